"""`herowright cards`."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from herowright.locale import LANGUAGES
from tests.cli.conftest import Run

EXAMPLE = Path(__file__).parents[2] / "docs" / "example-pack.toml"


def test_every_card_of_an_edition(run: Run) -> None:
    cards = run("cards", "roll-player", "--edition", "pl2", "--json").json["cards"]
    families = Counter(card["family"] for card in cards if card["box"] == "base")
    assert families == {
        "race": 6, "class": 12, "backstory": 16, "alignment": 17, "initiative": 5,
        "weapon": 8, "armor": 12, "skill": 13, "trait": 20,
    }  # fmt: skip
    assert len({(card["box"], card["family"], card["id"]) for card in cards}) == len(cards)


def test_a_card_that_differs_between_editions_appears_twice(run: Run) -> None:
    cards = run("cards", "roll-player", "longbow", "--json").json["cards"]
    assert [card["editions"] for card in cards] == [["pl2"], ["de1"]]
    assert cards[0]["text"] != cards[1]["text"]


def test_what_a_card_says(run: Run) -> None:
    (card,) = run("cards", "roll-player", "reckless", "--edition", "pl2", "--json").json["cards"]
    assert card["names"] == {"en": "Reckless", "pl": "Bezmyślny", "de": "Rücksichtslos"}
    assert (card["family"], card["cost"], card["value_provenance"]["cost"]) == ("trait", 6, "printed")
    assert card["arrow"] in ("good", "evil", "lawful", "chaotic")
    assert card["provenance"] == "ours"


def test_every_kind_of_number(run: Run) -> None:
    listed = run("cards", "roll-player", "--edition", "pl2", "--json").json["cards"]
    cards = {card["id"]: card for card in listed if card["box"] == "base"}
    assert cards["elf"]["modifiers"] == {"dex": 2, "con": -2}
    assert cards["cleric"]["goals"]["wis"] == {"least": 18, "most": 18, "stars": 4}
    assert cards["hermit"]["grid"][1] == [0, 3, 0]
    assert cards["mentor"]["cells"]["str"] == {"column": 2, "colour": "black"}
    assert cards["longsword"]["hands"] in (1, 2)
    assert len(cards["chain-helm"]["ladder"]) == 5
    for card in cards.values():
        assert bool(card["text"]) == (card["family"] not in ("race", "backstory", "alignment", "initiative"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tables_for_people(run: Run, lang: str) -> None:
    shown = run("cards", "roll-player", "--lang", lang)
    assert shown.code == 0
    lines = shown.out.splitlines()
    assert not any(raw in shown.out for raw in ("cli-", "rp-", "provenance", "…\n", "card:"))
    # The explanations of the last lines are sentences, which a pipe does not break.
    assert max(len(line) for line in lines if line.startswith(" ")) <= 80


def test_search_finds_names_of_any_language_and_types(run: Run) -> None:
    assert "longsword" in run("cards", "roll-player", "długi miecz").out
    skills = run("cards", "roll-player", "umiejętności", "--lang", "pl", "--json").json["cards"]
    assert sum(card["family"] == "skill" and card["box"] == "base" for card in skills) == 13
    assert run("cards", "roll-player", "xyzzy").out == "No matching cards.\n"


def test_a_pack_changes_cards_and_says_so(run: Run) -> None:
    command = ("cards", "roll-player", "--edition", "pl2", "--pack", EXAMPLE, "--json")
    cards = {card["id"]: card for card in run(*command).json["cards"]}
    sword = cards["longsword"]
    assert (sword["cost"], sword["hands"], sword["provenance"]) == (5, 2, "pack")
    assert sword["names"]["de"] == "Bastardschwert"
    assert "2 more" in sword["text"]
    assert sword["value_provenance"] == {"cost": "pack", "hands": "pack", "effect": "pack", "name": "pack"}
    assert cards["chain-gorget"]["value_provenance"] == {"cost": "ours", "ladder": "pack", "colours": "pack"}
    assert cards["cleric"]["text"].startswith("Generous: ")
    assert cards["mentor"]["value_provenance"] == {"cells": "pack"}


def test_a_bad_pack_is_told_line_by_line(run: Run, tmp_path: Path) -> None:
    pack = tmp_path / "house.toml"
    pack.write_text('game = "roll-player"\n\n[cards.longsword]\ncost = 21\nhands = 9\n')
    wrong = run("cards", "roll-player", "--pack", pack, "--json")
    assert wrong.code == 2
    assert wrong.err.splitlines() == [
        "Error: house.toml, line 4, cards.longsword.cost: must be a whole number from 0 to 20.",
        "Error: house.toml, line 5, cards.longsword.hands: must be a whole number from 1 to 2.",
    ]
    assert [(p["line"], p["field"]) for p in wrong.json["error"]["problems"]] == [
        (4, "cards.longsword.cost"),
        (5, "cards.longsword.hands"),
    ]
