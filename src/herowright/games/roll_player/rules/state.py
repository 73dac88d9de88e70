"""Everything on a Roll Player table, as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import TYPE_CHECKING, ClassVar, Final, TypeVar

from herowright.games.roll_player.rules.components import (
    CENTRE,
    CHARISMA_TOKENS,
    COLOURS_OF,
    DICE_OF,
    GOLD_TOKENS,
    HIGHEST,
    LOOK_IDS,
    LOOK_OF,
    LOWEST,
    NONE,
    SPACES,
    SPACES_PER_ROW,
)
from herowright.table.chance import Chance
from herowright.table.decision import Step
from herowright.table.event import Event
from herowright.table.message import NO_ARGS
from herowright.table.native import dataclass, unseen
from herowright.table.plain import GIVEN, Plain, stored, transient

if TYPE_CHECKING:
    from herowright.games.roll_player.cards.box import Box
    from herowright.games.roll_player.cards.powers import Power
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
    from herowright.games.roll_player.rules.choices import CardName
    from herowright.games.roll_player.rules.settings import Settings

unseen(globals())

E = TypeVar("E")
_event = tuple.__new__  # an Event without the detour through its keyword arguments


@dataclass(slots=True, eq=False)
class Hero(Plain):
    """A sheet and all that lies on and beside it."""

    # How many dice the sheet holds.
    room: ClassVar[int] = SPACES

    seat: int
    race: Race | None = None
    side: str = "female"
    hero_class: HeroClass | None = None
    backstory: Backstory | None = None
    alignment: Alignment | None = None
    marker: int = CENTRE
    gold: int = 0
    tokens: int = 0
    spaces: list[int] = field(init=False)  # the dice, row by row
    hand: list[int] = field(default_factory=list)  # dice taken and not placed yet
    weapons: tuple[Weapon, ...] = ()
    armor: tuple[Armor, ...] = ()
    skills: tuple[Skill, ...] = ()
    exhausted: tuple[Skill, ...] = ()
    traits: tuple[Trait, ...] = ()

    def __post_init__(self) -> None:
        self.spaces = [NONE] * self.room

    # --- dice on the sheet -----------------------------------------------------------------------

    def row(self, row: int) -> list[int]:
        """The dice of a row, from the left."""
        start = row * SPACES_PER_ROW
        return [die for die in self.spaces[start : start + SPACES_PER_ROW] if die != NONE]

    def free_space(self, row: int) -> int:
        """The leftmost empty space of a row, or NONE."""
        start = row * SPACES_PER_ROW
        dice = self.spaces[start : start + SPACES_PER_ROW]
        return start + dice.index(NONE) if NONE in dice else NONE

    @property
    def is_full(self) -> bool:
        return NONE not in self.spaces

    def occupied(self) -> list[int]:
        """The spaces that hold a die."""
        return [space for space, die in enumerate(self.spaces) if die != NONE]

    def dice_of_colour(self, colour: int) -> int:
        return sum(map(DICE_OF[colour].__contains__, self.spaces))

    def backstory_matches(self) -> list[int]:
        """The demanded spaces that hold the demanded colour, whatever the value (RP-SCORE-11)."""
        assert self.backstory is not None
        dice = self.spaces
        return [s for s, colour in self.backstory.cells.items() if dice[s] != NONE and colour in COLOURS_OF[dice[s]]]

    def cost_of(self, card: MarketCard) -> int:
        """What a card costs this hero before any discount."""
        return card.cost

    def goes_unpaid(self, source: str) -> bool:
        """Whether something keeps gold of this source from the hero."""
        return False

    # --- powers ----------------------------------------------------------------------------------

    def powers(self, kind: type[E]) -> list[E]:
        """The lasting effects of a kind this hero has, from class and weapons."""
        found: list[E] = []
        for weapon in self.weapons:
            if isinstance(weapon.effect, kind):
                found.append(weapon.effect)
        if self.hero_class is not None and isinstance(self.hero_class.effect, kind):
            found.append(self.hero_class.effect)
        return found

    def power(self, kind: type[E]) -> E | None:
        hero_class = self.hero_class
        if hero_class is not None and isinstance(hero_class.effect, kind):
            return hero_class.effect
        for weapon in self.weapons:
            if isinstance(weapon.effect, kind):
                return weapon.effect
        return None

    def source_of(self, power: Power) -> str:
        """The name of the card or ability that a power comes from."""
        weapon = next((weapon for weapon in self.weapons if weapon.effect is power), None)
        if weapon is None:
            assert self.hero_class is not None
            return f"ability:{self.hero_class.ability}"
        return weapon.name

    @property
    def cards(self) -> tuple[MarketCard, ...]:
        return (*self.weapons, *self.armor, *self.skills, *self.traits)


@dataclass(slots=True, eq=False, kw_only=True)
class RollPlayer(Plain):
    """The table of a Roll Player game. Initiative card number n stands at index n - 1."""

    box: Box = field(metadata=GIVEN)
    settings: Settings = field(metadata=GIVEN)
    chance: Chance
    heroes: tuple[Hero, ...]
    step: Step | None = ("first_player",)
    events: list[Event] = field(default_factory=list)
    round: int = 0
    phase: str = "set-up"
    first: int = 0
    turn: int = NONE  # whose turn it is, or NONE
    purchases: int = 0  # made in the current Market turn
    extra_purchases: int = 0  # made besides, by a reading of RP-CARD-31
    # Whether one of them came from the discard pile (RP-CARD-16).
    from_pile: bool = field(default=False, metadata=stored(missing=False, sparse=True))
    # Whether that turn allows no trade any more: gold taken, a Hunt, or the hero is done.
    traded_out: bool = field(default=False, metadata=stored(missing=False, sparse=True))
    faces: list[int]
    bag: list[int]
    aside: list[int] = field(default_factory=list)  # dice outside the bag while classes are drawn
    enemy: int = NONE  # the solo enemy die, or NONE
    pool: list[int]  # the dice on the initiative cards, card by card
    each: int = field(default=1, metadata=transient(1))  # how many dice lie on an initiative card
    coins: list[int]  # the gold on each initiative card
    holders: list[int]  # the seat holding each initiative card
    market: list[MarketCard] = field(default_factory=list)
    deck: list[MarketCard] = field(default_factory=list)  # the top card is the first
    mixed: bool = False  # whether one-dot and two-dot cards lie mixed in the deck
    discard: list[MarketCard] = field(default_factory=list)
    trash: list[MarketCard] = field(default_factory=list)
    boxed: list[MarketCard] = field(default_factory=list)  # cards that left the game
    # What came into the deck from the discard pile: everybody knows that it is not among the boxed cards.
    reshuffled: tuple[MarketCard, ...] = field(default=(), metadata=stored(missing=(), sparse=True))

    def report(self, kind: str, seat: int | None, rule: str, args: Mapping[str, object] = NO_ARGS) -> None:
        self.events.append(_event(Event, (kind, seat, rule, args, None)))

    def gold_tokens(self) -> int:
        """What the boxes hold, for a table that counts it (RP-COMP-18)."""
        return GOLD_TOKENS[self.settings.edition]

    def charisma_tokens(self) -> int:
        return CHARISMA_TOKENS

    @property
    def solo(self) -> bool:
        return len(self.heroes) == 1

    def clockwise_from_first(self) -> tuple[Hero, ...]:
        return self.heroes[self.first :] + self.heroes[: self.first]

    def free_cards(self) -> list[int]:
        """The initiative cards still in the centre, as indexes."""
        return [card for card, holder in enumerate(self.holders) if holder == NONE]

    def dice_on(self, card: int) -> list[int]:
        each = self.each
        return [die for die in self.pool[card * each : card * each + each] if die != NONE]

    def card_name(self, card: int) -> CardName:
        """What is printed on an initiative card."""
        return card + 1

    def free_places(self) -> list[int]:
        """Where dice lie on the initiative cards still in the centre."""
        each = self.each
        places = (place for card in self.free_cards() for place in range(card * each, card * each + each))
        return [place for place in places if self.pool[place] != NONE]

    def roll(self, die: int) -> int:
        """Throw a die; it shows the new face from now on."""
        face = self.faces[die] = self.thrown(die)
        return face

    def thrown(self, die: int) -> int:
        """What a throw of the die gives, while it still lies as it lay."""
        lowest = LOWEST[die]
        return lowest - 1 + self.chance.roll(HIGHEST[die] - lowest + 1)

    def top_card(self) -> MarketCard:
        """The card that would be drawn next from the Market deck, which is not empty."""
        return self.deck[0]

    def take_top(self) -> MarketCard:
        """The top card of the Market deck leaves it."""
        return self.deck.pop(0)

    def die_name(self, die: int) -> str:
        """`die:gold4`, the way messages and keys name a die."""
        return DIE_NAMES[LOOK_OF[die]][self.faces[die]]


DIE_NAMES: Final = tuple(tuple(f"die:{colour}{face}" for face in range(10)) for colour in LOOK_IDS)
