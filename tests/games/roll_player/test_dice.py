"""Dice Phase: RP-DICE."""

from typing import Any

import pytest

from herowright.testing import Play, rule, situation

ROWS = ("str", "dex", "con", "int", "wis", "cha")
FULL = {
    "str": ["green1", "green2", "green3"],
    "dex": ["blue1", "blue2", "blue3"],
    "con": ["red1", "red2", "red3"],
    "int": ["purple1", "purple2", "purple3"],
    "wis": ["black1", "black2", "black3"],
    "cha": ["white1", "white2", "white3"],
}


def turn(seats: int = 2, **arrangement: Any) -> Play:
    """Seat 0 is about to choose an initiative card."""
    return situation("roll-player", seats, phase="dice", **arrangement)


def acting(row: str, *, rolls: tuple[int, ...] = (), **hero: Any) -> Play:
    """Seat 0 has just placed a red 1 in this row and may use its action."""
    table = turn(pool=["red1", "blue4", "green6"], heroes=[hero], rolls=rolls)
    table.play("take:1", f"place:{row}")
    return table


def row_of(table: Play, row: str, seat: int = 0) -> list[str]:
    """The dice of a row, from the left; `-` is an empty space."""
    dice = table.view()["heroes"][seat]["rows"][row]
    return [f"{die['colour']}{die['face']}" if die else "-" for die in dice]


def sheet(table: Play, seat: int = 0) -> dict[str, list[str]]:
    return {row: row_of(table, row, seat) for row in ROWS}


# --- turns and steps -----------------------------------------------------------------------------


@rule("RP-DICE-01")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_each_player_takes_one_turn_from_the_first_player_clockwise(first: int, order: list[int]) -> None:
    table = turn(seats=3, turn=first, market=["weak", "climb", "honest", "loyal"])
    asked = []
    while table.asked[1] == "initiative":
        asked.append(table.asked[0])
        table.play(table.keys[0], "place:str", "skip")
    assert asked == order
    assert table.view()["phase"] == "market"


@rule("RP-DICE-02")
def test_a_turn_is_card_die_gold_action_in_this_order() -> None:
    table = turn(pool=["red1", "gold4", "green6"], heroes=[{"rows": {"cha": ["red1", "red1"]}}])
    assert table.asked == (0, "initiative")
    table.refuse("place:cha")
    table.play("take:2")
    assert table.asked == (0, "place")
    table.refuse("token")
    told = table.play("place:cha")
    assert [event.rule for event in told] == ["RP-DICE-04", "RP-DICE-06", "RP-DICE-07", "RP-DICE-08"]
    assert table.asked == (0, "action-cha")
    table.play("token")
    assert table.asked == (1, "initiative")


@rule("RP-DICE-03", "RP-DICE-06")
def test_a_card_comes_with_its_die_and_its_gold() -> None:
    table = turn(pool=["red1", "blue4", "green6"], heroes=[{"gold": 5}])
    table.play("take:2")
    assert table.view()["initiative"][1] == {"number": 2, "dice": [], "die": None, "gold": 1, "holder": 0}
    assert table.view()["heroes"][0]["hand"] == [{"colour": "blue", "face": 4}]
    table.play("place:str")
    assert table.hero(0).gold == 6
    assert table.view()["initiative"][1]["gold"] == 0


@rule("RP-DICE-03")
def test_any_card_still_in_the_centre_may_be_chosen() -> None:
    table = turn(seats=4)
    assert table.keys == ["take:1", "take:2", "take:3", "take:4", "take:5"]
    table.play("take:3", "place:str", "skip")
    assert table.keys == ["take:1", "take:2", "take:4", "take:5"]
    assert table.refuse("take:3").rule == "RP-DICE-03"


# --- placing -------------------------------------------------------------------------------------


@rule("RP-DICE-04")
@pytest.mark.parametrize("row", ROWS)
def test_the_die_goes_to_the_leftmost_empty_space_of_any_row(row: str) -> None:
    table = turn(pool=["red1", "blue4", "green6"], heroes=[{"rows": {"dex": ["white2"], "wis": ["white2", "white3"]}}])
    before = row_of(table, row)
    table.play("take:3", f"place:{row}")
    after = list(before)
    after[before.index("-")] = "green6"
    assert row_of(table, row) == after
    assert table.view()["heroes"][0]["hand"] == []


@rule("RP-DICE-05")
def test_a_full_row_takes_no_die() -> None:
    table = turn(pool=["red1", "blue4", "green6"], heroes=[{"rows": {"str": ["red1", "red2", "red3"]}}])
    table.play("take:1")
    assert table.keys == ["place:dex", "place:con", "place:int", "place:wis", "place:cha"]
    assert table.refuse("place:str").rule == "RP-DICE-05"


# --- gold ----------------------------------------------------------------------------------------


@rule("RP-DICE-06")
@pytest.mark.parametrize(("card", "gold"), [(1, 0), (2, 1), (3, 1), (4, 1), (5, 0)])
def test_gold_on_the_chosen_card_goes_to_the_player(card: int, gold: int) -> None:
    table = turn(seats=4, heroes=[{"gold": 5}])
    table.play(f"take:{card}", "place:str")
    assert table.hero(0).gold == 5 + gold


@rule("RP-DICE-07")
@pytest.mark.parametrize("row", ROWS)
@pytest.mark.parametrize(("there", "gold"), [(0, 0), (1, 0), (2, 1)])
def test_placing_the_last_die_of_a_row_pays_1_gold(row: str, there: int, gold: int) -> None:
    assert acting(row, gold=5, rows={row: ["white1"] * there}).hero(0).gold == 5 + gold


@rule("RP-DICE-08")
@pytest.mark.parametrize(("die", "gold"), [("gold1", 2), ("gold6", 2), ("white1", 0)])
def test_placing_a_gold_die_pays_2_gold(die: str, gold: int) -> None:
    table = turn(pool=[die, "blue4", "green6"], heroes=[{"gold": 5}])
    table.play("take:1")
    assert table.hero(0).gold == 5
    table.play("place:str")
    assert table.hero(0).gold == 5 + gold


@rule("RP-DICE-09")
def test_card_row_and_gold_die_together_pay_4_gold() -> None:
    table = turn(pool=["red1", "gold4", "green6"], heroes=[{"gold": 5, "rows": {"str": ["red1", "red2"]}}])
    table.play("take:2", "place:str")
    assert table.hero(0).gold == 9
    assert [event.args["gold"] for event in table.told("rp-event-gold")] == [1, 1, 2]


@rule("RP-DICE-10")
@pytest.mark.parametrize("edition", ["pl2", "de1"])
@pytest.mark.parametrize(("reading", "gold"), [("always", 4), ("starting-dice", 2)])
def test_a_thief_gets_4_gold_for_a_gold_die_placed_in_play(edition: str, reading: str, gold: int) -> None:
    options = {"edition": edition, "RP-DICE-10": reading}
    table = turn(options=options, pool=["gold1", "blue4", "green6"], heroes=[{"gold": 5, "hero_class": "thief"}])
    table.play("take:1", "place:str")
    assert table.hero(0).gold == 5 + gold


@rule("RP-DICE-10")
def test_the_thiefs_4_gold_hold_without_choosing_a_reading() -> None:
    table = turn(pool=["gold1", "blue4", "green6"], heroes=[{"gold": 5, "hero_class": "thief"}])
    table.play("take:1", "place:str")
    assert table.hero(0).gold == 9


@rule("RP-DICE-29")
def test_a_row_that_lost_a_die_and_is_filled_again_pays_again() -> None:
    hero = {"gold": 5, "skills": ["sleight-of-hand"], "rows": {"str": ["green2", "green3", "green4"]}}
    table = turn(pool=["red1", "blue4", "green6"], heroes=[hero])
    table.play("take:1", "use:sleight-of-hand", "die:str:2", "place:dex")
    assert (row_of(table, "str"), table.hero(0).gold) == (["green2", "green4", "-"], 5)
    table.play("place:str")
    assert (row_of(table, "str"), table.hero(0).gold) == (["green2", "green4", "red1"], 6)


# --- attribute actions ---------------------------------------------------------------------------


@rule("RP-DICE-11")
@pytest.mark.parametrize("row", ROWS)
def test_the_action_may_be_left_unused(row: str) -> None:
    table = acting(row, rows={"str": ["white2"], "dex": ["blue3"]})
    before = sheet(table)
    table.play("skip")
    assert (sheet(table), table.hero(0).marker, table.hero(0).tokens) == (before, 4, 0)
    assert table.asked == (1, "initiative")


@rule("RP-DICE-12")
@pytest.mark.parametrize(
    ("row", "verbs"),
    [
        ("str", {"flip"}),
        ("dex", {"swap"}),
        ("con", {"raise", "lower"}),
        ("int", {"reroll"}),
        ("wis", {"move"}),
        ("cha", {"token"}),
    ],
)
def test_only_the_action_of_the_row_that_received_the_die_is_available(row: str, verbs: set[str]) -> None:
    table = acting(row, rows={"str": ["white2"], "dex": ["blue3"]})
    assert {key.split(":")[0] for key in table.keys} == {"skip", *verbs}


@rule("RP-DICE-13")
@pytest.mark.parametrize(("face", "turned"), [(1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 1)])
def test_ex_04_strength_turns_a_die_to_its_opposite_face(face: int, turned: int) -> None:
    table = acting("str", rows={"wis": [f"blue{face}"]})
    table.play("flip:wis:1")
    assert row_of(table, "wis") == [f"blue{turned}", "-", "-"]


@rule("RP-DICE-13")
def test_strength_turns_no_die_of_another_sheet() -> None:
    table = turn(heroes=[{}, {"rows": {"wis": ["blue2"]}}])
    table.play("take:1", "place:str")
    table.refuse("flip:wis:1")
    assert table.keys == ["skip", "flip:str:1"]


@rule("RP-DICE-14")
def test_dexterity_exchanges_two_dice_with_their_values() -> None:
    table = acting("dex", rows={"str": ["blue2", "green3"], "cha": ["black5"]})
    table.play("swap:str:2", "with:cha:1")
    assert row_of(table, "str") == ["blue2", "black5", "-"]
    assert row_of(table, "cha") == ["green3", "-", "-"]


@rule("RP-DICE-14")
def test_dexterity_can_exchange_two_dice_of_the_same_row() -> None:
    table = acting("dex", rows={"str": ["blue2", "green3"]})
    table.play("swap:str:1", "with:str:2")
    assert row_of(table, "str") == ["green3", "blue2", "-"]


@rule("RP-DICE-15")
def test_dexterity_never_shifts_a_die_into_an_empty_space() -> None:
    table = acting("dex", rows={"str": ["blue2"]})
    assert table.keys == ["skip", "swap:str:1", "swap:dex:1"]
    table.refuse("swap:cha:1")
    table.play("swap:str:1")
    assert table.keys == ["with:dex:1"]
    table.refuse("with:str:2")
    table.refuse("with:cha:1")


@rule("RP-DICE-15")
def test_a_single_die_has_nothing_to_be_exchanged_with() -> None:
    assert acting("dex").asked == (1, "initiative")


@rule("RP-DICE-14", "RP-DICE-24", "RP-DICE-25")
def test_ex_05_exchanging_strength_and_charisma_dice_starts_no_other_action() -> None:
    table = acting("dex", rows={"str": ["blue2"], "cha": ["black5"]})
    table.play("swap:str:1", "with:cha:1")
    assert (row_of(table, "str"), row_of(table, "cha")) == (["black5", "-", "-"], ["blue2", "-", "-"])
    assert table.hero(0).tokens == 0
    assert table.asked == (1, "initiative")


@rule("RP-DICE-16")
@pytest.mark.parametrize(("key", "face"), [("raise:int:1", 4), ("lower:int:1", 2)])
def test_constitution_changes_a_die_by_1(key: str, face: int) -> None:
    table = acting("con", rows={"int": ["blue3"]})
    table.play(key)
    assert row_of(table, "int") == [f"blue{face}", "-", "-"]


@rule("RP-DICE-16")
def test_constitution_changes_one_die_of_the_own_sheet_by_exactly_1() -> None:
    table = acting("con", rows={"int": ["blue3"]})
    assert sorted(table.keys) == ["lower:int:1", "raise:con:1", "raise:int:1", "skip"]
    table.refuse("raise2:int:1")


@rule("RP-DICE-17")
def test_ex_12_constitution_neither_raises_a_6_nor_lowers_a_1() -> None:
    table = acting("con", rows={"int": ["blue6", "blue1"]})
    assert table.refuse("raise:int:1").rule == "RP-DICE-17"
    assert table.refuse("lower:int:2").rule == "RP-DICE-17"
    assert row_of(table, "int") == ["blue6", "blue1", "-"]
    assert sorted(table.keys) == ["lower:int:1", "raise:con:1", "raise:int:2", "skip"]


@rule("RP-DICE-18")
@pytest.mark.parametrize(("choice", "face"), [("keep:new", 6), ("keep:old", 3)])
def test_intelligence_rerolls_and_keeps_the_new_or_the_old_value(choice: str, face: int) -> None:
    table = acting("int", rolls=(6,), rows={"str": ["blue3"]})
    table.play("reroll:str:1")
    assert (table.asked, table.keys) == ((0, "keep"), ["keep:new", "keep:old"])
    assert table.told("rp-event-rolled")[0].args["face"] == 6
    table.play(choice)
    assert row_of(table, "str") == [f"blue{face}", "-", "-"]


@rule("RP-DICE-19")
@pytest.mark.parametrize("choice", ["keep:new", "keep:old"])
def test_a_rerolled_die_returns_to_its_space(choice: str) -> None:
    table = acting("int", rolls=(6,), rows={"str": ["blue3", "green3", "black3"]})
    table.play("reroll:str:2", choice)
    assert [die[:-1] for die in row_of(table, "str")] == ["blue", "green", "black"]
    assert row_of(table, "str")[0::2] == ["blue3", "black3"]


@rule("RP-DICE-18")
@pytest.mark.parametrize(("keep", "face"), [("new", 3), ("old", 5)])
def test_a_die_that_a_skill_changes_meanwhile_still_shows_the_new_value_if_that_is_kept(keep: str, face: int) -> None:
    """Also where the new value is what the die showed before."""
    table = acting("int", rows={"str": ["green3"]}, skills=["cure-wounds"], rolls=(3,))
    table.play("reroll:str:1", "use:cure-wounds", "raise2:str:1", f"keep:{keep}")
    assert row_of(table, "str")[0] == f"green{face}"


@rule("RP-DICE-20")
@pytest.mark.parametrize(("way", "field"), [("good", 1), ("evil", 7), ("lawful", 3), ("chaotic", 5)])
def test_wisdom_moves_the_marker_one_position(way: str, field: int) -> None:
    table = acting("wis")
    table.play(f"move:{way}")
    assert table.hero(0).marker == field
    assert table.hero(1).marker == 4
    assert table.asked == (1, "initiative")


@rule("RP-DICE-20")
def test_wisdom_offers_four_ways_and_no_diagonal() -> None:
    assert sorted(acting("wis").keys) == ["move:chaotic", "move:evil", "move:good", "move:lawful", "skip"]


@rule("RP-DICE-21")
@pytest.mark.parametrize(
    ("field", "ways"),
    [
        (0, {"evil", "chaotic"}),
        (1, {"evil", "lawful", "chaotic"}),
        (2, {"evil", "lawful"}),
        (3, {"good", "evil", "chaotic"}),
        (5, {"good", "evil", "lawful"}),
        (6, {"good", "chaotic"}),
        (7, {"good", "lawful", "chaotic"}),
        (8, {"good", "lawful"}),
    ],
)
def test_wisdom_cannot_take_the_marker_off_the_grid(field: int, ways: set[str]) -> None:
    table = acting("wis", marker=field)
    assert set(table.keys) == {"skip", *(f"move:{way}" for way in ways)}


@rule("RP-DICE-22")
def test_charisma_brings_one_token() -> None:
    table = acting("cha", tokens=1)
    table.play("token")
    assert (table.hero(0).tokens, table.hero(1).tokens) == (2, 0)


@rule("RP-DICE-23")
@pytest.mark.parametrize(("space", "rows"), [("str:2", ["blue2", "red6", "-"]), ("str:1", ["blue5", "red1", "-"])])
def test_an_action_may_target_the_die_just_placed_or_an_earlier_one(space: str, rows: list[str]) -> None:
    table = acting("str", rows={"str": ["blue2"]})
    table.play(f"flip:{space}")
    assert row_of(table, "str") == rows


@rule("RP-DICE-23")
@pytest.mark.parametrize(
    ("row", "key"), [("dex", "swap:dex:1"), ("con", "raise:con:1"), ("int", "reroll:int:1"), ("str", "flip:str:1")]
)
def test_every_action_on_dice_reaches_the_die_just_placed(row: str, key: str) -> None:
    assert key in acting(row, rows={"wis": ["blue3"]}).keys


@rule("RP-DICE-24")
@pytest.mark.parametrize(
    ("row", "action"),
    [
        ("str", ["flip:str:1"]),
        ("dex", ["swap:dex:1", "with:wis:1"]),
        ("con", ["raise:con:1"]),
        ("int", ["reroll:int:1", "keep:new"]),
        ("wis", ["move:good"]),
        ("cha", ["token"]),
    ],
)
def test_after_one_action_the_turn_is_over(row: str, action: list[str]) -> None:
    table = acting(row, rows={"wis": ["blue3"]})
    table.play(*action)
    assert table.asked == (1, "initiative")
    table.refuse(action[0], seat=0)


@rule("RP-DICE-25")
@pytest.mark.parametrize(
    ("row", "action"),
    [
        ("str", ["flip:cha:1"]),
        ("dex", ["swap:dex:1", "with:cha:1"]),
        ("con", ["raise:cha:1"]),
        ("int", ["reroll:cha:1", "keep:new"]),
    ],
)
def test_a_die_moved_to_or_changed_in_charisma_brings_no_token(row: str, action: list[str]) -> None:
    table = acting(row, rows={"cha": ["blue3"]})
    table.play(*action)
    assert table.hero(0).tokens == 0
    assert table.asked == (1, "initiative")


@rule("RP-DICE-26")
def test_moving_a_gold_die_into_a_full_row_with_dexterity_pays_nothing() -> None:
    table = acting("dex", gold=5, rows={"str": ["gold2"], "cha": ["white1", "white2", "white3"]})
    table.play("swap:str:1", "with:cha:3")
    assert row_of(table, "cha") == ["white1", "white2", "gold2"]
    assert table.hero(0).gold == 5


# --- the end of the phase ------------------------------------------------------------------------


@rule("RP-DICE-27")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_initiative_card_with_its_die_is_left_in_the_centre(seats: int) -> None:
    table = turn(seats, market=["weak", "climb", "honest", "loyal", "longsword"])
    while table.asked[1] == "initiative":
        table.play(table.keys[-1], "place:str", "skip")
    left = [card for card in table.view()["initiative"] if card["holder"] is None]
    assert [(card["number"], card["die"]) for card in left] == [(1, {"colour": "white", "face": 1})]
    assert [card["die"] for card in table.view()["initiative"][1:]] == [None] * seats


# --- a full sheet --------------------------------------------------------------------------------


def one_full(reading: str = "take-card") -> Play:
    """Seat 0 of two has a full sheet and comes first, seat 1 an empty one."""
    heroes = [{"rows": FULL, "gold": 5, "hero_class": "ranger"}, {"hero_class": "barbarian"}]
    pool, market = ["red1", "gold4", "green6"], ["weak", "climb", "honest"]
    return turn(options={"RP-DICE-28": reading}, pool=pool, heroes=heroes, market=market)


@rule("RP-DICE-28")
def test_a_full_sheet_takes_a_card_and_its_gold_but_places_nothing_and_acts_not() -> None:
    table = one_full()
    assert table.asked == (0, "initiative")
    before = sheet(table)
    table.play("take:2")
    assert (table.hero(0).gold, sheet(table)) == (6, before)
    assert table.asked == (1, "initiative")
    assert table.view()["initiative"][1]["holder"] == 0


@rule("RP-DICE-28")
def test_the_die_of_a_full_sheet_returns_to_the_bag_in_clean_up() -> None:
    table = one_full()
    table.play("take:2", "take:1", "place:str", "skip", "discard:weak")
    assert table.asked == (0, "market")
    told = table.play("discard:climb")
    assert [e.args["dice"] for e in told if e.kind == "rp-event-returned"] == ["die:green6 die:gold4"]
    assert table.view()["heroes"][0]["hand"] == []
    assert sum(table.view()["bag"].values()) == 73 - 18 - 1 - 3


@rule("RP-DICE-28")
def test_in_the_other_reading_a_full_sheet_sits_the_phase_out() -> None:
    table = one_full("sit-out")
    assert table.asked == (1, "initiative")
    table.play("take:1", "place:str", "skip", "discard:weak")
    assert table.asked[1] in ("initiative", "order")
    assert (table.view()["round"], table.hero(0).gold) == (2, 5)


# --- a die that is gone when its roll is kept ----------------------------------------------------------


def rolled(*rolls: int, **hero: Any) -> Play:
    """Seat 0 has rolled the red 1 in Intelligence again and is about to keep one of the faces."""
    given = {"marker": 4, "skills": ["negotiate"], **hero}
    table = turn(pool=["red1", "blue4", "green6"], heroes=[given], rolls=rolls)
    table.play("take:1", "place:int", "reroll:int:1")
    assert table.asked == (0, "keep")
    return table


@rule("RP-DICE-18")
def test_a_die_exchanged_meanwhile_keeps_its_face_and_nobody_is_asked() -> None:
    table = rolled(5)
    table.play("use:negotiate", "pool:die:2", "die:int:1")
    assert (table.asked, row_of(table, "int")) == ((1, "initiative"), ["blue4", "-", "-"])
    assert table.told("rp-event-kept") == []
    assert [card["dice"][0]["face"] for card in table.view()["initiative"] if card["dice"]] == [1, 6]


@rule("RP-DICE-18")
def test_a_roll_that_shows_the_same_face_changes_nothing() -> None:
    told = rolled(1).play("keep:new")
    assert [event.kind for event in told] == ["rp-event-kept"]
