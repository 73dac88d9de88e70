"""`herowright backup` and `herowright restore`: a server's database as one file, and back."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO, TYPE_CHECKING

from herowright import __version__
from herowright.cli.params import BadFile, BadUsage, Db, File, Lang
from herowright.cli.serve import default_db
from herowright.cli.speech import Speaker, progress_bar
from herowright.files import writing

if TYPE_CHECKING:
    from herowright.server.store.backup import Header

# As everywhere: standard output or input.
PIPE = Path("-")


def backup(file: File, db: Db = None, lang: Lang = None) -> None:
    from herowright.server.store.backup import write

    speaker = Speaker(lang)
    with _written(file) as to, _progress(speaker, "cli-backup-progress") as told:
        header = write(db or default_db(), to, __version__, told)
    if file != PIPE:
        _say_done(speaker, "cli-backup-done", header, file)


def restore(file: File, db: Db = None, lang: Lang = None) -> None:
    from herowright.server.store.backup import restore as fill

    speaker = Speaker(lang)
    with _read(file) as source, _progress(speaker, "cli-restore-progress") as told:
        header = fill(source, db or default_db(), told)
    _say_done(speaker, "cli-restore-done", header, file)


def _say_done(speaker: Speaker, id: str, header: Header, file: Path) -> None:
    tables, players = header.rows.get("tables", 0), header.rows.get("players", 0)
    speaker.say(id, file=str(file), tables=tables, players=players, version=header.version)


@contextmanager
def _written(file: Path) -> Iterator[IO[bytes]]:
    """A file that appears only when complete and that nobody else may read: it contains dice that are still to come."""
    if file == PIPE:
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
        return
    if file.exists():
        raise BadUsage("cli-unseal-exists", file=str(file))
    part = file.with_name(f"{file.name}.part")
    try:
        with (
            writing(file),
            open(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as opened,
        ):
            yield opened
            opened.flush()
            os.fsync(opened.fileno())
            part.replace(file)
    finally:
        part.unlink(missing_ok=True)


@contextmanager
def _read(file: Path) -> Iterator[IO[bytes]]:
    if file == PIPE:
        with TemporaryFile() as kept:  # it is read twice: first to see whether it is complete
            shutil.copyfileobj(sys.stdin.buffer, kept)
            kept.seek(0)
            yield kept
        return
    try:
        opened = file.open("rb")
    except FileNotFoundError:
        raise BadFile("cli-file-missing", file=str(file)) from None
    except OSError:
        raise BadFile("cli-file-unreadable", file=str(file)) from None
    with opened:
        yield opened


@contextmanager
def _progress(speaker: Speaker, id: str) -> Iterator[Callable[[int, int], None]]:
    with progress_bar(speaker.text(id), 1) as bar:
        yield lambda done, total: bar.update(bar.task_ids[0], completed=done, total=total)
