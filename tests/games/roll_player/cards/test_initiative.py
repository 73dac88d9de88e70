"""The five initiative cards: with how many players they are in play, and with how many they carry gold."""

import pytest

from herowright.games.roll_player.cards.box import box_of
from herowright.testing import rule, situation

# The numbers of players with which a card is in play, and those with which it carries gold.
PRINTED = [
    (1, (2, 3, 4), ()),
    (2, (2, 3, 4), (2, 3, 4)),
    (3, (2, 3, 4), (3, 4)),
    (4, (3, 4), (4,)),
    (5, (4,), ()),
]
EACH = pytest.mark.parametrize(("number", "players", "gilded"), PRINTED, ids=[f"card-{row[0]}" for row in PRINTED])
SEATS = (2, 3, 4)


@rule("RP-COMP-05", "RP-SETUP-24")
@EACH
def test_an_initiative_card_is_in_play_with_enough_players(
    number: int, players: tuple[int, ...], gilded: tuple[int, ...]
) -> None:
    in_play = {
        seats: [card["number"] for card in situation("roll-player", seats).view()["initiative"]] for seats in SEATS
    }
    assert tuple(seats for seats in SEATS if number in in_play[seats]) == players


@rule("RP-SETUP-25", "RP-GOLD-04")
@EACH
def test_an_initiative_card_pays_the_gold_on_it(number: int, players: tuple[int, ...], gilded: tuple[int, ...]) -> None:
    def gained(seats: int) -> int:
        table = situation("roll-player", seats, phase="dice", heroes=[{"gold": 0, "hero_class": "monk"}])
        table.play(f"take:{number}", "place:str")
        gold: int = table.hero(0).gold
        return gold

    assert [gained(seats) for seats in players] == [int(seats in gilded) for seats in players]


@rule("RP-MKT-07")
@EACH
def test_an_initiative_card_goes_back_after_the_market_turn(
    number: int, players: tuple[int, ...], gilded: tuple[int, ...]
) -> None:
    table = situation(
        "roll-player", 4, phase="market", initiative={0: number}, market=["weak"], heroes=[{"hero_class": "monk"}]
    )
    assert table.view()["initiative"][number - 1]["holder"] == 0
    table.play("discard:weak")
    assert table.view()["initiative"][number - 1]["holder"] is None


def test_the_box_declares_the_five_cards() -> None:
    declared = [(card.number, card.least_seats, card.provenance) for card in box_of("pl2").initiative]
    assert declared == [(number, least, "printed") for number, least in ((1, 1), (2, 1), (3, 1), (4, 3), (5, 4))]
