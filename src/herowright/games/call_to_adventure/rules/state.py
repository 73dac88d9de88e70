"""Everything that lies on a Call to Adventure table, as plain data."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from herowright.games.call_to_adventure.rules.components import (
    ABILITIES,
    ANTIHERO,
    CORE,
    DARK_XP,
    HERO,
    ICONS,
    JOURNEY_XP,
    NEUTRAL,
    NONE,
)
from herowright.table.chance import Chance
from herowright.table.decision import Step
from herowright.table.event import Event
from herowright.table.message import NO_ARGS

if TYPE_CHECKING:
    from herowright.games.call_to_adventure.cards.box import Box
    from herowright.games.call_to_adventure.cards.powers import Power, When
    from herowright.games.call_to_adventure.cards.types import (
        Adversary,
        Ally,
        Challenge,
        Destiny,
        HandCard,
        Motivation,
        Origin,
        Path,
        Quest,
        StoryCard,
    )
    from herowright.games.call_to_adventure.rules.settings import Settings

E = TypeVar("E")
_event = tuple.__new__  # an Event without the detour through its keyword arguments

# How much a seat wants to be asked before a chance to play a card closes.
ASK, NOT_THIS_TURN, NEVER = range(3)


class Tucked(NamedTuple):
    """A story card under a character card, with the path left showing."""

    card: StoryCard
    path: Path


# A power and the name of the card it stands on: plain tuples, which are quick to take apart.
Source = tuple["Power", str]
Reaction = tuple["When", str]


@dataclass(slots=True, eq=False)
class Hero:
    """A player board and all that lies on and beside it. What the story shows, from `abilities` on, is kept up to
    date by `read_story`."""

    seat: int
    dealt: tuple[Origin | Motivation | Destiny, ...] = ()  # to choose from, known to the owner alone
    unkept: tuple[Origin | Motivation | Destiny, ...] = ()
    origin: Origin | None = None
    motivation: Motivation | None = None
    destiny: Destiny | None = None
    marker: int = NEUTRAL
    xp: int = 0
    hand: tuple[HandCard, ...] = ()  # changed by `hold` alone
    timings: frozenset[str] = frozenset()  # of the cards in the hand
    played: tuple[HandCard, ...] = ()
    acts: tuple[tuple[Tucked, ...], ...] = ((), (), ())
    allies: tuple[Ally, ...] = ()
    sacrificed: tuple[Ally, ...] = ()
    borrowed: tuple[int, ...] = ()  # ability icons until the end of the turn
    used: tuple[str, ...] = ()  # cards whose once-a-turn power was used
    quiet: int = ASK
    destiny_up: bool = False
    abilities: tuple[int, ...] = (0,) * len(ABILITIES)
    icons: tuple[int, ...] = (0,) * len(ICONS)
    uses: tuple[Source, ...] = ()  # powers that are paid for
    reactions: tuple[Reaction, ...] = ()  # powers that wait for something to happen
    lasting: tuple[Source, ...] = ()  # powers that always hold
    act: int = 0  # the current act; after the last one, 3 (CA-END-03)

    def copy(self) -> Hero:
        twin: Hero = object.__new__(Hero)
        twin.seat = self.seat
        twin.dealt = self.dealt
        twin.unkept = self.unkept
        twin.origin = self.origin
        twin.motivation = self.motivation
        twin.destiny = self.destiny
        twin.marker = self.marker
        twin.xp = self.xp
        twin.hand = self.hand
        twin.timings = self.timings
        twin.played = self.played
        twin.acts = self.acts
        twin.allies = self.allies
        twin.sacrificed = self.sacrificed
        twin.borrowed = self.borrowed
        twin.used = self.used
        twin.quiet = self.quiet
        twin.destiny_up = self.destiny_up
        twin.abilities = self.abilities
        twin.icons = self.icons
        twin.uses = self.uses
        twin.reactions = self.reactions
        twin.lasting = self.lasting
        twin.act = self.act
        return twin

    def hold(self, cards: Iterable[HandCard]) -> None:
        """Take exactly these cards in hand."""
        self.hand = tuple(cards)
        self.timings = frozenset([card.timing for card in self.hand])

    @property
    def tucked(self) -> tuple[Tucked, ...]:
        """All story cards, in the order of the acts."""
        first, second, third = self.acts
        return first + second + third

    @property
    def character(self) -> tuple[Origin | Motivation | Destiny, ...]:
        """The character cards that belong to the story: the destiny once it is turned up (CA-STORY-02)."""
        cards = (self.origin, self.motivation, self.destiny if self.destiny_up else None)
        return tuple([card for card in cards if card is not None])


@dataclass(slots=True, eq=False)
class Attempt:
    """A challenge being faced, from the declaration of the path to its resolution."""

    card: Challenge | Adversary
    path: Path
    difficulty: int  # printed, with path, ally and standing effects
    # The runes besides the core runes, gathered by `runes.gather` from the icons of the story and the next two. These
    # hold the ability of each rune, or NONE for a dark one.
    pool: list[int] = field(default_factory=list)
    added: tuple[int, ...] = ()  # bought, or granted by cards
    left_out: tuple[int, ...] = ()  # not to be cast, though they could be
    cast: bool = False
    landing: bool = False  # what the cast gives is being received, and nothing comes between (CA-RUNE-15, CA-COOP-16)
    faces: Sequence[int] = ()  # the sides of core runes and pool that lie up, laid by `runes.lay`
    adds: Sequence[int] = ()  # what these sides add
    gives: Sequence[str] = ()  # and what they give
    bonus: int = 0
    eased: int = 0
    fallen: int = 0  # spaces the marker went down at once with the cast (CA-MORAL-20)
    ignored: tuple[int, ...] = ()  # abilities whose runes do not count
    no_core: bool = False
    calm: bool = False  # the corruption of this cast is ignored
    again: bool = False  # a second attempt was granted
    fled: bool = False  # fear makes the player pick another card
    doomed: bool = False  # lost whatever the result (CA-COOP-39)
    won: bool | None = None  # once it is resolved; then it lies on the table no more

    def copy(self) -> Attempt:
        twin: Attempt = object.__new__(Attempt)
        twin.card = self.card
        twin.path = self.path
        twin.difficulty = self.difficulty
        twin.pool = self.pool[:]
        twin.added = self.added
        twin.left_out = self.left_out
        twin.cast = self.cast
        twin.landing = self.landing
        twin.faces = self.faces
        twin.adds = self.adds
        twin.gives = self.gives
        twin.bonus = self.bonus
        twin.eased = self.eased
        twin.fallen = self.fallen
        twin.ignored = self.ignored
        twin.no_core = self.no_core
        twin.calm = self.calm
        twin.again = self.again
        twin.fled = self.fled
        twin.doomed = self.doomed
        twin.won = self.won
        return twin

    @property
    def runes(self) -> list[int]:
        """All runes of the cast, the core runes first (CA-CHAL-06)."""
        return [*CORE, *self.pool]


@dataclass(slots=True, eq=False)
class CallToAdventure:
    """The table of a Call to Adventure game. The top card of every deck is the first."""

    box: Box
    settings: Settings
    chance: Chance
    heroes: list[Hero]
    step: Step | None
    events: list[Event]
    phase: str
    first: int
    turn: int  # whose turn it is, or NONE
    acted: bool  # whether the main action was taken
    journeys: int  # taken in this turn
    bought: int  # dark runes bought in this turn
    won: bool  # whether a challenge was won in this turn
    resolved: str  # "won" or "lost" while others may react to a resolved challenge
    attempt: Attempt | None
    revealed: int  # act rows that lie face up
    opener: int  # the seat that turns up the next row at the start of its next turn, or NONE
    ender: int  # the seat that ended the last act, or NONE
    decks: list[list[StoryCard]]
    rows: list[list[StoryCard | None]]  # nothing where a card is missing
    under: dict[StoryCard, Ally]  # allies under cards of the rows
    discards: list[list[StoryCard]]
    hand_decks: dict[str, list[HandCard]]
    hand_discards: dict[str, list[HandCard]]
    arriving: list[Ally]  # turned up and not placed yet
    boxed: list[Any]  # cards that left the game
    # Solo and co-op (CA-COOP).
    adversary: Adversary | None
    adversary_xp: int
    beaten_by: int  # the seat that beat the adversary, or NONE
    quests: tuple[Quest, ...]
    adversary_deck: list[HandCard]
    adversary_discard: list[HandCard]
    shown: list[HandCard]  # adversary cards revealed in this turn
    lost: bool  # the adversary has fulfilled its win condition
    plays: int  # hand cards played so far, by anybody
    stack: list[tuple[int, HandCard, bool]]  # cards being played: seat, card, cancelled
    # The adversaries whose effects hold for everybody, and the prices with them, kept up to date by `see_adversaries`.
    standing: tuple[Adversary, ...] = ()
    reactions: tuple[Reaction, ...] = ()  # those that wait for something to happen
    journey_price: int = JOURNEY_XP
    dark_price: int = DARK_XP
    # What fear has made a player give up, while another card is chosen; at no boundary between two steps.
    fleeing: Attempt | None = None

    def copy(self) -> CallToAdventure:
        twin: CallToAdventure = object.__new__(CallToAdventure)
        twin.box = self.box
        twin.settings = self.settings
        twin.chance = self.chance.copy()
        twin.heroes = [hero.copy() for hero in self.heroes]
        twin.step = self.step
        twin.events = self.events[:]
        twin.phase = self.phase
        twin.first = self.first
        twin.turn = self.turn
        twin.acted = self.acted
        twin.journeys = self.journeys
        twin.bought = self.bought
        twin.won = self.won
        twin.resolved = self.resolved
        twin.attempt = self.attempt and self.attempt.copy()
        twin.revealed = self.revealed
        twin.opener = self.opener
        twin.ender = self.ender
        twin.decks = [deck[:] for deck in self.decks]
        twin.rows = [row[:] for row in self.rows]
        twin.under = self.under.copy()
        twin.discards = [pile[:] for pile in self.discards]
        twin.hand_decks = {HERO: self.hand_decks[HERO][:], ANTIHERO: self.hand_decks[ANTIHERO][:]}
        twin.hand_discards = {HERO: self.hand_discards[HERO][:], ANTIHERO: self.hand_discards[ANTIHERO][:]}
        twin.arriving = self.arriving[:]
        twin.boxed = self.boxed[:]
        twin.adversary = self.adversary
        twin.adversary_xp = self.adversary_xp
        twin.beaten_by = self.beaten_by
        twin.quests = self.quests
        twin.adversary_deck = self.adversary_deck[:]
        twin.adversary_discard = self.adversary_discard[:]
        twin.shown = self.shown[:]
        twin.lost = self.lost
        twin.plays = self.plays
        twin.stack = self.stack[:]
        twin.standing = self.standing
        twin.reactions = self.reactions
        twin.journey_price = self.journey_price
        twin.dark_price = self.dark_price
        twin.fleeing = self.fleeing
        return twin

    def report(
        self,
        kind: str,
        seat: int | None,
        rule: str,
        args: Mapping[str, Any] = NO_ARGS,
        audience: tuple[int | None, ...] | None = None,
    ) -> None:
        self.events.append(_event(Event, (kind, seat, rule, args, audience)))

    @property
    def solo(self) -> bool:
        return len(self.heroes) == 1

    @property
    def cooperative(self) -> bool:
        """Against an adversary: solo and co-op (CA-COOP)."""
        return self.adversary is not None

    @property
    def active(self) -> Hero:
        return self.heroes[self.turn]

    def clockwise_from(self, seat: int) -> list[Hero]:
        return self.heroes[seat:] + self.heroes[:seat]

    def face_up(self) -> list[StoryCard]:
        """The cards of the revealed rows."""
        return [card for row in self.rows[: self.revealed] for card in row if card is not None]

    @property
    def adversary_stands(self) -> bool:
        """Whether the adversary of a co-operative game lies unbeaten on the table."""
        return self.adversary is not None and self.beaten_by == NONE
