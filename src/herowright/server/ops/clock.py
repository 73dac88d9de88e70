"""The server's own time: wall-clock time at the start, and from then on a monotonic clock."""

from __future__ import annotations

import time

_WALL, _STEADY = time.time(), time.monotonic()


def now() -> float:
    """Seconds since 1970, as far as was known at the start."""
    return _WALL + time.monotonic() - _STEADY
