"""Results in a file, each written as soon as it is there, so that an interrupted run can be resumed."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from herowright.files import writing


class Kept:
    """The results of one kind in a file of JSON lines; `about` distinguishes them from others in the same file."""

    def __init__(self, file: Path | None, about: Mapping[str, Any]) -> None:
        self.file = file
        self.about = json.loads(json.dumps(about))

    def rows(self) -> Iterator[dict[str, Any]]:
        """The rows in the file; an incomplete last line is ignored."""
        if self.file is None:
            return
        with writing(self.file), self.file.open("a+", encoding="utf-8") as file:
            file.seek(0)
            text = file.read()
            if text and not text.endswith("\n"):
                file.write("\n")  # the next one starts on a new line
        for line in text.splitlines():
            with suppress(ValueError):
                row = json.loads(line)
                if row.pop("about") == self.about:
                    yield row

    def add(self, row: Mapping[str, Any]) -> None:
        if self.file is not None:
            with writing(self.file), self.file.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"about": self.about, **row}) + "\n")
