"""Everything on a Call to Adventure table, as plain data."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

from herowright.games.call_to_adventure.cards.powers import Power, When
from herowright.games.call_to_adventure.cards.types import (
    Adversary,
    Ally,
    Card,
    Challenge,
    Destiny,
    HandCard,
    Motivation,
    Origin,
    Path,
    Quest,
    StoryCard,
)
from herowright.games.call_to_adventure.rules.components import (
    ABILITIES,
    CORE,
    DARK_XP,
    ICONS,
    JOURNEY_XP,
    KINDS,
    NEUTRAL,
    NONE,
)
from herowright.games.call_to_adventure.rules.settings import Settings
from herowright.table.chance import Chance
from herowright.table.decision import Step
from herowright.table.event import Event
from herowright.table.message import NO_ARGS
from herowright.table.native import dataclass, unseen
from herowright.table.plain import DERIVED, GIVEN, Find, Plain, read_from, stored, transient

if TYPE_CHECKING:
    from herowright.games.call_to_adventure.cards.box import Box

unseen(globals())

E = TypeVar("E")
_event = tuple.__new__  # an Event without the detour through its keyword arguments

# How much a seat wants to be asked before a chance to play a card closes.
ASK: Final = 0
NOT_THIS_TURN: Final = 1
NEVER: Final = 2


class Tucked(NamedTuple):
    """A story card under a character card, with the path left showing."""

    card: StoryCard
    path: Path


# A power and the name of the card it stands on: plain tuples, which are quick to take apart.
Source = tuple["Power", str]
Reaction = tuple["When", str]


@dataclass(slots=True, eq=False)
class Hero(Plain):
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
    timings: frozenset[str] = field(default=frozenset(), metadata=DERIVED)  # of the cards in the hand
    played: tuple[HandCard, ...] = ()
    acts: tuple[tuple[Tucked, ...], ...] = ((), (), ())
    allies: tuple[Ally, ...] = ()
    sacrificed: tuple[Ally, ...] = ()
    borrowed: tuple[int, ...] = ()  # ability icons until the end of the turn
    used: tuple[str, ...] = ()  # cards whose once-a-turn power was used
    quiet: int = ASK
    destiny_up: bool = False
    abilities: tuple[int, ...] = field(default=(0,) * len(ABILITIES), metadata=DERIVED)
    icons: tuple[int, ...] = field(default=(0,) * len(ICONS), metadata=DERIVED)
    uses: tuple[Source, ...] = field(default=(), metadata=DERIVED)  # powers that are paid for
    reactions: tuple[Reaction, ...] = field(default=(), metadata=DERIVED)  # powers that wait for something to happen
    lasting: tuple[Source, ...] = field(default=(), metadata=DERIVED)  # powers that always hold
    act: int = field(default=0, metadata=DERIVED)  # the current act; after the last one, 3 (CA-END-03)

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
        """The character cards that belong to the story: the destiny once it is revealed (CA-STORY-02)."""
        cards = (self.origin, self.motivation, self.destiny if self.destiny_up else None)
        return tuple([card for card in cards if card is not None])


@dataclass(slots=True, eq=False)
class Attempt(Plain):
    """A challenge being faced, from the declaration of the path to its resolution."""

    card: Challenge | Adversary
    path: Path
    difficulty: int  # printed, with path, ally and standing effects
    # The runes besides the core runes, gathered by `runes.gather` from the icons of the story and the next two. These
    # hold the ability of each rune, or NONE for a dark one.
    pool: list[int] = field(default_factory=list)
    # Bought, or granted by cards. Older saves know nothing of this and the next two.
    added: tuple[int, ...] = field(default=(), metadata=stored(missing=()))
    left_out: tuple[int, ...] = field(default=(), metadata=stored(missing=()))  # not to be cast, though they could be
    # What the cast gives is being received, and nothing comes between (CA-RUNE-15, CA-COOP-16).
    landing: bool = field(default=False, metadata=stored(missing=False))
    faces: Sequence[int] = ()  # the sides of core runes and pool that lie up
    # Whether they do, what these sides add, and what they give, noted by `runes.lay`.
    cast: bool = field(default=False, metadata=DERIVED)
    adds: Sequence[int] = field(default=(), metadata=DERIVED)
    gives: Sequence[str] = field(default=(), metadata=DERIVED)
    bonus: int = 0
    eased: int = 0
    fallen: int = 0  # spaces the marker went down at once with the cast (CA-MORAL-20)
    ignored: tuple[int, ...] = ()  # abilities whose runes do not count
    no_core: bool = False
    calm: bool = False  # the corruption of this cast is ignored
    again: bool = False  # a second attempt was granted
    fled: bool = False  # fear makes the player pick another card
    doomed: bool = False  # lost whatever the result (CA-COOP-39)
    # Once it is resolved; then it lies on the table no more.
    won: bool | None = field(default=None, metadata=transient())

    @property
    def runes(self) -> list[int]:
        """All runes of the cast, the core runes first (CA-CHAL-06)."""
        return [*CORE, *self.pool]


Places = list[list[list[str | None]]]  # of each card its name, and that of the ally under it


def _write_rows(table: CallToAdventure) -> list[list[list[str | None]]]:
    """Each card of a row and the ally under it."""
    return [[[_ref(card), _ref(card and table.under.get(card))] for card in row] for row in table.rows]


def _ref(card: StoryCard | None) -> str | None:
    return None if card is None else card.ref


def _read_rows(rows: Places, find: Find) -> list[list[StoryCard | None]]:
    return [[None if card is None else find(None, card) for card, _ in row] for row in rows]


def _read_under(rows: Places, find: Find) -> dict[StoryCard, Ally]:
    return {find(None, card): find(None, ally) for row in rows for card, ally in row if card and ally}


@dataclass(slots=True, eq=False)
class CallToAdventure(Plain):
    """The table of a Call to Adventure game. The top card of every deck is the first."""

    box: Box = field(metadata=GIVEN)
    settings: Settings = field(metadata=GIVEN)
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
    opener: int  # the seat that reveals the next row at the start of its next turn, or NONE
    ender: int  # the seat that ended the last act, or NONE
    decks: list[list[StoryCard]]
    # Nothing where a card is missing. Stored with the allies under the cards.
    rows: list[list[StoryCard | None]] = field(metadata=stored(encode=_write_rows, decode=_read_rows))
    under: dict[StoryCard, Ally] = field(metadata=read_from("rows", _read_under))  # allies under cards of the rows
    discards: list[list[StoryCard]]
    hand_decks: dict[str, list[HandCard]] = field(metadata=stored(keys=KINDS))
    hand_discards: dict[str, list[HandCard]] = field(metadata=stored(keys=KINDS))
    arriving: list[Ally]  # revealed and not placed yet
    boxed: list[Card]  # cards that left the game
    # Solo and co-op (CA-COOP).
    adversary: Adversary | None
    adversary_xp: int
    beaten_by: int  # the seat that beat the adversary, or NONE
    quests: tuple[Quest, ...]
    adversary_deck: list[HandCard]
    adversary_discard: list[HandCard]
    shown: list[HandCard]  # adversary cards revealed in this turn
    lost: bool  # the adversary has fulfilled its win condition
    stack: list[tuple[int, HandCard, bool]]  # cards being played: seat, card, cancelled
    plays: int = field(default=0, metadata=DERIVED)  # hand cards played so far, by anybody
    # The adversaries whose effects hold for everybody, and the prices with them, kept up to date by `see_adversaries`.
    standing: tuple[Adversary, ...] = field(default=(), metadata=DERIVED)
    reactions: tuple[Reaction, ...] = field(default=(), metadata=DERIVED)  # those that wait for something to happen
    journey_price: int = field(default=JOURNEY_XP, metadata=DERIVED)
    dark_price: int = field(default=DARK_XP, metadata=DERIVED)
    # What fear has made a player give up, while another card is chosen; at no boundary between two steps.
    fleeing: Attempt | None = field(default=None, metadata=transient())

    def derive(self) -> None:
        from herowright.games.call_to_adventure.rules import happenings, runes, story  # they build on this module

        attempt, self.attempt = self.attempt, None  # reading a story gathers no runes now
        # Characters are unseen until all have chosen (CA-SETUP-03).
        seen = self.phase != "set-up" or all(hero.destiny is not None for hero in self.heroes)
        for hero in self.heroes:
            hero.hold(hero.hand)
            if seen:
                story.read_story(self, hero)
        happenings.see_adversaries(self)
        self.plays = sum(len(hero.played) for hero in self.heroes)
        self.attempt = attempt
        if attempt is not None and attempt.faces:
            runes.lay(self, attempt, attempt.faces)

    def report(
        self,
        kind: str,
        seat: int | None,
        rule: str,
        args: Mapping[str, object] = NO_ARGS,
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
