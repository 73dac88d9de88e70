"""What is printed on each family of cards (CA-COMP)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import ClassVar

from herowright.games.call_to_adventure.cards.conditions import Condition
from herowright.games.call_to_adventure.cards.part import Effect
from herowright.games.call_to_adventure.cards.powers import Power
from herowright.games.call_to_adventure.cards.requirements import Requirement, SpendXp
from herowright.games.call_to_adventure.rules.components import ANTIHERO, HERO
from herowright.table.native import dataclass
from herowright.table.things import Printed

PRINTED, RECALLED, OURS = "printed", "recalled", "ours"


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Card(Printed):
    """`printed` and `recalled` name the values that are not ours."""

    id: str
    printed: tuple[str, ...] = ()
    recalled: tuple[str, ...] = ()

    # How messages name it, such as `story:academy`, and the arguments of those that speak of this card alone: a log
    # holds so many of them that they share one.
    name: str = field(init=False)
    told: Mapping[str, str] = field(init=False)
    # How saves name it, such as `hero:lucky-break-2`: unlike its name, this tells the copies of a card apart.
    ref: str = field(init=False)

    stored_by: ClassVar[str] = "ref"
    family: ClassVar[str]
    # The kind of its references; all story cards share one.
    kind_of_name: ClassVar[str]
    # The values a card of this family carries; its title is one of them.
    values: ClassVar[tuple[str, ...]] = ("title",)

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", f"{self.kind_of_name}:{self.id}")
        object.__setattr__(self, "told", {"card": self.name})
        object.__setattr__(self, "ref", self.name)

    def provenance_of(self, value: str) -> str:
        if value in self.printed:
            return PRINTED
        return RECALLED if value in self.recalled else OURS


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class CharacterCard(Card):
    """`basic` cards speak of no ally and no adversary and stay in a first game (CA-SETUP-23)."""

    abilities: tuple[int, ...] = ()
    icons: tuple[int, ...] = ()
    triumph: int = 0
    tragedy: int = 0
    basic: bool = True


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Origin(CharacterCard):
    """Two ability icons and a way of earning experience (CA-EXTRA-07)."""

    power: Power

    family: ClassVar[str] = "origin"
    kind_of_name: ClassVar[str] = "origin"
    values: ClassVar[tuple[str, ...]] = ("title", "abilities", "effect")


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Motivation(CharacterCard):
    """Icons and a way of spending experience (CA-EXTRA-08)."""

    power: Power

    family: ClassVar[str] = "motivation"
    kind_of_name: ClassVar[str] = "motivation"
    values: ClassVar[tuple[str, ...]] = ("title", "abilities", "icons", "effect")


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Destiny(CharacterCard):
    """Face down until the end, when it pays for what the story holds (CA-SCORE-05)."""

    conditions: tuple[Condition, ...]

    family: ClassVar[str] = "destiny"
    kind_of_name: ClassVar[str] = "destiny"
    values: ClassVar[tuple[str, ...]] = ("title", "icons", "effect")


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Path(Printed):
    """What a story gains with a card; `harder` is 1 for a path with the +1 symbol (CA-CHAL-04)."""

    id: str
    abilities: tuple[int, ...] = ()
    icons: tuple[int, ...] = ()
    triumph: int = 0
    tragedy: int = 0
    xp: int = 0
    hero: int = 0
    antihero: int = 0
    virtue: int = 0
    corruption: int = 0
    harder: int = 0
    power: Power | None = None

    # How messages name it, such as `path:academy-study`.
    name: str = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", f"path:{self.id}")


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class StoryCard(Card):
    """`act` is 0, 1 or 2."""

    act: int

    kind_of_name: ClassVar[str] = "story"

    @property
    def all_paths(self) -> tuple[Path, ...]:
        """Two of a challenge, one of a trait or an adversary, none of an ally."""
        return getattr(self, "paths", ())


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Trait(StoryCard):
    """One path, gained by meeting its requirements (CA-COMP-11, CA-TRAIT)."""

    needs: tuple[Requirement, ...]
    path: Path

    # The experience that is spent to gain it (CA-TRAIT-02).
    price: int = field(init=False)

    def __post_init__(self) -> None:
        Card.__post_init__(self)
        object.__setattr__(self, "price", sum(need.xp for need in self.needs if isinstance(need, SpendXp)))

    @property
    def all_paths(self) -> tuple[Path, ...]:
        return (self.path,)

    family: ClassVar[str] = "trait"
    values: ClassVar[tuple[str, ...]] = ("title", "needs", "rewards")


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Challenge(StoryCard):
    """Two paths behind a difficulty and one or two abilities (CA-COMP-12, CA-COMP-14)."""

    difficulty: int
    tests: tuple[int, ...]
    paths: tuple[Path, ...]

    family: ClassVar[str] = "challenge"
    values: ClassVar[tuple[str, ...]] = ("title", "difficulty", "tests", "rewards")


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Adversary(StoryCard):
    """A challenge with one path and a standing effect (CA-COMP-13, CA-ADV)."""

    difficulty: int
    tests: tuple[int, ...]
    paths: tuple[Path, ...]
    power: Power

    family: ClassVar[str] = "adversary"
    values: ClassVar[tuple[str, ...]] = ("title", "difficulty", "tests", "rewards", "effect")


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Ally(StoryCard):
    """Won with the challenge it lies under (CA-ALLY). Its points count at the end unless it was sacrificed."""

    abilities: tuple[int, ...] = ()
    icons: tuple[int, ...] = ()
    triumph: int = 0
    tragedy: int = 0
    power: Power | None = None
    conditions: tuple[Condition, ...] = ()

    family: ClassVar[str] = "ally"
    values: ClassVar[tuple[str, ...]] = ("title", "rewards", "effect")


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class HandCard(Card):
    """`copy` tells equal cards apart; `skull` marks those that form the adversary deck (CA-COOP-04);
    `others` says that the text speaks of other players, so that it stays away from a solo game (CA-COOP-09)."""

    timing: str
    effect: Effect
    copy: int = 1
    skull: bool = False
    others: bool = False
    basic: bool = True

    # Unlike the id, the same for all copies.
    key: str = field(init=False)

    kind: ClassVar[str]
    values: ClassVar[tuple[str, ...]] = ("title", "copies", "timing", "effect")

    def __post_init__(self) -> None:
        object.__setattr__(self, "key", self.id)
        Card.__post_init__(self)
        if self.copy > 1:
            object.__setattr__(self, "id", f"{self.id}-{self.copy}")
            object.__setattr__(self, "ref", f"{self.kind_of_name}:{self.id}")


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class HeroCard(HandCard):
    family: ClassVar[str] = HERO
    kind: ClassVar[str] = HERO
    kind_of_name: ClassVar[str] = HERO


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class AntiheroCard(HandCard):
    family: ClassVar[str] = ANTIHERO
    kind: ClassVar[str] = ANTIHERO
    kind_of_name: ClassVar[str] = ANTIHERO


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Quest(Card):
    """In play all game long in solo and co-op; `adversary` is the card it belongs to, or none for the one
    that is always used (CA-COOP-03)."""

    powers: tuple[Power, ...]
    adversary: str | None = None

    family: ClassVar[str] = "quest"
    kind_of_name: ClassVar[str] = "quest"
    values: ClassVar[tuple[str, ...]] = ("title", "effect")


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class WinCondition(Card):
    """The experience with which the adversary wins, by number of players (CA-COOP-11, CA-COOP-40)."""

    xp: tuple[int, ...]

    family: ClassVar[str] = "win-condition"
    kind_of_name: ClassVar[str] = "quest"
    values: ClassVar[tuple[str, ...]] = ("xp",)
