"""The Call to Adventure: FF-CALL."""

from typing import Any

import pytest

from herowright.games.roll_player.cards.abilities import BuyTopCard
from herowright.games.roll_player.cards.types import Skill
from herowright.testing import Play, rule, situation

ALONE, WITH_MM = {"expansion": "fiends-familiars"}, {"expansion": "fiends-familiars-mm"}
# A skill that turns up the top card of the deck, and classes that leave dice and Market alone.
PRY = Skill(id="pry", number=901, dots=1, cost=2, arrow="good", ability=BuyTopCard())
HEROES: list[dict[str, Any]] = [{"hero_class": "monk"}, {"hero_class": "wizard"}]
CARDS = ["weak", "climb", "longsword", "honest", "loyal", "cunning", "nimble", "proud"]


def on_cards(table: Play) -> list[int]:
    """How many dice lie on each initiative card."""
    return [len(card["dice"]) for card in table.view()["initiative"]]


def answer(table: Play, *kinds: str) -> Play:
    """Pass up whatever can be passed up, discard in the Market, until one of these kinds of decision comes up."""
    while table.asked[1] not in kinds:
        idle = [key for key in table.keys if key in ("skip", "done") or key.startswith("discard:")]
        table.play([*idle, *table.keys][0])
    return table


# --- two dice, then one --------------------------------------------------------------------------


@rule("FF-CALL-01")
@pytest.mark.parametrize(("seats", "dice"), [(1, 6), (2, 6), (3, 8), (4, 10), (5, 12)])
def test_before_the_call_each_initiative_card_carries_two_dice(seats: int, dice: int) -> None:
    table = situation("roll-player", seats, WITH_MM, phase="roll", call=5)
    assert sum(on_cards(table)) == dice
    assert set(on_cards(table)) == {2}
    assert table.view()["call"] is False


@rule("FF-CALL-01")
def test_before_the_call_each_player_places_two_dice() -> None:
    table = situation("roll-player", 2, ALONE, phase="dice", call=5, heroes=HEROES)
    table.play("take:1", "next:black1", "place:str", "place:dex", "skip")
    table.play("take:2", "next:black2", "place:str", "place:dex", "skip")
    assert [len(hero.occupied()) for hero in table.state.heroes] == [2, 2]
    assert table.asked[1] == "market"


@rule("FF-CALL-02")
@pytest.mark.parametrize(("seats", "dice"), [(1, 3), (2, 3), (3, 4), (4, 5), (5, 6)])
def test_after_the_call_each_initiative_card_carries_one_die(seats: int, dice: int) -> None:
    table = situation("roll-player", seats, WITH_MM, phase="roll")
    assert sum(on_cards(table)) == dice
    assert set(on_cards(table)) == {1}
    assert table.told("rp-event-pool")[0].rule == "FF-CALL-02"
    assert table.view()["call"] is True


@rule("FF-CALL-02")
def test_after_the_call_each_player_places_one_die() -> None:
    table = situation("roll-player", 2, ALONE, phase="dice", heroes=HEROES)
    table.play("take:1", "place:str", "skip", "take:2", "place:str", "skip")
    assert [len(hero.occupied()) for hero in table.state.heroes] == [1, 1]
    assert table.asked[1] == "market"


@rule("FF-CALL-02")
def test_the_round_after_the_call_has_single_dice_and_so_have_all_later_ones() -> None:
    table = situation("roll-player", 2, ALONE, phase="clean-up", call=3, heroes=HEROES)
    for number in range(2, 8):
        answer(table, "initiative")
        assert (table.view()["round"], on_cards(table)) == (number, [1, 1, 1])
        table.play(table.keys[0])
        answer(table, "market")


@rule("FF-CALL-01")
def test_a_call_still_in_the_deck_leaves_two_dice_for_the_next_round() -> None:
    table = answer(situation("roll-player", 2, ALONE, phase="clean-up", call=4, heroes=HEROES), "initiative")
    assert (table.state.call, on_cards(table)) == (0, [2, 2, 2])


# --- drawing it ----------------------------------------------------------------------------------


@rule("FF-CALL-03")
@pytest.mark.parametrize("call", [0, 1, 2, 3])
def test_the_call_is_set_aside_and_the_market_gets_its_full_size(call: int) -> None:
    table = situation("roll-player", 2, ALONE, phase="clean-up", call=call, deck=CARDS, heroes=HEROES)
    view = table.view()
    assert [card["id"] for card in view["market"]] == CARDS[:4]
    assert (view["call"], view["deck"]) == (True, 4)
    assert len(table.told("ff-event-call")) == 1
    assert all("call" not in card for card in (*view["discard"], *view["trash"]))


@rule("FF-CALL-03")
def test_a_call_at_the_bottom_is_drawn_before_the_deck_is_made_anew() -> None:
    spec: dict[str, Any] = {"call": 2, "deck": CARDS[:2], "discard": CARDS[2:]}
    table = situation("roll-player", 2, ALONE, phase="clean-up", heroes=HEROES, **spec)
    view = table.view()
    assert (len(view["market"]), view["call"]) == (4, True)
    assert [card["id"] for card in view["market"]][:2] == CARDS[:2]


@rule("FF-CALL-04")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_call_drawn_by_a_card_changes_the_dice_only_from_the_next_round_on(seat: int) -> None:
    heroes = [HEROES[0] | {"skills": ["pry"]}, HEROES[1]]
    spec: dict[str, Any] = {"call": 0, "market": CARDS[:4], "deck": CARDS[4:]}
    table = situation("roll-player", 2, ALONE, phase="dice", turn=seat, first=0, heroes=heroes, cards=[PRY], **spec)
    table.play("use:pry", "turn-up", "skip", seat=0)
    assert table.view()["call"] is True
    assert table.view()["discard"] == [CARDS[4]]
    assert on_cards(table) == [2, 2, 2]
    while table.asked[1] == "initiative":
        who = table.asked[0]
        table.play(table.keys[0], "next:black1" if who == seat else "next:black2", "place:str", "place:str", "skip")
        assert len(table.hero(who).occupied()) == 2
    assert on_cards(answer(table, "initiative")) == [1, 1, 1]


@rule("FF-CALL-03", "FF-CALL-04")
def test_a_card_that_turns_up_the_call_turns_up_the_next_card_too() -> None:
    heroes = [HEROES[0] | {"skills": ["pry"], "gold": 9}, HEROES[1]]
    spec: dict[str, Any] = {"call": 0, "market": CARDS[:4], "deck": CARDS[4:]}
    table = situation(
        "roll-player", 2, ALONE, phase="market", initiative={0: 1, 1: 2}, heroes=heroes, cards=[PRY], **spec
    )
    table.play("use:pry", "turn-up", f"buy:{CARDS[4]}")
    assert [card.id for card in table.hero(0).traits] == [CARDS[4]]
    assert [event.rule for event in table.told("ff-event-call")] == ["FF-CALL-02"]


# --- how long the game lasts ---------------------------------------------------------------------


@rule("FF-CALL-05", "FF-CALL-06")
@pytest.mark.parametrize(
    ("options", "seats", "called", "rounds"),
    [
        (ALONE, 1, 3, 12),
        (ALONE, 2, 3, 12),
        (ALONE, 3, 4, 11),
        (ALONE, 4, 5, 10),
        (WITH_MM, 2, 3, 12),
        (WITH_MM, 3, 4, 11),
        (WITH_MM, 4, 5, 10),
        (WITH_MM, 5, 5, 10),
    ],
)
def test_the_call_comes_in_round_3_4_or_5_and_creation_takes_12_11_or_10(
    options: dict[str, str], seats: int, called: int, rounds: int
) -> None:
    table = situation("roll-player", seats, options, seed=3)
    seen = {}
    while table.table.decision and table.view()["phase"] != "battle":
        seen[table.view()["round"]] = table.state.each
        idle = [key for key in table.keys if key in ("skip", "done") or key.startswith("discard:")]
        table.play([*idle, *table.keys][0])
    assert [number for number, each in seen.items() if number and each == 2] == list(range(1, called + 1))
    assert [number for number, each in seen.items() if each == 1 and number] == list(range(called + 1, rounds + 1))
    assert [len(hero.occupied()) for hero in table.state.heroes] == [21] * seats
