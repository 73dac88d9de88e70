"""`--ray`; what happens on a cluster is tested with the laboratory."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from herowright.lab.cluster import LOCAL
from herowright.lab.simulate import Plan, play_game
from tests.cli.conftest import Run


def test_without_ray_the_way_to_install_it_is_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    refused = run("simulate", "roll-player", "--games", 1, "--bot", "random", "--ray", "--json")
    assert refused.json["error"]["id"] == "lab-missing"
    assert "pip install 'herowright[lab]'" in refused.err


@pytest.mark.parametrize(
    ("words", "address"),
    [(("--ray",), LOCAL), (("--ray", "--json"), LOCAL), (("--ray", "head:6379"), "head:6379"), ((), None)],
)
def test_a_ray_without_an_address_is_that_of_this_machine(
    run: Run, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], address: str | None
) -> None:
    asked: list[str | None] = []

    def played(plan: Plan, workers: int, progress: object, file: None, ray: str | None) -> list[Any]:
        asked.append(ray)
        return [play_game(plan, 0)]

    monkeypatch.setattr("herowright.lab.simulate.simulate", played)
    assert run("simulate", "roll-player", "--games", 1, "--bot", "random", *words).code == 0
    assert asked == [address]
