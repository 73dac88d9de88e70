"""`herowright simulate`."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from herowright.games import registry
from herowright.locale import LANGUAGES
from tests.cli.conftest import Run

RANDOM = ("--bot", "random")


def without_times(report: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in report.items() if key not in ("seconds", "decisions_per_second")}


def test_the_report_for_programs(run: Run) -> None:
    report = run("simulate", "roll-player", "--games", 4, "--seats", 3, *RANDOM, "--seed", 10, "--json").json
    assert (report["game"], report["games"], report["errors"], report["failures"]) == ("roll-player", 4, 0, [])
    assert report["seeds"] == {"first": 10, "last": 13}
    assert report["decisions"] == sum(result["decisions"] for result in report["results"])
    assert report["decisions_per_second"] > 0
    assert [result["seed"] for result in report["results"]] == [10, 11, 12, 13]
    assert [seat["bot"] for seat in report["seats"]] == ["random"] * 3
    assert sum(seat["wins"] for seat in report["seats"]) == pytest.approx(4, abs=0.05)
    assert sum(row["games"] for row in report["classes"].values()) == 12
    assert sum(row["fair_share"] for row in report["classes"].values()) == pytest.approx(4, abs=0.1)
    assert len(report["cards"]) == 53
    assert sum(row["bought"] for row in report["cards"].values()) > 0
    assert sum(report["scores"]["distribution"].values()) == 12
    assert report["scores"]["least"] <= report["scores"]["average"] <= report["scores"]["most"]


def test_two_workers_play_the_same_games_as_one(run: Run) -> None:
    command = ("simulate", "roll-player", "--games", 5, "--bot", "random", "--bot", "greedy", "--json")
    alone, together = run(*command), run(*command, "--workers", 2)
    assert without_times(alone.json) == without_times(together.json)


def test_the_same_seed_gives_the_same_game_wherever_a_run_begins(run: Run) -> None:
    results = run("simulate", "roll-player", "--games", 3, *RANDOM, "--seed", 5, "--json").json["results"]
    assert run("simulate", "roll-player", "--games", 1, *RANDOM, "--seed", 7, "--json").json["results"] == results[2:]


def test_as_many_seats_as_bots(run: Run) -> None:
    report = run("simulate", "roll-player", "--games", 1, *RANDOM * 3, "--json").json
    assert len(report["seats"]) == 3


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 4])
def test_tables_for_people_fit_80_columns(run: Run, lang: str, seats: int) -> None:
    shown = run("simulate", "roll-player", "--games", 3, "--seats", seats, *RANDOM, "--lang", lang)
    assert shown.code == 0
    assert max(map(len, shown.out.splitlines()[1:])) <= 80
    assert "cli-" not in shown.out
    assert "█" in shown.out
    assert shown.err == ""  # no progress bar where nobody watches


def test_a_game_that_breaks_is_told_with_its_seed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from herowright.bots import RandomBot

    class Clumsy(RandomBot):
        def advise(self, glimpse: Any, /) -> Any:
            if glimpse.view["round"] == 3:
                raise RuntimeError("oops")
            return super().advise(glimpse)

    kit = registry.kit("roll-player")
    monkeypatch.setitem(registry.kits(), "roll-player", replace(kit, bots={"clumsy": Clumsy}))
    command = ("simulate", "roll-player", "--games", 2, "--seed", 40, "--bot", "clumsy")
    broken = run(*command, "--json")
    assert broken.code == 1
    assert broken.json["errors"] == 2
    assert broken.json["failures"][1] == {"seed": 41, "error": "RuntimeError: oops"}
    assert "seed 41 failed: RuntimeError: oops" in run(*command).out


# --- Call to Adventure -------------------------------------------------------------------------------


def test_an_adventure_for_programs(run: Run) -> None:
    command = ("simulate", "call-to-adventure", "--games", 4, "--seats", 3, *RANDOM, "--json")
    report = run(*command).json
    assert (report["errors"], report["options"]["mode"]) == (0, "versus")
    for heading in ("origins", "motivations", "destinies"):
        assert sum(row["games"] for row in report[heading].values()) == 12
    assert "ends" not in report
    assert sum(row["taken"] for row in report["story"].values()) >= 4 * 9
    assert all(row["taken"] <= row["face_up"] <= 4 for row in report["story"].values())
    assert sum(row["played"] for row in report["hand"].values()) > 0
    together = run(*command, "--option", "mode=co-op").json
    assert sum(row["games"] for row in together["ends"].values()) == 12
    assert [result["seed"] for result in together["results"]] == [1, 2, 3, 4]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "mode"), [(1, "co-op"), (2, "co-op"), (4, "versus")])
def test_tables_of_adventures_fit_80_columns(run: Run, lang: str, seats: int, mode: str) -> None:
    command = ("simulate", "call-to-adventure", "--games", 3, "--seats", seats, *RANDOM, "--option", f"mode={mode}")
    shown = run(*command, "--lang", lang)
    assert shown.code == 0
    assert max(map(len, shown.out.splitlines()[1:])) <= 80
    assert not re.search(r"\b(cli|ca|origin|motivation|destiny|story|hero|antihero)-[a-z]", shown.out)


def test_who_can_lose_alone_has_a_column_of_wins(run: Run) -> None:
    alone = ("--games", 2, "--seats", 1, *RANDOM)
    assert "Wins" in run("simulate", "call-to-adventure", *alone).out
    assert "Wins" not in run("simulate", "roll-player", *alone).out
