"""Games saved by earlier versions: they load, go on under the rules of today, and a finished one keeps its result."""

import gzip
import random
from pathlib import Path

import pytest

import herowright as hw
from herowright.lab.invariants import Checker
from herowright.table.save import read, verify

SAVES = sorted(Path(__file__).parent.glob("*/*.json.gz"))


def _name(file: Path) -> str:
    return f"{file.parent.name}/{file.name.split('.')[0]}"


@pytest.mark.parametrize("file", SAVES, ids=_name)
def test_a_game_of_an_earlier_version_goes_on(file: Path) -> None:
    blob = gzip.decompress(file.read_bytes())
    table, rng = hw.load_table(blob), random.Random(1)
    taken = iter(read(blob)["decisions"])  # but for answers to questions that are not put any more
    assert all([seat, key] in taken for seat, key in table.decisions)
    checker = Checker(table, rng)
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
