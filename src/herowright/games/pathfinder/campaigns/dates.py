"""When the scenarios of a campaign were played. A table knows no clock: whoever keeps the party notes the time, as a
text such as `2026-11-15T20:13:00Z` that people can read in its file too."""

from __future__ import annotations

import calendar
import time
from collections.abc import Mapping
from typing import Any

FORM = "%Y-%m-%dT%H:%M:%SZ"
# Every place on earth still writes the year with four digits.
FIRST, LAST = 1970, 9998


def dated(party: Mapping[str, Any], at: float) -> dict[str, Any]:
    """The party after a scenario that ended at this time, in seconds since 1970."""
    *earlier, last = party["log"]
    return {**party, "log": [*earlier, {**last, "at": time.strftime(FORM, time.gmtime(at))}]}


def played_at(entry: Mapping[str, Any]) -> int | None:
    """The time of an entry of the log, in seconds since 1970; parties that played before times were kept have none."""
    return _seconds(entry["at"]) if "at" in entry else None


def readable(entry: Mapping[str, Any]) -> bool:
    """Whether the time of an entry is one, if it has any."""
    return "at" not in entry or _seconds(entry["at"]) is not None


def _seconds(text: Any) -> int | None:
    try:
        found = time.strptime(text, FORM)
    except (TypeError, ValueError):
        return None
    return calendar.timegm(found) if FIRST <= found.tm_year <= LAST else None
