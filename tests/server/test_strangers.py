"""What strangers send: forged games, monstrous packs, parties that are none. Others never notice."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import httpx
import pytest

import herowright as hw
from herowright.table.save import FORMAT, replay
from herowright.table.table import fingerprint
from herowright.testing import situation
from tests.server.running import Browser, Serve, reason

JSON = {"Content-Type": "application/json"}


def game(decisions: int = 30, seed: int = 5) -> hw.Table[Any]:
    table = hw.new_table("roll-player", 2, seed)
    while table.decision and table.made < decisions:
        table.apply(table.decision.options[0])
    return table


def forged(change: Callable[[dict[str, Any]], None]) -> bytes:
    """A save that somebody changed, with a digest to match."""
    record = json.loads(game().save())
    change(record)
    record["digest"] = fingerprint({name: value for name, value in record.items() if name != "digest"})
    return json.dumps(record).encode()


def bring(browser: Browser, blob: bytes) -> httpx.Response:
    return browser.post("/api/tables/import", content=blob, headers=JSON)


def one_hero_twice(record: dict[str, Any]) -> None:
    """Whoever looks for the seat after this one never comes to an end."""
    for hero in record["mark"]["state"]["heroes"]:
        hero["seat"] = 0


def rich(record: dict[str, Any]) -> None:
    record["mark"]["state"]["heroes"][0]["gold"] = 999


def another_choice(record: dict[str, Any]) -> None:
    record["decisions"][3][1] = "place:nowhere"


def another_die(record: dict[str, Any]) -> None:
    record["log"][0][3]["face"] = 6


def another_seed(record: dict[str, Any]) -> None:
    record["seed"] += 1


def all_sixes(record: dict[str, Any]) -> None:
    record["mark"]["chance"] |= {"rolls": [6, "..."]}


def undone_end(record: dict[str, Any]) -> None:
    record["floor"] = [0, "undo-nothing", {}]


FORGERIES = {
    one_hero_twice: "",
    rich: "",
    undone_end: "",
    another_choice: "save-not-played",
    another_die: "save-not-played",
    another_seed: "save-not-played",
    all_sixes: "save-scripted",
    lambda record: record.update(seats="2"): "save-damaged",
    lambda record: record.update(seats=True): "save-damaged",
    lambda record: record.update(seed=1.5): "save-damaged",
    lambda record: record.update(decisions=[[0, ["place"]]]): "save-damaged",
    lambda record: record.update(decisions=[[0, "x"]] * 20_001): "save-too-long",
    lambda record: record.update(mark=None): "save-damaged",
    lambda record: record.update(options={"pack": {"cards": [[]]}}): "save-damaged",
}


@pytest.mark.parametrize(("change", "refusal"), FORGERIES.items(), ids=lambda value: getattr(value, "__name__", value))
def test_nothing_of_a_save_is_believed_but_its_choices(
    browser: Browser, change: Callable[[dict[str, Any]], None], refusal: str
) -> None:
    """It is either refused or the very game that its seed and its choices give."""
    answer = bring(browser, forged(change))
    if refusal:
        assert (answer.status_code, reason(answer)) == (400, refusal)
        return
    assert answer.status_code == 201
    brought = browser.get(f"/api/tables/{answer.json()['table']}/export").content
    assert hw.load_table(brought).fingerprint() == game().fingerprint()
    assert hw.load_table(brought)._floor == game()._floor


def test_nothing_else_in_a_file_is_kept(browser: Browser) -> None:
    padded = forged(lambda record: record.update(padding="x" * 1_000_000))
    table = bring(browser, padded).json()["table"]
    assert len(browser.get(f"/api/tables/{table}/export").content) < 100_000


def test_an_arranged_situation_is_no_game_that_was_played(browser: Browser, serve: Serve) -> None:
    blob = situation("roll-player", 2, rolls=[6, ...], heroes=[{"gold": 20}, {}]).table.save()
    assert reason(bring(browser, blob)) == "save-scripted"
    plain = situation("roll-player", 2, heroes=[{"gold": 20}, {}]).table.save()
    assert reason(bring(browser, plain)) == "save-not-played"
    for_tests = serve(arranged_tables=True).browser()
    assert bring(for_tests, blob).status_code == 201


def test_a_game_of_an_earlier_version_is_played_anew_where_it_is_the_same() -> None:
    older = json.loads(game().save()) | {"state_version": 0, "fingerprint": "of other fields"}
    older["mark"]["state"] = {"fields": "of long ago"}
    older["digest"] = fingerprint({name: value for name, value in older.items() if name != "digest"})
    assert older["format"] == FORMAT
    assert replay(json.dumps(older).encode(), hw.games().__getitem__).fingerprint() == game().fingerprint()
