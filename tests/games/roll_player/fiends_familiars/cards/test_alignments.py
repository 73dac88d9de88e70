"""The alignments of both boxes: grids as printed, and the marker scores the field it stands on."""

import pytest

from herowright.games.roll_player.cards.box import box_of
from herowright.games.roll_player.fiends_familiars.cards.box import fiends_box_of
from herowright.testing import rule, situation

BOTH_BOXES = {"expansion": "fiends-familiars-mm"}
# Row by row from lawful good to chaotic evil.
FIENDS = {
    "abstainer": (1, 0, -2, 0, 3, 1, -2, 0, -2),
    "agitator": (0, 1, -1, -3, 0, 3, 0, -1, 1),
    "counselor": (-2, 0, -2, 1, 3, 0, -2, 0, 1),
    "deceiver": (-3, 0, 1, 0, 0, -1, -1, 1, 3),
    "heretic": (1, -1, 3, 0, 0, 1, -3, 0, -1),
    "loner": (-2, 0, 1, 0, 3, 0, -2, 1, -2),
    "misfit": (-1, 0, -3, 1, 0, 0, 3, -1, 1),
    "proponent": (-1, 3, 1, 1, 0, -1, 0, -3, 0),
    "purist": (1, -1, 0, 3, 0, -3, -1, 1, 0),
    "recluse": (0, -1, 0, -1, 3, -1, 0, -1, 0),
    "swindler": (0, -3, 0, -1, 0, 1, 1, 3, -1),
    "vagabond": (-2, 1, -2, 0, 3, 0, 1, 0, -2),
    "warden": (3, 1, -1, -1, 0, 0, 1, 0, -3),
}
MINIONS = {
    "mediator": (-1, 1, 0, 3, 0, -3, -1, 1, 0),
    "dissenter": (0, 1, -1, -3, 0, 3, 0, 1, -1),
    "defender": (-1, 3, -1, 1, 0, 1, 0, -3, 0),
    "vigilante": (0, -3, 0, 1, 0, 1, -1, 3, -1),
    "villain": (1, 0, -3, -1, 0, 0, 3, -1, 1),
    "miscreant": (-3, 0, 1, 0, 0, -1, 1, -1, 3),
    "radical": (1, -1, 3, 0, 0, -1, -3, 0, 1),
    "advocate": (3, -1, 1, -1, 0, 0, 1, 0, -3),
    "skeptic": (-1, 1, 0, -2, 3, -2, 0, 1, -1),
    "enigma": (-1, -2, 0, 1, 3, 1, 0, -2, -1),
    "diplomat": (1, -1, -2, 0, 3, 0, -2, -1, 1),
    "individualist": (-2, 0, 1, -1, 3, -1, 1, 0, -2),
}
PRINTED = FIENDS | MINIONS
EACH = pytest.mark.parametrize(("id", "grid"), PRINTED.items(), ids=PRINTED)


def stars(id: str, marker: int) -> int:
    heroes = [{"alignment": id, "marker": marker, "result": 0}, {"result": 0}]
    outcome = situation("roll-player", 2, BOTH_BOXES, phase="spoils", heroes=heroes).table.outcome
    assert outcome is not None
    return sum(line.points for line in outcome.seats[0].lines if line.category == "alignment")


@rule("RP-COMP-10")
@EACH
def test_an_alignment_is_as_printed(id: str, grid: tuple[int, ...]) -> None:
    card = fiends_box_of("pl2", "fiends-familiars-mm").find("alignment", id)
    assert card.grid == grid
    assert card.number == list(FIENDS if id in FIENDS else MINIONS).index(id) + 1
    assert card.provenance == "printed"


@rule("RP-SCORE-09", "FF-SCORE-01")
@EACH
def test_the_marker_scores_the_field_it_stands_on(id: str, grid: tuple[int, ...]) -> None:
    assert tuple(stars(id, field) for field in range(9)) == grid


@EACH
def test_the_set_holds_the_mirror_image_or_the_half_turn_of_every_grid(id: str, grid: tuple[int, ...]) -> None:
    """Most come in pairs; those that are their own half-turn stand alone."""
    rows = [grid[at : at + 3] for at in (0, 3, 6)]
    images = (grid[::-1], tuple(sum(rows[::-1], ())), tuple(value for row in rows for value in row[::-1]))
    assert any(image in PRINTED.values() for image in images)


@rule("FF-COMP-04")
@pytest.mark.parametrize(("expansion", "added"), [("fiends-familiars", FIENDS), ("fiends-familiars-mm", PRINTED)])
def test_a_box_adds_its_alignments_to_those_of_the_base_game(expansion: str, added: dict[str, object]) -> None:
    alignments = [card.id for card in fiends_box_of("pl2", expansion).alignments]
    assert alignments == [card.id for card in box_of("pl2").alignments] + list(added)
