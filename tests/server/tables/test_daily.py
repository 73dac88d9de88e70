"""The game of the day: the same for all, one try each, and a table of the day."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

import herowright as hw
from herowright import daily
from herowright.server.store.history import Wanted
from herowright.server.tables import daily as served
from herowright.server.tables import past_games
from tests.server.http.test_socket import page
from tests.server.rooms import Page, house, in_a_loop, newcomer, play_out, settled
from tests.server.running import Browser, Running, reason
from tests.server.tables.test_leaving import resigns


def begun(browser: Browser, game: str = "roll-player") -> str:
    answer = browser.change(f"/api/daily/{game}", {})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def told(browser: Browser, game: str = "roll-player", **about: Any) -> Any:
    return browser.get(f"/api/daily/{game}", params=about).json()


def test_the_seed_follows_from_the_date_alone() -> None:
    day = date(2026, 11, 16)
    assert daily.seed("roll-player", day) == 27174745913671184623457218418097823375  # wherever and whenever
    others = {daily.seed(game, day + timedelta(days=more)) for game in daily.games() for more in range(3)}
    assert len(others) == 3 * len(daily.games())
    assert set(daily.games()) == set(hw.games())
    for game in daily.games():
        plan = daily.plan(game)
        assert hw.new_table(game, plan.seats, daily.seed(game, day), plan.options).decision


def test_everybody_gets_the_same_and_has_one_try(browser: Browser, other: Browser) -> None:
    table = begun(browser)
    assert begun(browser) == table
    assert begun(other) != table
    info = browser.get(f"/api/tables/{table}").json()
    assert (info["dice"], info["daily"], info["hints"]) == ("daily", daily.today().isoformat(), False)
    with page(browser, table) as edda, page(other, begun(other)) as mira:
        assert edda.welcome["state"]["view"] == mira.welcome["state"]["view"]
        asked = {"seat": 0, "decisions": 0}
        assert edda.ask(type="ask-hint", id=1, **asked)["reason"]["id"] == "server-hints-off"
        assert edda.ask(type="ask-rewind", id=2, seat=0, to=0)["reason"]["id"] == "server-daily-once"
    assert reason(browser.change(f"/api/tables/{table}/seats/0/bot", {"bot": "greedy"})) == "server-daily-once"
    assert reason(browser.change(f"/api/tables/{table}/seats/0/stand")) == "server-daily-once"
    browser.delete(f"/api/tables/{table}")
    assert begun(browser) == table  # gone, and with it the try
    after = told(browser)
    assert (after["table"], after["over"], after["mine"]) == (None, True, None)


def test_a_try_that_is_aborted_is_over(browser: Browser) -> None:
    table = begun(browser, "call-to-adventure")
    assert not told(browser, "call-to-adventure")["over"]
    assert browser.change(f"/api/tables/{table}/abort").json()["over"]
    after = told(browser, "call-to-adventure")
    assert (after["table"], after["over"], after["mine"]) == (table, True, None)


def test_scores_are_told_to_whoever_has_finished(browser: Browser, other: Browser, server: Running) -> None:
    game = "pathfinder"
    before = told(browser, game)
    assert (before["table"], before["mine"], before["scores"], before["today"]) == (None, None, [], True)
    table = begun(browser, game)
    begun(other, game)
    assert told(browser, game)["played"] == before["played"] + 2
    assert reason(browser.get(f"/api/daily/{game}/picture")) == "server-daily-unfinished"
    resigns(browser, table, 0)
    after = told(browser, game)
    assert after["over"]
    assert (after["mine"]["rank"], after["mine"]["won"], after["mine"]["mine"]) == (1, False, True)
    assert told(other, game)["scores"] == []
    assert reason(browser.change(f"/api/tables/{table}/rematch", {})) == "server-daily-once"
    drawn = browser.get(f"/api/daily/{game}/picture?lang=pl")
    assert drawn.content.startswith(b"\x89PNG")
    assert drawn.headers["content-type"] == "image/png"


@pytest.mark.parametrize("day", ["2026-10-31", "2199-01-01", "2026-02-31"])
def test_there_are_no_games_of_other_days(browser: Browser, day: str) -> None:
    assert reason(browser.get(f"/api/daily/roll-player?day={day}")) == "server-daily-date"
    assert reason(browser.get("/api/daily/chess")) == "unknown-game"


@in_a_loop
async def test_the_table_of_the_day(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        people = [await newcomer(rooms, name) for name in ("Edda", "Mira")]
        for player in people:
            made = await served.play(rooms, player, "roll-player", player.name)
            room = await rooms.find(made.table)
            looking = Page(room, player)
            await looking.hello()
            await play_out(looking)
        await settled(lambda: not rooms.tasks)
        found = await served.shown(rooms.store, people[0], "roll-player", daily.today())
        assert [line.name for line in found.scores] == ["Edda", "Mira"]
        assert [line.rank for line in found.scores] == [1, 1]  # both took the first options
        assert found.mine == found.scores[0]
        best = found.scores[0].score
        assert best is not None
        assert found.squares == daily.squares(best, best)


@in_a_loop
async def test_where_nobody_counts_points_it_was_won_or_lost(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda = await newcomer(rooms, "Edda")
        made = await served.play(rooms, edda, "pathfinder", "Edda")
        looking = Page(await rooms.find(made.table), edda)
        await looking.hello()
        await play_out(looking)
        await settled(lambda: not rooms.tasks)
        found = await served.shown(rooms.store, edda, "pathfinder", daily.today())
        assert found.mine is not None
        assert found.mine.score is None
        assert found.squares == ("🟩" if found.mine.won else "⬜") * 10
        [past] = (await past_games.history(rooms.store, edda, Wanted(), 0)).games
        assert [seat.score for seat in past.seats] == [None]
        [tally] = (await past_games.statistics(rooms.store, edda)).by_game
        assert (tally.games, tally.average, tally.best) == (1, None, None)


def test_squares_tell_no_more_than_how_well_it_went() -> None:
    assert daily.squares(5, 10) == "🟩" * 5 + "⬜" * 5
    assert daily.squares(-3, 10) == "⬜" * 10
    assert daily.squares(0, 0) == "⬜" * 10
