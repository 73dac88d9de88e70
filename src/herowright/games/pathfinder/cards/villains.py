"""The villains of the base set and of Burnt Offerings (PF-VILLAIN)."""

from herowright.games.pathfinder.cards.meetings import Summon
from herowright.games.pathfinder.cards.standing import DealsDamage, NoCards
from herowright.games.pathfinder.cards.troubles import (
    EACH_HERE,
    OTHERS_HERE,
    Damage,
    Each,
    Harder,
    LoseCards,
    LoseTop,
    Unless,
)
from herowright.games.pathfinder.cards.types import Bane
from herowright.games.pathfinder.rules.components import ACID, BLESSING, FIRE, MONSTER, POISON, VILLAIN

VILLAINS = (
    # --- base set --------------------------------------------------------------------------------------------
    Bane(
        id="jubrayl-vhiski",
        kind=VILLAIN,
        type=MONSTER,
        copies={"B": 1},
        traits=frozenset({"human", "rogue"}),
        defeat="Combat 12",
        before=(Unless("Wisdom/Perception 8", LoseCards(1, random=True)),),
        printed=("title", "copies", "marks"),
        recalled=("traits",),
    ),
    Bane(
        id="pillbug-podiker",
        kind=VILLAIN,
        type=MONSTER,
        copies={"B": 1},
        traits=frozenset({"alchemist", "human"}),
        defeat="Combat 11 or Intelligence/Craft 9",
        immune=("poison",),
        before=(Unless("Constitution/Fortitude 7", Damage("1d4-1", POISON)),),
        standing=(DealsDamage(type=POISON),),
        printed=("title", "copies", "marks"),
    ),
    Bane(
        id="black-fang",
        kind=VILLAIN,
        type=MONSTER,
        copies={"B": 1},
        traits=frozenset({"acid", "dragon"}),
        defeat="Combat 13",
        immune=("acid",),
        before=(Each(EACH_HERE, Unless("Dexterity/Acrobatics 7", Damage("1d4-1", ACID))),),
        standing=(DealsDamage(type=ACID),),
        printed=("title", "copies", "marks"),
        recalled=("traits",),
    ),
    # --- Burnt Offerings -----------------------------------------------------------------------------------
    Bane(
        id="ripnugget-and-stickfoot",
        kind=VILLAIN,
        type=MONSTER,
        copies={"1": 1},
        traits=frozenset({"animal", "goblin"}),
        defeat="Combat 12 then Combat 9",
        before=(Each(OTHERS_HERE, Summon("goblin-raider")),),
        printed=("title", "copies", "marks"),
        recalled=("traits",),
    ),
    Bane(
        id="erylium",
        kind=VILLAIN,
        type=MONSTER,
        copies={"1": 1},
        traits=frozenset({"demon", "outsider"}),
        defeat="Combat 13",
        immune=("electricity", "poison"),
        before=(Unless("Wisdom/Perception 8", Harder(2)), Each(OTHERS_HERE, Summon("wrathful-sinspawn"))),
        printed=("title", "copies", "marks"),
    ),
    Bane(
        id="gogmurt",
        kind=VILLAIN,
        type=MONSTER,
        copies={"1": 1},
        traits=frozenset({"druid", "goblin"}),
        defeat="Combat 10 then Combat 12",
        before=(Damage("1d4-1", FIRE),),
        standing=(NoCards(traits=("animal",)), DealsDamage(type=FIRE)),
        printed=("title", "copies", "marks", "traits", "defeat", "powers"),
    ),
    Bane(
        id="nualia",
        kind=VILLAIN,
        type=MONSTER,
        copies={"1": 1},
        traits=frozenset({"aasimar", "cleric", "fighter"}),
        defeat="Combat 12 then Combat 14",
        before=(Unless("Wisdom/Divine 8", LoseCards(1, kinds=(BLESSING,))),),
        standing=(DealsDamage(more="1"),),
        printed=("title", "copies", "marks"),
    ),
    # No scenario names it.
    Bane(
        id="the-sandpoint-devil",
        kind=VILLAIN,
        type=MONSTER,
        copies={"1": 1},
        traits=frozenset({"outsider"}),
        defeat="Combat 15",
        immune=("fire",),
        before=(Each(EACH_HERE, Unless("Wisdom 8", LoseTop(1))),),
        standing=(DealsDamage(type=FIRE),),
        printed=("title", "copies", "marks"),
    ),
)
