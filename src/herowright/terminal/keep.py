"""Saved games: one file each, rewritten atomically after every decision and never overwriting another game."""

from __future__ import annotations

import json
import os
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from herowright import load_table
from herowright.table.table import Table

UNFINISHED, FINISHED, ASIDE = "unfinished", "finished", "aside"


def default_folder() -> Path:
    """Where this user's programs keep their data."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "herowright"


@dataclass(frozen=True, slots=True)
class Players:
    """The bot of each seat, `None` where a person sits; the names that were given, from seat 0."""

    bots: tuple[str | None, ...]
    names: tuple[str, ...] = ()


@dataclass(slots=True)
class Keeper:
    """The folder of saved games. A game lies under `unfinished` until it is over or set aside; a small file beside
    it says who plays, which the table itself does not know."""

    folder: Path

    def new(self, table: Table[Any]) -> Path:
        """A file name no other game has."""
        name = f"{table.game.id}-{time.strftime('%Y%m%d-%H%M%S')}-{table.commitment[:8]}"
        return free(self.folder / UNFINISHED / f"{name}.json")

    def unfinished(self, game: str) -> list[Path]:
        """The games of a kind that wait to be resumed, the latest first."""
        files = (self.folder / UNFINISHED).glob(f"{game}-*.json")
        return sorted(files, key=lambda file: file.stat().st_mtime, reverse=True)

    def store(self, file: Path, table: Table[Any], players: Players) -> None:
        beside = players_file(file)
        if not beside.exists():
            write(beside, json.dumps(asdict(players)).encode())
        write(file, table.save())

    def move(self, file: Path, where: str) -> Path:
        """Put a game into another folder, with the file beside it."""
        target = free(self.folder / where / file.name)
        target.parent.mkdir(parents=True, exist_ok=True)
        os.replace(file, target)
        if players_file(file).exists():
            os.replace(players_file(file), players_file(target))
        return target


def load(file: Path) -> Table[Any]:
    """The table of a file; `BadSave` or `OSError` if it cannot be loaded."""
    return load_table(file.read_bytes())


def players_of(file: Path, seats: int) -> Players:
    """Who plays a kept game; only people where the file beside it cannot tell."""
    try:
        found = json.loads(players_file(file).read_bytes())
        bots, names = found["bots"], found["names"]
    except (OSError, ValueError, KeyError, TypeError):
        bots, names = None, None
    known = isinstance(bots, list) and len(bots) == seats and all(isinstance(bot, str | None) for bot in bots)
    called = isinstance(names, list) and all(isinstance(name, str) for name in names)
    return Players(tuple(bots) if known else (None,) * seats, tuple(names) if called else ())


def players_file(file: Path) -> Path:
    return file.with_suffix(".players")


def mark_broken(file: Path) -> Path:
    """A file that cannot be read is kept under another name, so that somebody may repair it."""
    target = free(file.with_name(f"{file.name}.broken"))
    os.replace(file, target)
    return target


def free(file: Path) -> Path:
    """The path itself or, if it exists, the next free numbered one."""
    number, target = 1, file
    while target.exists():
        number += 1
        target = file.with_name(f"{file.stem}-{number}{file.suffix}")
    return target


def write(file: Path, content: bytes) -> None:
    """Atomic: a crash leaves the old file or the new one."""
    file.parent.mkdir(parents=True, exist_ok=True)
    draft = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        with draft.open("wb") as stream:
            stream.write(content)
            stream.flush()
            os.fsync(stream.fileno())
        os.replace(draft, file)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
