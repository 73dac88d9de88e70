"""Solo and co-op: the adversary, its deck and its quests (CA-COOP)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herowright.games.call_to_adventure.cards import timing
from herowright.games.call_to_adventure.rules import rows
from herowright.games.call_to_adventure.rules.happenings import see_adversaries
from herowright.table.decision import Steps

if TYPE_CHECKING:
    from herowright.games.call_to_adventure.rules.state import CallToAdventure, Hero

AFTERWARDS = (timing.OTHER_WON, timing.OTHER_LOST)


def reveal_card(table: CallToAdventure) -> Steps[None]:
    """The top card of the adversary deck takes effect at once, or waits for the end of the challenge
    (CA-COOP-14 to -16); one that cannot be applied is ignored (CA-COOP-18)."""
    deck, discard = table.adversary_deck, table.adversary_discard
    if not deck:
        rows.renew(table, deck, discard, "adversary")
    if not deck:
        return
    table.chance.reveal()
    card = deck.pop(0)
    table.shown.append(card)
    rows.renew_at_once(table, deck, discard, "adversary")
    table.report("ca-event-adversary-card", None, "CA-COOP-15", card.told)
    if card.timing not in AFTERWARDS:
        yield from card.effect.carry_out(table, None, table.active, card.name)


def strike_afterwards(table: CallToAdventure) -> Steps[None]:
    """The revealed cards that were waiting for the outcome of the challenge (CA-COOP-16)."""
    for card in table.shown:
        if card.timing == f"other-{table.resolved}" and not table.lost:
            yield from card.effect.carry_out(table, None, table.active, card.name)


def put_away(table: CallToAdventure) -> None:
    """Revealed cards go to a pile of their own at the end of the turn (CA-COOP-20, CA-COOP-21)."""
    table.adversary_discard += table.shown
    table.shown = []
    rows.renew_at_once(table, table.adversary_deck, table.adversary_discard, "adversary")


def beaten(table: CallToAdventure, hero: Hero) -> None:
    """The winner tucks the adversary under one's own destiny (CA-COOP-22, CA-COOP-26)."""
    assert table.adversary is not None
    table.beaten_by = hero.seat
    see_adversaries(table)
    table.report("ca-event-adversary-beaten", hero.seat, "CA-COOP-22", table.adversary.told)
