"""Closing locations (PF-CLOSE)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herowright.games.pathfinder.cards.checks import check
from herowright.games.pathfinder.cards.closing import ByCheck, ByPaying, BySummoning, ClosingWay
from herowright.games.pathfinder.cards.on import CLOSE
from herowright.games.pathfinder.rules import check as checking
from herowright.games.pathfinder.rules import death, encounter, piles
from herowright.games.pathfinder.rules.asking import Death, ask_if_any
from herowright.games.pathfinder.rules.choices import CLOSE as ASK_CLOSE
from herowright.games.pathfinder.rules.choices import CLOSE_PAY, LEAVE, PAYS, WAYS, CloseBy
from herowright.games.pathfinder.rules.components import VILLAIN
from herowright.table.decision import Kind, Option, Steps

if TYPE_CHECKING:
    from herowright.games.pathfinder.rules.state import Hero, Pathfinder, Place


def attempt(table: Pathfinder, hero: Hero) -> Steps[bool]:
    """Meet the demand of one's own location, in person (PF-CLOSE-03 to -07). If the chosen way fails, no other may
    be tried."""
    way = yield from choose_way(table, hero, ASK_CLOSE)
    return way is not None and (yield from meet_demand(table, hero, way))


def choose_way(table: Pathfinder, hero: Hero, kind: Kind[CloseBy | None]) -> Steps[ClosingWay | None]:
    """Before anything is played or rolled (PF-CLOSE-05); nobody has to (PF-CLOSE-02)."""
    place = table.here(hero)
    found = ways(hero, place)
    answer = yield from ask_if_any(table, kind, hero.seat, lambda: [LEAVE, *found] if found else (), place.card.told)
    return None if answer is None else place.card.closing[answer.number]


def ways(hero: Hero, place: Place) -> list[Option[CloseBy]]:
    return [WAYS[number, way] for number, way in enumerate(place.card.closing) if possible(hero, way)]


def possible(hero: Hero, way: ClosingWay) -> bool:
    if isinstance(way, ByPaying):
        return sum(1 for card in hero.hand if not way.kinds or card.kind in way.kinds) >= way.count
    return True


def meet_demand(table: Pathfinder, hero: Hero, way: ClosingWay) -> Steps[bool]:
    if isinstance(way, ByCheck):
        return (yield from checking.make(table, hero, check(way.check), CLOSE))
    if isinstance(way, ByPaying):
        for _ in range(way.count):
            card = yield from ask_if_any(
                table,
                CLOSE_PAY,
                hero.seat,
                lambda: [PAYS[card] for card in dict.fromkeys(hero.hand) if not way.kinds or card.kind in way.kinds],
                {"to": way.cost},
            )
            if card is None:
                return False
            piles.lose(table, hero, card, way.cost, table.here(hero).card.name)
        return True
    if isinstance(way, BySummoning):
        return (yield from encounter.summon(table, hero, way.bane, way.kind)) == "defeated"  # PF-CLOSE-19
    return True  # PF-CLOSE-04


def close(table: Pathfinder, hero: Hero, place: Place) -> Steps[None]:
    """The deck is searched: villains stay and keep the location open, everything else goes to the box (PF-CLOSE-08 to
    -11)."""
    villains = [card for card in place.deck if card.kind == VILLAIN]
    table.chance.reveal()
    for card in place.deck:
        if card.kind != VILLAIN:
            piles.banish(table, card)
    place.deck = villains
    place.strays = 0
    place.known_top = place.known_bottom = 0
    if villains:
        piles.shuffle_place(table, place)
        if len(villains) == 1:
            place.known_top = 1  # the deck was looked through
        args = {"place": place.card.name, "card": villains[0].name}
        table.report("pf-event-villain-found", hero.seat, "PF-CLOSE-09", args)
        return
    yield from close_for_good(table, hero, place)


def close_for_good(table: Pathfinder, hero: Hero, place: Place) -> Steps[None]:
    place.closed, place.shut = True, False
    table.report("pf-event-closes", hero.seat, "PF-CLOSE-11", {"place": place.card.name})
    try:
        for trouble in place.card.closed:
            yield from trouble.befall(table, hero, place.card.name)
    except Death:
        check_all_closed(table)
        raise
    check_all_closed(table)


def check_all_closed(table: Pathfinder) -> None:
    """Some scenarios are won by it (PF-END-05)."""
    if table.scenario.close_all and all(place.closed for place in table.places):
        death.win_scenario(table, "PF-END-05")


def try_to_close(table: Pathfinder, hero: Hero) -> Steps[None]:
    """A chance to close one's own location (PF-CLOSE-01, PF-CLOSE-02)."""
    place = table.here(hero)
    if place.closed:
        return
    if (yield from attempt(table, hero)):
        yield from close(table, hero, place)
    else:
        table.report("pf-event-stays-open", hero.seat, "PF-CLOSE-16", {"place": place.card.name})
