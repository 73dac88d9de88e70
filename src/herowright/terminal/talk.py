"""The screen and the keyboard. On a real terminal the board is redrawn for every decision; in a pipe everything is
running text, and input is echoed so that the transcript can be followed."""

from __future__ import annotations

import contextlib
import io
import sys

from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.text import Text

from herowright.terminal.board import ink

WIDEST = 160


class Talk:
    def __init__(self, console: Console | None = None) -> None:
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, io.TextIOWrapper):  # a letter the terminal does not know must not end the game
                with contextlib.suppress(io.UnsupportedOperation):
                    stream.reconfigure(errors="replace")
        self.console = console or Console(highlight=False)
        self.on_screen = self.console.is_terminal and sys.stdin.isatty()
        if self.on_screen:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  # arrow keys and history in input()

    @property
    def width(self) -> int:
        return min(WIDEST, self.console.width)

    @property
    def coloured(self) -> bool:
        return self.console.color_system is not None and not self.console.no_color

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing, width=self.width, highlight=False, soft_wrap=False)

    def say(self, words: str | Text, style: str = "") -> None:
        """Plain text. What is wider than the screen, such as a path, is not wrapped, so that it can be copied."""
        text = ink(words, style) if isinstance(words, str) else words
        longest = max(map(cell_len, text.plain.split()), default=0)
        whole = not self.on_screen or longest > self.width
        self.console.print(text, highlight=False, soft_wrap=whole, width=None if whole else self.width)

    def wipe(self) -> None:
        """An empty screen, where there is one."""
        if self.on_screen:
            self.console.clear()

    def read(self, question: str = "> ") -> str:
        """The next line, `EOFError` when there is none."""
        if self.on_screen and self.console.file is sys.stdout:
            try:
                return input(question).strip()
            except (EOFError, KeyboardInterrupt):
                self.console.print()  # what follows begins on a line of its own
                raise
        self.console.print(ink(question), end="")
        line = sys.stdin.readline()
        if not line:
            self.console.print()
            raise EOFError
        line = "".join(letter for letter in line if letter.isprintable()).strip()
        self.console.print(Text() if self.on_screen else ink(line))
        return line

    def agree(self, question: str, yes: str, no: str) -> bool:
        """A question answered with one of the words of yes or no; in a pipe, what is neither means no."""
        while True:
            self.say(question)
            answer = self.read().casefold()
            if answer in yes.split():
                return True
            if answer in no.split() or not self.on_screen:
                return False
