"""The greedy bot: takes what raises the score to expect at the end of the game the most."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from herowright.bots.policy import Policy, Verdict
from herowright.games.call_to_adventure.bot import casting, hand, turn
from herowright.games.call_to_adventure.bot.turn import Moment
from herowright.games.call_to_adventure.rules import choices
from herowright.games.call_to_adventure.rules.state import CallToAdventure
from herowright.table.decision import Kind, Option
from herowright.table.glimpse import Glimpse

# What judges an answer to a kind of question.
Judge = Callable[[Moment, Option], Verdict]

_JUDGES: dict[Kind, Judge] = {
    choices.KEEP_ORIGIN: turn.judge_character,
    choices.KEEP_MOTIVATION: turn.judge_character,
    choices.KEEP_DESTINY: turn.judge_character,
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
    choices.REACT: hand.judge_react,
    choices.REACT_AFTER: hand.judge_react,
    choices.RESPOND: hand.judge_respond,
    choices.DRAW: hand.judge_draw,
    choices.PLACE_ALLY: hand.judge_place_ally,
    choices.WANDER: turn.judge_turn,
    choices.TARGET: hand.judge_target,
    choices.BETRAYED: hand.judge_betrayed,
    choices.DROP: hand.judge_drop,
}
JUDGES: dict[str, Judge] = {kind.id: judge for kind, judge in _JUDGES.items()}
# The questions whose answers are judged by what the main action brings.
MAIN = {
    kind.id
    for kind in (choices.TURN, choices.REPLACE, choices.FLEE, choices.PREPARE, choices.AFTER_CAST, choices.OTHER_PATH)
}


class GreedyBot(Policy):
    unit = "points"
    # What a character promises is known only against the other choices.
    rough = frozenset(kind.id for kind in (choices.KEEP_ORIGIN, choices.KEEP_MOTIVATION, choices.KEEP_DESTINY))

    def judged(self, question: Glimpse[CallToAdventure]) -> Iterable[tuple[Option, Verdict]]:
        moment = Moment(question)
        judge = JUDGES[question.kind]
        judged = [(option, judge(moment, option)) for option in question.options if not option.interrupt]
        if len(judged) < len(question.options):
            best = max((verdict.value for _, verdict in judged), default=0.0)
            interrupts = [option for option in question.options if option.interrupt]
            judged += [(option, hand.judge_play(moment, option, best)) for option in interrupts]
        base = sum(moment.outlook.value(moment.outlook.pending and question.kind not in MAIN).values())
        return [(option, Verdict(base + value, why)) for option, (value, why) in judged]
