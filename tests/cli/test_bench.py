"""`herowright bench`; the speed itself is measured by `make bench`, not by a test."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from typing import Any
from unittest.mock import Mock

import pytest

import herowright as hw
from herowright.lab import bench
from herowright.locale import LANGUAGES
from tests.cli.conftest import Run


class Peer:
    """An engine that is always installed."""

    id = bench.REFERENCE

    def play(self) -> tuple[int, int]:
        return 10, 15

    def copies(self) -> dict[str, Any]:
        return {"clones": lambda: None}


@pytest.fixture(scope="module")
def measured() -> dict[str, Any]:
    """One whole benchmark, as short as can be."""
    with pytest.MonkeyPatch.context() as patch:
        for name in ("GAMES", "TABLES"):
            patch.setattr(bench, name, 1)
        patch.setattr(bench, "peers", lambda: ([Peer()], ["rlcard/uno"]))
        patch.setattr(bench, "gc", Mock())  # it would look through thousands of tests again and again
        return bench.bench(hw.games(), True, 0.02)


def test_the_figures_of_all_games(measured: dict[str, Any]) -> None:
    peer = measured["peers"]["open_spiel/gin_rummy"]
    assert measured.keys() == {"compiled", "games", "peers", "missing"}
    assert measured["missing"] == ["rlcard/uno"]
    # A game of Call to Adventure at random takes hundreds of turns, and its log grows with them.
    most_bytes = {
        "roll-player": 400_000,
        "roll-player/fiends-familiars": 800_000,
        "call-to-adventure": 1_500_000,
        "pathfinder": 600_000,
    }
    assert measured["games"].keys() == most_bytes.keys()
    for game, rates in measured["games"].items():
        assert rates["seats"] == 4
        for key in ("decisions_per_second", "clones_per_second", "deepcopies_per_second"):
            assert rates[key] > 0
        assert rates["ratio"] == round(rates["decisions_per_second"] / peer["decisions_per_second"], 2)
        assert rates["spread"] == [rates["ratio"]] * 2  # there was one round
        assert rates["copies_ratio"] == round(rates["clones_per_second"] / peer["clones_per_second"], 2)
        assert rates["clone_ratio"] == round(rates["clones_per_second"] / rates["deepcopies_per_second"], 1)
        # A log is packed as it grows: a table may well weigh less near its end than in the middle.
        assert 10_000 < rates["table_bytes_middle"] < most_bytes[game]
        assert 10_000 < rates["table_bytes"] < most_bytes[game]
    assert peer["steps_per_second"] == pytest.approx(1.5 * peer["decisions_per_second"], rel=0.01)


def test_without_peers_there_is_no_ratio(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "gc", Mock())
    monkeypatch.setattr(bench, "GAMES", 1)
    monkeypatch.setattr(bench, "table_bytes", lambda game: (1000, 1000))  # weighed in the test above
    report = bench.bench(["roll-player"], False, 0.02)
    assert [rates["ratio"] for rates in report["games"].values()] == [None] * 2
    assert report["peers"] == {}


@pytest.fixture
def done(measured: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> list[tuple[list[str], bool, float]]:
    """The command finds the benchmark done; the list tells what it asked for."""
    asked: list[tuple[list[str], bool, float]] = []

    def bench_of(games: Iterable[str], peers: bool, seconds: float, progress: Callable[[int, int], None]) -> Any:
        asked.append((sorted(games), peers, seconds))
        progress(1, 1)
        return measured

    monkeypatch.setattr(bench, "bench", bench_of)
    return asked


def test_the_figures_for_programs(run: Run, measured: dict[str, Any], done: list[Any]) -> None:
    assert run("bench", "--peers", "--seconds", 0.5, "--json").json == measured
    assert done == [(sorted(hw.games()), True, 0.5)]


@pytest.mark.usefixtures("done")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_for_people(run: Run, lang: str) -> None:
    shown = run("bench", "--peers", "--lang", lang)
    assert shown.code == 0
    assert "cli-" not in shown.out
    for contender in ("roll-player", "call-to-adventure", "pathfinder", bench.REFERENCE, "rlcard/uno"):
        assert contender in shown.out


def test_missing_peers_are_named_with_the_way_to_install_them(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    missing = run("bench", "--peers", "--json")
    assert missing.code == 1
    assert missing.json["error"]["id"] == "bench-no-peers"
    assert "pip install 'herowright[bench]'" in missing.err
