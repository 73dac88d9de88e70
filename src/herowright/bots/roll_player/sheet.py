"""A hero and the table around it, rebuilt from what a seat may know."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, NamedTuple, TypeVar

from herowright.games.roll_player.cards.types import (
    Alignment,
    Armor,
    Backstory,
    HeroClass,
    MarketCard,
    Race,
    Skill,
    Trait,
    Weapon,
)
from herowright.games.roll_player.components import (
    COLOUR_OF_ID,
    NONE,
    ROW_IDS,
    SPACE_NAMES,
    SPACES,
    SPACES_PER_ROW,
    STEP_FROM,
)
from herowright.games.roll_player.game import ROLL_PLAYER
from herowright.games.roll_player.state import DIE_NAMES

E = TypeVar("E")
NO_FACE = 0


class Die(NamedTuple):
    colour: int
    face: int

    @classmethod
    def named(cls, name: str) -> Die:
        """From `die:gold4`, the way prompts name a die."""
        id = name.partition(":")[2]
        return cls(COLOUR_OF_ID[id[:-1]], int(id[-1]))

    @property
    def name(self) -> str:
        return DIE_NAMES[self.colour][self.face]


@dataclass(slots=True, eq=False)
class Sheet:
    """A hero as a bot thinks about it: real, or as it would be after a choice."""

    race: Race | None = None
    hero_class: HeroClass | None = None
    backstory: Backstory | None = None
    alignment: Alignment | None = None
    marker: int = 4
    gold: int = 0
    tokens: int = 0
    faces: list[int] = field(default_factory=lambda: [NO_FACE] * SPACES)
    colours: list[int] = field(default_factory=lambda: [NONE] * SPACES)
    hand: list[Die] = field(default_factory=list)
    weapons: tuple[Weapon, ...] = ()
    armor: tuple[Armor, ...] = ()
    skills: tuple[Skill, ...] = ()
    exhausted: tuple[Skill, ...] = ()
    traits: tuple[Trait, ...] = ()

    def copy(self) -> Sheet:
        twin: Sheet = object.__new__(Sheet)
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

    def occupied(self) -> list[int]:
        return [space for space, face in enumerate(self.faces) if face]

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

    def with_die(self, space: int, die: Die) -> Sheet:
        """With this die on the space, whatever lay there."""
        twin = self.copy()
        twin.colours[space], twin.faces[space] = die
        return twin

    def with_face(self, space: int, face: int) -> Sheet:
        return self.with_die(space, Die(self.colours[space], face))

    def with_swap(self, one: int, other: int) -> Sheet:
        twin = self.with_die(one, self.die(other))
        twin.colours[other], twin.faces[other] = self.die(one)
        return twin

    def with_move(self, space: int, target: int) -> Sheet:
        """With a die in another row; the dice behind it close the gap."""
        twin = self.with_die(target, self.die(space))
        end = space - space % SPACES_PER_ROW + SPACES_PER_ROW
        for dice, empty in ((twin.faces, NO_FACE), (twin.colours, NONE)):
            dice[space:end] = [*dice[space + 1 : end], empty]
        return twin

    def with_gold(self, gold: int) -> Sheet:
        twin = self.copy()
        twin.gold += gold
        return twin

    def with_marker(self, marker: int) -> Sheet:
        twin = self.copy()
        twin.marker = marker
        return twin

    def with_card(self, card: MarketCard) -> Sheet:
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

    def without_weapon(self, weapon: Weapon) -> Sheet:
        twin = self.copy()
        twin.weapons = tuple(own for own in self.weapons if own is not weapon)
        return twin

    def with_used(self, skill: Skill) -> Sheet:
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


class Catalogue(NamedTuple):
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


def catalogue(view: Mapping[str, Any]) -> Catalogue:
    """The cards of the table, with the numbers of a pack if it has one."""
    return _catalogue(view["edition"], json.dumps(view["pack"], sort_keys=True) if view["pack"] else "")


@cache
def _catalogue(edition: str, pack: str) -> Catalogue:
    options = {"edition": edition, "pack": json.loads(pack)} if pack else {"edition": edition}
    box = ROLL_PLAYER.box(ROLL_PLAYER.settle(1, options))
    families: tuple[Any, ...] = (box.races, box.classes, box.backstories, box.alignments, box.market)
    return Catalogue(*({card.id: card for card in family} for family in families))


def sheet_of(view: Mapping[str, Any], cards: Catalogue) -> Sheet:
    """A hero from the part of a view that shows it."""
    sheet = Sheet(
        cards.races.get(view["race"]),
        cards.classes.get(view["class"]),
        cards.backstories.get(view["backstory"]),
        cards.alignments.get(view["alignment"]),
        view["marker"],
        view["gold"],
        view["tokens"],
    )
    space = 0
    for row in ROW_IDS:
        for die in view["rows"][row]:
            if die is not None:
                sheet.faces[space] = die["face"]
                sheet.colours[space] = COLOUR_OF_ID[die["colour"]]
            space += 1
    sheet.hand = [Die(COLOUR_OF_ID[die["colour"]], die["face"]) for die in view["hand"]]
    sheet.weapons = cards.found(view["weapons"])
    sheet.armor = cards.found(view["armor"])
    sheet.skills = cards.found([skill["id"] for skill in view["skills"]])
    sheet.exhausted = cards.found([skill["id"] for skill in view["skills"] if not skill["ready"]])
    sheet.traits = cards.found(view["traits"])
    return sheet


class Place(NamedTuple):
    """An initiative card: what lies on it and who holds it."""

    die: Die | None
    gold: int
    holder: int | None


class World(NamedTuple):
    """What the future of a hero depends on beside its sheet: whether gold pays stars, which skills the
    others own, and whether this is the last call for skills."""

    solo: bool = False
    others: tuple[Skill, ...] = ()
    last_call: bool = False


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
    def of(cls, view: Mapping[str, Any], seat: int) -> Situation:
        cards = catalogue(view)
        places = [
            Place(
                next((Die(COLOUR_OF_ID[die["colour"]], die["face"]) for die in place["dice"]), None),
                place["gold"],
                place["holder"],
            )
            for place in view["initiative"]
        ]
        heroes, phase = view["heroes"], view["phase"]
        others = [skill["id"] for hero in heroes if hero["seat"] != seat for skill in hero["skills"]]
        world = World(len(heroes) == 1, cards.found(others), phase == "last-call")
        return cls(view, seat, cards, sheet_of(heroes[seat], cards), places, phase, world)

    def hero(self, seat: int) -> Sheet:
        return sheet_of(self.view["heroes"][seat], self.cards)

    def own_place(self) -> int | None:
        """The initiative card this seat holds."""
        return next((index for index, place in enumerate(self.places) if place.holder == self.seat), None)

    def free_places(self) -> list[int]:
        return [index for index, place in enumerate(self.places) if place.holder is None and place.die is not None]

    def market(self) -> list[tuple[MarketCard, int]]:
        """The cards on offer and what they cost this seat."""
        market = self.cards.market
        return [(market[card["id"]], card["price"]) for card in self.view["market"] if card["id"] in market]
