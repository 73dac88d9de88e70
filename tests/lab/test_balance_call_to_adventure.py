"""The balance page of Call to Adventure, from a report made by hand, and the command that writes it."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from herowright.games.call_to_adventure.cards.box import BOX
from herowright.games.registry import find
from herowright.lab.balance import page, pictures_of
from herowright.lab.balance.__main__ import main
from herowright.lab.simulate import Plan, bots_for, simulate
from herowright.lab.simulate import report as counted
from herowright.locale import texts


def report(seats: int, mode: str, won: int = 3) -> dict[str, Any]:
    """Four games; two origins, of which one does better."""

    def standing(ratio: float, average: float) -> dict[str, Any]:
        return {"games": 4, "wins": 2.0, "fair_share": 2.0, "ratio": ratio, "average": average}

    options = find("call-to-adventure").settle(seats, {"mode": mode})
    return {
        "game": "call-to-adventure",
        "seats": [{"bot": "greedy"}] * seats,
        "options": options,
        "seeds": {"first": 1, "last": 4},
        "games": 4,
        "scores": {
            "average": 31.5, "deviation": 4.2, "least": 20, "most": 41, "distribution": {"20": 1, "30": 4, "41": 3},
        },
        "origins": {"hunter": standing(1.2, 33.0), "sailor": standing(0.8, 30.0)},
        "motivations": {"born-lucky": standing(1.0, 31.5)},
        "destinies": {"archmage": standing(1.0, 31.5)},
        "story": {"academy": {"face_up": 4, "taken": 1}, "demon": {"face_up": 0, "taken": 0}},
        "hand": {"hero:finest-hour": {"drawn": 8, "played": 6}, "antihero:sabotage": {"drawn": 2, "played": 2}},
        "results": [{"winners": [0] if number < won else []} for number in range(4)],
    }  # fmt: skip


REPORTS = [report(2, "versus"), report(4, "versus"), report(1, "co-op"), report(3, "co-op", won=1)]


def rows(heading: str) -> list[str]:
    """The lines of a table on the page, its head first."""
    section = page(REPORTS).partition(f"## {heading}\n")[2].partition("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("|")]
    return [lines[0], *lines[2:]]


def test_scores() -> None:
    assert rows("Scores") == [
        "|  | games | average | deviation | least | most |",
        *(f"| {title} | 4 | 31.5 | 4.2 | 20 | 41 |" for title in ("2 seats", "4 seats", "solo", "co-op 3")),
    ]


def test_parts_of_a_character() -> None:
    assert rows("Origins") == [
        "| origin | 2 seats | 4 seats | solo | co-op 3 |",
        "| Huntress | 1.20 (33.0) | 1.20 (33.0) | 120% (33.0) | 120% (33.0) |",
        "| Sailor | 0.80 (30.0) | 0.80 (30.0) | 80% (30.0) | 80% (30.0) |",
    ]
    assert rows("Motivations")[1].startswith("| Born Lucky | 1.00 ")
    assert rows("Destinies")[1].startswith("| Archmage | 1.00 ")


def test_games_against_the_adversary() -> None:
    assert rows("Against the adversary") == [
        "|  | games | won | average score |",
        "| solo | 4 | 75% | 31.5 |",
        "| co-op 3 | 4 | 25% | 31.5 |",
    ]
    assert "Against the adversary" not in page(REPORTS[:2])


def test_cards() -> None:
    assert rows("Story cards")[1:] == ["| Academy | 25% | 25% | 25% | 25% |", "| The Demon | – | – | – | – |"]
    assert rows("Hand cards")[1:] == [
        "| Finest Hour | 75% | 75% | 75% | 75% |",
        "| Sabotage | 100% | 100% | 100% | 100% |",
    ]


def test_the_page_says_how_it_is_made() -> None:
    made = page(REPORTS).partition("## Made by")[2]
    assert (
        "herowright simulate call-to-adventure --games 4 --seats 2 --bot greedy --seed 1 --json > versus-2.json" in made
    )
    # A player alone always plays against an adversary; others have to say so.
    assert "--seats 1 --bot greedy --seed 1 --json > co-op-1.json" in made
    assert "--seats 3 --bot greedy --seed 1 --option mode=co-op --json > co-op-3.json" in made
    assert made.rstrip().splitlines()[-2] == (
        "python -m herowright.lab.balance versus-2.json versus-4.json co-op-1.json co-op-3.json"
    )


def test_pictures_are_drawings_with_a_name_and_every_label() -> None:
    drawn = pictures_of(REPORTS)
    assert list(drawn) == [
        f"call-to-adventure-{name}.svg"
        for name in ("scores", "origins", "motivations", "destinies", "against-the-adversary")
    ]
    for picture in drawn.values():
        root = ElementTree.fromstring(picture)
        assert root.get("aria-label")
        _, _, width, height = map(float, str(root.get("viewBox")).split())
        for element in root.iter():
            for name, most in (
                ("x", width),
                ("cx", width),
                ("x1", width),
                ("y", height),
                ("cy", height),
                ("y2", height),
            ):
                assert 0 <= float(element.get(name, 0)) <= most
    words = [element.text for element in ElementTree.fromstring(drawn["call-to-adventure-origins.svg"]).iter()]
    assert {"Huntress", "Sailor", "2 seats", "4 seats", "0.5", "1", "2"} <= set(words)


def test_series_differ_by_shape_as_well_as_by_colour() -> None:
    marks = re.findall(r"<(circle|polygon) [^>]*fill='(#\w+)'", pictures_of(REPORTS)["call-to-adventure-origins.svg"])
    assert {shape for shape, _ in marks} == {"circle", "polygon"}
    assert len({colour for _, colour in marks}) == 2


def test_a_page_is_made_from_simulated_games() -> None:
    plans = [
        Plan(
            "call-to-adventure",
            bots_for(["random"], seats),
            find("call-to-adventure").settle(seats, {"mode": mode}),
            1,
            4,
        )
        for seats, mode in ((2, "versus"), (2, "co-op"))
    ]
    reports = [counted(plan, simulate(plan), 1.0) for plan in plans]
    written = page(reports)
    for card in BOX.story:
        assert re.search(
            rf"^\| {re.escape(texts('en').name(card.name))} \| (\d+%|–) \| (\d+%|–) \|$", written, re.MULTILINE
        )
    assert all(ElementTree.fromstring(picture) is not None for picture in pictures_of(reports).values())


@pytest.fixture
def files(tmp_path: Path) -> list[str]:
    for number, each in enumerate(REPORTS):
        (tmp_path / f"{number}.json").write_text(json.dumps(each))
    return [str(tmp_path / f"{number}.json") for number in range(len(REPORTS))]


def command(monkeypatch: pytest.MonkeyPatch, *args: str) -> int:
    monkeypatch.setattr(sys, "argv", ["balance", *args])
    return main()


def test_the_command_prints_the_page(
    files: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command(monkeypatch, *files) == 0
    assert capsys.readouterr().out == page(REPORTS)


def test_the_command_writes_page_and_pictures(
    files: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "docs"
    assert command(monkeypatch, *files, "--to", str(folder)) == 0
    written = (folder / "call-to-adventure.md").read_text(encoding="utf-8")
    links = re.findall(r"!\[.+\]\((.+)\)", written)
    assert len(links) == 5
    assert all((folder / link).is_file() for link in links)


def test_files_that_are_no_reports_are_refused(
    files: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    other = tmp_path / "other.json"
    for content, complaint in (
        ("{}", "no report"),
        ("x", "Expecting value"),
        (json.dumps(REPORTS[0] | {"scores": {}}), "finished"),
    ):
        other.write_text(content)
        with pytest.raises(SystemExit):
            command(monkeypatch, files[0], str(other))
        assert complaint in capsys.readouterr().err
    other.write_text(json.dumps(REPORTS[0] | {"game": "roll-player"}))
    with pytest.raises(SystemExit):
        command(monkeypatch, files[0], str(other))
    assert "different games: call-to-adventure, roll-player" in capsys.readouterr().err
