"""Gaining a trait: CA-TRAIT, and the worked example CA-EX-02."""

from typing import Any

import pytest

from herowright.games.call_to_adventure.cards.requirements import (
    HasAbility,
    HasIcon,
    MarkerAtLeast,
    MarkerAtMost,
    Requirement,
    SpendXp,
)
from herowright.games.call_to_adventure.rules.components import CON, DEX, DIVINITY, JUSTICE, NATURE, STR, WIS
from herowright.testing import rule
from tests.games.call_to_adventure.plain import game, trait, tucked


@rule("CA-TRAIT-01", "CA-TRAIT-06")
@pytest.mark.parametrize(
    ("need", "enough", "too_little"),
    [
        (HasAbility(STR), {"abilities": (STR,)}, {"abilities": (DEX, WIS)}),
        (HasAbility(STR, 2), {"abilities": (STR, STR)}, {"abilities": (STR,)}),
        (HasIcon(NATURE), {"icons": (NATURE,)}, {"icons": (JUSTICE,)}),
        (HasIcon(NATURE, 3), {"icons": (NATURE,) * 4}, {"icons": (NATURE,) * 2}),
        (MarkerAtLeast(1), {"level": 1}, {"level": 0}),
        (MarkerAtMost(-1), {"level": -2}, {"level": 0}),
        (SpendXp(2), {"xp": 2}, {"xp": 1}),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Requirement) else None,
)
def test_a_trait_is_for_those_who_meet_its_requirement(
    need: Requirement, enough: dict[str, Any], too_little: dict[str, Any]
) -> None:
    cards = [trait("gift", need)]
    refused = game(too_little, cards=cards)
    assert "gain:gift" not in refused.keys
    assert refused.refuse("gain:gift").rule == "CA-TRAIT-06"
    table = game(enough, cards=cards)
    table.play("gain:gift")
    assert tucked(table) == [["gift"], [], []]


@rule("CA-TRAIT-01", "CA-TRAIT-06")
@pytest.mark.parametrize(
    ("hero", "met"),
    [
        ({"xp": 1, "abilities": (STR,), "icons": (NATURE,)}, True),
        ({"xp": 0, "abilities": (STR,), "icons": (NATURE,)}, False),
        ({"xp": 1, "icons": (NATURE,)}, False),
        ({"xp": 1, "abilities": (STR,)}, False),
    ],
)
def test_every_requirement_must_be_met(hero: dict[str, Any], met: bool) -> None:
    table = game(hero, cards=[trait("gift", SpendXp(1), HasAbility(STR), HasIcon(NATURE))])
    assert ("gain:gift" in table.keys) == met


@rule("CA-TRAIT-02")
@pytest.mark.parametrize(("needs", "left"), [([SpendXp(2)], 1), ([SpendXp(3)], 0), ([HasAbility(STR)], 3), ([], 3)])
def test_experience_is_spent_and_other_requirements_are_kept(needs: list[Requirement], left: int) -> None:
    table = game({"xp": 3, "abilities": (STR,)}, cards=[trait("gift", *needs)])
    table.play("gain:gift")
    assert table.hero(0).xp == left
    assert table.hero(0).abilities[STR] == 1


@rule("CA-TRAIT-02")
@pytest.mark.parametrize(("xp", "met"), [(3, False), (4, True)])
def test_payments_add_up(xp: int, met: bool) -> None:
    table = game({"xp": xp}, cards=[trait("gift", SpendXp(2), SpendXp(2))])
    assert ("gain:gift" in table.keys) == met


@rule("CA-TRAIT-02")
def test_the_reward_of_a_trait_does_not_pay_for_it() -> None:
    table = game({"xp": 0}, cards=[trait("gift", SpendXp(1), xp=2)])
    assert table.refuse("gain:gift").rule == "CA-TRAIT-06"


@rule("CA-TRAIT-03")
def test_no_runes_are_cast_for_a_trait() -> None:
    table = game(rolls=[2, 2, 2])
    told = [event.kind for event in table.play("gain:gift")]
    assert "ca-event-cast" not in told
    assert table.put_away() == ["rolls [2, 2, 2]"]
    assert tucked(table) == [["gift"], [], []]


@rule("CA-TRAIT-04")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ([], [["gift"], [], []]),
        ([["filler-1", "filler-2"]], [["filler-1", "filler-2", "gift"], [], []]),
        ([["filler-1", "filler-2", "filler-3"]], [["filler-1", "filler-2", "filler-3"], ["gift"], []]),
    ],
)
def test_a_trait_goes_under_the_character_card_of_the_current_act(
    before: list[list[str]], after: list[list[str]]
) -> None:
    laid: dict[str, Any] = {"rows": [["trial"], ["gift"]], "decks": [[], [], None]}
    table = game({"story": before}, cards=[trait("gift", act=1)], **laid)
    table.play("gain:gift")
    assert tucked(table) == after


@rule("CA-TRAIT-05")
def test_everything_on_a_trait_belongs_to_the_story_at_once() -> None:
    path: dict[str, Any] = {"abilities": (STR, WIS), "icons": (DIVINITY,), "triumph": 2, "tragedy": 1}
    table = game({"xp": 1, "level": 0}, cards=[trait("gift", **path, xp=2, hero=1, antihero=2, virtue=1)])
    table.play("gain:gift")
    hero = table.view(0)["heroes"][0]
    assert table.asked == (0, "afterwards")
    assert hero["abilities"] == {"str": 1, "dex": 0, "con": 0, "int": 0, "wis": 1, "cha": 0}
    assert hero["icons"]["divinity"] == 1
    assert (hero["points"]["triumph"], hero["points"]["tragedy"]) == (2, 1)
    assert (hero["xp"], hero["level"]) == (3, 1)
    assert hero["hand"] == ["hero:hope", "antihero:spite", "antihero:spite"]


@rule("CA-TRAIT-05")
def test_the_icon_of_a_trait_meets_the_next_requirement() -> None:
    cards = [trait("gift", abilities=(STR,)), trait("gift-2", HasAbility(STR))]
    table = game(*[{"xp": 0}] * 2, row=("gift", "gift-2", "trial"), cards=cards, rolls=[1, 1, 1])
    assert "gain:gift-2" not in table.keys
    table.play("gain:gift", "face:trial-easy", "cast", "gain:gift-2")
    assert tucked(table) == [["gift", "gift-2"], [], []]


@rule("CA-TRAIT-02", "CA-TRAIT-04", "CA-TRAIT-05", "CA-END-04")
def test_example_02_trait_bought_with_experience() -> None:
    adventurous = trait("adventurous", SpendXp(1), abilities=(CON,), icons=(NATURE,))
    table = game({"xp": 3}, row=("adventurous",), cards=[adventurous])
    table.play("gain:adventurous")
    hero = table.view()["heroes"][0]
    assert hero["xp"] == 2
    assert tucked(table) == [["adventurous"], [], []]
    assert (hero["icons"]["nature"], hero["abilities"]["con"]) == (1, 1)
