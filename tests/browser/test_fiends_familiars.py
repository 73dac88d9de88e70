"""Roll Player with Fiends & Familiars through the page: familiars, fiends, hunts, secrets and the battle."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from herowright.testing import Play, situation
from tests.browser.conftest import Invite
from tests.browser.visitor import FIRST_CHOICES, Visitor, say
from tests.examples import examples

ME, BOT = {"kind": "me", "name": "Edda"}, {"kind": "bot", "bot": "greedy"}
ALONE, WITH_MM = {"expansion": "fiends-familiars"}, {"expansion": "fiends-familiars-mm"}
SHEET = {"str": ["red4", "green-blue3", "gold5"], "dex": ["red2"], "familiar": ["black2", "purple3"]}
MARKET = {"phase": "market", "call": 5, "initiative": {0: 1, 1: 2}, "market": ["climb", "exile", "restore", "clarity"]}


def hero(visitor: Visitor) -> Locator:
    return visitor.page.locator("[data-panel='hero']")


def table(visitor: Visitor) -> Locator:
    return visitor.page.locator("[data-panel='table']")


def sit(*heroes: dict[str, Any], **spec: Any) -> Play:
    return situation("roll-player", 2, ALONE, heroes=heroes, **spec)


# Hunt whenever that can be done, without preparing for it; else take whatever comes first.
BOLD = ("roll", "stop", "hunt")


def test_a_whole_game_ends_with_the_battle_and_a_character_sheet(visitor: Visitor) -> None:
    page = visitor.page
    visitor.open_table(ME, {"kind": "bot", "bot": "random"}, options=ALONE)
    while visitor.my_turn() and not visitor.first("familiar:").startswith("familiar:"):
        visitor.choose()
    familiars = table(visitor).locator("button[data-touch^='familiar:']")
    expect(familiars).to_have_count(2)
    visitor.check_access()
    kept = re.sub(r"\s+", " ", familiars.first.locator(".name").inner_text())
    visitor.touch(familiars.first)
    visitor.my_turn()
    expect(hero(visitor).locator(".beast")).to_contain_text(kept)
    assert visitor.play_out(*BOLD, each=visitor.fits) >= examples(FIRST_CHOICES, 20)
    sheet = page.get_by_role("dialog")
    for category in ("goals", "familiar", "monster"):
        expect(sheet.get_by_role("rowheader", name=say(f"category-{category}"), exact=True)).to_be_visible()
    visitor.check_access()
    sheet.get_by_role("button", name=say("web-end-sheet")).click()
    paper = page.get_by_role("dialog", name=say("web-end-sheet"))
    expect(paper.locator("svg.page")).to_contain_text(say("web-end-own-minion"))
    with page.expect_download() as drawn:
        paper.get_by_role("button", name="PNG", exact=True).click()
    assert drawn.value.suggested_filename == "Edda.png"


def test_a_hunt_is_a_scene_with_odds_dice_and_a_trophy(visitor: Visitor) -> None:
    rich = {"gold": 9, "xp": 4, "rows": SHEET, "armor": ["chain-helm"]}
    visitor.bring(sit(rich, {}, minions=["ice-wyrm", "mimic"], **MARKET).table, bots=[1])
    visitor.touch(table(visitor).locator("button[data-touch='minion']"))
    hunt = table(visitor).locator(".hunt")
    expect(hunt).to_contain_text("Ice Wyrm")
    expect(hunt.locator(".ladder li")).to_have_count(4)
    expect(hunt.locator(".weaknesses .met")).to_have_count(2)
    expect(hunt.locator(".ladder li").nth(2).locator(".chance")).to_have_text(re.compile(r"\d+%"))
    expect(hunt.locator(".dice .die")).to_have_count(3)
    visitor.check_access()
    visitor.fits()
    visitor.touch(hunt.locator("button[data-touch='hire:gold']"))
    visitor.touch(hunt.locator("button[data-touch='hire:xp']"))
    expect(hunt.locator(".dice .die")).to_have_count(5)
    visitor.touch(hunt.locator("button[data-touch='roll']"))
    # Five dice show at least 5, which is enough for the trophy.
    expect(hunt.locator(".verdict")).to_contain_text(say("web-ff-trophy"))
    expect(hunt.locator(".ladder li.reached")).to_have_count(1)
    expect(hunt.locator(".dice .die")).to_have_count(5)
    visitor.check_access()
    visitor.touch(hunt.locator("button[data-touch^='combat:']").first)  # this costs the last XP, so the hunt is over
    expect(hunt.locator(".number.goal")).to_have_text(re.compile(r"\d+"))
    expect(hunt.locator(".dice .die")).to_have_count(5)
    expect(hero(visitor)).to_contain_text("Ice Wyrm")
    hunt.get_by_role("button", name=say("web-ff-go-on")).click()
    expect(table(visitor).locator(".minion")).to_contain_text("Mimic")


def test_fiends_are_banished_by_touching_them(visitor: Visitor) -> None:
    cursed = {"gold": 7, "tokens": 1, "fiends": ["fiend-of-misery", "fiend-of-blight"], "coming": ["fiend-of-blight"]}
    visitor.bring(sit(cursed, {}, call=5, lurking={"TOP": ["fiend-of-judgment"]}).table)
    expect(table(visitor).locator("[data-card='fiend:fiend-of-judgment']")).to_be_visible()
    expect(hero(visitor).locator(".fiend.active")).to_contain_text("Fiend of Misery")
    expect(hero(visitor).locator(".fiend.coming")).to_contain_text(say("web-ff-fiend-coming"))
    visitor.check_access()
    hero(visitor).locator("button[data-touch='fiend:fiend-of-misery']").click()
    opened = visitor.page.get_by_role("dialog")
    keys = opened.locator("button[data-option]").evaluate_all("buttons => buttons.map(each => each.dataset.option)")
    assert sorted(keys) == ["banish:fiend-of-misery:gold", "banish:fiend-of-misery:token"]
    expect(hero(visitor).locator(".fiend.active")).to_have_count(1)  # a touch alone banishes nobody
    visitor.choose("banish:fiend-of-misery:gold")
    expect(hero(visitor).locator(".fiend.active")).to_have_count(0)
    expect(hero(visitor).locator(".banished")).to_contain_text(say("web-ff-banished", fiends=1))
    expect(visitor.page.locator("button[data-option='banish:fiend-of-blight:token']")).to_be_visible()


def test_two_dice_one_of_two_colours_come_with_an_initiative_card(visitor: Visitor) -> None:
    pool = ["red4", "green-blue3", "white2", "gold5", "black6", "purple-white1"]
    visitor.bring(sit({"gold": 7}, {}, call=5, pool=pool).table)
    cards = table(visitor).locator("button[data-touch^='initiative:']")
    expect(cards).to_have_count(3)
    expect(cards.first.locator("svg.die")).to_have_count(2)
    expect(cards.first.locator("svg.die.split .mark")).to_have_count(2)
    expect(cards.last).to_contain_text(re.compile("Highest Initiative card.*purple-white 1"))
    visitor.touch(cards.first)
    visitor.touch(hero(visitor).locator("button[data-touch='hand:green-blue3']"))
    visitor.touch(hero(visitor).locator("button[data-touch='space:familiar:1']"))
    row = hero(visitor).get_by_role("group", name=say("attr-familiar"), exact=True)
    expect(row.locator("svg.die.split")).to_have_count(1)
    expect(row.locator(".value")).to_contain_text("3")


def test_what_one_seat_has_seen_in_secret_the_other_never_gets(invite: Invite) -> None:
    edda, mira = invite(), invite()
    frames: list[str] = []
    mira.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    rich = {"gold": 9, "xp": 4, "rows": SHEET, "armor": ["chain-helm"]}
    play = sit(rich, {}, minions=["ice-wyrm", "mimic"], monster="hydra", adventure=["slime-bog"], **MARKET)
    id = edda.bring(play.table)
    edda.post(f"/api/tables/{id}/seats/1/stand", {})
    link = edda.post(f"/api/tables/{id}/invite", {})
    mira.post(f"/api/tables/{id}/join", {"secret": link["secret"]})
    mira.post(f"/api/tables/{id}/seats/1/sit", {"name": "Mira"})
    mira.go(f"/t/{id}")
    expect(mira.prompt).to_be_visible()
    for key in ("hunt", "hire:gold", "hire:xp", "roll", "stop"):
        edda.my_turn()
        if edda.page.locator(f"button[data-option='{key}']").count():  # without XP nothing is rerolled
            edda.choose(key)
    lair = "[data-place='adventure:lair']"
    expect(table(edda).locator(lair)).to_contain_text("Slime Bog")
    expect(table(edda).locator(lair)).to_contain_text(say("web-ff-adventure-secret"))
    expect(table(mira).locator(lair)).to_contain_text(say("web-ff-adventure-hidden"))
    assert any("ice-wyrm" in frame for frame in frames)
    assert not any("slime-bog" in frame for frame in frames)
    assert "Slime Bog" not in mira.page.content()


def test_the_battle_shows_the_cards_the_dice_and_everybody(visitor: Visitor) -> None:
    visitor.without_course()
    seen = {"xp": 4, "gold": 9, "glory": 2, "wounds": 1, "adventure_tokens": 1, "rows": SHEET}
    visitor.bring(sit(seen, {"gold": 0}, phase="battle", monster="gorgon").table)
    battle = table(visitor).locator(".battle")
    expect(battle).to_contain_text("Gorgon")
    expect(battle.locator(".adventure.open")).to_have_count(3)
    expect(battle.locator(".heroes li")).to_have_count(2)
    visitor.check_access()
    visitor.fits()
    dice = battle.locator(".cloth .die").count()
    visitor.touch(battle.locator("button[data-touch='hire:gold']"))
    expect(battle.locator(".cloth .die")).to_have_count(dice + 1)
    visitor.touch(battle.locator("button[data-touch='no-more']"))
    while visitor.my_turn():
        visitor.choose()
    end = visitor.page.get_by_role("dialog")
    expect(end).to_contain_text(say("category-monster"))
    visitor.press("Escape")
    expect(battle.locator(".heroes .result").first).to_have_text(re.compile(r"\d"))


@pytest.mark.parametrize("theme", ["light", pytest.param("dark", marks=pytest.mark.long)])
def test_everything_has_room_on_a_small_phone(invite: Invite, theme: str) -> None:
    visitor = invite(color_scheme=theme, viewport={"width": 360, "height": 740}, has_touch=True)
    rich = {"gold": 9, "xp": 4, "wounds": 1, "rows": SHEET, "fiends": ["fiend-of-misery"], "weapons": ["backpack"]}
    visitor.bring(sit(rich, {}, minions=["crocodile", "mimic"], monster="hydra", **MARKET).table)
    visitor.fits()
    visitor.check_access()
    visitor.choose("hunt")
    visitor.fits()
    visitor.choose("roll")
    visitor.fits(sideways_only=True)
    visitor.check_access()


def test_five_sit_down_only_with_the_second_box_and_readings_come_with_the_expansion(visitor: Visitor) -> None:
    page = visitor.go("/new?game=roll-player")
    add = page.get_by_role("button", name=say("web-new-seat-add"))
    seats = page.get_by_role("button", name=re.compile(say("web-new-seat-remove", number=1).replace("1", r"\d")))
    page.locator("summary").click()
    reading = page.get_by_label(say("setting-ff-hunt-14"))
    expect(reading).to_have_count(0)
    page.get_by_role("radio", name=say("setting-expansion-fiends-familiars-mm"), exact=True).check()
    expect(reading).to_be_visible()
    while add.count():
        add.click()
    expect(seats).to_have_count(5)
    visitor.check_access()
    page.get_by_role("radio", name=say("setting-expansion-fiends-familiars"), exact=True).check()
    expect(seats).to_have_count(4)
    expect(add).to_have_count(0)
    expect(page.get_by_label(say("setting-ff-setup-18"))).to_have_count(0)
    page.get_by_role("button", name=say("web-new-begin")).click()
    expect(page.locator("[data-board]")).to_be_visible()


def test_the_cards_of_all_boxes_can_be_looked_through(visitor: Visitor) -> None:
    page = visitor.go("/cards/roll-player")
    page.get_by_label(say("web-cards-box")).select_option("monsters-minions")
    for family in ("minion", "monster", "adventure"):
        page.locator(".family", has_text=say(f"web-family-{family}")).first.click()
        card = page.get_by_role("listitem").first
        expect(card.locator(f".card.{family}")).to_be_visible()
    page.get_by_label(say("web-cards-box")).select_option("fiends-familiars")
    page.locator(".family", has_text=say("web-family-familiar")).first.click()
    expect(page.get_by_role("listitem").locator(".card.familiar")).to_have_count(15)
    page.get_by_role("button", name=say("web-cards-open", name="Blood Badger")).click()
    expect(page.get_by_role("dialog")).to_contain_text(say("web-box-fiends-familiars"))
    visitor.check_access()
