"""Charisma token: RP-CHA."""

from typing import Any

import pytest

from herowright.testing import Play, rule, situation

MARKET = ["weak", "climb", "nimble"]  # they cost 3, 2 and 4


def shopping(options: dict[str, Any] | None = None, others_tokens: int = 0, **hero: Any) -> Play:
    """Seat 0 of two is about to buy, then seat 1."""
    heroes = [{"hero_class": "ranger"} | hero, {"hero_class": "barbarian", "tokens": others_tokens}]
    return situation("roll-player", 2, options, phase="market", initiative={0: 1, 1: 2}, market=MARKET, heroes=heroes)


def prices(table: Play, card: str) -> set[tuple[int, int]]:
    """The gold and tokens for which a card is on offer."""
    assert table.table.decision
    offers = [option.label.args for option in table.table.decision.options if option.label.id == "rp-opt-buy"]
    return {(offer["gold"], offer["tokens"]) for offer in offers if offer["card"] == f"card:{card}"}


@rule("RP-CHA-01", "RP-CHA-02")
def test_a_token_replaces_1_gold_of_the_price_and_is_handed_in() -> None:
    table = shopping(gold=5, tokens=1)
    table.play("buy:weak")
    assert (table.hero(0).gold, table.hero(0).tokens) == (3, 0)
    assert [card.id for card in table.hero(0).traits] == ["weak"]


@rule("RP-CHA-01")
def test_the_holder_may_pay_in_gold_alone_and_keep_the_token() -> None:
    table = shopping(gold=5, tokens=1)
    table.play("buy:weak:0-tokens")
    assert (table.hero(0).gold, table.hero(0).tokens) == (2, 1)


@rule("RP-CHA-01")
def test_a_token_taken_in_the_dice_phase_pays_in_the_market_phase_of_the_round() -> None:
    heroes = [{"hero_class": "ranger", "gold": 2}, {"hero_class": "barbarian"}]
    table = situation("roll-player", 2, phase="dice", market=MARKET, heroes=heroes)
    table.play("take:1", "place:cha", "token", "take:3", "place:str", "skip", "buy:weak")
    assert (table.hero(0).gold, table.hero(0).tokens) == (0, 0)


@rule("RP-CHA-01")
def test_only_the_holder_of_a_token_pays_with_it() -> None:
    table = shopping(gold=2, tokens=0, others_tokens=1)
    assert table.refuse("buy:weak").rule == "RP-GOLD-06"


@rule("RP-CHA-02")
@pytest.mark.parametrize(("key", "free"), [("buy:climb", 2), ("buy:climb:0-tokens", 0)])
def test_spent_tokens_are_back_in_the_supply(key: str, free: int) -> None:
    table = shopping({"RP-COMP-18": "printed"}, gold=5, tokens=6)
    table.play(key)
    assert 6 - sum(hero["tokens"] for hero in table.view()["heroes"]) == free


@rule("RP-DICE-22", "RP-DICE-11")
@pytest.mark.parametrize(("held", "asked"), [(5, (0, "action-cha")), (6, (1, "initiative"))])
def test_nobody_is_asked_about_a_token_that_is_not_there(held: int, asked: tuple[int, str]) -> None:
    heroes = [{"hero_class": "ranger"}, {"hero_class": "barbarian", "tokens": held}]
    table = situation("roll-player", 2, {"RP-COMP-18": "printed"}, phase="dice", heroes=heroes)
    table.play("take:1", "place:cha")
    assert table.asked == asked


@rule("RP-CHA-03")
def test_unspent_tokens_are_lost_in_clean_up() -> None:
    table = shopping(gold=5, tokens=2, others_tokens=1)
    table.play("discard:weak", "discard:climb")
    assert table.view()["round"] == 2
    assert [hero["tokens"] for hero in table.view()["heroes"]] == [0, 0]


@rule("RP-CHA-04")
def test_a_token_adds_nothing_to_the_gold_for_discarding() -> None:
    table = shopping(gold=5, tokens=1)
    table.play("discard:weak")
    assert (table.hero(0).gold, table.hero(0).tokens) == (7, 1)


@rule("RP-CHA-04")
def test_a_token_cannot_be_changed_into_gold() -> None:
    table = shopping(gold=0, tokens=1)
    assert table.keys == ["discard:weak", "discard:climb", "discard:nimble"]
    table.play("discard:weak", "discard:climb")
    assert (table.view()["round"], table.hero(0).gold, table.hero(0).tokens) == (2, 2, 0)


@rule("RP-CHA-04")
def test_a_token_gives_no_change_for_a_cheaper_card() -> None:
    table = shopping(gold=1, tokens=5)
    table.play("buy:climb")
    assert (table.hero(0).gold, table.hero(0).tokens) == (1, 3)


@rule("RP-CHA-05")
@pytest.mark.parametrize(("gold", "tokens"), [(0, 3), (1, 2), (2, 1)])
def test_several_tokens_may_go_into_one_purchase(gold: int, tokens: int) -> None:
    table = shopping(gold=gold, tokens=tokens)
    table.play("buy:weak")
    assert (table.hero(0).gold, table.hero(0).tokens) == (0, 0)


@rule("RP-CHA-05")
def test_any_number_of_the_tokens_held_may_go_into_a_purchase() -> None:
    assert prices(shopping(gold=5, tokens=2), "weak") == {(3, 0), (2, 1), (1, 2)}


@rule("RP-CHA-05")
def test_in_the_other_reading_one_token_at_most_goes_into_a_purchase() -> None:
    table = shopping({"RP-CHA-05": "one"}, gold=2, tokens=3)
    assert prices(table, "weak") == {(2, 1)}
    assert table.refuse("buy:nimble").rule == "RP-GOLD-06"
    table.play("buy:weak")
    assert (table.hero(0).gold, table.hero(0).tokens) == (0, 2)
