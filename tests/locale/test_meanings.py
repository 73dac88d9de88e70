"""The dictionaries of the games, and the search that knows the forms of words."""

from __future__ import annotations

import re

import pytest

from herowright.games import registry
from herowright.locale import LANGUAGES
from herowright.locale.meanings import meaning_of, meanings
from herowright.locale.search import search
from herowright.locale.stems import stem
from herowright.table.rulebook import clauses, examples

GAMES = list(registry.kits())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_meaning_is_short_and_cites_a_clause(game: str, lang: str) -> None:
    rules = clauses(registry.find(game).rules_files, lang)
    english = meanings(game, "en")
    found = meanings(game, lang)
    assert list(found) == list(english)
    for id, each in found.items():
        assert each.rule in rules, id
        assert each.rule == english[id].rule, id
        assert 15 < len(each.text) <= 240, (id, len(each.text))
        assert each.text.endswith("."), id
        assert all(re.fullmatch(r"[\w' -]+\*?", form) for form in each.forms), id


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_word_stands_for_two_terms(game: str, lang: str) -> None:
    """`trait` has one meaning in a game; only an expansion may say more about a word of the base game."""
    found: dict[str, str] = {}
    for id, each in meanings(game, lang).items():
        for form in each.forms:
            first = found.setdefault(form.casefold(), id)
            assert first[:2] != id[:2] or first == id, (form, first, id)


@pytest.mark.parametrize(
    ("game", "lang", "word", "id"),
    [
        ("pathfinder", "en", "buried", "pf-bury"),
        ("pathfinder", "en", "Recharging", "pf-recharge"),
        ("pathfinder", "pl", "przeładowujesz", "pf-recharge"),
        ("pathfinder", "pl", "blogoslawienstwa", "pf-blessing"),
        ("pathfinder", "de", "begraben", "pf-bury"),
        ("call-to-adventure", "en", "dark runes", "ca-dark"),
        ("call-to-adventure", "de", "Herausforderungen", "ca-challenge"),
        ("roll-player", "pl", "gwiazdek", "rp-star"),
        ("roll-player", "en", "fiends", "ff-fiend"),
    ],
)
def test_a_word_is_known_in_its_forms(game: str, lang: str, word: str, id: str) -> None:
    found = meaning_of(game, lang, word)
    assert found is not None
    assert found.id == id


def test_what_is_no_term_means_nothing() -> None:
    assert meaning_of("pathfinder", "en", "teapot") is None


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("temporary", "temporarily")),
        ("en", ("win", "wins", "winning", "won", "winner")),
        ("en", ("place", "placed", "placing", "places")),
        ("en", ("bury", "buries", "buried")),
        ("pl", ("tymczasowy", "tymczasowo", "tymczasowego")),
        ("pl", ("wygrać", "wygrywa", "wygrana")),
        ("de", ("Stern", "Sterne", "Sternen")),
        ("de", ("gewinnt", "gewinnen", "gewann")),
    ],
)
def test_the_forms_of_a_word_share_a_stem(lang: str, words: tuple[str, ...]) -> None:
    assert len({stem(word, lang) for word in words}) == 1


def test_words_that_only_look_alike_do_not() -> None:
    assert len({stem(word, "en") for word in ("win", "drawing", "window", "die", "died")}) >= 4


def clause_texts(game: str, lang: str, query: str) -> list[str]:
    rules = clauses(registry.find(game).rules_files, lang)
    return [rules[id].text for id in search(game, lang, query).clauses]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_searching_knows_forms_and_synonyms(lang: str) -> None:
    query = {"en": "temporary", "pl": "tymczasowe", "de": "zeitweilig"}[lang]
    found = search("pathfinder", lang, query)
    assert {"PF-VILLAIN-04", "PF-VILLAIN-06"} <= set(found.clauses)
    assert found.words
    victory = {"en": "victory", "pl": "zwycięstwo", "de": "Sieg"}[lang]
    assert "RP-SCORE-18" in search("roll-player", lang, victory).clauses


def test_win_is_not_found_in_drawing() -> None:
    for text in clause_texts("roll-player", "en", "win"):
        assert re.search(r"\b(wins?|won|winning|winners?|victory)\b", text, re.IGNORECASE), text


def test_every_word_of_a_query_counts_and_a_number_is_enough() -> None:
    both = search("pathfinder", "en", "villain escapes").clauses
    assert set(both) < set(search("pathfinder", "en", "villain").clauses)
    assert "PF-CLOSE-12" in both
    assert all(id.startswith("RP-DICE-") for id in search("roll-player", "en", "rp-dice").clauses)
    assert search("roll-player", "en", "xyzzy") == search("roll-player", "en", "  ") == ([], [])


@pytest.mark.parametrize("game", GAMES)
def test_examples_are_the_same_in_all_languages_and_show_clauses_there_are(game: str) -> None:
    files = registry.find(game).rules_files
    outlines = []
    for lang in LANGUAGES:
        shown = examples(files, lang)
        assert shown.keys() <= clauses(files, lang).keys()
        outlines.append({id: [(each.id, each.shows) for each in some] for id, some in shown.items()})
    assert outlines[0] == outlines[1] == outlines[2]
    assert outlines[0]
