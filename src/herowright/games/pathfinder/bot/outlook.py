"""What things are worth to the deciding seat, counted in cards of a character's deck: cards are life, and blessings
are time."""

from __future__ import annotations

from functools import cached_property, lru_cache
from itertools import accumulate, count
from math import exp
from typing import Any

from herowright.bots.policy import noted
from herowright.games.pathfinder.bot.worth import ARMED, sheet_of
from herowright.games.pathfinder.cards import standing
from herowright.games.pathfinder.cards.forms import Pay, Use
from herowright.games.pathfinder.cards.on import OWN
from herowright.games.pathfinder.cards.outside import ExploreAgain, Heal
from herowright.games.pathfinder.cards.standing import When
from herowright.games.pathfinder.rules import piles
from herowright.games.pathfinder.rules.components import BANISH, BURY, DISCARD, NONE, REVEAL
from herowright.games.pathfinder.rules.state import Hero, Pathfinder, Place
from herowright.games.pathfinder.rules.view_places import unknown
from herowright.table.decision import Shared
from herowright.table.glimpse import Glimpse

# To lose the card that the hand cannot be filled without is to die (PF-DEATH-01).
DEATH = 30.0
# What a card costs when there are plenty, what it costs more when they run short, and on the brink.
PLENTY, SHORT, BRINK = 0.3, 1.0, 4.0
# The cost of a card that has to go at the end of the turn anyway.
OVER = 0.1
# Nobody can lose more cards at once.
MOST_LOST = 100
# Near the end of the scenario there is less to be afraid of.
LONG = 4.0
# Cards that a character loses in a turn, whatever it does; turns for each card that has to be explored.
WEAR, BUSY = 0.9, 1.3
# The scenario is won at once.
VICTORY = 14.0
# How much of all that could be explored has to be, and the value of a step on the way.
SHARE, LEAST_STEP, MOST_STEP = 1.1, 0.5, 3.0
# Beyond the explorations it saves, a closed location is one that no villain escapes to.
CLOSED, MOST_CLOSED = 3.0, 9.0
# The worth of a card that brings one more exploration, as a share of the value of a step.
HURRY = 0.5
# A blessing of the shared deck, beyond the exploration that its turn would bring.
TIME = 0.3
# How much more than a discarded card a buried and a banished one cost, and how much less a recharged one.
DEARER = {BURY: 1.2, BANISH: 1.3}
AGAIN, AGAIN_OF_WORTH = 0.06, 0.2
# A gain below this is not worth a card; to answer later, or not at all, is a little worse than to answer.
IDLE, PROMISED = 0.02, -0.06
HUSHED = {"hush:check": -0.02, "hush:turn": -0.05, "hush:always": -0.1}


class Member:
    """A character of the party: its sheet, the cards it can spare before its deck cannot fill its hand any more, what
    it means to lose so many cards of the hand, or all that there are, and what each of them is worth there."""

    __slots__ = ("price", "sheet", "spare", "tolls", "tools", "worths")

    def __init__(self, table: Pathfinder, hero: Hero, wear: float) -> None:
        self.sheet = sheet_of(table, hero)
        missing = hero.hand_size - len(hero.hand)
        self.spare = len(hero.deck)
        if missing > 0:
            self.spare -= piles.drawn_instead(table, hero, missing, reset=True)[1]
        self.tolls = tolls(self.spare, len(hero.hand), wear, max(0, -missing))
        self.price = self.tolls[1]
        hand = tuple(hero.hand)
        self.worths, self.tools = self.sheet.hand(hand), self.sheet.tools(hand)


class Outlook:
    """The table as a seat may know it: of decks only how many cards they have, what kinds, and what has been seen."""

    def __init__(self, glimpse: Glimpse[Pathfinder]) -> None:
        self.glimpse = glimpse
        self.notes: dict[Any, Any] = {}
        self.members: dict[int, Member] = {}
        self.table = table = glimpse.known
        self.me = table.heroes[glimpse.seat]
        self.living = [hero for hero in table.heroes if not hero.dead]
        self.open = sum([not place.closed for place in table.places])
        self.left = len(table.blessings)
        busy = min(self.left, BUSY * sum([len(place.deck) / 2 + 1 for place in table.places if not place.closed]))
        self.wear = WEAR * busy / max(1, len(self.living)) + 1

    def of(self, hero: Hero) -> Member:
        found = self.members.get(hero.seat)
        if found is None:
            found = self.members[hero.seat] = Member(self.table, hero, self.wear)
        return found

    @noted
    def around(self, hero: Hero) -> int:
        """Stands for all that plays a part in the checks of a character: the rules around it, its sheet, and the
        companions whose powers work on them."""
        table, sheet = self.table, self.of(hero).sheet
        said = [on_checks(card) for card in table.story.cards]
        if hero.place != NONE:
            place = table.here(hero)
            said.append(on_checks(place.card, place.closed))
        helping = [each for each in self.living if any(form.on.whose != OWN for _, form in each.powers.always)]
        companions = [(self.of(each).sheet, each.place == hero.place) for each in helping if each is not hero]
        alone = sheet.alone and len(table.at(hero.place)) == 1
        reading, displayed = table.settings.readings["PF-CHECK-16"], tuple(hero.displayed)
        return _AROUND[tuple(said), reading, sheet, alone, displayed, hero.harder, tuple(companions)]

    # --- life ----------------------------------------------------------------------------------------------

    def relief(self, hero: Hero, cards: float) -> float:
        """What it means when so many cards of the discard pile come back into the deck."""
        healed = min(cards, len(hero.discard))
        worth, spare = 0.0, self.of(hero).spare
        while healed > 0:
            part = min(1.0, healed)
            spare += 1
            worth += part * min(price(spare, self.wear), 4.0)
            healed -= part
        return worth * (0.85 if len(hero.discard) <= cards else 1.0)

    # --- cards ---------------------------------------------------------------------------------------------

    def keep(self, hero: Hero, card: Any) -> float:
        """What a card of a hand is worth there."""
        member = self.of(hero)
        worth = member.worths.get(card)
        if worth is None:
            worth = member.sheet.plain(card)
        return worth + self.beyond(card)

    def beyond(self, card: Any) -> float:
        """How much more a card is worth if it heals, or if it explores when time is short."""
        heals, explores = _serves(card)
        return (self.wounds if heals else 0.0) + (HURRY * (self.step - LEAST_STEP) if explores else 0.0)

    @cached_property
    def wounds(self) -> float:
        """How much more a card is worth that heals."""
        return min(1.0, 0.1 * max([len(hero.discard) for hero in self.living]))

    def spend(self, hero: Hero, card: Any, cost: str) -> float:
        """What it costs a character to use a card of its hand up in this way."""
        if cost == REVEAL:
            return 0.0
        worth = self.keep(hero, card)
        again = AGAIN + AGAIN_OF_WORTH * worth
        if cost not in (DISCARD, BURY, BANISH):
            return again
        member = self.members[hero.seat]
        price = (member.price + 0.25 * (worth - 0.8)) * DEARER.get(cost, 1.0)
        if cost == DISCARD and card.recharge_check:
            if card.needs_skill is not None and card.needs_skill not in hero.skills:
                price *= DEARER[BANISH]
            chance = member.sheet.recharging(card)
            return chance * again + (1 - chance) * price
        return price

    def payment(self, hero: Hero, pay: Pay | None) -> float:
        """What a power costs, paid with the card that is missed least."""
        if pay is None:
            return 0.0
        if pay.top:
            return self.of(hero).price if len(hero.deck) > 1 else DEATH
        costs = [self.spend(hero, card, pay.then or pay.cost) for card in hero.hand if pay.takes(card)]
        return min([*costs, *([self.of(hero).price] if pay.or_top and hero.deck else [])], default=DEATH)

    def cost(self, hero: Hero, payload: Any) -> float:
        """What it costs a character to play a card or to use a power."""
        if payload[0] in ("play", "also"):
            return self.spend(hero, payload[1], payload[3])
        return self.payment(hero, power_of(hero, payload[1]).pay) if payload[0] == "power" else 0.0

    def gained(self, hero: Hero, card: Any) -> float:
        """What a card that comes into the hand from outside brings: a longer life where the hand is not full, and a
        better hand."""
        sheet = self.of(hero).sheet
        good = max(sheet.plain(card), ARMED if sheet.strength(card) > sheet.bare + 1 else 0.0)
        if len(hero.hand) < hero.hand_size:
            return min(2.0, 0.9 * self.of(hero).price) + 0.3 * (good - 0.4)
        worst = min(self.of(hero).worths.values(), default=0.0)
        return 0.25 + 0.5 * max(0.0, good - worst)

    def given(self, hero: Hero, card: Any, to: Hero) -> float:
        """What the party gains if a card changes hands: cards are life, and some are of more use to others."""
        return self.gained(to, card) - self.of(hero).price - 0.3 * (self.keep(hero, card) - 0.4)

    # --- time ----------------------------------------------------------------------------------------------

    @cached_property
    def half_way(self) -> dict[Place, float]:
        """Cards to flip over in each location until what everybody looks for is found, on average."""
        return {place: (len(place.deck) + 1) / 2 if unknown(place) else len(place.deck) for place in self.table.places}

    @cached_property
    def pressure(self) -> float:
        """Explorations needed for each turn that is left, until all locations can be closed."""
        needed = sum([cards + 0.5 for place, cards in self.half_way.items() if not place.closed])
        return SHARE * needed / max(1.0, self.left + 0.5)

    @cached_property
    def step(self) -> float:
        """A card of a location deck out of the way."""
        return min(MOST_STEP, max(LEAST_STEP, self.pressure))

    @property
    def time(self) -> float:
        """A blessing of the shared deck."""
        return TIME + self.step

    # --- locations -----------------------------------------------------------------------------------------

    def closing(self, place: Place) -> float:
        """What it is worth to close a location now."""
        if place.closed:
            return 0.0
        others = self.open - 1
        if not others and self.table.scenario.close_all:
            return VICTORY
        return min(MOST_CLOSED, CLOSED + self.step * (1 + 0.8 * self.half_way[place])) + (1.5 if others <= 2 else 0.0)


# Rules that make something else of a check.
_HOW = standing.DiceAdded | standing.DifficultyIs | standing.HarderChecks | standing.Twice | standing.WeakDice
_ON_CHECKS = _HOW | standing.NeedsTrait | standing.NoCards


@lru_cache(maxsize=1024)
def on_checks(card: Any, closed: bool = False) -> tuple[Any, ...]:
    """What a card of the story or a location says about checks."""
    says = card.during if card.family != "location" else card.closed_here if closed else card.here
    return tuple(
        [rule for rule in says if isinstance(rule, _ON_CHECKS) or (isinstance(rule, When) and rule.trouble.keeps)]
    )


_COUNT = count()
_AROUND: Shared[Any, int] = Shared(lambda around: next(_COUNT))


def price(spare: int, wear: float) -> float:
    """What a card costs somebody with so many to spare."""
    if spare <= 0:
        return DEATH
    return PLENTY + SHORT * exp(0.5 - spare / wear) + BRINK * min(1.0, wear / LONG) / (spare * spare)


@lru_cache(maxsize=4096)
def _serves(card: Any) -> tuple[bool, bool]:
    """Whether a card can be played for healing at any time, and for an exploration."""
    effects = [power.effect for power in card.powers]
    return any(isinstance(each, Heal) for each in effects), any(isinstance(each, ExploreAgain) for each in effects)


@lru_cache(maxsize=16384)
def tolls(spare: int, held: int, wear: float, over: int = 0) -> tuple[float, ...]:
    """The cost of losing this many cards of a hand; those `over` its size go anyway."""
    prices = [OVER] * over + [price(spare - lost, wear) for lost in range(held + 1 - over)]
    found = list(accumulate(prices, initial=0.0))
    return tuple(found + found[-1:] * (MOST_LOST - len(found)))


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
