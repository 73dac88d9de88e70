"""The greedy bot: a party member who weighs every card against what hangs on it."""

from __future__ import annotations

from typing import Any

from herowright.bots.policy import Policy, School, judging, neutral
from herowright.games.pathfinder.bot import build, checks, questions, turn
from herowright.games.pathfinder.bot.outlook import Outlook
from herowright.games.pathfinder.rules import choices
from herowright.table.glimpse import Glimpse

# What judges an answer to a kind of question: values are cards of a character's deck.
JUDGES = judging(
    {
        build.judge_character: (choices.CHARACTER,),
        build.judge_deck: (choices.DECK,),
        build.judge_build: (choices.BUILD, choices.REBUILD),
        build.judge_swap: (choices.SWAP, choices.SWAP_FOR),
        build.judge_kind: (choices.FAVORED, choices.REWARD_KIND),
        questions.judge_place: (choices.START, choices.MOVE_TO),
        questions.judge_first: (choices.FIRST,),
        turn.judge_turn: (choices.TURN,),
        turn.judge_give_to: (choices.GIVE_TO,),
        neutral: (choices.ORDER, choices.NEXT_EFFECT, choices.RECHARGE_ORDER, choices.GUARD_ORDER, choices.RAISE),
        questions.judge_power: (choices.AT_START, choices.AT_END),
        questions.judge_reset: (choices.RESET,),
        questions.judge_drop: (choices.DISCARD_DOWN, choices.SUFFER, choices.BURY_DISCARDED),
        checks.judge_evade: (choices.EVADE,),
        questions.judge_order: (choices.EVADED_TO, choices.LOOK_WHERE, choices.PUT_WHERE),
        checks.judge_who: (choices.WHICH_CHECK,),
        checks.judge_skill: (choices.SKILL,),
        checks.judge_difficulty: (choices.WHICH_DIFFICULTY,),
        checks.judge_prepare: (choices.PREPARE, choices.HELP),
        checks.judge_failed: (choices.FAILED,),
        questions.judge_yes: (choices.RECHARGE, choices.CLOSE_BEATEN),
        questions.judge_damage: (choices.DAMAGE, choices.WARD),
        questions.judge_close: (choices.CLOSE, choices.GUARD),
        questions.judge_pay: (choices.CLOSE_PAY, choices.PAY, choices.LOSE_CARD),
        questions.judge_heal: (choices.HEAL,),
        questions.judge_bring: (choices.BRING,),
        questions.judge_look: (choices.EXAMINE_WHERE,),
        questions.judge_examined: (choices.EXAMINED,),
        questions.judge_keep: (choices.SEARCH, choices.RETRIEVE, choices.KEEP_ONE),
        questions.judge_do: (choices.DO_OR_NOT,),
        build.judge_feat: (choices.FEAT,),
        build.judge_role: (choices.ROLE,),
        build.judge_loot: (choices.LOOT,),
    }
)
# Answers to these are judged together with the cards that can be played beside them.
TOGETHER = frozenset(kind.id for kind in (choices.PREPARE, choices.HELP, choices.DAMAGE, choices.WARD))
SCHOOL = School(Outlook, JUDGES, turn.judge_any, TOGETHER)


class GreedyBot(Policy):
    """There is no score: values only rank the options."""

    def school(self, glimpse: Glimpse[Any]) -> School:
        return SCHOOL
