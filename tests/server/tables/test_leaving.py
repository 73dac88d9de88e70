"""Ways out of a game, against a running server: resigning, aborting, ending what all others gave up, deleting."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import herowright as hw
from herowright.bots import companion
from herowright.games import registry
from herowright.server import messages as m
from herowright.server.refusals import Refused
from herowright.server.store import Player
from herowright.server.tables import leaving, moderation, playing, seats
from herowright.server.tables.room import Room
from herowright.server.tables.rooms import Rooms, rebuild
from herowright.table.ending import ABORTED, CONCEDED, GIVEN_UP, Ended
from herowright.table.save import verify
from tests.server.campaigns import Leader, leader
from tests.server.http.test_socket import page
from tests.server.rooms import BOT, FREE, ME, Page, house, in_a_loop, newcomer, opened, refused, settled
from tests.server.running import Browser, Running, reason


def together(*browsers: Browser, **plan: Any) -> str:
    """A table with a seat for each of them; the first opened it."""
    first, *others = browsers
    table = first.open_table("me", *["free" for _ in others], **{"seed": "7", **plan})
    for seat, browser in enumerate(others, 1):
        browser.change(f"/api/tables/{table}/join", {"secret": first.invite})
        assert browser.change(f"/api/tables/{table}/seats/{seat}/sit", {"name": f"Guest {seat}"}).status_code == 200
    return table


def resigns(browser: Browser, table: str, seat: int) -> Any:
    answer = browser.change(f"/api/tables/{table}/seats/{seat}/resign")
    assert answer.status_code == 200, answer.text
    return answer.json()


def line(browser: Browser, table: str) -> Any:
    """The line of a table in somebody's list, if it is there."""
    return next((each for each in browser.get("/api/me/tables").json() if each["id"] == table), None)


def file(browser: Browser, table: str) -> bytes:
    return browser.get(f"/api/tables/{table}/export").content


# --- resigning ---------------------------------------------------------------------------------------------


def test_whoever_resigns_leaves_the_seat_to_a_bot_for_good(browser: Browser, other: Browser, server: Running) -> None:
    third = server.browser()
    table = together(browser, other, third)
    with page(browser, table) as edda:
        assert resigns(other, table, 1)["seats"][1]["mine"]
        news = edda.hear("news")
        assert (news["entries"][0]["what"], news["entries"][0]["name"]) == ("resign", "Guest 1")
        seat = news["table"]["seats"][1]
        assert (seat["resigned"], seat["bot"], seat["person"]) == (True, companion("roll-player"), True)
        assert not news["table"]["may_claim"]  # two people are left
    assert line(other, table)["seats"][1]["resigned"]
    for again in ("resign", "stand"):
        assert reason(other.change(f"/api/tables/{table}/seats/1/{again}")) == "server-resigned"
    assert reason(other.change(f"/api/tables/{table}/seats/1/bot", {"bot": None})) == "server-resigned"
    assert reason(browser.change(f"/api/tables/{table}/seats/1/bot", {"bot": None})) == "server-resigned"
    assert reason(browser.change(f"/api/tables/{table}/seats/1/resign")) == "server-not-your-seat"
    assert reason(other.change(f"/api/tables/{table}/abort")) == "server-resigned"
    with page(other, table) as mira:
        for asked in (
            {"type": "pause", "on": True},
            {"type": "undo", "decisions": 0},
            {"type": "ask-rewind", "to": 0},
            {"type": "answer-rewind", "agree": True},
            {"type": "choose", "decisions": 0, "key": "x"},
        ):
            assert mira.ask(id=1, seat=1, **asked)["reason"]["id"] == "server-resigned"


def test_the_last_who_has_not_resigned_may_end_the_game_as_won(browser: Browser, other: Browser) -> None:
    table = together(browser, other, title="Duel")
    assert reason(browser.change(f"/api/tables/{table}/claim")) == "server-cannot-claim"
    resigns(other, table, 1)
    assert browser.get(f"/api/tables/{table}").json()["may_claim"]
    assert not other.get(f"/api/tables/{table}").json()["may_claim"]
    assert reason(other.change(f"/api/tables/{table}/claim")) == "server-cannot-claim"
    assert browser.change(f"/api/tables/{table}/claim").json()["over"]
    assert line(browser, table)["ended"] == line(other, table)["ended"] == CONCEDED
    with page(other, table) as mira:
        outcome = mira.welcome["state"]["outcome"]
        assert outcome["winners"] == [0]
        assert outcome["ended"] == {"how": CONCEDED, "seat": 0}
        assert outcome["seed"] == "7"
    found = hw.load_table(file(other, table))
    assert found.ended == Ended(CONCEDED, 0)


def test_one_may_play_on_against_the_bots_instead(browser: Browser, other: Browser) -> None:
    table = together(browser, other)
    resigns(other, table, 1)
    with page(browser, table) as edda:
        while not (state := edda.welcome["state"])["decision"]:
            edda.welcome = {"state": edda.hear("news")["state"]}
        key = state["decision"]["options"][0]["key"]
        asked = {"seat": 0, "key": key, "decisions": state["decisions"]}
        assert edda.ask(type="choose", id=1, **asked)["type"] == "done"
    assert not browser.get(f"/api/tables/{table}").json()["over"]


def test_nobody_claims_a_game_from_which_somebody_was_sent_away(
    browser: Browser, other: Browser, server: Running
) -> None:
    third = server.browser()
    table = together(browser, other, third)
    resigns(third, table, 2)
    assert browser.change(f"/api/tables/{table}/kick", {"seat": 1}).status_code == 200
    info = browser.get(f"/api/tables/{table}").json()
    assert not info["may_claim"]
    assert (info["seats"][1]["person"], info["seats"][1]["bot"]) == (False, companion("roll-player"))
    assert reason(browser.change(f"/api/tables/{table}/claim")) == "server-cannot-claim"


@pytest.mark.parametrize(
    ("game", "kinds", "options"),
    [
        ("roll-player", ("me",), {}),
        ("pathfinder", ("me",), {}),
        ("call-to-adventure", ("me", "free"), {"mode": "co-op"}),
        ("roll-player", ("me", "bot"), {}),
    ],
)
def test_when_nobody_is_left_the_game_is_given_up(
    browser: Browser, game: str, kinds: tuple[str, ...], options: dict[str, Any]
) -> None:
    table = browser.open_table(*["free" if kind == "bot" else kind for kind in kinds], game=game, options=options)
    for seat, kind in enumerate(kinds):
        if kind != "me":
            assert browser.change(f"/api/tables/{table}/seats/{seat}/bot", {"bot": "random"}).status_code == 200
    assert resigns(browser, table, 0)["over"]
    assert line(browser, table)["ended"] == GIVEN_UP
    with page(browser, table) as edda:
        assert edda.welcome["state"]["outcome"]["winners"] == []
        assert edda.welcome["state"]["turn"] is None
    verdict = verify(file(browser, table), registry.find)
    assert verdict.ok
    assert verdict.message.id == "verify-ended"


def test_together_nobody_wins_alone(browser: Browser, other: Browser) -> None:
    table = together(browser, other, game="pathfinder")
    resigns(other, table, 1)
    info = browser.get(f"/api/tables/{table}").json()
    assert info["cooperative"]
    assert not info["may_claim"]
    assert reason(browser.change(f"/api/tables/{table}/claim")) == "server-cannot-claim"


def test_before_the_start_there_is_nothing_to_give_up(browser: Browser) -> None:
    table = browser.open_table("me", "free")
    assert reason(browser.change(f"/api/tables/{table}/seats/0/resign")) == "server-waiting"
    assert reason(browser.change(f"/api/tables/{table}/abort")) == "server-waiting"


# --- aborting ----------------------------------------------------------------------------------------------


def test_anybody_who_plays_aborts_in_the_first_round(browser: Browser, other: Browser, server: Running) -> None:
    table = together(browser, other, open=True)
    stranger = server.browser()
    assert reason(stranger.change(f"/api/tables/{table}/abort")) == "server-watching"
    with page(browser, table) as edda:
        assert edda.welcome["table"]["may_abort"]
        assert other.change(f"/api/tables/{table}/abort").json()["over"]
        news = edda.hear("news")
        assert news["entries"][0]["what"] == "abort"
        assert news["state"]["outcome"]["ended"] == {"how": ABORTED, "seat": 1}
        assert news["state"]["outcome"]["winners"] == []
        assert (news["state"]["decision"], news["state"]["interrupts"]) == (None, [])
        decisions = news["state"]["decisions"]
        for asked, word in (
            ({"type": "choose", "key": "x", "decisions": decisions}, "refused-over"),
            ({"type": "undo", "decisions": decisions}, "server-over"),
            ({"type": "ask-rewind", "to": 0}, "server-over"),
        ):
            assert edda.ask(id=2, seat=0, **asked)["reason"]["id"] == word
    for again in ("abort", "seats/1/resign", "claim"):
        word = "server-cannot-claim" if again == "claim" else "server-game-over"
        assert reason(other.change(f"/api/tables/{table}/{again}")) == word
    assert table not in [each["id"] for each in stranger.get("/api/tables").json()]
    moment = other.get(f"/api/tables/{table}/moments/0?seat=0").json()["state"]
    assert moment["outcome"]["ended"]["how"] == ABORTED


def test_in_the_second_round_it_is_too_late(browser: Browser) -> None:
    table = browser.open_table("me", seed="7")
    with page(browser, table) as edda:
        state = edda.welcome["state"]
        while browser.get(f"/api/tables/{table}").json()["may_abort"]:
            key = state["decision"]["options"][0]["key"]
            edda.send(type="choose", id=1, seat=0, key=key, decisions=state["decisions"])
            state = edda.hear("news")["state"]
    assert state["view"]["round"] == 2
    assert reason(browser.change(f"/api/tables/{table}/abort")) == "server-too-late-to-abort"


@pytest.fixture
def edda(server: Running) -> Leader:
    found = leader(server)
    found.begin()
    return found


def test_an_aborted_scenario_leaves_the_party_as_it_came(edda: Leader) -> None:
    before = edda.party()
    table = edda.play({"kind": "me"})
    assert edda.change(f"/api/tables/{table}/abort").json()["over"]
    assert edda.info()["table"] is None
    assert edda.party() == before


def test_a_scenario_that_is_given_up_is_lost(edda: Leader) -> None:
    before = edda.party()
    table = edda.play({"kind": "me"}, {"kind": "bot", "bot": "random"})
    resigns(edda, table, 0)
    assert edda.info()["table"] is None
    after = edda.party()
    assert [(each["scenario"], each["won"]) for each in after["log"]] == [("brigandoom", False)]
    assert after | {"log": []} == before
    assert edda.play({"kind": "me"})  # and can be played again


# --- deleting ----------------------------------------------------------------------------------------------


def test_a_table_at_which_nobody_else_sat_down_is_gone_for_good(browser: Browser, other: Browser) -> None:
    table = browser.open_table("me", "free", open=True)
    assert reason(other.delete(f"/api/tables/{table}")) == "server-not-owner"
    with page(other, table) as mira:
        assert table not in [each["id"] for each in browser.delete(f"/api/tables/{table}").json()]
        assert mira.ends()[0] == "server-deleted"
    assert reason(other.get(f"/api/tables/{table}")) == "server-no-table"
    assert table not in [each["id"] for each in other.get("/api/tables").json()]


def test_bots_do_not_keep_a_table_from_being_deleted(serve: Any) -> None:
    """Also while one of them is thinking."""
    edda = serve(bot_pace=0.01).browser()
    table = edda.open_table("me", "free")
    edda.change(f"/api/tables/{table}/seats/1/bot", {"bot": "random"})
    edda.change(f"/api/tables/{table}/seats/0/bot", {"bot": "random"})
    assert edda.delete(f"/api/tables/{table}").json() == []
    assert edda.get(f"/api/tables/{table}").status_code == 404


def test_a_game_that_others_played_goes_from_ones_own_list_only(browser: Browser, other: Browser) -> None:
    table = together(browser, other)
    assert reason(browser.delete(f"/api/tables/{table}")) == "server-others-play"
    assert reason(other.delete(f"/api/tables/{table}")) == "server-others-play"
    browser.change(f"/api/tables/{table}/abort")
    assert table not in [each["id"] for each in browser.delete(f"/api/tables/{table}").json()]
    assert line(browser, table) is None
    assert line(other, table)["over"]
    assert browser.get(f"/api/tables/{table}").status_code == 200


def test_a_deleted_table_sets_its_campaign_free(edda: Leader) -> None:
    before = edda.party()
    table = edda.play({"kind": "me"})
    assert edda.delete(f"/api/tables/{table}").status_code == 200
    assert edda.info()["table"] is None
    assert edda.party() == before


# --- the same on every process and after a restart ----------------------------------------------------------


async def _company(rooms: Rooms) -> tuple[Room, Player, Player, Player]:
    edda, mira, olek = [await newcomer(rooms, name) for name in ("Edda", "Mira", "Olek")]
    room = await opened(rooms, edda, ME, FREE, FREE, open=True, spectator_chat=False, clock=m.Clock(bank=60, more=1))
    for seat, player in enumerate((mira, olek), 1):
        await seats.sit(room, player, seat, player.name)
    return room, edda, mira, olek


@in_a_loop
async def test_a_restart_changes_nothing_about_it(tmp_path: Path) -> None:
    async with house(tmp_path, bot_pace=60) as rooms:
        room, edda, mira, olek = await _company(rooms)
        guest = await newcomer(rooms, "Guest")
        await moderation.hear_spectators(room, edda, True)
        await playing.say(room, guest, m.Say(id=1, text="Hello"))
        speaker = m.Somebody(by=moderation.speaker(room.id, guest.id))
        await moderation.mute(room, edda, speaker, True)
        await moderation.mute(room, edda, m.Somebody(seat=2), True)
        await moderation.mute(room, edda, m.Somebody(seat=2), False)
        await moderation.hear_spectators(room, edda, False)
        await leaving.resign(room, mira, 1)
        await moderation.kick(room, edda, m.Somebody(seat=2))
        await moderation.kick(room, edda, speaker)
        await leaving.resign(room, edda, 0)
        before = room.ledger
        assert before.company.resigned == [1, 0]
        assert before.company.kicked == [2]
        assert before.company.barred == [olek.id, guest.id]
        assert before.company.muted == [guest.id]
        assert before.game.ended == Ended(GIVEN_UP, 0)
        assert (before.running, before.due(0.0), room.thinker) == (None, None, None)
    async with house(tmp_path, bot_pace=60) as rooms:
        after = (await rooms.find(room.id)).ledger
        row, entries = await rooms.store.tables.find(room.id), await rooms.store.tables.entries(room.id, 0)
        assert row is not None
        whole = rebuild(row, None, entries)
        for found in (after, whole):
            assert json.loads(found.encode()) == json.loads(before.encode())
            assert found.game.ended == before.game.ended
        kept = await rooms.kept(room.id, edda)
        assert json.loads(await kept.export(edda))["ended"] == {"how": GIVEN_UP, "seat": 0}
        assert kept.places == after.places


@in_a_loop
async def test_a_bot_that_was_thinking_says_nothing_after_the_end(tmp_path: Path) -> None:
    async with house(tmp_path, bot_pace=0.05) as rooms:
        edda = await newcomer(rooms)
        room = await opened(rooms, edda, ME, BOT)
        await seats.put_bot(room, edda, 0, "random")  # now only bots decide
        await settled(lambda: room.bot_task is not None)
        await leaving.abort(room, edda)
        number = room.ledger.number
        assert room.bot_task is not None
        await room.bot_task
        assert room.ledger.number == number


@in_a_loop
async def test_those_who_resigned_are_not_asked_whether_to_go_back(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda, mira = await newcomer(rooms), await newcomer(rooms)
        room = await opened(rooms, edda, ME, FREE, open=True)
        await seats.sit(room, mira, 1, "Mira")
        await leaving.resign(room, mira, 1)
        edda_page = Page(room, edda)
        await edda_page.hello()
        await edda_page.until(lambda state: state.decision is not None)
        assert isinstance(await edda_page.choose(), m.Done)
        assert isinstance(await edda_page.ask(m.AskRewind, seat=0, to=0), m.Done)
        assert room.ledger.rewind is None
        with pytest.raises(Refused):
            await seats.stand(room, mira, 1)
        mira_page = Page(room, mira)
        await mira_page.hello()
        assert refused(await mira_page.ask(m.Pause, seat=1, on=True)) == "server-resigned"
