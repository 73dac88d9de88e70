"""Roll Phase: FF-ROLL."""

from collections.abc import Sequence
from typing import Any

import pytest

from herowright.testing import Play, rule, situation

ALONE, WITH_MM = {"expansion": "fiends-familiars"}, {"expansion": "fiends-familiars-mm"}


def rolled(dice: Sequence[str], *, seats: int = 2, options: dict[str, str] = ALONE, **arrangement: Any) -> Play:
    """A Roll Phase before the Call, in which these dice are drawn; a boost die's rolls begin at its 3."""
    draws = [die[:-1] for die in dice]
    rolls = [int(die[-1]) - (2 if die.startswith("clear") else 0) for die in dice]
    spec = {"call": 5, **arrangement}
    return situation("roll-player", seats, options, phase="roll", draws=draws, rolls=rolls, **spec)


def cards(table: Play) -> list[list[str]]:
    """The dice on each initiative card."""
    return [[f"{die['colour']}{die['face']}" for die in card["dice"]] for card in table.view()["initiative"]]


@rule("FF-ROLL-01")
@pytest.mark.parametrize(("seats", "dice"), [(1, 6), (2, 6), (3, 8), (4, 10), (5, 12)])
@pytest.mark.parametrize("first", [0, -1])
def test_the_first_player_draws_and_rolls_two_dice_per_initiative_card(seats: int, dice: int, first: int) -> None:
    first %= seats
    table = situation("roll-player", seats, WITH_MM, phase="roll", call=5, turn=first)
    (told,) = table.told("rp-event-pool")
    assert (told.seat, told.rule, len(told.args["dice"].split())) == (first, "FF-ROLL-01", dice)
    enemies = 2 if seats == 1 else 0
    spare = 7 if seats == 5 else 0
    assert sum(table.view()["bag"].values()) == 99 + spare - enemies - dice


@rule("FF-ROLL-01")
def test_split_and_boost_dice_are_drawn_like_all_others() -> None:
    table = rolled(["green-blue4", "clear8", "red1", "gold6", "black-white2", "clear3"], options=WITH_MM)
    assert cards(table) == [["red1", "black-white2"], ["clear3", "green-blue4"], ["gold6", "clear8"]]


@rule("FF-ROLL-02")
@pytest.mark.parametrize(
    ("dice", "sorted_dice"),
    [
        ("red6 red1 blue4 blue2 green3 green5", [["red1", "blue2"], ["green3", "blue4"], ["green5", "red6"]]),
        ("red1 red2 red3 red4 red5 red6", [["red1", "red2"], ["red3", "red4"], ["red5", "red6"]]),
        ("red2 red2 red2 red5 red5 red1", [["red1", "red2"], ["red2", "red2"], ["red5", "red5"]]),
    ],
)
def test_the_two_lowest_dice_go_on_card_1_and_the_two_highest_on_top(dice: str, sorted_dice: list[list[str]]) -> None:
    table = rolled(dice.split())
    assert table.asked == (0, "initiative")
    assert cards(table) == sorted_dice


@rule("FF-ROLL-02")
def test_with_four_players_ten_dice_lie_on_five_cards() -> None:
    dice = ["red6", "red5", "red4", "red3", "red2", "red1", "red6", "red6", "red1", "red3"]
    table = rolled(dice, seats=4)
    assert [[int(die[-1]) for die in card] for card in cards(table)] == [[1, 1], [2, 3], [3, 4], [5, 6], [6, 6]]


@rule("FF-ROLL-03")
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("chosen", ["red3", "blue3", "green3"])
def test_the_first_player_decides_which_of_three_equal_dice_comes_to_the_lower_card(first: int, chosen: str) -> None:
    table = rolled(["red3", "blue3", "green3", "white1", "white6", "white5"], turn=first)
    assert table.asked == (first, "order")
    assert table.table.decision is not None
    assert table.table.decision.rule == "FF-ROLL-03"
    assert table.table.decision.prompt.args["card"] == 1
    assert set(table.keys) == {"order:red3", "order:blue3", "order:green3"}
    table.play(f"order:{chosen}")
    lower, middle, top = cards(table)
    assert lower == ["white1", chosen]
    assert {chosen, *middle} == {"red3", "blue3", "green3"}
    assert top == ["white5", "white6"]
    assert table.asked == (first, "initiative")


@rule("FF-ROLL-03")
def test_nobody_else_decides_and_no_other_die_comes_into_question() -> None:
    table = rolled(["red3", "blue3", "green3", "white1", "white6", "white5"])
    assert table.refuse("order:white1").rule == "FF-ROLL-03"
    table.refuse("order:red3", seat=1)
    assert table.keys_of(1) == []


@rule("FF-ROLL-03")
def test_four_equal_dice_over_two_cards_are_ordered_one_after_another() -> None:
    table = rolled(["red2", "blue2", "green2", "black2", "white6", "white5"])
    assert set(table.keys) == {"order:red2", "order:blue2", "order:green2", "order:black2"}
    table.play("order:green2")
    assert set(table.keys) == {"order:red2", "order:blue2", "order:black2"}
    table.play("order:black2")
    assert [set(card) for card in cards(table)] == [{"green2", "black2"}, {"red2", "blue2"}, {"white5", "white6"}]


@rule("FF-ROLL-03")
@pytest.mark.parametrize(
    "dice",
    [
        ["red1", "blue1", "green3", "black3", "white6", "gold6"],  # each pair fits on its card
        ["red1", "red3", "red3", "red3", "white5", "white6"],  # all of the same look
    ],
)
def test_where_the_order_changes_nothing_nobody_is_asked(dice: list[str]) -> None:
    assert rolled(dice).asked == (0, "initiative")


@rule("FF-ROLL-03")
def test_equal_dice_on_the_border_of_the_top_card() -> None:
    table = rolled(["red1", "red2", "red3", "blue5", "green5", "white6"])
    assert (table.asked, set(table.keys)) == ((0, "order"), {"order:blue5", "order:green5"})
    table.play("order:green5")
    assert cards(table) == [["red1", "red2"], ["red3", "green5"], ["blue5", "white6"]]


@rule("FF-ROLL-03")
def test_after_the_call_too_the_first_player_orders_equal_dice() -> None:
    table = rolled(["red4", "blue4", "green1"], call=None)
    table.play("order:red4")
    assert cards(table) == [["green1"], ["red4"], ["blue4"]]


@rule("FF-ROLL-01", "FF-CARD-07")
def test_the_last_dice_of_the_bag_go_on_the_lowest_cards_and_a_card_without_dice_can_still_be_taken() -> None:
    """While one hero holds dice back in the Backpack, the others fill their sheets."""
    table = situation(
        "roll-player",
        2,
        {"expansion": "fiends-familiars"},
        phase="roll",
        bag=["red", "blue"],
        draws=["red", "blue"],
        rolls=[5, 2],
    )
    told = table.told("rp-event-sorted")[-1].args["dice"]
    assert (told, table.keys) == ("die:blue2 die:red5", ["take:1", "take:2", "take:TOP"])
    table.play("take:TOP")
    assert (table.hero(0).hand, table.asked) == ([], (1, "initiative"))
