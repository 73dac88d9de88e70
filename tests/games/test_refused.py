"""What a player would look for in vain is told with its reason before it is tried."""

from __future__ import annotations

import random
from typing import Any

import pytest

import herowright as hw
from herowright.games import registry
from tests.choosing import onward

EXPANSION = {"expansion": "fiends-familiars-mm"}
TABLES: list[tuple[str, dict[str, Any]]] = [*((game, {}) for game in registry.kits()), ("roll-player", EXPANSION)]
# Reasons that say nothing a player could act on.
EMPTY = ("refused-not-offered", "ca-no-question-first", "pf-no-question-first", "pf-no-such-option")


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_whatever_is_refused_beforehand_is_refused_when_it_is_tried(game: str, options: dict[str, Any]) -> None:
    rng = random.Random(5)
    table = hw.new_table(game, seats=2, seed=5, options=options)
    told: set[str] = set()
    while table.decision is not None and table.made < 160:
        seat = table.decision.seat
        for option, rule, reason in table.refused(seat):
            assert table.decision.option(option.key) is None
            with pytest.raises(hw.IllegalChoice) as refusal:
                table.apply(option.key, seat)
            assert (refusal.value.reason, refusal.value.rule) == (reason, rule or table.decision.rule)
            told.add(reason.id)
        table.apply(onward(table.decision.options, rng))
    assert len(told) > 3
    assert told.isdisjoint(EMPTY)


def test_nothing_is_told_to_whoever_is_not_asked() -> None:
    table = hw.new_table("roll-player", seats=2, seed=1)
    assert table.decision is not None
    assert table.refused(1 - table.decision.seat) == []
