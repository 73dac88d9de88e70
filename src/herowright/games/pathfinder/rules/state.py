"""Everything on a Pathfinder table, as plain data. Equal cards are the same object: a zone with two Longswords
contains that card twice."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple

from herowright.games.pathfinder.rules.components import NONE, SKILL_IDS
from herowright.table.chance import Chance
from herowright.table.decision import Step
from herowright.table.event import Event
from herowright.table.message import NO_ARGS
from herowright.table.native import dataclass, unseen
from herowright.table.plain import DERIVED, GIVEN, Find, Plain, given, stored

if TYPE_CHECKING:
    from herowright.games.pathfinder.cards.box import Box
    from herowright.games.pathfinder.cards.checks import Check
    from herowright.games.pathfinder.cards.forms import (
        After,
        AfterPlaying,
        Always,
        AnyNumber,
        AnySkillToRecharge,
        AtTurn,
        BlessingDie,
        EvadedTo,
        InsteadOf,
        LessDamage,
        SkillForAnother,
        SureRecharge,
        Use,
        WhenPlaying,
    )
    from herowright.games.pathfinder.cards.types import (
        Bane,
        Boon,
        BoxCard,
        Character,
        Location,
        Play,
        Role,
        Scenario,
        Story,
    )
    from herowright.games.pathfinder.rules.settings import Settings

unseen(globals())

_event = tuple.__new__  # an Event without the detour through its keyword arguments

# How much a seat wants to be asked before a chance to help closes. Who wants to be left alone for one check says so to
# that check.
ASK: Final = 0
NOT_THIS_TURN: Final = 2
NEVER: Final = 3

# The steps of a turn that are offered one after the other; none can be returned to (PF-TURN-01, PF-TURN-03). ENDING:
# something has ordered the turn to end (PF-TURN-25).
GIVING: Final = 0
MOVING: Final = 1
EXPLORING: Final = 2
CLOSING: Final = 3
ENDING: Final = 4


def _write_skills(feats: Feats) -> dict[str, int]:
    return {SKILL_IDS[skill]: count for skill, count in feats.skills.items()}


def _read_skills(skills: Mapping[str, int], find: Find) -> dict[int, int]:
    return {SKILL_IDS.index(id): count for id, count in skills.items()}


@dataclass(slots=True, eq=False)
class Feats(Plain):
    """The checked boxes of a character (PF-FEAT). `powers` counts them by the id of the line; hand size is the line
    `hand`, proficiencies are lines of their own."""

    # The record of a party names only the boxes it has.
    skills: dict[int, int] = field(
        default_factory=dict, metadata=stored(encode=_write_skills, decode=_read_skills, missing={})
    )
    powers: dict[str, int] = field(default_factory=dict, metadata=stored(missing={}))
    cards: dict[str, int] = field(default_factory=dict, metadata=stored(missing={}))


# A skill as it is rolled: the die, what is added, and all the skills the check counts as (PF-CHECK-24).
Rolled = tuple[int, int, frozenset[int]]


class Powers(NamedTuple):
    """The powers of a character that work now, sorted by what the rules ask for; each with the id of its line."""

    uses: tuple[tuple[str, Use], ...] = ()
    always: tuple[tuple[str, Always], ...] = ()
    when_playing: tuple[tuple[str, WhenPlaying], ...] = ()
    instead: tuple[tuple[str, InsteadOf], ...] = ()
    less_damage: tuple[tuple[str, LessDamage], ...] = ()
    at_turn: tuple[tuple[str, AtTurn], ...] = ()
    after_playing: tuple[tuple[str, AfterPlaying], ...] = ()
    after: tuple[tuple[str, After], ...] = ()
    sure_recharge: tuple[tuple[str, SureRecharge], ...] = ()
    any_skill: tuple[tuple[str, AnySkillToRecharge], ...] = ()
    for_another: tuple[tuple[str, SkillForAnother], ...] = ()
    blessing_die: tuple[tuple[str, BlessingDie], ...] = ()
    any_number: tuple[tuple[str, AnyNumber], ...] = ()
    evaded_to: tuple[tuple[str, EvadedTo], ...] = ()
    # The uses once more, by the moment in which they are possible.
    by_moment: Mapping[str, tuple[tuple[str, Use], ...]] = {}


NO_POWERS: Final = Powers()


@dataclass(slots=True, eq=False)
class Hero(Plain):
    """A character and its cards. From `skills` on all follows from character, role and feats (`sheet.read`)."""

    seat: int
    character: Character | None = None
    role: Role | None = None
    feats: Feats = field(default_factory=Feats)
    deck: list[Boon] = field(default_factory=list)  # the top card is the first
    hand: list[Boon] = field(default_factory=list)
    discard: list[Boon] = field(default_factory=list)  # the newest card is the last
    buried: list[Boon] = field(default_factory=list)
    displayed: list[Boon] = field(default_factory=list)
    in_play: list[tuple[Boon, str]] = field(default_factory=list)  # played, with where they go (PF-BOON-09)
    place: int = NONE
    dead: bool = False
    known_top: int = 0  # cards of the deck that everybody has seen, and that still lie where they were seen
    known_bottom: int = 0
    harder: int = 0  # added to the difficulty of own checks until the end of the turn
    # What says until the end of the turn how many cards are drawn instead of others: its source, their number, and
    # whether it speaks only of resetting the hand.
    draws: tuple[tuple[str, int, bool], ...] = field(default=(), metadata=stored(missing=()))
    quiet: int = ASK
    promises: tuple[Boon, ...] = ()
    rewards: tuple[str, ...] = ()  # had already (PF-END-08)
    skills: Mapping[int, Rolled] = field(default_factory=dict, metadata=DERIVED)
    hand_size: int = field(default=0, metadata=DERIVED)
    proficient: tuple[str, ...] = field(default=(), metadata=DERIVED)
    powers: Powers = field(default=NO_POWERS, metadata=DERIVED)

    def let_go(self, card: Boon) -> None:
        """A card leaves the hand, for whatever reason; with it ends the promise of it."""
        self.hand.remove(card)
        if card in self.promises:
            self.end_promise(card)

    def end_promise(self, card: Boon) -> None:
        self.promises = tuple([each for each in self.promises if each is not card])


@dataclass(slots=True, eq=False)
class Place(Plain):
    """A location on the table and its deck; the top card is the first."""

    card: Location
    deck: list[BoxCard] = field(default_factory=list)
    closed: bool = False
    shut: bool = False  # temporarily closed while a villain is met (PF-VILLAIN-04)
    strays: int = 0  # blessings that came with an escaping villain (PF-VILLAIN-20)
    known_top: int = 0  # examined cards that still lie where they were seen
    known_bottom: int = 0

    @property
    def open(self) -> bool:
        return not (self.closed or self.shut)


@dataclass(slots=True, eq=False)
class Moment(Plain):
    """A step of an encounter, or a check: within one each player plays at most one card of each kind and uses each
    power once (PF-ENC-05, PF-ENC-06, PF-CHECK-12)."""

    as_list: ClassVar[bool] = True

    played: list[tuple[int, str]] = field(default_factory=list)
    used: list[tuple[int, str]] = field(default_factory=list)


def _write_followed(check: Checking) -> list[list[int | str]]:
    return [[seat, card.name, power.cost] for seat, card, power in check.followed]


@dataclass(slots=True, eq=False)
class Checking(Plain):
    """A check being made, from the choice of its skill to its result (PF-CHECK-11)."""

    seat: int
    purpose: str
    ways: Check
    card: BoxCard | None = None  # met, or to be recharged
    stage: str = "skill"  # skill, help, rolled, damage
    skill: int = NONE
    kinds: frozenset[int] = frozenset()  # all the skills it counts as (PF-CHECK-23, PF-CHECK-24)
    traits: frozenset[str] = frozenset()
    die: int = 0  # the die of the skill; none where a card gives a fixed result
    instead: Mapping[int, int] = field(default_factory=dict)  # dice that replace those of skills
    sides: tuple[int, ...] = ()
    plus: int = 0
    base: int = 0  # the printed difficulty
    set_to: tuple[tuple[str, int], ...] = ()  # what it is instead, by cards and powers used on this check
    followed_number: int | None = None  # the one chosen among equals (PF-GOLD-08)
    difficulty: int = 0
    harder: int = 0  # from cards of this check
    set_by: str = ""  # the card or power that set the skill (PF-CHECK-19)
    setter: Boon | None = None
    # Powers that may follow those just used (PF-PLAY-07).
    followed: tuple[tuple[int, Boon, Play], ...] = field(default=(), metadata=stored(encode=_write_followed))
    shared: tuple[tuple[int, str], ...] = ()  # powers that have added their dice by themselves
    without: tuple[str, ...] = ()  # kinds of cards that a power keeps out of this check
    # What a die that was rolled is worth, if not what it shows.
    counted: Callable[[int, int], int] | None = field(
        default=None, metadata=stored(encode=lambda check: check.counted is not None)
    )
    fixed: int | None = None  # a result that a card names instead of dice (PF-CHECK-20)
    passed: bool = False  # a card says that it succeeds, or is not needed
    sure_of: tuple[int, ...] = ()  # seats that want to add nothing more
    left_alone: tuple[int, ...] = ()  # seats that are not to be asked before its damage either
    rolled: tuple[int, ...] = ()
    result: int = 0
    success: bool = False
    declined: bool = False  # the player does not want the boon (PF-ENC-15)
    due: list[tuple[int, Boon]] = field(default_factory=list)  # cards played on it whose recharge is open
    moment: Moment = field(default_factory=Moment)


@dataclass(slots=True, eq=False)
class Hurt(Plain):
    """Damage about to be taken (PF-DMG)."""

    as_list: ClassVar[bool] = True

    seat: int
    amount: int
    type: str
    fixed: bool = False  # nothing can reduce it
    first: tuple[str, ...] = ()  # kinds that have to be discarded before any other
    moment: Moment = field(default_factory=Moment)


@dataclass(slots=True, eq=False)
class Encounter(Plain):
    """A card being met (PF-ENC). `place` is where it came from, or NONE for a summoned card (PF-SUMMON-05)."""

    seat: int
    card: BoxCard
    place: int
    step: str = "evade"  # evade, before, check, next, after, end
    spare: bool = False  # a copy that only exists for the moment (PF-SUMMON-02)
    evaded: bool = False
    beaten: bool = False  # a card says that it is defeated, without a check
    failed: int = 0  # checks that were not passed
    weak: int = 0  # taken off every die rolled against it
    banned: frozenset[tuple[int, str]] = frozenset()  # kinds and traits of cards that a seat may not play in it
    set_to: tuple[tuple[int, str, int], ...] = ()  # what the difficulty of a seat's checks against it is, and who says
    came_from: int = NONE  # where it lay, if it leaves for another location
    goes_to: str = ""  # top or bottom of its deck, instead of being shuffled in
    ended: str = ""  # defeated, undefeated, acquired, lost or evaded
    due: list[tuple[int, Boon]] = field(default_factory=list)  # recharge checks to come (PF-ENC-18)
    echoes: list[tuple[int, str]] = field(default_factory=list)  # powers that answer what was played (PF-ENC-21)
    moment: Moment = field(default_factory=Moment)

    @property
    def summoned(self) -> bool:
        return self.place == NONE

    @property
    def lies_at(self) -> int:
        """The location on whose deck the card lies while it is met (PF-ENC-10), or NONE."""
        return self.place if self.came_from == NONE else self.came_from


@dataclass(slots=True, eq=False)
class Pathfinder(Plain):
    """The table of a scenario. Of encounters, checks and damage the innermost is the last."""

    box: Box = field(metadata=GIVEN)
    settings: Settings = field(metadata=GIVEN)
    chance: Chance
    # The scenario, its adventure and the path.
    story: Story = field(metadata=given("scenario", lambda table: table.scenario.name))
    heroes: list[Hero]
    step: Step | None
    events: list[Event]
    phase: str
    piles: dict[str, list[BoxCard]]  # the box: what is drawn at random, by kind
    removed: list[BoxCard]  # out of the game for good
    spares: list[BoxCard]  # henchmen beyond the printed copies, for six players
    loose: list[BoxCard]  # taken from where they lay, while somebody decides where they go
    places: list[Place]
    blessings: list[Boon]
    blessings_discard: list[Boon]  # the newest is the last
    turn: int
    stage: int  # of the turn: GIVING, MOVING, EXPLORING, CLOSING or ENDING
    explored: int  # explorations in this turn
    granted: int  # further explorations that are open (PF-TURN-16)
    freed: bool  # the free exploration was used
    tried: bool  # closing was tried in step 5
    # The card that says: you cannot explore again this turn.
    stopped_by: str = field(metadata=stored(missing=""))
    encounters: list[Encounter]
    checks: list[Checking]
    hurts: list[Hurt]
    echoes: list[tuple[int, str]]  # powers that answer what was played outside encounters
    idle: bool  # nothing is going on: cards for any time may be played (PF-PLAY-17)
    wanted: tuple[int, tuple[Any, ...]] | None  # what a seat has just played then; never while anybody is asked
    asked: int  # the seat that is asked whether it wants to help, or NONE
    skipped: bool  # and that the table goes on without
    beaten: list[Bane]  # villains that found no way out (PF-VILLAIN-28)
    over: bool
    won: bool
    lost_by: str  # the clause by which the scenario was lost
    # Between games: what a campaign carries on (PF-BETWEEN).
    pool: list[Boon]

    def derive(self) -> None:
        from herowright.games.pathfinder.rules import sheet  # it builds on this module

        for hero in self.heroes:
            if hero.character is not None:
                sheet.read(self, hero)

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
    def scenario(self) -> Scenario:
        return self.story.scenario

    @property
    def active(self) -> Hero:
        return self.heroes[self.turn]

    @property
    def check(self) -> Checking | None:
        return self.checks[-1] if self.checks else None

    @property
    def encounter(self) -> Encounter | None:
        return self.encounters[-1] if self.encounters else None

    @property
    def hurt(self) -> Hurt | None:
        return self.hurts[-1] if self.hurts else None

    @property
    def number(self) -> int:
        """The number of the adventure deck being played; 0 with the base set."""
        return self.story.adventure.number

    def clockwise_from(self, seat: int) -> list[Hero]:
        """All living characters, beginning with that seat."""
        return [hero for hero in self.heroes[seat:] + self.heroes[:seat] if not hero.dead]

    def here(self, hero: Hero) -> Place:
        return self.places[hero.place]

    def at(self, place: int) -> list[Hero]:
        """The living characters at a location."""
        return [hero for hero in self.heroes if hero.place == place and not hero.dead]

    def open_places(self) -> list[int]:
        return [number for number, place in enumerate(self.places) if place.open]
