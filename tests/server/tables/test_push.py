"""Web Push: what a browser can read of it, who is told when, and what becomes of browsers that are gone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import httpx
import pytest
import structlog
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import json
from py_vapid import Vapid02

from herowright.server.ops.clock import now
from herowright.server.store import Player
from herowright.server.store.push import Quiet
from herowright.server.tables import push
from herowright.server.tables.push import BadSubscription, check_subscription, decoded, encoded, new_key, quiet_until
from herowright.server.tables.rooms import Rooms
from tests.server.rooms import ME, Page, house, in_a_loop, newcomer, opened, settled

PUBLIC = "93.184.215.14"
URL = "https://push.example.org/send/one"


def derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


class Device:
    """A browser's own keys: it decrypts by RFC 8291, without any library of ours."""

    def __init__(self, endpoint: str = URL, lang: str = "en") -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.point = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.auth = bytes(range(16))
        self.endpoint, self.lang = endpoint, lang

    async def subscribe(self, rooms: Rooms, player: Player) -> None:
        keys = encoded(self.point), encoded(self.auth)
        check_subscription(self.endpoint, *keys)
        await rooms.store.push.subscribe(player.id, self.endpoint, *keys, self.lang)

    def read(self, body: bytes) -> Any:
        salt, size, sender, sealed = body[:16], body[20], body[21 : 21 + body[20]], body[21 + body[20] :]
        assert size == 65
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self.private.exchange(ec.ECDH(), theirs)
        key = derived(self.auth, shared, b"WebPush: info\0" + self.point + sender, 32)
        nonce = derived(salt, key, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(derived(salt, key, b"Content-Encoding: aes128gcm\0", 16)).decrypt(nonce, sealed, None)
        return json.decode(plain.rstrip(b"\0").removesuffix(b"\2"))


class Service:
    """A push service: every request it got, and what it answers."""

    def __init__(self) -> None:
        self.requests: list[httpx.Request] = []
        self.answer: Callable[[], httpx.Response] = lambda: httpx.Response(201)
        self.addresses = [PUBLIC]

    async def resolve(self, host: str, port: int) -> list[str]:
        return self.addresses

    def take(self, request: httpx.Request) -> httpx.Response:
        self.requests.append(request)
        return self.answer()


class Clock:
    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.at = now()
        patch.setattr(push, "now", lambda: self.at)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


@asynccontextmanager
async def pushing(folder: Path, service: Service) -> AsyncIterator[Rooms]:
    async with house(folder) as rooms:
        rooms.push.resolve, rooms.push.transport, rooms.push.retries = (
            service.resolve,
            httpx.MockTransport(service.take),
            (0, 0),
        )
        yield rooms


async def told(rooms: Rooms, service: Service, device: Device) -> list[Any]:
    """What the device was told since it was last asked, once everything is sent that is due."""
    await rooms.push.tell_due()
    await asyncio.wait_for(rooms.push.queue.join(), 5)
    found = [device.read(request.content) for request in service.requests if str(request.url.path) in device.endpoint]
    service.requests.clear()
    return found


async def turn(rooms: Rooms, player: Player, **plan: Any) -> str:
    """A table at which it is the player's turn, who is told of it."""
    room = await opened(rooms, player, ME, **plan)
    await rooms.push.turn(player.id, room.id)
    return room.id


@in_a_loop
async def test_a_browser_can_read_it_and_knows_who_sent_it(tmp_path: Path, clock: Clock) -> None:
    service, device = Service(), Device()
    async with pushing(tmp_path, service) as rooms:
        edda = await newcomer(rooms, "Edda")
        await device.subscribe(rooms, edda)
        table = await turn(rooms, edda, title="Friday night")
        assert await told(rooms, service, device) == []  # whoever only reloads the page is not told
        clock.at += push.SOON
        await rooms.push.tell_due()
        await asyncio.wait_for(rooms.push.queue.join(), 5)
        [request] = service.requests
        assert device.read(request.content) == {
            "title": "It is your turn", "body": "Friday night", "tag": "turn", "url": f"/t/{table}",
        }  # fmt: skip
        assert str(request.url) == f"https://{PUBLIC}/send/one"
        assert (request.headers["host"], request.headers["content-encoding"]) == ("push.example.org", "aes128gcm")
        assert request.headers["ttl"] == str(push.KEPT)
        assert b"Friday" not in request.content
        assert Vapid02.verify(request.headers["authorization"])
        token, key = request.headers["authorization"].removeprefix("vapid t=").split(",k=")
        assert key == rooms.push.public_key
        claims = json.decode(decoded(token.split(".")[1]))
        assert claims["aud"] == "https://push.example.org"
        assert clock.at < claims["exp"] <= clock.at + 24 * 60 * 60


@in_a_loop
async def test_one_notice_for_a_table_until_it_is_looked_at(tmp_path: Path, clock: Clock) -> None:
    service, device = Service(), Device(lang="pl")
    async with pushing(tmp_path, service) as rooms:
        edda = await newcomer(rooms, "Edda")
        await device.subscribe(rooms, edda)
        table = await turn(rooms, edda)
        clock.at += push.SOON
        assert [each["title"] for each in await told(rooms, service, device)] == ["Twoja kolej"]
        await rooms.push.turn(edda.id, table)
        clock.at += 10 * push.WINDOW
        assert await told(rooms, service, device) == []
        room = await rooms.find(table)
        page = Page(room, edda)
        await asyncio.gather(*rooms.tasks)  # it is written that she has looked
        room.leave(page.viewer)
        await rooms.push.turn(edda.id, table)
        clock.at += push.SOON
        assert len(await told(rooms, service, device)) == 1


@in_a_loop
async def test_several_tables_within_some_minutes_are_one_notice(tmp_path: Path, clock: Clock) -> None:
    service, device = Service(), Device(lang="de")
    async with pushing(tmp_path, service) as rooms:
        edda = await newcomer(rooms, "Edda")
        await device.subscribe(rooms, edda)
        await turn(rooms, edda, title="A")
        clock.at += push.SOON
        assert len(await told(rooms, service, device)) == 1
        for title in "BC":
            await turn(rooms, edda, title=title)
            clock.at += push.SOON
            assert await told(rooms, service, device) == []
        clock.at += push.WINDOW
        assert await told(rooms, service, device) == [
            {"title": "Du bist an 3 Tischen am Zug", "body": "A, B, C", "tag": "turn", "url": "/tables"}
        ]


@in_a_loop
async def test_who_is_no_longer_asked_is_not_told(tmp_path: Path, clock: Clock) -> None:
    service, device = Service(), Device()
    async with pushing(tmp_path, service) as rooms:
        edda = await newcomer(rooms, "Edda")
        await device.subscribe(rooms, edda)
        table = await turn(rooms, edda)
        await rooms.store.tables.delete(table, "")
        clock.at += push.SOON
        assert await told(rooms, service, device) == []


@in_a_loop
async def test_quiet_hours_are_kept_and_end_with_one_notice(tmp_path: Path, clock: Clock) -> None:
    service, device = Service(), Device()
    async with pushing(tmp_path, service) as rooms:
        edda = await newcomer(rooms, "Edda")
        await device.subscribe(rooms, edda)
        clock.at = datetime(2026, 11, 20, 23, 30, tzinfo=ZoneInfo("Europe/Warsaw")).timestamp()
        await rooms.store.push.keep_quiet(edda.id, Quiet("Europe/Warsaw", 22 * 60, 7 * 60))
        for _ in range(2):
            await turn(rooms, edda)
        clock.at += 60
        assert await told(rooms, service, device) == []
        clock.at = datetime(2026, 11, 21, 6, 59, tzinfo=ZoneInfo("Europe/Warsaw")).timestamp()
        assert await told(rooms, service, device) == []
        clock.at += 60
        assert [each["title"] for each in await told(rooms, service, device)] == ["It is your turn at 2 tables"]


@pytest.mark.parametrize(
    ("since", "until", "at", "ends"),
    [
        (22, 7, "2026-11-20 23:00", "2026-11-21 07:00"),
        (22, 7, "2026-11-21 06:59", "2026-11-21 07:00"),
        (22, 7, "2026-11-21 07:00", None),
        (22, 7, "2026-11-20 21:59", None),
        (9, 17, "2026-11-20 12:00", "2026-11-20 17:00"),
        (9, 17, "2026-11-20 18:00", None),
        (8, 8, "2026-11-20 08:00", None),
        # The night in which clocks are set forward.
        (22, 7, "2026-03-28 23:00", "2026-03-29 07:00"),
    ],
)
def test_when_quiet_hours_end(since: int, until: int, at: str, ends: str | None) -> None:
    zone = ZoneInfo("Europe/Berlin")
    moment = datetime.fromisoformat(at).replace(tzinfo=zone).timestamp()
    end = quiet_until(Quiet("Europe/Berlin", since * 60, until * 60), moment)
    assert end == (ends and datetime.fromisoformat(ends).replace(tzinfo=zone).timestamp())


@pytest.mark.parametrize("status", [404, 410])
@in_a_loop
async def test_a_browser_that_is_gone_is_forgotten(tmp_path: Path, clock: Clock, status: int) -> None:
    service, device = Service(), Device()
    service.answer = lambda: httpx.Response(status)
    async with pushing(tmp_path, service) as rooms:
        edda = await newcomer(rooms, "Edda")
        await device.subscribe(rooms, edda)
        await turn(rooms, edda)
        clock.at += push.SOON
        assert len(await told(rooms, service, device)) == 1
        assert await rooms.store.push.of(edda.id) == []


@in_a_loop
async def test_a_service_in_trouble_is_tried_again_and_a_private_one_never(tmp_path: Path, clock: Clock) -> None:
    service, device = Service(), Device()
    async with pushing(tmp_path, service) as rooms:
        edda = await newcomer(rooms, "Edda")
        await device.subscribe(rooms, edda)
        with structlog.testing.capture_logs() as logs:
            for status, tries in ((503, 3), (429, 3), (400, 1)):
                service.answer = lambda status=status: httpx.Response(status)  # type: ignore[misc]
                await rooms.push.send(edda.id, lambda lang: push.note("a", "b", "turn", "/"))
                assert len(await told(rooms, service, device)) == tries
            service.addresses = [PUBLIC, "10.0.0.1"]
            await rooms.push.send(edda.id, lambda lang: push.note("a", "b", "turn", "/"))
            assert await told(rooms, service, device) == []
        assert [line["event"] for line in logs] == ["push-failed"] * 4
        assert "example.org" not in str(logs)
        assert len(await rooms.store.push.of(edda.id)) == 1


@in_a_loop
async def test_whoever_never_answers_holds_up_nobody(tmp_path: Path, clock: Clock) -> None:
    """Ten browsers of one player, none of which ends its answer."""
    service, device, end = Service(), Device(), asyncio.Event()

    async def take(request: httpx.Request) -> httpx.Response:
        if "tarpit" in str(request.url):
            await end.wait()
        return service.take(request)

    async with pushing(tmp_path, service) as rooms:
        rooms.push.transport = httpx.MockTransport(take)
        eve, edda = await newcomer(rooms), await newcomer(rooms)
        for number in range(10):
            await Device(f"https://push.example.org/tarpit/{number}").subscribe(rooms, eve)
        await device.subscribe(rooms, edda)
        for player in (eve, edda):
            await rooms.push.send(player.id, lambda lang: push.note("a", "b", "turn", "/"))
        await settled(lambda: len(service.requests) == 1)
        assert service.requests[0].url.path in device.endpoint
        end.set()
        await asyncio.wait_for(rooms.push.queue.join(), 5)


@in_a_loop
async def test_a_browser_is_one_players_and_a_player_has_ten(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda, nina = await newcomer(rooms, "Edda"), await newcomer(rooms, "Nina")
        for number in range(12):
            await Device(f"https://push.example.org/{number}").subscribe(rooms, edda)
        kept = [each.endpoint.rpartition("/")[2] for each in await rooms.store.push.of(edda.id)]
        assert kept == [str(number) for number in range(2, 12)]
        await Device("https://push.example.org/5").subscribe(rooms, nina)
        assert len(await rooms.store.push.of(edda.id)) == 9
        assert len(await rooms.store.push.of(nina.id)) == 1


@in_a_loop
async def test_a_turn_without_a_page_is_told_and_one_with_a_page_is_not(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda = await newcomer(rooms, "Edda")
        await Device().subscribe(rooms, edda)
        room = await opened(rooms, edda, ME)
        page = Page(room, edda)
        rooms.call_for_turn(room)
        await asyncio.gather(*rooms.tasks)
        assert await rooms.store.push.due(1e12) == []
        room.leave(page.viewer)
        rooms.call_for_turn(room)
        await asyncio.gather(*rooms.tasks)
        assert [row.player for row in await rooms.store.push.due(1e12)] == [edda.id]


@in_a_loop
async def test_the_key_is_drawn_once_unless_the_operator_gives_one(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        drawn = rooms.push.public_key
        assert len(decoded(drawn)) == 65
    async with house(tmp_path) as rooms:
        assert rooms.push.public_key == drawn
    async with house(tmp_path, push_key=new_key()) as rooms:
        assert rooms.push.public_key != drawn
    async with house(tmp_path, push=False) as rooms:
        assert rooms.push.public_key == ""


@pytest.mark.parametrize(
    "wrong",
    [
        {"endpoint": "http://push.example.org/"},
        {"endpoint": "https://10.0.0.1/"},
        {"endpoint": "https://localhost/"},
        {"p256dh": encoded(b"\4" + b"\1" * 64)},
        {"p256dh": "AAAA"},
        {"auth": "AAAA"},
    ],
)
def test_what_is_no_subscription(wrong: dict[str, str]) -> None:
    device = Device()
    right = {"endpoint": URL, "p256dh": encoded(device.point), "auth": encoded(device.auth)}
    check_subscription(**right)
    with pytest.raises(BadSubscription):
        check_subscription(**right | wrong)


def test_too_much_is_dropped_without_waiting(tmp_path: Path) -> None:
    async def flood() -> int:
        async with house(tmp_path) as rooms:
            await rooms.push.stop()
            edda = await newcomer(rooms)
            await Device().subscribe(rooms, edda)
            rooms.push.queue = asyncio.Queue(2)
            for _ in range(4):
                await rooms.push.send(edda.id, lambda lang: b"{}")
            return rooms.push.queue.qsize()

    with structlog.testing.capture_logs() as logs:
        assert asyncio.run(flood()) == 2
    assert [line["event"] for line in logs if line["event"] == "push-dropped"] == ["push-dropped"] * 2
