"""Powers that several characters have."""

from herowright.games.pathfinder.cards.forms import Always, AtTurn, BlessingDie
from herowright.games.pathfinder.cards.gifts import DrawCards
from herowright.games.pathfinder.cards.on import ACQUIRE, ANYBODY, DEFEAT, OWN, On
from herowright.games.pathfinder.cards.standing import STARTS
from herowright.games.pathfinder.cards.types import Line


def rising(dice: str, most: int) -> list[str]:
    """`1d4`, `1d4+1` and so on: each further box adds one."""
    return [dice, *(f"{dice}+{more}" for more in range(1, most + 1))]


def to_acquire(bonus: int, *kinds: str, traits: tuple[str, ...] = ()) -> Always:
    """On one's own checks to acquire boons of these kinds, or with these traits."""
    return Always(str(bonus), On(OWN, purposes=(ACQUIRE,), kinds=kinds, against=traits))


def against(dice: str, *traits: str, magic: bool = True) -> Always:
    """On one's own checks to defeat banes with these traits."""
    return Always(dice, On(OWN, purposes=(DEFEAT,), against=traits), traits=("magic",) if magic else ())


def blessed(skill: int) -> BlessingDie:
    """A d12 from each blessing on one's own checks with this skill."""
    return BlessingDie(12, On(OWN, skills=(skill,)))


def devoted(god: str) -> BlessingDie:
    """A d12 from the blessings of one god, whoever makes the check."""
    return BlessingDie(12, On(ANYBODY), id=f"blessing-of-{god}")


SECOND_WIND = Line("second-wind", (None, *(AtTurn((STARTS,), DrawCards(count), empty_hand=True) for count in "12")))
