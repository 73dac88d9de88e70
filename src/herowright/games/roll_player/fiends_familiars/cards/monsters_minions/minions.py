"""The 25 known minions of Monsters & Minions (FF-MM-02): card 23 of that box is missing."""

from __future__ import annotations

from herowright.games.roll_player.fiends_familiars.cards.minions import (
    NO_FIENDS,
    UNHURT,
    cards,
    dice,
    minion,
    owns,
    power,
    row,
)
from herowright.games.roll_player.fiends_familiars.cards.vocabulary import *

# fmt: off
MINIONS = (
    minion(1, "kobold", dots=1, trophy_at=7,
        weaknesses=((cards("weapon", 1), 1), (AtLeast(DiceShowing(5, 6), 3), 1)),
        tiers=((0, Reward(wounds=1)), (4, Reward(gold=1)), (7, Reward(xp=1, gold=1)), (12, Reward(xp=2, gold=1)))),
    minion(2, "goblin", dots=1, trophy_at=9,
        weaknesses=((owns("gold", 6), 1), (row(DEX, 9), 1), (cards("armor", 1), 1)),
        tiers=(
            (0, Reward(wounds=1)), (5, Reward(gold=2)),
            (9, Reward(xp=1, gold=2)), (14, Reward(xp=2, glory=1, gold=2)),
        )),
    minion(3, "giant-spider", dots=2, trophy_at=8,
        weaknesses=((row(DEX, 12), 1), (dice(RED, 3), 1), (cards("scroll", 1), 1)),
        tiers=((0, Reward(wounds=2)), (4, Reward(xp=1)), (8, Reward(xp=1)), (13, Reward(xp=2, glory=1)))),
    minion(4, "phantom", dots=2, trophy_at=9,
        weaknesses=((row(WIS, 12), 2), (owns("banished", 1), 1)),
        tiers=(
            (0, Reward(wounds=1)), (5, Reward(xp=1)),
            (9, Reward(xp=1)), (13, Reward(xp=2, glory=1, action=MoveDie())),
        )),
    minion(5, "elemental", dots=1, trophy_at=12,
        weaknesses=((AtLeast(Colours(), 5), 2), (row(INT, 9), 1), (OfClassColour((BLUE, GREEN, WHITE)), 1)),
        tiers=(
            (0, Reward(wounds=1)), (7, Reward(xp=1)),
            (12, Reward(xp=1)), (17, Reward(xp=2, glory=1, action=ReplaceFromBag())),
        )),
    minion(6, "gnoll", dots=1, trophy_at=10,
        weaknesses=((row(STR, 8), 1), (MarkerOn(LAWFUL), 1), (cards("trait", 1), 1)),
        tiers=((0, Reward(wounds=1)), (5, Reward(xp=1)), (10, Reward(xp=1, gold=1)), (15, Reward(xp=2, gold=2)))),
    minion(7, "bandit", dots=2, trophy_at=11,
        weaknesses=((cards("weapon", 2), 2), (AtMost(Owned("gold"), 3), 1), (row(CHA, 11), 1)),
        tiers=(
            (0, Reward(wounds=1)), (6, Reward(gold=3)),
            (11, Reward(xp=1, gold=5)), (16, Reward(xp=2, glory=1, gold=5)),
        )),
    minion(8, "ogre", dots=2, trophy_at=9,
        weaknesses=((row(INT, 12), 1), (row(STR, 13), 1), (OfClassColour((BLACK, PURPLE)), 1)),
        tiers=(
            (0, Reward(wounds=2)), (5, Reward(gold=2)),
            (9, Reward(xp=1, gold=1)), (15, Reward(xp=2, glory=1, gold=1)),
        )),
    minion(9, "dire-wolf", dots=1, trophy_at=9,
        weaknesses=((power(5), 1), (AtLeast(FullRows(), 1), 1), (OfClassColour((GREEN, RED)), 1)),
        tiers=((0, Reward(wounds=1)), (5, Reward(xp=1)), (9, Reward(xp=1)), (14, Reward(xp=2, glory=1)))),
    minion(10, "cultist", dots=2, trophy_at=10,
        weaknesses=((NO_FIENDS, 2), (MarkerOn(EVIL), 1), (row(WIS, 11), 1)),
        tiers=(
            (0, Reward(wounds=1)), (5, Reward(xp=1)),
            (10, Reward(xp=1, gold=1)), (15, Reward(xp=2, gold=1, action=MoveMarker(2))),
        )),
    minion(11, "satyr", dots=1, trophy_at=7,
        weaknesses=((row(CHA, 8), 1), (MarkerOn(CHAOTIC), 1), (cards("skill", 1), 1)),
        tiers=(
            (0, Reward(wounds=1)), (4, Reward(xp=1)),
            (7, Reward(xp=1, gold=1)), (11, Reward(xp=2, gold=1, action=MarkerHome())),
        )),
    minion(12, "bugbear", dots=2, trophy_at=11,
        weaknesses=((owns("trophies", 1), 2), (row(DEX, 11), 1), (MarkerOn(EVIL), 1)),
        tiers=(
            (0, Reward(xp=1, wounds=2)), (6, Reward(xp=1, gold=1)),
            (11, Reward(xp=1)), (16, Reward(xp=2, glory=1)),
        )),
    minion(13, "zombie", dots=1, trophy_at=10,
        weaknesses=((row(INT, 8), 1), (row(DEX, 8), 1), (owns("hands", 2), 1)),
        tiers=(
            (0, Reward(wounds=1)), (3, Reward(gold=1)), (6, Reward(xp=1)),
            (10, Reward(xp=1, gold=1)), (15, Reward(xp=2, glory=1, gold=1)),
        )),
    minion(14, "gargoyle", dots=2, trophy_at=10,
        weaknesses=((row(STR, 12), 2), (AtLeast(DiceShowing(6, 6), 3), 1), (cards("scroll", 1), 1)),
        tiers=(
            (0, Reward(wounds=1)), (6, Reward(xp=1)),
            (10, Reward(xp=1)), (16, Reward(xp=2, glory=1, action=TurnDie(6, familiar=True))),
        )),
    minion(15, "harpy", dots=1, trophy_at=9,
        weaknesses=((row(WIS, 9), 1), (AtLeast(ClassDice(), 2), 1), (owns("xp", 1), 1)),
        tiers=((0, Reward(wounds=1)), (4, Reward(xp=1)), (9, Reward(xp=1)), (14, Reward(xp=2, glory=1)))),
    minion(16, "wyrmling", dots=2, trophy_at=10,
        weaknesses=((cards("armor", 2), 2), (AtLeast(GoalsMet(), 1), 1), (OfClassColour((RED, BLUE, WHITE)), 1)),
        tiers=(
            (0, Reward(wounds=2)), (5, Reward(gold=2)),
            (10, Reward(xp=1, gold=2)), (15, Reward(xp=2, glory=1, gold=3)),
        )),
    minion(17, "hobgoblin", dots=2, trophy_at=10,
        weaknesses=((cards("weapon", 2), 1), (row(CON, 12), 1), (MarkerOn(GOOD), 1), (owns("glory", 1), 1)),
        tiers=(
            (0, Reward(wounds=1)), (5, Reward(xp=1)),
            (10, Reward(xp=1)), (15, Reward(xp=2, glory=1)),
        )),
    minion(18, "skeletal-rider", dots=2, trophy_at=11,
        weaknesses=((power(7), 2), (dice(BLACK, 3), 1), (row(STR, 11), 1)),
        tiers=(
            (0, Reward(wounds=1)), (6, Reward(xp=1)),
            (11, Reward(xp=1)), (15, Reward(xp=2, glory=1, action=ShiftInRow(2, familiar=True))),
        )),
    minion(19, "giant-serpent", dots=2, trophy_at=11,
        weaknesses=((row(CON, 12), 2), (AtLeast(SplitDice(), 2), 1), (UNHURT, 1)),
        tiers=(
            (0, Reward(wounds=2)), (4, Reward(wounds=1)), (8, Reward(xp=1)),
            (11, Reward(xp=1)), (17, Reward(xp=2, glory=1)),
        )),
    minion(20, "basilisk", dots=2, trophy_at=11,
        weaknesses=((row(CHA, 12), 2), (cards("armor", 1), 1), (dice(GREEN, 3), 1)),
        tiers=(
            (0, Reward(xp=1, wounds=2)), (7, Reward(xp=1)),
            (11, Reward(xp=1)), (16, Reward(xp=2, glory=1)),
        )),
    minion(21, "ooze", dots=1, trophy_at=9,
        weaknesses=((row(INT, 9), 1), (AtMost(Cards("weapon"), 0), 1), (dice(BLUE, 2), 1)),
        tiers=((0, Reward(wounds=1)), (6, Reward(gold=2)), (9, Reward(xp=1, gold=1)), (13, Reward(xp=2, gold=2)))),
    minion(22, "owlbear", dots=1, trophy_at=8,
        weaknesses=((row(STR, 9), 1), (AtLeast(Matches(), 2), 1), (power(5), 1)),
        tiers=((0, Reward(wounds=1)), (4, Reward(xp=1)), (8, Reward(xp=1)), (13, Reward(xp=2, glory=1)))),
    minion(24, "giant-scorpion", dots=1, trophy_at=10,
        weaknesses=((row(CON, 9), 1), (cards("armor", 1), 1), (UNHURT, 1)),
        tiers=((0, Reward(wounds=1)), (6, Reward(xp=1)), (10, Reward(xp=1)), (15, Reward(xp=2, glory=1)))),
    minion(25, "displacer", dots=1, trophy_at=11,
        weaknesses=(
            (row(WIS, 9), 1), (AtLeast(SplitDice(), 1), 1), (AtLeast(DiceShowing(3, 4), 3), 1),
            (OfClassColour((BLACK, PURPLE)), 1),
        ),
        tiers=(
            (0, Reward(wounds=1)), (5, Reward(xp=1)),
            (11, Reward(xp=1)), (15, Reward(xp=2, glory=1, action=SwapDice())),
        )),
    minion(26, "giant-rat", dots=1, trophy_at=10,
        weaknesses=((power(6), 2), (row(CHA, 8), 1), (dice(PURPLE, 2), 1)),
        tiers=(
            (0, Reward(wounds=1)), (5, Reward(gold=1)),
            (10, Reward(xp=1, gold=2)), (14, Reward(xp=2, gold=2, action=RefreshSkills(1))),
        )),
)
# fmt: on
