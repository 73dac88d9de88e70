"""The battle: mercenaries and rerolls against the Monster."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from herowright.games.roll_player.bot import reasons
from herowright.games.roll_player.bot.odds import TIE_BREAK
from herowright.games.roll_player.bot.situation import Options, Verdict
from herowright.games.roll_player.fiends_familiars.bot.estimate import DEATH
from herowright.games.roll_player.fiends_familiars.bot.hunt import MOST_SUM, judge_rolled
from herowright.games.roll_player.fiends_familiars.bot.odds import MOST_DICE, PLAIN, expected, likely, spread
from herowright.games.roll_player.fiends_familiars.cards.curses import NoRerolls
from herowright.games.roll_player.fiends_familiars.cards.measures import Owned
from herowright.games.roll_player.fiends_familiars.cards.powers import HUNT, FreeRerolls
from herowright.games.roll_player.fiends_familiars.cards.scorings import PerMeasure
from herowright.games.roll_player.fiends_familiars.cards.terrors import LostHighest
from herowright.games.roll_player.fiends_familiars.rules import battle
from herowright.games.roll_player.fiends_familiars.rules.combat import REROLL_XP
from herowright.table.message import Message

if TYPE_CHECKING:
    from herowright.games.roll_player.fiends_familiars.bot.situation import FiendsSituation

# How much another hero's battle may differ from what is to be expected.
RIVAL_SPREAD = 3.5
# More mercenaries than this are not planned for at once, nor more rerolls; and a reroll must be worth this much.
MOST_HIRED, MOST_REROLLS, SPENT = 3, 4, 0.001


class Fight:
    """What each sum of the Combat dice is worth to a hero in the battle."""

    def __init__(self, at: FiendsSituation) -> None:
        self.at = at
        self.me = at.me
        self.monster = battle.foe(at.table)
        terror = self.monster.terror
        # A Monster may not count some faces, or less of the highest die, whichever that will be (FF-MON-10).
        highest = [part.less for part in terror.parts if isinstance(part, LostHighest)]
        others = [part for part in terror.parts if not isinstance(part, LostHighest)]
        self.counts = tuple(face - sum(part.lost([face]) for part in others) for face in PLAIN)
        self.plus = battle.added(at.table, at.me) - sum(highest)
        self.worth = [self._worth(total + self.plus) for total in range(MOST_SUM + 1)]

    def _worth(self, result: int) -> float:
        monster, solo = self.monster, self.at.table.solo
        if result < monster.strength:
            return -DEATH if solo else 0.0
        stars = float(monster.stars_for(result))
        for trait in self.me.traits:
            scoring = trait.scoring
            if isinstance(scoring, PerMeasure) and scoring.measure == Owned("monster-stars"):
                stars += stars // scoring.each * scoring.stars
        return stars if solo else stars + monster.master * self._best(result)

    def _best(self, result: int) -> float:
        """The chance that nobody does better."""
        chance = 1.0
        for hero in self.at.rivals:
            if hero.result is not None:
                chance *= result >= hero.result
            else:
                chance *= likely(result - self.at.rival_result(hero), RIVAL_SPREAD)
        return chance

    def value(self, dice: int, gold: int, xp: int, hired: int = MOST_HIRED) -> float:
        """The stars to expect, if as many mercenaries are hired as pay for themselves."""
        best = expected(self.worth, spread(min(dice, MOST_DICE), self.rerolls(xp), self.counts)) + self.coins(gold)
        if hired:
            price, cost = self.at.now.hire
            if gold >= price:
                best = max(best, self.value(dice + 1, gold - price, xp, hired - 1))
            if xp >= cost:
                best = max(best, self.value(dice + 1, gold, xp - cost, hired - 1))
        return best

    def rerolls(self, xp: int) -> int:
        dearer = self.monster.terror.reroll
        if dearer is None or self.me.power(NoRerolls) is not None:
            return 0
        free = sum(power.rerolls for power in self.me.powers(FreeRerolls) if power.where != HUNT)
        return min(MOST_REROLLS, free + xp // (REROLL_XP + dearer))

    def coins(self, gold: int) -> float:
        """What gold is worth after the battle."""
        return sum(gold // each * stars for each, stars in self.at.now.cards.gold_paid) + TIE_BREAK * gold


def judge_hire(at: FiendsSituation, options: Options) -> list[Verdict]:
    me, fight, dice = at.me, Fight(at), at.asked["dice"]
    verdicts = []
    for option in options:
        if option.payload[0] == "hire":
            _, gold, xp, _ = option.payload
            value = fight.value(dice + 1, me.gold - gold, me.xp - xp)
            verdicts.append(Verdict(value, partial(_why_hire, fight, dice + 1, me.xp - xp)))
        else:
            verdicts.append(Verdict(fight.value(dice, me.gold, me.xp, 0), partial(_why_hire, fight, dice, me.xp)))
    return verdicts


def _why_hire(fight: Fight, dice: int, xp: int) -> tuple[Message, ...]:
    """The chance to beat the Monster with so many dice, and the stars to expect."""
    totals = spread(min(dice, MOST_DICE), fight.rerolls(xp), fight.counts)
    won = sum(chance for total, chance in enumerate(totals) if total + fight.plus >= fight.monster.strength)
    stars = expected([max(0.0, worth) for worth in fight.worth], totals)
    args = {"monster": fight.monster.name, "dice": dice, "chance": reasons.percent(won)}
    return (Message("bot-ff-battle", args), Message("bot-ff-battle-stars", {"stars": reasons.shown(stars)}))


def judge_battle_reroll(at: FiendsSituation, options: Options) -> list[Verdict]:
    """After the battle XP is worth nothing, so it is spent as long as it helps."""
    fight = Fight(at)
    return judge_rolled(at, options, fight.worth, SPENT, 0.0, fight.counts)
