"""Call to Adventure through the page: lives, casts and tales."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.visitor import Visitor, say
from tests.examples import examples

ME, BOT = {"kind": "me", "name": "Edda"}, {"kind": "bot", "bot": "greedy"}
GAME = {"game": "call-to-adventure"}


def life(visitor: Visitor) -> Locator:
    return visitor.page.locator("[data-panel='life']")


def table(visitor: Visitor) -> Locator:
    return visitor.page.locator("[data-panel='table']")


def rows(visitor: Visitor) -> Locator:
    """The act rows; the end of a cast gives way to them after a moment."""
    found = table(visitor).locator(".rows")
    expect(found).to_be_visible()
    return found


def keep_a_character(visitor: Visitor) -> list[str]:
    """The first of two cards each time; returns their names."""
    kept = []
    for kind in ("origin", "motivation", "destiny"):
        visitor.my_turn()
        choices = table(visitor).locator(".cards button.choice")
        expect(choices).to_have_count(2)
        expect(choices.first).to_contain_text(say(f"family-{kind}"))
        kept.append(choices.first.locator(".name").inner_text())
        visitor.touch(choices.first)
    visitor.my_turn()
    for name in kept:
        expect(life(visitor)).to_contain_text(re.sub(r"\s+", " ", name))
    return kept


def open_tale(visitor: Visitor) -> Locator:
    visitor.page.get_by_role("dialog").get_by_role("button", name=say("web-ca-tale")).click()
    tale = visitor.page.get_by_role("dialog", name=say("web-ca-tale"))
    expect(tale.locator("article")).to_contain_text(say("web-ca-tale-of", name="Edda"))
    return tale


def test_a_whole_game_against_a_bot_ends_with_a_tale(visitor: Visitor) -> None:
    page = visitor.page
    visitor.open_table(ME, BOT, **GAME)
    origin, motivation, destiny = keep_a_character(visitor)
    made = visitor.play_out(each=visitor.fits)
    assert made > 15
    sheet = page.get_by_role("dialog")
    for words in ("Edda", say("category-destiny"), say("category-icons"), say("category-morality")):
        expect(sheet).to_contain_text(words)
    tale = open_tale(visitor)
    for card in (origin, motivation, destiny):
        expect(tale.locator("article")).to_contain_text(card)
    told = tale.locator("article").inner_text()
    assert say("ca-act", act=1) in told
    assert len(told) > 400
    visitor.check_access()
    with page.expect_download() as kept:
        tale.get_by_role("button", name="PNG", exact=True).click()
    assert kept.value.suggested_filename == "Edda.png"
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    tale.get_by_role("button", name=say("web-end-sheet-copy")).click()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied.startswith(say("web-ca-tale-of", name="Edda"))
    assert len(copied.split("\n\n")) >= 4


def test_a_co_op_game_on_a_phone_is_won_or_lost_together(invite: Invite) -> None:
    visitor = invite(phone=True)
    visitor.open_table(ME, BOT, options={"mode": "co-op"}, **GAME)
    visitor.my_turn()
    visitor.page.get_by_role("button", name=say("web-ca-tab-others")).click()
    foe = visitor.page.locator("section.adversary")
    expect(foe).to_contain_text("0/7")
    expect(foe).to_contain_text(say("quest-rise-of-the-adversary"))
    visitor.check_access()
    visitor.play_out(each=visitor.fits)
    sheet = visitor.page.get_by_role("dialog")
    verdicts = (say("web-ca-end-won"), say("web-ca-end-lost"))
    expect(sheet).to_contain_text(re.compile("|".join(map(re.escape, verdicts))))
    tale = open_tale(visitor)
    expect(tale.locator("article")).to_be_in_viewport()
    visitor.check_access()


def test_alone_the_adversary_is_at_the_table(visitor: Visitor) -> None:
    visitor.open_table(ME, **GAME)
    keep_a_character(visitor)
    expect(visitor.page.locator("section.adversary")).to_contain_text("/5")
    visitor.play_out(each=visitor.fits)
    expect(visitor.page.get_by_role("dialog")).to_contain_text(say("category-experience"))


def test_a_path_is_declared_and_the_runes_are_cast_by_touching_them(visitor: Visitor) -> None:
    visitor.open_table(ME, seed="5", **GAME)
    keep_a_character(visitor)
    path = rows(visitor).locator("button.way.glow").first
    while not path.count():  # an ally to be placed, or no challenge yet
        visitor.choose()
        visitor.my_turn()
        rows(visitor)
    words = path.locator(".words").inner_text()
    expect(path).to_contain_text("%")
    visitor.touch(path)
    cloth = table(visitor).locator(".cloth")
    expect(cloth.get_by_role("heading")).to_have_text(words)
    expect(cloth).to_contain_text(say("web-ca-odds"))
    expect(cloth.get_by_role("img", name=say("rune-core"), exact=True)).to_have_count(3)
    visitor.fits()
    visitor.check_access()
    dark = cloth.locator("[data-touch='dark']")
    if wanted := dark.count():
        visitor.touch(dark.last)  # so many at once
        expect(cloth.get_by_role("img", name=say("rune-dark"), exact=True)).to_have_count(wanted)
    visitor.touch(cloth.get_by_role("button", name=say("ca-opt-cast")))
    expect(cloth).to_contain_text(say("web-ca-result"))
    verdict = cloth.locator(".verdict")
    expect(verdict).to_be_visible()
    result, difficulty = (int(number) for number in cloth.locator(".number").all_inner_texts())
    expect(verdict).to_contain_text("✓" if result >= difficulty else "✗")


def test_the_end_of_a_cast_can_be_looked_at_again(visitor: Visitor) -> None:
    visitor.open_table(ME, seed="5", **GAME)
    keep_a_character(visitor)
    while not table(visitor).locator("button.last").count():
        visitor.choose()
        visitor.my_turn()
        table(visitor).locator(".rows, .cloth").first.wait_for()
        if table(visitor).locator(".ended").count():
            rows(visitor)
    table(visitor).locator("button.last").click()
    verdict = table(visitor).locator(".cloth .verdict")
    expect(verdict).to_have_text(re.compile(f"{say('web-ca-verdict-won')}|{say('web-ca-verdict-lost')}"))
    table(visitor).get_by_role("button", name=say("web-ca-go-on")).click()
    rows(visitor)


def test_another_life_opens_in_full_and_keeps_its_secrets(visitor: Visitor) -> None:
    visitor.open_table(ME, BOT, **GAME)
    keep_a_character(visitor)
    visitor.page.locator("[data-panel='others'] button.glance").click()
    other = visitor.page.get_by_role("dialog")
    expect(other.locator(".acts li")).to_have_count(3)
    expect(other).to_contain_text(say("web-ca-face-down"))
    expect(other.locator(".held-card")).to_have_count(0)
    visitor.check_access()


SIZES = ((1024, 768), (1280, 720), (1920, 1080))


def test_everything_is_in_sight_at_a_full_table(visitor: Visitor) -> None:
    visitor.open_table(ME, BOT, BOT, BOT, options={"mode": "co-op"}, **GAME)
    keep_a_character(visitor)
    for _ in range(examples(4, 30)):
        if not visitor.my_turn():
            break
        for size in SIZES:
            visitor.resize(*size)
            visitor.fits()
            for panel in ("life", "table", "others"):
                hidden = visitor.page.locator(f"[data-panel='{panel}']").evaluate(
                    "panel => [panel.scrollHeight - panel.clientHeight, panel.scrollWidth - panel.clientWidth]"
                )
                assert max(hidden) <= 1, f"{size}: {panel}: {hidden} px are out of sight"
        visitor.choose()


def test_the_cards_of_the_game_have_faces(visitor: Visitor) -> None:
    page = visitor.go("/cards/call-to-adventure")
    card = page.locator(".card.challenge").first
    expect(card.locator(".path")).to_have_count(2)
    expect(card.locator(".caption").first).not_to_be_empty()
