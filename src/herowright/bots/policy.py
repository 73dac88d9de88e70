"""What the policies of all games share: judges for each kind of question, verdicts, and the words for them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Concatenate, NamedTuple, ParamSpec, TypeVar
from zlib import crc32

from herowright.bots.bot import Advice, Bot
from herowright.table.decision import Kind, Option
from herowright.table.glimpse import Glimpse
from herowright.table.message import Message

P = ParamSpec("P")
R = TypeVar("R")
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


# What judges an answer to a kind of question, from what its seat knows.
Judge = Callable[[Any, Option], Verdict]


def neutral(at: Any, option: Option) -> Verdict:
    """For a question a bot has no opinion about."""
    return Verdict(0.0, nothing)


def judging(judges: Mapping[Judge, Sequence[Kind]]) -> dict[str, Judge]:
    """The judges, each with its kinds of questions, by question."""
    return {kind.id: judge for judge, kinds in judges.items() for kind in kinds}


def noted(find: Callable[Concatenate[Any, P], R]) -> Callable[Concatenate[Any, P], R]:
    """What is found once per question, and kept in its `notes`."""
    name = find.__name__

    def again(at: Any, /, *about: P.args, **named: P.kwargs) -> R:
        found: R
        try:
            found = at.notes[name, about]
        except KeyError:
            found = at.notes[name, about] = find(at, *about, **named)
        return found

    return again


class School(NamedTuple):
    """How to play: what to see on the table, and what judges the answers to each kind of question. `beside` judges what
    may be done at any time, which comes before the best answer; for the kinds in `together` it is an answer, too. All
    values come on top of a `base`."""

    situation: Callable[[Glimpse[Any]], Any]
    judges: Mapping[str, Judge]
    beside: Callable[[Any, Option, float], Verdict]
    together: frozenset[str] = frozenset()
    base: Callable[[Any], float] = lambda at: 0.0


class Policy(Bot):
    """Judges every option by what its seat may know. The seed only settles ties, the same way whenever asked."""

    name = "greedy"

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def school(self, glimpse: Glimpse[Any]) -> School:
        raise NotImplementedError

    def advise(self, glimpse: Glimpse[Any], /) -> Sequence[Advice]:
        school = self.school(glimpse)
        at, judge = school.situation(glimpse), school.judges.get(glimpse.kind, neutral)
        together = glimpse.kind in school.together
        advice = [Advice(each, *judge(at, each)) for each in glimpse.options if together or not each.interrupt]
        if len(advice) < len(glimpse.options):
            best = max([each.value for each in advice], default=0.0)
            beside = [option for option in glimpse.options if option.interrupt]
            advice += [Advice(option, *school.beside(at, option, best)) for option in beside]
        if base := school.base(at):
            advice = [each._replace(value=base + each.value) for each in advice]
        if len({each.value for each in advice}) < len(advice):
            advice.sort(key=lambda each: crc32(f"{self.seed} {each.option.key}".encode()))
        advice.sort(key=lambda each: -each.value)
        return advice
