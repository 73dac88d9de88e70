"""What is computed once for all seats is what each of them would see by itself."""

import random
from collections import Counter
from typing import Any

import pytest

import herowright as hw
from herowright.games import registry
from herowright.games.call_to_adventure.rules import scoring as tales
from herowright.games.call_to_adventure.rules import story
from herowright.games.roll_player.fiends_familiars.rules import scoring as fiendish
from herowright.games.roll_player.rules import scoring

EXPANSION = {"expansion": "fiends-familiars-mm"}
TABLES: list[tuple[str, dict[str, Any]]] = [*((game, {}) for game in registry.kits()), ("roll-player", EXPANSION)]


def played(game: str, options: dict[str, Any], every: int, most: int = 150) -> Any:
    """A random game, at every so many decisions."""
    rng = random.Random(3)
    table = hw.new_table(game, seats=3, seed=3, options=options)
    while table.decision is not None and table.made < most:
        if table.made % every == 0:
            yield table
        table.apply(rng.choice(table.decision.options))


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_the_views_of_a_moment_are_those_of_its_seats(game: str, options: dict[str, Any]) -> None:
    for table in played(game, options, every=9):
        views = table.views()
        for seat in (None, 2, 0, 1):
            assert views(seat) == table.view(seat)


@pytest.mark.parametrize(("options", "rules"), [({}, scoring), (EXPANSION, fiendish)])
def test_what_a_hero_is_paid_is_what_the_score_sheet_says(options: dict[str, Any], rules: Any) -> None:
    compared = 0
    for table in played("roll-player", options, every=5):
        for hero in table.state.heroes:
            if hero.hero_class is None or hero.backstory is None or hero.alignment is None:
                continue
            worded, plain = Counter[str](), Counter[str]()
            for line in rules.score(table.state, hero):
                worded[line.category] += line.points
            for category, points in rules.paid(table.state, hero, scoring.row_values(table.state, hero)):
                plain[category] += points
            assert worded == plain
            compared += 1
    assert compared > 20


def test_a_tale_is_worth_by_category_what_its_score_sheet_says() -> None:
    categories: set[str] = set()
    for options in ({}, {"mode": "co-op"}, {"CA-SCORE-18": "second-set"}):
        for table in played("call-to-adventure", options, every=20, most=2000):
            for hero in table.state.heroes:
                for seen in (hero, story.foreseen(table.state, hero)):
                    worded: dict[str, int] = {}
                    for line in tales.score(table.state, seen):
                        worded[line.category] = worded.get(line.category, 0) + line.points
                    plain = tales.by_category(table.state, seen)
                    assert list(plain.items()) == list(worded.items())
                    categories |= plain.keys()
    assert {"destiny", "allies", "icons"} <= categories
