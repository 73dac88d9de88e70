"""Quotes, dashes, minus signs and spaces as each language sets them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import herowright as hw
from herowright.games import registry
from herowright.locale.texts import LANGUAGES, word_files
from herowright.locale.typography import NBSP, typeset
from herowright.server.tables.cards import describe
from tests.locale.files import messages, nodes
from tests.locale.reader import PLAYERS, words

QUOTES = {"en": ("“", "”"), "pl": ("„", "”"), "de": ("„", "“")}
# What no text has: quotes of another language or of a typewriter, three dots, a hyphen for a minus or a dash.
WRONG = {
    lang: re.compile(rf"[{''.join(set('“”„«»') - set(quotes))}]|(?<!/)\.\.\.|(?<![\w.])-(?=\d)|(?<= )-(?= )")
    for lang, quotes in QUOTES.items()
}
# Keys and values of files stand in the quotes of those files.
TYPED = re.compile(r"pack-")


def pieces(lang: str) -> Iterator[tuple[str, str]]:
    for id, message in messages(lang).items():
        for node in nodes(message):
            if isinstance(node, ftl.TextElement):
                yield id, node.value


@pytest.mark.parametrize("lang", LANGUAGES)
def test_quotes_dashes_and_minus_signs(lang: str) -> None:
    found = [(id, text) for id, text in pieces(lang) if WRONG[lang].search(text)]
    assert found == []
    assert [(id, text) for id, text in pieces(lang) if '"' in text and not TYPED.match(id)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_quotes_come_in_pairs(lang: str) -> None:
    opening, closing = QUOTES[lang]
    for id, message in messages(lang).items():
        text = "".join(node.value for node in nodes(message) if isinstance(node, ftl.TextElement))
        assert text.count(opening) == text.count(closing), id


def test_english_says_whose_it_is() -> None:
    """`{ $player }'s seat`, not `the seat of { $player }`; and `the Magic trait`, not `the trait Magic`."""
    owned = r"\b(?:checks?|character|seat|turn|hero|party|life|sheet|tie) of $"
    of = re.compile(rf"{owned}|\bthe trait (?:[A-Z]|$)|\banew\b")
    for id, message in messages("en").items():
        assert not any(isinstance(node, ftl.TextElement) and of.search(node.value) for node in nodes(message)), id


def test_english_leaves_no_space_before_a_per_cent_sign_or_the_dots_of_a_button() -> None:
    apart = re.compile(r"^ %|\d %|\w …$")
    assert [(id, text) for id, text in pieces("en") if apart.search(text)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_negative_number_has_a_minus_sign(lang: str) -> None:
    result = hw.Event("ff-event-loses", 0, "FF-MON-15", {"monster": "monster:hydra", "strength": 12, "result": -10})
    assert "−10" in words(lang, PLAYERS).tell(result)
    assert "-1" in words(lang).say("cli-whole-number", option="--seats", value="-1"), "what somebody typed stays"


@pytest.mark.parametrize(
    ("lang", "line", "typeset_line"),
    [
        ("en", "opt = Take 2 gold ({ $xp } XP)", "opt = Take 2_gold ({ $xp }_XP)"),
        ("en", "    [one] { $player } has { $dice } die", "    [one] { $player } has { $dice } die"),
        ("pl", "ask = W tej turze, a potem w następnej", "ask = W_tej turze, a_potem w_następnej"),
        ("pl", "opt = karta „{ NAME($card) }” z ręki", "opt = karta „{ NAME($card) }” z_ręki"),
        ("pl", "# Names: a card, i card", "# Names: a card, i card"),
        ("de", "bot = { $chance } % Chance", "bot = { $chance }_% Chance"),
    ],
)
def test_what_belongs_together_stays_on_one_line(lang: str, line: str, typeset_line: str) -> None:
    assert typeset(lang, line) == typeset_line.replace("_", NBSP)


def test_a_number_stays_with_what_it_counts() -> None:
    source = "m = { $dice ->\n    [one] { $player } has { $dice } die\n   *[other] { $dice } dice\n}\nn = { $dice } x"
    counted = "m = { $dice ->\n    [one] { $player } has { $dice }_die\n   *[other] { $dice }_dice\n}\nn = { $dice } x"
    assert typeset("en", source) == counted.replace("_", NBSP)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_break_spaces_change_no_word_and_break_no_message(lang: str) -> None:
    source = "\n".join(file.read_text(encoding="utf-8") for file in word_files(lang))
    page = typeset(lang, source)
    assert page.replace(NBSP, " ") == source.replace(NBSP, " ")
    assert not any(isinstance(entry, ftl.Junk) for entry in FluentParser(with_spans=False).parse(page).body)
    assert page.count(NBSP) > 300


@pytest.mark.parametrize("game", registry.kits())
def test_what_cards_say_is_typeset_like_everything_else_and_their_names_are_plain(game: str) -> None:
    cards = json.loads(describe(game, {}, "pl"))
    texts = " | ".join(card["text"] for card in cards)
    assert NBSP in texts
    assert re.findall(r"[^\W\d_]{2} [aiouwz] [^\W\d_]{2}", texts) == []
    assert not any(NBSP in card["name"] for card in cards)
