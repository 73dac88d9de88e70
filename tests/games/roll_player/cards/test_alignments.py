"""The seventeen alignments: grids as printed, and the marker scores the field it stands on."""

import pytest

from herowright.games.roll_player.cards.box import box_of
from herowright.testing import rule, situation

# Row by row from lawful good to chaotic evil.
PRINTED = {
    "arbiter": (1, 0, -1, 3, 0, -3, 1, 0, -1),
    "champion": (0, 0, -1, 3, 0, -1, 0, 0, -1),
    "eccentric": (-1, 0, 0, -1, 0, 3, -1, 0, 0),
    "free-spirit": (-1, 0, 1, -3, 0, 3, -1, 0, 1),
    "guardian": (0, 3, 0, 0, 0, 0, -1, -1, -1),
    "hermit": (-1, 0, -1, 0, 3, 0, -1, 0, -1),
    "lunatic": (-3, -1, 0, -1, 0, 1, 0, 1, 3),
    "maniac": (-1, -1, 0, -1, 0, 0, 0, 0, 3),
    "narcissist": (-1, -1, -1, 0, 0, 0, 0, 3, 0),
    "neurotic": (0, -1, -1, 0, 0, -1, 3, 0, 0),
    "protector": (1, 3, 1, 0, 0, 0, -1, -3, -1),
    "rebel": (0, 1, 3, -1, 0, 1, -3, -1, 0),
    "renegade": (0, 0, 3, -1, 0, 0, -1, -1, 0),
    "scoundrel": (-1, -3, -1, 0, 0, 0, 1, 3, 1),
    "sentinel": (3, 0, 0, 0, 0, -1, 0, -1, -1),
    "sociopath": (0, -1, -3, 1, 0, -1, 3, 1, 0),
    "truth-seeker": (3, 1, 0, 1, 0, -1, 0, -1, -3),
}
EACH = pytest.mark.parametrize(("id", "grid"), PRINTED.items(), ids=PRINTED)


def stars(id: str, marker: int) -> int:
    hero = {"alignment": id, "marker": marker}
    outcome = situation("roll-player", 2, phase="last-call", heroes=[hero]).table.outcome
    assert outcome is not None
    return sum(line.points for line in outcome.seats[0].lines if line.category == "alignment")


@rule("RP-COMP-10")
@EACH
def test_an_alignment_is_as_printed(id: str, grid: tuple[int, ...]) -> None:
    card = box_of("pl2").find("alignment", id)
    assert card.grid == grid
    assert card.number == list(PRINTED).index(id) + 1
    assert card.provenance == "printed"


@rule("RP-SCORE-09")
@EACH
def test_the_marker_scores_the_field_it_stands_on(id: str, grid: tuple[int, ...]) -> None:
    assert tuple(stars(id, field) for field in range(9)) == grid


def test_there_are_seventeen_alignments() -> None:
    assert [card.id for card in box_of("pl2").alignments] == list(PRINTED)
