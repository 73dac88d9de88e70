"""Games saved by every released version: they load, go on under the rules of today, and a finished one keeps its
result. `tests/saves/write.py` tells how the saves of a release are made."""

import random
import re
from pathlib import Path

import pytest

import herowright as hw
from herowright.games import registry
from herowright.lab.invariants import Checker
from herowright.table.save import read, verify
from tests.saves.write import FOLDER, MODES, unpack, written

CHANGELOG = Path(__file__).parents[2] / "CHANGELOG.md"
SAVES = {
    f"{file.name.removesuffix('.json.xz')}/{name}": text.encode()
    for file in sorted(FOLDER.glob("*.json.xz"))
    for name, text in unpack(file).items()
}
# Where a corrected rule lets other dice fall after the mark the game would not be the one that was played.
PLAYED_OTHERWISE = {"0.5.0/pathfinder-4-late", "0.5.0/pathfinder-4-over"}
GO_ON = sorted(SAVES.keys() - PLAYED_OTHERWISE)


def test_every_released_version_has_left_saves_of_all_it_could_play() -> None:
    released = re.findall(r"^## (\d+\.\d+\.\d+)$", CHANGELOG.read_text(), re.MULTILINE)
    assert {name.split("/")[0] for name in SAVES} | {hw.__version__} == set(released) | {hw.__version__}
    today = {name.split("/")[1].rpartition("-")[0] for name in SAVES if name.startswith("0.10.0/")}
    assert today == set(MODES)
    assert {game for game, _, _ in MODES.values()} == set(registry.kits())


@pytest.mark.parametrize("name", GO_ON)
def test_a_game_of_an_earlier_version_goes_on(name: str) -> None:
    table, rng = hw.load_table(SAVES[name]), random.Random(1)
    taken = read(SAVES[name])["decisions"]
    assert [key for _, key in table.decisions[:20]] == [key for _, key in taken[:20]]
    checker = Checker(table, rng)
    checker.watch = None  # it has not seen how the game began
    for _ in range(40):
        if table.decision is None:
            break
        checker.glance(table.apply(rng.choice(table.decision.options)))
    assert hw.load_table(table.save()).fingerprint() == table.fingerprint()


@pytest.mark.parametrize("name", GO_ON)
def test_a_game_of_an_earlier_version_is_verified(name: str) -> None:
    """Under the rules by which it was played it is proved to the last line; if they were corrected since, it is proved
    or said to be older, and never called false."""
    record, verdict = read(SAVES[name]), verify(SAVES[name], registry.find)
    same = record["state_version"] == registry.find(record["game"]).state_version
    assert verdict.message.id in (("verify-ok",) if same else ("verify-ok", "verify-older"))
    table = hw.load_table(SAVES[name])
    if name.endswith("-over"):
        assert table.outcome is not None
    again = verify(table.clone().save(), registry.find)
    assert again.message.id == verdict.message.id or not same, "also when this version has saved it again"
    assert again.message.id in ("verify-ok", "verify-older")


@pytest.mark.parametrize("name", sorted(PLAYED_OTHERWISE))
def test_a_game_that_would_go_another_way_is_refused(name: str) -> None:
    with pytest.raises(hw.BadSave) as refused:
        hw.load_table(SAVES[name])
    assert refused.value.message.id == "save-rules-changed"


def test_saves_are_written_as_for_a_release() -> None:
    """The script for the next release works today."""
    name, text = next(written())
    assert name == "roll-player-solo-running"
    assert hw.load_table(text.encode()).decision is not None
