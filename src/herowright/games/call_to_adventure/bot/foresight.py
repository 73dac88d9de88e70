"""How far a story still gets: chances of things to come, and what sets of icons and spaces of the track promise."""

from __future__ import annotations

from functools import lru_cache
from math import comb, erf, exp, pi, sqrt
from typing import TYPE_CHECKING

from herowright.games.call_to_adventure.rules.components import SET_POINTS

if TYPE_CHECKING:
    from herowright.games.call_to_adventure.bot.wishes import Wishes
    from herowright.games.call_to_adventure.cards.box import Box

# How likely the next card shows a story icon, by how many of it there are: a hero looks for what completes a set.
SET_CHANCE = (0.15, 0.19, 0.25, 0.31, 0.1)
# Cards to come beyond these make no difference; where the marker goes is foreseen for fewer.
FURTHEST, STEPS = 9, 6
LARGEST = len(SET_POINTS) - 1
# What the next card does to the marker: nothing, what the hero wants, a rise or a fall nobody wanted.
STAY, STEER, RISE, FALL = 0.6, 0.2, 0.04, 0.16


@lru_cache(maxsize=1024)
def binomial(tries: int, chance: float) -> tuple[float, ...]:
    return tuple(comb(tries, n) * chance**n * (1 - chance) ** (tries - n) for n in range(tries + 1))


@lru_cache(maxsize=1024)
def reach(missing: int, tries: int, chance: float) -> float:
    """The chance of so many successes at least."""
    return 1.0 if missing <= 0 else sum(binomial(tries, chance)[missing:])


@lru_cache(maxsize=1024)
def poisson(count: int, mean: float) -> float:
    """The chance of exactly so many of a kind of mishap."""
    chance = exp(-mean)
    for n in range(1, count + 1):
        chance *= mean / n
    return chance


def surplus(best: float, mean: float, deviation: float) -> float:
    """By how much the better of two things beats the one at hand, when the other is only known on average."""
    z = (mean - best) / deviation
    return (mean - best) * (1 + erf(z / sqrt(2))) / 2 + deviation * exp(-z * z / 2) / sqrt(2 * pi)


# --- sets of story icons -------------------------------------------------------------------------------


def _sets() -> tuple[tuple[float, ...], ...]:
    """By cards to come and by icons: the points to expect of a set."""
    rows = [tuple(float(points) for points in SET_POINTS)]
    for _ in range(FURTHEST):
        more = (*rows[-1][1:], rows[-1][-1])
        rows.append(tuple(now + c * (then - now) for now, c, then in zip(rows[-1], SET_CHANCE, more, strict=True)))
    return tuple(rows)


SETS = _sets()


def next_icon(count: int, cards: int) -> float:
    """What one more icon adds to its set, with so many cards to come."""
    sets = SETS[cards]
    return sets[min(count + 1, LARGEST)] - sets[min(count, LARGEST)]


@lru_cache(maxsize=4096)
def sets_to_come(icons: tuple[int, ...], cards: int) -> float:
    """What the cards to come add to all sets."""
    counts = [min(count, LARGEST) for count in icons]
    return sum(SETS[cards][count] - SET_POINTS[count] for count in counts)


# --- the track -----------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def track_outlook(points: tuple[float, ...], cards: int) -> tuple[float, ...]:
    """What each space is worth with so many cards to come: a hero mostly chooses where to go, but not always."""
    if cards == 0:
        return points
    later = track_outlook(points, cards - 1)
    around = zip((later[0], *later[:-1]), later, (*later[1:], later[-1]), strict=True)
    return tuple(STAY * here + STEER * max(up, here, down) + RISE * up + FALL * down for up, here, down in around)


@lru_cache(maxsize=4096)
def track_worth(box: Box, wishes: Wishes, left: int, hero_cards: int, antihero_cards: int) -> tuple[float, ...]:
    """The track as it pays a hero at the end, less what cards in hand and cards to come lose on each space."""
    points = tuple(float(space.points + more) for space, more in zip(box.track, wishes.spaces, strict=True))
    found = []
    for worth, space in zip(track_outlook(points, min(left, STEPS)), box.track, strict=True):
        for (kind, more), held in zip(wishes.played.items(), (hero_cards, antihero_cards), strict=True):
            if kind not in space.plays:
                worth -= (0.8 * held + 0.25 * left) * (box.played_points + more)
        found.append(worth if space.dark else worth - 0.1 * left)
    return tuple(found)
