"""The twenty traits: what each pays where it is fulfilled, and where it just misses."""

from typing import Any

import pytest

from herowright.games.roll_player.cards.box import box_of
from herowright.games.roll_player.cards.scorings import Counted
from herowright.games.roll_player.cards.types import Trait
from herowright.table.message import Message
from herowright.testing import rule, situation

# Trait, card number and dots as printed.
PRINTED = [
    ("steadfast", 9, 2),
    ("honorable", 10, 2),
    ("nimble", 11, 2),
    ("proud", 12, 2),
    ("weak", 13, 1),
    ("clumsy", 14, 2),
    ("foolish", 15, 1),
    ("reckless", 16, 1),
    ("focused", 17, 2),
    ("compassionate", 18, 2),
    ("obsessed", 19, 2),
    ("cunning", 20, 1),
    ("greedy", 21, 2),
    ("honest", 22, 1),
    ("loyal", 23, 1),
    ("obnoxious", 24, 1),
    ("dedicated", 50, 1),
    ("courageous", 51, 1),
    ("envious", 52, 2),
    ("famous", 53, 2),
]
# Where the marker goes from the centre.
TOWARD = {"good": 1, "evil": 7, "lawful": 3, "chaotic": 5}
ROWS = ("str", "dex", "con", "int", "wis", "cha")


def find(id: str) -> Any:
    return box_of("pl2").find("market", id)


def stars(trait: str, **hero: Any) -> int:
    """What the trait pays to a hero, all other traits left out."""
    hero = {"hero_class": "monk", "traits": [trait], **hero}
    outcome = situation("roll-player", 2, phase="last-call", heroes=[hero]).table.outcome
    assert outcome is not None
    return next(
        line.points
        for line in outcome.seats[0].lines
        if line.category == "traits" and line.label.args["card"] == f"card:{trait}"
    )


def dice(total: int, colour: str = "gold") -> list[str]:
    """Three dice with a given sum."""
    first = min(6, total - 2)
    second = min(6, total - first - 1)
    return [f"{colour}{face}" for face in (first, second, total - first - second)]


def sheet(faces: list[int], colour: str = "gold") -> dict[str, list[str]]:
    """Dice on the sheet, row by row from Strength on."""
    return {ROWS[at // 3]: [f"{colour}{face}" for face in faces[at : at + 3]] for at in range(0, len(faces), 3)}


@rule("RP-COMP-14", "RP-COMP-15", "RP-MKT-14")
@pytest.mark.parametrize(("id", "number", "dots"), PRINTED, ids=[row[0] for row in PRINTED])
def test_a_trait_is_as_printed_and_moves_the_marker_when_bought(id: str, number: int, dots: int) -> None:
    card = find(id)
    assert (card.family, card.number, card.dots) == ("trait", number, dots)
    heroes = [{"hero_class": "monk", "gold": 20, "marker": 4}]
    table = situation("roll-player", 2, phase="market", initiative={0: 1, 1: 2}, heroes=heroes, market=[id])
    table.play(f"buy:{id}")
    assert [trait.id for trait in table.hero(0).traits] == [id]
    assert table.hero(0).gold == 20 - card.cost
    assert table.hero(0).marker == TOWARD[card.arrow]


def test_there_are_twenty_traits() -> None:
    assert [card.id for card in box_of("pl2").market if card.family == "trait"] == [row[0] for row in PRINTED]


def test_reckless_costs_six_gold() -> None:
    assert (find("reckless").cost, find("reckless").provenance_of("cost")) == (6, "printed")


# --- cards owned -----------------------------------------------------------------------------------------


@rule("RP-SCORE-17")
@pytest.mark.parametrize(("weapons", "paid"), [([], 0), (["longsword"], 2), (["longsword", "blessed-mace"], 4)])
def test_steadfast_pays_two_stars_for_each_weapon(weapons: list[str], paid: int) -> None:
    assert stars("steadfast", weapons=weapons, armor=["chain-helm"]) == paid


@rule("RP-SCORE-17")
@pytest.mark.parametrize("skills", [[], ["climb"], ["climb", "search", "knowledge"]], ids=len)
def test_cunning_pays_for_each_skill_ready_or_not(skills: list[str]) -> None:
    each = find("cunning").scoring.stars
    assert each > 0
    assert stars("cunning", skills=skills, exhausted=skills, weapons=["longsword"]) == each * len(skills)


@rule("RP-SCORE-17")
@pytest.mark.parametrize("others", [[], ["weak"], ["weak", "proud", "loyal"]], ids=len)
def test_famous_pays_for_each_trait_itself_included(others: list[str]) -> None:
    each = find("famous").scoring.stars
    assert each > 0
    assert stars("famous", traits=["famous", *others]) == each * (1 + len(others))


# --- totals of rows ----------------------------------------------------------------------------------------


@rule("RP-SCORE-17", "RP-CARD-13")
@pytest.mark.parametrize(("id", "row"), [("weak", "str"), ("clumsy", "dex"), ("foolish", "wis")])
def test_a_low_row_pays_up_to_its_limit(id: str, row: str) -> None:
    scoring = find(id).scoring
    assert scoring.stars > 0
    assert stars(id, rows={row: dice(scoring.total)}) == scoring.stars
    assert stars(id, rows={row: dice(scoring.total - 1)}) == scoring.stars
    assert stars(id, rows={row: dice(scoring.total + 1)}) == 0


@rule("RP-SCORE-17")
@pytest.mark.parametrize(("id", "row"), [("nimble", "dex"), ("proud", "cha")])
def test_the_highest_row_pays_even_if_another_is_as_high(id: str, row: str) -> None:
    paid = find(id).scoring.stars
    assert paid > 0
    assert stars(id, rows={row: dice(12), "int": dice(11, "red")}) == paid
    assert stars(id, rows={row: dice(12), "int": dice(12, "red")}) == paid
    assert stars(id, rows={row: dice(12), "int": dice(13, "red")}) == 0


@rule("RP-SCORE-17")
def test_courageous_pays_for_two_rows_that_reach_their_total() -> None:
    scoring = find("courageous").scoring
    first, second = (ROWS[row] for row in scoring.rows)
    assert scoring.stars > 0
    assert stars("courageous", rows={first: dice(18), second: dice(scoring.total - 18, "red")}) == scoring.stars
    assert stars("courageous", rows={first: dice(18), second: dice(scoring.total - 19, "red")}) == 0


# --- dice --------------------------------------------------------------------------------------------------


@rule("RP-SCORE-17")
def test_reckless_pays_for_dice_with_a_high_face() -> None:
    scoring = find("reckless").scoring
    some, other = scoring.face, scoring.face - 1
    assert stars("reckless", rows=sheet([some] * (scoring.each - 1) + [other])) == 0
    assert stars("reckless", rows=sheet([some] * scoring.each)) == 1
    assert stars("reckless", rows=sheet([some] * (2 * scoring.each))) == 2


@rule("RP-SCORE-17")
def test_focused_pays_for_each_row_of_three_equal_values() -> None:
    each = find("focused").scoring.stars
    assert each > 0
    assert stars("focused", rows=sheet([4, 4, 4])) == each
    assert stars("focused", rows=sheet([4, 4, 4, 1, 1, 1])) == 2 * each
    assert stars("focused", rows=sheet([4, 4, 5])) == 0
    assert stars("focused", rows=sheet([4, 4])) == 0


@rule("RP-SCORE-17")
def test_obsessed_pays_for_the_dice_of_the_biggest_colour_beyond_some() -> None:
    beyond = find("obsessed").scoring.beyond
    others = {"cha": ["red1", "blue2", "green3"]}
    assert stars("obsessed", rows=sheet([1] * beyond) | others) == 0
    assert stars("obsessed", rows=sheet([1] * (beyond + 1)) | others) == 1
    assert stars("obsessed", rows=sheet([1] * (beyond + 3)) | others) == 3


@rule("RP-SCORE-17")
def test_dedicated_pays_for_dice_in_the_class_colour() -> None:
    each = find("dedicated").scoring.each
    others = {"cha": ["red1", "red1", "red1"]}
    assert stars("dedicated", hero_class="thief", rows=sheet([1] * (each - 1), "black") | others) == 0
    assert stars("dedicated", hero_class="thief", rows=sheet([1] * each, "black") | others) == 1
    assert stars("dedicated", hero_class="thief", rows=sheet([1] * (2 * each), "black") | others) == 2


# The Brawler wants a green die in the middle of Strength, a red one at the end of Dexterity and so on.
BRAWLER = {
    "str": ["gold1", "green1"],
    "dex": ["gold1", "gold1", "red1"],
    "con": ["gold1", "blue1"],
    "int": ["gold1", "gold1", "purple1"],
    "wis": ["gold1", "gold1", "black1"],
    "cha": ["white1"],
}


@rule("RP-SCORE-17")
def test_loyal_pays_for_matches_of_the_backstory() -> None:
    each = find("loyal").scoring.each

    def paid(matches: int) -> int:
        return stars("loyal", backstory="brawler", rows=dict(list(BRAWLER.items())[:matches]))

    assert (paid(each - 1), paid(each), paid(6)) == (0, 1, 6 // each)


# --- gold and marker -----------------------------------------------------------------------------------------


@rule("RP-SCORE-17")
def test_greedy_pays_for_gold() -> None:
    each = find("greedy").scoring.each
    assert stars("greedy", gold=each - 1) == 0
    assert stars("greedy", gold=each) == 1
    assert stars("greedy", gold=2 * each + each - 1) == 2


@rule("RP-SCORE-17")
@pytest.mark.parametrize(
    ("id", "fields"),
    [
        ("honorable", {0}),
        ("compassionate", {0, 1, 2}),
        ("honest", {0, 3, 6}),
        ("obnoxious", {2, 5, 8}),
        ("envious", {6, 7, 8}),
    ],
)
def test_a_trait_of_conviction_pays_where_the_marker_stands(id: str, fields: set[int]) -> None:
    paid = find(id).scoring.stars
    assert paid > 0
    assert [stars(id, marker=field) for field in range(9)] == [paid * (field in fields) for field in range(9)]


@rule("RP-SCORE-17")
def test_a_trait_like_no_other_pays_what_its_own_function_counts() -> None:
    thrifty = Trait(
        id="thrifty", number=900, dots=1, cost=1, arrow="good",
        scoring=Counted(lambda table, hero: hero.gold - len(hero.cards), Message("rp-scoring-per-gold", {"each": 1})),
    )  # fmt: skip
    hero = {"traits": ["thrifty"], "weapons": ["longsword"], "gold": 7}
    outcome = situation("roll-player", 2, phase="last-call", heroes=[hero], cards=[thrifty]).table.outcome
    assert outcome is not None
    assert [line.points for line in outcome.seats[0].lines if line.category == "traits"] == [7 - 2]
