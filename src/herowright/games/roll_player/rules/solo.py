"""One-player game (RP-SOLO)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from herowright.table.message import Message

if TYPE_CHECKING:
    from herowright.games.roll_player.rules.state import RollPlayer

LEFT, MIDDLE, RIGHT = range(3)
# What the enemy die hits on each initiative card (RP-SOLO-07 to RP-SOLO-09).
TARGETS: Final[tuple[dict[int, int], ...]] = (
    {},
    {1: LEFT, 2: MIDDLE, 3: RIGHT},
    {1: LEFT, 2: LEFT, 3: MIDDLE, 4: MIDDLE, 5: RIGHT, 6: RIGHT},
)
RULES = ("RP-SOLO-07", "RP-SOLO-08", "RP-SOLO-09")
GOLD_PER_STAR: Final = 8  # RP-SOLO-17
# From the top, the least total of each rank (RP-SOLO-18).
RANKS = (38, 34, 30, 26, 22)


def enemy_strikes(table: RollPlayer, card: int) -> None:
    """The enemy die may trash a Market card, depending on the initiative card taken (RP-SOLO-06)."""
    if not TARGETS[card]:
        return
    face = table.faces[table.enemy] = table.chance.roll()
    target = TARGETS[card].get(face)
    if target is None or target >= len(table.market):
        table.report("rp-event-enemy-misses", None, RULES[card], {"face": face})
        return
    struck = table.market.pop(target)
    table.trash.append(struck)
    table.report("rp-event-enemy-strikes", None, RULES[card], {"face": face, "card": struck.name})


def clear_market(table: RollPlayer, rules: tuple[str, str] = ("RP-SOLO-12", "RP-SOLO-13")) -> None:
    """The leftmost card goes to the discard pile, the rest to the trash (RP-SOLO-12, RP-SOLO-13)."""
    if not table.market:
        return
    first, *rest = table.market
    table.market = []
    table.discard.append(first)
    table.report("rp-event-leftmost", None, rules[0], {"card": first.name})
    table.trash += rest
    if rest:
        cards = " ".join(card.name for card in rest)
        table.report("rp-event-trashed", None, rules[1], {"cards": cards})


def rank(total: int) -> int:
    """0 is the highest rank, 5 the lowest."""
    return next((place for place, least in enumerate(RANKS) if total >= least), len(RANKS))


def title(table: RollPlayer, total: int) -> tuple[Message, str]:
    """The printed name of the rank in this edition (RP-ED-23)."""
    edition = table.settings.edition
    return Message(f"rp-rank-{edition}-{rank(total)}"), f"RP-ED-23-{edition.upper()}"
