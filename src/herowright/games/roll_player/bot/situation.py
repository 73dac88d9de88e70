"""What the deciding seat knows: the table it might be sitting at, and the heroes it has already thought about."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cached_property
from typing import Any, TypeVar

from herowright.games.roll_player.bot.estimate import Estimate, Holdings
from herowright.games.roll_player.cards.abilities import Ability, CopySkill
from herowright.games.roll_player.cards.powers import MoveOnDiscard, TraitAnyWay
from herowright.games.roll_player.cards.types import MarketCard, Trait
from herowright.games.roll_player.rules.components import DIRECTIONS, LOOK_OF, NONE, SPACE_NAMES, STEP_FROM
from herowright.games.roll_player.rules.gold import DISCARDED_CARD
from herowright.games.roll_player.rules.hands import fits_hands
from herowright.games.roll_player.rules.market import FROM_MARKET, price, receive
from herowright.games.roll_player.rules.state import Hero, RollPlayer
from herowright.table.glimpse import Glimpse

H = TypeVar("H", bound=Hero)
E = TypeVar("E", bound=Estimate)
# What is known about sets of cards, until there are too many of them.
HOLDINGS: dict[Any, Holdings] = {}
MOST_HOLDINGS = 2000


def altered(hero: H, **values: Any) -> H:
    """The hero as it would be with other values."""
    twin = hero.copy()
    for name, value in values.items():
        setattr(twin, name, value)
    return twin


def with_die(hero: H, space: int, die: int) -> H:
    twin = hero.copy()
    twin.spaces[space] = die
    return twin


def stepped(marker: int, direction: str) -> int:
    """The field one step on; at the edge the marker stays."""
    target = STEP_FROM[marker][direction]
    return marker if target == NONE else target


class Situation:
    """The imagined table is read with the rules' own functions; what lies hidden there is never looked at."""

    estimator: type[Estimate] = Estimate
    # How to think about a turn with dice, and about what an ability would bring.
    turn: type[Any]
    effect: Callable[[Any, Any, float], float]
    table: RollPlayer
    me: Hero

    def __init__(self, glimpse: Glimpse[Any]) -> None:
        self.glimpse = glimpse
        self.notes: dict[Any, Any] = {}
        self.table = glimpse.known
        self.seat = glimpse.seat
        self.me = self.table.heroes[glimpse.seat]
        self.phase = self.table.phase

    # --- heroes --------------------------------------------------------------------------------

    def estimate(self, hero: Hero, turns: int | None = None) -> Estimate:
        """The score a hero can expect, with so many dice still to place, or as many as there is room for."""
        return self.estimator(self, hero, turns)

    @cached_property
    def now(self) -> Estimate:
        """The estimate of one's own hero as it is."""
        return self.estimate(self.me)

    @cached_property
    def paid(self) -> Estimate:
        """One's own hero with the gold of a card that is discarded."""
        charitable = self.me.power(MoveOnDiscard)
        return self.now.changed(gold=self.me.gold + DISCARDED_CARD + (charitable.gold if charitable else 0))

    def bought(self, now: E, card: MarketCard, **paid: int) -> E:
        """A hero with a card, its arrow followed, and with what it has left."""
        owner = altered(now.hero, **paid)
        receive(owner, card)
        if not isinstance(card, Trait):
            return now.after(owner)
        marker = owner.marker
        if owner.power(TraitAnyWay) is None:
            owner.marker = stepped(marker, card.arrow)
            return now.after(owner)
        after = now.after(owner)
        return after.changed(
            marker=max([marker, *(stepped(marker, way) for way in DIRECTIONS)], key=after.fields.__getitem__)
        )

    def holdings(self, hero: Hero, turns: int, markets: int) -> Holdings:
        """What the cards of a hero make of the dice; many heroes that are thought of have the same."""
        key = self.estimator.printed(hero), hero.weapons, hero.traits, turns, markets, self.table.solo
        found = HOLDINGS.get(key)
        if found is None:
            if len(HOLDINGS) == MOST_HOLDINGS:
                HOLDINGS.clear()
            found = HOLDINGS[key] = Holdings(self, hero, turns, markets)
        return found

    def markets(self, dice: int) -> int:
        """How many market turns come while so many dice are placed."""
        return dice

    @contextmanager
    def showing(self, faces: Mapping[int, int]) -> Iterator[None]:
        """For a moment these dice show other faces."""
        shown = self.table.faces
        before = {die: shown[die] for die in faces}
        try:
            for die, face in faces.items():
                shown[die] = face
            yield
        finally:
            for die, face in before.items():
                shown[die] = face

    # --- the table -----------------------------------------------------------------------------

    @property
    def asked(self) -> Mapping[str, Any]:
        """What the question names."""
        return self.glimpse.prompt.args

    @property
    def space_asked(self) -> int:
        return SPACE_NAMES.index(self.asked["space"])

    @property
    def card_asked(self) -> Any:
        family, _, id = self.asked["card"].partition(":")
        return self.table.box.find("market" if family == "card" else family, id)

    @property
    def ability_asked(self) -> Any:
        """The ability behind a question, from the card it names."""
        return self.card_asked.ability

    def die_asked(self, dice: Sequence[int]) -> int:
        """The one of these dice that the question names."""
        return next(die for die in dice if self.table.die_name(die) == self.asked["die"])

    def die_like(self, kind: tuple[int, int], dice: Sequence[int]) -> int:
        return next(die for die in dice if self.kind(die) == kind)

    def kind(self, die: int) -> tuple[int, int]:
        """Dice of one look that show the same are the same to everybody."""
        return LOOK_OF[die], self.table.faces[die]

    @property
    def borrowed(self) -> list[Ability]:
        """What the skills of the others can do, for who borrows one."""
        skills = [skill for hero in self.table.heroes if hero is not self.me for skill in hero.skills]
        return [skill.ability for skill in skills if not isinstance(skill.ability, CopySkill)]

    def own_card(self) -> int | None:
        """The initiative card this seat holds."""
        holders = self.table.holders
        return holders.index(self.seat) if self.seat in holders else None

    @property
    def has_chosen(self) -> bool:
        return self.own_card() is not None or bool(self.me.hand)

    @cached_property
    def free_cards(self) -> list[int]:
        """The initiative cards with dice that nobody has taken."""
        return [card for card in self.table.free_cards() if self.table.dice_on(card)]

    @cached_property
    def bag(self) -> list[int]:
        """One die of each look that is left in the bag."""
        return list({LOOK_OF[die]: die for die in self.table.bag}.values())

    def die_of_look(self, look: int) -> int:
        return next(die for die in self.bag if LOOK_OF[die] == look)

    @cached_property
    def market(self) -> list[tuple[MarketCard, int]]:
        """The cards on offer and what they cost this seat."""
        return [(card, price(self.table, self.me, card, FROM_MARKET)) for card in self.table.market]

    def offers(self, hero: Hero) -> list[tuple[MarketCard, int]]:
        """Those of them the hero has hands for."""
        return [(card, price) for card, price in self.market if fits_hands(hero, card)]
