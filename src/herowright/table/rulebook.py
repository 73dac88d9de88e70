"""A game's clauses, read from its `rules.md`, those of its expansions and the translations beside them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

_CLAUSE = re.compile(
    r"^- \*\*(?P<id>[A-Z]+(?:-[A-Z0-9]+)+)\*\*(?: (?P<status>[A-Z]+))? — (?P<text>.+?)(?: \[(?P<source>[^]]+)\])?$"
)
# `| its number | what happens | what comes of it | the clauses it shows | what can be drawn of it |`
_EXAMPLE = re.compile(
    r"^\| (?P<id>[A-Z]+-EX-\d+) \| (?P<text>.+?) \| (?P<outcome>.+?) \| (?P<clauses>[^|]+?) \|"
    r"(?: (?P<shows>[^|]*?) \|)?$"
)
# `PF-DICE-02 to PF-DICE-05`, in short `RP-DICE-13, -24`.
_CITED = re.compile(r"(?P<through>\b(?:to|do|bis)\b|–)|(?:(?P<chapter>[A-Z]+-[A-Z]+)-|-)?(?P<number>\d+)")
_CHAPTER = re.compile(r"^## (?P<ids>[A-Z -/]+?) — (?P<title>.+)$")


@dataclass(frozen=True, slots=True)
class Clause:
    """`status` is `RULE`, `DERIVED` or `AMBIGUOUS`."""

    id: str
    status: str
    text: str
    source: str
    chapter: str


@dataclass(frozen=True, slots=True)
class Example:
    """A worked example; `shows` are the things in it that can be drawn, as references."""

    id: str
    text: str
    outcome: str
    clauses: tuple[str, ...]
    shows: tuple[str, ...]


@cache
def clauses(rules_files: tuple[Path, ...], lang: str = "en") -> dict[str, Clause]:
    """All clauses in order; the English ones where a language has none."""
    return {id: clause for file in rules_files for id, clause in _clauses_of(file, lang).items()}


@cache
def examples(rules_files: tuple[Path, ...], lang: str = "en") -> dict[str, list[Example]]:
    """The worked examples that show a clause, by its number."""
    found: dict[str, list[Example]] = {}
    for file in rules_files:
        for match in filter(None, map(_EXAMPLE.match, _lines(file, lang))):
            shown = tuple(_cited(match["clauses"]))
            pictures = tuple((match["shows"] or "").replace("`", "").split())
            example = Example(match["id"], match["text"], match["outcome"], shown, pictures)
            for clause in shown:
                found.setdefault(clause, []).append(example)
    return found


def _cited(text: str) -> Iterator[str]:
    """The clauses that a line names; `to` means all between two of them."""
    chapter, last, through = "", 0, False
    for match in _CITED.finditer(text):
        if match["through"]:
            through = True
            continue
        chapter, number = match["chapter"] or chapter, int(match["number"])
        yield from (f"{chapter}-{each:02}" for each in range(last + 1 if through else number, number + 1))
        last, through = number, False


def _lines(rules_file: Path, lang: str) -> list[str]:
    file = rules_file if lang == "en" else rules_file.with_suffix(f".{lang}.md")
    return (file if file.exists() else rules_file).read_text(encoding="utf-8").splitlines()


def _clauses_of(rules_file: Path, lang: str) -> dict[str, Clause]:
    found: dict[str, Clause] = {}
    chapter = ""
    for line in _lines(rules_file, lang):
        if heading := _CHAPTER.match(line):
            chapter = heading["title"]
        elif match := _CLAUSE.match(line):
            found[match["id"]] = Clause(
                match["id"], match["status"] or "RULE", match["text"], match["source"] or "", chapter
            )
    return found
