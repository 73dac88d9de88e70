"""The eight weapons of Fiends & Familiars and the nine of Monsters & Minions."""

from typing import Any

import pytest

from herowright.games.roll_player.cards.types import Weapon
from herowright.games.roll_player.fiends_familiars.cards.box import fiends_box_of
from herowright.games.roll_player.fiends_familiars.cards.monsters_minions.weapons import WEAPONS as MM_WEAPONS
from herowright.games.roll_player.fiends_familiars.cards.weapons import WEAPONS as FF_WEAPONS
from herowright.games.roll_player.rules.components import ROW_IDS
from herowright.testing import Play, rule, situation
from tests.games.roll_player.fiends_familiars.cards.prey import MM, WOUNDS, battle, hunt, market

# Weapon, card number and dots as printed.
FF_PRINTED = [
    ("ancient-tome", 14, 1),
    ("glaive", 15, 1),
    ("harpoon", 16, 1),
    ("scabbard", 17, 1),
    ("short-sword", 18, 1),
    ("war-lance", 19, 1),
    ("backpack", 37, 2),
    ("spiked-shield", 38, 2),
]
MM_PRINTED = [
    ("sling", 1, 1),
    ("spellbook", 2, 1),
    ("spiked-club", 4, 1),
    ("halberd", 5, 2),
    ("war-hammer", 6, 2),
    ("wand", 7, 1),
    ("steel-net", 32, 2),
    ("thieves-tools", 33, 2),
    ("unholy-flail", 34, 1),
]
PRINTED = [*FF_PRINTED, *MM_PRINTED]
TWO_EACH = {row: ["red1", "gold2"] for row in ("str", "dex", "con", "int", "wis", "cha")}


def find(id: str) -> Any:
    return fiends_box_of("pl2", MM["expansion"]).find("market", id)


def armed(*weapons: str, **hero: Any) -> dict[str, Any]:
    return {"hero_class": "bard", "weapons": list(weapons), **hero}


def game(*weapons: str, **spec: Any) -> Play:
    """Seat 0 holds the weapons and is about to take an initiative card, without coins and fiends unless named."""
    hero = {"race": "human", "gold": 0, **armed(*weapons), **spec.pop("hero", {})}
    heroes = [hero, {"hero_class": "thief"}]
    return situation("roll-player", 2, MM, heroes=heroes, **{"coins": [0, 0, 0], "lurking": {}, **spec})


def values(weapon: str) -> dict[str, int]:
    """What the rows count with a weapon, where each holds a red 1 and a gold 2."""
    found: dict[str, int] = game(weapon, hero={"rows": TWO_EACH}).view()["heroes"][0]["values"]
    return found


# --- what is printed -----------------------------------------------------------------------------------


@rule("FF-COMP-04")
@pytest.mark.parametrize(("id", "number", "dots"), PRINTED, ids=[row[0] for row in PRINTED])
def test_a_weapon_is_as_printed_and_can_be_bought(id: str, number: int, dots: int) -> None:
    card = find(id)
    assert (card.family, card.number, card.dots) == ("weapon", number, dots)
    assert 2 <= card.cost <= 4
    table = market(armed(gold=20), market=[id])
    table.play(f"buy:{id}")
    assert [weapon.id for weapon in table.hero(0).weapons] == [id]
    assert table.hero(0).gold == 20 - card.cost


@rule("FF-MM-01")
def test_there_is_one_backpack_with_both_boxes() -> None:
    assert [card.id for card in FF_WEAPONS] == [row[0] for row in FF_PRINTED]
    assert [card.id for card in MM_WEAPONS] == [row[0] for row in MM_PRINTED]
    found = [card for card in fiends_box_of("pl2", MM["expansion"]).market if card.id == "backpack"]
    assert [card.number for card in found] == [37]


def test_only_the_effect_of_the_backpack_is_printed() -> None:
    known = [card.id for card in (*FF_WEAPONS, *MM_WEAPONS) if card.provenance_of("effect") == "printed"]
    assert known == ["backpack"]


@pytest.mark.parametrize("weapon", [*FF_WEAPONS, *MM_WEAPONS], ids=lambda weapon: weapon.id)
def test_what_is_held_needs_hands(weapon: Weapon) -> None:
    assert weapon.hands in (1, 2)
    table = market(armed("halberd" if weapon.id != "halberd" else "glaive", gold=20), market=[weapon.id])
    assert f"buy:{weapon.id}" not in table.keys


# --- attributes --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("weapon", ["ancient-tome", "spiked-club", "halberd"])
def test_some_raise_two_rows(weapon: str) -> None:
    effect = find(weapon).effect
    first, second = (ROW_IDS[row] for row in effect.rows)
    assert values(weapon) == dict.fromkeys(ROW_IDS, 3) | dict.fromkeys((first, second), 3 + effect.bonus)


def test_the_short_sword_raises_every_die_of_a_row() -> None:
    assert values("short-sword") == dict.fromkeys(ROW_IDS, 3) | {"dex": 5}


# --- Hunt and battle -----------------------------------------------------------------------------------------


def test_the_glaive_adds_to_every_result() -> None:
    bonus = find("glaive").effect.bonus
    table = hunt(armed("glaive"), 5)
    table.play("roll")
    assert table.hero(0).result == 5 + bonus
    table = battle(armed("glaive"), 5, 5)
    assert [hero.result for hero in table.state.heroes] == [5 + bonus, 5]


@rule("FF-HUNT-17")
@pytest.mark.parametrize(("face", "trophies"), [(6, 1), (3, 0)])
def test_the_harpoon_brings_gold_with_a_trophy(face: int, trophies: int) -> None:
    table = hunt(armed("harpoon", xp=3), face, face)
    table.play("hire:xp", "roll")
    assert len(table.hero(0).trophies) == trophies
    assert table.hero(0).gold == trophies * find("harpoon").effect.gold


@rule("FF-HUNT-11")
@pytest.mark.parametrize("weapon", ["scabbard", "sling"])
def test_some_reroll_combat_dice_of_a_hunt_for_nothing(weapon: str) -> None:
    rerolls = find(weapon).effect.rerolls
    table = hunt(armed(weapon), *range(1, rerolls + 2))
    table.play("roll", *(f"reroll:{face}" for face in range(1, rerolls + 1)))
    assert table.hero(0).result == rerolls + 1
    assert table.asked == (1, "market")


@rule("FF-MON-09")
def test_the_scabbard_helps_against_the_monster_and_the_sling_does_not() -> None:
    table = battle(armed("scabbard"), 1, 4, 1, monster="hydra")
    table.play("reroll:1")
    assert table.hero(0).combat == (4,)
    table = battle(armed("sling"), 1, 1, monster="hydra")
    assert table.table.decision is None


@pytest.mark.parametrize(
    ("weapon", "hunting", "fighting"), [("war-lance", 1, 2), ("war-hammer", 2, 2), ("steel-net", 2, 1)]
)
def test_some_bring_a_combat_die(weapon: str, hunting: int, fighting: int) -> None:
    assert hunt(armed(weapon, gold=5)).hero(0).combat_dice == hunting
    table = battle(armed(weapon), *[3] * (fighting + 1))
    assert len(table.hero(0).combat) == fighting


def test_the_spiked_shield_keeps_wounds_away() -> None:
    table = hunt(armed("spiked-shield"), 1)
    table.play("roll")
    assert table.hero(0).wounds == WOUNDS - find("spiked-shield").effect.wounds


# --- gold ----------------------------------------------------------------------------------------------------


def test_the_spellbook_makes_scrolls_cheaper_and_nothing_else() -> None:
    less = find("spellbook").effect.gold
    table = market(armed("spellbook", gold=20), market=["restore", "chain-helm"])
    table.play("buy:restore", "buy:chain-helm")
    assert table.hero(0).gold == 20 - (find("restore").cost - less) - find("chain-helm").cost


def test_the_wand_is_paid_for_split_dice() -> None:
    table = game("wand", pool=["red-white1", "red2", "red3"])
    table.play("take:1", "place:str")
    assert table.hero(0).gold == find("wand").effect.gold


def test_the_thieves_tools_make_gold_dice_pay_more() -> None:
    table = game("thieves-tools", pool=["gold1", "red2", "red3"])
    table.play("take:1", "place:str")
    assert table.hero(0).gold == find("thieves-tools").effect.gold == 4


@rule("FF-DICE-06")
@pytest.mark.parametrize(("card", "times"), [("1", 0), ("TOP", 1)])
def test_the_unholy_flail_is_paid_for_fiends(card: str, times: int) -> None:
    table = game("unholy-flail", lurking={"TOP": ["fiend-of-misery"]})
    table.play(f"take:{card}", "place:str")
    assert table.hero(0).gold == times * find("unholy-flail").effect.gold


# --- the Backpack ----------------------------------------------------------------------------------------------


@rule("FF-CARD-02", "FF-CARD-04", "FF-CARD-05")
def test_a_die_waits_in_the_backpack_and_is_placed_later() -> None:
    table = game("backpack", pool=["gold6", "red2", "red3"], hero={"rows": {"str": ["red1", "red1"]}})
    table.play("take:1", "store")
    assert [die["face"] for die in table.view()["heroes"][0]["backpack"]] == [6]
    assert table.hero(0).gold == 0
    assert table.asked == (1, "initiative")
    table.play("unpack:gold6", "place:str", seat=0)
    assert table.view()["heroes"][0]["backpack"] == []
    assert table.hero(0).gold == 1 + 2


@rule("FF-CARD-02")
def test_the_backpack_holds_four_dice() -> None:
    stored = ["red1", "red2", "red3"]
    table = game("backpack", hero={"backpack": stored})
    table.play("take:1")
    assert "store" in table.keys
    table = game("backpack", hero={"backpack": [*stored, "red4"]})
    table.play("take:1")
    assert "store" not in table.keys


@rule("FF-CARD-03")
@pytest.mark.parametrize(("stored", "room"), [([], True), (["red1"], True), (["red1", "red2"], False)])
def test_the_backpack_never_holds_more_than_the_sheet_has_empty_spaces(stored: list[str], room: bool) -> None:
    full = {row: ["blue1"] * 3 for row in ("str", "dex", "con")} | {
        row: ["green1"] * 3 for row in ("int", "wis", "cha")
    }
    table = game("backpack", hero={"rows": {**full, "familiar": ["white1"]}, "backpack": stored})
    table.play("take:1")
    assert ("store" in table.keys) == room


@rule("FF-CARD-02")
def test_whoever_drops_the_backpack_loses_the_dice_in_it() -> None:
    table = game("backpack", hero={"backpack": ["red1"]})
    table.play("drop:backpack")
    assert table.view()["heroes"][0]["backpack"] == []
    assert table.hero(0).weapons == ()


def test_without_the_backpack_nothing_can_be_stored() -> None:
    table = game("glaive")
    table.play("take:1")
    assert "store" not in table.keys
