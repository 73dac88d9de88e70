"""The greedy bot: a party member who weighs every card against what hangs on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from zlib import crc32

from herowright.bots.bot import Advice
from herowright.games.pathfinder.bot import build, checks, questions, reasons, turn
from herowright.games.pathfinder.bot.outlook import Judge, Outlook, Verdict
from herowright.games.pathfinder.rules import choices
from herowright.table.decision import Kind, Option
from herowright.table.glimpse import Glimpse


def neutral(outlook: Outlook, option: Option) -> Verdict:
    """For a question this bot has no opinion about."""
    return Verdict(0.0, reasons.nothing)


_JUDGES: dict[Kind, Judge] = {
    choices.CHARACTER: build.judge_character,
    choices.DECK: build.judge_deck,
    choices.BUILD: build.judge_build,
    choices.SWAP: build.judge_swap,
    choices.SWAP_FOR: build.judge_swap_for,
    choices.FAVORED: build.judge_kind,
    choices.START: questions.judge_place,
    choices.FIRST: questions.judge_first,
    choices.TURN: turn.judge_turn,
    choices.GIVE_TO: neutral,
    choices.AT_START: questions.judge_power,
    choices.AT_END: questions.judge_power,
    choices.RESET: questions.judge_reset,
    choices.DISCARD_DOWN: questions.judge_drop,
    choices.EVADE: checks.judge_evade,
    choices.EVADED_TO: questions.judge_order,
    choices.ORDER: neutral,
    choices.NEXT_EFFECT: neutral,
    choices.WHICH_CHECK: checks.judge_who,
    choices.SKILL: checks.judge_skill,
    choices.WHICH_DIFFICULTY: checks.judge_difficulty,
    choices.PREPARE: checks.judge_prepare,
    choices.HELP: checks.judge_prepare,
    choices.FAILED: checks.judge_failed,
    choices.RECHARGE: questions.judge_yes,
    choices.RECHARGE_ORDER: neutral,
    choices.DAMAGE: questions.judge_damage,
    choices.WARD: questions.judge_damage,
    choices.SUFFER: questions.judge_drop,
    choices.CLOSE: questions.judge_close,
    choices.CLOSE_PAY: questions.judge_pay,
    choices.GUARD: questions.judge_close,
    choices.GUARD_ORDER: neutral,
    choices.CLOSE_BEATEN: questions.judge_yes,
    choices.PAY: questions.judge_pay,
    choices.HEAL: questions.judge_heal,
    choices.MOVE_TO: questions.judge_place,
    choices.BRING: questions.judge_bring,
    choices.EXAMINE_WHERE: questions.judge_look,
    choices.EXAMINED: questions.judge_examined,
    choices.LOOK_WHERE: questions.judge_order,
    choices.PUT_WHERE: questions.judge_order,
    choices.SEARCH: questions.judge_retrieve,
    choices.RAISE: neutral,
    choices.RETRIEVE: questions.judge_retrieve,
    choices.LOSE_CARD: questions.judge_pay,
    choices.BURY_DISCARDED: questions.judge_bury,
    choices.KEEP_ONE: questions.judge_keep,
    choices.DO_OR_NOT: questions.judge_do,
    choices.FEAT: build.judge_feat,
    choices.ROLE: build.judge_role,
    choices.REWARD_KIND: build.judge_kind,
    choices.LOOT: build.judge_loot,
    choices.REBUILD: build.judge_build,
}
JUDGES: dict[str, Judge] = {kind.id: judge for kind, judge in _JUDGES.items()}
# The questions whose answers are judged together with the cards that can be played beside them.
TOGETHER = {kind.id for kind in (choices.PREPARE, choices.HELP, choices.DAMAGE, choices.WARD)}


class GreedyBot:
    """Judges every option by what the seat may know. The seed only settles ties, the same way whenever asked."""

    name = "greedy"
    unit = ""  # there is no score
    rough: frozenset[str] = frozenset()

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def advise(self, glimpse: Glimpse[Any], /) -> Sequence[Advice]:
        outlook = Outlook(glimpse)
        judge = JUDGES.get(glimpse.kind, neutral)
        together = glimpse.kind in TOGETHER
        advice, interrupts = [], []
        for option in glimpse.options:
            if option.interrupt and not together:
                interrupts.append(option)
            else:
                advice.append(Advice(option, *judge(outlook, option)))
        if interrupts:
            best = max([each.value for each in advice])
            advice += [Advice(option, *turn.judge_any(outlook, option, best)) for option in interrupts]
        seed = self.seed
        if len({each.value for each in advice}) < len(advice):
            advice.sort(key=lambda each: crc32(f"{seed} {each.option.key}".encode()))
        advice.sort(key=lambda each: -each.value)
        return advice
