"""Choosing an initiative card, placing its die, and laying out the pool."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

from herowright.games.roll_player.bot import reasons
from herowright.games.roll_player.bot.actions import row_action_gain
from herowright.games.roll_player.bot.estimate import Estimate
from herowright.games.roll_player.bot.market import Stall, buyers_before
from herowright.games.roll_player.bot.sheet import Die, Situation
from herowright.games.roll_player.bot.verdict import Verdict
from herowright.games.roll_player.cards.powers import GoldDicePay, HighestPays, LowestPays
from herowright.games.roll_player.rules.components import CHA, GOLD, NONE, ROW_IDS, ROWS, SPACES_PER_ROW
from herowright.games.roll_player.rules.gold import FILLED_ROW, GOLD_DIE
from herowright.table.decision import Option
from herowright.table.glimpse import Glimpse
from herowright.table.message import Message


class Placement(NamedTuple):
    """A die in a row: the hero afterwards, the gold it brings, and what the row's action adds."""

    row: int
    after: Estimate
    gold: int
    action: float


class Turn:
    """The thoughts of a hero who has a die to choose or to place."""

    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        self.me = situation.me.copy()
        self.me.hand = []
        self.now = situation.world.estimate(self.me)
        self.stall = Stall(situation, self.me, max(0, self.now.turns - 1))
        richer = self.me.power(GoldDicePay)
        self.gold_die = richer.gold if richer else GOLD_DIE
        self.known: dict[Die, list[Placement]] = {}

    def placements(self, die: Die) -> list[Placement]:
        """Every row that could take the die; none on a full sheet."""
        found = self.known.get(die)
        if found is None:
            spaces = [self.me.free_space(row) for row in ROWS]
            found = self.known[die] = [self._placement(die, space) for space in spaces if space != NONE]
        return found

    def _placement(self, die: Die, space: int) -> Placement:
        row = space // SPACES_PER_ROW
        after = self.situation.world.estimate(self.me.with_die(space, die))
        gold = FILLED_ROW if after.spaces[row] == 0 else 0
        if die.colour == GOLD:
            gold += self.gold_die
        return Placement(row, after, gold, row_action_gain(after, row))

    def value(self, placement: Placement, gold: int, before: float) -> float:
        """The score to expect after a placement, with gold from elsewhere and so many buyers before."""
        gold += self.me.gold + placement.gold
        return (
            placement.after.beyond_gold
            + self.stall.worth(gold, self.me.tokens, before)
            + self.action(placement, gold, before)
        )

    def action(self, placement: Placement, gold: int, before: float) -> float:
        """What the action of the row adds, a charisma token included."""
        if placement.row != CHA:
            return placement.action
        tokens = self.me.tokens
        token = self.stall.worth(gold, tokens + 1, before) - self.stall.worth(gold, tokens, before)
        return max(placement.action, token)

    def take(self, index: int, die: Die, lowest: bool) -> tuple[float, Placement | None, int]:
        """The value of an initiative card, the best place for its die, and the gold of the card."""
        gold = self.situation.places[index].gold
        if lowest:
            gold += sum(power.gold for power in self.me.powers(LowestPays))
        if index == len(self.situation.places) - 1:
            gold += sum(power.gold for power in self.me.powers(HighestPays))
        before = buyers_before(self.situation, index)
        found = [(self.value(placement, gold, before), placement) for placement in self.placements(die)]
        if not found:
            worth = self.stall.worth(self.me.gold + gold, self.me.tokens, before)
            return self.now.beyond_gold + worth, None, gold
        value, placement = max(found, key=lambda pair: pair[0])
        return value, placement, gold

    def pool(self) -> dict[int, Die]:
        """The dice on the initiative cards nobody has taken."""
        places = self.situation.places
        return {index: die for index in self.situation.free_places() if (die := places[index].die) is not None}

    def best_of(self, pool: dict[int, Die]) -> float:
        """The value of the best card when these dice lie on the free ones."""
        lowest = min(pool, default=NONE)
        values = (self.take(index, die, index == lowest)[0] for index, die in pool.items())
        return max(values, default=self.now.total)


# --- choosing a card -------------------------------------------------------------------------------


def judge_take(situation: Situation, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    turn = Turn(situation)
    pool = turn.pool()
    lowest = min(pool, default=NONE)
    verdicts = []
    for option in options:
        index = option.payload
        value, placement, gold = turn.take(index, pool[index], index == lowest)
        verdicts.append(Verdict(value, partial(_why_take, turn, index, placement, gold)))
    return verdicts


def _why_take(turn: Turn, index: int, placement: Placement | None, gold: int) -> tuple[Message, ...]:
    found: reasons.Weighed = []
    before = buyers_before(turn.situation, index)
    if placement is not None:
        found.append((reasons.FIRST, Message("bot-best-row", {"row": f"attr:{ROW_IDS[placement.row]}"})))
        found += _placement_reasons(turn, placement, gold, before)
        gold += placement.gold
    if gold:
        found.append(reasons.gold_gained(gold, gold * turn.stall.estimate.gold_each))
    gold += turn.me.gold
    found += buyer_reasons(lambda place: turn.stall.worth(gold, turn.me.tokens, place), before)
    return reasons.heaviest(found)


def buyer_reasons(worth: Callable[[float], float], before: float) -> reasons.Weighed:
    """What the place in the market's order is worth; `worth` tells the value of the market after so many buyers."""
    first, mine, second = worth(0.0), worth(before), worth(1.0)
    if before == 0 and first - second > reasons.NOTABLE:
        return [(first - second, Message("bot-first-buyer"))]
    if first - mine > reasons.NOTABLE:
        return [(first - mine, Message("bot-later-buyer", {"stars": reasons.shown(first - mine)}))]
    return []


def _placement_reasons(turn: Turn, placement: Placement, gold: int, before: float) -> reasons.Weighed:
    found = reasons.differences(turn.now, placement.after)
    action = turn.action(placement, turn.me.gold + gold + placement.gold, before)
    if action > reasons.NOTABLE:
        args = {"row": f"attr:{ROW_IDS[placement.row]}", "stars": reasons.shown(action)}
        found.append((action, Message("bot-action", args)))
    return found


# --- placing its die -------------------------------------------------------------------------------


def judge_place(situation: Situation, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    die = Die.named(question.prompt.args["die"])
    turn = Turn(situation)
    own = situation.own_place() or 0
    before, coin = buyers_before(situation, own), situation.places[own].gold
    placements = {placement.row: placement for placement in turn.placements(die)}
    verdicts = []
    for option in options:
        placement = placements[option.payload // SPACES_PER_ROW]
        value = turn.value(placement, coin, before)
        verdicts.append(Verdict(value, partial(_why_place, turn, placement, coin, before)))
    return verdicts


def _why_place(turn: Turn, placement: Placement, coin: int, before: float) -> tuple[Message, ...]:
    found = _placement_reasons(turn, placement, coin, before)
    if placement.gold:
        found.append(reasons.gold_gained(placement.gold, placement.gold * turn.stall.estimate.gold_each))
    return reasons.heaviest(found)


# --- the order of equal dice -----------------------------------------------------------------------


def judge_order(situation: Situation, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """The die a hero wants should lie on the card it wants; after its own choice it does not care."""
    index = question.prompt.args["card"] - 1
    turn = Turn(situation)
    if situation.own_place() is not None:
        return [Verdict(turn.now.total, reasons.nothing) for _ in options]
    verdicts = []
    for option in options:
        pool = turn.pool()
        wanted = Die(option.payload, pool[index].face)
        chosen = next(place for place, die in pool.items() if place >= index and die == wanted)
        pool[index], pool[chosen] = pool[chosen], pool[index]
        verdicts.append(Verdict(turn.best_of(pool), partial(_why_order, turn, pool)))
    return verdicts


def _why_order(turn: Turn, pool: dict[int, Die]) -> tuple[Message, ...]:
    lowest = min(pool)
    best = max(pool, key=lambda index: turn.take(index, pool[index], index == lowest)[0])
    return (Message("bot-order", {"card": best + 1, "die": pool[best].name}),)
