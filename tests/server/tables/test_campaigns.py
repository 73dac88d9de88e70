"""Campaigns over the API: begun, played with bots, changed between scenarios, shared, taken to another server."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config as Alembic
from sqlalchemy import create_engine

from herowright.games.pathfinder.cards.box import BOX
from herowright.games.pathfinder.rules import campaign as rules
from herowright.games.pathfinder.rules import party
from herowright.games.pathfinder.rules.game import PathfinderGame
from herowright.locale import LANGUAGES, Texts
from herowright.server.messages import SeatPlan
from herowright.server.messages.campaigns import CampaignTable
from herowright.server.ops.config import Config, Limits
from herowright.server.ops.workers import Workers
from herowright.server.refusals import Refused
from herowright.server.store import Conflict, Store
from herowright.server.store.campaigns import CampaignRow, Counted
from herowright.server.store.database import MIGRATIONS
from herowright.server.store.entries import Chatted
from herowright.server.tables import campaigns
from herowright.server.tables.room import Room, summary
from herowright.table.message import Message
from herowright.testing import rule
from tests.server.campaigns import BOT, FREE, ME, PERILS, Leader, easy_box, leader
from tests.server.http.test_socket import page
from tests.server.rooms import house, in_a_loop, newcomer
from tests.server.running import Browser, Running, reason


@pytest.fixture
def edda(server: Running) -> Leader:
    found = leader(server)
    found.begin()
    return found


@pytest.fixture(autouse=True)
def work_in_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots think where the tests put other cards into the box; another process would not know of them."""
    monkeypatch.setattr(Workers, "_do", lambda workers, job: job.work(*job.args))


@pytest.fixture
def easy(monkeypatch: pytest.MonkeyPatch) -> None:
    box = easy_box()
    monkeypatch.setattr(PathfinderGame, "box", lambda self, options: box)


def member(character: str, **more: Any) -> dict[str, Any]:
    sample = BOX.find("character", character).sample
    deck = [id for id, count in sample.items() for _ in range(count)]
    return {**rules.fresh(character), "deck": deck, **more}


def document(**more: Any) -> dict[str, Any]:
    return rules.export_party({**rules.new_party("Travellers"), **more})


# --- a campaign from its beginning ---------------------------------------------------------------------------


class Town:
    """A server that can be restarted on its database."""

    def __init__(self, folder: Path) -> None:
        self.config = Config(db=f"sqlite:///{folder}/town.sqlite3", bot_pace=0, limits=Limits.off())
        self.running = Running(self.config).__enter__()

    def restart(self, like: Leader) -> Leader:
        self.running.stop()
        self.running = Running(self.config).__enter__()
        return leader(self.running, like)


@pytest.fixture
def town(tmp_path: Path) -> Iterator[Town]:
    town = Town(tmp_path)
    yield town
    town.running.stop()


@rule("PF-END-04", "PF-END-11", "PF-END-12", "PF-END-13", "PF-DEATH-09", "PF-DEATH-10")
def test_three_scenarios_with_bots_a_death_and_restarts(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    edda = leader(town.running)
    edda.begin()
    assert edda.info()["next"] == ["brigandoom", "attack-on-sandpoint"]

    # With the real cards bots that choose at random do not live long.
    info, tries = edda.info(), 0
    while not any(entry["dead"] for entry in info["log"]):
        tries += 1
        assert tries <= 5, "nobody dies"
        began = int(time.time())
        edda.play(BOT, BOT)
        info = edda.played()
        assert len(info["log"]) == tries
        assert began <= info["log"][-1]["at"] <= time.time()
    dead = [each["character"] for each in info["members"] if each["dead"]]
    assert dead == info["log"][-1]["dead"]
    lost = [entry for entry in info["log"] if not entry["won"]]
    assert info["next"][0] == (PERILS[0] if len(lost) == len(info["log"]) else PERILS[1])

    # Whoever died chooses again at the next table; this one stands still, and the server is started again meanwhile.
    box = easy_box()
    monkeypatch.setattr(PathfinderGame, "box", lambda self, options: box)
    table = edda.play(*[ME if each["dead"] else BOT for each in info["members"]], scenario=PERILS[0])
    with page(edda, table) as seat:
        asked = seat.welcome["state"]["decision"]
        assert asked["kind"] == "character"
        assert f"character:{dead[0]}" in [option["key"] for option in asked["options"]]
    edda = town.restart(edda)
    assert edda.info()["table"] == table
    for number, each in enumerate(info["members"]):
        if each["dead"]:
            assert edda.change(f"/api/tables/{table}/seats/{number}/bot", {"bot": "random"}).status_code == 200
    log = len(info["log"])
    info = edda.played()
    assert len(info["log"]) == log + 1, "it counts once"

    # On to the end of the adventure; what is lost is played again.
    while info["next"][:1] != ["attack-on-sandpoint"]:
        before = info
        edda.play(BOT, BOT)
        info = edda.played()
        assert info["log"][:-1] == before["log"]
        entry = info["log"][-1]
        assert entry["scenario"] == before["next"][0]
        assert (before["next"][0] in info["again"]) == entry["won"]
        assert len(info["log"]) < 20, "nothing is won"
    assert info["again"] == PERILS
    for each in (each for each in info["members"] if "adventure:perils-of-the-lost-coast" in each["rewards"]):
        assert sum(each["feats"]["skills"].values()) == 1
    alive = [each for each in info["members"] if not each["dead"]]
    assert all(len(each["deck"]) == 15 for each in alive)

    # Nothing changes by another restart, and the party still fits the rules.
    again = town.restart(edda).info()
    assert again == info
    assert rules.check_party(edda_party(town, edda)) == []


def edda_party(town: Town, like: Leader) -> dict[str, Any]:
    return leader(town.running, like).party()


# --- beginning, finding, ending --------------------------------------------------------------------------------


def test_a_new_campaign(edda: Leader) -> None:
    info = edda.info()
    assert (info["name"], info["game"], info["owner"], info["add_on"]) == ("The Lost Coast", "pathfinder", True, True)
    assert (info["members"], info["resting"], info["log"], info["problems"]) == ([], [], [], [])
    assert (info["table"], info["revision"], info["again"]) == (None, 1, [])
    assert len(info["characters"]) == 11
    assert info["chapters"][0] == {
        "adventure": "perils-of-the-lost-coast",
        "in_path": False,
        "there": True,
        "scenarios": [
            {"id": "brigandoom", "status": "open"},
            {"id": "the-poison-pill", "status": "closed"},
            {"id": "black-fangs-dungeon", "status": "closed"},
        ],
    }


def test_without_the_add_on_there_are_fewer_characters(server: Running) -> None:
    mira = leader(server)
    mira.begin(add_on=False)
    info = mira.info()
    assert (info["add_on"], len(info["characters"])) == (False, 7)
    refused = mira.change(f"{mira.at}/tables", {"seats": [BOT] * 5})
    assert (refused.status_code, reason(refused)) == (400, "option-seats")


def test_my_campaigns_the_latest_first(server: Running) -> None:
    mira = leader(server)
    assert mira.get("/api/me/campaigns").json() == []
    first, second = mira.begin("First"), mira.begin("Second")
    assert [line["id"] for line in mira.get("/api/me/campaigns").json()] == [second, first]
    assert mira.patch(f"/api/campaigns/{first}", json={"name": "  A\tnew \n name "}).json()["name"] == "A new name"
    lines = mira.get("/api/me/campaigns").json()
    assert [(line["name"], line["owner"], line["won"]) for line in lines] == [
        ("A new name", True, 0),
        ("Second", True, 0),
    ]
    left = mira.delete(f"/api/campaigns/{first}")
    assert [line["id"] for line in left.json()] == [second]
    assert reason(mira.get(f"/api/campaigns/{first}")) == "campaign-none"


def test_a_deleted_campaign_leaves_its_table_alone(edda: Leader) -> None:
    table = edda.play(ME)
    assert edda.delete(edda.at).status_code == 200
    assert edda.get(f"/api/tables/{table}").json()["campaign"] is None


@pytest.mark.parametrize("name", ["", "x" * 61, "\u200b"])
def test_a_name_that_is_none(edda: Leader, name: str) -> None:
    assert edda.change("/api/campaigns", {"name": name}).status_code == 400
    assert edda.patch(edda.at, json={"name": name}).status_code == 400


# --- tables ----------------------------------------------------------------------------------------------------


def test_a_table_knows_its_campaign_and_there_is_one_at_a_time(edda: Leader) -> None:
    table = edda.play(ME, FREE)
    info = edda.get(f"/api/tables/{table}").json()
    assert (info["campaign"], info["title"]) == (edda.campaign, "The Lost Coast")
    assert info["options"]["scenario"] == "brigandoom"
    lines = {line["id"]: line["campaign"] for line in edda.get("/api/me/tables").json()}
    assert lines[table] == edda.campaign
    assert edda.info()["table"] == table
    for refused in (
        edda.change(f"{edda.at}/tables", {"seats": [ME]}),
        edda.change(f"{edda.at}/members/0", {"character": "lem"}),
        edda.change(f"{edda.at}/characters", rules.export_character({"members": [member("lem")]}, "lem")),
    ):
        assert (refused.status_code, reason(refused)) == (409, "campaign-playing")
    assert edda.patch(edda.at, json={"name": "Renamed meanwhile"}).json()["table"] == table


def test_other_tables_belong_to_no_campaign(edda: Leader) -> None:
    table = edda.open_table("me")
    assert edda.get(f"/api/tables/{table}").json()["campaign"] is None


@rule("PF-END-04")
def test_only_what_the_party_has_reached_can_be_played(edda: Leader) -> None:
    refused = edda.change(f"{edda.at}/tables", {"seats": [ME], "scenario": "the-poison-pill"})
    assert (refused.status_code, reason(refused)) == (400, "pf-party-not-yet")
    assert edda.change(f"{edda.at}/tables", {"seats": [ME], "scenario": "moon-landing"}).status_code == 400
    assert edda.info()["table"] is None
    table = edda.play(ME, scenario="attack-on-sandpoint", options={"asking": "nobody", "add-on": "without"})
    options = edda.get(f"/api/tables/{table}").json()["options"]
    assert (options["scenario"], options["asking"]) == ("attack-on-sandpoint", "nobody")
    assert options["add-on"] == "with", "the box is the party's"


def test_where_nothing_comes_next_something_can_be_played_again(server: Running) -> None:
    offerings = list(next(a for a in BOX.adventures if a.id == "burnt-offerings").scenarios)
    perils = list(next(a for a in BOX.adventures if a.id == "perils-of-the-lost-coast").scenarios)
    mira = arrive_with(server, document(won=[*offerings, *perils], adventure=1, members=[member("lem")]))
    assert reason(mira.change(f"{mira.at}/tables", {"seats": [ME]})) == "campaign-nothing-next"
    mira.play(ME, scenario="local-heroes")


def test_members_sit_down_in_the_order_that_is_wanted(server: Running) -> None:
    mira = arrive_with(server, document(members=[member("lem"), member("kyra"), member("amiri")]))
    table = mira.play(ME, ME, members=[2, 0])
    with page(mira, table) as seat:
        assert [hero["character"] for hero in seat.welcome["state"]["view"]["heroes"]] == [
            "character:amiri",
            "character:lem",
        ]
    mira.change(f"{mira.at}/abandon")
    refused = mira.change(f"{mira.at}/tables", {"seats": [ME], "members": [3]})
    assert (refused.status_code, reason(refused)) == (409, "pf-party-no-member")


def test_an_abandoned_table_counts_no_more(edda: Leader, easy: None) -> None:
    assert reason(edda.change(f"{edda.at}/abandon")) == "campaign-not-playing"
    table = edda.play(ME)
    assert edda.change(f"{edda.at}/abandon").json()["table"] is None
    assert edda.get(f"/api/tables/{table}").json()["campaign"] is None
    edda.change(f"/api/tables/{table}/seats/0/bot", {"bot": "random"})
    edda.wait_for(lambda: bool(edda.get(f"/api/tables/{table}").json()["over"]))
    info = edda.info()
    assert (info["log"], info["members"], info["table"]) == ([], [], None)


def test_what_counts_cannot_be_taken_back(edda: Leader, easy: None) -> None:
    table = edda.play(ME)
    edda.change(f"/api/tables/{table}/seats/0/bot", {"bot": "random"})
    info = edda.played()
    assert edda.change(f"/api/tables/{table}/seats/0/bot", {"bot": None}).status_code == 200
    with page(edda, table) as seat:
        decisions = seat.welcome["state"]["decisions"]
        assert seat.ask(type="ask-rewind", id=1, seat=0, to=1)["reason"]["id"] == "campaign-counted"
        assert seat.ask(type="undo", id=2, seat=0, decisions=decisions)["reason"]["id"] == "campaign-counted"
        assert seat.ask(type="say", id=3, text="What a day")["type"] == "done"
    assert edda.info() == info


# --- members ---------------------------------------------------------------------------------------------------


@rule("PF-BETWEEN-10", "PF-BETWEEN-12")
def test_a_member_changes_and_returns(server: Running) -> None:
    mira = arrive_with(server, document(members=[member("lem"), member("kyra", feats={"skills": {"wisdom": 1}})]))
    info = mira.change(f"{mira.at}/members/1", {"character": "amiri"}).json()
    assert [each["character"] for each in info["members"]] == ["lem", "amiri"]
    assert [each["character"] for each in info["resting"]] == ["kyra"]
    assert info["members"][1]["deck"] == []
    info = mira.change(f"{mira.at}/members/1", {"character": "kyra"}).json()
    assert info["members"][1]["feats"]["skills"] == {"wisdom": 1}
    assert len(info["members"][1]["deck"]) == 15
    info = mira.change(f"{mira.at}/members/2", {"character": "amiri"}).json()
    info = mira.change(f"{mira.at}/members/0", {"character": None}).json()
    assert [each["character"] for each in info["members"]] == ["kyra", "amiri"]
    assert info["revision"] == 5
    for number, character, id in ((7, "lem", "no-member"), (0, "amiri", "taken"), (0, "nobody", "no-character")):
        refused = mira.change(f"{mira.at}/members/{number}", {"character": character})
        assert (refused.status_code, reason(refused)) == (409, f"pf-party-{id}")


# --- people ----------------------------------------------------------------------------------------------------


def test_others_come_by_the_invitation_and_may_look_but_not_change(edda: Leader, server: Running) -> None:
    mira = leader(server)
    mira.campaign = edda.campaign
    assert (mira.get(mira.at).status_code, reason(mira.get(mira.at))) == (403, "campaign-private")
    assert reason(mira.change(f"{mira.at}/join", {"secret": "x" * 32})) == "server-wrong-link"
    first = edda.play(ME, FREE)
    assert mira.get(f"/api/tables/{first}").status_code == 403
    joined = mira.change(f"{mira.at}/join", {"secret": edda.invite})
    assert (joined.status_code, joined.json()["owner"]) == (200, False)
    assert mira.change(f"{mira.at}/join", {"secret": edda.invite}).status_code == 200
    assert [line["owner"] for line in mira.get("/api/me/campaigns").json()] == [False]
    assert mira.get(f"{mira.at}/export").status_code == 200
    assert mira.change(f"/api/tables/{first}/seats/1/sit", {"name": "Mira"}).status_code == 200
    for refused in (
        mira.patch(mira.at, json={"name": "Mine"}),
        mira.delete(mira.at),
        mira.change(f"{mira.at}/invite"),
        mira.change(f"{mira.at}/tables", {"seats": [ME]}),
        mira.change(f"{mira.at}/abandon"),
        mira.change(f"{mira.at}/members/0", {"character": "lem"}),
        mira.change(f"{mira.at}/characters", {}),
    ):
        assert (refused.status_code, reason(refused)) == (403, "campaign-not-owner")
    edda.change(f"{edda.at}/abandon")
    second = edda.play(ME, FREE)
    assert mira.get(f"/api/tables/{second}").status_code == 200, "whoever came may come to every table"


def test_a_new_invitation_makes_the_old_one_void(edda: Leader, other: Browser) -> None:
    secret = edda.change(f"{edda.at}/invite").json()["secret"]
    assert reason(other.change(f"{edda.at}/join", {"secret": edda.invite})) == "server-wrong-link"
    assert other.change(f"{edda.at}/join", {"secret": secret}).status_code == 200
    assert reason(other.change("/api/campaigns/abcdefghjkmn/join", {"secret": secret})) == "campaign-none"


# --- files -----------------------------------------------------------------------------------------------------


def arrive_with(server: Running, file: dict[str, Any]) -> Leader:
    found = leader(server)
    created = found.change("/api/campaigns/import", file)
    assert created.status_code == 201, created.text
    found.campaign = created.json()["campaign"]
    return found


def test_a_party_goes_to_another_server(server: Running) -> None:
    undated = {"scenario": "brigandoom", "won": True}
    log = [undated, {**undated, "at": "2026-11-05T20:13:09Z"}]
    file = document(won=["brigandoom"], members=[member("lem")], log=log)
    mira = arrive_with(server, file)
    info = mira.info()
    assert (info["name"], info["again"]) == ("Travellers", ["brigandoom"])
    played = {**undated, "turns": 0, "heroes": [], "dead": []}
    assert info["log"] == [{**played, "at": None}, {**played, "at": 1793909589}]
    mira.patch(mira.at, json={"name": "Wanderers"})
    answer = mira.get(f"{mira.at}/export")
    assert answer.headers["content-disposition"] == f'attachment; filename="{mira.campaign}.party.json"'
    assert answer.json() == {**file, "party": {**file["party"], "name": "Wanderers"}}
    again = mira.change("/api/campaigns/import?name=Home", answer.json())
    assert mira.get(f"/api/campaigns/{again.json()['campaign']}").json()["name"] == "Home"


def test_a_character_goes_to_another_campaign(server: Running, edda: Leader) -> None:
    mira = arrive_with(server, document(members=[member("lem", feats={"skills": {"charisma": 1}}), member("kyra")]))
    answer = mira.get(f"{mira.at}/characters/lem")
    assert answer.headers["content-disposition"] == 'attachment; filename="lem.character.json"'
    info = edda.change(f"{edda.at}/characters", answer.json()).json()
    assert [each["character"] for each in info["resting"]] == ["lem"]
    info = edda.change(f"{edda.at}/members/0", {"character": "lem"}).json()
    assert info["members"][0]["feats"]["skills"] == {"charisma": 1}
    missing = mira.get(f"{mira.at}/characters/amiri")
    assert (missing.status_code, reason(missing)) == (404, "pf-party-not-here")
    twice = edda.change(f"{edda.at}/characters", answer.json())
    assert (twice.status_code, reason(twice)) == (400, "pf-party-twice")


def said(text: dict[str, Any], lang: str) -> str:
    def message(text: dict[str, Any]) -> Message:
        args = {name: message(value) if isinstance(value, dict) else value for name, value in text["args"].items()}
        return Message(text["id"], args)

    return Texts(lang).say(message(text))


def test_everything_that_is_wrong_with_a_file_is_told(browser: Browser) -> None:
    file = document(members=[member("lem", role="wizard", rewards=["x"])], won=["y"])
    refused = browser.change("/api/campaigns/import", file)
    problem = refused.json()
    assert refused.status_code == 400
    texts = [problem["reason"], *problem["others"]]
    assert [text["id"] for text in texts] == ["pf-party-role", "pf-party-reward", "pf-party-scenario"]
    for lang, word in zip(LANGUAGES, ("Member 1 (Lem)", "Postać 1 (Lem)", "Mitglied 1 (Lem)"), strict=True):
        assert said(texts[0], lang).startswith(word)
    assert browser.get("/api/me/campaigns").json() == []


@pytest.mark.parametrize(
    "body", [b"", b"[]", b"{", b'{"herowright": "table"}', b'{"a": "\\ud800"}', b"1e999", b"[" * 9999]
)
def test_something_else_is_refused(edda: Leader, body: bytes) -> None:
    for path in ("/api/campaigns/import", f"{edda.at}/characters"):
        answer = edda.post(path, content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code == 400, answer.text
        assert reason(answer).startswith("pf-party-")


# --- versions and databases --------------------------------------------------------------------------------------


def test_a_second_version_of_the_format(town: Town, monkeypatch: pytest.MonkeyPatch, easy: None) -> None:
    """A campaign and a running table of the first version go on under the second."""
    edda = leader(town.running)
    edda.begin()
    edda.change(f"{edda.at}/members/0", {"character": "lem"})
    table = edda.play(ME)
    monkeypatch.setattr(party, "VERSION", 2)
    monkeypatch.setitem(rules.UPGRADES, 1, lambda data: {**data, "banner": "a fish"})
    edda = town.restart(edda)
    info = edda.info()
    assert (info["problems"], [each["character"] for each in info["members"]]) == ([], ["lem"])
    edda.change(f"/api/tables/{table}/seats/0/bot", {"bot": "random"})
    info = edda.played()
    assert len(info["log"]) == 1
    after = edda.party()
    assert (after["version"], after["banner"]) == (2, "a fish")
    # Going back to the older program: it says what is wrong, and nothing is lost.
    monkeypatch.setattr(party, "VERSION", 1)
    edda = town.restart(edda)
    info = edda.info()
    assert [text["id"] for text in info["problems"]] == ["pf-party-newer"]
    assert reason(edda.change(f"{edda.at}/tables", {"seats": [ME]})) == "pf-party-newer"
    assert [line["id"] for line in edda.get("/api/me/campaigns").json()] == [edda.campaign]
    assert edda.party() == after


def test_a_database_from_before_campaigns_is_brought_up_to_date(tmp_path: Path) -> None:
    file = tmp_path / "old.sqlite3"
    engine = create_engine(f"sqlite:///{file}")
    config = Alembic()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
    engine.dispose()

    async def columns() -> tuple[set[str], set[str]]:
        store = await Store.open(f"sqlite:///{file}")
        await store.close()
        with sqlite3.connect(file) as database:
            found = [
                {row[1] for row in database.execute(f"PRAGMA table_info({name})")} for name in ("tables", "campaigns")
            ]
        database.close()
        return found[0], found[1]

    tables, kept = asyncio.run(columns())
    assert "campaign" in tables
    assert {"id", "name", "owner", "json", "revision", "created", "changed"} <= kept


def test_what_is_kept_is_plain_json(town: Town) -> None:
    edda = leader(town.running)
    edda.begin("Żółw")
    with sqlite3.connect(town.config.db.removeprefix("sqlite:///")) as database:
        ((kept, name),) = database.execute("SELECT json, name FROM campaigns").fetchall()
    database.close()
    assert (json.loads(kept), name) == (rules.new_party(), "Żółw")


@in_a_loop
async def test_of_two_changes_at_once_one_is_refused_and_nothing_else_suffers(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        store, edda = rooms.store, await newcomer(rooms, "Edda")
        made = await campaigns.begin(store, edda, "The Lost Coast", rules.new_party())
        row = await campaigns.owned(store, made.campaign, edda)
        results = await asyncio.gather(
            campaigns.change(store, row, rules.switch(rules.new_party(), 0, "lem")),
            campaigns.change(store, row, rules.switch(rules.new_party(), 0, "kyra")),
            store.players.change(edda, "Edda the Elder", None),
            return_exceptions=True,
        )
        refused = [result for result in results if isinstance(result, Refused)]
        assert [error.message.id for error in refused] == ["campaign-conflict"]
        renamed = await store.players.find(edda.id)
        assert renamed is not None
        assert renamed.name == "Edda the Elder"
        row = await campaigns.owned(store, made.campaign, edda)
        assert row.revision == 2
        assert len(campaigns.party_of(row)["members"]) == 1


@in_a_loop
async def test_a_table_counts_only_while_its_campaign_is_played_there(tmp_path: Path) -> None:
    """Two processes may disagree about that for a moment; the row of the campaign decides."""
    async with house(tmp_path) as rooms:
        store, edda = rooms.store, await newcomer(rooms, "Edda")
        made = await campaigns.begin(store, edda, "The Lost Coast", rules.new_party())

        async def play() -> Room:
            row = await campaigns.at_home(store, made.campaign, edda)
            plan = CampaignTable(seats=[SeatPlan(kind="me")])
            table = await campaigns.open_table(rooms, row, edda, plan, rooms.work)
            return await rooms.find(table.table)

        async def ends(room: Room, party: dict[str, Any]) -> CampaignRow:
            entry = Chatted(number=room.ledger.number + 1, at=room.ledger.at, name="", text="over")
            counted = Counted(made.campaign, json.dumps(party), 1.0)
            await store.tables.append(room.id, entry, summary(room.ledger, 0), "", None, counted)
            return await campaigns.owned(store, made.campaign, edda)

        abandoned = await play()
        before = await campaigns.owned(store, made.campaign, edda)
        await store.campaigns.leave_table(
            before
        )  # by another process: this one still takes the table for the campaign's
        with pytest.raises(Conflict):
            await store.campaigns.rename(before, "The Found Coast")
        current = await play()
        row = await ends(abandoned, {"name": "stolen"})
        assert (row.table, row.json) == (current.id, before.json)
        after = await ends(current, {"name": "earned"})
        assert (after.table, json.loads(after.json), after.revision) == (None, {"name": "earned"}, row.revision + 1)
