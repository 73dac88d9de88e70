"""The greedy bot: takes what raises the score to expect at the end of the game the most."""

from __future__ import annotations

from typing import Any

from herowright.bots.policy import Policy, School, judging
from herowright.games.roll_player.bot import actions, dice, market, setup, skills
from herowright.games.roll_player.bot.situation import Situation
from herowright.games.roll_player.fiends_familiars.bot import abilities, fights, questions
from herowright.games.roll_player.fiends_familiars.bot import dice as ff_dice
from herowright.games.roll_player.fiends_familiars.bot.situation import FiendsSituation
from herowright.games.roll_player.fiends_familiars.rules import choices as fiendish
from herowright.games.roll_player.fiends_familiars.rules.settings import NONE
from herowright.games.roll_player.rules import choices
from herowright.games.roll_player.rules.state import RollPlayer
from herowright.table.glimpse import Glimpse

# What judges the answers to a kind of question: the values are scores to expect at the end of the game.
JUDGES = judging(
    {
        setup.judge_sheet: (choices.SHEET,),
        setup.judge_class: (choices.CLASS_SIDE, choices.CLASS_PICK),
        setup.judge_start_die: (choices.START_DIE,),
        setup.judge_start_row: (choices.START_ROW,),
        dice.judge_order: (choices.ORDER, choices.REORDER),
        dice.judge_take: (choices.TAKE_CARD,),
        dice.judge_place: (choices.PLACE,),
        actions.judge_action: choices.ACTIONS,
        actions.judge_swap_with: (choices.SWAP_WITH,),
        actions.judge_keep: (choices.KEEP,),
        actions.judge_move: (choices.STEP_ON, choices.TRAIT_MOVE, choices.DISCARD_MOVE),
        skills.judge_from_discard: (choices.FROM_DISCARD,),
        market.judge_market: (choices.MARKET, choices.SECOND, choices.SKILL_BUY, choices.SKILL_TOP),
        skills.judge_go_on: (choices.USE_NOW, choices.LAST_CALL),
        skills.judge_refresh: (choices.REFRESH,),
        skills.judge_skill_die: (choices.SKILL_DIE,),
        skills.judge_skill_pool: (choices.SKILL_POOL,),
        skills.judge_skill_row: (choices.SKILL_ROW,),
        skills.judge_skill_colour: (choices.SKILL_COLOUR,),
        skills.judge_skill_gain: (choices.SKILL_GAIN,),
        skills.judge_reveal: (choices.SKILL_REVEAL,),
        skills.judge_skill_copy: (choices.SKILL_COPY,),
    }
)
# What differs when Fiends & Familiars is played.
FIENDISH = judging(
    {
        setup.judge_class: (fiendish.CLASS_CARD,),
        questions.judge_familiar: (fiendish.FAMILIAR_PICK,),
        ff_dice.judge_next_die: (fiendish.NEXT_DIE,),
        questions.judge_action: (fiendish.ACTION, fiendish.STORED_ACTION, fiendish.XP_ACTION),
        ff_dice.judge_stored_row: (fiendish.STORED_ROW,),
        ff_dice.judge_too_many: (fiendish.TOO_MANY_STORED,),
        fights.judge_market: (choices.MARKET, choices.SECOND),
        fights.judge_hunt: (fiendish.HUNT,),
        fights.judge_hunt_reroll: (fiendish.HUNT_REROLL,),
        fights.judge_hire: (fiendish.HIRE,),
        fights.judge_battle_reroll: (fiendish.BATTLE_REROLL,),
        questions.judge_store_xp: (fiendish.STORE_XP,),
        skills.judge_go_on: (fiendish.LAST_TOKENS, fiendish.LAST_WINDOW),
        questions.judge_skill_die: (choices.SKILL_DIE,),
        questions.judge_summon: (fiendish.CARD_FIEND,),
        questions.judge_initiative: (fiendish.CARD_INITIATIVE,),
        questions.judge_banish: (fiendish.CARD_BANISH,),
        questions.judge_again: (fiendish.CARD_AGAIN,),
        questions.judge_space: (fiendish.CARD_SPACE,),
        skills.judge_refresh: (fiendish.CARD_REFRESH,),
        actions.judge_move: (fiendish.CARD_MARKER,),
        questions.judge_row: (fiendish.CARD_ROW,),
        questions.judge_minion: (fiendish.CARD_MINION,),
        questions.judge_look: (fiendish.CARD_LOOK,),
    }
)


class Base(Situation):
    turn, effect = dice.Turn, staticmethod(skills.effect_gain)


class Fiendish(FiendsSituation):
    turn, effect = ff_dice.Turn, staticmethod(abilities.ability_gain)


BASE = School(Base, JUDGES, skills.judge_beside)
FIENDS_FAMILIARS = School(Fiendish, {**JUDGES, **FIENDISH}, questions.judge_beside)


def school_of(table: RollPlayer) -> School:
    """How to play with what is on the table."""
    return BASE if table.settings.expansion == NONE else FIENDS_FAMILIARS


class GreedyBot(Policy):
    unit = "stars"
    # The goals alone are weighed before there is anything else.
    rough = frozenset(kind.id for kind in (choices.SHEET, choices.CLASS_SIDE, choices.CLASS_PICK))

    def school(self, glimpse: Glimpse[Any]) -> School:
        return school_of(glimpse.known)
