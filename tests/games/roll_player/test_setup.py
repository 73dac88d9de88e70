"""Set-up for 2 to 4 players: RP-SETUP."""

from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

from herowright.games.roll_player.cards.box import box_of
from herowright.games.roll_player.rules.components import WHITE
from herowright.games.roll_player.rules.setup import deal_starting_dice, turn_up
from herowright.table.table import Table
from herowright.testing import Play, rule, situation

EDITIONS = ("pl2", "de1")


def opened(seats: int = 2, first: int = 0, *, rolls: Iterable[int] = (), **given: Any) -> Play:
    """A fresh table whose first die decides for seat `first`; `rolls` are the dice after that."""
    deciding = [6 if seat == first else 1 for seat in range(seats)]
    return situation("roll-player", seats, rolls=[*deciding, *rolls], **given)


def at(table: Play, *kinds: str) -> Play:
    """Take the first option until one of these kinds of decision comes up."""
    while table.asked[1] not in kinds:
        table.play(table.keys[0])
    return table


def placing(seats: int = 2, options: dict[str, Any] | None = None, **hero: Any) -> Play:
    """Seat 0 is about to allot the starting dice in `hand`; then every other seat has one to allot."""
    heroes = [hero, *[{"hand": ["white1"]}] * (seats - 1)]
    return situation("roll-player", seats, options, phase="place-starting-dice", heroes=heroes)


def gold(table: Play) -> list[int]:
    return [hero["gold"] for hero in table.view()["heroes"]]


def colours(table: Play, seat: int) -> list[str]:
    return [die["colour"] for die in table.view()["heroes"][seat]["hand"]]


def random_choice(seed: int) -> Any:
    rng = Random(seed)

    def choose(table: Table[Any]) -> str:
        assert table.decision
        return rng.choice(table.decision.options).key

    return choose


# --- First Player --------------------------------------------------------------------------------


@rule("RP-SETUP-01")
@pytest.mark.parametrize(("rolls", "first"), [([2, 5, 3], 1), ([6, 5, 3], 0), ([1, 2, 3], 2)])
def test_the_highest_roller_is_first_player(rolls: list[int], first: int) -> None:
    table = situation("roll-player", seats=3, rolls=rolls)
    assert table.view()["first"] == first
    assert [(e.seat, e.args["face"]) for e in table.told("rp-event-first-roll")] == list(enumerate(rolls))


@rule("RP-SETUP-02")
def test_only_the_players_tied_for_highest_roll_again() -> None:
    table = situation("roll-player", seats=4, rolls=[5, 2, 5, 5, 1, 4, 4, 2, 3])
    assert [e.seat for e in table.told("rp-event-first-roll")] == [0, 1, 2, 3, 0, 2, 3, 2, 3]
    assert table.view()["first"] == 3


@rule("RP-SETUP-02")
def test_in_the_other_reading_a_tie_lets_everybody_roll_again() -> None:
    table = situation("roll-player", seats=3, options={"RP-SETUP-02": "everybody"}, rolls=[5, 5, 2, 1, 2, 6])
    assert [e.seat for e in table.told("rp-event-first-roll")] == [0, 1, 2, 0, 1, 2]
    assert table.view()["first"] == 2


@rule("RP-SETUP-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_the_roll_all_73_dice_are_in_the_bag(seats: int) -> None:
    table = opened(seats)
    assert table.asked[1] == "sheet"
    assert sum(table.view()["bag"].values()) == 73


# --- sheets and gold -----------------------------------------------------------------------------


@rule("RP-SETUP-04")
def test_sheets_are_picked_from_the_first_player_clockwise_among_those_left() -> None:
    table = opened(seats=3, first=1)
    assert (table.asked, len(table.keys)) == ((1, "sheet"), 12)
    table.play("sheet:elf:male")
    assert (table.asked, len(table.keys)) == ((2, "sheet"), 10)
    table.refuse("sheet:elf:male")
    table.refuse("sheet:elf:female")
    table.play("sheet:orc:female")
    assert (table.asked, len(table.keys)) == ((0, "sheet"), 8)
    table.play("sheet:human:male")
    chosen = [(hero["race"], hero["side"]) for hero in table.view()["heroes"]]
    assert chosen == [("human", "male"), ("elf", "male"), ("orc", "female")]


@rule("RP-SETUP-04")
def test_the_first_edition_offers_its_four_sheets() -> None:
    table = opened(seats=4, options={"edition": "de1"})
    assert {key.split(":")[1] for key in table.keys} == {"dwarf", "elf", "halfling", "human"}


@rule("RP-SETUP-05", "RP-SETUP-06", "RP-SETUP-07", "RP-SETUP-08")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("seats", "first", "expected"),
    [
        (2, 0, [5, 5]),
        (2, 1, [5, 5]),
        (3, 0, [5, 5, 6]),
        (3, 1, [6, 5, 5]),
        (3, 2, [5, 6, 5]),
        (4, 0, [5, 5, 6, 7]),
        (4, 1, [7, 5, 5, 6]),
        (4, 3, [5, 6, 7, 5]),
    ],
)
def test_starting_gold_is_5_and_more_for_the_third_and_fourth_counted_from_the_first_player(
    edition: str, seats: int, first: int, expected: list[int]
) -> None:
    assert gold(at(opened(seats, first, options={"edition": edition}), "class-side")) == expected


@rule("RP-SETUP-08")
@pytest.mark.parametrize(("seats", "expected"), [(3, [5, 5, 6]), (4, [5, 5, 6, 7])])
def test_in_the_other_reading_the_third_and_fourth_are_counted_by_seat(seats: int, expected: list[int]) -> None:
    assert gold(at(opened(seats, first=1, options={"RP-SETUP-08": "by-seat"}), "class-side")) == expected


@rule("RP-SETUP-09")
def test_the_supply_is_the_gold_that_was_not_handed_out() -> None:
    options = {"edition": "de1", "RP-COMP-18": "printed"}
    heroes = [{"gold": 0}, {"gold": 26}, {"gold": 26}]  # 52 of 55 handed out, 2 on initiative cards
    table = situation("roll-player", 3, options, phase="dice", pool=["gold1", "red2", "red3", "red4"], heroes=heroes)
    table.play("take:1", "place:str")
    assert table.hero(0).gold == 1


# --- classes -------------------------------------------------------------------------------------


@rule("RP-SETUP-10", "RP-SETUP-13")
def test_ex_02_a_white_die_brings_the_white_card_and_its_owner_may_settle_on_the_paladin() -> None:
    table = at(opened(draws=["white"]), "class-side")
    assert table.asked == (0, "class-side")
    assert sorted(table.keys) == ["class:cleric", "class:paladin"]
    table.play("class:paladin")
    assert table.view()["heroes"][0]["class"] == "paladin"


@rule("RP-SETUP-10", "RP-SETUP-13")
@pytest.mark.parametrize(
    ("colour", "sides"),
    [
        ("white", {"cleric", "paladin"}),
        ("green", {"druid", "ranger"}),
        ("purple", {"monk", "bard"}),
        ("black", {"rogue", "thief"}),
        ("blue", {"sorcerer", "wizard"}),
        ("red", {"warrior", "barbarian"}),
    ],
)
def test_the_colour_of_the_drawn_die_gives_the_class_card(colour: str, sides: set[str]) -> None:
    table = at(opened(draws=[colour]), "class-side")
    assert {key.removeprefix("class:") for key in table.keys} == sides


@rule("RP-SETUP-10")
def test_class_dice_are_drawn_from_the_first_player_clockwise() -> None:
    table = at(opened(seats=3, first=2, draws=["red", "blue", "green"]), "class-side")
    assert table.asked[0] == 2
    table.play("class:warrior", "class:wizard", "class:ranger")
    assert [hero["class"] for hero in table.view()["heroes"]] == ["wizard", "ranger", "warrior"]


@rule("RP-SETUP-11", "RP-SETUP-12")
def test_gold_dice_and_taken_colours_are_drawn_past_and_pay_nothing() -> None:
    table = at(opened(draws=["gold", "red", "red", "gold", "red", "blue"]), "class-side")
    table.play("class:warrior")
    assert (table.asked[0], sorted(table.keys)) == (1, ["class:sorcerer", "class:wizard"])
    drawn = [(e.seat, e.args["colour"]) for e in table.told("rp-event-class-die")]
    assert drawn[:2] == [(0, "colour:gold"), (0, "colour:red")]
    assert drawn[2:] == [(1, "colour:red"), (1, "colour:gold"), (1, "colour:red"), (1, "colour:blue")]
    assert gold(table) == [5, 5]


@rule("RP-SETUP-14")
def test_class_dice_stay_outside_the_bag_until_the_last_player_has_a_class() -> None:
    table = at(opened(draws=["gold", "red", "red", "gold", "blue"]), "class-side")
    assert sum(table.view()["bag"].values()) == 71
    table.play("class:warrior")
    outside = {"red": 8, "gold": 11, "blue": 9}
    assert {colour: table.view()["bag"][colour] for colour in outside} == outside
    table.play("class:wizard")
    on_the_table = sum(len(colours(table, seat)) for seat in range(2))
    assert sum(table.view()["bag"].values()) == 73 - on_the_table == 61


@rule("RP-SETUP-15")
@pytest.mark.parametrize(
    ("edition", "method", "order"),
    [
        ("pl2", "pick", [0, 3, 2, 1]),
        ("de1", "pick", [1, 2, 3, 0]),
        ("de1", "pick-reverse", [0, 3, 2, 1]),
        ("pl2", "pick-clockwise", [1, 2, 3, 0]),
    ],
)
def test_the_group_may_choose_classes_freely(edition: str, method: str, order: list[int]) -> None:
    table = at(opened(4, first=1, options={"edition": edition, "classes": method}), "class-pick")
    assert len(table.keys) == 12
    asked = []
    for key in ("class:thief", "class:bard", "class:druid", "class:paladin"):
        asked.append(table.asked[0])
        table.play(key)
    assert asked == order
    assert [table.hero(seat).hero_class.id for seat in order] == ["thief", "bard", "druid", "paladin"]
    assert table.told("rp-event-class-die") == []


@rule("RP-SETUP-15")
def test_a_class_card_picked_is_gone_with_both_its_sides() -> None:
    table = at(opened(options={"classes": "pick"}), "class-pick")
    table.play("class:thief")
    table.refuse("class:thief")
    table.refuse("class:rogue")
    assert len(table.keys) == 10


# --- backstory, alignment, markers ---------------------------------------------------------------


@rule("RP-SETUP-16")
def test_backstories_and_alignments_are_shuffled_apart_and_each_player_gets_one_of_each() -> None:
    decks = [["savant", "hunter", "mentor"], ["rebel", "hermit", "maniac"]]
    table = at(opened(seats=3, first=1, shuffles=decks), "start-die")
    assert [hero["backstory"] for hero in table.view()["heroes"]] == ["mentor", "savant", "hunter"]
    assert [hero["alignment"] for hero in table.view()["heroes"]] == ["maniac", "rebel", "hermit"]


@rule("RP-SETUP-16")
def test_without_a_script_the_two_decks_come_in_another_order_with_another_seed() -> None:
    dealt = {tuple(map(str, at(opened(seed=seed), "start-die").told("rp-event-dealt"))) for seed in range(5)}
    assert len(dealt) == 5


@rule("RP-SETUP-17")
@pytest.mark.parametrize("edition", EDITIONS)
def test_backstories_and_alignments_nobody_received_are_nowhere_on_the_table(edition: str) -> None:
    table = at(opened(options={"edition": edition}), "start-die")
    box = box_of(edition)
    cards = {card.id for card in (*box.backstories, *box.alignments)}
    dealt = {hero[kind] for hero in table.view()["heroes"] for kind in ("backstory", "alignment")}
    assert {id for id in cards if f"'{id}'" in str(table.view())} == dealt
    assert cards & set(table.table.game.inventory(table.state)) == set()


@rule("RP-SETUP-18")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_markers_begin_on_the_centre_of_the_alignment_and_on_the_class(seats: int) -> None:
    table = at(opened(seats), "start-die")
    assert [hero["marker"] for hero in table.view()["heroes"]] == [4] * seats
    assert len({table.hero(seat).hero_class.colour for seat in range(seats)}) == seats


# --- Market --------------------------------------------------------------------------------------


@rule("RP-SETUP-19")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_one_dot_stack_lies_on_the_two_dot_stack(edition: str, seats: int) -> None:
    state = at(opened(seats, options={"edition": edition}), "start-die").state
    dots = [card.dots for card in state.market + state.deck]
    assert dots == sorted(dots)
    assert set(dots) == {1, 2}


@rule("RP-SETUP-19")
def test_the_two_stacks_are_shuffled_apart() -> None:
    ones, twos = ["weak", "climb", "longsword", "honest", "loyal", "cunning"], ["nimble", "proud"]
    table = at(opened(4, options={"edition": "de1"}, shuffles=[[], [], ones, twos]), "start-die")
    assert [card.id for card in table.state.market] == ones[:5]
    assert table.state.deck[0].id == "cunning"
    first_two_dot = next(at for at, card in enumerate(table.state.deck) if card.dots == 2)
    assert [card.id for card in table.state.deck[first_two_dot:][:2]] == twos


@rule("RP-SETUP-20")
@pytest.mark.parametrize(
    ("edition", "seats", "out"),
    [("pl2", 2, 7), ("pl2", 3, 3), ("pl2", 4, 0), ("de1", 2, 0), ("de1", 3, 0), ("de1", 4, 0)],
)
def test_how_many_cards_leave_each_stack_depends_on_the_edition(edition: str, seats: int, out: int) -> None:
    table = at(opened(seats, options={"edition": edition}), "start-die")
    dots = [card.dots for card in table.state.discard]
    assert (dots.count(1), dots.count(2)) == (out, out)
    everything = len(table.state.deck) + len(table.state.market) + len(dots)
    assert everything == (53 if edition == "pl2" else 48)


@rule("RP-SETUP-21")
def test_the_stacks_are_shuffled_before_cards_are_taken_out() -> None:
    ones, twos = ["weak", "climb", "honest"], ["nimble", "proud", "greedy"]
    table = at(opened(3, shuffles=[[], [], [*ones, "loyal"], twos]), "start-die")
    assert sorted(table.view()["discard"]) == sorted(ones + twos)
    assert table.view()["market"][0]["id"] == "loyal"


@rule("RP-SETUP-22")
@pytest.mark.parametrize(("seats", "count"), [(2, 14), (3, 6)])
def test_cards_taken_out_lie_face_up_on_the_discard_pile(seats: int, count: int) -> None:
    assert len(at(opened(seats), "start-die").view()["discard"]) == count


@rule("RP-SETUP-22")
@pytest.mark.parametrize(("seats", "count"), [(2, 14), (3, 6)])
def test_in_the_other_reading_cards_taken_out_go_back_into_the_box(seats: int, count: int) -> None:
    table = at(opened(seats, options={"RP-SETUP-22": "box"}), "start-die")
    assert (table.view()["discard"], len(table.state.boxed)) == ([], count)


@rule("RP-SETUP-23")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("seats", "cards"), [(2, 3), (3, 4), (4, 5)])
def test_the_market_opens_with_players_plus_one_cards_from_the_deck(edition: str, seats: int, cards: int) -> None:
    table = at(opened(seats, options={"edition": edition}), "start-die")
    assert len(table.view()["market"]) == cards
    box = 53 if edition == "pl2" else 48
    assert table.view()["deck"] == box - len(table.view()["discard"]) - cards


# --- initiative cards ----------------------------------------------------------------------------


@rule("RP-SETUP-24")
@pytest.mark.parametrize(("seats", "numbers"), [(2, [1, 2, 3]), (3, [1, 2, 3, 4]), (4, [1, 2, 3, 4, 5])])
def test_initiative_cards_in_play_are_one_more_than_players(seats: int, numbers: list[int]) -> None:
    table = at(opened(seats), "start-die")
    assert [card["number"] for card in table.view()["initiative"]] == numbers
    assert {card["holder"] for card in table.view()["initiative"]} == {None}


@rule("RP-SETUP-25", "RP-SETUP-35")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("seats", "with_gold"), [(2, [2]), (3, [2, 3]), (4, [2, 3, 4])])
def test_ex_11_gold_lies_on_every_initiative_card_but_the_lowest_and_the_highest(
    edition: str, seats: int, with_gold: list[int]
) -> None:
    cards = at(opened(seats, options={"edition": edition}), "start-die").view()["initiative"]
    assert [card["number"] for card in cards if card["gold"]] == with_gold
    assert sum(card["gold"] for card in cards) == len(with_gold)


# --- starting dice -------------------------------------------------------------------------------


@rule("RP-SETUP-26")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("seats", "dice"), [(2, 6), (3, 7), (4, 8)])
def test_players_draw_their_number_plus_four_starting_dice(edition: str, seats: int, dice: int) -> None:
    table = at(opened(seats, options={"edition": edition}), "start-die")
    assert [len(hero["hand"]) for hero in table.view()["heroes"]] == [dice] * seats
    assert sum(table.view()["bag"].values()) == 73 - seats * dice


@rule("RP-SETUP-26")
def test_the_first_player_draws_starting_dice_first() -> None:
    drawn = ["red"] * 6 + ["blue"] * 6
    table = situation("roll-player", seats=2, phase="starting-dice", first=1, draws=drawn)
    assert (colours(table, 1), colours(table, 0)) == (["red"] * 6, ["blue"] * 6)
    assert table.asked == (1, "start-die")


@rule("RP-SETUP-27")
def test_all_starting_dice_are_rolled_before_the_first_is_placed() -> None:
    dice = ["red", "blue", "green", "black", "white", "gold"]
    table = situation("roll-player", seats=2, phase="starting-dice", draws=dice, rolls=[1, 2, 3, 4, 5, 6])
    faces = [(die["colour"], die["face"]) for die in table.view()["heroes"][0]["hand"]]
    assert faces == [("red", 1), ("blue", 2), ("green", 3), ("black", 4), ("white", 5), ("gold", 6)]
    assert sorted(table.keys) == ["pick:black4", "pick:blue2", "pick:gold6", "pick:green3", "pick:red1", "pick:white5"]


@rule("RP-SETUP-27")
def test_starting_dice_go_in_any_order_to_the_leftmost_empty_space_of_any_row() -> None:
    table = placing(hand=["red1", "blue2", "green3"])
    table.play("pick:green3")
    assert table.keys == ["place:str", "place:dex", "place:con", "place:int", "place:wis", "place:cha"]
    table.play("place:wis", "pick:blue2", "place:wis", "place:str")
    rows = table.view()["heroes"][0]["rows"]
    assert rows["wis"] == [{"colour": "green", "face": 3}, {"colour": "blue", "face": 2}, None]
    assert rows["str"] == [{"colour": "red", "face": 1}, None, None]


@rule("RP-SETUP-28")
def test_a_full_row_takes_no_starting_die() -> None:
    table = placing(hand=["red1", "blue2"], rows={"str": ["white1", "white2", "white3"]})
    table.play("pick:red1")
    table.refuse("place:str")
    table.play("place:dex", "place:dex")
    row = table.view()["heroes"][0]["rows"]
    assert [die["face"] for die in row["str"]] == [1, 2, 3]
    assert row["dex"] == [{"colour": "red", "face": 1}, {"colour": "blue", "face": 2}, None]


@rule("RP-SETUP-29")
@pytest.mark.parametrize("row", ["str", "dex", "con", "int", "wis", "cha"])
def test_a_starting_die_allows_no_attribute_action(row: str) -> None:
    table = placing(hand=["red1", "blue2", "green3"])
    table.play("pick:red1", f"place:{row}")
    assert (table.asked, table.keys) == ((0, "start-die"), ["pick:green3", "pick:blue2"])
    table.play("pick:green3", f"place:{row}", f"place:{row}")
    assert table.asked == (1, "start-row")
    assert (table.hero(0).tokens, table.hero(0).marker) == (0, 4)


@rule("RP-SETUP-30")
@pytest.mark.parametrize(
    ("rows", "paid"),
    [("str str dex dex con con", 0), ("str str str dex dex con", 1), ("str str str dex dex dex", 2)],
)
def test_each_row_full_after_the_starting_dice_pays_1_gold(rows: str, paid: int) -> None:
    table = placing(hand=["red1"] * 6, gold=5)
    table.play(*(f"place:{row}" for row in rows.split()))
    assert table.hero(0).gold == 5 + paid


@rule("RP-SETUP-31")
@pytest.mark.parametrize(("hand", "paid"), [(["red1", "red1"], 0), (["gold1", "red1"], 2), (["gold1", "gold6"], 4)])
def test_each_gold_starting_die_pays_2_gold(hand: list[str], paid: int) -> None:
    table = placing(hand=hand, gold=5)
    while table.asked[1].startswith("start"):
        table.play(table.keys[0])
    assert table.hero(0).gold == 5 + paid


@rule("RP-SETUP-32")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("reading", ["always", "starting-dice"])
def test_a_thief_collects_4_gold_for_each_gold_starting_die(edition: str, reading: str) -> None:
    options = {"edition": edition, "RP-DICE-10": reading}
    table = placing(options=options, hand=["gold1", "gold1"], hero_class="thief", gold=5)
    table.play("place:str", "place:dex")
    assert table.hero(0).gold == 13


@rule("RP-SETUP-30", "RP-SETUP-31")
def test_gold_for_a_full_row_and_for_gold_dice_in_it_adds_up() -> None:
    table = placing(hand=["gold1"] * 3, gold=5)
    table.play("place:str", "place:str", "place:str")
    assert table.hero(0).gold == 12


# --- the first round -----------------------------------------------------------------------------


@rule("RP-SETUP-33")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_round_one_begins_with_the_first_player(first: int) -> None:
    table = at(opened(3, first, seed=4), "order", "initiative")
    assert (table.view()["round"], table.view()["first"], table.asked[0]) == (1, first, first)


@rule("RP-SETUP-34")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("seats", "rounds"), [(2, 12), (3, 11), (4, 10)])
def test_a_game_lasts_12_11_or_10_rounds(edition: str, seats: int, rounds: int) -> None:
    table = situation("roll-player", seats, options={"edition": edition}, seed=seats)
    table.play_out(random_choice(seats))
    assert table.view()["round"] == rounds
    assert [len(hero.occupied()) for hero in table.state.heroes] == [18] * seats


@rule("RP-SETUP-35")
@pytest.mark.parametrize("edition", EDITIONS)
def test_initiative_cards_3_and_4_have_one_version_only(edition: str) -> None:
    table = situation("roll-player", seats=4, options={"edition": edition}, phase="dice")
    assert table.view()["initiative"][2]["gold"] == table.view()["initiative"][3]["gold"] == 1
    three = situation("roll-player", seats=3, options={"edition": edition}, phase="dice")
    assert (three.view()["initiative"][2]["gold"], three.view()["initiative"][3]["gold"]) == (1, 0)


@rule("RP-SOLO-01", "RP-ED-21-PL2")
def test_nobody_goes_back_behind_the_card_that_starts_a_pile() -> None:
    state = situation("roll-player", 1, phase="dice").state
    known, top = state.chance.n, state.deck[0]
    turn_up(state, state.trash, "RP-ED-21-PL2")
    assert (state.trash[-1], state.chance.n) == (top, known + 1)


# --- what the set-up tells ---------------------------------------------------------------------------


@rule("RP-SETUP-04")
def test_everybody_is_told_who_takes_which_sheet() -> None:
    table = at(opened(2), "sheet")
    seat, key = table.asked[0], table.keys[3]
    table.play(key)
    told = table.told("rp-event-sheet", seat)
    assert [event.args["race"] for event in told] == [f"race:{key.partition(':')[2]}"]


@rule("RP-SETUP-21", "RP-VAR-05")
@pytest.mark.parametrize(("variants", "stacks"), [([], [1, 2]), (["random-market"], [0])])
def test_the_cards_taken_out_are_told_by_their_stack(variants: list[str], stacks: list[int]) -> None:
    table = at(opened(2, options={"variants": variants}), "start-die")
    assert [event.args["dots"] for event in table.told("rp-event-taken-out")] == stacks


@rule("RP-SETUP-26")
def test_dice_of_a_fixed_colour_are_dealt_clockwise_from_the_first_player() -> None:
    state = at(opened(3, 1), "start-die").state
    held = [len(hero.hand) for hero in state.heroes]
    deal_starting_dice(state, [WHITE], 1, "RP-SETUP-26")
    assert [len(hero.hand) for hero in state.heroes] == [count + 1 for count in held]
    dealt = [state.heroes[seat].hand[-1] for seat in (1, 2, 0)]  # they leave the bag in their order
    assert dealt == sorted(dealt)


@rule("RP-SETUP-30")
def test_full_rows_of_starting_dice_pay_in_the_order_of_the_sheet() -> None:
    rows = {"str": ["red1", "red2", "red3"], "cha": ["blue1", "blue2", "blue3"]}
    table = placing(rows=rows, hand=["white1"])
    table.play(*(["place:dex"] if "place:dex" in table.keys else [table.keys[0], "place:dex"]))
    assert [event.args["row"] for event in table.told("rp-event-gold", 0)] == ["attr:str", "attr:cha"]


@rule("RP-SETUP-31")
def test_gold_starting_dice_pay_in_the_order_of_the_sheet() -> None:
    table = placing(rows={"cha": ["gold2"], "str": ["gold5"]}, hand=["white1"])
    table.play(*(["place:dex"] if "place:dex" in table.keys else [table.keys[0], "place:dex"]))
    assert [event.args["die"] for event in table.told("rp-event-gold", 0)] == ["die:gold5", "die:gold2"]


# --- round the table ------------------------------------------------------------------------------


@rule("RP-SETUP-01", "RP-SETUP-04", "RP-SETUP-05", "RP-SETUP-16")
def test_set_up_goes_clockwise_from_the_first_player() -> None:
    table = opened(3, first=1)
    while table.state.phase == "set-up":
        table.play(table.keys[0])
    for kind, seats in {
        "rp-event-first-roll": [0, 1, 2],
        "rp-event-sheet": [1, 2, 0],
        "rp-event-gold": [1, 2, 0],
        "rp-event-class": [1, 2, 0],
        "rp-event-dealt": [1, 2, 0],
        "rp-event-starting-dice": [1, 2, 0],
    }.items():
        assert [event.seat for event in table.told(kind)][: len(seats)] == seats, kind
