"""Round structure and Roll Phase: RP-ROUND, RP-ROLL."""

from typing import Any

import pytest

from herowright.testing import Play, rule, situation


def rolled(dice: str, seats: int = 2, first: int = 0, **given: Any) -> Play:
    """The First Player has just drawn and rolled these dice, in this order."""
    names = dice.split()
    draws, rolls = [name[:-1] for name in names], [int(name[-1]) for name in names]
    return situation("roll-player", seats, phase="roll", round=0, first=first, draws=draws, rolls=rolls, **given)


def pool(table: Play) -> list[str]:
    """The die on each initiative card, from card 1."""
    return [f"{card['die']['colour']}{card['die']['face']}" for card in table.view()["initiative"]]


# --- the round -----------------------------------------------------------------------------------


@rule("RP-ROUND-01")
def test_a_round_is_roll_dice_market_clean_up() -> None:
    heroes = [{"hero_class": "ranger", "skills": ["climb"], "exhausted": ["climb"]}, {"hero_class": "barbarian"}]
    table = rolled("red1 blue1 green6", heroes=heroes, market=["longsword", "weak", "honest"])
    keys = "order:red1 take:1 place:str skip take:2 place:str skip discard:weak discard:honest refresh:climb"
    phases = []
    for key in keys.split():
        phases.append(table.view()["phase"])
        table.play(key)
    assert phases == ["roll", *["dice"] * 6, *["market"] * 2, "clean-up"]
    assert table.view()["round"] == 2
    assert len(table.told("rp-event-round")) == 2


@rule("RP-ROUND-01")
def test_no_phase_comes_before_its_turn() -> None:
    table = rolled("red1 blue1 green6", market=["longsword", "weak", "honest"])
    table.refuse("take:1")
    table.refuse("buy:weak")
    table.play("order:red1")
    table.refuse("discard:weak")
    assert table.asked == (0, "initiative")


# --- drawing and rolling -------------------------------------------------------------------------


@rule("RP-ROLL-01")
@pytest.mark.parametrize("edition", ["pl2", "de1"])
@pytest.mark.parametrize(("seats", "dice"), [(2, 3), (3, 4), (4, 5)])
def test_one_die_is_rolled_for_each_initiative_card(edition: str, seats: int, dice: int) -> None:
    table = situation("roll-player", seats, {"edition": edition}, phase="roll", first=1)
    assert len(pool(table)) == dice
    assert sum(table.view()["bag"].values()) == 73 - dice
    assert [event.seat for event in table.told("rp-event-pool")] == [1]


@rule("RP-ROLL-02")
@pytest.mark.parametrize(
    ("dice", "sorted_dice"),
    [
        ("red5 blue3 green4", ["blue3", "green4", "red5"]),
        ("red1 blue2 green3", ["red1", "blue2", "green3"]),
        ("red6 blue2 green1", ["green1", "blue2", "red6"]),
    ],
)
def test_the_lowest_die_lies_on_card_1_and_so_on(dice: str, sorted_dice: list[str]) -> None:
    assert pool(rolled(dice)) == sorted_dice


@rule("RP-ROLL-02")
def test_five_dice_are_sorted_over_five_cards() -> None:
    table = rolled("red5 blue3 green4 black1 gold6", seats=4)
    assert pool(table) == ["black1", "blue3", "green4", "red5", "gold6"]


@rule("RP-ROLL-01", "RP-ROLL-02", "RP-ROLL-03", "RP-SETUP-25")
def test_ex_03_the_first_player_lays_purple_6_ahead_of_green_6() -> None:
    table = rolled("green6 red1 gold4 purple6", seats=3)
    assert table.asked == (0, "order")
    decision = table.table.decision
    assert decision is not None
    assert {option.label.args["card"] for option in decision.options} == {3}  # on which card it will lie
    table.play("order:purple6")
    assert pool(table) == ["red1", "gold4", "purple6", "green6"]
    assert [card["gold"] for card in table.view()["initiative"]] == [0, 1, 1, 0]


# --- equal dice ----------------------------------------------------------------------------------


@rule("RP-ROLL-03")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_only_the_first_player_orders_equal_dice(first: int) -> None:
    table = rolled("red2 blue2 green4 white6", seats=3, first=first)
    assert table.asked == (first, "order")
    table.refuse("order:blue2", seat=(first + 1) % 3)
    table.refuse("order:blue2", seat=(first + 2) % 3)
    table.play("order:blue2")
    assert pool(table) == ["blue2", "red2", "green4", "white6"]


@rule("RP-ROLL-03")
@pytest.mark.parametrize("order", ["red blue green", "red green blue", "blue red green", "green blue red"])
def test_three_equal_dice_can_be_laid_in_any_order(order: str) -> None:
    table = rolled("red3 blue3 green3")
    first, second, third = (f"{colour}3" for colour in order.split())
    table.play(f"order:{first}", f"order:{second}")
    assert pool(table) == [first, second, third]


@rule("RP-ROLL-03")
def test_two_pairs_are_ordered_one_after_the_other() -> None:
    table = rolled("red5 blue2 green5 black2", seats=3)
    table.play("order:black2", "order:red5")
    assert pool(table) == ["black2", "blue2", "red5", "green5"]


@rule("RP-ROLL-03")
def test_equal_dice_of_one_colour_need_no_order() -> None:
    table = rolled("red3 red3 green5")
    assert (table.asked, pool(table)) == ((0, "initiative"), ["red3", "red3", "green5"])


@rule("RP-ROLL-02", "RP-ROLL-03")
def test_dice_of_different_value_cannot_be_reordered() -> None:
    table = rolled("red2 blue2 green4")
    assert sorted(table.keys) == ["order:blue2", "order:red2"]
    table.refuse("order:green4")


@rule("RP-ROLL-04")
@pytest.mark.parametrize("colour", ["green", "blue", "red", "purple", "black", "white", "gold"])
def test_colour_plays_no_part_in_sorting(colour: str) -> None:
    assert pool(rolled(f"{colour}6 white5 gold4")) == ["gold4", "white5", f"{colour}6"]
    assert pool(rolled(f"green4 {colour}1 gold5")) == [f"{colour}1", "green4", "gold5"]
