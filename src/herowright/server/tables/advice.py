"""Looking ahead: previews of options, and what a bot would do with what the seat knows."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from herowright.bots import adviser_of, make_bot, worths
from herowright.server import messages as m
from herowright.server.refusals import Refused, Stale, text
from herowright.server.store import Player
from herowright.server.tables import orders
from herowright.table.glimpse import Glimpse
from herowright.table.previews import Preview
from herowright.table.table import Table

if TYPE_CHECKING:
    from herowright.server.tables.room import Room


async def previews(room: Room, player: Player, asked: m.AskPreview) -> m.Previews:
    _may_ask(room, player, asked)

    async def work() -> Mapping[str, Preview]:
        return await asyncio.to_thread(room.watched, partial(_previews, room.game.clone(), asked.seat, others))

    others = orders.of_same_person(room.ledger, room.game, asked.seat)

    found = await room.once("previews", asked.seat, work)
    options = {key: m.Preview(figures=told.figures, chance=told.chance) for key, told in found.items()}
    return m.Previews(id=asked.id, decisions=asked.decisions, options=options)


def _previews(game: Table[Any], seat: int, others: Sequence[int]) -> dict[str, Preview]:
    """What each option of a seat would change, and what becomes of a check by what other heroes of the same person
    can do now: what these spend for it is theirs."""
    found = Glimpse(game, seat, random.getrandbits(64)).previews()
    for other in others:
        own = game.game.figures(game.state, other)
        for key, told in Glimpse(game, other, random.getrandbits(64)).previews().items():
            figures = [figure for figure in told.figures if figure[0] not in own]
            found[f"as:{other}:{key}"] = told._replace(figures=figures)
    return found


async def hint(room: Room, player: Player, asked: m.AskHint) -> m.Hint:
    _may_ask(room, player, asked)
    if not room.ledger.gathering.hints:
        raise Refused("server-hints-off")
    game, decision = room.game, room.game.decision
    if decision is None or decision.seat != asked.seat:
        raise Refused("server-no-hint")
    adviser = adviser_of(game.game.id)
    opinion = await room.once("hint", asked.seat, partial(room.opinion, game, asked.seat, adviser, reasons=True))
    said = worths(make_bot(game.game.id, adviser, 0), decision.kind, [value for _, value, _ in opinion])
    advice = [
        m.Advice(key=key, value=round(value, 2), worth=text(worth), reasons=[text(reason) for reason in reasons])
        for (key, value, reasons), worth in zip(opinion, said, strict=True)
    ]
    return m.Hint(id=asked.id, decisions=asked.decisions, bot=adviser, advice=advice)


def _may_ask(room: Room, player: Player, asked: m.AskPreview | m.AskHint) -> None:
    room.holds(player, asked.seat)
    if not room.ledger.dealing.dealt:
        raise Refused("server-waiting")
    if asked.decisions != room.game.made:
        raise Stale("server-stale")
