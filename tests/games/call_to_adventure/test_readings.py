"""Every clause that can be read in more than one way: the rules ask how it is read, and a test reads it otherwise."""

import re
from pathlib import Path

import pytest

from herowright.games.call_to_adventure.rules import settings
from herowright.games.call_to_adventure.rules.settings import READINGS

HERE = Path(__file__)
ASKED = re.compile(r'readings?[\[(]"(CA-[A-Z]+-[0-9]+)"[\])] == "([a-z-]+)"')


def test_the_rules_ask_for_every_reading_and_for_no_other() -> None:
    asked: dict[str, set[str]] = {}
    for path in Path(settings.__file__).parents[1].rglob("*.py"):
        for clause, reading in ASKED.findall(path.read_text()):
            asked.setdefault(clause, set()).add(reading)
    assert asked.keys() == READINGS.keys()
    for clause, readings in asked.items():
        assert readings <= set(READINGS[clause]), clause


@pytest.mark.parametrize("clause", READINGS)
def test_a_test_of_the_clause_reads_it_otherwise(clause: str) -> None:
    files = [path.read_text() for path in HERE.parent.rglob("test_*.py") if path != HERE]
    option = re.compile(rf'"{clause}": (?:[a-z]+|"(?:{"|".join(READINGS[clause][1:])})")')
    proofs = [text for text in files if f'@rule("{clause}"' in text or f', "{clause}"' in text]
    assert any(option.search(text) and f'"{READINGS[clause][1]}"' in text for text in proofs)
