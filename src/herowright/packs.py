"""Users' packs: TOML files that correct the numbers and names of cards (`docs/packs.md`).

The file is read and validated here, with an error for each wrong line. Its content then travels as plain data in the
options of a table, so that a save of the table needs no file.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

from herowright.games import registry
from herowright.kit import part
from herowright.table.errors import HerowrightError
from herowright.table.message import Message
from herowright.table.settings import DEEPEST, Problem

# A pack that corrects every value of every card stays far below this.
MAX_BYTES = 512 * 1024


class PackRules(Protocol):
    """What a game says about its packs."""

    def check(self, pack: Any, /) -> list[Problem]: ...

    def names(self, pack: Mapping[str, Any], lang: str, /) -> dict[str, str]: ...

    def own_values(self, pack: Mapping[str, Any], /) -> Mapping[str, Sequence[str]]:
        """What the pack adds to the values of settings."""


def rules_of(game: str) -> PackRules | None:
    kit = registry.kit(game)
    return part(kit.pack) if kit.pack else None


class BadPack(HerowrightError):
    """A file that is not a pack, or a pack with mistakes. `problems` lists all of them, each with file, line and
    field."""

    def __init__(self, problems: Sequence[Message]) -> None:
        self.problems = tuple(problems)
        super().__init__(problems[0].id, **problems[0].args)


def read_pack(file: Path, game: str) -> dict[str, Any]:
    """The checked content of a pack for a game, to be given as the option `pack` of a table."""
    try:
        with file.open("rb") as opened:
            blob = opened.read(MAX_BYTES + 1)
    except OSError as error:
        id = "pack-missing" if isinstance(error, FileNotFoundError) else "pack-unreadable"
        raise BadPack([Message(id, {"file": str(file), "line": 0, "field": ""})]) from None
    return parse_pack(blob, file.name, game)


def parse_pack(blob: bytes, name: str, game: str) -> dict[str, Any]:
    """The same for the content of a file of that name."""
    rules = rules_of(game)

    def bad(id: str, line: int = 0, field: str = "", **args: Any) -> BadPack:
        return BadPack([Message(id, {"file": name, "line": line, "field": field} | args)])

    if len(blob) > MAX_BYTES:
        raise bad("pack-too-large", limit=MAX_BYTES // 1024)
    try:
        content = blob.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        raise bad("pack-encoding", blob.count(b"\n", 0, error.start) + 1) from None
    if deep := _TOO_DEEP.search(content):
        raise bad("pack-too-deep", content.count("\n", 0, deep.start()) + 1, most=DEEPEST)
    try:
        pack = tomllib.loads(content)
    except ValueError as error:
        at = re.search(r"at line (\d+), column (\d+)", str(error))
        line, column = (int(at[1]), int(at[2])) if at else (content.count("\n") + 1, 1)
        raise bad("pack-syntax", line, column=column) from None
    except RecursionError:
        raise bad("pack-syntax", 1, column=1) from None
    made_for = pack.pop("game", None)
    if made_for is None:
        raise bad("pack-no-game", game=game)
    if made_for != game:
        raise bad("pack-other-game", lines_of(content).get(("game",), 0), "game", game=game, found=str(made_for))
    if rules is None:
        raise bad("pack-none", game=game)
    if problems := rules.check(pack):
        lines = lines_of(content)
        placed = [_placed(problem, name, lines) for problem in problems]
        raise BadPack(sorted(placed, key=lambda message: message.args["line"]))
    return pack


def names(game: str, options: Mapping[str, Any], lang: str) -> dict[str, str]:
    """The names that the pack in a table's options gives, for `Texts(names=...)`."""
    rules = rules_of(game)
    return rules.names(options["pack"], lang) if rules and options.get("pack") else {}


def own_values(game: str, pack: Mapping[str, Any]) -> list[tuple[str, str]]:
    """Settings and values that can be chosen with the pack only; `<setting>-<value>` is among its names."""
    rules = rules_of(game)
    found = rules.own_values(pack) if rules else {}
    return [(setting, value) for setting, values in found.items() for value in values]


def _placed(problem: Problem, file: str, lines: Mapping[tuple[str, ...], int]) -> Message:
    """The problem with its place: the line of the field, or of the nearest table that holds it."""
    path = problem.path
    line = next((lines[path[:end]] for end in range(len(path), 0, -1) if path[:end] in lines), 1)
    return Message(problem.message.id, {**problem.message.args, "file": file, "line": line, "field": ".".join(path)})


# --- lines: the TOML reader of the standard library does not tell them -----------------------------

_KEY = r"""(?:[A-Za-z0-9_-]+|"(?:[^"\\\n]|\\.)*"|'[^'\n]*')"""
_KEYS = rf"{_KEY}(?:[ \t]*\.[ \t]*{_KEY})*"
_HEADER = re.compile(rf"[ \t]*(\[\[?)[ \t]*({_KEYS})[ \t]*\]")
_ASSIGNMENT = re.compile(rf"[ \t]*({_KEYS})[ \t]*=")
# Reading such a key takes a time that grows with every further line below it, and no pack has one.
_TOO_DEEP = re.compile(rf"^[ \t]*\[{{0,2}}[ \t]*{_KEY}(?:[ \t]*\.[ \t]*{_KEY}){{{DEEPEST}}}", re.MULTILINE)
# What can hide a bracket or the end of a line within a value, longest first.
_TOKEN = re.compile(
    r'"""(?:[^\\]|\\.)*?"{3,5}' r"|'''.*?'{3,5}" r'|"(?:[^"\\\n]|\\.)*"' r"|'[^'\n]*'" r"|#[^\n]*|[\[{\]}\n]", re.DOTALL
)


def lines_of(content: str) -> dict[tuple[str, ...], int]:
    """The line of every table and key of a valid TOML text without deep keys; keys within inline tables are left
    out. Entries of a list of tables are also found by the number of their table."""
    found: dict[tuple[str, ...], int] = {}
    numbers: Counter[tuple[str, ...]] = Counter()
    table: tuple[str, ...] = ()
    numbered: tuple[str, ...] = ()
    at, line = 0, 1
    while at < len(content):
        paths: tuple[tuple[str, ...], ...] = ()
        after = content.find("\n", at) + 1 or len(content)
        if header := _HEADER.match(content, at):
            table = numbered = _split(header[2])
            if header[1] == "[[":
                numbers[table] += 1
                numbered = (*table, str(numbers[table]))
            paths = table, numbered
        elif assignment := _ASSIGNMENT.match(content, at):
            keys = _split(assignment[1])
            paths = (*table, *keys), (*numbered, *keys)
            after = _end_of_value(content, assignment.end())
        for path in paths:
            for end in range(1, len(path) + 1):
                found.setdefault(path[:end], line)
        line += content.count("\n", at, after)
        at = after
    return found


def _split(keys: str) -> tuple[str, ...]:
    return tuple(key.strip("\"'") for key in re.findall(_KEY, keys))


def _end_of_value(content: str, at: int) -> int:
    """Where the line after a value begins; arrays and some strings run over several lines."""
    depth = 0
    for token in _TOKEN.finditer(content, at):
        if token[0] in ("[", "{"):
            depth += 1
        elif token[0] in ("]", "}"):
            depth -= 1
        elif token[0] == "\n" and depth == 0:
            return token.end()
    return len(content)
