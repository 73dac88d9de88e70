"""Whole games with Fiends & Familiars through the real loop."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator

import pytest

from herowright.testing import situation
from tests.terminal.desk import Desk

ALONE, WITH_MM = {"expansion": "fiends-familiars"}, {"expansion": "fiends-familiars-mm"}


def anything(seed: int) -> Iterator[str]:
    """Somebody who hunts whenever possible and else throws dice; what is refused is tried again."""
    rng = random.Random(seed)
    return (rng.choice(("hunt", str(rng.randint(1, 6)), str(rng.randint(1, 4)))) for _ in itertools.count())


@pytest.mark.parametrize("lang", ["pl", *(pytest.param(lang, marks=pytest.mark.long) for lang in ("en", "de"))])
def test_a_whole_solo_game_in_a_pipe(desk: Desk, lang: str) -> None:
    shown = desk.type(endless=anything(1), options=ALONE, lang=lang)
    assert desk.code == 0
    assert "\x1b" not in shown, "a pipe gets plain text"
    assert "FF-SOLO-15" in shown or "FF-SOLO-18" in shown, "the score sheet names its rules"
    assert not desk.files("unfinished")
    assert not desk.missing


@pytest.mark.parametrize("lang", ["de", *(pytest.param(lang, marks=pytest.mark.long) for lang in ("en", "pl"))])
def test_a_whole_game_against_bots_on_a_screen_without_colour(desk: Desk, lang: str) -> None:
    shown = desk.type(
        endless=anything(2), seats=3, bots=["random", "random"], options=WITH_MM, lang=lang, screen=True, width=120
    )
    assert desk.code == 0
    assert "\x1b[38" not in shown
    assert "[C◇" in shown, "boost dice are on the table"
    assert "FF-MON-1" in shown, "the battle is on the score sheet"
    assert not desk.missing


def test_rules_cards_and_foes_can_be_asked_for(desk: Desk) -> None:
    play = situation("roll-player", 1, ALONE, phase="dice", lurking={"TOP": ["fiend-of-misery"]}, minions=["mummy"])
    shown = desk.at(play, "? FF-HUNT-05", "c silver warthog", "c fiend of chaos", "? take:top", "f", "help", "q")
    assert "== FF-HUNT-05 · " in shown
    assert "== Silver Warthog · Familiar" in shown
    assert "== Fiend of Chaos · Fiend" in shown
    assert "== Fiend of Misery · Fiend" in shown, "what lies on the card of the option"
    assert "== Minion\nMummy •" in shown
    assert "GB is a Split die" in " ".join(shown.split())
    assert not desk.missing


def test_a_hunt_in_running_text_tells_what_has_changed(desk: Desk) -> None:
    play = situation(
        "roll-player", 1, ALONE, phase="market", initiative={0: 1}, minions=["mummy", "bat-swarm"], heroes=[{"gold": 9}]
    )
    shown = desk.at(play, "hunt", "exchange", "roll", "q")
    assert shown.count("== Player 1 hunts") >= 2
    assert shown.index("\nMummy •") < shown.index("\nBat Swarm •")
