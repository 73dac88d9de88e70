"""`herowright play`: what reaches the terminal game."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Run
from tests.cli.test_app import SCRIPT


@pytest.fixture
def called(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """The calls of the terminal game, which is not played."""
    calls: list[dict[str, Any]] = []

    def play(
        game: str, seats: int, bots: list[str], options: Any, seed: int, lang: str, names: Any, console: Any = None
    ) -> int:
        calls.append(locals() | {"calls": None})
        return 0

    monkeypatch.setattr("herowright.terminal.play.play", play)
    return calls


def test_greedy_takes_all_seats_but_the_first(run: Run, called: list[dict[str, Any]]) -> None:
    assert run("play", "roll-player").code == 0
    assert run("play", "roll-player", "--seats", 4).code == 0
    assert run("play", "roll-player", "--seats", 1).code == 0
    assert [(call["seats"], call["bots"]) for call in called] == [(2, ["greedy"]), (4, ["greedy"] * 3), (1, [])]


def test_named_bots_leave_the_other_seats_to_people(run: Run, called: list[dict[str, Any]]) -> None:
    run("play", "roll-player", "--seats", 3, "--bot", "random")
    run("play", "roll-player", "--seats", 3, "--hot-seat")
    assert [call["bots"] for call in called] == [["random"], []]


def test_seed_options_language_names_and_colours(run: Run, called: list[dict[str, Any]], tmp_path: Path) -> None:
    pack = tmp_path / "house.toml"
    pack.write_text('game = "roll-player"\n[cards.longsword]\ncost = 6\nname.pl = "Miecz"\n')
    options = ["--option", "edition=de1", "--seed", "7", "--pack", pack, "--name", "Ada", "--lang", "pl", "--no-color"]
    run("play", "roll-player", *options)
    (call,) = called
    assert (call["seed"], call["lang"], call["options"]["edition"]) == (7, "pl", "de1")
    assert call["options"]["pack"]["cards"]["longsword"]["cost"] == 6
    assert call["options"]["pack"]["cards"]["longsword"]["name"] == {"pl": "Miecz"}
    assert call["names"] == ["Ada"]
    assert call["console"].no_color


def test_the_real_game_begins_and_can_be_left(tmp_path: Path) -> None:
    environment = {"XDG_DATA_HOME": str(tmp_path), "HEROWRIGHT_LANG": "de", "PATH": ""}
    played = subprocess.run(
        [SCRIPT, "play", "roll-player", "--seed", "1"], input="q\n", capture_output=True, text=True, env=environment
    )
    assert (played.returncode, played.stderr) == (0, "")
    assert "Charaktertableau" in played.stdout
