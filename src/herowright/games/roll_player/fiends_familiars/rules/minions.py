"""The minion deck, trophies and what they let a hero see (FF-HUNT)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herowright.games.roll_player.fiends_familiars.cards.types import KINDS
from herowright.games.roll_player.fiends_familiars.rules import gains
from herowright.table.decision import Steps
from herowright.table.event import Event

if TYPE_CHECKING:
    from herowright.games.roll_player.fiends_familiars.cards.types import Minion
    from herowright.games.roll_player.fiends_familiars.rules.state import Adventurer, FiendsTable


def put_under(table: FiendsTable, seat: int | None, rule: str, reveal_rule: str | None = None) -> None:
    """The face-up minion goes to the bottom of its deck, and the next one is revealed."""
    minion = table.minions.pop(0)
    table.minions.append(minion)
    # The one that was face up has been seen by everybody, as have those already at the bottom.
    table.known_minions = min(table.known_minions + 1, len(table.minions))
    table.report("ff-event-minion-under", seat, rule, {"minion": minion.name})
    reveal(table, reveal_rule or rule)


def reveal(table: FiendsTable, rule: str) -> None:
    """The next minion lies face up on its deck (FF-SETUP-33, FF-HUNT-21)."""
    if table.minions:
        if table.known_minions < len(table.minions):
            table.chance.reveal()
        table.report("ff-event-minion", None, rule, {"minion": table.minions[0].name})


def take_trophy(table: FiendsTable, hero: Adventurer, minion: Minion) -> Steps[None]:
    """The card and an adventure token, or 1 XP for whoever has all three (FF-HUNT-17 to -19)."""
    table.minions.remove(minion)
    table.known_minions = min(table.known_minions, len(table.minions))
    hero.trophies = (*hero.trophies, minion)
    table.report("ff-event-trophy", hero.seat, "FF-HUNT-17", {"minion": minion.name})
    if hero.adventure_tokens == len(KINDS):
        yield from gains.gain_xp(table, hero, 1, "FF-HUNT-19")
        return
    kind = hero.adventure_tokens
    hero.adventure_tokens += 1
    table.report("ff-event-token", hero.seat, "FF-HUNT-18", {"kind": f"adventure-kind:{KINDS[kind]}"})
    look(table, hero, kind)


def look(table: FiendsTable, hero: Adventurer, kind: int) -> None:
    """Nobody else learns which card it is (FF-HUNT-20)."""
    if kind in hero.looked or kind < table.revealed:
        return
    hero.looked = (*hero.looked, kind)
    table.chance.reveal()
    seen = {"kind": f"adventure-kind:{KINDS[kind]}", "card": table.adventure[kind].name}
    table.events.append(Event("ff-event-looked", hero.seat, "FF-HUNT-20", seen, (hero.seat,)))
