"""Pathfinder through the page: the map, encounters, the end of a scenario, and what comes between scenarios."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, expect

from herowright.testing import situation
from tests.browser.conftest import Invite
from tests.browser.visitor import Visitor, say

ME, BOT = {"kind": "me", "name": "Edda"}, {"kind": "bot", "bot": "greedy"}
GAME = {"game": "pathfinder"}
PARTY: dict[str, Any] = {"version": 1, "name": "Tuesday", "members": [], "adventure": 0, "won": [], "log": []}


def hero(visitor: Visitor) -> Locator:
    return visitor.page.locator("[data-panel='hero']")


def table(visitor: Visitor) -> Locator:
    return visitor.page.locator("[data-panel='table']")


def offered(visitor: Visitor, verb: str) -> str | None:
    """The first option of a kind, such as `box:`."""
    keys = visitor.keys()
    return next((key for key in keys if key.startswith(verb)), None)


# Explore and throw all cards away: nobody lives long like that.
HEEDLESS = ("explore", "roll", "drop:", "use:", "fight:", "reveal:", "end", "done", "pass")


def test_a_whole_scenario_ends_with_a_verdict_and_a_character_sheet(visitor: Visitor) -> None:
    page = visitor.page
    visitor.open_table(ME, **GAME)
    visitor.my_turn()
    visitor.check_access()
    visitor.touch(table(visitor).locator("button[data-touch='character:ezren']"))
    visitor.my_turn()
    places = table(visitor).locator(".tile")
    expect(places).to_have_count(3)
    visitor.touch(places.first.locator("button.main"))
    visitor.my_turn()
    expect(hero(visitor)).to_contain_text("Ezren")
    expect(hero(visitor).locator(".slot").first).to_be_visible()
    visitor.check_access()
    visitor.touch(table(visitor).get_by_role("button", name=say("web-pf-act-explore"), exact=True))
    assert visitor.play_out(*HEEDLESS, each=visitor.fits, whole=True) > 10
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text(re.compile("Brigandoom! – the scenario is (won|lost)"))
    expect(sheet).to_contain_text(say("web-pf-locations"))
    visitor.check_access()
    sheet.get_by_role("button", name=say("web-pf-sheet")).click()
    page_of_paper = page.get_by_role("dialog", name=say("web-pf-sheet"))
    told = page_of_paper.locator("article")
    expect(told).to_contain_text(say("web-pf-cards-list"))
    expect(told).to_contain_text("d12")
    with page.expect_download() as kept:
        page_of_paper.get_by_role("button", name="PNG", exact=True).click()
    assert kept.value.suggested_filename == "Edda.png"


def test_a_check_grows_by_cards_until_the_dice_fall(visitor: Visitor) -> None:
    heroes = [{"character": "valeros", "hand": ["mace", "blessing-of-the-gods"]}]
    visitor.bring(situation("pathfinder", 1, heroes=heroes, places={"farmhouse": ["skeleton"], "woods": None}).table)
    visitor.touch(table(visitor).get_by_role("button", name=say("web-pf-act-explore"), exact=True))
    visitor.my_turn()
    encounter = table(visitor).locator(".encounter")
    expect(encounter).to_contain_text("Skeleton")
    expect(encounter.locator(".choices")).to_contain_text("%")
    visitor.check_access()
    visitor.touch(encounter.locator(".choice").filter(has_text="Mace").first)
    expect(encounter.locator(".dice > .die")).to_have_count(2)
    odds = encounter.locator(".number").first
    before = int(odds.inner_text().rstrip("%"))
    visitor.touch(hero(visitor).locator("button[data-touch='boon:blessing-of-the-gods']"))
    expect(encounter.locator(".dice > .die")).to_have_count(3)
    assert int(odds.inner_text().rstrip("%")) > before
    visitor.fits()
    visitor.touch(encounter.get_by_role("button", name=say("web-pf-act-roll"), exact=True))
    expect(encounter.locator(".verdict")).to_have_text(re.compile(f"{say('web-pf-success')}|{say('web-pf-failure')}"))


def test_a_feat_is_chosen_by_touching_a_box_and_the_deck_is_rebuilt(visitor: Visitor) -> None:
    options = {"party": PARTY, "scenario": "attack-on-sandpoint"}
    heroes = [{"character": "kyra", "deck": ["mace", "cure", "guidance"]}]
    visitor.bring(situation("pathfinder", 1, options, heroes=heroes, won=True, step=("rewards",)).table)
    visitor.check_access()
    visitor.touch(table(visitor).locator("button[data-touch='feat:wisdom']").first)
    visitor.my_turn()
    rebuild = table(visitor).locator(".rebuild")
    expect(rebuild.locator(".problems li").first).to_be_visible()
    visitor.fits()
    visitor.check_access()
    visitor.choose("done")  # nobody is there to share with
    visitor.my_turn()
    while rebuild.locator(".problems li").count():
        visitor.touch(rebuild.locator("button[data-touch^='box:']").first)
        visitor.my_turn()
    expect(rebuild).to_contain_text(say("web-pf-deck-fine"))
    while visitor.my_turn():
        visitor.choose("done")
    expect(visitor.page.get_by_role("dialog")).to_contain_text(say("web-pf-end-amount", won="yes"))


def test_six_heroes_and_eight_locations_are_in_sight(visitor: Visitor) -> None:
    cards = ["longsword", "dagger", "short-sword", "mace", "chain-mail", "guard", "cure", "blessing-of-the-gods"]
    visitor.bring(situation("pathfinder", 6, heroes=[{"hand": cards}]).table)
    expect(table(visitor).locator(".tile")).to_have_count(8)
    for size in ((1024, 768), (1280, 720), (1920, 1080)):
        visitor.resize(*size)
        visitor.fits()
        for panel in ("hero", "table", "others"):
            hidden = visitor.page.locator(f"[data-panel='{panel}']").evaluate(
                "panel => [panel.scrollHeight - panel.clientHeight, panel.scrollWidth - panel.clientWidth]"
            )
            assert max(hidden) <= 1, f"{size}: {panel}: {hidden} px are out of sight"


def test_on_a_phone_the_panel_of_the_question_opens(invite: Invite) -> None:
    visitor = invite(phone=True)
    visitor.bring(situation("pathfinder", 1, heroes=[{"hand": ["longsword", "mace"]}], step=("reset_hand",)).table)
    expect(hero(visitor).locator(".slot").first).to_be_in_viewport()
    visitor.fits()
    visitor.check_access()
    visitor.choose("done")
    visitor.my_turn()
    expect(table(visitor).locator(".tile").first).to_be_in_viewport()


def test_the_cards_of_the_game_have_faces(visitor: Visitor) -> None:
    page = visitor.go("/cards/pathfinder")
    expect(page.locator(".card.character").first).to_contain_text(say("web-pf-hand-size"))
