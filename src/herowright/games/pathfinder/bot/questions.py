"""The smaller questions: damage, cards to lose and to find, closing, and whatever cards and powers ask."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from herowright.games.pathfinder.bot import reasons
from herowright.games.pathfinder.bot.checks import HUSHED, PROMISED, effect_of
from herowright.games.pathfinder.bot.exploring import explore, meeting, moving, staying
from herowright.games.pathfinder.bot.outlook import Outlook
from herowright.games.pathfinder.bot.stakes import guarding_gain, way_costs, way_open
from herowright.games.pathfinder.bot.troubles import toll
from herowright.games.pathfinder.bot.turn import why_place
from herowright.games.pathfinder.bot.verdict import Verdict
from herowright.games.pathfinder.bot.worth import ARMED, bare, cheapest, gained, keep, plain, spend, strength
from herowright.games.pathfinder.cards.deeds import Travel
from herowright.games.pathfinder.cards.effects import Reduce
from herowright.games.pathfinder.rules.components import DISCARD, HENCHMAN, VILLAIN
from herowright.table.decision import Option
from herowright.table.glimpse import Glimpse

# Yes is better than no where nothing else is known.
WILLING = 0.1
# What a card that nobody has seen yet will be good for; more where time is short, and for a hand that cannot fight.
FRESH, FRESH_STEP, UNARMED = 0.3, 0.3, 0.4
# With a hand that did not dare to explore, the next turn would pass like this one.
STUCK = 1.4
# With fewer cards to spare nothing is thrown away.
ENOUGH = 4
# A price that is paid for a card that is kept.
TEMPTED = 1.6


# --- damage (PF-DMG) -------------------------------------------------------------------------------------------


def judge_damage(outlook: Outlook, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """Take it, or have armor take some of it; the same for somebody else's damage."""
    hurt = outlook.situation.view["hurt"]
    victim = outlook.situation.members[hurt["seat"]]
    amount = hurt["amount"]
    tolls = outlook.tolls(victim)
    last = len(victim.names)
    verdicts = []
    for option in options:
        payload = option.payload
        if isinstance(payload, tuple) and payload[0] in ("play", "power"):
            effect, cost, card, _ = effect_of(outlook, outlook.me, payload)
            left = _reduced(effect, amount)
            held = last - (victim is outlook.me and card is not None and payload[3] != "reveal")
            value = -tolls[max(0, min(left, held))] - cost
            verdicts.append(Verdict(value, partial(reasons.spares, amount - left, cost)))
        else:
            quiet = HUSHED.get(option.key, 0.0) if not isinstance(payload, tuple) else 0.0
            quiet += PROMISED if isinstance(payload, tuple) and payload[0] != "take-it" else 0.0
            value = -tolls[min(amount, last)] + quiet
            verdicts.append(Verdict(value, partial(reasons.hurts, min(amount, last))))
    return verdicts


def _reduced(effect: Any, amount: int) -> int:
    if not isinstance(effect, Reduce):
        return amount
    return max(0, amount - effect.by) if effect.by else 0


# --- cards that go ---------------------------------------------------------------------------------------------


def judge_drop(outlook: Outlook, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """The card that is missed least."""
    verdicts = []
    for option in options:
        worth = keep(outlook, outlook.me, option.payload)
        verdicts.append(Verdict(-worth, partial(reasons.kept, worth)))
    return verdicts


def judge_pay(outlook: Outlook, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """What a power or location is paid with; `top` is the card that lies on the own deck."""
    cost = str(question.prompt.args.get("cost") or question.prompt.args.get("to") or DISCARD)
    verdicts = []
    for option in options:
        payload = option.payload
        if payload == ("done",):
            verdicts.append(Verdict(0.0, partial(reasons.said, "bot-pf-save")))
        elif payload == "top":
            price = outlook.price(outlook.me)
            verdicts.append(Verdict(-price, partial(reasons.costs, price)))
        else:
            worth = keep(outlook, outlook.me, payload)
            price = spend(outlook, outlook.me, payload, cost) + 0.1 * worth
            verdicts.append(Verdict(-price, partial(reasons.kept, worth)))
    return verdicts


def judge_reset(outlook: Outlook, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """The deck is the character's life: a card goes only where the hand is useless with it (PF-TURN-26)."""
    me = outlook.me
    base = bare(me.hero)
    armed = base > 9 or any(strength(me.hero, card) > base for card in me.hand)
    price = outlook.price(me)
    fresh = FRESH + FRESH_STEP * outlook.step + (0.0 if armed else UNARMED) + (STUCK if _stuck(outlook) else 0.0)
    verdicts = []
    for option in options:
        if option.payload == ("done",):
            verdicts.append(Verdict(0.0, partial(reasons.said, "bot-pf-save")))
            continue
        worth = keep(outlook, me, option.payload)
        gain = fresh - worth - price if me.spare > ENOUGH else -worth - price
        verdicts.append(Verdict(gain, partial(reasons.kept, worth)))
    return verdicts


def _stuck(outlook: Outlook) -> bool:
    """Whether the turn ends without an exploration, although there was something to explore."""
    return not outlook.situation.view["explored"] and outlook.situation.spots[outlook.me.place].cards > 0


def judge_bury(outlook: Outlook, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    verdicts = []
    for option in options:
        worth = plain(outlook.me.hero, option.payload)
        verdicts.append(Verdict(-worth, partial(reasons.kept, worth)))
    return verdicts


# --- cards that come -------------------------------------------------------------------------------------------


def judge_retrieve(outlook: Outlook, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    me = outlook.me
    verdicts = []
    for option in options:
        worth = plain(me.hero, option.payload)
        if strength(me.hero, option.payload) > bare(me.hero) and not any(
            strength(me.hero, card) > bare(me.hero) for card in me.hand
        ):
            worth = max(worth, ARMED)
        verdicts.append(Verdict(worth, partial(reasons.kept, worth)))
    return verdicts


def judge_keep(outlook: Outlook, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """One of several cards from the box, or none of them."""
    price = TEMPTED * outlook.price(outlook.me) if any(option.payload is None for option in options) else 0.0
    verdicts = []
    for option in options:
        if option.payload is None:
            verdicts.append(Verdict(0.0, partial(reasons.said, "bot-pf-save")))
            continue
        worth = gained(outlook, outlook.me, option.payload) + 0.2 * plain(outlook.me.hero, option.payload)
        verdicts.append(Verdict(worth - price, partial(reasons.worth, worth)))
    return verdicts


def judge_heal(outlook: Outlook, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """Whoever needs it most."""
    verdicts = []
    for option in options:
        member = outlook.situation.members[option.payload]
        value = outlook.relief(member, 3)
        verdicts.append(Verdict(value, partial(reasons.wounds, member.deck, member.discard)))
    return verdicts


# --- closing (PF-CLOSE, PF-VILLAIN-02) -------------------------------------------------------------------------


def judge_close(outlook: Outlook, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    me = outlook.me
    spot = outlook.situation.spots[me.place]
    gain = guarding_gain(outlook, spot) if question.kind == "guard" else outlook.closing(spot)
    verdicts = []
    for option in options:
        if option.payload is None:
            verdicts.append(Verdict(0.0, partial(reasons.said, "bot-pf-save")))
            continue
        way = spot.card.closing[option.payload[1]]
        chance, cost = way_open(outlook, me, spot, way), way_costs(outlook, me, way)
        verdicts.append(Verdict(chance * gain - cost, partial(_why_close, chance, gain, cost)))
    return verdicts


def _why_close(chance: float, gain: float, cost: float) -> reasons.Reasons:
    found = [reasons.estimated(chance), *reasons.worth(gain)]
    if cost:
        found += reasons.costs(cost)
    return tuple(found)


# --- places ----------------------------------------------------------------------------------------------------


def judge_place(outlook: Outlook, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """Where to begin, or where a card or power takes the character."""
    me, situation = outlook.me, outlook.situation
    verdicts = []
    for option in options:
        if option.payload is None:
            value = staying(outlook, me, situation.spots[me.place])
            verdicts.append(Verdict(value, partial(reasons.said, "bot-pf-stay")))
            continue
        card = option.payload[1] if isinstance(option.payload, tuple) else option.payload
        spot = next(each for each in situation.spots if each.card is card)
        verdicts.append(Verdict(moving(outlook, me, spot), partial(why_place, outlook, me, spot)))
    return verdicts


def judge_look(outlook: Outlook, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """Which location deck to look at: the one that is explored next."""
    me, situation = outlook.me, outlook.situation
    verdicts = []
    for option in options:
        spot = next(each for each in situation.spots if each.card is option.payload[1])
        value = (spot.number == me.place) - 0.5 * bool(spot.known) + 0.1 * min(spot.unknown, 1) - 0.02 * spot.cards
        verdicts.append(Verdict(value, partial(why_place, outlook, me, spot)))
    return verdicts


def judge_examined(outlook: Outlook, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """A card that was seen may go under its deck: what does more harm than good, but never a henchman."""
    verdicts = []
    for option in options:
        card = option.payload
        if card is None:
            verdicts.append(Verdict(0.0, partial(reasons.said, "bot-pf-stay")))
            continue
        value, chance = meeting(outlook, outlook.me, card)
        wanted = card.kind in (HENCHMAN, VILLAIN)
        under = -value - 0.2 if not wanted else -2.0
        verdicts.append(Verdict(under, partial(reasons.estimates, chance)))
    return verdicts


# --- yes or no -------------------------------------------------------------------------------------------------


def judge_power(outlook: Outlook, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """A power for the beginning or the end of the turn."""
    me = outlook.me
    line = str(question.prompt.args.get("power", "")).removeprefix("power:")
    form = next((form for each, form in me.hero.powers.at_turn if each == line), None)
    if form is None:
        value = WILLING
    elif isinstance(form.trouble, Travel):
        spots = outlook.situation.spots
        here = staying(outlook, me, spots[me.place])
        value = max((moving(outlook, me, spot) for spot in spots if spot.number != me.place), default=here) - here
    else:
        value = -toll(outlook, me, form.trouble) - cheapest(outlook, me, form.pay)
    return [
        Verdict(value, partial(reasons.worth, value))
        if option.payload
        else Verdict(0.0, partial(reasons.said, "bot-pf-save"))
        for option in options
    ]


def judge_do(outlook: Outlook, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """Something a card allows: the prompt says what."""
    me = outlook.me
    what = question.prompt.args.get("what")
    id = getattr(what, "id", "")
    value = WILLING
    if id == "pf-trouble-draw":
        value = WILLING if len(me.names) < me.view["hand_size"] and me.spare > 0 else -0.5
    elif id == "pf-what-replace":
        card = outlook.situation.card(str(getattr(what, "args", {}).get("card", "")))
        value = -meeting(outlook, me, card)[0] if card is not None else -WILLING
    elif id == "pf-trouble-recharge-seen":
        value = WILLING if len(me.names) >= me.view["hand_size"] else -WILLING
    return [
        Verdict(value if option.payload else 0.0, partial(reasons.worth, value) if option.payload else reasons.nothing)
        for option in options
    ]


def judge_yes(outlook: Outlook, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """What costs nothing and can only help: recharging a spell, closing the location of a beaten villain."""
    return [
        Verdict(WILLING if option.payload else 0.0, partial(reasons.said, "bot-pf-nothing-to-lose"))
        for option in options
    ]


def judge_first(outlook: Outlook, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """Whoever can explore best begins."""
    verdicts = []
    for option in options:
        member = outlook.situation.members[option.payload]
        value = explore(outlook, member, outlook.situation.spots[member.place])
        verdicts.append(Verdict(value, partial(why_place, outlook, member, outlook.situation.spots[member.place])))
    return verdicts


def judge_bring(outlook: Outlook, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    return [
        Verdict(0.0 if option.payload is None else -1.0, partial(reasons.said, "bot-pf-stay")) for option in options
    ]


ORDER = {"bottom": 0.3, "shuffle": 0.1, "look:top": 0.2, "top": 0.0}


def judge_order(outlook: Outlook, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """Where a card goes that is of no use now."""
    return [Verdict(ORDER.get(option.key, 0.0), reasons.nothing) for option in options]
