"""Parts of cards that say what they do: the same declaration is the rule and its text."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any, ClassVar, NamedTuple

from herowright.table.message import Message
from herowright.table.native import native


@native(allow_interpreted_subclasses=True)
class Worded:
    """`says = "pf-effect-more"` is the message of a declared part of a card, and its fields are the arguments. A
    part whose message varies defines its own `text`."""

    __slots__ = ()

    says: ClassVar[str]
    # Fields that go into a message under another name or in another form; the others are passed as they are.
    arguments: ClassVar[Mapping[str, Argument]] = {}

    @property
    def text(self) -> Message:
        told = _told.get(type(self))
        if told is None:
            told = _told[type(self)] = _arguments(self)
        if not told:
            return Message(self.says)
        return Message(self.says, {argument.name: argument.form(getattr(self, field)) for field, argument in told})


def as_it_is(value: Any) -> Any:
    """Numbers and words stay; another part of a card becomes its text, and a boolean becomes yes or no."""
    if isinstance(value, Worded):
        return value.text
    return ("no", "yes")[value] if isinstance(value, bool) else value


class Argument(NamedTuple):
    """What a message is told about a field."""

    name: str
    form: Callable[[Any], Any] = as_it_is


# The fields of each kind of part, and what is told of them.
_told: dict[type, tuple[tuple[str, Argument], ...]] = {}


def _arguments(part: Any) -> tuple[tuple[str, Argument], ...]:
    known: Mapping[str, Argument] = part.arguments
    return tuple((field.name, known.get(field.name) or Argument(field.name)) for field in fields(part))
