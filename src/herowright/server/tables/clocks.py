"""Thinking time."""

from __future__ import annotations

from dataclasses import dataclass

from herowright.server.messages import Clock

# Whoever comes back after running out of time gets at least this much.
GRACE = 60.0


@dataclass(slots=True)
class Clocks:
    """`banks` are the seconds each seat had left at the moment `since`. Without a `clock` there is no time limit."""

    clock: Clock | None
    banks: list[float]
    since: float = 0.0

    @classmethod
    def full(cls, clock: Clock | None, seats: int) -> Clocks:
        return cls(clock, [float(clock.bank) if clock else 0.0] * seats)

    def copy(self) -> Clocks:
        return Clocks(self.clock, self.banks[:], self.since)

    def left(self, seat: int, now: float, running: int | None) -> float | None:
        if self.clock is None:
            return None
        return max(0.0, self.banks[seat] - (now - self.since if seat == running else 0.0))

    def ends(self, seat: int) -> float | None:
        """When the seat will have run out of time, if its clock runs."""
        return self.since + self.banks[seat] if self.clock else None

    def spend(self, running: int | None, now: float, down: float = 0.0) -> None:
        """`down` seconds of the time since then do not count: no server was running."""
        if running is not None:
            self.banks[running] -= now - self.since - down
        self.since = now

    def reward(self, seat: int) -> None:
        """For a decision."""
        if self.clock:
            self.banks[seat] += self.clock.more

    def come_back(self, seat: int) -> None:
        if self.clock:
            self.banks[seat] = max(self.banks[seat], float(self.clock.more), GRACE)
