"""A hero with a familiar and the table around it, rebuilt from what a seat may know."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Self, TypeVar

from herowright.games.roll_player.bot.sheet import (
    FAMILIES,
    Catalogue,
    Die,
    Sheet,
    Situation,
    World,
    cards_of,
    fill,
    others_skills,
    places_of,
)
from herowright.games.roll_player.cards.types import Goal, MarketCard
from herowright.games.roll_player.fiends_familiars.cards.powers import HUNT, CombatDice, ResultBonus
from herowright.games.roll_player.fiends_familiars.cards.types import (
    KINDS,
    AdventureCard,
    Familiar,
    Fiend,
    Minion,
    Monster,
    Reward,
    Scroll,
)
from herowright.games.roll_player.rules.components import LOOK_OF_ID, NONE, SHEET_ROW_IDS, SPACES

if TYPE_CHECKING:
    from herowright.games.roll_player.fiends_familiars.bot.estimate import FiendsEstimate

E = TypeVar("E")
ANY_POWER = Goal(0, None, 0)


@dataclass(slots=True, eq=False)
class AdventurerSheet(Sheet):
    """The familiar's row is the last one."""

    rows: ClassVar[range] = range(len(SHEET_ROW_IDS))

    familiar: Familiar | None = None
    scrolls: tuple[Scroll, ...] = ()
    fiends: tuple[Fiend, ...] = ()  # face up
    coming: tuple[Fiend, ...] = ()  # those of them not in force yet
    banished: tuple[Fiend, ...] = ()
    banishing: int = 5  # in gold
    xp: int = 0
    stored: int = 0
    glory: int = 0
    wounds: int = 0
    trophies: tuple[Minion, ...] = ()
    adventure_tokens: int = 0
    backpack: list[Die] = field(default_factory=list)

    def copy(self) -> Self:
        twin = Sheet.copy(self)
        twin.familiar = self.familiar
        twin.scrolls = self.scrolls
        twin.fiends = self.fiends
        twin.coming = self.coming
        twin.banished = self.banished
        twin.banishing = self.banishing
        twin.xp = self.xp
        twin.stored = self.stored
        twin.glory = self.glory
        twin.wounds = self.wounds
        twin.trophies = self.trophies
        twin.adventure_tokens = self.adventure_tokens
        twin.backpack = self.backpack
        return twin

    # --- looking -----------------------------------------------------------------------------

    @property
    def waiting(self) -> int:
        return len(self.hand) + len(self.backpack)

    @property
    def goals(self) -> tuple[Goal, ...]:
        assert self.hero_class is not None
        return (*self.hero_class.goals, self.familiar.power if self.familiar else ANY_POWER)

    @property
    def familiar_cells(self) -> dict[int, int]:
        """The colours the familiar wants on its spaces."""
        return dict(enumerate(self.familiar.cells, SPACES)) if self.familiar else {}

    @property
    def cards(self) -> tuple[MarketCard, ...]:
        return (*self.weapons, *self.armor, *self.skills, *self.traits, *self.scrolls)

    def blessings(self, kind: type[E]) -> Iterator[E]:
        """What class and weapons give."""
        return Sheet.powers(self, kind)

    def curses(self, kind: type[E]) -> list[E]:
        """What fiends in force take."""
        return [fiend.effect for fiend in self.fiends if isinstance(fiend.effect, kind) and fiend not in self.coming]

    def powers(self, kind: type[E]) -> Iterator[E]:
        if self.fiends:
            yield from self.curses(kind)
        yield from Sheet.powers(self, kind)

    def empty_spaces(self) -> list[int]:
        return [space for space, face in enumerate(self.faces) if not face]

    # --- as it would be ------------------------------------------------------------------------

    def with_card(self, card: MarketCard) -> Self:
        twin = Sheet.with_card(self, card)
        if isinstance(card, Scroll):
            twin.scrolls += (card,)
        return twin

    def with_fiend(self, fiend: Fiend) -> Self:
        twin = self.copy()
        twin.fiends += (fiend,)
        twin.coming += (fiend,)
        return twin

    def without_fiend(self, fiend: Fiend) -> Self:
        """With a fiend somewhere else."""
        twin = self.copy()
        twin.fiends = tuple(own for own in self.fiends if own is not fiend)
        twin.coming = tuple(own for own in self.coming if own is not fiend)
        return twin

    def with_banished(self, fiend: Fiend) -> Self:
        twin = self.without_fiend(fiend)
        twin.banished += (fiend,)
        return twin

    def with_xp(self, xp: int) -> Self:
        twin = self.copy()
        twin.xp = max(0, twin.xp + xp)
        return twin

    def with_reward(self, reward: Reward) -> Self:
        """With all that a line of a card lists, its action apart."""
        twin = self.copy()
        twin.gold += reward.gold
        twin.xp += reward.xp
        twin.glory += reward.glory
        twin.wounds += reward.wounds
        return twin

    def with_trophy(self, minion: Minion) -> Self:
        twin = self.copy()
        twin.trophies += (minion,)
        if twin.adventure_tokens < len(KINDS):
            twin.adventure_tokens += 1
        else:
            twin.xp += 1
        return twin

    def with_placed_again(self, space: int, target: int) -> Self:
        """With a die on another space; its old one stays empty."""
        twin = self.with_die(target, self.die(space))
        if target != space:
            twin.faces[space], twin.colours[space] = 0, NONE
        return twin


# --- reading a view ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False)
class FiendsCatalogue(Catalogue):
    familiars: Mapping[str, Familiar]
    fiends: Mapping[str, Fiend]
    minions: Mapping[str, Minion]
    monsters: Mapping[str, Monster]
    adventures: Mapping[str, AdventureCard]


MORE_FAMILIES = (*FAMILIES, "familiars", "fiends", "minions", "monsters", "adventures")


def adventurer_of(view: Mapping[str, Any], cards: FiendsCatalogue) -> AdventurerSheet:
    """A hero from the part of a view that shows it."""
    sheet = AdventurerSheet()
    fill(sheet, view, cards)
    sheet.familiar = cards.familiars.get(view["familiar"])
    sheet.scrolls = cards.found(view["scrolls"])
    sheet.fiends = tuple(cards.fiends[fiend["id"]] for fiend in view["fiends"])
    sheet.coming = tuple(cards.fiends[fiend["id"]] for fiend in view["fiends"] if not fiend["active"])
    sheet.banished = tuple(cards.fiends[id] for id in view["banished"])
    sheet.banishing = view["banishing"]
    sheet.xp = view["xp"]
    sheet.stored = view["stored_xp"]
    sheet.glory = view["glory"]
    sheet.wounds = view["wounds"]
    sheet.trophies = tuple(cards.minions[id] for id in view["trophies"])
    sheet.adventure_tokens = len(view["adventure_tokens"])
    sheet.backpack = [Die.seen(die) for die in view["backpack"]]
    return sheet


class Adventures(NamedTuple):
    """The adventure cards a kind may be: one that is known, or all of the Monster's own."""

    cards: tuple[AdventureCard, ...]
    # The others with a token of the kind, whom a comparison looks at.
    rivals: tuple[AdventurerSheet, ...]


class Battle(NamedTuple):
    """What the battle is expected to bring: its stars, and how many more of them come with one more in the result,
    with one more die, with a mercenary of several, with one more XP; and what rerolls add to the result."""

    stars: float
    point: float
    die: float
    mercenary: float
    xp: float
    rerolls: float


@dataclass(frozen=True, slots=True, eq=False)
class FiendsWorld(World):
    """Besides: how many rounds after this one bring two dice, the Monster and its adventures, the other heroes, and
    the dice in the bag and on the cards."""

    estimator: type[FiendsEstimate]
    doubles: int
    monster: Monster | None
    adventures: tuple[Adventures, ...]
    rivals: int
    rival: float  # what the best of their battles will come to
    bag: tuple[int, ...]  # the looks that are left in it
    pool: tuple[tuple[int, Die], ...]  # the dice nobody has chosen yet in this Dice Phase, by their place
    battles: dict[Any, Battle] = field(default_factory=dict)  # those already thought through

    def estimate(self, sheet: Any, turns: int | None = None) -> FiendsEstimate:
        return self.estimator(sheet, self, turns)

    def markets(self, dice: int) -> int:
        if dice <= 2 * self.doubles:
            return (max(0, dice) + 1) // 2
        return dice - self.doubles


# In how many rounds two dice are taken before the Call comes, by number of heroes (FF-CALL-05).
DOUBLE_ROUNDS = {1: 3, 2: 3, 3: 4, 4: 5, 5: 5}


@dataclass(slots=True, eq=False)
class FiendsSituation(Situation):
    cards: FiendsCatalogue
    me: AdventurerSheet
    world: FiendsWorld
    lurking: list[tuple[Fiend, ...]]  # on each initiative card

    @classmethod
    def of(cls, view: Mapping[str, Any], seat: int, estimator: Any) -> FiendsSituation:
        cards = FiendsCatalogue(*cards_of(view, MORE_FAMILIES))
        me = adventurer_of(view["heroes"][seat], cards)
        others = [hero for hero in view["heroes"] if hero["seat"] != seat]
        seats = len(view["heroes"])
        phase = view["phase"]
        world = FiendsWorld(
            estimator,
            seats == 1,
            others_skills(view, seat, cards),
            phase == "last-call",
            0 if view["call"] else max(0, DOUBLE_ROUNDS[seats] - max(1, view["round"])),
            cards.monsters[view["monster"]["id"]] if view["monster"] else None,
            _adventures(view, cards, others),
            len(others),
            max((rival_result(hero, cards) for hero in others), default=0.0),
            tuple(LOOK_OF_ID[id] for id, dice in view["bag"].items() if dice),
            _pool(view) if phase == "dice" else (),
        )
        lurking = [tuple(cards.fiends[id] for id in card["fiends"]) for card in view["initiative"]]
        return cls(view, seat, cards, me, places_of(view), phase, world, lurking)

    def hero(self, seat: int) -> AdventurerSheet:
        return adventurer_of(self.view["heroes"][seat], self.cards)

    @property
    def minion(self) -> Minion | None:
        """The one face up."""
        shown = self.view["minion"]
        return self.cards.minions[shown["id"]] if shown else None

    def unseen_minions(self) -> list[Minion]:
        """Those that may come next: of the dots that lie on top of the deck, and nobody's trophies."""
        shown = self.minion
        gone = {id for hero in self.view["heroes"] for id in hero["trophies"]}
        rest = [minion for minion in self.cards.minions.values() if minion is not shown and minion.id not in gone]
        return [minion for minion in rest if shown is None or minion.dots == shown.dots] or rest

    def markets_left(self) -> bool:
        """Whether this seat's market turn of the round is still to come."""
        return self.phase in ("roll", "dice", "before-market") or (
            self.phase == "market" and self.own_place() is not None
        )


def rival_result(view: Mapping[str, Any], cards: FiendsCatalogue) -> float:
    """What another hero's battle will come to, roughly."""
    hero_class = cards.classes.get(view["class"])
    powers = [weapon.effect for weapon in cards.found(view["weapons"])] + [hero_class and hero_class.effect]
    dice = 1 + sum(power.dice for power in powers if isinstance(power, CombatDice) and power.where != HUNT)
    plus = sum(power.bonus for power in powers if isinstance(power, ResultBonus) and power.where != HUNT)
    tokens = len(view["adventure_tokens"])
    xp: int = view["xp"]
    points: int = plus + view["glory"] - view["wounds"]
    return COMBAT_DIE * (dice + 0.8 * tokens) + 1.3 * xp + points


# What a Combat die shows on average.
COMBAT_DIE = 3.5


def _adventures(
    view: Mapping[str, Any], cards: FiendsCatalogue, others: list[Mapping[str, Any]]
) -> tuple[Adventures, ...]:
    found = []
    for number, shown in enumerate(view["adventure"]):
        if shown["id"] is not None:
            able: tuple[AdventureCard, ...] = (cards.adventures[shown["id"]],)
        else:
            kin = view["monster"]["kin"]
            able = tuple(c for c in cards.adventures.values() if c.kin == kin and c.kind == shown["kind"])
        rivals = [other for other in others if len(other["adventure_tokens"]) > number]
        found.append(Adventures(able, tuple(adventurer_of(rival, cards) for rival in rivals)))
    return tuple(found)


def _pool(view: Mapping[str, Any]) -> tuple[tuple[int, Die], ...]:
    places = places_of(view)
    each = max(len(place.dice) for place in places)
    return tuple(
        (card * each + at, die)
        for card, place in enumerate(places)
        if place.holder is None
        for at, die in enumerate(place.dice)
    )
