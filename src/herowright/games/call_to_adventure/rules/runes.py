"""Runes: pools, casts, results and odds (CA-RUNE, CA-PROB)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from herowright.games.call_to_adventure.cards.powers import Surer
from herowright.games.call_to_adventure.rules.components import (
    ABILITIES,
    ABILITY_OF,
    CORE,
    CORRUPTION,
    DARK,
    NONE,
    OF_ABILITY,
    ORDINARY,
    SPECIAL_NEEDS,
)
from herowright.table.decision import Shared

if TYPE_CHECKING:
    from herowright.games.call_to_adventure.cards.box import Box
    from herowright.games.call_to_adventure.cards.types import Adversary, Challenge
    from herowright.games.call_to_adventure.rules.state import Attempt, CallToAdventure, Hero


# --- the pool ----------------------------------------------------------------------------------------
# What is in a pool follows from where its runes come from: the icons of the story, borrowed ones among them, the runes
# that were added (`Attempt.added`), and those the player leaves out (`Attempt.left_out`). So the order in which they
# came does not matter, and what an icon brought goes with it.


def natural_runes(table: CallToAdventure, hero: Hero, ability: int) -> tuple[int, ...]:
    """The runes of an ability that the story allows: one for each icon, the special one only as the third
    (CA-CHAL-07, CA-CHAL-09, CA-RUNE-07)."""
    icons = hero.abilities[ability]
    if icons < SPECIAL_NEEDS or _special_by_icons(table, hero, ability):
        return OF_ABILITY[ability][:icons]
    return ORDINARY[ability]


def natural_pool(table: CallToAdventure, hero: Hero, card: Challenge | Adversary) -> list[int]:
    """All ability runes that the story allows for a challenge (CA-CHAL-08, CA-CHAL-10)."""
    pool: list[int] = []
    for ability in card.tests:
        pool += natural_runes(table, hero, ability)
    return pool


def _special_by_icons(table: CallToAdventure, hero: Hero, ability: int) -> bool:
    """Whether the story brings the special rune: with three icons, of which one that is only lent may be unfit
    (CA-RUNE-07, CA-RUNE-22)."""
    icons = hero.abilities[ability]
    if icons and table.settings.readings["CA-RUNE-22"] == "ordinary-only":
        icons -= hero.borrowed.count(ability)
    return icons >= SPECIAL_NEEDS


def available(table: CallToAdventure, hero: Hero, attempt: Attempt, ability: int) -> tuple[int, ...]:
    """The runes of an ability, or the dark ones for none, that could be in the pool now. A rune that a card adds is an
    ordinary one, unless read otherwise (CA-RUNE-20)."""
    if ability not in attempt.added:
        return natural_runes(table, hero, ability) if ability in attempt.card.tests else ()
    added = attempt.added.count(ability)
    if ability == NONE:
        return DARK[:added]
    icons = hero.abilities[ability] if ability in attempt.card.tests else 0
    if icons + added < SPECIAL_NEEDS:
        return OF_ABILITY[ability][: icons + added]
    if icons and _special_by_icons(table, hero, ability):
        return OF_ABILITY[ability]
    return OF_ABILITY[ability] if _may_be_special(table) else ORDINARY[ability]


def gather(table: CallToAdventure) -> None:
    """Put into the pool what belongs there now, and take out what does not; to be called whenever an icon, an added
    rune or the player's wish has changed and the runes are not cast. The special rune is the first to be left out: it
    may only be cast with the other two (CA-RUNE-07)."""
    attempt, hero = table.attempt, table.active
    assert attempt is not None
    if not (attempt.pool or attempt.added or attempt.left_out):  # as every challenge begins
        attempt.pool = natural_pool(table, hero, attempt.card)
        return
    fitting: list[int] = []
    left_out: tuple[int, ...] = ()
    for ability in (NONE, *abilities_of(attempt)) if attempt.added else attempt.card.tests:
        runes = available(table, hero, attempt, ability)
        if ability in attempt.left_out:
            out = min(attempt.left_out.count(ability), len(runes))
            fitting += runes[: len(runes) - out]
            left_out += (ability,) * out
        else:
            fitting += runes
    pool = [rune for rune in attempt.pool if rune in fitting]
    attempt.pool = pool + [rune for rune in fitting if rune not in pool]
    attempt.left_out = left_out


def abilities_of(attempt: Attempt) -> tuple[int, ...]:
    """Those that the challenge lists, and others of which a card has added a rune."""
    tests = attempt.card.tests
    if not ability_added(attempt):
        return tests
    return (*tests, *(ability for ability in ABILITIES if ability in attempt.added and ability not in tests))


def leave_out(table: CallToAdventure, attempt: Attempt, ability: int) -> None:
    """Nobody has to cast ability runes and dark runes (CA-CHAL-13)."""
    attempt.left_out = (*attempt.left_out, ability)
    gather(table)


def put_back(table: CallToAdventure, attempt: Attempt, ability: int) -> None:
    left_out = list(attempt.left_out)
    left_out.remove(ability)
    attempt.left_out = tuple(left_out)
    gather(table)


def dark_in(pool: Iterable[int]) -> int:
    return len([rune for rune in pool if rune in DARK])


def dark_left(attempt: Attempt) -> int:
    """There are only three dark runes (CA-CHAL-27)."""
    return len(DARK) - attempt.added.count(NONE)


def dark_is_left(attempt: Attempt) -> bool:
    return dark_left(attempt) > 0


def add_dark(table: CallToAdventure, attempt: Attempt) -> bool:
    """One more dark rune, if one is left."""
    if not dark_is_left(attempt):
        return False
    attempt.added = (*attempt.added, NONE)
    gather(table)
    return True


def grant(table: CallToAdventure, attempt: Attempt, ability: int) -> bool:
    """A card adds a rune. It takes the place of one that was left out where all that it could be are spoken for, and
    adds nothing where they lie in the pool already (CA-RUNE-20)."""
    before = len(attempt.pool)
    attempt.added = (*attempt.added, ability)
    gather(table)
    if len(attempt.pool) == before and ability in attempt.left_out:
        free = available(table, table.active, attempt, ability) if _may_be_special(table) else ORDINARY[ability]
        if any(rune not in attempt.pool for rune in free):
            put_back(table, attempt, ability)
    return len(attempt.pool) > before


def _may_be_special(table: CallToAdventure) -> bool:
    return table.settings.reading("CA-RUNE-20") == "special-too"


def ability_added(attempt: Attempt) -> bool:
    """Whether a card has added an ability rune."""
    return bool(attempt.added) and max(attempt.added) > NONE


# --- the cast ----------------------------------------------------------------------------------------


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
    """The bonuses of one's own story."""
    bonus = 0
    for power, _ in hero.lasting:
        if isinstance(power, Surer) and (power.ability is None or power.ability in card.tests):
            bonus += power.bonus
    return bonus


def lay(table: CallToAdventure, attempt: Attempt, faces: Sequence[int]) -> None:
    """The cast lies like this. Its lists are never changed, only replaced."""
    attempt.cast = True
    attempt.faces = faces
    adds, gives = [], []
    for place, rune in enumerate([*CORE, *attempt.pool]):
        face = table.box.faces[rune][faces[place]]
        adds.append(face.adds)
        gives.append(face.gives)
    attempt.adds, attempt.gives = adds, gives


def pick_up(table: CallToAdventure, attempt: Attempt) -> None:
    """The runes are to be cast again, without those of icons that have left the story since (CA-CHAL-07)."""
    attempt.cast = False
    attempt.faces = attempt.adds = attempt.gives = ()
    gather(table)


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


class Cast:
    """The results of runes thrown together, each of which shows one of two numbers (CA-RUNE-01). Equal ones are one."""

    __slots__ = ("more", "tail", "ways")

    def __init__(self, ways: tuple[int, ...]) -> None:
        self.ways = ways  # how many of all equally likely casts give each result
        self.more: dict[tuple[int, int], Cast] = {}
        total = sum(ways)
        self.tail = tuple(sum(ways[least:]) / total for least in range(len(ways)))

    def at_least(self, needed: int) -> float:
        """The chance to reach a number."""
        if needed <= 0:
            return 1.0
        return self.tail[needed] if needed < len(self.tail) else 0.0

    def plus(self, numbers: tuple[int, int]) -> Cast:
        """With one rune more."""
        found = self.more.get(numbers)
        if found is None:
            ways = [0] * (len(self.ways) + max(numbers))
            for total, count in enumerate(self.ways):
                for number in numbers:
                    ways[total + number] += count
            found = self.more[numbers] = CASTS[tuple(ways)]
        return found


CASTS: Final[Shared[tuple[int, ...], Cast]] = Shared(Cast)


def cast_of(table: CallToAdventure, runes: Iterable[int]) -> Cast:
    return _thrown(table.box, tuple(runes))


@lru_cache(maxsize=4096)
def _thrown(box: Box, runes: tuple[int, ...]) -> Cast:
    cast = CASTS[(1,)]
    for rune in runes:
        cast = cast.plus(box.numbers[rune])
    return cast


def counting(table: CallToAdventure, attempt: Attempt) -> list[int]:
    """The runes of the pool whose numbers count."""
    runes = attempt.runes
    if attempt.ignored or attempt.no_core or ability_added(attempt):
        return [rune for rune in runes if counts(table, attempt, rune)]
    return runes


def needed(hero: Hero, attempt: Attempt) -> int:
    """What the runes have to add."""
    return attempt.difficulty - attempt.eased - attempt.bonus - surer(hero, attempt.card)


def odds(table: CallToAdventure, hero: Hero, attempt: Attempt, more_dark: int = 0) -> float:
    """The chance of success of an attempt as it stands, or with more dark runes."""
    if attempt.doomed:
        return 0.0
    runes = counting(table, attempt) + [DARK[0]] * more_dark
    return cast_of(table, runes).at_least(needed(hero, attempt))
