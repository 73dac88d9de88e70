"""The examples of the laboratory run, here in small."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

FOLDER = Path(__file__).parents[2] / "examples" / "lab"


def example(name: str) -> Any:
    spec = spec_from_file_location(f"example_{name}", FOLDER / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_random_agents() -> None:
    wins = example("random_agents").main(["--games", "1", "--seats", "1"])
    assert sum(wins.values()) == 1


def test_is_mcts(capsys: pytest.CaptureFixture[str]) -> None:
    returns = example("ismcts").main(["--simulations", "3", "--decisions", "6"])
    assert len(returns) == 2
    assert capsys.readouterr().out.startswith("IS-MCTS ")


def test_mccfr() -> None:
    assert example("mccfr").main(["--iterations", "1", "--deals", "1"]) > 50


def test_a_text_agent_answers_with_keys() -> None:
    told = example("text_agent").main(["--decisions", "12", "--lang", "de"])
    assert (told["decisions"], told["unclear"]) == (12, 0)


def test_a_text_agent_that_is_a_program() -> None:
    told = example("text_agent").main(["--decisions", "1", "--bot", "none", "--command", "cat > /dev/null; echo what"])
    assert told["unclear"] == 1


def test_ppo(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    words = ["--option", "variants=short", "--envs", "1", "--steps", "90", "--updates", "1"]
    curve = example("ppo").main([*words, "--csv", str(tmp_path / "curve.csv")])
    assert [step for step, _ in curve] == [90]
    assert (tmp_path / "curve.csv").read_text().startswith("step,score\n90,")


def test_ppo_without_torch_says_what_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    with pytest.raises(SystemExit, match="needs torch"):
        example("ppo")
