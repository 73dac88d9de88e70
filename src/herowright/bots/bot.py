"""What a bot is. It receives what its seat may know and nothing else, and it can say why."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from herowright.table.decision import Decision, Option
from herowright.table.message import Message


@dataclass(frozen=True, slots=True)
class Question:
    """A decision as a bot sees it: no way back to the table."""

    seat: int
    kind: str
    prompt: Message
    rule: str
    options: tuple[Option, ...]

    @classmethod
    def of(cls, decision: Decision) -> Question:
        return cls(decision.seat, decision.kind, decision.prompt, decision.rule, decision.options)


def no_reasons() -> tuple[Message, ...]:
    return ()


@dataclass(frozen=True, slots=True)
class Advice:
    """How good an option is: the more, the better; `worth.py` says what it means to a player. `explain` finds the words
    for it, which takes longer than the judgement itself and is asked for by people only."""

    option: Option
    value: float
    explain: Callable[[], tuple[Message, ...]] = no_reasons

    @property
    def reasons(self) -> tuple[Message, ...]:
        """What speaks for or against the option."""
        return self.explain()


class Bot(Protocol):
    name: str
    # Whether it looks at the table at all; for one that does not, no view is drawn up.
    looks: bool
    # What its values count, `stars` or `points` of the final score; empty where they only put options in order. So they
    # do for the kinds of questions that are `rough`.
    unit: str
    rough: frozenset[str]

    def advise(self, view: Mapping[str, Any], question: Question) -> Sequence[Advice]:
        """Every option with its value, the best first."""


class RandomBot:
    """Takes any option with equal chance. The measure of every other bot."""

    name = "random"
    looks = False
    unit = ""
    rough: frozenset[str] = frozenset()

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def advise(self, view: Mapping[str, Any], question: Question) -> Sequence[Advice]:
        options = list(question.options)
        self.rng.shuffle(options)
        return [Advice(option, 0.0) for option in options]
