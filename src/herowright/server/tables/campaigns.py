"""Campaigns: a party between its scenarios, and the table at which it plays the next. The result of a table is
written in the transaction that ends it, so it counts exactly once, whatever happens to the server."""

from __future__ import annotations

import json
import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, TypeVar

from herowright.games import registry
from herowright.server.messages import Created, NewTable
from herowright.server.messages.campaigns import (
    CampaignCreated,
    CampaignInfo,
    CampaignSummary,
    CampaignTable,
    Chapter,
    ChapterScenario,
    Member,
    Played,
)
from herowright.server.ops.workers import Work
from herowright.server.refusals import Forbidden, NotFound, Refused, text
from herowright.server.store import Conflict, Player, Store, hashed, new_secret
from herowright.server.store.campaigns import CampaignRow, Claim, Counted
from herowright.table import campaigns as kept
from herowright.table.campaigns import BadParty, NotPossible, Party
from herowright.table.ending import ABORTED
from herowright.table.table import Table

if TYPE_CHECKING:
    from herowright.server.tables.rooms import Rooms

# The settings of a table that the campaign decides.
OWN_OPTIONS = ("party", "scenario", "add-on")

rules = registry.campaigns()
T = TypeVar("T")


# --- finding ---------------------------------------------------------------------------------------------


async def find(store: Store, id: str, player: Player) -> CampaignRow:
    """The campaign, if this player owns it or has joined it."""
    row = await store.campaigns.find(id)
    if row is None:
        raise NotFound("campaign-none")
    if player.id != row.owner and player.id not in await store.campaigns.fellows(id):
        raise Forbidden("campaign-private")
    return row


async def owned(store: Store, id: str, player: Player) -> CampaignRow:
    row = await find(store, id, player)
    if player.id != row.owner:
        raise Forbidden("campaign-not-owner")
    return row


async def at_home(store: Store, id: str, player: Player) -> CampaignRow:
    """The player's campaign, if it is not being played: only then can its party change (PF-BETWEEN-14)."""
    row = await owned(store, id, player)
    if row.table is not None:
        raise Refused("campaign-playing")
    return row


def party_of(row: CampaignRow) -> dict[str, Any]:
    """The party as this version reads it; `BadParty` if it cannot."""
    return {**rules.admit(json.loads(row.json)), "name": row.name}


async def mine(store: Store, player: Player) -> list[CampaignSummary]:
    return [summary(row, player) for row in await store.campaigns.of_player(player.id)]


# --- showing ---------------------------------------------------------------------------------------------


def summary(row: CampaignRow, player: Player) -> CampaignSummary:
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


def info(row: CampaignRow, player: Player) -> CampaignInfo:
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
                scenarios=[ChapterScenario(id=id, status=status) for id, status in chapter.scenarios],
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
    id, secret = await store.campaigns.add(player.id, name, json.dumps(party))
    return CampaignCreated(campaign=id, invite=secret)


async def rename(store: Store, row: CampaignRow, name: str) -> None:
    await _unless_overtaken(store.campaigns.rename(row, name))


async def change(store: Store, row: CampaignRow, party: Party) -> None:
    """Another party from now on, if it is still at home and nobody was faster."""
    await _unless_overtaken(store.campaigns.set_party(row, json.dumps(party)))


async def switch(store: Store, row: CampaignRow, member: int, character: str | None) -> None:
    try:
        party = rules.switch(party_of(row), member, character)
    except NotPossible as error:
        raise Refused(error.message.id, **error.message.args) from None
    await change(store, row, party)


async def end(store: Store, row: CampaignRow, rooms: Rooms) -> None:
    """The campaign is gone; its tables remain, and belong to none."""
    await store.campaigns.remove(row.id)
    _let_go(rooms, row.table)


async def new_invite(store: Store, row: CampaignRow) -> str:
    secret = new_secret()
    await store.campaigns.set_invitation(row.id, secret)
    return secret


async def join(store: Store, id: str, player: Player, secret: str) -> CampaignRow:
    """By the secret of the invitation. Whoever is here may come to the tables, too."""
    row = await store.campaigns.find(id)
    if row is None:
        raise NotFound("campaign-none")
    if row.invite != hashed(secret):
        raise Forbidden("server-wrong-link")
    if player.id != row.owner:
        await store.campaigns.add_fellow(row, player.id)
    return row


# --- playing ---------------------------------------------------------------------------------------------


async def open_table(rooms: Rooms, row: CampaignRow, player: Player, plan: CampaignTable, work: Work) -> Created:
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
        ticket=plan.ticket,
        nonce=plan.nonce,
    )
    claim = Claim(row, await rooms.store.campaigns.fellows(row.id))
    return await _unless_overtaken(rooms.open(wanted, player, work, claim))


async def abandon(store: Store, row: CampaignRow, rooms: Rooms) -> None:
    """The running table no longer counts; the party is as it was before."""
    if row.table is None:
        raise Refused("campaign-not-playing")
    await _unless_overtaken(store.campaigns.leave_table(row))
    _let_go(rooms, row.table)


def counted(campaign: str, game: Table[Any]) -> Counted:
    """What the end of a table means for its campaign: an aborted game leaves the party unchanged."""
    now = time.time()
    if game.ended and game.ended.how == ABORTED:
        return Counted(campaign, None, now)
    party = rules.given_up(game.state) if game.ended else game.view(None)["party"]
    assert party is not None  # one that is won or lost is played out
    return Counted(campaign, json.dumps(kept.dated(party, now)), now)


def _let_go(rooms: Rooms, table: str | None) -> None:
    room = rooms.rooms.get(table or "")
    if room is not None:
        room.campaign = None


async def _unless_overtaken(change: Coroutine[Any, Any, T]) -> T:
    try:
        return await change
    except Conflict:
        raise Refused("campaign-conflict") from None
