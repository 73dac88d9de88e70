"""A pytest plugin, registered automatically: a test that leaves part of its script unused saw less than it
describes."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

import pytest

from herowright import testing


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: Any) -> None:
    testing.opened.clear()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: Any) -> Generator[None, None, None]:
    yield
    nothing_is_left_over()


def nothing_is_left_over() -> None:
    """Every script since the last look was played to its end."""
    left = [line for play in testing.opened for line in play.left_over]
    testing.opened.clear()
    if left:
        raise AssertionError(f"left over in the script: {'; '.join(left)}")
