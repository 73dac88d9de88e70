"""The server's own time: the wall's when it started, and from then on that of a clock which nobody sets."""

from __future__ import annotations

import time

_WALL, _STEADY = time.time(), time.monotonic()


def now() -> float:
    """Seconds since 1970, as far as was known at the start."""
    return _WALL + time.monotonic() - _STEADY
