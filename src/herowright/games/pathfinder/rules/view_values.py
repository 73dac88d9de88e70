"""What the table shows, in plain values: messages, and the names that messages use for cards (`boon:longsword`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypedDict, TypeGuard

from herowright.games.pathfinder.rules.components import NONE
from herowright.table.message import Message

if TYPE_CHECKING:
    from herowright.games.pathfinder.cards.types import BoxCard


class TextView(TypedDict):
    """A message: its id and arguments, which may be such messages themselves."""

    id: str
    args: dict[str, Any]


def text(message: Message) -> TextView:
    """A message as plain values."""
    args = {name: text(value) if isinstance(value, Message) else value for name, value in message.args.items()}
    return {"id": message.id, "args": args}


def message(words: TextView) -> Message:
    """And back, for whoever puts it into words."""
    args = {name: message(value) if _is_text(value) else value for name, value in words["args"].items()}
    return Message(words["id"], args)


def _is_text(value: object) -> TypeGuard[TextView]:
    return isinstance(value, dict) and value.keys() == {"id", "args"}


def number_of(number: int) -> int | None:
    return None if number == NONE else number


def names_of(cards: Sequence[BoxCard]) -> list[str]:
    return [card.name for card in cards]


def known_ends(deck: Sequence[BoxCard], top: int, bottom: int) -> tuple[list[str], list[str]]:
    """The names of cards whose place is known; one that is known from both ends counts from the top."""
    rest = deck[top:]
    return names_of(deck[:top]), names_of(rest[max(0, len(rest) - bottom) :])
