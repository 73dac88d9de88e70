"""Who at a table has resigned, was sent away or is muted: the moderation part of the ledger."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from herowright.server.store import entries as e


class Company(Struct, frozen=True):
    """`resigned` and `kicked` are seats that bots play on; `barred` and `muted` are players."""

    resigned: list[int] = []
    kicked: list[int] = []
    barred: list[str] = []
    muted: list[str] = []
    # Whether spectators may talk.
    spectators: bool = True

    def after(self, entry: e.AnyEntry) -> Company:
        match entry:
            case e.Opened():
                return replace(self, spectators=entry.spectators)
            case e.Resigned():
                return replace(self, resigned=[*self.resigned, entry.seat])
            case e.Kicked():
                kicked = [*self.kicked, entry.seat] if entry.seat is not None and entry.bot else self.kicked
                return replace(self, kicked=kicked, barred=[*self.barred, *entry.players])
            case e.Muted():
                others = [player for player in self.muted if player not in entry.players]
                return replace(self, muted=[*others, *entry.players] if entry.on else others)
            case e.SpectatorsHeard():
                return replace(self, spectators=entry.on)
        return self
