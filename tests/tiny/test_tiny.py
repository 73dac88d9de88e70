"""A game from another package, end to end: nothing in this tree knows it."""

from __future__ import annotations

import asyncio
import io
import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import Mock

import pytest
from playwright.sync_api import expect

import herowright as hw
from herowright.bots import bots_of, play_on
from herowright.cli import main
from herowright.games import registry
from herowright.lab.bench import bench
from herowright.lab.fuzz import fuzz_games
from herowright.locale import texts
from herowright.table.save import verify
from tests.browser.chromium import started
from tests.browser.visitor import Visitor
from tests.server.processes import Browser, Server
from tests.tiny.installed import HERE, install

MOST_LINES = 250


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(tmp_path_factory.mktemp("hoard"))


@pytest.fixture(autouse=True)
def hoard(site: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The game is on the path of this process and of those it starts."""
    monkeypatch.syspath_prepend(str(site))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(site), *filter(None, [os.environ.get("PYTHONPATH")])]))
    _forget()
    yield
    for name in [name for name in sys.modules if name.partition(".")[0] == "hoard"]:
        del sys.modules[name]
    monkeypatch.undo()
    _forget()


def _forget() -> None:
    from herowright.locale import texts as words

    registry.kits.cache_clear()
    sys.modules["herowright.locale.texts"]._entries.cache_clear()
    words.cache_clear()


def test_it_is_small() -> None:
    lines = sum(len(file.read_text().splitlines()) for file in (HERE / "hoard").rglob("*.py"))
    assert lines < MOST_LINES


def test_it_is_there_and_speaks() -> None:
    assert hw.games()["hoard"].title == "Hoard"
    assert bots_of("hoard") == ("random", "careful")
    assert texts("en").say("hoard-ask-turn") == texts("pl").say("hoard-ask-turn") == "Reach into the hoard?"


def test_it_is_played_saved_loaded_and_verified() -> None:
    table = hw.new_table("hoard", 2, seed=5)
    with pytest.raises(hw.IllegalChoice):
        table.apply("leave")
    table.apply("reach")
    table = hw.load_table(table.save())
    from herowright.bots import make_bot

    play_on(table, [make_bot("hoard", "careful", seat) for seat in range(2)])
    assert table.outcome is not None
    assert verify(table.save(), registry.find).ok


@pytest.mark.parametrize("lang", ["en", "pl", "de"])
def test_it_is_played_in_the_terminal(
    lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """To the end: whoever reaches in only once each turn has three turns of it."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "stdin", io.StringIO("reach\nleave\n" * 12))
    assert main(["play", "hoard", "--seats", "2", "--bot", "careful", "--seed", "5", "--lang", lang]) == 0
    told = capsys.readouterr().out
    assert "Reach in" in told
    assert "Gold in safety" in told


def test_it_is_served(tmp_path: Path) -> None:
    """By a server that a person started, to its end, against its own bot."""
    server = Server(f"sqlite:///{tmp_path}/tables.sqlite3")
    try:
        asyncio.run(_play(server))
    finally:
        server.stop()


async def _play(server: Server) -> None:
    async with Browser(server.origin) as edda:
        games = {game["id"]: game for game in await edda.call("GET", "/games")}
        assert games["hoard"]["bots"] == ["random", "careful"]
        assert await edda.call("GET", "/games/hoard/cards") == []
        seats = [{"kind": "me", "name": "Edda"}, {"kind": "bot", "bot": "careful"}]
        table = (await edda.call("POST", "/tables", {"game": "hoard", "seats": seats, "seed": "5"}))["table"]
        page = await edda.page(table)
        while await page.my_turn():
            await page.choose(page.state["decision"]["options"][-1]["key"])
        assert page.state["outcome"]["seats"][0]["lines"][0]["rule"] == "HO-END-01"


def test_it_is_played_in_the_browser(tmp_path: Path) -> None:
    """On the board that serves every game, on a phone too, to the final score."""
    server = Server(f"sqlite:///{tmp_path}/tables.sqlite3")
    try:
        with started() as chromium:
            context = chromium.new_context(
                viewport={"width": 390, "height": 844}, locale="en-GB", reduced_motion="reduce"
            )
            visitor = Visitor(context, server.origin)
            visitor.open_table({"kind": "me", "name": "Edda"}, {"kind": "bot", "bot": "careful"}, game="hoard")
            expect(visitor.page.get_by_role("heading", level=1)).to_contain_text("Hoard")
            visitor.play_out(each=visitor.fits)
            expect(visitor.page.get_by_role("dialog")).to_contain_text("Gold in safety")
            visitor.check_access()
            assert visitor.troubles == []
            context.close()
    finally:
        server.stop()


def test_it_is_simulated(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["simulate", "hoard", "--games", "20", "--bot", "careful", "--bot", "random", "--json"]
    assert main(command) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["errors"] == 0
    assert report["bots"]["careful"]["wins"] > report["bots"]["random"]["wins"]


def test_it_is_fuzzed() -> None:
    decisions, failures = fuzz_games(range(6), ["hoard"])
    assert failures == []
    assert decisions > 50


def test_it_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("herowright.lab.bench.gc", Mock())  # it would look through thousands of tests again and again
    found = bench(["hoard"], False, 0.01)["games"]["hoard"]
    assert found["decisions_per_second"] > 0
    assert found["clones_per_second"] > 0


def test_its_cards_and_rules_can_be_read(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "hoard", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["clauses"][0]["id"] == "HO-TURN-01"
    assert main(["cards", "hoard", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["cards"] == []
