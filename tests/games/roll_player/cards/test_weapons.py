"""The eight weapons."""

from typing import Any

import pytest

from herowright.games.roll_player.cards.box import box_of
from herowright.games.roll_player.rules.components import ROW_IDS
from herowright.testing import Play, rule, situation

# Weapon, card number and dots as printed.
PRINTED = [
    ("longsword", 1, 1),
    ("blessed-mace", 2, 1),
    ("jeweled-dagger", 3, 1),
    ("longbow", 4, 2),
    ("tower-shield", 5, 2),
    ("ancient-spear", 6, 1),
    ("quarterstaff", 7, 1),
    ("heavy-crossbow", 8, 1),
]
TWO_EACH = {row: ["red1", "gold2"] for row in ("str", "dex", "con", "int", "wis", "cha")}


def find(id: str) -> Any:
    return box_of("pl2").find("market", id)


def game(**spec: Any) -> Play:
    hero = {"race": "human", "hero_class": "monk", **spec.pop("hero", {})}
    return situation("roll-player", 2, heroes=[hero, {"hero_class": "thief"}], **spec)


def values(weapon: str) -> dict[str, int]:
    """What the rows count with a weapon, where each holds a red 1 and a gold 2."""
    found: dict[str, int] = game(hero={"weapons": [weapon], "rows": TWO_EACH}).view()["heroes"][0]["values"]
    return found


@rule("RP-COMP-14", "RP-COMP-16", "RP-MKT-03")
@pytest.mark.parametrize(("id", "number", "dots"), PRINTED, ids=[row[0] for row in PRINTED])
def test_a_weapon_is_as_printed_and_can_be_bought(id: str, number: int, dots: int) -> None:
    card = find(id)
    assert (card.family, card.number, card.dots) == ("weapon", number, dots)
    assert card.hands in (1, 2)
    table = game(phase="market", initiative={0: 1, 1: 2}, market=[id], hero={"gold": 20})
    table.play(f"buy:{id}")
    assert [weapon.id for weapon in table.hero(0).weapons] == [id]
    assert table.hero(0).gold == 20 - card.cost


def test_there_are_eight_weapons() -> None:
    assert [card.id for card in box_of("pl2").market if card.family == "weapon"] == [row[0] for row in PRINTED]


def test_the_longsword_raises_every_die_of_a_row() -> None:
    effect = find("longsword").effect
    raised = ROW_IDS[effect.row]
    assert effect.bonus > 0
    assert values("longsword") == dict.fromkeys(ROW_IDS, 3) | {raised: 3 + 2 * effect.bonus}


@pytest.mark.parametrize("weapon", ["blessed-mace", "quarterstaff"])
def test_mace_and_staff_raise_two_rows_once_each(weapon: str) -> None:
    effect = find(weapon).effect
    first, second = (ROW_IDS[row] for row in effect.rows)
    assert effect.bonus > 0
    assert values(weapon) == dict.fromkeys(ROW_IDS, 3) | dict.fromkeys((first, second), 3 + effect.bonus)


@rule("RP-CARD-12", "RP-CARD-14")
def test_the_jeweled_dagger_makes_every_gold_die_count_one_more() -> None:
    assert values("jeweled-dagger") == dict.fromkeys(ROW_IDS, 4)


@pytest.mark.parametrize(("card", "times"), [(1, 0), (2, 0), (3, 1)])
def test_the_longbow_pays_for_the_highest_initiative_card(card: int, times: int) -> None:
    effect = find("longbow").effect
    table = game(hero={"weapons": ["longbow"], "gold": 5}, coins=[0, 0, 0])
    table.play(f"take:{card}", "place:str")
    assert (table.hero(0).gold, table.hero(0).tokens) == (5 + times * effect.gold, times * effect.tokens)


@rule("RP-CARD-27")
def test_the_tower_shield_counts_as_one_more_piece_of_armor() -> None:
    ladder = find("leather-boots").set.ladder
    hero = {"armor": ["leather-boots", "leather-gloves"], "weapons": ["tower-shield"]}
    outcome = game(phase="last-call", hero=hero).table.outcome
    assert outcome is not None
    assert [line.points for line in outcome.seats[0].lines if line.category == "armor"] == [ladder[2]]


@pytest.mark.parametrize(("verb", "sign"), [("raise", 1), ("lower", -1)])
def test_the_ancient_spear_lets_constitution_change_a_die_farther(verb: str, sign: int) -> None:
    most = find("ancient-spear").effect.most
    assert 1 < most <= 2
    table = game(hero={"weapons": ["ancient-spear"], "rows": {"str": ["red3"]}})
    table.play("take:1", "place:con", f"{verb}{most}:str:1")
    assert table.view()["heroes"][0]["rows"]["str"][0]["face"] == 3 + sign * most


@rule("RP-DICE-17")
def test_the_ancient_spear_does_not_pass_one_and_six() -> None:
    table = game(hero={"weapons": ["ancient-spear"], "rows": {"str": ["red5"]}}, pool=["red1", "red2", "red3"])
    table.play("take:1", "place:con")
    assert table.refuse("raise2:str:1").rule == "RP-DICE-17"
    table.play("raise:str:1")
    assert table.view()["heroes"][0]["rows"]["str"][0]["face"] == 6


@rule("RP-CARD-29")
def test_the_heavy_crossbow_takes_one_gold_off_a_purchase() -> None:
    table = game(
        phase="market", initiative={0: 1, 1: 2}, market=["weak"], hero={"gold": 20, "weapons": ["heavy-crossbow"]}
    )
    table.play("buy:weak")
    assert table.hero(0).gold == 20 - find("weak").cost + 1


def test_the_longbow_pays_nothing_for_the_highest_card_left_when_the_highest_is_taken() -> None:
    hero = {"weapons": ["longbow"], "gold": 5}
    table = game(hero=hero, coins=[0, 0, 0], first=1, initiative={1: 3})
    table.play("take:2", "place:str")
    assert (table.hero(0).gold, table.hero(0).tokens) == (5, 0)
