"""The races of both boxes: printed modifiers, in final scoring only."""

import pytest

from herowright.games.roll_player.cards.box import box_of
from herowright.games.roll_player.fiends_familiars.cards.box import fiends_box_of
from herowright.testing import rule, situation

BOTH_BOXES = {"expansion": "fiends-familiars-mm"}
FIENDS = [
    ("kaiika", 1, {"str": -2, "dex": -1, "wis": 2}),
    ("saurian", 2, {"con": 2, "int": -1, "wis": -1}),
    ("sheki", 3, {"dex": -2, "con": 1, "wis": 1}),
    ("vargar", 4, {"str": 1, "dex": 1, "cha": -2}),
]
MINIONS = [
    ("bastja", 1, {"dex": 1, "wis": -2, "cha": 1}),
    ("construct", 2, {"con": 2, "wis": -1, "cha": -1}),
    ("dark-elf", 3, {"con": -2, "int": 2}),
    ("gnome", 4, {"str": -2, "con": 2}),
    ("wrathborn", 5, {"dex": 1, "int": 1, "cha": -2}),
]
PRINTED = [*FIENDS, *MINIONS]
EACH = pytest.mark.parametrize(("id", "number", "modifiers"), PRINTED, ids=[row[0] for row in PRINTED])
TEN = {
    row: [f"{colour}3", f"{colour}3", f"{colour}4"]
    for row, colour in zip(
        ("str", "dex", "con", "int", "wis", "cha"), ("green", "blue", "red", "purple", "black", "white"), strict=True
    )
}


@rule("RP-COMP-12", "RP-SCORE-03")
@EACH
def test_a_race_moves_the_value_of_its_rows(id: str, number: int, modifiers: dict[str, int]) -> None:
    card = fiends_box_of("pl2", "fiends-familiars-mm").find("race", id)
    assert (card.number, card.provenance) == (number, "printed")
    table = situation("roll-player", 2, BOTH_BOXES, heroes=[{"race": id, "rows": TEN}])
    assert table.view()["heroes"][0]["values"] == {row: 10 + modifiers.get(row, 0) for row in TEN}


@rule("RP-COMP-12")
@EACH
def test_a_race_changes_no_die(id: str, number: int, modifiers: dict[str, int]) -> None:
    rows = TEN | {"familiar": ["gold3", "gold3", "gold4"]}
    table = situation("roll-player", 2, BOTH_BOXES, heroes=[{"race": id, "rows": rows}])
    assert [table.state.faces[die] for die in table.hero(0).spaces] == [3, 3, 4] * 7


@rule("FF-FAM-02", "RP-COMP-12")
@EACH
def test_a_race_moves_no_familiar(id: str, number: int, modifiers: dict[str, int]) -> None:
    rows = {"familiar": ["gold3", "gold3", "gold4"]}
    table = situation("roll-player", 2, BOTH_BOXES, heroes=[{"race": id, "rows": rows}])
    assert table.view()["heroes"][0]["power"] == 10


@rule("FF-SETUP-16", "RP-COMP-13")
@EACH
def test_either_side_of_the_sheet_can_be_picked(id: str, number: int, modifiers: dict[str, int]) -> None:
    for side in ("female", "male"):
        table = situation("roll-player", 2, BOTH_BOXES, phase="sheets")
        table.play(f"sheet:{id}:{side}")
        assert (table.hero(0).race.id, table.hero(0).side) == (id, side)


@rule("FF-COMP-02")
@pytest.mark.parametrize(
    ("expansion", "added"), [("fiends-familiars", FIENDS), ("fiends-familiars-mm", [*FIENDS, *MINIONS])]
)
def test_a_box_adds_its_races_to_those_of_the_base_game(
    expansion: str, added: list[tuple[str, int, dict[str, int]]]
) -> None:
    races = [card.id for card in fiends_box_of("pl2", expansion).races]
    assert races == [card.id for card in box_of("pl2").races] + [row[0] for row in added]
