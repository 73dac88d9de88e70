"""What can be counted on a hero: minions, adventure cards, traits and monsters all speak of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from herowright.games.roll_player.cards.scorings import row_total
from herowright.games.roll_player.fiends_familiars.cards.part import Part
from herowright.games.roll_player.rules.components import (
    COLOURS_OF,
    FAMILIAR,
    NONE,
    ROWS,
    SPLIT_DICE,
)
from herowright.games.roll_player.rules.scoring import row_value
from herowright.table.message import Message

if TYPE_CHECKING:
    from herowright.games.roll_player.fiends_familiars.rules.state import Adventurer, FiendsTable

# Cards of these types can be counted.
CARD_TYPES = ("weapon", "armor", "skill", "trait", "scroll")


class Measure(Part):
    """`text` is a noun phrase, such as "trophies" or "dice of your class colour"."""

    __slots__ = ()

    def of(self, table: FiendsTable, hero: Adventurer) -> int:
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Owned(Measure):
    """Things a hero simply has; `OWNED` lists them."""

    what: str

    @property
    def text(self) -> Message:
        return Message(f"ff-measure-{self.what}")

    def of(self, table: FiendsTable, hero: Adventurer) -> int:
        return OWNED[self.what](hero)


OWNED: dict[str, Callable[[Adventurer], int]] = {
    "gold": lambda hero: hero.gold,
    "xp": lambda hero: hero.xp,
    "stored-xp": lambda hero: hero.stored,
    "glory": lambda hero: hero.glory,
    "wounds": lambda hero: hero.wounds,
    "fiends": lambda hero: len(hero.fiends),
    "banished": lambda hero: len(hero.banished),
    "trophies": lambda hero: len(hero.trophies),
    "hands": lambda hero: sum(weapon.hands for weapon in hero.weapons),
    "cards": lambda hero: len(hero.cards),
    # What the Monster paid; the master bonus never counts (FF-CARD-17).
    "monster-stars": lambda hero: hero.monster_stars,
}


@dataclass(frozen=True, slots=True)
class Cards(Measure):
    """Market cards of a type."""

    type: str

    says = "ff-measure-cards-of"

    def of(self, table: FiendsTable, hero: Adventurer) -> int:
        return sum(1 for card in hero.cards if card.family == self.type)


@dataclass(frozen=True, slots=True)
class RowValue(Measure):
    """What the dice of an attribute row show. Race and weapons count in the final scoring alone (RP-COMP-12)."""

    row: int

    says = "ff-measure-row-value"

    def of(self, table: FiendsTable, hero: Adventurer) -> int:
        return row_total(table, hero, self.row)


@dataclass(frozen=True, slots=True)
class FamiliarPower(Measure):
    """The sum of the dice on the familiar (FF-SCORE-02)."""

    says = "ff-measure-power"

    def of(self, table: FiendsTable, hero: Adventurer) -> int:
        return row_total(table, hero, FAMILIAR)


@dataclass(frozen=True, slots=True)
class ClassDice(Measure):
    """Dice of one's own class colour, split dice and the familiar's included (FF-SPLIT-03, FF-FAM-08)."""

    says = "ff-measure-class-dice"

    def of(self, table: FiendsTable, hero: Adventurer) -> int:
        return 0 if hero.hero_class is None else hero.dice_of_colour(hero.hero_class.colour)


@dataclass(frozen=True, slots=True)
class ColourDice(Measure):
    """Dice of one colour."""

    colour: int

    says = "ff-measure-colour-dice"

    def of(self, table: FiendsTable, hero: Adventurer) -> int:
        return hero.dice_of_colour(self.colour)


@dataclass(frozen=True, slots=True)
class SplitDice(Measure):
    says = "ff-measure-split-dice"

    def of(self, table: FiendsTable, hero: Adventurer) -> int:
        return sum(1 for die in hero.spaces if die in SPLIT_DICE)


@dataclass(frozen=True, slots=True)
class Colours(Measure):
    """Different colours among the dice of the sheet."""

    says = "ff-measure-colours"

    def of(self, table: FiendsTable, hero: Adventurer) -> int:
        return len({colour for die in hero.spaces if die != NONE for colour in COLOURS_OF[die]})


@dataclass(frozen=True, slots=True)
class DiceShowing(Measure):
    """Dice with one of these faces."""

    least: int
    most: int

    says = "ff-measure-showing"

    def of(self, table: FiendsTable, hero: Adventurer) -> int:
        return sum(1 for die in hero.spaces if die != NONE and self.least <= table.faces[die] <= self.most)


@dataclass(frozen=True, slots=True)
class GoalsMet(Measure):
    """Attribute goals of the class that the dice alone meet now; what a trait pays for them is a matter of the
    `final` scoring, where race and weapons count too (RP-COMP-12, RP-SCORE-03)."""

    final: bool = False

    @property
    def text(self) -> Message:
        return Message("ff-measure-goals")

    def of(self, table: FiendsTable, hero: Adventurer) -> int:
        if hero.hero_class is None:
            return 0
        goals = hero.hero_class.goals
        value = row_value if self.final else row_total
        return sum(1 for row in ROWS if goals[row].met_by(value(table, hero, row)))


@dataclass(frozen=True, slots=True)
class Matches(Measure):
    """Backstory spaces with the right colour."""

    says = "ff-measure-matches"

    def of(self, table: FiendsTable, hero: Adventurer) -> int:
        return 0 if hero.backstory is None else len(hero.backstory_matches())


@dataclass(frozen=True, slots=True)
class FullRows(Measure):
    """Rows without an empty space, the familiar's included."""

    says = "ff-measure-full-rows"

    def of(self, table: FiendsTable, hero: Adventurer) -> int:
        return sum(1 for row in (*ROWS, FAMILIAR) if hero.free_space(row) == NONE)


@dataclass(frozen=True, slots=True)
class RowLooks(Measure):
    """Dice of one attribute row that have one's own class colour."""

    row: int

    says = "ff-measure-row-class-dice"

    def of(self, table: FiendsTable, hero: Adventurer) -> int:
        if hero.hero_class is None:
            return 0
        return sum(1 for die in hero.row(self.row) if hero.hero_class.colour in COLOURS_OF[die])
