"""What the cards of characters and roles say beside their powers: skills, hand sizes, proficiencies and cards, with
every box that can be checked."""

from collections.abc import Mapping
from typing import Any

import pytest

from herowright.games.pathfinder.cards.arms import Trained
from herowright.games.pathfinder.cards.box import BOX
from herowright.games.pathfinder.cards.characters import CHARACTERS
from herowright.games.pathfinder.cards.effects import Fight
from herowright.games.pathfinder.cards.troubles import Damage
from herowright.games.pathfinder.cards.types import Character, Play, Role
from herowright.games.pathfinder.rules.campaign import fresh, new_party
from herowright.games.pathfinder.rules.components import (
    ARMOR,
    BARRIER,
    BASE_SKILLS,
    BOONS,
    COMBAT_DAMAGE,
    HEAVY_ARMORS,
    LIGHT_ARMORS,
    PROFICIENCIES,
    REVEAL,
    SKILL_IDS,
    STRENGTH,
    WEAPON,
    WEAPONS,
)
from herowright.testing import Play as Table
from herowright.testing import rule, situation
from tests.games.pathfinder.cards.power_cases import POWERS
from tests.games.pathfinder.helpers import bane, boon, game, zone

# Every card a hero can have before it, with the character and the role (None: the character card itself).
CARDS = [(character, role) for character in CHARACTERS for role in (None, *character.roles)]
SKILLS = [
    (character, base, skill, plus)
    for character in CHARACTERS
    for base, printed in character.skills.items()
    for skill, plus in {base: 0, **printed.extends}.items()
]

each_character = pytest.mark.parametrize("character", CHARACTERS, ids=[each.id for each in CHARACTERS])
each_card = pytest.mark.parametrize(
    ("character", "role"), CARDS, ids=[(role or character).id for character, role in CARDS]
)
each_skill = pytest.mark.parametrize(
    ("character", "base", "skill", "plus"),
    SKILLS,
    ids=[f"{each.id}-{SKILL_IDS[skill]}" for each, _, skill, _ in SKILLS],
)


def hero(character: Character, role: Role | None = None, feats: Mapping[str, Any] = {}, **told: Any) -> dict[str, Any]:
    return {"character": character.id, "role": role.id if role else None, "feats": feats, **told}


# --- skills --------------------------------------------------------------------------------------------------


@rule("PF-CHAR-01", "PF-CHAR-02", "PF-FEAT-04", "PF-FEAT-07")
@each_skill
def test_a_skill_is_rolled_with_its_die_and_every_box_adds_one(
    character: Character, base: int, skill: int, plus: int
) -> None:
    printed = character.skills[base]
    gate = bane("gate", f"{SKILL_IDS[skill].title()} 400", BARRIER)
    for box in range(printed.boxes + 1):
        feats = {"skills": {SKILL_IDS[base]: box}}
        table = game(hero(character, feats=feats), cards=[gate], places={"glade": ["gate"]}, rolls=[1])
        table.play("explore")
        while table.asked[1] != "prepare":
            table.play({"evade": "face", "skill": f"use:{SKILL_IDS[skill]}"}[table.asked[1]])
        check = table.state.checks[-1]
        assert (check.sides, check.plus, check.kinds) == ((printed.die,), plus + box, {base, skill})
        table.play("roll")
        assert table.told("pf-event-rolls")[0].args["result"] == 1 + plus + box


@rule("PF-CHECK-14")
@each_character
def test_other_skills_are_a_d4(character: Character) -> None:
    known = {skill for each, _, skill, _ in SKILLS if each is character}
    assert set(BASE_SKILLS) <= known
    for skill in set(range(len(SKILL_IDS) - 1)) - known:
        gate = bane("gate", f"{SKILL_IDS[skill].title()} 400", BARRIER)
        table = game(hero(character), cards=[gate], places={"glade": ["gate"]})
        table.play("explore")
        while table.asked[1] != "prepare":
            table.play({"evade": "face", "skill": f"use:{SKILL_IDS[skill]}"}[table.asked[1]])
        assert (table.state.checks[-1].sides, table.state.checks[-1].plus) == ((4,), 0)


# --- hand sizes ----------------------------------------------------------------------------------------------


@rule("PF-CHAR-04", "PF-FEAT-08")
@each_card
def test_the_hand_is_filled_to_its_size_with_every_box(character: Character, role: Role | None) -> None:
    for box, size in enumerate((role or character).hand_sizes):
        assert size == character.hand_sizes[0] + box
        told = hero(character, role, {"powers": {"hand": box}}, deck=["lens"] * 20)
        table = game(told, {})
        table.play("end")
        while table.asked[0] == 0 and table.asked[1] in ("at-end", "at-start"):
            table.play("no")
        assert len(zone(table, "hand")) == size
        told = hero(character, role, {"powers": {"hand": box}}, hand=["lens"] * (size + 1))
        table = game(told, {})
        table.play("end")
        while table.asked[1] == "at-end":
            table.play("no")
        assert table.asked == (0, "discard-down")
        table.play("drop:lens")
        assert (table.asked, table.hero(0).hand_size) == ((0, "reset"), size)


# --- proficiencies -------------------------------------------------------------------------------------------

UNSKILLED = 4
AXE = boon("axe", WEAPON, Play(REVEAL, Fight((STRENGTH,), "1d8", unskilled=UNSKILLED)))
ARMORS = [
    boon(f"of-{each}", ARMOR, Play(REVEAL, Trained(1, proficiency=each))) for each in (LIGHT_ARMORS, HEAVY_ARMORS)
]


def knows(told: dict[str, Any]) -> set[str]:
    """What the hero shows to be proficient with: an axe is no harder to use, an armor can be used at all."""
    table = game({**told, "hand": ["axe"]}, cards=[AXE])
    table.play("explore")
    if table.asked[1] == "evade":
        table.play("face")
    table.play("reveal:axe:strength")
    found = {WEAPONS} if table.state.check.difficulty == 8 else set()
    assert table.state.check.difficulty in (8, 8 + UNSKILLED)
    trap = bane("trap", "Strength 1", BARRIER, before=(Damage("3", COMBAT_DAMAGE),))
    table = game({**told, "hand": [card.id for card in ARMORS]}, cards=[trap, *ARMORS], places={"glade": ["trap"]})
    table.play("explore")
    if table.asked[1] == "evade":
        table.play("face")
    if table.asked[1] == "damage":
        found |= {key.removeprefix("reveal:of-") for key in table.keys} - {"take-it"}
    return found


@rule("PF-CHAR-05", "PF-FEAT-08")
@each_card
def test_proficiencies_of_the_card_and_of_its_boxes(character: Character, role: Role | None) -> None:
    boxes = (role or character).proficiencies
    assert set(character.proficient).isdisjoint(boxes)
    assert {*character.proficient, *boxes} <= set(PROFICIENCIES)
    assert knows(hero(character, role)) == set(character.proficient)
    for box in boxes:
        assert knows(hero(character, role, {"powers": {box: 1}})) == {*character.proficient, box}


# --- cards ---------------------------------------------------------------------------------------------------


def sample(character: Character) -> list[str]:
    return [card for card, count in character.sample.items() for _ in range(count)]


def building(character: Character, feats: Mapping[str, Any]) -> Table:
    """The sample deck, with which a campaign goes on."""
    member = {**fresh(character.id), "feats": feats, "deck": sample(character)}
    return situation("pathfinder", 1, {"party": {**new_party(), "members": [member]}})


@rule("PF-CHAR-07", "PF-FEAT-11")
@each_character
def test_every_box_for_cards_makes_the_deck_larger(character: Character) -> None:
    for kind in BOONS:
        boxes = character.cards[kind][1]
        if not boxes:
            continue
        feats = {"skills": {}, "powers": {}, "cards": {kind: boxes}}
        table = building(character, feats)
        for missing in range(boxes, 0, -1):
            assert table.asked == (0, "build")
            assert {BOX.find("boon", key.removeprefix("box:")).kind for key in table.keys} == {kind}, missing
            table.play(table.keys[0])
        assert len(table.hero(0).deck) == 15 + boxes
        assert table.asked == (0, "start")


@rule("PF-CHAR-06")
@each_character
def test_the_first_hand_holds_a_favored_card(character: Character) -> None:
    """Cards are drawn until one of them is; Lem names the kind again each time."""
    kinds = (
        [character.favored] if character.favored else [kind for kind, (count, _) in character.cards.items() if count]
    )
    for kind in kinds:
        told = hero(character, deck=sample(character))
        table = situation("pathfinder", 1, heroes=[told], step=("starting_hands",))
        if not character.favored:
            assert table.asked == (0, "favored")
            table.play(f"kind:{kind}")
        hand = table.hero(0).hand
        assert kind in [card.kind for card in hand]
        assert len(hand) == character.hand_sizes[0]


# --- lines ---------------------------------------------------------------------------------------------------


def test_every_line_has_a_power_that_can_be_used_or_works_by_itself() -> None:
    """Each box of each line but the first of those that have to be opened."""
    boxes = {(power.card.id, power.line, power.box) for power in POWERS}
    printed = {
        ((role or character).id, line.id, box)
        for character, role in CARDS
        for line in (role or character).lines
        for box, form in enumerate(line.forms)
        if form is not None or box
    }
    assert boxes == printed


@each_card
def test_every_box_changes_something(character: Character, role: Role | None) -> None:
    for line in (role or character).lines:
        assert len(set(line.forms)) == len(line.forms), line.id
