"""The vocabulary of Roll Player and its expansion for tests: effects, card families, neutral cards, and tables that are
read as text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herowright.games.roll_player.fiends_familiars.cards import curses as curses
from herowright.games.roll_player.fiends_familiars.cards.terrors import *
from herowright.games.roll_player.fiends_familiars.cards.vocabulary import *
from herowright.table.message import Message
from herowright.testing import Play, rule, situation

if TYPE_CHECKING:
    from herowright.games.roll_player.rules.state import Hero, RollPlayer
    from herowright.table.decision import Steps

# --- cards that do nothing ---------------------------------------------------------------------------------


class NoPower(Power):
    """For a class, a weapon or a fiend that changes nothing."""

    __slots__ = ()

    @property
    def text(self) -> Message:
        return Message("card-no-effect")


class NoAbility(Ability):
    """For a skill, a familiar or a scroll whose effect is nothing."""

    __slots__ = ()

    @property
    def text(self) -> Message:
        return Message("card-no-effect")

    def effect(self, table: RollPlayer, hero: Hero, card: Card) -> Steps[None]:
        yield from ()


def race(id: str = "nobody", **modifiers: int) -> Race:
    """`race("giant", str=2, cha=-2)`; without modifiers it changes no row."""
    return Race(id=id, number=900, modifiers={ROW_OF_ID[row]: number for row, number in modifiers.items()})


def hero_class(id: str = "nobody", colour: int = 0, effect: Power | None = None, **goals: Goal) -> HeroClass:
    """Every row wants 99, unless its goal is named: `hero_class("guard", str=Goal(15, None, 3))`."""
    wanted = tuple(goals.get(row, Goal(99, None, 0)) for row in SHEET_ROW_IDS[:6])
    power = effect or NoPower()
    return HeroClass(id=id, number=901, side="front", colour=colour, goals=wanted, ability=id, effect=power)


def backstory(id: str = "nobody", **cells: int) -> Backstory:
    """Spaces are written `str_1`: `backstory("orphan", str_1=RED)`; without cells it wants nothing."""
    spaces = {ROW_OF_ID[name[:-2]] * SPACES_PER_ROW + int(name[-1]) - 1: colour for name, colour in cells.items()}
    return Backstory(id=id, number=902, cells=spaces)


def alignment(id: str = "nobody", grid: tuple[int, ...] = (0,) * 9) -> Alignment:
    return Alignment(id=id, number=903, grid=grid)


def trait(id: str, scoring: Scoring, arrow: str = "good", cost: int = 2, dots: int = 1) -> Trait:
    return Trait(id=id, number=904, dots=dots, cost=cost, arrow=arrow, scoring=scoring)


def skill(id: str, ability: Ability, arrow: str = "good", cost: int = 2, dots: int = 1) -> Skill:
    return Skill(id=id, number=905, dots=dots, cost=cost, arrow=arrow, ability=ability)


def weapon(id: str, effect: Power | None = None, hands: int = 1, cost: int = 2, dots: int = 1) -> Weapon:
    return Weapon(id=id, number=906, dots=dots, cost=cost, hands=hands, effect=effect or NoPower())


def armor(id: str, set: ArmorSet, cost: int = 2, dots: int = 1) -> Armor:
    return Armor(id=id, number=907, dots=dots, cost=cost, set=set)


# --- reading -----------------------------------------------------------------------------------------------


class RollPlayerPlay(Play):
    """Dice are read as they are written: `gold4`, and an empty space as an empty text."""

    def row(self, seat: int, row: str) -> list[str]:
        """The three spaces of a row, from the left."""
        start = ROW_OF_ID[row] * SPACES_PER_ROW
        return [self._die(die) for die in self.hero(seat).spaces[start : start + SPACES_PER_ROW]]

    def rows(self, seat: int) -> dict[str, list[str]]:
        rows = self.hero(seat).room // SPACES_PER_ROW
        return {row: self.row(seat, row) for row in SHEET_ROW_IDS[:rows]}

    def hand(self, seat: int) -> list[str]:
        """Dice taken and not placed yet."""
        return [self._die(die) for die in self.hero(seat).hand]

    def pool(self) -> list[str]:
        """The dice on the initiative cards, from the first card on."""
        return [self._die(die) for die in self.state.pool]

    def market(self) -> list[str]:
        return [card.id for card in self.state.market]

    def _die(self, die: int) -> str:
        return "" if die == NONE else str(self.state.die_name(die)).removeprefix("die:")
