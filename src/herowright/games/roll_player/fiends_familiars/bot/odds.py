"""What Combat dice are likely to bring, as tables. Each is computed once and cached."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from math import erf, factorial, prod, sqrt
from typing import NamedTuple

from herowright.games.roll_player.fiends_familiars.cards.types import Monster
from herowright.games.roll_player.fiends_familiars.rules.combat import REROLL_XP
from herowright.games.roll_player.fiends_familiars.rules.odds import FACES

# What each face counts.
Counts = tuple[int, ...]
PLAIN: Counts = tuple(FACES)
# The chance of each total, from 0 up.
Spread = tuple[float, ...]

# More dice than this are thought of as this many and a fixed rest.
MOST_DICE = 9
# Faces up to this one are worth rolling again.
LOW = 3
# What a reroll still brings when the worst dice have been rolled again.
LATE = 0.4


def likely(lead: float, deviation: float) -> float:
    """The chance that a number so far above its mark reaches it."""
    if deviation <= 0:
        return float(lead >= 0)
    return 0.5 * (1 + erf(lead / (deviation * sqrt(2))))


@lru_cache(maxsize=4096)
def spread(dice: int, rerolls: int = 0, counts: Counts = PLAIN) -> Spread:
    """The totals of so many dice, of which so many of the lowest are rolled once more if they are low."""
    chances = [0.0] * (max(counts) * dice + 1)
    for roll in combinations_with_replacement(FACES, dice):
        ways = factorial(dice) / prod(factorial(roll.count(face)) for face in set(roll)) / 6**dice
        again = min(rerolls, sum(1 for face in roll if face <= LOW))
        kept = sum(counts[face - 1] for face in roll[again:])
        for more, chance in enumerate(plain(again, counts)):
            chances[kept + more] += ways * chance
    return tuple(chances)


@lru_cache(maxsize=4096)
def plain(dice: int, counts: Counts) -> Spread:
    if dice == 0:
        return (1.0,)
    chances = [0.0] * (max(counts) * dice + 1)
    for total, chance in enumerate(plain(dice - 1, counts)):
        for count in counts:
            chances[total + count] += chance / 6
    return tuple(chances)


def expected(worth: Sequence[float], totals: Spread, kept: int = 0) -> float:
    """The average worth of a total; `worth[n]` is that of n, the last one that of all above."""
    last = len(worth) - 1
    return sum(chance * worth[min(last, kept + total)] for total, chance in enumerate(totals) if chance)


@lru_cache(maxsize=4096)
def spent(dice: int, xp: int, reroll: int, mercenary: int, die: float) -> float:
    """The sum to expect from so many dice and so much XP, spent on mercenaries and on rerolls in the best way.
    A price of 0 for a reroll means that there is none."""
    best = 0.0
    for hired in range(xp // mercenary + 1):
        pool = dice + hired
        rerolls = (xp - hired * mercenary) // reroll if reroll else 0
        gain = sum(max(LATE, die - 7 * rank / (pool + 1)) for rank in range(1, min(rerolls, pool) + 1))
        best = max(best, die * pool + gain + LATE * max(0, rerolls - pool))
    return best


# --- the battle ----------------------------------------------------------------------------------------

# What a Combat die shows on average, and how far it may be off.
COMBAT_DIE, DIE_SPREAD = 3.5, 2.9
# What a market turn still to come adds to the battle, and how uncertain that makes it.
LATER_RESULT, LATER_SPREAD = 1.2, 1.2
# So many mercenaries are hired with the gold that is left.
HIRED = 3
# What the death of a lone hero costs (FF-SOLO-15).
DEATH = 28.0


class Battle(NamedTuple):
    """What the battle is expected to bring: its stars, and how many more of them come with one more in the result,
    with one more die, with a mercenary of several, with one more XP; and what rerolls add to the result."""

    stars: float = 0.0
    point: float = 0.0
    die: float = 0.0
    mercenary: float = 0.0
    xp: float = 0.0
    rerolls: float = 0.0


@lru_cache(maxsize=10_000)
def outcome(
    monster: Monster,
    die: float,
    mercenary: int,
    markets: int,
    rival: float | None,
    several: bool,
    dice: float,
    plus: float,
    xp: int,
) -> Battle:
    """The battle with so many dice that count `die` each, a sum added to them, XP, and market turns to come; `rival` is
    the best result of the others, if there are any, or `several`."""
    reroll = 0 if monster.terror.reroll is None else REROLL_XP + monster.terror.reroll
    pool = max(1, round(dice))
    base, more = spent(pool, xp, reroll, mercenary, die), spent(pool, xp + 2, reroll, mercenary, die)
    result = base + die * (dice - pool) + plus + LATER_RESULT * markets
    off = sqrt(DIE_SPREAD * max(1.0, dice) + LATER_SPREAD * markets)

    def stars(result: float) -> float:
        """Those of the tiers, the master bonus if nobody else does better, and a lone hero's life."""
        found, below = 0.0, 0
        for least, paid in monster.tiers:
            found += (paid - below) * likely(result - least + 0.5, off)
            below = paid
        if rival is None:
            return found - DEATH * (1 - likely(result - monster.strength + 0.5, off))
        best = rival + LATER_RESULT * markets + 0.6 * off * several
        return found + monster.master * likely(result - max(best, monster.strength) + 0.5, 1.3 * off)

    now = stars(result)
    point = max(0.05, (stars(result + 2) - now) / 2)
    with_die, hired = max(0.0, stars(result + die) - now), max(0.0, stars(result + HIRED * die) - now) / HIRED
    return Battle(now, point, with_die, hired, (more - base) / 2 * point, base - spent(pool, xp, 0, mercenary, die))
