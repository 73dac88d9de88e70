"""People at a table: the lobby, a second device, bots that stand in, going back by consent, clocks, notices."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.visitor import Visitor, say
from tests.server.processes import Server

ME, BOT, FREE = {"kind": "me", "name": "Edda"}, {"kind": "bot", "bot": "greedy"}, {"kind": "free"}


def menu(visitor: Visitor) -> Locator:
    visitor.page.get_by_role("button", name=say("web-table-menu")).click()
    return visitor.page.get_by_role("dialog")


def together(invite: Invite, **plan: Any) -> tuple[Visitor, Visitor]:
    """Edda and Mira at one table, each with a browser of their own."""
    edda, mira = invite(), invite()
    table = edda.open_table(ME, FREE, open=True, **plan)
    mira.go(f"/t/{table}")
    mira.page.wait_for_load_state("networkidle")
    mira.post(f"/api/tables/{table}/seats/1/sit", {"name": "Mira"})
    expect(edda.prompt).to_be_visible()
    expect(mira.prompt).to_be_visible()
    return edda, mira


def test_a_stranger_finds_an_open_table_in_the_lobby(invite: Invite) -> None:
    edda, mira = invite(), invite()
    edda.open_table(ME, FREE, open=True, title="Friday evening")
    page = mira.go("/lobby")
    line = page.get_by_role("listitem").filter(has_text="Friday evening").first
    line.get_by_role("link", name=say("web-line-join")).or_(line.get_by_role("link")).first.click()
    page.get_by_label(say("web-your-name")).fill("Mira")
    page.get_by_role("button", name=say("web-sit"), exact=True).first.click()
    expect(edda.prompt).to_be_visible()
    expect(mira.prompt).to_be_visible()
    expect(edda.page.locator("[data-board]")).to_contain_text("Mira")


def test_a_seat_goes_on_at_another_device(invite: Invite) -> None:
    edda, phone = invite(), invite(phone=True)
    edda.open_table(ME, BOT)
    edda.my_turn()
    box = menu(edda)
    box.get_by_role("button", name=say("web-table-other-device")).click()
    link = box.get_by_label(say("web-table-seat-link", player="Edda")).input_value()
    assert "#seat=" in link
    phone.go(link)
    phone.my_turn()
    assert "#" not in phone.page.url
    assert phone.keys() == edda.keys()
    moment = edda.moment
    phone.choose()
    edda.moved(moment)
    box.get_by_role("button", name=say("web-table-devices")).click()
    expect(box).to_contain_text(say("web-table-link-out"))
    box.get_by_role("button", name=say("web-table-link-revoke")).click()
    expect(box).not_to_contain_text(say("web-table-link-out"))
    box.get_by_role("button", name=say("web-table-device-remove")).click()
    expect(box.get_by_role("button", name=say("web-table-device-remove"))).to_have_count(0)
    expect(phone.page.get_by_text(say("server-removed"))).to_be_visible()
    expect(phone.page.get_by_role("heading", name=say("web-join-removed"))).to_be_visible()


def test_a_bot_stands_in_and_hands_back(visitor: Visitor) -> None:
    visitor.open_table(ME, {"kind": "me", "name": "Olek"})
    visitor.my_turn()
    moment = visitor.moment
    box = menu(visitor)
    box.get_by_role("button", name=say("web-table-bot-for-me")).first.click()
    visitor.moved(moment)
    visitor.press("Escape")
    banner = visitor.page.get_by_text(say("web-table-bot-plays-for-you"))
    expect(banner).to_be_visible()
    visitor.my_turn()  # the bot decided for Edda; now it is Olek's turn
    visitor.page.get_by_role("button", name=say("web-table-bot-back")).first.click()
    expect(banner).to_have_count(0)
    visitor.choose()


def test_going_back_needs_the_other_to_agree(invite: Invite) -> None:
    edda, mira = together(invite)
    for _ in range(4):
        mover = edda if edda.decides else mira
        mover.choose()
    asker, other = (edda, mira) if edda.decides else (mira, edda)
    moment = asker.moment
    asker.press("u")
    going = asker.page.get_by_role("dialog")
    going.get_by_label(say("web-table-rewind-number")).fill("3")
    going.locator("form").get_by_role("button", name=say("web-table-rewind-go")).click()
    expect(other.page.locator(".rewind")).to_contain_text("3")
    other.page.get_by_role("button", name=say("web-table-rewind-refuse")).click()
    expect(asker.page.locator(".rewind")).to_have_count(0)
    asker.press("u")
    going.get_by_label(say("web-table-rewind-number")).fill("3")
    going.locator("form").get_by_role("button", name=say("web-table-rewind-go")).click()
    other.page.get_by_role("button", name=say("web-table-rewind-agree")).click()
    expect(other.page.locator(".rewind")).to_have_count(0)
    expect(asker.page.get_by_text(say("web-table-news-rewind")).first).to_be_visible()
    assert asker.moment != moment


def test_the_tab_says_that_it_is_my_turn(invite: Invite) -> None:
    edda, mira = together(invite)
    mover, other = (edda, mira) if edda.decides else (mira, edda)
    expect(mover.page).to_have_title(re.compile(r"^\(1\)|^●|1"))
    expect(other.page).not_to_have_title(re.compile(r"^\(1\)|^●"))


def test_my_tables_lists_where_it_is_my_turn_first(visitor: Visitor) -> None:
    visitor.open_table(ME, FREE, title="Waiting")
    visitor.open_table(ME, title="My turn")
    page = visitor.go("/tables")
    lines = page.get_by_role("listitem").filter(has=page.get_by_role("link"))
    expect(lines.first).to_contain_text("My turn")
    expect(page.get_by_text(say("web-line-my-turn")).first).to_be_visible()
    lines.first.get_by_role("link").first.click()
    visitor.my_turn()


def test_clocks_run_for_whoever_decides(invite: Invite) -> None:
    edda, _ = together(invite, clock={"bank": 600, "more": 5})
    clocks = edda.page.get_by_label(say("web-table-clocks"))
    expect(clocks).to_be_visible()
    before = clocks.inner_text()
    edda.page.wait_for_timeout(1600)
    assert clocks.inner_text() != before


def test_a_form_that_is_being_filled_survives_another_language(visitor: Visitor) -> None:
    page = visitor.go("/new")
    page.get_by_label(say("web-new-seat-name")).first.fill("Edda")
    page.get_by_role("checkbox", name=say("setting-variants-short")).check()
    page.get_by_role("button", name="PL Polski").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("web-nav-new", "pl"))
    expect(page.get_by_label(say("web-new-seat-name", "pl")).first).to_have_value("Edda")
    expect(page.get_by_role("checkbox", name=say("setting-variants-short", "pl"))).to_be_checked()


def test_a_wrong_plan_is_explained_on_the_page(visitor: Visitor) -> None:
    page = visitor.go("/new")
    page.get_by_label(re.compile(f"^{say('web-new-seed')}")).fill("not a number")
    expect(page.get_by_text(say("web-new-seed.wrong"))).to_be_visible()


def test_a_hint_ranks_the_options_and_can_be_taken(visitor: Visitor) -> None:
    visitor.open_table(ME, BOT)
    visitor.my_turn()
    moment = visitor.moment
    visitor.page.locator("section.bar").get_by_role("button", name=say("web-table-hint")).click()
    expect(visitor.page.get_by_text(say("web-table-hint-text"))).to_be_visible()
    visitor.page.get_by_role("button", name=re.compile(say("web-table-hint-choose"))).first.click()
    visitor.moved(moment)


def test_every_line_of_the_log_shows_its_rule(visitor: Visitor) -> None:
    visitor.open_table(ME, BOT)
    for _ in range(3):
        visitor.my_turn()
        visitor.choose()
    lines = visitor.page.get_by_role("log").get_by_role("listitem")
    rules = visitor.page.get_by_role("log").get_by_role("button")
    expect(rules.first).to_be_attached()
    assert rules.count() >= lines.count()
    rules.last.click()
    expect(visitor.page.get_by_role("dialog")).to_contain_text("RP-")


def test_the_tutorial_leads_through_the_first_round(visitor: Visitor) -> None:
    page = visitor.go("/tutorial/roll-player")
    page.get_by_role("button", name=say("web-tutor-begin")).click()
    coach = page.locator("aside.coach")
    expect(coach).to_be_visible()
    # In one go, so that the lesson does not change between the look and the click.
    read_on = """([round, next]) => {
        const coach = document.querySelector('aside.coach');
        if (!coach || coach.innerText.includes(round)) return coach !== null;
        [...coach.querySelectorAll('button:not([disabled])')].find(each => each.innerText.trim() === next)?.click();
        return false;
    }"""
    for _ in range(240):
        if page.evaluate(read_on, [say("lesson-roll-player-round"), say("web-tutor-next")]):
            break
        if coach.get_by_role("button", name=say("web-tutor-next"), exact=True).count():
            page.wait_for_timeout(20)
        elif page.locator("button[data-option]:not(.interrupt):not([disabled])").count():
            visitor.choose()
        else:
            page.wait_for_timeout(50)
    expect(coach.get_by_text(say("lesson-roll-player-round"), exact=True)).to_be_visible()
    visitor.check_access()


def test_bots_can_be_made_to_wait(invite: Invite, tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/tables.sqlite3", pace=0.6)
    try:
        visitor = invite(server.origin)
        visitor.open_table(BOT, ME)
        page = visitor.page
        wait, go_on = (page.get_by_role("button", name=say(f"web-table-{what}")) for what in ("pause", "resume"))
        while not go_on.count():
            # While a bot thinks, and at once: a mouse takes longer than many a bot.
            wait.evaluate_all("([button]) => button?.click()")
            visitor.choose() if visitor.decides else page.wait_for_timeout(50)
        expect(page.get_by_text(say("web-table-paused"))).to_be_visible()
        moment = visitor.moment
        page.wait_for_timeout(1500)
        assert visitor.moment == moment
        visitor.press("p")
        visitor.my_turn()
    finally:
        server.stop()


# A page that is not looked at, in a browser that allows notifications and lets a test read them.
UNSEEN = """
    window.told = [];
    window.Notification = class {
        static permission = 'granted';
        static requestPermission = async () => 'granted';
        constructor(title, about) { window.told.push(`${title}: ${about.body}`); }
        close() {}
    };
    Object.defineProperty(document, 'hidden', { get: () => true });
"""


def test_the_browser_tells_whoever_is_not_looking_that_it_is_their_turn(invite: Invite) -> None:
    edda, mira = together(invite, title="Friday evening")
    mover, other = (edda, mira) if edda.decides else (mira, edda)
    other.page.add_init_script(UNSEEN)
    table = other.page.url
    other.go("/settings")
    other.page.get_by_role("checkbox", name=say("web-notices-browser")).check()
    other.go(table)
    expect(other.prompt).to_be_visible()
    while not other.decides:
        mover.choose() if mover.decides else mover.page.wait_for_timeout(20)
    assert other.page.evaluate("told") == [f"{say('web-notify-turn')}: Friday evening"]


def test_a_report_of_a_running_game_of_several_people_is_sealed(invite: Invite, tmp_path: Path) -> None:
    edda, _ = together(invite)
    box = menu(edda)
    box.get_by_text(say("web-table-report"), exact=True).click()
    with edda.page.expect_download() as download:
        edda.page.get_by_role("dialog").last.get_by_text(say("web-table-export"), exact=True).click()
    file = tmp_path / "report.json"
    download.value.save_as(file)
    assert json.loads(file.read_text())["herowright"] == "sealed"


def test_a_card_pack_changes_the_cards_of_a_new_table(visitor: Visitor, tmp_path: Path) -> None:
    wrong, good = tmp_path / "wrong.toml", tmp_path / "mine.toml"
    wrong.write_text('game = "roll-player"\n[cards.longsword]\ncost = "much"\n')
    good.write_text('game = "roll-player"\n[cards.longsword]\nname = { en = "Fang" }\n')
    page = visitor.go("/new")
    field = page.get_by_role("group", name=say("web-pack"))
    with page.expect_file_chooser() as chooser:
        field.get_by_role("button", name=say("web-pack-load")).click()
    chooser.value.set_files(wrong)
    expect(field.get_by_role("alert")).to_contain_text("wrong.toml")
    with page.expect_file_chooser() as chooser:
        field.get_by_role("button", name=say("web-pack-load")).click()
    chooser.value.set_files(good)
    expect(field).to_contain_text("mine.toml")
    page.get_by_label(re.compile(f"^{say('web-new-seed')}")).fill("1")  # its first Market holds the card
    page.get_by_role("button", name=say("web-new-begin")).click()
    page.wait_for_url("**/t/*")
    visitor.my_turn()
    table = page.url.rsplit("/", 1)[1]
    cards = page.evaluate("table => fetch(`/api/tables/${table}/cards`).then((got) => got.json())", table)
    assert [card["name"] for card in cards if card["id"] == "longsword"] == ["Fang"]
    for _ in range(12):  # until it lies in the Market, and the log names it
        if page.get_by_role("log").get_by_text("Fang").count():
            break
        if not visitor.my_turn():
            break
        visitor.choose()
    expect(page.get_by_role("log")).to_contain_text("Fang")
    expect(page.locator("[data-board]")).not_to_contain_text(say("card-longsword"))
    visitor.troubles.clear()  # the browser notes the refusal of the first file


def test_a_pack_adds_its_own_scenario_to_those_of_a_new_table(visitor: Visitor, tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text(
        'game = "pathfinder"\n[scenarios.night-watch]\nname = { en = "Night Watch", de = "Nachtwache" }\n'
        'villains = ["jubrayl-vhiski"]\nhenchmen = ["bandit"]\nlocations = [["woods", "waterfront"]]\nreward = "ally"\n'
    )
    page = visitor.go("/new?game=pathfinder")
    field = page.get_by_role("group", name=say("web-pack"))
    own = page.get_by_role("radio", name="Night Watch")
    usual = page.get_by_role("radio", name=say("scenario-brigandoom"))

    def load() -> None:
        with page.expect_file_chooser() as chooser:
            field.get_by_role("button", name=say("web-pack-load")).click()
        chooser.value.set_files(file)
        expect(own).to_be_visible()

    expect(usual).to_be_checked()
    load()
    own.check(force=True)
    page.get_by_role("button", name="DE Deutsch").click()
    expect(page.get_by_role("radio", name="Nachtwache")).to_be_checked()
    page.get_by_role("button", name="EN English").click()
    # Without its pack it cannot be played.
    field.get_by_role("button", name=say("web-pack-remove")).click()
    expect(own).to_have_count(0)
    expect(usual).to_be_checked()
    load()
    own.check(force=True)
    visitor.check_access()
    page.get_by_role("button", name=say("web-new-begin")).click()
    page.wait_for_url("**/t/*")
    visitor.my_turn()
    expect(page.get_by_text("Night Watch").first).to_be_visible()
