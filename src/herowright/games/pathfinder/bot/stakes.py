"""What a check is about: what passing it brings, what failing it costs (PF-CHECK-40 to -46), and how a character would
make it best with what it holds."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from operator import attrgetter, mul
from typing import Any, NamedTuple

from herowright.bots.policy import noted
from herowright.games.pathfinder.bot.outlook import IDLE, VICTORY, Outlook, power_of
from herowright.games.pathfinder.bot.troubles import all_of, toll
from herowright.games.pathfinder.bot.worth import mean
from herowright.games.pathfinder.cards import troubles
from herowright.games.pathfinder.cards.checks import check as printed
from herowright.games.pathfinder.cards.closing import ByCheck, ByPaying, BySummoning
from herowright.games.pathfinder.cards.effects import AddDice, AddDie, DieInstead, Ease, More, Reroll
from herowright.games.pathfinder.cards.moments import HELP, SKILL
from herowright.games.pathfinder.cards.on import ACQUIRE, CLOSE, DEFEAT, RECHARGING, On
from herowright.games.pathfinder.cards.standing import FAILS, MISSES, ChanceToClose, DealsDamage, When
from herowright.games.pathfinder.cards.types import Bane
from herowright.games.pathfinder.rules import check as checking
from herowright.games.pathfinder.rules import closing, damage, encounter, odds, prospects
from herowright.games.pathfinder.rules.components import HENCHMAN, MONSTER, NONE, VILLAIN, Dice, dice
from herowright.games.pathfinder.rules.holding import said_about, standing, standing_against
from herowright.games.pathfinder.rules.playable import payable
from herowright.games.pathfinder.rules.prospects import Prospect, supposing
from herowright.games.pathfinder.rules.state import Checking, Encounter, Hero, Pathfinder
from herowright.table.decision import Shared

# A villain beaten once more is on the run, and its location can be closed at once.
CHASED, CHASED_CLOSING = 2.0, 0.8
# The chance that another location is guarded when somebody is there who can try.
GUARDED = 0.75
# What others add to the fight against a villain, and what a location is worth that it cannot flee to.
HELPED, CONTAINED = 0.15, 0.4
# With such a chance nobody adds anything.
SURE = 0.95
# No more than this is added to a check.
MOST_HELPS = 8
# What lies face down in a location is about as strong as this.
SOMETHING = {
    number: Bane(id=f"something-{number}", kind="monster", copies={"B": 0}, defeat=f"Combat {10 + number}")
    for number in range(7)
}


class Stakes(NamedTuple):
    """`gain` comes with success, `loss` with failure; `tolls` are what one, two, three missing points cost."""

    gain: float
    loss: float = 0.0
    tolls: tuple[float, ...] = ()

    @property
    def size(self) -> float:
        """What hangs on the check."""
        return self.gain + self.loss + self._toll(3)

    def value(self, won: float, missing: tuple[float, ...]) -> tuple[float, float]:
        """Of making the check, and what the points that may be missing take from it on average."""
        tolls, harm = self.tolls, 0.0
        if tolls and missing:
            harm = sum(map(mul, missing, tolls), 0.0)
            if len(missing) > len(tolls):
                harm += tolls[-1] * sum(missing[len(tolls) :])
        return won * self.gain - (1 - won) * self.loss - harm, harm

    def of(self, prospect: Prospect) -> float:
        return self.value(prospect.chance, prospect.shortfalls)[0]

    def failed(self, short: int) -> float:
        """A roll that is so much too low."""
        return -self.loss - self._toll(short)

    def _toll(self, short: int) -> float:
        return self.tolls[min(short, len(self.tolls)) - 1] if self.tolls and short > 0 else 0.0


def stakes_of(outlook: Outlook, check: Checking) -> Stakes:
    """Of the check that is being made."""
    hero, card = outlook.table.heroes[check.seat], check.card
    if check.purpose == DEFEAT and card is not None:
        met = outlook.table.encounter
        return against(outlook, hero, card, met is not None and met.summoned)
    if check.purpose == ACQUIRE and card is not None:
        return acquiring(outlook, hero, card)
    if check.purpose == RECHARGING and card is not None:
        return Stakes(max(0.3, outlook.of(hero).price + 0.2 * (outlook.keep(hero, card) - 0.8)))
    if check.purpose == CLOSE:
        return Stakes(closing_gain(outlook, hero))
    return Stakes(otherwise(outlook, hero, check))


def closing_gain(outlook: Outlook, hero: Hero) -> float:
    """A location closed for good, or for as long as a villain is met (PF-VILLAIN-02)."""
    if hero.place == NONE:
        return 1.0
    if outlook.table.turn not in (NONE, hero.seat):
        return guarding_gain(outlook, hero.place)
    return outlook.closing(outlook.table.here(hero))


def guarding_gain(outlook: Outlook, place: int) -> float:
    """With every other location closed or guarded a villain has no way out, if it is beaten."""
    table = outlook.table
    if table.turn == NONE or not table.scenario.villains:
        return 1.0
    met = table.encounter
    if met is None or met.card.family == "boon":
        villain: Any = table.box.find("bane", table.scenario.villains[0])
    else:
        villain = met.card
    chance = min(1.0, best_fight(outlook, table.active, villain, summoned=True).chance + HELPED)
    ways_out = [number for number in table.open_places() if number not in (place, table.active.place)]
    if not all(table.at(number) for number in ways_out):
        return CONTAINED
    return CONTAINED + chance * VICTORY * GUARDED ** len(ways_out)


def acquiring(outlook: Outlook, hero: Hero, card: Any) -> Stakes:
    table = outlook.table
    gain, loss = outlook.gained(hero, card), all_of(outlook, hero, card.lost)
    for rule in standing(table, hero, ChanceToClose):
        if card.is_a(rule.kinds) and hero.place != NONE and not table.here(hero).closed:
            gain += closable(outlook, hero, hero.place) * outlook.closing(table.here(hero))
    for missed in said_about(table, hero, MISSES, card):
        loss += toll(outlook, hero, missed.trouble)
    return Stakes(gain, max(0.0, loss))


def otherwise(outlook: Outlook, hero: Hero, check: Checking) -> float:
    """A check that wards off a trouble: the one printed for it on the bane that is met, or any."""
    table = outlook.table
    rules: list[Any] = [rule for told in table.story.cards for rule in told.during]
    if hero.place != NONE:
        rules += table.here(hero).card.here
    found = [rule.trouble for rule in rules if isinstance(rule, When)]
    card: Any = table.encounter and table.encounter.card
    if card is not None and card.family == "bane":
        found += [*card.before, *card.after, *card.undefeated, *card.defeated]
    for trouble in found:
        inner = trouble.trouble if isinstance(trouble, troubles.Each) else trouble
        if isinstance(inner, troubles.Unless) and printed(inner.check) == check.ways:
            return max(0.2, abs(toll(outlook, hero, inner.trouble)))
    return 0.8


# --- banes -----------------------------------------------------------------------------------------------------


def against(outlook: Outlook, hero: Hero, card: Any, summoned: bool) -> Stakes:
    """A bane met by this character."""
    table = outlook.table
    loss = max(0.0, all_of(outlook, hero, card.undefeated))
    for rule in said_about(table, hero, FAILS, card):
        loss += max(0.0, toll(outlook, hero, rule.trouble))
    place = None if hero.place == NONE else table.here(hero)
    fight = card.type == MONSTER
    tolls = damage_tolls(outlook, hero, standing_against(table, hero, card, DealsDamage)) if fight else ()
    gain = -min(0.0, all_of(outlook, hero, card.defeated))
    if summoned:
        if len(table.encounters) < 2 and place is not None and table.check is not None:
            gain += closing_gain(outlook, hero)  # it was summoned to close the location
        return Stakes(gain, loss, tolls)
    gain += outlook.step
    if card.kind == HENCHMAN and place is not None and not place.closed:
        gain += 0.5 + closable(outlook, hero, hero.place) * outlook.closing(place)
    elif card.kind == VILLAIN and place is not None:
        ways_out = sum(1 for other in table.places if other.open and other is not place)
        gain += CHASED + CHASED_CLOSING * outlook.closing(place) if ways_out else VICTORY
        loss += outlook.time * ways_out
    return Stakes(gain, loss, tolls)


# Nobody has more cards to lose.
MOST_DAMAGE = 30


def _average(rolled: Dice) -> int:
    return round(mean(rolled))


@lru_cache(maxsize=256)
def _amounts(rules: tuple[DealsDamage, ...]) -> tuple[list[int], str, bool]:
    """The damage for each number of missing points, its kind, and whether it is fixed."""
    blows = [encounter.damage_by(rules, short, _average) for short in range(1, MOST_DAMAGE)]
    return [amount for amount, _, _ in blows], *blows[0][1:]


@noted
def damage_tolls(outlook: Outlook, hero: Hero, rules: tuple[DealsDamage, ...]) -> tuple[float, ...]:
    """What each missing point costs: cards of the hand, less what armor takes (PF-CHECK-40)."""
    amounts, kind, fixed = _amounts(rules)
    member, less, price = outlook.of(hero), 0, 0.0
    if not fixed:
        less, card, cost = member.sheet.armor(tuple(hero.hand), kind)
        price = outlook.spend(hero, card, cost) if less else 0.0
        less += sum([form.by for _, form in hero.powers.less_damage if damage.spares(form, kind, own=True)])
    tolls, amounts = member.tolls, amounts[: len(hero.hand) + 1 + less]
    if not less:
        return tuple([tolls[amount] for amount in amounts])
    return tuple([min(tolls[amount], tolls[max(0, amount - less)] + price) for amount in amounts])


# --- the best way to make a check ------------------------------------------------------------------------------


class Fight(NamedTuple):
    """The chance to get the better of a card, what that is worth, and what it costs on average in cards and damage."""

    chance: float
    value: float
    harm: float


class Way(NamedTuple):
    """A skill for a check, or the card or power that sets it, and how the check stands then; `more` can follow from the
    same card, `again` are cards to roll it again with. `first` is a power that gives the skill another die."""

    payload: Any
    prospect: Prospect
    more: list[tuple[Dice, Any, str]]
    again: list[tuple[Any, str]]
    first: Any = None


def ways_by(table: Pathfinder, hero: Hero, payload: Any, first: Any = None) -> list[Way]:
    """What an option makes of the innermost check; a power that only changes dice leaves the skill open."""
    found = prospects.after(table, hero.seat, payload)
    if found is not None:
        follows = [(card, also) for _, card, also in found.check.followed]
        more = [(dice(also.effect.added), card, also.cost) for card, also in follows if isinstance(also.effect, More)]
        again = [(card, also.cost) for card, also in follows if isinstance(also.effect, Reroll)]
        return [Way(payload, found, more, again, first)]
    if first is not None or payload[0] != "power" or not isinstance(power_of(hero, payload[1]).effect, DieInstead):
        return []
    check = table.checks[-1].copy()
    with supposing(table, check, table.encounter):
        prospects.work_on(table, hero.seat, check, payload)
        options = checking.skill_options(table, hero, check)
        return [way for each in options for way in ways_by(table, hero, each.payload, payload)]


class Help(NamedTuple):
    """A card or power that can be added to the checks of a character: what that costs, `by` whom and of which kind, as
    each player adds one of a kind, whether it costs one of their own cards, and the checks it is limited to."""

    price: float
    by: tuple[Any, ...]
    effect: Any
    lost: bool = False
    only: On | None = None


@noted
def helps(outlook: Outlook, hero: Hero) -> list[Help]:
    """The cheapest first."""
    table, check, found = outlook.table, Checking(hero.seat, "", ()), []
    for each in outlook.living:
        for line, form in each.powers.by_moment.get(HELP, ()):
            if _adds(table, check, each, form.effect) and (form.pay is None or payable(each, form.pay)):
                found.append(Help(outlook.payment(each, form.pay) + IDLE, (each.seat, line), form.effect))
        for number, card in enumerate(each.hand):
            for _, power in card.by_moment.get(HELP, ()):
                if _adds(table, check, each, power.effect):
                    found += _played(outlook, each, number, card, power, each is hero)
    found.sort(key=_price)
    return found[:MOST_HELPS]


def _adds(table: Pathfinder, check: Checking, hero: Hero, effect: Any) -> bool:
    return isinstance(effect, AddDice | AddDie | Ease) and effect.on.fits_whose(table, check, hero)


def _played(outlook: Outlook, hero: Hero, number: int, card: Any, power: Any, own: bool) -> Iterator[Help]:
    """A card of a hand, at its cost, and at any other that powers make of it; some let more than one be played."""
    member = outlook.of(hero)
    piled = next((form.on for _, form in hero.powers.any_number if form.kind == card.kind), None)
    by = (hero.seat, card.kind) if piled is None else (hero.seat, card.kind, number)
    ways = [(power.cost, piled if number else None)]
    for _, form in hero.powers.instead:
        if form.of == power.cost and not form.check and form.takes(card):
            ways += [(to, form.on or piled) for to in form.to]
    for cost, only in ways:
        price = outlook.spend(hero, card, cost)
        yield Help(price + IDLE, by, power.effect, own and price >= member.price, only)


def weighed(outlook: Outlook, hero: Hero, stakes: Stakes, way: Way) -> Fight:
    """A way to make a check with whatever is worth adding to it."""
    payload, prospect = way.payload, way.prospect
    cost, chance = outlook.cost(hero, payload), prospect.chance
    if way.first is not None:
        cost += outlook.cost(hero, way.first)
    value, harm = stakes.value(chance, prospect.shortfalls)
    again = value - cost + stakes.loss
    best, harm = value - cost, harm + cost
    check, share = prospect.check, prospect.share
    if prospect.reach <= SURE and check.fixed is None:
        sides, plus, difficulty, paid = check.sides, check.plus, check.difficulty, cost
        used: set[tuple[Any, ...]] = {(hero.seat, payload[1].kind)} if payload[0] == "play" else set()
        offered = helps(outlook, hero)
        if way.more:
            follows = [Help(outlook.spend(hero, card, how), (), rolled, True) for rolled, card, how in way.more]
            offered = sorted([*offered, *follows], key=_price)
        tolls = outlook.of(hero).tolls
        lost = int(cost >= tolls[1])
        for price, by, effect, loses, only in offered:
            if loses:  # each card that goes makes the next one dearer
                price += tolls[lost + 1] - tolls[lost] - tolls[1]
            if stakes.gain - paid - price <= best:
                break
            if by in used or (only is not None and not only.fits_what(check)):
                continue
            easier, added = 0, effect
            if by:
                if not effect.on.plain and not effect.on.fits_what(check):
                    continue
                easier, added = _added(effect, check)
            rolled = sides + added.sides, plus + added.plus, difficulty - easier, prospect.weak, check.counted
            won, missing = odds.odds(*rolled) * share, odds.shortfalls(*rolled)
            value, hurt = stakes.value(won, missing)
            if value - paid - price > best:
                paid += price
                lost += loses
                chance, best, harm = won, value - paid, hurt + paid
                sides, plus, difficulty = rolled[:3]
                used.add(by)
    for card, how in way.again:
        best += (1 - prospect.reach) * max(0.0, again - outlook.spend(hero, card, how))
    return Fight(chance, best, harm)


def _added(effect: AddDice | AddDie | Ease, check: Checking) -> tuple[int, Dice]:
    """By how much an effect makes a check easier, and the dice it adds."""
    if isinstance(effect, Ease):
        return effect.by, Dice()
    if isinstance(effect, AddDice):
        return 0, dice(effect.added)
    count = 2 if effect.twice is not None and effect.twice.fits_what(check) else effect.count
    return 0, Dice((check.die,) * count)


def best_way(outlook: Outlook, hero: Hero, card: Any, purpose: str, number: int, stakes: Stakes) -> Fight:
    """How a character would make one of the checks of a card: by skills and powers, or with a card of the hand."""
    uses = hero.powers.by_moment.get(SKILL, ())
    powers = tuple([line for line, form in uses if form.pay is None or payable(hero, form.pay)]) if uses else ()
    known = _WAYS[outlook.around(hero), card, purpose, number]
    tools = outlook.of(hero).tools
    held = [powers, *tools, *((powers, tool) for tool in tools)] if powers else [powers, *tools]
    missing = [each for each in held if each not in known]
    if missing:
        if len(_WAYS) > MOST_WAYS:
            _WAYS.clear()
        check = Checking(hero.seat, purpose, card.checks[number], card)
        known.update(_ways(outlook.table, hero, card, check, powers, missing))
    return max([weighed(outlook, hero, stakes, way) for each in held for way in known[each]], key=_value)


# What the rules make of checks, by all that plays a part in them; then by the card that is played, or the powers.
MOST_WAYS = 5000
_WAYS: Shared[tuple[int, Any, str, int], dict[Any, list[Way]]] = Shared(lambda about: {})


def _ways(
    table: Pathfinder, hero: Hero, card: Any, check: Checking, powers: tuple[str, ...], missing: list[Any]
) -> dict[Any, list[Way]]:
    """Those with the cards of the hand, by skills and powers, or both, that are still to be found."""
    found: dict[Any, list[Way]] = {each: [] for each in missing}
    with supposing(table, check, Encounter(hero.seat, card, NONE, "check")):
        for option in checking.skill_options(table, hero, check):
            for way in ways_by(table, hero, option.payload):
                by = way.payload[1] if way.payload[0] == "play" else powers
                if way.first is not None and by is not powers:
                    by = powers, by
                if by in found:
                    found[by].append(way)
    return found


_price = attrgetter("price")
_value = attrgetter("value")


def best_fight(outlook: Outlook, hero: Hero, bane: Any = None, summoned: bool = False) -> Fight:
    """Against a bane, or whatever may come."""
    return _best_fight(outlook, hero, bane or SOMETHING[min(6, outlook.table.number)], summoned)


@noted
def _best_fight(outlook: Outlook, hero: Hero, bane: Any, summoned: bool) -> Fight:
    stakes = against(outlook, hero, bane, summoned)
    if not bane.checks:
        return Fight(0.0, -stakes.loss, 0.0)
    return best_way(outlook, hero, bane, DEFEAT, len(bane.checks) - 1, stakes)


# --- closing ---------------------------------------------------------------------------------------------------


def closable(outlook: Outlook, hero: Hero, place: int) -> float:
    """The chance of a character to meet what a location asks for."""
    return max([way_open(outlook, hero, way) for way in outlook.table.places[place].card.closing], default=0.0)


def way_open(outlook: Outlook, hero: Hero, way: Any) -> float:
    if isinstance(way, ByCheck):
        chance = outlook.of(hero).sheet.best(way.check)
        return chance + 0.35 * (1 - chance)  # somebody will help
    if isinstance(way, ByPaying):
        return 1.0 if closing.possible(hero, way) else 0.25
    return _summoned(outlook, hero, way).chance if isinstance(way, BySummoning) else 1.0


def way_costs(outlook: Outlook, hero: Hero, way: Any) -> float:
    """What it costs to try."""
    if isinstance(way, ByPaying):
        fitting = [card for card in hero.hand if not way.kinds or card.kind in way.kinds]
        return sum(sorted(outlook.spend(hero, card, way.cost) for card in fitting)[: way.count], 0.0)
    return _summoned(outlook, hero, way).harm if isinstance(way, BySummoning) else 0.0


def _summoned(outlook: Outlook, hero: Hero, way: BySummoning) -> Fight:
    bane = outlook.table.box.find("bane", way.bane) if way.bane else None
    return best_fight(outlook, hero, bane, summoned=True)
