"""Luck apart from skill: what dice and runes showed, beside what they show on average."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

import herowright as hw
from herowright.bots import make_bot, play_on
from herowright.games.call_to_adventure import heroes as call_to_adventure
from herowright.games.pathfinder import heroes as pathfinder
from herowright.games.roll_player import heroes as roll_player
from herowright.server.tables.results import heroes
from herowright.table.event import Event


def told(*events: tuple[str, int, dict[str, Any]], **more: Any) -> Any:
    return SimpleNamespace(seats=2, log=[Event(kind, seat, "", args) for kind, seat, args in events], **more)


def test_dice_of_ones_own_and_the_average_of_those_for_all() -> None:
    found = roll_player.throws(
        told(
            ("rp-event-starting-dice", 0, {"dice": "die:red6 die:blue1"}),
            ("rp-event-pool", 0, {"dice": "die:red6 die:gold2 die:blue1"}),
            ("rp-event-takes", 0, {"card": 2, "die": "die:red6"}),  # the best of three: a choice
            ("rp-event-takes", 1, {"card": 1, "die": "die:blue1"}),
            ("rp-event-rolled", 1, {"die": "die:blue1", "face": 6}),
        )
    )
    assert (found.shown, found.usual) == ([6 + 1 + 3, 3 + 6], [3 * 3.5, 2 * 3.5])


def test_boosted_split_and_combat_dice() -> None:
    found = roll_player.throws(
        told(
            ("rp-event-pool", 0, {"dice": "die:clear8 die:blue-purple4 die:red3 die:red5"}),
            ("ff-event-takes", 0, {"card": 1, "dice": "die:clear8 die:red5"}),
            ("ff-event-combat-roll", 1, {"dice": "6 5", "sum": 11}),
            ("ff-event-reroll", 1, {"before": 5, "face": 1, "xp": 1}),
        )
    )
    assert (found.shown, found.usual) == ([2 * 5, 12], [2 * (5.5 + 2.5 + 3.5 + 3.5) / 4, 10.5])


def test_checks_in_pathfinder() -> None:
    found = pathfinder.throws(
        told(
            ("pf-event-rolls", 1, {"dice": "d10=10 d4=1", "plus": 9}),
            ("pf-event-rolls", 1, {"dice": "12", "plus": 0}),  # a number instead of a roll
        )
    )
    assert (found.shown, found.usual) == ([0, 11], [0, 8])


def test_runes_in_call_to_adventure() -> None:
    box = hw.new_table("call-to-adventure", seats=2, seed=1).state.box
    cast = {"runes": "rune:core rune:core rune:core rune:dex rune:dex-special", "faces": "1 1 0 2 0"}
    found = call_to_adventure.throws(told(("ca-event-cast", 0, cast), state=SimpleNamespace(box=box)))
    assert (found.shown, found.usual) == ([4, 0], [4.0, 0])


@pytest.mark.parametrize(
    ("game", "options", "of"),
    [
        ("roll-player", {"variants": ["short"]}, roll_player),
        ("roll-player", {"expansion": "fiends-familiars"}, roll_player),
        ("call-to-adventure", {}, call_to_adventure),
        ("pathfinder", {}, pathfinder),
    ],
)
def test_chance_is_fair_over_some_games(game: str, options: dict[str, Any], of: Any) -> None:
    shown = usual = 0.0
    for seed in range(4):
        table = hw.new_table(game, seats=2, seed=seed, options=options)
        play_on(table, [make_bot(game, "random", seed + seat) for seat in range(2)])
        throws = of.throws(table)
        shown, usual = shown + sum(throws.shown), usual + sum(throws.usual)
        assert [hero.luck for hero in heroes(table)] == [throws.luck(seat) for seat in range(2)]
    assert usual > 40
    assert shown == pytest.approx(usual, rel=0.12)
