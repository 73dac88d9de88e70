"""Bonuses that several characters have, each on the checks its card names."""

from herowright.games.pathfinder.cards.forms import Always
from herowright.games.pathfinder.cards.on import ACQUIRE, DEFEAT, OWN, On


def to_acquire(bonus: int, *kinds: str, traits: tuple[str, ...] = ()) -> Always:
    """On the own checks to acquire boons of these kinds, or with these traits."""
    return Always(str(bonus), On(OWN, purposes=(ACQUIRE,), kinds=kinds, against=traits))


def against(dice: str, *traits: str, magic: bool = True) -> Always:
    """On the own checks to defeat banes with these traits."""
    return Always(dice, On(OWN, purposes=(DEFEAT,), against=traits), traits=("magic",) if magic else ())
