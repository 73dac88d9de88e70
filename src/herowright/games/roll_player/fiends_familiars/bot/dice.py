"""Choosing an initiative card with its dice and fiends, placing the dice, and laying out the pool."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from herowright.bots.policy import FIRST, NOTABLE, Verdict, Weighed, noted, shown
from herowright.games.roll_player.bot import dice as base
from herowright.games.roll_player.bot import reasons
from herowright.games.roll_player.bot.actions import placed_action_gain
from herowright.games.roll_player.bot.dice import Placement, Places, why_placed
from herowright.games.roll_player.bot.estimate import Estimate
from herowright.games.roll_player.bot.market import buyers_before
from herowright.games.roll_player.fiends_familiars.bot.abilities import ability_gain
from herowright.games.roll_player.fiends_familiars.bot.estimate import FiendsEstimate
from herowright.games.roll_player.fiends_familiars.bot.fights import FiendsStall
from herowright.games.roll_player.fiends_familiars.cards.curses import NoAction, RollChosen, SpoilChosen
from herowright.games.roll_player.fiends_familiars.cards.powers import FamiliarPays, FiendPays, SplitPays, TwoActions
from herowright.games.roll_player.rules.components import FAMILIAR, NONE, SPACES_PER_ROW, SPLIT_DICE
from herowright.table.decision import Option
from herowright.table.message import Message

if TYPE_CHECKING:
    from herowright.games.roll_player.fiends_familiars.bot.situation import FiendsSituation
    from herowright.games.roll_player.fiends_familiars.cards.types import Fiend
    from herowright.games.roll_player.fiends_familiars.rules.state import Adventurer

# A die that is rolled again when it is chosen, and how much less it is worth for that.
UNKNOWN_FACE, UNKNOWN_LOSS = 4, 0.4
# A stored die is not as good as one that can be anything, and a die that waits gives no action.
STORED_LOSS = 0.5


class Turn(base.Turn):
    """One or two dice come from a card; only who chooses a card thinks of what is on offer in the market."""

    promising = 3
    stall_type = FiendsStall
    at: FiendsSituation
    me: Adventurer
    now: FiendsEstimate

    def __init__(self, at: FiendsSituation, dice: int, stall: bool = True) -> None:
        base.Turn.__init__(self, at, dice, stall)
        self.barred = {row for curse in self.me.powers(NoAction) for row in curse.rows}
        self.for_split = sum(power.gold for power in self.me.powers(SplitPays))
        self.for_familiar = sum(power.gold for power in self.me.powers(FamiliarPays))
        self.feared: dict[int, tuple[float, int]] = {}
        self.pairs: dict[Any, Placement | None] = {}

    # --- one die -----------------------------------------------------------------------------------

    def gold(self, row: int, full: bool, dice: Sequence[int]) -> int:
        gold = base.Turn.gold(self, row, full, dice)
        if self.for_split:
            gold += self.for_split * sum(die in SPLIT_DICE for die in dice)
        return gold + self.for_familiar * len(dice) if row == FAMILIAR else gold

    def row_action(self, space: int, die: int) -> float:
        row = space // SPACES_PER_ROW
        if row in self.barred:
            return 0.0
        if row != FAMILIAR:
            return base.Turn.row_action(self, space, die)
        if row not in self.ready:
            self.ready[row] = ability_gain(self.now, self.me.familiar.ability) if self.me.familiar else 0.0
        return self.ready[row]

    def action(self, place: Placement, gold: int, before: float) -> float:
        return 0.0 if place.row in self.barred else base.Turn.action(self, place, gold, before)

    def actions(self, places: Places, gold: int, before: float) -> float:
        if self.me.power(TwoActions) is None:
            return base.Turn.actions(self, places, gold, before)
        return sum(self.action(place, gold, before) for place in places)

    # --- two dice ----------------------------------------------------------------------------------

    def together(self, placed: Placement, first: int, second: int) -> Placement | None:
        """The second die beside the first one in its row, if there is room."""
        key = self.at.kind(first), self.at.kind(second), placed.row
        if key not in self.pairs:
            one = self.after(placed)
            space = one.hero.free_space(placed.row)
            self.pairs[key] = None if space == NONE else self.pair(placed, one, space, first, second)
        return self.pairs[key]

    def pair(self, placed: Placement, one: Estimate, space: int, first: int, second: int) -> Placement:
        both, row = one.with_die(space, second), placed.row
        gold = self.gold(row, both.spaces[row] == 0, [first, second])
        gain = both.beyond_gold - self.now.beyond_gold
        action = 0.0 if row in self.barred or row == FAMILIAR else placed_action_gain(one, space, second)
        return Placement((*placed.dice, (space, second)), row, gain, gold, max(placed.action, action))

    def best(self, dice: Sequence[int], gold: int, before: float) -> tuple[float, Places]:
        """The best places for one or two dice, whichever goes first."""
        if len(dice) < 2:
            return base.Turn.best(self, dice, gold, before)
        return self.best_first(dice[0], dice[1], gold, before)

    def best_first(self, first: int, second: int, gold: int, before: float) -> tuple[float, Places]:
        """The best places if this die is placed first."""
        found = [self.best_after(place, first, second, gold, before) for place in self.placements(first)]
        return max(found, key=lambda pair: pair[0], default=(self.value((), gold, before), ()))

    def best_after(self, placed: Placement, first: int, second: int, gold: int, before: float) -> tuple[float, Places]:
        """The best place for the second die when the first one has its place."""
        ways: list[Places] = []
        for place in self.placements(second):
            if place.row != placed.row:
                ways.append((placed, place))
            elif (both := self.together(placed, first, second)) is not None:
                ways.append((both,))
        return max(((self.value(way, gold, before), way) for way in ways or [(placed,)]), key=lambda pair: pair[0])

    # --- a card ------------------------------------------------------------------------------------

    def take(self, card: int, dice: Sequence[int]) -> tuple[float, Places, int]:
        """Its fiends come along, and those the hero has spoil the dice."""
        gold = self.card_gold(card)
        cost, more = self.fiends(card)
        faces, lost = self.chosen(dice)
        with self.at.showing(faces):
            value, places = self.best(dice, gold + more, buyers_before(self.at, card))
        return value - cost - lost, places, gold + more

    def chosen(self, dice: Sequence[int]) -> tuple[dict[int, int], float]:
        """The dice that the hero's fiends turn or roll again, and what is lost by not knowing them."""
        shown = self.at.table.faces
        faces: dict[int, int] = {}
        if self.me.fiends:
            for curse in self.me.powers(SpoilChosen):
                faces |= {die: curse.face for die in dice if curse.spoils(die, faces.get(die, shown[die]))}
            if self.me.powers(RollChosen):
                return dict.fromkeys(dice, UNKNOWN_FACE), UNKNOWN_LOSS * len(dice)
        return faces, 0.0

    def fiends(self, card: int) -> tuple[float, int]:
        """What the fiends on a card cost a hero, less what one gains who likes them, and the gold they pay."""
        if card not in self.feared:
            lurking, likes = self.at.table.lurking[card], self.me.powers(FiendPays)
            cost = self.cost_of(lurking) if lurking else 0.0
            cost -= sum(power.xp * self.now.xp_each for power in likes) if lurking else 0.0
            self.feared[card] = cost, sum(power.gold for power in likes) if lurking else 0
        return self.feared[card]

    def cost_of(self, fiends: Sequence[Fiend]) -> float:
        me = self.me
        cursed = self.now.changed(fiends=(*me.fiends, *fiends), coming=(*me.coming, *fiends))
        return self.now.total - cursed.total

    def glance(self, card: int, dice: Sequence[int]) -> float:
        """Each die is thought of alone."""
        places = [
            max(found, key=lambda place: place.gain + place.action) for die in dice if (found := self.placements(die))
        ]
        gain = sum(place.gain + place.gold * self.now.gold_each for place in places)
        action = max((place.action for place in places), default=0.0)
        return self.now.total + gain + action - self.fiends(card)[0]

    def warnings(self, card: int) -> Weighed:
        found: Weighed = []
        for fiend in self.at.table.lurking[card]:
            cost = self.cost_of([fiend])
            id = "bot-ff-fiend" if cost > NOTABLE else "bot-ff-fiend-idle"
            found.append((FIRST - 2, Message(id, {"fiend": fiend.name, "stars": shown(cost)})))
        return found

    def put(self, die: int, where: Any, gold: int, before: float) -> Verdict:
        """The die on a space or into the Backpack, and the other one on the best."""
        rest = [other for other in self.at.me.hand if other != die][:1]
        if where == "store":  # it leaves its space to a better one
            waiting = self.at.estimate(self.me, self.turns + 1)
            value = self.best(rest, gold, before)[0] + waiting.beyond_gold - self.now.beyond_gold
            return Verdict(value - STORED_LOSS, _why_stored)
        place = self.placement(die, where, self.row_action(where, die))
        value = self.value((place,), gold, before)
        if rest:
            value = self.best_after(place, die, rest[0], gold, before)[0]
        return Verdict(value, partial(why_placed, self, (place,), gold, before))


def _why_stored() -> tuple[Message, ...]:
    return (Message("bot-ff-store"),)


def judge_next_die(at: FiendsSituation, option: Option) -> Verdict:
    """The order matters where both dice go into one row."""
    turn, gold, before = base.at_hand(at)
    die = at.die_like(option.payload, at.me.hand)
    rest = [other for other in at.me.hand if other != die]
    value, places = turn.best_first(die, rest[0], gold, before) if rest else turn.best([die], gold, before)
    return Verdict(value, partial(why_placed, turn, places, gold, before))


# --- dice from the backpack --------------------------------------------------------------------------


def judge_stored_row(at: FiendsSituation, option: Option) -> Verdict:
    """A stored die finds its row."""
    return base.Turn.put(unpacking(at), at.die_asked(at.me.backpack), option.payload, 0, 0.0)


def judge_too_many(at: FiendsSituation, option: Option) -> Verdict:
    """The stored die that helps least goes."""
    turn = unpacking(at)
    helps = turn.best([at.die_like(option.payload, at.me.backpack)], 0, 0.0)[0] - turn.now.total
    return Verdict(turn.now.total - helps, partial(reasons.why_gained, -helps))


@noted
def unpacking(at: FiendsSituation) -> Turn:
    turn = Turn(at, 1, stall=False)
    turn.me.backpack = turn.me.backpack[1:]
    return turn
