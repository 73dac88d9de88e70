"""Passkeys: signing in from another browser without a code to keep."""

from __future__ import annotations

from herowright.server.http import passkeys
from herowright.server.http.endpoint import Call, delete, get, post
from herowright.server.http.routes.people import told
from herowright.server.messages import Me
from herowright.server.messages.passkeys import PasskeyAnswer, PasskeyId, PasskeyInfo, PasskeyOptions


async def _mine(call: Call) -> list[PasskeyInfo]:
    found = await call.services.store.passkeys.of(call.player.id)
    return [PasskeyInfo(id=each.id, site=each.site, created=each.created, used=each.used) for each in found]


@get("/api/me/passkeys")
async def my_passkeys(call: Call) -> list[PasskeyInfo]:
    """The passkeys that sign in as this player."""
    return await _mine(call)


@post("/api/me/passkeys/options")
async def passkey_options(call: Call) -> PasskeyOptions:
    """What an authenticator needs to make a passkey for this player. It works once, within five minutes."""
    return PasskeyOptions(options=await passkeys.ask_to_make(call.services.store, call.player, call.request))


@post("/api/me/passkeys")
async def add_passkey(call: Call, body: PasskeyAnswer) -> list[PasskeyInfo]:
    """Save the passkey that was made."""
    await passkeys.make(call.services.store, call.player, call.request, body.credential)
    return await _mine(call)


@delete("/api/me/passkeys/{id}")
async def remove_passkey(call: Call, id: PasskeyId) -> list[PasskeyInfo]:
    """Remove a passkey: nobody can sign in with it any more."""
    await call.services.store.passkeys.remove(id, call.player.id)
    return await _mine(call)


@post("/api/me/enter/options")
async def enter_options(call: Call) -> PasskeyOptions:
    """What an authenticator has to sign. It works once, within five minutes, and for this browser's player."""
    return PasskeyOptions(options=await passkeys.ask_to_enter(call.services.store, call.player, call.request))


@post("/api/me/enter", kind="recoveries")
async def enter(call: Call, body: PasskeyAnswer) -> Me:
    """Become the player whose passkey has signed, with all seats and tables."""
    store = call.services.store
    player = await passkeys.entered(store, call.player, call.request, body.credential)
    if player.id != call.player.id:
        call.keep(await store.recovery.new_browser(player))
    return await told(call, player)
