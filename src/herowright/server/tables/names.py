"""Names that people give themselves and their tables, and what they write."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Sequence

from herowright.server.refusals import BadRequest

# What shows nothing although it counts as a letter, a mark or a sign: fillers, the empty Braille pattern, and what
# chooses between forms of a letter. Only the choice of a coloured picture (U+FE0F) is left, which belongs to emojis.
BLANK = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0e\uffa0\U000e0100-\U000e01ef]")
JOINER = "\u200d"
# No script puts more marks on one letter; whoever does covers the lines above.
MOST_MARKS = 3
# Small letters of other alphabets, and digits, that look like Latin ones.
ALIKE = str.maketrans("авекмнорстухіјѕԁԛԝһαβεηικνορτυχγl10", "abekmhopctyxijsdqwhabeniknoptuxyiio")


def tidy(name: str) -> str:
    """A name on one line, without characters that would disturb the layout; `BadRequest` if nothing is left."""
    if found := tidy_title(name):
        return found
    raise BadRequest("server-name")


def tidy_title(title: str) -> str:
    """Nothing invisible, nothing that turns the direction of writing or covers other lines. Empty if nothing can be
    seen."""
    kept: list[str] = []
    marks = 0
    for letter in BLANK.sub("", unicodedata.normalize("NFC", title)):
        mark = unicodedata.category(letter).startswith("M")
        marks = marks + 1 if mark else 0
        if letter == JOINER and kept and unicodedata.category(kept[-1]) in ("So", "Sk", "Mn"):
            kept.append(letter)  # one emoji of several
        elif marks <= MOST_MARKS:
            kept.append(letter if letter.isprintable() else " ")
    found = " ".join("".join(kept).split())
    return found if any(unicodedata.category(letter)[0] in "LNPS" for letter in found) else ""


def distinct(name: str, taken: Collection[str]) -> str:
    """The name itself or, if one that looks like it is taken, with the first free number after it."""
    own, number = name, 1
    looks = {_look(other) for other in taken}
    while _look(own) in looks:
        number += 1
        own = f"{name} {number}"
    return own


def _look(name: str) -> str:
    """Equal for names that people would mistake for each other."""
    plain = unicodedata.normalize("NFKC", name).casefold().translate(ALIKE)
    return "".join(letter for letter in plain if letter.isalnum() or unicodedata.category(letter)[0] in "PS")


def bot_numbers(seats: Sequence[tuple[str, str | None]]) -> list[int]:
    """Numbers that distinguish bots of one kind; 0 if there is nothing to distinguish."""
    nameless = [bot if not name else None for name, bot in seats]
    return [
        nameless[: at + 1].count(bot) if bot is not None and nameless.count(bot) > 1 else 0
        for at, bot in enumerate(nameless)
    ]
