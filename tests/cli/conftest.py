"""Runs commands as a shell would, without the cost of a process."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest

from herowright.cli import main
from herowright.cli.rules import cited


@dataclass(frozen=True)
class Ran:
    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


Run = Callable[..., Ran]


@pytest.fixture(scope="session", autouse=True)
def tests_read_once() -> Iterator[None]:
    """Which of our own tests cite which clauses is the same for every command."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("herowright.cli.rules.cited", cache(cited))
        yield


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """`run("cards", "roll-player")` on a terminal of 80 columns with an English system."""
    for name in [name for name in os.environ if name.startswith(("LC_", "LANG", "HEROWRIGHT_"))]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("COLUMNS", "80")

    def run(*args: object) -> Ran:
        code = main([str(arg) for arg in args])
        printed = capsys.readouterr()
        return Ran(code, printed.out, printed.err)

    return run
