"""No-break spaces for the page: what belongs together stays on one line.

The `.ftl` files are written with ordinary spaces, which people can see and type; this adds the no-break spaces.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

NBSP = "\N{NO-BREAK SPACE}"
_SELECTOR = re.compile(r"\{ \$(\w+) ->")
# "2 gold", "{ $xp } XP", and before a per cent sign.
_SPACES = re.compile(
    r"(?<=\b\d) (?=[^\W\d_])|(?<=\b\d\d) (?=[^\W\d_])|(?<= \}) (?=(?:XP|PD|EP|[Gg]old|pkt|kB|MB)\b)| (?=%)"
)
_DASH = re.compile(r" (?=–)")
# Polish one-letter words go with the next word.
_LETTER = re.compile(r"(?<![^\s(„])([AaIiOoUuWwZz]) (?=\S)")


def typeset(lang: str, source: str) -> str:
    """A Fluent file with no-break spaces in its texts."""
    return "\n".join(_lines(lang, source))


def _lines(lang: str, source: str) -> Iterator[str]:
    counted = ""  # what the text is chosen by: `{ $gold } gold` stays together where $gold decides between the forms
    for line in source.split("\n"):
        if not line.startswith((" ", "}")):
            counted = ""
        if not line.startswith("#"):
            if counted:
                line = re.sub(rf"(?<=\{{ \${counted} \}}) (?=[^\W\d_])", NBSP, line)
            line = _SPACES.sub(NBSP, line)
            if lang != "en":
                line = _DASH.sub(NBSP, line)
            if lang == "pl":
                line = _LETTER.sub(rf"\1{NBSP}", line)
            counted = next(reversed(_SELECTOR.findall(line)), counted)
        yield line
