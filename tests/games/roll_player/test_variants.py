"""Optional variants: RP-VAR, alone and together."""

from collections import Counter
from itertools import chain, combinations
from random import Random
from typing import Any

import pytest

from herowright.table.table import Table
from herowright.testing import Play, rule, situation

EDITIONS = ("pl2", "de1")
VARIANTS = ("less-random", "random-market", "short", "friendly-market")
ALL_COLOURS = ["green", "blue", "red", "purple", "black", "white"]
EVERY_MIX = list(chain.from_iterable(combinations(VARIANTS, count) for count in range(5)))
MARKET = ["weak", "climb", "nimble"]


def with_variants(*variants: str, **more: str) -> dict[str, Any]:
    """Options of a table with these variants."""
    return {"variants": list(variants)} | more


def dealt(seats: int, options: dict[str, Any], **given: Any) -> Play:
    """A fresh table with everything dealt; the First Player is about to allot the starting dice."""
    table = situation("roll-player", seats, options, **given)
    while not table.asked[1].startswith("start"):
        table.play(table.keys[0])
    return table


def placing(options: dict[str, Any], hand: list[str], seats: int = 3) -> Play:
    """Seat 0 has allotted these starting dice, row by row from the top; it had 5 gold before."""
    heroes = [{"gold": 5, "hand": hand}, *[{"hand": ["white1"]}] * (seats - 1)]
    table = situation("roll-player", seats, options, phase="place-starting-dice", heroes=heroes)
    while table.asked[0] == 0:
        table.play(table.keys[0])
    return table


def shopping(options: dict[str, Any], hero_class: str = "ranger") -> Play:
    """Seat 0 of two is about to buy, then seat 1."""
    heroes = [{"hero_class": hero_class, "gold": 5}, {"hero_class": "barbarian", "gold": 5}]
    return situation("roll-player", 2, options, phase="market", initiative={0: 1, 1: 2}, market=MARKET, heroes=heroes)


def hands(table: Play) -> list[Counter[str]]:
    """The colours of the starting dice of each seat."""
    return [Counter(die["colour"] for die in hero["hand"]) for hero in table.view()["heroes"]]


def ids(cards: list[Any]) -> list[str]:
    return [card.id for card in cards]


# --- less random set-up --------------------------------------------------------------------------


@rule("RP-VAR-01", "RP-VAR-02")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("seats", "gold"), [(1, 0), (2, 0), (3, 1), (4, 2)])
def test_less_random_everybody_gets_one_die_of_each_class_colour_and_gold_by_players(
    edition: str, seats: int, gold: int
) -> None:
    table = dealt(seats, with_variants("less-random", edition=edition))
    assert hands(table) == [Counter(ALL_COLOURS + ["gold"] * gold)] * seats


@rule("RP-VAR-03")
def test_less_random_dice_are_rolled_and_then_allotted() -> None:
    table = situation("roll-player", 2, with_variants("less-random"), phase="starting-dice", rolls=[1, 2, 3, 4, 5, 6])
    assert [die["face"] for die in table.view()["heroes"][0]["hand"]] == [1, 2, 3, 4, 5, 6]
    assert len(table.keys) == 6
    table.play("pick:red3", "place:cha")
    assert table.asked == (0, "start-die")
    assert table.view()["heroes"][0]["rows"]["cha"] == [{"colour": "red", "face": 3}, None, None]
    assert table.hero(0).tokens == 0


@rule("RP-VAR-03")
@pytest.mark.parametrize(("hero_class", "gold"), [("ranger", 5 + 2 + 2 * 2), ("thief", 5 + 2 + 2 * 4)])
def test_less_random_gold_dice_and_full_rows_pay(hero_class: str, gold: int) -> None:
    heroes = [{"hero_class": hero_class, "gold": 5}]
    table = situation("roll-player", 4, with_variants("less-random"), phase="starting-dice", heroes=heroes)
    while table.asked[0] == 0:
        table.play(table.keys[0])
    assert [len(table.hero(0).row(row)) for row in range(6)] == [3, 3, 2, 0, 0, 0]
    assert table.hero(0).gold == gold


@rule("RP-VAR-04")
@pytest.mark.parametrize(("seats", "gold"), [(1, 12), (2, 13), (3, 10), (4, 5)])
def test_less_random_dice_come_from_the_bag(seats: int, gold: int) -> None:
    table = dealt(seats, with_variants("less-random"))
    assert table.view()["bag"] == dict.fromkeys(ALL_COLOURS, 10 - seats) | {"gold": gold}


# --- random Market deck --------------------------------------------------------------------------


@rule("RP-VAR-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_random_market_shuffles_all_cards_into_one_deck(edition: str) -> None:
    order = ["nimble", "weak", "proud", "climb", "greedy", "honest"]  # two dots and one dot in turn
    table = dealt(4, with_variants("random-market", edition=edition), shuffles=[[], [], order])
    assert ids(table.state.market) == order[:5]
    assert table.state.deck[0].id == "honest"
    assert len(table.state.market + table.state.deck) == (53 if edition == "pl2" else 48)


@rule("RP-VAR-05")
def test_random_market_mixes_dots_without_a_script() -> None:
    dots = [card.dots for card in dealt(4, with_variants("random-market")).state.deck]
    assert dots != sorted(dots)


@rule("RP-VAR-05")
def test_random_market_leaves_nobody_sure_that_one_dot_cards_come_first() -> None:
    options, deck = with_variants("random-market"), ["weak", "nimble"]  # one dot, two dots
    table = situation("roll-player", 2, options, phase="dice", market=["climb"], deck=deck)
    tops = {table.table.imagine(0, Random(seed)).state.deck[0].id for seed in range(20)}
    assert tops == {"weak", "nimble"}


@rule("RP-VAR-13")
@pytest.mark.parametrize(("seats", "out"), [(1, 14), (2, 14), (3, 6), (4, 0)])
def test_random_market_takes_the_usual_number_of_cards_off_the_top(seats: int, out: int) -> None:
    order = ["nimble", "weak", "proud", "climb", "greedy", "honest"]
    table = dealt(seats, with_variants("random-market"), shuffles=[[], [], order])
    assert len(table.view()["discard"]) == out
    assert table.view()["discard"][:6] == (order if out else [])


@rule("RP-VAR-13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_the_other_reading_the_random_market_keeps_all_cards(seats: int) -> None:
    table = dealt(seats, with_variants("random-market", **{"RP-VAR-13": "none"}))
    assert (table.view()["discard"], table.view()["deck"]) == ([], 53 - seats - 1)


@rule("RP-VAR-13")
def test_the_reading_of_the_random_market_leaves_the_usual_deck_alone() -> None:
    assert len(dealt(2, {"RP-VAR-13": "none"}).view()["discard"]) == 14


@rule("RP-VAR-13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_edition_takes_nothing_out_of_its_random_market(seats: int) -> None:
    table = dealt(seats, with_variants("random-market", edition="de1"))
    assert (table.view()["discard"], table.view()["deck"]) == ([], 48 - seats - 1)


# --- short game ----------------------------------------------------------------------------------


@rule("RP-VAR-06")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("seats", "dice"), [(1, 8), (2, 8), (3, 9), (4, 10)])
def test_short_everybody_draws_two_more_starting_dice(edition: str, seats: int, dice: int) -> None:
    table = dealt(seats, with_variants("short", edition=edition))
    assert [len(hero["hand"]) for hero in table.view()["heroes"]] == [dice] * seats


@rule("RP-VAR-07")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("reading", ["from-first", "by-seat"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_short_everybody_starts_with_5_gold(edition: str, reading: str, seats: int) -> None:
    table = dealt(seats, with_variants("short", edition=edition, **{"RP-SETUP-08": reading}))
    assert [hero["gold"] for hero in table.view()["heroes"]] == [5] * seats


@rule("RP-VAR-08")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("hand", "gold"), [(["red1"] * 3, 6), (["gold1"], 7), (["gold1"] * 3, 12), (["red1"], 5)])
def test_short_full_rows_and_gold_dice_still_pay(edition: str, hand: list[str], gold: int) -> None:
    assert placing(with_variants("short", edition=edition), hand).hero(0).gold == gold


@rule("RP-VAR-08", "RP-ED-26-DE1")
@pytest.mark.parametrize(("seats", "gold"), [(2, 12), (3, 5), (4, 5)])
def test_in_the_other_reading_the_short_first_edition_pays_three_or_four_players_nothing(seats: int, gold: int) -> None:
    options = with_variants("short", edition="de1", **{"RP-ED-26-DE1": "all-extra-gold"})
    assert placing(options, ["gold1"] * 3, seats).hero(0).gold == gold


# --- friendly Market -----------------------------------------------------------------------------


@rule("RP-VAR-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_friendly_taking_2_gold_removes_no_card(edition: str) -> None:
    table = shopping(with_variants("friendly-market", edition=edition))
    table.refuse("discard:weak")
    table.play("gold")
    assert table.hero(0).gold == 7
    assert (ids(table.state.market), table.view()["discard"]) == (MARKET, [])
    assert table.asked == (1, "market")


@rule("RP-VAR-10")
def test_friendly_2_gold_come_instead_of_a_purchase_and_passing_stays_forbidden() -> None:
    table = shopping(with_variants("friendly-market"))
    assert table.keys == ["buy:weak", "buy:climb", "buy:nimble", "gold"]
    table.refuse("skip")
    table.play("buy:weak")
    assert table.asked == (1, "market")
    assert table.refuse("gold", seat=0)


@rule("RP-VAR-11")
def test_friendly_a_cleric_still_moves_the_marker_when_taking_gold() -> None:
    table = shopping(with_variants("friendly-market"), hero_class="cleric")
    table.play("gold")
    assert table.asked == (0, "discard-move")
    table.play("move:lawful")
    charitable = table.hero(0).hero_class.effect
    assert (table.hero(0).marker, table.hero(0).gold, ids(table.state.market)) == (3, 7 + charitable.gold, MARKET)


# --- together ------------------------------------------------------------------------------------


@rule("RP-VAR-12")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("seats", "gold"), [(1, 0), (2, 0), (3, 1), (4, 2)])
def test_less_random_and_short_give_the_fixed_dice_and_two_drawn_ones(edition: str, seats: int, gold: int) -> None:
    table = situation(
        "roll-player",
        seats,
        with_variants("less-random", "short", edition=edition),
        phase="starting-dice",
        draws=["red", "gold"] * seats,
    )
    assert hands(table) == [Counter([*ALL_COLOURS, *["gold"] * gold, "red", "gold"])] * seats


@rule("RP-VAR-12")
@pytest.mark.parametrize(("seats", "dice"), [(1, 8), (2, 8), (3, 9), (4, 10)])
def test_in_the_other_reading_less_random_and_short_draw_all_dice(seats: int, dice: int) -> None:
    options = with_variants("less-random", "short", **{"RP-VAR-12": "drawn"})
    table = situation("roll-player", seats, options, phase="starting-dice", draws=["white", "gold"])
    assert [sum(hand.values()) for hand in hands(table)] == [dice] * seats
    more = situation("roll-player", seats, options, phase="starting-dice", draws=["red"] * dice)
    assert hands(more)[0] == Counter({"red": dice})


@rule("RP-VAR-12")
def test_the_reading_of_both_variants_leaves_less_random_alone() -> None:
    table = dealt(2, with_variants("less-random", **{"RP-VAR-12": "drawn"}))
    assert hands(table) == [Counter(ALL_COLOURS)] * 2


@rule("RP-VAR-07", "RP-VAR-08", "RP-VAR-12")
def test_less_random_and_short_keep_the_gold_rules_of_the_short_game() -> None:
    table = dealt(4, with_variants("less-random", "short"))
    assert [hero["gold"] for hero in table.view()["heroes"]] == [5, 5, 5, 5]
    assert placing(with_variants("less-random", "short"), ["gold1"] * 3).hero(0).gold == 12


@rule("RP-VAR-05", "RP-VAR-06", "RP-VAR-10")
def test_random_market_short_and_friendly_all_hold_at_once() -> None:
    options = with_variants("random-market", "short", "friendly-market", edition="de1")
    order = ["nimble", "weak", "proud"]
    table = dealt(2, options, shuffles=[[], [], order])
    assert ids(table.state.market) == order
    assert [len(hero["hand"]) for hero in table.view()["heroes"]] == [8, 8]
    while table.asked[1] != "market":
        table.play(table.keys[0])
    table.play("gold")
    assert len(table.state.market) == 3


@rule("RP-VAR-09")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("variants", EVERY_MIX, ids=lambda variants: "+".join(variants) or "none")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_game_with_any_variants_lasts_as_long_as_it_should(
    edition: str, variants: tuple[str, ...], seats: int
) -> None:
    rng = Random(seats)

    def choose(table: Table[Any]) -> str:
        assert table.decision
        return rng.choice(table.decision.options).key

    table = situation("roll-player", seats, with_variants(*variants, edition=edition), seed=seats)
    table.play_out(choose)
    usual = {1: 12, 2: 12, 3: 11, 4: 10}[seats]
    assert table.view()["round"] == (usual - 2 if "short" in variants else usual)
    zones = table.table.game.inventory(table.state)
    assert len([thing for thing in zones if thing.startswith("die:")]) == 73
