"""What travels between a browser and the server about campaigns."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, field

from herowright.server.messages import Clock, Nonce, SeatPlan, Strict, TableId, Text, Ticket, Title, Wire
from herowright.table.campaigns import Status

CampaignId = TableId
CampaignName = Annotated[str, Meta(min_length=1, max_length=60)]
CharacterId = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[a-z0-9-]+$")]
MemberNumber = Annotated[int, Meta(ge=0, le=15)]


class NewCampaign(Strict, frozen=True):
    """`add_on` says whether the cards and characters of the add-on deck are in the box."""

    name: CampaignName
    add_on: bool = True


class CampaignChange(Strict, frozen=True):
    name: CampaignName


class MemberChange(Strict, frozen=True):
    """The character that a member plays from now on; `None`: the member leaves."""

    character: CharacterId | None


class CampaignTable(Strict, frozen=True):
    """A table for a campaign. The members sit down in their order, or in that of `members`; an additional seat is
    for a new member, and members without a seat sit out."""

    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=6)]
    # The scenario; by default the first of the next ones.
    scenario: Annotated[str, Meta(max_length=60)] | None = None
    members: Annotated[list[MemberNumber], Meta(max_length=6)] | None = None
    # Other settings of the game; those of the party are set by the campaign.
    options: dict[str, Any] = field(default_factory=dict)
    seed: Annotated[str, Meta(pattern="^[0-9]{1,39}$")] | None = None
    title: Title = ""
    open: bool = False
    clock: Clock | None = None
    cover: bool | None = None
    # As for any table.
    ticket: Ticket | None = None
    nonce: Nonce | None = None


class Member(Wire, frozen=True):
    """A character of a party. `feats` are the checked boxes by `skills`, `powers` and `cards`; `deck` lists cards
    and is empty until it is built; `rewards` are references such as `scenario:brigandoom`."""

    character: str
    role: str | None
    feats: dict[str, dict[str, int]]
    deck: list[str]
    rewards: list[str]
    dead: bool


class Played(Wire, frozen=True):
    """A scenario that was played: how many blessings it took, who took part and who died. `at` is when it ended, in
    seconds since 1970, if that was recorded."""

    scenario: str
    won: bool
    turns: int
    heroes: list[str]
    dead: list[str]
    at: int | None


class ChapterScenario(Wire, frozen=True):
    id: str
    status: Status


class Chapter(Wire, frozen=True):
    """An adventure; `there` is false if its cards are not available and only its name is known."""

    adventure: str
    in_path: bool
    there: bool
    scenarios: list[ChapterScenario]


class CampaignInfo(Wire, frozen=True):
    """Everything about a campaign. `table` is where it is being played: until that game is over, the party cannot be
    changed. `next` are the next scenarios, `again` those that were won and may be replayed. `characters` can be
    chosen for a member. `removed` are cards that are permanently out of the game, once per copy. `problems` say why
    this version cannot play with the party."""

    id: str
    game: str
    name: str
    owner: bool
    add_on: bool
    revision: int
    table: str | None
    members: list[Member]
    resting: list[Member]
    characters: list[str]
    removed: list[str]
    log: list[Played]
    chapters: list[Chapter]
    next: list[str]
    again: list[str]
    problems: list[Text]
    created: float
    changed: float


class CampaignSummary(Wire, frozen=True):
    """A line of "my campaigns"."""

    id: str
    game: str
    name: str
    owner: bool
    table: str | None
    characters: list[str]
    won: int
    next: list[str]
    created: float
    changed: float


class CampaignCreated(Wire, frozen=True):
    """`invite` goes into the link's fragment: whoever has it may see the campaign and join its tables."""

    campaign: str
    invite: str
