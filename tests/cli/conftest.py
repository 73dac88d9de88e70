"""Runs commands as a shell would, without the cost of a process."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from herowright.cli import main


@dataclass(frozen=True)
class Ran:
    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


Run = Callable[..., Ran]


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
