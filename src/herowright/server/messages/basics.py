"""What all messages are made of: limits that both sides know, and words that travel as ids."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

TableId = Annotated[str, Meta(pattern="^[a-z0-9]{10,16}$")]
Secret = Annotated[str, Meta(min_length=16, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Title = Annotated[str, Meta(max_length=60)]
Key = Annotated[str, Meta(min_length=1, max_length=120)]
Chat = Annotated[str, Meta(min_length=1, max_length=500)]
SpeakerId = Annotated[str, Meta(pattern="^[0-9a-f]{12}$")]
DeviceId = Annotated[str, Meta(pattern="^[0-9a-f]{12}$")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
RequestId = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Language = Literal["en", "pl", "de"]
Nonce = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Ticket = Annotated[str, Meta(min_length=16, max_length=600, pattern="^[A-Za-z0-9_=-]+$")]
# Where the dice of a table come from: from the server and everybody who sat down; chosen by somebody, or known to
# somebody in advance; from a file; from the date of a daily game; or unknown, if an earlier version opened the table.
HowDice = Literal["fair", "chosen", "known", "imported", "daily", "unknown"]


class Wire(Struct, frozen=True, kw_only=True):
    """A message: immutable, with named fields."""


class Strict(Wire, frozen=True, forbid_unknown_fields=True):
    """A message from a browser: unknown fields are refused."""


class Text(Wire, frozen=True):
    """A message id and its arguments; an argument can be a number, a reference such as `card:longsword`,
    or a `Text` itself."""

    id: str
    args: dict[str, Any] = {}


class Problem(Wire, frozen=True):
    """Why something was refused, and the clause behind it; `others` are further problems, for example of a file."""

    reason: Text
    rule: str | None = None
    others: list[Text] = []
