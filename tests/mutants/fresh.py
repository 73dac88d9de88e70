"""`python -m tests.mutants.fresh ORDER RESULT`: a process that imports a broken file and runs tests on it."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.mutants.places import SOURCES
from tests.mutants.running import PYTEST, be_silent, import_instead, run_until_one_fails
from tests.mutants.session import steady_hypothesis


class Runner:
    def __init__(self, tests: list[str], seconds: dict[str, float], result: int) -> None:
        self.tests, self.seconds, self.result = tests, seconds, result

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            return True  # the broken code could not even be imported; nothing is said
        items = {item.nodeid: item for item in session.items}
        chosen = [items[test] for test in self.tests if test in items]
        run_until_one_fails(chosen, lambda test: self.seconds.get(test, 1.0), self.result)
        return True


def main(order: str, result: str) -> None:
    wanted: dict[str, Any] = json.loads(Path(order).read_text(encoding="utf-8"))
    Path(order).unlink()
    be_silent()
    path = str(SOURCES / wanted["file"])
    broken = compile(wanted["source"], path, "exec", dont_inherit=True)
    import_instead(lambda other: broken if other == path else None)
    steady_hypothesis()
    files = dict.fromkeys(test.partition("::")[0] for test in wanted["tests"])
    pytest.main([*PYTEST, *files], plugins=[Runner(wanted["tests"], wanted["seconds"], int(result))])


if __name__ == "__main__":
    main(*sys.argv[1:])
