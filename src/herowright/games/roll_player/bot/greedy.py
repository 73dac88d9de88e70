"""The greedy bot: takes what raises the score to expect at the end of the game the most."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from herowright.bots.policy import Policy, Verdict, nothing
from herowright.games.roll_player.bot import actions, dice, market, setup, skills
from herowright.games.roll_player.bot.situation import Judge, Options, School, Situation
from herowright.games.roll_player.fiends_familiars.bot import dice as ff_dice
from herowright.games.roll_player.fiends_familiars.bot import fights, questions
from herowright.games.roll_player.fiends_familiars.bot.abilities import ability_gain
from herowright.games.roll_player.fiends_familiars.bot.situation import FiendsSituation
from herowright.games.roll_player.fiends_familiars.rules import choices as fiendish
from herowright.games.roll_player.fiends_familiars.rules.settings import NONE
from herowright.games.roll_player.rules import choices
from herowright.games.roll_player.rules.state import RollPlayer
from herowright.table.decision import Kind, Option
from herowright.table.glimpse import Glimpse


def neutral(at: Situation, options: Options) -> list[Verdict]:
    """For a question this bot has no opinion about."""
    return [Verdict(0.0, nothing) for _ in options]


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
    choices.FROM_DISCARD: skills.judge_from_discard,
    choices.MARKET: market.judge_market,
    choices.SECOND: market.judge_market,
    choices.USE_NOW: skills.judge_go_on,
    choices.REFRESH: skills.judge_refresh,
    choices.LAST_CALL: skills.judge_go_on,
    choices.SKILL_DIE: skills.judge_skill_die,
    choices.SKILL_POOL: skills.judge_skill_pool,
    choices.SKILL_ROW: skills.judge_skill_row,
    choices.SKILL_COLOUR: skills.judge_skill_colour,
    choices.SKILL_BUY: market.judge_market,
    choices.SKILL_GAIN: skills.judge_skill_gain,
    choices.SKILL_REVEAL: skills.judge_reveal,
    choices.SKILL_TOP: market.judge_market,
    choices.SKILL_COPY: skills.judge_skill_copy,
}
JUDGES: dict[str, Judge] = {kind.id: judge for kind, judge in _JUDGES.items()}


# What differs when Fiends & Familiars is played.
_FIENDISH: dict[Kind, Judge] = {
    fiendish.CLASS_CARD: setup.judge_class,
    fiendish.FAMILIAR_PICK: questions.judge_familiar,
    fiendish.NEXT_DIE: ff_dice.judge_next_die,
    fiendish.ACTION: questions.judge_action,
    fiendish.STORED_ACTION: questions.judge_action,
    fiendish.XP_ACTION: questions.judge_action,
    fiendish.STORED_ROW: ff_dice.judge_stored_row,
    fiendish.TOO_MANY_STORED: ff_dice.judge_too_many,
    choices.MARKET: fights.judge_market,
    choices.SECOND: fights.judge_market,
    fiendish.HUNT: fights.judge_hunt,
    fiendish.HUNT_REROLL: fights.judge_hunt_reroll,
    fiendish.HIRE: fights.judge_hire,
    fiendish.BATTLE_REROLL: fights.judge_battle_reroll,
    fiendish.STORE_XP: questions.judge_store_xp,
    fiendish.LAST_TOKENS: skills.judge_go_on,
    fiendish.LAST_WINDOW: skills.judge_go_on,
    choices.SKILL_DIE: questions.judge_skill_die,
    fiendish.CARD_FIEND: questions.judge_summon,
    fiendish.CARD_INITIATIVE: questions.judge_initiative,
    fiendish.CARD_BANISH: questions.judge_banish,
    fiendish.CARD_AGAIN: questions.judge_again,
    fiendish.CARD_SPACE: questions.judge_space,
    fiendish.CARD_REFRESH: skills.judge_refresh,
    fiendish.CARD_MARKER: actions.judge_move,
    fiendish.CARD_ROW: questions.judge_row,
    fiendish.CARD_MINION: questions.judge_minion,
    fiendish.CARD_LOOK: questions.judge_look,
}
FIENDISH: dict[str, Judge] = {kind.id: judge for kind, judge in _FIENDISH.items()}

BASE = School(Situation, dice.Turn, skills.effect_gain, JUDGES, skills.judge_interrupts)
FIENDS_FAMILIARS = School(
    FiendsSituation, ff_dice.Turn, ability_gain, {**JUDGES, **FIENDISH}, questions.judge_interrupts
)


def school_of(table: RollPlayer) -> School:
    """How to play with what is on the table."""
    return BASE if table.settings.expansion == NONE else FIENDS_FAMILIARS


class GreedyBot(Policy):
    unit = "stars"
    # The goals alone are weighed before there is anything else.
    rough = frozenset(kind.id for kind in (choices.SHEET, choices.CLASS_SIDE, choices.CLASS_PICK))

    def judged(self, glimpse: Glimpse[Any]) -> Iterable[tuple[Option, Verdict]]:
        school = school_of(glimpse.known)
        at = school.situation(glimpse, school)
        answers = [option for option in glimpse.options if not option.interrupt]
        judge: Judge = school.judges.get(glimpse.kind, neutral)
        verdicts = judge(at, answers)
        interrupts = [option for option in glimpse.options if option.interrupt]
        if interrupts:
            verdicts += school.judge_interrupts(at, interrupts, max(verdict.value for verdict in verdicts))
        return zip((*answers, *interrupts), verdicts, strict=True)
