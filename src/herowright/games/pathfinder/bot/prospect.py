"""A check as it would be rolled: from the skill, card or power that sets it, with all that comes by itself, to whatever
is added (PF-CHECK-13 to -37)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from herowright.games.pathfinder.bot.odds import missing, reaching
from herowright.games.pathfinder.bot.outlook import Outlook
from herowright.games.pathfinder.bot.sheet import SKILL_OF, Member
from herowright.games.pathfinder.cards.arms import Offhand
from herowright.games.pathfinder.cards.effects import AddDice, AddDie, Ease, More, SetDifficulty, Succeed
from herowright.games.pathfinder.cards.on import ANYBODY, DEFEAT, HERE, OTHER, OTHER_HERE, OWN, On
from herowright.games.pathfinder.cards.standing import (
    DEFEATS,
    DiceAdded,
    DifficultyIs,
    HarderChecks,
    NeedsTrait,
    Standing,
    Twice,
    WeakDice,
    When,
)
from herowright.games.pathfinder.rules.components import COMBAT, SKILL_IDS, Dice, dice
from herowright.games.pathfinder.rules.holding import about

UNSKILLED = 4
_SKILL_OF_TRAIT = {id: skill for skill, id in enumerate(SKILL_IDS)}
_DICE: dict[str, Dice] = {}


def dice_of(text: str) -> Dice:
    found = _DICE.get(text)
    if found is None:
        found = _DICE[text] = dice(text)
    return found


class Prospect:
    """`kinds` are the skills it counts as. `lacks`: a trait without which the bane stays undefeated; `failed`: an
    earlier check against it was; `kept`: the chance that it stays all the same when it is defeated."""

    __slots__ = (
        "base",
        "card",
        "die",
        "difficulty",
        "failed",
        "fixed",
        "kept",
        "kinds",
        "lacks",
        "plus",
        "purpose",
        "seat",
        "sides",
        "sure",
        "traits",
        "twice",
        "weak",
    )

    def __init__(self, seat: int, purpose: str, card: Any) -> None:
        self.seat = seat
        self.purpose = purpose
        self.card = card
        self.kinds: frozenset[int] = frozenset()
        self.traits: frozenset[str] = frozenset()
        self.die = 0
        self.sides: tuple[int, ...] = ()
        self.plus = 0
        self.base = 0
        self.difficulty = 0
        self.weak = 0
        self.fixed: int | None = None
        self.sure = False
        self.twice = False
        self.lacks: tuple[str, ...] = ()
        self.failed = False
        self.kept = 0.0

    def copy(self) -> Prospect:
        twin = Prospect(self.seat, self.purpose, self.card)
        twin.kinds, twin.traits, twin.die, twin.sides = self.kinds, self.traits, self.die, self.sides
        twin.plus, twin.base, twin.difficulty, twin.weak = self.plus, self.base, self.difficulty, self.weak
        twin.fixed, twin.sure, twin.twice, twin.lacks = self.fixed, self.sure, self.twice, self.lacks
        twin.failed, twin.kept = self.failed, self.kept
        return twin

    def set(self, number: int) -> None:
        """Another number takes the place of the one before shifts."""
        self.difficulty += number - self.base
        self.base = number

    def add(self, added: Dice, traits: frozenset[str] | tuple[str, ...] = ()) -> None:
        self.sides += added.sides
        self.plus += added.plus
        if traits:
            self.traits = self.traits.union(traits)

    @property
    def needed(self) -> int:
        """What the dice have to show."""
        return self.difficulty - self.plus + self.weak * len(self.sides)

    @property
    def chance(self) -> float:
        if self.sure:
            return 1.0
        if self.fixed is not None:
            return float(self.fixed + self.plus >= self.difficulty)
        chance = reaching(self.sides, self.needed)
        return chance * chance if self.twice else chance

    @property
    def useless(self) -> bool:
        """The bane stays undefeated whatever is rolled (PF-CHECK-46)."""
        return bool(self.lacks) and not self.traits.issuperset(self.lacks)

    @property
    def counts(self) -> float:
        """The chance that the check succeeds and counts."""
        return 0.0 if self.useless or self.failed else self.chance * (1 - self.kept)

    def loss(self, tolls: list[float]) -> float:
        """What failing costs on average, where it costs so much for each number of points that are missing."""
        if self.sure or len(tolls) < 2:
            return 0.0
        last = len(tolls) - 1
        if self.fixed is not None:
            short = self.difficulty - self.fixed - self.plus
            return tolls[min(short, last)] if short > 0 else 0.0
        total = 0.0
        for short, chance in enumerate(missing(self.sides, self.needed), 1):
            total += chance * tolls[short if short < last else last]
        return total


def fits(outlook: Outlook, on: On, prospect: Prospect, player: Member) -> bool:
    """Whether a card or power of this character speaks of the check."""
    check: Any = prospect
    return _whose(outlook, on.whose, prospect.seat, player) and on.fits_what(check)


def _whose(outlook: Outlook, whose: str, seat: int, player: Member) -> bool:
    if whose == ANYBODY:
        return True
    if player.seat == seat:
        return whose in (OWN, HERE)
    if whose == OWN:
        return False
    if whose == OTHER:
        return True
    together = outlook.situation.members[seat].place == player.place
    return together == (whose in (HERE, OTHER_HERE))


# --- building one ----------------------------------------------------------------------------------------------


def running(outlook: Outlook) -> Prospect:
    """The check that is being made, as it stands; its skill is chosen."""
    view = outlook.situation.view["check"]
    prospect = Prospect(view["seat"], view["purpose"], outlook.situation.card(view["card"]))
    prospect.kinds = frozenset([SKILL_OF[kind] for kind in view["kinds"]])
    prospect.traits = frozenset([trait[5:] for trait in view["traits"]])
    prospect.die, prospect.sides, prospect.plus = view["die"], tuple(view["dice"]), view["plus"]
    prospect.base, prospect.difficulty = view["base"] or 0, view["difficulty"] or 0
    prospect.weak, prospect.fixed = view["weak"], view["fixed"]
    _note_standing(outlook, prospect)
    return prospect


def _note_standing(outlook: Outlook, prospect: Prospect) -> None:
    card = prospect.card
    if prospect.purpose != DEFEAT or card is None:
        return
    for rule in card.standing:
        if isinstance(rule, NeedsTrait):
            prospect.lacks = (*prospect.lacks, rule.trait)
        elif isinstance(rule, Twice):
            prospect.twice = True
    met = outlook.situation.view["encounter"]
    prospect.failed = met is not None and met["card"] == card.name and bool(met["failed"])
    for rule in _rules(outlook, outlook.situation.members[prospect.seat]):
        if isinstance(rule, When) and rule.moment == DEFEATS and about(rule, card):
            prospect.kept = max(prospect.kept, rule.trouble.keeps)


def _rules(outlook: Outlook, member: Member) -> tuple[Standing, ...]:
    """What holds for a character by path, adventure, scenario and location."""
    rules: tuple[Standing, ...] = outlook.situation.during
    if member.place >= 0:
        spot = outlook.situation.spots[member.place]
        rules += spot.card.closed_here if spot.closed else spot.card.here
    return rules


def begun(
    outlook: Outlook,
    member: Member,
    purpose: str,
    card: Any,
    skill: int,
    difficulty: int,
    effect: Any = None,
    traits: frozenset[str] | tuple[str, ...] = (),
    fight: bool = False,
    instead: int = 0,
) -> Prospect:
    """A check with this skill, set by a card or power if there is an `effect`, with all that comes by itself.
    `instead` is a die that takes the place of the skill's."""
    hero = member.hero
    prospect = Prospect(member.seat, purpose, card)
    die, plus, kinds = hero.skills.get(skill) or (UNSKILLED, 0, frozenset((skill,)))
    prospect.die = instead or die
    prospect.sides, prospect.plus = (prospect.die,), plus
    prospect.traits = frozenset(traits)
    for trait in traits:
        if trait in _SKILL_OF_TRAIT:
            kinds |= {_SKILL_OF_TRAIT[trait]}
    prospect.kinds = kinds | {COMBAT} if fight else kinds
    prospect.base, prospect.difficulty = difficulty, difficulty + member.harder
    if effect is not None:
        prospect.add(_dice_against(effect, card))
        if getattr(effect, "unskilled", 0) and "weapons" not in hero.proficient:
            prospect.difficulty += effect.unskilled
    _complete(outlook, member, prospect)
    return prospect


def _dice_against(effect: Any, card: Any) -> Dice:
    against = getattr(effect, "against", ())
    if against and card is not None and not card.traits.isdisjoint(against):
        return dice_of(effect.better)
    return dice_of(effect.added)


def _complete(outlook: Outlook, member: Member, prospect: Prospect) -> None:
    """What the table adds by itself: powers, the location, the scenario and the bane."""
    situation = outlook.situation
    for other in situation.living:
        if other.profile is not None:
            for _, form in other.profile.powers.always:
                if fits(outlook, form.on, prospect, other):
                    prospect.add(dice_of(form.added), form.traits)
    rules = _rules(outlook, member)
    if prospect.card is not None and prospect.card.family == "bane" and prospect.purpose == "defeat":
        rules += prospect.card.standing
    settled = False
    for rule in rules:
        if isinstance(rule, HarderChecks):
            if fits(outlook, rule.on, prospect, member):
                prospect.difficulty += rule.by + situation.number if rule.veteran else rule.by
        elif isinstance(rule, DifficultyIs):
            if not settled and fits(outlook, rule.on, prospect, member):
                settled = True  # the highest ranking card comes first (PF-GOLD-02)
                prospect.set(rule.number)
        elif isinstance(rule, DiceAdded):
            if fits(outlook, rule.on, prospect, member):
                prospect.add(dice_of(rule.added))
        elif isinstance(rule, WeakDice) and fits(outlook, rule.on, prospect, member):
            prospect.weak += rule.by
    _note_standing(outlook, prospect)


# --- what can be added -----------------------------------------------------------------------------------------


def improved(outlook: Outlook, prospect: Prospect, effect: Any, player: Member, source: str = "") -> Prospect | None:
    """The check with an effect on it, or none if the effect does not work on checks like this."""
    add = ADDING.get(type(effect))
    if add is None:
        return None
    better = prospect.copy()
    add(outlook, better, effect, player, source)
    return better


def _add_dice(outlook: Outlook, prospect: Prospect, effect: AddDice, player: Member, source: str) -> None:
    prospect.add(dice_of(effect.added), effect.traits)


def _more(outlook: Outlook, prospect: Prospect, effect: Any, player: Member, source: str) -> None:
    prospect.add(dice_of(effect.added))


def _add_die(outlook: Outlook, prospect: Prospect, effect: AddDie, player: Member, source: str) -> None:
    check: Any = prospect
    count = 2 if effect.twice is not None and effect.twice.fits_what(check) else effect.count
    prospect.add(Dice((blessing_die(outlook, prospect, player, source),) * count))


def blessing_die(outlook: Outlook, prospect: Prospect, player: Member, source: str) -> int:
    """PF-BOON-21"""
    if source.startswith("blessing"):
        for _, form in player.hero.powers.blessing_die:
            if form.id == source or (not form.id and fits(outlook, form.on, prospect, player)):
                return form.die
    return prospect.die


def _ease(outlook: Outlook, prospect: Prospect, effect: Ease, player: Member, source: str) -> None:
    prospect.difficulty -= effect.by


def _set(outlook: Outlook, prospect: Prospect, effect: SetDifficulty, player: Member, source: str) -> None:
    prospect.set(effect.number)


def _succeed(outlook: Outlook, prospect: Prospect, effect: Succeed, player: Member, source: str) -> None:
    prospect.sure = True


ADDING: dict[type, Callable[[Outlook, Prospect, Any, Member, str], None]] = {
    AddDice: _add_dice,
    More: _more,
    Offhand: _more,
    AddDie: _add_die,
    Ease: _ease,
    SetDifficulty: _set,
    Succeed: _succeed,
}
