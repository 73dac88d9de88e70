"""What sets of story icons and spaces of the track are worth with so many cards to come, reckoned once."""

from __future__ import annotations

from herowright.bots.call_to_adventure.odds import binomial
from herowright.games.call_to_adventure.components import SET_POINTS

# How likely a future card shows a story icon, an icon of an ability, or a story icon of a new kind.
ICON_CHANCE, ABILITY_CHANCE, KIND_CHANCE = 0.25, 0.24, 0.6
FURTHEST = 9
# What one more icon adds to its set, by icons and by cards to come.
SETS = tuple(
    tuple(
        sum(
            chance * (SET_POINTS[min(count + 1 + more, 4)] - SET_POINTS[min(count + more, 4)])
            for more, chance in enumerate(binomial(cards, ICON_CHANCE))
        )
        for cards in range(FURTHEST + 1)
    )
    for count in range(6)
)

# What the cards to come add to a set, by icons and by cards.
SETS_TO_COME = tuple(
    tuple(
        sum(
            chance * (SET_POINTS[min(count + more, 4)] - SET_POINTS[count])
            for more, chance in enumerate(binomial(cards, ICON_CHANCE))
        )
        for cards in range(FURTHEST + 1)
    )
    for count in range(5)
)

# What the next card does to the marker: nothing, what the hero wants, a rise or a fall nobody wanted.
STAY, STEER, RISE, FALL = 0.6, 0.2, 0.04, 0.16

_TRACKS: dict[tuple[tuple[float, ...], int], tuple[float, ...]] = {}


def track_outlook(points: tuple[float, ...], cards: int) -> tuple[float, ...]:
    """What each space is worth with so many cards to come: a hero mostly chooses where to go, but not always."""
    found = _TRACKS.get((points, cards))
    if found is None:
        if cards == 0:
            found = points
        else:
            later = track_outlook(points, cards - 1)
            found = tuple(
                STAY * here + STEER * max(up, here, down) + RISE * up + FALL * down
                for up, here, down in zip(
                    (later[0], *later[:-1]),
                    later,
                    (*later[1:], later[-1]),
                    strict=True,
                )
            )
        _TRACKS[points, cards] = found
    return found
