"""Set-up of the heroes with Fiends & Familiars: FF-SETUP-15 to FF-SETUP-28."""

from typing import Any

import pytest

from herowright import BadOption
from herowright.games.roll_player.cards.powers import GoldDicePay
from herowright.games.roll_player.cards.types import Goal, HeroClass
from herowright.games.roll_player.fiends_familiars.cards.abilities import Gain
from herowright.games.roll_player.fiends_familiars.cards.box import fiends_box_of
from herowright.games.roll_player.fiends_familiars.cards.measures import ClassDice, GoalsMet, Matches, RowLooks
from herowright.games.roll_player.fiends_familiars.cards.types import Familiar
from herowright.games.roll_player.rules.components import GREEN, STR
from herowright.testing import rule, situation
from tests.games.roll_player.fiends_familiars.opening import (
    ALONE,
    COLOURS,
    TABLES,
    WITH_MM,
    at,
    dealt,
    gold,
    opened,
    placing,
)

EVERY_TABLE = pytest.mark.parametrize(("expansion", "seats"), TABLES)
# A familiar whose action brings 4 XP.
SAGE = Familiar(id="sage", number=901, action="wise", ability=Gain(xp=4), power=Goal(9, None, 2), cells=(0, 1, 2))


# --- players -------------------------------------------------------------------------------------


@rule("FF-SETUP-15")
@pytest.mark.parametrize(("rolls", "first"), [([2, 5, 3], 1), ([6, 5, 3], 0), ([1, 2, 3], 2)])
def test_the_highest_roll_of_an_attribute_die_makes_the_first_player(rolls: list[int], first: int) -> None:
    table = situation("roll-player", 3, {"expansion": ALONE}, rolls=rolls)
    assert table.view()["first"] == first
    assert [(e.seat, e.args["face"]) for e in table.told("rp-event-first-roll")] == list(enumerate(rolls))
    assert sum(table.view()["bag"].values()) == 88


@rule("FF-SETUP-16")
def test_sheets_of_all_boxes_are_picked_from_the_first_player_clockwise() -> None:
    table = opened(WITH_MM, 3, first=1)
    assert (table.asked, len(table.keys)) == ((1, "sheet"), 2 * (6 + 4 + 5))
    table.play("sheet:sheki:male")
    assert (table.asked, len(table.keys)) == ((2, "sheet"), 2 * 14)
    assert table.refuse("sheet:sheki:male").rule == "FF-SETUP-16"
    assert table.refuse("sheet:sheki:female").rule == "FF-SETUP-16"
    table.play("sheet:orc:female", "sheet:dark-elf:male")
    chosen = [(hero["race"], hero["side"]) for hero in table.view()["heroes"]]
    assert chosen == [("dark-elf", "male"), ("sheki", "male"), ("orc", "female")]


@rule("FF-SETUP-17")
@pytest.mark.parametrize(
    ("seats", "first", "expected"),
    [(1, 0, [5]), (2, 1, [5, 5]), (3, 0, [5, 5, 6]), (3, 1, [6, 5, 5]), (4, 0, [5, 5, 6, 7]), (4, 2, [6, 7, 5, 5])],
)
def test_everybody_starts_with_5_gold_the_third_with_6_and_the_fourth_with_7(
    seats: int, first: int, expected: list[int]
) -> None:
    table = at(opened(ALONE, seats, first), "class-card")
    assert gold(table) == expected
    assert {event.rule for event in table.told("rp-event-gold")} == {"FF-SETUP-17"}


@rule("FF-SETUP-18")
@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({}, [5, 5, 6, 7, 8]),
        ({"FF-SETUP-18": "pattern"}, [5, 5, 6, 7, 8]),
        ({"FF-SETUP-18": "fourth-and-fifth"}, [5, 5, 6, 7, 7]),
        ({"FF-SETUP-18": "none"}, [5, 5, 6, 7, 5]),
    ],
)
def test_of_five_players_the_fifth_starts_with_8_or_as_the_table_reads_it(
    options: dict[str, str], expected: list[int]
) -> None:
    table = at(opened(WITH_MM, 5, options=options), "class-card")
    assert gold(table) == expected
    assert [event.rule for event in table.told("rp-event-gold")] == ["FF-SETUP-17"] * 2 + ["FF-SETUP-18"] * 3


@rule("FF-SETUP-18")
@pytest.mark.parametrize("reading", ["pattern", "fourth-and-fifth", "none"])
def test_that_reading_changes_nothing_for_four_players(reading: str) -> None:
    assert gold(at(opened(WITH_MM, 4, options={"FF-SETUP-18": reading}), "class-card")) == [5, 5, 6, 7]


@rule("FF-SETUP-19")
def test_class_colours_come_from_drawn_markers_and_leave_the_dice_alone() -> None:
    table = at(opened(ALONE, 3, draws=["red", "white", "green"]), "class-card")
    for colour, picked in (("red", "warrior"), ("white", "cleric"), ("green", "druid")):
        told = table.told("ff-event-class-marker")[-1]
        assert (told.rule, told.args["colour"]) == ("FF-SETUP-19", f"colour:{colour}")
        table.play(f"class:{picked}")
    assert sum(table.view()["bag"].values()) == 88
    assert table.told("rp-event-class-die") == []


@rule("FF-SETUP-19")
def test_nobody_gets_the_colour_of_another() -> None:
    table = at(opened(ALONE, 2, draws=["red"]), "class-card")
    table.play("class:warrior")
    assert "class:barbarian" not in table.keys
    assert table.refuse("class:barbarian").rule == "FF-SETUP-19"
    for seed in range(10):
        table = at(opened(WITH_MM, 5, seed=seed), "familiar")
        assert len({hero.hero_class.colour for hero in table.state.heroes}) == 5


@rule("FF-SETUP-20")
@pytest.mark.parametrize(
    ("expansion", "sides"),
    [
        (ALONE, {"warrior", "barbarian", "fighter", "centurion"}),
        (WITH_MM, {"warrior", "barbarian", "fighter", "centurion", "warlord", "knight"}),
    ],
)
def test_any_class_card_of_the_colour_may_be_picked_on_either_side(expansion: str, sides: set[str]) -> None:
    table = at(opened(expansion, draws=["red"]), "class-card")
    assert set(table.keys) == {f"class:{side}" for side in sides}
    table.play("class:centurion")
    assert table.view()["heroes"][0]["class"] == "centurion"
    assert table.told("rp-event-class")[0].rule == "FF-SETUP-20"


@rule("FF-SETUP-21")
@pytest.mark.parametrize(("expansion", "seats"), TABLES)
def test_each_player_draws_one_alignment_and_one_backstory(expansion: str, seats: int) -> None:
    heroes = dealt(expansion, seats).view()["heroes"]
    for kind in ("alignment", "backstory"):
        assert len({hero[kind] for hero in heroes} - {None}) == seats


@rule("FF-SETUP-21")
def test_alignment_and_backstory_are_drawn_at_random_from_all_boxes() -> None:
    heroes = [dealt(WITH_MM, seed=seed).view()["heroes"][0] for seed in range(30)]
    alone, both = (fiends_box_of("pl2", expansion) for expansion in (ALONE, WITH_MM))
    for kind, small, large in (
        ("alignment", alone.alignments, both.alignments),
        ("backstory", alone.backstories, both.backstories),
    ):
        drawn = {hero[kind] for hero in heroes}
        assert drawn <= {card.id for card in large}
        assert drawn - {card.id for card in small}
        assert len(drawn) > 10


@rule("FF-SETUP-22")
@EVERY_TABLE
def test_the_marker_begins_on_the_centre_of_the_alignment_and_on_the_class(expansion: str, seats: int) -> None:
    table = dealt(expansion, seats)
    assert [hero["marker"] for hero in table.view()["heroes"]] == [4] * seats
    assert len({table.hero(seat).hero_class.colour for seat in range(seats)}) == seats


@rule("FF-SETUP-23")
@EVERY_TABLE
def test_each_player_keeps_one_of_two_familiars(expansion: str, seats: int) -> None:
    table = dealt(expansion, seats)
    offered = [hero["offered"] for hero in table.view()["heroes"]]
    assert len({id for pair in offered for id in pair}) == 2 * seats
    for seat, pair in enumerate(offered):
        assert table.asked == (seat, "familiar")
        assert table.view()["turn"] == seat
        assert table.keys == [f"familiar:{id}" for id in pair]
        table.play(f"familiar:{pair[1]}")
    assert [hero["familiar"] for hero in table.view()["heroes"]] == [pair[1] for pair in offered]
    assert {pair[0] for pair in offered} <= {card.id for card in table.state.idle_familiars}


@rule("FF-SETUP-23")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_familiars_are_drawn_from_the_first_player_clockwise(first: int) -> None:
    """Backstories, alignments and both stacks of the Market are shuffled before."""
    drawn = [familiar.id for familiar in fiends_box_of("pl2", ALONE).familiars]
    shuffles = [[], [], [], [], drawn[::-1]]
    table = situation("roll-player", 3, {"expansion": ALONE}, phase="deal", turn=first, shuffles=shuffles)
    offered = [[familiar.id for familiar in table.hero((first + place) % 3).offered] for place in range(3)]
    assert offered == [drawn[0:2], drawn[2:4], drawn[4:6]]


@rule("FF-SETUP-23")
def test_no_other_familiar_can_be_kept() -> None:
    table = situation("roll-player", 2, {"expansion": ALONE}, phase="familiars", heroes=[
        {"offered": ["ice-bear", "flame-imp"]}, {"offered": ["jackalope", "dragul-wolf"]},
    ])  # fmt: skip
    refusal = table.refuse("familiar:jackalope")
    assert (refusal.rule, refusal.reason.id) == ("FF-SETUP-23", "ff-no-offered")
    table.play("familiar:ice-bear")
    assert table.refuse("familiar:flame-imp").rule == "FF-SETUP-23"
    assert table.keys == ["familiar:jackalope", "familiar:dragul-wolf"]


def test_who_has_neither_class_nor_backstory_yet_has_nothing_that_matches_them() -> None:
    table = opened(ALONE, 2, first=0).state
    hero = table.heroes[0]
    assert (hero.hero_class, hero.backstory) == (None, None)
    assert [measure.of(table, hero) for measure in (ClassDice(), Matches(), GoalsMet(), RowLooks(STR))] == [0] * 4


# --- starting dice -------------------------------------------------------------------------------


@rule("FF-SETUP-24")
@EVERY_TABLE
def test_each_player_draws_exactly_six_starting_dice(expansion: str, seats: int) -> None:
    table = at(dealt(expansion, seats), "start-die", "start-row")
    assert [len(hero["hand"]) for hero in table.view()["heroes"]] == [6] * seats
    assert {event.rule for event in table.told("rp-event-starting-dice")} == {"FF-SETUP-24"}
    at(table, "order", "initiative")
    assert [len(hero.occupied()) for hero in table.state.heroes] == [6] * seats


@rule("FF-SETUP-24")
def test_starting_dice_are_rolled_and_placed_one_by_one_from_the_left() -> None:
    table = situation(
        "roll-player",
        2,
        {"expansion": ALONE},
        phase="starting-dice",
        call=5,
        draws=["red", "red", "red", "green-blue", "gold", "white"] + ["black"] * 6,
        rolls=[1, 2, 3, 4, 5, 6] + [1] * 6,
    )
    assert table.keys == ["pick:red1", "pick:red2", "pick:red3", "pick:white6", "pick:gold5", "pick:green-blue4"]
    table.play("pick:red2", "place:wis", "pick:green-blue4", "place:wis")
    row = table.view()["heroes"][0]["rows"]["wis"]
    assert row == [{"colour": "red", "face": 2}, {"colour": "green-blue", "face": 4}, None]


@rule("FF-SETUP-24")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_less_random_set_up_hands_out_one_die_of_each_class_colour_and_no_seventh(seats: int) -> None:
    table = at(opened(WITH_MM, seats, options={"variants": ["less-random"]}), "start-die")
    for hero in table.view()["heroes"]:
        assert sorted(die["colour"] for die in hero["hand"]) == sorted(COLOURS)


@rule("FF-SETUP-24")
@pytest.mark.parametrize(("reading", "fixed"), [("fixed-and-drawn", True), ("drawn", False)])
def test_a_short_game_adds_two_dice_drawn_blindly(reading: str, fixed: bool) -> None:
    options = {"expansion": ALONE, "variants": ["less-random", "short"], "RP-VAR-12": reading}
    draws = ["red", "red"] if fixed else ["gold"] * 8
    table = situation("roll-player", 2, options, phase="starting-dice", call=5, draws=draws)
    drawn = [die["colour"] for die in table.view()["heroes"][0]["hand"]]
    assert sorted(drawn) == (sorted([*COLOURS, "red", "red"]) if fixed else ["gold"] * 8)


@rule("FF-SETUP-25")
@pytest.mark.parametrize("row", ["str", "dex", "con", "int", "wis", "cha"])
def test_starting_dice_allow_no_attribute_action(row: str) -> None:
    table = placing({"hand": ["red2", "red3"], "rows": {"str": ["blue1"]}}, {"hand": ["white1"]})
    table.play("pick:red2", f"place:{row}", f"place:{row}")
    assert table.asked == (1, "start-row")
    assert (table.hero(0).tokens, table.hero(0).marker) == (0, 4)


@rule("FF-SETUP-26")
@pytest.mark.parametrize("options", [{}, {"FF-SETUP-26": "none"}])
def test_starting_dice_allow_no_familiar_action_either(options: dict[str, str]) -> None:
    table = placing({"familiar": "sage", "hand": ["red2"]}, {"hand": ["white1"]}, options=options, cards=[SAGE])
    table.play("place:familiar")
    assert (table.asked, table.hero(0).xp) == ((1, "start-row"), 0)


@rule("FF-SETUP-26")
@pytest.mark.parametrize(("key", "xp"), [("familiar", 4), ("skip", 0)])
def test_in_the_other_reading_a_familiar_that_received_a_die_may_act_once(key: str, xp: int) -> None:
    hero = {"familiar": "sage", "hand": ["red2", "red2"]}
    table = placing(hero, {"hand": ["white1"]}, options={"FF-SETUP-26": "familiar-action"}, cards=[SAGE])
    table.play("place:familiar", "place:familiar")
    assert (table.asked, table.keys) == ((0, "action"), ["skip", "familiar"])
    table.play(key)
    assert (table.asked, table.hero(0).xp) == ((1, "start-row"), xp)


@rule("FF-SETUP-26")
def test_in_the_other_reading_too_a_familiar_without_a_die_stays_idle() -> None:
    hero = {"familiar": "sage", "hand": ["red2"]}
    table = placing(hero, {"hand": ["white1"]}, options={"FF-SETUP-26": "familiar-action"}, cards=[SAGE])
    table.play("place:str")
    assert table.asked == (1, "start-row")


@rule("FF-SETUP-27")
def test_starting_dice_may_be_placed_on_the_familiar_and_fill_it() -> None:
    table = placing({"gold": 5, "hand": ["red2", "red2", "red2", "red2"]}, {"hand": ["white1"]})
    assert table.keys == [f"place:{row}" for row in ("str", "dex", "con", "int", "wis", "cha", "familiar")]
    table.play(*["place:familiar"] * 3)
    assert "place:familiar" not in table.keys
    assert table.refuse("place:familiar").reason.id == "rp-no-row-full"
    table.play("place:str")
    assert [die["face"] for die in table.view()["heroes"][0]["rows"]["familiar"]] == [2, 2, 2]


@rule("FF-SETUP-24", "FF-FAM-05", "FF-FAM-06")
@pytest.mark.parametrize(
    ("hand", "row", "there", "paid"),
    [("red2", "familiar", 2, 1), ("red2", "familiar", 1, 0), ("gold2", "familiar", 0, 2), ("gold2", "str", 2, 3)],
)
def test_full_rows_and_gold_dice_of_the_start_pay_by_the_base_rules(hand: str, row: str, there: int, paid: int) -> None:
    hero = {"gold": 5, "hero_class": "monk", "hand": [hand], "rows": {row: ["white1"] * there}}
    table = placing(hero, {"hand": ["white1"]})
    table.play(f"place:{row}")
    assert table.hero(0).gold == 5 + paid


@rule("FF-SETUP-24", "RP-CARD-01")
@pytest.mark.parametrize(
    ("hero_class", "die", "row", "paid"),
    [
        ("magician", "green-blue2", "str", 2),
        ("magician", "green2", "str", 0),
        ("priest", "red2", "familiar", 3),
        ("priest", "red2", "str", 0),
    ],
)
def test_a_class_that_is_paid_for_placing_a_die_is_so_for_a_starting_die(
    hero_class: str, die: str, row: str, paid: int
) -> None:
    hero = {"gold": 5, "hero_class": hero_class, "hand": [die]}
    table = placing(hero, {"hand": ["white1"]}, options={"expansion": "fiends-familiars-mm"})
    table.play(f"place:{row}")
    assert table.hero(0).gold == 5 + paid


@rule("FF-SETUP-24")
@pytest.mark.parametrize(("reading", "paid"), [("seat-bonus", 1), ("all-extra-gold", 0)])
def test_a_short_game_of_the_first_edition_pays_for_starting_dice_as_it_is_read(reading: str, paid: int) -> None:
    options = {"edition": "de1", "variants": ["short"], "RP-ED-26-DE1": reading}
    heroes: list[dict[str, Any]] = [
        {"gold": 5, "hand": ["red1"], "rows": {"familiar": ["red2", "red3"]}},
        *[{"hand": ["white1"]}] * 2,
    ]
    table = placing(*heroes, options=options)
    table.play("place:familiar")
    assert table.hero(0).gold == 5 + paid


@rule("FF-SETUP-24")
def test_a_class_that_is_paid_more_for_gold_dice_is_so_on_the_familiar() -> None:
    miser = HeroClass(
        id="miser",
        number=9,
        side="a",
        colour=GREEN,
        goals=(Goal(9, None, 1),) * 6,
        ability="mean",
        effect=GoldDicePay(4),
    )
    table = placing({"gold": 5, "hero_class": "miser", "hand": ["gold2"]}, {"hand": ["white1"]}, cards=[miser])
    table.play("place:familiar")
    assert table.hero(0).gold == 9


@rule("FF-SETUP-28")
def test_five_aids_and_price_lists_serve_at_most_five_players() -> None:
    with pytest.raises(BadOption):
        situation("roll-player", 6, {"expansion": WITH_MM})
    table = at(opened(WITH_MM, 5), "order", "initiative")
    assert [hero["banishing"] for hero in table.view()["heroes"]] == [5] * 5


@rule("FF-SETUP-36")
@pytest.mark.parametrize(("expansion", "most"), [("none", 4), (ALONE, 4), (WITH_MM, 5)])
def test_five_players_need_the_second_box(expansion: str, most: int) -> None:
    situation("roll-player", most, {"expansion": expansion})
    for seats in (0, most + 1):
        with pytest.raises(BadOption) as refused:
            situation("roll-player", seats, {"expansion": expansion})
        assert refused.value.message.id == "option-seats"
