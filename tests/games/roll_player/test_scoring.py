"""Final scoring: RP-SCORE."""

from typing import Any

import pytest

from herowright.games.roll_player.cards.abilities import GainGold, ShiftDie
from herowright.games.roll_player.cards.powers import DieBonus, RowBonus
from herowright.games.roll_player.cards.scorings import PerTriple
from herowright.games.roll_player.cards.types import Armor, ArmorSet, Card, Skill, Weapon
from herowright.games.roll_player.rules import scoring
from herowright.games.roll_player.rules.components import CHA, CON, ROW_IDS, ROWS, STR, WHITE
from herowright.table.outcome import Outcome, SeatOutcome
from herowright.testing import Play, rule, situation
from herowright.testing import roll_player as rp

# Cards of our own, so that no re-balanced number can disturb a rule.
MAIL = ArmorSet("chain", ladder=(1, 3, 5, 7, 10), colours=(WHITE,))
HIDE = ArmorSet("leather", ladder=(2, 4, 6, 9), colours=())
CARDS: tuple[Card, ...] = (
    *(Armor(id=f"mail-{n}", number=900 + n, dots=1, cost=3, set=MAIL) for n in range(1, 6)),
    *(Armor(id=f"hide-{n}", number=910 + n, dots=1, cost=3, set=HIDE) for n in range(1, 5)),
    Weapon(id="halberd", number=920, dots=1, cost=3, hands=1, effect=RowBonus(2, rows=(CON, CHA))),
    Weapon(id="shackle", number=921, dots=1, cost=3, hands=1, effect=RowBonus(-1, rows=(CON, CHA))),
    Weapon(id="maul", number=922, dots=1, cost=3, hands=1, effect=DieBonus(1, row=STR)),
    Weapon(id="stick", number=923, dots=1, cost=3, hands=1, effect=RowBonus(0, rows=(CON, CHA))),
    Skill(id="heal", number=924, dots=1, cost=3, arrow="good", ability=ShiftDie(1, 1)),
    Skill(id="beg", number=925, dots=1, cost=3, arrow="good", ability=GainGold(1)),
)
# Three dice with a given sum.
DICE = {13: (6, 6, 1), 14: (6, 6, 2), 15: (6, 6, 3), 16: (6, 6, 4), 17: (6, 6, 5), 18: (6, 6, 6)}


def row(value: int, colour: str = "gold") -> list[str]:
    return [f"{colour}{face}" for face in DICE[value]]


def table_of(*heroes: dict[str, Any], seats: int = 2, **spec: Any) -> Play:
    """The game is over, unless somebody has a skill to use. A human without any stars, unless described otherwise."""
    people = [{"race": "human", "hero_class": "cleric", "alignment": "champion", **hero} for hero in heroes]
    return situation("roll-player", max(seats, len(people)), phase="last-call", heroes=people, cards=CARDS, **spec)


def result(*heroes: dict[str, Any]) -> Outcome:
    outcome = table_of(*heroes).table.outcome
    assert outcome is not None
    return outcome


def points(outcome: SeatOutcome, category: str) -> list[int]:
    return [line.points for line in outcome.lines if line.category == category]


def stars(category: str, **hero: Any) -> int:
    """What one hero gets in a category."""
    return sum(points(result(hero).seats[0], category))


# --- the whole score -------------------------------------------------------------------------------


@rule("RP-SCORE-01")
def test_only_the_final_situation_counts() -> None:
    hero = {"hero_class": "wizard", "rows": {"dex": row(17)}, "skills": ["heal"]}
    table = table_of(hero)
    assert table.table.outcome is None
    assert table.view()["heroes"][0]["values"]["dex"] == 17
    table.play("use:heal", "raise:dex:3")
    outcome = table.table.outcome
    assert outcome is not None
    assert points(outcome.seats[0], "goals") == [0, 0, 0, 0, 0, 0]


@rule("RP-SCORE-01")
@pytest.mark.parametrize("phase", ["dice", "clean-up"])
def test_there_is_no_score_during_play(phase: str) -> None:
    table = situation("roll-player", 2, phase=phase, heroes=[{"rows": {"str": row(18)}}])
    assert table.table.outcome is None


@rule("RP-SCORE-02")
def test_the_total_is_the_sum_of_six_categories() -> None:
    seat = result(
        {
            "rows": {"str": ["white5", "white5", "gold4"], "int": ["white1"], "cha": ["gold1", "blue1"]},
            "backstory": "devoted",
            "marker": 3,
            "armor": ["mail-1", "mail-2", "mail-3", "mail-4"],
            "weapons": ["stick"],
            "traits": ["steadfast"],
        }
    ).seats[0]
    by_category = {line.category: sum(points(seat, line.category)) for line in seat.lines}
    assert by_category == {"goals": 2, "class-dice": 3, "alignment": 3, "backstory": 1, "armor": 8, "traits": 2}
    assert seat.total == 19


# --- attribute goals ---------------------------------------------------------------------------------


@rule("RP-SCORE-03")
@pytest.mark.parametrize(
    ("race", "weapons", "con", "cha"),
    [
        ("human", [], 12, 9),
        ("dwarf", [], 14, 7),
        ("human", ["halberd"], 14, 11),
        ("human", ["shackle"], 11, 8),
        ("dwarf", ["halberd", "shackle"], 15, 8),
    ],
)
def test_a_row_counts_its_dice_the_race_and_the_weapons(race: str, weapons: list[str], con: int, cha: int) -> None:
    rows = {"con": ["red3", "red4", "red5"], "cha": ["red2", "red3", "red4"]}
    seat = result({"race": race, "weapons": weapons, "rows": rows}).seats[0]
    values = {line.label.args["row"]: line.label.args["value"] for line in seat.lines if line.category == "goals"}
    assert (values["attr:con"], values["attr:cha"]) == (con, cha)


@rule("RP-SCORE-03")
def test_a_weapon_that_raises_dice_counts_for_every_die_of_the_row() -> None:
    table = table_of({"rows": {"str": ["red1", "red2"]}, "weapons": ["maul"]})
    assert table.view()["heroes"][0]["values"]["str"] == 5


@rule("RP-SCORE-03")
def test_race_and_weapon_decide_whether_a_goal_is_met() -> None:
    assert stars("goals", hero_class="wizard", rows={"dex": row(17)}) == 3
    assert stars("goals", hero_class="wizard", race="dragonkin", rows={"dex": row(17)}) == 0
    assert stars("goals", hero_class="wizard", race="elf", rows={"dex": row(15)}) == 3
    assert stars("goals", hero_class="barbarian", weapons=["halberd"], rows={"con": row(16)}) == 3


@rule("RP-SCORE-04", "RP-SCORE-07")
@pytest.mark.parametrize(("value", "paid"), [(16, 0), (17, 3), (18, 0)])
def test_ex_06_a_goal_of_one_number_is_met_by_that_value_alone(value: int, paid: int) -> None:
    assert stars("goals", hero_class="wizard", rows={"dex": row(value)}) == paid


@rule("RP-SCORE-05")
@pytest.mark.parametrize(("value", "paid"), [(15, 0), (16, 2), (17, 2), (18, 0)])
def test_ex_07_a_goal_of_a_range_is_met_by_both_ends(value: int, paid: int) -> None:
    assert stars("goals", hero_class="cleric", rows={"dex": row(value)}) == paid


@rule("RP-SCORE-06")
@pytest.mark.parametrize(("value", "paid"), [(13, 0), (14, 1), (18, 1)])
def test_ex_08_a_goal_with_a_plus_is_met_by_more(value: int, paid: int) -> None:
    assert stars("goals", hero_class="cleric", rows={"int": row(value)}) == paid


@rule("RP-SCORE-04", "RP-SCORE-05", "RP-SCORE-06")
@pytest.mark.parametrize(
    ("hero_class", "attribute", "clause"),
    [("wizard", 1, "RP-SCORE-04"), ("cleric", 1, "RP-SCORE-05"), ("cleric", 3, "RP-SCORE-06")],
    ids=["number", "range", "plus"],
)
def test_the_score_sheet_cites_the_clause_of_each_goal(hero_class: str, attribute: int, clause: str) -> None:
    seat = result({"hero_class": hero_class}).seats[0]
    assert [line.rule for line in seat.lines if line.category == "goals"][attribute] == clause


@rule("RP-SCORE-07")
def test_each_goal_pays_in_full_or_not_at_all() -> None:
    rows = {"str": row(17), "dex": row(15), "con": row(16), "wis": row(16)}
    seat = result({"hero_class": "paladin", "rows": rows}).seats[0]
    assert points(seat, "goals") == [3, 2, 0, 0, 2, 0]


# --- dice, alignment, backstory ------------------------------------------------------------------------


@rule("RP-SCORE-08")
def test_every_die_in_the_class_colour_is_a_star() -> None:
    rows = {"str": ["white1", "gold6", "white3"], "cha": ["white6", "black6"]}
    assert stars("class-dice", hero_class="cleric", rows=rows) == 3
    assert stars("class-dice", hero_class="rogue", rows=rows) == 1
    assert stars("class-dice", hero_class="druid", rows=rows) == 0


@rule("RP-SCORE-09")
@pytest.mark.parametrize(("marker", "paid"), [(3, 3), (4, 0), (5, -1)])
def test_the_field_under_the_marker_adds_or_takes_stars(marker: int, paid: int) -> None:
    seat = result({"alignment": "champion", "marker": marker, "rows": {"str": ["white1"]}}).seats[0]
    assert points(seat, "alignment") == [paid]
    assert seat.total == 1 + paid


# The spaces of the Brawler: Strength 2 green, Dexterity 3 red, Constitution 2 blue, Intelligence 3
# purple, Wisdom 3 black, Charisma 1 white.
BRAWLER = {
    "str": ["gold1", "green1"],
    "dex": ["gold1", "gold1", "red1"],
    "con": ["gold1", "blue1"],
    "int": ["gold1", "gold1", "purple1"],
    "wis": ["gold1", "gold1", "black1"],
    "cha": ["white1"],
}


def brawler(matches: int, **rows: list[str]) -> int:
    """The first so many rows hold the demanded colour, the others are empty unless given."""
    held = dict(list(BRAWLER.items())[:matches])
    return stars("backstory", backstory="brawler", rows=held | rows)


@rule("RP-SCORE-10")
@pytest.mark.parametrize(("matches", "paid"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 3), (5, 3), (6, 6)])
def test_backstory_matches_pay_in_steps(matches: int, paid: int) -> None:
    assert brawler(matches) == paid


@rule("RP-SCORE-10", "RP-SCORE-11")
def test_ex_01_four_matches_of_six_pay_three_stars() -> None:
    assert brawler(4, wis=["black1", "gold1", "gold1"], cha=["red1"]) == 3


@rule("RP-SCORE-11")
@pytest.mark.parametrize(
    ("cha", "paid"),
    [
        (["white6"], 1),
        (["white1", "white2"], 1),
        (["gold1", "white1"], 0),
        (["black1"], 0),
        ([], 0),
    ],
)
def test_a_match_is_the_colour_on_the_very_space_whatever_the_value(cha: list[str], paid: int) -> None:
    """With one match elsewhere, the Charisma row decides between one and two."""
    assert brawler(1, cha=cha) == paid


# --- armor ---------------------------------------------------------------------------------------------


@rule("RP-SCORE-12")
def test_a_single_card_is_a_set() -> None:
    assert stars("armor", hero_class="druid", armor=["mail-1"]) == 1
    assert stars("armor", hero_class="druid", armor=["hide-1"]) == 2


@rule("RP-SCORE-12")
def test_cards_of_one_type_are_one_set_and_other_types_are_other_sets() -> None:
    seat = result({"hero_class": "druid", "armor": ["mail-1", "hide-1", "mail-2"]}).seats[0]
    assert points(seat, "armor") == [3, 2]


@rule("RP-SCORE-13")
@pytest.mark.parametrize(("pieces", "paid"), [(1, 1), (2, 3), (3, 5), (4, 7), (5, 10)])
def test_a_set_pays_what_its_cards_print_for_their_number(pieces: int, paid: int) -> None:
    assert stars("armor", hero_class="druid", armor=[f"mail-{n + 1}" for n in range(pieces)]) == paid


@rule("RP-SCORE-13", "RP-SCORE-14", "RP-SCORE-15")
def test_ex_09_a_cleric_gets_eight_stars_for_four_chain_cards() -> None:
    armor = ["chain-gorget", "chain-vambraces", "chain-helm", "chain-tunic"]
    assert stars("armor", hero_class="cleric", armor=armor) == 8


@rule("RP-SCORE-14")
def test_a_set_in_the_class_colour_pays_one_star_more() -> None:
    assert stars("armor", hero_class="cleric", armor=["mail-1"]) == 2
    assert stars("armor", hero_class="rogue", armor=["mail-1"]) == 1


@rule("RP-SCORE-15")
@pytest.mark.parametrize(("pieces", "paid"), [(1, 2), (2, 4), (3, 6), (5, 11)])
def test_the_colour_counts_once_a_set(pieces: int, paid: int) -> None:
    assert stars("armor", hero_class="paladin", armor=[f"mail-{n + 1}" for n in range(pieces)]) == paid


@rule("RP-SCORE-16")
def test_sets_are_scored_apart_and_added() -> None:
    armor = ["mail-1", "mail-2", "mail-3", "hide-1", "hide-2"]
    assert stars("armor", hero_class="druid", armor=armor) == 5 + 4
    assert stars("armor", hero_class="cleric", armor=armor) == 5 + 1 + 4


# --- traits --------------------------------------------------------------------------------------------


@rule("RP-SCORE-17")
@pytest.mark.parametrize(("weapons", "paid"), [([], 0), (["maul"], 2), (["maul", "stick"], 4)])
def test_a_trait_pays_what_its_text_grants(weapons: list[str], paid: int) -> None:
    assert stars("traits", weapons=weapons, traits=["steadfast"]) == paid


@rule("RP-SCORE-17")
def test_a_trait_looks_at_the_final_situation() -> None:
    table = table_of({"weapons": ["maul", "stick"], "traits": ["steadfast"], "skills": ["beg"]})
    table.play("drop:maul", "done")
    outcome = table.table.outcome
    assert outcome is not None
    assert points(outcome.seats[0], "traits") == [2]


# --- who wins ------------------------------------------------------------------------------------------

# Champion pays 3 on field 3 and Eccentric on field 5; three dice of the class colour pay as much.
THREE_STARS = {"alignment": "champion", "marker": 3, "gold": 5}
THREE_MORE = {"alignment": "eccentric", "marker": 5, "gold": 5}
THREE_DICE = {"hero_class": "rogue", "rows": {"str": ["black1", "black1", "black1"]}, "gold": 5}


def places(outcome: Outcome) -> list[int]:
    return [seat.place for seat in outcome.seats]


@rule("RP-SCORE-18")
def test_most_stars_win_even_with_less_gold() -> None:
    outcome = result({"gold": 9}, THREE_STARS | {"gold": 0})
    assert [seat.total for seat in outcome.seats] == [0, 3]
    assert outcome.winners == (1,)
    assert places(outcome) == [2, 1]
    assert outcome.settled_by is None


@rule("RP-SCORE-19")
def test_a_tie_goes_to_the_most_gold() -> None:
    outcome = result(THREE_STARS, THREE_MORE | {"gold": 6})
    assert [seat.total for seat in outcome.seats] == [3, 3]
    assert outcome.winners == (1,)
    assert places(outcome) == [2, 1]
    assert outcome.settled_by == "RP-SCORE-19"


@rule("RP-SCORE-19")
def test_gold_comes_before_the_dice_of_the_class_colour() -> None:
    outcome = result(THREE_STARS, THREE_DICE | {"gold": 6})
    assert [seat.total for seat in outcome.seats] == [3, 3]
    assert outcome.winners == (1,)


@rule("RP-SCORE-19")
def test_only_the_gold_of_those_tied_matters() -> None:
    outcome = result({"gold": 99}, THREE_STARS, THREE_MORE | {"gold": 6})
    assert outcome.winners == (2,)
    assert places(outcome) == [3, 2, 1]


@rule("RP-SCORE-20")
def test_with_equal_gold_the_fewest_dice_of_the_class_colour_win() -> None:
    outcome = result(THREE_DICE, THREE_STARS)
    assert [seat.total for seat in outcome.seats] == [3, 3]
    assert outcome.winners == (1,)
    assert places(outcome) == [2, 1]
    assert outcome.settled_by == "RP-SCORE-20"


@rule("RP-SCORE-20")
def test_dice_of_other_colours_do_not_matter_for_the_tie() -> None:
    outcome = result(THREE_DICE, THREE_STARS | {"rows": {"str": ["red1", "red1", "red1"], "dex": ["gold1", "red1"]}})
    assert [seat.total for seat in outcome.seats] == [3, 3]
    assert outcome.winners == (1,)


@rule("RP-SCORE-21")
def test_who_is_tied_in_everything_shares_the_victory() -> None:
    outcome = result(THREE_STARS, THREE_MORE)
    assert outcome.winners == (0, 1)
    assert places(outcome) == [1, 1]
    assert outcome.settled_by == "RP-SCORE-21"


@rule("RP-SCORE-21")
def test_two_of_three_share_the_victory() -> None:
    outcome = result(THREE_STARS, THREE_DICE, THREE_MORE)
    assert [seat.total for seat in outcome.seats] == [3, 3, 3]
    assert outcome.winners == (0, 2)
    assert places(outcome) == [1, 3, 1]


@rule("RP-SCORE-22")
def test_gold_is_no_stars() -> None:
    seat = result({"gold": 80}).seats[0]
    assert seat.total == 0
    assert points(seat, "gold") == []


# --- the sheet -----------------------------------------------------------------------------------


@rule("RP-SCORE-04", "RP-SCORE-08", "RP-SCORE-09", "RP-SCORE-10", "RP-SCORE-13", "RP-SCORE-17")
def test_the_lines_of_a_score_come_as_the_rules_list_them() -> None:
    """Rows as on the sheet, armor and traits as they were bought, and beside each line what it counts."""
    triple = rp.trait("triple", PerTriple(1))
    rows = {"con": ["red1"] * 3, "str": ["blue2"] * 3}
    hero = {"backstory": "nobody", "traits": ["weak", "triple"], "armor": ["hide-1", "mail-1", "hide-2"], "rows": rows}
    outcome = situation(
        "roll-player", 2, phase="scoring", heroes=[hero], cards=[*CARDS, triple, rp.backstory()]
    ).table.outcome
    assert outcome is not None
    lines = [(line.category, *line.things) for line in outcome.seats[0].lines]
    goals = [("goals", f"row:{id}") for id in ROW_IDS]
    assert lines == [
        *goals,
        ("class-dice",),
        ("alignment", "field:4"),
        ("backstory",),
        ("armor", "card:hide-1", "card:hide-2"),
        ("armor", "card:mail-1"),
        ("traits", "card:weak", "row:str"),
        ("traits", "card:triple", "row:str", "row:con"),
    ]


@rule("RP-SOLO-18", "RP-ED-23-PL2")
def test_nobody_has_a_rank_among_several() -> None:
    outcome = situation("roll-player", 2, phase="scoring").table.outcome
    assert outcome is not None
    assert [(seat.title, seat.title_rule) for seat in outcome.seats] == [(None, None)] * 2


@rule("RP-SETUP-04")
def test_before_anybody_has_a_sheet_no_row_is_worth_anything() -> None:
    table = situation("roll-player", 2, phase="sheets").state
    assert [scoring.row_value(table, hero, row) for hero in table.heroes for row in ROWS] == [0] * 12
