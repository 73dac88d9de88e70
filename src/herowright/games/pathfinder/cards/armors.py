"""The armors of the base set, the character add-on and the first adventure deck."""

from herowright.games.pathfinder.cards.vocabulary import *

_BLOWS = (COMBAT_DAMAGE,)


def _sacrificed(proficiency: str) -> tuple[Play, Play]:
    """The armor takes all the damage: lost for good, unless one knows how to wear it."""
    return (
        Play(BURY, Trained(0, proficiency=proficiency)),
        Play(BANISH, Trained(0, proficiency=proficiency, lacking=True)),
    )


CARDS = (
    # --- base set -------------------------------------------------------------------------------------
    Boon(
        id="leather-armor",
        kind=ARMOR,
        copies={"B": 2, "C": 1},
        basic=True,
        traits=frozenset({"light-armor"}),
        acquire="Constitution/Fortitude 3",
        powers=(Play(RECHARGE, Reduce(1, _BLOWS)), *_sacrificed(LIGHT_ARMORS)),
        printed=(*KNOWN, "acquire", "powers"),
        recalled=("traits",),
    ),
    Boon(
        id="chain-mail",
        kind=ARMOR,
        copies={"B": 4, "C": 1},
        basic=True,
        traits=frozenset({"heavy-armor"}),
        acquire="Constitution/Fortitude 4",
        powers=(Play(RECHARGE, Reduce(2, _BLOWS)), *_sacrificed(HEAVY_ARMORS)),
        printed=KNOWN,
        recalled=("traits",),
    ),
    Boon(
        id="wooden-shield",
        kind=ARMOR,
        copies={"B": 3, "C": 2},
        basic=True,
        traits=frozenset({"shield"}),
        acquire="Constitution/Fortitude 3",
        powers=(
            Play(RECHARGE, Reduce(1, _BLOWS, free=True)),
            Play(BURY, Reduce(3, _BLOWS, free=True)),
        ),
        printed=KNOWN,
        recalled=("traits",),
    ),
    Boon(
        id="elven-chain-shirt",
        kind=ARMOR,
        copies={"B": 2, "1": 1},
        elite=True,
        traits=frozenset({"light-armor"}),
        acquire="Constitution/Fortitude 7",
        powers=(
            Play(REVEAL, Trained(1, _BLOWS, proficiency=LIGHT_ARMORS)),
            Play(RECHARGE, Reduce(2, _BLOWS)),
            Play(BANISH, Reduce(0)),
        ),
        printed=KNOWN,
        recalled=("traits",),
    ),
    Boon(
        id="half-plate",
        kind=ARMOR,
        copies={"B": 3, "C": 2},
        elite=True,
        traits=frozenset({"heavy-armor"}),
        acquire="Constitution/Fortitude 6",
        powers=(Play(RECHARGE, Reduce(3, _BLOWS)), *_sacrificed(HEAVY_ARMORS)),
        printed=KNOWN,
        recalled=("traits",),
    ),
    Boon(
        id="magic-leather-armor",
        kind=ARMOR,
        copies={"B": 3, "C": 1},
        elite=True,
        traits=frozenset({"light-armor", "magic"}),
        acquire="Constitution/Fortitude 6",
        powers=(
            Play(RECHARGE, Reduce(2, _BLOWS)),
            Play(BURY, Reduce(0)),
        ),
        printed=KNOWN,
        recalled=("traits",),
    ),
    Boon(
        id="magic-chain-mail",
        kind=ARMOR,
        copies={"B": 1, "C": 1},
        elite=True,
        traits=frozenset({"heavy-armor", "magic"}),
        acquire="Constitution/Fortitude 7",
        powers=(Play(RECHARGE, Reduce(2)), *_sacrificed(HEAVY_ARMORS)),
        printed=KNOWN,
        recalled=("traits",),
    ),
    Boon(
        id="magic-half-plate",
        kind=ARMOR,
        copies={"B": 1, "C": 1},
        elite=True,
        traits=frozenset({"heavy-armor", "magic"}),
        acquire="Constitution/Fortitude 8",
        powers=(Play(RECHARGE, Reduce(3)), *_sacrificed(HEAVY_ARMORS)),
        printed=KNOWN,
        recalled=("traits",),
    ),
    Boon(
        id="magic-shield",
        kind=ARMOR,
        copies={"B": 1, "C": 1},
        elite=True,
        traits=frozenset({"shield", "magic"}),
        acquire="Constitution/Fortitude 7",
        powers=(
            Play(RECHARGE, Reduce(2, _BLOWS, free=True)),
            Play(BURY, Reduce(3, free=True)),
        ),
        printed=KNOWN,
        recalled=("traits",),
    ),
    # --- first adventure deck -------------------------------------------------------------------------
    Boon(
        id="elven-breastplate",
        kind=ARMOR,
        copies={"1": 2},
        elite=True,
        traits=frozenset({"light-armor"}),
        acquire="Constitution/Fortitude 8",
        powers=(Play(RECHARGE, Reduce(3, _BLOWS)), *_sacrificed(LIGHT_ARMORS)),
        printed=KNOWN,
    ),
    Boon(
        id="shield-of-fire-resistance",
        kind=ARMOR,
        copies={"1": 1},
        traits=frozenset({"shield", "magic"}),
        acquire="Constitution/Fortitude 8",
        powers=(
            Play(REVEAL, Reduce(2, (FIRE,))),
            Play(RECHARGE, Reduce(2, _BLOWS, free=True)),
        ),
        printed=KNOWN,
    ),
)
