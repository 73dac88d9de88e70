"""The loot of Burnt Offerings: received as a reward, otherwise a card of its other kind (PF-BOON-18, PF-BOON-19)."""

from herowright.games.pathfinder.cards.vocabulary import *

CARDS = (
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
        printed=KNOWN,
    ),
)
