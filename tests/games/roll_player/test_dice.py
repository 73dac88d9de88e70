"""Dice Phase: RP-DICE."""

from typing import Any

from herowright.testing import Play, rule, situation


def turn(**arrangement: Any) -> Play:
    """Seat 0 of two is about to choose an initiative card."""
    return situation("roll-player", seats=2, phase="dice", **arrangement)


@rule("RP-DICE-03", "RP-DICE-06")
def test_a_card_comes_with_its_die_and_its_gold() -> None:
    table = turn(pool=["red1", "blue4", "green6"], heroes=[{"gold": 5}])
    table.play("take:2")
    assert table.hero(0).gold == 6
    assert table.view()["initiative"][1] == {"number": 2, "die": None, "gold": 0, "holder": 0}
    assert table.view()["heroes"][0]["hand"] == [{"colour": "blue", "face": 4}]


@rule("RP-DICE-05")
def test_a_full_row_takes_no_die() -> None:
    table = turn(pool=["red1", "blue4", "green6"], heroes=[{"rows": {"str": ["red1", "red2", "red3"]}}])
    table.play("take:1")
    assert table.refuse("place:str").rule == "RP-DICE-05"
