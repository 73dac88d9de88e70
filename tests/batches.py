"""Tests that differ only in their data run forty at a time.

To collect a test, to hand it to a worker and to tell how it went takes longer than what most tests of cards do. So what
`parametrize` gives to a test that asks for nothing else becomes a few tests: `test_a_weapon_may_be_left[1-36]`. A
failure names its case; `pytest --apart` runs every case as a test of its own, to choose one with `-k` or to see all
that fail. Cases that take their time are marked `apart` and always are.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Mapping, Sequence, Sized
from functools import wraps
from itertools import product
from typing import Any

import pytest
from _pytest.mark import ParameterSet

from herowright.testing.plugin import nothing_is_left_over

FEWEST, MOST = 8, 40
# A test that is named with anything else in brackets is a single case.
BATCH = re.compile(r"\[\d+-\d+\]$")

Case = Mapping[str, Any]
Test = Callable[..., None]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--apart", action="store_true", help="every case of a parametrised test is a test of its own")


def pytest_pycollect_makeitem(collector: pytest.Module | pytest.Class, name: str, obj: object) -> list[Any] | None:
    config = collector.config
    if config.getoption("--apart") or any("[" in arg and not BATCH.search(arg) for arg in config.args):
        return None
    if not isinstance(collector, pytest.Module) or not (
        inspect.isfunction(obj) and collector.istestfunction(obj, name)
    ):
        return None
    cases = cases_of(obj)
    if len(cases) < FEWEST:
        return None
    starts = range(0, len(cases), MOST)
    batches = [(f"{name}[{at + 1}-{min(at + MOST, len(cases))}]", batch(obj, cases[at : at + MOST])) for at in starts]
    return [pytest.Function.from_parent(collector, name=id, callobj=test) for id, test in batches]


def cases_of(test: Test) -> list[Case]:
    """All that a test is to be called with; nothing if it wants more than data, or if a case is marked."""
    marks: Sequence[pytest.Mark] = getattr(test, "pytestmark", ())
    if any(mark.name == "apart" for mark in marks):
        return []
    given = [mark for mark in marks if mark.name == "parametrize"]
    if hasattr(test, "hypothesis") or any(mark.kwargs.keys() - {"ids"} for mark in given):
        return []
    if not all(len(mark.args) == 2 and isinstance(mark.args[1], Sized) for mark in given):
        return []
    columns = [[_named(mark.args[0], value) for value in mark.args[1]] for mark in given]
    if any(case is None for column in columns for case in column):
        return []
    names = {name for column in columns for case in column[:1] for name in case or ()}
    if not names or names != inspect.signature(test).parameters.keys():
        return []
    return [{name: value for part in parts for name, value in part.items()} for parts in product(*columns)]  # type: ignore[union-attr]


def _named(names: str | Sequence[str], value: Any) -> Case | None:
    """`("card, miss", (FENCE, 2))` is `{"card": FENCE, "miss": 2}`."""
    if isinstance(value, ParameterSet):
        if value.marks:
            return None
        value = value.values if len(value.values) > 1 else value.values[0]
    listed = [name.strip() for name in names.split(",") if name.strip()] if isinstance(names, str) else [*names]
    return {listed[0]: value} if len(listed) == 1 else dict(zip(listed, value, strict=True))


def batch(test: Test, cases: Sequence[Case]) -> Test:
    @wraps(test)
    def all_cases() -> None:
        for case in cases:
            try:
                test(**case)
                nothing_is_left_over()
            except BaseException as failure:
                told = ", ".join(f"{name}={value!r:.200}" for name, value in case.items())
                failure.add_note(f"with {told}\n(`pytest --apart` runs each of the {len(cases)} cases by itself)")
                raise

    vars(all_cases)["__signature__"] = inspect.Signature()
    vars(all_cases)["pytestmark"] = [mark for mark in getattr(test, "pytestmark", ()) if mark.name != "parametrize"]
    return all_cases
