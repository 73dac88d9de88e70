"""The twenty-four classes of Fiends & Familiars and Monsters & Minions: goals as printed, abilities at work."""

from typing import Any

import pytest

from herowright.games.roll_player.cards.classes import CLASSES as BASE_CLASSES
from herowright.games.roll_player.cards.types import HeroClass
from herowright.games.roll_player.fiends_familiars.cards.box import fiends_box_of
from herowright.games.roll_player.fiends_familiars.cards.classes import CLASSES as FF_CLASSES
from herowright.games.roll_player.fiends_familiars.cards.monsters_minions.classes import CLASSES as MM_CLASSES
from herowright.games.roll_player.rules.components import COLOUR_IDS, ROW_IDS
from herowright.testing import Play, rule, situation
from tests.games.roll_player.fiends_familiars.cards.prey import MM, TROPHY_AT, WOUNDS, battle, hunt, market
from tests.games.roll_player.fiends_familiars.foes import hydra

# Class, colour, card and side, ability, and the goals from Strength to Charisma with their stars.
FF_PRINTED = [
    ("fighter", "red", 1, "a", "hardened", "17–18:2 15–16:2 17:3 14–15:2 16–17:2 14+:1"),
    ("centurion", "red", 1, "b", "inspiring", "18:4 14–15:2 17–18:2 16–17:2 14+:1 14+:1"),
    ("magician", "blue", 2, "a", "sly", "14+:1 16–17:2 15–16:2 18:4 14+:1 14–15:2"),
    ("conjurer", "blue", 2, "b", "beholden", "15–16:2 18:4 14+:1 14–15:2 16–17:2 14+:1"),
    ("scribe", "white", 3, "a", "learned", "14–15:2 14+:1 15–16:2 15–16:2 16–17:2 17:3"),
    ("templar", "white", 3, "b", "righteous", "16–17:2 14+:1 18:4 14+:1 17:3 14+:1"),
    ("seeker", "black", 4, "a", "connected", "17–18:2 14+:1 14+:1 15–16:2 18:4 14–15:2"),
    ("outrider", "black", 4, "b", "notorious", "15–16:2 16–17:2 14+:1 14+:1 17–18:2 18:4"),
    ("soothsayer", "green", 5, "a", "judicious", "14+:1 14+:1 14+:1 17:3 18:4 16–17:2"),
    ("hunter", "green", 5, "b", "seasoned", "14+:1 18:4 14+:1 14+:1 15–16:2 17:3"),
    ("tinkerer", "purple", 6, "a", "wily", "14+:1 18:4 14+:1 17:3 16–17:2 14+:1"),
    ("beastmaster", "purple", 6, "b", "controlling", "15–16:2 14–15:2 14+:1 14+:1 18:4 17–18:2"),
]
# The ability of the Psionic has no name in any source; "telekinetic" is ours.
MM_PRINTED = [
    ("assassin", "black", 1, "a", "adept", "16–17:2 15–16:2 14–15:2 14–15:2 15–16:2 14–15:2"),
    ("scout", "black", 1, "b", "foresighted", "14+:1 14+:1 18:4 17:3 15–16:2 14+:1"),
    ("crusader", "white", 2, "a", "brave", "18:4 17:3 15–16:2 14+:1 14+:1 14+:1"),
    ("priest", "white", 2, "b", "spiritual", "14+:1 16–17:2 14+:1 18:4 15–16:2 14–15:2"),
    ("elementalist", "green", 3, "a", "dominant", "14+:1 14–15:2 14+:1 17:3 17:3 15–16:2"),
    ("shaman", "green", 3, "b", "divine", "14+:1 15–16:2 14+:1 14–15:2 18:4 16–17:2"),
    ("illusionist", "blue", 4, "a", "arcane", "14–15:2 15–16:2 14–15:2 17–18:2 16–17:2 15–16:2"),
    ("enchanter", "blue", 4, "b", "opportunist", "14+:1 14+:1 14–15:2 16–17:2 15–16:2 18:4"),
    ("alchemist", "purple", 5, "a", "adaptable", "14–15:2 14+:1 15–16:2 18:4 15–16:2 14+:1"),
    ("psionic", "purple", 5, "b", "telekinetic", "14–15:2 14+:1 14+:1 17:3 17:3 15–16:2"),
    ("warlord", "red", 6, "a", "empowered", "14+:1 14+:1 18:4 14+:1 15–16:2 17:3"),
    ("knight", "red", 6, "b", "ironclad", "16–17:2 18:4 16–17:2 14+:1 14+:1 15–16:2"),
]
PRINTED = [*FF_PRINTED, *MM_PRINTED]
DICE = {14: (6, 6, 2), 15: (6, 6, 3), 16: (6, 6, 4), 17: (6, 6, 5), 18: (6, 6, 6)}
COLOUR_OF_ROW = dict(zip(ROW_IDS, ("green", "blue", "red", "purple", "black", "white"), strict=True))


def find(id: str) -> HeroClass:
    return next(card for card in (*FF_CLASSES, *MM_CLASSES) if card.id == id)


def cost(card: str) -> int:
    found: int = fiends_box_of("pl2", MM["expansion"]).find("market", card).cost
    return found


def game(hero_class: str, **spec: Any) -> Play:
    """Seat 0 has the class and is about to take an initiative card, without coins and fiends unless named."""
    hero = {"race": "human", "hero_class": hero_class, "gold": 0, **spec.pop("hero", {})}
    heroes = [hero, {"hero_class": "bard"}]
    return situation("roll-player", 2, MM, heroes=heroes, **{"coins": [0, 0, 0], "lurking": {}, **spec})


def faces(table: Play, row: str) -> list[int]:
    return [die["face"] for die in table.view()["heroes"][0]["rows"][row] if die]


# --- what is printed -----------------------------------------------------------------------------------


@rule("FF-COMP-04")
@pytest.mark.parametrize(
    ("id", "colour", "number", "side", "ability", "goals"), PRINTED, ids=[row[0] for row in PRINTED]
)
def test_a_class_is_as_printed(id: str, colour: str, number: int, side: str, ability: str, goals: str) -> None:
    card = find(id)
    assert (COLOUR_IDS[card.colour], card.number, card.side, card.ability) == (colour, number, side, ability)
    assert " ".join(f"{goal}:{goal.stars}" for goal in card.goals) == goals
    assert sum(goal.stars for goal in card.goals) == 12
    assert card.provenance_of("goals") == "printed"


@rule("FF-COMP-04")
def test_each_box_has_twelve_classes_on_six_cards() -> None:
    assert [card.id for card in FF_CLASSES] == [row[0] for row in FF_PRINTED]
    assert [card.id for card in MM_CLASSES] == [row[0] for row in MM_PRINTED]


def test_only_the_ability_of_the_beastmaster_is_printed() -> None:
    known = [card.id for card in (*FF_CLASSES, *MM_CLASSES) if card.provenance_of("effect") == "printed"]
    assert known == ["beastmaster"]


@pytest.mark.parametrize("colour", range(6), ids=COLOUR_IDS[:6])
def test_no_two_classes_of_a_colour_have_the_same_ability(colour: int) -> None:
    effects = [card.effect for card in (*BASE_CLASSES, *FF_CLASSES, *MM_CLASSES) if card.colour == colour]
    assert len(effects) == len(set(effects)) == 6


@rule("FF-SCORE-01")
@pytest.mark.parametrize(("id", "goals"), [(row[0], row[5]) for row in PRINTED], ids=[row[0] for row in PRINTED])
def test_a_hero_who_meets_all_goals_gets_twelve_stars(id: str, goals: str) -> None:
    least = [int(goal[:2]) for goal in goals.split()]
    rows = {
        row: [f"{COLOUR_OF_ROW[row]}{face}" for face in DICE[value]] for row, value in zip(ROW_IDS, least, strict=True)
    }
    table = game(id, hero={"rows": rows})
    assert table.view()["heroes"][0]["stars"]["goals"] == 12


# --- what is printed of the abilities --------------------------------------------------------------------

STRONG_FAMILIAR = {"hero_class": "beastmaster", "rows": {"familiar": ["red6", "red5", "red4"]}}


@rule("FF-CARD-12", "FF-CARD-13")
def test_a_beastmaster_may_use_the_familiars_power_after_a_bad_roll() -> None:
    table = hunt(STRONG_FAMILIAR, 2, rival="thief")
    table.play("roll")
    assert table.keys == ["stop", "power"]
    table.play("power")
    assert table.hero(0).result == 15
    assert [minion.id for minion in table.hero(0).trophies] == ["rat"]


@rule("FF-CARD-12")
def test_a_beastmaster_may_keep_the_roll() -> None:
    table = hunt(STRONG_FAMILIAR, 6, rival="thief")
    table.play("roll", "stop")
    assert table.hero(0).result == 6


@rule("FF-CARD-12", "FF-CARD-13")
def test_a_beastmaster_may_do_so_against_the_monster_and_glory_is_added() -> None:
    table = battle({**STRONG_FAMILIAR, "glory": 2}, 1, rival="thief")
    assert table.asked == (0, "battle-reroll")
    table.play("power")
    assert table.hero(0).result == 17


# --- abilities of our own design: hunts and battles --------------------------------------------------------


def test_a_fighter_ignores_wounds_in_a_hunt() -> None:
    ability: Any = find("fighter").effect
    table = hunt({"hero_class": "fighter"}, 1)
    table.play("roll")
    assert table.hero(0).wounds == WOUNDS - ability.wounds == 1


@rule("FF-HUNT-06")
def test_a_centurion_hires_mercenaries_for_less() -> None:
    ability: Any = find("centurion").effect
    gold, xp = 5 - ability.gold, 3 - ability.xp
    table = hunt({"hero_class": "centurion", "gold": gold, "xp": xp})
    table.play("hire:gold", "hire:xp")
    assert (table.hero(0).gold, table.hero(0).xp, table.hero(0).combat_dice) == (0, 0, 3)


@rule("FF-MON-07")
def test_a_centurion_hires_for_less_against_the_monster_too() -> None:
    ability: Any = find("centurion").effect
    table = battle({"hero_class": "centurion", "gold": 5 - ability.gold}, 1, 1, 1)
    table.play("hire:gold")
    assert table.hero(0).gold == 0


@rule("FF-HUNT-02", "FF-HUNT-03")
def test_a_seeker_exchanges_minions_for_less() -> None:
    ability: Any = find("seeker").effect
    table = hunt({"hero_class": "seeker", "gold": 2 * (3 - ability.gold)})
    table.play("exchange", "exchange")
    assert table.hero(0).gold == 0
    assert table.view()["minion"]["id"] == "hellhound"


@rule("FF-HUNT-17")
def test_an_outrider_gains_glory_and_gold_with_every_trophy() -> None:
    ability: Any = find("outrider").effect
    table = hunt({"hero_class": "outrider", "xp": 6}, 6, 6, 6)
    table.play("hire:xp", "hire:xp", "roll")
    assert len(table.hero(0).trophies) == 1
    assert (table.hero(0).glory, table.hero(0).gold) == (ability.glory, ability.gold) == (1, 1)


def test_an_outrider_without_a_trophy_gains_nothing() -> None:
    table = hunt({"hero_class": "outrider"}, 6)
    table.play("roll")
    assert (table.hero(0).glory, table.hero(0).gold) == (0, 0)


@rule("FF-HUNT-11")
def test_a_soothsayer_rerolls_once_for_nothing_in_every_fight() -> None:
    table = hunt({"hero_class": "soothsayer", "xp": 1}, 1, 2, 6)
    table.play("roll", "reroll:1")
    assert (table.hero(0).xp, table.hero(0).combat) == (1, (2,))
    table.play("reroll:2")
    assert table.hero(0).result == 6
    assert table.hero(0).xp == 0


@rule("FF-MON-09")
def test_a_soothsayer_rerolls_once_for_nothing_against_the_monster() -> None:
    table = battle({"hero_class": "soothsayer"}, 1, 5, 1, monster="hydra")
    table.play("reroll:1")
    assert table.hero(0).combat == (5,)


@pytest.mark.parametrize("face", [1, 6])
def test_a_hunter_learns_from_every_hunt(face: int) -> None:
    ability: Any = find("hunter").effect
    table = hunt({"hero_class": "hunter"}, face)
    table.play("roll")
    assert (table.hero(0).xp, table.hero(0).gold) == (ability.xp, 0) == (1, 0)


def test_an_assassin_gets_more_out_of_every_roll() -> None:
    ability: Any = find("assassin").effect
    table = hunt({"hero_class": "assassin", "xp": 3}, 4, 6)
    table.play("hire:xp", "roll")
    assert table.hero(0).result == 10 + ability.bonus == TROPHY_AT
    table = battle({"hero_class": "assassin"}, 4, 4, monster="hydra", cards=[hydra()])
    assert [hero.result for hero in table.state.heroes] == [4 + ability.bonus, 4]


def test_a_crusader_has_a_combat_die_more_against_the_monster_only() -> None:
    table = battle({"hero_class": "crusader"}, 3, 4, 1)
    assert (table.hero(0).combat, table.hero(1).combat) == ((3, 4), (1,))
    table = hunt({"hero_class": "crusader", "gold": 5})
    assert table.hero(0).combat_dice == 1


def test_an_enchanter_finds_gold_in_every_hunt() -> None:
    ability: Any = find("enchanter").effect
    table = hunt({"hero_class": "enchanter"}, 1)
    table.play("roll")
    assert (table.hero(0).gold, table.hero(0).xp) == (ability.gold, 0) == (2, 0)


def test_a_warlord_has_a_combat_die_more_in_a_hunt_only() -> None:
    table = hunt({"hero_class": "warlord", "gold": 5})
    assert table.hero(0).combat_dice == 2
    table = battle({"hero_class": "warlord"}, 3, 4)
    assert table.hero(0).combat == (3,)


# --- abilities of our own design: the sheet ------------------------------------------------------------------


@pytest.mark.parametrize(("die", "pays"), [("green-blue1", 2), ("blue1", 0)])
def test_a_magician_is_paid_for_split_dice(die: str, pays: int) -> None:
    table = game("magician", pool=[die, "red2", "red3"])
    table.play("take:1", "place:str")
    assert table.hero(0).gold == pays


@rule("FF-DICE-06")
def test_a_conjurer_is_paid_for_taking_a_fiend() -> None:
    ability: Any = find("conjurer").effect
    table = game("conjurer", lurking={"TOP": ["fiend-of-misery"]})
    table.play("take:TOP", "place:str")
    assert (table.hero(0).xp, table.hero(0).gold) == (ability.xp, ability.gold) == (1, 1)


def test_a_conjurer_gets_nothing_for_a_card_without_a_fiend() -> None:
    table = game("conjurer", lurking={"TOP": ["fiend-of-misery"]})
    table.play("take:1", "place:str")
    assert (table.hero(0).xp, table.hero(0).gold) == (0, 0)


@rule("FF-FIEND-02")
def test_a_templar_banishes_fiends_for_less_gold() -> None:
    ability: Any = find("templar").effect
    table = game("templar", hero={"gold": 5 - ability.gold, "fiends": ["fiend-of-misery"]})
    assert table.view()["heroes"][0]["banishing"] == 2
    table.play("banish:fiend-of-misery:gold")
    assert table.hero(0).gold == 0
    assert [fiend.id for fiend in table.hero(0).banished] == ["fiend-of-misery"]


TWO_EACH = ["red1", "red2", "red3", "red4", "red5", "red6"]


@rule("FF-DICE-03")
def test_a_tinkerer_uses_the_actions_of_both_rows() -> None:
    table = game("tinkerer", call=5, pool=TWO_EACH)
    table.play("take:1", "next:red1", "place:str", "place:cha", "flip:str:1", "token")
    assert faces(table, "str") == [6]
    assert table.hero(0).tokens == 1
    assert table.asked == (1, "initiative")


@rule("FF-DICE-04")
def test_a_tinkerer_has_one_action_for_two_dice_in_one_row() -> None:
    table = game("tinkerer", call=5, pool=TWO_EACH)
    table.play("take:1", "next:red1", "place:cha", "place:cha", "token")
    assert table.hero(0).tokens == 1
    assert table.asked == (1, "initiative")


def test_a_tinkerer_may_stop_after_one_action() -> None:
    table = game("tinkerer", call=5, pool=TWO_EACH)
    table.play("take:1", "next:red1", "place:str", "place:cha", "token", "skip")
    assert faces(table, "str") == [1]
    assert table.asked == (1, "initiative")


@pytest.mark.parametrize(("taken", "card", "pays"), [({}, "1", 1), ({1: 1}, "2", 1), ({}, "2", 0), ({}, "TOP", 0)])
def test_a_scout_is_paid_for_taking_the_lowest_card_left(taken: dict[int, int], card: str, pays: int) -> None:
    ability: Any = find("scout").effect
    table = game("scout", first=1 if taken else 0, initiative=taken)
    table.play(f"take:{card}", "place:str")
    assert table.hero(0).gold == pays * ability.gold


@rule("FF-FAM-05")
def test_a_priest_is_paid_for_dice_on_the_familiar() -> None:
    ability: Any = find("priest").effect
    table = game("priest", hero={"familiar": "ice-bear", "rows": {"familiar": ["red1", "red2"]}})
    table.play("take:1", "place:familiar")
    assert table.hero(0).gold == 1 + ability.gold == 4
    table = game("priest")
    table.play("take:1", "place:str")
    assert table.hero(0).gold == 0


@pytest.mark.parametrize(("verb", "sign"), [("raise", 1), ("lower", -1)])
def test_an_elementalist_changes_a_die_farther_with_constitution(verb: str, sign: int) -> None:
    most: int = find("elementalist").effect.most  # type: ignore[attr-defined]
    start = 3 if sign > 0 else 4
    table = game("elementalist", hero={"rows": {"str": [f"red{start}"]}})
    table.play("take:1", "place:con", f"{verb}{most}:str:1")
    assert faces(table, "str") == [start + sign * most]


def test_a_shaman_is_paid_for_the_wisdom_action() -> None:
    ability: Any = find("shaman").effect
    table = game("shaman", hero={"marker": 4})
    table.play("take:1", "place:wis", "move:good")
    assert (table.hero(0).marker, table.hero(0).gold) == (1, ability.gold) == (1, 2)
    assert table.asked == (1, "initiative")


@pytest.mark.parametrize("row", ["str", "dex", "con", "int", "wis", "cha"])
def test_an_alchemist_may_change_a_die_wherever_one_was_placed(row: str) -> None:
    table = game("alchemist", pool=["red1", "red2", "red3"])
    table.play("take:1", f"place:{row}", f"raise:{row}:1")
    assert faces(table, row) == [2]


@rule("FF-FAM-09")
def test_an_alchemist_has_only_the_familiars_action_after_placing_there() -> None:
    table = game("alchemist", pool=["red1", "red2", "red3"])
    table.play("take:1", "place:familiar")
    assert table.keys == ["skip", "familiar"]


@pytest.mark.parametrize("row", ["int", "wis"])
def test_a_psionic_may_swap_dice_after_placing_in_intelligence_or_wisdom(row: str) -> None:
    table = game("psionic", pool=["red1", "red2", "red3"], hero={"rows": {"cha": ["blue6"]}})
    table.play("take:1", f"place:{row}", f"swap:{row}:1", "with:cha:1")
    assert (faces(table, row), faces(table, "cha")) == ([6], [1])


def test_a_psionic_has_only_the_own_action_in_the_other_rows() -> None:
    table = game("psionic", pool=["red1", "red2", "red3"], hero={"rows": {"cha": ["blue6"]}})
    table.play("take:1", "place:str")
    assert table.keys == ["skip", "flip:str:1", "flip:cha:1"]


# --- abilities of our own design: the Market -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("hero_class", "card", "less"),
    [
        ("scribe", "climb", 2),
        ("scribe", "clarity", 2),
        ("scribe", "weak", 0),
        ("scribe", "longsword", 0),
        ("illusionist", "clarity", 2),
        ("illusionist", "climb", 0),
        ("knight", "chain-helm", 2),
        ("knight", "longsword", 0),
    ],
)
def test_some_classes_pay_less_for_cards_of_their_types(hero_class: str, card: str, less: int) -> None:
    table = market({"hero_class": hero_class, "gold": 20, "marker": 4}, market=[card, "glaive"])
    table.play(f"buy:{card}")
    assert table.hero(0).gold == 20 - cost(card) + less
