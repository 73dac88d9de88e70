"""Fiends, familiars, minions and the Monster that meet cards and clauses of the base game in one moment."""

from __future__ import annotations

from typing import Any

import pytest

from herowright.games.roll_player.fiends_familiars.cards.types import Reward, Tier
from herowright.testing import rule, situation
from herowright.testing.roll_player import RollPlayerPlay
from tests.games.roll_player.fiends_familiars.foes import hydra
from tests.games.roll_player.fiends_familiars.hunting import minion

ALONE, WITH_MM = {"expansion": "fiends-familiars"}, {"expansion": "fiends-familiars-mm"}
ROWS = ("str", "dex", "con", "int", "wis", "cha", "familiar")
FULL = {row: ["red1", "blue2", "green3"] for row in ROWS[:3]} | {
    row: ["white1", "black2", "purple3"] for row in ROWS[3:6]
}
FULL |= {"familiar": ["gold1", "gold2", "gold3"]}
POOL = ["red1", "blue2", "green3", "black4", "white5", "purple6"]
PREY = minion("hare", Tier(0, Reward(), trophy=True))
FOX = minion("fox", Tier(0, Reward(wounds=1)), Tier(6, Reward(xp=2)))
PLAIN = {"hero_class": "monk", "familiar": "ice-bear", "marker": 4, "gold": 0}


def game(
    *heroes: dict[str, Any], seats: int = 2, options: dict[str, Any] | None = None, **given: Any
) -> RollPlayerPlay:
    plain: list[dict[str, Any]] = [PLAIN, {"hero_class": "thief", "marker": 4, "gold": 0}, {"hero_class": "ranger"}]
    all_heroes = [base | (heroes[seat] if seat < len(heroes) else {}) for seat, base in enumerate(plain[:seats])]
    spec = {"lurking": {}, "cards": [PREY, FOX, *given.pop("cards", ())], **given}
    table = situation("roll-player", seats, options or ALONE, heroes=all_heroes, **spec)
    assert isinstance(table, RollPlayerPlay)
    return table


def opening(usual: dict[str, Any], given: dict[str, Any]) -> dict[str, Any]:
    return usual | given


def dice(*heroes: dict[str, Any], **given: Any) -> RollPlayerPlay:
    return game(*heroes, phase="dice", **opening({"call": 9, "pool": POOL}, given))


def market(*heroes: dict[str, Any], **given: Any) -> RollPlayerPlay:
    return game(
        *heroes, phase="market", **opening({"initiative": {0: 1, 1: 2}, "market": ["weak", "climb", "nimble"]}, given)
    )


# --- dice ------------------------------------------------------------------------------------------------


@rule("FF-DICE-05", "FF-FAM-05", "FF-FAM-06")
def test_two_gold_dice_that_fill_two_rows_bring_seven_gold() -> None:
    rows = {"str": ["red1", "red2"], "familiar": ["blue1", "blue2"]}
    table = dice({"gold": 0, "rows": rows}, pool=["red1", "blue2", "gold3", "gold4", "white5", "purple6"])
    table.play("take:2", "next:gold3", "place:str", "place:familiar")
    assert table.hero(0).gold == 7
    assert table.asked == (0, "action")


@rule("RP-CARD-08", "RP-CARD-09", "FF-ROLL-02")
def test_of_two_dice_on_a_card_each_may_be_changed_and_all_are_sorted_again() -> None:
    table = dice({"skills": ["intimidate"]})
    table.play("take:2", "use:intimidate")
    assert table.keys == ["skip", "pool:die:1.1", "pool:die:1.2", "pool:die:TOP.1", "pool:die:TOP.2"]
    table.play("pool:die:1.1")
    assert table.pool() == ["blue2", "white5", "", "", *table.pool()[4:]]
    assert sorted(table.pool()[4:]) == ["purple6", "red6"]


@rule("FF-DICE-07", "FF-DICE-08")
def test_a_fiend_just_taken_bars_nothing_before_the_dice_phase_ends() -> None:
    """Feebleness bars the Strength action from the next phase on."""
    table = dice({"gold": 0}, lurking={"1": ["fiend-of-feebleness"]})
    table.play("take:1", "next:red1", "place:str", "place:str")
    assert "flip:str:1" in table.keys
    later = dice({"gold": 0, "fiends": ["fiend-of-feebleness"]})
    later.play("take:1", "next:red1", "place:str", "place:str")
    assert later.asked == (1, "initiative")


@rule("FF-FIEND-07", "FF-FIEND-02", "FF-FIEND-03", "FF-FIEND-06")
@pytest.mark.parametrize(
    ("gold", "tokens", "ways"), [(4, 0, []), (4, 1, ["token"]), (5, 0, ["gold"]), (5, 1, ["token", "gold"])]
)
def test_a_fiend_just_taken_may_be_banished_for_a_token_or_five_gold(gold: int, tokens: int, ways: list[str]) -> None:
    table = dice({"gold": gold, "tokens": tokens}, lurking={"1": ["fiend-of-feebleness"]})
    table.play("take:1")
    assert [key for key in table.keys if key.startswith("banish")] == [
        f"banish:fiend-of-feebleness:{way}" for way in ways
    ]


@rule("FF-FAM-07", "RP-DICE-14", "RP-DICE-26")
def test_dexterity_exchanges_a_familiars_die_and_nothing_is_paid_or_done() -> None:
    table = dice({"gold": 0, "rows": {"familiar": ["gold2", "gold3"]}})
    table.play("take:1", "next:red1", "place:dex", "place:familiar")
    assert table.hero(0).gold == 1  # the familiar's row is full
    table.play("swap:dex:1", "with:familiar:1")
    assert (table.row(0, "dex")[0], table.row(0, "familiar")[0]) == ("gold2", "red1")
    assert (table.hero(0).gold, table.asked) == (1, (1, "initiative"))


@rule("FF-SPLIT-04", "FF-SPLIT-05", "RP-DICE-13", "RP-DICE-17")
def test_split_dice_turn_within_their_four_faces() -> None:
    split = next(look for look in dice().view()["bag"] if "-" in look)
    table = dice({"rows": {"con": [f"{split}4"]}})
    table.play("take:1", "next:red1", "place:con", "place:str")
    assert "lower:con:1" in table.keys
    assert "raise:con:1" not in table.keys
    table.play("flip:con:1")
    assert table.row(0, "con")[0] == f"{split}1"


@rule("FF-FIEND-09", "FF-DICE-08")
def test_misery_spoils_a_split_die_when_it_is_chosen_and_not_the_other() -> None:
    split = next(look for look in dice().view()["bag"] if "-" in look)
    table = dice({"fiends": ["fiend-of-misery"]}, pool=["red1", f"{split}3", "green3", "black4", "white5", "purple6"])
    table.play("take:1")
    assert table.hand(0) == ["red1", f"{split}1"]


@rule("FF-CARD-18", "FF-CARD-19", "FF-CARD-20", "FF-DICE-06")
def test_a_summoned_fiend_lies_beside_another_and_both_go_to_the_next_chooser() -> None:
    table = dice(
        {"skills": ["summon"], "fiends": ["fiend-of-feebleness"]}, lurking={"TOP": ["fiend-of-misery"]}, turn=0
    )  # fmt: skip
    table.play("use:summon", "fiend:fiend-of-feebleness", "on:TOP")
    assert table.hero(0).fiends == ()
    table.play("take:1", "next:red1", "place:str", "place:str", "skip", "take:TOP")
    assert [fiend.id for fiend in table.hero(1).fiends] == ["fiend-of-misery", "fiend-of-feebleness"]


@rule("FF-CARD-21", "FF-CLEAN-01", "FF-CLEAN-02")
def test_a_space_covered_by_a_summoned_fiend_gets_no_other() -> None:
    table = game(phase="clean-up", lurking={"TOP": ["fiend-of-misery"], "1": ["fiend-of-chaos"]}, market=["weak"])
    assert [[fiend.id for fiend in fiends] for fiends in table.state.lurking] == [
        ["fiend-of-chaos"], [], ["fiend-of-misery"],
    ]  # fmt: skip


@rule("FF-XP-04", "FF-XP-07", "FF-DICE-03", "FF-XP-05")
def test_a_bought_action_does_not_use_up_the_one_of_the_dice() -> None:
    table = dice({"xp": 10})
    assert "xp:familiar" not in table.keys
    table.play("take:1", "next:red1", "place:str", "place:str", "xp:cha", "token", "flip:str:1")
    assert (table.hero(0).tokens, table.hero(0).xp, table.row(0, "str")[0]) == (1, 5, "red6")
    assert table.asked == (1, "initiative")


@rule("FF-CARD-09", "FF-CARD-10", "FF-CARD-11")
def test_the_gap_that_purity_leaves_is_filled_by_the_next_die() -> None:
    hero = {"gold": 9, "rows": {"str": ["red1", "blue2", "green3"]}}
    table = market(hero, {}, market=["clarity", "weak"])
    table.play("buy:clarity", "die:str:1", "space:dex:3")
    assert (table.row(0, "str"), table.row(0, "dex")) == (["", "blue2", "green3"], ["", "", "red1"])


@rule("FF-CARD-08", "FF-CARD-09", "RP-DICE-29")
def test_purity_may_lay_a_gold_die_where_it_was_and_is_paid_for_die_and_row() -> None:
    hero = {"gold": 2, "rows": {"str": ["red1", "blue2", "gold3"]}}
    table = market(hero, {}, market=["clarity", "weak"])
    table.play("buy:clarity", "die:str:3", "space:str:3")
    assert table.hero(0).gold == 3
    assert table.asked == (0, "stored-action")


@rule("FF-CARD-02", "FF-CARD-03", "FF-CARD-05")
def test_the_backpack_gives_dice_back_into_the_bag_when_the_sheet_fills_up() -> None:
    rows = FULL | {"familiar": ["gold1"]}
    hero = {"gold": 0, "rows": rows, "weapons": ["backpack"], "backpack": ["white3", "black4"]}
    table = dice(hero, pool=["red1", "blue2", "green3", "green4", "white5", "purple6"])
    bag = len(table.state.bag)
    table.play("take:1", "next:red1", "place:familiar")
    assert (table.asked, {key for key in table.keys if key.startswith("return")}) == (
        (0, "too-many-stored"), {"return:white3", "return:black4"},
    )  # fmt: skip
    table.play("return:white3")
    assert len(table.state.bag) == bag + 1
    assert [table._die(die) for die in table.hero(0).backpack] == ["black4"]


# --- trading and hunting -------------------------------------------------------------------------------------


@rule("FF-FIEND-10", "FF-FIEND-12", "FF-DICE-08")
def test_a_doubled_and_raised_price_is_then_lowered_by_a_token() -> None:
    hero = {"gold": 9, "tokens": 1, "fiends": ["fiend-of-vulnerability", "fiend-of-inflation"]}
    table = market(hero, {}, market=["chain-helm", "weak"])
    table.play("buy:chain-helm")
    assert (table.hero(0).gold, table.hero(0).tokens) == (9 - (2 * 4 + 1 - 1), 0)


@rule("FF-FIEND-12", "RP-CARD-29")
def test_a_class_takes_its_discount_off_the_doubled_price() -> None:
    hero = {"hero_class": "warrior", "gold": 9, "fiends": ["fiend-of-vulnerability"]}
    table = market(hero, {}, market=["chain-helm", "weak"])
    table.play("buy:chain-helm")
    assert table.hero(0).gold == 9 - (2 * 4 - 1)


@rule("FF-FIEND-01", "FF-FIEND-12")
def test_a_fiend_may_be_banished_to_afford_what_it_made_dear() -> None:
    hero = {"gold": 5, "tokens": 1, "fiends": ["fiend-of-vulnerability"]}
    table = market(hero, {}, market=["chain-helm", "weak"])
    assert table.refuse("buy:chain-helm").rule == "RP-GOLD-06"
    table.play("banish:fiend-of-vulnerability:token", "buy:chain-helm")
    assert (table.hero(0).gold, [fiend.id for fiend in table.hero(0).banished]) == (1, ["fiend-of-vulnerability"])


@rule("FF-MKT-01", "FF-MKT-02")
def test_a_hunter_neither_buys_nor_takes_gold() -> None:
    table = market({"gold": 9}, {}, minions=["fox", "golem"], rolls=[6])
    table.play("hunt", "roll")
    assert (table.hero(0).gold, table.hero(0).xp, table.asked) == (9, 2, (1, "market"))


@rule("FF-MKT-01", "RP-CARD-05")
def test_a_bard_who_bought_cannot_hunt_as_well() -> None:
    table = market({"hero_class": "bard", "gold": 20}, {}, minions=["fox", "golem"])
    table.play("buy:weak")
    assert (table.asked, "hunt" in table.keys) == ((0, "second-purchase"), False)
    assert table.refuse("hunt").rule == "FF-MKT-02"


@rule("FF-HUNT-02", "FF-HUNT-03", "FF-HUNT-04")
def test_minions_are_exchanged_at_three_gold_each_and_tokens_do_not_help() -> None:
    table = market({"gold": 7, "tokens": 2}, {}, minions=["fox", "golem", "hare", "bat-swarm"])
    table.play("hunt", "exchange", "exchange")
    assert (table.hero(0).gold, table.state.minions[0].id) == (1, "hare")
    assert table.refuse("exchange").rule == "FF-HUNT-04"
    assert [each.id for each in table.state.minions] == ["hare", "bat-swarm", "fox", "golem"]


@rule("FF-HUNT-06", "FF-HUNT-07", "FF-HUNT-08")
def test_one_token_goes_on_each_mercenary_and_any_number_may_be_hired() -> None:
    table = market({"gold": 9, "tokens": 2, "xp": 3}, {}, minions=["fox", "golem"], rolls=[1, 1, 1, 1])
    table.play("hunt")
    assert [key for key in table.keys if key.startswith("hire")] == ["hire:xp", "hire:gold", "hire:token"]
    table.play("hire:token", "hire:token")
    assert (table.hero(0).gold, table.hero(0).tokens) == (1, 0)
    table.play("hire:xp", "roll")
    assert (table.hero(0).xp, table.hero(0).wounds) == (0, 1)  # a sum of 4


@rule("FF-HUNT-17", "FF-HUNT-18", "FF-HUNT-19", "FF-CARD-14")
@pytest.mark.parametrize(("before", "after", "xp"), [(0, 1, 0), (2, 3, 0), (3, 3, 1)])
def test_the_fourth_trophy_brings_experience_in_place_of_a_token(before: int, after: int, xp: int) -> None:
    trophies = ["golem", "bat-swarm", "mimic"][:before]
    hero = {"trophies": trophies, "adventure_tokens": before, "traits": ["devious"]}
    table = market(hero, {}, minions=["hare", "fox"], rolls=[1])
    table.play("hunt", "roll")
    if xp:
        assert (table.asked, table.keys) == ((0, "store-xp"), ["store:0", "store:1"])
        table.play("store:1")
    assert (table.hero(0).adventure_tokens, table.hero(0).xp, table.hero(0).stored) == (after, 0, xp)
    assert len(table.hero(0).trophies) == before + 1


@rule("FF-HUNT-23", "FF-HUNT-21")
def test_where_no_minion_is_left_nobody_hunts() -> None:
    table = market({}, {}, minions=["hare"], rolls=[1])
    table.play("hunt", "roll")
    assert (table.state.minions, table.asked) == ([], (1, "market"))
    assert table.refuse("hunt").rule == "FF-HUNT-23"


@rule("FF-HUNT-22")
@pytest.mark.parametrize(("glory", "wounds"), [(3, 0), (0, 3)])
def test_glory_and_wounds_change_nothing_in_a_hunt(glory: int, wounds: int) -> None:
    table = market({"glory": glory, "wounds": wounds}, {}, minions=["fox", "golem"], rolls=[5])
    table.play("hunt", "roll")
    assert (table.hero(0).xp, table.hero(0).wounds) == (0, wounds + 1)


@rule("FF-HUNT-11", "FF-HUNT-12", "FF-XP-01")
def test_the_same_die_is_rerolled_again_and_again_and_each_roll_binds() -> None:
    table = market({"xp": 3}, {}, minions=["fox", "golem"], rolls=[5, 2, 6])
    table.play("hunt", "roll", "reroll:5", "reroll:2", "stop")
    assert (table.hero(0).xp, table.hero(0).wounds) == (1 + 2, 0)


@rule("FF-SCROLL-01", "FF-SCROLL-02", "FF-SCROLL-03")
def test_restore_refreshes_everything_and_stays() -> None:
    skills = ["climb", "search"]
    hero = {"gold": 9, "skills": skills, "exhausted": skills}
    table = market(hero, {}, market=["restore", "weak"])
    table.play("buy:restore")
    assert (table.hero(0).exhausted, [scroll.id for scroll in table.hero(0).scrolls]) == ((), ["restore"])


@rule("FF-DICE-08", "RP-MKT-05")
def test_obligation_keeps_the_gold_and_the_card_goes_all_the_same() -> None:
    table = market({"gold": 0, "fiends": ["fiend-of-obligation"]}, {})
    table.play("discard:weak")
    assert (table.hero(0).gold, [card.id for card in table.state.discard]) == (0, ["weak"])


@rule("FF-DICE-08", "RP-MKT-10")
def test_constriction_leaves_what_is_held_and_lets_nothing_more_be_bought() -> None:
    hero = {"hero_class": "barbarian", "gold": 20, "weapons": ["longbow"], "fiends": ["fiend-of-constriction"]}
    table = market(hero, {}, market=["longsword", "weak"])
    assert table.refuse("buy:longsword").rule == "RP-MKT-12"
    assert [weapon.id for weapon in table.hero(0).weapons] == ["longbow"]
    table.play("drop:longbow", "buy:longsword")
    assert [weapon.id for weapon in table.hero(0).weapons] == ["longsword"]


# --- the call ----------------------------------------------------------------------------------------------


@rule("FF-CALL-03", "FF-CLEAN-03", "FF-CALL-02")
def test_the_call_is_set_aside_and_the_market_still_has_its_size() -> None:
    table = game(phase="clean-up", call=2, market=["weak"], deck=["climb", "nimble", "loyal", "honest", "search"])
    assert table.market() == ["climb", "nimble", "loyal", "honest"]
    assert (table.state.call, table.state.each) == (-1, 1)
    assert len([die for die in table.pool() if die]) == 3


@rule("FF-CALL-04")
def test_a_call_turned_up_by_a_skill_lets_the_round_go_on_with_its_dice() -> None:
    hero = {"skills": ["open-lock"], "gold": 20}
    table = dice(hero, call=0, deck=["nimble", "weak", "climb", "loyal", "honest"], market=["search", "cunning"])
    table.play("use:open-lock", "turn-up", "buy:nimble")
    assert (table.state.call, table.state.each) == (-1, 2)
    table.play("take:1")
    assert len(table.hand(0)) == 2


# --- battle ------------------------------------------------------------------------------------------------


@rule("FF-MON-11", "FF-MON-13", "FF-MON-14", "FF-MON-15", "FF-MON-16", "FF-MON-19")
@pytest.mark.parametrize(
    ("heroes", "result", "master"),
    [
        ([{"glory": 4}, {"glory": 5}], (10, 10), (3, 3)),
        ([{"glory": 4}, {"glory": 4}], (10, 9), (3, 0)),
        ([{"glory": 3}, {"glory": 4}], (9, 9), (0, 0)),
        ([{"glory": 4, "wounds": 1}, {"glory": 5}], (9, 10), (0, 3)),
    ],
)
def test_the_master_is_the_best_of_those_who_succeed(
    heroes: list[dict[str, Any]], result: tuple[int, ...], master: tuple[int, ...]
) -> None:
    table = game(*heroes, phase="battle", monster="hydra", cards=[hydra()], rolls=[6, 5])
    assert tuple(hero.result for hero in table.state.heroes) == result
    assert tuple(hero.master_stars for hero in table.state.heroes) == master
    assert tuple(hero.monster_stars for hero in table.state.heroes) == tuple(2 if r >= 10 else 0 for r in result)


@rule("FF-MON-20", "FF-ADV-02", "FF-ADV-05", "FF-MON-07")
def test_experience_of_an_adventure_hires_mercenaries_and_heals_nobody() -> None:
    """Only whoever holds the token is paid, and wounds stay from now on."""
    heroes: list[dict[str, Any]] = [
        {"xp": 2, "wounds": 1, "gold": 0, "adventure_tokens": 1, "trophies": ["golem"]},
        {"gold": 0},
    ]
    table = game(*heroes, phase="battle", monster="gorgon", adventure=["volcanic-wastes"], rolls=[1, 1])
    assert table.state.heroes[0].xp == 2  # three red dice are wanting
    hero = heroes[0] | {"rows": {"str": ["red1", "red1", "red1"]}}
    table = game(
        hero,
        {"gold": 0, "rows": {"dex": ["red1", "red1", "red1"]}},
        phase="battle",
        monster="gorgon",
        adventure=["volcanic-wastes"],
    )
    assert (table.asked, table.keys) == ((0, "hire"), ["no-more", "hire:xp"])
    assert [each.xp for each in table.state.heroes] == [3, 0]


@rule("FF-MON-02", "FF-MON-03", "FF-XP-02", "FF-XP-04")
def test_in_the_last_window_wounds_are_healed_actions_bought_and_fiends_banished() -> None:
    hero = {"rows": FULL, "xp": 7, "wounds": 1, "gold": 5, "fiends": ["fiend-of-judgment"]}
    table = game(hero, phase="last-call", monster="hydra", cards=[hydra()], rolls=[1, 1])
    assert table.asked == (0, "last-call")
    table.play("xp:heal", "banish:fiend-of-judgment:gold", "xp:str", "flip:str:1")
    assert (table.hero(0).xp, table.hero(0).wounds, table.hero(0).gold) == (0, 0, 0)
    assert table.row(0, "str")[0] == "red6"
    assert table.view()["phase"] == "over"


# --- alone -------------------------------------------------------------------------------------------------


def alone(hero: dict[str, Any] | None = None, **given: Any) -> RollPlayerPlay:
    return game(hero or {}, seats=1, **given)


@rule("FF-SOLO-07", "FF-SOLO-08", "FF-SOLO-09", "FF-SOLO-11")
def test_two_enemy_dice_strike_two_cards_of_the_market_as_it_was() -> None:
    market = ["weak", "climb", "nimble", "loyal"]
    table = alone(
        phase="dice", pool=["red1", "blue2", "green3"], market=market, minions=["fox", "hare"], rolls=[1, 1, 2]
    )
    table.play("take:TOP", "place:str", "skip")
    assert [card.id for card in table.state.trash] == ["weak", "climb"]
    assert table.market() == ["nimble", "loyal"]


@rule("FF-SOLO-07", "FF-SOLO-10", "FF-SOLO-09")
def test_enemy_dice_may_chase_minions_and_take_the_last_card() -> None:
    market = ["weak", "climb", "nimble", "loyal"]
    minions = ["fox", "hare", "golem"]
    table = alone(phase="dice", pool=["red1", "blue2", "green3"], market=market, minions=minions, rolls=[5, 4])
    table.play("take:TOP", "place:str", "skip")
    assert ([card.id for card in table.state.trash], table.market()) == (["loyal"], market[:3])
    assert [each.id for each in table.state.minions] == ["hare", "golem", "fox"]


@rule("FF-SOLO-15", "FF-MON-14", "FF-SOLO-17")
@pytest.mark.parametrize(("roll", "fallen"), [(3, True), (4, False)])
def test_a_lone_hero_falls_below_the_strength(roll: int, fallen: bool) -> None:
    hero = {"glory": 6, "rows": FULL}
    table = alone(hero, phase="battle", monster="hydra", cards=[hydra(players="1p")], rolls=[roll])
    outcome = table.table.outcome
    assert outcome is not None
    assert (outcome.seats[0].total == 0 and outcome.winners == ()) is fallen


@rule("FF-SOLO-14", "FF-ADV-02")
@pytest.mark.parametrize(
    ("tokens", "dice", "paid"),
    [(1, ["red5", "red5", "red5"], 1), (0, ["red5", "red5", "red5"], 0), (1, ["red5", "red5", "red4"], 0)],
)
def test_a_lone_hero_needs_token_and_requirement(tokens: int, dice: list[str], paid: int) -> None:
    hero = {"rows": {"con": dice}, "adventure_tokens": tokens, "trophies": ["golem"][:tokens], "race": "human"}
    table = alone(hero, phase="battle", monster="gorgon", adventure=["blasted-steppe"], rolls=[1] * (1 + paid))
    assert len(table.hero(0).combat) == 1 + paid


# --- at the table of others --------------------------------------------------------------------------------


@rule("FF-XP-02", "FF-XP-04", "FF-XP-07", "FF-DICE-03")
def test_experience_heals_and_buys_an_action_on_the_turn_of_another() -> None:
    table = dice({}, {"xp": 7, "wounds": 1, "rows": {"str": ["red1"]}})
    table.play("take:1")
    table.play("xp:heal", "xp:str", "flip:str:1", seat=1)
    assert (table.hero(1).xp, table.hero(1).wounds, table.row(1, "str")[0]) == (0, 0, "red6")
    assert table.asked[0] == 0


@rule("FF-XP-08", "RP-CHA-03", "FF-CLEAN-04")
def test_a_token_that_experience_bought_is_lost_like_any_other() -> None:
    table = market({"gold": 9, "xp": 5}, {}, market=["weak", "climb", "nimble", "loyal"])
    table.play("xp:cha", "token")
    assert (table.hero(0).tokens, table.hero(0).xp) == (1, 0)
    table.play("buy:weak", "discard:climb")
    assert table.hero(0).tokens == 0


@rule("FF-FIEND-06", "RP-CHA-01", "FF-FIEND-02")
def test_a_token_that_banished_a_fiend_saves_no_gold() -> None:
    table = market({"gold": 3, "tokens": 1, "fiends": ["fiend-of-chaos"]}, {}, market=["chain-helm", "weak"])
    table.play("banish:fiend-of-chaos:token")
    assert table.refuse("buy:chain-helm").rule == "RP-GOLD-06"


@rule("FF-DICE-06", "RP-DICE-28", "RP-DICE-06")
def test_whoever_has_no_room_still_takes_the_gold_and_the_fiend_of_the_card() -> None:
    table = dice({"rows": FULL, "gold": 0}, lurking={"TOP": ["fiend-of-misery"]}, coins=[0, 0, 1])
    table.play("take:TOP")
    assert ([fiend.id for fiend in table.hero(0).fiends], table.hero(0).gold) == (["fiend-of-misery"], 1)
    assert table.asked == (1, "initiative")


@rule("FF-MON-08", "FF-MON-07")
def test_tokens_hire_nobody_against_the_monster() -> None:
    heroes: list[dict[str, Any]] = [{"gold": 5, "tokens": 2}, {"gold": 4, "tokens": 2}]
    table = game(*heroes, phase="battle", monster="hydra", cards=[hydra()], rolls=[1, 1, 1])
    assert (table.asked, table.keys) == ((0, "hire"), ["no-more", "hire:gold"])
    table.play("hire:gold")
    assert [(hero.gold, hero.tokens) for hero in table.state.heroes] == [(0, 2), (4, 2)]


@rule("FF-SOLO-17", "FF-MM-04")
@pytest.mark.parametrize(("options", "bonus"), [(ALONE, 5), (WITH_MM, 0)])
def test_alone_the_box_pays_stars_only_without_the_other_expansion(options: dict[str, Any], bonus: int) -> None:
    hero = {"rows": FULL, "glory": 9}
    laid: dict[str, Any] = {"monster": "hydra", "cards": [hydra(players="1p")], "rolls": [6]}
    outcome = alone(hero, phase="battle", options=options, **laid).table.outcome
    assert outcome is not None
    assert sum(line.points for line in outcome.seats[0].lines if line.category == "box") == bonus
