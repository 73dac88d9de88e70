"""A hero and the table around it, rebuilt from what a seat may know."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Self, TypeVar

from herowright.games.roll_player.cards.types import (
    Alignment,
    Armor,
    Backstory,
    Goal,
    HeroClass,
    MarketCard,
    Race,
    Skill,
    Trait,
    Weapon,
)
from herowright.games.roll_player.rules.components import (
    COLOURS_OF_LOOK,
    HIGHEST,
    LOOK_OF,
    LOOK_OF_ID,
    LOWEST,
    NONE,
    ROWS,
    SHEET_ROW_IDS,
    SPACE_NAMES,
    SPACES_PER_ROW,
    STEP_FROM,
)
from herowright.games.roll_player.rules.game import ROLL_PLAYER
from herowright.games.roll_player.rules.state import DIE_NAMES

if TYPE_CHECKING:
    from herowright.games.roll_player.bot.estimate import Estimate

E = TypeVar("E")
NO_FACE = 0
# The faces of the dice of each look.
FACES_OF = {look: range(LOWEST[die], HIGHEST[die] + 1) for die, look in enumerate(LOOK_OF)}


class Die(NamedTuple):
    """`colour` is the look of the die, which may have several colours or none."""

    colour: int
    face: int

    @classmethod
    def named(cls, name: str) -> Die:
        """From `die:gold4`, the way prompts name a die."""
        id = name.partition(":")[2]
        return cls(LOOK_OF_ID[id[:-1]], int(id[-1]))

    @classmethod
    def seen(cls, die: Mapping[str, Any]) -> Die:
        """From the way a view shows a die."""
        return cls(LOOK_OF_ID[die["colour"]], die["face"])

    @property
    def faces(self) -> range:
        """What it can show."""
        return FACES_OF[self.colour]

    @property
    def name(self) -> str:
        return DIE_NAMES[self.colour][self.face]


@dataclass(slots=True, eq=False)
class Sheet:
    """A hero as a bot thinks about it: real, or as it would be after a choice."""

    rows: ClassVar[range] = ROWS

    race: Race | None = None
    hero_class: HeroClass | None = None
    backstory: Backstory | None = None
    alignment: Alignment | None = None
    marker: int = 4
    gold: int = 0
    tokens: int = 0
    faces: list[int] = field(default_factory=list)
    colours: list[int] = field(default_factory=list)
    hand: list[Die] = field(default_factory=list)
    weapons: tuple[Weapon, ...] = ()
    armor: tuple[Armor, ...] = ()
    skills: tuple[Skill, ...] = ()
    exhausted: tuple[Skill, ...] = ()
    traits: tuple[Trait, ...] = ()

    def __post_init__(self) -> None:
        room = len(self.rows) * SPACES_PER_ROW
        self.faces = self.faces or [NO_FACE] * room
        self.colours = self.colours or [NONE] * room

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.race = self.race
        twin.hero_class = self.hero_class
        twin.backstory = self.backstory
        twin.alignment = self.alignment
        twin.marker = self.marker
        twin.gold = self.gold
        twin.tokens = self.tokens
        twin.faces = self.faces[:]
        twin.colours = self.colours[:]
        twin.hand = self.hand[:]
        twin.weapons = self.weapons
        twin.armor = self.armor
        twin.skills = self.skills
        twin.exhausted = self.exhausted
        twin.traits = self.traits
        return twin

    # --- looking -----------------------------------------------------------------------------

    def free_space(self, row: int) -> int:
        start = row * SPACES_PER_ROW
        for space in range(start, start + SPACES_PER_ROW):
            if self.faces[space] == NO_FACE:
                return space
        return NONE

    @property
    def free(self) -> int:
        """How many dice still find room."""
        return self.faces.count(NO_FACE)

    @property
    def waiting(self) -> int:
        """How many dice the hero has and has not placed."""
        return len(self.hand)

    def occupied(self) -> list[int]:
        return [space for space, face in enumerate(self.faces) if face]

    @property
    def goals(self) -> tuple[Goal, ...]:
        """What each row should come to."""
        assert self.hero_class is not None
        return self.hero_class.goals

    def dice_of(self, colour: int) -> int:
        """How many dice have a colour."""
        return sum(1 for look in self.colours if colour in COLOURS_OF_LOOK[look])

    def opposite(self, space: int) -> int:
        """The face below the one a die shows."""
        faces = FACES_OF[self.colours[space]]
        return faces[0] + faces[-1] - self.faces[space]

    def die(self, space: int) -> Die:
        return Die(self.colours[space], self.faces[space])

    def powers(self, kind: type[E]) -> Iterator[E]:
        if self.hero_class is not None and isinstance(self.hero_class.effect, kind):
            yield self.hero_class.effect
        for weapon in self.weapons:
            if isinstance(weapon.effect, kind):
                yield weapon.effect

    def power(self, kind: type[E]) -> E | None:
        return next(self.powers(kind), None)

    # --- as it would be ------------------------------------------------------------------------

    def with_die(self, space: int, die: Die) -> Self:
        """With this die on the space, whatever lay there."""
        twin = self.copy()
        twin.colours[space], twin.faces[space] = die
        return twin

    def with_face(self, space: int, face: int) -> Self:
        return self.with_die(space, Die(self.colours[space], face))

    def with_swap(self, one: int, other: int) -> Self:
        twin = self.with_die(one, self.die(other))
        twin.colours[other], twin.faces[other] = self.die(one)
        return twin

    def with_move(self, space: int, target: int) -> Self:
        """With a die in another row; the dice behind it close the gap."""
        twin = self.with_die(target, self.die(space))
        end = space - space % SPACES_PER_ROW + SPACES_PER_ROW
        for dice, empty in ((twin.faces, NO_FACE), (twin.colours, NONE)):
            dice[space:end] = [*dice[space + 1 : end], empty]
        return twin

    def with_gold(self, gold: int) -> Self:
        twin = self.copy()
        twin.gold += gold
        return twin

    def with_marker(self, marker: int) -> Self:
        twin = self.copy()
        twin.marker = marker
        return twin

    def with_card(self, card: MarketCard) -> Self:
        """With a bought card, whose arrow the marker has not followed yet."""
        twin = self.copy()
        if isinstance(card, Weapon):
            twin.weapons += (card,)
        elif isinstance(card, Armor):
            twin.armor += (card,)
        elif isinstance(card, Skill):
            twin.skills += (card,)
        elif isinstance(card, Trait):
            twin.traits += (card,)
        return twin

    def without_weapon(self, weapon: Weapon) -> Self:
        twin = self.copy()
        twin.weapons = tuple(own for own in self.weapons if own is not weapon)
        return twin

    def with_used(self, skill: Skill) -> Self:
        """After the use of a skill: the marker moved along its arrow, the card exhausted."""
        twin = self.copy()
        twin.marker = stepped(self.marker, skill.arrow)
        if skill in self.skills:
            twin.exhausted += (skill,)
        return twin


def stepped(marker: int, direction: str) -> int:
    """The field one step on; at the edge the marker stays."""
    target = STEP_FROM[marker][direction]
    return marker if target == NONE else target


# --- reading a view ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False)
class Catalogue:
    """The cards of a box by what a view calls them."""

    races: Mapping[str, Race]
    classes: Mapping[str, HeroClass]
    backstories: Mapping[str, Backstory]
    alignments: Mapping[str, Alignment]
    market: Mapping[str, Any]

    def found(self, ids: list[str]) -> tuple[Any, ...]:
        """The market cards of these ids; a card the box does not know is left out."""
        return tuple(self.market[id] for id in ids if id in self.market)


def space_named(name: str) -> int:
    """From `space:str:2`, the way prompts name a space."""
    return SPACE_NAMES.index(name)


# The families of cards a catalogue of the base game knows, as a box calls them.
FAMILIES = ("races", "classes", "backstories", "alignments", "market")


def catalogue(view: Mapping[str, Any]) -> Catalogue:
    return Catalogue(*cards_of(view, FAMILIES))


def cards_of(view: Mapping[str, Any], families: tuple[str, ...]) -> tuple[Mapping[str, Any], ...]:
    """The cards of the table, with the numbers of a pack if it has one: those of each family by id."""
    pack = json.dumps(view["pack"], sort_keys=True) if view["pack"] else ""
    return _cards_of(view["edition"], view["expansion"], pack, families)


@cache
def _cards_of(edition: str, expansion: str, pack: str, families: tuple[str, ...]) -> tuple[Mapping[str, Any], ...]:
    options: dict[str, Any] = {"edition": edition, "expansion": expansion}
    if pack:
        options["pack"] = json.loads(pack)
    settled = ROLL_PLAYER.settle(1, options)
    box = ROLL_PLAYER.rules_for(settled).box(settled)
    return tuple({card.id: card for card in getattr(box, family)} for family in families)


def fill(sheet: Sheet, view: Mapping[str, Any], cards: Catalogue) -> None:
    """Make a sheet that of a hero, from the part of a view that shows it."""
    sheet.race = cards.races.get(view["race"])
    sheet.hero_class = cards.classes.get(view["class"])
    sheet.backstory = cards.backstories.get(view["backstory"])
    sheet.alignment = cards.alignments.get(view["alignment"])
    sheet.marker = view["marker"]
    sheet.gold = view["gold"]
    sheet.tokens = view["tokens"]
    space = 0
    for row in sheet.rows:
        for die in view["rows"][SHEET_ROW_IDS[row]]:
            if die is not None:
                sheet.colours[space], sheet.faces[space] = Die.seen(die)
            space += 1
    sheet.hand = [Die.seen(die) for die in view["hand"]]
    sheet.weapons = cards.found(view["weapons"])
    sheet.armor = cards.found(view["armor"])
    sheet.skills = cards.found([skill["id"] for skill in view["skills"]])
    sheet.exhausted = cards.found([skill["id"] for skill in view["skills"] if not skill["ready"]])
    sheet.traits = cards.found(view["traits"])


class Place(NamedTuple):
    """An initiative card: what lies on it and who holds it."""

    dice: tuple[Die, ...]
    gold: int
    holder: int | None

    @property
    def die(self) -> Die | None:
        return self.dice[0] if self.dice else None


def places_of(view: Mapping[str, Any]) -> list[Place]:
    return [Place(tuple(map(Die.seen, card["dice"])), card["gold"], card["holder"]) for card in view["initiative"]]


@dataclass(frozen=True, slots=True, eq=False)
class World:
    """What the future of a hero depends on beside its sheet: how it is estimated, whether gold pays stars, which
    skills the others own, and whether this is the last call for skills."""

    estimator: type[Estimate]
    solo: bool
    others: tuple[Skill, ...]
    last_call: bool

    def estimate(self, sheet: Any, turns: int | None = None) -> Estimate:
        """The score a hero can expect, with so many dice still to place, or as many as there is room for."""
        return self.estimator(sheet, self, turns)

    def markets(self, dice: int) -> int:
        """How many market turns come while so many dice are placed."""
        return dice


@dataclass(slots=True, eq=False)
class Situation:
    """What the deciding seat knows, as objects."""

    view: Mapping[str, Any]
    seat: int
    cards: Catalogue
    me: Sheet
    places: list[Place]
    phase: str
    world: World

    @classmethod
    def of(cls, view: Mapping[str, Any], seat: int, estimator: type[Estimate]) -> Situation:
        cards = catalogue(view)
        me = Sheet()
        fill(me, view["heroes"][seat], cards)
        phase = view["phase"]
        world = World(estimator, len(view["heroes"]) == 1, others_skills(view, seat, cards), phase == "last-call")
        return cls(view, seat, cards, me, places_of(view), phase, world)

    def hero(self, seat: int) -> Sheet:
        sheet = Sheet()
        fill(sheet, self.view["heroes"][seat], self.cards)
        return sheet

    def own_place(self) -> int | None:
        """The initiative card this seat holds."""
        return next((index for index, place in enumerate(self.places) if place.holder == self.seat), None)

    def free_places(self) -> list[int]:
        return [index for index, place in enumerate(self.places) if place.holder is None and place.dice]

    def market(self) -> list[tuple[MarketCard, int]]:
        """The cards on offer and what they cost this seat."""
        market = self.cards.market
        return [(market[card["id"]], card["price"]) for card in self.view["market"] if card["id"] in market]


def others_skills(view: Mapping[str, Any], seat: int, cards: Catalogue) -> tuple[Skill, ...]:
    return cards.found([skill["id"] for hero in view["heroes"] if hero["seat"] != seat for skill in hero["skills"]])
