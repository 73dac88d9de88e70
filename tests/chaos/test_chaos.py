"""Each kind of misfortune once or twice; `make chaos` has hundreds of them."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.chaos.people import Chooser, World
from tests.chaos.trials import NEEDS_POSTGRES, TRIALS, Postgres, Trial, postgres


@pytest.fixture(scope="module")
def database() -> Iterator[Postgres]:
    with postgres() as found:
        yield found


@pytest.mark.parametrize("name", TRIALS)
def test_whatever_happens_what_was_confirmed_is_there(
    name: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    database = request.getfixturevalue("database") if name in NEEDS_POSTGRES else None
    _, times, misfortune = TRIALS[name]
    trial = Trial(tmp_path, database, random.Random(name), times, lambda text: None)
    result = asyncio.run(asyncio.wait_for(misfortune(trial), 120))
    assert result.good, result.figures()


@pytest.mark.parametrize(
    ("sure", "maybe", "kept", "lost", "invented"),
    [
        (["a", "b"], None, ["a", "b"], 0, 0),
        (["a", "b"], "c", ["a", "b", "c"], 0, 0),
        (["a", "b"], "c", ["a"], 1, 0),
        (["a", "b"], None, [], 2, 0),
        (["a", "b"], None, ["a", "b", "c"], 0, 1),
        (["a", "b"], None, ["x", "b"], 2, 1),
    ],
)
def test_a_loss_would_be_noticed(sure: list[str], maybe: str | None, kept: list[str], lost: int, invented: int) -> None:
    world, person = World(lambda: {"table": kept}), Chooser("table", "cookie")
    person.sure, person.maybe = sure, maybe
    world.people = [person]
    world.check()
    assert (world.lost, world.invented, world.confirmed) == (lost, invented, len(sure))
