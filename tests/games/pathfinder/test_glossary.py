"""All texts of the game are read against its glossary: printed terms are used, forbidden variants are not."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as ftl

from herowright.games import pathfinder
from herowright.locale.texts import LANGUAGES
from tests.locale.files import files_of, nodes, resource

FOLDER = Path(pathfinder.__file__).parent
GLOSSARY: dict[str, dict[str, Any]] = tomllib.loads((FOLDER / "words/glossary.toml").read_text(encoding="utf-8"))[
    "pathfinder"
]
PAGES = 24  # of the Polish rulebook


@cache
def texts(lang: str) -> tuple[tuple[str, str], ...]:
    """Every piece of text with the place where it stands."""
    found = []
    for file, path in files_of(lang).items():
        if path.is_relative_to(FOLDER):
            for entry in resource(lang, file).body:
                if isinstance(entry, ftl.Message):
                    words = (node.value for node in nodes(entry) if isinstance(node, ftl.TextElement))
                    found += [(f"{path.name} {entry.id.name}", text) for text in words]
    rules = FOLDER / ("rules.md" if lang == "en" else f"rules.{lang}.md")
    lines = enumerate(rules.read_text(encoding="utf-8").splitlines(), 1)
    return (*found, *((f"{rules.name} {number}", line) for number, line in lines))


@pytest.mark.parametrize("term", GLOSSARY)
def test_an_entry_is_whole(term: str) -> None:
    entry = GLOSSARY[term]
    assert entry["part"] in ("noun", "verb", "adjective", "phrase")
    assert all(entry[lang] for lang in LANGUAGES)
    assert set(entry) <= {"part", *LANGUAGES, "forms", "source", "not"}
    assert all(book == "pf" and 0 < page <= PAGES for book, page in entry.get("source", {}).items())
    for lang, forbidden in entry.get("not", {}).items():
        assert not any(re.fullmatch(variant, entry[lang]) for variant in forbidden), "the term forbids itself"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_term_is_used(lang: str) -> None:
    words = "\n".join(text for _, text in texts(lang))
    forms = {
        term: "|".join((re.escape(entry[lang]), *entry.get("forms", {}).get(lang, ())))
        for term, entry in GLOSSARY.items()
    }
    assert [term for term, each in forms.items() if not re.search(each, words, re.IGNORECASE)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_forbidden_variant_is_used(lang: str) -> None:
    variants = [variant for entry in GLOSSARY.values() for variant in entry.get("not", {}).get(lang, ())]
    wrong = re.compile(rf"\b(?:{'|'.join(variants or ['(?!)'])})\b")
    assert [(place, hit[0]) for place, text in texts(lang) for hit in wrong.finditer(text)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_typography(lang: str) -> None:
    """Quotes of the language, and a real minus before a number."""
    quotes = {"en": "“”", "pl": "„”", "de": "„“"}[lang]
    wrong = re.compile(rf"[{''.join(set('“”„«»') - set(quotes))}]|(?<![\w.])-(?=\d)|(?<= )-(?= )")
    assert [place for place, text in texts(lang) if ".ftl" in place and wrong.search(text)] == []


def test_english_says_whose_it_is_and_which_trait() -> None:
    odd = re.compile(r"\b(?:check|turn|hero|character)s? of $|\bthe trait [A-Z$]|\bwith the trait\b")
    assert [place for place, text in texts("en") if odd.search(text)] == []
