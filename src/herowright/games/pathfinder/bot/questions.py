"""The smaller questions: damage, cards to lose and to find, closing, and whatever cards and powers ask."""

from __future__ import annotations

from functools import partial
from math import fsum

from herowright.bots.policy import Reasons, Verdict, noted, nothing, said
from herowright.games.pathfinder.bot import reasons
from herowright.games.pathfinder.bot.outlook import HUSHED, PROMISED, Outlook
from herowright.games.pathfinder.bot.stakes import guarding_gain, way_costs, way_open
from herowright.games.pathfinder.bot.troubles import toll
from herowright.games.pathfinder.bot.turn import explore, meeting, moving, number_of, staying, travelling, why_place
from herowright.games.pathfinder.cards.deeds import Travel
from herowright.games.pathfinder.rules import prospects
from herowright.games.pathfinder.rules.components import DISCARD, HENCHMAN, REVEAL, VILLAIN
from herowright.games.pathfinder.rules.view_places import unknown
from herowright.table.decision import Option

# Yes is better than no where nothing else is known.
WILLING = 0.1
# With a hand that did not dare to explore, the next turn would pass like this one.
STUCK = 0.7
# With fewer cards to spare nothing is thrown away.
ENOUGH = 4
# A price that is paid for a card that is kept.
TEMPTED = 1.6
# Where a card goes that is of no use now.
ORDER = {"bottom": 0.3, "shuffle": 0.1, "look:top": 0.2, "top": 0.0}
# To leave things as they are.
SAVED = Verdict(0.0, partial(said, "bot-pf-save"))
STAYED = Verdict(0.0, partial(said, "bot-pf-stay"))


# --- damage (PF-DMG) -------------------------------------------------------------------------------------------


def judge_damage(outlook: Outlook, option: Option) -> Verdict:
    """Take it, or have armor take some of it; the same for somebody else's damage."""
    hurt, payload, me = outlook.table.hurts[-1], option.payload, outlook.me
    victim = outlook.table.heroes[hurt.seat]
    if isinstance(payload, tuple) and payload[0] in ("play", "power"):
        left, cost = prospects.damage_left(outlook.table, me.seat, payload), outlook.cost(me, payload)
        left = hurt.amount if left is None else left
        held = len(victim.hand) - (victim is me and payload[0] == "play" and payload[3] != REVEAL)
        value = -outlook.of(victim).tolls[min(left, held)] - cost
        return Verdict(value, partial(_why_spared, hurt.amount - left, cost))
    quiet = HUSHED.get(option.key, 0.0) if not isinstance(payload, tuple) else 0.0
    quiet += PROMISED if isinstance(payload, tuple) and payload[0] != "take-it" else 0.0
    lost = min(hurt.amount, len(victim.hand))
    return Verdict(-outlook.of(victim).tolls[lost] + quiet, partial(said, "bot-pf-damage", count=lost))


def _why_spared(less: int, cost: float) -> Reasons:
    return (*said("bot-pf-less-damage", count=less), *reasons.costs(cost))


# --- cards that go ---------------------------------------------------------------------------------------------


def judge_drop(outlook: Outlook, option: Option) -> Verdict:
    """The card that is missed least."""
    worth = outlook.keep(outlook.me, option.payload)
    return Verdict(-worth, partial(reasons.kept, worth))


def judge_pay(outlook: Outlook, option: Option) -> Verdict:
    """What a power or location is paid with; `top` is the card that lies on one's own deck."""
    me, args = outlook.me, outlook.glimpse.prompt.args
    if option.payload == ("done",):
        return SAVED
    if option.payload == "top":
        return Verdict(-outlook.of(me).price, partial(reasons.costs, outlook.of(me).price))
    worth = outlook.keep(me, option.payload)
    cost = outlook.spend(me, option.payload, str(args.get("cost") or args.get("to") or DISCARD))
    return Verdict(-cost - 0.1 * worth, partial(reasons.kept, worth))


def judge_reset(outlook: Outlook, option: Option) -> Verdict:
    """The deck is the character's life: a card goes only where the hand is useless with it (PF-TURN-26)."""
    if option.payload == ("done",):
        return SAVED
    worth = outlook.keep(outlook.me, option.payload)
    return Verdict(_fresh(outlook) - worth - outlook.of(outlook.me).price, partial(reasons.kept, worth))


@noted
def _fresh(outlook: Outlook) -> float:
    """What another card would be worth in the place of one of the hand."""
    me, sheet, table = outlook.me, outlook.of(outlook.me).sheet, outlook.table
    if outlook.of(me).spare <= ENOUGH:
        return 0.0
    hand = tuple(me.hand)
    fresh = fsum([sheet.hand((*hand, card))[card] + outlook.beyond(card) for card in me.deck]) / len(me.deck)
    here = table.here(me)
    stuck = not table.explored and (here.deck or (here.closed and table.open_places()))
    return fresh + STUCK if stuck else fresh


# --- cards that come -------------------------------------------------------------------------------------------


def judge_keep(outlook: Outlook, option: Option) -> Verdict:
    """One of several cards from elsewhere, or none of them."""
    me = outlook.me
    if option.payload is None:
        return SAVED
    worth = outlook.gained(me, option.payload) + 0.2 * outlook.of(me).sheet.plain(option.payload)
    tempted = any(each.payload is None for each in outlook.glimpse.options)
    return Verdict(worth - (TEMPTED * outlook.of(me).price if tempted else 0.0), partial(reasons.worth, worth))


def judge_heal(outlook: Outlook, option: Option) -> Verdict:
    """Whoever needs it most."""
    hero = outlook.table.heroes[option.payload]
    why = partial(said, "bot-pf-wounds", deck=len(hero.deck), discard=len(hero.discard))
    return Verdict(outlook.relief(hero, 3), why)


# --- closing (PF-CLOSE, PF-VILLAIN-02) -------------------------------------------------------------------------


def judge_close(outlook: Outlook, option: Option) -> Verdict:
    if option.payload is None:
        return SAVED
    me = outlook.me
    place = outlook.table.here(me)
    gain = guarding_gain(outlook, me.place) if outlook.glimpse.kind == "guard" else outlook.closing(place)
    way = place.card.closing[option.payload[1]]
    chance, cost = way_open(outlook, me, way), way_costs(outlook, me, way)
    return Verdict(chance * gain - cost, partial(_why_close, chance, gain, cost))


def _why_close(chance: float, gain: float, cost: float) -> Reasons:
    return (*reasons.estimates(chance), *reasons.worth(gain), *(reasons.costs(cost) if cost else ()))


# --- places ----------------------------------------------------------------------------------------------------


def judge_place(outlook: Outlook, option: Option) -> Verdict:
    """Where to begin, or where a card or power takes the character."""
    me = outlook.me
    if option.payload is None:
        return Verdict(staying(outlook, me, me.place), STAYED.why)
    number = number_of(outlook, option.payload[1] if isinstance(option.payload, tuple) else option.payload)
    return Verdict(moving(outlook, me, number), partial(why_place, outlook, me, number))


def judge_look(outlook: Outlook, option: Option) -> Verdict:
    """Which location deck to look at: the one that is explored next."""
    me = outlook.me
    number = number_of(outlook, option.payload[1])
    place = outlook.table.places[number]
    value = (number == me.place) - 0.5 * bool(place.known_top) + 0.1 * min(unknown(place), 1) - 0.02 * len(place.deck)
    return Verdict(value, partial(why_place, outlook, me, number))


def judge_examined(outlook: Outlook, option: Option) -> Verdict:
    """A card that was seen may go under its deck: what does more harm than good, but never a henchman."""
    card = option.payload
    if card is None:
        return STAYED
    value, chance = meeting(outlook, outlook.me, card)
    wanted = card.kind in (HENCHMAN, VILLAIN)
    return Verdict(-2.0 if wanted else -value - 0.2, partial(reasons.estimates, chance))


# --- yes or no -------------------------------------------------------------------------------------------------


def judge_power(outlook: Outlook, option: Option) -> Verdict:
    """A power for the beginning or the end of the turn."""
    if not option.payload:
        return SAVED
    me, value = outlook.me, WILLING
    for line, form in me.powers.at_turn:
        if f"power:{line}" == outlook.glimpse.prompt.args.get("power"):
            travels = isinstance(form.trouble, Travel)
            value = travelling(outlook) if travels else -toll(outlook, me, form.trouble) - outlook.payment(me, form.pay)
    return Verdict(value, partial(reasons.worth, value))


def judge_do(outlook: Outlook, option: Option) -> Verdict:
    """Something a card allows: the prompt says what."""
    if not option.payload:
        return Verdict(0.0, nothing)
    me, what = outlook.me, outlook.glimpse.prompt.args["what"]
    room, value = me.hand_size - len(me.hand), WILLING
    match what.id.partition(".")[0]:
        case "pf-trouble-draw":
            value = WILLING if room > 0 and outlook.of(me).spare > 0 else -0.5
        case "pf-what-replace":
            family, _, id = str(what.args["card"]).partition(":")
            value = -meeting(outlook, me, outlook.table.box.find(family, id))[0]
        case "pf-trouble-recharge-seen":
            value = WILLING if room <= 0 else -WILLING
    return Verdict(value, partial(reasons.worth, value))


def judge_yes(outlook: Outlook, option: Option) -> Verdict:
    """What costs nothing and can only help: recharging a spell, closing the location of a beaten villain."""
    return Verdict(WILLING if option.payload else 0.0, partial(said, "bot-pf-nothing-to-lose"))


def judge_first(outlook: Outlook, option: Option) -> Verdict:
    """Whoever can explore best begins."""
    hero = outlook.table.heroes[option.payload]
    return Verdict(explore(outlook, hero, hero.place), partial(why_place, outlook, hero, hero.place))


def judge_bring(outlook: Outlook, option: Option) -> Verdict:
    return STAYED if option.payload is None else Verdict(-1.0, STAYED.why)


def judge_order(outlook: Outlook, option: Option) -> Verdict:
    """Where a card goes that is of no use now."""
    return Verdict(ORDER.get(option.key, 0.0), nothing)
