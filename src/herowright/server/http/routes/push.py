"""Alerts by Web Push: which browsers of a player get them, and when none are sent."""

from __future__ import annotations

from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from herowright.server.http.endpoint import Call, delete, get, patch, post
from herowright.server.messages.alerts import Alerts, KeepQuiet, PushBrowser, PushId, QuietHours, Subscribe
from herowright.server.refusals import BadRequest
from herowright.server.store.push import Quiet
from herowright.server.tables.push import check_subscription


async def _told(call: Call) -> Alerts:
    push, store = call.services.rooms.push, call.services.store.push
    quiet = await store.quiet(call.player.id)
    return Alerts(
        on=push.on,
        key=push.public_key,
        browsers=[PushBrowser(id=each.id, created=each.created) for each in await store.of(call.player.id)],
        quiet=QuietHours(zone=quiet.zone, since=quiet.since, until=quiet.until) if quiet else None,
    )


@get("/api/me/push")
async def alerts(call: Call) -> Alerts:
    """Which of the player's browsers get notifications, and the player's quiet hours."""
    return await _told(call)


@post("/api/me/push")
async def subscribe(call: Call, body: Subscribe) -> Alerts:
    """Notify this browser from now on. With more than ten browsers the oldest is dropped."""
    if not call.services.rooms.push.on:
        raise BadRequest("server-push-off")
    check_subscription(body.endpoint, body.p256dh, body.auth)
    store = call.services.store.push
    await store.subscribe(call.player.id, body.endpoint, body.p256dh, body.auth, body.lang)
    return await _told(call)


@delete("/api/me/push/{id}")
async def unsubscribe(call: Call, id: PushId) -> Alerts:
    """Stop notifying one of the player's browsers."""
    await call.services.store.push.unsubscribe(id, call.player.id)
    return await _told(call)


@patch("/api/me/push")
async def keep_quiet(call: Call, body: KeepQuiet) -> Alerts:
    """Set the quiet hours; whatever happens during them is sent afterwards, in one message."""
    quiet = Quiet(body.quiet.zone, body.quiet.since, body.quiet.until) if body.quiet else None
    if quiet:
        try:
            ZoneInfo(quiet.zone)
        except (ZoneInfoNotFoundError, ValueError, OSError):
            raise BadRequest("server-push-zone", zone=quiet.zone) from None
    await call.services.store.push.keep_quiet(call.player.id, quiet)
    return await _told(call)
