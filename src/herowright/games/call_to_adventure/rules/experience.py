"""Experience: the only coin of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herowright.games.call_to_adventure.rules.components import XP_TOKENS

if TYPE_CHECKING:
    from herowright.games.call_to_adventure.rules.state import CallToAdventure, Hero


ONE_XP = {"xp": 1}  # told so often that all share it


def from_supply(table: CallToAdventure, xp: int) -> int:
    """As much of a gain as there are tokens for, which never run out unless read otherwise (CA-COMP-16)."""
    if xp < 0 or table.settings.readings["CA-COMP-16"] == "endless":
        return xp
    return min(xp, max(0, XP_TOKENS - table.adversary_xp - sum(hero.xp for hero in table.heroes)))


def gain(table: CallToAdventure, hero: Hero, xp: int, rule: str, source: str = "") -> int:
    """Give experience, or take it with a negative number; nobody has less than none. Returns the change."""
    change = from_supply(table, xp) if xp > 0 else max(xp, -hero.xp)
    if change:
        hero.xp += change
        kind = "ca-event-gains-xp" if change > 0 else "ca-event-loses-xp"
        if source:
            table.report(f"{kind}-by", hero.seat, rule, {"xp": abs(change), "card": source})
        else:
            table.report(kind, hero.seat, rule, ONE_XP if change == 1 else {"xp": abs(change)})
    return change


def spend(hero: Hero, xp: int) -> None:
    """Nothing is bought on credit (CA-EXTRA-10)."""
    assert hero.xp >= xp
    hero.xp -= xp
