"""`herowright replay` and `herowright verify`."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import herowright as hw
from herowright.locale import LANGUAGES
from herowright.table.dice import Dice
from herowright.table.save import FORMAT
from herowright.table.table import fingerprint
from tests.cli.conftest import Run

Record = dict[str, Any]


def table_after(decisions: int | None, game: str = "roll-player", seats: int = 2, **options: Any) -> hw.Table[Any]:
    table, rng = hw.new_table(game, seats, seed=11, options=options), random.Random(3)
    while table.decision and (decisions is None or len(table.decisions) < decisions):
        table.apply(rng.choice(table.decision.options))
    return table


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    file = tmp_path / "finished"
    file.write_bytes(table_after(None).save())
    return file


@pytest.fixture
def pending(tmp_path: Path) -> Path:
    file = tmp_path / "pending"
    file.write_bytes(table_after(20).save())
    return file


def forge(file: Path, change: Callable[[Record], object]) -> None:
    """Change a save as somebody would who knows how its digest is made."""
    record = json.loads(file.read_bytes())
    change(record)
    del record["digest"]
    file.write_text(json.dumps(record | {"digest": fingerprint(record)}))


# --- verify ----------------------------------------------------------------------------------------


def test_an_honest_game_is_in_order(run: Run, finished: Path, pending: Path) -> None:
    for file in (finished, pending):
        assert run("verify", file).code == 0
        verdict = run("verify", file, "--json").json
        assert (verdict["ok"], verdict["id"], verdict["at"]) == (True, "verify-ok", None)
    assert verdict["decisions"] == 20


def another_decision(record: Record) -> None:
    record["decisions"][12] = [record["decisions"][12][0], "buy:moon"]


def another_seed(record: Record) -> None:
    record["seed"] += 1


def another_seed_and_hash(record: Record) -> None:
    from herowright.table.chance import commitment

    record["seed"] += 1
    record["commitment"] = commitment(record["seed"])


def another_log_line(record: Record) -> None:
    record["log"][5][1] = 1 - record["log"][5][1]


def missing_log_line(record: Record) -> None:
    record["log"].pop()


def another_end(record: Record) -> None:
    record["fingerprint"] = "0" * 64


@pytest.mark.parametrize(
    ("change", "id", "at"),
    [
        (another_decision, "verify-illegal", 13),
        (another_seed, "verify-commitment", None),
        (another_log_line, "verify-log", 6),
        (missing_log_line, "verify-end", 21),
        (another_end, "verify-end", 21),
    ],
)
def test_what_was_changed_is_found(run: Run, pending: Path, change: Any, id: str, at: int | None) -> None:
    forge(pending, change)
    verdict = run("verify", pending, "--json")
    assert verdict.code == 1
    assert (verdict.json["ok"], verdict.json["id"], verdict.json["at"]) == (False, id, at)
    for lang in LANGUAGES:
        said = run("verify", pending, "--lang", lang)
        assert said.code == 1
        assert "verify-" not in said.out


def test_other_dice_are_found_even_with_their_own_hash(run: Run, finished: Path) -> None:
    forge(finished, another_seed_and_hash)
    assert run("verify", finished).code == 1


def test_a_file_belongs_to_the_hash_that_the_table_showed_or_is_refused(run: Run, tmp_path: Path) -> None:
    blank = hw.new_table("roll-player", 2, 0)
    dice = Dice.agreed("5" * 64, ("a" * 64, ""), "table12345", "roll-player", blank.options, ("person", "bot"), "0.7.0")
    file = tmp_path / "dealt"
    file.write_bytes(blank.dealt(dice).save())
    for what, hash in (("commitment", dice.commitment), ("promise", dice.promise.upper())):
        verdict = run("verify", file, "--commitment", hash, "--json").json
        assert (verdict["ok"], verdict["published"]) == (True, what)
        assert (verdict["promise"], verdict["dice"]) == (dice.promise, dice.text)
        for lang in LANGUAGES:
            said = run("verify", file, "--commitment", hash, "--lang", lang)
            assert (said.code, len(said.out.split("\n")) > 1) == (0, True)
            assert "verify-" not in said.out
    foreign = run("verify", file, "--commitment", "0" * 64, "--json")
    assert (foreign.code, foreign.json["id"], foreign.json["published"]) == (1, "verify-published", None)
    assert "--commitment" in run("verify", file, "--commitment", "nonsense").err


def test_an_older_file_belongs_to_the_hash_of_its_seed(run: Run, finished: Path) -> None:
    verdict = run("verify", finished, "--json").json
    assert (verdict["promise"], verdict["dice"], verdict["published"]) == (None, None, None)
    again = run("verify", finished, "--commitment", verdict["commitment"], "--json").json
    assert (again["ok"], again["published"]) == (True, "commitment")


# --- files that are no saves -----------------------------------------------------------------------


def emptied(record: Record) -> None:
    for key in [key for key in record if key not in ("herowright", "format", "digest")]:
        del record[key]


def from_the_future(record: Record) -> None:
    record["format"] = FORMAT + 1


def unknown_game(record: Record) -> None:
    record["game"] = "chess"


@pytest.mark.parametrize(
    ("spoil", "id"),
    [
        (lambda file: file.write_bytes(file.read_bytes()[:-50]), "save-unreadable"),
        (lambda file: file.write_bytes(b""), "save-unreadable"),
        (lambda file: file.write_bytes(b"\x89PNG\r\n\x1a\n"), "save-unreadable"),
        (lambda file: file.write_text('{"a": 1}'), "save-foreign"),
        (lambda file: file.write_text("[" * 100_000), "save-unreadable"),
        (lambda file: file.write_text(file.read_text().replace('"seats":2', '"seats":3')), "save-damaged"),
        (lambda file: file.write_bytes(b" " * (17 * 1024 * 1024)), "save-too-large"),
        (lambda file: forge(file, emptied), "save-damaged"),
        (lambda file: forge(file, from_the_future), "save-newer"),
        (lambda file: forge(file, unknown_game), "unknown-game"),
    ],
)
@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_file_that_is_no_save_gets_one_clear_line(run: Run, pending: Path, command: str, spoil: Any, id: str) -> None:
    spoil(pending)
    wrong = run(command, pending, "--json")
    assert wrong.code == 2
    assert wrong.json["error"]["id"] == id
    assert wrong.err.count("\n") == 1


def test_a_game_that_cannot_have_been_played_is_not_replayed(run: Run, pending: Path) -> None:
    forge(pending, another_decision)
    assert run("replay", pending, "--json").json["error"]["id"] == "save-rules-changed"


# --- replay ----------------------------------------------------------------------------------------


def test_the_replay_for_programs(run: Run, finished: Path) -> None:
    replayed = run("replay", finished, "--json").json
    table = hw.load_table(finished.read_bytes())
    assert [(step["seat"], step["key"]) for step in replayed["decisions"]] == table.decisions
    events = [event for step in replayed["decisions"] for event in step["events"]]
    assert len(replayed["opening"]) + len(events) == len(table.log)
    assert all(event["text"] and event["text"] != event["kind"] for event in events)
    assert replayed["over"] is True
    assert table.outcome
    assert [seat["total"] for seat in replayed["results"]] == [seat.total for seat in table.outcome.seats]


def test_the_replay_up_to_a_decision(run: Run, pending: Path) -> None:
    replayed = run("replay", pending, "--to", 3, "--json").json
    assert [step["number"] for step in replayed["decisions"]] == [1, 2, 3]
    assert (replayed["total"], replayed["over"], replayed["results"]) == (20, False, None)
    lines = run("replay", pending, "--to", 3).out.splitlines()
    assert [line[:2] for line in lines if line[0].isdigit()] == ["1.", "2.", "3."]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_replay_tells_the_log_in_the_language(run: Run, finished: Path, pending: Path, lang: str) -> None:
    for file in (finished, pending):
        told = run("replay", file, "--lang", lang)
        assert told.code == 0
        assert not re.search(r"rp-[a-z]|cli-[a-z]|\b(card|die|attr):", told.out)


def test_enter_steps_on_and_q_stops(run: Run, pending: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal:
        def isatty(self) -> bool:
            return True

    keys = ["", "", "q"]
    monkeypatch.setattr("sys.stdin", Terminal())
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setattr("builtins.input", lambda prompt: keys.pop(0))
    told = run("replay", pending, "--lang", "en")
    assert told.code == 0
    assert keys == []
    assert "2. " in told.out
    assert "3. " not in told.out
    keys += ["", "a"]
    assert "20. " in run("replay", pending).out


def test_a_replay_knows_the_names_of_its_pack(run: Run, tmp_path: Path) -> None:
    everybody = {id: {"name": {"en": "Somebody"}} for id in ("dwarf", "elf", "human", "orc", "halfling", "dragonkin")}
    file = tmp_path / "packed"
    file.write_bytes(table_after(5, pack={"races": everybody}).save())
    assert "Somebody" in run("replay", file).out
    assert run("verify", file).code == 0


# --- Call to Adventure -------------------------------------------------------------------------------


def test_what_only_one_player_saw_is_told_once_when_the_game_is_over(run: Run, tmp_path: Path) -> None:
    finished, pending = tmp_path / "finished", tmp_path / "pending"
    finished.write_bytes(table_after(None, "call-to-adventure").save())
    pending.write_bytes(table_after(8, "call-to-adventure").save())
    whole = run("replay", finished, "--json").json
    assert [event["kind"] for event in whole["opening"]].count("ca-event-draws-card") == 2
    assert not any(event["kind"] == "ca-event-draws" for step in whole["decisions"] for event in step["events"])
    opening = [event["kind"] for event in run("replay", pending, "--json").json["opening"]]
    assert ("ca-event-draws-card" in opening, opening.count("ca-event-draws")) == (False, 2)


@pytest.mark.parametrize(
    ("lang", "title", "result"),
    [
        ("en", "Call to Adventure", "points?"),
        ("pl", "Zew przygody", "punkt(y|ów|u)?"),
        ("de", "Call to Adventure", "Punkte?"),
    ],
)
@pytest.mark.parametrize(("seats", "mode"), [(1, "co-op"), (2, "versus"), (3, "co-op")])
def test_an_adventure_is_replayed_and_verified(
    run: Run, tmp_path: Path, lang: str, title: str, result: str, seats: int, mode: str
) -> None:
    file = tmp_path / "game"
    file.write_bytes(table_after(None, "call-to-adventure", seats, mode=mode).save())
    lines = run("replay", file, "--lang", lang).out.splitlines()
    assert lines[0].startswith(f"{title}, ")
    for line in lines[-seats:]:
        assert re.search(rf": .+ {result}($|, \S)", line)
        assert line[0].isdigit() == (mode == "versus")
    assert not re.search(r"\b(ca|cli)-[a-z]", "\n".join(lines))
    assert run("verify", file, "--lang", lang).code == 0


# --- Pathfinder ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "result"), [("en", "scenario lost"), ("pl", "scenariusz przegrany"), ("de", "Szenario verloren")]
)
@pytest.mark.parametrize(("seats", "scenario"), [(1, "brigandoom"), (3, "attack-on-sandpoint")])
def test_a_scenario_is_replayed_and_verified(
    run: Run, tmp_path: Path, lang: str, result: str, seats: int, scenario: str
) -> None:
    table = table_after(None, "pathfinder", seats, scenario=scenario)
    assert table.outcome is not None
    assert table.outcome.winners == ()
    file = tmp_path / "game"
    file.write_bytes(table.save())
    lines = run("replay", file, "--lang", lang).out.splitlines()
    assert lines[0].startswith("Pathfinder Adventure Card Game: Rise of the Runelords, ")
    assert all(f": {result}" in line for line in lines[-seats:])
    assert not re.search(r"\b(pf|cli|boon|bane|location|power)-[a-z]", re.sub(r"\S+:\S+", "", "\n".join(lines)))
    assert run("verify", file, "--lang", lang).code == 0
