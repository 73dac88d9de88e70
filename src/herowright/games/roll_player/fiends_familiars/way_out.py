"""Whether an effect may be left out: that of a Scroll may not, an action in a reward always may."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from herowright.games.roll_player.choices import DONE, SKIP
from herowright.table.decision import Option, Steps


def obliged(steps: Steps[None]) -> Steps[None]:
    """The effect has to begin, if it can (FF-SCROLL-01)."""
    return _asking_first(steps, lambda options: [option for option in options if option is not SKIP])


def optional(steps: Steps[None]) -> Steps[None]:
    """Nobody has to begin (FF-HUNT-15)."""
    return _asking_first(
        steps, lambda options: options if not options or SKIP in options or DONE in options else [SKIP, *options]
    )


def _asking_first(steps: Steps[None], answers: Callable[[Sequence[Option]], Sequence[Option]]) -> Steps[None]:
    """The same steps with other answers to their first question."""
    question = next(steps, None)
    if question is None:
        return
    build = question.build
    question.build = lambda: answers(build())
    while True:
        answer = yield question
        try:
            question = steps.send(answer)
        except StopIteration:
            return
