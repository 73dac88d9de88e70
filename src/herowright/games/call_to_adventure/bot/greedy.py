"""The greedy bot: takes what raises the score to expect at the end of the game the most."""

from __future__ import annotations

from typing import Any

from herowright.bots.policy import Policy, School, judging
from herowright.games.call_to_adventure.bot import casting, hand, turn
from herowright.games.call_to_adventure.bot.turn import Moment
from herowright.games.call_to_adventure.rules import choices
from herowright.table.glimpse import Glimpse

# What a character promises is known only against the other choices.
CHARACTER = (choices.KEEP_ORIGIN, choices.KEEP_MOTIVATION, choices.KEEP_DESTINY)
JUDGES = judging(
    {
        turn.judge_character: CHARACTER,
        turn.judge_turn: (choices.TURN, choices.AFTERWARDS, choices.REPLACE, choices.FLEE, choices.WANDER),
        casting.judge_prepare: (choices.PREPARE,),
        casting.judge_after_cast: (choices.AFTER_CAST,),
        casting.judge_other_path: (choices.OTHER_PATH,),
        casting.judge_grant: (choices.GRANT,),
        casting.judge_turn_rune: (choices.TURN_RUNE,),
        casting.judge_ignore: (choices.IGNORE,),
        hand.judge_react: (choices.REACT, choices.REACT_AFTER),
        hand.judge_respond: (choices.RESPOND,),
        hand.judge_draw: (choices.DRAW,),
        hand.judge_place_ally: (choices.PLACE_ALLY,),
        hand.judge_target: (choices.TARGET,),
        hand.judge_betrayed: (choices.BETRAYED,),
        hand.judge_drop: (choices.DROP,),
    }
)
# The questions whose answers are judged by what the main action brings.
MAIN = {
    kind.id
    for kind in (choices.TURN, choices.REPLACE, choices.FLEE, choices.PREPARE, choices.AFTER_CAST, choices.OTHER_PATH)
}


def base(moment: Moment) -> float:
    """The score to expect if this moment brought nothing."""
    pending = moment.outlook.pending and moment.question.kind not in MAIN
    return sum(moment.outlook.value(pending).values())


SCHOOL = School(Moment, JUDGES, hand.judge_play, base=base)


class GreedyBot(Policy):
    unit = "points"
    rough = frozenset(kind.id for kind in CHARACTER)

    def school(self, glimpse: Glimpse[Any]) -> School:
        return SCHOOL
