"""Playing cards and using powers: what may be played now, what it costs, and the chances to help (PF-PLAY, PF-ENC-03 to
-09)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from herowright.games.pathfinder.cards.moments import ANY, HELP, SKILL
from herowright.games.pathfinder.cards.part import TO_DO, told
from herowright.games.pathfinder.rules import check as checking
from herowright.games.pathfinder.rules import death, piles, playable, recharging
from herowright.games.pathfinder.rules.asking import Interruption, ask
from herowright.games.pathfinder.rules.choices import (
    CALLS,
    DO_OR_NOT,
    FROM_TOP,
    LISTEN,
    NO,
    PAY,
    PAYS,
    PROMISES,
    SKIP,
    WITHDRAWALS,
    YES,
    AtAnyTime,
    Call,
    Follow,
    Listen,
    Playable,
    PlayCard,
    Promise,
    Skip,
    UsePower,
    Withdraw,
)
from herowright.games.pathfinder.rules.components import NONE, REVEAL
from herowright.games.pathfinder.rules.state import ASK, EXPLORING, NEVER
from herowright.table.decision import Option, Steps

if TYPE_CHECKING:
    from herowright.games.pathfinder.cards.forms import Pay, Use
    from herowright.games.pathfinder.cards.types import Boon, Play
    from herowright.games.pathfinder.rules.state import Hero, Pathfinder

# --- at any time ------------------------------------------------------------------------------------------


def at_any_time(table: Pathfinder, seat: int) -> tuple[Option[AtAnyTime], ...]:
    """What a seat may do without being asked: play, promise, and say what it wants to be asked about."""
    hero = table.heroes[seat]
    if hero.dead or table.phase != "scenario" or table.over:
        return ()
    moment = playable.moment_now(table)
    options: list[Option[AtAnyTime]] = []
    if moment in playable.UNASKED:
        options += playable.options_for(table, hero, moment)
    if seat != table.turn or table.asked not in (NONE, seat):
        options += promises(table, hero)
    if hero.quiet == NEVER:
        options.append(LISTEN)
    if table.asked != NONE and table.asked != seat and table.turn == seat and table.settings.skipping:
        options.append(SKIP)
    return tuple(options)


def interrupt(table: Pathfinder, seat: int, payload: AtAnyTime) -> Steps[None]:
    """A card or power used out of turn. A death or the end of the scenario is noticed by whoever goes on. Where nothing
    is going on, the turn carries it out, so that everybody can help with its recharge check too (PF-CHECK-30)."""
    hero = table.heroes[seat]
    try:
        match payload:
            case Listen():
                hero.quiet = ASK
            case Skip():
                table.skipped = True
            case Promise(card=card):
                hero.promises = (*hero.promises, card)
                table.report("pf-event-promises", seat, "PF-CHECK-30", card.told)
            case Withdraw(card=card):
                hero.end_promise(card)
                table.report("pf-event-withdraws", seat, "PF-CHECK-30", card.told)
            case _ if playable.moment_now(table) == ANY:
                table.wanted = seat, payload
            case _:
                yield from carry_out(table, hero, payload)
    except Interruption:
        return


def carry_out(table: Pathfinder, hero: Hero, chosen: Playable) -> Steps[None]:
    """Whatever option of a card or power was chosen."""
    match chosen:
        case PlayCard(_, card, number, cost, skill, borrowed):
            yield from play(table, hero, card, (borrowed or card).powers[number], cost, skill)
        case Follow(_, card, power, cost):
            yield from follow(table, hero, card, power, cost)
        case UsePower(_, line, skill):
            yield from use(table, hero, line, skill)


# --- playing a card --------------------------------------------------------------------------------------


def play(table: Pathfinder, hero: Hero, card: Boon, power: Play, cost: str, skill: int = NONE) -> Steps[None]:
    """Pay with the card, then do what the power says (PF-PLAY-01). A card with a recharge condition waits in play until
    the check is over (PF-BOON-08, PF-BOON-09)."""
    for now in playable.moments(table):
        if not power.effect.free:
            now.played.append((hero.seat, card.kind))
        elif cost == REVEAL:
            now.used.append((hero.seat, card.id))
    hero.end_promise(card)
    table.report("pf-event-plays", hero.seat, "PF-PLAY-01", {"card": card.name, "cost": cost})
    waits = pay_with(table, hero, card, cost)
    yield from work(table, hero, card, power, skill)
    echo(table, hero, card)
    if table.encounters or table.checks or table.hurts:
        return  # one thing is finished before the next is begun (PF-PRINC-10)
    if waits:
        yield from recharging.settle(table, hero, card)
    yield from echoes(table, hero)


def work(table: Pathfinder, hero: Hero, card: Boon, power: Play, skill: int = NONE) -> Steps[None]:
    """What the power of a played card does, whatever was paid for it."""
    check = table.check
    if skill != NONE:
        assert check is not None
        checking.use_skill(table, hero, check, skill, power.effect, card.traits, card.name)
    if check is not None and power.also is not None:
        check.followed = (*check.followed, (hero.seat, card, power.also))
    yield from power.effect.carry_out(table, hero, card.name)
    if check is not None and power.effect.moment == SKILL:
        checking.add_traits(check, card.traits)  # it sets what is rolled (PF-CHECK-21)
        check.setter = card
    if check is not None and check in table.checks:
        checking.add_what_comes_by_itself(table, check)
        checking.refresh(table, check)


def pay_with(table: Pathfinder, hero: Hero, card: Boon, cost: str) -> bool:
    """Reveal, discard, recharge, bury or banish the card; says whether it waits for its recharge."""
    if cost == REVEAL:
        return False
    hero.let_go(card)
    if recharging.waits(hero, card, cost):
        recharging.lay_in_play(hero, card, cost)
        if table.checks:
            table.checks[-1].due.append((hero.seat, card))
        elif table.encounters:
            table.encounters[-1].due.append((hero.seat, card))
        return True
    piles.put(table, hero, card, cost)
    return False


def follow(table: Pathfinder, hero: Hero, card: Boon, power: Play, cost: str) -> Steps[None]:
    """A second power that the text links to the first (PF-PLAY-07); it does not count as another card."""
    check = table.check
    assert check is not None
    check.followed = tuple(each for each in check.followed if each[1] is not card)
    table.report("pf-event-plays", hero.seat, "PF-PLAY-07", {"card": card.name, "cost": cost})
    pay_with(table, hero, card, cost)
    yield from power.effect.carry_out(table, hero, card.name)
    checking.refresh(table, check)


def echo(table: Pathfinder, hero: Hero, card: Boon) -> None:
    """Note powers that answer the playing of such a card; they come after the encounter (PF-ENC-21)."""
    for line, form in hero.powers.after_playing:
        if card.kind in form.kinds and not card.traits.isdisjoint(form.traits):
            if table.encounters:
                table.encounters[-1].echoes.append((hero.seat, line))
            else:
                table.echoes.append((hero.seat, line))


def echoes(table: Pathfinder, hero: Hero) -> Steps[None]:
    """Outside encounters they follow at once, after the recharge check."""
    while table.echoes:
        seat, line = table.echoes.pop(0)
        with death.of_another(table, hero):
            yield from answer(table, table.heroes[seat], line)


def answer(table: Pathfinder, hero: Hero, line: str) -> Steps[None]:
    """A power that may follow: the player decides (PF-CHAR-03)."""
    form = next((form for each, form in hero.powers.after_playing if each == line), None)
    if form is None or hero.dead or not form.trouble.possible(table, hero):
        return
    if (yield from ask(table, DO_OR_NOT, hero.seat, lambda: (YES, NO), {"what": told(form.trouble.text, TO_DO)})):
        yield from form.trouble.befall(table, hero, f"power:{line}")


# --- using a power ---------------------------------------------------------------------------------------


def use(table: Pathfinder, hero: Hero, line: str, skill: int = NONE) -> Steps[None]:
    form = next(form for each, form in hero.powers.uses if each == line)
    check = table.check
    for now in playable.moments(table):
        now.used.append((hero.seat, form.line or line))
        if form.counts_as:
            now.played.append((hero.seat, form.counts_as))
    table.report("pf-event-uses", hero.seat, "PF-CHAR-03", {"power": f"power:{line}"})
    paid = None
    if form.pay is not None:
        paid = yield from pay(table, hero, form.pay, line)
    if form.first:
        table.stage, table.freed = EXPLORING, True  # it takes the place of step 4 (PF-TURN-03)
        table.explored += 1
    yield from work_power(table, hero, line, form, skill)
    if paid in hero.hand and form.pay is not None and form.pay.then:  # it may be gone by what the power did
        piles.lose(table, hero, paid, form.pay.then, f"power:{line}")
    if check is not None and check in table.checks:
        checking.refresh(table, check)


def work_power(table: Pathfinder, hero: Hero, line: str, form: Use, skill: int = NONE) -> Steps[None]:
    """What a power does, whatever was paid for it."""
    check = table.check
    if check is not None and form.without:
        check.without = (*check.without, *form.without)
    if skill != NONE:
        assert check is not None
        checking.use_skill(table, hero, check, skill, form.effect, frozenset(form.traits), f"power:{line}")
    elif form.traits and check is not None:
        checking.add_traits(check, frozenset(form.traits))
    yield from form.effect.carry_out(table, hero, f"power:{line}")


def pay(table: Pathfinder, hero: Hero, cost: Pay, line: str) -> Steps[Boon | None]:
    """A card is used, not played (PF-PLAY-02 to -04); a card that was merely revealed is given back to the caller."""
    if cost.top:
        card = piles.take_top(table, hero, 1)[0]
        to = "recharge" if card.kind in cost.recharged else cost.cost
        piles.put(table, hero, card, to)
        table.report("pf-event-loses-top", hero.seat, "PF-PLAY-02", {"card": card.name, "to": to})
        return None
    args = {"power": f"power:{line}", "cost": cost.cost}
    wanted = yield from ask(table, PAY, hero.seat, lambda: _payments(hero, cost), args)
    if wanted == "top":
        card = piles.take_top(table, hero, 1)[0]
        piles.put(table, hero, card, cost.cost)
        table.report("pf-event-loses-top", hero.seat, "PF-PLAY-02", {"card": card.name, "to": cost.cost})
    elif cost.cost != REVEAL:
        piles.lose(table, hero, wanted, cost.cost, f"power:{line}")
    else:
        return wanted
    return None


def _payments(hero: Hero, cost: Pay) -> list[Option[Boon | Literal["top"]]]:
    options: list[Option[Boon | Literal["top"]]] = [PAYS[card] for card in dict.fromkeys(hero.hand) if cost.takes(card)]
    if cost.or_top and hero.deck:
        options.append(FROM_TOP)
    return options


# --- promises of help ------------------------------------------------------------------------------------


def promises(table: Pathfinder, hero: Hero) -> list[Option[Promise | Withdraw]]:
    """Cards that help on the checks of others can be promised; whoever makes a check then calls for them without
    waiting."""
    if not table.settings.asks:
        return []
    options: list[Option[Promise | Withdraw]] = []
    for card in dict.fromkeys(hero.hand):
        if card in hero.promises:
            options.append(WITHDRAWALS[card])
        elif card.helps_others:
            options.append(PROMISES[card])
    return options


def promised(table: Pathfinder, hero: Hero) -> list[Option[Call]]:
    """The promised cards of others that fit the check of this character."""
    options: list[Option[Call]] = []
    for other in table.clockwise_from(hero.seat):
        if other.promises and other is not hero:
            for option in playable.card_options(table, other, HELP):
                chosen = option.payload
                if isinstance(chosen, PlayCard) and chosen.card in other.promises:
                    options.append(CALLS[other.seat, chosen.card, option.key])
    return options


def call(table: Pathfinder, wanted: Call) -> Steps[None]:
    """Play what was promised, as if its owner had done so."""
    _, seat, key = wanted
    other = table.heroes[seat]
    option = next((option for option in playable.card_options(table, other, HELP) if option.key == key), None)
    if option is not None:
        yield from carry_out(table, other, option.payload)
