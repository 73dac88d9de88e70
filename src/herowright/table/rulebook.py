"""A game's clauses, read from its `rules.md`, those of its expansions and the translations beside them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

_CLAUSE = re.compile(
    r"^- \*\*(?P<id>[A-Z]+(?:-[A-Z0-9]+)+)\*\*(?: (?P<status>[A-Z]+))? — (?P<text>.+?)(?: \[(?P<source>[^]]+)\])?$"
)
_CHAPTER = re.compile(r"^## (?P<ids>[A-Z -/]+?) — (?P<title>.+)$")


@dataclass(frozen=True, slots=True)
class Clause:
    """`status` is `RULE`, `DERIVED` or `AMBIGUOUS`."""

    id: str
    status: str
    text: str
    source: str
    chapter: str


@cache
def clauses(rules_files: tuple[Path, ...], lang: str = "en") -> dict[str, Clause]:
    """All clauses in order; the English ones where a language has none."""
    return {id: clause for file in rules_files for id, clause in _clauses_of(file, lang).items()}


def _clauses_of(rules_file: Path, lang: str) -> dict[str, Clause]:
    file = rules_file if lang == "en" else rules_file.with_suffix(f".{lang}.md")
    if not file.exists():
        file = rules_file
    found: dict[str, Clause] = {}
    chapter = ""
    for line in file.read_text(encoding="utf-8").splitlines():
        if heading := _CHAPTER.match(line):
            chapter = heading["title"]
        elif match := _CLAUSE.match(line):
            found[match["id"]] = Clause(
                match["id"], match["status"] or "RULE", match["text"], match["source"] or "", chapter
            )
    return found
