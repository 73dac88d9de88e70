"""Campaigns: a party that goes from scenario to scenario, its members, its tables and its files."""

from __future__ import annotations

import json

from msgspec.structs import replace

from herowright.server.http.endpoint import Call, delete, get, patch, post
from herowright.server.http.responses import SaveFile
from herowright.server.messages import Created, Invite, Link
from herowright.server.messages.campaigns import (
    CampaignChange,
    CampaignCreated,
    CampaignId,
    CampaignInfo,
    CampaignName,
    CampaignSummary,
    CampaignTable,
    CharacterId,
    MemberChange,
    MemberNumber,
    NewCampaign,
)
from herowright.server.refusals import NotFound
from herowright.server.tables import campaigns, incoming, quotas
from herowright.server.tables.campaigns import rules
from herowright.server.tables.names import tidy, tidy_title
from herowright.table.campaigns import NotPossible


async def shown(call: Call, campaign: str) -> CampaignInfo:
    """The campaign as it is now."""
    return campaigns.info(await campaigns.find(call.services.store, campaign, call.player), call.player)


@get("/api/me/campaigns")
async def my_campaigns(call: Call) -> list[CampaignSummary]:
    """This browser's campaigns and those it has joined, the latest first."""
    return await campaigns.mine(call.services.store, call.player)


@post("/api/campaigns", status=201, kind="openings")
async def begin_campaign(call: Call, body: NewCampaign) -> CampaignCreated:
    """Begin a campaign."""
    party = rules.new_party(add_on=body.add_on)
    await quotas.may_begin(call.services.store, call.services.config.limits, call.player)
    return await campaigns.begin(call.services.store, call.player, tidy(body.name), party)


@post("/api/campaigns/import", status=201, kind="openings", limit="table_body")
async def bring_party(call: Call, body: bytes, name: CampaignName | None = None) -> CampaignCreated:
    """Start a campaign with the party in a file, under its own name or another. A refusal lists everything that is
    wrong with it."""
    await quotas.may_begin(call.services.store, call.services.config.limits, call.player)
    party = await call.work(incoming.party, body)
    return await campaigns.begin(call.services.store, call.player, tidy(name or party["name"]), party)


@get("/api/campaigns/{campaign}")
async def campaign(call: Call, campaign: CampaignId) -> CampaignInfo:
    """A campaign: its party, what it has played and what comes next."""
    return await shown(call, campaign)


@patch("/api/campaigns/{campaign}")
async def change_campaign(call: Call, campaign: CampaignId, body: CampaignChange) -> CampaignInfo:
    """Rename a campaign. For the owner."""
    store = call.services.store
    await campaigns.rename(store, await campaigns.owned(store, campaign, call.player), tidy(body.name))
    return await shown(call, campaign)


@delete("/api/campaigns/{campaign}")
async def end_campaign(call: Call, campaign: CampaignId) -> list[CampaignSummary]:
    """Delete a campaign; its tables remain. For the owner. Returns the remaining campaigns."""
    store = call.services.store
    await campaigns.end(store, await campaigns.owned(store, campaign, call.player), call.services.rooms)
    return await campaigns.mine(store, call.player)


@post("/api/campaigns/{campaign}/join")
async def join_campaign(call: Call, campaign: CampaignId, body: Invite) -> CampaignInfo:
    """Join a campaign, and its tables, with the secret of its invitation."""
    row = await campaigns.join(call.services.store, campaign, call.player, body.secret)
    return campaigns.info(row, call.player)


@post("/api/campaigns/{campaign}/invite")
async def invite_to_campaign(call: Call, campaign: CampaignId) -> Link:
    """Create a new invitation secret; the old one becomes invalid. For the owner."""
    store = call.services.store
    return Link(secret=await campaigns.new_invite(store, await campaigns.owned(store, campaign, call.player)))


@post("/api/campaigns/{campaign}/tables", status=201, kind="openings", limit="table_body")
async def play_campaign(call: Call, campaign: CampaignId, body: CampaignTable) -> Created:
    """Open a table for the next scenario, or for one that was won. For the owner, and only one at a time."""
    row = await campaigns.at_home(call.services.store, campaign, call.player)
    seats = [replace(seat, name=None if seat.name is None else tidy(seat.name)) for seat in body.seats]
    plan = replace(body, seats=seats, title=tidy_title(body.title))
    return await campaigns.open_table(call.services.rooms, row, call.player, plan, call.work)


@post("/api/campaigns/{campaign}/abandon")
async def abandon_table(call: Call, campaign: CampaignId) -> CampaignInfo:
    """Abandon the running table: it no longer counts, and the party is as it was before. For the owner."""
    store = call.services.store
    await campaigns.abandon(store, await campaigns.owned(store, campaign, call.player), call.services.rooms)
    return await shown(call, campaign)


@post("/api/campaigns/{campaign}/members/{member}")
async def change_member(call: Call, campaign: CampaignId, member: MemberNumber, body: MemberChange) -> CampaignInfo:
    """Swap a member's character between scenarios, or let a member leave; the number after the last adds a new
    member. For the owner."""
    store = call.services.store
    await campaigns.switch(store, await campaigns.at_home(store, campaign, call.player), member, body.character)
    return await shown(call, campaign)


@get("/api/campaigns/{campaign}/export")
async def export_party(call: Call, campaign: CampaignId) -> SaveFile:
    """The party as a file, for another server or the command line."""
    row = await campaigns.find(call.services.store, campaign, call.player)
    party = {**json.loads(row.json), "name": row.name}
    return SaveFile(json.dumps(rules.export_party(party)).encode(), f"{campaign}.party.json")


@get("/api/campaigns/{campaign}/characters/{character}")
async def export_character(call: Call, campaign: CampaignId, character: CharacterId) -> SaveFile:
    """A living or resting member as a file for another campaign."""
    row = await campaigns.find(call.services.store, campaign, call.player)
    try:
        document = rules.export_character(campaigns.party_of(row), character)
    except NotPossible as error:
        raise NotFound(error.message.id, **error.message.args) from None
    return SaveFile(json.dumps(document).encode(), f"{character}.character.json")


@post("/api/campaigns/{campaign}/characters", limit="table_body")
async def bring_character(call: Call, campaign: CampaignId, body: bytes) -> CampaignInfo:
    """Add the character in a file to the party's resting characters, so that a member can choose it. A refusal lists
    everything that is wrong with it. For the owner."""
    store = call.services.store
    row = await campaigns.at_home(store, campaign, call.player)
    await campaigns.change(store, row, await call.work(incoming.with_character, campaigns.party_of(row), body))
    return await shown(call, campaign)
