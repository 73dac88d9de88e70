"""Gaining a trait (CA-TRAIT)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herowright.games.call_to_adventure import experience, gaining, rows
from herowright.games.call_to_adventure.cards.requirements import SpendXp
from herowright.games.call_to_adventure.happenings import Happening, happened
from herowright.table.decision import Steps

if TYPE_CHECKING:
    from herowright.games.call_to_adventure.cards.types import Trait
    from herowright.games.call_to_adventure.state import CallToAdventure, Hero


def requirements_met(hero: Hero, trait: Trait) -> bool:
    """Every one of them (CA-TRAIT-01, CA-TRAIT-06)."""
    return hero.xp >= price(trait) and all(need.met(hero) for need in trait.needs)


def price(trait: Trait) -> int:
    """The experience that is spent to gain it (CA-TRAIT-02)."""
    return sum(need.xp for need in trait.needs if isinstance(need, SpendXp))


def gain(table: CallToAdventure, hero: Hero, trait: Trait) -> Steps[None]:
    """No runes are cast, and it cannot fail (CA-TRAIT-02, CA-TRAIT-03)."""
    experience.spend(hero, price(trait))
    act, place = rows.find(table, trait)
    place.card = None
    table.report("ca-event-trait", hero.seat, "CA-TRAIT-04", {"card": trait.name})
    happened(table, hero, Happening("trait"))
    yield from gaining.tuck(table, hero, trait, trait.path, act, place)
