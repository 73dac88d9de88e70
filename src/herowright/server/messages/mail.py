"""The messages about mail."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from herowright.server.messages import Language, Strict, Wire

MailAddress = Annotated[str, Meta(min_length=3, max_length=254)]
MailToken = Annotated[str, Meta(min_length=16, max_length=600, pattern="^[A-Za-z0-9_=-]+$")]


class MailSettings(Wire, frozen=True):
    """`on` says whether this server can write to people, `turns` whether turn alerts go there."""

    on: bool
    address: str | None
    confirmed: bool
    turns: bool


class NameAddress(Strict, frozen=True):
    """Where to write to, and in which language."""

    address: MailAddress
    lang: Language


class TellTurns(Strict, frozen=True):
    turns: bool


class MailDone(Wire, frozen=True):
    """What was asked for has been done, if there was anything to do."""

    done: bool
