"""Whether an effect may be left out: that of a skill (RP-SKILL-04) and an action in a reward (FF-HUNT-15) always may,
that of a Scroll may not (FF-SCROLL-01)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from herowright.games.roll_player.rules.choices import SKIP
from herowright.table.decision import Option, Steps

# The keys of answers that leave the rest out.
WAYS_OUT = ("skip", "done")


def obliged(steps: Steps[None]) -> Steps[None]:
    """The effect has to be carried out, if it can: no question of it can be skipped. What its own text leaves open,
    such as "up to" so many or an action that comes on top, is declined with `WAIVE` and stays open."""
    question = next(steps, None)
    while question is not None:
        question.build = _without_skip(question.build)
        answer = yield question
        try:
            question = steps.send(answer)
        except StopIteration:
            return


def _without_skip(answers: Callable[[], Sequence[Option[object]]]) -> Callable[[], Sequence[Option[object]]]:
    return lambda: [option for option in answers() if option is not SKIP]


def optional(steps: Steps[None]) -> Steps[None]:
    """Nobody has to begin: the first question can be skipped."""
    question = next(steps, None)
    if question is None:
        return
    answers = question.build

    def with_skip() -> list[Option[object]]:
        options = list(answers())
        leave = not options or any(option.key in WAYS_OUT for option in options)
        return options if leave else [SKIP, *options]

    question.build = with_skip
    while True:
        answer = yield question
        try:
            question = steps.send(answer)
        except StopIteration:
            return
