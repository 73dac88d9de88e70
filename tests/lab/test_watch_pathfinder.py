"""The fuzzer's watch over Pathfinder notices broken rules."""

import random
from collections.abc import Sequence
from typing import Any

import pytest

from herowright.games.pathfinder.cards.standing import Twice
from herowright.games.pathfinder.rules.components import RECHARGE
from herowright.lab.broken import Broken
from herowright.lab.invariants import Checker
from herowright.table.event import Event
from herowright.table.table import Table
from herowright.testing import Play
from tests.games.pathfinder.helpers import bane, game, meet

CRAB = bane("crab", "Combat 6", standing=(Twice(),))


def watched(play: Play) -> tuple[Table[Any], Checker]:
    checker = Checker(play.table, random.Random(0))
    checker.glance()
    return play.table, checker


def rolls(told: Sequence[Event]) -> list[Event]:
    return [event for event in told if event.kind == "pf-event-rolls"]


def go(play: Play, *keys: str) -> None:
    """Play on, watched."""
    table, checker = watched(play)
    for key in keys:
        checker.glance(table.apply(key))


def test_a_game_by_the_rules_is_let_through() -> None:
    go(meet(CRAB, {"hand": ["charm"]}, rolls=[6, 1, 6, 1, 5]), "fight:strength", "discard:charm", "roll", "yes", "roll")


def test_a_promise_without_its_card_is_noticed() -> None:
    table, checker = watched(game({}, {"hand": ["prayer"], "promises": ["prayer"]}))
    table.state.heroes[1].hand.remove(table.state.heroes[1].promises[0])
    table.state.heroes[1].discard += table.state.heroes[1].promises
    with pytest.raises(Broken, match="seat 1 has promised prayer and does not hold it"):
        checker.glance()


def test_a_wish_to_be_left_alone_that_outlives_its_check_is_noticed() -> None:
    table, checker = watched(game({}, {}))
    table.state.heroes[1].quiet = 1
    with pytest.raises(Broken, match="left alone for 1"):
        checker.glance()


# What the rules do right is told wrongly here: the watch knows only what is told and how things stand.


def test_one_roll_too_many_is_noticed() -> None:
    table, checker = watched(meet(CRAB, {"hand": ["charm"]}, rolls=[6, 1, 6, 1, 5]))
    for key in ("fight:strength", "discard:charm", "roll", "yes"):
        checker.glance(table.apply(key))
    told = table.apply("roll")
    with pytest.raises(Broken, match="2 rolls in a check to recharging"):
        checker.glance([*rolls(told), *told])


def test_one_roll_too_few_is_noticed() -> None:
    table, checker = watched(meet(CRAB, {}, rolls=[6, 6]))
    checker.glance(table.apply("fight:strength"))
    told = table.apply("roll")
    told.remove(rolls(told)[1])
    with pytest.raises(Broken, match="a check to defeat was not rolled again"):
        checker.glance(told)


def test_a_die_that_is_not_rolled_is_noticed() -> None:
    table, checker = watched(meet(bane("rat", "Combat 1"), {"hand": ["charm"]}))
    for key in ("fight:strength", "discard:charm"):
        checker.glance(table.apply(key))
    told = table.apply("roll")
    (roll,) = rolls(told)
    first, _ = roll.args["dice"].split()
    with pytest.raises(Broken, match="1 dice for"):
        checker.glance([roll._replace(args={**roll.args, "dice": first})])


def test_a_check_passed_without_dice_is_noticed() -> None:
    table, checker = watched(meet(bane("rat", "Combat 1"), {}))
    checker.glance(table.apply("fight:strength"))
    check = table.state.check
    table.apply("roll")
    check.rolled = ()
    with pytest.raises(Broken, match="a check to defeat was passed without dice"):
        checker.glance()


def test_a_card_recharged_without_a_check_is_noticed() -> None:
    _, checker = watched(game({"hand": ["salve"], "discard": ["pebble-9"]}))
    settled = Event("pf-event-settles", 0, "PF-PLAY-10", {"card": "boon:salve", "to": RECHARGE})
    with pytest.raises(Broken, match="salve was recharged without a check"):
        checker.glance([settled])


@pytest.mark.parametrize(
    ("what", "told"),
    [("in_play", "not been put away"), ("asked", "still being asked"), ("shut", "not been opened again")],
)
def test_what_is_left_undone_is_noticed(what: str, told: str) -> None:
    table, checker = watched(game({"hand": ["prayer"]}, {}))
    hero = table.state.heroes[0]
    if what == "in_play":
        hero.in_play.append((hero.hand.pop(), "discard"))
    elif what == "shut":
        table.state.places[1].shut = True
    else:
        table.state.asked = 1
    with pytest.raises(Broken, match=told):
        checker.glance()


@pytest.mark.parametrize(("key", "noticed"), [("no", True), ("leave", True), ("roll", False), ("drop:prayer", False)])
def test_a_question_with_one_answer_that_changes_nothing_is_noticed(key: str, noticed: bool) -> None:
    table, checker = watched(game({}))
    assert table.decision is not None
    assert checker.watch is not None
    option = table.decision.options[-1]
    table.decision.options = (type(option)(key, None, option.label),)
    assert checker.watch.wants_alone(table.decision) is not noticed
    if noticed:
        with pytest.raises(Broken, match="nothing to choose from"):
            checker.someone_can_act()
