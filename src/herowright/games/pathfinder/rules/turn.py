"""The seven steps of a turn (PF-TURN)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, TypeVar, cast

from herowright.games.pathfinder.cards.moments import EXPLORE as EXPLORING_CARDS
from herowright.games.pathfinder.cards.standing import BEGINS, ENDS, STARTS, InsteadOfExploring, NoReset
from herowright.games.pathfinder.rules import check as checking
from herowright.games.pathfinder.rules import (
    closing,
    death,
    exploring,
    helping,
    moving,
    piles,
    play,
    playable,
    recharging,
    villain,
)
from herowright.games.pathfinder.rules.asking import ask, ask_if_any
from herowright.games.pathfinder.rules.choices import (
    AT_END,
    AT_START,
    CLOSE_HERE,
    DISCARD_DOWN,
    DONE,
    DROPS,
    END_TURN,
    EXPLORE,
    GIVE_TO,
    GIVES,
    HEROES,
    INSTEAD,
    MOVES,
    NO,
    RESET,
    TURN,
    YES,
    CloseHere,
    Done,
    EndTurn,
    Explore,
    Give,
    InsteadOf,
    Move,
    Playable,
    TurnAction,
)
from herowright.games.pathfinder.rules.components import DISCARD, NONE
from herowright.games.pathfinder.rules.holding import (
    Happening,
    happening,
    happening_there,
    happens,
    in_any_order,
    may_explore,
    standing,
)
from herowright.games.pathfinder.rules.state import CLOSING, ENDING, EXPLORING, GIVING, MOVING
from herowright.table.decision import Kind, Option, Step, Steps
from herowright.table.message import NO_ARGS

if TYPE_CHECKING:
    from herowright.games.pathfinder.cards.forms import AtTurn
    from herowright.games.pathfinder.cards.types import Boon
    from herowright.games.pathfinder.rules.state import Hero, Pathfinder

P = TypeVar("P")

# --- step 1: the blessings deck (PF-TURN-04 to -07) ------------------------------------------------------


def begin(table: Pathfinder) -> Steps[Step]:
    """Before the first turn: what the cards on the table say about the beginning of the scenario (PF-CARD-02)."""
    for hero in table.clockwise_from(table.turn):
        with death.of_anybody(table):
            yield from happens(table, hero, BEGINS)
        yield from checking.settle(table, hero)
    return ("pass_on",) if table.active.dead else ("advance",)


def advance(table: Pathfinder) -> Steps[Step]:
    hero = table.active
    card = piles.take_blessings(table, 1)[0]
    table.blessings_discard.append(card)
    args = {"card": card.name, "left": len(table.blessings)}
    table.report("pf-event-blessing", hero.seat, "PF-TURN-04", args)
    table.stage, table.explored, table.granted = GIVING, 0, 0
    table.freed = table.tried = False
    table.stopped_by = ""
    yield from at_turn(table, hero, STARTS)
    return ("turn",)


def at_turn(table: Pathfinder, hero: Hero, moment: str) -> Steps[None]:
    """Whatever happens when a turn begins or ends, and the powers of the character for that moment (PF-TURN-22). A
    location that the character comes to meanwhile has its say, too."""
    been = {hero.place}

    def arrived() -> list[Happening]:
        if hero.dead or hero.place in been:
            return []
        been.add(hero.place)
        return happening_there(table, hero, moment)

    due = happening(table, hero, moment)
    for line, form in hero.powers.at_turn:
        if moment in form.when:
            use = partial(use_at_turn, table, hero, moment, line, form)
            due.append(Happening(f"power:{line}", partial(ready, table, hero, form), use))
    yield from in_any_order(table, hero, due, at_leisure, arrived)


def ready(table: Pathfinder, hero: Hero, form: AtTurn) -> bool:
    if (form.empty_hand and hero.hand) or (form.pay is not None and not playable.payable(hero, form.pay)):
        return False
    return form.trouble.possible(table, hero)


def use_at_turn(table: Pathfinder, hero: Hero, moment: str, line: str, form: AtTurn) -> Steps[None]:
    if not form.must:
        kind = AT_START if moment == STARTS else AT_END
        wanted, args = None, {"power": f"power:{line}"}
        while wanted is None:
            if not ready(table, hero, form):
                return  # cards may still be played (PF-TURN-25), perhaps the last one it could be paid with
            wanted = yield from at_leisure(table, kind, hero.seat, lambda: (YES, NO), args)
        if not wanted:
            return
    if form.pay is not None:
        yield from play.pay(table, hero, form.pay, line)
    yield from form.trouble.befall(table, hero, f"power:{line}")


def at_leisure(
    table: Pathfinder,
    kind: Kind[P],
    seat: int,
    build: Callable[[], Sequence[Option[P]]],
    args: Mapping[str, object] = NO_ARGS,
) -> Steps[P | None]:
    """A question while nothing is going on. Whatever anybody plays meanwhile is carried out, and there is no answer yet
    (PF-PLAY-17)."""
    table.idle = True
    answer = yield from ask_if_any(table, kind, seat, lambda: () if table.wanted else build(), args)
    table.idle = False
    if table.wanted is not None:
        (player, payload), table.wanted = table.wanted, None
        with death.of_another(table, table.heroes[seat]):
            yield from play.carry_out(table, table.heroes[player], cast("Playable", payload))
        recharging.give_up(table)  # where a death has cut it short
    return answer


# --- steps 2 to 5 (PF-TURN-08 to -21) --------------------------------------------------------------------


def turn(table: Pathfinder) -> Steps[Step]:
    hero = table.active
    if table.stage == ENDING:
        return ("end_turn",)
    answer = yield from at_leisure(table, TURN, hero.seat, partial(options, table, hero))
    if answer is None:
        return ("turn",)
    match answer:
        case Give():
            yield from give(table, hero, answer.card)
            return ("turn",)
        case Move():
            table.stage = EXPLORING
            yield from moving.move(table, hero, moving.number_of(table, answer.card))
            return ("turn",)
        case Explore():
            if may_explore_free(table):  # it has to come first (PF-TURN-13)
                table.freed = True
            else:
                table.granted -= 1
            return ("explore",)
        case InsteadOf():
            table.stage, table.freed = EXPLORING, True
            rule = standing(table, hero, InsteadOfExploring)[0]
            yield from rule.trouble.befall(table, hero, table.here(hero).card.name)
            return ("turn",)
        case CloseHere():
            table.stage, table.tried = CLOSING, True
            yield from closing.try_to_close(table, hero)
            return ("turn",)
        case EndTurn():
            return ("end_turn",)
        case _:
            yield from play.carry_out(table, hero, answer)
            return ("explore",)


def options(table: Pathfinder, hero: Hero) -> list[Option[TurnAction]]:
    """What the rest of the turn allows: a step that was passed is gone (PF-TURN-03)."""
    found: list[Option[TurnAction]] = []
    place = table.here(hero)
    if table.stage == GIVING and len(table.at(hero.place)) > 1:
        found += [GIVES[card] for card in dict.fromkeys(hero.hand)]
    if table.stage <= MOVING:
        found += [MOVES[each.card] for number, each in enumerate(table.places) if number != hero.place]
    if table.stage <= EXPLORING:
        free = may_explore_free(table) and not table.stopped_by
        if place.deck and may_explore(table, hero):
            if table.granted or free:
                found.append(EXPLORE)
            found += playable.options_for(table, hero, EXPLORING_CARDS)
        if free and standing(table, hero, InsteadOfExploring):
            found.append(INSTEAD)
    if not place.deck and not place.closed and not table.tried:
        found.append(CLOSE_HERE)
    found.append(END_TURN)
    return found


def may_explore_free(table: Pathfinder) -> bool:
    """The free exploration has to be the first one (PF-TURN-12 to -14)."""
    if table.freed:
        return False
    return not table.explored or table.settings.reading("PF-TURN-14") == "kept"


def give(table: Pathfinder, hero: Hero, card: Boon) -> Steps[None]:
    """One card, to one character at the same location (PF-TURN-08)."""
    others = [other.seat for other in table.at(hero.place) if other is not hero]
    seat = others[0]
    if len(others) > 1:
        seat = yield from ask(table, GIVE_TO, hero.seat, lambda: [HEROES[each] for each in others], card.told)
    table.stage = MOVING
    hero.let_go(card)
    table.heroes[seat].hand.append(card)
    table.report("pf-event-gives", hero.seat, "PF-TURN-08", {"card": card.name, "seat": f"seat:{seat}"})


def explore(table: Pathfinder) -> Steps[Step]:
    """The top card of the location deck is flipped over and encountered (PF-TURN-18)."""
    hero = table.active
    if not may_explore(table, hero):
        return ("turn",)
    place = table.here(hero)
    granted = table.granted
    table.stage = EXPLORING
    table.explored += 1
    if not place.deck:
        return ("turn",)  # PF-TURN-19
    card = place.deck[0]
    if not place.known_top:
        table.chance.reveal()
        place.known_top = 1
    yield from exploring.turn_up(table, hero, card)
    table.granted = min(table.granted, granted + 1)  # whatever it granted is one exploration (PF-TURN-16)
    return ("turn",)


# --- steps 6 and 7 (PF-TURN-22 to -30) -------------------------------------------------------------------


def end_turn(table: Pathfinder) -> Steps[Step]:
    """First what happens at the end of the turn, then the hand (PF-TURN-22 to -27)."""
    hero = table.active
    if table.stage == ENDING:
        table.phase = "reset"  # nobody plays anything any more (PF-TURN-25)
    table.stage = CLOSING
    yield from at_turn(table, hero, ENDS)
    for card in hero.displayed[:]:
        hero.displayed.remove(card)
        recharging.lay_in_play(hero, card, DISCARD)
        yield from recharging.settle(table, hero, card)
        yield from checking.settle(table, hero)
    return ("reset_hand",)


def reset_hand(table: Pathfinder) -> Steps[Step]:
    """Any number of cards may go; then the hand has exactly its size (PF-TURN-26, PF-TURN-27)."""
    hero = table.active
    if standing(table, hero, NoReset):
        return ("pass_on",)
    table.phase = "reset"  # nobody plays anything any more (PF-TURN-24)
    while hero.hand:
        over = len(hero.hand) - hero.hand_size
        if over > 0:
            args = {"count": over}
            card = yield from ask(
                table, DISCARD_DOWN, hero.seat, lambda: [DROPS[each] for each in dict.fromkeys(hero.hand)], args
            )
        else:
            args = {"left": len(hero.deck)}
            answer = yield from ask(
                table, RESET, hero.seat, lambda: [DONE, *[DROPS[each] for each in dict.fromkeys(hero.hand)]], args
            )
            if isinstance(answer, Done):
                break
            card = answer
        piles.lose(table, hero, card, DISCARD, "reset")
    table.phase = "scenario"
    if len(hero.hand) < hero.hand_size:
        piles.draw(table, hero, hero.hand_size - len(hero.hand), reset=True)
    return ("pass_on",)


def pass_on(table: Pathfinder) -> Steps[Step]:
    """To the next living player on the left (PF-TURN-29, PF-TURN-30)."""
    for hero in table.heroes:
        hero.harder, hero.draws = 0, ()
    helping.ask_again(table)
    table.phase = "scenario"
    after = table.clockwise_from((table.turn + 1) % len(table.heroes))
    table.turn = after[0].seat
    return ("advance",)
    yield  # a step, although it asks nothing


def died(table: Pathfinder) -> Step:
    """The turn of whoever died is over (PF-DEATH-11)."""
    death.unwind(table, (0, 0, 0))
    recharging.give_up(table)
    villain.reopen(table)
    table.idle, table.asked, table.phase = False, NONE, "scenario"
    return ("pass_on",) if table.active.dead else ("turn",)
