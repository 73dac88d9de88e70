"""This browser: its name, its webhook, its tables."""

from __future__ import annotations

from herowright.server.http.endpoint import Call, Who, get, patch, post
from herowright.server.messages import Count, Me, MeChange, Recover, RecoveryCode, TableSummary
from herowright.server.refusals import BadRequest, Forbidden
from herowright.server.store import Player
from herowright.server.tables.names import tidy
from herowright.server.tables.webhooks import check_address


@get("/api/me", Who.PLAYER)
async def me(call: Call) -> Me:
    """Who this browser is. A new one gets its cookie here."""
    return await told(call, call.player)


@patch("/api/me")
async def change_me(call: Call, body: MeChange) -> Me:
    """Change one's name, webhook, consent to research or consent to be rated; what is omitted or `null` stays as it
    is."""
    name = None if body.name is None else tidy(body.name)
    if body.webhook:
        if not call.services.config.webhooks:
            raise BadRequest("server-webhooks-off")
        check_address(body.webhook)
    player = await call.services.store.players.change(call.player, name, body.webhook, body.research)
    if body.rated is not None:
        await call.services.store.history.agree(player.id, body.rated)
    return await told(call, player)


async def told(call: Call, player: Player) -> Me:
    rated = player.id in await call.services.store.history.agreed([player.id])
    return Me(
        name=player.name,
        webhook=player.webhook,
        webhooks=call.services.config.webhooks,
        research=player.research,
        rated=rated,
        mail=call.services.rooms.mail.on,
    )


@get("/api/me/tables")
async def my_tables(call: Call, skip: Count = 0) -> list[TableSummary]:
    """The tables this browser sits at, those where it is its turn first: one page of a hundred."""
    return await call.services.rooms.tables_of(call.player, skip)


@post("/api/me/recovery")
async def make_code(call: Call) -> RecoveryCode:
    """Create a code with which another browser can become this player if this one is lost; it replaces an earlier
    one."""
    return RecoveryCode(code=await call.services.store.recovery.new_code(call.player))


@post("/api/me/recover", kind="recoveries")
async def recover(call: Call, body: Recover) -> Me:
    """Become the player who created this code, with all seats and tables."""
    recovery = call.services.store.recovery
    player = await recovery.player_of(body.code)
    if player is None:
        raise Forbidden("server-wrong-code")
    if player.id != call.player.id:
        call.keep(await recovery.new_browser(player))
    return await told(call, player)


@post("/api/me/browsers/others")
async def sign_out_others(call: Call) -> Me:
    """Every other browser that is this player, whether by a code, a passkey or a mail, is nobody from now on. Seats
    that were taken to another device by their own link stay there."""
    call.keep(await call.services.store.recovery.only_browser(call.player))
    call.services.rooms.part_from(call.player)
    return await told(call, call.player)
