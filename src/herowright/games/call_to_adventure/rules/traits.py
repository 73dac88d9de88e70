"""Gaining a trait (CA-TRAIT)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herowright.games.call_to_adventure.rules import experience, gaining, rows
from herowright.games.call_to_adventure.rules.happenings import TRAIT_GAINED, happened
from herowright.table.decision import Steps

if TYPE_CHECKING:
    from herowright.games.call_to_adventure.cards.types import Trait
    from herowright.games.call_to_adventure.rules.state import CallToAdventure, Hero


def requirements_met(hero: Hero, trait: Trait) -> bool:
    """Every one of them (CA-TRAIT-01, CA-TRAIT-06)."""
    if hero.xp < trait.price:
        return False
    for need in trait.needs:  # noqa: SIM110  # every trait on the table is looked at for every question
        if not need.met(hero):
            return False
    return True


def gain(table: CallToAdventure, hero: Hero, trait: Trait) -> Steps[None]:
    """No runes are cast, and it cannot fail (CA-TRAIT-02, CA-TRAIT-03)."""
    experience.spend(hero, trait.price)
    act, place = rows.take_away(table, trait)
    table.report("ca-event-trait", hero.seat, "CA-TRAIT-04", trait.told)
    happened(table, hero, TRAIT_GAINED)
    return gaining.tuck(table, hero, trait, trait.path, act, place)
