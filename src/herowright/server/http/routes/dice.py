"""Dice that nobody can choose: the server commits to its secret first."""

from __future__ import annotations

from herowright.server.http.endpoint import Call, post
from herowright.server.messages import DiceTicket
from herowright.server.tables import dealing


@post("/api/dice", status=201)
async def promise(call: Call) -> DiceTicket:
    """A promise of dice for a table that is about to be opened."""
    return await dealing.ticket(call.services.store, call.player)
