"""What a Hunt is worth: every tier of a minion in stars, and the dice that lead there."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from herowright.games.roll_player.bot.odds import MOST_GOLD
from herowright.games.roll_player.fiends_familiars.bot.abilities import ability_gain
from herowright.games.roll_player.fiends_familiars.bot.measures import met
from herowright.games.roll_player.fiends_familiars.bot.odds import MOST_DICE, expected, spread
from herowright.games.roll_player.fiends_familiars.cards.curses import (
    FewerDice,
    HuntToll,
    LessXp,
    LowerResult,
    NoRerolls,
)
from herowright.games.roll_player.fiends_familiars.cards.powers import (
    BATTLE,
    CombatDice,
    FreeRerolls,
    HuntPays,
    ResultBonus,
    TrophyPays,
    WoundsIgnored,
)
from herowright.games.roll_player.fiends_familiars.cards.types import Reward, Tier
from herowright.games.roll_player.fiends_familiars.rules.hunt import FIRST_DIE

if TYPE_CHECKING:
    from herowright.games.roll_player.fiends_familiars.bot.estimate import FiendsEstimate
    from herowright.games.roll_player.fiends_familiars.bot.sheet import FiendsSituation
    from herowright.games.roll_player.fiends_familiars.cards.types import Minion

# The highest sum that is looked at.
MOST_SUM = 40
# An XP that is spent in a Hunt may serve better in the battle.
THRIFT = 1.1


class Prey:
    """The rewards of minions in stars, for a hero as it is now; those of one that is only thought of are rough."""

    def __init__(self, situation: FiendsSituation, estimate: FiendsEstimate, rough: bool = False) -> None:
        self.rough = rough
        self.situation = situation
        self.estimate = estimate
        sheet = estimate.sheet
        self.bonus = sum(power.bonus for power in sheet.blessings(ResultBonus) if power.where != BATTLE)
        self.bonus -= sum(curse.minus for curse in sheet.curses(LowerResult) if curse.where != BATTLE)
        self.free_rerolls = (
            0
            if sheet.curses(NoRerolls)
            else sum(power.rerolls for power in sheet.blessings(FreeRerolls) if power.where != BATTLE)
        )
        self.worths: dict[str, tuple[float, ...]] = {}
        self.known: dict[str, list[tuple[float, int]]] = {}

    # --- prizes ----------------------------------------------------------------------------------

    @cached_property
    def xp(self) -> float:
        if self.rough:
            return self.estimate.xp_each
        sheet, world = self.estimate.sheet, self.estimate.world
        return (world.estimate(sheet.with_xp(2), self.estimate.turns).total - self.estimate.total) / 2

    @cached_property
    def glory(self) -> float:
        return self.estimate.point if self.rough else self._more(Reward(glory=1))

    @cached_property
    def wound(self) -> float:
        return -self.estimate.point if self.rough else self._more(Reward(wounds=1))

    @cached_property
    def trophy(self) -> float:
        minion = self.situation.minion or next(iter(self.situation.cards.minions.values()))
        estimate = self.estimate
        return estimate.world.estimate(estimate.sheet.with_trophy(minion), estimate.turns).total - estimate.total

    def _more(self, reward: Reward) -> float:
        estimate = self.estimate
        return estimate.world.estimate(estimate.sheet.with_reward(reward), estimate.turns).total - estimate.total

    def prize(self, tier: Tier) -> tuple[float, int]:
        """A tier in stars, and the gold it pays."""
        sheet, reward = self.estimate.sheet, tier.reward
        gold, xp, glory = reward.gold, reward.xp, reward.glory
        for hunt in sheet.blessings(HuntPays):
            gold, xp = gold + hunt.gold, xp + hunt.xp
        if tier.trophy:
            for prize in sheet.blessings(TrophyPays):
                gold, xp, glory = gold + prize.gold, xp + prize.xp, glory + prize.glory
        wounds = max(0, reward.wounds - sum(power.wounds for power in sheet.blessings(WoundsIgnored)))
        xp = max(0, xp - sum(curse.xp for curse in sheet.curses(LessXp)))
        stars = xp * self.xp + glory * self.glory + wounds * self.wound
        if tier.trophy:
            stars += self.trophy
        if reward.action is not None:
            stars += self.estimate.use(reward.action) if self.rough else ability_gain(self.estimate, reward.action)
        return stars, gold

    def prizes(self, minion: Minion) -> list[tuple[float, int]]:
        found = self.known.get(minion.id)
        if found is None:
            found = self.known[minion.id] = [self.prize(tier) for tier in minion.tiers]
        return found

    def worth(self, minion: Minion, gold: int) -> tuple[float, ...]:
        """What each sum of the Combat dice is worth to a hero with so much gold, the gold included."""
        key = f"{minion.id} {gold}"
        found = self.worths.get(key)
        if found is None:
            purse = self.estimate.purse
            values: list[float] = []
            ends = [max(0, tier.least - self.bonus) for tier in minion.tiers[1:]] + [MOST_SUM + 1]
            for (stars, more), end in zip(self.prizes(minion), ends, strict=True):
                values += [stars + purse[min(MOST_GOLD, gold + more)]] * (end - len(values))
            found = self.worths[key] = tuple(values)
        return found

    # --- dice ------------------------------------------------------------------------------------

    def pool(self, minion: Minion) -> int:
        """The Combat dice the hero starts with."""
        estimate = self.estimate
        sheet = estimate.sheet
        dice = FIRST_DIE + sum(power.dice for power in sheet.blessings(CombatDice) if power.where != BATTLE)
        dice -= sum(curse.dice for curse in sheet.curses(FewerDice) if curse.where != BATTLE)
        weak = sum(dice for condition, dice in minion.weaknesses if met(condition, sheet, estimate.bonus))
        return max(1, dice + weak)

    def value(self, minion: Minion, dice: int, gold: int) -> float:
        """The score beyond the sheet to expect from a Hunt with so many dice, gold included."""
        worth, dice = self.worth(minion, gold), min(dice, MOST_DICE)
        free = min(2, self.free_rerolls)
        plain = expected(worth, spread(dice, free))
        if not self.estimate.sheet.xp or self.estimate.sheet.curses(NoRerolls):
            return plain
        once = expected(worth, spread(dice, free + 1)) - THRIFT * self.xp
        return max(plain, plain + PAID * (once - plain))

    def toll(self) -> int:
        return sum(curse.gold for curse in self.estimate.sheet.curses(HuntToll))

    def average(self, gold: int) -> float:
        """What a Hunt of the next minion would be worth, whichever it is."""
        minions = self.situation.unseen_minions()
        values = [self.value(minion, self.pool(minion), gold) for minion in minions]
        return sum(values) / len(values) if values else 0.0


# How often a Hunt is worth an XP for a reroll.
PAID = 0.5
