"""The plots of docs/lab.md."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from herowright.cli import main

DOCS = Path(__file__).parents[2] / "docs"
LARGEST = 100_000


def test_the_command_draws_all_of_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    curve = tmp_path / "roll-player.csv"
    curve.write_text("step,score\n100,5.0\n200,6.5\n")
    assert main(["lab", "plots", "--games", "1", "--folder", str(tmp_path), "--curve", str(curve)]) == 0
    files = [Path(line) for line in capsys.readouterr().out.split()]
    assert sorted(file.name for file in files) == sorted(file.name for file in tmp_path.glob("*.svg"))
    assert all(file.read_text(encoding="utf-8").startswith("<?xml") for file in files)
    assert {"scores-roll-player.svg", "wins-roll-player.svg", "learning-roll-player.svg"} <= {f.name for f in files}


def test_a_curve_that_is_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from herowright.cli import lab
    from herowright.cli.params import BadFile

    with pytest.raises(BadFile):
        lab._curve(tmp_path, tmp_path / "roll-player.csv", 1, 1)


def test_every_plot_is_small_and_on_the_page() -> None:
    page = (DOCS / "lab.md").read_text(encoding="utf-8")
    named = set(re.findall(r"\]\((pictures/lab/[^)]+)\)", page))
    assert named == {f"pictures/lab/{file.name}" for file in (DOCS / "pictures" / "lab").iterdir()}
    assert all((DOCS / file).stat().st_size < LARGEST for file in named)
