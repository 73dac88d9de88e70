"""How commands speak: in the user's language, to people or, as JSON, to programs."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from herowright.locale import LANGUAGES, Texts, texts
from herowright.packs import BadPack
from herowright.table.errors import HerowrightError
from herowright.table.message import Message

if TYPE_CHECKING:
    from rich.console import Console, RenderableType
    from rich.progress import Progress

    from herowright.table.game import Game

DEFAULT = "en"


def language(wanted: str | None = None) -> str:
    """The language asked for, or that of the environment: HEROWRIGHT_LANG first, then the system's."""
    if wanted in LANGUAGES:
        return wanted
    if (own := os.environ.get("HEROWRIGHT_LANG", "")[:2].lower()) in LANGUAGES:
        return own
    system = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return system[:2].lower() if system[:2].lower() in LANGUAGES else DEFAULT


class Speaker:
    """Says messages in one language, with the names of a pack if there is one."""

    def __init__(self, lang: str | None, names: Mapping[str, str] | None = None) -> None:
        lang = language(lang)
        self.texts = Texts(lang, names=names) if names else texts(lang)

    def meet(self, heroes: Sequence[str]) -> None:
        """Speak of the heroes of a table by their names."""
        self.texts = Texts(self.texts.lang, names=self.texts.names)
        self.texts.heroes = heroes

    @property
    def console(self) -> Console:
        """Output for people: nothing in a text is interpreted as markup, and piped lines are not wrapped."""
        from rich.console import Console

        return Console(highlight=False, markup=False, emoji=False)

    def text(self, id: str, **args: Any) -> str:
        return self.texts.say(id, **args)

    def say(self, id: str, **args: Any) -> None:
        self.line(self.text(id, **args))

    def line(self, text: str, style: str | None = None) -> None:
        console = self.console
        console.print(text, style=style, soft_wrap=not console.is_terminal)

    def show(self, *things: RenderableType) -> None:
        self.console.print(*things, sep="\n")

    def title(self, game: Game[Any]) -> str:
        return self.texts.title(game.id, game.title)

    def number(self, value: float, digits: int = 0) -> str:
        """A number as the language writes it, with so many decimals."""
        return self.text("cli-number", value=decimal(value, digits))


def decimal(value: float, digits: int = 0) -> Any:
    """A number to be written with so many decimals, as an argument of a message."""
    from fluent.runtime.types import fluent_number

    return fluent_number(value, minimumFractionDigits=digits, maximumFractionDigits=digits)


def day(at: float) -> Any:
    """A moment in seconds since 1970 as its day here, as an argument of a message."""
    from datetime import datetime

    from fluent.runtime.types import fluent_date

    return fluent_date(datetime.fromtimestamp(at).date(), dateStyle="medium")


def print_json(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2))


@contextmanager
def progress_bar(text: str, total: int) -> Iterator[Progress]:
    """A bar on stderr while something long is done, for people only; its one task is number 0."""
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        progress.add_task(text, total=total)
        yield progress


def complain(error: HerowrightError, lang: str, as_json: bool = False) -> None:
    """A refusal as one clear line per problem, without a traceback."""
    speaker = Speaker(lang)
    messages: Sequence[Message] = getattr(error, "problems", None) or (error.message,)
    lines = [speaker.texts.say(message) for message in messages]
    if as_json:
        told: dict[str, Any] = {"id": error.message.id, "message": lines[0]}
        if isinstance(error, BadPack):
            told["problems"] = [
                {"id": message.id, "message": line, "line": message.args["line"], "field": message.args["field"]}
                for message, line in zip(messages, lines, strict=True)
            ]
        elif len(messages) > 1:
            told["problems"] = [
                {"id": message.id, "message": line} for message, line in zip(messages, lines, strict=True)
            ]
        print_json({"error": told})
    for line in lines:
        print(speaker.text("cli-error", words=line), file=sys.stderr)
