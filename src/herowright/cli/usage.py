"""Help and complaints about the command line itself, in the user's language."""

from __future__ import annotations

import re
from typing import Any

import typer

from herowright.cli.params import BadUsage
from herowright.cli.speech import Speaker


def translate_help(command: Any, lang: str) -> None:
    """Put the texts of a language to a command, its parameters and its subcommands.

    The message of a parameter is `help-COMMAND-NAME`, or `help-any-NAME` where all commands mean the same.
    """
    texts = Speaker(lang).texts
    _translate(command, "herowright", texts)
    for name, subcommand in command.commands.items():
        _translate(subcommand, name, texts)
        for inner, part in getattr(subcommand, "commands", {}).items():
            _translate(part, f"{name}-{inner}", texts)
    from typer import rich_utils

    for title in ("arguments", "options", "commands"):
        setattr(rich_utils, f"{title.upper()}_PANEL_TITLE", texts.say(f"help-title-{title}"))
    rich_utils.DEFAULT_STRING = f"[{texts.say('help-default')}: {{}}]"
    rich_utils.ENVVAR_STRING = f"[{texts.say('help-environment')}: {{}}]"
    rich_utils.REQUIRED_LONG_STRING = f"[{texts.say('help-required')}]"


def _translate(command: Any, name: str, texts: Any) -> None:
    command.help = texts.say(f"help-{name}")
    for param in (*command.params, command.get_help_option(typer.Context(command))):
        id = param.name.replace("_", "-")
        own = f"help-{name}-{id}"
        param.help = texts.say(own if texts.has(own) else f"help-any-{id}")
        if getattr(param, "is_flag", False):
            param.metavar = ""


def usage_error(error: Any) -> BadUsage:
    """What the command line's reader refused, as one of our messages; in its own words if it is new to us."""
    param = getattr(error, "param", None)
    match type(error).__name__:
        case "NoSuchOption":
            likely = ", ".join(sorted(error.possibilities or ()))
            return BadUsage(
                "cli-likely-option" if likely else "cli-no-such-option", option=error.option_name, likely=likely
            )
        case "MissingParameter" if param is not None:
            return BadUsage("cli-missing", what=param.opts[0] if param.opts[0].startswith("-") else param.metavar)
        case "BadParameter" if param is not None and getattr(param, "is_flag", False) and param.envvar:
            return BadUsage("cli-switch", name=param.envvar)
        case "BadOptionUsage":
            return BadUsage("cli-needs-value", option=error.option_name)
    if error.format_message().startswith("Missing command"):
        return BadUsage("cli-missing", what="COMMAND")
    if extra := re.match(r"Got unexpected extra arguments? ?(?:\(s\))? ?\((.*)\)", error.format_message()):
        return BadUsage("cli-extra", what=extra[1])
    return BadUsage("cli-usage", detail=error.format_message())
