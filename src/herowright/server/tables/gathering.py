"""How people come together for a game: who is ready, for whom seats are reserved after a rematch was proposed, and
where the next game is played. The part of the ledger about beginning, and beginning again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from herowright.server.store import entries as e


class Taken(Protocol):
    """What matters of a seat."""

    @property
    def players(self) -> list[str]: ...

    @property
    def bot(self) -> str | None: ...

    @property
    def free(self) -> bool: ...


class KeptSeat(Struct, frozen=True, array_like=True):
    """A free seat reserved for somebody who played the previous game."""

    players: list[str]
    name: str


class Gathering(Struct, frozen=True, omit_defaults=True):
    """With a `check`, the game has `begun` only once all seats are taken and every person has said that they are
    `ready`. `bot` takes a kept seat whose person declines, if there is one. `rematch` is the table of the next game,
    `proposer` the seat that asked for it, and `declined` are the seats whose people do not want one."""

    hints: bool = True
    check: bool = False
    begun: bool = True
    ready: list[int] = []
    kept: dict[int, KeptSeat] = {}
    bot: str | None = None
    daily: str = ""
    rematch: str = ""
    proposer: int = 0
    declined: list[int] = []

    def after(self, entry: e.AnyEntry, places: Sequence[Taken]) -> Gathering:
        """`places` are the seats after the entry."""
        changed = self._folded(entry)
        if changed.begun or (changed is self and not isinstance(entry, SEATING)):
            return changed
        ready = [seat for seat in changed.ready if seat < len(places) and places[seat].players]
        begun = all(not place.free and (place.bot or seat in ready) for seat, place in enumerate(places))
        return replace(changed, ready=ready, begun=begun)

    def _folded(self, entry: e.AnyEntry) -> Gathering:
        match entry:
            case e.Opened():
                kept = {seat: KeptSeat(players, name) for seat, players, name in entry.expected}
                return Gathering(
                    hints=entry.hints,
                    check=entry.check,
                    begun=not entry.check,
                    ready=entry.ready,
                    kept=kept,
                    bot=entry.stand_in,
                    daily=entry.daily,
                )
            case e.Readied():
                others = [seat for seat in self.ready if seat not in entry.seats]
                return replace(self, ready=[*others, *entry.seats] if entry.on else others)
            case e.SatDown() if entry.seat in self.kept:  # whoever accepts a rematch is ready for it
                return replace(self.released(entry.seat), ready=[*self.ready, entry.seat])
            case e.BotPut() | e.Released() | e.SatDown():
                return self.released(entry.seat)
            case e.Rematched():
                return replace(self, rematch=entry.table, proposer=entry.seat)
            case e.RematchDeclined():
                return replace(self, declined=[*self.declined, entry.seat])
            case e.StoodUp() | e.Kicked() if entry.seat is not None:
                return replace(self, ready=[seat for seat in self.ready if seat != entry.seat])
        return self

    def released(self, seat: int) -> Gathering:
        if seat not in self.kept:
            return self
        return replace(self, kept={other: kept for other, kept in self.kept.items() if other != seat})


SEATING = (e.Opened, e.SatDown, e.StoodUp, e.DeviceRemoved, e.BotPut, e.BotGone, e.Kicked, e.Left)
