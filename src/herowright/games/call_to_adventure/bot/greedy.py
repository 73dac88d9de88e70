"""The greedy bot: takes what raises the score to expect at the end of the game the most."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from zlib import crc32

from herowright.bots.bot import Advice
from herowright.games.call_to_adventure.bot import casting, hand, questions, reasons, setup, turn
from herowright.games.call_to_adventure.bot.outlook import Outlook
from herowright.games.call_to_adventure.bot.sheet import Situation
from herowright.games.call_to_adventure.bot.verdict import Judge, Verdict
from herowright.games.call_to_adventure.rules import choices
from herowright.table.decision import Kind, Option
from herowright.table.glimpse import Glimpse


def neutral(outlook: Outlook, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """For a question this bot has no opinion about."""
    return [Verdict(0.0, reasons.nothing) for _ in options]


_JUDGES: dict[Kind, Judge] = {
    choices.KEEP_ORIGIN: setup.judge_character,
    choices.KEEP_MOTIVATION: setup.judge_character,
    choices.KEEP_DESTINY: setup.judge_character,
    choices.TURN: turn.judge_turn,
    choices.AFTERWARDS: turn.judge_turn,
    choices.REPLACE: turn.judge_turn,
    choices.FLEE: turn.judge_turn,
    choices.PREPARE: casting.judge_prepare,
    choices.AFTER_CAST: casting.judge_after_cast,
    choices.OTHER_PATH: casting.judge_other_path,
    choices.GRANT: casting.judge_grant,
    choices.TURN_RUNE: casting.judge_turn_rune,
    choices.IGNORE: casting.judge_ignore,
    choices.REACT: questions.judge_react,
    choices.REACT_AFTER: questions.judge_react,
    choices.RESPOND: questions.judge_respond,
    choices.DRAW: questions.judge_draw,
    choices.PLACE_ALLY: questions.judge_place_ally,
    choices.WANDER: questions.judge_wander,
    choices.TARGET: questions.judge_target,
    choices.BETRAYED: questions.judge_betrayed,
    choices.DROP: questions.judge_drop,
}
# The questions whose answers are judged by what the main action brings.
MAIN = {
    kind.id
    for kind in (choices.TURN, choices.REPLACE, choices.FLEE, choices.PREPARE, choices.AFTER_CAST, choices.OTHER_PATH)
}
JUDGES: dict[str, Judge] = {kind.id: judge for kind, judge in _JUDGES.items()}


class GreedyBot:
    """Judges every option by the view alone. The seed only settles ties, the same way whenever asked."""

    name = "greedy"
    unit = "points"
    # What a character promises is known only against the other choices.
    rough = frozenset(kind.id for kind in (choices.KEEP_ORIGIN, choices.KEEP_MOTIVATION, choices.KEEP_DESTINY))

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def advise(self, question: Glimpse[Any], /) -> Sequence[Advice]:
        outlook = Outlook(Situation(question.view, question.seat))
        answers = [option for option in question.options if not option.interrupt]
        verdicts = JUDGES.get(question.kind, neutral)(outlook, question, answers)
        if len(answers) < len(question.options):
            interrupts = [option for option in question.options if option.interrupt]
            best = max(verdict.value for verdict in verdicts)
            verdicts += hand.judge_plays(outlook, answers, interrupts, best)
            answers += interrupts
        base = outlook.base(outlook.situation.pending and question.kind not in MAIN)
        advice = [
            Advice(option, base + verdict.value, verdict.why) for option, verdict in zip(answers, verdicts, strict=True)
        ]
        seed = self.seed
        advice.sort(key=lambda advice: (-advice.value, crc32(f"{seed} {advice.option.key}".encode())))
        return advice
