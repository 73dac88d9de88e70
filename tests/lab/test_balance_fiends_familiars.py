"""The balance page of Fiends & Familiars says what the simulation found, and what it found is in balance."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from herowright.games.roll_player.fiends_familiars.cards.box import fiends_box_of
from herowright.games.roll_player.rules.game import ROLL_PLAYER
from herowright.lab.balance import page, subject_of
from herowright.lab.simulate import Plan, bots_for, report, simulate
from herowright.locale import texts

PAGE = Path(__file__).parents[2] / "docs" / "balance" / "roll-player-fiends-familiars.md"
PUBLISHED = pytest.mark.skipif(not PAGE.exists(), reason="the page is not written yet")


@cache
def simulated(seats: int, expansion: str) -> dict[str, Any]:
    options = ROLL_PLAYER.settle(seats, {"expansion": expansion})
    plan = Plan("roll-player", bots_for(["random"], seats), options, 1, 3)
    return report(plan, simulate(plan), 1.0)


def section(text: str, heading: str) -> str:
    return text.split(f"## {heading}\n")[1].split("\n## ")[0]


def test_games_of_the_expansion_are_counted() -> None:
    found = simulated(2, "fiends-familiars")
    deeds = found["deeds"]["all"]
    assert deeds["heroes"] == 6
    assert deeds["market_turns"] >= 6 * 10
    assert sum(minion["fought"] for minion in found["hunted"].values()) == deeds["hunts"]
    assert sum(minion["trophies"] for minion in found["hunted"].values()) == deeds["trophies"]
    assert sum(fiend["taken"] for fiend in found["fiends"].values()) == deeds["fiends"]
    assert sum(fiend["banished"] for fiend in found["fiends"].values()) == deeds["banished"]
    assert sum(monster["games"] for monster in found["monsters"].values()) == 3
    assert all(monster["won"] <= monster["heroes"] for monster in found["monsters"].values())
    assert sum(familiar["games"] for familiar in found["familiars"].values()) == 6


def test_the_base_game_counts_as_before() -> None:
    plan = Plan("roll-player", bots_for(["random"], 2), {}, 1, 1)
    assert "deeds" not in report(plan, simulate(plan), 1.0)


def test_the_expansion_has_a_page_of_its_own() -> None:
    reports = [simulated(2, "fiends-familiars"), simulated(1, "fiends-familiars-mm")]
    assert {subject_of(found) for found in reports} == {"roll-player-fiends-familiars"}
    written = page(reports)
    assert written.startswith("# Balance of roll-player-fiends-familiars\n")
    assert "| deed | 2 seats | alone, MM |" in written
    for heading in ("Monsters", "Wins by class", "Wins by Familiar", "Purchases by card", "Minions", "Fiends", "Alone"):
        assert f"## {heading}\n" in written
    assert "--option expansion=fiends-familiars-mm --json > fiends-familiars-mm-1.json" in written


@PUBLISHED
def test_heroes_hunt_and_banish_as_they_should() -> None:
    """A good part of the market turns is spent on Hunts and a good part of the fiends is banished, though not all."""
    deeds = section(PAGE.read_text(encoding="utf-8"), "Deeds of a hero")
    for words, least, most in (("Market turns spent on a Hunt", 10, 50), ("Fiends banished of those taken", 20, 60)):
        row = next(line for line in deeds.splitlines() if line.startswith(f"| {words} |"))
        shares = [int(share) for share in re.findall(r"(\d+)%", row)]
        assert shares
        assert all(least <= share <= most for share in shares), row


@PUBLISHED
def test_somebody_beats_the_monster_in_40_to_80_percent_of_the_games_of_several_heroes() -> None:
    columns, _, everything, *rows = section(PAGE.read_text(encoding="utf-8"), "Monsters").strip().splitlines()[2:]
    names = {texts("en").name(f"monster:{card.kin}") for card in fiends_box_of("pl2", "fiends-familiars-mm").monsters}
    assert {row.split(" |")[0].removeprefix("| ") for row in rows if "%" in row} == names
    beaten = dict(zip(cells(columns), cells(everything), strict=True))
    for column, share in beaten.items():
        if "seats" in column:
            assert 40 <= int(share.split("%")[0]) <= 80, (column, share)


def cells(row: str) -> list[str]:
    return [cell.strip() for cell in row.strip("|").split("|")]


@PUBLISHED
def test_every_market_card_is_bought_somewhere_on_the_published_page() -> None:
    cards = section(PAGE.read_text(encoding="utf-8"), "Purchases by card")
    rows = [line for line in cards.splitlines() if "%" in line]
    assert len(rows) == len(fiends_box_of("pl2", "fiends-familiars-mm").market)
    assert all(any(int(share) > 0 for share in re.findall(r"(\d+)%", row)) for row in rows)
