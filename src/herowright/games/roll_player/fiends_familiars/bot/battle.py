"""The battle: mercenaries and rerolls against the Monster."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from herowright.games.roll_player.bot import reasons
from herowright.games.roll_player.bot.verdict import Verdict
from herowright.games.roll_player.cards.scorings import PerGold
from herowright.games.roll_player.fiends_familiars.bot.estimate import DEATH
from herowright.games.roll_player.fiends_familiars.bot.hunt import judge_rolled
from herowright.games.roll_player.fiends_familiars.bot.hunting import MOST_SUM
from herowright.games.roll_player.fiends_familiars.bot.measures import met, outlook
from herowright.games.roll_player.fiends_familiars.bot.odds import MOST_DICE, PLAIN, expected, likely, spread
from herowright.games.roll_player.fiends_familiars.bot.sheet import FiendsSituation, rival_result
from herowright.games.roll_player.fiends_familiars.cards.curses import LowerResult, NoRerolls
from herowright.games.roll_player.fiends_familiars.cards.measures import Owned
from herowright.games.roll_player.fiends_familiars.cards.powers import HUNT, FreeRerolls, ResultBonus
from herowright.games.roll_player.fiends_familiars.cards.scorings import PerMeasure
from herowright.games.roll_player.fiends_familiars.cards.terrors import (
    LostFaces,
    LostHighest,
    LowerUnless,
    Weighs,
    WoundsWeigh,
)
from herowright.games.roll_player.rules.solo import GOLD_PER_STAR
from herowright.table.decision import Option
from herowright.table.glimpse import Glimpse
from herowright.table.message import Message

if TYPE_CHECKING:
    from herowright.games.roll_player.fiends_familiars.bot.estimate import FiendsEstimate

# A coin breaks ties.
COIN = 0.03
# How much another hero's battle may differ from what is to be expected.
RIVAL_SPREAD = 3.5
# More mercenaries than this are not planned for at once, nor more rerolls.
MOST_HIRED, MOST_REROLLS = 3, 4


class Fight:
    """What each sum of the Combat dice is worth to a hero in the battle."""

    def __init__(self, situation: FiendsSituation) -> None:
        self.situation = situation
        self.estimate: FiendsEstimate = situation.world.estimate(situation.me)
        monster = situation.world.monster
        assert monster is not None
        self.monster = monster
        self.counts = PLAIN
        for part in monster.terror.parts:
            if isinstance(part, LostFaces):
                self.counts = tuple(0 if face <= part.face else face for face in PLAIN)
        self.plus = self._plus()
        self.worth = tuple(self._worth(total + self.plus) for total in range(MOST_SUM + 1))

    def _plus(self) -> int:
        """What is added to the dice when they lie (FF-MON-10, FF-MON-11)."""
        me, bonus = self.situation.me, self.estimate.bonus
        plus = sum(power.bonus for power in me.blessings(ResultBonus) if power.where != HUNT)
        plus -= sum(curse.minus for curse in me.curses(LowerResult) if curse.where != HUNT)
        plus += me.glory - me.wounds
        for part in self.monster.terror.parts:
            match part:
                case WoundsWeigh(more):
                    plus -= more * me.wounds
                case Weighs(measure, each):
                    plus -= int(outlook(measure, self.estimate)[0]) // each
                case LostHighest(less):
                    plus -= less
                case LowerUnless(minus, condition) if not met(condition, me, bonus):
                    plus -= minus
        return plus

    def _worth(self, result: int) -> float:
        monster, world = self.monster, self.situation.world
        if result < monster.strength:
            return -DEATH if world.solo else 0.0
        stars = float(monster.stars_for(result))
        for trait in self.situation.me.traits:
            scoring = trait.scoring
            if isinstance(scoring, PerMeasure) and scoring.measure == Owned("monster-stars"):
                stars += stars // scoring.each * scoring.stars
        return stars + monster.master * self._best(result) * (not world.solo)

    def _best(self, result: int) -> float:
        """The chance that nobody does better."""
        chance = 1.0
        for hero in self.situation.view["heroes"]:
            if hero["seat"] == self.situation.seat:
                continue
            if hero["result"] is not None:
                chance *= result >= hero["result"]
            else:
                chance *= likely(result - rival_result(hero, self.situation.cards), RIVAL_SPREAD)
        return chance

    def value(self, dice: int, gold: int, xp: int, price: tuple[int, int], hired: int = MOST_HIRED) -> float:
        """The stars to expect, if as many mercenaries are hired as pay for themselves."""
        best = expected(self.worth, spread(min(dice, MOST_DICE), self.rerolls(xp), self.counts)) + self.coins(gold)
        if hired:
            if gold >= price[0]:
                best = max(best, self.value(dice + 1, gold - price[0], xp, price, hired - 1))
            if xp >= price[1]:
                best = max(best, self.value(dice + 1, gold, xp - price[1], price, hired - 1))
        return best

    def rerolls(self, xp: int) -> int:
        cost = self.monster.terror.reroll
        me = self.situation.me
        if cost is None or me.curses(NoRerolls):
            return 0
        free = sum(power.rerolls for power in me.blessings(FreeRerolls) if power.where != HUNT)
        return min(MOST_REROLLS, free + xp // (1 + cost))

    def coins(self, gold: int) -> float:
        """What gold is worth after the battle."""
        each = [trait.scoring.each for trait in self.situation.me.traits if isinstance(trait.scoring, PerGold)]
        if self.situation.world.solo:
            each.append(GOLD_PER_STAR)
        return sum(gold // part for part in each) + COIN * gold


def judge_hire(situation: FiendsSituation, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    me = situation.me
    fight = Fight(situation)
    price = fight.estimate.hire
    dice = question.prompt.args["dice"]
    verdicts = []
    for option in options:
        match option.payload:
            case ("hire", gold, xp, _):
                more, left = dice + 1, (me.gold - gold, me.xp - xp)
                value = fight.value(more, *left, price)
            case _:
                more, left = dice, (me.gold, me.xp)
                value = fight.value(more, *left, price, 0)
        verdicts.append(Verdict(value, partial(_why_hire, fight, more, left[1])))
    return verdicts


def _why_hire(fight: Fight, dice: int, xp: int) -> tuple[Message, ...]:
    """The chance to beat the Monster with so many dice, and the stars to expect."""
    totals = spread(min(dice, MOST_DICE), fight.rerolls(xp), fight.counts)
    won = sum(chance for total, chance in enumerate(totals) if total + fight.plus >= fight.monster.strength)
    stars = expected(tuple(max(0.0, worth) for worth in fight.worth), totals)
    args = {"monster": fight.monster.name, "dice": dice, "chance": reasons.percent(won)}
    return (Message("bot-ff-battle", args), Message("bot-ff-battle-stars", {"stars": reasons.shown(stars)}))


def judge_battle_reroll(situation: FiendsSituation, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """After the battle XP is worth nothing, so it is spent as long as it helps."""
    fight = Fight(situation)
    roll = tuple(situation.view["heroes"][situation.seat]["combat"])
    return judge_rolled(fight.worth, roll, question, options, situation.me.xp, SPENT, 0.0, fight.counts)


# A reroll must be worth this much.
SPENT = 0.001
