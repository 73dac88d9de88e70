"""One-player base game: RP-SOLO."""

from random import Random
from typing import Any

import pytest

from herowright.table.outcome import SeatOutcome
from herowright.table.table import Table
from herowright.testing import Play, rule, situation

EDITIONS = ("pl2", "de1")
MARKET = ["weak", "loyal", "nimble"]  # left, middle, right


def opened(edition: str = "pl2", **given: Any) -> Play:
    """A fresh table with everything dealt; the starting dice are about to be allotted."""
    table = situation("roll-player", 1, {"edition": edition}, **given)
    while not table.asked[1].startswith("start"):
        table.play(table.keys[0])
    return table


def turn(*rolls: int, options: dict[str, str] | None = None, **hero: Any) -> Play:
    """The player is about to choose an initiative card; `rolls` come up next."""
    heroes = [{"hero_class": "ranger", "gold": 5} | hero]
    pool = ["red1", "blue4", "green6"]
    return situation("roll-player", 1, options, phase="dice", heroes=heroes, pool=pool, market=MARKET, rolls=rolls)


def shopping(market: list[str], **given: Any) -> Play:
    """The player holds card 1 and is about to buy."""
    heroes = [{"hero_class": "ranger", "gold": 5}]
    return situation("roll-player", 1, phase="market", initiative={0: 1}, market=market, heroes=heroes, **given)


def market(table: Play) -> list[str]:
    return [card["id"] for card in table.view()["market"]]


def scored(options: dict[str, str] | None = None, **hero: Any) -> SeatOutcome:
    """The outcome of a game that ends with this hero."""
    heroes = [{"race": "human", "hero_class": "ranger"} | hero]
    outcome = situation("roll-player", 1, options, phase="last-call", heroes=heroes).table.outcome
    assert outcome is not None
    return outcome.seats[0]


# --- set-up --------------------------------------------------------------------------------------


@rule("RP-SOLO-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_solo_is_set_up_as_for_two(edition: str) -> None:
    view = opened(edition).view()
    assert len(view["heroes"]) == 1
    assert len(view["market"]) == 3
    assert [(card["number"], card["gold"]) for card in view["initiative"]] == [(1, 0), (2, 1), (3, 0)]
    assert view["heroes"][0]["gold"] == 5


@rule("RP-SOLO-01")
@pytest.mark.parametrize(("edition", "deck", "discard", "trash"), [("pl2", 34, 14, 1), ("de1", 43, 1, 1)])
def test_the_solo_deck_follows_the_edition(edition: str, deck: int, discard: int, trash: int) -> None:
    view = opened(edition).view()
    assert (view["deck"], len(view["discard"]), len(view["trash"])) == (deck, discard, trash)


@rule("RP-SOLO-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_enemy_die_is_a_gold_die_outside_the_bag(edition: str) -> None:
    table = opened(edition, draws=["white", *["red"] * 6])
    assert table.view()["bag"] == {
        "green": 10,
        "blue": 10,
        "red": 4,
        "purple": 10,
        "black": 10,
        "white": 10,
        "gold": 12,
    }


@rule("RP-SOLO-02")
def test_the_enemy_die_is_not_in_the_bag_during_set_up_either() -> None:
    table = situation("roll-player", seats=1)
    assert table.asked == (0, "sheet")
    assert table.view()["bag"]["gold"] == 12


@rule("RP-SOLO-02", "RP-SOLO-14")
def test_the_enemy_die_stays_set_aside_after_clean_up() -> None:
    table = turn(4, 1, 2, 3)
    table.play("take:2", "place:str", "skip", "discard:weak")
    assert table.view()["round"] == 2
    assert sum(table.view()["bag"].values()) == 73 - 1 - 1 - 3  # enemy, sheet, pool
    assert table.view()["enemy"] == 4


@rule("RP-SOLO-03")
def test_the_trash_is_no_part_of_a_reshuffle() -> None:
    table = situation(
        "roll-player", 1, phase="clean-up", deck=[], discard=["weak", "loyal", "honest"], trash=["nimble", "proud"]
    )
    assert sorted(market(table)) == ["honest", "loyal", "weak"]
    assert (table.view()["trash"], table.view()["deck"]) == (["nimble", "proud"], 0)


@rule("RP-SOLO-03")
def test_a_trashed_card_lies_on_the_trash_and_not_on_the_discard_pile() -> None:
    table = turn(1)
    table.play("take:3", "place:str", "skip")
    assert (table.view()["trash"], table.view()["discard"]) == (["weak"], [])


@rule("RP-SOLO-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_player_rolls_and_places_six_starting_dice(edition: str) -> None:
    table = opened(edition)
    assert len(table.view()["heroes"][0]["hand"]) == 6
    while table.asked[1].startswith("start"):
        table.play(table.keys[0])
    assert len(table.hero(0).occupied()) == 6
    assert table.view()["round"] == 1


# --- Roll and Dice Phase -------------------------------------------------------------------------


@rule("RP-SOLO-05")
def test_three_dice_are_sorted_on_cards_1_to_3_and_the_player_orders_equal_ones() -> None:
    table = situation("roll-player", 1, phase="roll", draws=["red", "blue", "green"], rolls=[5, 2, 5])
    assert table.asked == (0, "order")
    table.play("order:green5")
    assert [card["die"]["colour"] for card in table.view()["initiative"]] == ["blue", "green", "red"]


@rule("RP-SOLO-06")
def test_the_dice_phase_has_one_turn_with_the_usual_steps() -> None:
    table = turn()
    assert table.asked == (0, "initiative")
    table.play("take:1")
    assert table.asked == (0, "place")
    table.play("place:cha")
    assert table.asked == (0, "action-cha")
    table.play("token")
    assert (table.asked, table.hero(0).tokens) == ((0, "market"), 1)


@rule("RP-SOLO-06", "RP-SOLO-07")
def test_card_1_leaves_the_enemy_die_unrolled() -> None:
    table = turn(1)
    table.play("take:1", "place:str", "skip")
    assert (market(table), table.view()["trash"]) == (MARKET, [])
    assert table.put_away() == ["rolls [1]"]
    assert table.told("rp-event-enemy-misses") + table.told("rp-event-enemy-strikes") == []


@rule("RP-SOLO-06", "RP-SOLO-08")
@pytest.mark.parametrize(("face", "trash"), [(1, ["weak"]), (2, ["loyal"]), (3, ["nimble"]), (4, []), (5, []), (6, [])])
def test_card_2_pays_and_1_to_3_trash_the_left_middle_or_right_card(face: int, trash: list[str]) -> None:
    table = turn(face)
    table.play("take:2", "place:str", "skip")
    assert (table.hero(0).gold, table.view()["enemy"], table.view()["trash"]) == (6, face, trash)
    assert market(table) == [card for card in MARKET if card not in trash]


@rule("RP-SOLO-06", "RP-SOLO-09")
@pytest.mark.parametrize(
    ("face", "trash"), [(1, "weak"), (2, "weak"), (3, "loyal"), (4, "loyal"), (5, "nimble"), (6, "nimble")]
)
def test_card_3_always_trashes_a_card(face: int, trash: str) -> None:
    table = turn(face)
    table.play("take:3", "place:str", "skip")
    assert (table.hero(0).gold, table.view()["enemy"], table.view()["trash"]) == (5, face, [trash])
    assert market(table) == [card for card in MARKET if card != trash]


@rule("RP-SOLO-10")
@pytest.mark.parametrize("options", [None, {"RP-SOLO-10": "after-action"}])
def test_the_enemy_die_is_rolled_after_placement_and_action(options: dict[str, str] | None) -> None:
    table = turn(5, 1, options=options, rows={"str": ["white2"]})
    table.play("take:3", "place:int", "reroll:str:1", "keep:new")
    assert table.view()["heroes"][0]["rows"]["str"][0]["face"] == 5
    assert table.view()["trash"] == ["weak"]


@rule("RP-SOLO-10")
def test_the_market_is_untouched_until_the_action_is_over() -> None:
    table = turn(1)
    table.play("take:3", "place:str")
    assert market(table) == MARKET
    table.play("skip")
    assert market(table) == ["loyal", "nimble"]


@rule("RP-SOLO-10")
def test_in_the_other_reading_the_enemy_die_is_rolled_on_choosing_the_card() -> None:
    table = turn(1, 5, options={"RP-SOLO-10": "on-choosing"})
    table.play("take:3")
    assert (table.asked, market(table)) == ((0, "place"), ["loyal", "nimble"])
    table.play("place:str", "skip")
    assert (table.asked, market(table)) == ((0, "market"), ["loyal", "nimble"])
    assert table.put_away() == ["rolls [5]"]


# --- Market Phase and Clean-up -------------------------------------------------------------------


@rule("RP-SOLO-11")
def test_the_player_buys_a_remaining_card_or_discards_one_for_2_gold() -> None:
    table = turn(1)
    table.play("take:3", "place:str", "skip")
    assert table.keys == ["buy:loyal", "buy:nimble", "discard:loyal", "discard:nimble"]
    assert table.refuse("skip").rule == "RP-MKT-05"
    table.play("discard:nimble")
    assert table.hero(0).gold == 7


@rule("RP-SOLO-12", "RP-SOLO-13")
@pytest.mark.parametrize(
    ("key", "discard", "trash"),
    [
        ("buy:weak", ["loyal"], ["nimble"]),
        ("buy:loyal", ["weak"], ["nimble"]),
        ("buy:nimble", ["weak"], ["loyal"]),
        ("discard:weak", ["weak", "loyal"], ["nimble"]),
        ("discard:nimble", ["nimble", "weak"], ["loyal"]),
    ],
)
def test_then_the_leftmost_card_is_discarded_and_the_rest_trashed(
    key: str, discard: list[str], trash: list[str]
) -> None:
    table = shopping(MARKET)
    table.play(key)
    assert (table.view()["discard"], table.view()["trash"]) == (discard, trash)


@rule("RP-SOLO-12", "RP-SOLO-13")
def test_after_the_enemy_struck_the_last_card_is_discarded_and_none_trashed() -> None:
    table = shopping(["loyal", "nimble"], trash=["weak"])
    table.play("buy:loyal")
    assert (table.view()["discard"], table.view()["trash"]) == (["nimble"], ["weak"])


@rule("RP-SOLO-14")
def test_clean_up_is_unchanged() -> None:
    table = turn(6, skills=["intimidate"], exhausted=["intimidate"])
    table.play("take:2", "place:cha", "token", "discard:weak")
    assert table.asked == (0, "refresh")
    table.play("refresh:intimidate")
    view = table.view()
    assert (view["heroes"][0]["tokens"], view["heroes"][0]["skills"]) == (0, [{"id": "intimidate", "ready": True}])
    assert (len(view["market"]), [card["gold"] for card in view["initiative"]]) == (3, [0, 1, 0])


@rule("RP-SOLO-15")
@pytest.mark.parametrize(("card", "dice"), [(1, "blue4 green6"), (2, "red1 green6"), (3, "red1 blue4")])
def test_both_unchosen_dice_return_to_the_bag(card: int, dice: str) -> None:
    table = turn(6)
    table.play(f"take:{card}", "place:str", "skip", "discard:weak")
    returned = " ".join(f"die:{die}" for die in dice.split())
    assert [event.args["dice"] for event in table.told("rp-event-returned")] == [returned]


# --- end and scoring -----------------------------------------------------------------------------


@rule("RP-SOLO-16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_solo_game_lasts_12_rounds_and_ends_with_a_full_sheet(edition: str) -> None:
    rng = Random(5)

    def choose(table: Table[Any]) -> str:
        assert table.decision
        assert not (table.state.heroes[0].is_full and table.state.round < 12)
        return rng.choice(table.decision.options).key

    table = situation("roll-player", 1, {"edition": edition}, seed=5)
    table.play_out(choose)
    assert (table.view()["round"], table.hero(0).is_full) == (12, True)


@rule("RP-SOLO-17")
@pytest.mark.parametrize(("gold", "stars"), [(0, 0), (7, 0), (8, 1), (15, 1), (16, 2), (24, 3)])
def test_each_full_8_gold_adds_a_star(gold: int, stars: int) -> None:
    seat = scored(gold=gold)
    assert [line.points for line in seat.lines if line.category == "gold"] == [stars]
    assert seat.total == stars


@rule("RP-SOLO-17")
def test_the_other_categories_score_as_usual() -> None:
    rows = {"str": ["green4", "green5", "green5"], "cha": ["white4", "white5", "white6"]}
    seat = scored(gold=16, alignment="arbiter", marker=3, rows=rows, armor=["leather-boots"])
    paid = [(line.category, line.points) for line in seat.lines if line.points]
    goals = [("goals", 2), ("goals", 1)]  # Strength 14-15 and Charisma 14+
    assert paid == [*goals, ("class-dice", 3), ("alignment", 3), ("armor", 2), ("gold", 2)]


@rule("RP-SOLO-17")
def test_with_more_players_gold_brings_no_star() -> None:
    outcome = situation("roll-player", 2, phase="last-call", heroes=[{"gold": 80}]).table.outcome
    assert outcome is not None
    assert "gold" not in [line.category for line in outcome.seats[0].lines]


@rule("RP-SOLO-18")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("total", "rank"),
    [(50, 0), (38, 0), (37, 1), (34, 1), (33, 2), (30, 2), (29, 3), (26, 3), (25, 4), (22, 4), (21, 5), (0, 5)],
)
def test_ranks_begin_at_38_34_30_26_and_22_stars(edition: str, total: int, rank: int) -> None:
    seat = scored({"edition": edition}, gold=8 * total)
    assert seat.total == total
    assert seat.title is not None
    assert seat.title.id == f"rp-rank-{edition}-{rank}"
