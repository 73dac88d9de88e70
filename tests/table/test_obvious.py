"""Questions that leave nothing to weigh."""

from __future__ import annotations

import random
from typing import Any

import pytest

from herowright.table.chance import Chance
from herowright.table.decision import Steps, ask
from herowright.table.obvious import obvious
from herowright.table.table import Table
from tests.games.roll_player.test_dice import acting
from tests.table.lots import TONES, Lots, LotsGame


@pytest.mark.parametrize(("face", "answer"), [(3, "keep:new"), (6, None)])
def test_the_same_face_twice_is_no_choice(face: int, answer: str | None) -> None:
    table = acting("int", rolls=(face,), rows={"str": ["blue3"]})
    table.play("reroll:str:1")
    found = obvious(table.table, random.Random(1))
    assert (found and found.key) == answer


def test_what_could_be_done_first_is_a_choice() -> None:
    table = acting("int", rolls=(3,), rows={"str": ["blue3"]}, skills=["negotiate"], marker=4)
    table.play("reroll:str:1")
    assert "use:negotiate" in table.keys
    assert obvious(table.table, random.Random(1)) is None


class Deaf(LotsGame):
    """Lots in which no tone makes a difference."""

    def interrupt(self, table: Lots, seat: int, payload: str) -> Steps[None]:
        table.coins[seat] -= 1
        yield from ask(self.tone, seat, lambda: [TONES[tone] for tone in table.tones])


def lots(game: LotsGame, **arrangement: Any) -> Table[Lots]:
    settled = game.settle(2, {})
    state = game.new(2, settled, Chance(1))
    game.arrange(state, **arrangement)
    return Table(game, state, 2, settled, 1)


@pytest.mark.parametrize(("game", "tones", "answer"), [
    (LotsGame(), 1, "tone:0"),
    (LotsGame(), 2, None),
    (Deaf(), 4, "tone:0"),
    (Deaf(), 5, None),
])  # fmt: skip
def test_one_answer_or_a_few_that_come_to_the_same(game: LotsGame, tones: int, answer: str | None) -> None:
    table = lots(game, tones=tuple(map(str, range(tones))))
    table.apply("ring", 0)
    found = obvious(table, random.Random(1))
    assert (found and found.key) == answer


def test_what_is_left_to_chance_is_a_choice() -> None:
    table = lots(LotsGame(), deck=[], coins=[0, 0])
    assert table.decision is not None
    assert [option.key for option in table.decision.options] == ["roll", "pass"]
    assert obvious(table, random.Random(1)) is None
