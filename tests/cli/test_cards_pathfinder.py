"""`herowright cards pathfinder`."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from herowright.games.pathfinder.cards.box import BOX
from herowright.games.pathfinder.cards.types import BoxCard
from herowright.games.pathfinder.rules.components import SKILL_IDS
from herowright.locale import LANGUAGES, texts
from tests.cli.conftest import Run

EXAMPLE = Path(__file__).parents[2] / "docs" / "example-pack-pathfinder.toml"
FAMILIES = ("boon", "bane", "location", "scenario", "adventure", "path", "character", "role")


def listed(run: Run, *args: object) -> list[dict[str, Any]]:
    cards: list[dict[str, Any]] = run("cards", "pathfinder", *args, "--json").json["cards"]
    return cards


def by_name(run: Run, *args: object) -> dict[tuple[str, str], dict[str, Any]]:
    return {(card["family"], card["id"]): card for card in listed(run, *args)}


def test_every_card_appears_once_and_copies_are_counted(run: Run) -> None:
    cards = by_name(run)
    assert [*cards] == [(card.family, card.id) for card in BOX]
    assert {family for family, _ in cards} == {*FAMILIES}
    for card in BOX:
        if isinstance(card, BoxCard):
            shown = cards[card.family, card.id]
            assert (shown["copies"], shown["sets"]) == (sum(card.copies.values()), card.copies)
    numbers = Counter(family for family, _ in cards)
    assert all(
        [card["number"] for card in cards.values() if card["family"] == family] == [*range(1, numbers[family] + 1)]
        for family in FAMILIES
    )


def test_the_values_of_boons(run: Run) -> None:
    cards = by_name(run)
    dagger = cards["boon", "dagger"]
    assert (dagger["kind"], dagger["set"], dagger["basic"], dagger["elite"]) == ("weapon", "B", True, False)
    assert dagger["traits"] == ["knife", "melee", "piercing", "ranged"]
    assert dagger["acquire"] == [
        [{"skill": skill, "difficulty": 3, "veteran": False} for skill in ("strength", "dexterity", "melee", "ranged")]
    ]
    reveal, discard = dagger["powers"]
    assert (reveal["cost"], reveal["also"]["cost"], discard["cost"]) == ("reveal", "recharge", "discard")
    assert "1d4" in reveal["effect"]
    assert dagger["recharge"] == []
    arrow = cards["boon", "acid-arrow"]
    assert arrow["recharge"] == [{"skill": "arcane", "difficulty": 6, "veteran": False}]
    assert (arrow["elite"], arrow["needs_skill"]) == (True, "arcane")
    medallion = cards["boon", "sihedron-medallion"]
    assert (medallion["loot"], medallion["acquire"], medallion["kind"]) == (True, [], "item")


def test_the_values_of_banes_and_locations(run: Run) -> None:
    cards = by_name(run)
    ghost = cards["bane", "ghost"]
    assert (ghost["kind"], ghost["type"], ghost["immune"]) == ("monster", "monster", ["mental", "poison"])
    assert [way["skill"] for way in ghost["defeat"][0]] == ["combat", "wisdom", "divine"]
    assert [power["moment"] for power in ghost["powers"]] == ["standing"]
    assert any(way["veteran"] for way in cards["bane", "warlord"]["defeat"][0])
    woods = cards["location", "woods"]
    assert woods["deck"] == dict(BOX.find("location", "woods").deck)
    assert woods["closing"][0]["way"] == "check"
    assert {way["skill"] for way in woods["closing"][0]["check"]} == {"wisdom", "survival"}
    assert woods["here"]
    assert cards["location", "guard-tower"]["closing"][0]["bane"] == "bandit"


def test_the_values_of_scenarios_and_adventures(run: Run) -> None:
    cards = by_name(run)
    brigandoom = cards["scenario", "brigandoom"]
    assert (brigandoom["adventure"], brigandoom["deck_number"]) == ("perils-of-the-lost-coast", 0)
    assert (brigandoom["villains"], brigandoom["henchmen"]) == (["jubrayl-vhiski"], ["bandit"])
    assert brigandoom["locations"][:2] == [["woods", "waterfront", "farmhouse"], ["wooden-bridge"]]
    assert brigandoom["during"]
    assert brigandoom["reward"]["kind"] == "item"
    assert cards["scenario", "local-heroes"]["close_all"] is True
    assert cards["scenario", "thistletop-delve"]["reward"]["loot"] == ["sihedron-medallion"]
    assert cards["adventure", "burnt-offerings"]["reward"]["feats"] == ["card"]
    assert len(cards["path", "rise-of-the-runelords"]["adventures"]) == 6


def test_the_values_of_characters_and_roles(run: Run) -> None:
    cards = by_name(run)
    kyra = cards["character", "kyra"]
    assert kyra["skills"][4] == {
        "skill": "wisdom", "die": 12, "boxes": 4, "extends": [{"skill": "divine", "bonus": 2}],
    }  # fmt: skip
    assert (kyra["favored"], kyra["hand_sizes"], kyra["roles"]) == ("blessing", [5, 6], ["healer", "exorcist"])
    assert kyra["proficient"] == ["light-armors", "heavy-armors"]
    assert kyra["proficiencies"] == ["weapons"]
    assert {"kind": "spell", "count": 3, "boxes": 2} in kyra["cards"]
    assert sum(kyra["sample"].values()) == sum(each["count"] for each in kyra["cards"]) == 15
    touch = kyra["lines"][0]
    assert (touch["id"], touch["name"], len(touch["texts"])) == ("healing-touch", "Healing Touch", 2)
    healer = cards["role", "healer"]
    assert healer["character"] == "kyra"
    assert next(line for line in healer["lines"] if line["id"] == "sarenrae")["texts"][0] is None
    assert all(
        skill["skill"] in SKILL_IDS for card in BOX.characters for skill in cards[card.family, card.id]["skills"]
    )


def test_where_values_come_from(run: Run) -> None:
    cards = by_name(run)
    assert cards["bane", "ghost"]["provenance"] == "printed"
    assert cards["boon", "dagger"]["provenance"] == "recalled", "its traits are"
    assert "recharge" not in cards["boon", "dagger"]["value_provenance"]
    assert cards["boon", "acid-arrow"]["value_provenance"]["recharge"] == "printed"
    assert cards["bane", "jubrayl-vhiski"]["provenance"] == "ours"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_speak_every_language(run: Run, lang: str) -> None:
    names = texts(lang)
    for card in listed(run, "--lang", lang):
        reference = f"{card['family']}:{card['id']}"
        assert card["names"] == {code: texts(code).name(reference) for code in LANGUAGES}
        assert card["text"]
        if card["family"] in ("boon", "bane", "location"):
            assert bool(card["gloss"]) == (lang != "en" and names.name(reference, "gloss") != card["names"][lang])
        for words in said(card):
            assert not re.search(r"\b(pf|boon|bane|mark|skill|power|location)-[a-z]|[{}]|\?\?\?", words), words


def said(value: Any) -> list[str]:
    """All words of a card, however deep they lie; ids are not among them."""
    if isinstance(value, dict):
        worded = (
            "text",
            "effect",
            "texts",
            "here",
            "closed",
            "closed_here",
            "during",
            "lost",
            "about",
            "gloss",
            "name",
        )
        nested = ("powers", "also", "closing", "reward", "lines")
        return [words for key in (*worded, *nested) if value.get(key) for words in said(value[key])]
    if isinstance(value, list):
        return [words for each in value for words in said(each)]
    return [value] if isinstance(value, str) else []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tables_for_people(run: Run, lang: str) -> None:
    shown = run("cards", "pathfinder", "--lang", lang)
    assert shown.code == 0
    assert not re.search(r"cli-|\bpf-|provenance|…\n|\w…|\b(boon|bane|mark|skill|power):", shown.out)
    assert max(len(line) for line in shown.out.splitlines() if line.startswith(" ")) <= 80


def test_boons_and_banes_stand_under_their_kinds(run: Run) -> None:
    shown = run("cards", "pathfinder", "--lang", "pl").out
    for heading in ("Broń", "Zaklęcia", "Łupy", "Potwory", "Wrogowie", "Lokacje", "Kampania", "Role"):
        assert re.search(rf"^{heading} \(\d+\)", shown, re.MULTILINE), heading
    assert {card["kind"] for card in listed(run, "Villains")} == {"villain"}


def test_an_edition_is_refused(run: Run) -> None:
    wrong = run("cards", "pathfinder", "--edition", "pl2", "--json")
    assert (wrong.code, wrong.json["error"]["id"]) == (2, "option-no-editions")


def test_a_pack_changes_cards_and_says_so(run: Run) -> None:
    cards = by_name(run, "--pack", EXAMPLE)
    assert cards["boon", "longsword"]["names"] == {"en": "Broad Sword", "pl": "Szeroki miecz", "de": "Breitschwert"}
    assert (cards["boon", "longsword"]["copies"], cards["boon", "longsword"]["provenance"]) == (5, "pack")
    assert cards["bane", "bandit"]["value_provenance"]["defeat"] == "pack"
    assert cards["scenario", "night-market"]["villains"] == ["jubrayl-vhiski"]
    assert cards["character", "mara"]["roles"] == ["guardian", "healer"]
    assert cards["role", "guardian"]["character"] == "valeros"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_wrong_pack_is_refused_clearly(run: Run, tmp_path: Path, lang: str) -> None:
    pack = tmp_path / "own.toml"
    pack.write_text('game = "pathfinder"\nboons.longsword.acquire = "Melee"\n', encoding="utf-8")
    wrong = run("cards", "pathfinder", "--pack", pack, "--lang", lang)
    assert wrong.code == 2
    assert texts(lang).say("pack-check", file="own.toml", line=2, field="boons.longsword.acquire") in wrong.err
