"""Clean-up Phase with Fiends & Familiars: FF-CLEAN."""

from typing import Any

import pytest

from herowright.games.roll_player.fiends_familiars.cards.box import fiends_box_of
from herowright.testing import Play, rule, situation

ALONE, WITH_MM = "fiends-familiars", "fiends-familiars-mm"
CHAOS, MISERY, STUPOR = "fiend-of-chaos", "fiend-of-misery", "fiend-of-stupor"
BOX = fiends_box_of("pl2", ALONE)
CLASSES = ("thief", "monk", "wizard", "warrior", "ranger")


def game(seats: int = 2, *, expansion: str = ALONE, **arrangement: Any) -> Play:
    given = [*arrangement.pop("heroes", ()), *[{}] * seats]
    heroes = [{"hero_class": CLASSES[seat], **given[seat]} for seat in range(seats)]
    return situation("roll-player", seats, {"expansion": expansion}, heroes=heroes, **arrangement)


def clean_up(seats: int = 2, **arrangement: Any) -> Play:
    """The Clean-up has begun; it runs on into the next round unless somebody has a skill to refresh."""
    return game(seats, phase="clean-up", **arrangement)


def fiends_on_cards(table: Play) -> dict[Any, list[str]]:
    return {card["number"]: card["fiends"] for card in table.view()["initiative"] if card["fiends"]}


# --- fiends --------------------------------------------------------------------------------------


@rule("FF-CLEAN-01")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_every_empty_space_for_a_fiend_gets_one_from_the_top_of_the_deck(seats: int) -> None:
    deck = [CHAOS, MISERY, STUPOR]
    table = clean_up(seats, expansion=WITH_MM, lurking={}, fiend_deck=deck)
    spaces = [card["number"] for card in table.view()["initiative"] if card["fiend_space"]]
    assert "TOP" in spaces
    assert fiends_on_cards(table) == {number: [fiend] for number, fiend in zip(spaces, deck, strict=False)}
    assert table.view()["fiend_deck"] == 30 - len(spaces)


@rule("FF-CLEAN-01")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_new_fiend_lies_face_up(seat: int | None) -> None:
    table = clean_up(lurking={}, fiend_deck=[CHAOS])
    assert table.view(seat)["initiative"][2]["fiends"] == [CHAOS]
    assert [(event.rule, event.args) for event in table.told("ff-event-fiend-appears")] == [
        ("FF-CLEAN-01", {"fiend": f"fiend:{CHAOS}", "card": "TOP"})
    ]


@rule("FF-CLEAN-01")
def test_fiends_come_along_with_the_gold() -> None:
    table = clean_up(3, lurking={}, fiend_deck=[CHAOS, MISERY], coins=[0, 0, 0, 0])
    cards = table.view()["initiative"]
    assert [(card["number"], card["gold"], card["fiends"]) for card in cards] == [
        (1, 0, []),
        (2, 1, []),
        (3, 1, [CHAOS]),
        ("TOP", 0, [MISERY]),
    ]


@rule("FF-CLEAN-02")
def test_a_card_nobody_chose_keeps_its_fiend_and_gets_no_second_one() -> None:
    table = clean_up(lurking={"TOP": [MISERY]}, fiend_deck=[CHAOS])
    assert fiends_on_cards(table) == {"TOP": [MISERY]}
    assert table.view()["fiend_deck"] == 29
    assert table.told("ff-event-fiend-appears") == []


@rule("FF-CLEAN-01", "FF-CLEAN-02")
def test_of_two_spaces_only_the_one_whose_card_was_chosen_gets_a_new_fiend() -> None:
    table = game(3, lurking={"3": [MISERY], "TOP": [STUPOR]}, fiend_deck=[CHAOS], market=["weak", "climb", "honest"])
    table.play("take:TOP", "place:str", "skip", "take:1", "place:str", "skip", "take:2", "place:str", "skip")
    table.play("discard:weak", "discard:climb", "discard:honest")
    assert table.view()["round"] == 2
    assert fiends_on_cards(table) == {3: [MISERY], "TOP": [CHAOS]}
    assert [fiend["id"] for fiend in table.view()["heroes"][0]["fiends"]] == [STUPOR]


@rule("FF-CLEAN-01")
def test_with_the_deck_used_up_a_space_stays_empty() -> None:
    table = game(phase="market", initiative={0: 1}, market=["weak"], lurking={})
    table.state.fiend_deck.clear()
    table.play("discard:weak")
    assert table.view()["round"] == 2
    assert fiends_on_cards(table) == {}


@rule("FF-CLEAN-02", "FF-CARD-21")
def test_a_fiend_summoned_onto_a_space_keeps_a_new_one_away() -> None:
    table = clean_up(3, lurking={"1": [STUPOR], "3": [MISERY]}, fiend_deck=[CHAOS])
    assert fiends_on_cards(table) == {1: [STUPOR], 3: [MISERY], "TOP": [CHAOS]}


# --- the Market ----------------------------------------------------------------------------------


@rule("FF-CLEAN-03")
@pytest.mark.parametrize(("seats", "size"), [(1, 4), (2, 4), (3, 5), (4, 6), (5, 7)])
def test_the_market_is_filled_to_one_card_more_than_there_are_initiative_cards(seats: int, size: int) -> None:
    deck = [card.id for card in BOX.market[3:23]]
    left = [card.id for card in BOX.market[:3]]
    table = clean_up(seats, expansion=WITH_MM, market=left, deck=deck)
    view = table.view()
    assert [card["id"] for card in view["market"]] == deck[:size]
    assert (view["discard"], view["deck"]) == (left, 20 - size)
    assert len(view["initiative"]) == max(seats, 2) + 1 == size - 1


# --- tokens and skills ---------------------------------------------------------------------------


@rule("FF-CLEAN-04")
def test_charisma_tokens_go_before_skills_are_refreshed() -> None:
    hero = {"tokens": 2, "skills": ["climb"], "exhausted": ["climb"]}
    table = clean_up(heroes=[hero, {"tokens": 1}])
    assert (table.asked, table.hero(0).tokens, table.hero(1).tokens) == ((0, "refresh"), 0, 0)
    table.play("refresh:climb")
    kinds = [event.kind for event in table.table.log if event.rule in ("RP-CLEAN-02", "RP-CLEAN-03")]
    assert kinds == ["rp-event-tokens-lost", "rp-event-tokens-lost", "rp-event-refreshed"]


# --- dice ----------------------------------------------------------------------------------------


@rule("FF-CLEAN-05")
@pytest.mark.parametrize(
    ("call", "pool", "returned"),
    [
        (9, ["red1", "blue1", "gold2", "green3", "clear4", "white5"], "die:clear4 die:white5"),
        (None, ["red1", "blue2", "green-blue3"], "die:green-blue3"),
    ],
    ids=["before-the-call", "after-it"],
)
def test_all_dice_of_a_card_nobody_chose_return_to_the_bag(call: int | None, pool: list[str], returned: str) -> None:
    climb = {"skills": ["climb"], "exhausted": ["climb"]}
    table = game(heroes=[climb], expansion=WITH_MM, call=call, pool=pool, lurking={}, market=["weak", "honest"])
    bag = sum(table.view()["bag"].values())
    for card in (1, 2):
        table.play(f"take:{card}")
        if call:
            table.play(table.keys[0], "place:str")
        table.play("place:con", "skip")
    table.play("discard:weak", "discard:honest")
    assert (table.asked, sum(table.view()["bag"].values())) == ((0, "refresh"), bag)
    told = table.play("skip")
    assert [event.args["dice"] for event in told if event.kind == "rp-event-returned"] == [returned]
    assert [event.rule for event in told if event.kind == "rp-event-returned"] == ["RP-CLEAN-04"]


@rule("FF-CLEAN-05")
def test_dice_of_chosen_cards_stay_with_their_heroes() -> None:
    pool = ["red1", "blue1", "gold2", "green3", "black4", "white5"]
    table = game(call=9, pool=pool, lurking={}, market=["weak", "honest"])
    table.play("take:TOP", "next:black4", "place:familiar", "place:str", "skip")
    table.play("take:1", "next:red1", "place:str", "place:str", "skip")
    told = table.play("discard:weak", "discard:honest")
    assert [event.args["dice"] for event in told if event.kind == "rp-event-returned"] == ["die:gold2 die:green3"]
    rows = [hero["rows"]["str"][0]["colour"] for hero in table.view()["heroes"]]
    assert (rows, table.view()["heroes"][0]["rows"]["familiar"][0]["colour"]) == (["white", "red"], "black")
