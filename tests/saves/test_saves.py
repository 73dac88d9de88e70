"""Games saved by earlier versions: they load, go on under the rules of today, and a finished one keeps its result."""

import gzip
import random
from pathlib import Path

import pytest

import herowright as hw
from herowright.lab.invariants import Checker
from herowright.table.save import read, verify

# Where a corrected rule lets other dice fall after the mark the game would not be the one that was played.
PLAYED_OTHERWISE = {"0.5.0/pathfinder-4-late", "0.5.0/pathfinder-4-over"}


def _name(file: Path) -> str:
    return f"{file.parent.name}/{file.name.split('.')[0]}"


SAVES = [file for file in sorted(Path(__file__).parent.glob("*/*.json.gz")) if _name(file) not in PLAYED_OTHERWISE]


@pytest.mark.parametrize("file", SAVES, ids=_name)
def test_a_game_of_an_earlier_version_goes_on(file: Path) -> None:
    blob = gzip.decompress(file.read_bytes())
    table, rng = hw.load_table(blob), random.Random(1)
    taken = read(blob)["decisions"]
    assert [key for _, key in table.decisions[:20]] == [key for _, key in taken[:20]]
    checker = Checker(table, rng)
    checker.watch = None  # it has not seen how the game began
    for _ in range(40):
        if table.decision is None:
            break
        checker.glance(table.apply(rng.choice(table.decision.options)))
    assert hw.load_table(table.save()).fingerprint() == table.fingerprint()


@pytest.mark.parametrize("file", [file for file in SAVES if "-over" in file.name], ids=_name)
def test_a_finished_game_of_an_earlier_version_is_still_over(file: Path) -> None:
    """Its dice are proved by the version that played it; here it is replayed, or said to be older."""
    blob = gzip.decompress(file.read_bytes())
    assert hw.load_table(blob).outcome is not None
    verdict = verify(blob, hw.games().__getitem__)
    assert verdict.message.id in ("verify-ok", "verify-older")


@pytest.mark.parametrize("name", sorted(PLAYED_OTHERWISE))
def test_a_game_that_would_go_another_way_is_refused(name: str) -> None:
    blob = gzip.decompress((Path(__file__).parent / f"{name}.json.gz").read_bytes())
    with pytest.raises(hw.BadSave) as refused:
        hw.load_table(blob)
    assert refused.value.message.id == "save-rules-changed"
