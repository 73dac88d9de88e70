"""The 54 adventure cards of Monsters & Minions."""

from herowright.games.roll_player.fiends_familiars.cards.adventures import adventure
from herowright.games.roll_player.fiends_familiars.cards.vocabulary import *

# fmt: off
ADVENTURES = (
    adventure("kraken", LAIR, 1, "black-sea", AtLeast(ColourDice(BLACK), 3), xp=1),
    adventure("kraken", LAIR, 2, "isle-of-winter", AtLeast(RowValue(CON), 14), dice=1),
    adventure("kraken", LAIR, 3, "hidden-cove", Most(Cards("skill")), solo=2, dice=1),
    adventure("kraken", TRAP, 4, "lost-at-sea", GoalMet(WIS), dice=1),
    adventure("kraken", TRAP, 5, "crew-mutiny", Most(RowValue(CHA)), solo=16, xp=2),
    adventure("kraken", TRAP, 6, "maelstrom", AtLeast(RowValue(DEX), 16), dice=1),
    adventure("kraken", ATTACK, 7, "swallowed", AtLeast(Cards("weapon"), 2), dice=2),
    adventure("kraken", ATTACK, 8, "tentacle-attack", Most(DiceShowing(5, 6)), solo=10, xp=2),
    adventure("kraken", ATTACK, 9, "capsize-ship", AtMost(Owned("wounds"), 0), dice=1),

    adventure("giant-troll", LAIR, 10, "stone-bridge", AtLeast(Owned("gold"), 3), dice=1),
    adventure("giant-troll", LAIR, 11, "abandoned-mine", Most(ColourDice(GOLD)), solo=3, xp=1),
    adventure("giant-troll", LAIR, 12, "forgotten-forest", AtLeast(ColourDice(GREEN), 3), dice=1),
    adventure("giant-troll", TRAP, 13, "traitor", MarkerOn(LAWFUL), xp=2),
    adventure("giant-troll", TRAP, 14, "ambushed", AtLeast(RowValue(DEX), 17), dice=1),
    adventure("giant-troll", TRAP, 15, "illusion", Most(RowValue(INT)), solo=16, dice=1),
    adventure("giant-troll", ATTACK, 16, "club-swing", AtLeast(RowValue(CON), 17), dice=2),
    adventure("giant-troll", ATTACK, 17, "ground-smash", GoalMet(STR), dice=1),
    adventure("giant-troll", ATTACK, 18, "throw", Fewest(Owned("wounds")), solo=0, xp=2),

    adventure("demon", LAIR, 19, "another-dimension", AtLeast(SplitDice(), 3), dice=1),
    adventure("demon", LAIR, 20, "underworld", Most(Owned("banished")), solo=1, xp=1),
    adventure("demon", LAIR, 21, "dark-temple", MarkerOn(GOOD), dice=1),
    adventure("demon", TRAP, 22, "riddle", AtLeast(RowValue(INT), 17), dice=1),
    adventure("demon", TRAP, 23, "skeleton-horde", Most(Owned("hands")), solo=2, dice=1),
    adventure("demon", TRAP, 24, "poisonous-fumes", GoalMet(CON), xp=2),
    adventure("demon", ATTACK, 25, "horned-charge", AtLeast(RowValue(DEX), 18), dice=2),
    adventure("demon", ATTACK, 26, "flame-sword", AtLeast(RowLooks(STR), 2), dice=1),
    adventure("demon", ATTACK, 27, "scythe-of-souls", Most(Cards("trait")), solo=4, xp=2),

    adventure("dragon", LAIR, 28, "dungeon", AtLeast(Cards("skill"), 2), xp=1),
    adventure("dragon", LAIR, 29, "mountainside", Most(RowValue(STR)), solo=15, dice=1),
    # One lair of the box asks for this goal and brings two dice; which one is our choice.
    adventure("dragon", LAIR, 30, "ancient-ruins", GoalMet(INT), dice=2),
    adventure("dragon", TRAP, 31, "captured", AtLeast(RowValue(CHA), 16), dice=1),
    adventure("dragon", TRAP, 32, "dart-trap", Fewest(DiceShowing(1, 2)), solo=4, xp=2),
    adventure("dragon", TRAP, 33, "spiked-pit-trap", AtLeast(FamiliarPower(), 8), dice=1),
    adventure("dragon", ATTACK, 34, "claw-attack", AtLeast(RowValue(CON), 18), dice=2),
    adventure("dragon", ATTACK, 35, "fire-breath", Most(Cards("armor")), solo=3, dice=2),
    adventure("dragon", ATTACK, 36, "tail-strike", AtLeast(Owned("trophies"), 4), xp=2),

    adventure("vampire", LAIR, 37, "catacombs", AtLeast(Owned("trophies"), 2), dice=1),
    adventure("vampire", LAIR, 38, "ancestral-castle", Most(Matches()), solo=4, dice=1),
    adventure("vampire", LAIR, 39, "corrupted-shrine", AtMost(Owned("fiends"), 1), xp=1),
    adventure("vampire", TRAP, 40, "ghoul-swarm", AtLeast(Owned("hands"), 2), dice=1),
    adventure("vampire", TRAP, 41, "collapse", Most(RowValue(STR)), solo=16, xp=2),
    adventure("vampire", TRAP, 42, "blood-pool", AtMost(Owned("wounds"), 0), dice=1),
    adventure("vampire", ATTACK, 43, "life-drain", GoalMet(CON), dice=1),
    adventure("vampire", ATTACK, 44, "bite", AtLeast(Owned("glory"), 3), xp=2),
    adventure("vampire", ATTACK, 45, "mind-assault", Most(RowValue(WIS)), solo=17, dice=2),

    adventure("chimera", LAIR, 46, "cathedral", AtLeast(ColourDice(WHITE), 3), xp=1),
    adventure("chimera", LAIR, 47, "old-fortress", Most(Cards("armor")), solo=2, dice=1),
    adventure("chimera", LAIR, 48, "shadowy-cave", AtLeast(FamiliarPower(), 7), dice=1),
    adventure("chimera", TRAP, 49, "befall-curse", Fewest(Owned("fiends")), solo=1, dice=1),
    adventure("chimera", TRAP, 50, "arcane-runes", AtLeast(Cards("scroll"), 2), dice=1),
    adventure("chimera", TRAP, 51, "energy-barrier", AtLeast(ClassDice(), 6), xp=2),
    adventure("chimera", ATTACK, 52, "acid-breath", AtLeast(GoalsMet(), 5), dice=2),
    adventure("chimera", ATTACK, 53, "cone-of-cold", AtLeast(ColourDice(RED), 4), xp=2),
    adventure("chimera", ATTACK, 54, "lightning-strike", Most(RowValue(DEX)), solo=17, dice=1),
)
# fmt: on
