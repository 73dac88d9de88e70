"""`python -m tests.mutants.server`: waives every check of permission, audience, limit and lock in the server, one after
another, and tells which of these breaks no test notices. The checks stand in `server.toml`."""

from __future__ import annotations

import argparse
import os
import signal
import sys
import time
import tomllib
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

import pytest

from tests.mutants.places import ROOT, SOURCES, TESTS
from tests.mutants.running import import_instead

LISTED = Path(__file__).with_name("server.toml")
SERVER = SOURCES / "server"
# A break that hangs the server is noticed, too.
LONGEST = 120
SLOW = "bot or every_line or real_game or going_back_to_any"
WARM = (
    *("herowright.bots", "herowright.packs", "herowright.catalog", "herowright.testing", "herowright.locale"),
    *("alembic.command", "cryptography.fernet", "httpx", "hypothesis", "prometheus_client", "sqlalchemy", "starlette"),
    *("structlog", "uvicorn", "websockets.sync.client", "websockets.server", "psycopg", "rich", "typer"),
)


@dataclass(frozen=True)
class Check:
    """In `file`, below the server's folder, stands `old` once; `new` is as if it were not checked. `tests` are the
    files below `tests/server` in which that has to be noticed, and after a colon words in the names of tests."""

    file: str
    old: str
    new: str
    tests: str

    @property
    def names(self) -> list[str]:
        return self.tests.partition(":")[0].split()

    @property
    def files(self) -> list[Path]:
        """In whichever room they stand."""
        return [file for name in self.names for file in (TESTS / "server").rglob(f"test_{name}.py")]

    @property
    def words(self) -> str | None:
        return self.tests.partition(":")[2].strip() or None

    @property
    def source(self) -> str:
        return (SERVER / self.file).read_text(encoding="utf-8").replace(self.old, self.new)

    def __str__(self) -> str:
        old, new = (" / ".join(text.split("\n")).strip() for text in (self.old, self.new))
        return f"{self.file}: {old} -> {new}"


def checks() -> list[Check]:
    listed = tomllib.loads(LISTED.read_text(encoding="utf-8"))
    return [
        Check(file, old, new, group["tests"])
        for file, groups in listed.items()
        for group in groups
        for old, new in group["breaks"]
    ]


def noticed(check: Check) -> bool:
    """Whether a test fails with the break."""
    if not (pid := os.fork()):
        try:
            os._exit(_run(check))
        finally:
            os._exit(99)
    end = time.monotonic() + LONGEST
    while time.monotonic() < end:
        done, status = os.waitpid(pid, os.WNOHANG)
        if done:
            return os.waitstatus_to_exitcode(status) != 0
        time.sleep(0.05)
    os.kill(pid, signal.SIGKILL)
    os.waitpid(pid, 0)
    return True


def _run(check: Check) -> int:
    silence = os.open(os.devnull, os.O_WRONLY)
    for stream in (1, 2):
        os.dup2(silence, stream)
    path = str(SERVER / check.file)
    broken = compile(check.source, path, "exec", dont_inherit=True)
    import_instead(lambda other: broken if other == path else None)
    files = [str(file) for file in check.files]
    quiet = ["-x", "-q", "--assert=plain", "-p", "no:cacheprovider", "-p", "no:xdist"]
    # Bots need processes of their own, which take long to start.
    for which in (f"not ({SLOW})", SLOW) if check.words is None else (check.words,):
        code = int(pytest.main([*quiet, "-k", which, *files]))
        if code not in (0, pytest.ExitCode.NO_TESTS_COLLECTED):
            return code
    return 0


def warm_up() -> None:
    """Whatever is never broken here is imported once for all of them."""
    from herowright.games import registry

    registry.kits()
    for name in WARM:
        import_module(name)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants.server", description=__doc__)
    parser.add_argument("--only", metavar="WORDS", default="", help="only checks in whose line or file this stands")
    wanted = parser.parse_args().only
    os.chdir(ROOT)
    warm_up()
    survived = []
    chosen = [check for check in checks() if wanted in str(check)]
    for number, check in enumerate(chosen, 1):
        began = time.monotonic()
        seen = noticed(check)
        if not seen:
            survived.append(check)
        told = "noticed" if seen else "SURVIVED"
        print(f"{number}/{len(chosen)} {told} {time.monotonic() - began:.0f} s  {check}", flush=True)
    print(f"{len(chosen) - len(survived)} of {len(chosen)} noticed")
    return 1 if survived else 0


if __name__ == "__main__":
    sys.exit(main())
