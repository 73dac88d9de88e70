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


_JUDGES: dict[Judge, tuple[Kind, ...]] = {
    build.judge_character: (choices.CHARACTER,),
    build.judge_deck: (choices.DECK,),
    build.judge_build: (choices.BUILD, choices.REBUILD),
    build.judge_swap: (choices.SWAP, choices.SWAP_FOR),
    build.judge_kind: (choices.FAVORED, choices.REWARD_KIND),
    questions.judge_place: (choices.START, choices.MOVE_TO),
    questions.judge_first: (choices.FIRST,),
    turn.judge_turn: (choices.TURN,),
    neutral: (
        choices.GIVE_TO,
        choices.ORDER,
        choices.NEXT_EFFECT,
        choices.RECHARGE_ORDER,
        choices.GUARD_ORDER,
        choices.RAISE,
    ),
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
JUDGES: dict[str, Judge] = {kind.id: judge for judge, kinds in _JUDGES.items() for kind in kinds}
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
