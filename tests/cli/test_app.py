"""The frame around all commands: help, language, complaints, exit codes."""

from __future__ import annotations

import re
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

import herowright
from herowright.cli.app import COMMANDS
from herowright.locale import LANGUAGES, texts
from tests.cli.conftest import Run

SCRIPT = Path(sys.executable).with_name("herowright")


def test_the_version(run: Run) -> None:
    assert run("--version").out == f"herowright {herowright.__version__}\n"


def test_the_package_is_the_command_too(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["herowright", "--version"])
    with pytest.raises(SystemExit) as left:
        runpy.run_module("herowright", run_name="__main__")
    assert not left.value.code
    assert capsys.readouterr().out == f"herowright {herowright.__version__}\n"


def test_nothing_gives_the_help(run: Run) -> None:
    assert run().out == run("--help").out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_is_explained_in_every_language(run: Run, lang: str) -> None:
    """No id of a message is left in the help, and lines keep to 80 columns."""
    for args in ([], *([command] for command in COMMANDS)):
        helped = run(*args, "--lang", lang, "--help")
        assert helped.code == 0
        assert texts(lang).say("help-title-options") in helped.out
        assert texts(lang).say("help-any-help") in helped.out
        assert "<bool>" not in helped.out
        assert not re.search(r"help-[a-z]|cli-[a-z]", helped.out)
        assert max(map(len, helped.out.splitlines())) <= 80


def test_the_language_may_stand_before_the_command(run: Run) -> None:
    assert run("--lang", "pl", "cards", "roll-player", "xyz").out == "Żadna karta nie pasuje.\n"
    assert run("--lang=de", "cards", "roll-player", "xyz").out == "Keine passenden Karten.\n"


@pytest.mark.parametrize(
    ("environment", "word"),
    [
        ({}, "Error"),
        ({"LANG": "pl_PL.UTF-8"}, "Błąd"),
        ({"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "de_DE.UTF-8"}, "Fehler"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "C"}, "Error"),
        ({"LANG": "fr_FR.UTF-8"}, "Error"),
        ({"LANG": "pl_PL.UTF-8", "HEROWRIGHT_LANG": "de"}, "Fehler"),
        ({"LANG": "pl_PL.UTF-8", "HEROWRIGHT_LANG": "klingon"}, "Błąd"),
    ],
)
def test_the_language_of_the_environment(
    run: Run, monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], word: str
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert run("cards", "chess").err.startswith(f"{word}: ")


WRONG = [
    (["dance"], "cli-no-such-command", "dance"),
    (["--lang", "pl"], "cli-missing", "COMMAND"),
    (["cards"], "cli-missing", "GAME"),
    (["simulate", "roll-player"], "cli-missing", "--games"),
    (["cards", "roll-player", "a", "b"], "cli-extra", "b"),
    (["cards", "roll-player", "--colour"], "cli-no-such-option", "--colour"),
    (["cards", "roll-player", "--editon", "x"], "cli-likely-option", "--edition"),
    (["cards", "roll-player", "--edition"], "cli-needs-value", "--edition"),
    (["cards", "roll-player", "--edition", "us9"], "option-value", "pl2, de1"),
    (["cards", "chess"], "unknown-game", "roll-player"),
    (["cards", "roll-player", "--lang", "fr"], "cli-language", "en, pl, de"),
    (["cards", "roll-player", "--pack", "/none.toml"], "pack-missing", "/none.toml"),
    (["rules", "roll-player", "RP-XYZ"], "cli-no-such-clause", "RP-XYZ"),
    (["replay", "/none"], "cli-file-missing", "/none"),
    (["verify", "/"], "cli-file-unreadable", "/"),
    (["replay", "/none", "--to", "x"], "cli-whole-number", "--to"),
    (["simulate", "roll-player", "--games", "0"], "cli-number-least", "--games"),
    (["simulate", "roll-player", "--games", "1", "--bot", "hal"], "unknown-bot", "random"),
    (["simulate", "roll-player", "--games", "1", "--seats", "5"], "option-seats", "5"),
    (["simulate", "roll-player", "--games", "1", "--option", "x"], "cli-option-form", "x"),
    (["simulate", "roll-player", "--games", "1", "--option", "pace=slow"], "option-unknown", "edition"),
    (["simulate", "roll-player", "--games", "1", "--option", "variants=long"], "option-value", "short"),
    (["simulate", "roll-player", "--games", "1", "--option", "pack=x"], "pack-table", "pack"),
    (["play", "roll-player", "--hot-seat", "--bot", "random"], "cli-hot-seat-bots", "--bot"),
    (["play", "roll-player", "--seats", "1", "--bot", "random", "--bot", "random"], "cli-too-many-bots", "2"),
    (["bench", "--seconds", "long"], "cli-seconds", "long"),
]


@pytest.mark.parametrize(("args", "id", "named"), WRONG)
def test_a_wrong_command_line_gets_one_clear_line_and_code_2(run: Run, args: list[str], id: str, named: str) -> None:
    for lang in LANGUAGES:
        language = [] if "--lang" in args else ["--lang", lang]
        as_json = [] if args[0] in ("dance", "--lang", "play") else ["--json"]
        wrong = run(*language, args[0], *as_json, *args[1:])
        assert wrong.code == 2
        assert named in wrong.err
        assert wrong.err.count("\n") == 1
        assert not re.search(r"\{|\$|\b(cli|pack|option)-[a-z]", wrong.err)
        if as_json:
            assert wrong.json["error"]["id"] == id
            assert wrong.err.endswith(f"{wrong.json['error']['message']}\n")


@pytest.mark.parametrize(
    "command",
    [
        ("simulate", "roll-player", "--games", 1, "--bot", "random", "--file"),
        ("ladder", "roll-player", "--games", 1, "--bot", "random", "--bot", "beginner", "--file"),
        ("dataset", "roll-player", "--games", 1, "--bot", "random", "--out"),
    ],
    ids=lambda command: str(command[0]),
)
def test_what_cannot_be_written_is_said_in_words_before_any_game(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: tuple[object, ...]
) -> None:
    def played(*args: object) -> None:
        raise AssertionError("a game was played for nothing")

    for part in ("simulate", "ladder", "dataset"):
        monkeypatch.setattr(f"herowright.lab.{part}.in_order", played)
    (tmp_path / "file").write_text("")
    into = tmp_path / "file" / "below"
    ran = run(*command, into, "--lang", "pl")
    assert (ran.code, ran.err) == (2, f"Błąd: Nie udało się zapisać pliku {into}: część ścieżki jest plikiem.\n")


def test_programs_get_errors_as_json_too(run: Run) -> None:
    wrong = run("verify", "/none", "--json")
    assert wrong.json == {"error": {"id": "cli-file-missing", "message": "There is no file “/none”."}}


def test_the_setting_of_several_values_may_be_repeated(run: Run) -> None:
    variants = ["--option", "variants=short", "--option", "variants=friendly-market,random-market"]
    report = run("simulate", "roll-player", "--games", 1, "--bot", "random", *variants, "--json").json
    assert report["options"]["variants"] == ["short", "friendly-market", "random-market"]


def test_ctrl_c_ends_a_command_quietly(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*args: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("herowright.lab.simulate.simulate", interrupt)
    stopped = run("simulate", "roll-player", "--games", 1)
    assert (stopped.code, stopped.out, stopped.err) == (130, "", "")


def test_the_installed_script_leaves_with_the_exit_code() -> None:
    shown = subprocess.run([SCRIPT, "cards", "roll-player", "hermit"], capture_output=True, text=True, check=True)
    assert "Hermit" in shown.stdout
    assert subprocess.run([SCRIPT, "cards", "chess"], capture_output=True, check=False).returncode == 2


def test_a_reader_that_goes_away_is_no_error() -> None:
    piped = f"'{SCRIPT}' rules roll-player | head -1"
    ended = subprocess.run(piped, shell=True, capture_output=True, text=True, check=False)
    assert ended.stderr == ""
