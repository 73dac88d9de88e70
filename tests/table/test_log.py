"""The log reads like a list, packed or not."""

from __future__ import annotations

from decimal import Decimal

import pytest

import herowright as hw
from herowright.table.event import Event
from herowright.table.log import LATEST, TOGETHER, Log
from herowright.table.running import MARK_EVERY

EVENTS = [
    Event(
        "event", number % 3, "RULE", {"number": number, "words": f"die:gold{number}"}, (None, 1) if number % 2 else None
    )
    for number in range(4 * TOGETHER + LATEST + 5)
]
COUNTS = (0, 1, TOGETHER - 1, TOGETHER, TOGETHER + 1, 2 * TOGETHER, len(EVENTS) - 2, len(EVENTS))


@pytest.fixture
def log() -> Log:
    log = Log()
    for event in EVENTS:
        log.add([event])
        log.pack()
    return log


def test_it_reads_like_a_list(log: Log) -> None:
    assert [type(part) for part in log._packed] == [bytes] * 4
    assert log == EVENTS
    assert log == Log(EVENTS)
    assert log != EVENTS[:-1]
    assert log != [*EVENTS[:-1], EVENTS[0]]
    assert [log[at] for at in range(-len(EVENTS), len(EVENTS))] == EVENTS + EVENTS
    assert all(type(event) is Event for event in log)
    for at in (len(EVENTS), -len(EVENTS) - 1):
        with pytest.raises(IndexError):
            log[at]


@pytest.mark.parametrize("start", COUNTS)
@pytest.mark.parametrize("stop", [*COUNTS, None, -3])
def test_slices(log: Log, start: int, stop: int | None) -> None:
    assert log[start:stop] == EVENTS[start:stop]
    assert log[start:stop:2] == EVENTS[start:stop:2]


@pytest.mark.parametrize("count", COUNTS)
def test_what_is_cut_off_is_gone_and_it_goes_on_from_there(log: Log, count: int) -> None:
    twin = log.until(count)
    assert (twin, len(twin)) == (Log(EVENTS[:count]), count)
    twin.add(EVENTS[:3])
    assert log == EVENTS, "it is a log of its own"
    log.cut(count)
    assert (log, len(log)) == (Log(EVENTS[:count]), count)
    log.add(EVENTS[count:])
    assert log == EVENTS


def test_things_that_cannot_be_packed_stay_as_they_are() -> None:
    events = [event._replace(args={"share": Decimal(1), "of": lambda: event}) for event in EVENTS]
    log = Log(events)
    assert log == events
    assert log[3] is events[3]


def test_a_long_game_packs_most_of_what_it_tells() -> None:
    table = hw.new_table("call-to-adventure", seats=2, seed=1)
    told = list(table.log)
    while table.decision is not None:
        told += table.apply(table.decision.options[0])
    assert table.log == told
    assert len(table.log.latest) < LATEST + 2 * TOGETHER + MARK_EVERY < len(told)
    assert all(isinstance(part, bytes) for part in table.log._packed)
