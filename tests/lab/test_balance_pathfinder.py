"""The balance page of Pathfinder, from reports made by hand."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

from herowright.games.registry import find
from herowright.lab.balance import page, pictures_of


def report(scenario: str, seats: int, won: int, deadly: int = 0) -> dict[str, Any]:
    """Ten games of one scenario, in each of which 24 turns were used."""
    counted = {"games": 10, "won": won, "turns": 240, "deaths": 2 * deadly, "deadly": deadly}
    valeros = {"games": 10, "wins": 5.0, "fair_share": 5.0, "ratio": 1.0, "average": won / 10}
    return {
        "game": "pathfinder",
        "seats": [{"bot": "greedy"}] * seats,
        "options": find("pathfinder").settle(seats, {"scenario": scenario}),
        "seeds": {"first": 1, "last": 10},
        "games": 10,
        "scenarios": {scenario: counted},
        "characters": {"valeros": valeros},
    }


REPORTS = [report("brigandoom", 1, 3), report("brigandoom", 4, 6, deadly=1), report("the-poison-pill", 4, 8)]


def test_wins_turns_and_deaths_by_scenario_and_party() -> None:
    text = page(REPORTS)
    assert "| scenario | 1 hero | 4 heroes |" in text
    won, turns, deaths = (
        text.split(f"## {heading}")[1] for heading in ("Scenarios won", "Turns used", "Games with a death")
    )
    assert won.index("| Brigandoom! | 30% | 60% |") < won.index("| The Poison Pill | – | 80% |")
    assert "| Brigandoom! | 24.0 | 24.0 |" in turns
    assert "| Brigandoom! | 0% | 10% |" in deaths


def test_a_character_wins_with_its_party() -> None:
    assert "| Valeros | 30 | 57% |" in page(REPORTS)


def test_the_page_says_how_it_is_made() -> None:
    text = page(REPORTS, pictures=True)
    assert "--seats 4 --bot greedy --seed 1 --option scenario=the-poison-pill --json > the-poison-pill-4.json" in text
    assert "![Scenarios won](pathfinder-scenarios-won.svg)" in text


def test_the_picture_is_a_drawing() -> None:
    picture = pictures_of(REPORTS)["pathfinder-scenarios-won.svg"]
    assert ElementTree.fromstring(picture).tag.endswith("svg")
    assert "Brigandoom!" in picture
