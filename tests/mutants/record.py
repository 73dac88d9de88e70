"""Which test runs which line: recorded once for each file of tests and kept until the code or that file changes."""

from __future__ import annotations

import ast
import builtins
import pickle
import signal
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from types import CodeType

import pytest

from tests.mutants.places import ROOT, SOURCES, TESTS
from tests.mutants.running import forget_caches, import_instead, run_test

CACHE = ROOT / ".mutants"
# A test that computes longer than this notices breaks by playing many games, and would cost more than it tells.
TOO_LONG = 6.0
# The name under which the notes are found everywhere, and room for all of them.
HITS = "__herowright_hits__"
MOST = 100_000

Lines = dict[str, set[int]]


class Counted(ast.NodeTransformer):
    """Puts a note before every statement of every function: one byte that says it has run."""

    def __init__(self, watch: Watch, file: str) -> None:
        self.watch, self.file = watch, file
        self.inside = False

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        outside, self.inside = self.inside, True
        self.generic_visit(node)
        self.inside = outside
        return node

    def generic_visit(self, node: ast.AST) -> ast.AST:
        super().generic_visit(node)
        if self.inside:
            for name in ("body", "orelse", "finalbody"):
                block = getattr(node, name, None)
                if isinstance(block, list) and block and isinstance(block[0], ast.stmt):
                    setattr(node, name, [part for one in block for part in (self._note(one), one)])
        return node

    def _note(self, statement: ast.stmt) -> ast.stmt:
        note = ast.parse(f"{HITS}[{self.watch.number(self.file, statement.lineno)}] = 1").body[0]
        for part in ast.walk(note):
            ast.copy_location(part, statement)
        return note


class Watch:
    """Notes which statements of the project run, from the first import on."""

    def __init__(self) -> None:
        self.places: list[tuple[str, int]] = []
        self.hits = bytearray(MOST)

    def number(self, file: str, line: int) -> int:
        self.places.append((file, line))
        return len(self.places) - 1

    def start(self) -> None:
        """Every file of the rules that is imported from now on is watched."""
        setattr(builtins, HITS, self.hits)
        import_instead(self._noting)

    def _noting(self, path: str) -> CodeType | None:
        file = _place(path)
        if file is None:
            return None
        return compile(Counted(self, file).visit(ast.parse(Path(path).read_bytes())), path, "exec", dont_inherit=True)

    def seen(self) -> Lines:
        """The first lines of the statements that have run since the last look."""
        found: Lines = {}
        at = self.hits.find(1)
        while at >= 0:
            file, line = self.places[at]
            found.setdefault(file, set()).add(line)
            self.hits[at] = 0
            at = self.hits.find(1, at + 1)
        return found


def _place(filename: str) -> str | None:
    folder = f"{SOURCES}/"
    path = filename.removeprefix(folder)
    return path if filename.startswith(folder) and path.startswith(("games/", "table/")) else None


@dataclass
class Record:
    """What the tests of one file run. Tests that fail on the code as it is, or take too long, prove nothing."""

    tests: list[str] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    # For each file and line the tests that run it, as the bits of a number.
    lines: dict[str, dict[int, int]] = field(default_factory=dict)
    failed: list[str] = field(default_factory=list)
    slow: list[str] = field(default_factory=list)


class _TooLong(BaseException):
    pass


def _stop(*_: object) -> None:
    raise _TooLong


def record(items: Sequence[pytest.Item], watch: Watch) -> Record:
    """Run tests under watch; in a process of its own, for they leave their traces there."""
    found = Record()
    signal.signal(signal.SIGPROF, _stop)
    for item, following in zip(items, [*items[1:], None], strict=True):
        forget_caches()
        begun = time.process_time()
        signal.setitimer(signal.ITIMER_PROF, TOO_LONG)
        watch.seen()
        try:
            failure = run_test(item, following)
        except _TooLong as too_long:
            failure = too_long
        signal.setitimer(signal.ITIMER_PROF, 0)
        seen = watch.seen()
        if isinstance(failure, _TooLong) or (failure and time.process_time() - begun >= TOO_LONG):
            found.slow.append(item.nodeid)
        elif failure:
            found.failed.append(item.nodeid)
        else:
            bit = 1 << len(found.tests)
            found.tests.append(item.nodeid)
            found.seconds.append(time.process_time() - begun)
            for file, lines in seen.items():
                marked = found.lines.setdefault(file, {})
                for line in lines:
                    marked[line] = marked.get(line, 0) | bit
    return found


# --- keeping it ----------------------------------------------------------------------------------


def digest_of_the_code() -> str:
    """Changes with the code and with everything that several files of tests share."""
    folders = [TESTS / name for name in ("games", "table", "golden")]
    shared = [file for folder in folders for file in _files(folder) if not file.name.startswith("test_")]
    code = [file for name in ("games", "lab", "table", "testing") for file in _files(SOURCES / name)]
    return _digest([*code, *shared, TESTS / "mutants" / "record.py"])


def _files(folder: Path) -> Iterator[Path]:
    yield from (file for file in sorted(folder.rglob("*")) if file.suffix in (".py", ".ftl", ".md", ".txt", ".json"))


def _digest(files: Iterable[Path]) -> str:
    whole = sha256()
    for file in files:
        whole.update(file.relative_to(ROOT).as_posix().encode())
        whole.update(file.read_bytes())
    return whole.hexdigest()


def kept(test_file: str, code: str) -> Path:
    """Where the record of a file of tests is kept while neither it nor the code changes."""
    return CACHE / f"{sha256(f'{code}{_digest([ROOT / test_file])}'.encode()).hexdigest()[:32]}.pickle"


def load(file: Path) -> Record:
    loaded = pickle.loads(file.read_bytes())
    assert isinstance(loaded, Record)
    return loaded


def store(file: Path, found: Record) -> None:
    CACHE.mkdir(exist_ok=True)
    fresh = file.with_suffix(".new")
    fresh.write_bytes(pickle.dumps(found))
    fresh.replace(file)


def clear_outdated(current: set[Path]) -> None:
    for file in CACHE.glob("*.pickle"):
        if file not in current:
            file.unlink()
