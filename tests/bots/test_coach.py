"""The coach: a finished game looked through again, from what each seat knew."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import herowright as hw
from herowright.bots import advise, coach, make_bot
from herowright.bots.coach import Played, Review
from herowright.bots.search import Guide
from herowright.games import registry
from herowright.kit import part
from herowright.table.table import Table


def guide_of(game: str) -> Guide[Any]:
    found: Guide[Any] = part(registry.kit(game).guide)
    return found


def game_of(game: str, bots: tuple[str, ...], seed: int, options: dict[str, Any]) -> tuple[Table[Any], Played]:
    table = hw.new_table(game, len(bots), seed, options)
    players = [make_bot(game, bot, seed + seat) for seat, bot in enumerate(bots)]
    while table.decision is not None:
        table.apply(advise(table, players[table.decision.seat])[0].option)
    return table, Played(lambda: hw.new_table(game, len(bots), seed, options), table.decisions)


@pytest.fixture(autouse=True, scope="module")
def few_games() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(coach, "POINTS", 2)
        patch.setattr(coach, "FEWEST_GAMES", 2)
        yield


@pytest.fixture(scope="module")
def spoiled() -> tuple[Table[Any], Review]:
    """Somebody who plays at random against a companion."""
    table, played = game_of("roll-player", ("random", "greedy"), 3, {})
    return table, coach.review(played, guide_of("roll-player"), [0], 1.0, rollouts=2)


def test_bad_decisions_are_found_the_costliest_first(spoiled: tuple[Table[Any], Review]) -> None:
    table, review = spoiled
    [seat] = review.seats
    losses = [each.loss for each in seat.costly]
    assert len(losses) == coach.MOST_COSTLY
    assert losses == sorted(losses, reverse=True)
    assert losses[-1] >= coach.NOTABLE_SCORE
    for each in seat.costly:
        assert table.decisions[each.number][0] == 0
        assert each.chosen != each.better
        assert each.reasons[0].id == "bot-looked"
        assert each.reasons[0].args["way"] == "more"


def test_result_is_expectation_and_skill_and_luck(spoiled: tuple[Table[Any], Review]) -> None:
    table, review = spoiled
    [seat] = review.seats
    assert table.outcome is not None
    assert review.unit == "stars"
    assert seat.result == table.outcome.seats[0].total
    assert seat.result == pytest.approx(seat.expected + seat.skill + seat.luck)
    assert seat.skill < -3  # it is not luck that chance loses


def test_the_chance_to_win_is_shared_and_ends_with_the_game(spoiled: tuple[Table[Any], Review]) -> None:
    table, review = spoiled
    assert table.outcome is not None
    assert review.points[0].decisions == 0
    assert review.points[-1].decisions == table.made
    assert all(sum(point.chances) == pytest.approx(1) for point in review.points)
    assert review.points[-1].chances == tuple(float(seat in table.outcome.winners) for seat in (0, 1))


def test_who_does_as_a_companion_would_owes_the_rest_to_luck() -> None:
    _, played = game_of("roll-player", ("greedy",), 0, {})
    [seat] = coach.review(played, guide_of("roll-player"), [0], 0.01).seats
    assert seat.looked_at == 1
    assert seat.skill == 0
    assert seat.luck == pytest.approx(seat.result - seat.expected)


def test_who_plays_together_wins_together() -> None:
    table, played = game_of("pathfinder", ("greedy",), 2, {})
    review = coach.review(played, guide_of("pathfinder"), [0], 0.01)
    assert table.outcome is not None
    assert review.unit == "chance"
    assert review.points[-1].chances == (float(bool(table.outcome.winners)),)
    [seat] = review.seats
    assert seat.expected == review.points[0].chances[0]
    assert seat.result == pytest.approx(seat.expected + seat.skill + seat.luck)
