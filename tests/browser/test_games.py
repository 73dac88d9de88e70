"""Whole games through the page, as people play them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.visitor import FIRST_CHOICES, Visitor, say
from tests.examples import examples
from tests.server.processes import Server

ME, BOT = {"kind": "me", "name": "Edda"}, {"kind": "bot", "bot": "greedy"}
SHORT = {"variants": ["short"]}


def test_a_newcomer_plays_a_whole_solo_game(visitor: Visitor) -> None:
    page = visitor.go()
    page.get_by_label(say("web-your-name")).fill("Edda")
    page.get_by_role("button", name=say("preset-solo")).click()
    made = visitor.play_out(each=visitor.fits)
    assert made >= examples(FIRST_CHOICES, 40)
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("Edda")
    expect(sheet).to_contain_text(say("category-goals"))


def test_a_whole_game_of_three_against_bots_from_the_new_table_page(visitor: Visitor) -> None:
    page = visitor.go("/new")
    page.get_by_role("button", name=say("web-new-seat-add")).click()
    page.get_by_label(say("web-new-seat-name")).first.fill("Edda")
    page.get_by_label(re.compile(f"^{say('web-new-seed')}")).fill("2024")
    page.get_by_role("button", name=say("web-new-begin")).click()
    page.wait_for_url("**/t/*")
    visitor.play_out(each=visitor.fits)
    sheet = page.get_by_role("dialog")
    for words in ("Edda", say("category-backstory"), "2024"):
        expect(sheet).to_contain_text(words)
    visitor.check_access()


def test_two_browsers_play_one_game_by_link(invite: Invite) -> None:
    edda, mira = invite(), invite()
    page = edda.go("/new")
    page.get_by_label(say("web-new-seat-name")).first.fill("Edda")
    page.get_by_label(say("name-seat", number=2)).select_option("free")
    page.get_by_role("checkbox", name=say("setting-variants-short")).check()
    page.get_by_role("button", name=say("web-new-begin")).click()
    page.wait_for_url("**/t/*")
    page.get_by_role("button", name=say("web-invite")).click()
    link = page.get_by_label(say("web-invite-link")).input_value()
    assert "#invite=" in link
    theirs = mira.go(link)
    theirs.get_by_label(say("web-your-name")).fill("Mira <b>&amp;</b>")
    theirs.get_by_role("button", name=say("web-sit"), exact=True).first.click()
    for visitor in (edda, mira):
        visitor.button("web-ready").click()
    expect(edda.prompt).to_be_visible()
    assert "invite" not in theirs.url
    made, most = 0, examples(16, 1000)
    while made < most and not (edda.is_over and mira.is_over):
        mover = edda if edda.decides else mira
        if mover.decides:
            mover.choose()
            made += 1
        else:
            mover.page.wait_for_timeout(20)
    if made == most:
        latest = max(edda.moment, mira.moment, key=int)
        for visitor in (edda, mira):
            expect(visitor.page.locator("[data-moment]")).to_have_attribute("data-moment", latest)
        return
    assert made > 40
    for visitor in (edda, mira):
        expect(visitor.page.get_by_role("dialog")).to_contain_text("Mira <b>&amp;</b>")
    scores = [visitor.page.get_by_role("dialog").get_by_role("table").first.inner_text() for visitor in (edda, mira)]
    assert scores[0] == scores[1]


def test_a_shared_screen_is_covered_when_it_changes_hands(visitor: Visitor) -> None:
    visitor.open_table(ME, {"kind": "me", "name": "Olek"}, cover=True, options=SHORT)
    covers = 0
    for _ in range(30):
        visitor.until(
            "() => document.querySelector('.cover') || document.querySelector('button[data-option]:not([disabled])')"
        )
        cover = visitor.page.locator(".cover")
        if cover.count():
            expect(visitor.options).to_have_count(0)
            expect(visitor.page.locator("[data-board]")).to_have_count(0)
            cover.get_by_role("button").click()
            expect(cover).to_have_count(0)
            covers += 1
        else:
            visitor.choose()
    assert covers > 3


def test_the_page_comes_back_by_itself_after_the_server_was_killed(invite: Invite, tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path}/tables.sqlite3"
    server = Server(db)
    try:
        visitor = invite(server.origin)
        visitor.open_table(ME, BOT)
        visitor.rush(6)
        visitor.my_turn()
        before, keys = visitor.prompt.inner_text(), visitor.keys()
        server.kill()
        banner = visitor.page.locator(".banner.lost")
        expect(banner).to_be_visible()
        server = Server(db, server.port)
        expect(banner).to_have_count(0, timeout=30_000)
        assert (visitor.prompt.inner_text(), visitor.keys()) == (before, keys)
        visitor.choose()
        visitor.troubles.clear()  # of course the browser complained about the dead server
    finally:
        server.stop()


def test_the_log_follows_the_game_until_somebody_reads_back(visitor: Visitor) -> None:
    visitor.open_table(ME, {"kind": "me", "name": "Olek"}, game="pathfinder")
    log = visitor.page.get_by_role("log")
    left = "log => log.scrollHeight - log.scrollTop - log.clientHeight"
    visitor.rush(20)
    for width, height in ((1280, 600), (900, 1100), (1280, 720)):
        visitor.resize(width, height)
        visitor.page.wait_for_timeout(50)
        visitor.rush(4)
        visitor.my_turn()
        assert log.evaluate(left) < 24
    log.evaluate("log => log.scrollTo(0, 0)")
    visitor.page.wait_for_timeout(50)
    visitor.rush(6)
    assert log.evaluate("log => log.scrollTop") == 0


def test_undo_brings_the_question_back(visitor: Visitor) -> None:
    visitor.open_table(ME, {"kind": "me", "name": "Olek"})
    visitor.my_turn()
    before = visitor.keys()
    visitor.choose()
    visitor.my_turn()
    assert visitor.keys() != before
    moment = visitor.moment
    visitor.press("u")
    visitor.moved(moment)
    visitor.my_turn()
    assert visitor.keys() == before


def test_alone_among_bots_one_can_go_back_past_the_dice(visitor: Visitor) -> None:
    visitor.open_table(ME, BOT)
    visitor.rush(5)
    visitor.my_turn()
    moment = visitor.moment
    visitor.page.locator("section.bar").get_by_role("button", name=say("web-table-undo")).click()
    going_back = visitor.page.get_by_role("dialog")
    if going_back.count():
        going_back.get_by_role("button", name=say("web-table-rewind-go")).click()
    visitor.moved(moment)
    visitor.my_turn()


@pytest.mark.parametrize("lang", ["pl", pytest.param("de", marks=pytest.mark.long)])
def test_the_language_changes_at_once_and_the_place_is_kept(visitor: Visitor, lang: str) -> None:
    visitor.open_table(ME, BOT)
    visitor.rush(4)
    visitor.my_turn()
    keys, moment, english = visitor.keys(), visitor.moment, visitor.prompt.inner_text()
    visitor.page.get_by_role("button", name=lang.upper(), exact=True).or_(
        visitor.page.get_by_text(lang.upper(), exact=True)
    ).first.click()
    expect(visitor.page.locator("html")).to_have_attribute("lang", lang)
    expect(visitor.prompt).not_to_have_text(english)
    assert (visitor.keys(), visitor.moment) == (keys, moment)
    expect(visitor.page.get_by_role("button", name=say("web-table-log", lang), exact=True)).to_be_visible()
    visitor.choose()


def test_the_keyboard_alone_is_enough_for_a_whole_game(visitor: Visitor) -> None:
    page = visitor.go()
    expect(page.get_by_role("button", name=say("preset-solo"))).to_be_visible()
    for _ in range(60):
        visitor.press("Tab")
        if say("preset-solo") in page.evaluate("document.activeElement.innerText || ''"):
            break
    visitor.press("Enter")
    page.wait_for_url("**/t/*")

    def choose() -> None:
        before = visitor.moment
        visitor.press("1")
        armed = page.locator("button.armed")
        visitor.until(
            """before => document.querySelector('button.armed')
                || document.querySelector('[data-moment]')?.dataset.moment !== before""",
            before,
        )
        if visitor.moment == before and armed.count():
            visitor.press("Enter")
        visitor.moved(before)

    visitor.my_turn()
    visitor.press("?")
    expect(page.get_by_role("dialog")).to_contain_text(say("web-table-key-esc"))
    visitor.press("Escape")
    visitor.press("r")
    expect(page.get_by_role("dialog")).to_contain_text("RP-")
    visitor.press("Escape")
    visitor.press("h")
    expect(page.get_by_text(say("web-table-hint-text"))).to_be_visible()
    visitor.press("Escape")
    made = visitor.play_out(choose=choose)
    assert made >= examples(FIRST_CHOICES, 40)
    visitor.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_whole_short_game_on_a_phone(invite: Invite) -> None:
    visitor = invite(phone=True)
    visitor.open_table(ME, BOT, options=SHORT)

    def look() -> None:
        visitor.fits()
        box = visitor.page.locator("section.bar").bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 844 + 1

    visitor.play_out(each=look, whole=True)
    visitor.check_access()
    visitor.button("web-end-sheet").click()
    sheet = visitor.page.locator("svg.page").bounding_box()
    assert sheet is not None
    assert sheet["width"] > 300, "the sheet is drawn on a phone, too"
    assert sheet["height"] > 400


def test_touching_a_thing_on_the_board_chooses_or_opens_it(visitor: Visitor) -> None:
    visitor.open_table(ME, seed="3")
    touched = opened = 0
    for _ in range(45):
        if not visitor.my_turn():
            break
        glowing = visitor.page.locator("[data-board] .glow:visible")
        if not glowing.count() or visitor.options.count() == 1:
            visitor.choose()
            continue
        before = visitor.moment
        glowing.first.click()
        touched += 1
        visitor.until(
            """before => document.querySelector('[data-moment]')?.dataset.moment !== before
                || document.querySelector('.opened button[data-option]')""",
            before,
        )
        if visitor.moment == before:
            opened += 1
            visitor.choose(visitor.page.locator(".opened button[data-option]").first.get_attribute("data-option"))
    assert touched > 15
    assert 0 < opened < touched


def test_a_die_is_dragged_to_its_space_and_another_one_taken_instead(visitor: Visitor) -> None:
    visitor.open_table(ME, seed="3")
    hero = visitor.page.locator("[data-panel='hero']")
    dice = hero.locator(".glow[data-touch^='hand:']")
    while visitor.my_turn() and not dice.count():
        visitor.choose()
    expect(visitor.options.first).to_be_enabled()
    dice.first.drag_to(hero.locator("[data-ids='space:str:1']"))
    expect(hero.locator("[data-ids='die:str:1']")).to_be_visible()
    visitor.my_turn()
    visitor.choose(visitor.first())
    visitor.my_turn()
    prompt = visitor.prompt.inner_text()
    hero.locator("button.instead").first.click()
    expect(visitor.prompt).not_to_have_text(prompt)
    expect(hero.locator(".glow[data-touch^='space:']").first).to_be_visible()


def test_a_next_move_is_planned_while_others_decide(visitor: Visitor) -> None:
    visitor.prefer(pace="step")
    visitor.open_table(ME, BOT, options=SHORT)
    card = visitor.page.locator("[data-panel='table'] button[data-ids^='market:']").first
    following = visitor.button("web-pace-next")
    mine = visitor.page.locator("button[data-option]:not(.interrupt):not([disabled])")
    while True:
        expect(following.or_(mine).first).to_be_visible()
        if mine.count():
            visitor.choose()
        elif card.count():
            break
        else:
            following.click()
    card.click()
    visitor.page.locator(".opened").get_by_role("button", name=say("web-plan"), exact=True).click()
    planned = visitor.page.locator("section.bar .plan")
    expect(planned).to_be_visible()
    visitor.page.reload()
    expect(planned).to_be_visible()
    planned.get_by_role("button", name=say("web-plan-forget")).click()
    expect(planned).to_have_count(0)


def test_a_spectator_sees_the_table_and_decides_nothing(invite: Invite) -> None:
    edda, guest = invite(), invite()
    table = edda.open_table(ME, BOT, open=True)
    edda.my_turn()
    guest.go(f"/t/{table}")
    expect(guest.page.locator("[data-board]")).to_be_visible()
    expect(guest.options).to_have_count(0)
    expect(guest.prompt).to_contain_text("Edda")
    edda.choose()


def test_chat_reaches_the_other_and_is_shown_as_it_was_written(invite: Invite) -> None:
    edda, guest = invite(), invite()
    table = edda.open_table(ME, BOT, open=True)
    guest.go(f"/t/{table}")
    edda.my_turn()
    words = '<img src=x onerror="alert(1)"> & friends'
    for visitor in (edda, guest):
        visitor.page.get_by_role("button", name=say("web-table-chat"), exact=True).click()
    opened = edda.page.locator(".opened")
    edda.page.locator("[data-board] .glow:visible").first.click()
    expect(opened).to_be_visible()
    guest.page.get_by_label(say("web-table-chat-say")).fill("Hello")
    guest.page.keyboard.press("Enter")
    expect(edda.page.get_by_text("Hello")).to_be_visible()
    expect(opened, "a message disturbs nobody who is reading a card").to_be_visible()
    edda.page.get_by_label(say("web-table-chat-say")).fill(words)
    edda.page.keyboard.press("Enter")
    expect(guest.page.get_by_text(words)).to_be_visible()
    expect(guest.page.locator("img[src=x]")).to_have_count(0)


def test_a_private_table_and_a_wrong_link_say_so(invite: Invite) -> None:
    edda, stranger = invite(), invite()
    table = edda.open_table(ME, BOT)
    stranger.go(f"/t/{table}")
    expect(stranger.page.get_by_text(say("web-join-closed"), exact=True).first).to_be_visible()
    stranger.go(f"/t/{table}#invite=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa")
    expect(stranger.page.get_by_text(say("web-join-wrong"), exact=True).first).to_be_visible()
    stranger.go("/t/nosuchtable2")
    expect(stranger.page.get_by_text(say("web-table-gone"), exact=True).first).to_be_visible()
    stranger.troubles.clear()  # the browser notes every 403 and 404
