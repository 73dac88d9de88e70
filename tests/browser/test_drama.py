"""Great moments, dice that tell nothing before they have come to rest, and bots at the pace one likes."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from herowright.testing import situation
from tests.browser.conftest import Invite
from tests.browser.visitor import Visitor, say
from tests.games.roll_player.test_end import last_round

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "greedy"}
AS_IT_COMES = {"confirm": False}
# The log, and the prompt, whenever either changes: what was told while dice were falling.
WATCH = """() => {
    window.told = [];
    const look = () => {
        const text = document.querySelector('[role=log]')?.textContent + document.querySelector('.bar h2')?.textContent;
        if (document.querySelector('.tumbling, .cast') && document.querySelector('.late')) window.told.push(text);
        requestAnimationFrame(look);
    };
    look();
}"""


def press(visitor: Visitor, key: str) -> None:
    visitor.page.locator(f'button[data-option="{key}"]').first.click()


def test_dice_tell_nothing_before_they_lie(invite: Invite) -> None:
    visitor = invite(reduced_motion="no-preference", prefs=AS_IT_COMES)
    heroes = [{"hand": ["longsword", "mace"]}]
    places = {"farmhouse": ["skeleton"], "woods": None}
    visitor.bring(situation("pathfinder", 1, heroes=heroes, places=places).table)
    page = visitor.page
    press(visitor, "explore")
    visitor.my_turn()
    press(visitor, "reveal:mace:melee")
    expect(page.locator('button[data-option="roll"]').first).to_be_enabled()
    page.evaluate(WATCH)
    before = visitor.moment
    press(visitor, "roll")
    visitor.moved(before)
    falling = [text for text in page.evaluate("window.told") if say("web-table-dice-fall") in text]
    assert falling, "no dice were seen falling"
    assert not any(re.search("defeat|rolls", text) for text in falling)
    expect(page.locator("[role=log]")).to_contain_text("rolls")


def test_runes_fall_once(invite: Invite) -> None:
    """What was drawn while they fell stays when the result counts: drawn anew, they would fall again."""
    visitor = invite(reduced_motion="no-preference", prefs=AS_IT_COMES)
    visitor.open_table(ME, game="call-to-adventure", seed="3")
    cast = visitor.page.locator('button[data-option="cast"]')
    while visitor.my_turn() and not cast.count():
        visitor.choose()
    page, before = visitor.page, visitor.moment
    press(visitor, "cast")
    thrown = page.locator(".thrown").first
    thrown.evaluate("rune => (window.fell = rune)")
    assert visitor.moment == before
    visitor.moved(before)
    assert thrown.evaluate("rune => rune === window.fell")


def test_the_score_counts_up_and_tells_the_winner_last(invite: Invite) -> None:
    visitor = invite(reduced_motion="no-preference", prefs=AS_IT_COMES)
    play = last_round()
    play.play("take:1", "place:cha", "skip", "take:2", "place:cha", "skip", "buy:weak")
    visitor.without_course()
    visitor.bring(play.table)
    visitor.my_turn()
    press(visitor, "discard:climb")
    sheet = visitor.page.get_by_role("dialog")
    expect(sheet.locator("[data-counting]")).to_be_visible()
    expect(sheet.get_by_role("tab")).to_have_count(0)
    counting = visitor.page.locator("section.bar h2", has_text=say("web-end-counting"))
    expect(counting).to_have_count(1)
    expect(sheet.locator("[data-counting]")).to_have_count(0)
    expect(sheet.get_by_role("tab")).to_have_count(2)
    expect(counting).to_have_count(0)


def test_scenes_can_be_skipped_and_bots_go_step_by_step(invite: Invite) -> None:
    visitor = invite(prefs=AS_IT_COMES | {"pace": "step"})
    page = visitor.page
    visitor.bring(situation("pathfinder", 1, places={"farmhouse": ["jubrayl-vhiski"], "woods": None}).table)
    press(visitor, "explore")
    expect(page.locator("[data-scene='web-pf-scene-villain'] h2")).to_have_text(say("web-pf-scene-villain"))
    expect(page.locator("[role=log]")).not_to_contain_text("Jubrayl")
    visitor.press("Escape")
    expect(page.locator("[data-scene]")).to_have_count(0)
    expect(page.locator("[role=log]")).to_contain_text("Jubrayl")

    visitor.open_table(ME, BOT, BOT, seed="4")
    visitor.my_turn()
    press(visitor, visitor.first())
    following = visitor.button("web-pace-next")
    expect(following).to_be_visible()
    before = visitor.moment
    page.wait_for_timeout(700)
    assert visitor.moment == before
    following.click()
    visitor.moved(before)
    visitor.button("web-pace-step").click()
    page.get_by_role("radio", name=say("web-pace-instant")).check()
    visitor.press("Escape")
    visitor.my_turn()
