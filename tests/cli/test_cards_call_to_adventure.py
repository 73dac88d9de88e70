"""`herowright cards call-to-adventure`."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from herowright.games.call_to_adventure.cards.box import BOX
from herowright.locale import LANGUAGES, texts
from tests.cli.conftest import Run

EXAMPLE = Path(__file__).parents[2] / "docs" / "example-pack-call-to-adventure.toml"
FAMILIES = {
    "origin": 15, "motivation": 15, "destiny": 15, "trait": 26, "challenge": 46, "adversary": 10, "ally": 9,
    "quest": 11, "win-condition": 1,
}  # fmt: skip


def listed(run: Run, *args: object) -> list[dict[str, Any]]:
    cards: list[dict[str, Any]] = run("cards", "call-to-adventure", *args, "--json").json["cards"]
    return cards


def test_every_card_appears_once_and_copies_are_counted(run: Run) -> None:
    cards = listed(run)
    families = Counter(card["family"] for card in cards)
    assert {family: families[family] for family in FAMILIES} == FAMILIES
    assert len({(card["family"], card["id"]) for card in cards}) == len(cards)
    for family, held in (("hero", BOX.heroes), ("antihero", BOX.antiheroes)):
        copies = {card["id"]: card["copies"] for card in cards if card["family"] == family}
        assert copies == Counter(card.key for card in held)


def test_the_values_of_every_family(run: Run) -> None:
    cards = {(card["family"], card["id"]): card for card in listed(run)}
    hunter = cards["origin", "hunter"]
    assert (hunter["abilities"], hunter["basic"]) == (["dex", "wis"], True)
    assert cards["destiny", "one-with-nature"]["conditions"] == 2
    roots = cards["trait", "royal-roots"]
    assert (roots["act"], roots["needs"][0]["kind"], roots["path"]["id"]) == (1, "xp", "royal-roots")
    academy = cards["challenge", "academy"]
    assert (academy["act"], academy["tests"]) == (1, ["int", "wis"])
    assert [path["id"] for path in academy["paths"]] == [path.id for path in BOX.find("story", "academy").paths]
    assert academy["paths"][0].keys() >= {
        "name", "caption", "abilities", "icons", "triumph", "tragedy", "xp", "hero", "antihero", "virtue", "corruption",
        "harder", "text",
    }  # fmt: skip
    assert len(cards["adversary", "demon"]["paths"]) == 1
    assert cards["ally", "stray-dog"]["act"] == 1
    assert (cards["antihero", "sabotage"]["skull"], cards["hero", "finest-hour"]["skull"]) == (True, False)
    assert cards["hero", "brothers-in-arms"]["others"] is True
    assert cards["quest", "open-gate"]["adversary"] == "demon"
    assert "adversary" not in cards["quest", "rise-of-the-adversary"]
    assert cards["win-condition", "win-condition"]["xp"] == [5, 7, 9, 11]


def test_where_values_come_from(run: Run) -> None:
    cards = {card["id"]: card for card in listed(run, "adventurous")}
    assert cards["adventurous"]["value_provenance"] == dict.fromkeys(("title", "needs", "rewards"), "printed")
    assert cards["adventurous"]["provenance"] == "printed"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_speak_every_language(run: Run, lang: str) -> None:
    names = texts(lang)
    for card in listed(run, "--lang", lang):
        assert card["names"][lang] == names.name(f"{kind_of(card)}:{card['id']}")
        said = [card["text"], card.get("caption", "")]
        paths = [*card.get("paths", ()), *([card["path"]] if "path" in card else ())]
        for path in paths:
            said += [path["name"], path["caption"], path["text"]]
        said += [need["text"] for need in card.get("needs", ())]
        for words in said:
            assert not re.search(r"\b(ca|caption|path|story|timing|ability|icon)-[a-z]|[{}]|\?\?\?", words), words
        assert card["text"] or card["family"] == "challenge"
        assert all(path["caption"] for path in paths)


def kind_of(card: dict[str, Any]) -> str:
    if card["family"] in ("trait", "challenge", "adversary", "ally"):
        return "story"
    return "quest" if card["family"] == "win-condition" else str(card["family"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tables_for_people(run: Run, lang: str) -> None:
    shown = run("cards", "call-to-adventure", "--lang", lang)
    assert shown.code == 0
    assert not re.search(r"cli-|\bca-|provenance|…\n|\b(story|path|ability|icon):", shown.out)
    assert max(len(line) for line in shown.out.splitlines() if line.startswith(" ")) <= 80


def test_german_traits_of_the_two_games_have_their_own_names(run: Run) -> None:
    assert "\nMerkmale (" in run("cards", "roll-player", "--lang", "de").out
    assert "\nEigenschaften (26)" in run("cards", "call-to-adventure", "--lang", "de").out


def test_a_whole_id_can_be_read_in_a_narrow_terminal(run: Run) -> None:
    """A pack names the card by it."""
    shown = run("cards", "call-to-adventure", "thirst-for-knowledge").out
    first_column = "".join(line[1:20].strip() for line in shown.splitlines() if line.startswith(" "))
    assert "thirst-for-knowledge" in first_column


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Error: This game has only one edition, so there is none to choose.\n"),
        ("pl", "Błąd: Ta gra ma tylko jedno wydanie, więc nie ma w czym wybierać.\n"),
        ("de", "Fehler: Von diesem Spiel gibt es nur eine Auflage; es steht keine zur Wahl.\n"),
    ],
)
def test_an_edition_is_refused(run: Run, lang: str, sentence: str) -> None:
    wrong = run("cards", "call-to-adventure", "--edition", "pl2", "--lang", lang, "--json")
    assert (wrong.code, wrong.err) == (2, sentence)
    assert wrong.json["error"]["id"] == "option-no-editions"


def test_a_pack_changes_cards_and_says_so(run: Run) -> None:
    cards = {card["id"]: card for card in listed(run, "--pack", EXAMPLE)}
    assert cards["hunter"]["names"] == {"en": "Tracker", "pl": "Tropicielka", "de": "Spurenleserin"}
    assert (cards["academy"]["difficulty"], cards["academy"]["paths"][0]["triumph"]) == (5, 2)
    assert cards["royal-roots"]["path"]["name"] == "Crown Blood"
    assert cards["finest-hour"]["value_provenance"]["effect"] == "pack"
    assert cards["win-condition"]["provenance"] == "pack"
