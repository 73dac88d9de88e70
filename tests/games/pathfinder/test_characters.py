"""Characters: PF-CHAR."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from herowright import BadOption
from herowright.games.pathfinder.cards.arms import Trained
from herowright.games.pathfinder.cards.box import BOX
from herowright.games.pathfinder.cards.characters import CHARACTERS
from herowright.games.pathfinder.cards.effects import Fight
from herowright.games.pathfinder.cards.forms import AtTurn, Use
from herowright.games.pathfinder.cards.types import Play
from herowright.games.pathfinder.rules.campaign import fresh, new_party
from herowright.games.pathfinder.rules.components import (
    ARCANE,
    ARMOR,
    BOONS,
    HEAVY_ARMORS,
    INTELLIGENCE,
    LIGHT_ARMORS,
    MELEE,
    REVEAL,
    WEAPON,
    WEAPONS,
)
from herowright.testing import Play as Table
from herowright.testing import rule, situation
from tests.games.pathfinder.helpers import PEBBLES, bane, boon, character, game, zone

each_character = pytest.mark.parametrize("id", [each.id for each in CHARACTERS])


def sample(id: str) -> list[str]:
    return [card for card, count in BOX.find("character", id).sample.items() for _ in range(count)]


def rolled(table: Table) -> tuple[tuple[int, ...], int]:
    """The dice of the check, and what is added."""
    return table.state.check.sides, table.state.check.plus


# --- skills ----------------------------------------------------------------------------------------------


@rule("PF-CHAR-01")
def test_a_check_uses_one_die_of_the_skill_and_whatever_is_added() -> None:
    table = game({"hand": ["lens", "friend"]}, places={"glade": ["gate"]})
    table.play("explore")  # Strength d10
    assert rolled(table) == ((10,), 0)
    table.play("recharge:friend", "reveal:lens")
    assert rolled(table) == ((10, 4), 1)


@rule("PF-CHAR-02")
def test_a_skill_built_on_another_uses_its_die_and_adds_a_number() -> None:
    riddle = bane("riddle", "Intelligence 6 or Arcane 6", "barrier")
    for key, plus in (("use:intelligence", 0), ("use:arcane", 2)):
        table = game({}, cards=[riddle], places={"glade": ["riddle"]})
        table.play("explore", key)
        assert rolled(table) == ((8,), plus)
    assert table.hero(0).skills[ARCANE] == (8, 2, frozenset({INTELLIGENCE, ARCANE}))
    assert {"skill": "skill:arcane", "die": 8, "plus": 2} in table.view()["heroes"][0]["skills"]


@rule("PF-CHAR-02")
@pytest.mark.parametrize(
    ("id", "skill", "die", "plus"),
    [("ezren", "arcane", 12, 2), ("seoni", "arcane", 12, 2), ("harsk", "survival", 6, 2), ("valeros", "melee", 10, 3)],
)
def test_such_skills_of_printed_characters(id: str, skill: str, die: int, plus: int) -> None:
    table = situation("pathfinder", 1, heroes=[{"character": id}])
    shown = {each["skill"]: (each["die"], each["plus"]) for each in table.view()["heroes"][0]["skills"]}
    assert shown[f"skill:{skill}"] == (die, plus)


# --- powers ----------------------------------------------------------------------------------------------


@rule("PF-CHAR-03")
@each_character
def test_every_character_begins_with_a_power(id: str) -> None:
    table = situation("pathfinder", 1, heroes=[{"character": id}])
    assert any(table.hero(0).powers)


@rule("PF-CHAR-03")
def test_some_powers_work_during_play_and_some_at_the_start() -> None:
    working = [form for each in CHARACTERS for line in each.lines for form in line.forms[:1]]
    assert {Use, AtTurn} < {type(form) for form in working}
    # Lem says again in every game which kind of cards he favors.
    table = situation("pathfinder", 1, step=("starting_hands",), heroes=[{"character": "lem", "deck": sample("lem")}])
    assert (table.asked, table.keys) == (
        (0, "favored"),
        ["kind:weapon", "kind:spell", "kind:item", "kind:ally", "kind:blessing"],
    )


# --- hand size -------------------------------------------------------------------------------------------


@rule("PF-CHAR-04")
@pytest.mark.parametrize("size", [3, 4, 6])
def test_the_hand_size_is_the_first_hand_and_every_hand_after_a_turn(size: int) -> None:
    favored = replace(character(0, size), favored="item")
    assert len(game({"hand_size": size}, cards=[favored], step=("starting_hands",)).hero(0).hand) == size
    for held, drops in ((size - 2, 0), (size, 0), (size + 2, 2)):
        cards = PEBBLES[:held]
        table = game({"hand": cards, "hand_size": size, "deck": ["lens"] * 5}, {})
        table.play("end", *(f"drop:{card}" for card in cards[:drops]), "done")
        assert zone(table, "hand") == [*cards[drops:], *["lens"] * (size - held)]


# --- proficiency -----------------------------------------------------------------------------------------


def trained(*proficient: str, boxes: tuple[str, ...] = ()) -> Any:
    return replace(character(0), proficient=proficient, proficiencies=boxes)


@rule("PF-CHAR-05")
@pytest.mark.parametrize(
    ("hero", "feats", "difficulty"),
    [
        (trained(), {}, 12),
        (trained(WEAPONS), {}, 8),
        (trained(LIGHT_ARMORS, HEAVY_ARMORS), {}, 12),
        (trained(boxes=(WEAPONS,)), {}, 12),
        (trained(boxes=(WEAPONS,)), {"powers": {WEAPONS: 1}}, 8),
    ],
)
def test_proficiency_with_weapons_is_what_the_card_or_a_checked_box_names(
    hero: Any, feats: Any, difficulty: int
) -> None:
    """The axe makes the check harder by 4 for those who are not proficient."""
    axe = boon("axe", WEAPON, Play(REVEAL, Fight((MELEE,), "1d8", unskilled=4)))
    table = game({"hand": ["axe"], "feats": feats}, cards=[hero, axe])
    table.play("explore", "reveal:axe:melee")
    assert table.state.check.difficulty == difficulty


@rule("PF-CHAR-05")
@pytest.mark.parametrize(
    ("proficient", "keys"),
    [
        ((), ["take-it"]),
        ((WEAPONS, LIGHT_ARMORS), ["take-it"]),
        ((HEAVY_ARMORS,), ["take-it", "reveal:plate"]),
    ],
)
def test_each_kind_of_armor_is_named_for_itself(proficient: tuple[str, ...], keys: list[str]) -> None:
    plate = boon("plate", ARMOR, Play(REVEAL, Trained(2, proficiency=HEAVY_ARMORS)))
    hand = ["plate", "shield", *PEBBLES]  # the shield may be used by anybody, so that there is a question
    table = game({"hand": hand}, cards=[trained(*proficient), plate], rolls=[1])
    table.play("explore", "fight:strength", "roll")
    assert [key for key in table.keys if key != "recharge:shield"] == keys


# --- favored cards and the cards list --------------------------------------------------------------------


@rule("PF-CHAR-06")
@each_character
def test_everybody_begins_with_a_favored_card(id: str) -> None:
    favored = BOX.find("character", id).favored or "ally"
    for seed in range(4):
        table = situation("pathfinder", 1, {"decks": "sample"}, seed=seed)
        table.play(f"character:{id}", "start:woods", *(["kind:ally"] if id == "lem" else []))
        assert favored in [card.kind for card in table.hero(0).hand]


@rule("PF-CHAR-07")
@pytest.mark.parametrize(("without", "kind"), [("mace", "weapon"), ("cure", "spell"), ("guard", "ally")])
def test_a_deck_that_lacks_a_card_is_filled_up_before_the_scenario(without: str, kind: str) -> None:
    deck = sample("kyra")
    deck.remove(without)
    table = situation("pathfinder", 1, {"party": {**new_party(), "members": [{**fresh("kyra"), "deck": deck}]}})
    assert table.asked == (0, "build")
    assert {BOX.find("boon", key.removeprefix("box:")).kind for key in table.keys} == {kind}
    table.play(f"box:{without}")
    assert (table.asked, sorted(zone(table, "deck"))) == ((0, "start"), sorted(sample("kyra")))


@rule("PF-CHAR-07")
def test_a_deck_with_too_many_cards_is_refused() -> None:
    member = {**fresh("kyra"), "deck": [*sample("kyra"), "longsword"]}
    with pytest.raises(BadOption) as refused:
        situation("pathfinder", 1, {"party": {**new_party(), "members": [member]}})
    assert (refused.value.message.id, refused.value.message.args["kind"]) == ("pf-party-kind", "weapon")


@rule("PF-CHAR-08")
def test_during_a_scenario_the_list_does_not_matter() -> None:
    bare = replace(character(0), cards=dict.fromkeys(BOONS, (0, 0)))
    table = game({"hand": ["lens"]}, cards=[bare], places={"glade": ["sword", "wolf"]}, rolls=[6])
    table.play("explore", "use:wisdom", "roll")
    assert (zone(table, "hand"), table.asked) == (["lens", "sword"], (0, "turn"))
    assert table.view()["lists"] == []
    table.play("end", "done")
    assert sorted(zone(table, "hand")) == ["lens", "pebble-1", "pebble-2", "sword"]


@rule("PF-CHAR-09")
def test_after_the_scenario_the_deck_is_brought_back_to_the_list() -> None:
    deck = [card for card in sample("kyra") if card not in ("cure", "mace")]
    hero = {"character": "kyra", "deck": deck, "hand": ["longsword", "sling"], "discard": ["short-sword"]}
    options = {"party": {**new_party(), "members": [fresh("kyra")]}}
    table = situation("pathfinder", 1, options, heroes=[hero], step=("gather",))
    assert (table.asked, set(table.keys)) == (
        (0, "rebuild"),
        {f"return:{id}" for id in ("quarterstaff", "longsword", "sling", "short-sword")},
    )
    table.play("return:sling", "return:quarterstaff", "done")
    assert {BOX.find("boon", key.removeprefix("box:")).kind for key in table.keys} == {"spell"}
    table.play("box:guidance", "done")
    printed = {kind: count for kind, (count, _) in BOX.find("character", "kyra").cards.items()}
    assert Counter(card.kind for card in table.hero(0).deck) == printed
    assert {"longsword", "short-sword"} < set(zone(table, "deck"))  # not the weapons there were before


# --- tokens ----------------------------------------------------------------------------------------------


@rule("PF-CHAR-10")
def test_each_character_has_one_token_that_lies_where_it_is() -> None:
    table = situation("pathfinder", 2)
    table.play("character:kyra", "character:lem")
    assert [hero["place"] for hero in table.view()["heroes"]] == [None, None]
    table = game({}, {"place": "grove"}, {})
    for moves, here, there in (((), [0, 2], [1]), (("move:grove",), [2], [0, 1])):
        table.play(*moves)
        assert [place["heroes"] for place in table.view()["places"]] == [here, there]
