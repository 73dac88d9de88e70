"""Mail: an address is confirmed by a link, brings a player back, and is told of turns where no push does it."""

from __future__ import annotations

import asyncio
import re
import smtplib
from collections.abc import Iterator
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest

from herowright.server.ops.clock import now
from herowright.server.ops.config import Limits
from herowright.server.refusals import BadRequest
from herowright.server.store import mail as kept
from herowright.server.store.push import Quiet
from herowright.server.tables import mail, push
from herowright.server.tables.mail import tidy_address
from tests.server.rooms import ME, house, in_a_loop, newcomer, opened, settled
from tests.server.running import Browser, Running, Serve, reason
from tests.server.smtp import MailServer
from tests.server.tables.test_push import Device

HOME = "https://play.example.org"


@pytest.fixture(scope="module")
def post_office() -> Iterator[MailServer]:
    with MailServer() as found:
        yield found


@pytest.fixture
def running(serve: Serve, post_office: MailServer) -> Running:
    return serve(mail=post_office.url, origins=(HOME,))


def text(message: EmailMessage) -> str:
    return str(message.get_content())


def link(message: EmailMessage, kind: str) -> dict[str, str]:
    found = re.search(rf"{HOME}/mail#{kind}=(\S+)", text(message))
    assert found, text(message)
    return {"secret": found[1]}


def confirmed(browser: Browser, office: MailServer, address: str) -> None:
    browser.change("/api/me/mail", {"address": address, "lang": "en"})
    assert browser.change("/api/mail/confirm", link(office.next(), "confirm")).status_code == 200


def test_without_a_mail_server_nobody_names_an_address(browser: Browser) -> None:
    assert browser.get("/api/me").json()["mail"] is False
    assert browser.get("/api/me/mail").json()["on"] is False
    body = {"address": "edda@example.org", "lang": "en"}
    for path in ("/api/me/mail", "/api/mail/recover"):
        assert reason(browser.change(path, body)) == "server-mail-off"
    assert reason(browser.change("/api/mail/enter", {"secret": "x" * 32})) == "server-mail-off"


def test_an_address_is_confirmed_and_brings_its_player_back(running: Running, post_office: MailServer) -> None:
    edda, other, third = running.browser(), running.browser(), running.browser()
    edda.patch("/api/me", json={"name": "Edda"})
    named = edda.change("/api/me/mail", {"address": " Edda@Example.ORG ", "lang": "pl"}).json()
    assert (named["address"], named["confirmed"]) == ("Edda@example.org", False)
    message = post_office.next()
    assert (message["To"], message["From"]) == ("Edda@example.org", "herowright@play.example.org")
    assert message["Subject"] == "Potwierdź swój adres w Herowright"
    other.change("/api/mail/recover", {"address": "Edda@example.org", "lang": "en"})  # nobody's yet
    asyncio.run(settled(lambda: not running.app.state.services.rooms.mail.looking))
    secret = link(message, "confirm")
    assert other.change("/api/mail/confirm", secret).status_code == 200  # opened in another browser
    assert reason(other.change("/api/mail/confirm", secret)) == "server-mail-link"
    assert edda.get("/api/me/mail").json()["confirmed"] is True
    assert other.get("/api/me").json()["name"] == ""

    assert other.change("/api/mail/recover", {"address": "nobody@example.org", "lang": "en"}).json() == {"done": True}
    assert other.change("/api/mail/recover", {"address": "Edda@EXAMPLE.org", "lang": "en"}).json() == {"done": True}
    secret = link(post_office.next(), "enter")
    assert post_office.got.empty()
    assert other.change("/api/mail/enter", secret).json()["name"] == "Edda"
    assert other.get("/api/me").json()["name"] == "Edda"
    assert reason(third.change("/api/mail/enter", secret)) == "server-mail-link"
    other.change("/api/mail/recover", {"address": "Edda@example.org", "lang": "en"})
    asyncio.run(settled(lambda: not running.app.state.services.rooms.mail.looking))
    assert post_office.got.empty()  # nobody is written to twice within ten minutes


def test_links_are_good_for_a_while(running: Running, post_office: MailServer, monkeypatch: pytest.MonkeyPatch) -> None:
    edda = running.browser()
    edda.change("/api/me/mail", {"address": "late@example.org", "lang": "en"})
    monkeypatch.setitem(kept.GOOD_FOR, "confirm", -1.0)
    assert reason(edda.change("/api/mail/confirm", link(post_office.next(), "confirm"))) == "server-mail-link"


def test_an_address_is_one_players_and_goes_with_them(running: Running, post_office: MailServer) -> None:
    edda, mira = running.browser(), running.browser()
    confirmed(edda, post_office, "shared@example.org")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(kept, "PAUSE", 0.0)
        confirmed(mira, post_office, "shared@example.org")
    assert edda.get("/api/me/mail").json()["address"] is None
    [mine] = mira.get("/api/me/data").json()["mail"]
    assert (mine["address"], mine["turns"]) == ("shared@example.org", True)
    assert mira.delete("/api/me/mail").json()["address"] is None
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(kept, "PAUSE", 0.0)
        confirmed(mira, post_office, "shared@example.org")
    mira.delete("/api/me/data")
    assert mira.get("/api/me/mail").json()["address"] is None


def test_attempts_are_limited(serve: Serve, post_office: MailServer) -> None:
    browser = serve(mail=post_office.url, limits=Limits()).browser()
    body = {"address": "nobody@example.org", "lang": "en"}
    assert [browser.change("/api/mail/recover", body).status_code for _ in range(6)] == [200] * 5 + [429]


@pytest.mark.parametrize(
    "address",
    [
        "edda",
        "a@b",
        "a b@example.org",
        "a@example.org\r\nBcc: b@example.org",
        "<a@example.org>",
        "ä@example.org",
        '"a@example.org,b"@example.org',  # without its quotation marks two people would be written to
        '"a@example.org;b"@example.org',
        "a@[127.0.0.1]",
        "a.@example.org",
        "a@-example.org",
    ],
)
def test_what_is_no_address(address: str) -> None:
    with pytest.raises(BadRequest):
        tidy_address(address)


@in_a_loop
async def test_turns_are_told_by_mail_where_no_push_does_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[EmailMessage] = []
    monkeypatch.setattr(mail, "deliver", lambda server, message: sent.append(message))
    at = [now()]
    monkeypatch.setattr(push, "now", lambda: at[0])
    async with house(tmp_path, mail="smtp://127.0.0.1", origins=(HOME,), push=True) as rooms:
        edda = await newcomer(rooms, "Edda")
        await rooms.store.mail.name(edda.id, "edda@example.org", "de")
        room = await opened(rooms, edda, ME, title="Friday")

        async def told(later: float) -> list[EmailMessage]:
            at[0] += later
            await rooms.push.tell_due()
            await rooms.mail.queue.join()
            found = sent[:]
            sent.clear()
            return found

        await rooms.push.turn(edda.id, room.id)
        assert await told(3600) == []  # it is not confirmed
        secret = await rooms.store.mail.new_link(edda.id, "confirm", "edda@example.org")
        assert await rooms.store.mail.confirm(str(secret))
        await rooms.push.turn(edda.id, room.id)
        assert await told(60) == []  # whoever has only reloaded the page is back by then
        [message] = await told(600)
        assert message["Subject"] == "Du bist am Zug"
        assert f"Friday\n{HOME}/t/{room.id}" in text(message)
        await rooms.push.turn(edda.id, room.id)
        assert await told(24 * 3600) == []  # a table is told once until it is looked at
        await rooms.store.push.looked(edda.id, room.id)
        unsubscribe = re.fullmatch(rf"<{HOME}/api/mail/off\?token=(\S+)>", message["List-Unsubscribe"])
        assert unsubscribe
        assert message["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        await rooms.mail.stop_turns(unsubscribe[1])
        await rooms.push.turn(edda.id, room.id)
        assert await told(24 * 3600) == []
        await rooms.store.mail.tell_turns(edda.id, True)
        await Device().subscribe(rooms, edda)  # from now on a push does it
        await rooms.push.turn(edda.id, room.id)
        assert await told(24 * 3600) == []


@in_a_loop
async def test_in_quiet_hours_nothing_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[EmailMessage] = []
    monkeypatch.setattr(mail, "deliver", lambda server, message: sent.append(message))
    noon = 20_000 * 86_400 + 12 * 3600.0
    at = [noon]
    monkeypatch.setattr(push, "now", lambda: at[0])
    async with house(tmp_path, mail="smtp://127.0.0.1", push=False) as rooms:
        edda = await newcomer(rooms, "Edda")
        await rooms.store.mail.name(edda.id, "edda@example.org", "en")
        secret = await rooms.store.mail.new_link(edda.id, "confirm", "edda@example.org")
        assert await rooms.store.mail.confirm(str(secret))
        await rooms.store.push.keep_quiet(edda.id, Quiet("UTC", 11 * 60, 14 * 60))
        room = await opened(rooms, edda, ME)
        await rooms.push.turn(edda.id, room.id)
        for later, letters in ((3600, 0), (2 * 3600 - 1, 0), (2 * 3600 + 1, 1)):
            at[0] = noon + later
            await rooms.push.tell_due()
            await rooms.mail.queue.join()
            assert len(sent) == letters


@in_a_loop
async def test_a_mail_server_that_fails_is_tried_again_and_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[str] = []

    def fails(server: str, message: Any) -> None:
        tried.append(message["To"])
        raise smtplib.SMTPRecipientsRefused({}) if "refused" in message["To"] else ConnectionRefusedError

    monkeypatch.setattr(mail, "deliver", fails)
    async with house(tmp_path, mail="smtp://127.0.0.1") as rooms:
        rooms.mail.retries = (0.0, 0.0)
        rooms.mail.enter("edda@example.org", "en", "secret")
        rooms.mail.enter("refused@example.org", "en", "secret")
        await rooms.mail.queue.join()
    assert tried == ["edda@example.org"] * 3 + ["refused@example.org"]


def test_one_click_needs_no_page_of_ours(running: Running, post_office: MailServer) -> None:
    edda = running.browser()
    confirmed(edda, post_office, "click@example.org")
    services = running.app.state.services
    owner = services.store.mail.owner("click@example.org")
    player = asyncio.run_coroutine_threadsafe(owner, services.rooms.loop).result(10).player
    sealer = asyncio.run_coroutine_threadsafe(services.store.sealer(mail.SEAL), services.rooms.loop).result(10)
    token = sealer.encrypt(player.encode()).decode()
    stranger = running.browser(known=False)
    del stranger.headers["Origin"]
    form = {"List-Unsubscribe": "One-Click"}
    assert stranger.post(f"/api/mail/off?token={token}", data=form).status_code == 200
    assert edda.get("/api/me/mail").json()["turns"] is False
    assert stranger.cookies == {}
    assert reason(stranger.post(f"/api/mail/off?token={token[:-4]}AAAA", data=form)) == "server-mail-link"
    assert edda.patch("/api/me/mail", json={"turns": True}).json()["turns"] is True
