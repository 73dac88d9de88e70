"""Dice: PF-DICE."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass, replace
from typing import Any

import pytest

from herowright.games.pathfinder.cards.box import BOX
from herowright.games.pathfinder.cards.effects import Fight
from herowright.games.pathfinder.cards.standing import STARTS, WeakDice, When
from herowright.games.pathfinder.cards.troubles import EACH_HERE, Damage, Each
from herowright.games.pathfinder.cards.types import Play, Skill
from herowright.games.pathfinder.rules import piles
from herowright.games.pathfinder.rules.components import ARCANE, INTELLIGENCE, REVEAL, STRENGTH, WEAPON, Dice, dice
from herowright.testing import Play as Table
from herowright.testing import rule, situation
from tests.games.pathfinder.helpers import PEBBLES, boon, character, game, location

SIZES = [4, 6, 8, 10, 12]


def dice_on(what: Any) -> Iterator[int]:
    """The sizes of all dice that a declaration names."""
    if isinstance(what, str):
        if re.fullmatch(r"[\dd+-]+", what):
            yield from dice(what).sides
    elif isinstance(what, Skill):
        yield what.die
    elif isinstance(what, Mapping):
        for each in what.values():
            yield from dice_on(each)
    elif isinstance(what, tuple):
        for each in what:
            yield from dice_on(each)
    elif is_dataclass(what):
        for field in fields(what):
            value = getattr(what, field.name)
            yield from [value] if field.name == "die" else dice_on(value)


def starts_with(trouble: Any, *heroes: Any, **more: Any) -> Table:
    """Something happens to seat 0 in the glade when its turn begins."""
    glade = location("glade", here=(When(STARTS, trouble),))
    return game(*heroes, cards=[glade], step=("advance",), **more)


def amounts(table: Table) -> list[tuple[int | None, int]]:
    """Damage dealt so far, and to whom."""
    return [(event.seat, event.args["amount"]) for event in table.told("pf-event-threatens")]


# --- the dice --------------------------------------------------------------------------------------------


@rule("PF-DICE-01")
def test_no_card_names_any_other_die() -> None:
    found = {die for card in BOX for field in fields(card) for die in dice_on(getattr(card, field.name))}
    assert found == {*SIZES}


@rule("PF-DICE-01")
@pytest.mark.parametrize("sides", SIZES)
def test_a_die_gives_every_number_up_to_its_sides(sides: int) -> None:
    chance = situation("pathfinder", 1, seed=sides).state.chance
    assert {chance.roll(sides) for _ in range(400)} == {*range(1, sides + 1)}


def test_the_walk_over_the_cards_finds_dice() -> None:
    assert set(dice_on(BOX.find("boon", "longsword").powers)) == {8, 6}
    assert list(dice_on({STRENGTH: Skill(10, 4)})) == [10]


@rule("PF-DICE-02", "PF-DICE-03")
@pytest.mark.parametrize(
    ("text", "sides", "plus"),
    [("1d8", (8,), 0), ("3d6", (6, 6, 6), 0), ("2d4+2", (4, 4), 2), ("1d12-1", (12,), -1), ("3", (), 3)],
)
def test_how_dice_are_written(text: str, sides: tuple[int, ...], plus: int) -> None:
    assert dice(text) == Dice(sides, plus)
    assert str(dice(text)) == text


@rule("PF-DICE-02", "PF-DICE-03")
@pytest.mark.parametrize(
    ("text", "rolls", "total"), [("3d6", [1, 5, 6], 12), ("2d4+2", [3, 4], 9), ("2d8-3", [3, 4], 4)]
)
def test_dice_are_added_up_and_the_number_counts_once(text: str, rolls: list[int], total: int) -> None:
    table = starts_with(Damage(text), {"hand": PEBBLES}, rolls=rolls)
    assert amounts(table) == [(0, total)]
    assert table.state.chance.rolls == ()


@rule("PF-DICE-04")
@pytest.mark.parametrize(("roll", "total"), [(1, 0), (3, 0), (4, 1)])
def test_no_total_is_below_zero(roll: int, total: int) -> None:
    table = starts_with(Damage("1d4-3"), {"hand": PEBBLES}, rolls=[roll])
    assert amounts(table) == ([(0, 1)] if total else [])
    assert piles.amount(situation("pathfinder", 1, rolls=[roll]).state, dice("1d4-3")) == total


@rule("PF-DICE-04")
@pytest.mark.parametrize(("roll", "result"), [(3, 0), (5, 0), (6, 1)])
def test_no_result_of_a_check_is_below_zero(roll: int, result: int) -> None:
    cards = [location("glade", here=(WeakDice(5),))]
    table = game({"hand": PEBBLES}, cards=cards, rolls=[roll])
    table.play("explore", "fight:strength", "roll")
    [event] = table.told("pf-event-rolls")
    assert (event.args["result"], event.args["plus"]) == (result, -5)
    assert amounts(table) == [(0, 8 - result)]


# --- skills in dice --------------------------------------------------------------------------------------


@rule("PF-DICE-05")
def test_a_skill_stands_for_its_die() -> None:
    """Strength d10 with 2d12."""
    hammer = boon("hammer", WEAPON, Play(REVEAL, Fight((STRENGTH,), "2d12")))
    table = game({"hand": ["hammer"]}, cards=[hammer], rolls=[9, 11, 2])
    table.play("explore", "reveal:hammer:strength", "roll")
    [event] = table.told("pf-event-rolls")
    assert (event.args["dice"], event.args["plus"], event.args["result"]) == ("d10=9 d12=11 d12=2", 0, 22)


@rule("PF-DICE-06")
@pytest.mark.parametrize(("feats", "plus"), [({}, 2), ({"intelligence": 1}, 3), ({"intelligence": 3}, 5)])
def test_bonus_and_feats_come_along_once(feats: dict[str, int], plus: int) -> None:
    """Arcane d12+2 with 2d4: 1d12 + 2d4 + 2."""
    ray = boon("ray", WEAPON, Play(REVEAL, Fight((ARCANE,), "2d4")))
    wizard = replace(character(0), skills={**character(0).skills, INTELLIGENCE: Skill(12, 3, {ARCANE: 2})})
    table = game({"hand": ["ray", "prayer"], "feats": {"skills": feats}}, cards=[ray, wizard])
    table.play("explore", "reveal:ray:arcane")
    assert (table.state.check.sides, table.state.check.plus) == ((12, 4, 4), plus)
    table.play("discard:prayer:1")  # another die, and nothing with it
    assert (table.state.check.sides, table.state.check.plus) == ((12, 4, 4, 12), plus)


# --- several characters ----------------------------------------------------------------------------------


@rule("PF-DICE-07")
def test_everybody_rolls_alone() -> None:
    hands = {"hand": PEBBLES}
    table = starts_with(Each(EACH_HERE, Damage("1d4")), hands, hands, {**hands, "place": "grove"}, rolls=[3, 1])
    for key in ("drop:pebble-1", "drop:pebble-2", "drop:pebble-3", "drop:pebble-4"):
        table.play(key)
    assert amounts(table) == [(0, 3), (1, 1)]
    assert [len(hero.discard) for hero in table.state.heroes] == [3, 1, 0]
