"""Weapons and the hands to hold them (RP-MKT-10 to RP-MKT-13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from herowright.games.roll_player.cards.powers import Hands

if TYPE_CHECKING:
    from herowright.games.roll_player.cards.types import MarketCard, Weapon
    from herowright.games.roll_player.rules.state import Hero, RollPlayer

HAND_LIMIT: Final = 2  # RP-MKT-10


def hand_limit(hero: Hero) -> int:
    powerful = hero.power(Hands)
    return powerful.hands if powerful else HAND_LIMIT


def hands_for(card: MarketCard) -> int:
    hands: int = getattr(card, "hands", 0)
    return hands


def fits_hands(hero: Hero, card: MarketCard) -> bool:
    """Whether the hero has hands for the card, without dropping anything (RP-MKT-12)."""
    hands = hands_for(card)
    return hands == 0 or hands + sum(weapon.hands for weapon in hero.weapons) <= hand_limit(hero)


def drop_weapon(table: RollPlayer, hero: Hero, weapon: Weapon) -> None:
    """An own weapon goes to the discard pile; it pays nothing (RP-MKT-11, RP-MKT-13)."""
    hero.weapons = tuple(own for own in hero.weapons if own is not weapon)
    table.discard.append(weapon)
    table.report("rp-event-dropped", hero.seat, "RP-MKT-11", {"card": weapon.name})
