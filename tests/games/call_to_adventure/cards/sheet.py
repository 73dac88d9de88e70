"""Everything a card can change about a hero, to be compared with what the card declares."""

from typing import NamedTuple

from herowright.games.call_to_adventure.cards.gains import Gain
from herowright.games.call_to_adventure.cards.powers import Power
from herowright.games.call_to_adventure.cards.types import Path
from herowright.testing import Play

TOP, BOTTOM = 2, -4


class Sheet(NamedTuple):
    abilities: tuple[int, ...]
    icons: tuple[int, ...]
    xp: int
    level: int
    hero: int  # cards in hand, of each kind
    antihero: int
    triumph: int  # visible on character cards and tucked cards
    tragedy: int
    paths: tuple[str, ...]
    played: tuple[str, ...]
    allies: tuple[str, ...]
    sacrificed: tuple[str, ...]


def sheet(table: Play, seat: int = 0) -> Sheet:
    hero = table.view()["heroes"][seat]
    return Sheet(
        tuple(hero["abilities"].values()),
        tuple(hero["icons"].values()),
        hero["xp"],
        hero["level"],
        hero["hand_kinds"]["hero"],
        hero["hand_kinds"]["antihero"],
        hero["points"]["triumph"],
        hero["points"]["tragedy"],
        tuple(tucked["path"] for act in hero["acts"] for tucked in act),
        tuple(hero["played"]),
        tuple(hero["allies"]),
        tuple(hero["sacrificed"]),
    )


def powers(table: Play, seat: int = 0) -> list[tuple[Power, str]]:
    """The powers of a story and the names of the cards they stand on."""
    hero = table.hero(seat)
    return [(power, name) for power, name in (*hero.uses, *hero.reactions, *hero.lasting)]


def received(before: Sheet, gain: Gain | Path, times: int = 1) -> Sheet:
    """The hero after a gain, or after what a path gives at once."""
    after = before
    for _ in range(times):
        level = max(BOTTOM, min(TOP, after.level + gain.virtue) - gain.corruption)
        after = after._replace(
            xp=max(0, after.xp + gain.xp),
            level=level,
            hero=after.hero + gain.hero,
            antihero=after.antihero + gain.antihero,
        )
    return after


def shown(counts: tuple[int, ...], icons: tuple[int, ...]) -> tuple[int, ...]:
    """The icons of a story after more of them have joined it."""
    return tuple(count + icons.count(icon) for icon, count in enumerate(counts))


def tucked(before: Sheet, path: Path) -> Sheet:
    """The hero after gaining a path."""
    return received(before, path)._replace(
        abilities=shown(before.abilities, path.abilities),
        icons=shown(before.icons, path.icons),
        triumph=before.triumph + path.triumph,
        tragedy=before.tragedy + path.tragedy,
        paths=(*before.paths, path.id),
    )
