"""The blessings of the base set, the add-on deck and Burnt Offerings (PF-BOON-20 to -24)."""

from herowright.games.pathfinder.cards.vocabulary import *


def _of_a_god(twice: On) -> tuple[Play, ...]:
    """A die for anybody's check, two in what the god stands for, or a further exploration."""
    return Play(DISCARD, AddDie(twice=twice)), Play(DISCARD, ExploreAgain())


CARDS = (
    # --- base set and Character Add-On Deck -----------------------------------------------------------
    Boon(
        id="blessing-of-iomedae",
        kind=BLESSING,
        copies={"B": 4, "C": 1},
        traits=frozenset({"divine", "iomedae"}),
        acquire="Strength/Charisma 6 or Divine 5",
        powers=_of_a_god(On(ANYBODY, purposes=(DEFEAT,), kinds=(HENCHMAN, VILLAIN))),
        printed=KNOWN,
        recalled=("traits",),
    ),
    Boon(
        id="blessing-of-calistria",
        kind=BLESSING,
        copies={"B": 4, "C": 1},
        traits=frozenset({"divine", "calistria"}),
        acquire="Dexterity/Charisma 6 or Divine 5",
        powers=_of_a_god(On(ANYBODY, purposes=(DEFEAT,), kinds=(BARRIER,))),
        printed=KNOWN,
        recalled=("traits",),
    ),
    Boon(
        id="blessing-of-gorum",
        kind=BLESSING,
        copies={"B": 4, "C": 1},
        traits=frozenset({"divine", "gorum"}),
        acquire="Strength/Melee 6 or Divine 5",
        powers=_of_a_god(On(ANYBODY, skills=(STRENGTH,))),
        printed=(*KNOWN, "powers"),
        recalled=("traits",),
    ),
    Boon(
        id="blessing-of-sarenrae",
        kind=BLESSING,
        copies={"B": 4, "C": 1},
        traits=frozenset({"divine", "sarenrae"}),
        acquire="Constitution/Fortitude 6 or Divine 5",
        powers=_of_a_god(On(ANYBODY, skills=(CONSTITUTION,), noncombat=True)),
        printed=KNOWN,
        recalled=("traits", "powers"),
    ),
    Boon(
        id="blessing-of-erastil",
        kind=BLESSING,
        copies={"B": 4, "C": 1},
        traits=frozenset({"divine", "erastil"}),
        acquire="Dexterity/Survival 6 or Divine 5",
        powers=_of_a_god(On(ANYBODY, skills=(DEXTERITY,))),
        printed=(*KNOWN, "traits"),
        recalled=("powers",),
    ),
    Boon(
        id="blessing-of-shelyn",
        kind=BLESSING,
        copies={"B": 4, "C": 1},
        traits=frozenset({"divine", "shelyn"}),
        acquire="Charisma/Diplomacy 6 or Divine 5",
        powers=_of_a_god(On(ANYBODY, skills=(CHARISMA,), noncombat=True)),
        printed=KNOWN,
        recalled=("traits",),
    ),
    Boon(
        id="blessing-of-pharasma",
        kind=BLESSING,
        copies={"B": 4, "C": 1},
        traits=frozenset({"divine", "pharasma"}),
        acquire="Wisdom 6 or Divine 5",
        powers=_of_a_god(On(ANYBODY, skills=(WISDOM,))),
        printed=KNOWN,
        recalled=("traits",),
    ),
    Boon(
        id="blessing-of-desna",
        kind=BLESSING,
        copies={"B": 4, "C": 1},
        traits=frozenset({"divine", "desna"}),
        acquire="Dexterity/Charisma 6 or Divine 5",
        powers=_of_a_god(On(ANYBODY, purposes=(ACQUIRE,))),
        printed=KNOWN,
        recalled=("traits",),
    ),
    Boon(
        id="blessing-of-irori",
        kind=BLESSING,
        copies={"B": 4, "C": 1},
        traits=frozenset({"divine", "irori"}),
        acquire="Intelligence/Knowledge 6 or Divine 5",
        powers=_of_a_god(On(ANYBODY, skills=(INTELLIGENCE,))),
        printed=KNOWN,
        recalled=("traits",),
    ),
    Boon(
        id="blessing-of-torag",
        kind=BLESSING,
        copies={"B": 4, "C": 1},
        traits=frozenset({"divine", "torag"}),
        acquire="Constitution/Craft 6 or Divine 5",
        powers=_of_a_god(On(ANYBODY, purposes=(CLOSE,))),
        printed=KNOWN,
        recalled=("traits",),
    ),
    Boon(
        id="blessing-of-the-gods",
        kind=BLESSING,
        copies={"B": 32, "C": 5},
        basic=True,
        traits=frozenset({"divine"}),
        powers=(
            Play(DISCARD, AddDie()),
            Play(DISCARD, ExploreAgain()),
            Play(DISCARD, BorrowBlessing()),
        ),
        printed=(*KNOWN, "acquire", "powers"),
        recalled=("traits",),
    ),
    # --- Burnt Offerings ------------------------------------------------------------------------------
    Boon(
        id="blessing-of-lamashtu",
        kind=BLESSING,
        copies={"1": 5},
        traits=frozenset({"divine", "lamashtu"}),
        acquire="Strength/Constitution 8 or Divine 7",
        powers=(
            Play(DISCARD, AddDie()),
            Play(BURY, AddDie(On(ANYBODY, purposes=(DEFEAT,), kinds=(MONSTER,)), count=2)),
            Play(DISCARD, ExploreAgain()),
        ),
        lost=(Summon(kind=MONSTER),),
        printed=KNOWN,
        recalled=("traits",),
    ),
)
