"""Choosing an initiative card, placing its die, and laying out the pool."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, NamedTuple

from herowright.bots.policy import FIRST, NOTABLE, Verdict, Weighed, heaviest, noted, nothing, shown
from herowright.games.roll_player.bot import reasons
from herowright.games.roll_player.bot.actions import placed_action_gain, row_action_gain
from herowright.games.roll_player.bot.estimate import Estimate
from herowright.games.roll_player.bot.market import Stall, buyers_before
from herowright.games.roll_player.bot.odds import MOST_GOLD
from herowright.games.roll_player.bot.situation import Situation, altered
from herowright.games.roll_player.cards.powers import HighestPays, LowestPays
from herowright.games.roll_player.rules.choices import CardName
from herowright.games.roll_player.rules.components import CHA, NONE, ROW_NAMES, SPACES_PER_ROW
from herowright.games.roll_player.rules.gold import FILLED_ROW, gold_for_die
from herowright.games.roll_player.rules.state import Hero
from herowright.table.decision import Option
from herowright.table.message import Message

# What a charisma token is worth on average.
TOKEN = 0.25


class Placement(NamedTuple):
    """Dice on spaces of a row: what the hero gains by them, the gold they bring, and what the row's action adds."""

    dice: tuple[tuple[int, int], ...]
    row: int
    gain: float
    gold: int
    action: float


Places = tuple[Placement, ...]


class Turn:
    """The thoughts of a hero who has a die to choose or to place; `dice` is how many come from a card. Who does not
    think of the market has no `stall`."""

    # How many rows are thought through for a die.
    promising = 2
    stall_type: type[Stall] = Stall
    at: Situation
    me: Hero
    now: Estimate

    def __init__(self, at: Any, dice: int = 1, stall: bool = True) -> None:
        self.at = at
        self.me = altered(at.me, hand=[])
        self.turns = max(0, self.me.spaces.count(NONE) - dice)
        self.now = at.estimate(self.me, self.turns)
        self.stall = self.stall_type(self.now) if stall else None
        rows = range(len(self.now.spaces))
        self.free = [space for row in rows if (space := self.me.free_space(row)) != NONE]
        self.full_row = 0 if self.me.goes_unpaid("row") else FILLED_ROW
        self.paid_dice = not self.me.goes_unpaid("gold-die")
        self.known: dict[tuple[int, int], list[Placement]] = {}
        self.ready: dict[int, float] = {}

    # --- placing ---------------------------------------------------------------------------------

    def placements(self, die: int) -> list[Placement]:
        """The most promising rows for the die; none on a full sheet."""
        kind = self.at.kind(die)
        if kind not in self.known:
            actions = [(space, self.row_action(space, die)) for space in self.free]
            actions.sort(key=lambda pair: -pair[1] - self.now.promises(pair[0], die))
            self.known[kind] = [self.placement(die, *pair) for pair in actions[: self.promising]]
        return self.known[kind]

    def placement(self, die: int, space: int, action: float) -> Placement:
        row = space // SPACES_PER_ROW
        gold = self.gold(row, self.now.spaces[row] == 1, [die])
        return Placement(((space, die),), row, self.now.placed(space, die), gold, action)

    def after(self, place: Placement) -> Estimate:
        """The hero with the dice."""
        after = self.now
        for space, die in place.dice:
            after = after.with_die(space, die)
        return after

    def gold(self, row: int, full: bool, dice: Sequence[int]) -> int:
        """What dice in a row pay."""
        gold = self.full_row if full else 0
        if self.paid_dice:
            gold += sum([gold_for_die(self.at.table, self.me, die) for die in dice])
        return gold

    def row_action(self, space: int, die: int) -> float:
        """What the action of the row adds, with the dice of the row or with others; a charisma token is a matter of the
        market."""
        row = space // SPACES_PER_ROW
        if row not in self.ready:
            others = [other for other in self.me.occupied() if other // SPACES_PER_ROW != row]
            self.ready[row] = row_action_gain(self.now, row, others)
        return max(TOKEN if row == CHA else self.ready[row], placed_action_gain(self.now, space, die))

    def best(self, dice: Sequence[int], gold: int, before: float) -> tuple[float, Places]:
        """The best places for the dice."""
        ways: list[Places] = [(place,) for die in dice for place in self.placements(die)] or [()]
        return max(((self.value(way, gold, before), way) for way in ways), key=lambda pair: pair[0])

    def value(self, places: Places, gold: int, before: float) -> float:
        """The score to expect after placements, with gold from elsewhere and so many buyers before."""
        gold += self.me.gold + sum(place.gold for place in places)
        gain = sum(place.gain for place in places)
        return self.now.beyond_gold + gain + self.market(gold, before) + self.actions(places, gold, before)

    def actions(self, places: Places, gold: int, before: float) -> float:
        """What the one action after placing adds."""
        return max((self.action(place, gold, before) for place in places), default=0.0)

    def market(self, gold: int, before: float) -> float:
        """What gold is worth with the market turn of this round."""
        if self.stall is None:
            return self.now.purse[min(MOST_GOLD, gold)]
        return self.stall.worth(gold, self.me.tokens, before)

    def action(self, place: Placement, gold: int, before: float) -> float:
        """What the action of the row adds, a charisma token included."""
        return (
            place.action if place.row != CHA or self.stall is None else self.stall.token(gold, self.me.tokens, before)
        )

    # --- a card ------------------------------------------------------------------------------------

    def take(self, card: int, dice: Sequence[int]) -> tuple[float, Places, int]:
        """The value of an initiative card with these dice, the best places for them, and the gold of the card."""
        gold = self.card_gold(card)
        value, places = self.best(dice, gold, buyers_before(self.at, card))
        return value, places, gold

    def card_gold(self, card: int) -> int:
        table, me = self.at.table, self.me
        gold = 0 if me.goes_unpaid("initiative") else table.coins[card]
        lowest, highest = me.power(LowestPays), me.power(HighestPays)
        if lowest and card == self.at.free_cards[0]:
            gold += lowest.gold
        if highest and card == len(table.holders) - 1:
            gold += highest.gold
        return gold

    def glance(self, card: int, dice: Sequence[int]) -> float:
        """The value of a card with these dice, where many are compared."""
        return self.take(card, dice)[0]

    def best_card(self, pool: Sequence[int], cards: Sequence[int] = ()) -> tuple[float, int]:
        """The best of some free cards, or of all, when these dice lie on them: its value and itself."""
        cards = cards or self.at.free_cards
        found = ((self.glance(card, self.dice_in(pool, card)), card) for card in cards)
        return max(found, key=lambda pair: pair[0], default=(self.now.total, NONE))

    def dice_in(self, pool: Sequence[int], card: int) -> list[int]:
        each = self.at.table.each
        return [die for die in pool[card * each : card * each + each] if die != NONE]

    def put(self, die: int, where: Any, gold: int, before: float) -> Verdict:
        """The die on a space."""
        places = (self.placement(die, where, self.row_action(where, die)),)
        return Verdict(self.value(places, gold, before), partial(why_placed, self, places, gold, before))

    def warnings(self, card: int) -> Weighed:
        """What else comes with a card."""
        return []


# --- choosing a card -------------------------------------------------------------------------------


@noted
def choosing(at: Situation, stall: bool = True) -> Turn:
    """The turn of a hero who has still to choose a card."""
    turn: Turn = at.turn(at, max((len(at.table.dice_on(card)) for card in at.free_cards), default=1), stall)
    return turn


def judge_take(at: Situation, option: Option) -> Verdict:
    turn, card = choosing(at), option.payload
    value, places, gold = turn.take(card, at.table.dice_on(card))
    return Verdict(value, partial(_why_take, turn, card, places, gold))


def _why_take(turn: Turn, card: int, places: Places, gold: int) -> tuple[Message, ...]:
    found: Weighed = [
        (FIRST - rank, Message("bot-best-row", {"row": ROW_NAMES[place.row]})) for rank, place in enumerate(places)
    ]
    before = buyers_before(turn.at, card)
    found += [*turn.warnings(card), *_placement_reasons(turn, places, gold, before)]
    gold += sum(place.gold for place in places)
    if gold:
        found.append(reasons.gold_gained(gold, gold * turn.now.gold_each))
    gold += turn.me.gold
    first, mine, second = (turn.market(gold, buyers) for buyers in (0.0, before, 1.0))
    if before == 0 and first - second > NOTABLE:
        found.append((first - second, Message("bot-first-buyer")))
    elif first - mine > NOTABLE:
        found.append((first - mine, Message("bot-later-buyer", {"stars": shown(first - mine)})))
    return heaviest(found)


def _placement_reasons(turn: Turn, places: Places, gold: int, before: float) -> Weighed:
    found: Weighed = []
    gold += turn.me.gold + sum(place.gold for place in places)
    now = turn.at.estimate(turn.me)
    for place in places:
        found += reasons.differences(now, turn.after(place))
        action = turn.action(place, gold, before)
        if action > NOTABLE:
            args = {"row": ROW_NAMES[place.row], "stars": shown(action)}
            found.append((action, Message("bot-action", args)))
    return found


# --- placing its dice ------------------------------------------------------------------------------


@noted
def at_hand(at: Situation) -> tuple[Any, int, float]:
    """The turn of a hero who has taken a card, its gold, and the buyers before."""
    own = at.own_card() or 0
    gold = 0 if at.me.goes_unpaid("initiative") else at.table.coins[own]
    turn = at.turn(at, len(at.me.hand), stall=False)
    return turn, gold, buyers_before(at, own)


def judge_place(at: Situation, option: Option) -> Verdict:
    turn, gold, before = at_hand(at)
    put: Verdict = turn.put(at.die_asked(at.me.hand), option.payload, gold, before)
    return put


def why_placed(turn: Turn, places: Places, gold: int, before: float) -> tuple[Message, ...]:
    found = _placement_reasons(turn, places, gold, before)
    paid = sum(place.gold for place in places)
    if paid:
        found.append(reasons.gold_gained(paid, paid * turn.now.gold_each))
    return heaviest(found)


# --- the order of equal dice -----------------------------------------------------------------------


def judge_order(at: Situation, option: Option) -> Verdict:
    """The dice a hero wants should lie on the card it wants; after its own choice it does not care."""
    if at.has_chosen:
        return Verdict(at.now.total, nothing)
    table, name, pool = at.table, option.label.args["die"], at.table.pool[:]
    names = [each.label.args["die"] for each in at.glimpse.options if not each.interrupt]
    places = [place for place in table.free_places() if table.die_name(pool[place]) in names]
    first = next(place for place in places if table.card_name(place // table.each) == at.asked["card"])
    found = next(place for place in places if place >= first and table.die_name(pool[place]) == name)
    pool[found], pool[first] = pool[first], pool[found]
    turn = choosing(at, stall=False)
    value, card = turn.best_card(pool, [place // table.each for place in places])
    dice = [table.die_name(die) for die in turn.dice_in(pool, card)]
    return Verdict(value, partial(_why_order, table.card_name(card), dice))


def _why_order(card: CardName, dice: list[str]) -> tuple[Message, ...]:
    if len(dice) == 1:
        return (Message("bot-order", {"card": card, "die": dice[0]}),)
    return (Message("bot-ff-order", {"card": card, "one": dice[0], "other": dice[1]}),)
