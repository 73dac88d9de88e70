"""What the cards of all characters and roles have in common: PF-CUSTOM, PF-DECK, PF-ROLE."""

from collections import Counter

import pytest

from herowright.games.pathfinder.cards.box import BOX
from herowright.games.pathfinder.cards.characters import CHARACTERS
from herowright.games.pathfinder.cards.types import Boon, Character, Role
from herowright.games.pathfinder.rules.components import ALLY, ARMOR, BASE_SKILLS, BLESSING, BOONS, ITEM, SPELL, WEAPON
from herowright.testing import rule

ROLES = [(character, role) for character in CHARACTERS for role in character.roles]

each_character = pytest.mark.parametrize("character", CHARACTERS, ids=[each.id for each in CHARACTERS])
each_role = pytest.mark.parametrize(("character", "role"), ROLES, ids=[role.id for _, role in ROLES])


def power_boxes(card: Character | Role) -> int:
    """Boxes of the powers, and those for the hand size and proficiencies (PF-FEAT-08)."""
    return len(card.hand_sizes) - 1 + len(card.proficiencies) + sum(len(line.forms) - 1 for line in card.lines)


def sample_of(character: Character) -> list[Boon]:
    found = [(BOX.find("boon", id), count) for id, count in character.sample.items()]
    return [card for card, count in found for _ in range(count)]


@rule("PF-CUSTOM-02")
@each_character
def test_every_character_starts_with_fifteen_cards(character: Character) -> None:
    assert tuple(character.cards) == BOONS
    assert sum(number for number, _ in character.cards.values()) == 15


@rule("PF-CUSTOM-05")
@each_character
def test_every_character_has_fifteen_skill_ten_card_and_four_power_boxes(character: Character) -> None:
    assert tuple(character.skills) == tuple(BASE_SKILLS)
    assert sum(skill.boxes for skill in character.skills.values()) == 15
    assert sum(boxes for _, boxes in character.cards.values()) == 10
    assert power_boxes(character) == 4


@rule("PF-CUSTOM-06")
@each_role
def test_every_side_of_a_role_card_has_twelve_power_boxes(character: Character, role: Role) -> None:
    assert power_boxes(role) == 12


@rule("PF-ROLE-06", "PF-ROLE-07")
@each_role
def test_a_role_prints_the_boxes_of_the_character_again(character: Character, role: Role) -> None:
    """Whatever was checked on the character card means the same on the role."""
    printed = {line.id: line.forms for line in role.lines}
    assert len(printed) == len(role.lines)
    for line in character.lines:
        assert printed[line.id][: len(line.forms)] == line.forms
    assert role.hand_sizes[: len(character.hand_sizes)] == character.hand_sizes
    assert set(character.proficiencies) <= set(role.proficiencies)


@rule("PF-DECK-01")
@each_character
def test_a_sample_deck_has_fifteen_basic_cards_that_fit_the_cards_list(character: Character) -> None:
    deck = sample_of(character)
    assert len(deck) == 15
    assert all(card.basic for card in deck)
    wanted = {kind: number for kind, (number, _) in character.cards.items() if number}
    assert Counter(card.kind for card in deck) == wanted


@rule("PF-DECK-03")
def test_the_sample_deck_of_ezren_has_one_weapon_eight_spells_three_items_and_three_allies() -> None:
    ezren = BOX.find("character", "ezren")
    listed = {kind: number for kind, (number, _) in ezren.cards.items()}
    assert listed == {WEAPON: 1, SPELL: 8, ARMOR: 0, ITEM: 3, ALLY: 3, BLESSING: 0}
    assert Counter(card.kind for card in sample_of(ezren)) == {WEAPON: 1, SPELL: 8, ITEM: 3, ALLY: 3}
