"""Fair dice in two browsers: a promise before anybody sits down, a number of everybody's, and a check at the end that
needs no server and believes nothing it has not seen."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.browser.conftest import Invite
from tests.browser.visitor import Visitor, say

ME, BOT, FREE = {"kind": "me", "name": "Edda"}, {"kind": "bot", "bot": "greedy"}, {"kind": "free"}


def open_by_hand(visitor: Visitor) -> str:
    """The way people do it; returns the table's id."""
    page = visitor.go("/new")
    page.get_by_role("radio", name=say("web-game-roll-player"), exact=True).check()
    page.get_by_role("radio", name=say("web-new-open")).check()
    page.get_by_label(say("web-new-seat-name")).fill("Edda")
    page.get_by_label(say("name-seat", number=2), exact=True).select_option(label=say("web-new-seat-free"))
    page.get_by_label(say("setting-variants-short"), exact=True).check()
    page.get_by_role("button", name=say("web-new-begin")).click()
    page.wait_for_url("**/t/*")
    return page.url.rpartition("/")[2]


def links(visitor: Visitor) -> dict[str, str]:
    found: dict[str, str] = visitor.page.locator("[data-link]").evaluate_all(
        "links => Object.fromEntries(links.map(link => [link.dataset.link, link.dataset.holds]))"
    )
    return found


def verdict(visitor: Visitor) -> Locator:
    return visitor.page.locator("[data-fair]")


def remembers(visitor: Visitor, table: str, change: dict[str, Any]) -> None:
    """As if this browser had seen something else then."""
    visitor.page.evaluate(
        """([table, change]) => {
            const kept = JSON.parse(localStorage.getItem('herowright-dice'));
            Object.assign(kept[table], change);
            localStorage.setItem('herowright-dice', JSON.stringify(kept));
        }""",
        [table, change],
    )
    visitor.page.reload()


def test_two_browsers_play_with_dice_that_both_can_check(invite: Invite) -> None:
    edda, mira, olek = invite(), invite(phone=True), invite()
    table = open_by_hand(edda)
    note = edda.page.locator('[data-dice="fair"]')
    expect(note).to_contain_text(say("web-dice-fair-seated"))
    page = mira.go(f"/t/{table}")
    expect(page.locator('[data-dice="fair"]')).to_contain_text(say("web-dice-fair"))
    page.get_by_text(say("web-dice-hashes")).click()
    promise = page.locator("[data-dice] code").inner_text()
    page.get_by_label(say("web-your-name")).fill("Mira")
    page.get_by_role("button", name=say("web-sit"), exact=True).click()
    expect(edda.page.get_by_text("Mira", exact=True)).to_be_visible()
    for visitor in (edda, mira):
        visitor.button("web-ready").click()
    for visitor in (edda, mira):
        expect(visitor.prompt).to_be_visible()
        seen = json.loads(visitor.page.evaluate("localStorage.getItem('herowright-dice')"))[table]
        assert seen["promise"] == promise
        assert len(seen["commitment"]) == 64
    for visitor, seat in ((edda, 0), (mira, 1)):
        visitor.go("/settings")  # bots are faster while nobody looks
        visitor.post(f"/api/tables/{table}/seats/{seat}/bot", {"bot": "random"})
    edda.page.evaluate(
        """async table => {
            const over = async () => (await (await fetch(`/api/tables/${table}`)).json()).over;
            while (!(await over())) await new Promise(again => setTimeout(again, 250));
        }""",
        table,
    )
    for visitor in (edda, mira):
        visitor.go(f"/t/{table}")
        expect(verdict(visitor)).to_have_attribute("data-fair", "web-fair-good")
        assert links(visitor) == dict.fromkeys(("promise", "number", "agreed", "commitment", "seed"), "holds")
    mira.check_access()
    olek.go(f"/t/{table}")
    expect(verdict(olek)).to_have_attribute("data-fair", "web-fair-good-others")

    remembers(mira, table, {"promise": "0" * 64})
    expect(verdict(mira)).to_have_attribute("data-fair", "web-fair-broken-promise")
    expect(verdict(mira)).to_contain_text(say("web-fair-broken-promise"))
    forge(edda, table)
    expect(verdict(edda)).to_have_attribute("data-fair", "web-fair-broken-number")
    assert links(edda) | {"seed": ""} == {
        "promise": "holds",
        "number": "broken",
        "agreed": "holds",
        "commitment": "broken",
        "seed": "",
    }


def forge(visitor: Visitor, table: str) -> None:
    """A server that puts another number into the record; the page is told over its live connection."""

    def pass_on(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def changed(message: str | bytes) -> None:
            told = json.loads(message)
            if told.get("table") and told["table"]["record"]:
                record = json.loads(told["table"]["record"])
                record["nonces"][0] = "f" * 64
                told["table"]["record"] = json.dumps(record, sort_keys=True, separators=(",", ":"))
            route.send(json.dumps(told))

        server.on_message(changed)

    visitor.page.route_web_socket(f"**/api/tables/{table}/live", pass_on)
    visitor.page.reload()


def test_chosen_dice_are_told_before_one_sits_down_and_marked_at_the_table(invite: Invite) -> None:
    edda, mira = invite(), invite()
    table = edda.open_table(ME, FREE, open=True)
    page = mira.go(f"/t/{table}")
    told = say("web-dice-chosen", player="Edda")
    expect(page.locator('[data-dice="chosen"]')).to_contain_text(told)
    mira.check_access()
    page.get_by_label(say("web-your-name")).fill("Mira")
    page.get_by_role("button", name=say("web-sit"), exact=True).click()
    for visitor in (edda, mira):
        expect(visitor.prompt).to_be_visible()
        visitor.page.get_by_role("button", name=say("web-dice-mark-chosen")).click()
        expect(visitor.page.get_by_role("dialog")).to_contain_text(told)
        visitor.page.keyboard.press("Escape")
        visitor.fits(sideways_only=True)
