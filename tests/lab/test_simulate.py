"""Counting what bots did."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from herowright.bots import UnknownBot
from herowright.lab import simulate as lab
from herowright.lab.simulate import Plan, Played, bots_for, play_game, report, simulate
from herowright.lab.summary import Summary
from herowright.table.errors import BadOption

PLAN = Plan("roll-player", ("greedy", "random"), {}, seed=1, games=4)


def played(seed: int, scores: tuple[int, ...], winners: tuple[int, ...], classes: list[str]) -> Played:
    summary = Summary({"classes": classes}, {"cards": {"longsword": {"offered": 2, "bought": 1}}})
    return Played(seed, 100, scores, winners, summary)


def test_wins_are_shared_and_held_against_the_fair_share() -> None:
    games = [played(1, (30, 20), (0,), ["bard", "monk"]), played(2, (25, 25), (0, 1), ["monk", "bard"])]
    counted = report(PLAN, games, seconds=2)
    assert counted["classes"]["bard"] == {
        "games": 2, "wins": 1.5, "fair_share": 1.0, "ratio": 1.5,
        "average": 27.5, "deviation": 2.5, "least": 25, "most": 30,
    }  # fmt: skip
    assert counted["bots"]["greedy"]["wins"] == 1.5
    assert counted["seats"][1]["wins"] == 0.5
    assert counted["cards"] == {"longsword": {"offered": 4, "bought": 2}}
    assert counted["scores"]["distribution"] == {"20": 1, "25": 2, "30": 1}
    assert counted["decisions_per_second"] == 100


def test_a_broken_game_counts_for_nothing_else() -> None:
    games = [played(1, (30, 20), (0,), ["bard", "monk"]), Played(2, 7, error="Oops: no")]
    counted = report(PLAN, games, seconds=1)
    assert (counted["games"], counted["errors"], counted["decisions"]) == (2, 1, 107)
    assert counted["seats"][0]["games"] == 1
    assert report(PLAN, [Played(2, 7, error="Oops: no")], seconds=1)["scores"] == {}


def test_bots_go_round_the_table() -> None:
    assert bots_for(["greedy"], 3) == ("greedy",) * 3
    assert bots_for(["greedy", "random"], 3) == ("greedy", "random", "greedy")


def test_what_roll_player_wants_counted() -> None:
    solo = play_game(Plan("roll-player", ("random",), {}, 3, 1), 0)
    assert solo.error is None
    assert solo.summary.labels["ranks"][0].startswith("rp-rank-pl2-")
    assert len(solo.summary.labels["classes"]) == 1
    cards = solo.summary.tallies["cards"]
    assert 0 < sum(card["bought"] for card in cards.values()) < sum(card["offered"] for card in cards.values())


def test_what_call_to_adventure_wants_counted() -> None:
    game = play_game(Plan("call-to-adventure", ("greedy",) * 2, {}, 3, 1), 0)
    assert game.error is None
    assert {heading: len(set(ids)) for heading, ids in game.summary.labels.items()} == {
        "origins": 2, "motivations": 2, "destinies": 2,
    }  # fmt: skip
    story, hand = game.summary.tallies["story"], game.summary.tallies["hand"]
    assert all(card["taken"] <= card["face_up"] <= 1 for card in story.values())
    assert sum(card["taken"] for card in story.values()) >= 9
    assert any(not card["face_up"] for card in story.values())
    assert all(card["played"] <= card["drawn"] for card in hand.values())
    assert hand.keys() >= {"hero:finest-hour", "antihero:dirty-trick"}
    assert sum(card["drawn"] for card in hand.values()) > sum(card["played"] for card in hand.values()) > 0


def test_what_pathfinder_wants_counted() -> None:
    plan = Plan("pathfinder", ("greedy",) * 2, {"scenario": "the-poison-pill"}, seed=1, games=3)
    games = simulate(plan)
    assert not any(game.error for game in games)
    for game in games:
        labels, scenarios = game.summary.labels, game.summary.tallies["scenarios"]
        assert len(set(labels["characters"])) == 2
        assert labels["outcomes"] == ["won" if game.winners else "lost"] * 2
        assert labels["fates"].count("dead") == scenarios["the-poison-pill"]["deaths"]
        assert 0 < scenarios["the-poison-pill"]["turns"] <= 36
    counted = report(plan, games, seconds=1)
    assert counted["scenarios"]["the-poison-pill"]["games"] == 3
    assert counted["scenarios"]["the-poison-pill"]["won"] == sum(1 for game in games if game.winners)


def test_games_against_an_adversary_are_won_or_lost_together() -> None:
    plan = Plan("call-to-adventure", ("random",) * 2, {"mode": "co-op"}, seed=1, games=8)
    games = simulate(plan)
    lost = [game for game in games if not game.winners]
    assert lost
    assert all(game.summary.labels["ends"] == ["lost", "lost"] for game in lost)
    assert all(game.summary.labels["ends"] == ["won", "won"] for game in games if game.winners)
    counted = report(plan, games, seconds=1)
    assert counted["ends"]["lost"]["wins"] == 0
    assert counted["seats"][0]["ratio"] == (len(games) - len(lost)) / len(games)


def test_a_solo_game_can_be_lost() -> None:
    plan = Plan("call-to-adventure", ("random",), {}, seed=1, games=1)
    lost = Played(1, 50, (12,), (), Summary({"ends": ["lost"]}))
    won = Played(2, 60, (35,), (0,), Summary({"ends": ["won"]}))
    counted = report(plan, [lost, won], seconds=1)
    assert counted["seats"][0]["ratio"] == 0.5
    assert (counted["ends"]["lost"]["ratio"], counted["ends"]["won"]["ratio"]) == (0.0, 1.0)


def test_bad_plans_fail_before_the_first_game() -> None:
    with pytest.raises(BadOption):
        simulate(Plan("roll-player", ("random",), {"edition": "us9"}, 1, 1))
    with pytest.raises(UnknownBot):
        simulate(Plan("roll-player", ("hal",), {}, 1, 1))


@pytest.mark.parametrize("game", ["roll-player", "pathfinder"])
def test_games_do_not_depend_on_the_process(game: str) -> None:
    """Another process orders sets and dictionaries of strings in another way."""
    code = (
        "from herowright.lab.simulate import Plan, simulate\n"
        f"print([(p.scores, p.decisions) for p in simulate(Plan('{game}', ('greedy', 'random'), {{}}, 1, 3))])"
    )
    outputs = [
        subprocess.run(
            [sys.executable, "-c", code], env={"PYTHONHASHSEED": hash_seed}, capture_output=True, text=True, check=True
        ).stdout
        for hash_seed in ("1", "2")
    ]
    assert outputs[0] == outputs[1]


def test_it_goes_on_from_its_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = Plan("roll-player", ("random",), {}, seed=1, games=3)
    file, told, played = tmp_path / "games.jsonl", list[int](), list[int]()

    def play(plan: Plan, number: int) -> Played:
        played.append(number)
        return play_game(plan, number)

    monkeypatch.setattr(lab, "play_game", play)
    first = simulate(plan, file=file)
    lines = file.read_text().splitlines()
    file.write_text(f"{lines[0]}\n{lines[1][:30]}")  # it was broken off in the middle of a line
    assert simulate(plan, progress=told.append, file=file) == first
    assert (played, told) == ([0, 1, 2, 1, 2], [1, 2, 3])
    assert simulate(plan, file=file) == first
    assert len(played) == 5, "what was played after the broken line counts"
    simulate(replace(plan, bots=("greedy",), games=1), file=file)
    assert len(played) == 6, "games of other bots do not count"
