"""What traits pay in final scoring. Dice count as they lie: weapons never help here (RP-CARD-13)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from herowright.games.roll_player.cards.part import Part
from herowright.games.roll_player.rules.components import (
    CHAOTIC,
    COLOURS,
    COLOURS_OF,
    EVIL,
    GOOD,
    LAWFUL,
    ROW_IDS,
    ROW_NAMES,
    ROWS,
    SPACES_PER_ROW,
    space_id,
)
from herowright.table.message import Message

if TYPE_CHECKING:
    from herowright.games.roll_player.rules.state import Hero, RollPlayer

# Stars and the things behind them.
Paid = tuple[int, tuple[str, ...]]


def row_total(table: RollPlayer, hero: Hero, row: int) -> int:
    """The dice of a row, without race and weapons."""
    return sum(table.faces[die] for die in hero.row(row))


class Scoring(Part):
    __slots__ = ()

    def pays(self, table: RollPlayer, hero: Hero) -> Paid:
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class PerCard(Scoring):
    """Stars for each card of a type the hero owns."""

    stars: int
    type: str

    says = "rp-scoring-per-card"

    def pays(self, table: RollPlayer, hero: Hero) -> Paid:
        owned = [card for card in hero.cards if card.family == self.type]
        return self.stars * len(owned), tuple(card.name for card in owned)


@dataclass(frozen=True, slots=True)
class PerDice(Scoring):
    """A star for every so many dice that show a value."""

    each: int
    face: int

    says = "rp-scoring-per-dice"

    def pays(self, table: RollPlayer, hero: Hero) -> Paid:
        spaces = [space for space in hero.occupied() if table.faces[hero.spaces[space]] == self.face]
        return len(spaces) // self.each, tuple(f"die:{space_id(space)}" for space in spaces)


@dataclass(frozen=True, slots=True)
class PerClassDice(Scoring):
    """A star for every so many dice of the class colour."""

    each: int

    says = "rp-scoring-per-class-dice"

    def pays(self, table: RollPlayer, hero: Hero) -> Paid:
        assert hero.hero_class is not None
        colour = hero.hero_class.colour
        spaces = [space for space in hero.occupied() if colour in COLOURS_OF[hero.spaces[space]]]
        return len(spaces) // self.each, tuple(f"die:{space_id(space)}" for space in spaces)


@dataclass(frozen=True, slots=True)
class PerMatches(Scoring):
    """A star for every so many Backstory matches."""

    each: int

    says = "rp-scoring-per-matches"

    def pays(self, table: RollPlayer, hero: Hero) -> Paid:
        spaces = hero.backstory_matches()
        return len(spaces) // self.each, tuple(f"die:{space_id(space)}" for space in spaces)


@dataclass(frozen=True, slots=True)
class PerGold(Scoring):
    """A star for every so much gold held."""

    each: int

    says = "rp-scoring-per-gold"

    def pays(self, table: RollPlayer, hero: Hero) -> Paid:
        return hero.gold // self.each, (f"gold:{hero.seat}",)


@dataclass(frozen=True, slots=True)
class MarkerAt(Scoring):
    """Stars while the marker stands on a side of the grid, or in a corner where two sides meet."""

    stars: int
    sides: tuple[str, ...]

    @property
    def text(self) -> Message:
        if len(self.sides) == 1:
            return Message("rp-scoring-marker-side", {"stars": self.stars, "side": self.sides[0]})
        first, second = self.sides
        return Message("rp-scoring-marker-corner", {"stars": self.stars, "corner": f"{first}-{second}"})

    def pays(self, table: RollPlayer, hero: Hero) -> Paid:
        row, column = divmod(hero.marker, 3)
        stands = {GOOD: row == 0, EVIL: row == 2, LAWFUL: column == 0, CHAOTIC: column == 2}
        met = all(stands[side] for side in self.sides)
        return (self.stars if met else 0), (f"field:{hero.marker}",)


@dataclass(frozen=True, slots=True)
class RowAtMost(Scoring):
    """Stars if the dice of a row total no more than a number."""

    stars: int
    row: int
    total: int

    says = "rp-scoring-row-at-most"

    def pays(self, table: RollPlayer, hero: Hero) -> Paid:
        met = row_total(table, hero, self.row) <= self.total
        return (self.stars if met else 0), (f"row:{ROW_IDS[self.row]}",)


@dataclass(frozen=True, slots=True)
class RowsAtLeast(Scoring):
    """Stars if the dice of two rows together total at least a number."""

    stars: int
    rows: tuple[int, int]
    total: int

    @property
    def text(self) -> Message:
        first, second = (ROW_NAMES[row] for row in self.rows)
        return Message(
            "rp-scoring-rows-at-least", {"stars": self.stars, "first": first, "second": second, "total": self.total}
        )

    def pays(self, table: RollPlayer, hero: Hero) -> Paid:
        met = sum(row_total(table, hero, row) for row in self.rows) >= self.total
        return (self.stars if met else 0), tuple(f"row:{ROW_IDS[row]}" for row in self.rows)


@dataclass(frozen=True, slots=True)
class HighestRow(Scoring):
    """Stars if no row's dice total more than this one's."""

    stars: int
    row: int

    says = "rp-scoring-highest-row"

    def pays(self, table: RollPlayer, hero: Hero) -> Paid:
        totals = [row_total(table, hero, row) for row in ROWS]
        met = totals[self.row] == max(totals)
        return (self.stars if met else 0), (f"row:{ROW_IDS[self.row]}",)


@dataclass(frozen=True, slots=True)
class PerTriple(Scoring):
    """Stars for each row whose three dice show the same value."""

    stars: int

    says = "rp-scoring-per-triple"

    def pays(self, table: RollPlayer, hero: Hero) -> Paid:
        rows = []
        for row in ROWS:
            dice = hero.row(row)
            if len(dice) == SPACES_PER_ROW and len({table.faces[die] for die in dice}) == 1:
                rows.append(row)
        return self.stars * len(rows), tuple(f"row:{ROW_IDS[row]}" for row in rows)


@dataclass(frozen=True, slots=True)
class BiggestColour(Scoring):
    """A star for each die beyond so many in the colour the hero has most of."""

    beyond: int

    says = "rp-scoring-biggest-colour"

    def pays(self, table: RollPlayer, hero: Hero) -> Paid:
        of_colour = {
            colour: [space for space in hero.occupied() if colour in COLOURS_OF[hero.spaces[space]]]
            for colour in COLOURS
        }
        spaces = max(of_colour.values(), key=len)
        return max(0, len(spaces) - self.beyond), tuple(f"die:{space_id(space)}" for space in spaces)


@dataclass(frozen=True, slots=True)
class Counted(Scoring):
    """The way out for a trait no other scoring fits: a plain function, worded by a message."""

    count: Callable[[RollPlayer, Hero], int]
    words: Message

    @property
    def text(self) -> Message:
        return self.words

    def pays(self, table: RollPlayer, hero: Hero) -> Paid:
        return self.count(table, hero), ()
