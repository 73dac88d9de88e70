"""A message is an id and its arguments, never prose: the words live in `locale/`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

NO_ARGS: Mapping[str, Any] = {}


def _bare(message: Message) -> str:
    return " ".join([message.id, *(f"{name}={value}" for name, value in message.args.items())])


# The engine knows no language; `herowright/__init__.py` puts the English texts here so that
# an exception printed by a Python user reads as a sentence.
renderer: Callable[[Message], str] = _bare


class Message(NamedTuple):
    """`args` hold numbers, names or references such as `card:longsword` and `die:gold4`."""

    id: str
    args: Mapping[str, Any] = NO_ARGS

    def __str__(self) -> str:
        return renderer(self)


def use_renderer(render: Callable[[Message], str]) -> None:
    global renderer
    renderer = render
