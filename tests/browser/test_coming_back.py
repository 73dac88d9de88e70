"""People come back: being ready, playing again, one screen for two, past games, the game of the day."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.visitor import Visitor, say

ME, FREE = {"kind": "me", "name": "Edda"}, {"kind": "free"}


def test_from_the_waiting_room_to_a_rematch(invite: Invite) -> None:
    edda, mira = invite(), invite(phone=True)
    table = edda.open_table(ME, FREE, open=True, ready_check=True, hints=False, seed=None)
    mira.go("/lobby")
    line = mira.page.get_by_role("listitem").filter(has_text="Edda").first
    expect(line).to_contain_text(say("web-terms-hints-off"))  # told before anybody sits down
    mira.go(f"/t/{table}")
    mira.page.get_by_label(say("web-your-name")).fill("Mira")
    mira.button("web-sit").click()
    edda.button("web-invite").click()
    expect(edda.page.get_by_role("img", name=say("web-invite-code"))).to_be_visible()
    edda.page.locator("#chat-words").fill("Shall we begin?")
    edda.button("web-table-chat-send").click()
    expect(mira.page.get_by_text("Shall we begin?")).to_be_visible()
    mira.check_access()
    mira.button("web-ready").click()
    expect(edda.page.get_by_text(say("web-waiting-ready", people=1))).to_be_visible()
    edda.button("web-ready").click()
    for each in (edda, mira):
        expect(each.page.locator("section.bar")).to_be_visible()
    expect(edda.page.get_by_role("button", name=say("web-table-hint"))).to_be_disabled()
    edda.button("web-terms").click()
    expect(edda.page.get_by_role("dialog")).to_contain_text(say("web-terms-hints-off"))
    edda.press("Escape")

    mira.post(f"/api/tables/{table}/seats/1/resign", {})
    edda.page.get_by_role("button", name=say("web-claim"), exact=True).click()
    edda.button("web-rematch").click()
    expect(edda.page.get_by_text(say("web-seat-kept"))).to_be_visible()
    mira.button("web-rematch-accept").click()
    for each in (edda, mira):
        expect(each.page.locator("section.bar")).to_be_visible()
    assert edda.page.url == mira.page.url
    assert table not in edda.page.url


def test_one_screen_changes_hands_by_name(visitor: Visitor) -> None:
    visitor.open_table(ME, {"kind": "me", "name": "Nina"}, cover=True)
    visitor.my_turn()
    expect(visitor.prompt).to_contain_text(re.compile(r"^(Edda|Nina): "))
    first = visitor.prompt.inner_text().partition(":")[0]
    other = "Nina" if first == "Edda" else "Edda"
    for _ in range(3):
        if visitor.page.locator(".cover").count():
            break
        visitor.choose()
    cover = visitor.page.locator(".cover")
    expect(cover).to_contain_text(other)
    expect(visitor.page.locator("section.bar")).to_have_count(0)
    cover.get_by_role("button").click()
    expect(visitor.prompt).to_contain_text(f"{other}: ")


@pytest.mark.parametrize("lang", ["pl", *(pytest.param(lang, marks=pytest.mark.long) for lang in ("en", "de"))])
def test_the_day_its_table_and_what_is_kept(invite: Invite, lang: str) -> None:
    edda = invite(phone=lang == "pl", locale=lang)
    edda.go("/daily/pathfinder")
    edda.page.get_by_role("button", name=say("web-daily-play", lang)).click()
    edda.my_turn()
    table = edda.page.url.rpartition("/")[2]
    expect(edda.page.get_by_role("button", name=say("web-dice-mark-daily", lang))).to_be_visible()
    edda.post(f"/api/tables/{table}/seats/0/resign", {})
    edda.page.get_by_role("link", name=say("web-daily-table", lang)).click()
    expect(edda.page.get_by_role("row").filter(has_text=re.compile(r"\d"))).not_to_have_count(0)
    edda.fits(sideways_only=True)
    edda.check_access()

    edda.go("/history")
    expect(edda.page.get_by_role("link", name=say("web-end-replay", lang))).to_have_count(1)
    edda.fits(sideways_only=True)
    edda.check_access()
    edda.page.get_by_label(say("web-history-person", lang)).fill("nobody at all")
    expect(edda.page.get_by_text(say("web-history-none", lang))).to_be_visible()
    edda.page.get_by_role("button", name=say("web-history-clear", lang)).click()
    expect(edda.page.get_by_role("link", name=say("web-end-replay", lang))).to_have_count(1)

    edda.go("/settings")
    with edda.page.expect_download() as saved:
        edda.page.get_by_role("link", name=say("web-data-export", lang)).click()
    assert saved.value.suggested_filename == "herowright.json"
    edda.page.get_by_role("button", name=say("web-data-delete", lang), exact=True).click()
    edda.page.get_by_role("button", name=say("web-data-delete-sure", lang)).click()
    expect(edda.page.get_by_text(say("web-data-deleted", lang)).first).to_be_visible()
    edda.go("/history")
    expect(edda.page.get_by_text(say("web-history-empty-text", lang))).to_be_visible()


@pytest.mark.parametrize("lang", ["de", *(pytest.param(lang, marks=pytest.mark.long) for lang in ("en", "pl"))])
def test_luck_and_the_hall_of_heroes(invite: Invite, lang: str) -> None:
    edda = invite(phone=lang == "de", locale=lang)
    table = edda.open_table(ME, options={"variants": ["short"]})
    edda.post(f"/api/tables/{table}/seats/0/bot", {"bot": "random"})
    expect(edda.page.locator("[data-over]")).to_be_visible()
    edda.go("/history")
    hall = edda.page.locator("section").filter(has=edda.page.get_by_role("heading", name=say("web-hall", lang)))
    hall.get_by_role("button").first.click()
    hall.get_by_label(say("web-hall-name", lang)).fill("Grim")
    hall.get_by_role("button", name=say("web-save", lang)).click()
    expect(hall.get_by_text("Grim", exact=True)).to_be_visible()
    edda.fits(sideways_only=True)
    edda.check_access()
    luck = edda.page.get_by_role("button", name=re.compile(say("web-luck-of", lang, luck="").strip() + ".*%"))
    luck.first.click()
    expect(edda.page.get_by_role("dialog")).to_contain_text(say("web-luck.help", lang)[:40])
    edda.check_access()
