"""What the tests of the terminal share."""

from pathlib import Path

import pytest

from tests.terminal.desk import Desk


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Desk:
    return Desk(monkeypatch, tmp_path / "herowright")
