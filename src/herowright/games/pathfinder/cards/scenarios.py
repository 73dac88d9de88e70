"""The scenarios of the base set and of Burnt Offerings, their adventures and the path (PF-CARD-03, PF-CARD-04)."""

from herowright.games.pathfinder.cards.gifts import AddToPlace, Recover
from herowright.games.pathfinder.cards.meetings import Summon
from herowright.games.pathfinder.cards.on import CLOSE, On
from herowright.games.pathfinder.cards.rewards import (
    CARD_FEAT,
    POWER_FEAT,
    SKILL_FEAT,
    BoxReward,
    FeatReward,
    LootReward,
)
from herowright.games.pathfinder.cards.standing import (
    DEFEATS,
    ENTERS,
    FAILS,
    MEETS,
    MISSES,
    ChanceToClose,
    HarderChecks,
    Outgrown,
    When,
)
from herowright.games.pathfinder.cards.troubles import OTHERS_HERE, Damage, Each, LoseCards, Unless
from herowright.games.pathfinder.cards.types import Adventure, AdventurePath, Scenario
from herowright.games.pathfinder.rules.components import ALLY, BURY, FIRE, ITEM, WEAPON, WISDOM

SCENARIOS = (
    # --- Perils of the Lost Coast ----------------------------------------------------------------------------
    Scenario(
        id="brigandoom",
        set="B",
        villains=("jubrayl-vhiski",),
        henchmen=("bandit",),
        locations=(
            ("woods", "waterfront", "farmhouse"),
            ("wooden-bridge",),
            ("academy",),
            ("prison",),
            ("garrison",),
            ("treacherous-cave",),
        ),
        during=(When(FAILS, LoseCards(1, kinds=(ITEM, WEAPON), to=BURY), id="bandit"),),
        reward=BoxReward(ITEM),
        printed=("title", "villains", "henchmen", "locations", "reward"),
    ),
    Scenario(
        id="the-poison-pill",
        set="B",
        villains=("pillbug-podiker",),
        henchmen=("poison-trap",),
        locations=(
            ("town-square", "village-house", "city-gate"),
            ("general-store",),
            ("apothecary",),
            ("sandpoint-cathedral",),
            ("the-old-light",),
            ("guard-tower",),
        ),
        during=(When(DEFEATS, Recover("1"), id="poison-trap"),),
        reward=BoxReward(WEAPON),
        printed=("title", "villains", "henchmen", "locations", "reward"),
    ),
    Scenario(
        id="black-fangs-dungeon",
        set="B",
        villains=("black-fang",),
        henchmen=("ancient-skeleton",),
        locations=(
            ("desecrated-vault", "temple", "shrine-to-lamashtu"),
            ("throne-room",),
            ("thassilonian-dungeon",),
            ("warrens",),
            ("deeper-dungeons",),
            ("mountain-peak",),
        ),
        during=(When(MEETS, Each(OTHERS_HERE, Summon("ancient-skeleton")), id="ancient-skeleton"),),
        reward=BoxReward(),
        printed=("title", "villains", "henchmen", "locations", "during", "reward"),
    ),
    # --- Burnt Offerings -----------------------------------------------------------------------------------
    Scenario(
        id="attack-on-sandpoint",
        set="1",
        villains=("ripnugget-and-stickfoot",),
        henchmen=("tsuto-kaijitsu", "goblin-raider"),
        locations=(
            ("town-square", "swallowtail-festival", "city-gate"),
            ("sandpoint-cathedral",),
            ("the-rusty-dragon",),
            ("the-old-light",),
            ("wooden-bridge",),
            ("desecrated-vault",),
        ),
        during=(When(FAILS, Damage("1", FIRE), traits=("goblin",)),),
        reward=FeatReward((SKILL_FEAT,)),
        printed=("title", "villains", "henchmen", "locations", "reward"),
    ),
    Scenario(
        id="local-heroes",
        set="1",
        villains=(),
        henchmen=(),
        fillers=ALLY,
        close_all=True,
        locations=(
            ("general-store", "woods", "waterfront"),
            ("academy",),
            ("the-rusty-dragon",),
            ("sandpoint-cathedral",),
            ("city-gate",),
            ("garrison",),
        ),
        during=(ChanceToClose((ALLY,)), When(MISSES, AddToPlace(ALLY), kinds=(ALLY,))),
        reward=BoxReward(ALLY),
        printed=("title", "villains", "henchmen", "locations", "reward"),
    ),
    Scenario(
        id="trouble-in-sandpoint",
        set="1",
        villains=("erylium",),
        henchmen=("koruvus", "wrathful-sinspawn"),
        locations=(
            ("glassworks", "catacombs-of-wrath", "shrine-to-lamashtu"),
            ("village-house",),
            ("the-old-light",),
            ("junk-beach",),
            ("waterfront",),
            ("apothecary",),
        ),
        during=(HarderChecks(1, On(skills=(WISDOM,), noncombat=True)),),
        reward=FeatReward((POWER_FEAT,)),
        printed=("title", "villains", "henchmen", "locations", "reward"),
    ),
    Scenario(
        id="approach-to-thistletop",
        set="1",
        villains=("gogmurt",),
        henchmen=("tangletooth", "bruthazmus", "goblin-raider"),
        locations=(
            ("woods", "treacherous-cave", "goblin-fortress"),
            ("nettlemaze",),
            ("waterfront",),
            ("guard-tower",),
            ("prison",),
            ("garrison",),
        ),
        during=(When(ENTERS, Unless("Dexterity/Acrobatics 5 or Wisdom/Survival 5", Damage("1"))),),
        reward=BoxReward(WEAPON),
        printed=("title", "villains", "henchmen", "locations", "reward"),
    ),
    Scenario(
        id="thistletop-delve",
        set="1",
        villains=("nualia",),
        henchmen=("lyrie-akenja", "orik-vancaskerkin", "goblin-raider"),
        locations=(
            ("throne-room", "thassilonian-dungeon", "warrens"),
            ("goblin-fortress",),
            ("temple",),
            ("deeper-dungeons",),
            ("garrison",),
            ("desecrated-vault",),
        ),
        during=(HarderChecks(1, On(purposes=(CLOSE,))),),
        reward=LootReward(("sihedron-medallion",)),
        printed=("title", "villains", "henchmen", "locations", "reward"),
    ),
)

ADVENTURES = (
    Adventure(
        id="perils-of-the-lost-coast",
        set="B",
        number=0,
        scenarios=("brigandoom", "the-poison-pill", "black-fangs-dungeon"),
        reward=FeatReward((SKILL_FEAT,)),
        printed=("title", "scenarios", "reward"),
    ),
    Adventure(
        id="burnt-offerings",
        set="1",
        number=1,
        scenarios=(
            "attack-on-sandpoint",
            "local-heroes",
            "trouble-in-sandpoint",
            "approach-to-thistletop",
            "thistletop-delve",
        ),
        reward=FeatReward((CARD_FEAT,)),
        printed=("title", "scenarios", "reward"),
    ),
)

# The adventures of the decks 2 to 6 have names only.
PATH = AdventurePath(
    id="rise-of-the-runelords",
    set="B",
    adventures=(
        "burnt-offerings",
        "the-skinsaw-murders",
        "the-hook-mountain-massacre",
        "fortress-of-the-stone-giants",
        "sins-of-the-saviors",
        "spires-of-xin-shalast",
    ),
    during=(Outgrown(),),
    reward=FeatReward((CARD_FEAT,)),
    printed=("title", "adventures", "during", "reward"),
)
