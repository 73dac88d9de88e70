"""Work for processes of their own: it takes forever, takes too much, fails, or ends its process."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

from herowright.table.errors import BadSave

MOST_MEMORY = 600 * 1024 * 1024


def forever() -> None:
    while True:
        pass


def hoard() -> int:
    return len(bytearray(2 * MOST_MEMORY))


def fail(kind: str) -> None:
    raise BadSave("save-damaged") if kind == "refusal" else KeyError("a secret")


def die(file: str) -> str:
    """Only the first time."""
    if not os.path.exists(file):
        Path(file).touch()
        os._exit(1)
    return "alive"


def slow(*args: Any) -> None:
    time.sleep(60)
