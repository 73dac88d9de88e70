"""One pytest session that collects the tests once, records what they run, and tries the breaks."""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Callable, Iterator, Sequence
from io import StringIO
from pathlib import Path

import pytest
from hypothesis import Phase, settings

from tests.mutants import record
from tests.mutants.breaks import Break
from tests.mutants.places import OTHER, is_golden, nearness, proofs_of
from tests.mutants.record import Record, Watch
from tests.mutants.running import PYTEST, be_silent
from tests.mutants.trial import Trial, Trials

# Somebody who is told how far the work is: what is done, how much of it, how much there is.
Tell = Callable[[str, int, int], None]


def steady_hypothesis() -> None:
    """Generated examples are the same each time, and a failing one is not made smaller."""
    settings.register_profile(
        "mutants", derandomize=True, database=None, deadline=None, phases=(Phase.explicit, Phase.generate)
    )
    settings.load_profile("mutants")


class Session:
    """Give it breaks, call `work`, and read `trials`."""

    def __init__(self, breaks: Sequence[Break], workers: int, tell: Tell, tried: Callable[[Trial], None]) -> None:
        self.breaks = breaks
        self.tried = tried
        self.workers = workers
        self.tell = tell
        self.trials: list[Trial] = []
        self.records: list[Record] = []
        self.watch = Watch()
        self.imported: record.Lines = {}

    def work(self) -> None:
        steady_hypothesis()
        self.watch.start()
        said = StringIO()
        with contextlib.redirect_stdout(said):
            status = pytest.main([*PYTEST, *proofs_of({one.file for one in self.breaks})], plugins=[self])
        if status != pytest.ExitCode.OK:
            raise SystemExit(said.getvalue())

    @property
    def failed(self) -> list[str]:
        return [test for one in self.records for test in one.failed]

    @property
    def slow(self) -> list[str]:
        return [test for one in self.records for test in one.slow]

    # --- hooks of pytest ---------------------------------------------------------------------------

    def pytest_collection_finish(self) -> None:
        self.imported = self.watch.seen()

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.records = self._records(session.items)
        seconds = {test: took for one in self.records for test, took in zip(one.tests, one.seconds, strict=True)}
        self.trials = [Trial(one, *self._tests_for(one, seconds)) for one in self.breaks]
        tried = 0

        def done(trial: Trial) -> None:
            nonlocal tried
            tried += 1
            self.tell("trying", tried, len(self.trials))
            self.tried(trial)

        Trials(session.items, seconds).run(self.trials, self.workers, done)
        return True

    # --- recording ---------------------------------------------------------------------------------

    def _records(self, items: Sequence[pytest.Item]) -> list[Record]:
        by_file: dict[str, list[pytest.Item]] = {}
        for item in items:
            by_file.setdefault(item.nodeid.partition("::")[0], []).append(item)
        code = record.digest_of_the_code()
        kept = {test_file: record.kept(test_file, code) for test_file in by_file}
        record.clear_outdated({*kept.values()})
        missing = [(by_file[test_file], file) for test_file, file in kept.items() if not file.exists()]
        missing.sort(key=lambda one: len(one[0]))
        running: set[int] = set()
        total = len(missing)
        while missing or running:
            while missing and len(running) < self.workers:
                running.add(_record_apart(*missing.pop(), self.watch))
            running -= {pid for pid in running if os.waitpid(pid, os.WNOHANG)[0]}
            self.tell("recording", total - len(missing) - len(running), total)
            time.sleep(0.02)
        return [record.load(file) for file in kept.values()]

    # --- choosing tests ------------------------------------------------------------------------------

    def _tests_for(self, one: Break, seconds: dict[str, float]) -> tuple[list[str], bool]:
        """The tests that could notice a break, those that should first, golden ones last."""
        fresh = one.statement is None or one.statement in self.imported.get(one.file, ())
        found = {*self._near(one.file)} if fresh else {*self._running(one.file, one.statement or 0)}
        return sorted(found, key=lambda test: (is_golden(test), nearness(test, one.file), seconds[test])), fresh

    def _running(self, file: str, line: int) -> Iterator[str]:
        for one in self.records:
            bits = one.lines.get(file, {}).get(line, 0)
            yield from (test for number, test in enumerate(one.tests) if bits >> number & 1)

    def _near(self, file: str) -> Iterator[str]:
        """What is decided at import may matter to any test of its rule set, and to all that come near the file.

        What runs at import alone is in no record: no test runs it.
        """
        for one in self.records:
            if file in one.lines:
                yield from one.tests
            else:
                yield from (test for test in one.tests if nearness(test, file) < OTHER)


def _record_apart(items: Sequence[pytest.Item], file: Path, watch: Watch) -> int:
    """Record in a process of its own; the files tell what came of it."""
    pid = os.fork()
    if pid:
        return pid
    try:
        be_silent()
        record.store(file, record.record(items, watch))
    finally:
        os._exit(0)
