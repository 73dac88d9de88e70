"""Clarified cards: FF-CARD."""

from typing import Any

import pytest

from herowright.games.roll_player.cards.types import Card
from herowright.games.roll_player.fiends_familiars.cards.terrors import LostFaces, Terror
from herowright.games.roll_player.fiends_familiars.cards.types import Minion, Reward, Tier
from herowright.testing import Play, rule, situation
from tests.games.roll_player.fiends_familiars.foes import hydra

ROWS = ("str", "dex", "con", "int", "wis", "cha", "familiar")
FULL = {
    "str": ["green1", "green2", "green3"],
    "dex": ["blue1", "blue2", "blue3"],
    "con": ["red1", "red2", "red3"],
    "int": ["purple1", "purple2", "purple3"],
    "wis": ["black1", "black2", "black3"],
    "cha": ["white1", "white2", "white3"],
    "familiar": ["gold1", "gold2", "gold3"],
}
CLASSES = ("monk", "thief", "wizard")
# A minion with numbers of our own.
RAT = Minion(
    id="rat",
    number=901,
    dots=1,
    weaknesses=(),
    tiers=(Tier(0, Reward(wounds=1)), Tier(4, Reward(xp=3)), Tier(15, Reward(glory=5), trophy=True)),
)


def game(
    *heroes: dict[str, Any],
    seats: int = 2,
    options: dict[str, str] | None = None,
    terror: Terror | None = None,
    **arrangement: Any,
) -> Play:
    """Humans without gold. Seat 0 is about to choose an initiative card, unless arranged otherwise."""
    given = [*heroes, *[{}] * seats]
    people = [{"race": "human", "hero_class": CLASSES[seat], "gold": 0} | given[seat] for seat in range(seats)]
    cards: list[Card] = [RAT, hydra(terror, tiers=((10, 4), (15, 6)))]
    spec: dict[str, Any] = {
        "phase": "dice",
        "lurking": {},
        "minions": ["rat", "golem"],
        "monster": "hydra",
        **arrangement,
    }
    if spec["phase"] == "dice" and "pool" not in spec and "call" not in spec:
        spec["pool"] = ["red1", "blue4", "green6", "white6"][: seats + 1]
    return situation(
        "roll-player", seats, {"expansion": "fiends-familiars", **(options or {})}, heroes=people, cards=cards, **spec
    )


def market(*heroes: dict[str, Any], **arrangement: Any) -> Play:
    """Seat 0 of two is first in the Market Phase."""
    goods = {"phase": "market", "initiative": {0: 1, 1: 2}, "market": ["clarity", "weak", "climb", "honest"]}
    return game(*heroes, **(goods | arrangement))


def without(*spaces: tuple[str, int]) -> dict[str, list[str | None]]:
    """A full sheet and familiar but for these spaces, counted from 1."""
    return {
        row: [None if (row, column) in spaces else die for column, die in enumerate(dice, 1)]
        for row, dice in FULL.items()
    }


def row_of(table: Play, row: str, seat: int = 0) -> list[str]:
    """The dice of a row, from the left; `-` is an empty space."""
    dice = table.view()["heroes"][seat]["rows"][row]
    return [f"{die['colour']}{die['face']}" if die else "-" for die in dice]


# --- cards over rules ------------------------------------------------------------------------------


@rule("FF-CARD-01")
def test_a_card_that_allows_two_actions_beats_the_rule_of_one() -> None:
    for hero_class, asked in (("monk", (1, "initiative")), ("tinkerer", (0, "action"))):
        pool = ["red1", "blue1", "blue4", "red4", "green6", "white6"]
        table = game({"hero_class": hero_class}, {"hero_class": "thief"}, call=9, pool=pool)
        table.play("take:1", "next:red1", "place:str", "place:cha", "token")
        assert table.asked == asked


@rule("FF-CARD-01")
def test_without_a_card_that_says_so_a_die_cannot_be_held_back() -> None:
    table = game({"gold": 3})
    table.play("take:1")
    assert table.keys == [f"place:{row}" for row in ROWS]
    table.refuse("store")


# --- Clarity ---------------------------------------------------------------------------------------


def clear(space: str, target: str, **hero: Any) -> Play:
    """Seat 0 buys Clarity and moves a die."""
    table = market({"gold": 2} | hero)
    table.play("buy:clarity", f"die:{space}", f"space:{target}")
    return table


@rule("FF-CARD-08")
def test_the_buyer_of_clarity_takes_any_die_and_places_it_again() -> None:
    table = market({"gold": 2, "rows": {"str": ["red1", "red2"], "familiar": ["blue3"]}})
    table.play("buy:clarity")
    assert (table.asked, table.keys) == ((0, "card-again"), ["die:str:1", "die:str:2", "die:familiar:1"])
    table.play("die:familiar:1", "space:cha:1")
    assert (row_of(table, "familiar"), row_of(table, "cha")) == (["-", "-", "-"], ["blue3", "-", "-"])
    assert [card.id for card in table.hero(0).scrolls] == ["clarity"]


@rule("FF-CARD-08")
def test_it_is_of_no_use_to_an_empty_sheet() -> None:
    table = market({"gold": 2})
    table.play("buy:clarity")
    assert table.asked == (1, "market")


@rule("FF-CARD-09")
def test_the_die_may_go_into_any_empty_space_its_own_included() -> None:
    table = market({"gold": 2, "rows": without(("str", 3), ("con", 1), ("familiar", 2))})
    table.play("buy:clarity", "die:wis:2")
    assert table.keys == ["space:str:3", "space:con:1", "space:wis:2", "space:familiar:2"]


@rule("FF-CARD-09")
@pytest.mark.parametrize(
    ("die", "target", "rows", "gold"),
    [
        ("str:1", "dex:3", {"str": ["white1"]}, 0),
        ("str:1", "dex:3", {"str": ["white1"], "dex": ["black1", "black2"]}, 1),
        ("str:1", "dex:3", {"str": ["gold1"]}, 2),
        ("str:1", "familiar:1", {"str": ["gold1"], "familiar": [None, "red1", "red2"]}, 3),
    ],
)
def test_the_gold_of_placing_comes(die: str, target: str, rows: dict[str, list[str | None]], gold: int) -> None:
    assert clear(die, target, rows=rows).hero(0).gold == gold


@rule("FF-CARD-06", "FF-CARD-09")
def test_clarity_allows_the_action_of_the_new_row() -> None:
    table = clear("str:1", "cha:2", rows={"str": ["white1"]})
    assert (table.asked, table.keys) == ((0, "stored-action"), ["skip", "token"])


@rule("FF-CARD-10")
def test_no_die_slides_left_and_gaps_stay() -> None:
    table = clear("str:1", "dex:3", rows={"str": ["red1", "red2", "red3"], "dex": ["blue1"]})
    assert row_of(table, "str") == ["-", "red2", "red3"]
    assert row_of(table, "dex") == ["blue1", "-", "red1"]


@rule("FF-CARD-11")
def test_the_next_die_of_the_row_fills_the_gap() -> None:
    table = game({"rows": {"str": [None, "red2", "red3"]}})
    table.play("take:1", "place:str")
    assert row_of(table, "str") == ["red1", "red2", "red3"]
    assert table.hero(0).gold == 1


@rule("FF-CARD-11")
def test_the_leftmost_of_two_gaps_is_filled_first() -> None:
    table = game({"rows": {"str": [None, "red2", None]}})
    table.play("take:1", "place:str")
    assert row_of(table, "str") == ["red1", "red2", "-"]
    assert table.hero(0).gold == 0


# --- Controlling -------------------------------------------------------------------------------------

BEASTMASTER = {"hero_class": "beastmaster", "rows": {"familiar": ["red4", "red4", "red5"]}}


@rule("FF-CARD-12")
@pytest.mark.parametrize(("answer", "sum"), [("stop", 2), ("power", 13)])
def test_the_beastmaster_sees_the_roll_before_choosing_the_power(answer: str, sum: int) -> None:
    table = market(BEASTMASTER, rolls=[2])
    table.play("hunt")
    assert "power" not in table.keys
    table.play("roll")
    assert (table.asked, table.keys) == ((0, "hunt-reroll"), ["stop", "power"])
    assert table.view()["heroes"][0]["combat"] == [2]
    table.play(answer)
    assert table.told("ff-event-hunt-result")[-1].args["result"] == sum


@rule("FF-CARD-12")
def test_rerolls_come_before_that_choice_too() -> None:
    table = game(BEASTMASTER | {"xp": 1, "combat_dice": 1}, {"combat_dice": 1}, phase="fight", rolls=[2, 3, 1])
    assert table.keys == ["stop", "reroll:2", "power"]
    table.play("reroll:2")
    assert table.keys == ["stop", "power"]
    table.play("power")
    assert table.hero(0).result == 13


@rule("FF-CARD-12")
def test_it_is_the_current_power_and_others_cannot_use_theirs() -> None:
    fewer = BEASTMASTER | {"rows": {"familiar": ["red4"]}}
    table = game(
        fewer | {"combat_dice": 1}, {"combat_dice": 1, "rows": {"familiar": ["red6"]}}, phase="fight", rolls=[6, 1]
    )
    table.play("power")
    assert [hero.result for hero in table.state.heroes] == [4, 1]


@rule("FF-CARD-13")
def test_the_power_replaces_the_sum_and_the_usual_adjustments_follow() -> None:
    heroes: list[dict[str, Any]] = [
        BEASTMASTER | {"combat_dice": 2, "glory": 2, "wounds": 1, "weapons": ["glaive"]},
        {"combat_dice": 1},
    ]
    table = game(*heroes, phase="fight", rolls=[1, 1, 1])
    table.play("power")
    assert table.hero(0).result == 13 + 2 - 1 + 2
    assert table.told("ff-event-power")[-1].args == {"power": 13}


@rule("FF-CARD-13")
def test_a_monster_that_spoils_dice_spoils_no_power() -> None:
    heroes: list[dict[str, Any]] = [BEASTMASTER | {"combat_dice": 2}, {"combat_dice": 1}]
    table = game(*heroes, phase="fight", terror=LostFaces(5), rolls=[1, 5, 1])
    table.play("power")
    assert table.hero(0).result == 13


# --- Devious -----------------------------------------------------------------------------------------


def devious_hunt(**hero: Any) -> Play:
    """Seat 0 has just won 3 XP."""
    table = market({"traits": ["devious"]} | hero, rolls=[4])
    table.play("hunt", "roll", *["stop"] * bool(hero.get("xp")))
    return table


@rule("FF-CARD-14")
@pytest.mark.parametrize("kept", range(4))
def test_any_part_of_gained_xp_may_be_kept_on_devious(kept: int) -> None:
    table = devious_hunt(stored=2)
    assert (table.asked, table.keys[:4]) == ((0, "store-xp"), ["store:0", "store:1", "store:2", "store:3"])
    table.play(f"store:{kept}")
    hero = table.view()["heroes"][0]
    assert (hero["xp"], hero["stored_xp"]) == (3 - kept, 2 + kept)


@rule("FF-CARD-14")
def test_without_devious_all_xp_comes_to_hand() -> None:
    table = market(rolls=[4])
    table.play("hunt", "roll")
    assert (table.asked, table.hero(0).xp, table.hero(0).stored) == ((1, "market"), 3, 0)


@rule("FF-CARD-15")
def test_xp_moves_neither_onto_the_card_nor_off_it_later() -> None:
    table = market({"traits": ["devious"], "xp": 4, "stored": 4})
    assert [key for key in table.keys if "store" in key] == []
    table.refuse("store:1")
    table.play("discard:weak")
    assert (table.hero(0).xp, table.hero(0).stored) == (4, 4)


@rule("FF-CARD-15")
def test_buying_devious_moves_nothing_onto_it() -> None:
    table = market({"xp": 4, "gold": 3}, market=["devious", "weak"])
    table.play("buy:devious")
    assert (table.asked, table.hero(0).xp, table.hero(0).stored) == ((1, "market"), 4, 0)


@rule("FF-CARD-16")
def test_xp_on_devious_buys_nothing() -> None:
    table = market({"traits": ["devious"], "stored": 9, "wounds": 1, "rows": {"str": ["red1"]}}, rolls=[1])
    assert [key for key in table.keys if key.startswith("xp")] == []
    assert table.refuse("xp:heal").rule == "FF-XP-02"
    assert table.refuse("xp:str").rule == "FF-XP-04"
    table.play("hunt")
    assert table.keys == ["roll"]
    table.play("roll")
    assert table.asked == (1, "market")  # no reroll either


@rule("FF-CARD-16")
def test_xp_on_devious_hires_nobody_in_the_battle() -> None:
    table = game({"traits": ["devious"], "stored": 9}, phase="battle")
    assert table.view()["phase"] == "over"


# --- Resolute ----------------------------------------------------------------------------------------


@rule("FF-CARD-17")
def test_resolute_counts_the_stars_of_the_tier_without_the_master_bonus() -> None:
    heroes: list[dict[str, Any]] = [{"traits": ["resolute"], "result": 12}, {"result": 11}]
    table = game(*heroes, phase="spoils", revealed=3)
    assert (table.hero(0).monster_stars, table.hero(0).master_stars) == (4, 3)
    outcome = table.table.outcome
    assert outcome is not None
    assert [line.points for line in outcome.seats[0].lines if line.category == "traits"] == [2]  # 1 for each 2 of 4


# --- Summon ------------------------------------------------------------------------------------------


def summoned(target: str, *, fiends: tuple[str, ...] = ("fiend-of-misery",), **arrangement: Any) -> Play:
    """Seat 0 puts the Fiend of Misery on a card."""
    spec = {"lurking": {"TOP": ["fiend-of-chaos"]}} | arrangement
    table = game({"skills": ["summon"], "fiends": list(fiends)}, **spec)
    table.play("use:summon", "fiend:fiend-of-misery", f"on:{target}")
    return table


def lurking(table: Play) -> dict[Any, list[str]]:
    return {card["number"]: card["fiends"] for card in table.view()["initiative"] if card["fiends"]}


@rule("FF-CARD-18")
@pytest.mark.parametrize(
    ("target", "there"),
    [
        ("1", {1: ["fiend-of-misery"], "TOP": ["fiend-of-chaos"]}),
        ("2", {2: ["fiend-of-misery"], "TOP": ["fiend-of-chaos"]}),
        ("TOP", {"TOP": ["fiend-of-chaos", "fiend-of-misery"]}),
    ],
)
def test_summon_puts_an_active_fiend_on_any_initiative_card(target: str, there: dict[Any, list[str]]) -> None:
    table = summoned(target)
    assert lurking(table) == there
    assert table.view()["heroes"][0]["fiends"] == []
    assert [skill.id for skill in table.hero(0).exhausted] == ["summon"]
    (event,) = table.told("ff-event-summoned")
    where = {"fiend": "fiend:fiend-of-misery", "card": int(target) if target.isdigit() else target}
    assert (event.seat, event.rule, event.args) == (0, "FF-CARD-18", where)


@rule("FF-CARD-18")
def test_one_own_fiend_of_choice_or_none() -> None:
    table = game(
        {"skills": ["summon"], "fiends": ["fiend-of-misery", "fiend-of-blight"]}, {"fiends": ["fiend-of-chaos"]}
    )
    table.play("use:summon")
    assert (table.asked, table.keys) == (
        (0, "card-fiend"),
        ["skip", "fiend:fiend-of-misery", "fiend:fiend-of-blight"],
    )
    table.refuse("fiend:fiend-of-chaos")
    table.play("fiend:fiend-of-blight", "on:1")
    assert [fiend["id"] for fiend in table.view()["heroes"][0]["fiends"]] == ["fiend-of-misery"]


@rule("FF-CARD-18")
def test_a_card_somebody_holds_can_be_chosen_too() -> None:
    table = market({"skills": ["summon"], "fiends": ["fiend-of-misery"]})
    table.play("use:summon", "fiend:fiend-of-misery", "on:2")
    assert lurking(table) == {2: ["fiend-of-misery"]}
    assert table.view()["heroes"][1]["fiends"] == []


@rule("FF-CARD-19")
def test_whoever_chooses_the_card_next_receives_all_fiends_on_it() -> None:
    table = summoned("TOP")
    table.play("take:1", "place:str", "skip", "take:TOP")
    assert [fiend["id"] for fiend in table.view()["heroes"][1]["fiends"]] == ["fiend-of-chaos", "fiend-of-misery"]
    assert lurking(table) == {}


@rule("FF-CARD-19")
def test_it_may_come_back_to_its_former_owner() -> None:
    table = summoned("1")
    table.play("take:1")
    assert table.view()["heroes"][0]["fiends"] == [{"id": "fiend-of-misery", "active": False}]


@rule("FF-CARD-20")
def test_a_banished_fiend_cannot_be_moved() -> None:
    table = game({"skills": ["summon"], "fiends": ["fiend-of-misery"], "banished": ["fiend-of-blight"]})
    table.play("use:summon")
    assert table.keys == ["skip", "fiend:fiend-of-misery"]
    table.refuse("fiend:fiend-of-blight")


@rule("FF-CARD-20")
@pytest.mark.parametrize(("summon", "face"), [(False, 1), (True, 4)])
def test_a_fiend_that_moved_on_no_longer_affects_its_former_owner(summon: bool, face: int) -> None:
    """The Fiend of Misery sets split dice to 1."""
    hero = {"skills": ["summon"], "fiends": ["fiend-of-misery"]}
    table = game(hero, pool=["red1", "green-blue4", "green6"])
    if summon:
        table.play("use:summon", "fiend:fiend-of-misery", "on:1")
    table.play("take:2")
    assert table.view()["heroes"][0]["hand"] == [{"colour": "green-blue", "face": face}]


@rule("FF-CARD-21")
def test_a_space_covered_by_a_summoned_fiend_gets_no_other() -> None:
    for there, then in (([], ["fiend-of-blight"]), (["fiend-of-misery"], ["fiend-of-misery"])):
        table = game({"gold": 0}, phase="clean-up", lurking={"TOP": there}, fiend_deck=["fiend-of-blight"])
        assert lurking(table) == {"TOP": then}


@rule("FF-CARD-21")
def test_a_card_without_a_space_keeps_a_summoned_fiend_and_the_space_is_filled() -> None:
    table = game({"gold": 0}, phase="clean-up", lurking={"1": ["fiend-of-misery"]}, fiend_deck=["fiend-of-blight"])
    assert lurking(table) == {1: ["fiend-of-misery"], "TOP": ["fiend-of-blight"]}
