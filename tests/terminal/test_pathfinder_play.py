"""Cards, pages and the end of Pathfinder at the terminal, and whole scenarios there."""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Iterator

import pytest

from herowright.games.pathfinder.cards.box import BOX
from herowright.games.pathfinder.cards.wording import text_of
from herowright.locale import LANGUAGES, Texts
from tests.terminal.call_to_adventure import scene_of, shown, squeezed
from tests.terminal.desk import Desk
from tests.terminal.pathfinder import BOARD, GAME, woods

PEOPLE = [None, None, None]

# --- cards ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_its_name_and_its_text(lang: str) -> None:
    scene = scene_of(woods().table, lang)
    found = BOARD.cards(scene)
    assert sorted(card.id for card in found.values()) == sorted(card.id for card in BOX)
    for name, card in found.items():
        words = shown(card.draw())
        assert re.sub(r" \([^()]*\)$", "", name) in squeezed(words)
        assert not re.search(r"\b(pf|boon|bane|location|mark|skill|power|term)-[a-z]|[{}]", words), words
    sentences = [scene.texts.say(said) for card in BOX for said in text_of(card)]
    assert all(sentence.endswith((".", ".”", "!”.")) for sentence in sentences)


def test_cards_are_looked_up_by_name_or_id(desk: Desk) -> None:
    lines = ("c longsword", "c kyra", "c woods", "c brigandoom", "c healer", "c jubrayl", "c nothing of the kind")
    text = desk.at(woods(), *lines, bots=PEOPLE)
    assert "== Kyra · character" in text
    assert "Wisdom d12 □□□□, Divine +2" in squeezed(text)
    assert "== Woods · location" in text
    assert "== Brigandoom! · scenario" in text
    assert "1 player: Woods, Waterfront, Farmhouse" in text
    assert "== Healer · role" in text
    assert "== Jubrayl Vhiski · villain" in text
    assert "No card is called “nothing of the kind”." in text


def test_an_option_shows_its_cards_in_full(desk: Desk) -> None:
    text = desk.at(woods(), "? move:farmhouse", "? give:longsword", bots=PEOPLE)
    assert "== Farmhouse · location" in text
    assert "== Longsword · weapon" in text


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "Valeros gives “Longsword” to Kyra."), ("pl", "Valeros przekazuje kartę „Longsword”")]
)
def test_the_log_speaks_of_heroes_in_every_language(desk: Desk, lang: str, words: str) -> None:
    text = squeezed(desk.at(woods(), f"lang {lang}", "give:longsword", "seat:2", bots=PEOPLE))
    assert words in text
    assert "☺ Valeros, Kyra" in text, "the map too"


# --- pages and help ---------------------------------------------------------------------------------------


def test_pages_by_letter(desk: Desk) -> None:
    text = desk.at(woods(), "p", "i", "o", "t", "d", "help", bots=PEOPLE)
    assert "== Waterfront" in text
    assert "Cards list" in text
    assert "== Player 3 · Merisiel · Farmhouse" in text
    assert "== Jubrayl Vhiski · villain" in text
    assert "Your discard pile: –" in text
    for typed in ("3, move:woods, mo", "PF-TURN-12", "Mon monster, Bar barrier"):
        assert typed in squeezed(text)


def test_rules_and_refusals(desk: Desk) -> None:
    text = desk.at(woods(), "?", "? PF-TURN-12", "close", "as x", bots=PEOPLE)
    assert "== PF-TURN-01" in text
    assert "== PF-TURN-12" in text
    assert "[PF-TURN-21]" in text
    assert "as 2 discard:blessing-of-the-gods" in text


# --- whole scenarios --------------------------------------------------------------------------------------


def any_numbers(seed: int) -> Iterator[str]:
    """Somebody who plays by throwing dice; a number without an option is refused and tried again."""
    rng = random.Random(seed)
    return (str(rng.randint(1, 5)) for _ in itertools.count())


@pytest.mark.parametrize(
    ("lang", "seats", "scenario", "screen", "width"),
    [
        ("en", 1, "the-poison-pill", False, 80),
        ("pl", 2, "black-fangs-dungeon", True, 80),
        ("de", 2, "local-heroes", True, 132),
        pytest.param("pl", 1, "attack-on-sandpoint", False, 100, marks=pytest.mark.long),
        pytest.param("de", 1, "brigandoom", False, 80, marks=pytest.mark.long),
    ],
)
def test_a_whole_scenario(desk: Desk, lang: str, seats: int, scenario: str, screen: bool, width: int) -> None:
    text = desk.type(
        endless=any_numbers(seats),
        game=GAME,
        seats=seats,
        options={"scenario": scenario},
        lang=lang,
        screen=screen,
        width=width,
    )
    texts = Texts(lang)
    assert desk.code == 0
    assert not desk.missing
    assert not desk.files("unfinished")
    assert "PF-CLOSE-11" in text, "the score sheet names its rules"
    assert texts.say("term-sheet") in text
    assert texts.say("pf-title-lost") in text or texts.say("pf-title-won") in text
    assert ("\x1b" in text) == screen
    assert "\x1b[38" not in text


def test_a_lost_scenario_has_no_winners(desk: Desk) -> None:
    text = desk.type(endless=any_numbers(2), game=GAME, seats=2)
    end = text.partition("Final scoring")[2]
    assert Texts("en").say("pf-title-lost") in end
    assert "share the victory" not in end
    assert "Rank:" not in end
