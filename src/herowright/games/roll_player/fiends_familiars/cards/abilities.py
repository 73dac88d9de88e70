"""What skills, scrolls, familiars and rewards of the expansion do, besides the abilities of the base game.

They only ever meet tables and heroes of the expansion. Every effect can be left out, except where it asks nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from herowright.games.roll_player.cards.abilities import Ability, AtOnce, card_arg, own_dice
from herowright.games.roll_player.fiends_familiars.cards.measures import Measure
from herowright.games.roll_player.fiends_familiars.cards.part import ARGUMENTS
from herowright.games.roll_player.fiends_familiars.cards.types import KINDS
from herowright.games.roll_player.fiends_familiars.rules import fiends, gains, minions
from herowright.games.roll_player.fiends_familiars.rules.choices import (
    CARD_AGAIN,
    CARD_BANISH,
    CARD_FIEND,
    CARD_FLIP,
    CARD_HOME,
    CARD_INITIATIVE,
    CARD_LOOK,
    CARD_MARKER,
    CARD_MINION,
    CARD_REFRESH,
    CARD_ROW,
    CARD_SPACE,
    EMPTY_SPACES,
    INITIATIVES,
    LOOKS,
    NEXT_MINION,
    OWN_FIENDS,
    ROW_ACTIONS,
    STORED_ACTION,
    USE_FAMILIAR,
)
from herowright.games.roll_player.fiends_familiars.rules.placing import carry_out_action, linked_action, pay_for_placing
from herowright.games.roll_player.rules import changes
from herowright.games.roll_player.rules.choices import (
    DONE,
    FLIPS,
    OWN_DICE,
    REFRESHES,
    SHIFTS,
    SKILL_DIE,
    SKILL_SHIFT,
    SKIP,
    WAIVE,
    Flip,
    Shift,
)
from herowright.games.roll_player.rules.components import (
    CENTRE,
    FAMILIAR,
    HIGHEST,
    LOWEST,
    NONE,
    ROW_NAMES,
    ROWS,
    SPACE_NAMES,
    SPACES_PER_ROW,
)
from herowright.games.roll_player.rules.dice import action_options, of_own_dice, take_tokens, tokens_left
from herowright.games.roll_player.rules.gold import from_supply, pay
from herowright.table.decision import Option, Steps, ask, ask_if_any
from herowright.table.message import Message

if TYPE_CHECKING:
    from herowright.games.roll_player.cards.types import Card
    from herowright.games.roll_player.fiends_familiars.cards.types import Fiend
    from herowright.games.roll_player.fiends_familiars.rules.choices import RowAction
    from herowright.games.roll_player.fiends_familiars.rules.state import Adventurer, FiendsTable


class FiendsAbility(Ability["FiendsTable", "Adventurer"]):
    """Only ever meets tables and heroes of the expansion."""

    __slots__ = ()

    arguments = ARGUMENTS


class FiendsGain(AtOnce["FiendsTable", "Adventurer"]):
    """Likewise."""

    __slots__ = ()

    arguments = ARGUMENTS


def up_to(most: int) -> Option[None]:
    """How to stop: a text that speaks of "up to" so many lets everybody stop, even before the first."""
    return WAIVE if most > 1 else SKIP


@dataclass(frozen=True, slots=True)
class Gain(FiendsGain):
    """Something comes at once: gold, XP, glory, charisma tokens, or wounds go."""

    gold: int = 0
    xp: int = 0
    glory: int = 0
    tokens: int = 0
    heal: int = 0

    says = "ff-ability-gain"

    def brings(self, table: FiendsTable, hero: Adventurer) -> Message | None:
        gold, tokens = from_supply(table, self.gold), tokens_left(table, self.tokens)
        comes = (gold, tokens, gains.left_of(hero, self.xp), self.glory, min(self.heal, hero.wounds))
        return self.text if any(amount > 0 for amount in comes) else None

    def effect(self, table: FiendsTable, hero: Adventurer, card: Card) -> Steps[None]:
        pay(table, hero, self.gold, "RP-GOLD-05", "card", **card_arg(card))
        gains.gain_glory(table, hero, self.glory, "FF-CARD-01")
        take_tokens(table, hero, self.tokens, "FF-CARD-01")
        gains.heal(table, hero, self.heal, "FF-CARD-01")
        yield from gains.gain_xp(table, hero, self.xp, "FF-XP-09")


@dataclass(frozen=True, slots=True)
class GainPer(FiendsGain):
    """Gold or XP for every so many of something, up to a limit."""

    measure: Measure
    each: int = 1
    gold: int = 0
    xp: int = 0
    most: int = 5

    says = "ff-ability-gain-per"

    def amounts(self, table: FiendsTable, hero: Adventurer) -> tuple[int, int]:
        """The gold and the XP it would bring now."""
        times = self.measure.of(table, hero) // self.each
        return min(self.gold * times, self.most), min(self.xp * times, self.most)

    def brings(self, table: FiendsTable, hero: Adventurer) -> Message | None:
        gold, xp = self.amounts(table, hero)
        return Gain(gold=from_supply(table, gold), xp=xp).brings(table, hero)

    def effect(self, table: FiendsTable, hero: Adventurer, card: Card) -> Steps[None]:
        gold, xp = self.amounts(table, hero)
        pay(table, hero, gold, "RP-GOLD-05", "card", **card_arg(card))
        yield from gains.gain_xp(table, hero, xp, "FF-XP-09")


@dataclass(frozen=True, slots=True)
class FlipDie(FiendsAbility):
    """Turn a die of one's own sheet to its opposite face."""

    says = "ff-ability-flip-die"

    def effect(self, table: FiendsTable, hero: Adventurer, card: Card) -> Steps[None]:
        def dice() -> list[Option[Flip | None]]:
            found = of_own_dice(FLIPS, hero)
            return [SKIP, *found] if found else []

        chosen = yield from ask_if_any(CARD_FLIP, hero.seat, dice, card_arg(card))
        if chosen is not None:
            changes.flip(table, hero, chosen.space, "FF-CARD-01")


@dataclass(frozen=True, slots=True)
class TurnDie(FiendsAbility):
    """Turn a die of one's own sheet to a face; of the familiar's dice only, if it says so."""

    face: int
    familiar: bool = False

    says = "ff-ability-turn-die"

    def effect(self, table: FiendsTable, hero: Adventurer, card: Card) -> Steps[None]:
        def dice() -> list[Option[int | None]]:
            found = []
            for space in hero.occupied():
                die = hero.spaces[space]
                here = not self.familiar or space // SPACES_PER_ROW == FAMILIAR
                if here and table.faces[die] != self.face and LOWEST[die] <= self.face <= HIGHEST[die]:
                    found.append(OWN_DICE[space])
            return [SKIP, *found] if found else []

        space = yield from ask_if_any(SKILL_DIE, hero.seat, dice, card_arg(card))
        if space is not None:
            changes.set_face(table, hero, space, self.face, "FF-CARD-01")


@dataclass(frozen=True, slots=True)
class ShiftInRow(FiendsAbility):
    """Change a die of the familiar, or of the attribute rows, by up to so much."""

    most: int
    familiar: bool

    says = "ff-ability-shift-row"

    def effect(self, table: FiendsTable, hero: Adventurer, card: Card) -> Steps[None]:
        def shifts() -> list[Option[Shift | None]]:
            found = []
            for space in hero.occupied():
                if (space // SPACES_PER_ROW == FAMILIAR) == self.familiar:
                    die = hero.spaces[space]
                    face = table.faces[die]
                    steps = [by for by in range(-self.most, self.most + 1) if by]
                    found += [SHIFTS[space, by] for by in steps if LOWEST[die] <= face + by <= HIGHEST[die]]
            return [SKIP, *found] if found else []

        chosen = yield from ask_if_any(SKILL_SHIFT, hero.seat, shifts, card_arg(card))
        if chosen is not None:
            changes.shift(table, hero, chosen, "FF-CARD-01")


@dataclass(frozen=True, slots=True)
class RerollDice(FiendsAbility):
    """Roll up to so many dice of one's own sheet one after another, keeping the old or the new face of each."""

    most: int

    says = "ff-ability-reroll-dice"

    def effect(self, table: FiendsTable, hero: Adventurer, card: Card) -> Steps[None]:
        leave = up_to(self.most)
        for _ in range(self.most):
            space = yield from ask_if_any(
                SKILL_DIE, hero.seat, lambda: [leave, *own_dice(hero)] if hero.occupied() else [], card_arg(card)
            )
            if space is None:
                return
            yield from changes.reroll(table, hero, space, "FF-CARD-01")


@dataclass(frozen=True, slots=True)
class MoveMarker(FiendsAbility):
    """Move the marker up to so many steps, any way."""

    steps: int

    says = "ff-ability-move-marker"

    def effect(self, table: FiendsTable, hero: Adventurer, card: Card) -> Steps[None]:
        for _ in range(self.steps):
            way = yield from ask(CARD_MARKER, hero.seat, lambda: [*changes.ways_to_move(hero), DONE], card_arg(card))
            if way is None:
                return
            changes.move_marker(table, hero, way.direction, "FF-CARD-01")


@dataclass(frozen=True, slots=True)
class MarkerHome(FiendsAbility):
    """The marker goes back to the centre of the grid, if its owner likes."""

    says = "ff-ability-marker-home"

    def effect(self, table: FiendsTable, hero: Adventurer, card: Card) -> Steps[None]:
        way = yield from ask_if_any(
            CARD_HOME, hero.seat, lambda: [HOME, DONE] if hero.marker != CENTRE else [], card_arg(card)
        )
        if way is not None:
            hero.marker = CENTRE
            table.report("ff-event-marker-home", hero.seat, "FF-CARD-01", {"field": f"field:{hero.marker}"})


HOME = Option("home", "home", Message("ff-opt-home"), ("marker:home",))


@dataclass(frozen=True, slots=True)
class RefreshSkills(FiendsAbility):
    """Refresh exhausted skills of one's own: up to so many, or all (FF-SCROLL-03)."""

    most: int | None = None

    @property
    def text(self) -> Message:
        return Message("ff-ability-refresh", {"most": self.most or 0})

    def effect(self, table: FiendsTable, hero: Adventurer, card: Card) -> Steps[None]:
        if self.most is None:
            for tired in hero.exhausted:
                table.report("rp-event-refreshed", hero.seat, "FF-SCROLL-03", {"card": tired.name})
            hero.exhausted = ()
            return
        leave = up_to(self.most)
        for _ in range(self.most):
            skill = yield from ask_if_any(
                CARD_REFRESH,
                hero.seat,
                lambda: [leave, *(REFRESHES[skill] for skill in hero.exhausted)] if hero.exhausted else [],
                card_arg(card),
            )
            if skill is None:
                return
            hero.exhausted = tuple(other for other in hero.exhausted if other is not skill)
            table.report("rp-event-refreshed", hero.seat, "FF-CARD-01", {"card": skill.name})


@dataclass(frozen=True, slots=True)
class BanishFree(FiendsAbility):
    """Banish own active fiends, one unless it says more, without paying."""

    most: int = 1

    @property
    def text(self) -> Message:
        if self.most == 1:
            return Message("ff-ability-banish-free")
        return Message("ff-ability-banish-many", {"most": self.most})

    def effect(self, table: FiendsTable, hero: Adventurer, card: Card) -> Steps[None]:
        leave = up_to(self.most)

        def offers() -> list[Option[Fiend | None]]:
            found = [OWN_FIENDS[fiend] for fiend in hero.fiends if fiends.can_be_banished(table, hero, fiend)]
            return [leave, *found] if found else []

        for _ in range(self.most):
            fiend = yield from ask_if_any(CARD_BANISH, hero.seat, offers, card_arg(card))
            if fiend is None:
                return
            fiends.turn_face_down(table, hero, fiend, "FF-FIEND-04")


@dataclass(frozen=True, slots=True)
class SummonFiend(FiendsAbility):
    """Put an own active fiend on any initiative card (FF-CARD-18 to FF-CARD-20)."""

    says = "ff-ability-summon"

    def effect(self, table: FiendsTable, hero: Adventurer, card: Card) -> Steps[None]:
        def own() -> list[Option[Fiend | None]]:
            return [SKIP, *(OWN_FIENDS[fiend] for fiend in hero.fiends)] if hero.fiends else []

        fiend = yield from ask_if_any(CARD_FIEND, hero.seat, own, card_arg(card))
        if fiend is None:
            return

        def cards() -> list[Option[int]]:
            """The fiend may have been banished meanwhile (FF-CARD-20)."""
            numbers = range(len(table.holders)) if fiend in hero.fiends else ()
            return [INITIATIVES[number, table.card_name(number)] for number in numbers]

        target = yield from ask_if_any(CARD_INITIATIVE, hero.seat, cards, {"fiend": fiend.name})
        if target is None:
            return
        fiends.leave(hero, fiend)
        table.lurking[target] = (*table.lurking[target], fiend)
        summoned = {"fiend": fiend.name, "card": table.card_name(target)}
        table.report("ff-event-summoned", hero.seat, "FF-CARD-18", summoned)


@dataclass(frozen=True, slots=True)
class PlaceAgain(FiendsAbility):
    """Take a die off the sheet and place it again in any empty space (FF-CARD-08 to FF-CARD-11)."""

    says = "ff-ability-place-again"

    def effect(self, table: FiendsTable, hero: Adventurer, card: Card) -> Steps[None]:
        space = yield from ask_if_any(CARD_AGAIN, hero.seat, lambda: own_dice(hero), card_arg(card))
        if space is None:
            return
        die = hero.spaces[space]

        def spaces() -> list[Option[int]]:
            """The die may have been moved, or taken away, meanwhile."""
            free = {*hero.empty_spaces(), hero.spaces.index(die)} if die in hero.spaces else set()
            return [EMPTY_SPACES[other] for other in sorted(free)]

        target = yield from ask_if_any(CARD_SPACE, hero.seat, spaces, {"die": table.die_name(die)})
        if target is None:
            return
        space = hero.spaces.index(die)
        hero.spaces[space] = NONE
        hero.spaces[target] = die
        moved = {"die": table.die_name(die), "from": SPACE_NAMES[space], "to": SPACE_NAMES[target]}
        table.report("rp-event-moved", hero.seat, "FF-CARD-09", moved)
        row = target // SPACES_PER_ROW
        pay_for_placing(table, hero, die, row)
        yield from linked_action(table, hero, row)


@dataclass(frozen=True, slots=True)
class AnyAction(FiendsAbility):
    """One attribute action of choice."""

    says = "ff-ability-any-action"

    def effect(self, table: FiendsTable, hero: Adventurer, card: Card) -> Steps[None]:
        row = yield from ask_if_any(
            CARD_ROW,
            hero.seat,
            lambda: [SKIP, *(ROW_ACTIONS[row] for row in ROWS if action_options(table, hero, row))],
            card_arg(card),
        )
        if row is None:
            return

        def actions() -> list[Option[RowAction | None]]:
            """A skill may have left no die for it meanwhile."""
            found = action_options(table, hero, row)
            return [SKIP, *found] if found else []

        action = yield from ask_if_any(STORED_ACTION, hero.seat, actions, {"rows": ROW_NAMES[row]})
        if action is not None:
            yield from carry_out_action(table, hero, action)


@dataclass(frozen=True, slots=True)
class FamiliarAction(FiendsAbility):
    """The action of one's own familiar, as after placing a die there."""

    says = "ff-ability-familiar-action"

    def effect(self, table: FiendsTable, hero: Adventurer, card: Card) -> Steps[None]:
        yield from carry_out_action(table, hero, USE_FAMILIAR.payload)


@dataclass(frozen=True, slots=True)
class NextMinion(FiendsAbility):
    """Put the face-up minion under its deck and reveal the next, without paying."""

    says = "ff-ability-next-minion"

    def allowed(self, table: FiendsTable, hero: Adventurer) -> bool:
        return table.phase != "hunt"

    def effect(self, table: FiendsTable, hero: Adventurer, card: Card) -> Steps[None]:
        wish = yield from ask_if_any(
            CARD_MINION, hero.seat, lambda: [SKIP, NEXT_MINION] if len(table.minions) > 1 else [], card_arg(card)
        )
        if wish is not None:
            minions.put_under(table, hero.seat, "FF-HUNT-02")


@dataclass(frozen=True, slots=True)
class LookAtAdventure(FiendsAbility):
    """Look secretly at an adventure card one has not seen (FF-HUNT-20)."""

    says = "ff-ability-look"

    def effect(self, table: FiendsTable, hero: Adventurer, card: Card) -> Steps[None]:
        def unseen() -> list[Option[str | None]]:
            found = [LOOKS[kind] for number, kind in enumerate(KINDS) if number not in hero.looked]
            return [SKIP, *found] if found else []

        kind = yield from ask_if_any(CARD_LOOK, hero.seat, unseen, card_arg(card))
        if kind is not None:
            minions.look(table, hero, KINDS.index(kind))
