"""The chance of a check: PF-CHECK-26, PF-CHECK-38; and that a success counts: PF-CHECK-03, PF-CHECK-46."""

from itertools import product
from typing import Any

import pytest

from herowright.games.pathfinder.cards.arms import SureFight
from herowright.games.pathfinder.cards.box import BOX
from herowright.games.pathfinder.cards.effects import Fight
from herowright.games.pathfinder.cards.meetings import Stay
from herowright.games.pathfinder.cards.standing import DEFEATS, NeedsTrait, Twice, When
from herowright.games.pathfinder.cards.troubles import OnRoll
from herowright.games.pathfinder.cards.types import Bane, Play
from herowright.games.pathfinder.rules.components import ARCANE, DISCARD, MELEE, SPELL
from herowright.games.pathfinder.rules.odds import odds, percent
from herowright.testing import Play as Table
from herowright.testing import rule
from tests.games.pathfinder.helpers import PEBBLES, bane, boon, location, meet


def counted_one_by_one(sides: tuple[int, ...], plus: int, difficulty: int, weak: int) -> float:
    falls = list(product(*(range(1, size + 1) for size in sides)))
    return sum(max(0, sum(fall) - weak * len(fall) + plus) >= difficulty for fall in falls) / len(falls)


@rule("PF-CHECK-26", "PF-CHECK-38")
@pytest.mark.parametrize("sides", [(4,), (6, 6), (4, 10), (12, 8, 6), (4, 4, 4, 6)])
@pytest.mark.parametrize("plus", [-2, 0, 3])
@pytest.mark.parametrize("weak", [0, 1, 3])
def test_odds_are_what_counting_every_fall_gives(sides: tuple[int, ...], plus: int, weak: int) -> None:
    for difficulty in range(-1, sum(sides) + 6):
        expected = counted_one_by_one(sides, plus, difficulty, weak)
        assert odds(sides, plus, difficulty, weak) == pytest.approx(expected, abs=1e-12)


def test_the_order_of_the_dice_does_not_matter() -> None:
    assert odds((4, 12, 6), 1, 14) == odds((12, 6, 4), 1, 14)


def test_without_dice_only_the_number_counts() -> None:
    assert odds((), 5, 5) == 1
    assert odds((), 4, 5) == 0


def test_dice_that_are_worth_more_than_they_show() -> None:
    blade = SureFight((MELEE,), "1d6")
    assert odds((6,), 0, 3) == pytest.approx(4 / 6)
    assert odds((6,), 0, 3, 0, blade.counted) == pytest.approx(5 / 6)
    assert odds((8,), 0, 2, 0, blade.counted) == pytest.approx(7 / 8)


# --- whether a success counts ----------------------------------------------------------------------------

GHOST = bane("ghost", standing=(NeedsTrait("magic"),))
BURST = boon("burst", SPELL, Play(DISCARD, Fight((ARCANE,), "1d6")), traits=("magic",))
ENDURING = [card for card in BOX.banes if any(isinstance(rule, NeedsTrait) for rule in card.standing)]


def told(table: Table) -> tuple[float, int, dict[str, Any] | None]:
    """The chance in the view and among the figures, and why it is less than the dice deserve."""
    check = table.view()["check"]
    return check["odds"], table.table.figures(0)["odds"], check["vain"]


@rule("PF-CHECK-46")
def test_without_the_trait_the_chance_is_none_whatever_the_dice_can_do() -> None:
    """Three of ten falls reach 8, but only magic defeats the ghost."""
    table = meet(GHOST, {"hand": ["burst"]}, cards=[BURST])
    table.play("fight:strength")
    assert told(table) == (0, 0, {"id": "pf-vain-trait", "args": {"trait": "mark:magic", "reach": 30}})
    table = meet(GHOST, {"hand": ["burst"]}, cards=[BURST])
    table.play("discard:burst:arcane")
    assert told(table) == (79.2, 79, None)  # 38 of 48 falls


@rule("PF-CHECK-46")
@pytest.mark.parametrize("card", ENDURING, ids=[card.id for card in ENDURING])
def test_so_it_is_with_every_bane_of_that_kind(card: Bane) -> None:
    table = meet(card, {"hand": ["sword"]})
    table.play("reveal:sword:melee")
    shown, figure, vain = told(table)
    assert (shown, figure, vain and vain["id"]) == (0, 0, "pf-vain-trait")


def test_there_are_banes_of_that_kind() -> None:
    assert {"ghost", "shadow", "spectre"} <= {card.id for card in ENDURING}


@rule("PF-CHECK-46")
def test_what_the_bane_asks_of_the_fight_is_not_asked_of_a_recharge() -> None:
    table = meet(GHOST, {"hand": ["bolt", *PEBBLES]}, rolls=[8, 6])
    table.play("discard:bolt:arcane", "roll", "yes")
    assert table.view()["check"]["purpose"] == "recharging"
    assert told(table) == (62.5, 62, None)  # 4 or more of a d8


@rule("PF-CHECK-03")
def test_after_a_failed_check_of_a_series_nothing_can_be_won() -> None:
    table = meet(bane("hydra", "Combat 9 then Combat 6"), {"hand": PEBBLES}, rolls=[8])
    table.play("fight:strength")
    assert told(table) == (20, 20, None)
    table.play("roll", "drop:pebble-1", "fight:strength")
    assert told(table) == (0, 0, {"id": "pf-vain-failed", "args": {"reach": 50}})


@rule("PF-ENC-22")
@pytest.mark.parametrize(("traits", "shown"), [(("undead",), 25), (("animal",), 30)])
def test_a_place_that_may_not_let_go_is_counted_in(traits: tuple[str, ...], shown: int) -> None:
    """Undefeated on a 1 of a d6: three of ten falls succeed, and five of six of these count."""
    crypt = location("glade", here=(When(DEFEATS, OnRoll(Stay(), most=1, die=6), traits=("undead",)),))
    table = meet(bane("wight", traits=traits), {}, cards=[crypt])
    table.play("fight:strength")
    odds, figure, vain = told(table)
    assert (odds, figure, vain is not None) == (shown, shown, shown == 25)


@rule("PF-ENC-22")
@pytest.mark.parametrize(("most", "shown"), [((3, 2), 10), ((2, 3), 10), ((3, 6), 0)])
def test_everything_that_may_keep_a_bane_is_counted_in(most: tuple[int, int], shown: int) -> None:
    """Both the bane itself and the location: three of ten falls succeed, half of these count for the one and two of
    three for the other. The likelier is told."""
    its, theirs = (OnRoll(Stay(), most=number, die=6) for number in most)
    crypt = location("glade", here=(When(DEFEATS, theirs),))
    table = meet(bane("wight", defeated=(its,)), {}, cards=[crypt])
    table.play("fight:strength")
    odds, figure, vain = told(table)
    assert (odds, figure) == (shown, shown)
    assert vain is not None
    assert vain["args"]["trouble"]["args"]["most"] == max(most)


@rule("PF-CHECK-26")
def test_what_must_be_rolled_twice_has_the_chance_of_both() -> None:
    table = meet(bane("twin", standing=(Twice(),)), {})
    table.play("fight:strength")
    assert told(table) == (9, 9, None)


@pytest.mark.parametrize(
    ("chance", "whole", "tenths"), [(0, 0, 0), (1, 100, 100), (0.0001, 1, 0.1), (0.9999, 99, 99.9), (0.5, 50, 50)]
)
def test_only_what_is_certain_is_shown_as_certain(chance: float, whole: float, tenths: float) -> None:
    assert (percent(chance), percent(chance, 1)) == (whole, tenths)
