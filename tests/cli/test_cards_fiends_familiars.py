"""`herowright cards roll-player`: the cards of Fiends & Familiars and Monsters & Minions."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from herowright.games.roll_player.fiends_familiars.cards.box import FIENDS_FAMILIARS, MONSTERS_MINIONS
from herowright.games.roll_player.fiends_familiars.cards.initiative import INITIATIVE
from herowright.locale import LANGUAGES
from tests.cli.conftest import Run


@pytest.fixture
def cards(run: Run) -> dict[tuple[str, str, str], Any]:
    """All cards of the second edition, by box, family and id."""
    listed = run("cards", "roll-player", "--edition", "pl2", "--json").json["cards"]
    found = {(card["box"], card["family"], card["id"]): card for card in listed}
    assert len(found) == len(listed)
    return found


def test_every_card_says_which_box_it_comes_in(cards: dict[tuple[str, str, str], Any]) -> None:
    families = {
        box: Counter(family for at, family, _ in cards if at == box) for box in dict.fromkeys(b for b, *_ in cards)
    }
    assert list(families) == ["base", "fiends-familiars", "monsters-minions"]
    # FF-COMP-02, FF-COMP-04; six Class cards have two sides.
    first = families["fiends-familiars"]
    assert first == {
        "race": 4, "class": 12, "backstory": 12, "alignment": 13, "initiative": 6, "familiar": 15, "fiend": 30,
        "minion": 23, "monster": 12, "adventure": 54,
        **{family: first[family] for family in ("weapon", "armor", "skill", "trait", "scroll")},
    }  # fmt: skip
    assert sum(first[family] for family in ("weapon", "armor", "skill", "trait", "scroll")) == 38
    assert first.total() == len(FIENDS_FAMILIARS) + len(INITIATIVE)
    assert families["monsters-minions"].total() == len(MONSTERS_MINIONS)


def test_every_kind_of_number(cards: dict[tuple[str, str, str], Any]) -> None:
    bear = cards["fiends-familiars", "familiar", "ice-bear"]
    assert bear["power"] == {"least": 5, "most": 7, "stars": 3}
    assert bear["cells"] == ["red", "green", "blue"]
    assert bear["text"].startswith("Hearty: ")
    bats = cards["fiends-familiars", "minion", "bat-swarm"]
    assert (bats["dots"], next(tier["least"] for tier in bats["tiers"] if tier["trophy"])) == (1, 12)
    assert len(bats["text"].splitlines()) == len(bats["weaknesses"])
    assert all(weakness["dice"] > 0 and weakness["text"].startswith("if ") for weakness in bats["weaknesses"])
    one, more = (cards["fiends-familiars", "monster", f"gryphon-{players}"] for players in ("1p", "2p"))
    assert one["names"] == more["names"]
    assert (one["players"], more["players"], one["text"] == more["text"]) == ("1p", "2p", True)
    assert one["strength"] == one["tiers"][0]["least"] > more["strength"]
    lair = cards["fiends-familiars", "adventure", "labyrinth"]
    assert (lair["kin"], lair["kind"], lair["alone"].startswith("if you have at least")) == ("cyclops", "lair", True)
    assert lair["text"].splitlines()[1].startswith("Solo: if you have at least")
    assert cards["fiends-familiars", "initiative", "TOP"]["least_seats"] == 1
    assert cards["fiends-familiars", "scroll", "clarity"]["cost"] > 0
    for (box, family, id), card in cards.items():
        if box != "base":
            assert bool(card["text"]) == (family not in ("race", "backstory", "alignment", "initiative")), id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tables_for_people(run: Run, lang: str) -> None:
    shown = run("cards", "roll-player", "--lang", lang).out
    raw = (
        "cli-",
        "ff-card",
        "ff-amount",
        "ff-ability",
        "ff-condition",
        "ff-measure",
        "familiar-action",
        "monster-",
        "box-",
    )
    assert not [word for word in raw if word in shown]
    assert "FF: " in shown
    assert "MM: " in shown


def test_a_box_can_be_searched_for(run: Run) -> None:
    found = run("cards", "roll-player", "monsters & minions", "--json").json["cards"]
    assert {card["box"] for card in found} == {"monsters-minions"}
    assert len(found) == len(MONSTERS_MINIONS)


def test_the_clauses_of_the_expansion_are_listed(run: Run) -> None:
    shown = run("rules", "roll-player", "FF-HUNT-05").out
    assert "FF-HUNT-05" in shown
    clauses = run("rules", "roll-player", "--json").json["clauses"]
    assert sum(clause["id"].startswith("FF-") for clause in clauses) == 208
