"""What the policies of all games share: verdicts, the words for them, and the order of advice."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple
from zlib import crc32

from herowright.bots.bot import Advice
from herowright.table.decision import Option
from herowright.table.glimpse import Glimpse
from herowright.table.message import Message

Reasons = tuple[Message, ...]
# Reasons and how much each matters.
Weighed = list[tuple[float, Message]]
# So many reasons are enough. A smaller difference is not worth a word; the weight of what must be said first.
MOST, NOTABLE, FIRST = 4, 0.05, 99.0


class Verdict(NamedTuple):
    """How good an option is, and how to say why."""

    value: float
    why: Callable[[], Reasons]


def said(id: str, **args: Any) -> Reasons:
    return (Message(id, args),)


def nothing() -> Reasons:
    return said("bot-nothing")


def shown(amount: float) -> float:
    """A number as a player reads it; the sign is part of the message."""
    return round(abs(amount), 1)


def heaviest(weighed: Weighed) -> Reasons:
    ranked = sorted(weighed, key=lambda reason: -abs(reason[0]))
    return tuple(message for _, message in ranked[:MOST]) or nothing()


class Policy:
    """Judges every option by what its seat may know. The seed only settles ties, the same way whenever asked."""

    name = "greedy"
    unit = ""
    rough: frozenset[str] = frozenset()

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def judged(self, glimpse: Glimpse[Any]) -> Iterable[tuple[Option, Verdict]]:
        raise NotImplementedError

    def advise(self, glimpse: Glimpse[Any], /) -> Sequence[Advice]:
        advice = [Advice(option, *verdict) for option, verdict in self.judged(glimpse)]
        if len({each.value for each in advice}) < len(advice):
            advice.sort(key=lambda each: crc32(f"{self.seed} {each.option.key}".encode()))
        advice.sort(key=lambda each: -each.value)
        return advice
