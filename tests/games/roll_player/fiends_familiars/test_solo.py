"""One-player game with Fiends & Familiars: FF-SOLO."""

from random import Random
from typing import Any

import pytest

from herowright.table.table import Table
from herowright.testing import Play, rule, situation

BOXES = ("fiends-familiars", "fiends-familiars-mm")
MARKET = ["weak", "loyal", "nimble", "honest"]  # from the left
MINIONS = ["bat-swarm", "golem", "crocodile"]
PLAIN = {"race": "human", "hero_class": "ranger", "alignment": "champion", "gold": 0}


def opened(box: str = BOXES[0], options: dict[str, str] | None = None, **given: Any) -> Play:
    """A fresh table with everything dealt; the familiar is about to be chosen."""
    table = situation("roll-player", 1, {"expansion": box, **(options or {})}, **given)
    while table.asked[1] != "familiar":
        table.play(table.keys[0])
    return table


def begun(seats: int, box: str, **given: Any) -> Play:
    """A table set up completely; the first round begins."""
    table = situation("roll-player", seats, {"expansion": box, **given.pop("options", {})}, **given)
    while table.state.round == 0:
        table.play(table.keys[0])
    return table


def turn(*rolls: int, options: dict[str, str] | None = None, **given: Any) -> Play:
    """The player is about to choose an initiative card; `rolls` come up next."""
    spec = {"market": MARKET, "minions": MINIONS, "pool": ["red1", "blue4", "green6"], "lurking": {}} | given
    return situation(
        "roll-player", 1, {"expansion": BOXES[0], **(options or {})}, phase="dice", heroes=[PLAIN], rolls=rolls, **spec
    )


def struck(card: str, *rolls: int, **given: Any) -> Play:
    """The player has taken this card and ended the turn of the Dice Phase."""
    table = turn(*rolls, **given)
    table.play(f"take:{card}", "place:cha", "skip")
    return table


def shopping(market: list[str], **given: Any) -> Play:
    """The player holds card 1 and is about to trade or hunt."""
    heroes = [PLAIN | {"gold": 9}]
    spec = {"initiative": {0: 1}, "market": market, "minions": MINIONS, "lurking": {}} | given
    return situation("roll-player", 1, {"expansion": BOXES[0]}, phase="market", heroes=heroes, **spec)


def market(table: Play) -> list[str]:
    return [card["id"] for card in table.view()["market"]]


# --- set-up --------------------------------------------------------------------------------------


@rule("FF-SOLO-01")
@pytest.mark.parametrize(("box", "removed"), [(BOXES[0], 20), (BOXES[1], 40)])
def test_deck_initiative_cards_and_market_are_those_for_two(box: str, removed: int) -> None:
    alone = opened(box)
    view = alone.view()
    assert [card["number"] for card in view["initiative"]] == [1, 2, "TOP"]
    assert (len(view["discard"]), len(view["market"])) == (removed, 4)
    assert alone.state.call == 15 - 4  # the Market has been dealt from above it
    pair = situation("roll-player", 2, {"expansion": box})
    while pair.asked[1] != "familiar":
        pair.play(pair.keys[0])
    two = pair.view()
    assert view["deck"] == two["deck"] - 2  # Diplomacy and the first card of the trash


@rule("FF-SOLO-02")
@pytest.mark.parametrize(("box", "removed"), [(BOXES[0], 20), (BOXES[1], 40)])
def test_the_card_after_the_discarded_ones_begins_the_trash_face_up(box: str, removed: int) -> None:
    table = opened(box)
    view = table.view()
    assert len(view["trash"]) == 1
    (event,) = (event for event in table.table.log if event.rule == "FF-SOLO-02")
    assert view["trash"][0] in str(event.args)
    # The Call lies under 15 cards counted without the trashed one.
    assert table.state.call + len(view["market"]) == 15
    assert len(view["discard"]) == removed


@rule("FF-SOLO-03")
def test_two_gold_dice_stay_out_of_the_bag_from_the_start() -> None:
    table = situation("roll-player", 1, {"expansion": BOXES[0]})
    assert table.asked == (0, "sheet")
    assert (table.view()["bag"]["gold"], sum(table.view()["bag"].values())) == (11, 86)
    assert len(table.state.enemies) == 2
    assert table.view()["enemies"] == []  # they show nothing before they are rolled


@rule("FF-SOLO-03")
def test_they_stay_out_of_it_after_clean_up() -> None:
    table = struck("TOP", 1, 2)
    table.play("discard:nimble")
    assert (table.view()["round"], table.view()["enemies"]) == (2, [1, 2])
    assert sum(table.view()["bag"].values()) == 88 - 2 - 1 - 3  # enemies, sheet, pool


@rule("FF-SOLO-04")
@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("seed", range(4))
def test_the_monster_is_one_of_the_1p_cards(box: str, seed: int) -> None:
    assert begun(1, box, seed=seed).view()["monster"]["id"].endswith("-1p")
    assert begun(2, box, seed=seed).view()["monster"]["id"].endswith("-2p")


@rule("FF-SOLO-05")
@pytest.mark.parametrize(
    ("options", "offered"),
    [
        ({}, ["cyclops", "gorgon", "hydra", "leviathan", "megapede"]),
        ({"FF-SOLO-05": "put-away"}, ["cyclops", "gorgon", "hydra", "leviathan", "megapede"]),
        ({"FF-SOLO-05": "kept"}, ["cyclops", "gorgon", "gryphon", "hydra", "leviathan", "megapede"]),
    ],
)
def test_the_monster_of_the_own_class_colour_is_put_away_or_in_the_other_reading_kept(
    options: dict[str, str], offered: list[str]
) -> None:
    """A monk is purple, as is the gryphon."""
    monk = [{"race": "human", "hero_class": "monk"}]
    tables = (begun(1, BOXES[0], options=options, phase="deal", round=0, heroes=monk, seed=seed) for seed in range(40))
    assert sorted({table.view()["monster"]["kin"] for table in tables}) == offered


@rule("FF-SOLO-06")
@pytest.mark.parametrize(
    ("options", "there"), [({}, False), ({"FF-SOLO-06": "removed"}, False), ({"FF-SOLO-06": "kept"}, True)]
)
def test_diplomacy_is_removed_or_in_the_other_reading_kept(options: dict[str, str], there: bool) -> None:
    state = opened(options=options).state
    everywhere = [card.id for pile in (state.deck, state.discard, state.market, state.trash) for card in pile]
    assert ("diplomacy" in everywhere) == there
    assert len(everywhere) == (91 if there else 90)


# --- the enemy dice --------------------------------------------------------------------------------


@rule("FF-SOLO-07")
@pytest.mark.parametrize(("card", "faces"), [("1", []), ("2", [3]), ("TOP", [3, 1])])
def test_no_enemy_die_is_rolled_with_card_1_one_with_2_and_both_with_top(card: str, faces: list[int]) -> None:
    table = struck(card, *faces)
    assert table.view()["enemies"] == faces
    assert [event.args["face"] for event in table.told("ff-event-enemy")] == faces


@rule("FF-SOLO-07")
def test_they_strike_at_the_end_of_the_turn_not_before() -> None:
    table = turn(5, 1)
    table.play("take:2")
    assert market(table) == MARKET
    table.play("place:int")
    assert market(table) == MARKET
    table.play("reroll:int:1", "keep:new")  # the 5 is the player's own
    assert (table.view()["enemies"], market(table)) == ([1], MARKET[1:])
    assert table.asked == (0, "market")


@rule("FF-SOLO-07")
def test_two_dice_on_a_card_mean_one_strike() -> None:
    table = turn(1, pool=["red1", "red2", "blue4", "blue5", "green6", "white6"], call=9)
    table.play("take:2", "next:blue4", "place:str", "place:cha")
    assert market(table) == MARKET
    table.play("skip")
    assert market(table) == MARKET[1:]


@rule("FF-SOLO-08")
def test_of_two_equal_enemy_dice_one_is_rolled_until_they_differ() -> None:
    table = struck("TOP", 2, 2, 2, 2, 1)
    assert table.view()["enemies"] == [2, 1]
    assert table.view()["trash"] == ["loyal", "weak"]


@rule("FF-SOLO-09")
@pytest.mark.parametrize(("face", "trash"), [(1, "weak"), (2, "loyal"), (3, "nimble"), (4, "honest")])
def test_1_to_3_trash_a_card_from_the_left_and_4_the_last(face: int, trash: str) -> None:
    table = struck("2", face)
    assert table.view()["trash"] == [trash]
    assert market(table) == [card for card in MARKET if card != trash]
    assert table.view()["minion"]["id"] == MINIONS[0]


@rule("FF-SOLO-09")
@pytest.mark.parametrize(("face", "trash"), [(1, ["weak"]), (2, ["loyal"]), (3, []), (4, ["loyal"])])
def test_in_a_small_market_a_place_may_be_empty(face: int, trash: list[str]) -> None:
    assert struck("2", face, market=MARKET[:2]).view()["trash"] == trash


@rule("FF-SOLO-10")
@pytest.mark.parametrize("face", [5, 6])
def test_5_and_6_put_the_minion_under_its_deck(face: int) -> None:
    table = struck("2", face)
    assert [minion.id for minion in table.state.minions] == ["golem", "crocodile", "bat-swarm"]
    assert table.view()["minion"]["id"] == "golem"
    assert (market(table), table.view()["trash"]) == (MARKET, [])


@rule("FF-SOLO-10")
def test_5_and_6_together_do_so_twice() -> None:
    assert [minion.id for minion in struck("TOP", 5, 6).state.minions] == ["crocodile", "bat-swarm", "golem"]


@rule("FF-SOLO-10")
@pytest.mark.parametrize("minions", [["golem"], []])
def test_the_last_minion_stays_where_it_is(minions: list[str]) -> None:
    table = struck("2", 5, minions=minions)
    assert [minion.id for minion in table.state.minions] == minions


@rule("FF-SOLO-11")
@pytest.mark.parametrize("options", [{}, {"FF-SOLO-11": "fixed"}])
@pytest.mark.parametrize(
    ("faces", "left"),
    [
        ((1, 2), ["nimble", "honest"]),
        ((2, 1), ["nimble", "honest"]),
        ((1, 3), ["loyal", "honest"]),
        ((3, 4), MARKET[:2]),
    ],
)
def test_both_places_are_fixed_before_a_card_goes(
    options: dict[str, str], faces: tuple[int, int], left: list[str]
) -> None:
    assert market(struck("TOP", *faces, options=options)) == left


@rule("FF-SOLO-11")
@pytest.mark.parametrize(
    ("faces", "left"),
    [
        ((1, 2), ["loyal", "honest"]),
        ((2, 1), ["nimble", "honest"]),
        ((1, 3), ["loyal", "nimble"]),
        ((3, 4), MARKET[:2]),
    ],
)
def test_in_the_other_reading_the_places_shift(faces: tuple[int, int], left: list[str]) -> None:
    assert market(struck("TOP", *faces, options={"FF-SOLO-11": "one-after-another"})) == left


# --- Market Phase and Clean-up -----------------------------------------------------------------------


@rule("FF-SOLO-12")
@pytest.mark.parametrize(
    ("key", "discard", "trash"),
    [
        ("buy:weak", ["loyal"], ["nimble", "honest"]),
        ("buy:nimble", ["weak"], ["loyal", "honest"]),
        ("discard:weak", ["weak", "loyal"], ["nimble", "honest"]),
        ("discard:honest", ["honest", "weak"], ["loyal", "nimble"]),
    ],
)
def test_after_a_trade_the_leftmost_card_is_discarded_and_the_rest_trashed(
    key: str, discard: list[str], trash: list[str]
) -> None:
    table = shopping(MARKET)
    table.play(key)
    assert (table.view()["discard"], table.view()["trash"]) == (discard, trash)


@rule("FF-SOLO-12")
def test_after_a_hunt_as_well() -> None:
    table = shopping(MARKET, rolls=[1])
    table.play("hunt", "roll")
    assert (table.view()["discard"], table.view()["trash"]) == (["weak"], ["loyal", "nimble", "honest"])


@rule("FF-SOLO-12")
def test_a_lone_card_is_discarded() -> None:
    table = shopping(["weak", "honest"])
    table.play("buy:honest")
    assert (table.view()["discard"], table.view()["trash"]) == (["weak"], [])


@rule("FF-SOLO-13")
@pytest.mark.parametrize(("call", "dice"), [(9, 6), (None, 3)])
def test_the_roll_phase_is_unchanged(call: int | None, dice: int) -> None:
    faces = [6, 5, 4, 3, 2, 1][-dice:]
    colours = ["red", "blue", "green", "white", "black", "purple"][-dice:]
    table = situation("roll-player", 1, {"expansion": BOXES[0]}, phase="roll", call=call, draws=colours, rolls=faces)
    rolled = [die["face"] for card in table.view()["initiative"] for die in card["dice"]]
    assert rolled == sorted(faces)


@rule("FF-SOLO-13")
def test_clean_up_is_unchanged() -> None:
    table = situation(
        "roll-player",
        1,
        {"expansion": BOXES[0]},
        phase="clean-up",
        heroes=[PLAIN | {"tokens": 2, "skills": ["charm"], "exhausted": ["charm"]}],
        coins=[0, 0, 0],
        lurking={},
        fiend_deck=["fiend-of-misery"],
    )
    assert table.asked == (0, "refresh")
    table.play("refresh:charm")
    view = table.view()
    assert (view["heroes"][0]["tokens"], view["heroes"][0]["skills"]) == (0, [{"id": "charm", "ready": True}])
    assert (len(view["market"]), [card["gold"] for card in view["initiative"]]) == (4, [0, 1, 0])
    assert [card["fiends"] for card in view["initiative"]] == [[], [], ["fiend-of-misery"]]


@rule("FF-SOLO-13")
@pytest.mark.parametrize("box", BOXES)
def test_creation_ends_with_21_dice(box: str) -> None:
    rng = Random(5)

    def choose(table: Table[Any]) -> str:
        assert table.decision
        assert not (table.state.heroes[0].is_full and table.state.phase == "roll")
        return rng.choice([option for option in table.decision.options if not option.interrupt]).key

    table = situation("roll-player", 1, {"expansion": box}, seed=5)
    table.play_out(choose)
    assert len(table.hero(0).occupied()) == 21
    assert table.view()["round"] == 12
