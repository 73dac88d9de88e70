"""What a played card or a used power does. Each belongs to one moment, in which alone it can be used (PF-PLAY-16,
PF-ENC-04); the same declaration words the card."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from herowright.games.pathfinder.cards.moments import DAMAGE, EVADE, FAILED, HELP, SKILL
from herowright.games.pathfinder.cards.on import (
    ANY_CHECK,
    DAT,
    HERE,
    OWN,
    OWN_CHECK,
    On,
    all_traits,
    kinds_text,
    skills_text,
    traits_text,
)
from herowright.games.pathfinder.cards.part import Part
from herowright.games.pathfinder.rules import check as checking
from herowright.games.pathfinder.rules.components import BARRIER, COMBAT, STRENGTH, Dice, counted, dice
from herowright.table.decision import Steps
from herowright.table.message import Message
from herowright.table.native import dataclass, native

if TYPE_CHECKING:
    from herowright.games.pathfinder.rules.state import Checking, Hero, Pathfinder


@native(allow_interpreted_subclasses=True)
class Effect(Part):
    """`carry_out` runs after the card was revealed, discarded or whatever else it costs. `source` names the card or
    power for the log."""

    __slots__ = ()

    moment: ClassVar[str]
    # Whether a card played for it does not count as the one card of its kind.
    free = False

    def usable(self, table: Pathfinder, hero: Hero) -> bool:
        """Whether it makes sense now; the moment is right already."""
        return True

    def carry_out(self, table: Pathfinder, hero: Hero, source: str) -> Steps[None]:
        self.work(table, hero, source)
        yield from ()

    def work(self, table: Pathfinder, hero: Hero, source: str) -> None:
        """The same for effects that ask nothing."""

    def skills_of(self, hero: Hero) -> list[int]:
        """The skills it lets the player choose from, if it sets the skill of a check (PF-CHECK-18)."""
        return []

    def dice_against(self, check: Checking) -> Dice:
        """What comes with such a skill."""
        return Dice()


def now(table: Pathfinder) -> Checking:
    """The check that effects on checks work on."""
    return table.checks[-1]


# --- which skill is used (PF-CHECK-17 to -21) ------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Fight(Effect):
    """Weapons and attack spells: one's own combat check uses one of these skills and these dice. `against` names traits
    of the bane for which `better` dice are rolled instead. Without proficiency in weapons the check is `unskilled`
    harder. A card's traits come along by themselves (PF-CHECK-21)."""

    skills: tuple[int, ...]
    added: str
    unskilled: int = 0
    against: tuple[str, ...] = ()
    better: str = ""

    moment = SKILL

    def usable(self, table: Pathfinder, hero: Hero) -> bool:
        check = table.checks[-1]
        return check.seat == hero.seat and not check.set_by and checking.has_way(check, COMBAT)

    def skills_of(self, hero: Hero) -> list[int]:
        """Those among which the player chooses; with none of them a d4 is rolled (PF-CHECK-13, PF-CHECK-14)."""
        return [skill for skill in self.skills if skill in hero.skills] or [self.skills[0]]

    def dice_against(self, check: Checking) -> Dice:
        if self.against and check.card is not None and not check.card.traits.isdisjoint(self.against):
            return dice(self.better)
        return dice(self.added)

    @property
    def text(self) -> Message:
        args = {"skills": skills_text(self.skills), "dice": self.added, "unskilled": self.unskilled}
        if self.against:
            against = traits_text(self.against)
            return Message("pf-effect-fight-against", {**args, "traits": against, "better": self.better})
        return Message("pf-effect-fight", args)


@dataclass(frozen=True, slots=True)
class UseSkill(Effect):
    """A skill is used instead of the one the check asks for, with dice on top."""

    skills: tuple[int, ...]
    on: On
    added: str = ""

    moment = SKILL

    def usable(self, table: Pathfinder, hero: Hero) -> bool:
        check = table.checks[-1]
        return check.seat == hero.seat and not check.set_by and bool(checking.ways_for(table, check, self.on, hero))

    def skills_of(self, hero: Hero) -> list[int]:
        return [skill for skill in self.skills if skill in hero.skills] or [self.skills[0]]

    def dice_against(self, check: Checking) -> Dice:
        return dice(self.added)

    @property
    def text(self) -> Message:
        args = {"skills": skills_text(self.skills), "on": self.on.text, "dice": counted(self.added or "0")}
        return Message("pf-effect-use-skill", args)


@dataclass(frozen=True, slots=True)
class DieInstead(Effect):
    """Another die replaces that of some skills in one's own check, which has to be made with one of them then."""

    skills: tuple[int, ...]
    die: int
    plus: int = 0
    traits: tuple[str, ...] = ()

    moment = SKILL

    def usable(self, table: Pathfinder, hero: Hero) -> bool:
        check = table.checks[-1]
        if check.seat != hero.seat or check.instead or check.skill >= 0:
            return False
        asked = [STRENGTH if way.skill == COMBAT else way.skill for way in check.ways]  # PF-CHECK-17
        return any(checking.rolls(hero, skill, self.skills) for skill in asked)

    def work(self, table: Pathfinder, hero: Hero, source: str) -> None:
        check = table.checks[-1]
        check.instead = dict.fromkeys(self.skills, self.die)
        check.plus += self.plus
        checking.add_traits(check, frozenset(self.traits))

    @property
    def text(self) -> Message:
        args = {"die": self.die, "skills": skills_text(self.skills), "plus": self.plus}
        if self.traits:
            return Message("pf-effect-die-instead-traits", {**args, "traits": all_traits(self.traits)})
        return Message("pf-effect-die-instead", args)


@dataclass(frozen=True, slots=True)
class Beat(Effect):
    """The bane met is defeated without a check, if none of its difficulties is above `most`."""

    most: int
    kinds: tuple[str, ...] = (BARRIER,)

    moment = SKILL
    says = "pf-effect-beat"

    def usable(self, table: Pathfinder, hero: Hero) -> bool:
        check, encounter = now(table), table.encounter
        if encounter is None or check.purpose != "defeat" or encounter.seat != hero.seat or check.card is None:
            return False
        if not check.card.is_a(self.kinds):
            return False
        ways = [way for ways in getattr(encounter.card, "checks", ()) for way in ways]
        return max((checking.asked(table, check, way) for way in ways), default=0) <= self.most

    def work(self, table: Pathfinder, hero: Hero, source: str) -> None:
        assert table.encounter is not None
        table.encounter.beaten = now(table).passed = True


# --- what is added (PF-CHECK-30 to -37) ------------------------------------------------------------------


class OnCheck(Effect):
    """Something for a check that has not succeeded already; `on` says for which ones."""

    __slots__ = ()

    on: On

    moment = HELP

    def usable(self, table: Pathfinder, hero: Hero) -> bool:
        check = now(table)
        return not check.passed and self.on.fits(table, check, hero)


@dataclass(frozen=True, slots=True)
class AddDice(OnCheck):
    """Dice or a number on a check. Only traits named here come along (PF-CHECK-32, PF-CHECK-33)."""

    added: str
    on: On = OWN_CHECK
    traits: tuple[str, ...] = ()

    def usable(self, table: Pathfinder, hero: Hero) -> bool:
        return now(table).fixed is None and OnCheck.usable(self, table, hero)

    def work(self, table: Pathfinder, hero: Hero, source: str) -> None:
        checking.add(now(table), dice(self.added), frozenset(self.traits))

    @property
    def text(self) -> Message:
        args = {"dice": self.added, "on": self.on.text}
        if self.traits:
            return Message("pf-effect-add-dice-traits", {**args, "traits": all_traits(self.traits)})
        return Message("pf-effect-add-dice", args)


@dataclass(frozen=True, slots=True)
class More(Effect):
    """Dice on top of those of the power that it follows."""

    added: str

    moment = HELP
    says = "pf-effect-more"

    def work(self, table: Pathfinder, hero: Hero, source: str) -> None:
        checking.add(now(table), dice(self.added))


@dataclass(frozen=True, slots=True)
class AddDie(OnCheck):
    """Blessings: dice like the one of the skill that is used, two on checks that fit `twice` (PF-BOON-20 to -24)."""

    on: On = ANY_CHECK
    twice: On | None = None
    count: int = 1

    def usable(self, table: Pathfinder, hero: Hero) -> bool:
        return now(table).fixed is None and OnCheck.usable(self, table, hero)

    def work(self, table: Pathfinder, hero: Hero, source: str) -> None:
        check = table.checks[-1]
        count = 2 if self.twice is not None and self.twice.fits_what(check) else self.count
        checking.add(check, Dice((checking.blessing_die(table, hero, source),) * count))

    @property
    def text(self) -> Message:
        if self.twice is not None:
            return Message("pf-effect-add-die-twice", {"on": self.on.text, "twice": self.twice.what})
        return Message("pf-effect-add-die", {"on": self.on.text, "count": self.count})


@dataclass(frozen=True, slots=True)
class BorrowBlessing(Effect):
    """It may be played as the blessing that lies on top of the blessings discard pile: `playable` knows."""

    moment = "never"
    says = "pf-effect-borrow-blessing"


@dataclass(frozen=True, slots=True)
class Ease(OnCheck):
    """The difficulty of a check falls (PF-CHECK-29)."""

    by: int
    on: On = OWN_CHECK

    says = "pf-effect-ease"

    def work(self, table: Pathfinder, hero: Hero, source: str) -> None:
        now(table).harder -= self.by


@dataclass(frozen=True, slots=True)
class SetDifficulty(OnCheck):
    """The difficulty of a check is this number, whatever it was (PF-GOLD-01); shifts still work on it (PF-CHECK-29)."""

    number: int
    on: On = OWN_CHECK

    says = "pf-effect-set-difficulty"

    def carry_out(self, table: Pathfinder, hero: Hero, source: str) -> Steps[None]:
        check = now(table)
        check.set_to = (*check.set_to, (source, self.number))
        yield from checking.settle_difficulty(table, check)


@dataclass(frozen=True, slots=True)
class Succeed(OnCheck):
    """The check succeeds without a roll."""

    on: On

    says = "pf-effect-succeed"

    def work(self, table: Pathfinder, hero: Hero, source: str) -> None:
        now(table).passed = True


# --- after the dice have fallen --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Reroll(Effect):
    """A failed check is rolled once more, and the second result counts. On a weapon it follows the power that set the
    skill (`also`)."""

    on: On = OWN_CHECK

    moment = FAILED
    says = "pf-effect-reroll"

    def usable(self, table: Pathfinder, hero: Hero) -> bool:
        return self.on.fits(table, now(table), hero)

    def work(self, table: Pathfinder, hero: Hero, source: str) -> None:
        checking.roll(table, now(table))


@dataclass(frozen=True, slots=True)
class Rescue(Effect):
    """A check failed by no more than `by` is a success after all."""

    by: int = 1
    on: On = OWN_CHECK

    moment = FAILED
    says = "pf-effect-rescue"

    def usable(self, table: Pathfinder, hero: Hero) -> bool:
        check = table.checks[-1]
        return check.difficulty - check.result <= self.by and self.on.fits(table, check, hero)

    def work(self, table: Pathfinder, hero: Hero, source: str) -> None:
        now(table).success = True


# --- damage (PF-DMG-01 to -03) ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Reduce(Effect):
    """Less damage: of the types named, or of any. `by` 0 stands for all of it. `free` cards do not count against the
    one card of a kind."""

    by: int
    types: tuple[str, ...] = ()
    whose: str = OWN
    free: bool = False

    moment = DAMAGE
    says = "pf-effect-reduce"

    def usable(self, table: Pathfinder, hero: Hero) -> bool:
        hurt = table.hurt
        if hurt is None or hurt.fixed or not hurt.amount or (self.types and hurt.type not in self.types):
            return False
        if self.whose == OWN:
            return hurt.seat == hero.seat
        return self.whose != HERE or table.heroes[hurt.seat].place == hero.place

    def work(self, table: Pathfinder, hero: Hero, source: str) -> None:
        hurt = table.hurts[-1]
        hurt.amount = max(0, hurt.amount - self.by) if self.by else 0


# --- encounters ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Evade(Effect):
    """Whoever meets a card of these kinds need not face it (PF-ENC-11). Without kinds: whatever it is."""

    kinds: tuple[str, ...] = ()

    moment = EVADE

    def usable(self, table: Pathfinder, hero: Hero) -> bool:
        encounter = table.encounter
        if encounter is None or encounter.seat != hero.seat:
            return False
        return not self.kinds or encounter.card.is_a(self.kinds)

    def work(self, table: Pathfinder, hero: Hero, source: str) -> None:
        assert table.encounter is not None
        table.encounter.evaded = True

    @property
    def text(self) -> Message:
        if not self.kinds:
            return Message("pf-effect-evade-any")
        return Message("pf-effect-evade", {"kinds": kinds_text(self.kinds, DAT)})
