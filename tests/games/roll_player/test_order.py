"""The order in which things are offered and told where nobody decides it: seats from the First Player clockwise, sheets
from Strength to the right and down, cards as they were bought, initiative cards from the lowest."""

from __future__ import annotations

from typing import Any

import pytest

from herowright.games.roll_player.cards.abilities import MatchNeighbour
from herowright.testing import Play, rule, situation
from herowright.testing import roll_player as rp

WITH_MM = {"expansion": "fiends-familiars-mm"}
ROWS = {"str": ["red1", "blue4"], "cha": ["green2"]}


def of(table: Play, kind: str, name: str) -> list[Any]:
    return [event.args[name] for event in table.told(kind)]


def dice(hero: dict[str, Any], *others: dict[str, Any], options: dict[str, Any] | None = None, **given: Any) -> Play:
    heroes = [{"hero_class": "monk", "marker": 4, "gold": 0} | hero, *others]
    spec: dict[str, Any] = {"lurking": {}, **given} if options else given
    return situation("roll-player", 2, options, phase="dice", heroes=heroes, **spec)


# --- offers ----------------------------------------------------------------------------------------------


@rule("RP-SKILL-06", "RP-MKT-11")
def test_skills_and_weapons_are_offered_as_they_were_bought() -> None:
    table = dice({"skills": ["climb", "pickpocket"], "weapons": ["longsword", "blessed-mace"]})
    free = ["use:climb", "use:pickpocket", "drop:longsword", "drop:blessed-mace"]
    assert table.keys == ["take:1", "take:2", "take:3", *free]


@rule("RP-SKILL-04")
def test_dice_are_offered_from_strength_on() -> None:
    twins = rp.skill("twins", MatchNeighbour())
    table = dice(
        {"skills": ["twins"], "rows": {"str": ["red1", "blue4", "green3"], "dex": ["red5", "red6"]}}, cards=[twins]
    )
    table.play("use:twins")
    assert table.keys == [
        "skip", "raise3:str:1", "raise2:str:1", "lower3:str:2", "lower:str:2", "lower2:str:3", "raise:str:3",
        "raise:dex:1", "lower:dex:2",
    ]  # fmt: skip


@rule("RP-DICE-16")
def test_each_die_is_offered_up_before_it_is_offered_down() -> None:
    table = dice({"rows": ROWS, "weapons": ["ancient-spear"]}, pool=["red3", "red4", "red6"])
    table.play("take:1", "place:con")
    assert [key for key in table.keys if not key.startswith("drop")] == [
        "skip", "raise:str:1", "raise2:str:1", "raise:str:2", "raise2:str:2", "lower:str:2", "lower2:str:2",
        "raise:con:1", "raise2:con:1", "lower:con:1", "lower2:con:1", "raise:cha:1", "raise2:cha:1", "lower:cha:1",
    ]  # fmt: skip


@rule("RP-CHA-05", "RP-CHA-01")
def test_cards_are_offered_as_they_lie_and_with_many_tokens_first() -> None:
    hero = {"gold": 9, "tokens": 2, "hero_class": "monk"}
    table = situation(
        "roll-player", 2, phase="market", heroes=[hero], initiative={0: 1, 1: 2}, market=["weak", "climb"]
    )  # fmt: skip
    assert table.keys == [
        "buy:weak", "buy:weak:1-tokens", "buy:weak:0-tokens", "buy:climb", "buy:climb:1-tokens", "buy:climb:0-tokens",
        "discard:weak", "discard:climb",
    ]  # fmt: skip


@rule("FF-HUNT-08")
def test_mercenaries_are_offered_for_few_tokens_first() -> None:
    options = WITH_MM | {"FF-HUNT-08": "any-number"}
    hero = {"gold": 9, "tokens": 2, "hero_class": "monk"}
    table = situation(
        "roll-player", 2, options, phase="market", heroes=[hero], initiative={0: 1, 1: 2}, market=["weak"], lurking={}
    )  # fmt: skip
    table.play("hunt")
    assert [key for key in table.keys if key.startswith("hire")] == ["hire:gold", "hire:token", "hire:2-tokens"]


@rule("FF-SCROLL-01")
@pytest.mark.parametrize(
    ("skill", "keys"),
    [
        ("manipulate", ["die:str:1", "die:cha:1"]),
        (
            "charm",
            [
                "lower2:familiar:1",
                "lower:familiar:1",
                "raise:familiar:1",
                "lower:familiar:2",
                "raise:familiar:2",
                "raise2:familiar:2",
            ],
        ),
    ],
)
def test_dice_of_sheet_and_familiar_are_offered_in_their_order(skill: str, keys: list[str]) -> None:
    hero = {"skills": [skill], "rows": ROWS | {"familiar": ["red5", "red2"]} if skill == "charm" else {**ROWS}}
    table = dice(hero, options=WITH_MM)
    table.play(f"use:{skill}")
    assert table.keys == ["skip", *keys]


# --- what is told ----------------------------------------------------------------------------------------


@rule("RP-ROLL-01")
def test_the_pool_is_told_as_it_was_drawn() -> None:
    table = situation("roll-player", 2, phase="roll", draws=["red6", "green1", "gold4"])
    assert of(table, "rp-event-pool", "dice") == ["die:red6 die:green1 die:gold4"]
    assert of(table, "rp-event-sorted", "dice") == ["die:green1 die:gold4 die:red6"]


@rule("RP-CLEAN-02", "RP-CLEAN-04")
def test_tokens_are_dropped_and_dice_returned_seat_by_seat() -> None:
    heroes = [{"tokens": 1, "hand": ["red1"]}, {"tokens": 2, "hand": ["blue2"]}]
    table = situation("roll-player", 2, phase="clean-up", heroes=heroes, market=["weak"])
    assert of(table, "rp-event-tokens-lost", "tokens") == [1, 2]
    assert of(table, "rp-event-returned", "dice") == ["die:red1 die:blue2"]


@rule("RP-CLEAN-09", "RP-COMP-18")
def test_the_last_coins_lie_on_the_lowest_cards() -> None:
    table = situation(
        "roll-player", 4, {"RP-COMP-18": "printed"}, phase="clean-up", coins=[0, 0, 0, 0, 0],
        heroes=[{"gold": 60 - 2}, {"gold": 0}, {"gold": 0}, {"gold": 0}], market=["weak"],
    )  # fmt: skip
    assert table.state.coins == [0, 1, 1, 0, 0]


@rule("FF-CARD-05", "RP-MKT-11")
def test_a_dropped_backpack_gives_its_dice_back_in_their_order() -> None:
    table = dice({"weapons": ["backpack"], "backpack": ["red1", "blue2"]}, options=WITH_MM)
    table.play("drop:backpack")
    assert of(table, "rp-event-returned", "dice") == ["die:red1", "die:blue2"]


@rule("RP-GOLD-05")
def test_weapons_pay_before_the_class() -> None:
    split = next(look for look in dice({}, options=WITH_MM).view()["bag"] if "-" in look)
    table = dice(
        {"hero_class": "magician", "weapons": ["wand"]}, options=WITH_MM, pool=[f"{split}1", "red4", "red6"]
    )  # fmt: skip
    table.play("take:1", "place:str")
    assert of(table, "rp-event-gold", "card") == ["card:wand", "ability:sly"]
    table = dice(
        {"hero_class": "conjurer", "weapons": ["unholy-flail"]}, options=WITH_MM, lurking={"1": ["fiend-of-misery"]}
    )
    table.play("take:1")
    assert of(table, "rp-event-gold", "card") == ["card:unholy-flail", "ability:beholden"]
    rat = rp.Minion(id="rat", number=901, dots=1, weaknesses=(), tiers=(rp.Tier(0, rp.Reward(), trophy=True),))
    hunter = {"hero_class": "outrider", "weapons": ["harpoon"], "gold": 0}
    table = situation(
        "roll-player", 2, WITH_MM, phase="market", heroes=[hunter], initiative={0: 1, 1: 2}, cards=[rat],
        market=["weak"], minions=["rat", "golem"], rolls=[1],
    )  # fmt: skip
    table.play("hunt", "roll")
    assert of(table, "rp-event-gold", "card") == ["card:harpoon", "ability:notorious"]


@rule("FF-SETUP-25", "RP-GOLD-05")
def test_powers_pay_for_starting_dice_in_the_order_of_the_sheet() -> None:
    split = next(look for look in dice({}, options=WITH_MM).view()["bag"] if "-" in look)
    rows = {"cha": [f"{split}1"], "familiar": ["red2"]}
    hero = {"hero_class": "magician", "weapons": ["wand"], "rows": rows, "hand": ["white1"], "gold": 0}
    table = situation("roll-player", 2, WITH_MM, phase="place-starting-dice", heroes=[hero])
    while not table.told("rp-event-gold"):
        table.play(table.keys[0])
    assert of(table, "rp-event-gold", "card") == ["card:wand", "ability:sly"]


@rule("FF-FIEND-08")
def test_fiends_take_their_stars_as_they_were_taken() -> None:
    judgment, burden = "fiend-of-judgment", "fiend-of-burden"
    for fiends in ([judgment, burden], [burden, judgment]):
        table = situation(
            "roll-player", 2, WITH_MM, phase="spoils", revealed=3, lurking={},
            heroes=[{"fiends": fiends, "result": 0}, {"result": 0}],
        )  # fmt: skip
        assert table.table.outcome is not None
        lines = [line.things for line in table.table.outcome.seats[0].lines if line.category == "fiends"]
        assert lines == [(f"fiend:{fiend}",) for fiend in fiends]


@rule("FF-SOLO-07")
def test_enemy_dice_are_told_as_they_lie() -> None:
    table = situation(
        "roll-player", 1, {"expansion": "fiends-familiars"}, phase="dice", pool=["red1", "red2", "red3"],
        market=["weak", "climb", "nimble", "loyal"], minions=["golem", "mimic"], lurking={}, rolls=[5, 4],
    )  # fmt: skip
    table.play("take:TOP", "place:str", "skip")
    assert of(table, "ff-event-enemy", "face") == [5, 4]


@rule("FF-MON-16")
def test_masters_are_named_seat_by_seat() -> None:
    heroes = [{"result": 90}, {"result": 90}]
    table = situation(
        "roll-player", 2, WITH_MM, phase="spoils", monster="cyclops", revealed=3, heroes=heroes, lurking={}
    )  # fmt: skip
    assert [event.seat for event in table.told("ff-event-master")] == [0, 1]


@rule("FF-SCROLL-03")
def test_refreshed_skills_are_told_as_they_were_exhausted() -> None:
    hero = {"gold": 9, "hero_class": "monk", "skills": ["search", "climb"], "exhausted": ["search", "climb"]}
    table = situation(
        "roll-player", 2, WITH_MM, phase="market", heroes=[hero], initiative={0: 1, 1: 2}, market=["restore"],
        lurking={},
    )  # fmt: skip
    table.play("buy:restore")
    assert of(table, "rp-event-refreshed", "card") == ["card:search", "card:climb"]


@rule("RP-CARD-02", "RP-CARD-04")
def test_of_two_who_are_attuned_the_first_player_begins() -> None:
    seers = [rp.hero_class(f"seer-{seat}", effect=rp.CardFromDiscard()) for seat in range(2)]
    table = situation(
        "roll-player", 2, phase="before-market", turn=1, initiative={0: 1, 1: 2}, market=["weak"],
        discard=["climb", "nimble"], heroes=[{"hero_class": "seer-0"}, {"hero_class": "seer-1"}], cards=seers,
    )  # fmt: skip
    assert table.asked == (1, "from-discard")
    table.play("add:nimble")
    assert (table.asked, table.keys) == ((0, "from-discard"), ["skip", "add:climb"])


@rule("FF-HUNT-14")
def test_the_rewards_of_lower_tiers_come_first() -> None:
    tiers = (rp.Tier(0, rp.Reward(gold=1)), rp.Tier(3, rp.Reward(gold=2)), rp.Tier(5, rp.Reward(gold=3)))
    rat = rp.Minion(id="rat", number=901, dots=1, weaknesses=(), tiers=tiers)
    table = situation(
        "roll-player", 2, WITH_MM | {"FF-HUNT-14": "lower-tiers-too"}, phase="market", heroes=[{"hero_class": "monk"}],
        initiative={0: 1, 1: 2}, cards=[rat], market=["weak"], minions=["rat", "golem"], rolls=[6], lurking={},
    )  # fmt: skip
    table.play("hunt", "roll")
    assert of(table, "rp-event-gold", "gold") == [1, 2, 3]
