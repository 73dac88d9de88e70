"""First games with a coach: every lesson comes up at the table it is written for."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest

import herowright as hw
from herowright.bots import Bot, advise, make_bot
from herowright.games import registry
from herowright.lessons import Course, Lesson, course
from herowright.locale import LANGUAGES, texts
from herowright.table.decision import Option

TAUGHT = [game for game, kit in registry.kits().items() if kit.lessons]
# What a learner may do without: they come up when somebody does what they are about.
SOMETIMES = {
    "roll-player": {"order", "token", "skill", "refresh"},
    "call-to-adventure": {"after-cast", "draw", "react", "last-act"},
    "pathfinder": {"evade", "boon", "damage", "recharge", "close", "villain"},
}


# Who plays well, who presses the first button, and who tries whatever is new.
LEARNERS = ("well", "first", "eager")
EAGER = ("use:", "refresh:", "place:cha", "token", "buy:", "draw:antihero", "dark")


def holds(found: Any, wanted: bool | int | str) -> bool:
    size = len(found) if isinstance(found, (list, dict)) else found
    if isinstance(wanted, bool):
        return bool(size) is wanted
    if isinstance(wanted, int):
        return isinstance(size, int) and size >= wanted
    return bool(found == wanted)


def at(view: Any, path: str) -> Any:
    for step in path.split("."):
        if isinstance(view, list):
            view = view[int(step)] if int(step) < len(view) else None
        else:
            view = None if view is None else view[step]  # a name that the view has no more is an error
    return view


def due(lesson: Lesson, table: hw.Table[Any], view: Any) -> bool:
    decision = table.decision
    if lesson.over or decision is None:
        return lesson.over and table.outcome is not None
    return (
        re.search(lesson.asks, decision.kind) is not None
        and (not lesson.offers or any(re.search(lesson.offers, option.key) for option in decision.options))
        and all(holds(at(view, path), wanted) for path, wanted in lesson.where.items())
    )


def course_of(game: str) -> Course:
    found = course(game)
    assert found is not None
    return found


def choice(learner: str, table: hw.Table[Any], bot: Bot) -> Option:
    assert table.decision is not None
    options = table.decision.options
    if learner == "first" or (learner == "eager" and table.decision.kind.startswith("start-")):
        return next(option for option in options if not option.interrupt)
    tried = (option for key in EAGER for option in options if learner == "eager" and option.key.startswith(key))
    return next(tried, None) or advise(table, bot)[0].option


@cache
def given(game: str, learner: str) -> tuple[str, ...]:
    """The lessons in the order in which they come up."""
    plan = course_of(game)
    table = hw.new_table(game, seats=1 + len(plan.bots), seed=int(plan.seed), options=dict(plan.options))
    bot = make_bot(game, "greedy", 1)
    found: dict[str, None] = {}
    while table.decision and len(table.decisions) < 1500:
        decision = table.decision
        if decision.seat == 0:
            view = table.view(0)
            found |= dict.fromkeys(each.id for each in plan.lessons if due(each, table, view))
        table.apply(choice(learner if decision.seat == 0 else "well", table, bot))
    assert table.outcome is not None
    found |= dict.fromkeys(each.id for each in plan.lessons if due(each, table, table.view(0)))
    return tuple(found)


@pytest.mark.parametrize("game", TAUGHT)
def test_every_lesson_comes_up(game: str) -> None:
    known = {lesson.id for lesson in course_of(game).lessons}
    assert known - {id for learner in LEARNERS for id in given(game, learner)} == set(), "nobody ever comes to these"
    for learner in LEARNERS:
        assert known - set(given(game, learner)) <= SOMETIMES[game], learner


@pytest.mark.parametrize("game", TAUGHT)
def test_the_first_and_the_last_lesson_stand_where_they_belong(game: str) -> None:
    lessons = [lesson.id for lesson in course_of(game).lessons]
    for learner in LEARNERS:
        met = given(game, learner)
        assert (met[0], met[-1]) == ("welcome", "end") == (lessons[0], lessons[-1])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_every_lesson_has_words_that_fit_beside_the_table(game: str, lang: str) -> None:
    words, plan = texts(lang), course_of(game)
    for number in range(plan.about):
        assert words.has(f"lesson-{game}-about-{number + 1}")
    for lesson in plan.lessons:
        id = f"lesson-{game}-{lesson.id}"
        assert words.has(id), id
        assert len(words.say(id)) <= 60
        assert 60 <= len(words.say(f"{id}.text")) <= 420, (id, len(words.say(f"{id}.text")))
