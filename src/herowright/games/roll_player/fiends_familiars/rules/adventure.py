"""Adventure cards in the battle (FF-ADV)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herowright.games.roll_player.fiends_familiars.cards.types import KINDS
from herowright.games.roll_player.fiends_familiars.rules import gains
from herowright.table.decision import Step, Steps

if TYPE_CHECKING:
    from herowright.games.roll_player.fiends_familiars.cards.types import AdventureCard
    from herowright.games.roll_player.fiends_familiars.rules.state import Adventurer, FiendsTable


def reveal_adventure(table: FiendsTable, number: int) -> Steps[Step]:
    """Lair, trap, attack, one at a time (FF-ADV-01)."""
    card = table.adventure[number]
    table.chance.reveal()
    table.revealed = number + 1
    shown = {"kind": f"adventure-kind:{card.kind}", "card": card.name}
    table.report("ff-event-adventure", None, "FF-ADV-01", shown)
    for hero in rewarded(table, card):
        hero.combat_dice += card.reward.dice
        gained = {"card": card.name, "dice": card.reward.dice, "xp": card.reward.xp}
        table.report("ff-event-adventure-pays", hero.seat, "FF-ADV-04", gained)
        yield from gains.gain_xp(table, hero, card.reward.xp, "FF-ADV-05")
    return ("reveal_adventure", number + 1) if number + 1 < len(KINDS) else ("hire", 0)


def rewarded(table: FiendsTable, card: AdventureCard) -> list[Adventurer]:
    """Those with the token who qualify, each in full; the others are left out of comparisons (FF-ADV-02 to -04)."""
    kind = KINDS.index(card.kind)
    eligible = [hero for hero in table.clockwise_from_first() if hero.adventure_tokens > kind]
    asked = card.conditions(alone=table.solo)
    return [hero for hero in eligible if all(condition.met(table, hero, eligible) for condition in asked)]
