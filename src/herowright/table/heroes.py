"""What became of a seat: the hero that somebody played, for histories and halls of fame."""

from __future__ import annotations

from typing import NamedTuple


class Hero(NamedTuple):
    """`names` are references to what the hero is made of, such as `race:dwarf class:warrior`, and `kind` is the one
    that games are compared by. `luck` is by how many percent chance gave this seat more than average, if the
    game can tell."""

    names: str = ""
    kind: str = ""
    luck: float | None = None


class Throws:
    """What dice or runes have shown for each seat, and what they show on average."""

    def __init__(self, seats: int) -> None:
        self.shown, self.usual = [0.0] * seats, [0.0] * seats

    def add(self, seat: int | None, shown: float, usual: float) -> None:
        if seat is not None:
            self.shown[seat] += shown
            self.usual[seat] += usual

    def luck(self, seat: int) -> float | None:
        usual = self.usual[seat]
        return round(100 * (self.shown[seat] - usual) / usual, 1) if usual else None
