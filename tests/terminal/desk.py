"""A desk to test at: lines somebody types, and what the screen or the pipe then holds."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from herowright.locale import Texts
from herowright.terminal.keep import players_file, write
from herowright.terminal.play import play
from herowright.testing import Play

Typed = str | type[BaseException]


class Keyboard:
    """Types the lines one after another; an exception among them stands for Ctrl-C. Then the input ends."""

    def __init__(self, lines: Iterable[Typed], tty: bool) -> None:
        self.lines = iter(lines)
        self.tty = tty

    def isatty(self) -> bool:
        return self.tty

    def readline(self) -> str:
        line = next(self.lines, "")
        if not isinstance(line, str):
            raise line
        return f"{line}\n" if line else ""


class Desk:
    def __init__(self, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
        self.monkeypatch = monkeypatch
        self.folder = folder
        self.missing: set[str] = set()
        self.code: int | None = None

    def type(
        self,
        *lines: Typed,
        endless: Iterable[str] = (),
        seats: int = 1,
        bots: Sequence[str] = (),
        options: Mapping[str, Any] | None = None,
        seed: int | None = 7,
        lang: str = "en",
        names: Sequence[str] = (),
        screen: bool = False,
        width: int = 80,
        game: str = "roll-player",
    ) -> str:
        """Play with these lines, then with those of `endless`; returns all that was shown."""

        def typed() -> Iterable[Typed]:
            yield from lines
            yield from endless

        console = Console(file=io.StringIO(), width=width, force_terminal=screen, no_color=True, highlight=False)
        with self.monkeypatch.context() as patch:
            patch.setattr(sys, "stdin", Keyboard(typed(), screen))
            patch.setattr(Texts, "say", self._noting_what_is_missing(Texts.say))
            patch.setattr(Texts, "_form", self._noting_what_is_missing(Texts._form))
            self.code = play(
                game, seats, bots, options or {}, seed, lang, names, save_folder=self.folder, console=console
            )
        shown = console.file
        assert isinstance(shown, io.StringIO)
        return shown.getvalue()

    def at(self, play: Play, *lines: Typed, bots: Sequence[str | None] = (None,), **how: Any) -> str:
        """Play on from an exact situation, as if it had been left there; the first line resumes it."""
        game = play.table.game.id
        file = self.folder / "unfinished" / f"{game}-situation.json"
        write(file, play.table.save())
        write(players_file(file), json.dumps({"bots": list(bots), "names": []}).encode())
        return self.type("y", *lines, game=game, **how).partition("Resume it?")[2]

    def _noting_what_is_missing(self, say: Any) -> Any:
        def noting(texts: Texts, message: Any, *form: str, **args: Any) -> str:
            id = message if isinstance(message, str) else message.id
            if not texts.has(id):
                self.missing.add(f"{texts.lang}: {id}")
            return str(say(texts, message, *form, **args))

        return noting

    def files(self, where: str) -> list[Path]:
        return sorted((self.folder / where).glob("*.json*"))
