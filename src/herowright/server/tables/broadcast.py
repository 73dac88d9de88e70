"""News on its way to everybody who is watching: computed once per seat, not per page."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from herowright.server import messages as m
from herowright.server.store import entries as e
from herowright.server.tables import moderation, snapshot

if TYPE_CHECKING:
    from herowright.server.store import Player
    from herowright.server.tables.room import Room
    from herowright.server.tables.viewer import Viewer

# Entries that change the game and nothing around it.
GAME_ONLY = (e.Chosen, e.Chatted, e.RewindAsked, e.RewindAgreed, e.RewindRefused)


class Broadcast:
    def __init__(self, room: Room, entries: Sequence[e.AnyEntry]) -> None:
        self.room = room
        self.entries = entries
        self._seen: dict[int | None, list[m.Entry]] = {}
        self._frames: dict[tuple[Any, ...], m.News] = {}
        self._tables: dict[tuple[Any, ...], m.TableInfo] = {}

    def seen_by(self, seat: int | None) -> list[m.Entry]:
        if seat not in self._seen:
            self._seen[seat] = [snapshot.entry(entry, seat) for entry in self.entries]
        return self._seen[seat]

    def covered_for(self, seat: int | None) -> list[m.Entry]:
        """What a covered screen is told: that something happened, but not what."""
        return [replace(entry, lines=[]) for entry in self.seen_by(seat)]

    def frame(self, viewer: Viewer, covered: bool) -> m.News:
        """What a viewer is sent. Viewers who see the same get the same message object, so that it is encoded once."""
        table = self._table(viewer.player) if self.changes_table else None
        key = (viewer.looking, viewer.awaited, covered, id(table), *viewer.seats)
        if key not in self._frames:
            self._frames[key] = m.News(
                entries=self.covered_for(viewer.looking) if covered else self.seen_by(viewer.looking),
                state=None if self.only_chat else viewer.state(),
                table=table,
            )
        return self._frames[key]

    def _table(self, player: Player) -> m.TableInfo:
        ledger = self.room.ledger
        no_chat = moderation.no_chat(self.room, player)
        kept = tuple(seat for seat, kept in ledger.gathering.kept.items() if player.id in kept.players)
        key = (player.id == self.room.owner, no_chat and no_chat.id, kept, *ledger.seats_of(player.id))
        if key not in self._tables:
            self._tables[key] = self.room.info(player)
        return self._tables[key]

    @cached_property
    def only_chat(self) -> bool:
        return all(isinstance(entry, e.Chatted) for entry in self.entries)

    @cached_property
    def changes_table(self) -> bool:
        """Whether anything but the game itself is different now; clocks always are."""
        if self.room.ledger.clocks.clock or self.room.game.is_over:
            return not self.only_chat
        return not all(isinstance(entry, GAME_ONLY) for entry in self.entries)
