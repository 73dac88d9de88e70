"""Work shared out on a Ray of this machine, with two workers; one of them dies."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor
from dataclasses import astuple
from pathlib import Path
from typing import Any

import pytest

import herowright as hw
from herowright.games import registry
from herowright.lab import cluster, dataset, ladder
from herowright.lab.cluster import LOCAL, NoCluster, OtherVersion, in_order
from herowright.lab.dataset import make
from herowright.lab.simulate import Plan, play_game, simulate

OPTIONS = registry.find("roll-player").settle(2, {"variants": ["short"]})
PLAN = Plan("roll-player", ("random", "random"), OPTIONS, seed=3, games=5)


@pytest.fixture(scope="module")
def _two_workers() -> Iterator[None]:
    ray = pytest.importorskip("ray")
    cluster._join(ray, 2, LOCAL)
    yield
    ray.shutdown()


def mortal(file: Path, victim: int, deaths: int) -> Callable[[int], Any]:
    """Plays the games of the plan; the first ones who try the game of the victim are killed."""
    plan = PLAN

    def play(number: int) -> Any:
        died = file.stat().st_size if file.exists() else 0
        if number == victim and died < deaths:
            with file.open("a") as told:
                told.write("x")
            os.kill(os.getpid(), signal.SIGKILL)
        return play_game(plan, number)

    return play


@pytest.mark.long
@pytest.mark.usefixtures("_two_workers")
def test_what_a_killed_worker_had_in_hand_is_done_by_another(tmp_path: Path) -> None:
    deaths = tmp_path / "deaths"
    results = list(in_order(mortal(deaths, victim=2, deaths=1), range(PLAN.games), ray=LOCAL))
    assert deaths.read_text() == "x"
    assert results == [play_game(PLAN, number) for number in range(PLAN.games)]


@pytest.mark.long
@pytest.mark.usefixtures("_two_workers")
def test_work_that_kills_everybody_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "RETRIES", 0)
    with pytest.raises(BrokenExecutor):
        list(in_order(mortal(tmp_path / "deaths", victim=0, deaths=9), range(1), ray=LOCAL))


@pytest.mark.long
@pytest.mark.usefixtures("_two_workers")
def test_games_ladders_and_data_sets_are_those_of_one_worker(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    assert simulate(PLAN, ray=LOCAL) == simulate(PLAN)
    sets = [
        make(dataset.Plan(*astuple(PLAN)), tmp_path / name, ray=ray) for name, ray in (("there", LOCAL), ("here", None))
    ]
    there, here = ([file.read_bytes() for file in sorted(found.folder.rglob("*.*"))] for found in sets)
    assert there == here
    plan = ladder.Plan("roll-player", ("random", "greedy"), 2, OPTIONS, seed=7, games=1)
    climbed = [ladder.climb(plan, None, 1, lambda done: None, ray) for ray in (LOCAL, None)]
    untimed = [[result._replace(seconds={}) for result in results] for results in climbed]
    assert untimed[0] == untimed[1]


@pytest.mark.long
@pytest.mark.usefixtures("_two_workers")
def test_a_node_with_another_version_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "__version__", "0.0.1")
    with pytest.raises(OtherVersion, match=rf"0\.0\.1.*{hw.__version__}"):
        list(in_order(abs, [1], ray=LOCAL))


def test_an_address_where_nobody_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    class Silent:
        @staticmethod
        def init(**settings: object) -> None:
            raise ConnectionError("nobody there")

    with pytest.raises(NoCluster, match="nobody there"):
        cluster._join(Silent, 1, "head:6379")
