"""The 23 minions of Fiends & Familiars (FF-COMP-04, FF-HUNT). Their weaknesses and rewards are ours."""

from __future__ import annotations

from herowright.games.roll_player.fiends_familiars.cards.vocabulary import *

UNHURT = AtMost(Owned("wounds"), 0)
NO_FIENDS = AtMost(Owned("fiends"), 0)


def minion(
    number: int,
    id: str,
    *,
    dots: int,
    trophy_at: int,
    weaknesses: tuple[tuple[Condition, int], ...],
    tiers: tuple[tuple[int, Reward], ...],
) -> Minion:
    """`trophy_at` is printed: every tier from that sum up brings the trophy."""
    return Minion(
        id=id,
        number=number,
        dots=dots,
        weaknesses=weaknesses,
        tiers=tuple(Tier(least, reward, trophy=least >= trophy_at) for least, reward in tiers),
        printed=("dots", "trophy"),
    )


def row(row: int, least: int) -> Condition:
    return AtLeast(RowValue(row), least)


def cards(type: str, least: int) -> Condition:
    return AtLeast(Cards(type), least)


def power(least: int) -> Condition:
    return AtLeast(FamiliarPower(), least)


def dice(colour: int, least: int) -> Condition:
    return AtLeast(ColourDice(colour), least)


def owns(what: str, least: int) -> Condition:
    return AtLeast(Owned(what), least)


# fmt: off
MINIONS = (
    minion(1, "bat-swarm", dots=1, trophy_at=12,
        weaknesses=(
            (row(DEX, 9), 1), (AtLeast(DiceShowing(1, 2), 3), 1), (cards("armor", 1), 1),
            (OfClassColour((GREEN, BLUE)), 1),
        ),
        tiers=(
            (0, Reward(wounds=1)), (7, Reward(xp=1)),
            (12, Reward(xp=1)), (17, Reward(xp=2, glory=1, gold=2)),
        )),
    minion(2, "cockatrice", dots=1, trophy_at=11,
        weaknesses=((row(CON, 9), 2), (UNHURT, 1), (cards("weapon", 1), 1)),
        tiers=(
            (0, Reward(wounds=1)), (6, Reward(gold=2)),
            (11, Reward(xp=1, gold=1)), (16, Reward(xp=2, glory=1, gold=1)),
        )),
    minion(3, "crocodile", dots=1, trophy_at=15,
        weaknesses=(
            (row(STR, 10), 2), (owns("hands", 2), 1), (AtLeast(FullRows(), 1), 1), (OfClassColour((RED, GREEN)), 1),
        ),
        tiers=(
            (0, Reward(wounds=1)), (5, Reward(gold=1)), (10, Reward(xp=1)),
            (15, Reward(xp=1)), (20, Reward(xp=2, glory=1, gold=1)),
        )),
    minion(4, "giant-beetle", dots=1, trophy_at=15,
        weaknesses=((cards("weapon", 1), 2), (AtLeast(DiceShowing(6, 6), 2), 2), (row(INT, 8), 1)),
        tiers=(
            (0, Reward(wounds=1)), (8, Reward(gold=2)),
            (15, Reward(xp=1, gold=4)), (20, Reward(xp=2, glory=1, gold=4)),
        )),
    minion(5, "giant-crab", dots=1, trophy_at=10,
        weaknesses=((power(6), 1), (row(DEX, 8), 1), (cards("scroll", 1), 1)),
        tiers=(
            (0, Reward(wounds=1)), (5, Reward(gold=1)),
            (10, Reward(xp=1, gold=2)), (15, Reward(xp=2, glory=1, gold=3)),
        )),
    minion(6, "golem", dots=1, trophy_at=15,
        weaknesses=(
            (row(INT, 10), 2), (cards("scroll", 1), 1), (cards("skill", 1), 1), (OfClassColour((BLUE, PURPLE)), 1),
        ),
        tiers=(
            (0, Reward(wounds=1)), (8, Reward(xp=1)),
            (15, Reward(xp=1)), (19, Reward(xp=2, glory=1, action=RerollDie())),
        )),
    minion(7, "hellhound", dots=1, trophy_at=9,
        weaknesses=((MarkerOn(GOOD), 1), (NO_FIENDS, 1), (row(CON, 8), 1)),
        tiers=(
            (0, Reward(wounds=1)), (5, Reward(xp=1)),
            (9, Reward(xp=1)), (14, Reward(xp=2, glory=1, action=BanishFree())),
        )),
    # The lowest number of all: easy prey, and little to gain.
    minion(8, "ice-wyrm", dots=1, trophy_at=5,
        weaknesses=((dice(RED, 2), 1), (cards("armor", 1), 1)),
        tiers=((0, Reward(wounds=1)), (3, Reward(gold=1)), (5, Reward(xp=1)), (10, Reward(xp=1, glory=1)))),
    minion(9, "mimic", dots=1, trophy_at=11,
        weaknesses=((row(WIS, 8), 1), (AtMost(Owned("gold"), 2), 1), (owns("cards", 2), 1), (cards("skill", 1), 1)),
        tiers=(
            (0, Reward(wounds=1)), (5, Reward(gold=3)),
            (11, Reward(xp=1, gold=5)), (16, Reward(xp=2, glory=1, gold=5)),
        )),
    minion(10, "mummy", dots=1, trophy_at=11,
        weaknesses=((AtLeast(Matches(), 2), 2), (dice(WHITE, 2), 1), (owns("banished", 1), 1)),
        tiers=(
            (0, Reward(wounds=1)), (6, Reward(xp=1)),
            (11, Reward(xp=1, gold=3)), (15, Reward(xp=2, gold=3, action=MoveMarker(1))),
        )),
    minion(11, "vile-dryad", dots=1, trophy_at=14,
        weaknesses=((row(CHA, 9), 2), (dice(GREEN, 2), 1), (MarkerOn(CHAOTIC), 1), (OfClassColour((WHITE, PURPLE)), 1)),
        tiers=(
            (0, Reward(wounds=1)), (8, Reward(xp=1, gold=1)),
            (14, Reward(xp=1, gold=1)), (18, Reward(xp=2, glory=1)),
        )),
    minion(12, "doppelganger", dots=2, trophy_at=19,
        weaknesses=(
            (row(WIS, 13), 2), (AtLeast(Matches(), 3), 2), (AtLeast(Colours(), 6), 1), (owns("trophies", 1), 1),
        ),
        tiers=(
            (0, Reward(wounds=2)), (7, Reward(xp=1, wounds=1)), (13, Reward(xp=1)),
            (19, Reward(xp=1)), (24, Reward(xp=2, glory=1, action=MatchNeighbour())),
        )),
    minion(13, "draug", dots=2, trophy_at=19,
        weaknesses=((row(STR, 13), 3), (cards("weapon", 2), 2), (MarkerOn(LAWFUL), 1)),
        tiers=(
            (0, Reward(xp=1, wounds=2)), (12, Reward(xp=1)),
            (19, Reward(xp=1)), (24, Reward(xp=2, glory=1)),
        )),
    minion(14, "fungoid", dots=2, trophy_at=15,
        weaknesses=((row(CON, 13), 2), (cards("scroll", 1), 2), (AtMost(DiceShowing(1, 1), 1), 1)),
        tiers=(
            (0, Reward(wounds=1)), (9, Reward(xp=1, gold=1)),
            (15, Reward(xp=1)), (20, Reward(xp=2, glory=1, action=RefreshSkills(2))),
        )),
    minion(15, "gremlins", dots=2, trophy_at=19,
        weaknesses=((NO_FIENDS, 2), (row(DEX, 12), 2), (cards("skill", 2), 1), (owns("gold", 6), 1)),
        tiers=(
            (0, Reward(wounds=1)), (7, Reward(gold=1)), (13, Reward(gold=4)),
            (19, Reward(xp=1, gold=4)), (25, Reward(xp=2, glory=1, gold=4)),
        )),
    minion(16, "naga", dots=2, trophy_at=16,
        weaknesses=(
            (row(CHA, 12), 2), (AtLeast(GoalsMet(), 1), 1), (cards("trait", 2), 1), (OfClassColour((BLACK, WHITE)), 1),
        ),
        tiers=(
            (0, Reward(wounds=1)), (8, Reward(xp=1)),
            (16, Reward(xp=1)), (21, Reward(xp=2, glory=1, action=RerollDice(2))),
        )),
    minion(17, "sandworm", dots=2, trophy_at=15,
        weaknesses=((AtLeast(FullRows(), 3), 2), (power(8), 2), (owns("xp", 2), 1)),
        tiers=(
            (0, Reward(wounds=2)), (5, Reward(wounds=1)), (10, Reward(xp=1)),
            (15, Reward(xp=1)), (20, Reward(xp=2, glory=1)),
        )),
    minion(18, "treefolk", dots=2, trophy_at=20,
        weaknesses=((dice(RED, 3), 2), (owns("hands", 3), 2), (row(CON, 12), 2), (OfClassColour((RED, BLACK)), 1)),
        tiers=(
            (0, Reward(xp=1, wounds=1)), (12, Reward(xp=1)),
            (20, Reward(xp=1)), (25, Reward(xp=2, glory=1, action=ShiftDie(1, 2))),
        )),
    # Low for two dots: easier, and it pays less than its neighbours.
    minion(19, "tyrannosaur", dots=2, trophy_at=11,
        weaknesses=((row(STR, 12), 2), (power(7), 1), (cards("armor", 2), 1)),
        tiers=(
            (0, Reward(wounds=2)), (6, Reward(xp=1)),
            (11, Reward(xp=1)), (16, Reward(xp=2, glory=1)),
        )),
    minion(20, "wendigo", dots=2, trophy_at=21,
        weaknesses=((row(CON, 14), 3), (MarkerOn(GOOD), 2), (UNHURT, 1), (owns("glory", 1), 1)),
        tiers=(
            (0, Reward(wounds=2)), (9, Reward(gold=1)), (15, Reward(xp=1)),
            (21, Reward(xp=1)), (26, Reward(xp=2, glory=1)),
        )),
    minion(21, "wereshark", dots=2, trophy_at=18,
        weaknesses=((row(DEX, 13), 2), (cards("armor", 2), 2), (dice(BLUE, 3), 1), (cards("weapon", 1), 1)),
        tiers=(
            (0, Reward(wounds=1)), (6, Reward(xp=1)), (12, Reward(xp=1, gold=2)),
            (18, Reward(xp=1, gold=2)), (23, Reward(xp=2, glory=1, gold=2, action=AnyAction())),
        )),
    minion(22, "werewolf", dots=2, trophy_at=15,
        weaknesses=((AtLeast(SplitDice(), 2), 2), (owns("gold", 8), 2), (row(WIS, 12), 1)),
        tiers=(
            (0, Reward(wounds=1)), (9, Reward(xp=1)),
            (15, Reward(xp=1, gold=2)), (20, Reward(xp=2, glory=1, gold=2, action=FlipDie())),
        )),
    minion(23, "wraith", dots=2, trophy_at=14,
        weaknesses=((row(INT, 12), 2), (dice(WHITE, 3), 1), (owns("banished", 1), 1)),
        tiers=(
            (0, Reward(xp=1, wounds=2)), (7, Reward(xp=1)),
            (14, Reward(xp=1)), (19, Reward(xp=2, glory=1, action=LookAtAdventure())),
        )),
)
# fmt: on
