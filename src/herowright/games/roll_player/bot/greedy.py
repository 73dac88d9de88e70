"""The greedy bot: takes what raises the score to expect at the end of the game the most."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from herowright.bots.bot import Advice
from herowright.games.roll_player.bot import actions, dice, market, questions, reasons, setup, skills
from herowright.games.roll_player.bot.estimate import Estimate
from herowright.games.roll_player.bot.sheet import Situation
from herowright.games.roll_player.bot.verdict import Judge, Verdict
from herowright.games.roll_player.fiends_familiars.bot import judges as fiends_familiars
from herowright.games.roll_player.fiends_familiars.rules.settings import ALONE, WITH_MM
from herowright.games.roll_player.rules import choices
from herowright.table.decision import Kind, Option
from herowright.table.glimpse import Glimpse


def neutral(situation: Situation, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """For a question this bot has no opinion about."""
    return [Verdict(0.0, reasons.nothing) for _ in options]


_JUDGES: dict[Kind, Judge] = {
    choices.SHEET: setup.judge_sheet,
    choices.CLASS_SIDE: setup.judge_class,
    choices.CLASS_PICK: setup.judge_class,
    choices.START_DIE: setup.judge_start_die,
    choices.START_ROW: setup.judge_start_row,
    choices.ORDER: dice.judge_order,
    choices.REORDER: dice.judge_order,
    choices.TAKE_CARD: dice.judge_take,
    choices.PLACE: dice.judge_place,
    **dict.fromkeys(choices.ACTIONS, actions.judge_action),
    choices.SWAP_WITH: actions.judge_swap_with,
    choices.KEEP: actions.judge_keep,
    choices.STEP_ON: actions.judge_move,
    choices.TRAIT_MOVE: actions.judge_move,
    choices.DISCARD_MOVE: actions.judge_move,
    choices.FROM_DISCARD: questions.judge_from_discard,
    choices.MARKET: market.judge_market,
    choices.SECOND: market.judge_market,
    choices.USE_NOW: questions.judge_go_on,
    choices.REFRESH: questions.judge_refresh,
    choices.LAST_CALL: questions.judge_go_on,
    choices.SKILL_DIE: questions.judge_skill_die,
    choices.SKILL_POOL: questions.judge_skill_pool,
    choices.SKILL_ROW: questions.judge_skill_row,
    choices.SKILL_COLOUR: questions.judge_skill_colour,
    choices.SKILL_BUY: market.judge_market,
    choices.SKILL_GAIN: questions.judge_skill_gain,
    choices.SKILL_REVEAL: questions.judge_reveal,
    choices.SKILL_TOP: market.judge_market,
    choices.SKILL_COPY: questions.judge_skill_copy,
}
JUDGES: dict[str, Judge] = {kind.id: judge for kind, judge in _JUDGES.items()}


class School(NamedTuple):
    """How to play with a box: what to see in a view, and what judges the answers and the interrupts."""

    look: Callable[[Mapping[str, Any], int], Any]
    judges: Mapping[str, Callable[[Any, Glimpse[Any], Sequence[Option]], list[Verdict]]]
    judge_interrupts: Callable[[Any, Glimpse[Any], Sequence[Option], float], list[Verdict]]


def _look(view: Mapping[str, Any], seat: int) -> Situation:
    return Situation.of(view, seat, Estimate)


BASE: School = School(_look, JUDGES, skills.judge_interrupts)
FIENDS_FAMILIARS: School = School(
    fiends_familiars.look, {**JUDGES, **fiends_familiars.JUDGES}, fiends_familiars.judge_interrupts
)
SCHOOLS: dict[str, School] = {ALONE: FIENDS_FAMILIARS, WITH_MM: FIENDS_FAMILIARS}


class GreedyBot:
    """Judges every option by the view alone. The seed only settles ties, the same way whenever asked."""

    name = "greedy"
    unit = "stars"
    # The goals alone are weighed before there is anything else.
    rough = frozenset(kind.id for kind in (choices.SHEET, choices.CLASS_SIDE, choices.CLASS_PICK))

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def advise(self, question: Glimpse[Any], /) -> Sequence[Advice]:
        view = question.view
        school = SCHOOLS.get(view["expansion"], BASE)
        situation = school.look(view, question.seat)
        answers = [option for option in question.options if not option.interrupt]
        judge = school.judges.get(question.kind) or neutral
        verdicts = judge(situation, question, answers)
        interrupts = [option for option in question.options if option.interrupt]
        if interrupts:
            best = max(verdict.value for verdict in verdicts)
            verdicts += school.judge_interrupts(situation, question, interrupts, best)
        advice = [
            Advice(option, verdict.value, verdict.why)
            for option, verdict in zip((*answers, *interrupts), verdicts, strict=True)
        ]
        random.Random(f"{self.seed} {view['round']} {question.kind}").shuffle(advice)
        advice.sort(key=lambda advice: -advice.value)
        return advice
