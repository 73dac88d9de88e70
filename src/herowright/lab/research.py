"""A server's finished games as a data set: those that everybody who played has agreed to, without anything that says
who they were.

Left out are games that somebody has not agreed to, that people ended early, that began with an imported file, that
contain texts written by people (packs, and the parties of campaigns), and those that today's rules cannot replay.
Names, chat, times and seeds are not read into the data, and games are put into an order that reveals nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

import herowright as hw
from herowright.lab.dataset import PER_FILE, BadDataset, Dataset, Decided, Finished, begin, decisions_of, finish, pack
from herowright.lab.dataset import finished as row_of
from herowright.lab.dataset import write as write_file
from herowright.lab.environments import needs
from herowright.server.store import Store, research
from herowright.server.store import entries as e
from herowright.server.store.tables import TableRow
from herowright.server.tables.ledger import Ledger
from herowright.table.errors import HerowrightError

# Options of a table that contain texts written by people.
WRITTEN = ("pack", "party")


def export(url: str, folder: Path, game: str | None = None) -> tuple[Dataset, int]:
    """Write what may be written; returns it and how many finished games were left out."""
    needs("pyarrow")
    if folder.exists() and any(folder.iterdir()):  # who has agreed changes: it is rebuilt or not at all
        raise BadDataset("cli-dataset-other", folder=str(folder))
    found, left_out = asyncio.run(_read(url, game))
    begin(folder, {"source": "server", "game": game, "version": hw.__version__, "games": len(found)})
    for first in range(0, max(1, len(found)), PER_FILE):
        some = found[first : first + PER_FILE]
        write_file(folder, first, pack([row for rows, _ in some for row in rows], [row for _, row in some]))
    return finish(folder), left_out


async def _read(url: str, game: str | None) -> tuple[list[tuple[list[Decided], Finished]], int]:
    store = Store.beside(url)
    try:
        over, agreed = await research.finished(store, game), await research.agreed(store)
        found: list[tuple[list[Decided], Finished]] = []
        for id in sorted(over if agreed else (), key=lambda id: sha256(id.encode()).digest()):
            table = await store.tables.find(id)
            assert table is not None
            entries = await store.tables.entries(id, 0)
            if people_of(table, entries) <= agreed and (told := _told(str(len(found)), table, entries)):
                found.append(told)
        return found, len(over) - len(found)
    finally:
        await store.close()


def people_of(table: TableRow, entries: Sequence[e.AnyEntry]) -> set[str]:
    """Everybody who opened the table, ever sat at it or did something there that was recorded, except chat."""
    return {table.owner, *_people(entries)}


def _people(entries: Sequence[e.AnyEntry]) -> Iterator[str]:
    for entry in entries:
        if isinstance(entry, e.Opened):
            for _, seated, _ in entry.seats:
                yield from seated
        if entry.player is not None and not isinstance(entry, e.Chatted):
            yield entry.player


def _told(id: str, table: TableRow, entries: Sequence[e.AnyEntry]) -> tuple[list[Decided], Finished] | None:
    """The rows of a game, or nothing if it does not belong in the data."""
    try:
        ledger = Ledger.new(hw.load_table(table.start), table.clock)
        if ledger.game.made or any(ledger.game.options.get(name) for name in WRITTEN):
            return None
        for entry in entries:
            ledger = ledger.after(entry)
        game = ledger.game
        if not game.is_over or game.ended:
            return None
        again: Any = game.moment(0)
        rows = list(decisions_of(id, again, game.decisions))
    except HerowrightError:
        return None
    if again.fingerprint() != game.fingerprint():
        return None
    return rows, row_of(id, again, None, [place.bot for place in ledger.places])
