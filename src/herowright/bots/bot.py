"""What a bot is. It receives the glimpse of its seat and nothing else, and it can say why."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from herowright.table.decision import Option
from herowright.table.glimpse import Glimpse
from herowright.table.message import Message


def no_reasons() -> tuple[Message, ...]:
    return ()


class Advice(NamedTuple):
    """How good an option is: the higher, the better; `worth.py` says what that means to a player. `explain` finds
    the reasons, which takes longer than the judgement itself and is only done for people."""

    option: Option
    value: float
    explain: Callable[[], tuple[Message, ...]] = no_reasons

    @property
    def reasons(self) -> tuple[Message, ...]:
        """What speaks for or against the option."""
        return self.explain()


class Bot(Protocol):
    name: str
    # The unit of its values, `stars` or `points` of the final score; empty if they only rank the options. For the kinds
    # of questions in `rough` they only rank, too.
    unit: str = ""
    rough: frozenset[str] = frozenset()

    def advise(self, glimpse: Glimpse[Any], /) -> Sequence[Advice]:
        """Every option with its value, the best first."""


class RandomBot(Bot):
    """Takes any option with equal chance. The baseline for every other bot."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def advise(self, glimpse: Glimpse[Any], /) -> Sequence[Advice]:
        options = list(glimpse.options)
        self.rng.shuffle(options)
        return [Advice(option, 0.0) for option in options]
