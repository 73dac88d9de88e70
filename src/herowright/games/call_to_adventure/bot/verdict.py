"""How good an option is, and how to say why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from herowright.games.call_to_adventure.bot.outlook import Outlook
from herowright.table.decision import Option
from herowright.table.glimpse import Glimpse
from herowright.table.message import Message


class Verdict(NamedTuple):
    """`value` is what the option adds to the score to expect."""

    value: float
    why: Callable[[], tuple[Message, ...]]


# What judges the answers to a kind of question.
Judge = Callable[[Outlook, Glimpse[Any], Sequence[Option]], list[Verdict]]
