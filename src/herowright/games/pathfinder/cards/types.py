"""What is printed on each family of cards (PF-GEN-02 to -04, PF-CARD, PF-BOON, PF-BANE)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from herowright.games.pathfinder.cards.checks import Check, check, checks
from herowright.games.pathfinder.rules.components import MONSTER, SETS
from herowright.table.plain import Printed

if TYPE_CHECKING:
    from herowright.games.pathfinder.cards.closing import ClosingWay
    from herowright.games.pathfinder.cards.effects import Effect
    from herowright.games.pathfinder.cards.forms import Form
    from herowright.games.pathfinder.cards.rewards import Reward
    from herowright.games.pathfinder.cards.standing import Standing
    from herowright.games.pathfinder.cards.troubles import Trouble

PRINTED, RECALLED, OURS = "printed", "recalled", "ours"
# What is known of nearly every boon and bane.
KNOWN = ("title", "copies", "marks")


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Card(Printed):
    """`printed` and `recalled` name the values that are not ours."""

    id: str
    set: str = ""
    printed: tuple[str, ...] = ()
    recalled: tuple[str, ...] = ()

    # How messages name it, such as `boon:longsword`, and the arguments of those that speak of this card alone.
    name: str = field(init=False)
    told: Mapping[str, str] = field(init=False)

    stored_by: ClassVar[str] = "name"
    family: ClassVar[str]
    values: ClassVar[tuple[str, ...]] = ("title",)

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", f"{self.family}:{self.id}")
        object.__setattr__(self, "told", {"card": self.name})

    def provenance_of(self, value: str) -> str:
        if value in self.printed:
            return PRINTED
        return RECALLED if value in self.recalled else OURS


class Play(NamedTuple):
    """One power of a boon: what is done with the card, and what that does (PF-PLAY-01, PF-PLAY-05). `also` may follow
    in the same check only, because the text links it to the first power (PF-PLAY-07)."""

    cost: str
    effect: Effect
    also: Play | None = None


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class BoxCard(Card):
    """A card that lies in locations or decks. `copies` counts them by set."""

    kind: str
    copies: Mapping[str, int]
    traits: frozenset[str] = frozenset()
    basic: bool = False
    elite: bool = False

    # To acquire it or to defeat it, one after the other.
    checks: tuple[Check, ...] = field(init=False)

    def __post_init__(self) -> None:
        Card.__post_init__(self)
        marks = [*self.traits]
        if self.basic:
            marks.append("basic")
        if self.elite:
            marks.append("elite")
        object.__setattr__(self, "traits", frozenset(marks))
        object.__setattr__(self, "set", next(set for set in SETS if set in self.copies))

    @property
    def level(self) -> int:
        """The number of its adventure deck; the base set and the add-on deck count as 0."""
        return int(self.set) if self.set.isdigit() else 0

    def is_a(self, kinds: tuple[str, ...]) -> bool:
        raise NotImplementedError


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Boon(BoxCard):
    """`acquire` is empty where no check is needed. `recharge` is the check that brings a played card under the deck
    instead of the discard pile (PF-BOON-05); without `needs_skill` the played card is banished."""

    acquire: str = ""
    powers: tuple[Play, ...] = ()
    recharge: str = ""
    needs_skill: int | None = None
    # What happens to whoever meets it and does not acquire it.
    lost: tuple[Trouble, ...] = ()
    loot: bool = False

    recharge_check: Check = field(init=False)
    # Its powers by the moment in which they can be used, each with its number on the card.
    by_moment: Mapping[str, tuple[tuple[int, Play], ...]] = field(init=False)
    # Whether it may be played as the blessing on top of the shared pile.
    borrows: bool = field(init=False)
    # Whether it can be played on the checks of other characters.
    helps_others: bool = field(init=False)

    family: ClassVar[str] = "boon"
    values: ClassVar[tuple[str, ...]] = ("title", "copies", "marks", "traits", "acquire", "powers", "recharge")

    def __post_init__(self) -> None:
        BoxCard.__post_init__(self)
        object.__setattr__(self, "checks", checks(self.acquire))
        object.__setattr__(self, "recharge_check", check(self.recharge) if self.recharge else ())
        by_moment: dict[str, tuple[tuple[int, Play], ...]] = {}
        for number, power in enumerate(self.powers):
            moment = power.effect.moment
            by_moment[moment] = (*by_moment.get(moment, ()), (number, power))
        object.__setattr__(self, "by_moment", by_moment)
        object.__setattr__(self, "borrows", "never" in by_moment)
        others = [getattr(power.effect, "on", None) for power in self.powers]
        object.__setattr__(self, "helps_others", any(on is not None and on.whose != "own" for on in others))

    def is_a(self, kinds: tuple[str, ...]) -> bool:
        return self.kind in kinds or "boon" in kinds


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Bane(BoxCard):
    """`kind` says how it gets into the game, `type` whether it is met as a monster or a barrier (PF-BANE-02).

    `before`, `after`, `defeated`, `undefeated` are carried out in their steps of the encounter, `standing` holds all
    through it. `magic` marks banes that stay undefeated when the check lacks the Magic trait."""

    type: str = MONSTER
    defeat: str = ""
    immune: tuple[str, ...] = ()
    before: tuple[Trouble, ...] = ()
    after: tuple[Trouble, ...] = ()
    defeated: tuple[Trouble, ...] = ()
    undefeated: tuple[Trouble, ...] = ()
    standing: tuple[Standing, ...] = ()
    # With the check None: what the text says happens instead of it (PF-ENC-17).
    instead: tuple[Trouble, ...] = ()

    family: ClassVar[str] = "bane"
    values: ClassVar[tuple[str, ...]] = ("title", "copies", "marks", "traits", "defeat", "powers")

    def __post_init__(self) -> None:
        BoxCard.__post_init__(self)
        object.__setattr__(self, "checks", checks(self.defeat))

    def is_a(self, kinds: tuple[str, ...]) -> bool:
        """A henchman or villain of type monster is a monster in every respect (PF-BANE-02)."""
        return self.kind in kinds or self.type in kinds or "bane" in kinds


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Location(Card):
    """`deck` lists how many cards of each kind lie there (PF-CARD-05, PF-SETUP-16). `here` holds while it is open,
    `closed_here` what is printed again on the back (PF-CLOSE-15); of several `closing` ways one is chosen."""

    deck: Mapping[str, int]
    here: tuple[Standing, ...] = ()
    closing: tuple[ClosingWay, ...] = ()
    closed: tuple[Trouble, ...] = ()
    closed_here: tuple[Standing, ...] = ()

    family: ClassVar[str] = "location"
    values: ClassVar[tuple[str, ...]] = ("title", "deck", "here", "closing", "closed")


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Scenario(Card):
    """`locations` by number of players: all lists up to that number are used (PF-SETUP-14). Where `henchmen` is empty,
    `fillers` says which kind of card takes their place in the location decks."""

    villains: tuple[str, ...]
    henchmen: tuple[str, ...]
    locations: tuple[tuple[str, ...], ...]
    during: tuple[Standing, ...] = ()
    reward: Reward
    fillers: str = ""
    # Won by closing every location, where no villain is there to be defeated (PF-END-05).
    close_all: bool = False

    family: ClassVar[str] = "scenario"
    values: ClassVar[tuple[str, ...]] = ("title", "villains", "henchmen", "locations", "during", "reward")


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Adventure(Card):
    """`number` is that of its adventure deck; the base set counts as 0."""

    number: int
    scenarios: tuple[str, ...]
    during: tuple[Standing, ...] = ()
    reward: Reward

    family: ClassVar[str] = "adventure"
    values: ClassVar[tuple[str, ...]] = ("title", "scenarios", "during", "reward")


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class AdventurePath(Card):
    adventures: tuple[str, ...]
    during: tuple[Standing, ...] = ()
    reward: Reward

    family: ClassVar[str] = "path"
    values: ClassVar[tuple[str, ...]] = ("title", "adventures", "during", "reward")


@dataclass(frozen=True, slots=True, eq=False)
class Story:
    """The cards that lie on the table for everybody: the scenario, its adventure, and the path where one is played
    (PF-SETUP-09 to -12). Made once for each scenario, so that the rules find by it what holds."""

    scenario: Scenario
    adventure: Adventure
    path: AdventurePath | None

    # The highest ranking first (PF-GOLD-02).
    cards: tuple[Scenario | Adventure | AdventurePath, ...] = field(init=False)

    def __post_init__(self) -> None:
        path = () if self.path is None else (self.path,)
        object.__setattr__(self, "cards", (*path, self.adventure, self.scenario))


class Skill(NamedTuple):
    """The die of a skill and how many feat boxes it has; `extends` gives the bonuses of skills built on it."""

    die: int
    boxes: int
    extends: Mapping[int, int] = {}


class Line(NamedTuple):
    """A power and what each of its boxes makes of it, from left to right (PF-FEAT-03, PF-FEAT-09). A power that has to
    be opened first begins with nothing."""

    id: str
    forms: tuple[Form | None, ...]

    def first(self, boxes: int) -> Line:
        """The same power on a card that has fewer boxes for it."""
        return Line(self.id, self.forms[:boxes])


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Role(Card):
    """One side of a role card: it prints the powers again, with more boxes (PF-ROLE-02, PF-ROLE-06)."""

    hand_sizes: tuple[int, ...]
    proficiencies: tuple[str, ...] = ()
    lines: tuple[Line, ...] = ()

    family: ClassVar[str] = "role"
    values: ClassVar[tuple[str, ...]] = ("title", "hand_sizes", "powers")


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Character(Card):
    """`hand_sizes` begins with the printed one; each further one is a box, and so is each of `proficiencies`, while
    `proficient` holds from the start. `cards` gives for each kind the number in the deck and the feat boxes."""

    skills: Mapping[int, Skill]
    favored: str | None
    hand_sizes: tuple[int, ...]
    proficient: tuple[str, ...] = ()
    proficiencies: tuple[str, ...] = ()
    cards: Mapping[str, tuple[int, int]]
    lines: tuple[Line, ...]
    roles: tuple[Role, Role]
    sample: Mapping[str, int]

    family: ClassVar[str] = "character"
    values: ClassVar[tuple[str, ...]] = ("title", "skills", "cards", "hand_sizes", "powers", "roles", "sample")


def deck(cards: str) -> dict[str, int]:
    """`deck("dagger, 2 longsword")`: how many of each card."""
    named = (card.rpartition(" ") for card in cards.split(", "))
    return {id: int(count or 1) for count, _, id in named}
