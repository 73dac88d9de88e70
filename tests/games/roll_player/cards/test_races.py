"""The six races: printed modifiers, in final scoring only."""

import pytest

from herowright.games.roll_player.cards.box import box_of
from herowright.testing import rule, situation

PRINTED = [
    ("dragonkin", 1, {"str": 2, "dex": -2}, ("pl2",)),
    ("dwarf", 2, {"con": 2, "cha": -2}, ("pl2", "de1")),
    ("elf", 3, {"dex": 2, "con": -2}, ("pl2", "de1")),
    ("halfling", 4, {"str": -2, "cha": 2}, ("pl2", "de1")),
    ("human", 5, {}, ("pl2", "de1")),
    ("orc", 6, {"str": 2, "int": -2}, ("pl2",)),
]
EACH = pytest.mark.parametrize(("id", "number", "modifiers", "editions"), PRINTED, ids=[row[0] for row in PRINTED])
TEN = {
    row: [f"{colour}3", f"{colour}3", f"{colour}4"]
    for row, colour in zip(
        ("str", "dex", "con", "int", "wis", "cha"), ("green", "blue", "red", "purple", "black", "white"), strict=True
    )
}


@rule("RP-COMP-12", "RP-SCORE-03")
@EACH
def test_a_race_moves_the_value_of_its_rows(
    id: str, number: int, modifiers: dict[str, int], editions: tuple[str, ...]
) -> None:
    card = box_of("pl2").find("race", id)
    assert (card.number, card.editions, card.provenance) == (number, editions, "printed")
    table = situation("roll-player", 2, heroes=[{"race": id, "rows": TEN}])
    assert table.view()["heroes"][0]["values"] == {row: 10 + modifiers.get(row, 0) for row in TEN}


@rule("RP-COMP-12")
@EACH
def test_a_race_changes_no_die(id: str, number: int, modifiers: dict[str, int], editions: tuple[str, ...]) -> None:
    table = situation("roll-player", 2, heroes=[{"race": id, "rows": TEN}])
    assert [table.state.faces[die] for die in table.hero(0).spaces] == [3, 3, 4] * 6


@rule("RP-COMP-13")
@EACH
def test_both_sides_of_a_sheet_are_worth_the_same(
    id: str, number: int, modifiers: dict[str, int], editions: tuple[str, ...]
) -> None:
    def values(side: str) -> object:
        return situation("roll-player", 2, heroes=[{"race": id, "side": side, "rows": TEN}]).view()["heroes"][0][
            "values"
        ]

    assert values("female") == values("male")


def test_there_are_six_races() -> None:
    assert [card.id for card in box_of("pl2").races] == [row[0] for row in PRINTED]
