"""Own scenarios and characters: PF-CUSTOM."""

from dataclasses import replace
from typing import Any

import pytest

from herowright.games.pathfinder.cards.box import BOX
from herowright.games.pathfinder.cards.characters import CHARACTERS
from herowright.games.pathfinder.cards.rewards import SKILL_FEAT, FeatReward
from herowright.games.pathfinder.cards.types import Line, Scenario, Skill
from herowright.games.pathfinder.custom import problems
from herowright.games.pathfinder.rules.components import (
    ARCANE,
    BLESSING,
    CHARISMA,
    DIPLOMACY,
    DIVINE,
    KNOWLEDGE,
    STEALTH,
    STRENGTH,
    SURVIVAL,
    WEAPON,
    WISDOM,
)
from herowright.testing import rule, situation

VALEROS = BOX.find("character", "valeros")


def own(**values: Any) -> Any:
    """Valeros under another name, changed in one point."""
    return replace(VALEROS, id="own", **values)


def found(character: Any) -> list[tuple[str, dict[str, Any]]]:
    return [(message.id, dict(message.args)) for message in problems(character)]


# --- scenarios -------------------------------------------------------------------------------------------


@rule("PF-CUSTOM-01")
def test_an_own_scenario_is_played_with_villains_and_henchmen_of_the_box() -> None:
    made = Scenario(
        id="brigandoom",
        villains=("black-fang",),
        henchmen=("bandit", "ancient-skeleton"),
        locations=(("woods", "temple"), ("prison", "academy")),
        reward=FeatReward((SKILL_FEAT,)),
    )
    table = situation("pathfinder", 2, cards=[made], step=("lay_out",))
    stack = [card.id for place in table.state.places for card in place.deck if card.kind in ("villain", "henchman")]
    assert sorted(stack) == ["ancient-skeleton", "ancient-skeleton", "bandit", "black-fang"]
    assert [place.card.id for place in table.state.places] == ["woods", "temple", "prison", "academy"]


@rule("PF-CUSTOM-01")
@pytest.mark.parametrize("scenario", BOX.scenarios, ids=lambda scenario: scenario.id)
def test_the_scenarios_of_the_box_set_the_measure(scenario: Scenario) -> None:
    """Nobody in them is above the level of their adventure, and none gives more than one feat."""
    number = BOX.adventure_of(scenario).number
    assert all(BOX.find("bane", id).level <= number for id in (*scenario.villains, *scenario.henchmen))
    assert not isinstance(scenario.reward, FeatReward) or len(scenario.reward.feats) == 1


# --- characters ------------------------------------------------------------------------------------------


@rule("PF-CUSTOM-02", "PF-CUSTOM-05", "PF-CUSTOM-06")
@pytest.mark.parametrize("character", CHARACTERS, ids=lambda character: character.id)
def test_the_printed_characters_keep_the_numbers(character: Any) -> None:
    """Only Seelah, printed with two d4, would not be allowed as an own character."""
    wrong = [("pf-custom-die", {"die": 4, "count": 2})] if character.id == "seelah" else []
    assert found(character) == wrong


@rule("PF-CUSTOM-02")
@pytest.mark.parametrize("count", [14, 16])
def test_an_own_character_starts_with_fifteen_cards(count: int) -> None:
    weapons, boxes = VALEROS.cards[WEAPON]
    changed = own(cards={**VALEROS.cards, WEAPON: (weapons + count - 15, boxes)})
    assert found(changed) == [("pf-custom-deck", {"count": count, "wanted": 15})]


def with_dice(*dice: int) -> Any:
    """The six skills have these dice and all their boxes, and nothing is built on them."""
    skills = zip(VALEROS.skills.items(), dice, strict=True)
    return own(skills={id: Skill(die, skill.boxes) for (id, skill), die in skills})


@rule("PF-CUSTOM-03", "PF-CUSTOM-07")
@pytest.mark.parametrize(
    ("dice", "wrong"),
    [
        ((4, 12, 6, 6, 8, 10), []),  # one of each is no joint limit
        ((6, 6, 8, 8, 10, 10), []),
        ((4, 4, 6, 6, 8, 10), [(4, 2)]),
        ((12, 6, 12, 6, 8, 12), [(12, 3)]),
        ((12, 12, 4, 4, 4, 6), [(4, 3), (12, 2)]),
    ],
)
def test_an_own_character_has_one_d4_and_one_d12_at_most(dice: tuple[int, ...], wrong: list[tuple[int, int]]) -> None:
    assert found(with_dice(*dice)) == [("pf-custom-die", {"die": die, "count": count}) for die, count in wrong]


@rule("PF-CUSTOM-04")
@pytest.mark.parametrize("count", [4, 5, 6])
def test_an_own_character_has_five_extensions_at_most(count: int) -> None:
    built = dict.fromkeys((ARCANE, KNOWLEDGE, STEALTH, SURVIVAL, DIVINE)[: count - 1], 2)
    plain = with_dice(10, 8, 6, 6, 8, 4).skills
    more = {WISDOM: plain[WISDOM]._replace(extends=built), CHARISMA: plain[CHARISMA]._replace(extends={DIPLOMACY: 1})}
    wrong = [("pf-custom-extensions", {"count": count, "most": 5})] if count > 5 else []
    assert found(own(skills={**plain, **more})) == wrong


@rule("PF-CUSTOM-05")
@pytest.mark.parametrize("more", [-1, 1])
def test_an_own_character_card_has_fifteen_ten_and_four_boxes(more: int) -> None:
    strength = VALEROS.skills[STRENGTH]
    skills = {**VALEROS.skills, STRENGTH: strength._replace(boxes=strength.boxes + more)}
    assert found(own(skills=skills)) == [("pf-custom-skill-boxes", {"count": 15 + more, "wanted": 15})]
    number, boxes = VALEROS.cards[BLESSING]
    cards = {**VALEROS.cards, BLESSING: (number, boxes + more)}
    assert found(own(cards=cards)) == [("pf-custom-card-boxes", {"count": 10 + more, "wanted": 10})]
    sizes = (*VALEROS.hand_sizes, 9) if more > 0 else VALEROS.hand_sizes[:more]
    assert found(own(hand_sizes=sizes)) == [("pf-custom-power-boxes", {"count": 4 + more, "wanted": 4})]


@rule("PF-CUSTOM-06", "PF-CUSTOM-07")
def test_each_side_of_an_own_role_card_has_twelve_boxes() -> None:
    first, second = VALEROS.roles
    larger = replace(second, lines=(*second.lines, Line("more", (None, second.lines[0].forms[0]))))
    assert found(own(roles=(first, second))) == []
    wanted = {"role": second.name, "count": 13, "wanted": 12}
    assert found(own(roles=(first, larger))) == [("pf-custom-role-boxes", wanted)]
