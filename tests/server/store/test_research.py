"""Research: off until somebody agrees, and a data set of a server's games that says nothing about anybody."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

import herowright as hw
from herowright.cli import main
from herowright.lab.dataset import BadDataset, Dataset, load
from herowright.lab.research import export, people_of
from herowright.server import messages as m
from herowright.server.store import entries as e
from herowright.server.store.tables import TableRow
from tests.server.rooms import ME, Page, house, newcomer, opened, play_out
from tests.server.running import Browser

SHORT = {"options": {"variants": ["short"]}}


def test_nobody_has_agreed_before_they_say_so(browser: Browser) -> None:
    assert browser.get("/api/me").json()["research"] is False
    assert browser.patch("/api/me", json={"research": True}).json()["research"] is True
    assert browser.patch("/api/me", json={"name": "Nina"}).json()["research"] is True
    assert browser.get("/api/me").json()["research"] is True
    assert browser.patch("/api/me", json={"research": False}).json()["research"] is False


async def play(folder: Path) -> dict[str, str]:
    """Games of Nina, who has agreed, and Otto, who has not: a finished one each, and one of Nina's that goes on.
    Returns what may not be told, by what it is."""
    async with house(folder) as rooms:
        nina, otto = await newcomer(rooms, "Nina"), await newcomer(rooms, "Otto")
        nina = await rooms.store.players.change(nina, None, None, True)
        secrets = {"Nina": nina.id, "Otto": otto.id}
        for player in (nina, otto):
            room = await opened(rooms, player, ME, **SHORT)
            page = Page(room, player)
            await page.hello()
            await page.ask(m.Say, text="My secret strategy")
            await play_out(page)
            secrets |= {f"table of {player.name}": room.id, f"seed of {player.name}": str(room.game.seed)}
        await opened(rooms, nina, ME, **SHORT)
    return secrets


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, str]]:
    folder = tmp_path_factory.mktemp("research")
    return folder, asyncio.run(asyncio.wait_for(play(folder), 120))


def exported(database: Path, to: Path, game: str | None = None) -> tuple[Dataset, int]:
    url = f"sqlite:///{database}/tables.sqlite3"
    return asyncio.run(asyncio.to_thread(export, url, to, game))


def test_only_games_to_which_all_have_agreed(played: tuple[Path, dict[str, str]], tmp_path: Path) -> None:
    folder, secrets = played
    found, left_out = exported(folder, tmp_path / "set")
    assert left_out == 1
    [game] = found.games.to_table().to_pylist()
    assert (game["game"], game["seats"], game["bots"], game["seed"]) == ("roll-player", 1, [None], None)
    assert json.loads(game["settings"])["variants"] == ["short"]
    rows = list(found)
    assert len(rows) == game["decisions"]
    assert all(row["choice"] in row["options"] for row in rows)
    text = json.dumps([rows, game, found.about]) + (tmp_path / "set" / "README.md").read_text()
    for what in ("Nina", "Otto", "secret strategy", *(value for key, value in secrets.items() if "seed" not in key)):
        assert what not in text
    assert game["scores"][0] > 0


def test_the_game_in_the_data_is_the_one_that_was_played(played: tuple[Path, dict[str, str]], tmp_path: Path) -> None:
    folder, secrets = played
    found, _ = exported(folder, tmp_path / "set")
    table = hw.new_table("roll-player", 1, int(secrets["seed of Nina"]), SHORT["options"])
    for row in found:
        assert row["view"] == json.loads(json.dumps(table.view(0)))
        table.apply(row["choice"])
    assert table.is_over


def test_the_command(played: tuple[Path, dict[str, str]], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["dataset", "--from-server", f"sqlite:///{played[0]}/tables.sqlite3", "--out", str(tmp_path / "set")]
    assert asyncio.run(asyncio.to_thread(main, words)) == 0
    out = capsys.readouterr().out
    assert "1 game," in out
    assert "1 game is left out" in out
    assert load(tmp_path / "set").about["source"] == "server"
    assert asyncio.run(asyncio.to_thread(main, words)) == 2, "an export is not written over another one"


def test_of_one_game_alone(played: tuple[Path, dict[str, str]], tmp_path: Path) -> None:
    found, left_out = exported(played[0], tmp_path / "set", "pathfinder")
    assert (found.games.count_rows(), found.decisions.count_rows(), left_out) == (0, 0, 0)
    with pytest.raises(BadDataset):
        exported(played[0], tmp_path / "set", "pathfinder")


def test_everybody_who_ever_had_a_part_in_it_counts() -> None:
    """Who opened it, who sat there at first, who came later and went again, who chose; not who only talked."""
    about: dict[str, Any] = dict.fromkeys(("invite", "title", "game"), "") | dict.fromkeys(("clock", "campaign"))
    table = TableRow(id="t", owner="opener", open=True, cover=False, created=0.0, start=b"", **about)
    entries: list[e.AnyEntry] = [
        e.Opened(seats=[("Ann", ["ann", "anns-phone"], None), ("", [], "greedy")], player="opener"),
        e.SatDown(seat=1, player="guest", name="Guest"),
        e.StoodUp(seat=1, player="guest", name="Guest"),
        e.Chosen(seat=0, player="ann", key="a", events=[]),
        e.Chosen(seat=1, player=None, key="b", events=[]),
        e.Chatted(player="watcher", name="W", text="Hello"),
    ]
    assert people_of(table, entries) == {"opener", "ann", "anns-phone", "guest"}


def test_a_server_that_never_asked_has_nothing_to_give(played: tuple[Path, dict[str, str]], tmp_path: Path) -> None:
    before = tmp_path / "tables.sqlite3"
    with sqlite3.connect(played[0] / "tables.sqlite3") as kept, sqlite3.connect(before) as copy:
        kept.backup(copy)
        copy.execute("ALTER TABLE players DROP COLUMN research")
    copy.close()
    kept.close()
    found, left_out = exported(tmp_path, tmp_path / "set")
    assert (found.games.count_rows(), left_out) == (0, 2)
