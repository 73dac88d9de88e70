"""What must hold in Call to Adventure besides the invariants of all games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from herowright.games.call_to_adventure.cards.types import HandCard
from herowright.games.call_to_adventure.rules import hand, runes
from herowright.games.call_to_adventure.rules.components import ABILITY_OF, CORE, DARK, NONE, SPECIAL
from herowright.games.call_to_adventure.rules.settings import NOBODY, WHO_HOLDS
from herowright.games.call_to_adventure.rules.state import Attempt, CallToAdventure
from herowright.lab.broken import demand
from herowright.table.decision import Decision
from herowright.table.event import Event
from herowright.table.table import Table

# Moments that people want to have in their own hands: the turn, the cast and its resolution.
OWN_MOMENTS = ("turn", "replace", "prepare", "after-cast")
# What tells of something that nobody, or not everybody, had seen before.
TURNED_UP = ("ca-event-revealed", "ca-event-draws", "ca-event-row", "ca-event-cast", "ca-event-adversary-card")


class CallToAdventureWatch:
    """Remembers the cards that were being played."""

    def __init__(self) -> None:
        self.stack: list[HandCard] = []

    def wants_alone(self, decision: Decision) -> bool:
        """Or a question that is put so that nobody can tell who holds what, or so that others can speak up."""
        asking = decision.table.state.settings.asking
        if decision.kind == "afterwards":
            return bool(asking == NOBODY)
        return decision.kind in OWN_MOMENTS or (decision.kind == "respond" and asking == WHO_HOLDS)

    def check(self, table: Table[Any], told: Sequence[Event]) -> None:
        """Called after every decision with what it told."""
        state: CallToAdventure = table.state
        decision = table.decision
        played_cards_come_first(table, told)
        self.cards_are_resolved_from_the_top(table)
        if state.attempt is not None and state.phase == "story":
            pool_follows_from_its_sources(state, state.attempt)
        if decision is not None and state.attempt is not None and state.attempt.landing:
            offered = [option for hero in state.heroes for option in hand.playable(state, hero)]
            demand(not offered, f"a card can be played before the cast has given what it gives (CA-RUNE-15): {offered}")
        if any(event.kind in TURNED_UP for event in told):
            demand(table.undo_refusal() is not None, "undo would cross something that was turned up")
        nothing_follows_a_defeat(state, told)

    def cards_are_resolved_from_the_top(self, table: Table[Any]) -> None:
        """No card leaves while another lies on it, and none stays when its player has nothing more to do
        (CA-HERO-10, CA-HERO-11)."""
        stack = [card for _, card, _ in table.state.stack]
        for place, card in enumerate(self.stack):
            stays = card not in stack or stack[place : place + 1] == [card]
            demand(stays, f"{card.id} has left its place under another card")
        demand(not stack or table.interrupted > 0, f"cards are still being played: {stack}")
        self.stack = stack


def played_cards_come_first(table: Table[Any], told: Sequence[Event]) -> None:
    """A card is put down the moment it is played, whatever else is going on (CA-HERO-09, CA-HERO-10)."""
    if table.made and (last := table.decisions[-1])[1].startswith("play:"):
        put_down = [event.seat for event in told if event.kind in ("ca-event-plays", "ca-event-plays-for")]
        demand(bool(put_down) and put_down[0] == last[0], f"seat {last[0]} plays {last[1]}, and nothing is put down")


def pool_follows_from_its_sources(state: CallToAdventure, attempt: Attempt) -> None:
    """The same icons, added runes and runes left out give the same pool, whatever came first (CA-CHAL-07)."""
    pool = attempt.pool
    demand(not set(pool) & set(CORE) and len(set(pool)) == len(pool), f"runes twice in the pool: {pool}")
    demand(attempt.added.count(NONE) <= len(DARK), "more dark runes than there are (CA-CHAL-27)")
    for rune in pool:
        if rune in SPECIAL:
            both = {rune - 2, rune - 1} <= set(pool)
            demand(both, "a special rune without the other two of its ability (CA-RUNE-07)")
    if attempt.cast:
        return
    for ability in (NONE, *runes.abilities_of(attempt)):
        could = runes.available(state, state.active, attempt, ability)
        lies = [rune for rune in pool if ABILITY_OF[rune] == ability]
        out = attempt.left_out.count(ability)
        demand(len(lies) + out == len(could), f"{lies} and {out} left out of {could}")


def nothing_follows_a_defeat(state: CallToAdventure, told: Sequence[Event]) -> None:
    """When the adversary has won nothing is revealed any more (CA-COOP-29)."""
    if not state.lost or any(hero.destiny_up for hero in state.heroes):
        return
    fatal = max((line for line, event in enumerate(told) if event.kind == "ca-event-adversary-gains"), default=0)
    late = [event.kind for event in told[fatal:] if event.kind in TURNED_UP]
    demand(not late, f"turned up after the defeat: {late}")
