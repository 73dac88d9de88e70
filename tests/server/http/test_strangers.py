"""What strangers send: forged games, monstrous packs, parties that are none. Others never notice."""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import httpx
import pytest

import herowright as hw
from herowright import packs
from herowright.games.pathfinder.rules import campaign
from herowright.server.ops.config import Limits, Rate
from herowright.server.ops.workers import Workers
from herowright.server.tables import incoming
from herowright.table.save import FORMAT, replay
from herowright.table.table import fingerprint
from herowright.testing import situation
from tests.server.jobs import slow
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


def test_a_game_in_which_something_got_lost_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def lost(*args: Any) -> Any:
        raise AssertionError("nowhere to be found: die:7")

    blob = game().save()
    monkeypatch.setattr(type(hw.games()["roll-player"]), "inventory", lost)
    with pytest.raises(hw.BadSave) as refused:
        replay(blob, hw.games().__getitem__)
    assert refused.value.message.id == "save-damaged"


def test_a_game_of_an_earlier_version_is_played_anew_where_it_is_the_same() -> None:
    older = json.loads(game().save()) | {"state_version": 0, "fingerprint": "of other fields"}
    older["mark"]["state"] = {"fields": "of long ago"}
    older["digest"] = fingerprint({name: value for name, value in older.items() if name != "digest"})
    assert older["format"] == FORMAT
    assert replay(json.dumps(older).encode(), hw.games().__getitem__).fingerprint() == game().fingerprint()


# --- packs -----------------------------------------------------------------------------------------------------------

HEAD = 'game = "roll-player"\n'
MONSTERS = {
    "one deep key": HEAD + "a." * 16_000 + "a = 1\n",
    "a deep table with many keys": HEAD + "[" + "a." * 5_000 + "a]\n" + "".join(f"b{n}=1\n" for n in range(2_000)),
    "nested tables": HEAD + "a = " + "{a = " * 200 + "1" + "}" * 200,
    "nested lists": HEAD + "a = " + "[" * 5_000 + "]" * 5_000,
    "unknown keys": HEAD + "".join(f"longsward-{n} = 1\n" for n in range(3_000)),
    "unknown cards": HEAD + "[cards]\n" + "".join(f"longsward-{n} = 1\n" for n in range(3_000)),
    "a long name": HEAD + "x" * 30_000 + " = 1\n",
}


@pytest.mark.parametrize("pack", MONSTERS.values(), ids=MONSTERS)
def test_a_monstrous_pack_is_refused_in_few_words(browser: Browser, pack: str) -> None:
    answer = browser.post("/api/games/roll-player/pack", content=pack.encode(), headers=JSON)
    assert answer.status_code == 400
    assert reason(answer).startswith("pack-")
    assert len(answer.json()["others"]) < 50
    assert len(answer.content) < 50_000


def test_packs_are_read_in_a_time_that_grows_with_their_size() -> None:
    """Twice as much takes twice as long, and not four times: what is remembered of the lines shows it."""

    def remembered(depth: int) -> int:
        header = "[" + ".".join(["a"] * depth) + "]\n"
        content = HEAD + header + "".join(f"{'b.' * (depth - 1)}c{n} = 1\n" for n in range(20 * depth))
        return sum(map(len, packs.lines_of(content)))

    assert remembered(6) < 4.5 * remembered(3)
    for content in (HEAD + "[" + "a." * 40 + "a]\n", HEAD + "a." * 40 + "a = 1\n"):
        with pytest.raises(packs.BadPack) as refused:
            packs.parse_pack(content.encode(), "pack.toml", "roll-player")
        assert (refused.value.message.id, refused.value.message.args["line"]) == ("pack-too-deep", 2)


def nested(depth: int) -> dict[str, Any]:
    return {"cards": nested(depth - 1)} if depth else {}


@pytest.mark.parametrize(
    ("pack", "refusal"),
    [
        (nested(100), "pack-too-deep"),
        ({f"longsward-{n}": {} for n in range(5_000)}, "pack-unknown"),
        ({"cards": {f"longsward-{n}": {} for n in range(5_000)}}, "pack-likely"),
        ([[[]]] * 5_000, "pack-table"),
    ],
    ids=["deep", "wide", "wide cards", "a list"],
)
def test_a_monstrous_pack_in_the_options_is_refused(browser: Browser, pack: Any, refusal: str) -> None:
    plan = {"game": "roll-player", "seats": [{"kind": "me"}], "options": {"pack": pack}}
    answer = browser.change("/api/tables", plan)
    assert (answer.status_code, reason(answer)) == (400, refusal)
    assert len(answer.content) < 2_000


def test_a_pathfinder_pack_cannot_bring_hundreds_of_scenarios(browser: Browser) -> None:
    pack = 'game = "pathfinder"\n' + "".join(f"[scenarios.own-{n}]\n" for n in range(200))
    answer = browser.post("/api/games/pathfinder/pack", content=pack.encode(), headers=JSON)
    assert (answer.status_code, reason(answer)) == (400, "pack-too-many")


# --- parties ---------------------------------------------------------------------------------------------------------


def test_a_monstrous_party_is_refused_in_few_words(browser: Browser) -> None:
    party = campaign.export_party({**campaign.new_party("Many"), "members": [{"character": "nobody"}] * 5_000})
    answer = browser.post("/api/campaigns/import", content=json.dumps(party).encode(), headers=JSON)
    assert answer.status_code == 400
    assert len(answer.json()["others"]) < 50


# --- nobody waits ----------------------------------------------------------------------------------------------------


def test_while_strangers_keep_the_workers_busy_everything_else_goes_on(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two files that take forever: meanwhile tables are opened and played as always, and then the workers are free."""
    monkeypatch.setattr("herowright.server.http.services.LONGEST_WORK", 1.0)
    monkeypatch.setattr(incoming, "replayed", slow)
    server = serve()
    edda, eve = server.browser(), [server.browser() for _ in range(2)]
    blob = game(1).save()
    with ThreadPoolExecutor(2) as pool:
        attacks = [pool.submit(bring, each, blob) for each in eve]
        table = edda.open_table("me")
        assert edda.get(f"/api/tables/{table}").status_code == 200
        assert edda.get("/health").json()["ok"] is True
        for attack in attacks:
            assert (attack.result().status_code, reason(attack.result())) == (422, "server-too-costly")
    assert edda.post("/api/games/roll-player/pack", content=HEAD.encode(), headers=JSON).status_code == 200


def test_whoever_asks_for_much_work_has_to_wait(serve: Serve) -> None:
    server = serve(limits=replace(Limits.off(), work=Rate(0.001, 1)))
    eve, edda = server.browser(), server.browser()
    answers = [eve.post("/api/games/roll-player/pack", content=HEAD.encode(), headers=JSON) for _ in range(60)]
    assert {answer.status_code for answer in answers} == {200, 429}
    assert (answers[-1].status_code, reason(answers[-1])) == (429, "server-too-fast")
    assert edda.get("/api/tables").status_code == 200, "what costs little is still there, also for the same address"


def test_what_takes_long_is_worked_out_elsewhere_and_once(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards in words, moments and the course of a game: this process composes and replays none of them."""
    server = serve()
    edda = server.browser()
    table = edda.open_table("me", options={"pack": {"cards": {"longsword": {"cost": 3}}}}, seed="7")
    with edda.live(table) as page:
        page.send('{"type":"hello"}')
        key = json.loads(page.recv(10))["state"]["decision"]["options"][0]["key"]
        page.send(json.dumps({"type": "choose", "id": 1, "seat": 0, "key": key, "decisions": 0}))
        while json.loads(page.recv(10))["type"] != "done":
            pass

    def here(*args: Any, **more: Any) -> Any:
        raise AssertionError("in the process that serves everybody")

    monkeypatch.setattr("herowright.server.tables.cards.cards_of", here)
    monkeypatch.setattr("herowright.server.tables.pasts.new_table", here)
    monkeypatch.setattr(hw.Table, "moment", here)
    seen = {path: edda.get(f"/api/tables/{table}/{path}") for path in ("cards", "course", "export")}
    assert {answer.status_code for answer in seen.values()} == {200}
    assert next(card for card in seen["cards"].json() if card["reference"] == "card:longsword")["values"]["cost"] == 3
    moments = [edda.get(f"/api/tables/{table}/moments/{made}").json()["state"]["decisions"] for made in (0, 1, 0, 1)]
    assert moments == [0, 1, 0, 1]
    monkeypatch.setattr(Workers, "_do", here)
    monkeypatch.setattr(hw.Table, "save", here)
    for path, answer in seen.items():
        assert edda.get(f"/api/tables/{table}/{path}").content == answer.content, "it is kept"
