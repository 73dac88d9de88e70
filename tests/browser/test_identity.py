"""One player in several browsers: passkeys, made and used by the virtual authenticator of Chromium, and mail."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import CDPSession, expect

from herowright.server.ops.config import Config, Limits
from tests.browser.conftest import Invite
from tests.browser.visitor import Visitor, say
from tests.server.processes import Server
from tests.server.running import Running
from tests.server.smtp import MailServer

PHONE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def authenticator(visitor: Visitor) -> tuple[CDPSession, dict[str, str]]:
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("WebAuthn.enable")
    made: dict[str, Any] = session.send("WebAuthn.addVirtualAuthenticator", {"options": PHONE})
    return session, {"authenticatorId": made["authenticatorId"]}


@pytest.mark.parametrize("lang", ["en", *(pytest.param(lang, marks=pytest.mark.long) for lang in ("pl", "de"))])
def test_a_passkey_makes_another_browser_the_player(invite: Invite, server: Server, lang: str) -> None:
    home = server.origin.replace("127.0.0.1", "localhost")  # passkeys are for names
    edda, phone = invite(home, locale=lang), invite(home, phone=True, locale=lang)
    table = edda.open_table({"kind": "me", "name": "Edda"})
    edda.go("/settings")
    session, device = authenticator(edda)
    edda.page.get_by_role("button", name=say("web-passkey-make", lang)).click()
    expect(edda.page.get_by_text(say("web-passkey-made", lang)).first).to_be_visible()
    [key] = session.send("WebAuthn.getCredentials", device)["credentials"]

    phone.go("/")
    session, device = authenticator(phone)
    session.send("WebAuthn.addCredential", {**device, "credential": key})
    phone.page.get_by_role("button", name=say("web-recovery-enter", lang)).click()
    phone.check_access()
    phone.page.get_by_role("button", name=say("web-passkey-enter", lang)).click()
    phone.page.wait_for_url("**/tables")
    expect(phone.page.locator(f'a[href="/t/{table}"]').first).to_be_visible()

    phone.go("/settings")
    line = phone.page.get_by_role("listitem").filter(has_text="localhost")
    expect(line).to_contain_text(say("web-passkey-used", lang, used="").strip())
    phone.fits(sideways_only=True)
    phone.check_access()
    line.get_by_role("button").click()
    expect(line).to_have_count(0)


def test_whoever_calls_it_off_is_told_and_nothing_is_kept(invite: Invite, server: Server) -> None:
    edda = invite(server.origin.replace("127.0.0.1", "localhost"))
    edda.go("/settings")
    edda.page.evaluate("() => { navigator.credentials.create = () => Promise.reject(new Error('called off')) }")
    edda.button("web-passkey-make").click()
    expect(edda.page.get_by_text(say("web-passkey-failed")).first).to_be_visible()
    assert edda.page.evaluate("fetch('/api/me/passkeys').then((answer) => answer.json())") == []


def test_where_there_is_no_name_no_passkey_is_offered(visitor: Visitor) -> None:
    visitor.go("/settings")
    expect(visitor.page.get_by_text(say("web-passkeys.missing"))).to_be_visible()
    expect(visitor.button("web-passkey-make")).to_have_count(0)


@pytest.mark.parametrize("lang", ["pl", *(pytest.param(lang, marks=pytest.mark.long) for lang in ("en", "de"))])
def test_an_address_brings_a_player_back(invite: Invite, tmp_path: Path, lang: str) -> None:
    public = "https://play.example.org"
    with MailServer() as office:
        config = Config(f"sqlite:///{tmp_path}/tables.sqlite3", origins=(public,), mail=office.url, limits=Limits.off())
        with Running(config) as running:

            def link() -> str:
                found = re.search(rf"{public}(/mail#\S+)", str(office.next().get_content()))
                assert found
                return found[1]

            edda, phone = invite(running.origin, locale=lang), invite(running.origin, phone=True, locale=lang)
            edda.go("/settings")
            edda.page.get_by_label(say("web-your-name", lang)).fill("Edda")
            edda.page.get_by_role("button", name=say("web-save", lang)).click()
            edda.page.get_by_label(say("web-mail-address", lang)).fill("edda@example.org")
            edda.page.get_by_role("button", name=say("web-mail-save", lang)).click()
            expect(edda.page.get_by_text(say("web-mail-sent", lang, address="edda@example.org"))).to_be_visible()
            edda.go(link())
            edda.page.get_by_role("button", name=say("web-mail-confirm-go", lang)).click()
            expect(edda.page.get_by_text(say("web-mail-confirm-done", lang))).to_be_visible()
            edda.go("/settings")
            expect(edda.page.get_by_label(say("web-mail-turns", lang), exact=True)).to_be_checked()
            edda.check_access()

            phone.go("/")
            phone.page.get_by_role("button", name=say("web-recovery-enter", lang)).click()
            phone.page.get_by_label(say("web-mail-address", lang)).fill("edda@example.org")
            phone.page.get_by_role("button", name=say("web-mail-recover", lang)).click()
            expect(phone.page.get_by_text(say("web-mail-recover-sent", lang))).to_be_visible()
            phone.check_access()
            phone.go(link())
            phone.page.get_by_role("button", name=say("web-mail-enter-go", lang)).click()
            phone.page.wait_for_url("**/tables")
            phone.go("/settings")
            expect(phone.page.get_by_label(say("web-your-name", lang))).to_have_value("Edda")
            phone.fits(sideways_only=True)
            phone.page.get_by_role("button", name=say("web-mail-remove", lang)).click()
            expect(phone.page.get_by_label(say("web-mail-address", lang))).to_be_visible()
            for visitor in (edda, phone):  # before their server is gone
                visitor.context.close()
