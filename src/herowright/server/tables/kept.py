"""A table that was set aside, without its rules: its decisions and its log can still be read and exported."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from herowright.server.messages import Line
from herowright.server.refusals import Forbidden
from herowright.server.store import Player, Store
from herowright.server.store import entries as e
from herowright.server.store.tables import TableRow
from herowright.server.tables import admission, sealing, snapshot
from herowright.server.tables.company import Company
from herowright.server.tables.dealing import UNKNOWN
from herowright.server.tables.ledger import Place, ended_by, seated
from herowright.table.dice import Dice
from herowright.table.ending import Ended
from herowright.table.event import Event
from herowright.table.table import fingerprint


class Kept:
    def __init__(self, store: Store, row: TableRow, entries: Sequence[e.AnyEntry]) -> None:
        self.store, self.row, self.entries = store, row, entries
        self.start: dict[str, Any] = json.loads(row.start)
        self.places: list[Place] = []
        self.dealing = UNKNOWN
        self.company = Company()
        for entry in entries:
            before = self.places[:]
            match entry:
                case e.Opened():
                    self.places = [Place(*seat) for seat in entry.seats]
                    if entry.secret:  # nothing of a game that was never dealt
                        self.start["log"] = []
                case e.Dealt():
                    dice = Dice.read(entry.dice)
                    self.start |= {"seed": dice.seed, "commitment": dice.commitment, "promise": dice.promise}
                    self.start |= {"dice": dice.text, "log": [event.encode() for event in entry.events]}
                case e.SatDown() | e.StoodUp() | e.DeviceRemoved() | e.BotPut() | e.TimedOut() | e.BotGone():
                    self.places[entry.seat] = seated(self.places[entry.seat], entry)
                case e.Resigned() | e.Kicked() if entry.seat is not None:
                    self.places[entry.seat] = seated(self.places[entry.seat], entry)
            self.dealing = self.dealing.after(entry, before, self.places)
            self.company = self.company.after(entry)

    @property
    def ended(self) -> Ended | None:
        for entry in self.entries:
            match entry:
                case e.Aborted() | e.Claimed() | e.Resigned(bot=None):
                    return ended_by(entry)
        return None

    async def admit(self, player: Player) -> None:
        await admission.admit(self.store, self.row, self.company, self.places, player)

    def log(self, player: Player, seat: int | None) -> list[Line]:
        """What was told, as the seat may read it."""
        if seat is not None and not (seat < len(self.places) and player.id in self.places[seat].players):
            raise Forbidden("server-not-your-seat")
        lines = snapshot.lines([Event.decode(row) for row in self.start["log"]], seat)
        for entry in self.entries:
            match entry:
                case e.Chosen():
                    lines += snapshot.lines(entry.events, seat)
                case e.Undone() | e.Rewound():
                    del lines[entry.kept[-1 if seat is None else seat] :]
        return lines

    async def export(self, player: Player) -> bytes:
        """The game as a file for the version that can play it, sealed like that of any running game."""
        alone = admission.alone(self.company, self.places, player)
        blob = self._save()
        if self.ended:
            return blob
        if not alone or any(place.free for place in self.places):
            return sealing.seal(blob, await self.store.sealer())
        last = self.entries[-1]
        if isinstance(last, e.SetAside) and self.dealing.is_news(player.id):  # another version may go on with it
            seat = next(seat for seat, place in enumerate(self.places) if player.id in place.players)
            known = e.Exported(number=last.number + 1, at=last.at, seat=seat, player=player.id)
            await self.store.tables.set_aside(self.row.id, known, replace(last, number=last.number + 2))
        return blob

    def _save(self) -> bytes:
        """The resulting situation is unknown, so the file has no fingerprint."""
        decisions, log = list(self.start["decisions"]), list(self.start["log"])
        # How long the log was after each decision; of those before the first entry only the last is known.
        told = {len(decisions): len(log)}
        for entry in self.entries:
            match entry:
                case e.Chosen():
                    decisions.append([entry.seat, entry.key])
                    log += [event.encode() for event in entry.events]
                    told[len(decisions)] = len(log)
                case e.Undone():
                    decisions.pop()
                    del log[told.get(len(decisions), 0) :]
                case e.Rewound():
                    del decisions[entry.to :]
                    del log[told.get(len(decisions), 0) :]
        record = {**self.start, "decisions": decisions, "log": log, "fingerprint": ""}
        if self.ended:
            record["ended"] = self.ended.encode()
        record["digest"] = fingerprint({name: value for name, value in record.items() if name != "digest"})
        return json.dumps(record, ensure_ascii=False, separators=(",", ":")).encode()
