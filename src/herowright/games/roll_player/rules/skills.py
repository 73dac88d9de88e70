"""Using Skills (RP-SKILL) and dropping weapons (RP-MKT-11): what may be done at any time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herowright.games.roll_player.rules.choices import DROPS, USES, Drop, Use
from herowright.games.roll_player.rules.hands import drop_weapon
from herowright.table.decision import Option, Steps

if TYPE_CHECKING:
    from herowright.games.roll_player.cards.types import Skill
    from herowright.games.roll_player.rules.state import Hero, RollPlayer


def at_any_time(table: RollPlayer, seat: int) -> tuple[Option[Use | Drop], ...]:
    """Ready skills and own weapons, whoever's turn it is (RP-SKILL-06, RP-MKT-11)."""
    hero = table.heroes[seat]
    if not hero.skills and not hero.weapons:
        return ()
    offers: list[Option[Use | Drop]] = []
    for skill in hero.skills:
        if usable(table, hero, skill):
            offers.append(USES[skill])
    for weapon in hero.weapons:
        offers.append(DROPS[weapon])
    return tuple(offers)


def usable(table: RollPlayer, hero: Hero, skill: Skill) -> bool:
    """Ready, allowed by its own text, and the marker can follow its arrow (RP-SKILL-03, -05, -06)."""
    if skill in hero.exhausted or _too_late(table):
        return False
    return skill.ability.marker_can_follow(table, hero, skill) and skill.ability.allowed(table, hero)


def any_usable(table: RollPlayer, hero: Hero) -> bool:
    return any(usable(table, hero, skill) for skill in hero.skills)


def _too_late(table: RollPlayer) -> bool:
    """Whether the last Clean-up has begun and skills are at an end, if RP-SKILL-09 is read so."""
    if table.phase != "clean-up" or table.settings.reading("RP-SKILL-09") == "allowed":
        return False
    return all(hero.is_full for hero in table.heroes)


def interrupt(table: RollPlayer, hero: Hero, payload: Use | Drop) -> Steps[None]:
    match payload:
        case ("drop", weapon):
            drop_weapon(table, hero, weapon)
        case ("use", skill):
            yield from use(table, hero, skill)


def use(table: RollPlayer, hero: Hero, skill: Skill) -> Steps[None]:
    """Marker, ability, exhaust, in this order (RP-SKILL-02)."""
    table.report("rp-event-uses", hero.seat, "RP-SKILL-02", {"card": skill.name})
    yield from skill.ability.carry_out(table, hero, skill)
    hero.exhausted = (*hero.exhausted, skill)


def in_table_order(table: RollPlayer, seats: list[int]) -> list[int]:
    """From the First Player clockwise (RP-SKILL-08), or as they spoke up."""
    if table.settings.reading("RP-SKILL-08") == "as-announced":
        return seats
    return sorted(seats, key=lambda seat: (seat - table.first) % len(table.heroes))
