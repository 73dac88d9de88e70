"""Cards, pages and the end of Call to Adventure at the terminal, and whole games there."""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Iterator

import pytest

from herowright import new_table
from herowright.games.call_to_adventure.cards.box import BOX
from herowright.games.call_to_adventure.cards.types import HandCard
from herowright.games.call_to_adventure.cards.wording import path_text, text_of
from herowright.games.call_to_adventure.terminal import cards
from herowright.locale import LANGUAGES, Texts
from herowright.testing import situation
from tests.terminal.call_to_adventure import BOARD, GAME, forest, scene_of, shown, squeezed
from tests.terminal.desk import Desk

# --- cards ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_its_name_and_its_text(lang: str) -> None:
    """No two cards or paths are called the same, and nothing of them is left unworded."""
    scene = scene_of(forest().table, lang)
    found = BOARD.cards(scene)
    ids = {card.key if isinstance(card, HandCard) else card.id for card in BOX}
    ids |= {path.id for card in BOX.story for path in cards.paths(card)}
    assert sorted(card.id for card in found.values()) == sorted(ids)
    for name, card in found.items():
        words = shown(card.draw())
        assert name in squeezed(words)
        assert not re.search(r"\b(ca|caption|story|path|ability|icon|family|timing)-[a-z]", words), words
    sentences = [said for card in BOX for said in text_of(card)]
    sentences += [said for card in BOX.story for path in cards.paths(card) for said in path_text(path)]
    assert all(scene.texts.say(sentence).endswith(".") for sentence in sentences)


def test_cards_are_looked_up_by_name_id_or_path(desk: Desk) -> None:
    text = desk.at(forest(), "c deep forest", "c enclave", "c stray dog", "c iron-will", "c rise of", bots=[None, None])
    assert text.count("== Deep Forest · Challenge, Act I") == 2
    assert "Find an enclave of power (+1 difficulty)" in text
    assert "== Stray Dog · Ally, Act I" in text
    assert "== Iron Will · Hero card" in text
    assert "== Rise of the Adversary · Quest" in text
    assert "Some values on this card are ours" in text


def test_an_option_shows_its_cards_in_full(desk: Desk) -> None:
    text = desk.at(forest(), "? face:academy-study", "? gain:adventurous", bots=[None, None])
    assert "== Academy · Challenge, Act I" in text
    assert "== Lust for Adventure · Trait, Act I" in text
    assert "All values on this card are as printed." in text


# --- pages and help ------------------------------------------------------------------------------


def test_pages_by_letter(desk: Desk) -> None:
    text = desk.at(
        forest(hero={"story": [["academy-essays"]]}, rows=[["deep-forest"]], under={}),
        "r",
        "m",
        "o",
        "help",
        bots=[None, None],
    )
    assert "== Deep Forest · Challenge, Act I" in text
    assert "== The hero's tale" in text
    assert Texts("en").say("caption-academy-essays") in squeezed(text)
    assert "== Player 2 · " in text
    for typed in ("3, face:academy-study, face:ac", "CA-CHAL-03", "★ triumph · ☾ tragedy"):
        assert typed in squeezed(text)


def test_the_tale_so_far_does_not_give_the_destiny_away() -> None:
    scene = scene_of(forest().table)
    assert Texts("en").say("caption-destiny-one-with-nature") not in squeezed(shown(BOARD.pages["m"](scene)))


def test_rules_and_refusals(desk: Desk) -> None:
    text = desk.at(forest(), "?", "? CA-CHAL-04", "gain:bookworm", "as x", bots=[None, None])
    assert "== CA-TURN-01" in text
    assert "== CA-CHAL-04" in text
    assert "[CA-TRAIT-06]" in text
    assert "as 2 play:iron-will" in text


# --- the end -------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_tale_is_told_in_the_order_of_the_life(lang: str) -> None:
    rng = random.Random(5)
    table = new_table(GAME, 2, 5)
    while table.decision:
        table.apply(rng.choice(table.decision.options))
    texts = Texts(lang)
    hero = max(table.view(0)["heroes"], key=lambda hero: sum(map(len, hero["acts"])))
    scene = scene_of(table, lang)
    tale = squeezed(shown(BOARD.portrait(scene, hero["seat"]) or ""))
    wanted = [f"origin-{hero['origin']}", *(tucked["path"] for tucked in hero["acts"][0])]
    wanted += [f"motivation-{hero['motivation']}", *(tucked["path"] for act in hero["acts"][1:] for tucked in act)]
    wanted += [f"destiny-{hero['destiny']}"]
    places = [tale.index(" ".join(texts.say(f"caption-{each}").split())) for each in wanted]
    assert places == sorted(places)
    assert all(texts.say(f"caption-{ally}") in tale for ally in (*hero["allies"], *hero["sacrificed"]))
    assert texts.say("term-ca-points", points=hero["score"]) in tale


def any_numbers(seed: int) -> Iterator[str]:
    """Somebody who plays by throwing dice; a number without an option is refused and tried again."""
    rng = random.Random(seed)
    return (str(rng.randint(1, 8)) for _ in itertools.count())


@pytest.mark.parametrize(
    ("lang", "seats", "mode", "screen", "width"),
    [
        ("en", 1, "co-op", False, 80),
        *(pytest.param(lang, 1, "co-op", False, 80, marks=pytest.mark.long) for lang in ("pl", "de")),
        ("pl", 2, "versus", True, 80),
        *(pytest.param(lang, 2, "versus", True, 80, marks=pytest.mark.long) for lang in ("en", "de")),
        ("de", 1, "co-op", True, 132),
        *(pytest.param(lang, 3, "co-op", True, 132, marks=pytest.mark.long) for lang in LANGUAGES),
    ],
)
def test_a_whole_game(desk: Desk, lang: str, seats: int, mode: str, screen: bool, width: int) -> None:
    text = desk.type(
        endless=any_numbers(seats),
        game=GAME,
        seats=seats,
        bots=["random"] * (seats - 1),
        options={"mode": mode},
        lang=lang,
        screen=screen,
        width=width,
    )
    texts = Texts(lang)
    assert desk.code == 0
    assert not desk.missing
    assert not desk.files("unfinished")
    assert "CA-SCORE-04" in text, "the score sheet names its rules"
    assert texts.say("term-ca-tale") in text
    assert ("\x1b" in text) == screen
    assert "\x1b[38" not in text


def test_a_lost_game_has_no_winners(desk: Desk) -> None:
    for seed in range(40):
        text = desk.type(
            endless=any_numbers(seed), game=GAME, seats=2, bots=["random"], options={"mode": "co-op"}, seed=seed
        )
        if "CA-COOP-29" in text:
            end = text.partition("Final scoring")[2]
            assert "wins." not in end
            assert "share the victory" not in end
            assert "Rank:" not in end
            return
    raise AssertionError("no game was lost")


def test_bots_alone_are_all_portrayed(desk: Desk) -> None:
    text = desk.type(game=GAME, seats=3, bots=["random"] * 3, options={"mode": "co-op"})
    assert text.count("== The hero's tale") == 3


def test_bots_wait_while_a_card_can_be_played_at_any_time(desk: Desk) -> None:
    heroes = [{"hand": ["act-of-kindness"], "xp": 1}, {"hand": []}]
    play = situation(GAME, seats=2, heroes=heroes, rows=[["adventurous", "academy", "deep-forest"]])
    text = desk.at(play, "w", "gain:adventurous", "end", "1", bots=[None, "random"])
    assert "Dreamer decides next." in text
    assert "At any time: gain 1 virtue." in squeezed(text)
    assert "Player 1 plays the hero card “Act of Kindness”." in text
