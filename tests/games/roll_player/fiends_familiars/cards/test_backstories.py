"""The backstories of both boxes: names as printed, cells in the manner of the base game, six stars for all."""

from collections import Counter
from itertools import combinations

import pytest

from herowright.games.roll_player.cards.box import box_of
from herowright.games.roll_player.fiends_familiars.cards.box import fiends_box_of
from herowright.games.roll_player.rules.components import CLASS_COLOURS, COLOUR_IDS, LOOK_IDS, ROW_IDS, SPACES_PER_ROW
from herowright.testing import rule, situation

BOTH_BOXES = {"expansion": "fiends-familiars-mm"}
FIENDS = (
    "artificer", "bookworm", "caretaker", "celestial", "chronologist", "culpable", "dreamweaver", "haunted",
    "investigator", "split", "tormented", "unhinged",
)  # fmt: skip
MINIONS = (
    "apprentice", "cast-off", "gate-keeper", "separated", "damaged", "doomed", "gladiator", "lost-in-time",
    "oracle", "outcast", "transported", "wanderer",
)  # fmt: skip
NAMES = (*FIENDS, *MINIONS)
EACH = pytest.mark.parametrize("id", NAMES)


def cells(id: str) -> dict[int, int]:
    return dict(fiends_box_of("pl2", "fiends-familiars-mm").find("backstory", id).cells)


def matching_rows(id: str) -> dict[str, list[str]]:
    """Rows with the demanded colour last, and gold dice before it."""
    rows = {}
    for space, colour in cells(id).items():
        row, column = divmod(space, SPACES_PER_ROW)
        rows[ROW_IDS[row]] = ["gold1"] * column + [f"{COLOUR_IDS[colour]}1"]
    return rows


def stars(id: str, rows: dict[str, list[str]]) -> int:
    heroes = [{"backstory": id, "rows": rows, "result": 0}, {"result": 0}]
    outcome = situation("roll-player", 2, BOTH_BOXES, phase="spoils", heroes=heroes).table.outcome
    assert outcome is not None
    return sum(line.points for line in outcome.seats[0].lines if line.category == "backstory")


@rule("RP-COMP-09")
@EACH
def test_a_backstory_has_its_number_and_cells_of_ours(id: str) -> None:
    card = fiends_box_of("pl2", "fiends-familiars-mm").find("backstory", id)
    assert card.number == (FIENDS if id in FIENDS else MINIONS).index(id) + 1
    assert card.provenance == "ours"


@rule("RP-COMP-09")
@EACH
def test_a_backstory_wants_one_cell_a_row_and_each_class_colour_once(id: str) -> None:
    wanted = cells(id)
    assert [space // SPACES_PER_ROW for space in wanted] == list(range(len(ROW_IDS)))
    assert sorted(wanted.values()) == list(CLASS_COLOURS)
    assert Counter(space % SPACES_PER_ROW + 1 for space in wanted) == {1: 1, 2: 2, 3: 3}


@rule("RP-SCORE-10", "RP-SCORE-11", "FF-SCORE-01")
@EACH
def test_all_six_matches_pay_six_stars(id: str) -> None:
    assert stars(id, matching_rows(id)) == 6


@rule("RP-SCORE-10", "RP-SCORE-11")
@EACH
def test_five_matches_pay_three_stars(id: str) -> None:
    assert stars(id, matching_rows(id) | {"wis": ["gold1", "gold1", "gold1"]}) == 3


@rule("FF-SPLIT-03")
@EACH
def test_a_split_die_fits_where_either_of_its_colours_is_wanted(id: str) -> None:
    """Three split dice hold the colours of all six rows; each fits one of its two rows here."""
    rows = matching_rows(id)
    for number, (space, colour) in enumerate(list(cells(id).items())[:3]):
        other = list(cells(id).values())[number + 3]
        first, second = sorted((colour, other))
        look = f"{COLOUR_IDS[first]}-{COLOUR_IDS[second]}"
        assert look in LOOK_IDS
        rows[ROW_IDS[space // SPACES_PER_ROW]][-1] = f"{look}1"
    assert stars(id, rows) == 6


@pytest.mark.parametrize("names", [FIENDS, MINIONS], ids=["fiends-familiars", "monsters-minions"])
def test_over_a_box_every_row_wants_every_colour_and_column_alike(names: tuple[str, ...]) -> None:
    wanted = [cell for id in names for cell in cells(id).items()]
    assert set(Counter((space // SPACES_PER_ROW, colour) for space, colour in wanted).values()) == {2}
    columns = Counter(space for space, _ in wanted)
    assert columns == {row * SPACES_PER_ROW + column: 2 * column + 2 for row in range(6) for column in range(3)}


def test_no_two_backstories_share_more_than_half_of_their_cells() -> None:
    backstories = fiends_box_of("pl2", "fiends-familiars-mm").backstories
    for one, other in combinations(backstories, 2):
        assert len(one.cells.items() & other.cells.items()) <= 3, (one.id, other.id)


@rule("FF-COMP-04")
@pytest.mark.parametrize(("expansion", "added"), [("fiends-familiars", FIENDS), ("fiends-familiars-mm", NAMES)])
def test_a_box_adds_its_backstories_to_those_of_the_base_game(expansion: str, added: tuple[str, ...]) -> None:
    backstories = [card.id for card in fiends_box_of("pl2", expansion).backstories]
    assert backstories == [card.id for card in box_of("pl2").backstories] + list(added)
