"""The page as an app: it can be installed, and without a network it still shows cards and rules, and nothing else."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.visitor import Visitor, say

ME = {"kind": "me", "name": "Edda"}
KEPT = """async () => {
    const found = [];
    for (const name of await caches.keys())
        for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname);
    return found;
}"""


def installed(visitor: Visitor) -> None:
    """Until the service worker looks after the page."""
    visitor.page.evaluate("""async () => {
        await navigator.serviceWorker.ready;
        if (!navigator.serviceWorker.controller)
            await new Promise((done) => (navigator.serviceWorker.oncontrollerchange = done));
    }""")


def test_the_manifest_is_complete_and_its_icons_are_there(visitor: Visitor) -> None:
    page = visitor.go("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    session = visitor.context.new_cdp_session(page)
    found = session.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = visitor.context.request.get(found["url"])
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    for icon in manifest.json()["icons"]:
        size = page.evaluate(
            "async (src) => { const i = new Image(); i.src = src; await i.decode(); return i.naturalWidth; }",
            icon["src"],
        )
        assert icon["sizes"] in ("any", f"{size}x{size}")


def test_without_a_network_cards_and_rules_are_still_there(invite: Invite) -> None:
    edda = invite(service_workers="allow")
    page = edda.go("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    installed(edda)
    edda.go("/rules/roll-player")
    expect(page.get_by_text("RP-DICE-03").first).to_be_attached()
    edda.go("/cards/roll-player")
    expect(page.get_by_text(say("card-longsword")).first).to_be_visible()
    table = edda.open_table(ME)
    edda.my_turn()

    edda.context.set_offline(True)
    edda.go("/cards/roll-player")
    expect(page.get_by_text(say("card-longsword")).first).to_be_visible()
    expect(page.get_by_text(say("web-offline-note"))).to_be_visible()
    edda.go("/rules/roll-player")
    page.get_by_role("searchbox").fill("RP-DICE-03")
    expect(page.get_by_role("article")).to_have_count(1)
    edda.go(f"/t/{table}")
    expect(page.get_by_text(say("web-offline-shell"))).to_be_visible()
    expect(page.locator("button[data-option]")).to_have_count(0)
    edda.troubles.clear()  # every request that found no network

    edda.context.set_offline(False)
    edda.button("web-again").click()
    edda.my_turn()


def test_nothing_of_a_table_or_a_person_is_kept(invite: Invite) -> None:
    edda = invite(service_workers="allow")
    edda.go("/settings")
    installed(edda)
    edda.open_table(ME)
    edda.my_turn()
    edda.go("/tables")
    expect(edda.page.get_by_role("listitem").first).to_be_visible()
    kept = edda.page.evaluate(KEPT)
    files = r"index\.html|theme\.js|icon\.svg|herowright\.webmanifest|assets/[^/]+"
    public = rf"/({files}|api/texts/en|api/games(/roll-player/\w+)?)"
    assert "/index.html" in kept
    assert [path for path in kept if not re.fullmatch(public, path)] == []
