"""Full-text search in the rules of a game: in any form of a word, and by synonyms."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import NamedTuple

from herowright.games import registry
from herowright.locale.meanings import meanings
from herowright.locale.stems import fold, stem, words_of
from herowright.table.rulebook import clauses

SYNONYMS = Path(__file__).parent / "synonyms.toml"
# From this many letters on, a prefix is enough; and in German the end of a compound.
BEGINNING = 4
COMPOUND = 5
# A query with more words than these is read up to here: each one is compared with every word of the rules.
MOST_WORDS = 12


class Found(NamedTuple):
    """Clauses by number, in the order of the rules, and the words in them that match."""

    clauses: list[str]
    words: list[str]


class Word(NamedTuple):
    """A word of the rules, without capitals and accents and without its ending, and the clauses it stands in."""

    folded: str
    stem: str
    clauses: set[str]


class Sought(NamedTuple):
    """A word that was typed: its prefix, its stem and those of its synonyms, and the game's own words for it."""

    typed: str
    stems: frozenset[str]
    forms: tuple[str, ...]

    def fits(self, word: Word, lang: str) -> bool:
        if word.stem in self.stems:
            return True
        if len(self.typed) >= BEGINNING and word.folded.startswith(self.typed):
            return True
        if lang == "de" and len(self.typed) >= COMPOUND and word.folded.endswith(self.typed):
            return True
        return any(
            word.folded.startswith(form[:-1]) if form.endswith("*") else word.folded == form for form in self.forms
        )


def search(game: str, lang: str, query: str) -> Found:
    """The clauses that contain every word of the query, or whose number begins with it."""
    order = clauses(registry.find(game).rules_files, lang)
    number = query.strip().upper().rstrip("-")
    if number and (numbered := [id for id in order if f"{id}-".startswith(f"{number}-")]):
        return Found(numbered, [])
    vocabulary = _vocabulary(game, lang)
    fitting = [
        {word for word, its in vocabulary.items() if sought.fits(its, lang)}
        for sought in (_sought(game, lang, word) for word in [*dict.fromkeys(words_of(query))][:MOST_WORDS])
    ]
    if not fitting:
        return Found([], [])
    found = set.intersection(*(set().union(*(vocabulary[word].clauses for word in words)) for words in fitting))
    return Found([id for id in order if id in found], sorted(set().union(*fitting)) if found else [])


@cache
def _vocabulary(game: str, lang: str) -> dict[str, Word]:
    """Every word of the rules; a clause also has the words of its chapter."""
    found: dict[str, Word] = {}
    for clause in clauses(registry.find(game).rules_files, lang).values():
        for word in set(words_of(f"{clause.text} {clause.chapter}")):
            if word not in found:
                found[word] = Word(fold(word), stem(word, lang), set())
            found[word].clauses.add(clause.id)
    return found


def _sought(game: str, lang: str, word: str) -> Sought:
    own = stem(word, lang)
    stems = {own}.union(*(group for group in _synonyms(lang) if own in group))
    terms = [each for each in meanings(game, lang).values() if each.stands_for(word)]
    forms = tuple(form for term in terms for form in map(fold, term.forms) if " " not in form)
    return Sought(fold(word), frozenset(stems), forms)


@cache
def _synonyms(lang: str) -> tuple[frozenset[str], ...]:
    groups = tomllib.loads(SYNONYMS.read_text(encoding="utf-8")).get(lang, ())
    return tuple(frozenset(stem(word, lang) for word in group) for group in groups)
