"""What is printed on each family of cards (RP-COMP-06 to RP-COMP-17)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from herowright.games.roll_player.cards.abilities import Ability
from herowright.games.roll_player.cards.powers import Power
from herowright.games.roll_player.cards.scorings import Scoring
from herowright.games.roll_player.rules.market import follow_trait_arrow
from herowright.table.plain import Printed

if TYPE_CHECKING:
    from herowright.games.roll_player.rules.state import Hero, RollPlayer
    from herowright.table.decision import Steps

PRINTED, RECALLED, OURS = "printed", "recalled", "ours"
EDITIONS = ("pl2", "de1")
SECOND = ("pl2",)


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Card(Printed):
    """`number` is the printed card number; `printed` and `recalled` name the values that are not ours."""

    id: str
    number: int
    editions: tuple[str, ...] = EDITIONS
    printed: tuple[str, ...] = ()
    recalled: tuple[str, ...] = ()

    # How messages name it, such as `card:longsword`.
    name: str = field(init=False)

    family: ClassVar[str]
    # The values a card of this family carries besides its name.
    values: ClassVar[tuple[str, ...]] = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", f"{self.family}:{self.id}")

    def provenance_of(self, value: str) -> str:
        if value in self.printed:
            return PRINTED
        return RECALLED if value in self.recalled else OURS

    @property
    def provenance(self) -> str:
        """A card is as well known as its least known value."""
        known = {self.provenance_of(value) for value in self.values}
        return next((worst for worst in (OURS, RECALLED) if worst in known), PRINTED)


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Race(Card):
    modifiers: Mapping[int, int] = field(default_factory=dict)

    family: ClassVar[str] = "race"
    values: ClassVar[tuple[str, ...]] = ("modifiers",)


@dataclass(frozen=True, slots=True)
class Goal:
    """Met by any value from `least` to `most`; without `most`, by anything from `least` up."""

    least: int
    most: int | None
    stars: int

    def met_by(self, value: int) -> bool:
        return value >= self.least and (self.most is None or value <= self.most)

    def pays(self, value: int) -> int:
        return self.stars if self.met_by(value) else 0

    def __str__(self) -> str:
        if self.most is None:
            return f"{self.least}+"
        return str(self.least) if self.least == self.most else f"{self.least}–{self.most}"


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class HeroClass(Card):
    """One side of a class card; `number` and `side` say which."""

    side: str
    colour: int
    goals: tuple[Goal, ...]
    ability: str
    effect: Power

    family: ClassVar[str] = "class"
    values: ClassVar[tuple[str, ...]] = ("goals", "effect")


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Backstory(Card):
    """The colour demanded on each of six spaces."""

    cells: Mapping[int, int]

    family: ClassVar[str] = "backstory"
    values: ClassVar[tuple[str, ...]] = ("cells",)


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Alignment(Card):
    """The stars of the nine fields, row by row from lawful good to chaotic evil."""

    grid: tuple[int, ...]

    family: ClassVar[str] = "alignment"
    values: ClassVar[tuple[str, ...]] = ("grid",)


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class InitiativeCard(Card):
    """In play with this many heroes or more."""

    least_seats: int

    family: ClassVar[str] = "initiative"
    values: ClassVar[tuple[str, ...]] = ("least_seats",)


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class MarketCard(Card):
    dots: int
    cost: int

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", f"card:{self.id}")

    def when_bought(self, table: RollPlayer, hero: Hero) -> Steps[None]:
        """What happens as soon as somebody has bought the card."""
        yield from ()


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Weapon(MarketCard):
    hands: int
    effect: Power

    family: ClassVar[str] = "weapon"
    values: ClassVar[tuple[str, ...]] = ("cost", "hands", "effect")


@dataclass(frozen=True, slots=True)
class ArmorSet:
    """`ladder[n - 1]` are the stars of n cards; `colours` are the class colours on its cards."""

    id: str
    ladder: tuple[int, ...]
    colours: tuple[int, ...]


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Armor(MarketCard):
    set: ArmorSet

    family: ClassVar[str] = "armor"
    values: ClassVar[tuple[str, ...]] = ("cost", "ladder", "colours")


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Skill(MarketCard):
    arrow: str
    ability: Ability

    family: ClassVar[str] = "skill"
    values: ClassVar[tuple[str, ...]] = ("cost", "arrow", "effect")


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Trait(MarketCard):
    arrow: str
    scoring: Scoring

    family: ClassVar[str] = "trait"
    values: ClassVar[tuple[str, ...]] = ("cost", "arrow", "effect")

    def when_bought(self, table: RollPlayer, hero: Hero) -> Steps[None]:
        """The marker follows the arrow (RP-MKT-14)."""
        return follow_trait_arrow(table, hero, self)
