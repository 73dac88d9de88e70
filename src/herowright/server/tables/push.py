"""Web Push: tells people that it is their turn when they have no page open.

Nobody is nagged: a table is announced once until it is looked at, announcements within some minutes are combined, and
nothing is sent in quiet hours. The browser names the address, so it is called with the same care as a webhook.
`pywebpush` would add two more HTTP clients; the encryption (RFC 8291) and the signature (RFC 8292) use the libraries
that it is built on.
"""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from datetime import datetime, timedelta
from functools import partial
from typing import Any
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo

import http_ece
import httpx
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import json
from py_vapid import Vapid02

from herowright.games import registry
from herowright.locale.texts import texts
from herowright.server.ops import metrics
from herowright.server.ops.clock import now
from herowright.server.ops.logs import log
from herowright.server.refusals import BadRequest
from herowright.server.store import Store
from herowright.server.store.push import Quiet, Subscription, Waiting, quiet_of
from herowright.server.tables.mail import Mail
from herowright.server.tables.webhooks import RETRIES, BadWebhook, Resolve, check_address, post, resolve
from herowright.table.errors import HerowrightError

# Somebody who has only reloaded the page is back by then.
SOON = 15.0
# Announcements within this many seconds of a push wait for the next one.
WINDOW = 300.0
# Mail is slower, and comes less often.
MAIL_SOON, MAIL_WINDOW = 600.0, 6 * 3600.0
LOOK_EVERY = 3.0
# Whoever subscribes with an address that never answers holds up a few of them, and not those who wait for a turn: most
# workers only wait for the moment to try again.
WAITING, WORKERS, AT_ONCE = 1000, 100, 32
# How many seconds the push service keeps it while the device is off.
KEPT = 24 * 60 * 60
# A signature is valid for this long; push services refuse more than a day.
SIGNED = 12 * 60 * 60
GONE = (404, 410)
POINT, SECRET = 65, 16
DAY = 24 * 60
# If no public address is known to identify us.
NOBODY = "https://example.org"

Write = Callable[[str], bytes]


class BadSubscription(BadRequest):
    """A browser that cannot be reached by push."""


def new_key() -> str:
    """A private key, in the form in which it is stored and set by an operator: 32 bytes in base64url."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return encoded(number.to_bytes(32, "big"))


def encoded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def decoded(text: str) -> bytes:
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        raise BadSubscription("server-push-address") from None


def check_subscription(endpoint: str, p256dh: str, auth: str) -> None:
    """`BadSubscription` unless a push can be sent there."""
    try:
        check_address(endpoint)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(p256dh))
    except (BadWebhook, ValueError, UnsupportedAlgorithm):
        raise BadSubscription("server-push-address") from None
    if len(decoded(p256dh)) != POINT or len(decoded(auth)) != SECRET:
        raise BadSubscription("server-push-address")


def quiet_until(quiet: Quiet | None, moment: float) -> float | None:
    """When the quiet hours that contain a moment end; `None` if it is in none."""
    if quiet is None:
        return None
    here = datetime.fromtimestamp(moment, ZoneInfo(quiet.zone))
    minute = here.hour * 60 + here.minute
    if (minute - quiet.since) % DAY >= (quiet.until - quiet.since) % DAY:
        return None
    end = here.replace(hour=quiet.until // 60, minute=quiet.until % 60, second=0, microsecond=0)
    return (end if end > here else end + timedelta(days=1)).timestamp()


class Push:
    """Checks every few seconds who is to be notified, and sends through a queue and a few workers. A slow or dead
    push service delays nobody; if it no longer knows a browser, we drop the subscription, too."""

    def __init__(
        self,
        store: Store,
        on: bool,
        key: str | None = None,
        contact: str | None = None,
        mail: Mail | None = None,
        resolve: Resolve = resolve,
        transport: httpx.AsyncBaseTransport | None = None,
        retries: tuple[float, ...] = RETRIES,
    ) -> None:
        self.store, self.on, self.given, self.contact, self.mail = store, on, key, contact or NOBODY, mail
        self.resolve, self.transport, self.retries = resolve, transport, retries
        self.queue: asyncio.Queue[tuple[Subscription, bytes]] = asyncio.Queue(WAITING)
        self.tasks: list[asyncio.Task[None]] = []
        self.attempts = asyncio.Semaphore(AT_ONCE)
        self.vapid: Any = None

    async def start(self) -> None:
        if self.on:
            self.vapid = Vapid02.from_raw((self.given or await self.store.push.key(new_key())).encode())
        work = [self._work() for _ in range(WORKERS if self.on else 0)]
        looking = [self._look()] if self.looks else []
        self.tasks = [asyncio.create_task(each, name="push") for each in (*looking, *work)]

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.tasks = []

    @property
    def looks(self) -> bool:
        """Whether anybody can be alerted, by a push or by mail."""
        return self.on or (self.mail is not None and self.mail.on)

    @property
    def public_key(self) -> str:
        """What a browser subscribes with."""
        if self.vapid is None:
            return ""
        return encoded(self.vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    # --- what is told, and when ------------------------------------------------------------------------------

    async def turn(self, player: str, table: str) -> None:
        """It is somebody's turn, and they are not looking."""
        if self.on and await self.store.push.of(player):
            await self.store.push.add(player, table, now(), SOON, WINDOW)
        elif self.mail and await self.mail.wants_turns(player):
            await self.store.push.add(player, table, now(), MAIL_SOON, MAIL_WINDOW)

    async def tell_due(self) -> None:
        """Notify everybody who is due, each in one message; in quiet hours, when these are over."""
        for row in await self.store.push.due(now()):
            if later := quiet_until(quiet_of(row), now()):
                await self.store.push.put_off(row, later)
            elif await self.store.push.put_off(row, None, now()):
                waiting = await self.store.push.waiting(row.player)
                if not all(each.told for each in waiting):
                    await self._tell(row.player, waiting)

    async def _tell(self, player: str, waiting: list[Waiting]) -> None:
        if self.on and await self.store.push.of(player):
            await self.send(player, partial(turns, waiting))
        elif self.mail and (found := await self.store.mail.of(player)):
            await self.mail.turns(player, waiting, names(waiting, found.lang))

    async def send(self, player: str, write: Write) -> None:
        """To all browsers of somebody, each in its language. If the queue is full, it is dropped."""
        if not self.on:
            return
        for subscription in await self.store.push.of(player):
            try:
                self.queue.put_nowait((subscription, write(subscription.lang)))
            except asyncio.QueueFull:
                metrics.PUSHES.labels("dropped").inc()
                log.warning("push-dropped")

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                await self.tell_due()
            except Exception:
                log.error("push-look-failed", exc_info=True)

    # --- sending ---------------------------------------------------------------------------------------------

    async def _work(self) -> None:
        while True:
            subscription, payload = await self.queue.get()
            try:
                await self._deliver(subscription, payload)
            except Exception:
                log.error("fault", route="push", exc_info=True)
            finally:
                self.queue.task_done()

    async def _deliver(self, subscription: Subscription, payload: bytes) -> None:
        content, headers = self.sealed(subscription, payload)
        reason = ""
        for pause in (0.0, *self.retries):
            await asyncio.sleep(pause)
            try:
                async with self.attempts:
                    status = await post(subscription.endpoint, content, headers, self.resolve, self.transport)
            except BadWebhook as error:
                reason = error.message.id
                break
            except (httpx.HTTPError, OSError, TimeoutError) as error:
                reason = type(error).__name__
                continue
            if status < 300:
                metrics.PUSHES.labels("delivered").inc()
                return
            if status in GONE:
                metrics.PUSHES.labels("gone").inc()
                await self.store.push.unsubscribe(subscription.id)
                return
            reason = f"status {status}"
            if status < 500 and status != 429:
                break
        metrics.PUSHES.labels("failed").inc()
        log.warning("push-failed", reason=reason)

    def sealed(self, subscription: Subscription, payload: bytes) -> tuple[bytes, dict[str, str]]:
        """The payload encrypted for this browser, and the headers that identify the sender."""
        content = http_ece.encrypt(
            payload,
            salt=os.urandom(16),
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=decoded(subscription.p256dh),
            auth_secret=decoded(subscription.auth),
            version="aes128gcm",
        )
        parts = urlsplit(subscription.endpoint)
        claims = {"aud": f"https://{parts.netloc}", "sub": self.contact, "exp": int(now()) + SIGNED}
        headers = {
            **self.vapid.sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT),
            "Urgency": "normal",
        }
        return content, headers


def turns(waiting: list[Waiting], lang: str) -> bytes:
    """It is somebody's turn at one table, or at several."""
    words, called = texts(lang), names(waiting, lang)
    if len(waiting) == 1:
        return note(words.say("push-turn"), called[0], "turn", f"/t/{waiting[0].table}")
    return note(words.say("push-turns", tables=len(waiting)), ", ".join(called[:4]), "turn", "/tables")


def names(waiting: list[Waiting], lang: str) -> list[str]:
    words = texts(lang)
    return [each.title or words.title(each.game, title_of(each.game)) for each in waiting]


def title_of(game: str) -> str:
    try:
        return registry.find(game).title
    except HerowrightError:
        return game


def note(title: str, body: str, tag: str, url: str) -> bytes:
    """What the service worker of the page shows; a newer one takes the place of another with the same tag."""
    return json.encode({"title": title, "body": body, "tag": tag, "url": url})
