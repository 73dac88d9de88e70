"""What a check is about: what passing it brings, what failing it costs (PF-CHECK-40 to -46), and how a character would
make it best with what it holds."""

from __future__ import annotations

from operator import mul
from typing import Any, NamedTuple

from herowright.games.pathfinder.bot.outlook import VICTORY, Outlook, effect_of, noted
from herowright.games.pathfinder.bot.troubles import all_of, toll
from herowright.games.pathfinder.bot.worth import mean
from herowright.games.pathfinder.cards import effects, troubles
from herowright.games.pathfinder.cards.checks import Check
from herowright.games.pathfinder.cards.checks import check as printed
from herowright.games.pathfinder.cards.closing import ByCheck, ByPaying, BySummoning
from herowright.games.pathfinder.cards.moments import DAMAGE
from herowright.games.pathfinder.cards.on import ACQUIRE, CLOSE, DEFEAT, RECHARGING
from herowright.games.pathfinder.cards.standing import FAILS, MISSES, ChanceToClose, When
from herowright.games.pathfinder.cards.types import Bane
from herowright.games.pathfinder.rules import check as checking
from herowright.games.pathfinder.rules import closing, damage, encounter, playable, prospects
from herowright.games.pathfinder.rules.components import (
    DISCARD,
    HENCHMAN,
    MONSTER,
    NONE,
    RECHARGE,
    REVEAL,
    VILLAIN,
    Dice,
)
from herowright.games.pathfinder.rules.holding import said_about, standing
from herowright.games.pathfinder.rules.prospects import Prospect, supposing
from herowright.games.pathfinder.rules.state import Checking, Encounter, Hero, Hurt, Pathfinder

# A villain beaten once more is on the run, and its location can be closed at once.
CHASED, CHASED_CLOSING = 2.0, 0.8
# The chance that another location is guarded when somebody is there who can try.
GUARDED = 0.75
# What others add to the fight against a villain, and what a location is worth that it cannot flee to.
HELPED, CONTAINED = 0.15, 0.4
# With such a chance nobody adds anything.
SURE = 0.95
# So much is kept in mind about a check; hands differ for ever.
MOST_TRIED = 500
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

    def value(self, prospect: Prospect) -> tuple[float, float]:
        """Of making the check, and what the points that may be missing take from it on average."""
        won = prospect.reach * prospect.share
        missing, tolls, harm = prospect.shortfalls, self.tolls, 0.0
        if tolls and missing:
            harm = sum(map(mul, missing, tolls))
            if len(missing) > len(tolls):
                harm += tolls[-1] * sum(missing[len(tolls) :])
        return won * self.gain - (1 - won) * self.loss - harm, harm

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
        return Stakes(max(0.3, outlook.price(hero) + 0.2 * (outlook.keep(hero, card) - 0.8)))
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
    villain = table.box.find("bane", table.scenario.villains[0]) if met is None else met.card
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
    tolls = _damage_tolls(outlook, hero, card) if card.type == MONSTER else ()
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


def _average(rolled: Dice) -> int:
    return round(mean(rolled))


# Nobody has more cards to lose.
MOST_DAMAGE = 30


def _damage_tolls(outlook: Outlook, hero: Hero, card: Any) -> tuple[float, ...]:
    """What each missing point costs: cards of the hand, less what armor takes (PF-CHECK-40)."""
    tried, key = outlook.tried(hero), ("damage", card)
    blow = tried.get(key)
    if blow is None:
        with supposing(outlook.table, Checking(hero.seat, DEFEAT, (), card), Encounter(hero.seat, card, NONE)):
            blows = [encounter.damage_for(outlook.table, hero, short, _average) for short in range(1, MOST_DAMAGE)]
        blow = tried[key] = tuple([amount for amount, _, _ in blows]), *blows[0][1:]
    return _tolls_of(outlook, hero, blow)


@noted
def _tolls_of(outlook: Outlook, hero: Hero, blow: tuple[tuple[int, ...], str, bool]) -> tuple[float, ...]:
    amounts, kind, fixed = blow
    less, price = (0, 0.0) if fixed else shield(outlook, hero, kind)
    tolls, amounts = outlook.tolls(hero), amounts[: len(hero.hand) + 1 + less]
    if not less:
        return tuple([tolls[amount] for amount in amounts])
    return tuple([min(tolls[amount], tolls[max(0, amount - less)] + price) for amount in amounts])


@noted
def shield(outlook: Outlook, hero: Hero, kind: str) -> tuple[int, float]:
    """How much damage of a kind a character and the cards of its hand take cheaply, and what that costs."""
    most, best, price = 0, 0, 0.0
    for _, form in hero.powers.less_damage:
        if damage.spares(form, kind, own=True):
            most += form.by
    amount = most + len(hero.hand) + 1
    with supposing(outlook.table, hurt=Hurt(hero.seat, amount, kind)):
        played: list[Any] = [option.payload for option in playable.card_options(outlook.table, hero, DAMAGE)]
        for payload in played:
            if payload[3] in (REVEAL, RECHARGE):
                less = amount - (prospects.damage_left(outlook.table, hero.seat, payload) or 0)
                if less > best:
                    best, price = less, outlook.cost(hero, payload)
    return most + best, price


# --- the best way to make a check ------------------------------------------------------------------------------


class Fight(NamedTuple):
    """The chance to get the better of a card, what that is worth, and what it costs on average in cards and damage."""

    chance: float
    value: float
    harm: float


class Way(NamedTuple):
    """A skill for a check, or the card or power that sets it: how the check then stands, and with each card that could
    be `added`, played at such a cost; `again` are cards to roll it again with. Where another die for some skills comes
    first, the ways it leaves."""

    payload: Any
    prospect: Prospect | None
    added: list[tuple[Any, str, Prospect]]
    again: list[tuple[Any, str]]
    leaves: list[Way]


def way_to(outlook: Outlook, hero: Hero, payload: Any, tried: dict[Any, Any]) -> Way | None:
    """Of the innermost check, with the second power of a weapon or a blessing. What was `tried` before is known."""
    blessings = outlook.blessings(hero)
    key = payload, blessings
    if key not in tried:
        tried[key] = _way_to(outlook.table, hero, payload, blessings, tried)
    way: Way | None = tried[key]
    return way


def _way_to(
    table: Pathfinder, hero: Hero, payload: Any, blessings: tuple[Any, ...], tried: dict[Any, Any]
) -> Way | None:
    if payload not in tried:
        tried[payload] = prospects.after(table, hero.seat, payload)
    prospect: Prospect | None = tried[payload]
    if prospect is None:
        return _other_die(table, hero, payload, blessings)
    way = Way(payload, prospect, [], [], [])
    if prospect.reach > SURE:
        return way
    check = prospect.check
    added: list[Any] = [("play", card, 0, DISCARD, NONE, None) for card in blessings if card is not check.setter]
    for _, card, also in check.followed:
        if isinstance(also.effect, effects.Reroll):
            way.again.append((card, also.cost))
        else:
            added.append(("also", card, also, also.cost))
    for each in added:
        key = payload, each[1]
        if key not in tried:
            with supposing(table, check):
                usable = effect_of(hero, each).usable(table, hero)
                tried[key] = prospects.after(table, hero.seat, each) if usable else None
        if tried[key] is not None:
            way.added.append((each[1], each[3], tried[key]))
    return way


def _other_die(table: Pathfinder, hero: Hero, payload: Any, blessings: tuple[Any, ...]) -> Way | None:
    if payload[0] not in ("play", "power") or not isinstance(effect_of(hero, payload), effects.DieInstead):
        return None
    check = table.checks[-1].copy()
    with supposing(table, check):
        prospects.work_on(table, hero.seat, check, payload)
        skills = [option.payload for option in checking.skill_options(table, hero, check)]
        ways = [_way_to(table, hero, each, blessings, {}) for each in skills if each[0] == "skill"]
    return Way(payload, None, [], [], [way for way in ways if way is not None])


def weighed(outlook: Outlook, hero: Hero, stakes: Stakes, way: Way) -> Fight:
    """A way to make a check with the best thing that could be added to it."""
    cost, now = outlook.cost(hero, way.payload), way.prospect
    if now is None:
        fight = max([weighed(outlook, hero, stakes, each) for each in way.leaves], key=_value)
        return Fight(fight.chance, fight.value - cost, fight.harm + cost)
    value, harm = stakes.value(now)
    best = Fight(now.chance, value - cost, harm + cost)
    again = best.value + stakes.loss
    for card, price, more in way.added:
        value, harm = stakes.value(more)
        paid = cost + outlook.spend(hero, card, price)
        if value - paid > best.value:
            best = Fight(more.chance, value - paid, harm + paid)
    for card, price in way.again:
        more_value = (1 - now.reach) * max(0.0, again - outlook.spend(hero, card, price))
        best = Fight(best.chance, best.value + more_value, best.harm)
    return best


def _value(fight: Fight) -> float:
    return fight.value


def best_way(outlook: Outlook, hero: Hero, card: Any, purpose: str, asked: Check, stakes: Stakes) -> Fight:
    """How a character would make a check against a card with what it holds."""
    table, met = outlook.table, outlook.table.encounter
    there = Encounter(hero.seat, card, NONE, "check") if met is None or met.card is not card else met
    tried = _tried(outlook, hero, purpose, asked, there)
    key = "ways", *hero.hand, bool(hero.deck), table.turn, len(table.at(hero.place)), *table.blessings_discard[-1:]
    ways: list[Way] | None = tried.get(key)
    if ways is None:
        check = Checking(hero.seat, purpose, asked, card)
        with supposing(table, check, there):
            options = [option.payload for option in checking.skill_options(table, hero, check)]
            found = [way_to(outlook, hero, each, tried) for each in options if each[0] != "decline"]
        ways = tried[key] = [way for way in found if way is not None]
    return max([weighed(outlook, hero, stakes, way) for way in ways], key=_value)


def _tried(outlook: Outlook, hero: Hero, purpose: str, asked: Check, met: Encounter) -> dict[Any, Any]:
    """What was worked out before about a check on which nothing has been played yet."""
    card: Any = met.card
    key = card, purpose, asked, asked is card.checks[-1], met.failed, met.weak, met.banned, met.set_to
    tried: dict[Any, Any] = outlook.tried(hero).setdefault(key, {})
    if len(tried) > MOST_TRIED:
        tried.clear()
    return tried


def tried_before(outlook: Outlook, hero: Hero) -> dict[Any, Any]:
    """What the innermost check would come to, as far as it was worked out before; nothing is known of a check on which
    something has been played already, or that is no check against a card."""
    check, met = outlook.table.checks[-1], outlook.table.encounter
    if met is None or check.card is not met.card or check.instead or check.traits or check.plus or check.harder:
        return {}
    if check.set_to or check.moment.played or check.moment.used or met.moment.played or met.moment.used:
        return {}
    return _tried(outlook, hero, check.purpose, check.ways, met)


def best_fight(outlook: Outlook, hero: Hero, bane: Any = None, summoned: bool = False) -> Fight:
    """Against a bane, or whatever may come."""
    return _best_fight(outlook, hero, bane or SOMETHING[min(6, outlook.table.number)], summoned)


@noted
def _best_fight(outlook: Outlook, hero: Hero, bane: Any, summoned: bool) -> Fight:
    stakes = against(outlook, hero, bane, summoned)
    if not bane.checks:
        return Fight(0.0, -stakes.loss, 0.0)
    return best_way(outlook, hero, bane, DEFEAT, bane.checks[-1], stakes)


# --- closing ---------------------------------------------------------------------------------------------------


@noted
def closable(outlook: Outlook, hero: Hero, place: int) -> float:
    """The chance of a character to meet what a location asks for."""
    ways = outlook.table.places[place].card.closing
    return max([way_open(outlook, hero, way) for way in ways], default=0.0)


def way_open(outlook: Outlook, hero: Hero, way: Any) -> float:
    if isinstance(way, ByCheck):
        sheet, best = outlook.sheet(hero), 0.0
        for each in printed(way.check):
            if each.skill in sheet.skills or not best:
                best = max(best, sheet.chance(each))
        return min(1.0, best + 0.35 * (1 - best))  # somebody will help
    if isinstance(way, ByPaying):
        return 1.0 if closing.possible(hero, way) else 0.25
    return _summoned(outlook, hero, way).chance if isinstance(way, BySummoning) else 1.0


def way_costs(outlook: Outlook, hero: Hero, way: Any) -> float:
    """What it costs to try."""
    if isinstance(way, ByPaying):
        fitting = [card for card in hero.hand if not way.kinds or card.kind in way.kinds]
        return sum(sorted(outlook.spend(hero, card, way.cost) for card in fitting)[: way.count])
    return _summoned(outlook, hero, way).harm if isinstance(way, BySummoning) else 0.0


def _summoned(outlook: Outlook, hero: Hero, way: BySummoning) -> Fight:
    bane = outlook.table.box.find("bane", way.bane) if way.bane else None
    return best_fight(outlook, hero, bane, summoned=True)
