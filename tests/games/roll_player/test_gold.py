"""Gold sources and limits: RP-GOLD."""

from random import Random
from typing import Any

import pytest

from herowright.table.table import Table
from herowright.testing import Play, rule, situation

MARKET = ["weak", "climb", "nimble"]  # they cost 3, 2 and 4
NO_CARD = {"start", "initiative", "row", "gold-die", "market"}


def shopping(**hero: Any) -> Play:
    """Seat 0 of two is about to buy."""
    heroes = [{"hero_class": "ranger"} | hero]
    return situation("roll-player", 2, phase="market", initiative={0: 1, 1: 2}, market=MARKET, heroes=heroes)


def turn(*pool: str, **hero: Any) -> Play:
    """Seat 0 of two is about to choose an initiative card."""
    return situation("roll-player", 2, phase="dice", pool=pool or None, heroes=[hero])


def whole_game(seed: int, edition: str) -> Play:
    """A whole game of three in which nobody takes a class or a card that pays gold."""
    rng = Random(seed)

    def choose(table: Table[Any]) -> str:
        assert table.decision
        classes = ("class:cleric", "class:paladin", "class:ranger", "class:monk", "class:thief")
        paying = (*classes, "buy:longbow", "buy:pickpocket")
        keys = [option.key for option in table.decision.options]
        return rng.choice([key for key in keys if not key.startswith(paying)])

    table = situation("roll-player", 3, {"edition": edition, "classes": "pick"}, seed=seed)
    table.play_out(choose)
    return table


@rule("RP-GOLD-01")
@pytest.mark.parametrize(("die", "paid"), [("gold1", 2), ("gold6", 2), ("green6", 0)])
def test_placing_a_gold_die_pays_2(die: str, paid: int) -> None:
    table = turn(die, "blue4", "green6", gold=5)
    table.play("take:1", "place:int")
    assert table.hero(0).gold == 5 + paid


@rule("RP-GOLD-02")
def test_discarding_a_market_card_instead_of_buying_pays_2() -> None:
    table = shopping(gold=5)
    table.play("discard:nimble")
    assert (table.hero(0).gold, table.view()["discard"]) == (7, ["nimble"])


@rule("RP-GOLD-03")
@pytest.mark.parametrize(("there", "paid"), [([], 0), (["red1"], 0), (["red1", "red2"], 1)])
def test_placing_the_third_die_of_a_row_pays_1(there: list[str], paid: int) -> None:
    table = turn(gold=5, rows={"con": there})
    table.play("take:1", "place:con")
    assert table.hero(0).gold == 5 + paid


@rule("RP-GOLD-04")
@pytest.mark.parametrize(("card", "paid"), [(1, 0), (2, 1), (3, 0)])
def test_choosing_an_initiative_card_with_gold_pays_1(card: int, paid: int) -> None:
    table = turn(gold=5)
    table.play(f"take:{card}", "place:str")
    assert table.hero(0).gold == 5 + paid


@rule("RP-GOLD-05")
def test_buying_moving_and_acting_bring_no_gold() -> None:
    table = turn("red1", "blue4", "green6", gold=5, rows={"str": ["gold1"]})
    table.play("take:1", "place:dex", "swap:str:1", "with:dex:1")
    assert table.hero(0).gold == 5


@rule("RP-GOLD-05")
def test_a_card_effect_can_bring_gold() -> None:
    table = turn(gold=5, skills=["pickpocket"])
    table.play("use:pickpocket", "gain")
    assert table.hero(0).gold == 5 + table.hero(0).skills[0].ability.gold > 5


@rule("RP-GOLD-05")
@pytest.mark.parametrize("edition", ["pl2", "de1"])
@pytest.mark.parametrize("seed", [1, 2])
def test_without_paying_cards_a_whole_game_knows_the_four_sources_alone(seed: int, edition: str) -> None:
    table = whole_game(seed, edition)
    assert {event.args["source"] for event in table.told("rp-event-gold")} == NO_CARD
    gained = [sum(event.args["gold"] for event in table.told("rp-event-gold", seat)) for seat in range(3)]
    spent = [sum(event.args["gold"] for event in table.told("rp-event-bought", seat)) for seat in range(3)]
    held = [hero["gold"] for hero in table.view()["heroes"]]
    assert held == [got - gone for got, gone in zip(gained, spent, strict=True)]


@rule("RP-GOLD-06")
@pytest.mark.parametrize(("gold", "tokens", "allowed"), [(3, 0, True), (2, 1, True), (2, 0, False), (1, 1, False)])
def test_gold_and_tokens_must_reach_the_price(gold: int, tokens: int, allowed: bool) -> None:
    table = shopping(gold=gold, tokens=tokens)
    assert ("buy:weak" in table.keys) == allowed


@rule("RP-GOLD-06")
def test_there_is_no_credit() -> None:
    table = shopping(gold=3)
    assert table.refuse("buy:nimble").rule == "RP-GOLD-06"
    table.play("buy:weak")
    assert table.hero(0).gold == 0
