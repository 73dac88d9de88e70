"""What things are worth to the deciding seat, counted in cards of a character's deck: cards are life, and blessings
are time."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Any, Concatenate, NamedTuple, ParamSpec, TypeVar

from herowright.games.pathfinder.bot.worth import ARMED, Sheet, sheet_of
from herowright.games.pathfinder.cards.forms import Pay, Use
from herowright.games.pathfinder.cards.moments import ANY
from herowright.games.pathfinder.cards.outside import Heal
from herowright.games.pathfinder.rules import piles
from herowright.games.pathfinder.rules.components import BANISH, BLESSING, BURY, DISCARD, NONE, REVEAL, VILLAIN
from herowright.games.pathfinder.rules.state import Hero, Pathfinder, Place
from herowright.games.pathfinder.rules.view import unknown
from herowright.table.decision import Option, Shared
from herowright.table.glimpse import Glimpse
from herowright.table.message import Message

# To lose the card that the hand cannot be filled without is to die (PF-DEATH-01).
DEATH = 30.0
# What a card costs when there are plenty, what it costs more when they run short, and on the brink.
PLENTY, SHORT, BRINK = 0.15, 0.6, 2.5
# Nobody can lose more cards at once.
MOST_LOST = 100
# Near the end of the scenario there is less to be afraid of.
LONG = 4.0
# Cards that a character loses in a turn, whatever it does.
WEAR = 0.9
# The scenario is won at once.
VICTORY = 14.0
# How much of all that could be explored has to be, and the value of a step on the way.
SHARE, LEAST_STEP, MOST_STEP = 1.1, 0.5, 3.0
# Beyond the explorations it saves, a closed location is one that no villain escapes to.
CLOSED, MOST_CLOSED = 1.5, 9.0
# A blessing of the shared deck, beyond the exploration that its turn would bring.
TIME = 0.3
# How much more than a discarded card a buried and a banished one cost, and how much less a recharged one.
DEARER = {BURY: 1.2, BANISH: 1.3}
AGAIN, AGAIN_OF_WORTH = 0.06, 0.2

P = ParamSpec("P")
R = TypeVar("R")


def noted(judge: Callable[Concatenate[Outlook, P], R]) -> Callable[Concatenate[Outlook, P], R]:
    """What is worked out once for a glimpse."""
    name = judge.__name__

    def again(outlook: Outlook, /, *about: P.args, **named: P.kwargs) -> R:
        key = name, *about
        if key not in outlook.notes:
            outlook.notes[key] = judge(outlook, *about, **named)
        found: R = outlook.notes[key]
        return found

    return again


class Outlook:
    """The table as a seat may know it: of decks only how many cards they have, what kinds, and what has been seen."""

    def __init__(self, glimpse: Glimpse[Pathfinder]) -> None:
        self.glimpse = glimpse
        self.notes: dict[Any, Any] = {}
        self.table = table = glimpse.known
        self.me = table.heroes[glimpse.seat]
        self.living = [hero for hero in table.heroes if not hero.dead]
        self.left = len(table.blessings)
        self.wear = WEAR * self.left / max(1, len(self.living)) + 1

    @noted
    def sheet(self, hero: Hero) -> Sheet:
        return sheet_of(self.table, hero)

    @noted
    def tried(self, hero: Hero) -> dict[Any, Any]:
        """What checks of this character would come to, as far as it was worked out before: for anybody in
        this seat with such a sheet, among such rules and companions."""
        table, location = self.table, None
        if hero.place != NONE:
            place = table.here(hero)
            says = place.card.closed_here if place.closed else place.card.here
            location = (place.card, place.closed) if says else None
        others = [each for each in self.living if each.powers.always and each is not hero]
        return _TRIED[
            hero.seat,
            table.story,
            table.settings.readings["PF-CHECK-16"],
            location,
            self.sheet(hero),
            tuple(hero.displayed),
            hero.harder,
            tuple([(self.sheet(each), each.place == hero.place) for each in others]),
        ]

    # --- life ----------------------------------------------------------------------------------------------

    @noted
    def spare(self, hero: Hero) -> int:
        """Cards that can still go before the deck cannot fill the hand any more."""
        missing = max(0, hero.hand_size - len(hero.hand))
        return len(hero.deck) - piles.drawn_instead(self.table, hero, missing, reset=True)[1]

    @noted
    def tolls(self, hero: Hero) -> list[float]:
        """What it means to lose so many cards of the hand to the discard pile, or all that there are."""
        found, spare = [0.0], self.spare(hero)
        for lost in range(len(hero.hand) + 1):
            found.append(found[-1] + self._price(spare - lost))
        return found + found[-1:] * (MOST_LOST - len(found))

    def _price(self, spare: int) -> float:
        if spare <= 0:
            return DEATH
        wear = self.wear
        return PLENTY + SHORT * exp(0.5 - spare / wear) + BRINK * min(1.0, wear / LONG) / (spare * spare)

    def price(self, hero: Hero) -> float:
        """What the next card costs."""
        return self.tolls(hero)[1]

    def relief(self, hero: Hero, cards: float) -> float:
        """What it means when so many cards of the discard pile come back into the deck."""
        healed = min(cards, len(hero.discard))
        worth, spare = 0.0, self.spare(hero)
        while healed > 0:
            part = min(1.0, healed)
            spare += 1
            worth += part * min(self._price(spare), 4.0)
            healed -= part
        return worth * (0.85 if len(hero.discard) <= cards else 1.0)

    # --- cards ---------------------------------------------------------------------------------------------

    @noted
    def keep(self, hero: Hero, card: Any) -> float:
        """What a card of a hand is worth there."""
        sheet = self.sheet(hero)
        worth = sheet.hand(tuple(hero.hand)).get(card)
        if worth is None:
            worth = sheet.plain(card)
        if ANY in card.by_moment and any(isinstance(power.effect, Heal) for power in card.powers):
            worth += min(1.0, 0.1 * max([len(other.discard) for other in self.living]))
        return worth

    @noted
    def spend(self, hero: Hero, card: Any, cost: str) -> float:
        """What it costs a character to use a card of its hand up in this way."""
        if cost == REVEAL:
            return 0.0
        worth = self.keep(hero, card)
        again = AGAIN + AGAIN_OF_WORTH * worth
        if cost not in (DISCARD, BURY, BANISH):
            return again
        price = (self.price(hero) + 0.25 * (worth - 0.8)) * DEARER.get(cost, 1.0)
        if cost == DISCARD and card.recharge_check:
            if card.needs_skill is not None and card.needs_skill not in hero.skills:
                price *= DEARER[BANISH]
            chance = self.sheet(hero).recharging(card)
            return chance * again + (1 - chance) * price
        return price

    def payment(self, hero: Hero, pay: Pay | None) -> float:
        """What a power costs, paid with the card that is missed least."""
        if pay is None:
            return 0.0
        if pay.top:
            return self.price(hero) if len(hero.deck) > 1 else DEATH
        costs = [self.spend(hero, card, pay.then or pay.cost) for card in hero.hand if pay.takes(card)]
        return min([*costs, *([self.price(hero)] if pay.or_top and hero.deck else [])], default=0.0)

    def cost(self, hero: Hero, payload: Any) -> float:
        """What it costs a character to play a card or to use a power."""
        if payload[0] in ("play", "also"):
            return self.spend(hero, payload[1], payload[3])
        return self.payment(hero, power_of(hero, payload[1]).pay) if payload[0] == "power" else 0.0

    def gained(self, hero: Hero, card: Any) -> float:
        """What a card that comes into the hand from outside brings: a longer life where the hand is not full, and a
        better hand."""
        sheet = self.sheet(hero)
        good = max(sheet.plain(card), ARMED if sheet.strength(card) > sheet.bare + 1 else 0.0)
        if len(hero.hand) < hero.hand_size:
            return min(2.0, 0.9 * self.price(hero)) + 0.3 * (good - 0.4)
        worst = min(sheet.hand(tuple(hero.hand)).values(), default=0.0)
        return 0.25 + 0.5 * max(0.0, good - worst)

    @noted
    def blessings(self, hero: Hero) -> tuple[Any, ...]:
        """Blessings of a hand, one for each thing that they do."""
        cards = [card for card in dict.fromkeys(hero.hand) if card.kind == BLESSING]
        return tuple(cards if hero.powers.blessing_die else {card.powers[0].effect: card for card in cards}.values())

    # --- time ----------------------------------------------------------------------------------------------

    @noted
    def unknown(self, place: Place) -> int:
        """How many cards of a location deck may be what everybody looks for."""
        return unknown(place)

    def half_way(self, place: Place) -> float:
        """Cards to turn up until that is found, on average."""
        return (len(place.deck) + 1) / 2 if self.unknown(place) else len(place.deck)

    def needed(self, place: Place) -> float:
        """Explorations until a location can be closed."""
        return 0.0 if place.closed else self.half_way(place) + 0.5

    @noted
    def pressure(self) -> float:
        """Explorations needed for each turn that is left."""
        return SHARE * sum([self.needed(place) for place in self.table.places]) / max(1.0, self.left + 0.5)

    @property
    def step(self) -> float:
        """A card of a location deck out of the way."""
        return min(MOST_STEP, max(LEAST_STEP, self.pressure()))

    @property
    def time(self) -> float:
        """A blessing of the shared deck."""
        return TIME + self.step

    # --- locations -----------------------------------------------------------------------------------------

    @noted
    def closing(self, place: Place) -> float:
        """What it is worth to close a location now."""
        if place.closed:
            return 0.0
        others = sum([not other.closed for other in self.table.places]) - 1
        if not others and self.table.scenario.close_all:
            return VICTORY
        return min(MOST_CLOSED, CLOSED + self.step * (1 + 0.8 * self.half_way(place))) + (1.5 if others <= 2 else 0.0)

    @noted
    def villain_at(self) -> Place | None:
        """The location where a villain has to be, as far as anybody can know."""
        if not self.table.scenario.villains:
            return None
        found = [place for place in self.table.places if not place.closed and self.unknown(place)]
        for place in found:
            if any(card.kind == VILLAIN for card in place.deck[: place.known_top]):
                return place
        return found[0] if len(found) == 1 else None


_TRIED: Shared[Any, dict[Any, Any]] = Shared(lambda around: {})


def power_of(hero: Hero, line: str) -> Use:
    return next(form for each, form in hero.powers.uses if each == line)


def effect_of(hero: Hero, payload: Any) -> Any:
    """The effect of a card or power."""
    match payload[0]:
        case "play":
            return (payload[5] or payload[1]).powers[payload[2]].effect
        case "also":
            return payload[2].effect
    return power_of(hero, payload[1]).effect


class Verdict(NamedTuple):
    """How good an option is, in cards of a character's deck, and how to say why."""

    value: float
    why: Callable[[], tuple[Message, ...]]


# What judges an answer to a kind of question.
Judge = Callable[[Outlook, Option], Verdict]
