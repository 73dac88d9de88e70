"""What sets of story icons and spaces of the track are worth with so many cards to come, reckoned once."""

from __future__ import annotations

from herowright.games.call_to_adventure.rules.components import SET_POINTS

# How likely the next card shows a story icon, by how many of it there are: a hero looks for what completes a set.
SET_CHANCE = (0.15, 0.19, 0.25, 0.31, 0.1)
# The same for what the destiny pays for: a story icon, an icon of an ability, a story icon of a new kind.
ICON_CHANCE, ABILITY_CHANCE, KIND_CHANCE = 0.21, 0.17, 0.52
FURTHEST = 9
LARGEST = len(SET_POINTS) - 1


def _sets() -> tuple[tuple[float, ...], ...]:
    """By cards to come and by icons: the points to expect of a set."""
    rows = [tuple(float(points) for points in SET_POINTS)]
    for _ in range(FURTHEST):
        later = rows[-1]
        rows.append(
            tuple(
                later[count] + SET_CHANCE[count] * (later[min(count + 1, LARGEST)] - later[count])
                for count in range(LARGEST + 1)
            )
        )
    return tuple(rows)


SETS = _sets()


def next_icon(count: int, cards: int) -> float:
    """What one more icon adds to its set, with so many cards to come."""
    sets = SETS[cards]
    return sets[min(count + 1, LARGEST)] - sets[min(count, LARGEST)]


def set_to_come(count: int, cards: int) -> float:
    """What the cards to come add to a set."""
    count = min(count, LARGEST)
    return SETS[cards][count] - SET_POINTS[count]


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
