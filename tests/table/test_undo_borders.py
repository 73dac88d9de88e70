"""Undo stops wherever somebody has learned something. Nothing here knows where that is: random games are played, and
before each choice everything hidden is redrawn; see `herowright.lab.borders`."""

import random
from typing import Any

import pytest

import herowright as hw
from herowright.lab.borders import apply_and_check
from herowright.lab.broken import Broken
from herowright.lab.invariants import random_move
from herowright.table.decision import Step, Steps
from tests.table.lots import Lots, LotsGame, open_table, turn

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("roll-player", 1, {}),
    ("roll-player", 2, {}),
    ("roll-player", 1, {"expansion": "fiends-familiars"}),
    ("roll-player", 3, {"expansion": "fiends-familiars-mm"}),
    ("call-to-adventure", 3, {}),
    ("call-to-adventure", 1, {"mode": "co-op"}),
    ("call-to-adventure", 2, {"mode": "co-op"}),
    ("pathfinder", 1, {}),
    ("pathfinder", 2, {}),
    ("pathfinder", 4, {}),
]


@pytest.mark.parametrize(("game", "seats", "options"), GAMES, ids=lambda value: str(value))
def test_nothing_that_told_something_can_be_taken_back(game: str, seats: int, options: dict[str, Any]) -> None:
    rng = random.Random(seats)
    table = hw.new_table(game, seats, seats, options)
    can = made = 0
    while table.decision and made < 250:
        made += 1
        can += apply_and_check(table, *random_move(table, rng), rng)
    assert 0 < can < made  # both kinds of choices were made


def forgetful(table: Lots, seat: int, turns: int) -> Steps[Step | None]:
    """A turn in which nobody notices that a roll becomes known."""
    steps, answer = turn(table, seat, turns), None
    while True:
        known = table.chance.n
        try:
            question = steps.send(answer)
        except StopIteration as ended:
            table.chance.n = known
            following: Step | None = ended.value
            return following
        answer = yield question


def test_a_forgotten_border_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    table, rng = open_table(), random.Random(0)
    option = table.decision and table.decision.option("roll")
    assert option
    assert not apply_and_check(table, option, 0, rng)
    monkeypatch.setitem(LotsGame.steps, "turn", forgetful)
    with pytest.raises(Broken, match="became known"):
        apply_and_check(open_table(), option, 0, rng)
