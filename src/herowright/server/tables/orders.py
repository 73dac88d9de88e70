"""Standing orders: what a seat has answered in advance, and two answers with one press."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from herowright.games import registry
from herowright.server import messages as m
from herowright.server.refusals import text
from herowright.server.store import Player
from herowright.server.store.entries import Ordered
from herowright.server.tables import playing, snapshot
from herowright.table.message import Message
from herowright.table.obvious import obvious
from herowright.table.table import Table

if TYPE_CHECKING:
    from herowright.server.tables.ledger import Ledger
    from herowright.server.tables.room import Room

NONE = m.Orders()


async def order(room: Room, player: Player, asked: m.Order) -> None:
    async with room.lock:
        playing.plays(room, player, asked.seat)
        if of(room.ledger, asked.seat) != asked.orders:
            await room.append(Ordered(seat=asked.seat, player=player.id, orders=asked.orders))


def of(ledger: Ledger, seat: int) -> m.Orders:
    return ledger.orders.get(seat, NONE)


def answer(ledger: Ledger, game: Table[Any] | None = None) -> str | None:
    """The key with which the current question is answered automatically by a standing order."""
    game = game or ledger.game
    decision = game.decision
    if decision is None or ledger.waiting or ledger.places[decision.seat].bot is not None:
        return None
    orders = of(ledger, decision.seat)
    kit = registry.kit(game.game.id)
    if standing := kit.standing.get(decision.kind):
        passes = _passes(ledger, game, decision.seat, orders) if standing.by_chance else orders.help == 0
        return standing.key if passes else None
    if not orders.obvious or decision.kind in kit.throws or _tells(ledger, game):
        return None
    found = obvious(game, random.Random(game.made))
    return found.key if found else None


def _passes(ledger: Ledger, game: Table[Any], seat: int, orders: m.Orders) -> bool:
    """Whether the seat does not want to be asked for help now: never, or not when the chance is good enough.
    Somebody who also plays the hero in question was offered all of it before and has decided to roll."""
    matter = game.game.matter(game.state)
    asker = getattr(matter, "seat", None)
    if orders.obvious and asker in of_same_person(ledger, game, seat):
        return True
    chance = game.game.prospects(game.state, seat, matter).get("odds", 0) if matter is not None else 0
    return chance >= orders.help


def _tells(ledger: Ledger, game: Table[Any]) -> bool:
    """Whether others could infer something about a hand from how quickly somebody has answered."""
    people = {place.players[0] for place in ledger.places if place.players}
    return game.game.secrets and len(people) > 1 and not game.game.cooperative(game.options)


def of_same_person(ledger: Ledger, game: Table[Any], seat: int) -> list[int]:
    """Other seats of the same person, if that person may see all of them at once."""
    places = ledger.places
    if game.game.secrets or not places[seat].players:
        return []
    return [
        other
        for other, place in enumerate(places)
        if other != seat and place.players == places[seat].players and place.bot is None
    ]


# --- more than one answer ----------------------------------------------------------------------------------


def offered(ledger: Ledger, whole: m.State) -> m.State:
    """The state with what the seat can choose besides the answers of the rules: two of these with one press, and
    what its person's other heroes could do now."""
    game, seat = ledger.game, whole.seat
    if seat is None or whole.decision is None or not of(ledger, seat).obvious:
        return whole
    more = [*_shortcuts(game), *_of_others(ledger, game, seat)]
    if not more:
        return whole
    return replace(whole, decision=replace(whole.decision, options=[*whole.decision.options, *more]))


def _shortcuts(game: Table[Any]) -> list[m.Option]:
    assert game.decision is not None
    found = []
    for shortcut in registry.kit(game.game.id).shortcuts:
        first = game.decision.option(shortcut.first) if game.decision.kind == shortcut.kind else None
        if first is not None:
            found.append(
                m.Option(
                    key=shortcut.key,
                    label=text(Message(shortcut.label)),
                    touches=list(first.touches),
                    interrupt=first.interrupt,
                )
            )
    return found


def _of_others(ledger: Ledger, game: Table[Any], seat: int) -> list[m.Option]:
    left_out = registry.kit(game.game.id).between_people
    return [
        replace(
            snapshot.option(offer),
            key=f"as:{other}:{offer.key}",
            label=m.Text(id="table-as-seat", args={"seat": f"seat:{other}", "what": text(offer.label)}),
            interrupt=True,
        )
        for other in of_same_person(ledger, game, seat)
        for offer in game.interrupts(other)
        if not offer.key.startswith(left_out)
    ]


def read(game: Table[Any], seat: int, key: str) -> tuple[int, Sequence[str]]:
    """The seat and the keys that a choice stands for."""
    said, other, offer = (*key.split(":", 2), "", "")[:3]
    if said == "as" and other in map(str, range(game.seats)):
        return int(other), [offer]
    kind = game.decision.kind if game.decision else ""
    for shortcut in registry.kit(game.game.id).shortcuts:
        if (shortcut.kind, shortcut.key) == (kind, key):
            return seat, [shortcut.first, shortcut.then]
    return seat, [key]
