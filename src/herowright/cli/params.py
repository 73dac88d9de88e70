"""The arguments and options that several commands share, and how their values are read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from herowright.games import registry
from herowright.locale import LANGUAGES
from herowright.table.dice import NUMBER
from herowright.table.errors import HerowrightError
from herowright.table.save import MAX_BYTES


class BadUsage(HerowrightError):
    """A command line that makes no sense."""


class BadFile(HerowrightError):
    """A file that is not there or cannot be read."""


def whole(option: str, least: int | None = None) -> Callable[[Any], int]:
    """Reads a whole number."""

    def read(value: Any) -> int:
        try:
            number = int(str(value))
        except ValueError:
            raise BadUsage("cli-whole-number", option=option, value=str(value)) from None
        if least is not None and number < least:
            raise BadUsage("cli-number-least", option=option, least=least)
        return number

    return read


def seconds(value: Any) -> float:
    try:
        number = float(str(value))
    except ValueError:
        number = 0.0
    if not 0.01 <= number <= 3600:
        raise BadUsage("cli-seconds", value=str(value))
    return number


def published_hash(value: Any) -> str:
    hash = str(value).strip().lower()
    if not NUMBER.match(hash):
        raise BadUsage("cli-hash", value=str(value))
    return hash


def _language(value: str) -> str:
    if value not in LANGUAGES:
        raise BadUsage("cli-language", value=value, known=", ".join(LANGUAGES))
    return value


def _game(value: str) -> str:
    return registry.find(value).id


Game = Annotated[str, typer.Argument(metavar="GAME", parser=_game)]
OneGame = Annotated[str | None, typer.Argument(metavar="GAME", parser=_game)]
File = Annotated[Path, typer.Argument(metavar="FILE")]
Lang = Annotated[str | None, typer.Option(metavar="en|pl|de", parser=_language)]
Db = Annotated[str | None, typer.Option(metavar="URL", envvar="HEROWRIGHT_DB")]
AsJson = Annotated[bool, typer.Option("--json")]
Bots = Annotated[list[str] | None, typer.Option("--bot", metavar="NAME")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="KEY=VALUE")]
Seats = Annotated[int | None, typer.Option(metavar="N", parser=whole("--seats", 1))]
Seed = Annotated[int | None, typer.Option(metavar="S", parser=whole("--seed"))]
Workers = Annotated[int, typer.Option(metavar="K", parser=whole("--workers", 1))]
# `--ray` alone means this machine; see `app.py`.
Ray = Annotated[str | None, typer.Option("--ray", metavar="[ADDRESS]")]
Kept = Annotated[Path | None, typer.Option(metavar="FILE")]
PackFile = Annotated[Path | None, typer.Option(metavar="FILE")]


def table_options(game: str, pairs: Sequence[str] | None, pack: Path | None) -> dict[str, Any]:
    """What `--option` and `--pack` say, as a table takes it. A setting that holds several values may be named
    several times."""
    many = {setting.id for setting in registry.find(game).settings if setting.many}
    options: dict[str, Any] = {}
    for pair in pairs or ():
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise BadUsage("cli-option-form", text=pair)
        options[name] = f"{options[name]},{value}" if name in many and name in options else value
    if pack is not None:
        from herowright.packs import read_pack

        options["pack"] = read_pack(pack, game)
    return options


def read_file(file: Path) -> bytes:
    """The content of a save; of a file that is far too long, only the beginning."""
    try:
        with file.open("rb") as opened:
            return opened.read(MAX_BYTES + 1)
    except FileNotFoundError:
        raise BadFile("cli-file-missing", file=str(file)) from None
    except OSError:
        raise BadFile("cli-file-unreadable", file=str(file)) from None
