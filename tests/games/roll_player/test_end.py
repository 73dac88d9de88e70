"""End of the game: RP-END."""

from typing import Any

import pytest

from herowright.testing import Play, rule, situation

ALMOST = {
    "str": ["green1", "green2", "green3"],
    "dex": ["blue1", "blue2", "blue3"],
    "con": ["red1", "red2", "red3"],
    "int": ["purple1", "purple2", "purple3"],
    "wis": ["black1", "black2", "black3"],
    "cha": ["white1", "white2"],
}
MARKET = ["weak", "climb", "nimble"]


def last_round(options: dict[str, Any] | None = None, **second: Any) -> Play:
    """Two sheets with one empty space each; seat 0 begins the Dice Phase."""
    heroes = [
        {"hero_class": "ranger", "rows": ALMOST, "gold": 5},
        {"hero_class": "barbarian", "rows": ALMOST, "gold": 5} | second,
    ]
    return situation("roll-player", 2, options, phase="dice", round=12, heroes=heroes, market=MARKET)


@rule("RP-END-01", "RP-END-02")
@pytest.mark.parametrize("edition", ["pl2", "de1"])
def test_the_game_ends_after_the_round_in_which_all_sheets_are_full(edition: str) -> None:
    table = last_round({"edition": edition})
    table.play("take:1", "place:cha", "skip", "take:2", "place:cha", "skip")
    assert not table.table.is_over
    table.play("buy:weak", "discard:climb")
    assert table.table.is_over
    assert (table.view()["round"], table.view()["phase"]) == (12, "over")


@rule("RP-END-01")
def test_the_game_goes_on_while_one_sheet_has_an_empty_space() -> None:
    table = last_round(rows={**ALMOST, "cha": ["white1"]})
    table.play("take:1", "place:cha", "skip", "take:2", "place:cha", "skip", "discard:weak", "discard:climb")
    assert not table.table.is_over
    assert table.view()["round"] == 13


@rule("RP-END-02")
def test_both_players_have_their_market_turn_after_the_last_die() -> None:
    table = last_round()
    table.play("take:1", "place:cha", "skip", "take:2", "place:cha", "skip")
    assert table.asked == (0, "market")
    table.play("buy:weak")
    assert table.asked == (1, "market")
    table.play("buy:climb")
    assert ([card.id for card in table.hero(0).traits], table.hero(0).gold) == (["weak"], 3)
    assert ([card.id for card in table.hero(1).skills], table.hero(1).gold) == (["climb"], 5)


@rule("RP-END-02")
def test_the_last_round_ends_with_its_clean_up() -> None:
    table = last_round(tokens=1)
    table.play("take:1", "place:cha", "token", "take:2", "place:cha", "skip", "discard:weak", "discard:climb")
    assert [hero["tokens"] for hero in table.view()["heroes"]] == [0, 0]
    assert [card["die"] for card in table.view()["initiative"]] == [None, None, None]
    assert "nimble" in table.view()["discard"]


@rule("RP-END-03")
@pytest.mark.parametrize("reading", [{}, {"RP-END-03": "finish-round"}])
def test_the_first_edition_finishes_the_round_as_well(reading: dict[str, str]) -> None:
    table = last_round({"edition": "de1"} | reading)
    table.play("take:1", "place:cha", "skip", "take:2", "place:cha", "skip")
    assert table.asked == (0, "market")


@rule("RP-END-03")
def test_in_the_other_reading_the_first_edition_ends_with_the_last_die() -> None:
    table = last_round({"edition": "de1", "RP-END-03": "at-once"})
    table.play("take:1", "place:cha", "skip", "take:2", "place:cha")
    assert not table.table.is_over
    table.play("skip")
    assert table.table.is_over
    assert table.hero(0).traits == ()


@rule("RP-END-02", "RP-END-03")
def test_the_other_reading_leaves_the_second_edition_alone() -> None:
    table = last_round({"edition": "pl2", "RP-END-03": "at-once"})
    table.play("take:1", "place:cha", "skip", "take:2", "place:cha", "skip")
    assert table.asked == (0, "market")
