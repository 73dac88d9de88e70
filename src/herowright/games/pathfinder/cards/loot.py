"""The loot of Burnt Offerings: received as a reward, otherwise a card of its other kind (PF-BOON-18, PF-BOON-19)."""

from herowright.games.pathfinder.cards.effects import Reduce
from herowright.games.pathfinder.cards.on import OWN
from herowright.games.pathfinder.cards.outside import Heal
from herowright.games.pathfinder.cards.types import Boon, Play
from herowright.games.pathfinder.rules.components import (
    ACID,
    BURY,
    COLD,
    ELECTRICITY,
    FIRE,
    FORCE,
    ITEM,
    MENTAL,
    POISON,
    RECHARGE,
    REVEAL,
)

LOOT = (
    Boon(
        id="sihedron-medallion",
        kind=ITEM,
        loot=True,
        copies={"1": 1},
        traits=frozenset({"accessory", "magic"}),
        powers=(
            Play(REVEAL, Reduce(1, (FIRE, COLD, ACID, ELECTRICITY, FORCE, MENTAL, POISON))),
            Play(RECHARGE, Reduce(3)),
            Play(BURY, Heal("1d4", OWN)),
        ),
        printed=("title", "copies", "marks"),
    ),
)
