"""Files that people name: what stands in the way of writing or reading one, as a single clear error."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from errno import errorcode
from pathlib import Path

from herowright.table.errors import HerowrightError


class NotWritten(HerowrightError):
    """A file that cannot be written; the message says why."""


@contextmanager
def writing(file: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise NotWritten("file-not-written", file=str(file), reason=reason(error)) from None


def reason(error: OSError) -> str:
    """The argument of `file-trouble`: the operating system's own words are English on most machines."""
    return errorcode.get(error.errno or 0, type(error).__name__)
