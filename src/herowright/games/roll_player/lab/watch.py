"""What must hold in Roll Player and its expansion besides the invariants of all games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from herowright.games.roll_player.cards.powers import Hands, Purchases
from herowright.games.roll_player.fiends_familiars.rules.state import Adventurer, FiendsTable
from herowright.games.roll_player.rules.hands import HAND_LIMIT
from herowright.games.roll_player.rules.market import FROM_DECK, FROM_PILE
from herowright.games.roll_player.rules.state import Hero, RollPlayer
from herowright.lab.broken import demand
from herowright.table.decision import Decision
from herowright.table.event import Event
from herowright.table.table import Table

# Answers that change nothing: a question with no other answer need not be put. Everything else a player wants to do in
# person, be it the last initiative card, the only place for a die, or a roll.
IDLE = frozenset(("skip", "done", "stay", "stop", "no-more"))
NEW_ROUND = "rp-event-round"
FIELDS = 9
NEVER_BELOW_ZERO = ("gold", "tokens")
NOR_THESE = ("xp", "stored", "glory", "wounds", "adventure_tokens", "free_rerolls")


@dataclass(slots=True)
class Trades:
    """What one seat did in its Market turn of this round."""

    bought: int = 0
    from_pile: int = 0
    gold_taken: int = 0
    hunts: int = 0


def _count(trades: Trades, event: Event) -> None:
    match event.kind:
        case "rp-event-bought" if event.args["source"] != FROM_DECK:
            trades.bought += 1
            trades.from_pile += event.args["source"] == FROM_PILE
        case "rp-event-discarded" if event.rule == "RP-MKT-05":
            trades.gold_taken += 1
        case "ff-event-hunts":
            trades.hunts += 1


class RollPlayerWatch:
    def __init__(self) -> None:
        self.trades: dict[int, Trades] | None = None

    def wants_alone(self, decision: Decision) -> bool:
        return decision.options[0].key not in IDLE

    def check(self, table: Table[Any], told: Sequence[Event]) -> None:
        """Called after every decision with what it told."""
        state: RollPlayer = table.state
        if self.trades is None:  # the watch may begin in the middle of a game
            self.trades = {}
            told = table.log
        self._read(told)
        for hero in state.heroes:
            self._one_trade(state, hero)
            self._nothing_below_zero(hero)
            self._hands_and_skills(hero)
            if isinstance(hero, Adventurer):
                self._fiends_and_trophies(hero)
        demand(all(0 <= coin <= 1 for coin in state.coins), f"an initiative card holds one coin at most: {state.coins}")
        if isinstance(state, FiendsTable):
            demand(0 <= state.known_minions <= len(state.minions), "no more minions are known than there are")

    def _read(self, told: Sequence[Event]) -> None:
        assert self.trades is not None
        for event in told:
            if event.kind == NEW_ROUND:  # a seat has one Market turn a round
                self.trades.clear()
            elif event.seat is not None:
                _count(self.trades.setdefault(event.seat, Trades()), event)

    def _one_trade(self, state: RollPlayer, hero: Hero) -> None:
        """RP-MKT-02, RP-CARD-05, RP-CARD-16, RP-CARD-31, FF-MKT-01."""
        assert self.trades is not None
        trades = self.trades.get(hero.seat)
        if trades is None:
            return
        charming = hero.power(Purchases)
        extra = trades.from_pile if state.settings.reading("RP-CARD-31") == "extra" else 0
        counted = trades.bought - extra
        others = trades.gold_taken + trades.hunts
        demand(counted + others <= (charming.most if charming else 1), f"seat {hero.seat} trades too often: {trades}")
        demand(others <= 1, f"seat {hero.seat} takes gold or hunts twice: {trades}")
        demand(not (others and trades.from_pile), f"seat {hero.seat} buys from the pile beside: {trades}")
        demand(not (trades.hunts and trades.bought), f"seat {hero.seat} buys and hunts: {trades}")
        if trades.gold_taken and state.settings.reading("RP-ED-15-DE1") == "refused":
            demand(not trades.bought, f"seat {hero.seat} buys and takes gold: {trades}")

    def _nothing_below_zero(self, hero: Hero) -> None:
        names = (*NEVER_BELOW_ZERO, *NOR_THESE) if isinstance(hero, Adventurer) else NEVER_BELOW_ZERO
        for name in names:
            demand(getattr(hero, name) >= 0, f"seat {hero.seat} has {getattr(hero, name)} {name}")
        demand(0 <= hero.marker < FIELDS, f"the marker of seat {hero.seat} is off the grid")

    def _hands_and_skills(self, hero: Hero) -> None:
        """A fiend that binds a hand leaves the weapons already owned, so only the class counts (RP-MKT-10)."""
        strong = Hero.power(hero, Hands)
        held = sum(weapon.hands for weapon in hero.weapons)
        demand(held <= (strong.hands if strong else HAND_LIMIT), f"seat {hero.seat} has no hands for its weapons")
        demand(len(set(hero.exhausted)) == len(hero.exhausted), f"seat {hero.seat} has exhausted a skill twice")

    def _fiends_and_trophies(self, hero: Adventurer) -> None:
        demand(set(hero.coming) <= set(hero.fiends), f"seat {hero.seat} waits for a fiend it does not have")
        demand(len(hero.backpack) <= 4, f"seat {hero.seat} has stored too many dice")
        earned = min(3, len(hero.trophies))
        demand(hero.adventure_tokens <= earned, f"seat {hero.seat} has a token without a trophy (FF-HUNT-17)")
