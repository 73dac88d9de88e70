"""`herowright review`: the coach in a terminal."""

from __future__ import annotations

from pathlib import Path
from time import process_time

import pytest

from herowright.bots import coach
from herowright.locale import LANGUAGES
from tests.cli.conftest import Run
from tests.cli.test_saves import table_after


@pytest.fixture(autouse=True)
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach, "POINTS", 1)
    monkeypatch.setattr(coach, "FEWEST_GAMES", 1)
    # A second of this process: on a busy machine one on the clock may be over before anything was looked at.
    monkeypatch.setattr(coach, "perf_counter", process_time)


@pytest.fixture
def alone(tmp_path: Path) -> Path:
    file = tmp_path / "alone"
    file.write_bytes(table_after(None, seats=1).save())
    return file


def test_a_finished_game_is_looked_through(run: Run, alone: Path) -> None:
    found = run("review", alone, "--seconds", "1", "--json").json
    [seat] = found["seats"]
    assert found["unit"] == "stars"
    assert seat["result"] == pytest.approx(seat["expected"] + seat["skill"] + seat["luck"])
    assert seat["costly"], "who plays at random could have done better"
    assert all(each["loss"] > 0 and each["better"] != each["chosen"] and each["reasons"] for each in seat["costly"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_told_in_every_language(run: Run, alone: Path, lang: str) -> None:
    said = run("review", alone, "--seconds", "1", "--lang", lang)
    assert said.code == 0
    assert "★" in said.out
    assert "coach-" not in said.out
    assert "bot-" not in said.out


def test_a_game_that_is_not_over_or_a_seat_that_is_not_there_is_refused(run: Run, alone: Path, tmp_path: Path) -> None:
    pending = tmp_path / "pending"
    pending.write_bytes(table_after(20).save())
    assert run("review", pending).code == 2
    assert run("review", alone, "--seat", "2").code == 2
