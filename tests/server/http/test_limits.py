"""Token buckets and counts of connections."""

from __future__ import annotations

import pytest

from herowright.server.http import limits
from herowright.server.http.limits import Buckets, Seating
from herowright.server.ops.config import Limits, Rate
from herowright.server.refusals import TooMany

RATE = Rate(2, 3)


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_empties_and_fills_again() -> None:
    clock = Clock()
    buckets = Buckets(clock)
    for _ in range(3):
        buckets.take("x", RATE, "ann")
    with pytest.raises(TooMany) as refused:
        buckets.take("x", RATE, "ann")
    assert refused.value.message.args["seconds"] == 1
    clock.now = 0.5
    buckets.take("x", RATE, "ann")
    clock.now = 100
    for _ in range(3):
        buckets.take("x", RATE, "ann")
    with pytest.raises(TooMany):
        buckets.take("x", RATE, "ann")


def test_clients_and_kinds_have_buckets_of_their_own() -> None:
    buckets = Buckets(Clock())
    for _ in range(3):
        buckets.take("x", RATE, "ann")
    buckets.take("x", RATE, "bob")
    buckets.take("y", RATE, "ann")
    with pytest.raises(TooMany):
        buckets.take("x", RATE, "carl", "ann")


def test_no_limit_is_no_limit() -> None:
    buckets = Buckets(Clock())
    for _ in range(1000):
        buckets.take("x", Limits.off().requests, "ann")


def test_only_so_many_buckets_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "REMEMBERED", 10)
    buckets = Buckets(Clock())
    for number in range(100):
        buckets.take("x", RATE, str(number))
    assert [client for _, client in buckets.held] == [str(number) for number in range(90, 100)]


def test_connections_are_counted() -> None:
    seating = Seating(Limits(viewers_of_player=1, viewers_of_address=2))
    seating.enter("ann", "203.0.113.7")
    with pytest.raises(TooMany):
        seating.enter("ann", "203.0.113.8")
    seating.enter("bob", "203.0.113.7")
    with pytest.raises(TooMany):
        seating.enter("carl", "203.0.113.7")
    seating.leave("ann", "203.0.113.7")
    seating.enter("carl", "203.0.113.7")
    seating.leave("bob", "203.0.113.7")
    seating.leave("carl", "203.0.113.7")
    assert not seating.open
