"""Data sets: whole, the same again, and read back as they were written."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import herowright as hw
from herowright.cli import main
from herowright.lab import dataset
from herowright.lab.dataset import BadDataset, Packed, Plan, load, make
from herowright.lab.environments import MissingExtra
from herowright.lab.simulate import bots_for
from herowright.table.table import Table

GAMES = ("roll-player", "call-to-adventure", "pathfinder")


def plan(game: str = "roll-player", games: int = 3, **options: object) -> Plan:
    settled = hw.games()[game].settle(2, options)
    return Plan(game, bots_for(["random"], 2), settled, 5, games)


def content(folder: Path) -> dict[str, bytes]:
    return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


@pytest.fixture(autouse=True)
def two_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "PER_FILE", 2)


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_is_there_as_it_was_put(game: str, tmp_path: Path) -> None:
    found = make(plan(game, 1), tmp_path / "set")
    table = hw.new_table(game, 2, 5)
    rows = list(load(tmp_path / "set"))
    for number, row in enumerate(rows):
        assert table.decision is not None
        assert (row["number"], row["seat"], row["asked"]) == (number, table.decision.seat, table.decision.seat)
        assert (row["kind"], row["rule"]) == (table.decision.kind, table.decision.rule)
        assert row["options"] == [option.key for option in table.decision.options]
        assert row["view"] == json.loads(json.dumps(table.view(row["seat"])))
        table.apply(row["choice"])
    outcome = table.outcome
    assert outcome is not None
    [played] = found.games.to_table().to_pylist()
    assert played["scores"] == [seat.total for seat in outcome.seats]
    assert played["winners"] == list(outcome.winners)
    assert (played["seed"], played["version"], played["bots"]) == ("5", hw.__version__, ["random", "random"])
    assert played["decisions"] == len(rows)


def test_the_same_seeds_give_the_same_bytes(tmp_path: Path) -> None:
    told: list[int] = []
    make(plan(), tmp_path / "one", progress=told.append)
    assert told == [2, 3]
    make(plan(), tmp_path / "two")
    assert content(tmp_path / "one") == content(tmp_path / "two")
    assert sorted(content(tmp_path / "one")) == [
        "README.md",
        "dataset.json",
        "decisions/00000000.parquet",
        "decisions/00000002.parquet",
        "games/00000000.parquet",
        "games/00000002.parquet",
    ]


def test_several_workers_write_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def backwards(work: Callable[[range], Packed], things: list[range], workers: int, ray: None) -> list[Packed]:
        assert workers == 2
        return [work(numbers) for numbers in reversed(things)][::-1]

    make(plan(), tmp_path / "one")
    monkeypatch.setattr(dataset, "in_order", backwards)
    make(plan(), tmp_path / "two", workers=2)
    assert content(tmp_path / "one") == content(tmp_path / "two")


def test_one_that_was_broken_off_is_finished(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make(plan(), tmp_path / "whole")
    whole, folder = content(tmp_path / "whole"), tmp_path / "whole"
    for file in ("README.md", "games/00000002.parquet", "decisions/00000002.parquet"):
        (folder / file).unlink()
    (folder / "decisions" / "00000002.part").write_bytes(b"cut off")
    seeds: list[int] = []
    opened = hw.new_table

    def counted(game: str, seats: int, seed: int, options: Any) -> Table[Any]:
        seeds.append(seed)
        return opened(game, seats, seed, options)

    monkeypatch.setattr(hw, "new_table", counted)
    make(plan(), folder)
    assert content(folder) == whole
    assert seeds == [5, 7], "only the options are tried and the missing game is played"


def test_a_folder_with_something_else_is_left_alone(tmp_path: Path) -> None:
    make(plan(games=1), tmp_path / "set")
    before = content(tmp_path / "set")
    with pytest.raises(BadDataset):
        make(plan(games=2), tmp_path / "set")
    assert content(tmp_path / "set") == before
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter.txt").write_text("Dear")
    with pytest.raises(BadDataset):
        make(plan(), tmp_path / "mine")
    with pytest.raises(BadDataset):
        load(tmp_path / "mine")


def test_an_interrupt_is_told_as_one(tmp_path: Path) -> None:
    table = hw.new_table("call-to-adventure", 3, 1)
    while not (table.decision and table.decision.interrupts):
        assert table.decision is not None
        table.apply(table.decision.options[0])
    seat, offers = next(iter(table.decision.interrupts.items()))
    asked, choices = table.decision.seat, [*table.decisions, (seat, offers[0].key)]
    *_, last = dataset.decisions_of("0", hw.new_table("call-to-adventure", 3, 1), choices)
    assert (last.seat, last.asked, last.choice) == (seat, asked, offers[0].key)
    assert last.options == [offer.key for offer in offers]
    assert json.loads(last.view)["seat"] == seat


def test_the_card_says_what_it_is(tmp_path: Path) -> None:
    found = make(plan(games=2, variants=["short"]), tmp_path / "set")
    card = (tmp_path / "set" / "README.md").read_text()
    assert card.startswith("# Roll Player: 2 games\n")
    assert f"{found.decisions.count_rows():,} decisions, written by Herowright {hw.__version__}" in card
    assert '`{"variants":["short"]}`' in card
    names = {*found.decisions.schema.names, *found.games.schema.names}
    assert all(f"| `{name}` |" in card for name in names)


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = str(tmp_path / "set")
    words = ["dataset", "roll-player", "--games", "1", "--bot", "random", "--option", "variants=short", "--out", folder]
    assert main([*words, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["folder"], told["games"], told["bots"], told["source"]) == (folder, 1, ["random"] * 2, "bots")
    assert told["decisions"] == load(folder).decisions.count_rows()
    assert main([*words, "--lang", "pl"]) == 0
    assert "1 gra, " in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "why"),
    [([], "Name a game"), (["roll-player"], "--games"), (["roll-player", "--games", "0"], "at least 1")],
)
def test_what_is_left_unsaid(words: list[str], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["dataset", *words]) == 2
    assert why in capsys.readouterr().err


def test_without_pyarrow_it_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(MissingExtra, match="pyarrow is not installed"):
        make(plan(), tmp_path / "set")
    assert not (tmp_path / "set").exists()
