"""Runes: pools, casts, results and odds (CA-RUNE, CA-PROB)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING

from herowright.games.call_to_adventure.cards.powers import Surer
from herowright.games.call_to_adventure.components import (
    ABILITY_OF,
    CORE,
    CORRUPTION,
    DARK,
    NONE,
    OF_ABILITY,
    ORDINARY,
    SPECIAL,
    SPECIAL_NEEDS,
)

if TYPE_CHECKING:
    from herowright.games.call_to_adventure.cards.types import Adversary, Challenge
    from herowright.games.call_to_adventure.components import Rune
    from herowright.games.call_to_adventure.state import Attempt, CallToAdventure, Hero


def ability_runes(table: CallToAdventure, hero: Hero, ability: int) -> tuple[int, ...]:
    """The runes of an ability that the story allows: one for each icon, the special one only as the third
    (CA-CHAL-07, CA-CHAL-09, CA-RUNE-07)."""
    return OF_ABILITY[ability][: number_of_runes(table, hero, ability)]


def number_of_runes(table: CallToAdventure, hero: Hero, ability: int) -> int:
    """One for each icon, up to three; an icon that is only lent may be unfit for the special rune (CA-RUNE-22)."""
    icons = hero.abilities[ability]
    if icons < SPECIAL_NEEDS:
        return icons
    own = icons - hero.borrowed.count(ability)
    return 3 if own >= SPECIAL_NEEDS or table.settings.reading("CA-RUNE-22") == "story" else 2


def natural_pool(table: CallToAdventure, hero: Hero, card: Challenge | Adversary) -> list[int]:
    """All ability runes that the story allows for a challenge (CA-CHAL-08, CA-CHAL-10)."""
    pool: list[int] = []
    for ability in card.tests:
        pool += ability_runes(table, hero, ability)
    return pool


def dark_in(pool: Iterable[int]) -> int:
    return len([rune for rune in pool if rune in DARK])


def add_dark(attempt: Attempt) -> bool:
    """One more dark rune, if one is left: there are only three (CA-CHAL-27)."""
    for free in DARK:
        if free not in attempt.granted:
            attempt.pool.append(free)
            attempt.granted = (*attempt.granted, free)
            return True
    return False


def grant(table: CallToAdventure, attempt: Attempt, ability: int) -> bool:
    """A rune that a card adds is an ordinary one (CA-RUNE-20)."""
    runes = list(ORDINARY[ability])
    if table.settings.reading("CA-RUNE-20") == "special-too":
        runes.append(SPECIAL[ability])
    free = next((rune for rune in runes if rune not in attempt.pool), NONE)
    if free == NONE:
        return False
    attempt.pool.append(free)
    attempt.granted = (*attempt.granted, free)
    return True


def ability_added(attempt: Attempt) -> bool:
    """Whether a card has added an ability rune. Dark runes come before those of the abilities."""
    return bool(attempt.granted) and max(attempt.granted) > DARK[-1]


def counts(table: CallToAdventure, attempt: Attempt, rune: int) -> bool:
    """Whether a rune's number counts: abilities only where they are listed (CA-RUNE-14, CA-RUNE-21), and
    nothing that a card makes ineffective."""
    if rune in CORE:
        return not attempt.no_core
    ability = ABILITY_OF[rune]
    if ability == NONE:
        return True
    if ability in attempt.ignored:
        return False
    return ability in attempt.card.tests or table.settings.reading("CA-RUNE-21") == "counts"


def surer(hero: Hero, card: Challenge | Adversary) -> int:
    """The bonuses of the own story."""
    bonus = 0
    for power, _ in hero.lasting:
        if isinstance(power, Surer) and (power.ability is None or power.ability in card.tests):
            bonus += power.bonus
    return bonus


def lay(table: CallToAdventure, attempt: Attempt, faces: list[int]) -> None:
    """The cast lies like this. Its lists are never changed, only replaced."""
    attempt.cast = True
    attempt.faces = faces
    adds, gives = [], []
    for place, rune in enumerate([*CORE, *attempt.pool]):
        face = table.box.faces[rune][faces[place]]
        adds.append(face.adds)
        gives.append(face.gives)
    attempt.adds, attempt.gives = adds, gives


def pick_up(attempt: Attempt) -> None:
    """The runes are to be cast again."""
    attempt.cast = False
    attempt.faces = attempt.adds = attempt.gives = ()


def result(table: CallToAdventure, hero: Hero, attempt: Attempt) -> int:
    """The sum of everything the cast adds."""
    adds = attempt.adds
    total = attempt.bonus
    if hero.lasting:
        total += surer(hero, attempt.card)
    if attempt.ignored or attempt.no_core or ability_added(attempt):
        for place, rune in enumerate(attempt.runes):
            if not counts(table, attempt, rune):
                total -= adds[place]
    return total + sum(adds)


def corruption(attempt: Attempt) -> int:
    """The corruption that the cast shows (CA-RETRY-04)."""
    return 0 if attempt.calm else attempt.gives.count(CORRUPTION)


# --- odds ------------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def spread(pairs: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    """How many of all equally likely casts give each result; the runes are pairs of numbers (CA-RUNE-01)."""
    ways = [1]
    for one, other in pairs:
        longer = [0] * (len(ways) + max(one, other))
        for total, count in enumerate(ways):
            longer[total + one] += count
            longer[total + other] += count
        ways = longer
    return tuple(ways)


def chance_of(runes: list[Rune], needed: int) -> float:
    """The chance that a cast reaches a number."""
    if needed <= 0:
        return 1.0
    ways = spread(tuple(sorted((one.adds, other.adds) for one, other in runes)))
    return sum(ways[needed:]) / sum(ways)


def odds(table: CallToAdventure, hero: Hero, attempt: Attempt, more_dark: int = 0) -> float:
    """The chance of success of an attempt as it stands, or with more dark runes."""
    needed = attempt.difficulty - attempt.eased - attempt.bonus - surer(hero, attempt.card)
    faces = table.box.faces
    runes = [faces[rune] for rune in attempt.runes if counts(table, attempt, rune)]
    runes += [faces[DARK[0]]] * more_dark
    return 0.0 if attempt.doomed else chance_of(runes, needed)


def odds_of_path(table: CallToAdventure, hero: Hero, card: Challenge | Adversary, difficulty: int) -> float:
    """The chance of success at a difficulty with the runes of the story alone."""
    faces = table.box.faces
    runes = [faces[rune] for rune in (*CORE, *natural_pool(table, hero, card))]
    return chance_of(runes, difficulty - surer(hero, card))
