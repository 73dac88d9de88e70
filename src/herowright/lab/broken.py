"""How an invariant says that it does not hold."""

from __future__ import annotations


class Broken(AssertionError):
    """An invariant does not hold."""


def demand(holds: bool, what: str) -> None:
    if not holds:
        raise Broken(what)
