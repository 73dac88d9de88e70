"""A market turn: what a purchase, a discarded card and a Hunt are worth."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from herowright.games.roll_player.bot import reasons
from herowright.games.roll_player.bot.market import Stall
from herowright.games.roll_player.bot.market import judge_market as judge_trades
from herowright.games.roll_player.bot.verdict import Verdict
from herowright.games.roll_player.fiends_familiars.bot.hunt import best_plan, why_hunt
from herowright.games.roll_player.fiends_familiars.bot.hunting import Prey
from herowright.games.roll_player.fiends_familiars.cards.curses import MARKET, NoGold
from herowright.games.roll_player.fiends_familiars.rules.choices import START_HUNT
from herowright.games.roll_player.rules.gold import DISCARDED_CARD
from herowright.table.decision import Option
from herowright.table.glimpse import Glimpse

if TYPE_CHECKING:
    from herowright.games.roll_player.fiends_familiars.bot.estimate import FiendsEstimate
    from herowright.games.roll_player.fiends_familiars.bot.sheet import AdventurerSheet, FiendsSituation


class FiendsStall(Stall):
    """Who does not buy may hunt, and a token can banish a fiend."""

    estimate: FiendsEstimate

    def __init__(self, situation: FiendsSituation, me: AdventurerSheet, turns: int | None = None) -> None:
        Stall.__init__(self, situation, me, turns)
        self.me = me
        self.minion = situation.minion
        self.prey = Prey(situation, self.estimate, rough=True)
        self.unpaid = any(curse.source == MARKET for curse in me.curses(NoGold))
        self.hunts: dict[int, float] = {}

    def otherwise(self, gold: int, tokens: int) -> float:
        kept = self.left(gold, 0 if self.unpaid else -DISCARDED_CARD)
        return max(kept, self.hunt(gold))

    def hunt(self, gold: int) -> float:
        """The value of a Hunt of the minion face up."""
        found = self.hunts.get(gold)
        if found is None:
            found = self.hunts[gold] = self._hunt(gold)
        return found

    def _hunt(self, gold: int) -> float:
        if self.minion is None or gold < self.prey.toll():
            return 0.0
        gold -= self.prey.toll()
        return self.prey.value(self.minion, self.prey.pool(self.minion), gold)

    def token(self, gold: int, tokens: int, before: float) -> float:
        """What one more charisma token is worth this round."""
        cheaper = self.worth(gold, tokens + 1, before) - self.worth(gold, tokens, before)
        return max(cheaper, self.banishing())

    def banishing(self) -> float:
        """What it is worth to be rid of the worst fiend."""
        me, world, now = self.me, self.estimate.world, self.estimate
        rid = (world.estimate(me.with_banished(fiend), now.turns).total - now.total for fiend in me.fiends)
        return max(rid, default=0.0)


def judge_market(situation: FiendsSituation, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    trades = [option for option in options if option is not START_HUNT and option.payload != START_HUNT.payload]
    verdicts = dict(zip((option.key for option in trades), judge_trades(situation, question, trades), strict=True))
    me, world = situation.me, situation.world
    estimate = world.estimate(me)
    unpaid = any(curse.source == MARKET for curse in me.curses(NoGold))
    found = []
    for option in options:
        if option.payload == START_HUNT.payload:
            found.append(_hunt(situation, estimate))
        elif unpaid and option.payload and option.payload[0] in ("discard", "gold"):
            found.append(Verdict(estimate.total, reasons.nothing))
        else:
            found.append(verdicts[option.key])
    return found


def _hunt(situation: FiendsSituation, estimate: FiendsEstimate) -> Verdict:
    minion = situation.minion
    assert minion is not None
    prey = Prey(situation, estimate)
    dice = prey.pool(minion)
    value = best_plan(prey, minion, dice, situation.me.gold - prey.toll(), situation.me.xp, situation.me.tokens)
    return Verdict(estimate.beyond_gold + value, partial(why_hunt, prey, minion, dice))
