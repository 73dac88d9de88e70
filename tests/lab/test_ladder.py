"""The ladder: everybody among everybody, on every seat, and nothing is played twice."""

from __future__ import annotations

from pathlib import Path

import pytest

from herowright.games import registry
from herowright.lab import ladder
from herowright.lab.ladder import Match, Plan, Result, climb, report, share

OPTIONS = registry.find("roll-player").settle(2, {"variants": ["short"]})
PLAN = Plan("roll-player", ("random", "greedy"), 2, OPTIONS, seed=7, games=2)


def nothing(done: int) -> None:
    pass


def test_each_sits_among_the_others_on_every_seat() -> None:
    assert list(PLAN.matches()) == [
        Match(7, 0, "random", "greedy"),
        Match(7, 0, "greedy", "random"),
        Match(8, 1, "random", "greedy"),
        Match(8, 1, "greedy", "random"),
    ]
    assert Match(8, 1, "random", "greedy").bots(4) == ["greedy", "random", "greedy", "greedy"]


def test_the_better_bot_stands_higher() -> None:
    found = report(PLAN, climb(PLAN, None, 1, nothing))
    assert [line["bot"] for line in found["bots"]] == ["greedy", "random"]
    assert found["games"] == 4
    duels = {(duel["bot"], duel["among"]): duel for duel in found["duels"]}
    assert duels["greedy", "random"]["share"] == 1.0
    assert duels["random", "greedy"]["share"] == 0.0
    assert all(duel["games"] == 2 and duel["fair"] == 0.5 for duel in duels.values())


def test_it_goes_on_from_its_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, played = tmp_path / "ladder.jsonl", []

    def play(plan: Plan, match: Match) -> Result:
        played.append(match)
        return Result(match, (1, 2), (1,), {match.bot: 0.1, match.among: 0.1})

    monkeypatch.setattr(ladder, "play", play)
    first = climb(PLAN, file, 1, nothing)
    lines = file.read_text().splitlines()
    assert len(lines) == len(played) == 4
    file.write_text("\n".join(lines[:2]) + "\n" + lines[2][:30])  # it was broken off in the middle of a line
    assert climb(PLAN, file, 1, nothing) == first
    assert played[4:] == played[2:4]
    other = Plan("roll-player", ("random", "greedy"), 3, OPTIONS, seed=7, games=1)
    climb(other, file, 1, nothing)
    assert len(played) == 8, "games of another kind do not count"
    monkeypatch.setattr("herowright.__version__", "0.1.0")
    climb(PLAN, file, 1, nothing)
    assert len(played) == 12, "nor do those of another version's bots"


def test_where_all_play_together_whole_parties_are_compared() -> None:
    plan = Plan("pathfinder", ("random", "greedy"), 2, registry.find("pathfinder").settle(2, {}), seed=1, games=1)
    assert [match.bots(2) for match in plan.matches()] == [["random", "random"], ["greedy", "greedy"]]
    found = report(plan, climb(plan, None, 1, nothing))
    assert found["duels"] == []
    assert {line["bot"]: line["wins"]["games"] for line in found["bots"]} == {"random": 1, "greedy": 1}


@pytest.mark.parametrize(
    ("wins", "games", "least", "most"), [(0, 10, 0.0, 0.278), (10, 10, 0.722, 1.0), (50, 100, 0.404, 0.596)]
)
def test_a_share_has_its_bounds(wins: int, games: int, least: float, most: float) -> None:
    found = share(wins, games)
    assert found["share"] == wins / games
    assert found["least"] == pytest.approx(least, abs=0.001)
    assert found["most"] == pytest.approx(most, abs=0.001)
