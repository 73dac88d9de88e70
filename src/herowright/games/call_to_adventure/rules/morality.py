"""The morality track (CA-MORAL)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herowright.games.call_to_adventure.rules import happenings
from herowright.games.call_to_adventure.rules.components import level

if TYPE_CHECKING:
    from herowright.games.call_to_adventure.rules.components import Space
    from herowright.games.call_to_adventure.rules.happenings import Happening
    from herowright.games.call_to_adventure.rules.state import Attempt, CallToAdventure, Hero


def space(table: CallToAdventure, hero: Hero) -> Space:
    return table.box.track[hero.marker]


def fall(table: CallToAdventure, hero: Hero, corruption: int) -> int:
    """One space down for each corruption; at the bottom it is not received (CA-MORAL-01, CA-MORAL-12).
    Returns how many spaces it was."""
    spaces = min(corruption, len(table.box.track) - 1 - hero.marker)
    _move(table, hero, spaces, happenings.FELL, "CA-MORAL-01")
    return spaces


def take_back(table: CallToAdventure, hero: Hero, attempt: Attempt) -> None:
    """Corruption that is ignored after all, where it moved the marker at once (CA-MORAL-20, CA-RETRY-03). This is no
    virtue: nothing reacts to it."""
    if attempt.fallen:
        hero.marker -= attempt.fallen
        args = {"spaces": attempt.fallen, "level": level(hero.marker)}
        table.report("ca-event-rose", hero.seat, "CA-RETRY-03", args)
        attempt.fallen = 0


def rise(table: CallToAdventure, hero: Hero, virtue: int) -> None:
    """One space up for each virtue; at the top it is lost (CA-MORAL-02, CA-MORAL-19)."""
    _move(table, hero, -min(virtue, hero.marker), happenings.ROSE, "CA-MORAL-02")


def _move(table: CallToAdventure, hero: Hero, by: int, happening: Happening, rule: str) -> None:
    if not by:
        return
    hero.marker += by
    args: dict[str, int | str] = {"spaces": abs(by), "level": level(hero.marker)}
    table.report(f"ca-event-{happening.event}", hero.seat, rule, args)
    for _ in range(abs(by)):
        happenings.happened(table, hero, happening)


def may_play(table: CallToAdventure, hero: Hero, kind: str) -> bool:
    """The player's own marker decides, whoever's turn it is (CA-MORAL-04, CA-MORAL-05, CA-HERO-04)."""
    return kind in space(table, hero).plays


def may_buy_dark(table: CallToAdventure, hero: Hero) -> bool:
    """Everywhere but on the bottom space (CA-MORAL-10, CA-MORAL-21)."""
    return space(table, hero).dark
