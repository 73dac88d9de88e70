"""The sixteen backstories: cells as printed, and six stars for all of them."""

import pytest

from herowright.games.roll_player.cards.box import box_of
from herowright.games.roll_player.rules.components import COLOUR_IDS, space_id
from herowright.testing import rule, situation

ROWS = ("str", "dex", "con", "int", "wis", "cha")
# The column and the colour demanded in each row, from Strength to Charisma.
PRINTED = {
    "aristocrat": "3 blue, 2 green, 1 purple, 3 red, 2 black, 3 white",
    "brawler": "2 green, 3 red, 2 blue, 3 purple, 3 black, 1 white",
    "chosen-one": "3 white, 1 green, 2 black, 3 blue, 3 red, 2 purple",
    "craftsman": "1 white, 3 blue, 3 green, 2 black, 3 purple, 2 red",
    "devoted": "2 black, 3 green, 3 red, 1 white, 3 purple, 2 blue",
    "exonerated": "1 blue, 3 black, 3 white, 3 purple, 2 red, 2 green",
    "hunter": "3 purple, 2 black, 1 red, 3 blue, 2 white, 3 green",
    "lost-soul": "2 purple, 1 red, 2 white, 3 black, 3 blue, 3 green",
    "mentor": "2 black, 3 white, 2 blue, 3 red, 1 purple, 3 green",
    "patrician": "3 black, 2 blue, 3 green, 3 white, 1 red, 2 purple",
    "persecuted": "3 red, 2 purple, 2 white, 3 green, 3 black, 1 blue",
    "resilient": "3 green, 3 white, 1 black, 2 purple, 2 blue, 3 red",
    "rift-walker": "3 red, 2 white, 3 purple, 1 green, 3 black, 2 blue",
    "savage": "3 blue, 1 black, 2 green, 3 red, 3 white, 2 purple",
    "savant": "2 red, 3 green, 2 blue, 3 white, 3 black, 1 purple",
    "street-urchin": "2 purple, 3 blue, 2 white, 1 black, 3 red, 3 green",
}
EACH = pytest.mark.parametrize(("id", "printed"), PRINTED.items(), ids=PRINTED)


def cells(printed: str) -> dict[str, tuple[int, str]]:
    columns = [cell.split() for cell in printed.split(", ")]
    return {row: (int(column), colour) for row, (column, colour) in zip(ROWS, columns, strict=True)}


def matching_rows(printed: str) -> dict[str, list[str]]:
    """Rows with the demanded colour last, and gold dice before it."""
    return {row: ["gold1"] * (column - 1) + [f"{colour}1"] for row, (column, colour) in cells(printed).items()}


def stars(id: str, rows: dict[str, list[str]]) -> int:
    outcome = situation("roll-player", 2, phase="last-call", heroes=[{"backstory": id, "rows": rows}]).table.outcome
    assert outcome is not None
    return sum(line.points for line in outcome.seats[0].lines if line.category == "backstory")


@rule("RP-COMP-09")
@EACH
def test_a_backstory_is_as_printed(id: str, printed: str) -> None:
    card = box_of("pl2").find("backstory", id)
    wanted = {space_id(space): COLOUR_IDS[colour] for space, colour in card.cells.items()}
    assert wanted == {f"{row}:{column}": colour for row, (column, colour) in cells(printed).items()}
    assert card.number == list(PRINTED).index(id) + 1
    assert card.provenance == "printed"


@rule("RP-SCORE-10", "RP-SCORE-11")
@EACH
def test_all_six_matches_pay_six_stars(id: str, printed: str) -> None:
    assert stars(id, matching_rows(printed)) == 6


@rule("RP-SCORE-10", "RP-SCORE-11")
@EACH
def test_five_matches_pay_three_stars(id: str, printed: str) -> None:
    assert stars(id, matching_rows(printed) | {"wis": ["gold1", "gold1", "gold1"]}) == 3


def test_there_are_sixteen_backstories() -> None:
    assert [card.id for card in box_of("pl2").backstories] == list(PRINTED)
