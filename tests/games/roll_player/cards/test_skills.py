"""The thirteen skills: what each does on the table."""

from typing import Any

import pytest

from herowright.games.roll_player.cards.box import box_of
from herowright.testing import Play, rule, situation

# Skill, card number and dots as printed.
PRINTED = [
    ("concentrate", 25, 2),
    ("search", 26, 2),
    ("negotiate", 27, 2),
    ("pickpocket", 28, 1),
    ("acrobatics", 29, 1),
    ("open-lock", 30, 2),
    ("climb", 31, 1),
    ("intimidate", 32, 1),
    ("move-silently", 33, 2),
    ("knowledge", 34, 2),
    ("cure-wounds", 35, 1),
    ("sleight-of-hand", 36, 1),
    ("diplomacy", 49, 2),
]
EACH = pytest.mark.parametrize(("id", "number", "dots"), PRINTED, ids=[row[0] for row in PRINTED])
# Where the marker goes from the centre, and where it cannot go on.
TOWARD = {"good": 1, "evil": 7, "lawful": 3, "chaotic": 5}


def find(id: str) -> Any:
    return box_of("pl2").find("market", id)


def game(*skills: str, other: dict[str, Any] | None = None, **spec: Any) -> Play:
    """Seat 0 owns the skills and is about to choose an initiative card, unless arranged otherwise."""
    hero = {"hero_class": "monk", "gold": 20, "marker": 4, "skills": skills, **spec.pop("hero", {})}
    return situation("roll-player", 2, heroes=[hero, {"hero_class": "thief", **(other or {})}], **spec)


def market(*skills: str, **spec: Any) -> Play:
    return game(*skills, phase="market", initiative={0: 1, 1: 2}, **spec)


def dice(table: Play, row: str) -> list[str]:
    return [f"{die['colour']}{die['face']}" for die in table.view()["heroes"][0]["rows"][row] if die]


def pool(table: Play) -> list[str]:
    return [f"{card['die']['colour']}{card['die']['face']}" for card in table.view()["initiative"]]


def far(verb: str, steps: int, thing: str) -> str:
    """The key of a change by so many steps."""
    return f"{verb}{steps if steps > 1 else ''}:{thing}"


# --- all of them -----------------------------------------------------------------------------------------


@rule("RP-COMP-14", "RP-SKILL-01")
@EACH
def test_a_skill_is_as_printed_and_ready_when_bought(id: str, number: int, dots: int) -> None:
    card = find(id)
    assert (card.family, card.number, card.dots) == ("skill", number, dots)
    table = market(market=[id, "weak"])
    table.play(f"buy:{id}")
    assert table.view()["heroes"][0]["skills"] == [{"id": id, "ready": True}]
    assert table.hero(0).gold == 20 - card.cost
    assert table.hero(0).marker == 4


@rule("RP-COMP-15", "RP-SKILL-02", "RP-SKILL-04")
@EACH
def test_a_skill_moves_the_marker_along_its_arrow_and_is_exhausted(id: str, number: int, dots: int) -> None:
    table = market(id, market=["weak"])
    table.play(f"use:{id}")
    assert table.hero(0).marker == TOWARD[find(id).arrow]
    table.play(*[key for key in table.keys if key == "skip"])
    assert table.view()["heroes"][0]["skills"] == [{"id": id, "ready": False}]
    assert table.asked == (0, "market")


@rule("RP-SKILL-03")
@EACH
def test_a_skill_is_stuck_where_its_arrow_leads_off_the_grid(id: str, number: int, dots: int) -> None:
    table = market(id, market=["weak"], hero={"marker": TOWARD[find(id).arrow]})
    assert table.refuse(f"use:{id}").rule == "RP-SKILL-03"


def test_there_are_thirteen_skills() -> None:
    assert [card.id for card in box_of("pl2").market if card.family == "skill"] == [row[0] for row in PRINTED]


# --- dice on one's own sheet ---------------------------------------------------------------------------------


def test_concentrate_turns_a_die_to_the_value_of_another_in_its_row() -> None:
    table = game("concentrate", hero={"rows": {"str": ["red1", "red5"], "dex": ["red3"]}})
    table.play("use:concentrate")
    assert table.keys == ["skip", "raise4:str:1", "lower4:str:2"]
    table.play("lower4:str:2")
    assert dice(table, "str") == ["red1", "red1"]


def test_acrobatics_swaps_two_dice() -> None:
    table = game("acrobatics", hero={"rows": {"str": ["red1"], "dex": ["blue5"]}})
    table.play("use:acrobatics", "swap:str:1", "with:dex:1")
    assert (dice(table, "str"), dice(table, "dex")) == (["blue5"], ["red1"])


@pytest.mark.parametrize(("choice", "face"), [("keep:new", 6), ("keep:old", 2)])
def test_knowledge_rerolls_a_die_and_keeps_either_value(choice: str, face: int) -> None:
    table = game("knowledge", hero={"rows": {"str": ["red2"]}}, rolls=[6])
    table.play("use:knowledge", "die:str:1", choice)
    assert dice(table, "str") == [f"red{face}"]


def test_cure_wounds_raises_a_die() -> None:
    ability = find("cure-wounds").ability
    table = game("cure-wounds", hero={"rows": {"str": ["red2"]}})
    table.play("use:cure-wounds")
    steps = [by for by in range(ability.highest, ability.lowest - 1, -1) if by > 0]
    assert [key for key in table.keys if key.startswith("raise")] == [far("raise", by, "str:1") for by in steps]
    table.play(far("raise", ability.highest, "str:1"))
    assert dice(table, "str") == [f"red{2 + ability.highest}"]


def test_cure_wounds_does_not_raise_a_six() -> None:
    table = game("cure-wounds", hero={"rows": {"str": ["red6"]}})
    table.play("use:cure-wounds")
    assert [key for key in table.keys if key.startswith("raise")] == []


@rule("RP-CARD-23", "RP-CARD-24", "RP-CARD-25")
def test_sleight_of_hand_moves_a_die_to_another_row() -> None:
    table = game("sleight-of-hand", hero={"rows": {"str": ["red1", "blue2"], "dex": ["red3", "red4"]}})
    table.play("use:sleight-of-hand", "die:str:1", "place:dex")
    assert (dice(table, "str"), dice(table, "dex")) == (["blue2"], ["red3", "red4", "red1"])
    assert table.hero(0).gold == 20
    assert table.asked == (0, "initiative")


@rule("RP-CARD-23")
def test_sleight_of_hand_does_not_move_a_die_within_its_row_or_to_a_full_one() -> None:
    table = game("sleight-of-hand", hero={"rows": {"str": ["red1"], "dex": ["red3", "red4", "red5"]}})
    table.play("use:sleight-of-hand", "die:str:1")
    assert table.keys == ["place:con", "place:int", "place:wis", "place:cha"]


@rule("RP-CARD-21", "RP-CARD-22")
def test_search_replaces_a_die_by_one_picked_from_the_bag_and_rolled() -> None:
    table = game("search", hero={"rows": {"str": ["red2"]}}, bag=["gold", "blue"], rolls=[5])
    table.play("use:search", "die:str:1", "colour:gold")
    assert dice(table, "str") == ["gold5"]
    assert table.hero(0).gold == 22
    assert (table.view()["bag"]["gold"], table.view()["bag"]["red"]) == (0, 1)


# --- dice of the pool --------------------------------------------------------------------------------------


@rule("RP-CARD-08", "RP-CARD-09")
@pytest.mark.parametrize(("verb", "sign"), [("raise", 1), ("lower", -1)])
def test_climb_changes_a_die_of_the_pool(verb: str, sign: int) -> None:
    most = find("climb").ability.most
    assert 1 <= most <= 2
    table = game("climb", pool=["red3", "red3", "red3"])
    table.play("use:climb", far(f"pool:{verb}", most, "2"))
    assert sorted(pool(table)) == sorted(["red3", "red3", f"red{3 + sign * most}"])


@rule("RP-CARD-08", "RP-CARD-09")
def test_intimidate_turns_a_die_of_the_pool_over() -> None:
    table = game("intimidate", pool=["red1", "blue2", "green4"])
    table.play("use:intimidate", "pool:die:1")
    assert pool(table) == ["blue2", "green4", "red6"]


@rule("RP-CARD-17", "RP-CARD-18")
def test_negotiate_swaps_an_own_die_with_one_of_the_pool() -> None:
    table = game("negotiate", pool=["red1", "gold4", "green6"], hero={"rows": {"str": ["blue5"]}})
    table.play("use:negotiate", "pool:die:2", "die:str:1")
    assert dice(table, "str") == ["gold4"]
    assert pool(table) == ["red1", "blue5", "green6"]
    assert table.hero(0).gold == 22


# --- gold and cards ----------------------------------------------------------------------------------------


@rule("RP-GOLD-05")
def test_pickpocket_brings_gold() -> None:
    table = game("pickpocket")
    table.play("use:pickpocket", "gain")
    assert table.hero(0).gold == 20 + find("pickpocket").ability.gold > 20


@rule("RP-CARD-19", "RP-CARD-32")
def test_open_lock_buys_the_top_card_of_the_deck() -> None:
    table = market("open-lock", market=["climb"], deck=["chain-helm", "weak"])
    table.play("use:open-lock", "turn-up")
    assert table.keys == ["skip", "buy:chain-helm"]
    table.play("buy:chain-helm")
    assert [card.id for card in table.hero(0).armor] == ["chain-helm"]
    assert table.hero(0).gold == 20 - find("chain-helm").cost
    assert table.asked == (0, "market")


@rule("RP-SKILL-04")
def test_open_lock_may_be_used_without_touching_the_deck() -> None:
    table = market("open-lock", market=["climb"], deck=["chain-helm", "weak"])
    table.play("use:open-lock", "skip")
    assert [card.id for card in table.state.deck] == ["chain-helm", "weak"]
    assert table.view()["discard"] == []


@rule("RP-CARD-15", "RP-CARD-31")
def test_move_silently_buys_from_the_discard_pile_in_place_of_the_market() -> None:
    table = market("move-silently", market=["climb"], discard=["weak", "chain-helm"])
    table.play("use:move-silently", "buy:chain-helm")
    assert [card.id for card in table.hero(0).armor] == ["chain-helm"]
    assert table.hero(0).gold == 20 - find("chain-helm").cost
    assert table.view()["discard"] == ["weak"]
    assert table.asked == (1, "market")


@rule("RP-SKILL-06")
@pytest.mark.parametrize("phase", ["dice", "market"])
def test_move_silently_waits_for_the_own_market_turn(phase: str) -> None:
    held = {0: 2, 1: 1} if phase == "market" else {}
    table = game("move-silently", phase=phase, turn=1, initiative=held, market=["climb"], discard=["weak"])
    assert table.refuse("use:move-silently", seat=0).rule == "RP-SKILL-06"


@rule("RP-ED-14-PL2", "RP-CARD-30")
def test_diplomacy_uses_the_ability_of_another_heros_skill() -> None:
    table = game("diplomacy", other={"skills": ["pickpocket"], "exhausted": ["pickpocket"]})
    table.play("use:diplomacy", "copy:pickpocket")
    assert table.hero(0).gold == 20 + find("pickpocket").ability.gold
    assert table.hero(0).marker == TOWARD[find("diplomacy").arrow]
    assert [skill["ready"] for skill in table.view()["heroes"][0]["skills"]] == [False]
