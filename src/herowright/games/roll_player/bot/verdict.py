"""How good an option is, and how to say why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from herowright.games.roll_player.bot.sheet import Situation
from herowright.table.decision import Option
from herowright.table.glimpse import Glimpse
from herowright.table.message import Message


class Verdict(NamedTuple):
    """`value` is the score to expect at the end of the game."""

    value: float
    why: Callable[[], tuple[Message, ...]]


# What judges the answers to a kind of question.
Judge = Callable[[Situation, Glimpse[Any], Sequence[Option]], list[Verdict]]
