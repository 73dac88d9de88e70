"""Whole short games by what a screen reader would say: the accessibility tree as text, and nothing else."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import TimeoutError, expect

from tests.browser.visitor import MOST_CHOICES, Visitor, say
from tests.examples import examples

ME = {"kind": "me", "name": "Edda"}
SHORT = {"variants": ["short"]}
# Each game with how it is set up and the answers that end it soonest, by their words. In `make test` one is played
# to its end, the others for so many questions.
FIENDS = {"game": "roll-player", "options": {"expansion": "fiends-familiars", **SHORT}}
FIRST_QUESTIONS = 20
WHOLE = "call-to-adventure"
GAMES = [
    pytest.param({"game": "roll-player", "options": SHORT}, (), id="roll-player"),
    pytest.param(FIENDS, (), id="fiends-familiars", marks=pytest.mark.long),
    pytest.param({"game": "call-to-adventure"}, (), id="call-to-adventure"),
    pytest.param({"game": "pathfinder"}, (say("pf-opt-end"),), id="pathfinder"),
]
# A message id instead of words.
RAW = re.compile(r'"[a-z]{2,3}-[a-z0-9-]+"')


def heard(visitor: Visitor) -> tuple[str, list[str]]:
    """The question and the answers, as the text of the tree has them."""
    told = visitor.page.get_by_role("region", name=say("web-table-prompt")).aria_snapshot()
    # What has a colon in it stands in quotes.
    tree = re.sub(r"- '(.*)'(:?)$", lambda line: f"- {line[1]}{line[2]}".replace("''", "'"), told, flags=re.M)
    assert not RAW.search(tree), tree
    question = re.search(r'- heading "(.+?)" \[level=2\]', tree)
    group = re.search(rf'^( *)- group "{say("web-table-options")}":\n((?:\1 +.*\n?)*)', tree, re.M)
    assert question, tree
    assert group, tree
    buttons = [line for line in group[2].splitlines() if "- button" in line and "[disabled]" not in line]
    names = [re.search(r'- button (?:"((?:[^"\\]|\\.)*)"|/(.*)/)', line) for line in buttons]
    return question[1], [name[1] for name in names if name and name[1]]


@pytest.mark.parametrize(("plan", "soonest"), GAMES)
def test_a_whole_game_is_played_by_ear(visitor: Visitor, plan: dict[str, Any], soonest: tuple[str, ...]) -> None:
    visitor.open_table(ME, seed="3", **plan)
    questions: set[str] = set()
    region = visitor.page.get_by_role("region", name=say("web-table-prompt"))
    most = MOST_CHOICES if plan["game"] == WHOLE else examples(FIRST_QUESTIONS, MOST_CHOICES)
    for _ in range(most):
        if not visitor.my_turn():
            break
        before = visitor.moment
        question, answers = heard(visitor)
        questions.add(question)
        name = next((answer for wish in soonest for answer in answers if answer.startswith(wish)), answers[0])
        try:
            region.get_by_role("button", name=name.replace('\\"', '"'), exact=True).first.press("Enter", timeout=3000)
        except TimeoutError:  # it was still the last question that was heard: listen again
            continue
        visitor.until(
            """before => document.querySelector('section.bar .armed')
                || document.querySelector('[data-moment]')?.dataset.moment !== before""",
            before,
        )
        if visitor.moment == before:
            visitor.press("Enter")  # the same button says so
            visitor.moved(before)
    if most < MOST_CHOICES:
        visitor.leave_to_bots()
    assert visitor.page.locator("[data-over]").count() == 1
    assert len(questions) > 3
    assert visitor.page.get_by_role("dialog").aria_snapshot()


def test_the_question_comes_first_and_every_list_is_one_stop(visitor: Visitor) -> None:
    visitor.open_table(ME, {"kind": "bot", "bot": "greedy"})
    visitor.rush(6)
    visitor.my_turn()
    page = visitor.page
    page.reload()
    visitor.my_turn()

    def at() -> str:
        found: str = page.evaluate(
            """() => { const at = document.activeElement;
                return at.dataset.option ?? at.closest('[data-panel]')?.dataset.panel ?? at.className; }"""
        )
        return found

    visitor.press("Tab")
    assert "skip" in at()
    visitor.press("Enter")
    first = visitor.keys()[0]
    assert at() == first
    visitor.press("ArrowRight")
    assert at() == visitor.keys()[1]
    visitor.press("Home")
    assert at() == first
    stops = page.evaluate(
        """() => [...document.querySelectorAll('[data-panel]')].map(panel => [panel.getAttribute('aria-label'),
            [...panel.querySelectorAll('button.touchable, [role=log] li button')]
                .filter(each => each.tabIndex === 0).length])"""
    )
    assert all(name and count <= 2 for name, count in stops), stops
    expect(page.get_by_role("region", name=say("web-table-log"))).to_be_visible()


def test_a_fresh_question_takes_no_click_for_a_moment(visitor: Visitor) -> None:
    visitor.prefer(settle=800)
    visitor.open_table(ME)
    visitor.my_turn()
    visitor.page.wait_for_timeout(800)  # the first question is a fresh one, too
    # Within the page, where no other process can make the next press come late.
    moments = visitor.page.evaluate(
        """async () => {
            const moment = () => Number(document.querySelector('[data-moment]').dataset.moment);
            const option = () => document.querySelector('button[data-option]');
            const before = moment(), moments = [];
            option().click();
            option().click();
            while (moment() === before) await new Promise(requestAnimationFrame);
            moments.push(moment());
            option()?.click();
            await new Promise(later => setTimeout(later, 200));
            return [...moments, moment()].map(each => each - before);
        }"""
    )
    assert moments == [1, 1]
