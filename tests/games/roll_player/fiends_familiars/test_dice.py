"""Dice Phase: FF-DICE."""

from typing import Any

import pytest

from herowright.games.roll_player.cards.powers import GoldDicePay
from herowright.games.roll_player.cards.types import Goal, HeroClass, Weapon
from herowright.games.roll_player.fiends_familiars.cards.abilities import Gain
from herowright.games.roll_player.fiends_familiars.cards.curses import Dearer, NoAction
from herowright.games.roll_player.fiends_familiars.cards.powers import StoreDice, TwoActions
from herowright.games.roll_player.fiends_familiars.cards.types import Familiar, Fiend
from herowright.games.roll_player.rules.components import RED, STR
from herowright.testing import Play, rule, situation

ALONE = {"expansion": "fiends-familiars"}
ROWS = ("str", "dex", "con", "int", "wis", "cha", "familiar")
COLOURS = ("green", "blue", "red", "purple", "black", "white", "gold")
POOL = ["red1", "blue2", "green3", "black4", "white5", "purple6"]
GOALS = (Goal(30, None, 2),) * 6
CARDS = (
    # A class without a power: gold dice pay what they always pay.
    HeroClass(id="squire", number=900, side="a", colour=RED, goals=GOALS, ability="eager", effect=GoldDicePay(2)),
    HeroClass(id="jester", number=899, side="a", colour=RED, goals=GOALS, ability="quick", effect=TwoActions()),
    Familiar(id="sage", number=901, action="wise", ability=Gain(xp=4), power=Goal(9, None, 2), cells=(0, 1, 2)),
    Fiend(id="fiend-of-sloth", number=902, effect=NoAction((STR,))),
    Fiend(id="fiend-of-greed", number=903, effect=Dearer(gold=3)),
    Weapon(id="satchel", number=904, dots=1, cost=2, hands=1, effect=StoreDice(4)),
)


def turn(hero: dict[str, Any] | None = None, **arrangement: Any) -> Play:
    """Seat 0 of two is about to choose an initiative card with two dice; no fiend lurks unless one is named."""
    heroes = [{"gold": 5, "hero_class": "squire", "familiar": "sage", **(hero or {})}, {"hero_class": "wizard"}]
    spec = {"call": 9, "pool": POOL, "lurking": {}, "market": ["weak", "climb"], **arrangement}
    return situation("roll-player", 2, ALONE, phase="dice", heroes=heroes, cards=CARDS, **spec)


def placed(first: str, second: str, **hero: Any) -> Play:
    """Seat 0 has put the red 1 of card 1 into one row and its blue 2 into another or the same."""
    table = turn(hero)
    table.play("take:1", "next:red1", f"place:{first}", f"place:{second}")
    return table


def row_of(table: Play, row: str) -> list[str]:
    dice = table.view()["heroes"][0]["rows"][row]
    return [f"{die['colour']}{die['face']}" if die else "-" for die in dice]


def other_turn(table: Play, *, card: str = "2") -> None:
    """Seat 1 takes a card and places its two dice without an action."""
    assert table.asked == (1, "initiative")
    table.play(f"take:{card}")
    table.play(table.keys[0], "place:wis", "place:wis", "skip")


# --- taking and placing --------------------------------------------------------------------------


@rule("FF-DICE-01")
@pytest.mark.parametrize(
    ("card", "dice"), [("1", ["red1", "blue2"]), ("2", ["green3", "black4"]), ("TOP", ["white5", "purple6"])]
)
def test_the_chooser_of_a_card_takes_all_its_dice(card: str, dice: list[str]) -> None:
    table = turn()
    (told,) = table.play(f"take:{card}")
    hand = [f"{die['colour']}{die['face']}" for die in table.view()["heroes"][0]["hand"]]
    assert hand == dice
    assert (told.kind, told.rule) == ("ff-event-takes", "FF-DICE-01")
    assert [len(row["dice"]) for row in table.view()["initiative"]] == [
        0 if row == card else 2 for row in ("1", "2", "TOP")
    ]


@rule("FF-DICE-01")
def test_a_card_somebody_holds_cannot_be_taken() -> None:
    table = turn()
    table.play("take:TOP", "next:white5", "place:str", "place:str", "skip")
    assert table.keys == ["take:1", "take:2"]
    refusal = table.refuse("take:TOP")
    assert (refusal.rule, refusal.reason.args["card"]) == ("RP-DICE-03", "TOP")


@rule("FF-DICE-01")
@pytest.mark.parametrize(("first", "row"), [("red1", ["red1", "blue2", "-"]), ("blue2", ["blue2", "red1", "-"])])
def test_the_dice_are_placed_one_after_another_in_an_order_of_choice(first: str, row: list[str]) -> None:
    table = turn()
    table.play("take:1")
    assert (table.asked, set(table.keys)) == ((0, "next-die"), {"next:red1", "next:blue2"})
    assert table.refuse("next:green3").rule == "FF-DICE-01"
    table.play(f"next:{first}", "place:dex", "place:dex")
    assert row_of(table, "dex") == row


@rule("FF-DICE-01")
def test_the_second_die_is_placed_by_the_same_rules_as_the_first() -> None:
    table = turn({"rows": {"str": ["white1", "white2"], "familiar": [None, "white3"]}})
    table.play("take:1", "next:red1")
    assert table.keys == [f"place:{row}" for row in ROWS]
    table.play("place:str")
    assert table.keys == [f"place:{row}" for row in ROWS[1:]]
    assert table.refuse("place:str").rule == "RP-DICE-05"
    table.play("place:familiar")
    assert row_of(table, "familiar") == ["blue2", "white3", "-"]


@rule("FF-DICE-01")
def test_between_two_equal_dice_there_is_nothing_to_choose() -> None:
    table = turn(pool=["red1", "red1", "green3", "black4", "white5", "purple6"])
    table.play("take:1")
    assert table.asked == (0, "place")


@rule("FF-DICE-01")
def test_with_one_space_left_the_player_chooses_the_die_and_the_other_goes_back() -> None:
    rows = {row: [f"{colour}1"] * 3 for row, colour in zip(ROWS, COLOURS, strict=True)}
    rows["familiar"] = ["gold1", "gold1"]
    table = turn({"rows": rows})
    told = table.play("take:1", "next:blue2", "place:familiar")
    assert row_of(table, "familiar") == ["gold1", "gold1", "blue2"]
    assert [(event.rule, event.args["die"]) for event in told if event.kind == "rp-event-no-room"] == [
        ("RP-DICE-28", "die:red1")
    ]
    assert table.asked == (0, "action")


@rule("FF-DICE-01", "RP-DICE-28")
@pytest.mark.parametrize("dice", [["red1", "blue2"], ["blue2", "red1"], ["gold3", "gold3"]])
def test_every_die_without_room_is_named(dice: list[str]) -> None:
    rows = {row: [f"{colour}1"] * 3 for row, colour in zip(ROWS, COLOURS, strict=True)}
    table = turn({"rows": rows, "gold": 0}, pool=[*dice, "green3", "black4", "white5", "purple6"])
    told = table.play("take:1")
    assert [(event.rule, event.args["die"]) for event in told if event.kind == "rp-event-no-room"] == [
        ("RP-DICE-28", f"die:{die}") for die in dice
    ]
    assert [f"{die['colour']}{die['face']}" for die in table.view()["heroes"][0]["hand"]] == dice
    assert table.hero(0).gold == 0
    assert table.asked == (1, "initiative")


@rule("FF-DICE-02")
@pytest.mark.parametrize("first", ROWS)
@pytest.mark.parametrize("second", ROWS)
def test_the_two_dice_may_go_into_the_same_row_or_into_two(first: str, second: str) -> None:
    table = placed(first, second)
    if first == second:
        assert row_of(table, first) == ["red1", "blue2", "-"]
    else:
        assert (row_of(table, first), row_of(table, second)) == (["red1", "-", "-"], ["blue2", "-", "-"])


# --- the one action ------------------------------------------------------------------------------


@rule("FF-DICE-03")
def test_no_action_comes_between_the_two_dice() -> None:
    table = turn()
    table.play("take:1", "next:red1", "place:cha")
    assert table.asked == (0, "place")
    assert table.refuse("token").rule == "FF-DICE-03"


@rule("FF-DICE-03")
def test_the_actions_of_both_rows_are_on_offer_and_no_other() -> None:
    table = placed("str", "cha")
    assert (table.asked, table.keys) == ((0, "action"), ["skip", "flip:str:1", "flip:cha:1", "token"])
    for key in ("move:good", "familiar", "reroll:str:1", "raise:str:1", "swap:str:1"):
        refusal = table.refuse(key)
        assert (refusal.rule, refusal.reason.id) == ("FF-DICE-03", "ff-no-action")


@rule("FF-DICE-03")
@pytest.mark.parametrize(
    ("first", "second", "keys"),
    [
        ("str", "cha", ["token"]),
        ("str", "cha", ["flip:str:1"]),
        ("int", "dex", ["swap:int:1", "with:dex:1"]),
        ("con", "wis", ["raise:con:1"]),
        ("wis", "familiar", ["move:good"]),
        ("wis", "familiar", ["familiar"]),
        ("wis", "familiar", ["skip"]),
    ],
)
def test_after_one_action_the_turn_is_over(first: str, second: str, keys: list[str]) -> None:
    table = placed(first, second)
    table.play(*keys)
    assert table.asked == (1, "initiative")


@rule("FF-DICE-03")
def test_the_familiars_action_is_one_of_those_to_choose_from() -> None:
    table = placed("cha", "familiar")
    assert table.keys == ["skip", "token", "familiar"]
    told = table.play("familiar")
    assert (table.hero(0).xp, table.hero(0).tokens) == (4, 0)
    assert (told[0].kind, told[0].rule) == ("ff-event-familiar-acts", "FF-DICE-03")


@rule("FF-DICE-03")
def test_dice_that_lay_in_a_row_before_give_no_action() -> None:
    table = placed("str", "str", rows={"cha": ["white1"], "familiar": ["white2"]})
    assert {key.split(":")[0] for key in table.keys} == {"skip", "flip"}


@rule("FF-DICE-03")
def test_a_die_that_found_no_room_gives_no_action() -> None:
    rows = {row: [f"{colour}1"] * 3 for row, colour in zip(ROWS, COLOURS, strict=True)}
    rows["cha"] = ["white1", "white1"]
    table = turn({"rows": rows})
    table.play("take:1", "next:red1", "place:cha")
    assert table.keys == ["skip", "token"]
    full = turn({"rows": rows | {"cha": ["white1"] * 3}})
    full.play("take:1")
    assert full.asked == (1, "initiative")


@rule("FF-DICE-03")
def test_an_action_bought_with_xp_or_a_die_unpacked_before_the_phase_leaves_the_one_action() -> None:
    """A stored die is placed in the Roll Phase, with the action of its row; the Dice Phase gives another."""
    hero = {"hero_class": "squire", "weapons": ["satchel"], "backpack": ["white2"], "xp": 5}
    spec: dict[str, Any] = {"draws": ["red", "blue", "green"], "rolls": [4, 4, 1], "cards": CARDS}
    table = situation("roll-player", 2, ALONE, phase="roll", heroes=[hero], **spec)
    assert table.asked == (0, "order")
    table.play("unpack:white2", "place:str", "flip:str:1", "order:red4")
    table.play("take:1", "xp:cha", "token", "place:cha")
    assert (table.asked, "token" in table.keys) == ((0, "action"), True)
    table.play("token")
    assert table.hero(0).tokens == 2
    assert table.asked == (1, "initiative")


@rule("FF-DICE-04")
def test_two_dice_in_charisma_bring_one_token() -> None:
    table = placed("cha", "cha")
    assert table.keys == ["skip", "token"]
    table.play("token")
    assert (table.hero(0).tokens, table.asked) == (1, (1, "initiative"))


@rule("FF-DICE-04")
def test_two_dice_on_the_familiar_give_one_use_of_its_action() -> None:
    table = placed("familiar", "familiar")
    table.play("familiar")
    assert (table.hero(0).xp, table.asked) == (4, (1, "initiative"))


@rule("FF-DICE-04")
@pytest.mark.parametrize(("second", "xp"), [("cha", 0), ("familiar", 4)])
def test_even_a_class_with_two_actions_uses_that_of_a_row_once(second: str, xp: int) -> None:
    table = placed("cha", second, hero_class="jester")
    table.play("token")
    if xp:
        assert table.keys == ["skip", "familiar"]
        table.play("familiar")
    assert (table.hero(0).tokens, table.hero(0).xp, table.asked) == (1, xp, (1, "initiative"))


# --- gold ----------------------------------------------------------------------------------------


@rule("FF-DICE-05")
@pytest.mark.parametrize("second", ["dex", "familiar"])
def test_a_card_two_gold_dice_and_two_full_rows_pay_7_gold(second: str) -> None:
    rows = {"str": ["white1", "white2"], second: ["white3", "white4"]}
    table = turn({"rows": rows}, pool=["red1", "blue2", "gold3", "gold4", "white5", "purple6"])
    table.play("take:2", "next:gold3", "place:str", f"place:{second}")
    assert table.hero(0).gold == 5 + 7
    assert sorted(event.args["gold"] for event in table.told("rp-event-gold", 0)) == [1, 1, 1, 2, 2]


@rule("FF-DICE-05")
@pytest.mark.parametrize(
    ("card", "there", "paid"), [("2", 1, 1 + 2 + 2 + 1), ("2", 0, 1 + 2 + 2), ("1", 1, 1), ("1", 0, 0)]
)
def test_two_dice_that_fill_one_row_together_pay_for_it_once(card: str, there: int, paid: int) -> None:
    table = turn({"rows": {"wis": ["white1"] * there}}, pool=["red1", "blue2", "gold3", "gold4", "white5", "purple6"])
    table.play(f"take:{card}")
    table.play(table.keys[0], "place:wis", "place:wis")
    assert table.hero(0).gold == 5 + paid


# --- fiends --------------------------------------------------------------------------------------


@rule("FF-DICE-06")
def test_who_takes_a_card_takes_its_fiend() -> None:
    table = turn(lurking={"TOP": ["fiend-of-sloth"], "1": ["fiend-of-greed"]})
    told = table.play("take:TOP")
    hero = table.view()["heroes"][0]
    assert [fiend["id"] for fiend in hero["fiends"]] == ["fiend-of-sloth"]
    assert [card["fiends"] for card in table.view()["initiative"]] == [["fiend-of-greed"], [], []]
    assert ("ff-event-fiend", "FF-DICE-06") in [(event.kind, event.rule) for event in told]
    table.play("next:white5", "place:dex", "place:dex", "skip")
    table.play("take:2")
    assert table.view()["heroes"][1]["fiends"] == []


@rule("FF-DICE-06")
def test_all_fiends_on_the_card_come_along_and_none_can_be_left() -> None:
    table = turn(lurking={"1": ["fiend-of-greed", "fiend-of-sloth"]})
    table.play("take:1")
    assert set(table.keys) == {"next:red1", "next:blue2", *(key for key in table.keys if key.startswith("banish:"))}
    assert [fiend.id for fiend in table.hero(0).fiends] == ["fiend-of-greed", "fiend-of-sloth"]


@rule("FF-DICE-07")
def test_a_fiend_does_nothing_in_the_dice_phase_in_which_it_was_taken() -> None:
    table = turn(lurking={"1": ["fiend-of-sloth"]})
    table.play("take:1", "next:red1", "place:str", "place:str")
    assert table.view()["heroes"][0]["fiends"] == [{"id": "fiend-of-sloth", "active": False}]
    table.play("flip:str:1")
    assert row_of(table, "str") == ["red6", "blue2", "-"]


@rule("FF-DICE-07")
def test_its_effect_begins_when_the_last_turn_of_the_phase_is_over() -> None:
    table = turn({"gold": 5}, lurking={"1": ["fiend-of-greed"]})
    table.play("take:1", "next:red1", "place:str", "place:str", "skip")
    cost = table.view(1)["market"][1]["price"]
    assert table.view(0)["market"][1]["price"] == cost
    other_turn(table)
    assert table.asked == (0, "market")
    assert table.view()["heroes"][0]["fiends"] == [{"id": "fiend-of-greed", "active": True}]
    assert (table.view(0)["market"][1]["price"], table.view(1)["market"][1]["price"]) == (cost + 3, cost)


@rule("FF-DICE-08")
def test_an_active_fiend_goes_on_round_after_round() -> None:
    table = turn({"fiends": ["fiend-of-sloth"]}, call=None, pool=["red1", "blue2", "green3"])
    for _ in range(3):
        while table.asked != (0, "initiative"):
            idle = [key for key in table.keys if key == "skip" or key.startswith("discard:")]
            table.play([*idle, *table.keys][0])
        told = table.play(table.keys[0], "place:str")
        assert [event.kind for event in told if event.seat == 0][:2] == ["ff-event-takes", "rp-event-placed"]
        assert table.asked[1] != "action"
        assert table.view()["heroes"][0]["fiends"][0] == {"id": "fiend-of-sloth", "active": True}


@rule("FF-DICE-08")
def test_a_banished_fiend_does_nothing_any_more() -> None:
    table = placed("str", "cha", gold=9, fiends=["fiend-of-sloth"])
    assert [key for key in table.keys if not key.startswith("banish:")] == ["skip", "token"]
    table.play("banish:fiend-of-sloth:gold")
    assert table.keys == ["skip", "flip:str:1", "flip:cha:1", "token"]
    assert (table.view()["heroes"][0]["fiends"], table.view()["heroes"][0]["banished"]) == ([], ["fiend-of-sloth"])
