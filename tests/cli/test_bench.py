"""`herowright bench`; the speed itself is measured by `make bench`, not by a test."""

from __future__ import annotations

import sys
from typing import Any

import pytest

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


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("GAMES", "TABLES", "ROUNDS"):
        monkeypatch.setattr(bench, name, 2)


@pytest.mark.usefixtures("quick")
def test_the_figures_for_programs(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "peers", lambda: [Peer()])
    report = run("bench", "--peers", "--seconds", 0.05, "--json").json
    peer = report["peers"]["open_spiel/gin_rummy"]
    assert report.keys() == {"games", "peers"}
    # A game of Call to Adventure at random takes hundreds of turns, and its log grows with them.
    most_bytes = {
        "roll-player": 400_000,
        "roll-player/fiends-familiars": 800_000,
        "call-to-adventure": 1_500_000,
        "pathfinder": 600_000,
    }
    assert report["games"].keys() == most_bytes.keys()
    for game, rates in report["games"].items():
        assert rates["seats"] == 4
        for key in ("decisions_per_second", "clones_per_second", "deepcopies_per_second"):
            assert rates[key] > 0
        assert rates["ratio"] == round(rates["decisions_per_second"] / peer["decisions_per_second"], 2)
        assert rates["clone_ratio"] == round(rates["clones_per_second"] / rates["deepcopies_per_second"], 1)
        assert rates["table_bytes_middle"] < rates["table_bytes"] < most_bytes[game]
    assert peer["steps_per_second"] == pytest.approx(1.5 * peer["decisions_per_second"], rel=0.01)


@pytest.mark.usefixtures("quick")
def test_without_peers_there_is_no_ratio(run: Run) -> None:
    report = run("bench", "--seconds", 0.02, "--json").json
    assert [rates["ratio"] for rates in report["games"].values()] == [None] * 4
    assert report["peers"] == {}


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_for_people(run: Run, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "peers", lambda: [Peer()])
    shown = run("bench", "--peers", "--seconds", 0.02, "--lang", lang)
    assert shown.code == 0
    assert "cli-" not in shown.out
    for contender in ("roll-player", "call-to-adventure", "pathfinder", bench.REFERENCE):
        assert contender in shown.out


def test_missing_peers_are_named_with_the_way_to_install_them(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    missing = run("bench", "--peers", "--json")
    assert missing.code == 1
    assert missing.json["error"]["id"] == "bench-no-peers"
    assert "pip install 'herowright[bench]'" in missing.err
