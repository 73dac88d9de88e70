"""The twelve classes: goals as printed, and the ability of each at work."""

from typing import Any

import pytest

from herowright.games.roll_player.cards.box import box_of
from herowright.games.roll_player.cards.types import HeroClass
from herowright.games.roll_player.rules.components import COLOUR_IDS, ROW_IDS
from herowright.testing import Play, rule, situation

# Class, colour, card and side, ability, and the goals from Strength to Charisma with their stars.
PRINTED = [
    ("cleric", "white", 1, "a", "charitable", "14–15:2 16–17:2 15–16:2 14+:1 18:4 14+:1"),
    ("paladin", "white", 1, "b", "vigilant", "17:3 15–16:2 17:3 14+:1 16–17:2 14+:1"),
    ("druid", "green", 2, "a", "attuned", "14–15:2 16–17:2 15–16:2 14–15:2 17–18:2 17–18:2"),
    ("ranger", "green", 2, "b", "skilled", "14–15:2 16–17:2 18:4 14+:1 15–16:2 14+:1"),
    ("monk", "purple", 3, "a", "enlightened", "18+:3 16–17:2 17–18:2 14+:1 15–16:2 14–15:2"),
    ("bard", "purple", 3, "b", "charming", "14+:1 17:3 14+:1 16–17:2 14+:1 18:4"),
    ("rogue", "black", 4, "a", "mischievous", "16–17:2 18:4 14–15:2 14+:1 14+:1 15–16:2"),
    ("thief", "black", 4, "b", "shrewd", "14+:1 16–17:2 14+:1 17:3 15–16:2 17:3"),
    ("sorcerer", "blue", 5, "a", "mysterious", "14+:1 16–17:2 15–16:2 18:4 14+:1 14–15:2"),
    ("wizard", "blue", 5, "b", "enigmatic", "14–15:2 17:3 14+:1 17:3 14+:1 16–17:2"),
    ("warrior", "red", 6, "a", "prepared", "18:4 16–17:2 17:3 14+:1 14+:1 14+:1"),
    ("barbarian", "red", 6, "b", "powerful", "16–17:2 17:3 18+:3 14+:1 14–15:2 14+:1"),
]
DICE = {14: (6, 6, 2), 15: (6, 6, 3), 16: (6, 6, 4), 17: (6, 6, 5), 18: (6, 6, 6)}
COLOUR_OF_ROW = dict(zip(ROW_IDS, ("green", "blue", "red", "purple", "black", "white"), strict=True))


def find(id: str) -> HeroClass:
    card: HeroClass = box_of("pl2").find("class", id)
    return card


def game(hero_class: str, *others: dict[str, Any], **spec: Any) -> Play:
    """Seat 0 has the class and is about to act; `hero` describes it further."""
    hero = {"race": "human", "hero_class": hero_class, **spec.pop("hero", {})}
    other = {"hero_class": "monk" if hero_class != "monk" else "thief"}
    return situation("roll-player", 2, spec.pop("options", None), heroes=[hero, *(others or [other])], **spec)


def market(hero_class: str, **spec: Any) -> Play:
    return game(hero_class, phase="market", initiative={0: 1, 1: 2}, **spec)


def faces(table: Play, row: str) -> list[int]:
    return [die["face"] for die in table.view()["heroes"][0]["rows"][row] if die]


# --- what is printed -----------------------------------------------------------------------------------


@rule("RP-COMP-06", "RP-COMP-08")
@pytest.mark.parametrize(
    ("id", "colour", "number", "side", "ability", "goals"), PRINTED, ids=[row[0] for row in PRINTED]
)
def test_a_class_is_as_printed(id: str, colour: str, number: int, side: str, ability: str, goals: str) -> None:
    card = find(id)
    assert (COLOUR_IDS[card.colour], card.number, card.side, card.ability) == (colour, number, side, ability)
    assert " ".join(f"{goal}:{goal.stars}" for goal in card.goals) == goals
    assert sum(goal.stars for goal in card.goals) == 12
    assert card.provenance_of("goals") == "printed"


def test_there_are_twelve_classes() -> None:
    assert [card.id for card in box_of("pl2").classes] == [row[0] for row in PRINTED]
    assert [card.id for card in box_of("de1").classes] == [row[0] for row in PRINTED]


@rule("RP-COMP-08", "RP-SCORE-07")
@pytest.mark.parametrize(("id", "goals"), [(row[0], row[5]) for row in PRINTED], ids=[row[0] for row in PRINTED])
def test_a_hero_who_meets_all_goals_gets_twelve_stars(id: str, goals: str) -> None:
    least = [int(goal[:2]) for goal in goals.split()]
    rows = {
        row: [f"{COLOUR_OF_ROW[row]}{face}" for face in DICE[value]] for row, value in zip(ROW_IDS, least, strict=True)
    }
    outcome = game(id, phase="last-call", hero={"rows": rows}).table.outcome
    assert outcome is not None
    assert sum(line.points for line in outcome.seats[0].lines if line.category == "goals") == 12


# --- what is printed of the abilities --------------------------------------------------------------------


@rule("RP-CARD-02", "RP-CARD-03")
def test_a_druid_adds_a_discarded_card_to_the_market() -> None:
    table = game("druid", phase="before-market", initiative={0: 1, 1: 2}, market=["weak"], discard=["climb"])
    table.play("add:climb")
    assert [card["id"] for card in table.view()["market"]] == ["weak", "climb"]
    assert table.view()["discard"] == []


@rule("RP-CARD-05")
def test_a_bard_buys_twice() -> None:
    table = market("bard", hero={"gold": 20}, market=["chain-helm", "chain-tunic", "weak"])
    table.play("buy:chain-helm", "buy:chain-tunic")
    assert [card.id for card in table.hero(0).armor] == ["chain-helm", "chain-tunic"]
    assert table.asked == (1, "market")


@rule("RP-DICE-10")
def test_a_thief_gets_four_gold_for_a_gold_die() -> None:
    table = game("thief", pool=["gold1", "red2", "red3"], hero={"gold": 5})
    table.play("take:1", "place:str", "skip")
    assert table.hero(0).gold == 9


@rule("RP-ED-11-PL2")
def test_a_barbarian_holds_two_two_handed_weapons() -> None:
    first, second = [
        card.id for card in box_of("pl2").market if card.family == "weapon" and getattr(card, "hands", 0) == 2
    ][:2]
    table = market("barbarian", hero={"gold": 20, "weapons": [first]}, market=[second])
    table.play(f"buy:{second}")
    assert [weapon.id for weapon in table.hero(0).weapons] == [first, second]


# --- abilities of our own design ---------------------------------------------------------------------------


def test_a_cleric_who_takes_gold_for_a_card_may_move_the_marker() -> None:
    table = market("cleric", hero={"gold": 5, "marker": 4}, market=["weak", "climb"])
    table.play("discard:weak")
    assert table.asked == (0, "discard-move")
    assert table.keys == ["skip", "move:good", "move:evil", "move:lawful", "move:chaotic"]
    table.play("move:good")
    ability: Any = find("cleric").effect
    assert (table.hero(0).marker, table.hero(0).gold) == (1, 5 + 2 + ability.gold)


def test_a_cleric_may_leave_the_marker() -> None:
    table = market("cleric", hero={"marker": 4}, market=["weak", "climb"])
    table.play("discard:weak", "skip")
    assert table.hero(0).marker == 4
    assert table.asked == (1, "market")


def test_a_cleric_who_buys_does_not_move_the_marker() -> None:
    table = market("cleric", hero={"gold": 20, "marker": 4}, market=["chain-helm", "climb"])
    table.play("buy:chain-helm")
    assert table.asked == (1, "market")


@rule("RP-VAR-11")
def test_a_cleric_moves_the_marker_in_a_friendly_market_too() -> None:
    table = market("cleric", hero={"marker": 4}, market=["weak"], options={"variants": ["friendly-market"]})
    table.play("gold", "move:evil")
    assert table.hero(0).marker == 7


@pytest.mark.parametrize(("taken", "card", "pays"), [({}, 1, 1), ({1: 1}, 2, 1), ({}, 2, 0), ({}, 3, 0)])
def test_a_paladin_is_paid_for_taking_the_lowest_card_left(taken: dict[int, int], card: int, pays: int) -> None:
    ability: Any = find("paladin").effect
    table = game("paladin", first=1 if taken else 0, initiative=taken, hero={"gold": 5}, coins=[0, 0, 0])
    table.play(f"take:{card}", "place:str")
    assert table.hero(0).gold == 5 + pays * ability.gold


def test_a_ranger_refreshes_more_than_one_skill() -> None:
    ability: Any = find("ranger").effect
    skills = ["climb", "search", "knowledge", "negotiate", "pickpocket"]
    hero = {"skills": skills, "exhausted": skills}
    table = game("ranger", phase="clean-up", hero=hero, rolls=[1, 2, 3])
    table.play(*(f"refresh:{skill}" for skill in skills[: ability.most]))
    assert [skill.id for skill in table.hero(0).exhausted] == skills[ability.most :]
    assert table.hero(0).gold == 5 + ability.most * ability.gold
    assert table.view()["round"] == 2


def test_a_ranger_may_stop_after_one() -> None:
    hero = {"skills": ["climb", "search"], "exhausted": ["climb", "search"]}
    table = game("ranger", phase="clean-up", hero=hero, rolls=[1, 2, 3])
    table.play("refresh:climb", "skip")
    assert [skill.id for skill in table.hero(0).exhausted] == ["search"]


def test_a_monk_moves_the_marker_farther_with_wisdom() -> None:
    ability: Any = find("monk").effect
    assert 1 < ability.most <= 4
    table = game("monk", hero={"marker": 8})
    table.play("take:1", "place:wis", *["move:good", "move:good", "move:lawful", "move:lawful"][: ability.most])
    assert table.hero(0).marker == (8, 5, 2, 1, 0)[ability.most]
    assert table.hero(0).gold == 5 + ability.gold
    assert table.asked == (1, "initiative")


def test_a_monk_may_stop_after_a_step() -> None:
    table = game("monk", hero={"marker": 4})
    table.play("take:1", "place:wis", "move:good", "done")
    assert table.hero(0).marker == 1
    assert table.asked == (1, "initiative")


def test_a_rogue_may_swap_dice_after_placing_in_wisdom_or_charisma() -> None:
    table = game("rogue", pool=["red1", "red2", "red3"], hero={"rows": {"cha": ["blue6"]}})
    table.play("take:1", "place:wis", "swap:wis:1", "with:cha:1")
    assert (faces(table, "wis"), faces(table, "cha")) == ([6], [1])


def test_a_rogue_has_only_the_own_action_in_the_other_rows() -> None:
    table = game("rogue", pool=["red1", "red2", "red3"], hero={"rows": {"cha": ["blue6"]}})
    table.play("take:1", "place:str")
    assert table.keys == ["skip", "flip:str:1", "flip:cha:1"]


@rule("RP-DICE-24")
def test_a_rogue_still_has_one_action() -> None:
    table = game("rogue", pool=["red1", "red2", "red3"], hero={"rows": {"cha": ["blue6"]}})
    table.play("take:1", "place:cha")
    assert table.keys == ["skip", "token", "swap:cha:1", "swap:cha:2"]
    table.play("swap:cha:1", "with:cha:2")
    assert table.asked == (1, "initiative")


@pytest.mark.parametrize(
    ("way", "field"), [("move:good", 1), ("move:evil", 7), ("move:lawful", 3), ("move:chaotic", 5), ("stay", 4)]
)
def test_a_sorcerer_moves_the_marker_any_way_for_a_trait(way: str, field: int) -> None:
    table = market("sorcerer", hero={"gold": 20, "marker": 4}, market=["weak", "climb"])
    table.play("buy:weak")
    assert table.asked == (0, "trait-move")
    table.play(way)
    assert table.hero(0).marker == field
    assert table.asked == (1, "market")


@pytest.mark.parametrize("row", ["str", "dex", "con", "int", "wis", "cha"])
def test_a_wizard_may_reroll_wherever_the_die_was_placed(row: str) -> None:
    table = game("wizard", pool=["red1", "red2", "red3"], rolls=[5])
    table.play("take:1", f"place:{row}", f"reroll:{row}:1", "keep:new")
    assert faces(table, row) == [5]


def test_a_wizard_may_use_the_rows_own_action() -> None:
    table = game("wizard", pool=["red1", "red2", "red3"])
    table.play("take:1", "place:str", "flip:str:1")
    assert faces(table, "str") == [6]


@pytest.mark.parametrize(
    ("card", "helped"), [("longsword", True), ("chain-helm", True), ("climb", False), ("weak", False)]
)
def test_a_warrior_pays_less_for_weapons_and_armor(card: str, helped: bool) -> None:
    ability: Any = find("warrior").effect
    cost = box_of("pl2").find("market", card).cost
    table = market("warrior", hero={"gold": 20}, market=[card])
    table.play(f"buy:{card}")
    assert table.hero(0).gold == 20 - cost + ability.gold * helped
