"""Tables and their entries. Everything that an entry changes elsewhere (the summary in `tables`, who holds which
seat, what counts for a campaign) is written in its transaction."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct, json
from sqlalchemy import and_, bindparam, case, delete, func, insert, literal, or_, select, update

from herowright.server.messages import Clock
from herowright.server.store.campaigns import Claim, Counted
from herowright.server.store.entries import (
    AnyEntry,
    Chatted,
    DeviceRemoved,
    Exported,
    Kicked,
    Opened,
    SatDown,
    SetAside,
    StoodUp,
    from_row,
    to_row,
)
from herowright.server.store.schema import (
    alerts,
    campaigns,
    checkpoints,
    entries,
    guests,
    holders,
    invitations,
    promises,
    seat_links,
    tables,
)
from herowright.server.store.tokens import hashed
from herowright.server.store.writer import Statement, Sure
from herowright.table.ending import How

if TYPE_CHECKING:
    from herowright.server.store.history import Finished
    from herowright.server.store.store import Store

# Promises are forgotten after so many seconds: no ticket is that old.
SPENT_FOR = 24 * 60 * 60.0
RosterRow = tuple[str, bool, str | None, bool]
# How many lines the lobby and "my tables" show at most.
MOST_LISTED = 100


class TableRow(Struct, frozen=True):
    """The part of a table that its entries do not change. `invite` is the hash of the invitation's secret, `start`
    how the game began: a save, usually of the very first moment."""

    id: str
    game: str
    owner: str
    invite: str
    title: str
    open: bool
    cover: bool
    clock: Clock | None
    created: float
    start: bytes
    campaign: str | None
    terms: str | None = None


class Terms(Struct, frozen=True, omit_defaults=True):
    """The fixed terms of a table, which people want to know before they sit down. `options` are those with plain
    values; `pack` is whether there are custom cards."""

    options: dict[str, str | list[str]] = {}
    pack: bool = False
    hints: bool = True
    check: bool = False
    daily: str = ""


class Summary(Struct, frozen=True):
    """What the row of a table repeats of its entries: for lists, and `due` for whatever the server has to do by
    itself. `roster` is name, person and bot of each seat, and whether it was given up."""

    updated: float
    decisions: int
    turn: int | None
    waiting: bool
    over: bool
    roster: list[RosterRow]
    due: float | None
    ended: How | None = None
    marks: str | None = None


class TableLine(Struct, frozen=True):
    """A line of a list."""

    id: str
    game: str
    title: str
    roster: list[RosterRow]
    waiting: bool
    over: bool
    open: bool
    turn: int | None
    decisions: int
    created: float
    updated: float
    campaign: str | None
    ended: How | None
    clock: Clock | None
    terms: Terms
    marks: str | None


# What goes with a table.
_ABOUT = (entries, checkpoints, holders, guests, seat_links, alerts, invitations)
_LINE = [tables.c[name] for name in TableLine.__struct_fields__]
# Statements that are used all the time come with their values apart, so that they are compiled once.
_NEW_ENTRY = insert(entries)
_NEW_SUMMARY = update(tables).where(tables.c.id == bindparam("of"))


class Tables:
    def __init__(self, store: Store) -> None:
        self.store = store

    # --- reading -----------------------------------------------------------------------------------------

    async def find(self, id: str) -> TableRow | None:
        columns = [tables.c[name] for name in TableRow.__struct_fields__]
        found = await self.store.rows(select(*columns).where(tables.c.id == id))
        if not found:
            return None
        clock = found[0].clock and json.decode(found[0].clock, type=Clock)
        return TableRow(**found[0]._asdict() | {"clock": clock})

    async def checkpoint(self, table: str) -> tuple[int, bytes] | None:
        query = select(checkpoints.c.number, checkpoints.c.blob).where(checkpoints.c.table == table)
        found = await self.store.rows(query.order_by(checkpoints.c.number.desc()).limit(1))
        return (found[0].number, found[0].blob) if found else None

    async def entries(self, table: str, after: int, upto: int | None = None) -> list[AnyEntry]:
        query = select(entries).where(entries.c.table == table, entries.c.number > after).order_by(entries.c.number)
        if upto is not None:
            query = query.where(entries.c.number <= upto)
        return [from_row(row) for row in await self.store.rows(query)]

    async def lobby(self) -> list[TableLine]:
        query = select(*_LINE).where(tables.c.open.is_(True), tables.c.over.is_(False))
        return [_line(row) for row in await self.store.rows(query.order_by(tables.c.updated.desc()).limit(MOST_LISTED))]

    async def of_player(self, player: str, skip: int) -> list[tuple[TableLine, frozenset[int]]]:
        """The player's tables, with the seats held at each: where it is their turn first, then those still played."""
        turn = func.max(case((holders.c.seat == tables.c.turn, 1), else_=0))
        listed = (
            select(tables.c.id)
            .join(holders)
            .where(holders.c.player == player, holders.c.hidden.is_not(True))
            .group_by(tables.c.id)
            .order_by(turn.desc(), tables.c.over, tables.c.updated.desc(), tables.c.id)
            .limit(MOST_LISTED)
            .offset(skip)
        )
        ids = [row.id for row in await self.store.rows(listed)]
        query = select(*_LINE, holders.c.seat).join(holders).where(holders.c.player == player, tables.c.id.in_(ids))
        seats: dict[str, set[int]] = {}
        rows: dict[str, Any] = {}
        for row in await self.store.rows(query):
            seats.setdefault(row.id, set()).add(row.seat)
            rows[row.id] = row
        return [(_line(rows[id]), frozenset(seats[id])) for id in ids if id in rows]

    async def lines(self, ids: Sequence[str], player: str) -> list[tuple[TableLine, frozenset[int]]]:
        """These tables, with the seats that a player holds at each."""
        rows = await self.store.rows(select(*_LINE).where(tables.c.id.in_(ids)))
        held = select(holders.c.table, holders.c.seat).where(holders.c.player == player, holders.c.table.in_(ids))
        seats: dict[str, set[int]] = {}
        for row in await self.store.rows(held):
            seats.setdefault(row.table, set()).add(row.seat)
        return [(_line(row), frozenset(seats.get(row.id, ()))) for row in rows]

    async def opened_by(self, player: str) -> tuple[int, int]:
        """How many unfinished tables this player has opened, and how many bytes all of theirs began with."""
        query = select(
            func.count().filter(tables.c.over.is_(False)).label("unfinished"),
            func.coalesce(func.sum(func.length(tables.c.start)), 0).label("stored"),
        )
        [row] = await self.store.rows(query.where(tables.c.owner == player))
        return row.unfinished, int(row.stored)

    async def stale(self, untouched: float, unplayed: float, most: int) -> list[str]:
        """Tables unchanged since the first moment, or without any decision and unchanged since the second. Not those
        of a running campaign."""
        old = or_(tables.c.updated < untouched, and_(tables.c.decisions == 0, tables.c.updated < unplayed))
        played = select(campaigns.c.table).where(campaigns.c.table.is_not(None))
        query = select(tables.c.id).where(old, tables.c.id.not_in(played)).order_by(tables.c.updated).limit(most)
        return [row.id for row in await self.store.rows(query)]

    async def seen(self, table: str) -> dict[int, float]:
        """When somebody of each seat last did something or went away."""
        query = (
            select(holders.c.seat, func.max(holders.c.seen).label("seen"), func.max(entries.c.at).label("acted"))
            .outerjoin(
                entries,
                and_(
                    entries.c.table == holders.c.table,
                    entries.c.seat == holders.c.seat,
                    entries.c.player == holders.c.player,
                ),
            )
            .where(holders.c.table == table)
            .group_by(holders.c.seat)
        )
        return {row.seat: max(row.seen or 0.0, row.acted or 0.0) for row in await self.store.rows(query)}

    async def due(self, now: float) -> list[str]:
        """Tables at which the server has to do something."""
        query = select(tables.c.id).where(tables.c.due <= now).order_by(tables.c.due).limit(500)
        return [row.id for row in await self.store.rows(query)]

    async def roster(self, table: str) -> str | None:
        """Who sits there, as the lists have it."""
        found = await self.store.rows(select(tables.c.roster).where(tables.c.id == table))
        return found[0].roster if found else None

    async def began(self, table: str) -> float | None:
        """When its game began: with the table, when the last one was ready, or when it was dealt."""
        query = select(func.max(entries.c.at).label("at"))
        [row] = await self.store.rows(
            query.where(entries.c.table == table, entries.c.what.in_(("open", "ready", "deal")))
        )
        return None if row.at is None else float(row.at)

    async def is_guest(self, table: str, player: str) -> bool:
        query = select(guests.c.player).where(guests.c.table == table, guests.c.player == player)
        return bool(await self.store.rows(query))

    async def is_invitation(self, table: str, secret: str) -> bool:
        query = select(tables.c.id).where(tables.c.id == table, tables.c.invite == hashed(secret))
        return bool(await self.store.rows(query))

    async def seat_of_link(self, table: str, secret: str) -> int | None:
        query = select(seat_links.c.seat).where(seat_links.c.table == table, seat_links.c.token == hashed(secret))
        found = await self.store.rows(query)
        return found[0].seat if found else None

    async def has_link(self, table: str, seat: int) -> bool:
        query = select(seat_links.c.seat).where(seat_links.c.table == table, seat_links.c.seat == seat)
        return bool(await self.store.rows(query))

    async def holders(self, table: str, seat: int) -> dict[str, tuple[float | None, float | None]]:
        """When each of them came to the seat, if not with the table, and when they last went away."""
        sat = and_(entries.c.table == holders.c.table, entries.c.seat == holders.c.seat, entries.c.what == "sit")
        query = (
            select(holders.c.player, holders.c.seen, func.max(entries.c.at).label("since"))
            .outerjoin(entries, and_(sat, entries.c.player == holders.c.player))
            .where(holders.c.table == table, holders.c.seat == seat)
            .group_by(holders.c.player, holders.c.seen)
        )
        return {row.player: (row.since, row.seen) for row in await self.store.rows(query)}

    async def spectators(self, table: str) -> list[str]:
        """Players who came to watch, or who have talked."""
        came = select(guests.c.player).where(guests.c.table == table)
        talked = select(entries.c.player).where(entries.c.table == table, entries.c.what == "chat")
        return [row.player for row in await self.store.rows(came.union(talked)) if row.player]

    async def talk(self, table: str, most: int) -> list[Chatted]:
        """The last lines of chat."""
        query = select(entries).where(entries.c.table == table, entries.c.what == "chat")
        last = await self.store.rows(query.order_by(entries.c.number.desc()).limit(most))
        return [entry for row in reversed(last) if isinstance(entry := from_row(row), Chatted)]

    # --- writing -----------------------------------------------------------------------------------------

    async def open(
        self,
        row: TableRow,
        entry: Opened,
        summary: Summary,
        claim: Claim | None,
        promise: str | None = None,
    ) -> None:
        """A new table; with a claim, the one at which a campaign is played. `Conflict` if its promise has been used,
        or if its player has already tried the game of that day."""
        clock = None if row.clock is None else json.encode(row.clock).decode()
        values = msgspec.structs.asdict(row) | {"clock": clock} | _columns(summary)
        await self.store.write(
            insert(tables).values(values),
            *self._kept(row.id, entry),
            *(self.store.campaigns.claimed(claim, row.id) if claim else ()),
            *(self._spent(promise, row.created) if promise else ()),
            *([self.store.history.tried(entry.daily, row.game, row.owner, row.id)] if entry.daily else ()),
        )

    def _spent(self, promise: str, at: float) -> Iterator[Statement]:
        yield insert(promises).values(promise=promise, at=at)
        yield delete(promises).where(promises.c.at < at - SPENT_FOR)

    async def append(
        self,
        table: str,
        entry: AnyEntry,
        summary: Summary,
        notice: str,
        checkpoint: bytes | None = None,
        counted: Counted | None = None,
        finished: Finished | None = None,
    ) -> None:
        """One more entry; `Conflict` if another process was faster. Once it is with the writer, whoever asked stays
        until it is on disk, even if they are called off. A checkpoint is the whole table after it, and
        `finished` the record of a finished game."""
        statements = [*self._kept(table, entry), (_NEW_SUMMARY, {"of": table, **_columns(summary)})]
        if checkpoint is not None:
            statements += [
                delete(checkpoints).where(checkpoints.c.table == table),
                insert(checkpoints).values(table=table, number=entry.number, blob=checkpoint),
            ]
        if counted is not None:
            statements.append(self.store.campaigns.counted(counted, table))
        if finished is not None:
            statements += self.store.history.kept(finished)
        await self.store.write_whatever_comes(*statements, notice=notice)

    def _kept(self, table: str, entry: AnyEntry) -> Iterator[Statement]:
        yield _NEW_ENTRY, {"table": table, **to_row(entry)}
        match entry:
            case Opened():
                for seat, (_, players, _) in enumerate(entry.seats):
                    for player in players:
                        yield insert(holders).values(table=table, seat=seat, player=player)
            case SatDown():
                yield self.store.insert_once(holders, table=table, seat=entry.seat, player=entry.player)
            case StoodUp():
                yield delete(holders).where(holders.c.table == table, holders.c.seat == entry.seat)
                yield self.revoked(table, entry.seat)
                yield self.store.insert_once(guests, table=table, player=entry.player)  # who left may still watch
            case DeviceRemoved():
                at_seat = (holders.c.table == table) & (holders.c.seat == entry.seat)
                yield delete(holders).where(at_seat, holders.c.player == entry.removed)
                yield self.revoked(table, entry.seat)
            case Kicked():
                yield delete(guests).where(guests.c.table == table, guests.c.player.in_(entry.players))
                if entry.seat is not None:
                    yield delete(holders).where(holders.c.table == table, holders.c.seat == entry.seat)
                    yield self.revoked(table, entry.seat)

    def revoked(self, table: str, seat: int) -> Statement:
        return delete(seat_links).where(seat_links.c.table == table, seat_links.c.seat == seat)

    async def set_aside(self, table: str, *last: SetAside | Exported) -> None:
        """Nothing is due at a table that this version cannot open. The last entry says so to all servers of this
        version; if another process was faster, it will try to continue the table and find out by itself."""
        kept = [statement for entry in last for statement in self._kept(table, entry)]
        await self.store.write(*kept, update(tables).where(tables.c.id == table).values(due=None))

    async def saw(self, table: str, player: str, at: float) -> None:
        held = (holders.c.table == table) & (holders.c.player == player)
        await self.store.write(update(holders).where(held).values(seen=at))

    async def remove(self, ids: Sequence[str]) -> None:
        await self.store.write(
            *(delete(each).where(each.c.table.in_(ids)) for each in _ABOUT), delete(tables).where(tables.c.id.in_(ids))
        )

    async def delete(self, table: str, notice: str) -> None:
        """For good. If a campaign is being played there, the game never happened."""
        await self.store.write(
            update(campaigns).where(campaigns.c.table == table).values(table=None, revision=campaigns.c.revision + 1),
            *(delete(each).where(each.c.table == table) for each in _ABOUT),
            *self.store.history.removed(table),
            delete(tables).where(tables.c.id == table),
            notice=notice,
        )

    async def hide(self, table: str, player: str) -> None:
        """Remove it from this player's list."""
        held = (holders.c.table == table) & (holders.c.player == player)
        await self.store.write(update(holders).where(held).values(hidden=True))

    async def revoke_link(self, table: str, seat: int) -> None:
        await self.store.write(self.revoked(table, seat))

    async def add_guest(self, table: str, player: str) -> None:
        await self.store.write(self.store.insert_once(guests, table=table, player=player))

    async def set_invitation(self, table: str, secret: str) -> None:
        await self.store.write(update(tables).where(tables.c.id == table).values(invite=hashed(secret)))

    async def set_seat_link(self, table: str, seat: int, player: str, secret: str) -> None:
        """Replaces an earlier link of the seat; `Conflict` if the player does not hold it any more."""
        held = select(holders.c.table, holders.c.seat, literal(hashed(secret)))
        held = held.where(holders.c.table == table, holders.c.seat == seat, holders.c.player == player)
        await self.store.write(
            self.revoked(table, seat), Sure(insert(seat_links).from_select(["table", "seat", "token"], held))
        )


def _columns(summary: Summary) -> dict[str, Any]:
    return msgspec.structs.asdict(summary) | {"roster": json.encode(summary.roster).decode()}


def _line(row: Any) -> TableLine:
    values = {name: getattr(row, name) for name in TableLine.__struct_fields__}
    clock = row.clock and json.decode(row.clock, type=Clock)
    terms = json.decode(row.terms, type=Terms) if row.terms else Terms()
    return TableLine(**values | {"roster": json.decode(row.roster), "clock": clock, "terms": terms})
