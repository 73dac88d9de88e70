"""`herowright ladder` on the command line."""

from __future__ import annotations

from tests.cli.conftest import Run


def test_the_command_prints_a_table_or_json(run: Run) -> None:
    words = ("ladder", "roll-player", "-n", "1", "--bot", "random", "--bot", "greedy", "--option", "variants=short")
    shown = run(*words)
    assert shown.code == 0
    assert "greedy" in shown.out
    assert "100 %" in shown.out
    found = run(*words, "--json").json
    assert [line["bot"] for line in found["bots"]] == ["greedy", "random"]


def test_a_ladder_of_one_is_refused(run: Run) -> None:
    refused = run("ladder", "roll-player", "--bot", "greedy")
    assert refused.code == 2
    assert "--bot" in refused.err
