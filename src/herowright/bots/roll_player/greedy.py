"""The greedy bot: takes what raises the score to expect at the end of the game the most."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from herowright.bots.bot import Advice, Question
from herowright.bots.roll_player import actions, dice, market, questions, reasons, setup, skills
from herowright.bots.roll_player.sheet import Situation
from herowright.bots.roll_player.verdict import Judge, Verdict
from herowright.games.roll_player import choices
from herowright.table.decision import Kind, Option


def neutral(situation: Situation, question: Question, options: Sequence[Option]) -> list[Verdict]:
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
    choices.SKILL_REVEAL: questions.judge_reveal,
    choices.SKILL_TOP: market.judge_market,
    choices.SKILL_COPY: questions.judge_skill_copy,
}
JUDGES: dict[str, Judge] = {kind.id: judge for kind, judge in _JUDGES.items()}


class GreedyBot:
    """Judges every option by the view alone. The seed only settles ties, the same way whenever asked."""

    name = "greedy"
    looks = True

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def advise(self, view: Mapping[str, Any], question: Question) -> Sequence[Advice]:
        situation = Situation.of(view, question.seat)
        answers = [option for option in question.options if not option.interrupt]
        verdicts = JUDGES.get(question.kind, neutral)(situation, question, answers)
        interrupts = [option for option in question.options if option.interrupt]
        if interrupts:
            best = max(verdict.value for verdict in verdicts)
            verdicts += skills.judge_interrupts(situation, interrupts, best)
        advice = [
            Advice(option, verdict.value, verdict.why)
            for option, verdict in zip((*answers, *interrupts), verdicts, strict=True)
        ]
        random.Random(f"{self.seed} {view['round']} {question.kind}").shuffle(advice)
        advice.sort(key=lambda advice: -advice.value)
        return advice
