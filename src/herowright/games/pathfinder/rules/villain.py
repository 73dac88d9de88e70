"""Encounters with villains: guarding other locations, the fight, and the escape (PF-VILLAIN)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from herowright.games.pathfinder.rules import check as checking
from herowright.games.pathfinder.rules import closing, death, encounter, piles
from herowright.games.pathfinder.rules.asking import Death, ask
from herowright.games.pathfinder.rules.choices import CLOSE_BEATEN, GUARD, GUARD_ORDER, HEROES, NO, YES
from herowright.games.pathfinder.rules.components import BLESSING, VILLAIN
from herowright.table.decision import Steps

if TYPE_CHECKING:
    from herowright.games.pathfinder.cards.types import Bane, BoxCard
    from herowright.games.pathfinder.rules.state import Hero, Pathfinder, Place


def meet(table: Pathfinder, hero: Hero, card: Bane, weak: int) -> Steps[None]:
    """The four stages (PF-VILLAIN-01). Whatever way it ends, what was closed for it opens again (PF-VILLAIN-06)."""
    table.report("pf-event-villain", hero.seat, "PF-VILLAIN-01", card.told)
    before = [place for place in table.places if place.shut]
    try:
        yield from _stages(table, hero, card, weak)
    except Death:
        reopen(table, before)
        raise
    reopen(table, before)


def _stages(table: Pathfinder, hero: Hero, card: Bane, weak: int) -> Steps[None]:
    place = hero.place
    try:
        yield from guard(table, hero)
    except Death:
        piles.shuffle_place(table, table.places[place])  # PF-DEATH-11
        raise
    met = yield from encounter.meet(table, hero, card, place, weak=weak)
    if met.ended == "evaded":
        return  # PF-VILLAIN-27
    if met.ended == "defeated":
        table.loose.append(card)
        try:
            yield from close_its_location(table, hero, place)
        except Death:
            table.loose.remove(card)
            escape(table, hero, card, place, True)
            raise
        table.loose.remove(card)
    escape(table, hero, card, place, met.ended == "defeated")


def guard(table: Pathfinder, hero: Hero) -> Steps[None]:
    """Characters elsewhere may close their locations for the time being (PF-VILLAIN-02 to -09); whoever has met the
    villain says in which order (PF-VILLAIN-03, PF-PRINC-11)."""
    left = table.clockwise_from(hero.seat)[1:]
    tried: set[int] = set()
    while left := [other for other in left if may_guard(table, hero, other, tried)]:
        other = left[0]
        if len(left) > 1:
            seat = yield from ask(table, GUARD_ORDER, hero.seat, lambda: [HEROES[each.seat] for each in left])
            other = table.heroes[seat]
        left.remove(other)
        with death.of_another(table, hero):
            yield from hold(table, other, tried)
        yield from checking.settle(table, hero)


def may_guard(table: Pathfinder, hero: Hero, other: Hero, tried: set[int]) -> bool:
    """Who is alive, at another location that is open, and can do what that demands (PF-VILLAIN-02, PF-VILLAIN-09)."""
    place = table.here(other)
    if other.dead or other.place == hero.place or not place.open or not closing.ways(other, place):
        return False
    return table.settings.reading("PF-VILLAIN-08") == "each" or other.place not in tried


def hold(table: Pathfinder, other: Hero, tried: set[int]) -> Steps[None]:
    """One attempt; nothing happens to the location but that the villain cannot go there (PF-VILLAIN-04, -05)."""
    place = table.here(other)
    way = yield from closing.choose_way(table, other, GUARD)
    if way is None:
        return
    tried.add(other.place)
    if (yield from closing.meet_demand(table, other, way)):
        place.shut = True
        table.report("pf-event-guards", other.seat, "PF-VILLAIN-04", {"place": place.card.name})


def close_its_location(table: Pathfinder, hero: Hero, number: int) -> Steps[None]:
    """Without meeting its demand, if the player wants it (PF-VILLAIN-11 to -15)."""
    place = table.places[number]
    if place.closed:
        return
    wanted = True
    if table.settings.reading("PF-VILLAIN-15") == "may":
        wanted = yield from ask(table, CLOSE_BEATEN, hero.seat, lambda: (YES, NO), place.card.told)
    if not wanted:
        return
    others = [card for card in place.deck if card.kind == VILLAIN]
    yield from closing.close(table, hero, place)
    if others:
        place.shut = True  # PF-VILLAIN-13, PF-VILLAIN-14


def escape(table: Pathfinder, hero: Hero, card: Bane, place: int, defeated: bool) -> None:
    """Into one of the open locations, hidden among blessings (PF-VILLAIN-16 to -23). With no way out it is beaten, or
    stays where it was met if it was not defeated (PF-ENC-23)."""
    places = table.open_places()
    if not places:
        return corner(table, hero, card) if defeated else hide(table, card, place)
    count = len(places) - 1
    if defeated:
        # Nothing comes out of an empty box (PF-GOLD-05).
        hidden = [piles.from_box(table, BLESSING) for _ in range(count)]
    else:
        if count > len(table.blessings):
            piles.banish(table, card)
        hidden = [*piles.take_blessings(table, count)]  # too few of them: the scenario is lost (PF-VILLAIN-22)
    strays = count - hidden.count(None)
    hidden.append(card)
    table.chance.shuffle(hidden)
    for number, each in zip(places, hidden, strict=True):
        if each is not None:
            table.places[number].strays += each is not card
            hide(table, each, number)
    args = {"card": card.name, "places": len(places), "count": strays}
    table.report("pf-event-escapes", hero.seat, "PF-VILLAIN-18" if defeated else "PF-VILLAIN-19", args)


def hide(table: Pathfinder, card: BoxCard, place: int) -> None:
    """Face down into a location deck, which is shuffled (PF-VILLAIN-20)."""
    table.places[place].deck.append(card)
    piles.shuffle_place(table, table.places[place])


def corner(table: Pathfinder, hero: Hero, card: Bane) -> None:
    """Defeated, with nowhere to go; with the last villain of the scenario the players win (PF-VILLAIN-24, -28)."""
    piles.banish(table, card)
    table.beaten.append(card)
    table.report("pf-event-cornered", hero.seat, "PF-VILLAIN-24", card.told)
    if len(table.beaten) >= len(table.scenario.villains):
        death.win_scenario(table, "PF-VILLAIN-24")


def reopen(table: Pathfinder, before: Sequence[Place] = ()) -> None:
    """What was closed for the time being opens again, but for what was so `before` (PF-VILLAIN-06)."""
    for place in table.places:
        place.shut = place.shut and place in before
