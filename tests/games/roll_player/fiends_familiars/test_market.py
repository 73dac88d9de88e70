"""Market Phase with Fiends & Familiars: FF-MKT."""

from typing import Any

import pytest

from herowright.games.roll_player.cards.abilities import BuyFromDiscard
from herowright.games.roll_player.cards.powers import ExtraPiece
from herowright.games.roll_player.cards.types import Card, Skill, Weapon
from herowright.games.roll_player.fiends_familiars.cards.curses import MARKET, NoGold
from herowright.games.roll_player.fiends_familiars.cards.types import Fiend, Minion, Reward, Tier
from herowright.testing import Play, rule, situation

FF = {"expansion": "fiends-familiars"}
# Cards of our own, so that no re-balanced number can disturb a rule.
CARDS: tuple[Card, ...] = (
    Weapon(id="knife", number=901, dots=1, cost=2, hands=1, effect=ExtraPiece()),
    Weapon(id="club", number=902, dots=1, cost=2, hands=1, effect=ExtraPiece()),
    Skill(id="sneak", number=903, dots=1, cost=2, arrow="good", ability=BuyFromDiscard()),
    Minion(id="rat", number=904, dots=1, weaknesses=(), tiers=(Tier(0, Reward()),)),
    Minion(id="mole", number=905, dots=1, weaknesses=(), tiers=(Tier(0, Reward()),)),
    Fiend(id="miser", number=906, effect=NoGold(MARKET)),
)
# Classes whose abilities play no part in the Market.
CLASSES = ("thief", "monk", "wizard")


def market(*heroes: dict[str, Any], seats: int = 2, options: dict[str, Any] = FF, **arrangement: Any) -> Play:
    """Seat 0 holds initiative card 1, seat 1 card 2: seat 0 of two acts first. Everybody owns 5 gold and no XP."""
    given = [*heroes, *[{}] * seats]
    people = [{"hero_class": CLASSES[seat], **given[seat]} for seat in range(seats)]
    spec: dict[str, Any] = {"initiative": {0: 1, 1: 2}, "market": ["knife", "club"], "minions": ["rat", "mole"]}
    return situation(
        "roll-player", seats, options, phase="market", heroes=people, cards=CARDS, lurking={}, **spec | arrangement
    )


# --- one of three things -------------------------------------------------------------------------


@rule("FF-MKT-01")
def test_a_market_turn_is_a_purchase_a_discard_or_a_hunt() -> None:
    table = market(market=["knife"])
    assert (table.asked, table.keys) == ((0, "market"), ["buy:knife", "discard:knife", "hunt"])


@rule("FF-MKT-01")
@pytest.mark.parametrize("thing", [["buy:knife"], ["discard:knife"], ["hunt", "roll"]], ids=lambda keys: keys[0])
def test_each_of_the_three_is_the_whole_turn(thing: list[str]) -> None:
    table = market()
    table.play(*thing)
    assert table.asked == (1, "market")
    assert [card["holder"] for card in table.view()["initiative"]] == [None, 1, None]


@rule("FF-MKT-01")
@pytest.mark.parametrize(
    ("held", "order"),
    [({0: 4, 1: 1, 2: 3}, [1, 2, 0]), ({0: 2, 1: 4, 2: 1}, [2, 0, 1])],
    ids=["top-last", "top-second"],
)
def test_the_initiative_cards_give_the_order_and_top_comes_last(held: dict[int, int], order: list[int]) -> None:
    table = market(seats=3, initiative=held)
    numbers = [card["number"] for card in table.view()["initiative"] if card["holder"] == order[-1]]
    assert numbers == ["TOP"]
    asked = []
    for _ in order:
        asked.append(table.asked)
        table.play("hunt", "roll")
    assert asked == [(seat, "market") for seat in order]


@rule("FF-MKT-01")
@pytest.mark.parametrize("gold", [0, 10])
def test_nobody_can_pass(gold: int) -> None:
    table = market({"gold": gold})
    assert table.refuse("skip").rule == "RP-MKT-05"


@rule("FF-MKT-01")
def test_two_heroes_may_hunt_in_the_same_phase() -> None:
    table = market()
    table.play("hunt", "roll", "hunt", "roll")
    assert [event.seat for event in table.told("ff-event-hunts")] == [0, 1]
    assert [event.args["minion"] for event in table.told("ff-event-hunts")] == ["minion:rat", "minion:mole"]


@rule("FF-MKT-01")
def test_only_the_hero_whose_turn_it_is_hunts() -> None:
    assert market().refuse("hunt", seat=1).rule == "FF-MKT-01"


@rule("FF-MKT-01")
@pytest.mark.parametrize("phase", ["dice", "clean-up"])
def test_there_is_no_hunt_outside_the_market_phase(phase: str) -> None:
    hero = {"hero_class": "thief", "skills": ["climb"], "exhausted": ["climb"]}
    table = situation("roll-player", 2, FF, phase=phase, heroes=[hero])
    refusal = table.refuse("hunt")
    assert (refusal.rule, refusal.reason.id) == ("FF-MKT-01", "rp-no-not-your-market-turn")


@rule("FF-MKT-01")
def test_a_hunter_does_not_set_out_twice() -> None:
    table = market()
    table.play("hunt")
    assert table.refuse("hunt").rule == "FF-MKT-01"


# --- hunting instead -----------------------------------------------------------------------------


@rule("FF-MKT-02")
def test_a_hunter_gets_no_card_and_not_the_2_gold() -> None:
    table = market({"gold": 10})
    table.play("hunt", "roll")
    assert (table.hero(0).gold, table.hero(0).weapons) == (10, ())
    assert [card["id"] for card in table.view()["market"]] == ["knife", "club"]
    assert table.view()["discard"] == []


@rule("FF-MKT-02")
@pytest.mark.parametrize("trade", ["buy:knife", "discard:knife"])
def test_a_hunter_on_the_way_neither_buys_nor_discards(trade: str) -> None:
    table = market({"gold": 10})
    table.play("hunt")
    assert table.refuse(trade).rule == "FF-MKT-02"


@rule("FF-MKT-02")
def test_whoever_may_buy_twice_does_not_hunt_after_the_first_purchase() -> None:
    table = market({"gold": 10, "hero_class": "bard"})
    table.play("buy:knife")
    assert (table.asked, table.keys) == ((0, "second-purchase"), ["buy:club", "done", "drop:knife"])
    assert table.refuse("hunt").rule == "FF-MKT-02"


@rule("FF-MKT-02")
def test_whoever_may_buy_twice_buys_nothing_after_a_hunt() -> None:
    table = market({"gold": 10, "hero_class": "bard"})
    table.play("hunt", "roll")
    assert table.asked == (1, "market")


@rule("FF-MKT-02")
@pytest.mark.parametrize("reading", ["instead", "extra"])
def test_a_purchase_from_the_discard_pile_leaves_no_hunt(reading: str) -> None:
    hero = {"gold": 10, "hero_class": "bard", "skills": ["sneak"]}
    table = market(hero, options=FF | {"RP-CARD-31": reading}, market=["knife"], discard=["club"])
    assert "hunt" in table.keys
    table.play("use:sneak", "buy:club")
    assert table.asked[0] == 0
    assert table.refuse("hunt").rule == "FF-MKT-02"


@rule("FF-MKT-02")
def test_a_purchase_thought_better_of_leaves_the_hunt() -> None:
    table = market({"gold": 10, "skills": ["sneak"]}, discard=["club"])
    table.play("use:sneak", "skip")
    assert "hunt" in table.keys


@rule("FF-MKT-01", "FF-MKT-02")
def test_in_the_friendly_market_a_hunt_stands_beside_the_gold() -> None:
    table = market(options=FF | {"variants": ["friendly-market"]}, market=["knife"])
    assert table.keys == ["buy:knife", "gold", "hunt"]
    table.play("hunt", "roll")
    assert table.hero(0).gold == 5


# --- a fiend on the purse ------------------------------------------------------------------------


@rule("FF-DICE-08")
def test_a_fiend_that_keeps_the_gold_of_the_market_leaves_the_discarding() -> None:
    table = market({"fiends": ["miser"], "gold": 4})
    table.play("discard:knife")
    assert (table.hero(0).gold, table.view()["discard"]) == (4, ["knife"])


@rule("FF-DICE-08")
def test_such_a_fiend_keeps_the_clerics_gold_too_but_not_the_step_of_the_marker() -> None:
    table = market({"fiends": ["miser"], "gold": 4, "hero_class": "cleric"})
    table.play("discard:knife")
    assert table.asked == (0, "discard-move")
    table.play("move:good")
    assert (table.hero(0).gold, table.hero(0).marker) == (4, 1)
