"""Every page by itself: it opens, it can be used by everybody, it fits, it has no error."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from herowright.games.registry import kits
from herowright.locale import LANGUAGES
from tests.browser.conftest import Invite
from tests.browser.speed import script_bytes
from tests.browser.visitor import Visitor, say
from tests.examples import examples

PAGES = (
    "/",
    "/new",
    "/lobby",
    "/tables",
    "/settings",
    "/history",
    "/mail",
    "/tutorial",
    "/campaigns",
    *(f"/cards/{game}" for game in kits()),
    *(f"/rules/{game}" for game in kits()),
    "/rules/roll-player/RP-DICE-03",
    "/cards/nothing",
    "/nowhere",
)
ME, BOT = {"kind": "me", "name": "Edda"}, {"kind": "bot", "bot": "greedy"}
# All that the page could ever load; a board and its cards are fetched when they are needed.
JAVASCRIPT_LIMIT = 288_000


# The cards and the rules of one game look like those of another, a clause like the rules around it, and what is nowhere
# like cards of no game: of each, one page stands for the others.
ALIKE = {f"/{what}/{game}" for game in kits() for what in ("cards", "rules")}
ALIKE -= {"/cards/pathfinder", "/rules/roll-player"}
ALIKE |= {"/rules/roll-player/RP-DICE-03", "/nowhere"}


def in_turns() -> Iterator[Any]:
    """Each page in one language; in `make long` all of them in every language."""
    for number, path in enumerate(PAGES):
        for at, lang in enumerate(LANGUAGES):
            now = path not in ALIKE and number % len(LANGUAGES) == at
            yield pytest.param(path, lang, marks=[] if now else [pytest.mark.long])


@pytest.mark.parametrize(("path", "lang"), [*in_turns()])
def test_everybody_can_use_it(invite: Invite, path: str, lang: str) -> None:
    visitor = invite(locale=lang)
    visitor.go(path)
    expect(visitor.page.get_by_role("heading", level=1).first).to_be_visible()
    expect(visitor.page.locator("html")).to_have_attribute("lang", lang)
    visitor.fits(sideways_only=True)
    for width, height in ((390, 844), (844, 390), (1280, 720)):
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.fits(sideways_only=True)
    visitor.page.wait_for_load_state("networkidle")
    assert message_ids(visitor) == []
    visitor.thin_out()
    visitor.check_access()
    visitor.check_dark()


def test_everybody_can_use_the_table(visitor: Visitor) -> None:
    visitor.open_table(ME, BOT, BOT)
    for _ in range(examples(2, 8)):
        visitor.my_turn()
        visitor.check_access()
        visitor.check_dark()
        visitor.choose()
        visitor.rush(5)


def test_a_phone_has_all_pages_in_a_sheet(invite: Invite) -> None:
    visitor = invite(phone=True)
    page = visitor.go("/history")
    menu = visitor.button("web-nav")
    menu.focus()
    visitor.press("Enter")
    sheet = page.get_by_role("dialog", name=say("web-nav"))
    expect(sheet.get_by_role("link", name=say("web-history"))).to_have_attribute("aria-current", "page")
    expect(sheet.get_by_role("button", name="Deutsch")).to_be_visible()
    visitor.check_access()
    visitor.press("Escape")
    expect(menu).to_be_focused()
    menu.click()
    sheet.get_by_role("link", name=say("web-daily")).click()
    expect(page.get_by_role("heading", level=1, name=say("web-daily"))).to_be_visible()
    expect(sheet).to_have_count(0)


def message_ids(visitor: Visitor) -> list[str]:
    """What looks like the id of a message where words should be."""
    words = visitor.page.locator("body").inner_text()
    return re.findall(r"\b(?:web|rp|ca|ff|pf|server|setting|figure|preset|bot|card|attr)-[a-z-]{3,}", words)


def test_the_page_is_small() -> None:
    assert 0 < script_bytes() <= JAVASCRIPT_LIMIT


def test_cards_are_found_by_name_and_shown_in_full(visitor: Visitor) -> None:
    page = visitor.go("/cards")
    page.get_by_role("searchbox").fill("longsword")
    expect(page.get_by_text(say("card-longsword")).first).to_be_visible()
    visitor.check_access()


def serve(visitor: Visitor, path: str, answer: Any) -> None:
    """What the server would say if it knew more."""
    visitor.context.route(f"**{path}", lambda route: route.fulfill(json=answer))


def test_a_game_without_pictures_of_its_own_is_shown_in_plain_words(visitor: Visitor) -> None:
    games = visitor.context.request.get(f"{visitor.origin}/api/games").json()
    straw = {
        "id": "long",
        "family": "straw",
        "reference": "straw:long",
        "number": 0,
        "editions": [],
        "name": "The long straw",
        "text": "Whoever draws it begins.",
        "values": {"cost": 3, "knots": ["reed", "rye"]},
        "provenance": "ours",
        "value_provenance": {"cost": "ours"},
    }
    rule = {"id": "LO-01", "status": "RULE", "text": "Draw.", "source": "", "chapter": "Straws"}
    serve(visitor, "/api/games", [*games, games[0] | {"id": "lots", "settings": [], "presets": []}])
    serve(visitor, "/api/games/lots/cards?*", [straw])
    serve(visitor, "/api/games/lots/rules?*", [rule])
    page = visitor.go("/cards")
    page.get_by_role("link", name="lots", exact=True).click()
    expect(page).to_have_url(re.compile("/cards/lots$"))
    expect(page.get_by_text("The long straw")).to_be_visible()
    expect(page.get_by_text("reed, rye")).to_be_visible()
    expect(page.get_by_label(say("web-cards-edition"))).to_have_count(0)
    page.get_by_role("button", name=say("web-cards-open", name="The long straw")).click()
    expect(page.get_by_role("dialog").get_by_text(say("web-value-cost")).first).to_be_visible()
    visitor.check_access()
    # The game is remembered where an address names none.
    visitor.go("/rules")
    expect(page.get_by_role("heading", name="Straws").last).to_be_visible()
    visitor.go("/new")
    expect(page.get_by_role("radio", name="lots", exact=True)).to_be_checked()
    expect(page.get_by_text(say("setting-edition"), exact=True)).to_have_count(0)
    page.get_by_role("radio", name=say("web-game-roll-player"), exact=True).check()
    expect(page.get_by_text(say("setting-edition"), exact=True)).to_be_visible()
    visitor.go("/")
    expect(page.get_by_role("button", name=say("preset-solo"))).to_be_visible()


def test_rules_are_found_by_words_and_by_number(visitor: Visitor) -> None:
    page = visitor.go("/rules")
    page.get_by_role("searchbox").fill("RP-DICE-03")
    expect(page.get_by_text("RP-DICE-03").first).to_be_visible()
    visitor.go("/rules/roll-player/RP-MKT-05")
    expect(visitor.page.get_by_text("RP-MKT-05").first).to_be_in_viewport()


def test_the_end_of_a_game_sheet_chart_and_hero(visitor: Visitor, tmp_path: Path) -> None:
    visitor.open_table(ME, options={"variants": ["short"]})
    visitor.play_out()
    page = visitor.page
    sheet = page.get_by_role("dialog").first
    expect(sheet.get_by_role("table").first).to_be_visible()
    expect(sheet.locator("svg").first).to_be_visible()
    visitor.check_access()
    sheet.get_by_role("button", name=say("web-end-sheet")).first.click()
    hero = page.get_by_role("dialog").last
    expect(hero.locator("svg").first).to_be_visible()
    for kind, begins in (("SVG", b"<"), ("PNG", b"\x89PNG")):
        with page.expect_download() as download:
            hero.get_by_role("button", name=kind).click()
        file = tmp_path / kind
        download.value.save_as(file)
        assert file.read_bytes().startswith(begins)
        assert file.stat().st_size > 5_000


def test_a_game_can_be_watched_again_from_any_moment(visitor: Visitor) -> None:
    table = visitor.open_table(ME, options={"variants": ["short"]})
    visitor.play_out()
    page = visitor.go(f"/t/{table}/replay?at=12")
    slider = page.get_by_role("slider").first
    expect(slider).to_have_value("12")
    expect(page.locator("[data-board]")).to_be_visible()
    slider.focus()
    visitor.press("ArrowRight")
    expect(slider).to_have_value("13")
    assert "at=13" in page.url
    visitor.check_access()


def test_export_and_import_carry_a_table_over(visitor: Visitor, tmp_path: Path) -> None:
    visitor.open_table(ME)
    visitor.rush(8)
    visitor.my_turn()
    keys = visitor.keys()
    page = visitor.page
    page.get_by_role("button", name=say("web-table-menu")).click()
    with page.expect_download() as download:
        page.get_by_role("dialog").get_by_text(say("web-table-export")).click()
    file = tmp_path / "game.json"
    download.value.save_as(file)
    assert json.loads(file.read_text())["herowright"] == "table"
    visitor.go("/tables")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name=say("web-import")).click()
    chooser.value.set_files(file)
    page.wait_for_url("**/t/*")
    visitor.my_turn()
    assert visitor.keys() == keys
