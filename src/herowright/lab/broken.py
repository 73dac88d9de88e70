"""How an invariant reports a violation."""

from __future__ import annotations


class Broken(AssertionError):
    """An invariant is violated."""


def demand(holds: bool, what: str) -> None:
    if not holds:
        raise Broken(what)
