"""What the terms of a game mean: the glossary behind every icon, term and figure on a table.

A term is a message in the game's `meanings.ftl`: its name, a `.text` of a sentence or two, the `.clause` that defines
it, and its `.forms`, the words that stand for it in a sentence (`bury, buries, buried`; `karty*` is every word with
that prefix).
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from herowright.games import registry
from herowright.locale.stems import fold
from herowright.locale.texts import texts

FILE = "meanings.ftl"
_ID = re.compile(r"^meaning-([a-z-]+) =", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Meaning:
    id: str
    term: str
    text: str
    rule: str
    forms: tuple[str, ...]

    def stands_for(self, word: str) -> bool:
        """Whether the word is a form of the term, written as people type."""
        typed = fold(word)
        return any(
            typed.startswith(form[:-1]) if form.endswith("*") else typed == form
            for form in map(fold, (self.term, *self.forms))
        )


@cache
def meanings(game: str, lang: str) -> dict[str, Meaning]:
    """By term, in the order of the files; a game that explains nothing has none."""
    say = texts(lang).say
    found = {}
    for folder in registry.kit(game).words:
        spoken = folder / (lang if (folder / lang).is_dir() else "en") / FILE
        if not spoken.exists():
            continue
        for id in _ID.findall(spoken.read_text(encoding="utf-8")):
            message = f"meaning-{id}"
            forms = tuple(form.strip() for form in say(f"{message}.forms").split(","))
            found[id] = Meaning(id, say(message), say(f"{message}.text"), say(f"{message}.clause"), forms)
    return found


def meaning_of(game: str, lang: str, word: str) -> Meaning | None:
    """What a word means, in whatever form it is typed; the name of a term wins over a prefix that fits many."""
    known = meanings(game, lang).values()
    named = (each for each in known if fold(each.term) == fold(word))
    return next(named, None) or next((each for each in known if each.stands_for(word)), None)
