"""An encounter in its six steps (PF-ENC), and encounters with summoned cards (PF-SUMMON)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING

from herowright.games.pathfinder.cards.moments import EVADE
from herowright.games.pathfinder.cards.on import ACQUIRE, DEFEAT
from herowright.games.pathfinder.cards.part import TO_DO, told
from herowright.games.pathfinder.cards.standing import (
    ACQUIRES,
    DEFEATS,
    FAILS,
    MEETS,
    MISSES,
    DealsDamage,
    NoEvading,
)
from herowright.games.pathfinder.cards.troubles import befall_all
from herowright.games.pathfinder.cards.types import Bane, Boon
from herowright.games.pathfinder.rules import check as checking
from herowright.games.pathfinder.rules import counting, damage, death, piles, play, playable, recharging
from herowright.games.pathfinder.rules.asking import Death, ask
from herowright.games.pathfinder.rules.choices import (
    CHECKS_BY,
    DO_OR_NOT,
    EVADED_TO,
    FACE,
    NEXT_CHECK,
    NO,
    RECHARGE_ORDER,
    RECHARGES,
    SHUFFLE_IN,
    TO_BOTTOM,
    TO_TOP,
    WHICH_CHECK,
    YES,
    FaceIt,
    PlayCard,
)
from herowright.games.pathfinder.rules.choices import EVADE as ASK_EVADE
from herowright.games.pathfinder.rules.components import COMBAT_DAMAGE, MONSTER, NONE, TOP, Dice, dice
from herowright.games.pathfinder.rules.holding import Happening, always, happening, happens, in_any_order, standing
from herowright.games.pathfinder.rules.state import Checking, Encounter, Moment
from herowright.table.decision import Option, Steps

if TYPE_CHECKING:
    from herowright.games.pathfinder.cards.checks import Check
    from herowright.games.pathfinder.cards.types import BoxCard
    from herowright.games.pathfinder.rules.state import Hero, Pathfinder


# What powers of the character answer when the encounter is over.
_ANSWERED = {"acquired": ACQUIRES, "defeated": DEFEATS}


def meet(
    table: Pathfinder, hero: Hero, card: BoxCard, place: int, spare: bool = False, weak: int = 0
) -> Steps[Encounter]:
    """All six steps with a card that lies on top of a location deck, or was summoned (`place` is NONE)."""
    met = Encounter(hero.seat, card, place, spare=spare, weak=weak)
    depth = len(table.checks), len(table.hurts), len(table.encounters)
    table.encounters.append(met)
    event = "pf-event-meets" if place == NONE else "pf-event-explores"
    table.report(event, hero.seat, "PF-ENC-10", card.told)
    try:
        yield from _steps(table, hero, met)
    except Death:
        death.unwind(table, (depth[0], depth[1], depth[2] + 1))
        met.ended = "undefeated"  # PF-DEATH-11
        _put_away(table, hero, met)
        table.encounters.remove(met)
        if table.encounters:
            table.encounters[-1].due += met.due
        raise
    _put_away(table, hero, met)
    table.encounters.remove(met)
    return met


def _steps(table: Pathfinder, hero: Hero, met: Encounter) -> Steps[None]:
    card = met.card
    yield from evade(table, hero, met)
    if met.evaded:
        met.ended = "evaded"
        yield from settle_due(table, hero, met)
        yield from answer_what_was_played(table, hero, met)
        return
    next_step(met, "before")
    due = happening(table, hero, MEETS, card)
    if isinstance(card, Bane) and card.before:
        befall = partial(befall_all, table, hero, card.before, card.name)
        due.append(Happening(card.name, always, befall))
    if due:
        yield from in_any_order(table, hero, due)
    next_step(met, "check")
    if isinstance(card, Bane):
        yield from face(table, hero, met, card)
    elif isinstance(card, Boon):
        yield from acquire(table, hero, met, card)
    next_step(met, "after")
    yield from after(table, hero, met)
    next_step(met, "end")
    yield from end(table, hero, met)


def next_step(met: Encounter, step: str) -> None:
    """Limits of one step do not carry over to the next (PF-ENC-08)."""
    met.step = step
    if met.moment.played or met.moment.used:
        met.moment = Moment()


# --- step 1: evade (PF-ENC-11 to -13) --------------------------------------------------------------------


def evade(table: Pathfinder, hero: Hero, met: Encounter) -> Steps[None]:
    for rule in standing(table, hero, NoEvading):
        if not rule.kinds or met.card.is_a(rule.kinds):
            return
    if not playable.options_for(table, hero, EVADE):
        return
    answer = yield from ask(
        table, ASK_EVADE, hero.seat, lambda: [FACE, *playable.options_for(table, hero, EVADE)], met.card.told
    )
    if not isinstance(answer, FaceIt):
        with_kind = answer.card.kind if isinstance(answer, PlayCard) else ""
        yield from play.carry_out(table, hero, answer)
        if met.evaded:
            table.report("pf-event-evades", hero.seat, "PF-ENC-11", met.card.told)
            yield from evaded_to(table, hero, met, with_kind)


def evaded_to(table: Pathfinder, hero: Hero, met: Encounter, with_kind: str) -> Steps[None]:
    """It is shuffled into its deck, unless a power knows a better place."""
    if met.summoned:
        return
    ways: list[Option[str]] = []
    for _, form in hero.powers.evaded_to:
        way = TO_TOP if form.to == TOP else TO_BOTTOM
        if (not form.with_kinds or with_kind in form.with_kinds) and (not form.kinds or met.card.is_a(form.kinds)):
            ways += [way] if way not in ways else []
    if ways:
        met.goes_to = yield from ask(table, EVADED_TO, hero.seat, lambda: [SHUFFLE_IN, *ways], met.card.told)


# --- step 3 and 4: the checks ----------------------------------------------------------------------------


def acquire(table: Pathfinder, hero: Hero, met: Encounter, card: Boon) -> Steps[None]:
    """A boon may be acquired, or declined (PF-ENC-15). Without a check it is just taken."""
    won, made_by_hero = True, False
    for number, ways in enumerate(card.checks):
        next_step(met, "next" if number else "check")
        maker = yield from who_checks(table, hero, card, number, made_by_hero)
        made_by_hero |= maker is hero
        check = Checking(maker.seat, ACQUIRE, ways, card)
        with death.of_another(table, hero):
            yield from checking.run(table, maker, check)
        won &= check.success
        if check.declined:
            break
        yield from settle_due(table, hero, met, more=number < len(card.checks) - 1)
    met.ended = "acquired" if won else "lost"


def face(table: Pathfinder, hero: Hero, met: Encounter, card: Bane) -> Steps[None]:
    """A bane has to be faced: every check in its order, even after a failed one (PF-ENC-16, PF-CHECK-03 to -07)."""
    if not card.checks:
        for trouble in card.instead:
            yield from trouble.befall(table, hero, card.name)
        met.failed += 1  # it cannot be defeated (PF-ENC-26, PF-BANE-03)
        return
    made_by_hero = False
    for number, ways in enumerate(card.checks):
        next_step(met, "next" if number else "check")
        maker = yield from who_checks(table, hero, card, number, made_by_hero)
        made_by_hero |= maker is hero
        with death.of_another(table, hero):
            yield from check_to_defeat(table, maker, met, card, ways)
        met.failed += maker.dead  # whoever dies of it does not finish the check
        if met.beaten:
            return
        yield from settle_due(table, hero, met, more=number < len(card.checks) - 1)


def who_checks(table: Pathfinder, hero: Hero, card: Boon | Bane, number: int, made_by_hero: bool) -> Steps[Hero]:
    """Others at the location may make a check of a series, as long as one is left to the encountering player
    (PF-CHECK-06 to -09)."""
    checks = len(card.checks)
    if checks == 1:
        return hero
    seats = [hero.seat, *(other.seat for other in table.at(hero.place) if other is not hero)]
    if len(seats) == 1 or (number == checks - 1 and not made_by_hero):
        return hero
    seat = yield from ask(table, WHICH_CHECK, hero.seat, lambda: [CHECKS_BY[each, number] for each in seats])
    return table.heroes[seat]


def check_to_defeat(table: Pathfinder, maker: Hero, met: Encounter, card: Bane, ways: Check) -> Steps[None]:
    check = Checking(maker.seat, DEFEAT, ways, card)
    won = yield from checking.run(table, maker, check)
    if not won:
        met.failed += 1
        if card.type == MONSTER or table.settings.reading("PF-CHECK-44") == "all-banes":
            yield from hurt(table, maker, met, check)
    elif not met.beaten:
        trait = counting.lacking(table, check)
        if trait is not None:
            met.failed += 1  # no damage follows (PF-CHECK-46)
            table.report("pf-event-lacks-trait", maker.seat, "PF-CHECK-46", {**card.told, "trait": f"mark:{trait}"})


def hurt(table: Pathfinder, maker: Hero, met: Encounter, check: Checking) -> Steps[None]:
    """Damage for what was missing (PF-CHECK-40 to -42, PF-CHECK-45)."""
    amount, type, fixed = damage_for(table, maker, check.difficulty - check.result, partial(piles.amount, table))
    victim = maker if table.settings.reading("PF-CHECK-10") == "maker" else table.heroes[met.seat]
    yield from damage.deal(table, victim, amount, type, met.card.name, fixed=fixed, check=check)


def damage_for(table: Pathfinder, maker: Hero, missing: int, amount_of: Callable[[Dice], int]) -> tuple[int, str, bool]:
    """The damage for so many missing points, its type, and whether it is fixed."""
    return damage_by(standing(table, maker, DealsDamage), missing, amount_of)


def damage_by(rules: Iterable[DealsDamage], missing: int, amount_of: Callable[[Dice], int]) -> tuple[int, str, bool]:
    """The same by the rules that hold."""
    amount, type, fixed = missing, "", False
    for rule in rules:
        if rule.halved:
            amount = (amount + 1) // 2
        if rule.more:
            amount += amount_of(dice(rule.more))
        type = type or rule.type  # the highest ranking card names it (PF-GOLD-02)
        fixed |= rule.fixed
    return amount, type or COMBAT_DAMAGE, fixed


def settle_due(table: Pathfinder, hero: Hero, met: Encounter, more: bool = False) -> Steps[None]:
    """Recharge checks of cards that were played, each by its player; the encountering player chooses the order, also
    whether the next check of the card met comes first, if there are `more` (PF-ENC-18, PF-ENC-19, PF-CHECK-47,
    PF-CHECK-48)."""
    while met.due:
        if met.step == "check":
            next_step(met, "next")
        number = 0
        cards = list(dict.fromkeys(card for _, card in met.due))
        if len(cards) + more > 1 and table.settings.reading("PF-ENC-19") == "chosen":
            wanted = yield from ask(table, RECHARGE_ORDER, hero.seat, partial(_recharges, cards, more))
            if wanted is None:
                return
            number = next(each for each, (_, card) in enumerate(met.due) if card is wanted)
        seat, card = met.due.pop(number)
        owner = table.heroes[seat]
        if not owner.dead:
            next_step(met, met.step)
            with death.of_another(table, hero):
                yield from recharging.settle(table, owner, card)


def _recharges(cards: list[Boon], more: bool) -> list[Option[Boon | None]]:
    return [*(RECHARGES[card] for card in cards), *((NEXT_CHECK,) if more else ())]


# --- step 5 and 6 ----------------------------------------------------------------------------------------


def after(table: Pathfinder, hero: Hero, met: Encounter) -> Steps[None]:
    """Whatever happens after the encounter, passed or failed (PF-ENC-20, PF-ENC-21)."""
    yield from settle_due(table, hero, met)
    card = met.card
    if isinstance(card, Bane):
        for trouble in card.after:
            yield from trouble.befall(table, hero, card.name)
        yield from settle_due(table, hero, met)
    yield from answer_what_was_played(table, hero, met)


def answer_what_was_played(table: Pathfinder, hero: Hero, met: Encounter) -> Steps[None]:
    """Powers that answer the playing of a card, after all recharge checks (PF-ENC-21)."""
    while met.echoes:
        seat, line = met.echoes.pop(0)
        with death.of_another(table, hero):
            yield from play.answer(table, table.heroes[seat], line)


def end(table: Pathfinder, hero: Hero, met: Encounter) -> Steps[None]:
    """Defeated or undefeated, acquired or lost (PF-ENC-22 to -25)."""
    if isinstance(met.card, Boon):
        yield from end_of_boon(table, hero, met, met.card)
    elif isinstance(met.card, Bane) and not met.ended:
        yield from end_of_bane(table, hero, met, met.card)
    moment = _ANSWERED.get(met.ended)
    for line, form in hero.powers.after:
        if form.moment != moment or met.card.traits.isdisjoint(form.traits):
            continue
        if form.trouble.possible(table, hero):
            args = {"what": told(form.trouble.text, TO_DO)}
            if (yield from ask(table, DO_OR_NOT, hero.seat, lambda: (YES, NO), args)):
                yield from form.trouble.befall(table, hero, f"power:{line}")
    # What was played in this last step is settled before the card is put away.
    yield from settle_due(table, hero, met)
    yield from answer_what_was_played(table, hero, met)


def end_of_boon(table: Pathfinder, hero: Hero, met: Encounter, card: Boon) -> Steps[None]:
    if met.ended == "acquired":
        table.report("pf-event-acquires", hero.seat, "PF-ENC-24", card.told)
        yield from happens(table, hero, ACQUIRES, card)
    else:
        table.report("pf-event-misses", hero.seat, "PF-ENC-25", card.told)
        for trouble in card.lost:
            yield from trouble.befall(table, hero, card.name)
        yield from happens(table, hero, MISSES, card)


def end_of_bane(table: Pathfinder, hero: Hero, met: Encounter, card: Bane) -> Steps[None]:
    """What it does when it is defeated may still make it stay: a place that does not let go of it, or a summoned card
    that was to be defeated too."""
    if met.beaten or not met.failed:
        failed = met.failed
        for trouble in card.defeated:
            yield from trouble.befall(table, hero, card.name)
        yield from happens(table, hero, DEFEATS, card)
        if met.failed == failed:
            met.ended = met.ended or "defeated"
            table.report("pf-event-defeats", hero.seat, "PF-ENC-22", card.told)
            return
    table.report("pf-event-fails", hero.seat, "PF-ENC-23", card.told)
    for trouble in card.undefeated:
        yield from trouble.befall(table, hero, card.name)
    yield from happens(table, hero, FAILS, card)
    met.ended = met.ended or "undefeated"


def _put_away(table: Pathfinder, hero: Hero, met: Encounter) -> None:
    """Where the card goes when all is done; villains are dealt with by their own chapter."""
    card = met.card
    if met.summoned:
        if met.ended == "acquired" and isinstance(card, Boon):
            hero.hand.append(card)
        elif not met.spare:
            piles.banish(table, card)  # PF-SUMMON-04
        return
    place = table.places[met.lies_at]
    if card in place.deck:
        place.deck.remove(card)
        place.known_top = max(0, place.known_top - 1)
        place.known_bottom = min(place.known_bottom, len(place.deck))
    elif met.ended != "acquired" or hero.dead or piles.find_in_box(table, card.id) is None:
        return  # its location was closed meanwhile, and all cards went to the box (PF-CLOSE-08)
    if met.ended == "acquired" and not hero.dead and isinstance(card, Boon):
        hero.hand.append(card)
    elif met.ended in ("lost", "defeated", "vanished", "acquired"):
        if card.kind != "villain":
            piles.banish(table, card)
    elif card.kind != "villain" or met.ended == "evaded" or hero.dead:
        put_back(table, met)


def put_back(table: Pathfinder, met: Encounter) -> None:
    """An evaded or undefeated card is shuffled into its deck (PF-ENC-11, PF-ENC-23)."""
    place = table.places[met.place]
    if met.goes_to == TOP:
        place.deck.insert(0, met.card)
        place.known_top += 1
    elif met.goes_to == "bottom":
        place.deck.append(met.card)
        place.known_bottom += 1
    else:
        place.deck.append(met.card)
        piles.shuffle_place(table, place)


# --- summoning (PF-SUMMON) -------------------------------------------------------------------------------


def summon(table: Pathfinder, hero: Hero, id: str, kind: str = "") -> Steps[str]:
    """A new encounter with a card from the box; where all copies are in use, with one that exists for the moment
    (PF-SUMMON-01, PF-SUMMON-02). Says how it ended."""
    card = piles.find_in_box(table, id) if id else piles.from_box(table, kind)
    spare = card is None
    if card is None:
        if not id:
            return ""
        card = table.box.named(id)
    met = yield from meet(table, hero, card, NONE, spare)
    return met.ended
