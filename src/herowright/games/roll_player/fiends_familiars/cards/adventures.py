"""The 54 adventure cards of Fiends & Familiars: three lairs, traps and attacks of each Monster (FF-COMP-06).

Lairs ask little and pay little; attacks ask and pay most. Whoever holds an attack token has three trophies at
least (FF-HUNT-18), so attacks ask for more than that.
"""

from herowright.games.roll_player.fiends_familiars.cards.vocabulary import *


def adventure(
    kin: str,
    kind: str,
    number: int,
    id: str,
    condition: Condition,
    *,
    solo: int = 0,
    dice: int = 0,
    xp: int = 0,
) -> AdventureCard:
    """A card brings Combat dice or XP (FF-ADV-05). One that compares heroes asks a hero alone for `solo` or more,
    or for no more than `solo` where the fewest count (FF-SOLO-14)."""
    alone: Condition | None = None
    if isinstance(condition, Most):
        alone = AtLeast(condition.measure, solo)
    elif isinstance(condition, Fewest):
        alone = AtMost(condition.measure, solo)
    reward = Reward(dice=dice, xp=xp)
    return AdventureCard(id=id, number=number, kin=kin, kind=kind, condition=condition, reward=reward, solo=alone)


# fmt: off
ADVENTURES = (
    adventure("cyclops", LAIR, 1, "crystal-cavern", AtLeast(SplitDice(), 3), dice=1),
    adventure("cyclops", LAIR, 2, "labyrinth", Most(RowValue(INT)), solo=15, xp=1),
    adventure("cyclops", LAIR, 3, "long-tooth-island", AtLeast(Owned("trophies"), 2), dice=1),
    adventure("cyclops", TRAP, 4, "heavy-fog", GoalMet(WIS), xp=2),
    adventure("cyclops", TRAP, 5, "infestation", Fewest(Owned("fiends")), solo=1, dice=1),
    adventure("cyclops", TRAP, 6, "rockslide", AtLeast(RowValue(DEX), 16), dice=1),
    adventure("cyclops", ATTACK, 7, "blind-rage", AtMost(Owned("wounds"), 0), dice=1),
    adventure("cyclops", ATTACK, 8, "death-stare", AtLeast(RowValue(CHA), 17), dice=2),
    adventure("cyclops", ATTACK, 9, "desperate-jab", Most(Cards("armor")), solo=3, xp=2),

    adventure("gorgon", LAIR, 10, "badlands", AtLeast(Owned("hands"), 2), dice=1),
    adventure("gorgon", LAIR, 11, "blasted-steppe", Most(RowValue(CON)), solo=15, dice=1),
    adventure("gorgon", LAIR, 12, "volcanic-wastes", AtLeast(ColourDice(RED), 3), xp=1),
    adventure("gorgon", TRAP, 13, "confusion", AtLeast(RowValue(INT), 16), dice=1),
    adventure("gorgon", TRAP, 14, "desperation", Fewest(Owned("gold")), solo=1, xp=2),
    adventure("gorgon", TRAP, 15, "wicked-oracle", AtLeast(Matches(), 4), dice=1),
    adventure("gorgon", ATTACK, 16, "smothering-grip", AtLeast(RowValue(STR), 17), dice=2),
    adventure("gorgon", ATTACK, 17, "paralyzing-glance", Most(FamiliarPower()), solo=9, dice=1),
    adventure("gorgon", ATTACK, 18, "snake-bite", AtMost(Owned("wounds"), 1), xp=2),

    # One card of the box asks for four dice of the class colour (FF-ADV-06); which one is our choice.
    adventure("gryphon", LAIR, 19, "crossroads", AtLeast(ClassDice(), 4), dice=1),
    adventure("gryphon", LAIR, 20, "lofty-crag", Most(RowValue(DEX)), solo=15, dice=1),
    adventure("gryphon", LAIR, 21, "stone-tower", AtLeast(Cards("skill"), 2), xp=1),
    adventure("gryphon", TRAP, 22, "deception", MarkerOn(LAWFUL), xp=2),
    adventure("gryphon", TRAP, 23, "difficult-terrain", Fewest(Owned("cards")), solo=7, dice=1),
    adventure("gryphon", TRAP, 24, "perilous-heights", GoalMet(CON), dice=1),
    adventure("gryphon", ATTACK, 25, "piercing-screech", AtLeast(RowValue(WIS), 17), dice=2),
    adventure("gryphon", ATTACK, 26, "powerful-grip", Most(RowValue(STR)), solo=17, dice=1),
    adventure("gryphon", ATTACK, 27, "razor-claws", AtLeast(Cards("armor"), 3), dice=1),

    adventure("hydra", LAIR, 28, "marshlands", Most(FamiliarPower()), solo=7, dice=1),
    adventure("hydra", LAIR, 29, "rocky-shore", AtLeast(RowValue(DEX), 14), dice=1),
    adventure("hydra", LAIR, 30, "slime-bog", AtLeast(ColourDice(GREEN), 3), xp=1),
    adventure("hydra", TRAP, 31, "conflagration", AtMost(Owned("wounds"), 0), dice=1),
    adventure("hydra", TRAP, 32, "marauders", Most(Owned("gold")), solo=5, xp=2),
    adventure("hydra", TRAP, 33, "temptation", MarkerOn(GOOD), dice=1),
    adventure("hydra", ATTACK, 34, "devastating-blow", AtLeast(RowValue(CON), 17), dice=2),
    adventure("hydra", ATTACK, 35, "shrieking-blast", AtLeast(GoalsMet(), 4), dice=1),
    adventure("hydra", ATTACK, 36, "triple-strike", Most(Owned("trophies")), solo=4, xp=2),

    adventure("leviathan", LAIR, 37, "abyss-of-remains", AtLeast(Owned("banished"), 1), dice=1),
    adventure("leviathan", LAIR, 38, "great-depths", AtLeast(ColourDice(BLUE), 3), xp=1),
    adventure("leviathan", LAIR, 39, "reef-of-madness", Most(RowValue(WIS)), solo=15, dice=1),
    adventure("leviathan", TRAP, 40, "monsoon", AtLeast(RowValue(CON), 16), dice=1),
    adventure("leviathan", TRAP, 41, "scurvy-outbreak", Fewest(Owned("wounds")), solo=0, xp=2),
    adventure("leviathan", TRAP, 42, "submersion", AtMost(Cards("armor"), 2), dice=1),
    adventure("leviathan", ATTACK, 43, "crushing-blow", AtLeast(RowValue(STR), 18), dice=2),
    adventure("leviathan", ATTACK, 44, "laceration", AtLeast(Owned("glory"), 3), dice=1),
    adventure("leviathan", ATTACK, 45, "scalding-deluge", Most(DiceShowing(6, 6)), solo=6, xp=2),

    adventure("megapede", LAIR, 46, "dark-hollow", AtLeast(ColourDice(BLACK), 3), dice=1),
    adventure("megapede", LAIR, 47, "ossuary", Most(Owned("trophies")), solo=2, xp=1),
    adventure("megapede", LAIR, 48, "wasteland", AtLeast(Owned("gold"), 3), dice=1),
    adventure("megapede", TRAP, 49, "eternal-darkness", AtLeast(FamiliarPower(), 8), dice=1),
    adventure("megapede", TRAP, 50, "quicksand", Fewest(Owned("hands")), solo=1, xp=2),
    adventure("megapede", TRAP, 51, "sandstorm", GoalMet(DEX), dice=1),
    adventure("megapede", ATTACK, 52, "cicada-morph", Most(Colours()), solo=7, dice=1),
    adventure("megapede", ATTACK, 53, "poisonous-foam", AtLeast(Owned("banished"), 3), dice=2),
    adventure("megapede", ATTACK, 54, "venomous-barbs", AtLeast(Cards("armor"), 2), xp=2),
)
# fmt: on
