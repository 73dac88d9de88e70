"""Familiars: FF-FAM."""

from typing import Any

import pytest

from herowright.games.roll_player.cards.abilities import MoveDie
from herowright.games.roll_player.cards.powers import ActionInstead, DieBonus, GoldDicePay, Power, RowBonus
from herowright.games.roll_player.cards.scorings import HighestRow, PerTriple
from herowright.games.roll_player.cards.types import Alignment, Goal, HeroClass, Skill, Trait, Weapon
from herowright.games.roll_player.fiends_familiars.cards.abilities import Gain
from herowright.games.roll_player.fiends_familiars.cards.curses import NoAction
from herowright.games.roll_player.fiends_familiars.cards.types import Familiar, Fiend
from herowright.games.roll_player.rules.components import CHA, DEX, GREEN, RED, ROWS, STR
from herowright.testing import Play, rule, situation

ALONE = {"expansion": "fiends-familiars"}
COLOURS = ("green", "blue", "red", "purple", "black", "white")
SHEET = ("str", "dex", "con", "int", "wis", "cha")
# A familiar whose action brings 4 XP.
SAGE = Familiar(id="sage", number=901, action="wise", ability=Gain(xp=4), power=Goal(9, None, 2), cells=(0, 1, 2))


def red_class(effect: Power) -> HeroClass:
    return HeroClass(
        id="champion", number=9, side="a", colour=RED, goals=(Goal(30, None, 2),) * 6, ability="brave", effect=effect
    )


PLAIN = red_class(GoldDicePay(2))


def turn(hero: dict[str, Any] | None = None, *, cards: tuple[Any, ...] = (), **arrangement: Any) -> Play:
    """Seat 0 has the sage and no class power, and is about to choose an initiative card; the Call is drawn."""
    heroes = [{"gold": 5, "hero_class": "champion", "familiar": "sage", **(hero or {})}]
    spec = {"pool": ["red1", "blue4", "green6"], "lurking": {}, **arrangement}
    return situation("roll-player", 2, ALONE, phase="dice", heroes=heroes, cards=[*cards, SAGE, PLAIN], **spec)


def row_of(table: Play, row: str) -> list[str]:
    dice = table.view()["heroes"][0]["rows"][row]
    return [f"{die['colour']}{die['face']}" if die else "-" for die in dice]


def stars(table: Play) -> dict[str, int]:
    found: dict[str, int] = table.view()["heroes"][0]["stars"]
    return found


# --- part of the sheet, with three spaces --------------------------------------------------------


@rule("FF-FAM-01", "FF-FAM-04")
def test_the_familiar_takes_three_dice_like_any_row_of_the_sheet() -> None:
    table = turn({"rows": {"familiar": ["white2", "white3"]}})
    table.play("take:TOP", "place:familiar")
    assert row_of(table, "familiar") == ["white2", "white3", "green6"]
    full = turn({"rows": {"familiar": ["white1", "white2", "white3"]}})
    full.play("take:1")
    assert full.keys == [f"place:{row}" for row in SHEET]
    assert full.refuse("place:familiar").rule == "RP-DICE-05"


@rule("FF-FAM-01")
def test_a_die_on_the_familiar_goes_to_the_leftmost_empty_space() -> None:
    table = turn({"rows": {"familiar": [None, "white2"]}})
    table.play("take:1", "place:familiar")
    assert row_of(table, "familiar") == ["red1", "white2", "-"]


@rule("FF-FAM-01")
def test_a_skill_that_moves_dice_on_the_sheet_reaches_the_familiar() -> None:
    slip = Skill(id="slip", number=902, dots=1, cost=2, arrow="good", ability=MoveDie())
    table = turn({"skills": ["slip"], "rows": {"familiar": ["white2", "white3"], "str": ["black1"]}}, cards=(slip,))
    table.play("use:slip", "die:familiar:1", "place:str")
    assert (row_of(table, "familiar"), row_of(table, "str")) == (["white3", "-", "-"], ["black1", "white2", "-"])


@rule("FF-FAM-04")
@pytest.mark.parametrize(("dice", "phases"), [(2, ["roll", "dice"]), (3, ["battle", "over"])])
def test_a_finished_character_shows_21_dice(dice: int, phases: list[str]) -> None:
    rows = {row: [f"{colour}1"] * 3 for row, colour in zip(SHEET, COLOURS, strict=True)}
    heroes = [{"rows": rows | {"familiar": ["gold1"] * number}} for number in (dice, 3)]
    table = situation("roll-player", 2, ALONE, phase="clean-up", heroes=heroes)
    assert len(table.hero(0).occupied()) == 18 + dice
    assert table.view()["phase"] in phases


@rule("FF-FAM-01")
def test_without_the_expansion_no_sheet_has_such_a_row() -> None:
    table = situation("roll-player", 2, phase="dice")
    table.play("take:1")
    assert table.keys == [f"place:{row}" for row in SHEET]
    assert table.refuse("place:familiar").reason.id == "refused-not-offered"


# --- neither an attribute row nor an attribute action --------------------------------------------


@rule("FF-FAM-02", "FF-FAM-09")
def test_the_familiar_row_has_no_attribute_value_and_no_class_goal() -> None:
    table = turn({"rows": {"familiar": ["red6", "red6", "red6"]}})
    assert sorted(table.view()["heroes"][0]["values"]) == sorted(SHEET)
    assert stars(table)["goals"] == 0
    assert table.view()["heroes"][0]["power"] == 18


@rule("FF-FAM-02", "FF-FAM-09")
@pytest.mark.parametrize(
    ("scoring", "rows", "paid"),
    [
        (PerTriple(2), {"str": ["green3"] * 3}, 2),
        (PerTriple(2), {"familiar": ["green3"] * 3}, 0),
        (HighestRow(3, STR), {"str": ["green2"], "dex": ["green6"]}, 0),
        (HighestRow(3, STR), {"str": ["green2"], "familiar": ["green6"]}, 3),
    ],
)
def test_traits_that_compare_attribute_rows_pass_over_the_familiar(
    scoring: Any, rows: dict[str, list[str]], paid: int
) -> None:
    proud = Trait(id="vain", number=903, dots=1, cost=3, arrow="good", scoring=scoring)
    assert stars(turn({"traits": ["vain"], "rows": rows}, cards=(proud,)))["traits"] == paid


@rule("FF-FAM-09")
def test_weapons_that_raise_attributes_do_not_raise_the_familiars_power() -> None:
    club = Weapon(id="club", number=904, dots=1, cost=2, hands=1, effect=RowBonus(2, (STR, DEX)))
    ring = Weapon(id="ring", number=905, dots=1, cost=2, hands=1, effect=DieBonus(1, colour=RED))
    rows = {"familiar": ["red3"], "str": ["red3"]}
    table = turn({"race": "human", "weapons": ["club", "ring"], "rows": rows}, cards=(club, ring))
    hero = table.view()["heroes"][0]
    assert (hero["power"], hero["values"]["str"]) == (3, 3 + 2 + 1)


@rule("FF-FAM-03")
def test_a_die_on_the_familiar_allows_the_familiars_action_and_no_attribute_action() -> None:
    table = turn({"rows": {"str": ["blue3"]}})
    table.play("take:1", "place:familiar")
    assert table.keys == ["skip", "familiar"]
    assert table.refuse("flip:str:1").rule == "FF-DICE-03"
    table.play("familiar")
    assert table.hero(0).xp == 4


@rule("FF-FAM-03", "FF-FAM-09")
def test_a_class_that_exchanges_attribute_actions_leaves_the_familiars_action_alone() -> None:
    free = red_class(ActionInstead(CHA))
    table = turn(cards=(free,))
    table.play("take:1", "place:familiar")
    assert table.keys == ["skip", "familiar"]
    table = turn(cards=(free,))
    table.play("take:1", "place:str")
    assert table.keys == ["skip", "flip:str:1", "token"]


@rule("FF-FAM-03", "FF-FAM-09")
def test_a_fiend_that_bars_attribute_actions_leaves_the_familiars_action_alone() -> None:
    numb = Fiend(id="fiend-of-numbness", number=906, effect=NoAction(tuple(ROWS)))
    table = turn({"fiends": ["fiend-of-numbness"]}, cards=(numb,))
    table.play("take:1", "place:familiar", "familiar")
    assert table.hero(0).xp == 4


@rule("FF-FAM-03")
def test_experience_buys_attribute_actions_but_not_the_familiars() -> None:
    table = turn({"xp": 5, "rows": {"familiar": ["white2"], "str": ["white3", "white4"]}})
    bought = {key for key in table.keys if key.startswith("xp:")}
    assert bought == {f"xp:{row}" for row in SHEET}
    assert table.refuse("xp:familiar").rule == "FF-XP-05"


# --- gold ----------------------------------------------------------------------------------------


@rule("FF-FAM-05")
@pytest.mark.parametrize(("there", "paid"), [(0, 0), (1, 0), (2, 1)])
def test_completing_the_familiar_row_pays_1_gold(there: int, paid: int) -> None:
    table = turn({"rows": {"familiar": ["white1"] * there}})
    told = table.play("take:1", "place:familiar")
    assert table.hero(0).gold == 5 + paid
    assert [event.rule for event in told if event.kind == "rp-event-gold"] == ["FF-FAM-05"] * paid


@rule("FF-FAM-06")
@pytest.mark.parametrize(("die", "paid"), [("gold1", 2), ("red1", 0), ("green-blue1", 0)])
def test_a_gold_die_on_the_familiar_pays_2_gold(die: str, paid: int) -> None:
    table = turn(pool=[die, "blue4", "green6"])
    table.play("take:1", "place:familiar")
    assert table.hero(0).gold == 5 + paid


# --- attribute actions and scoring ---------------------------------------------------------------


@rule("FF-FAM-07")
@pytest.mark.parametrize(
    ("row", "keys", "there"),
    [
        ("str", ["flip:familiar:1"], "black5"),
        ("con", ["raise:familiar:1"], "black3"),
        ("con", ["lower:familiar:1"], "black1"),
        ("int", ["reroll:familiar:1", "keep:new"], "black6"),
    ],
)
def test_attribute_actions_may_change_dice_on_the_familiar(row: str, keys: list[str], there: str) -> None:
    table = turn({"rows": {"familiar": ["black2"]}}, rolls=[6] * (row == "int"))
    table.play("take:1", f"place:{row}", *keys)
    assert row_of(table, "familiar") == [there, "-", "-"]


@rule("FF-FAM-07")
def test_dexterity_exchanges_a_die_of_the_familiar_with_one_of_an_attribute_row() -> None:
    table = turn({"rows": {"familiar": ["black2", "black3"], "wis": ["white6"]}})
    told = table.play("take:1", "place:dex", "swap:familiar:2", "with:wis:1")
    assert (row_of(table, "familiar"), row_of(table, "wis")) == (["black2", "white6", "-"], ["black3", "-", "-"])
    assert [event for event in told if event.kind == "ff-event-familiar-acts"] == []


@rule("FF-FAM-08")
@pytest.mark.parametrize(("familiar", "dice"), [([], 1), (["red1"], 2), (["red1", "green2", "blue-red3"], 3)])
def test_class_dice_on_the_familiar_pay_a_star_each(familiar: list[str], dice: int) -> None:
    assert stars(turn({"rows": {"str": ["red5"], "familiar": familiar}}))["class-dice"] == dice


@rule("FF-FAM-08")
@pytest.mark.parametrize(
    ("rows", "traits", "winners"),
    [({"familiar": ["red1"]}, [], (1,)), ({"wis": ["white2"] * 3}, ["stubborn"], (0, 1))],
)
def test_class_dice_on_the_familiar_count_in_the_second_tie_break(
    rows: dict[str, list[str]], traits: list[str], winners: tuple[int, ...]
) -> None:
    """Both have 1 star and 7 gold; the first hero owes the star to a class die or, like the second, to a trait."""
    ward = HeroClass(
        id="ward", number=8, side="a", colour=GREEN, goals=PLAIN.goals, ability="calm", effect=GoldDicePay(2)
    )
    likings = [Alignment(id=id, number=907, grid=(0,) * 9) for id in ("even", "level")]
    triples = [
        Trait(id=id, number=908, dots=1, cost=3, arrow="good", scoring=PerTriple(1)) for id in ("meek", "stubborn")
    ]
    common = {"gold": 7, "result": 0}
    heroes = [
        common | {"hero_class": "champion", "alignment": "even", "rows": rows, "traits": traits},
        common | {"hero_class": "ward", "alignment": "level", "rows": {"str": ["gold2"] * 3}, "traits": ["meek"]},
    ]
    spec: dict[str, Any] = {
        "phase": "spoils",
        "revealed": 3,
        "heroes": heroes,
        "cards": [PLAIN, ward, *likings, *triples],
    }
    outcome = situation("roll-player", 2, ALONE, **spec).table.outcome
    assert outcome is not None
    assert [seat.total for seat in outcome.seats] == [1, 1]
    assert outcome.winners == winners
