"""`herowright daily`: the same game as on every server, one try, left and taken up again."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Iterable
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from herowright import daily, load_table
from herowright.locale import texts
from herowright.terminal.daily import play_daily
from tests.cli.conftest import Run, run  # noqa: F401
from tests.terminal.desk import Keyboard, Typed
from tests.terminal.test_play import any_numbers

GAME, DAY = "roll-player", date(2026, 11, 2)


Type = Callable[..., tuple[int, str]]


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Type:
    def play(lines: Iterable[Typed], lang: str = "en", day: date = DAY) -> tuple[int, str]:
        shown = io.StringIO()
        with monkeypatch.context() as patch:
            patch.setattr(sys, "stdin", Keyboard(lines, tty=False))
            console = Console(file=shown, width=80, no_color=True, highlight=False)
            code = play_daily(GAME, day, lang, ("Edda",), tmp_path, console)
        return code, shown.getvalue()

    return play


def test_it_is_left_taken_up_again_and_played_once(typed: Type, tmp_path: Path) -> None:
    code, shown = typed(["1", "q"])
    assert code == 0
    assert texts("en").say("share-daily", day=DAY.isoformat()) in shown
    assert texts("en").say("term-daily-left") in shown
    [kept] = (tmp_path / "unfinished").glob("daily-*.json")
    assert load_table(kept.read_bytes()).made == 1

    code, shown = typed(any_numbers(1))
    assert code == 0
    assert not kept.exists()
    [over] = (tmp_path / "finished").glob("daily-*.json")
    table = load_table(over.read_bytes())
    assert (table.seed, table.is_over) == (daily.seed(GAME, DAY), True)
    assert table.outcome is not None
    score = texts("en").say("share-score", score=table.outcome.seats[0].total)
    assert f"Herowright · Roll Player · {texts('en').say('share-daily', day=DAY.isoformat())} · {score}" in " ".join(
        shown.split()
    ).replace("  ", " ")

    before = over.read_bytes()
    for lang in ("en", "pl", "de"):
        code, shown = typed(["1"], lang)
        assert (code, over.read_bytes()) == (0, before)  # no second try
        assert texts(lang).say("term-daily-played") in " ".join(shown.split())
    _, shown = typed(["q"], day=DAY + timedelta(days=1))
    assert texts("en").say("term-daily-played") not in shown


def test_days_that_have_not_come_or_make_no_sense(run: Run) -> None:  # noqa: F811
    tomorrow = (daily.today() + timedelta(days=1)).isoformat()
    for wrong in (tomorrow, "2026-10-31", "yesterday"):
        answer = run("daily", GAME, "--day", wrong)
        assert (answer.code, answer.out) == (2, "")
        assert answer.err.count("\n") == 1
    assert run("daily", "chess").code == 2


def test_what_reaches_the_game(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    calls: list[Any] = []

    def play(*args: Any, **more: Any) -> int:
        calls.append((args, more))
        return 0

    monkeypatch.setattr("herowright.terminal.daily.play_daily", play)
    assert run("daily", GAME, "--name", "Ada", "--lang", "de", "--no-color").code == 0
    [(args, more)] = calls
    assert args == (GAME, daily.today(), "de", ("Ada",))
    assert more["console"].no_color
