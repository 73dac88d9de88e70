"""Split dice: FF-SPLIT."""

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from herowright.games.roll_player.cards.abilities import FlipPoolDie
from herowright.games.roll_player.cards.types import Backstory, Skill
from herowright.games.roll_player.fiends_familiars.cards.conditions import AtLeast
from herowright.games.roll_player.fiends_familiars.cards.measures import ColourDice
from herowright.games.roll_player.fiends_familiars.cards.types import Minion, Reward, Tier
from herowright.games.roll_player.rules.components import BLUE, RED
from herowright.testing import Play, rule, situation

ALONE = {"expansion": "fiends-familiars"}
CLASS_COLOURS = ("green", "blue", "red", "purple", "black", "white")
PAIRS = [f"{first}-{second}" for first, second in combinations(CLASS_COLOURS, 2)]
ROWS = ("str", "dex", "con", "int", "wis", "cha", "familiar")
# Blue on the first space of Strength, red on the second one of Constitution, and four more.
TWIN = Backstory(id="twin", number=901, cells={0: BLUE, 3: BLUE, 7: RED, 10: RED, 13: RED, 16: RED})
FLICK = Skill(id="flick", number=902, dots=1, cost=2, arrow="good", ability=FlipPoolDie())


def turn(*heroes: dict[str, Any], **arrangement: Any) -> Play:
    """Seat 0 of two is about to choose an initiative card."""
    return situation("roll-player", 2, ALONE, phase="dice", heroes=heroes, **arrangement)


def acting(row: str, *, rolls: tuple[int, ...] = (), **rows: list[str]) -> Play:
    """Seat 0 has just placed a gold 1 in this row and may use its action."""
    table = turn({"hero_class": "monk", "rows": rows}, pool=["gold1", "white4", "green6"], rolls=rolls)
    table.play("take:1", f"place:{row}")
    return table


def stars(table: Play) -> dict[str, int]:
    found: dict[str, int] = table.view()["heroes"][0]["stars"]
    return found


# --- two colours ---------------------------------------------------------------------------------


@rule("FF-SPLIT-01")
@pytest.mark.parametrize(("hero_class", "counts"), [("warrior", 1), ("wizard", 1), ("druid", 0), ("cleric", 0)])
@pytest.mark.parametrize("row", ROWS)
@pytest.mark.parametrize("face", [1, 4])
def test_a_blue_and_red_die_is_blue_and_red_wherever_it_lies(hero_class: str, counts: int, row: str, face: int) -> None:
    table = turn({"hero_class": hero_class, "rows": {row: [f"blue-red{face}"]}})
    assert stars(table)["class-dice"] == counts


@rule("FF-SPLIT-01")
def test_it_counts_as_both_colours_at_once() -> None:
    one_each = ((AtLeast(ColourDice(BLUE), 1), 1), (AtLeast(ColourDice(RED), 1), 2))
    rat = Minion(id="rat", number=903, dots=1, weaknesses=one_each, tiers=(Tier(0, Reward()),))
    table = situation(
        "roll-player",
        2,
        ALONE,
        phase="market",
        initiative={0: 1},
        cards=[rat],
        minions=["rat", "golem"],
        heroes=[{"hero_class": "monk", "rows": {"wis": ["blue-red2"]}}],
    )
    table.play("hunt")
    assert table.hero(0).combat_dice == 1 + 1 + 2


@rule("FF-SPLIT-03")
@pytest.mark.parametrize(
    ("first", "second", "class_dice", "paid"),
    [
        ("blue-red1", "red3", 2, 1),
        ("blue1", "blue-red3", 1, 1),
        ("green-blue1", "red-white3", 1, 1),
        ("blue-red4", "green-blue4", 1, 0),
        ("red-white2", "red2", 2, 0),
    ],
)
def test_it_pays_as_a_class_die_and_matches_the_backstory_in_either_colour(
    first: str, second: str, class_dice: int, paid: int
) -> None:
    """A red class; the backstory asks for blue in Strength and red in Constitution, and two matches pay 1 star."""
    rows = {"str": [first], "con": ["gold1", second]}
    table = turn({"hero_class": "warrior", "backstory": "twin", "rows": rows}, cards=[TWIN])
    assert (stars(table)["class-dice"], stars(table)["backstory"]) == (class_dice, paid)


# --- one to four ---------------------------------------------------------------------------------


def rolled(seeds: int) -> Counter[int]:
    """What six split dice drawn for the initiative cards show, over many tables."""
    faces: Counter[int] = Counter()
    for seed in range(seeds):
        table = situation("roll-player", 2, ALONE, phase="roll", call=5, bag=PAIRS[:6], seed=seed)
        faces.update(die["face"] for card in table.view()["initiative"] for die in card["dice"])
    return faces


@rule("FF-SPLIT-02", "FF-SPLIT-05")
def test_a_roll_gives_1_to_4_with_equal_chance() -> None:
    faces = rolled(100)
    assert sorted(faces) == [1, 2, 3, 4]
    assert sum(faces.values()) == 600
    assert all(115 <= count <= 185 for count in faces.values())


@rule("FF-SPLIT-02")
@pytest.mark.parametrize("face", [0, 5, 6])
def test_no_split_die_shows_anything_but_1_to_4(face: int) -> None:
    with pytest.raises(ValueError, match="no green-blue die shows"):
        turn({"rows": {"str": [f"green-blue{face}"]}})


@rule("FF-SPLIT-02")
@pytest.mark.parametrize("face", [1, 2, 3, 4])
def test_a_rerolled_split_die_shows_the_face_of_a_four_sided_roll(face: int) -> None:
    table = acting("int", rolls=(face,), str=["green-blue2"])
    table.play("reroll:str:1", "keep:new")
    assert table.view()["heroes"][0]["rows"]["str"][0] == {"colour": "green-blue", "face": face}


@rule("FF-SPLIT-04")
def test_constitution_raises_a_split_3_but_no_split_4() -> None:
    table = acting("con", str=["green-blue4", "green-red3", "red4"])
    refusal = table.refuse("raise:str:1")
    assert (refusal.rule, refusal.reason.id) == ("FF-SPLIT-04", "ff-no-beyond-die")
    assert "raise:str:3" in table.keys
    table.play("raise:str:2")
    assert table.view()["heroes"][0]["rows"]["str"][1] == {"colour": "green-red", "face": 4}


@rule("FF-SPLIT-02", "FF-SPLIT-04")
def test_constitution_lowers_a_split_4_but_no_split_1() -> None:
    table = acting("con", str=["green-blue4", "green-red1"])
    assert table.refuse("lower:str:2").rule == "FF-SPLIT-02"
    table.play("lower:str:1")
    assert table.view()["heroes"][0]["rows"]["str"][0] == {"colour": "green-blue", "face": 3}


@rule("FF-SPLIT-05")
@pytest.mark.parametrize(("face", "turned"), [(1, 4), (2, 3), (3, 2), (4, 1)])
def test_strength_turns_a_split_die_to_5_minus_its_value(face: int, turned: int) -> None:
    table = acting("str", wis=[f"purple-white{face}"])
    table.play("flip:wis:1")
    assert table.view()["heroes"][0]["rows"]["wis"][0]["face"] == turned


@rule("FF-SPLIT-05")
def test_a_skill_that_turns_a_die_follows_the_same_faces() -> None:
    pool = ["black-white1", "red5", "green6"]
    table = turn({"hero_class": "monk", "skills": ["flick"]}, pool=pool, cards=[FLICK])
    table.play("use:flick", "pool:die:1")
    assert table.view()["initiative"][0]["dice"] == [{"colour": "black-white", "face": 4}]


# --- which dice there are ------------------------------------------------------------------------


@rule("FF-SPLIT-06")
@pytest.mark.parametrize("expansion", ["fiends-familiars", "fiends-familiars-mm"])
def test_there_is_one_split_die_for_each_pair_of_class_colours_and_none_is_gold(expansion: str) -> None:
    bag = situation("roll-player", 2, {"expansion": expansion}).view()["bag"]
    assert {look: count for look, count in bag.items() if "-" in look} == dict.fromkeys(PAIRS, 1)
    assert len(PAIRS) == 15
