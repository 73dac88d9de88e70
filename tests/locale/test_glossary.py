"""All texts are read against the glossary: printed terms are used, and what must not stand in their place is not."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as ftl

from herowright.games import registry
from herowright.locale.texts import FOLDER, LANGUAGES
from herowright.table.rulebook import clauses
from tests.locale.files import files_of, nodes, resource

ROOT = Path(__file__).parents[2]
GAMES = FOLDER.parent / "games"
GLOSSARY: dict[str, dict[str, dict[str, Any]]] = tomllib.loads((FOLDER / "glossary.toml").read_text(encoding="utf-8"))
# Where the texts of each section lie; [table] speaks for all of them and for the docs.
FOLDERS = {
    "table": FOLDER.parent,
    "roll-player": GAMES / "roll_player",
    "fiends-familiars": GAMES / "roll_player/fiends_familiars",
    "call-to-adventure": GAMES / "call_to_adventure",
    "pathfinder": GAMES / "pathfinder",
}
PAGES = {"pl2": 17, "de1": 20, "ff": 12, "cta": 16, "pf": 24}
TERMS = [(section, term) for section, terms in GLOSSARY.items() for term in terms]


@cache
def texts(lang: str) -> tuple[tuple[Path, str, str], ...]:
    """Every piece of text of a language: its file, what it belongs to, and the words."""
    found = []
    for file, path in files_of(lang).items():
        for entry in resource(lang, file).body:
            if isinstance(entry, ftl.Message):
                words = (node.value for node in nodes(entry) if isinstance(node, ftl.TextElement))
                found += [(path, entry.id.name, text) for text in words]
    name = "rules.md" if lang == "en" else f"rules.{lang}.md"
    for rules in GAMES.rglob(name):
        lines = enumerate(rules.read_text(encoding="utf-8").splitlines(), 1)
        found += [(rules, f"line {number}", line) for number, line in lines]
    if lang == "en":
        for page in (*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")):
            lines = enumerate(page.read_text(encoding="utf-8").splitlines(), 1)
            found += [(page, f"line {number}", line) for number, line in lines]
    return tuple(found)


@cache
def texts_of(section: str, lang: str) -> tuple[tuple[Path, str, str], ...]:
    folder = FOLDERS[section]
    if section == "table":
        return texts(lang)
    return tuple(piece for piece in texts(lang) if piece[0].is_relative_to(folder))


@pytest.mark.parametrize(("section", "term"), TERMS)
def test_an_entry_is_whole(section: str, term: str) -> None:
    entry = GLOSSARY[section][term]
    assert entry["part"] in ("noun", "verb", "adjective", "phrase")
    assert all(entry[lang] for lang in LANGUAGES)
    assert set(entry) <= {"part", *LANGUAGES, "forms", "source", "not"}
    assert all(0 < page <= PAGES[book] for book, page in entry.get("source", {}).items())
    for lang, forbidden in entry.get("not", {}).items():
        assert not any(re.fullmatch(variant, entry[lang]) for variant in forbidden), "the term forbids itself"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rule_names_its_source_in_words(lang: str) -> None:
    """`[Second edition: Set-up 4]`, not `[PL2: Przygotowanie 4]`."""
    codes = re.compile(r"\[(?:PL2|DE1|FF|MM)\b|; (?:PL2|DE1|FF|MM):")
    assert [f"{path.name} {place}" for path, place, text in texts(lang) if codes.search(text)] == []


@pytest.mark.parametrize(("lang", "here"), [("en", "Here: "), ("pl", "Przyjmujemy"), ("de", "Hier gilt: ")])
@pytest.mark.parametrize("game", registry.kits())
def test_a_rule_speaks_to_players(game: str, lang: str, here: str) -> None:
    """Whoever asks for the rule sees one clause by itself: no codes of editions and boxes, no letters for numbers,
    nobody told what to allow. What is unclear in print says what holds here."""
    codes = re.compile(r"\b(?:PL2|DE1|FF|MM|[NKv]|XdN|dN|default|hard-code)\b|\b(?:Treat|Read|Allow|Apply|Let) ")
    for clause in clauses(registry.find(game).rules_files, lang).values():
        own_words = re.sub(r"\b[A-Z]{2}-[A-Z]+-\d+(?:-[A-Z0-9]+)?", "", clause.text)
        assert not codes.search(own_words), clause.id
        assert clause.status != "AMBIGUOUS" or here in clause.text, clause.id


def test_english_leaves_no_space_before_a_per_cent_sign() -> None:
    assert [f"{path.name} {place}" for path, place, text in texts("en") if re.search(r"\d\s%", text)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("section", GLOSSARY)
def test_every_term_is_used(section: str, lang: str) -> None:
    words = "\n".join(text for _, _, text in texts_of(section, lang))
    unused = []
    for term, entry in GLOSSARY[section].items():
        forms = "|".join((re.escape(entry[lang]), *entry.get("forms", {}).get(lang, ())))
        if not re.search(forms, words, re.IGNORECASE):
            unused.append(term)
    assert unused == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("section", GLOSSARY)
def test_no_forbidden_variant_is_used(section: str, lang: str) -> None:
    variants = [variant for entry in GLOSSARY[section].values() for variant in entry.get("not", {}).get(lang, ())]
    if not variants:
        return
    wrong = re.compile(rf"\b(?:{'|'.join(variants)})\b")
    found = [
        f"{path.relative_to(ROOT)} {place}: {hit[0]}"
        for path, place, text in texts_of(section, lang)
        for hit in wrong.finditer(text)
    ]
    assert found == []
