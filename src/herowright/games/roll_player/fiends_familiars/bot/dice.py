"""Choosing an initiative card with its dice and fiends, placing the dice, and laying out the pool."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, NamedTuple

from herowright.games.roll_player.bot import reasons
from herowright.games.roll_player.bot.actions import row_action_gain
from herowright.games.roll_player.bot.dice import buyer_reasons
from herowright.games.roll_player.bot.market import buyers_before
from herowright.games.roll_player.bot.odds import MOST_GOLD
from herowright.games.roll_player.bot.sheet import Die
from herowright.games.roll_player.bot.verdict import Verdict
from herowright.games.roll_player.cards.powers import GoldDicePay, HighestPays, LowestPays
from herowright.games.roll_player.fiends_familiars.bot.abilities import TOKEN, ability_gain
from herowright.games.roll_player.fiends_familiars.bot.estimate import FiendsEstimate
from herowright.games.roll_player.fiends_familiars.bot.market import FiendsStall
from herowright.games.roll_player.fiends_familiars.bot.measures import SPLIT_LOOKS
from herowright.games.roll_player.fiends_familiars.bot.sheet import FiendsSituation
from herowright.games.roll_player.fiends_familiars.cards.curses import (
    GOLD_DIE,
    GOLDEN,
    INITIATIVE,
    ROW,
    SPLIT,
    NoAction,
    NoGold,
    RollChosen,
    SpoilChosen,
)
from herowright.games.roll_player.fiends_familiars.cards.powers import FamiliarPays, FiendPays, SplitPays, TwoActions
from herowright.games.roll_player.rules.components import CHA, FAMILIAR, GOLD, NONE, ROW_NAMES, SPACES_PER_ROW
from herowright.games.roll_player.rules.gold import FILLED_ROW
from herowright.games.roll_player.rules.gold import GOLD_DIE as GOLD_DIE_PAYS
from herowright.table.decision import Option
from herowright.table.glimpse import Glimpse
from herowright.table.message import Message

# A die that is rolled again when it is chosen, and how much less it is worth for that.
UNKNOWN_FACE, UNKNOWN_LOSS = 4, 0.4
# How many rows are thought through for a die.
PROMISING = 3
# A stored die is not as good as one that can be anything, and a die that waits gives no action.
STORED_LOSS = 0.5


class Placement(NamedTuple):
    """A die in a row: what the hero gains by it, the gold it brings, and what the row's action adds."""

    row: int
    space: int
    gain: float
    gold: int
    action: float
    after: FiendsEstimate


class Turn:
    """The thoughts of a hero who has dice to choose or to place; `dice` is how many come from a card. Only who chooses
    a card thinks of what is on offer in the market."""

    def __init__(self, situation: FiendsSituation, dice: int, stall: bool = False) -> None:
        self.situation = situation
        self.me = situation.me.copy()
        self.me.hand = []
        self.turns = max(0, self.me.free - dice)
        self.now = situation.world.estimate(self.me, self.turns)
        self.stall = FiendsStall(situation, self.me, self.turns) if stall else None
        self.unpaid = {curse.source for curse in self.me.curses(NoGold)}
        self.barred = {row for curse in self.me.curses(NoAction) for row in curse.rows}
        richer = self.me.power(GoldDicePay)
        self.gold_die = richer.gold if richer else GOLD_DIE_PAYS
        self.split = sum(power.gold for power in self.me.blessings(SplitPays))
        self.familiar = sum(power.gold for power in self.me.blessings(FamiliarPays))
        self.twice = self.me.power(TwoActions) is not None
        self.known: dict[Die, list[Placement]] = {}
        self.feared: dict[int, tuple[float, int, float]] = {}
        self.pairs: dict[tuple[Die, Die, int], Placement | None] = {}

    # --- one die -----------------------------------------------------------------------------------

    def placements(self, die: Die) -> list[Placement]:
        """The most promising rows for the die; none on a full sheet."""
        found = self.known.get(die)
        if found is None:
            spaces = [space for row in self.me.rows if (space := self.me.free_space(row)) != NONE]
            spaces.sort(key=lambda space: -self.now.placed(space, die))
            found = self.known[die] = [self.placement(die, space) for space in spaces[:PROMISING]]
        return found

    def placement(self, die: Die, space: int) -> Placement:
        row = space // SPACES_PER_ROW
        after = self.situation.world.estimate(self.me.with_die(space, die), self.turns)
        gold = self._gold(die, row, after.spaces[row] == 0)
        return Placement(row, space, after.beyond_gold - self.now.beyond_gold, gold, self._action(after, row), after)

    def _gold(self, die: Die, row: int, full: bool) -> int:
        gold = FILLED_ROW if full and ROW not in self.unpaid else 0
        if die.colour == GOLD and GOLD_DIE not in self.unpaid:
            gold += self.gold_die
        if die.colour in SPLIT_LOOKS:
            gold += self.split
        return gold + self.familiar if row == FAMILIAR else gold

    def _action(self, after: FiendsEstimate, row: int) -> float:
        """What the action of the row adds; a charisma token is a matter of the market."""
        if row in self.barred:
            return 0.0
        if row == FAMILIAR:
            familiar = self.me.familiar
            return ability_gain(after, familiar.ability) if familiar else 0.0
        return row_action_gain(after, row)

    # --- two dice ----------------------------------------------------------------------------------

    def together(self, first: Die, second: Die, row: int) -> Placement | None:
        """Both dice in one row, in this order, if they find room."""
        key = first, second, row
        if key not in self.pairs:
            self.pairs[key] = self._together(first, second, row)
        return self.pairs[key]

    def _together(self, first: Die, second: Die, row: int) -> Placement | None:
        space = self.me.free_space(row)
        half = self.me.with_die(space, first)
        other = half.free_space(row)
        if other == NONE:
            return None
        after = self.situation.world.estimate(half.with_die(other, second), self.turns)
        gold = self._gold(first, row, False) + self._gold(second, row, after.spaces[row] == 0)
        return Placement(row, space, after.beyond_gold - self.now.beyond_gold, gold, self._action(after, row), after)

    def best(self, dice: Sequence[Die], gold: int, before: float) -> tuple[float, tuple[Placement, ...]]:
        """The best places for one or two dice, whichever goes first."""
        if len(dice) < 2:
            return self.best_after((), dice, gold, before)
        one, other = dice[:2]
        orders = [(one, other)] if one == other else [(one, other), (other, one)]
        return max((self.best_first(*order, gold, before) for order in orders), key=lambda found: found[0])

    def best_first(self, first: Die, second: Die, gold: int, before: float) -> tuple[float, tuple[Placement, ...]]:
        """The best places if this die is placed first."""
        found = [self.best_after((place,), (second,), gold, before, first) for place in self.placements(first)]
        return max(found, key=lambda pair: pair[0], default=(self.value((), gold, before), ()))

    def best_after(
        self,
        placed: tuple[Placement, ...],
        dice: Sequence[Die],
        gold: int,
        before: float,
        first: Die | None = None,
    ) -> tuple[float, tuple[Placement, ...]]:
        """The best place for the last die when the first one has its place."""
        ways: list[tuple[Placement, ...]] = []
        for place in self.placements(dice[0]) if dice else ():
            if placed and place.row == placed[0].row and first is not None:
                both = self.together(first, dice[0], place.row)
                if both is not None:
                    ways.append((both,))
            else:
                ways.append((*placed, place))
        ways = ways or [placed]
        return max(((self.value(way, gold, before), way) for way in ways), key=lambda pair: pair[0])

    def value(self, places: tuple[Placement, ...], gold: int, before: float) -> float:
        """The score to expect after placements, with gold from elsewhere and so many buyers before."""
        gold += self.me.gold + sum(place.gold for place in places)
        market = self.market(gold, before)
        actions = sorted((self.action(place, gold, before) for place in places), reverse=True)
        used = sum(actions) if self.twice else sum(actions[:1])
        return self.now.beyond_gold + sum(place.gain for place in places) + market + used

    def market(self, gold: int, before: float) -> float:
        """What gold is worth with the market turn of this round."""
        if self.stall is None:
            return self.now.purse[min(MOST_GOLD, gold)]
        return self.stall.worth(gold, self.me.tokens, before)

    def action(self, place: Placement, gold: int, before: float) -> float:
        if place.row != CHA or CHA in self.barred:
            return place.action
        token = TOKEN if self.stall is None else self.stall.token(gold, self.me.tokens, before)
        return max(place.action, token)

    # --- a card ------------------------------------------------------------------------------------

    def chosen(self, dice: Sequence[Die]) -> tuple[tuple[Die, ...], float]:
        """The dice as the hero's fiends leave them, and what is lost by not knowing them."""
        if not self.me.fiends:
            return tuple(dice), 0.0
        spoils = self.me.curses(SpoilChosen)
        found = []
        for die in dice:
            for curse in spoils:
                hit = {SPLIT: die.colour in SPLIT_LOOKS, GOLDEN: die.colour == GOLD}.get(curse.dice, die.face >= 6)
                die = Die(die.colour, curse.face) if hit else die
            found.append(die)
        if not self.me.curses(RollChosen):
            return tuple(found), 0.0
        return tuple(Die(die.colour, UNKNOWN_FACE) for die in found), UNKNOWN_LOSS * len(found)

    def fiends(self, card: int) -> tuple[float, int, float]:
        """What the fiends on a card cost, and the gold and stars they pay a hero who likes them."""
        found = self.feared.get(card)
        if found is None:
            found = self.feared[card] = self._fiends(card)
        return found

    def _fiends(self, card: int) -> tuple[float, int, float]:
        fiends = self.situation.lurking[card]
        if not fiends:
            return 0.0, 0, 0.0
        cursed = self.me
        for fiend in fiends:
            cursed = cursed.with_fiend(fiend)
        cost = self.now.total - self.situation.world.estimate(cursed, self.turns).total
        gold, stars = 0, 0.0
        for power in self.me.blessings(FiendPays):
            gold, stars = gold + power.gold, stars + power.xp * self.now.xp_each
        return cost, gold, stars

    def take(
        self, card: int, lowest: bool, lie: Sequence[Die] | None = None
    ) -> tuple[float, tuple[Placement, ...], int]:
        """The value of an initiative card, the best places for its dice, and the gold of the card; `lie` are other
        dice than those that lie on it."""
        place = self.situation.places[card]
        gold = 0 if INITIATIVE in self.unpaid else place.gold
        if lowest:
            gold += sum(power.gold for power in self.me.powers(LowestPays))
        if card == len(self.situation.places) - 1:
            gold += sum(power.gold for power in self.me.powers(HighestPays))
        cost, more, stars = self.fiends(card)
        dice, lost = self.chosen(place.dice if lie is None else lie)
        before = buyers_before(self.situation, card)
        value, places = self.best(dice, gold + more, before)
        return value - cost + stars - lost, places, gold + more

    def roughly(self, card: int, dice: Sequence[Die]) -> float:
        """The value of a card with these dice, each thought of alone."""
        places = [
            max(self.placements(die), key=lambda place: place.gain + place.action) for die in dice if self.me.free
        ]
        gain = sum(place.gain + place.gold * self.now.gold_each for place in places)
        action = max((place.action for place in places), default=0.0)
        return self.now.total + gain + action - self.fiends(card)[0]


# --- choosing a card -------------------------------------------------------------------------------


def judge_take(situation: FiendsSituation, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    free = situation.free_places()
    turn = Turn(situation, max((len(situation.places[card].dice) for card in free), default=1), stall=True)
    verdicts = []
    for option in options:
        value, places, gold = turn.take(option.payload, option.payload == min(free, default=NONE))
        verdicts.append(Verdict(value, partial(_why_take, turn, option.payload, places, gold)))
    return verdicts


def _why_take(turn: Turn, card: int, places: tuple[Placement, ...], gold: int) -> tuple[Message, ...]:
    found: reasons.Weighed = []
    for rank, place in enumerate(places):
        found.append((reasons.FIRST - rank, Message("bot-best-row", {"row": ROW_NAMES[place.row]})))
    for fiend in turn.situation.lurking[card]:
        cost = turn.now.total - turn.situation.world.estimate(turn.me.with_fiend(fiend), turn.turns).total
        args = {"fiend": fiend.name, "stars": reasons.shown(cost)}
        found.append(
            (reasons.FIRST - 2, Message("bot-ff-fiend" if cost > reasons.NOTABLE else "bot-ff-fiend-idle", args))
        )
    before = buyers_before(turn.situation, card)
    found += _placement_reasons(turn, places, gold, before)
    gold += sum(place.gold for place in places)
    if gold:
        found.append(reasons.gold_gained(gold, gold * turn.now.gold_each))
    gold += turn.me.gold
    found += buyer_reasons(lambda place: turn.market(gold, place), before)
    return reasons.heaviest(found)


def _placement_reasons(turn: Turn, places: tuple[Placement, ...], gold: int, before: float) -> reasons.Weighed:
    found: reasons.Weighed = []
    gold += turn.me.gold + sum(place.gold for place in places)
    for place in places:
        found += reasons.differences(turn.now, place.after)
        action = turn.action(place, gold, before)
        if action > reasons.NOTABLE:
            args = {"row": ROW_NAMES[place.row], "stars": reasons.shown(action)}
            found.append((action, Message("bot-action", args)))
    return found


# --- placing its dice ------------------------------------------------------------------------------


def _at_hand(situation: FiendsSituation) -> tuple[Turn, int, float]:
    """The turn of a hero who has taken a card, its gold, and the buyers before."""
    own = situation.own_place() or 0
    turn = Turn(situation, len(situation.me.hand))
    gold = 0 if INITIATIVE in turn.unpaid else situation.places[own].gold
    return turn, gold, buyers_before(situation, own)


def judge_next_die(situation: FiendsSituation, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """The order matters where both dice go into one row."""
    turn, gold, before = _at_hand(situation)
    verdicts = []
    for option in options:
        die = Die(*option.payload)
        rest = list(situation.me.hand)
        rest.remove(die)
        if rest:
            value, places = turn.best_first(die, rest[0], gold, before)
        else:
            value, places = turn.best((die,), gold, before)
        verdicts.append(Verdict(value, partial(_why_placed, turn, places, gold, before)))
    return verdicts


def judge_place(situation: FiendsSituation, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    die = Die.named(question.prompt.args["die"])
    turn, gold, before = _at_hand(situation)
    rest = list(situation.me.hand)
    if die in rest:
        rest.remove(die)
    verdicts = []
    for option in options:
        if option.payload == "store":
            value = _stored(situation, turn, rest, gold, before)
            verdicts.append(Verdict(value, _why_stored))
            continue
        place = turn.placement(die, option.payload)
        value = turn.best_after((place,), rest[:1], gold, before, die)[0]
        verdicts.append(Verdict(value, partial(_why_placed, turn, (place,), gold, before)))
    return verdicts


def _stored(situation: FiendsSituation, turn: Turn, rest: Sequence[Die], gold: int, before: float) -> float:
    """A die that waits leaves its space to a better one."""
    waiting = situation.world.estimate(turn.me, turn.turns + 1)
    value = turn.best(rest[:1], gold, before)[0]
    return value + waiting.beyond_gold - turn.now.beyond_gold - STORED_LOSS


def _why_stored() -> tuple[Message, ...]:
    return (Message("bot-ff-store"),)


def _why_placed(turn: Turn, places: tuple[Placement, ...], gold: int, before: float) -> tuple[Message, ...]:
    found = _placement_reasons(turn, places, gold, before)
    paid = sum(place.gold for place in places)
    if paid:
        found.append(reasons.gold_gained(paid, paid * turn.now.gold_each))
    return reasons.heaviest(found)


# --- dice from the backpack --------------------------------------------------------------------------


def judge_stored_row(situation: FiendsSituation, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """A stored die finds its row."""
    die = Die.named(question.prompt.args["die"])
    turn = unpacking(situation)
    verdicts = []
    for option in options:
        place = turn.placement(die, option.payload)
        value = turn.value((place,), 0, 0.0)
        verdicts.append(Verdict(value, partial(_why_placed, turn, (place,), 0, 0.0)))
    return verdicts


def judge_too_many(situation: FiendsSituation, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """The stored die that helps least goes."""
    turn = unpacking(situation)
    verdicts = []
    for option in options:
        helps = turn.best((Die(*option.payload),), 0, 0.0)[0] - turn.now.total
        verdicts.append(Verdict(turn.now.total - helps, partial(reasons.why_gained, -helps)))
    return verdicts


def unpacking(situation: FiendsSituation) -> Turn:
    turn = Turn(situation, 1)
    turn.me.backpack = turn.me.backpack[1:]
    return turn


# --- the order of equal dice -----------------------------------------------------------------------


def judge_order(situation: FiendsSituation, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """The best pair should lie on the card a hero wants; after its own choice it does not care."""
    me = situation.me
    if situation.own_place() is not None or me.hand:
        total = situation.world.estimate(me).total
        return [Verdict(total, reasons.nothing) for _ in options]
    lay = [list(place.dice) for place in situation.places]
    cards = situation.free_places()
    at = _asked(situation, question, options)
    near = [card for card in cards if any(die.face == lay[at[0]][at[1]].face for die in lay[card])]
    turn = Turn(situation, len(lay[at[0]]))
    verdicts = []
    for option in options:
        changed = _brought_forward(lay, cards, at, Die.named(option.label.args["die"]))
        value, best = max((turn.roughly(card, changed[card]), card) for card in near)
        verdicts.append(Verdict(value, partial(_why_order, situation, best, changed[best])))
    return verdicts


def _asked(situation: FiendsSituation, question: Glimpse[Any], options: Sequence[Option]) -> tuple[int, int]:
    """The card and the place on it that the question is about."""
    numbers = [card["number"] for card in situation.view["initiative"]]
    card = numbers.index(question.prompt.args["card"])
    able = [Die.named(option.label.args["die"]) for option in options]
    dice = situation.places[card].dice
    return card, next((place for place, die in enumerate(dice) if die in able), 0)


def _brought_forward(lay: list[list[Die]], cards: list[int], at: tuple[int, int], die: Die) -> list[list[Die]]:
    """The dice on the cards with this one on the place in question."""
    changed = [dice[:] for dice in lay]
    places = [(card, place) for card in cards for place in range(len(lay[card])) if (card, place) >= at]
    card, place = next((other for other in places if lay[other[0]][other[1]] == die), at)
    changed[card][place], changed[at[0]][at[1]] = changed[at[0]][at[1]], changed[card][place]
    return changed


def _why_order(situation: FiendsSituation, card: int, dice: list[Die]) -> tuple[Message, ...]:
    number = situation.view["initiative"][card]["number"]
    if len(dice) == 1:
        return (Message("bot-order", {"card": number, "die": dice[0].name}),)
    return (Message("bot-ff-order", {"card": number, "one": dice[0].name, "other": dice[1].name}),)
