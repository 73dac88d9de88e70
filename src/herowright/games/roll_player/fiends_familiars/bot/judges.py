"""Who judges which question when Fiends & Familiars is played; the rest is as in the base game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from herowright.games.roll_player.bot import setup as base_setup
from herowright.games.roll_player.bot.questions import judge_go_on, judge_refresh
from herowright.games.roll_player.bot.verdict import Verdict
from herowright.games.roll_player.fiends_familiars.bot import (
    actions,
    battle,
    dice,
    hunt,
    interrupts,
    market,
    questions,
    setup,
)
from herowright.games.roll_player.fiends_familiars.bot.estimate import FiendsEstimate
from herowright.games.roll_player.fiends_familiars.bot.sheet import FiendsSituation
from herowright.games.roll_player.fiends_familiars.rules import choices
from herowright.games.roll_player.rules import choices as base
from herowright.table.decision import Kind, Option
from herowright.table.glimpse import Glimpse

FiendsJudge = Callable[[FiendsSituation, Glimpse[Any], Sequence[Option]], list[Verdict]]

_JUDGES: dict[Kind, FiendsJudge] = {
    choices.CLASS_CARD: base_setup.judge_class,
    choices.FAMILIAR_PICK: setup.judge_familiar,
    base.ORDER: dice.judge_order,
    base.REORDER: dice.judge_order,
    base.TAKE_CARD: dice.judge_take,
    choices.NEXT_DIE: dice.judge_next_die,
    base.PLACE: dice.judge_place,
    choices.ACTION: actions.judge_action,
    choices.STORED_ACTION: actions.judge_action,
    choices.XP_ACTION: actions.judge_action,
    choices.STORED_ROW: dice.judge_stored_row,
    choices.TOO_MANY_STORED: dice.judge_too_many,
    base.MARKET: market.judge_market,
    base.SECOND: market.judge_market,
    choices.HUNT: hunt.judge_hunt,
    choices.HUNT_REROLL: hunt.judge_hunt_reroll,
    choices.HIRE: battle.judge_hire,
    choices.BATTLE_REROLL: battle.judge_battle_reroll,
    choices.STORE_XP: questions.judge_store_xp,
    choices.LAST_TOKENS: judge_go_on,
    choices.LAST_WINDOW: judge_go_on,
    base.SKILL_DIE: questions.judge_skill_die,
    base.SKILL_POOL: questions.judge_skill_pool,
    base.SKILL_COLOUR: questions.judge_skill_colour,
    base.SKILL_GAIN: questions.judge_skill_gain,
    base.SKILL_COPY: questions.judge_skill_copy,
    choices.CARD_FIEND: questions.judge_summon,
    choices.CARD_INITIATIVE: questions.judge_initiative,
    choices.CARD_BANISH: questions.judge_banish,
    choices.CARD_AGAIN: questions.judge_again,
    choices.CARD_SPACE: questions.judge_space,
    choices.CARD_REFRESH: judge_refresh,
    choices.CARD_MARKER: questions.judge_marker,
    choices.CARD_ROW: actions.judge_row,
    choices.CARD_MINION: questions.judge_minion,
    choices.CARD_LOOK: questions.judge_look,
}
JUDGES: dict[str, FiendsJudge] = {kind.id: judge for kind, judge in _JUDGES.items()}
judge_interrupts = interrupts.judge_interrupts


def look(view: Mapping[str, Any], seat: int) -> FiendsSituation:
    return FiendsSituation.of(view, seat, FiendsEstimate)
