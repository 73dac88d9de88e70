"""Additions to final scoring: FF-SCORE."""

from typing import Any

import pytest

from herowright.games.roll_player.cards.types import Armor, ArmorSet, Card, Goal
from herowright.games.roll_player.fiends_familiars.cards.abilities import Gain
from herowright.games.roll_player.fiends_familiars.cards.types import Familiar
from herowright.games.roll_player.rules.components import BLUE, GREEN, RED, WHITE
from herowright.table.outcome import Outcome, SeatOutcome
from herowright.testing import rule, situation
from tests.games.roll_player.fiends_familiars.foes import hydra

# Cards of our own, so that no re-balanced number can disturb a rule. Human clerics with this alignment and a marker
# in the centre have no stars at first.
MAIL = ArmorSet("chain", ladder=(1, 3, 5, 7, 10), colours=(WHITE,))
CARDS: tuple[Card, ...] = (
    *(Armor(id=f"mail-{n}", number=900 + n, dots=1, cost=3, set=MAIL) for n in range(1, 6)),
    Familiar(id="moth", number=910, action="keen", ability=Gain(), power=Goal(7, 9, 4), cells=(RED, BLUE, GREEN)),
    Familiar(id="newt", number=911, action="keen", ability=Gain(), power=Goal(7, 9, 4), cells=(RED, BLUE, GREEN)),
    hydra(),
)
PLAIN = {
    "race": "human",
    "hero_class": "cleric",
    "alignment": "champion",
    "backstory": "devoted",
    "gold": 0,
    "result": 0,
}


def ended(*heroes: dict[str, Any], options: dict[str, str] | None = None) -> Outcome:
    """The battle is fought; every hero has a result below the strength, unless described otherwise."""
    familiars = ("moth", "newt")
    people = [
        PLAIN | {"familiar": familiars[seat]} | hero for seat, hero in enumerate([*heroes, *[{}] * (2 - len(heroes))])
    ]
    table = situation(
        "roll-player",
        2,
        {"expansion": "fiends-familiars", **(options or {})},
        phase="spoils",
        revealed=3,
        heroes=people,
        cards=CARDS,
        monster="hydra",
        lurking={},
    )
    outcome = table.table.outcome
    assert outcome is not None
    return outcome


def by_category(seat: SeatOutcome) -> dict[str, int]:
    stars: dict[str, int] = {}
    for line in seat.lines:
        stars[line.category] = stars.get(line.category, 0) + line.points
    return stars


def paid(seat: SeatOutcome, clause: str) -> int:
    """The stars of the line that cites this clause."""
    (line,) = (line for line in seat.lines if line.rule == clause)
    return line.points


def power(*dice: str) -> int:
    return paid(ended({"rows": {"familiar": dice}}).seats[0], "FF-SCORE-02")


def backstory(*dice: str | None, reading: str | None = None) -> int:
    options = {"FF-SCORE-04": reading} if reading else {}
    return paid(ended({"rows": {"familiar": dice}}, options=options).seats[0], "FF-SCORE-03")


# --- all categories ------------------------------------------------------------------------------


@rule("FF-SCORE-01")
def test_the_total_is_all_base_categories_the_familiar_and_the_battle() -> None:
    seat = ended(
        {
            "rows": {
                "str": ["white5", "white5", "gold4"],
                "int": ["white1"],
                "cha": ["gold1", "blue1"],
                "familiar": ["red3", "blue4", "gold1"],
            },
            "marker": 3,
            "armor": ["mail-1", "mail-2", "mail-3", "mail-4"],
            "traits": ["stalwart"],
            "result": 15,
        }
    ).seats[0]
    assert by_category(seat) == {
        "goals": 2,
        "class-dice": 3,
        "alignment": 3,
        "backstory": 1,
        "armor": 8,
        "traits": 4,
        "familiar": 4 + 1,
        "monster": 5 + 3,
    }
    assert seat.total == 34


@rule("FF-SCORE-01")
def test_stars_of_the_battle_decide_the_game() -> None:
    outcome = ended({"result": 10}, {"rows": {"str": ["white1", "white2"]}, "result": 9})
    assert [seat.total for seat in outcome.seats] == [5, 2]
    assert outcome.winners == (0,)


@rule("FF-SCORE-01")
def test_before_the_battle_the_stars_so_far_have_no_monster_in_them() -> None:
    table = situation("roll-player", 2, {"expansion": "fiends-familiars"}, heroes=[{"result": 12}])
    assert "monster" not in table.view()["heroes"][0]["stars"]


# --- the familiar --------------------------------------------------------------------------------


@rule("FF-SCORE-02")
@pytest.mark.parametrize(
    ("dice", "stars"),
    [
        ((), 0),
        (("gold6",), 0),
        (("gold6", "gold1"), 4),
        (("gold1", "gold2", "gold4"), 4),
        (("gold3", "gold3", "gold3"), 4),
        (("gold4", "gold3", "gold3"), 0),
    ],
)
def test_the_power_is_the_sum_of_the_familiars_dice_and_pays_when_it_meets_the_goal(
    dice: tuple[str, ...], stars: int
) -> None:
    assert power(*dice) == stars


@rule("FF-SCORE-02")
def test_race_and_weapons_change_no_power() -> None:
    hero = {"race": "dwarf", "weapons": ["short-sword"], "rows": {"familiar": ["gold3", "gold3"]}}
    assert paid(ended(hero).seats[0], "FF-SCORE-02") == 0


@rule("FF-SCORE-02")
def test_dice_of_the_attribute_rows_are_no_power() -> None:
    assert paid(ended({"rows": {"str": ["gold4", "gold4"]}}).seats[0], "FF-SCORE-02") == 0


@rule("FF-SCORE-03")
@pytest.mark.parametrize(
    ("dice", "stars"),
    [
        ((), 0),
        (("red1",), 0),
        (("red1", "blue1"), 1),
        (("red1", "gold1", "green6"), 1),
        (("red1", "blue1", "green1"), 3),
        (("blue1", "red1", "green1"), 0),  # the colours are there, the positions wrong
        (("green1", "red1", "blue1"), 0),
        ((None, "blue1", "green1"), 1),
    ],
)
def test_the_familiars_backstory_pays_for_colours_in_their_places(dice: tuple[str | None, ...], stars: int) -> None:
    assert backstory(*dice) == stars


@rule("FF-SCORE-03")
def test_a_split_die_matches_in_either_colour_and_the_value_never_counts() -> None:
    assert backstory("green-red1", "green-blue4", "red-purple2") == 1
    assert backstory("green-red1", "blue-purple4", "green-blue2") == 3


@rule("FF-SCORE-03")
def test_the_line_names_the_matching_dice() -> None:
    seat = ended({"rows": {"familiar": ["red1", "gold1", "green1"]}}).seats[0]
    (line,) = (line for line in seat.lines if line.rule == "FF-SCORE-03")
    assert line.things == ("die:familiar:1", "die:familiar:3")


@rule("FF-SCORE-04")
@pytest.mark.parametrize(
    ("reading", "stars"),
    [(None, [0, 0, 1, 3]), ("by-list", [0, 0, 1, 3]), ("one-star", [0, 1, 1, 3])],
)
def test_one_match_pays_nothing_or_in_the_other_reading_a_star(reading: str | None, stars: list[int]) -> None:
    dice = ("red1", "blue1", "green1")
    assert [backstory(*dice[:count], reading=reading) for count in range(4)] == stars


# --- ties ----------------------------------------------------------------------------------------


@rule("FF-SCORE-05")
def test_a_tie_goes_to_the_hero_with_more_gold() -> None:
    outcome = ended({"result": 12, "gold": 3}, {"result": 12, "gold": 4, "rows": {"str": ["gold1"]}})
    assert [seat.total for seat in outcome.seats] == [5, 5]
    assert (outcome.winners, outcome.settled_by) == ((1,), "RP-SCORE-19")


@rule("FF-SCORE-05")
@pytest.mark.parametrize(
    "more",
    [
        {"rows": {"familiar": ["white1"]}},
        {"rows": {"familiar": ["red-white1"]}},
        {"rows": {"str": ["green-white1"]}},
    ],
)
def test_then_the_fewest_class_coloured_dice_win_familiar_and_split_dice_included(more: dict[str, Any]) -> None:
    """A die of the class colour is a star; the other hero has it from the grid."""
    outcome = ended(more, {"alignment": "arbiter", "marker": 0})
    assert [seat.total for seat in outcome.seats] == [1, 1]
    assert [seat.tie_break for seat in outcome.seats] == [(0, -1), (0, 0)]
    assert (outcome.winners, outcome.settled_by) == ((1,), "RP-SCORE-20")


@rule("FF-SCORE-05")
def test_after_a_full_tie_the_victory_is_shared() -> None:
    outcome = ended({"result": 12}, {"result": 12})
    assert (outcome.winners, outcome.settled_by) == ((0, 1), "RP-SCORE-21")


@rule("FF-SOLO-18")
def test_nobody_has_a_rank_among_several() -> None:
    assert [(seat.title, seat.title_rule) for seat in ended().seats] == [(None, None)] * 2
