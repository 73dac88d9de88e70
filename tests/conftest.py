"""How the tests run: `--hypothesis-profile long` as `make long` asks for it, how many at a time, and a garbage
collector that leaves the collected tests alone."""

import gc
import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

settings.register_profile("long")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """Seventeen thousand tests stay to the end: looking through them again and again would take a tenth of the time."""
    gc.disable()
    yield
    gc.freeze()
    gc.enable()


def pytest_xdist_auto_num_workers() -> int:
    """Two for each core: tests in a browser or of a server wait half of their time."""
    return 2 * (os.cpu_count() or 1)
