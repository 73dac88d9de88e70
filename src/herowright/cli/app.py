"""The commands, and what happens around each of them: language, help, errors, exit codes."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from functools import cache
from io import TextIOWrapper
from itertools import zip_longest
from typing import Annotated, Any

import typer

import herowright
from herowright.cli.backup import backup, restore
from herowright.cli.bench import bench
from herowright.cli.campaign import app as campaign
from herowright.cli.cards import cards
from herowright.cli.daily import daily
from herowright.cli.dataset import dataset
from herowright.cli.lab import app as lab
from herowright.cli.ladder import ladder
from herowright.cli.params import BadUsage, Lang
from herowright.cli.play import play
from herowright.cli.reports import reports
from herowright.cli.review import review
from herowright.cli.rules import rules
from herowright.cli.saves import replay, verify
from herowright.cli.serve import serve
from herowright.cli.simulate import simulate
from herowright.cli.speech import complain, language
from herowright.cli.unseal import unseal
from herowright.table.errors import HerowrightError

WRONG = 2  # the exit code of everything that is refused

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
COMMANDS = {
    command.__name__: command
    for command in (
        play,
        daily,
        serve,
        simulate,
        ladder,
        dataset,
        replay,
        verify,
        review,
        unseal,
        backup,
        restore,
        reports,
        cards,
        rules,
        bench,
    )
}
for _name, _command in COMMANDS.items():
    app.command(_name)(_command)
# Commands with subcommands.
GROUPS = {"campaign": campaign, "lab": lab}
for _name, _group in GROUPS.items():
    app.add_typer(_group, name=_name)


def _version(wanted: bool) -> None:
    if wanted:
        print(f"herowright {herowright.__version__}")
        raise typer.Exit


@app.callback()
def _root(
    version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True)] = False, lang: Lang = None
) -> None:
    pass


def run(args: Sequence[str] | None = None) -> int:
    """Run a command line, in the language it asks for; returns the exit code."""
    argv = list(sys.argv[1:] if args is None else args) or ["--help"]
    lang = language(_value_of("--lang", argv))
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a character the terminal cannot show must not abort a command
            stream.reconfigure(errors="replace")
    try:
        return _dispatch(argv, lang)
    except HerowrightError as error:
        complain(error, lang, "--json" in argv)
        return WRONG
    except typer.Abort:
        raise KeyboardInterrupt from None


def _dispatch(argv: list[str], lang: str) -> int:
    argv = [*_with_address(_language_behind(argv))]
    command = _all_commands()
    _check_command(argv[0], [*COMMANDS, *GROUPS])
    if argv[0] in GROUPS and len(argv) > 1:
        argv = [argv[0], *_language_behind(argv[1:])]
        _check_command(argv[1], list(command.commands[argv[0]].commands))
    if "--help" in argv:
        from herowright.cli.usage import translate_help

        translate_help(command, lang)
    try:
        return command(argv, prog_name="herowright", standalone_mode=False) or 0
    except Exception as error:
        if not hasattr(error, "format_message"):  # not about the command line
            raise
        from herowright.cli.usage import usage_error

        raise usage_error(error) from None


@cache
def _all_commands() -> Any:
    """As Typer reads them from our functions, which takes longer than many a command."""
    return typer.main.get_command(app)


def _language_behind(argv: list[str]) -> list[str]:
    """A language given before the command applies to the command."""
    leading = 2 if argv[0] == "--lang" else argv[0].startswith("--lang=")
    return [*argv[leading : leading + 1], *argv[:leading], *argv[leading + 1 :]]


def _with_address(argv: Sequence[str]) -> Iterator[str]:
    """`--ray` without an address means this machine."""
    for word, after in zip_longest(argv, argv[1:], fillvalue="-"):
        yield "--ray=local" if word == "--ray" and after.startswith("-") else word


def _check_command(word: str, known: Sequence[str]) -> None:
    if not word.startswith("-") and word not in known:
        raise BadUsage("cli-no-such-command", command=word, known=", ".join(known))


def _value_of(option: str, argv: Sequence[str]) -> str | None:
    for number, word in enumerate(argv):
        if word.startswith(f"{option}="):
            return word.partition("=")[2]
        if word == option:
            return argv[number + 1] if number + 1 < len(argv) else None
    return None
