"""The watch over Roll Player must see what it is there to see."""

from typing import Any

import pytest

from herowright.games.roll_player.cards import abilities
from herowright.games.roll_player.lab.watch import RollPlayerWatch
from herowright.games.roll_player.rules import market
from herowright.lab.broken import Broken
from herowright.testing import Play, situation

FF = {"expansion": "fiends-familiars"}


def trading(hero: dict[str, Any], options: dict[str, Any] | None = None) -> Play:
    """Seat 0 is about to trade, with Move Silently, which the rules below let it use once too often."""
    people = [{"gold": 20, "skills": ["move-silently"], **hero}, {}]
    return situation(
        "roll-player",
        2,
        options,
        phase="market",
        initiative={0: 1, 1: 2},
        heroes=people,
        market=["chain-helm", "weak"],
        discard=["longsword", "climb"],
    )


def watched(table: Play, *keys: str) -> None:
    watch = RollPlayerWatch()
    watch.check(table.table, ())
    for key in keys:
        watch.check(table.table, table.play(key))


@pytest.mark.parametrize(
    ("hero", "options", "keys"),
    [
        ({"hero_class": "cleric"}, {}, ["discard:weak"]),
        ({"hero_class": "sorcerer"}, {}, ["buy:weak"]),
        ({"hero_class": "sorcerer"}, FF, ["buy:weak"]),
    ],
    ids=["gold", "purchase", "expansion"],
)
def test_a_second_trade_is_noticed(
    monkeypatch: pytest.MonkeyPatch, hero: dict[str, Any], options: dict[str, Any], keys: list[str]
) -> None:
    monkeypatch.setattr(abilities, "may_buy_from_pile", market.is_in_turn)
    table = trading(hero, options)
    with pytest.raises(Broken, match="trades too often"):
        watched(table, *keys, "use:move-silently", "buy:longsword")


def test_what_happened_before_the_watch_began_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(abilities, "may_buy_from_pile", market.is_in_turn)
    table = trading({"hero_class": "cleric"})
    table.play("discard:weak")
    with pytest.raises(Broken, match="trades too often"):
        watched(table, "use:move-silently", "buy:longsword")


def test_two_purchases_of_a_bard_are_right_and_a_new_round_begins_anew() -> None:
    table = trading({"hero_class": "bard"})
    watched(table, "buy:weak", "use:move-silently", "buy:longsword")
    watched(table, *["discard:chain-helm"])


@pytest.mark.parametrize(
    ("name", "value", "match"),
    [("gold", -1, "has -1 gold"), ("tokens", -2, "has -2 tokens"), ("marker", 9, "off the grid")],
)
def test_an_impossible_number_is_noticed(name: str, value: int, match: str) -> None:
    table = trading({})
    setattr(table.hero(1), name, value)
    with pytest.raises(Broken, match=match):
        RollPlayerWatch().check(table.table, ())


def test_too_many_weapons_are_noticed() -> None:
    table = trading({"weapons": ["longbow", "longsword"], "hero_class": "monk"})
    with pytest.raises(Broken, match="no hands"):
        RollPlayerWatch().check(table.table, ())


def test_a_skill_exhausted_twice_is_noticed() -> None:
    table = trading({})
    hero = table.hero(0)
    hero.exhausted = (*hero.skills, *hero.skills)
    with pytest.raises(Broken, match="twice"):
        RollPlayerWatch().check(table.table, ())


def test_two_coins_on_a_card_are_noticed() -> None:
    table = trading({})
    table.state.coins[1] = 2
    with pytest.raises(Broken, match="one coin"):
        RollPlayerWatch().check(table.table, ())


def test_a_token_without_a_trophy_is_noticed() -> None:
    table = trading({"adventure_tokens": 1}, FF)
    with pytest.raises(Broken, match="without a trophy"):
        RollPlayerWatch().check(table.table, ())


def test_a_question_that_can_only_be_declined_is_never_worth_putting() -> None:
    table = trading({"hero_class": "cleric"})
    table.play("discard:weak")
    decision = table.table.decision
    assert decision is not None
    watch = RollPlayerWatch()
    skip, move = decision.options[0], decision.options[1]
    decision.options = (skip,)
    assert not watch.wants_alone(decision)
    decision.options = (move,)
    assert watch.wants_alone(decision)
