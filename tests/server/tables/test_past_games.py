"""Games that are over: histories, statistics and ratings, what is given to people about themselves, and deleted."""

from __future__ import annotations

import asyncio
import dataclasses
import json
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from herowright.server.ops.config import Limits, Rate
from herowright.server.refusals import NotFound
from herowright.server.store import research
from herowright.server.store.everything import _checkpoint
from herowright.server.store.history import Finished, Performance, RatingRow
from herowright.server.tables import forgetting, past_games, results, seats
from tests.server.http.test_socket import page
from tests.server.rooms import BOT, FREE, ME, house, in_a_loop, newcomer, opened, settled
from tests.server.running import Browser, Running, Serve, reason
from tests.server.tables.test_leaving import resigns, together


def eventually(found: Callable[[], Any]) -> Any:
    """What is so after a moment: ratings come after the end."""
    for _ in range(500):
        if value := found():
            return value
        time.sleep(0.01)
    raise AssertionError("it never happened")


def named(browser: Browser, name: str, **change: Any) -> Browser:
    assert browser.patch("/api/me", json={"name": name, **change}).status_code == 200
    return browser


def conceded(winner: Browser, loser: Browser, **plan: Any) -> str:
    """A game of two that the first one has won, with dice that nobody chose."""
    table = together(winner, loser, **{"seed": None, **plan})
    resigns(loser, table, 1)
    assert winner.change(f"/api/tables/{table}/claim").json()["over"]
    return table


def history(browser: Browser, **wanted: Any) -> Any:
    answer = browser.get("/api/me/history", params=wanted)
    assert answer.status_code == 200, answer.text
    return answer.json()


# --- histories -------------------------------------------------------------------------------------------------


def test_everybody_who_played_has_the_game_in_their_history(browser: Browser, other: Browser) -> None:
    table = conceded(named(browser, "Edda"), other, options={"variants": ["short"]})
    for each, mine in ((browser, 0), (other, 1)):
        [game] = history(each)["games"]
        assert (game["table"], game["mode"], game["how"], game["replay"]) == (table, "versus", "conceded", True)
        assert game["options"]["variants"] == ["short"]
        assert game["began"] <= game["ended"]
        assert [seat["mine"] for seat in game["seats"]] == [mine == 0, mine == 1]
        assert [seat["won"] for seat in game["seats"]] == [True, False]
        assert game["seats"][1]["resigned"]


def test_a_game_is_found_by_what_it_was(browser: Browser, other: Browser, server: Running) -> None:
    conceded(browser, other)
    alone = browser.open_table("me", game="pathfinder", seed="7")
    resigns(browser, alone, 0)
    assert history(browser)["total"] == 2
    for wanted, total in (
        ({"game": "pathfinder"}, 1),
        ({"mode": "versus"}, 1),
        ({"mode": "together"}, 0),
        ({"result": "won"}, 1),
        ({"result": "lost", "game": "roll-player"}, 0),
        ({"person": "GUEST"}, 1),
        ({"person": "100%"}, 0),
        ({"since": int(time.time()) + 60}, 0),
        ({"until": int(time.time()) + 60}, 2),
        ({"hero": "class:nobody"}, 0),
        ({"skip": 1}, 2),
    ):
        assert history(browser, **wanted)["total"] == total, wanted
    assert len(history(browser, skip=1)["games"]) == 1
    assert history(server.browser()) == {"games": [], "total": 0}
    assert reason(browser.get("/api/me/history?mode=none")) == "server-bad-parameter"
    assert reason(browser.get("/api/me/history?person=%00")) == "server-bad-parameter"


@pytest.mark.parametrize("written", ["Łucja", "łUCJA", "ucj", "ŁUCJA"])
def test_letters_of_every_language_are_found(browser: Browser, other: Browser, written: str) -> None:
    conceded(named(browser, "Łucja"), other)
    assert history(other, person=written)["total"] == 1
    assert history(browser, person=written)["total"] == 0  # oneself is not looked for


def test_what_was_broken_off_or_deleted_is_no_history(browser: Browser) -> None:
    table = browser.open_table("me", seed="7")
    browser.change(f"/api/tables/{table}/abort")
    assert history(browser)["total"] == 0
    table = browser.open_table("me", seed="7")
    resigns(browser, table, 0)
    assert history(browser)["total"] == 1
    browser.delete(f"/api/tables/{table}")
    assert history(browser)["total"] == 0


@in_a_loop
async def test_heroes_scores_and_statistics_and_games_from_before(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda = await newcomer(rooms, "Edda")
        room = await opened(rooms, edda, ME, options={"variants": ["short"]})
        await seats.put_bot(room, edda, 0, "random")
        await settled(lambda: room.game.is_over)
        await settled(lambda: not rooms.tasks)
        found = await rooms.store.history.find(room.id)
        assert found is not None
        outcome = room.game.outcome
        assert outcome is not None
        [mine] = found.performances
        assert (mine.player, mine.name, mine.bot, mine.score) == (edda.id, "Edda", None, outcome.seats[0].total)
        assert mine.kind.startswith("class:")
        assert mine.hero.startswith("race:")
        assert found.decisions == room.game.made
        assert mine.luck is not None
        told = await past_games.statistics(rooms.store, edda)
        [best] = told.heroes
        assert (best.hero, best.score, best.luck, best.called) == (mine.hero.split(), mine.score, mine.luck, None)
        assert [tally.luck for tally in told.by_game] == [mine.luck]
        await past_games.call(rooms.store, edda, room.id, 0, "  Grim the   Tall ")
        [best] = (await past_games.statistics(rooms.store, edda)).heroes
        assert best.called == "Grim the Tall"
        for stranger, seat in ((await newcomer(rooms), 0), (edda, 1)):
            with pytest.raises(NotFound):
                await past_games.call(rooms.store, stranger, room.id, seat, "Mine")
        await past_games.call(rooms.store, edda, room.id, 0, " ")
    with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
        database.execute("DELETE FROM performances")
        database.execute("DELETE FROM finished")
    database.close()
    async with house(tmp_path) as rooms:  # a game that ended before there were histories
        await results.catch_up(rooms)
        again = await rooms.store.history.find(room.id)
        assert again == replace(found, rated=False)


def test_statistics_by_game_people_and_bots(browser: Browser, other: Browser) -> None:
    named(other, "Mira")
    conceded(browser, other)
    conceded(other, browser)
    told = browser.get("/api/me/statistics").json()
    assert (told["games"], told["won"]) == (2, 1)
    [game] = told["by_game"]
    assert (game["key"], game["games"], game["won"], game["average"], game["best"]) == ("roll-player", 2, 1, None, None)
    [rival] = told["by_person"]
    assert (rival["games"], rival["won"]) == (2, 1)
    assert told["by_bot"] == []
    shared = browser.open_table("me", "me", seed="7")  # who of the two has played?
    resigns(browser, shared, 0)
    resigns(browser, shared, 1)
    assert history(browser)["total"] == 3
    assert browser.get("/api/me/statistics").json()["games"] == 2


def test_the_hall_holds_the_best_of_each_game() -> None:
    def pair(game: str, score: int | None, won: bool, ended: int) -> tuple[Finished, Performance]:
        own = performance(0, "a", 1, hero="class:bard", score=score, won=won)
        return Finished(f"t{ended}", game, "versus", 0, ended, 9, 2, None, "fair", None, "{}", None, [own]), own

    mine = [pair("roll-player", score, False, at) for at, score in enumerate((20, 31, 25, 31, 28, 22, None))]
    mine.append(pair("roll-player", 28, True, 9))
    mine.append(pair("call-to-adventure", 5, True, 10))
    found = past_games.hall(mine)
    assert [(hero.game, hero.score, hero.table) for hero in found] == [
        ("call-to-adventure", 5, "t10"),
        ("roll-player", 31, "t3"),
        ("roll-player", 31, "t1"),
        ("roll-player", 28, "t9"),
        ("roll-player", 28, "t4"),
        ("roll-player", 25, "t2"),
    ]


# --- ratings ---------------------------------------------------------------------------------------------------


def test_those_who_agree_are_rated_against_each_other(browser: Browser, other: Browser, server: Running) -> None:
    third = named(server.browser(), "Olek")
    named(browser, "Edda", rated=True)
    conceded(browser, third)  # Olek has not agreed
    named(other, "Mira", rated=True)
    conceded(browser, other, seed="7")  # somebody chose the dice
    conceded(browser, other)
    edda = eventually(lambda: browser.get("/api/me/statistics").json()["ratings"])
    [mira] = other.get("/api/me/statistics").json()["ratings"]
    assert edda[0]["games"] == mira["games"] == 1
    assert edda[0]["rating"] > 1500 > mira["rating"]
    listed = [line for line in third.get("/api/ratings/roll-player").json() if line["name"] in ("Edda", "Mira", "Olek")]
    assert [line["name"] for line in listed] == ["Edda", "Mira"]
    assert third.get("/api/me/statistics").json()["ratings"] == []
    assert not other.patch("/api/me", json={"rated": False}).json()["rated"]
    names = [line["name"] for line in third.get("/api/ratings/roll-player").json()]
    assert "Mira" not in names
    assert other.get("/api/me/statistics").json()["ratings"] == []
    assert reason(browser.get("/api/ratings/chess")) == "unknown-game"


def performance(seat: int, player: str | None, place: int, **about: Any) -> Performance:
    usual = {"name": "", "bot": None, "hero": "", "kind": "", "score": 1, "won": place == 1, "resigned": False}
    return Performance(**{**usual, "luck": None, "agreed": True, **about}, seat=seat, player=player, place=place)


def test_who_counts_for_ratings() -> None:
    three = [performance(0, "a", 2), performance(1, "b", 1), performance(2, "c", 3, agreed=False)]
    game = Finished("t", "roll-player", "versus", 0, 1, 9, 3, None, "fair", None, "{}", None, three)
    assert [each.player for each in results.rivals(game)] == ["a", "b"]
    for other in ({"mode": "together"}, {"dice": "known"}, {"how": "given-up"}):
        assert results.rivals(replace(game, **other)) == []
    one_screen = replace(game, performances=[performance(0, "a", 1), performance(1, "a", 2), performance(2, "b", 3)])
    assert results.rivals(one_screen) == []
    known = [RatingRow("a", "roll-player", 30.0, 3.0, 7)]
    a, b = results.after("roll-player", results.rivals(game), known)
    assert (a.games, b.games) == (8, 1)
    assert a.mu < 30
    assert b.mu > 25
    gave_up = [performance(0, "a", 1, resigned=True), performance(1, "b", 2)]
    a, b = results.after("roll-player", gave_up, known)
    assert a.mu < 30


@in_a_loop
async def test_games_that_end_at_once_all_count(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        a, b = await newcomer(rooms, "A"), await newcomer(rooms, "B")
        store = rooms.store
        pair = [performance(0, a.id, 1), performance(1, b.id, 2)]
        for id in ("t1", "t2", "t3"):
            game = Finished(id, "roll-player", "versus", 0, 1, 9, 2, None, "fair", None, "{}", None, pair)
            await store.history.keep(game)
        await asyncio.gather(*(results.rate(store, id) for id in ("t1", "t2", "t3", "t1")))
        assert [row.games for row in await store.history.ratings_of([a.id, b.id])] == [3, 3]


# --- everything about oneself ------------------------------------------------------------------------------------


def test_everything_about_oneself_and_nothing_of_others(browser: Browser, other: Browser) -> None:
    named(browser, "Edda")
    table = together(browser, other, seed=None)
    with page(browser, table) as edda:
        assert edda.ask(type="say", id=1, text="Hello, all")["type"] == "done"
    with page(other, table) as mira:
        assert mira.ask(type="say", id=1, text="Mine alone")["type"] == "done"
    answer = browser.get("/api/me/data")
    assert "attachment" in answer.headers["content-disposition"]
    told = answer.json()
    assert told["player"]["name"] == "Edda"
    assert [line["text"] for line in told["did"] if line["what"] == "chat"] == ["Hello, all"]
    assert table in [seat["id"] for seat in told["seats"]]
    for hidden in ("secret", "Mine alone", "events", "token"):
        assert hidden not in answer.text


def test_nobody_asks_for_all_they_have_played_again_and_again(serve: Serve) -> None:
    """It grows with every game, and others would wait for the database."""
    limits = dataclasses.replace(Limits.off(), work=Rate(0.001, 1))
    browser = serve(limits=limits).browser()
    told = [browser.get(f"/api/me/{what}").status_code for _ in range(20) for what in ("data", "statistics", "history")]
    assert (told[0], told[-1], set(told)) == (200, 429, {200, 429})
    assert browser.get("/api/me").status_code == 200


def test_who_is_deleted_leaves_the_others_their_games(browser: Browser, other: Browser, server: Running) -> None:
    named(browser, "Xanthippe", rated=True)
    alone = browser.open_table("me", seed="7")
    over = conceded(other, browser)
    running = together(other, browser)
    mine = together(browser, other)
    waiting = other.open_table("me", "free", "free")
    browser.change(f"/api/tables/{waiting}/join", {"secret": other.invite})
    browser.change(f"/api/tables/{waiting}/seats/1/sit", {"name": "Xanthippe"})
    with page(browser, running) as edda:
        edda.ask(type="say", id=1, text="A secret of mine")
    cookie = browser.cookies["herowright"]
    me = browser.delete("/api/me/data").json()
    assert (me["name"], me["rated"]) == ("", False)
    assert browser.cookies["herowright"] != cookie
    assert browser.get("/api/me/tables").json() == []
    assert history(browser)["total"] == 0

    assert reason(other.get(f"/api/tables/{alone}")) == "server-no-table"
    [seat] = [seat for seat in other.get(f"/api/tables/{running}").json()["seats"] if not seat["mine"]]
    assert (seat["name"], seat["person"], bool(seat["bot"])) == ("", False, True)
    assert other.get(f"/api/tables/{mine}").json()["owner"]
    seat = other.get(f"/api/tables/{waiting}").json()["seats"][1]
    assert (seat["person"], seat["bot"]) == (False, None)
    assert other.get(f"/api/tables/{over}").json()["over"]
    [past] = history(other)["games"]
    assert [each["name"] for each in past["seats"]][1] == ""
    with page(other, running) as mira:
        assert [said["text"] for said in mira.welcome["chat"]] == [""]
        assert mira.welcome["state"]["turn"] is not None
    dump = "\n".join(sqlite3.connect(server.config.db.removeprefix("sqlite:///")).iterdump())
    assert "Xanthippe" not in dump
    assert "A secret of mine" not in dump


@in_a_loop
async def test_a_checkpoint_forgets_too(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda, mira = await newcomer(rooms, "Edda"), await newcomer(rooms, "Mira")
        room = await opened(rooms, edda, ME, ME, open=True)
        await seats.stand(room, edda, 1)
        await seats.sit(room, mira, 1, "Mira")
        blob = room.ledger.encode()
        await rooms.store.everything.blot_out(room.id, edda.id, mira.id, "x")
        kept = json.loads(_checkpoint(blob, {"Edda"}, set()))
        assert [seat[0] for seat in kept["seats"]] == ["", "Mira"]
        assert room.ledger.decode(_checkpoint(blob, {"Edda"}, set()), None).places[1].name == "Mira"
        row = await rooms.store.tables.find(room.id)
        assert row is not None
        assert row.owner == mira.id


@in_a_loop
async def test_all_at_a_table_can_be_deleted_at_once_while_bots_play(tmp_path: Path) -> None:
    """Each of them finds the tables changed, or gone, by what the others do."""
    async with house(tmp_path) as rooms:
        people = [await newcomer(rooms, name) for name in ("Edda", "Mira", "Olek")]
        for _ in range(4):
            room = await opened(rooms, people[0], ME, FREE, FREE, BOT, open=True)
            for seat, player in enumerate(people[1:], 1):
                await seats.sit(room, player, seat, player.name)
        await asyncio.gather(*(forgetting.forget(rooms, player) for player in people))
        for player in people:
            assert await rooms.store.everything.tables_of(player.id) == []
            assert (await rooms.store.everything.about(player))["player"]["name"] == ""


@in_a_loop
async def test_who_is_deleted_agrees_to_nothing_any_more(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda = await newcomer(rooms, "Edda")
        await rooms.store.players.change(edda, None, None, research=True)
        assert (await rooms.store.everything.about(edda))["player"]["research"] is True
        assert await research.agreed(rooms.store) == {edda.id}
        await forgetting.forget(rooms, edda)
        assert await research.agreed(rooms.store) == set()


@in_a_loop
async def test_a_table_that_is_gone_keeps_nobody_from_being_deleted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as rooms:
        edda = await newcomer(rooms, "Edda")

        async def of(player: str) -> list[str]:
            return ["gone"]

        monkeypatch.setattr(rooms.store.everything, "tables_of", of)
        await forgetting.forget(rooms, edda)
        assert (await rooms.store.everything.about(edda))["player"]["name"] == ""
