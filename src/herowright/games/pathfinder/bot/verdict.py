"""How good an option is, and how to say why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from herowright.games.pathfinder.bot.outlook import Outlook
from herowright.table.decision import Option
from herowright.table.glimpse import Glimpse
from herowright.table.message import Message


class Verdict(NamedTuple):
    """`value` counts in cards of a character's deck."""

    value: float
    why: Callable[[], tuple[Message, ...]]


# What judges the answers to a kind of question.
Judge = Callable[[Outlook, Glimpse[Any], Sequence[Option]], list[Verdict]]
