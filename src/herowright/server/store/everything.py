"""All data stored about one person: for export and for deletion."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from msgspec import json
from sqlalchemy import Connection, delete, select, update

from herowright.server.store.players import Player
from herowright.server.store.schema import (
    addresses,
    alerting,
    alerts,
    browsers,
    campaigns,
    challenges,
    checkpoints,
    dailies,
    entries,
    fellows,
    finished,
    friend_links,
    friends,
    guests,
    holders,
    invitations,
    mail_links,
    passkeys,
    performances,
    players,
    ratings,
    reports,
    seat_links,
    subscriptions,
    tables,
)
from herowright.server.store.tokens import hashed
from herowright.server.store.writer import Statement

if TYPE_CHECKING:
    from herowright.server.store.store import Store

# What an entry tells of what somebody did; what came of it in the game is not only theirs.
OWN = ("name", "text", "key", "bot", "to", "on")


class Everything:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def about(self, player: Player) -> dict[str, Any]:
        return await self.store.read(lambda connection: _about(connection, player.id))

    async def tables_of(self, player: str) -> list[str]:
        """Tables at which this player sits, did something, or which they opened."""
        held = select(holders.c.table).where(holders.c.player == player)
        acted = select(entries.c.table).where(entries.c.player == player)
        owned = select(tables.c.id).where(tables.c.owner == player)
        return [row[0] for row in await self.store.rows(held.union(acted, owned))]

    async def blot_out(self, table: str, player: str, heir: str | None, notice: str) -> None:
        """At a table at which others play too, the name and the chat lines are removed. `heir` owns it from now on,
        if it was this player's."""
        changes = await self.store.read(lambda connection: list(_blotted(connection, table, player)))
        if heir:
            changes.append(update(tables).where(tables.c.id == table, tables.c.owner == player).values(owner=heir))
        await self.store.write(*changes, notice=notice)

    async def forget(self, player: str) -> None:
        """What is left of somebody: an anonymous row that nobody can log into, so that what others have played with
        them stays intact."""
        mine = select(campaigns.c.id).where(campaigns.c.owner == player)
        query = select(fellows.c.campaign, fellows.c.player).where(
            fellows.c.campaign.in_(mine), fellows.c.player != player
        )
        heirs = {row.campaign: row.player for row in await self.store.rows(query)}
        alone = [row.id for row in await self.store.rows(mine) if row.id not in heirs]
        await self.store.write(
            *(update(campaigns).where(campaigns.c.id == id).values(owner=heir) for id, heir in heirs.items()),
            delete(fellows).where(fellows.c.campaign.in_(alone)),
            delete(campaigns).where(campaigns.c.id.in_(alone)),
            *(delete(each).where(each.c.player == player) for each in (fellows, guests, holders, browsers, ratings)),
            *(delete(each).where(each.c.player == player) for each in (subscriptions, alerting, alerts)),
            *(delete(each).where(each.c.player == player) for each in (passkeys, challenges, friend_links)),
            *(delete(each).where(each.c.player == player) for each in (addresses, mail_links)),
            delete(friends).where((friends.c.player == player) | (friends.c.friend == player)),
            delete(invitations).where((invitations.c.player == player) | (invitations.c.by == player)),
            delete(dailies).where(dailies.c.player == player),
            update(performances).where(performances.c.player == player).values(player=None, name="", called=None),
            update(reports).where(reports.c.reporter == player).values(reporter_name=""),
            update(players)
            .where(players.c.id == player)
            .values(
                name="", token=hashed(secrets.token_hex(32)), webhook=None, recovery=None, research=None, rated=None
            ),
        )


def _about(connection: Connection, player: str) -> dict[str, Any]:
    def rows(query: Any) -> list[dict[str, Any]]:
        return [row._asdict() for row in connection.execute(query)]

    known = select(players.c.name, players.c.webhook, players.c.created, players.c.research, players.c.rated)
    opened = select(tables.c.id, tables.c.game, tables.c.title, tables.c.created)
    seats = select(tables.c.id, tables.c.game, tables.c.title, tables.c.created, holders.c.seat).join(holders)
    own = [column for column in performances.c if column.name not in ("table", "player")]
    mine = select(finished, *(column.label(f"own_{column.name}") for column in own)).join(
        performances, performances.c.table == finished.c.table
    )
    rated = select(ratings.c.game, ratings.c.mu, ratings.c.sigma, ratings.c.games)
    parties = select(campaigns.c.id, campaigns.c.name, campaigns.c.json, campaigns.c.created)
    browser = select(subscriptions.c.endpoint, subscriptions.c.lang, subscriptions.c.created)
    passkey = select(passkeys.c.credential, passkeys.c.site, passkeys.c.created, passkeys.c.used)
    befriended = select(players.c.name, friends.c.since).join(friends, friends.c.friend == players.c.id)
    asked = select(invitations.c.table, invitations.c.at, invitations.c.declined)
    mail = select(addresses.c.address, addresses.c.lang, addresses.c.confirmed, addresses.c.turns)
    quiet = select(alerting.c.zone, alerting.c.quiet_from, alerting.c.quiet_until, alerting.c.told)
    did = []
    query = select(entries).where(entries.c.player == player).order_by(entries.c.table, entries.c.number)
    for row in connection.execute(query):
        data = json.decode(row.data)
        told = {name: data[name] for name in OWN if name in data}
        did.append({"table": row.table, "at": row.at, "what": row.what, "seat": row.seat, **told})
    return {
        "player": rows(known.where(players.c.id == player))[0],
        "browsers": rows(select(browsers.c.created).where(browsers.c.player == player)),
        "seats": rows(seats.where(holders.c.player == player)),
        "opened": rows(opened.where(tables.c.owner == player)),
        "did": did,
        "results": rows(mine.where(performances.c.player == player)),
        "ratings": rows(rated.where(ratings.c.player == player)),
        "dailies": rows(select(dailies.c.day, dailies.c.game, dailies.c.table).where(dailies.c.player == player)),
        "campaigns": rows(parties.where(campaigns.c.owner == player)),
        "fellow_of": rows(select(fellows.c.campaign).where(fellows.c.player == player)),
        "subscriptions": rows(browser.where(subscriptions.c.player == player)),
        "passkeys": rows(passkey.where(passkeys.c.player == player)),
        "friends": rows(befriended.where(friends.c.player == player)),
        "friend_link": rows(select(friend_links.c.created).where(friend_links.c.player == player)),
        "invited_to": rows(asked.where(invitations.c.player == player)),
        "invited_others_to": rows(asked.where(invitations.c.by == player)),
        "mail": rows(mail.where(addresses.c.player == player)),
        "quiet_hours": rows(quiet.where(alerting.c.player == player)),
        "alerts": rows(select(alerts.c.table, alerts.c.at).where(alerts.c.player == player)),
        "reports": rows(select(reports.c.at, reports.c.table, reports.c.reason).where(reports.c.reporter == player)),
    }


def _blotted(connection: Connection, table: str, player: str) -> Iterator[Statement]:
    rows = list(connection.execute(select(entries).where(entries.c.table == table)))
    names, said = set[str](), set[int]()
    for row in rows:
        data = json.decode(row.data)
        if row.player == player and data.get("name"):
            names.add(data["name"])
        if row.player == player and row.what == "chat":
            said.add(row.number)
        names |= {name for name, own, *_ in data.get("seats", []) if row.what == "open" and player in own}
        names |= {name for _, own, name in data.get("expected", []) if player in own}
    names.discard("")
    for row in rows:
        data = json.decode(row.data)
        changed = _without(data, names, row.what, row.number in said)
        if changed != data:
            same = (entries.c.table == table) & (entries.c.number == row.number)
            yield update(entries).where(same).values(data=json.encode(changed).decode())
    for row in connection.execute(select(checkpoints).where(checkpoints.c.table == table)):
        yield update(checkpoints).where(checkpoints.c.table == table).values(blob=_checkpoint(row.blob, names, said))
    for row in connection.execute(select(tables.c.roster).where(tables.c.id == table)):
        roster = [["" if name in names else name, *rest] for name, *rest in json.decode(row.roster)]
        yield update(tables).where(tables.c.id == table).values(roster=json.encode(roster).decode())
    seats = select(holders.c.seat).where(holders.c.table == table, holders.c.player == player)
    yield delete(seat_links).where(seat_links.c.table == table, seat_links.c.seat.in_(seats))


def _without(data: dict[str, Any], names: set[str], what: str, said: bool) -> dict[str, Any]:
    found = dict(data)
    if said:
        found |= {"name": "", "text": ""}
    elif what != "chat" and found.get("name") in names:
        found["name"] = ""
    if what == "open":
        found["seats"] = [["" if name in names else name, *rest] for name, *rest in data["seats"]]
    if data.get("expected"):
        found["expected"] = [[seat, own, "" if name in names else name] for seat, own, name in data["expected"]]
    return found


def _checkpoint(blob: bytes, names: set[str], said: set[int]) -> bytes:
    kept = json.decode(blob)
    kept["seats"] = [["" if seat and seat[0] in names else seat[0], *seat[1:]] for seat in kept["seats"]]
    for line in kept["chat"]:
        if line["number"] in said:
            line |= {"name": "", "text": ""}
    dealing = kept.get("dealing") or {}
    for field in ("by", "known_by"):
        if dealing.get(field) in names:
            dealing[field] = ""
    for each in ((kept.get("gathering") or {}).get("kept") or {}).values():
        each[1] = "" if each[1] in names else each[1]
    return json.encode(kept)
