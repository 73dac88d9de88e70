"""Campaigns: a party between its scenarios, and the table at which it plays the next. What comes of a table is written
in the transaction that ends it, so it counts exactly once, whatever happens to the server."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from sqlalchemy import Row, delete, insert, update

from herowright.games import registry
from herowright.server.campaign_messages import (
    CampaignCreated,
    CampaignInfo,
    CampaignSummary,
    CampaignTable,
    Chapter,
    ChapterScenario,
    Member,
    Played,
)
from herowright.server.messages import Created, NewTable
from herowright.server.refusals import Forbidden, NotFound, Refused, text
from herowright.server.store import (
    Conflict,
    Player,
    Statement,
    Store,
    Sure,
    campaigns,
    fellows,
    guests,
    hashed,
    new_id,
    new_secret,
    tables,
)
from herowright.server.tables.names import tidy
from herowright.table import campaigns as kept
from herowright.table.campaigns import BadParty, NotPossible, Party
from herowright.table.table import Table

if TYPE_CHECKING:
    from herowright.server.tables.rooms import Rooms

# What of the settings of a table the campaign decides.
OWN_OPTIONS = ("party", "scenario", "add-on")

rules = registry.campaigns()


# --- finding ---------------------------------------------------------------------------------------------


async def find(store: Store, id: str, player: Player) -> Row[Any]:
    """The campaign, if this player owns it or came to it."""
    row = await store.campaign(id)
    if row is None:
        raise NotFound("campaign-none")
    if player.id != row.owner and player.id not in await store.fellows_of(id):
        raise Forbidden("campaign-private")
    return row


async def owned(store: Store, id: str, player: Player) -> Row[Any]:
    row = await find(store, id, player)
    if player.id != row.owner:
        raise Forbidden("campaign-not-owner")
    return row


async def at_home(store: Store, id: str, player: Player) -> Row[Any]:
    """The player's campaign, if it is not being played: only then can its party change (PF-BETWEEN-14)."""
    row = await owned(store, id, player)
    if row.table is not None:
        raise Refused("campaign-playing")
    return row


def party_of(row: Row[Any]) -> dict[str, Any]:
    """The party as this version knows it; `BadParty` if it cannot."""
    return {**rules.admit(json.loads(row.json)), "name": row.name}


async def mine(store: Store, player: Player) -> list[CampaignSummary]:
    return [summary(row, player) for row in await store.campaigns_of(player.id)]


# --- showing ---------------------------------------------------------------------------------------------


def summary(row: Row[Any], player: Player) -> CampaignSummary:
    try:
        party: Party = rules.new_party() | rules.upgrade(json.loads(row.json))
    except BadParty:  # it can still be looked at and taken away
        party = rules.new_party()
    return CampaignSummary(
        id=row.id,
        game=rules.GAME,
        name=row.name,
        owner=player.id == row.owner,
        table=row.table,
        characters=[member["character"] for member in party["members"] if not member.get("dead")],
        won=len(party["won"]),
        next=rules.next_scenarios(party),
        created=row.created,
        changed=row.changed,
    )


def info(row: Row[Any], player: Player) -> CampaignInfo:
    try:
        party, problems = party_of(row), []
    except BadParty as bad:
        party, problems = rules.new_party(), [text(message) for message in bad.problems]
    coming = rules.next_scenarios(party)
    return CampaignInfo(
        id=row.id,
        game=rules.GAME,
        name=row.name,
        owner=player.id == row.owner,
        add_on=rules.with_add_on(party),
        revision=row.revision,
        table=row.table,
        members=[_member(member) for member in party["members"]],
        resting=[_member(member) for member in party["resting"]],
        characters=rules.free_characters(party),
        removed=list(party["removed"]),
        log=[_played(entry) for entry in party["log"]],
        chapters=[
            Chapter(
                adventure=chapter.adventure,
                in_path=chapter.in_path,
                there=chapter.there,
                scenarios=[ChapterScenario(id=id, status=status) for id, status in chapter.scenarios],  # type: ignore[arg-type]
            )
            for chapter in rules.chapters(party)
        ],
        next=coming,
        again=[id for id in rules.playable(party) if id not in coming],
        problems=problems,
        created=row.created,
        changed=row.changed,
    )


def _member(member: Party) -> Member:
    whole = {**rules.fresh(member["character"]), **member}
    feats = {kind: dict(whole["feats"].get(kind, {})) for kind in ("skills", "powers", "cards")}
    dead, deck, rewards = bool(whole["dead"]), list(whole["deck"]), list(whole["rewards"])
    return Member(character=whole["character"], role=whole["role"], feats=feats, deck=deck, rewards=rewards, dead=dead)


def _played(entry: Party) -> Played:
    turns = entry.get("turns")
    return Played(
        scenario=entry["scenario"],
        won=entry["won"],
        turns=turns if isinstance(turns, int) else 0,
        heroes=[str(id) for id in entry.get("heroes", ())],
        dead=[str(id) for id in entry.get("dead", ())],
        at=kept.played_at(entry),
    )


# --- beginning, changing, ending -----------------------------------------------------------------------------


async def begin(store: Store, player: Player, name: str, party: Party) -> CampaignCreated:
    id, secret, now = new_id(), new_secret(), time.time()
    row = {"id": id, "name": name, "owner": player.id, "invite": hashed(secret), "json": _written(party)}
    await store.write(insert(campaigns).values(row | {"revision": 1, "table": None, "created": now, "changed": now}))
    return CampaignCreated(campaign=id, invite=secret)


async def begin_from(store: Store, player: Player, blob: bytes, name: str | None) -> CampaignCreated:
    """A campaign with the party of a file, under its own name or another."""
    party = rules.import_party(rules.read(blob))
    return await begin(store, player, tidy(name or party["name"]), party)


async def rename(store: Store, row: Row[Any], name: str) -> None:
    await _write(store, Sure(_as_read(row).values(name=name, changed=time.time(), revision=row.revision + 1)))


async def change(store: Store, row: Row[Any], party: Party) -> None:
    """Another party from now on, if it is still at home and nobody was faster."""
    new = {"json": _written(party), "changed": time.time(), "revision": row.revision + 1}
    await _write(store, Sure(_as_read(row).where(campaigns.c.table.is_(None)).values(new)))


async def switch(store: Store, row: Row[Any], member: int, character: str | None) -> None:
    try:
        party = rules.switch(party_of(row), member, character)
    except NotPossible as error:
        raise Refused(error.message.id, **error.message.args) from None
    await change(store, row, party)


async def end(store: Store, row: Row[Any], rooms: Rooms) -> None:
    """The campaign is gone; its tables remain, and belong to none."""
    await store.write(
        update(tables).where(tables.c.campaign == row.id).values(campaign=None),
        delete(fellows).where(fellows.c.campaign == row.id),
        delete(campaigns).where(campaigns.c.id == row.id),
    )
    _let_go(rooms, row.table)


async def new_invite(store: Store, row: Row[Any]) -> str:
    secret = new_secret()
    await store.write(update(campaigns).where(campaigns.c.id == row.id).values(invite=hashed(secret)))
    return secret


async def join(store: Store, id: str, player: Player, secret: str) -> Row[Any]:
    """By the secret of the invitation. Whoever is here may come to the tables, too."""
    row = await store.campaign(id)
    if row is None:
        raise NotFound("campaign-none")
    if row.invite != hashed(secret):
        raise Forbidden("server-wrong-link")
    if player.id != row.owner:
        came: list[Statement] = [store.insert_once(fellows, campaign=id, player=player.id)]
        if row.table is not None:
            came.append(store.insert_once(guests, table=row.table, player=player.id))
        await store.write(*came)
    return row


# --- playing ---------------------------------------------------------------------------------------------


async def open_table(rooms: Rooms, row: Row[Any], player: Player, plan: CampaignTable) -> Created:
    """The next scenario, at a table of its own; one at a time."""
    try:
        party = party_of(row) if plan.members is None else rules.line_up(party_of(row), plan.members)
    except NotPossible as error:
        raise Refused(error.message.id, **error.message.args) from None
    scenario = plan.scenario or next(iter(rules.next_scenarios(party)), None)
    if scenario is None:
        raise Refused("campaign-nothing-next")
    settings = {name: value for name, value in plan.options.items() if name not in OWN_OPTIONS}
    wanted = NewTable(
        game=rules.GAME,
        seats=plan.seats,
        options=settings | {"scenario": scenario, "party": party},
        seed=plan.seed,
        title=plan.title or row.name,
        open=plan.open,
        clock=plan.clock,
        cover=plan.cover,
    )
    invited = await rooms.store.fellows_of(row.id)

    def also(table: str) -> Sequence[Statement]:
        taken = {"table": table, "changed": time.time(), "revision": row.revision + 1}
        claim = Sure(_as_read(row).where(campaigns.c.table.is_(None)).values(taken))
        return [claim, *(insert(guests).values(table=table, player=fellow) for fellow in invited)]

    try:
        return await rooms.open(wanted, player, row.id, also)
    except Conflict:
        raise Refused("campaign-conflict") from None


async def abandon(store: Store, row: Row[Any], rooms: Rooms) -> None:
    """The running table counts no longer; the party is as it was before it."""
    if row.table is None:
        raise Refused("campaign-not-playing")
    await _write(
        store,
        Sure(_as_read(row).values(table=None, changed=time.time(), revision=row.revision + 1)),
        update(tables).where(tables.c.id == row.table).values(campaign=None),
    )
    _let_go(rooms, row.table)


def counted(campaign: str, table: str, game: Table[Any]) -> list[Statement]:
    """What the end of a table means for its campaign. Nothing, if it is no longer the one that is played."""
    now = time.time()
    party = kept.dated(game.view(None)["party"], now)
    new = {"json": _written(party), "table": None, "changed": now, "revision": campaigns.c.revision + 1}
    return [update(campaigns).where(campaigns.c.id == campaign, campaigns.c.table == table).values(new)]


def _let_go(rooms: Rooms, table: str | None) -> None:
    room = rooms.rooms.get(table or "")
    if room is not None:
        room.campaign = None


def _as_read(row: Row[Any]) -> Any:
    return update(campaigns).where(campaigns.c.id == row.id, campaigns.c.revision == row.revision)


async def _write(store: Store, *statements: Statement) -> None:
    try:
        await store.write(*statements)
    except Conflict:
        raise Refused("campaign-conflict") from None


def _written(party: Party) -> str:
    return json.dumps(party)
