"""Names that people give themselves and their tables."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from herowright.server.refusals import BadRequest


def tidy(name: str) -> str:
    """A name on one line, without characters that would disturb the layout; `BadRequest` if nothing is left."""
    if found := tidy_title(name):
        return found
    raise BadRequest("server-name")


def tidy_title(title: str) -> str:
    kept = "".join(letter if letter.isprintable() else " " for letter in title)
    return " ".join(kept.split())


def distinct(name: str, taken: Collection[str]) -> str:
    """The name itself or, if it is taken, with the first free number after it."""
    own, number = name, 1
    while own in taken:
        number += 1
        own = f"{name} {number}"
    return own


def bot_numbers(seats: Sequence[tuple[str, str | None]]) -> list[int]:
    """Numbers that distinguish bots of one kind; 0 if there is nothing to distinguish."""
    nameless = [bot if not name else None for name, bot in seats]
    return [
        nameless[: at + 1].count(bot) if bot is not None and nameless.count(bot) > 1 else 0
        for at, bot in enumerate(nameless)
    ]
