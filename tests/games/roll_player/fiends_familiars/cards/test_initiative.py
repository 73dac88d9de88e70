"""The six initiative cards of the expansion: with how many players they are in play, and what lies on them."""

from typing import Any

import pytest

from herowright.games.roll_player.fiends_familiars.cards.box import fiends_box_of
from herowright.testing import Play, rule, situation

ALONE = {"expansion": "fiends-familiars"}
BOTH_BOXES = {"expansion": "fiends-familiars-mm"}
# The card, the numbers of players with which it is in play, a coin and a fiend on it.
CARDS = [
    ("1", (1, 2, 3, 4, 5), False, False),
    ("2", (1, 2, 3, 4, 5), True, False),
    ("3", (3, 4, 5), True, True),
    ("4", (4, 5), True, False),
    ("5", (5,), True, True),
    ("TOP", (1, 2, 3, 4, 5), False, True),
]
EACH = pytest.mark.parametrize(("id", "players", "coin", "fiend"), CARDS, ids=[f"card-{row[0]}" for row in CARDS])
SEATS = (1, 2, 3, 4, 5)


def dice_phase(seats: int, **rest: Any) -> Play:
    return situation("roll-player", seats, BOTH_BOXES, phase="dice", **rest)


@rule("FF-SETUP-08", "FF-SETUP-09", "FF-SOLO-01")
@pytest.mark.parametrize("seats", SEATS)
def test_there_is_a_card_for_each_player_and_the_top_card(seats: int) -> None:
    numbers = [str(card["number"]) for card in dice_phase(seats).view()["initiative"]]
    assert numbers == [str(number + 1) for number in range(max(2, seats))] + ["TOP"]


@rule("FF-SETUP-10", "FF-SETUP-11", "FF-SETUP-34")
@EACH
def test_an_initiative_card_is_in_play_with_its_coin_and_its_fiend(
    id: str, players: tuple[int, ...], coin: bool, fiend: bool
) -> None:
    found = {}
    for seats in SEATS:
        for card in dice_phase(seats).view()["initiative"]:
            if str(card["number"]) == id:
                found[seats] = (card["gold"], len(card["fiends"]), card["fiend_space"])
    assert found == {seats: (int(coin), int(fiend), fiend) for seats in players}


@rule("FF-SETUP-10", "FF-DICE-06", "RP-DICE-06")
@EACH
def test_who_takes_the_card_gets_what_lies_on_it(id: str, players: tuple[int, ...], coin: bool, fiend: bool) -> None:
    for seats in players:
        table = dice_phase(seats, heroes=[{"gold": 0, "hero_class": "monk"}])
        table.play(f"take:{id}", "place:str")
        assert table.hero(0).gold == int(coin)
        assert len(table.hero(0).fiends) == int(fiend)


@rule("FF-SETUP-08")
@EACH
def test_the_card_gives_the_order_of_the_market(id: str, players: tuple[int, ...], coin: bool, fiend: bool) -> None:
    seats = players[-1]
    place = [row[0] for row in CARDS].index(id) + 1
    other = 1 if place > 1 else 2
    table = situation(
        "roll-player", seats, BOTH_BOXES, phase="market", initiative={0: place, 1: other}, market=["weak"]
    )
    assert table.asked[0] == (1 if other < place else 0)


@rule("FF-SETUP-11")
def test_the_box_declares_the_six_cards() -> None:
    declared = [
        (card.id, card.number, card.least_seats, card.provenance_of("least_seats"), card.provenance)
        for card in fiends_box_of("pl2", "fiends-familiars").initiative
    ]
    assert declared == [
        ("1", 1, 1, "printed", "ours"),
        ("2", 2, 1, "printed", "ours"),
        ("3", 3, 3, "ours", "ours"),
        ("4", 4, 4, "ours", "ours"),
        ("5", 5, 5, "ours", "ours"),
        ("TOP", 6, 1, "printed", "ours"),
    ]


def test_the_second_box_has_no_initiative_cards() -> None:
    alone, both = (fiends_box_of("pl2", boxes["expansion"]).initiative for boxes in (ALONE, BOTH_BOXES))
    assert alone == both
