"""Learning by playing: first games with a coach, what words and icons mean, the goal, and the rules."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from herowright.lessons import course
from tests.browser.conftest import Invite
from tests.browser.visitor import Visitor, say

ME = {"kind": "me", "name": "Edda"}
# Up to which lesson somebody goes who presses what the coach points at; the others have a test without a browser.
REACHED = {
    "roll-player": ("welcome", "sheet", "class", "goals", "backstory", "alignment"),
    "call-to-adventure": ("welcome", "character", "icons", "morality", "turn", "afterwards"),
    "pathfinder": (
        "welcome",
        "character",
        "goal",
        "start",
        "hand",
        "deck",
        "clock",
        "explore",
        "skill",
        "dice",
        "roll",
    ),
}
MOST_PRESSES = 40


def given(visitor: Visitor, game: str) -> list[str]:
    kept = visitor.page.evaluate("key => localStorage.getItem(key)", f"herowright-tutorial-{game}")
    found: list[str] = json.loads(kept)["given"] if kept else []
    return found


def press_what_is_pointed_at(visitor: Visitor, game: str, pressed: set[str]) -> None:
    """Next where there is something to read; else the thing itself or, where several steps belong to a lesson or the
    coach stands before it, the first option."""
    coach = visitor.page.locator(".coach")
    read_on = coach.get_by_role("button", name=say("web-tutor-next"), exact=True)
    if not read_on.count():
        visitor.my_turn()
    if read_on.count():  # the question may have brought the next lesson
        read_on.click()
        return
    plan, heading = course(game), coach.locator("h3").inner_text()
    assert plan is not None
    lesson = next((each for each in plan.lessons if say(f"lesson-{game}-{each.id}") == heading), None)
    if lesson and lesson.id not in pressed and "data-touch" in (lesson.target or ""):
        pressed.add(lesson.id)
        before = visitor.moment
        if visitor.page.evaluate(PRESS, lesson.target) and visitor.moment != before:
            return
    visitor.rush(1)


# The first thing that a selector finds in sight, pressed with the mouse's own event if nothing covers it.
PRESS = """target => {
    for (const thing of document.querySelectorAll(target)) {
        const box = thing.getBoundingClientRect();
        const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        if (at && thing.contains(at)) {
            thing.click();
            return true;
        }
    }
    return false;
}"""


@pytest.mark.parametrize("game", REACHED)
def test_a_first_game_is_learnt_by_pressing_what_is_pointed_at(invite: Invite, game: str) -> None:
    visitor = invite(phone=game == "pathfinder")
    page = visitor.go(f"/tutorial/{game}")
    page.get_by_role("button", name=say("web-tutor-begin")).click()
    expect(page.locator(".coach")).to_be_visible()
    pressed: set[str] = set()
    for _ in range(MOST_PRESSES):
        if set(REACHED[game]) <= set(given(visitor, game)):
            break
        press_what_is_pointed_at(visitor, game, pressed)
    assert set(REACHED[game]) <= set(given(visitor, game))
    visitor.fits(sideways_only=True)
    # One may leave at any time, and comes back to where one was.
    page.goto(f"{visitor.origin}/tutorial/{game}")
    expect(page.get_by_role("button", name=say("web-tutor-continue"))).to_be_visible()


def test_the_lessons_are_found_from_the_start(visitor: Visitor) -> None:
    page = visitor.go("/tutorial")
    expect(page.locator("main a[href^='/tutorial/']")).to_have_count(len(REACHED))
    visitor.check_access()


def test_icons_words_and_figures_say_what_they_mean(visitor: Visitor) -> None:
    visitor.open_table(ME, {"kind": "bot", "bot": "greedy"}, game="call-to-adventure")
    visitor.my_turn()
    page = visitor.page
    page.locator('[data-term="ca-xp"]').first.click()
    meaning = page.locator("dialog.meaning")
    expect(meaning.get_by_role("heading")).to_have_text(say("meaning-ca-xp"))
    expect(meaning).to_contain_text(say("meaning-ca-xp.clause"))
    visitor.check_access()
    visitor.press("Escape")
    expect(meaning).not_to_be_visible()
    word = page.locator("section.bar h2 .term").first
    word.click()
    expect(meaning).to_be_visible()
    visitor.press("Escape")
    # By the keyboard: the whole dictionary.
    visitor.press("/")
    terms = page.get_by_role("dialog", name=say("web-meanings"))
    terms.get_by_role("searchbox").fill("corrupts")
    expect(terms.locator("dt")).to_have_count(1)


def test_the_goal_is_always_in_sight_and_told_in_full(visitor: Visitor) -> None:
    visitor.open_table(ME, game="pathfinder")
    visitor.my_turn()
    visitor.rush(2)
    visitor.my_turn()
    goal = visitor.page.locator(".goal-line")
    expect(goal).to_contain_text(say("bane-jubrayl-vhiski"))
    visitor.choose("explore")
    expect(goal).to_be_visible()
    goal.click()
    full = visitor.page.get_by_role("dialog", name=say("web-goal"))
    for part in ("web-goal-aim", "web-goal-rules", "web-goal-left"):
        expect(full.get_by_role("heading", name=say(part), exact=True)).to_be_visible()
    visitor.check_access()


def test_a_rule_is_told_with_its_neighbours_and_an_example(visitor: Visitor) -> None:
    """In plain words first, the number small at the end."""
    visitor.open_table(ME, game="pathfinder")
    visitor.my_turn()
    visitor.rush(4, "start", "explore", "use:")
    visitor.my_turn()
    visitor.press("r")
    told = visitor.page.get_by_role("dialog", name=say("web-rule-title"))
    expect(told.locator("p.text")).to_be_visible()
    expect(told.locator("figure.example")).not_to_have_count(0)
    number = told.locator("footer > span").inner_text()
    told.locator(".near button").first.click()
    expect(told.locator("footer > span")).not_to_have_text(number)
    visitor.check_access()


@pytest.mark.parametrize(
    ("lang", "typed"),
    [("en", "temporary"), ("pl", "tymczasowe"), pytest.param("de", "zeitweilig", marks=pytest.mark.long)],
)
def test_the_rules_are_found_in_any_form_of_a_word(invite: Invite, lang: str, typed: str) -> None:
    visitor = invite(locale=lang)
    page = visitor.go("/rules/pathfinder")
    page.get_by_role("searchbox").fill(typed)
    expect(page.locator("article")).not_to_have_count(0)
    expect(page.locator("#PF-VILLAIN-04 mark").first).to_be_visible()
    expect(page.locator("#PF-DICE-01")).to_have_count(0)
    if lang == "en":
        page.get_by_role("searchbox").fill("win")
        expect(page.locator("#PF-VILLAIN-04")).to_have_count(0)
        marked: Any = page.locator("mark").all_inner_texts()
        assert all(re.fullmatch(r"(?i)wins?|won|winning|winners?|victory", each) for each in marked)
