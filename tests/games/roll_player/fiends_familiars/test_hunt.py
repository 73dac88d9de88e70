"""Hunting minions, from setting out to the last reroll: FF-HUNT."""

from typing import Any

import pytest

from herowright.testing import Play, rule
from tests.games.roll_player.fiends_familiars.hunting import deck_of, hunt, market

# --- the minion ----------------------------------------------------------------------------------


@rule("FF-HUNT-01")
def test_the_prey_is_the_minion_face_up() -> None:
    table = market("crow", "wolf")
    assert [table.view(seat)["minion"]["id"] for seat in (0, 1, None)] == ["crow"] * 3
    told = table.play("hunt")
    assert [(event.kind, event.rule, event.args["minion"]) for event in told] == [
        ("ff-event-hunts", "FF-HUNT-01", "minion:crow")
    ]
    assert table.asked == (0, "hunt")


@rule("FF-HUNT-02")
def test_for_3_gold_the_minion_goes_under_its_deck_and_the_next_one_is_revealed() -> None:
    table = hunt("crow", "wolf", "toad", gold=4)
    told = table.play("exchange")
    assert (deck_of(table), table.hero(0).gold) == (["wolf", "toad", "crow"], 1)
    assert [event.kind for event in told] == ["ff-event-exchange", "ff-event-minion-under", "ff-event-minion"]
    assert {event.rule for event in told} == {"FF-HUNT-02"}
    assert table.view()["minion"]["id"] == "wolf"


@rule("FF-HUNT-02")
def test_the_hunt_goes_against_the_minion_taken_in_exchange() -> None:
    table = hunt("crow", "wolf", "toad", gold=3, rolls=(5,))
    table.play("exchange", "roll")
    assert [event.args["minion"] for event in table.told("ff-event-hunt-result")] == ["minion:wolf"]
    assert table.hero(0).gold == 1


@rule("FF-HUNT-02")
def test_the_exchange_comes_before_the_pool_is_built() -> None:
    table = hunt("toad", "wolf", gold=10, wounds=1)
    assert table.view(0)["minion"]["pool"] == 4
    table.play("exchange")
    # 7 gold are left, one too few for the wolf's second weakness.
    assert table.view(0)["minion"]["pool"] == 1


@rule("FF-HUNT-02")
@pytest.mark.parametrize("key", ["hire:gold", "hire:xp", "hire:token"])
def test_with_a_mercenary_hired_the_minion_stays(key: str) -> None:
    table = hunt("crow", "wolf", gold=20, xp=9, tokens=1)
    table.play(key)
    assert "exchange" not in table.keys
    assert table.refuse("exchange").rule == "FF-HUNT-02"


@rule("FF-HUNT-02")
@pytest.mark.parametrize(("deck", "gold"), [(("crow", "wolf"), 2), (("crow",), 9)], ids=["too-little-gold", "no-other"])
def test_an_exchange_needs_3_gold_and_another_minion(deck: tuple[str, ...], gold: int) -> None:
    table = hunt(*deck, gold=gold)
    assert table.refuse("exchange").rule == "FF-HUNT-02"


@rule("FF-HUNT-02")
def test_nobody_exchanges_before_setting_out() -> None:
    assert market("crow", "wolf", gold=9).refuse("exchange").rule == "FF-HUNT-02"


@rule("FF-HUNT-03")
def test_the_exchange_may_be_repeated_for_3_gold_each() -> None:
    table = hunt("crow", "wolf", "toad", gold=14)
    golds = []
    for _ in range(4):
        table.play("exchange")
        golds.append(table.hero(0).gold)
    assert (golds, deck_of(table)) == ([11, 8, 5, 2], ["wolf", "toad", "crow"])
    table.refuse("exchange")


@rule("FF-HUNT-04")
def test_a_token_does_not_lower_the_price_of_an_exchange() -> None:
    table = hunt("crow", "wolf", gold=2, tokens=3)
    assert table.refuse("exchange").rule == "FF-HUNT-04"
    rich = hunt("crow", "wolf", gold=3, tokens=3)
    rich.play("exchange")
    assert (rich.hero(0).gold, rich.hero(0).tokens) == (0, 3)


# --- the pool ------------------------------------------------------------------------------------


@rule("FF-HUNT-05")
@pytest.mark.parametrize(
    ("hero", "dice"),
    [
        ({}, 1),
        ({"rows": {"str": ["red4"]}}, 1),
        ({"rows": {"str": ["red5"]}}, 3),
        ({"gold": 8}, 2),
        ({"rows": {"str": ["red5"]}, "gold": 8}, 4),
    ],
    ids=["none", "by-a-hair", "first", "second", "both"],
)
def test_each_fulfilled_condition_adds_its_dice_to_the_first_one(hero: dict[str, Any], dice: int) -> None:
    table = market("wolf", "crow", **hero)
    assert table.view(0)["minion"]["pool"] == dice
    table.play("hunt", "roll")
    assert len(table.hero(0).combat) == dice


@rule("FF-HUNT-13")
@pytest.mark.parametrize(
    ("hero", "chances", "reaches"),
    [
        ({}, [500, 500, 0], [1000, 500, 0]),
        ({"gold": 8}, [83, 333, 583], [1000, 917, 583]),  # two dice: 3 falls of 36 below 4, 12 below 7
        ({"fiends": ["fog"]}, [833, 167, 0], [1000, 167, 0]),  # 2 less, so a 6 is wanted
    ],
)
def test_each_line_has_the_chance_of_just_its_results(
    hero: dict[str, Any], chances: list[int], reaches: list[int]
) -> None:
    """Lines of the wolf: 0 to 3, 4 to 6, 7 and more."""
    shown = market("wolf", "crow", **hero).view(0)["minion"]
    assert (shown["chances"], shown["reaches"]) == (chances, reaches)


@rule("FF-HUNT-05")
def test_the_conditions_are_those_of_the_hunter_alone() -> None:
    table = market("wolf", "crow")
    table.state.heroes[1].gold = 20
    table.play("hunt", "roll")
    assert len(table.hero(0).combat) == 1


@rule("FF-HUNT-05")
def test_a_condition_fulfilled_just_before_the_roll_counts() -> None:
    table = hunt("wolf", "crow", gold=5, skills=["beg"])
    decision = table.table.decision
    assert decision is not None
    assert decision.args["dice"] == 1
    table.play("use:beg", "gain")
    assert (decision.args["dice"], table.view(0)["minion"]["pool"]) == (2, 2)
    table.play("roll")
    assert len(table.hero(0).combat) == 2


@rule("FF-HUNT-05", "FF-HUNT-06")
def test_gold_paid_to_a_mercenary_takes_no_die_out_of_the_pool_again() -> None:
    table = hunt("wolf", "crow", gold=8)
    table.play("hire:gold")
    assert (table.hero(0).gold, table.view(0)["minion"]["pool"]) == (3, 3)


@rule("FF-HUNT-05")
def test_a_condition_fulfilled_after_the_first_mercenary_comes_too_late() -> None:
    table = hunt("wolf", "crow", gold=5, xp=3, skills=["beg"])
    table.play("hire:xp", "use:beg", "gain")
    assert table.hero(0).gold == 8
    table.play("roll")
    assert len(table.hero(0).combat) == 2


@rule("FF-HUNT-05")
def test_fiends_never_take_the_last_die() -> None:
    table = market("crow", "wolf", fiends=["chain"])
    assert table.view(0)["minion"]["pool"] == 1
    table.play("hunt", "roll")
    assert len(table.hero(0).combat) == 1


# --- mercenaries ---------------------------------------------------------------------------------


@rule("FF-HUNT-06")
@pytest.mark.parametrize(("key", "gold", "xp"), [("hire:gold", 1, 4), ("hire:xp", 6, 1)])
def test_a_mercenary_costs_5_gold_or_3_xp_and_adds_a_die(key: str, gold: int, xp: int) -> None:
    table = hunt("crow", "wolf", gold=6, xp=4)
    told = table.play(key)
    assert (table.hero(0).gold, table.hero(0).xp, table.hero(0).combat_dice) == (gold, xp, 2)
    assert [(event.kind, event.rule) for event in told] == [("ff-event-hired", "FF-HUNT-06")]
    table.play("roll")
    assert len(table.hero(0).combat) == 2


@rule("FF-HUNT-06")
def test_any_number_of_mercenaries_may_be_hired_each_paid_separately() -> None:
    table = hunt("crow", "wolf", gold=11, xp=7)
    table.play("hire:gold", "hire:xp", "hire:gold", "hire:xp")
    assert (table.hero(0).gold, table.hero(0).xp, table.hero(0).combat_dice) == (1, 1, 5)
    assert table.refuse("hire:gold").rule == "FF-HUNT-06"
    assert table.refuse("hire:xp").rule == "FF-HUNT-06"


@rule("FF-HUNT-06", "FF-COMP-08")
def test_more_mercenaries_can_be_hired_than_there_are_dice_in_the_box() -> None:
    table = hunt("crow", "wolf", gold=150)
    table.play(*["hire:gold"] * 30, "roll")
    assert len(table.hero(0).combat) == 31


@rule("FF-HUNT-06")
@pytest.mark.parametrize("purse", [{"gold": 4}, {"xp": 2}, {"gold": 4, "xp": 2}])
def test_gold_and_xp_are_not_mixed_for_one_mercenary(purse: dict[str, Any]) -> None:
    assert hunt("crow", **purse).keys == ["roll"]


@rule("FF-HUNT-07")
def test_a_token_makes_a_mercenary_cost_4_gold() -> None:
    table = hunt("crow", gold=4, tokens=1)
    assert table.keys == ["roll", "hire:token"]
    told = table.play("hire:token")
    assert (table.hero(0).gold, table.hero(0).tokens, table.hero(0).combat_dice) == (0, 0, 2)
    assert [(event.kind, event.rule) for event in told] == [("ff-event-hired", "FF-HUNT-07")]


@rule("FF-HUNT-07")
def test_the_token_is_a_choice_and_lowers_no_price_in_xp() -> None:
    table = hunt("crow", gold=5, tokens=1, xp=2)
    assert table.keys == ["roll", "hire:gold", "hire:token"]
    table.play("hire:gold")
    assert (table.hero(0).gold, table.hero(0).tokens) == (0, 1)


@rule("FF-HUNT-07")
def test_without_a_token_there_is_nothing_to_hand_in() -> None:
    assert hunt("crow", gold=9).refuse("hire:token").rule == "FF-HUNT-07"


@rule("FF-HUNT-08")
def test_at_most_one_token_goes_on_a_mercenary() -> None:
    table = hunt("crow", gold=8, tokens=3)
    assert table.keys == ["roll", "hire:gold", "hire:token"]
    assert table.refuse("hire:2-tokens").rule == "FF-HUNT-08"
    table.play("hire:token", "hire:token")
    assert (table.hero(0).gold, table.hero(0).tokens, table.hero(0).combat_dice) == (0, 1, 3)


@rule("FF-HUNT-08")
@pytest.mark.parametrize(
    ("key", "gold", "tokens"),
    [("hire:token", 1, 5), ("hire:2-tokens", 2, 4), ("hire:3-tokens", 3, 3), ("hire:5-tokens", 5, 1)],
)
def test_in_the_other_reading_any_number_of_tokens_goes_on_a_mercenary(key: str, gold: int, tokens: int) -> None:
    table = hunt("crow", gold=5, tokens=6, options={"FF-HUNT-08": "any-number"})
    assert [k for k in table.keys if "token" in k] == ["hire:token", *(f"hire:{n}-tokens" for n in range(2, 6))]
    table.play(key)
    assert (table.hero(0).gold, table.hero(0).tokens, table.hero(0).combat_dice) == (gold, tokens, 2)


@rule("FF-HUNT-09")
@pytest.mark.parametrize("key", ["hire:gold", "hire:xp", "hire:token"])
def test_nobody_joins_after_the_roll(key: str) -> None:
    table = hunt("crow", "wolf", gold=20, xp=20, tokens=1)
    assert key in table.keys
    table.play("roll")
    assert table.asked == (0, "hunt-reroll")
    assert table.refuse(key).rule == "FF-HUNT-09"


# --- roll and rerolls ----------------------------------------------------------------------------


@rule("FF-HUNT-10")
def test_all_dice_of_the_pool_are_rolled_together() -> None:
    table = hunt("crow", gold=10, xp=1, rolls=(2, 6, 3))
    told = table.play("hire:gold", "hire:gold", "roll")
    assert [(event.kind, event.rule, event.args) for event in told if event.kind != "ff-event-hired"] == [
        ("ff-event-combat-roll", "FF-HUNT-10", {"dice": "2 6 3", "sum": 11})
    ]
    assert table.view()["heroes"][0]["combat"] == [2, 6, 3]


@rule("FF-HUNT-11")
def test_each_xp_rerolls_one_die() -> None:
    table = hunt("crow", gold=5, xp=2, rolls=(2, 6, 3, 1))
    table.play("hire:gold", "roll")
    assert table.keys == ["stop", "reroll:2", "reroll:6"]
    told = table.play("reroll:2")
    assert (table.hero(0).combat, table.hero(0).xp) == ((3, 6), 1)
    assert [event.rule for event in told] == ["FF-HUNT-11"]
    told = table.play("reroll:6")
    assert (table.hero(0).combat, table.hero(0).xp, table.hero(0).result) == ((3, 1), 0, 4)


@rule("FF-HUNT-11")
def test_the_same_die_may_be_rerolled_again_and_again() -> None:
    table = hunt("crow", xp=5, rolls=(1, 2, 1, 3))
    table.play("roll", "reroll:1", "reroll:2", "reroll:1", "stop")
    assert (table.hero(0).result, table.hero(0).xp) == (3, 2)


@rule("FF-HUNT-11")
def test_only_a_die_that_lies_there_is_rerolled() -> None:
    table = hunt("crow", xp=2, rolls=(4,))
    table.play("roll")
    assert table.refuse("reroll:5").rule == "FF-XP-01"
    assert table.refuse("reroll:4", seat=1).rule == "FF-HUNT-11"


@rule("FF-HUNT-12")
def test_a_reroll_is_binding() -> None:
    table = hunt("crow", xp=2, rolls=(6, 1))
    table.play("roll", "reroll:6")
    assert table.keys == ["stop", "reroll:1"]
    table.refuse("keep:old")
    table.play("stop")
    assert table.hero(0).result == 1


@rule("FF-HUNT-11", "FF-XP-01")
def test_xp_gained_after_the_roll_can_still_reroll() -> None:
    table = hunt("crow", skills=["pray"], rolls=(1, 6))
    table.play("roll")
    assert table.keys == ["stop", "use:pray"]
    table.play("use:pray", "gain", "reroll:1")
    assert table.hero(0).result == 6


@rule("FF-HUNT-11", "FF-FIEND-01")
def test_a_fiend_banished_after_the_roll_no_longer_forbids_rerolls() -> None:
    table = hunt("crow", gold=5, xp=1, fiends=["doom"], rolls=(1, 6))
    table.play("roll")
    assert table.keys == ["stop", "banish:doom:gold"]
    table.play("banish:doom:gold", "reroll:1")
    assert table.hero(0).result == 6


@rule("FF-HUNT-11")
def test_whoever_can_do_nothing_more_is_not_asked() -> None:
    table = hunt("crow")
    table.play("roll")
    assert table.asked == (1, "market")


# --- values before the final scoring -----------------------------------------------------------------------


@rule("RP-COMP-12", "FF-HUNT-05")
@pytest.mark.parametrize(("face", "pool"), [("red4", 1), ("red5", 3)])
@pytest.mark.parametrize("extra", [{"race": "orc"}, {"weapons": ["longsword"]}, {}], ids=["race", "weapon", "nothing"])
def test_neither_race_nor_weapons_help_with_a_weakness(extra: dict[str, Any], face: str, pool: int) -> None:
    """An orc is stronger by 2, and a longsword counts for every die, in the final scoring."""
    table = market("wolf", "crow", rows={"str": [face]}, **extra)
    assert table.view(0)["minion"]["pool"] == pool
    table.play("hunt", "roll")
    assert len(table.hero(0).combat) == pool


@rule("RP-COMP-12", "FF-HUNT-05")
def test_a_race_that_takes_something_takes_nothing_in_a_hunt() -> None:
    table = market("wolf", "crow", race="halfling", rows={"str": ["red5"]})
    assert table.state.heroes[0].race.modifiers.get(0, 0) < 0
    assert table.view(0)["minion"]["pool"] == 3


# --- what a player would look for ------------------------------------------------------------------------


def sought(table: Play, seat: int = 0) -> list[str]:
    return [option.key for option in table.table.game.sought(table.state, seat)]


def test_a_hunt_is_sought_in_the_own_turn_and_healing_and_banishing_where_there_is_a_reason() -> None:
    table = market("wolf", gold=2, wounds=1, fiends=["fog"], skills=["beg"])
    always = ["banish:fog:gold", "banish:fog:token", "xp:heal"]
    assert (sought(table), sought(table, 1)) == (["use:beg", "buy:climb", "hunt", *always], [])
    table.play("hunt")
    assert (sought(table), sought(table, 1)) == (["use:beg", "exchange", "hire:gold", "hire:xp", *always], [])
    unharmed = market("wolf", gold=2)
    assert sought(unharmed) == ["buy:climb", "hunt"]


def test_nobody_prepares_for_a_hunt_that_is_rolled() -> None:
    table = hunt("wolf", gold=2)
    assert sought(table) == ["exchange", "hire:gold", "hire:xp"]
    exchange, gold, xp = (option.payload for option in table.table.game.sought(table.state, 0))
    assert (exchange[1:], gold[1:], xp[1:]) == ((3,), (5, 0, 0), (0, 3, 0))
    table.hero(0).combat = (1,)
    assert sought(table) == []
