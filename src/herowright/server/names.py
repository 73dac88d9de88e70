"""Names that people give themselves and their tables."""

from __future__ import annotations

from herowright.server.refusals import BadRequest


def tidy(name: str) -> str:
    """A name on one line, without letters that would disturb those around it; `BadRequest` if nothing is left."""
    if found := tidy_title(name):
        return found
    raise BadRequest("server-name")


def tidy_title(title: str) -> str:
    kept = "".join(letter if letter.isprintable() else " " for letter in title)
    return " ".join(kept.split())
