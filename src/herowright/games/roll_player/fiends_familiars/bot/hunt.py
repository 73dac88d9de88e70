"""The questions of a Hunt: another minion, mercenaries, the roll and rerolls."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from herowright.games.roll_player.bot import reasons
from herowright.games.roll_player.bot.verdict import Verdict
from herowright.games.roll_player.fiends_familiars.bot.hunting import MOST_SUM, THRIFT, Prey
from herowright.games.roll_player.fiends_familiars.bot.odds import PLAIN, Counts, best_rerolls, expected, plain, spread
from herowright.games.roll_player.fiends_familiars.cards.curses import DearerMercenaries
from herowright.games.roll_player.fiends_familiars.cards.powers import CheaperMercenaries
from herowright.games.roll_player.fiends_familiars.rules.combat import MERCENARY_GOLD, MERCENARY_XP
from herowright.games.roll_player.fiends_familiars.rules.odds import reaches
from herowright.table.decision import Option
from herowright.table.glimpse import Glimpse
from herowright.table.message import Message

if TYPE_CHECKING:
    from herowright.games.roll_player.fiends_familiars.bot.sheet import AdventurerSheet, FiendsSituation
    from herowright.games.roll_player.fiends_familiars.cards.types import Minion

# More mercenaries than this are not planned for at once.
MOST_HIRED = 2


def prices(sheet: AdventurerSheet) -> tuple[int, int]:
    """A mercenary of a Hunt, in gold and in XP."""
    gold, xp = MERCENARY_GOLD, MERCENARY_XP
    for curse in sheet.curses(DearerMercenaries):
        gold, xp = gold + curse.gold, xp + curse.xp
    for power in sheet.blessings(CheaperMercenaries):
        gold, xp = gold - power.gold, xp - power.xp
    return max(1, gold), max(1, xp)


def best_plan(prey: Prey, minion: Minion, dice: int, gold: int, xp: int, tokens: int, hired: int = MOST_HIRED) -> float:
    """The best a hunter can expect with this gold and XP, who may hire first."""
    best = prey.value(minion, dice, gold)
    if hired:
        price, cost = prices(prey.estimate.sheet)
        if tokens and gold >= price - 1:
            best = max(best, best_plan(prey, minion, dice + 1, gold - price + 1, xp, tokens - 1, hired - 1))
        elif gold >= price:
            best = max(best, best_plan(prey, minion, dice + 1, gold - price, xp, tokens, hired - 1))
        if xp >= cost:
            later = best_plan(prey, minion, dice + 1, gold, xp - cost, tokens, hired - 1)
            best = max(best, later - THRIFT * cost * prey.xp)
    return best


# --- before the roll -----------------------------------------------------------------------------------


def judge_hunt(situation: FiendsSituation, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    me, minion = situation.me, situation.minion
    assert minion is not None
    estimate = situation.world.estimate(me)
    prey = Prey(situation, estimate)
    dice = question.prompt.args["dice"]
    verdicts = []
    for option in options:
        match option.payload:
            case ("exchange", gold):
                value = prey.average(me.gold - gold)
                why = partial(_why_exchange, value - prey.value(minion, dice, me.gold))
            case ("hire", gold, xp, tokens):
                value = best_plan(prey, minion, dice + 1, me.gold - gold, me.xp - xp, me.tokens - tokens, 1)
                value -= THRIFT * xp * prey.xp
                why = partial(why_hunt, prey, minion, dice + 1)
            case _:
                value = prey.value(minion, dice, me.gold)
                why = partial(why_hunt, prey, minion, dice)
        verdicts.append(Verdict(estimate.beyond_gold + value, why))
    return verdicts


def why_hunt(prey: Prey, minion: Minion, dice: int) -> tuple[Message, ...]:
    """The dice, the chance of the trophy, and what the Hunt brings on average."""
    gold = prey.estimate.sheet.gold
    least = next((tier.least for tier in minion.tiers if tier.trophy), None)
    worth = expected(prey.worth(minion, gold), spread(min(dice, 9))) - prey.estimate.gold
    found = []
    if least is not None:
        chance = reasons.percent(reaches(dice, least - prey.bonus) / 1000)
        found.append(Message("bot-ff-trophy", {"dice": dice, "chance": chance, "minion": minion.name}))
    found.append(reasons.gained(worth))
    return tuple(found)


def _why_exchange(gain: float) -> tuple[Message, ...]:
    return (Message("bot-ff-exchange"), reasons.gained(gain))


# An XP is not spent for nothing, even if the battle has no use for it.
NO_WASTE = 0.02

# --- after the roll --------------------------------------------------------------------------------------


def judge_hunt_reroll(situation: FiendsSituation, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    me, minion = situation.me, situation.minion
    assert minion is not None
    estimate = situation.world.estimate(me)
    prey = Prey(situation, estimate)
    worth = prey.worth(minion, me.gold)
    roll = tuple(situation.view["heroes"][situation.seat]["combat"])
    price = max(NO_WASTE, THRIFT * prey.xp)
    return judge_rolled(worth, roll, question, options, me.xp, price, estimate.beyond_gold, PLAIN)


def judge_rolled(
    worth: tuple[float, ...],
    roll: tuple[int, ...],
    question: Glimpse[Any],
    options: Sequence[Option],
    xp: int,
    price: float,
    beside: float,
    counts: Counts,
) -> list[Verdict]:
    """Whether to stop, to roll a die again, or to let the familiar's Power stand in for the dice."""
    total = sum(counts[face - 1] for face in roll)
    now = worth[min(MOST_SUM, total)]
    verdicts = []
    for option in options:
        match option.payload:
            case ("reroll", face, cost):
                value = _reroll(worth, roll, face, cost, xp, price, counts)
                why = partial(_why_reroll, worth, total - counts[face - 1], counts, now, cost)
            case ("power",):
                value = worth[min(MOST_SUM, question.prompt.args["power"])]
                why = partial(reasons.why_gained, value - now)
            case _:
                value = now
                why = partial(reasons.nothing)
        verdicts.append(Verdict(beside + value, why))
    return verdicts


def _reroll(
    worth: tuple[float, ...],
    roll: tuple[int, ...],
    face: int,
    cost: int,
    xp: int,
    price: float,
    counts: Counts,
) -> float:
    """A die rolled again, and the lowest of the others after it as often as it pays."""
    rest = list(roll)
    rest.remove(face)
    more = (xp - cost) if cost == 0 else (xp - cost) // cost
    each = price * max(1, cost)
    after = [best_rerolls(worth, (*rest, new), min(more, LOOK_AHEAD), each, counts) for new in range(1, 7)]
    return sum(after) / 6 - price * cost


# How many rerolls after the next one are planned for.
LOOK_AHEAD = 3


def _why_reroll(worth: tuple[float, ...], kept: int, counts: Counts, now: float, cost: int) -> tuple[Message, ...]:
    better = sum(worth[min(MOST_SUM, kept + count)] > now for count in counts) / 6
    gain = expected(worth, plain(1, counts), kept) - now
    return (
        Message("bot-ff-reroll", {"chance": reasons.percent(better), "xp": cost}),
        reasons.gained(gain),
    )
