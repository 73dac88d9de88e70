"""The limits of a server on the command line (`--limit NAME=VALUE`) and in the environment, and a readable list of
them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import fields, replace
from types import MappingProxyType
from typing import Any

from herowright.cli.params import BadUsage
from herowright.cli.speech import Speaker

SIZE = re.compile(r"(\d{1,12})(kb|mb|gb)?", re.IGNORECASE)
UNITS = {"": 1, "kb": 1024, "mb": 1024**2, "gb": 1024**3}
OFF = "off"
# `HEROWRIGHT_LIMIT_SAVE_BODY=8MB` is the same as `--limit save-body=8MB`.
VARIABLE = "HEROWRIGHT_LIMIT_"


def read_limits(given: Sequence[str], environment: Mapping[str, str] = MappingProxyType({})) -> Any:
    """The limits with the changes from the environment, and then with these."""
    from herowright.server.ops.config import Limits

    limits = Limits()
    named = [name for name in sorted(environment) if name.startswith(VARIABLE) and environment[name]]
    for text in (*(f"{name.removeprefix(VARIABLE).lower()}={environment[name]}" for name in named), *given):
        shown, equals, value = text.partition("=")
        name = shown.strip().replace("-", "_")
        if not equals or name not in {field.name for field in fields(Limits)}:
            raise BadUsage("cli-serve-limit", value=text)
        try:
            limits = replace(limits, **{name: _read(getattr(limits, name), value.strip())})
        except ValueError:
            usual = shown_as(getattr(Limits(), name))
            raise BadUsage("cli-serve-limit-value", name=shown, value=value, usual=usual) from None
    return limits


def _read(usual: Any, value: str) -> Any:
    from herowright.server.ops.config import UNLIMITED, Rate

    if isinstance(usual, Rate):
        if value == OFF:
            return UNLIMITED
        per_second, _, burst = value.partition("/")
        return Rate(_positive(per_second), max(1, int(burst)))
    if isinstance(usual, float):
        return _positive(value)
    if found := SIZE.fullmatch(value):
        return int(found[1]) * UNITS[(found[2] or "").lower()]
    raise ValueError


def _positive(value: str) -> float:
    number = float(value)
    if not 0 < number < 10**9:
        raise ValueError
    return number


def shown_as(value: Any) -> str:
    """A limit as it is written on the command line."""
    from herowright.server.ops.config import KB, MB, Rate

    if isinstance(value, Rate):
        return f"{value.per_second:g}/{value.burst}"
    for unit, name in ((MB, "MB"), (KB, "kB")):
        if isinstance(value, int) and value >= unit and value % unit == 0:
            return f"{value // unit}{name}"
    return f"{value:g}"


def list_limits(speaker: Speaker) -> None:
    from herowright.server.ops.config import Limits

    usual = Limits()
    lines = [(field.name.replace("_", "-"), shown_as(getattr(usual, field.name))) for field in fields(usual)]
    wide, deep = max(len(name) for name, _ in lines), max(len(value) for _, value in lines)
    for name, value in lines:
        speaker.line(f"{name:<{wide}}  {value:>{deep}}  {speaker.text(f'limit-{name}')}")
