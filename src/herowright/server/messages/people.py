"""Who a browser is."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from herowright.server.messages.basics import Name, Strict, Wire


class Me(Wire, frozen=True):
    """This browser. `webhooks` says whether the operator allows them, `research` whether its finished games may be used
    for research."""

    name: str
    webhook: str | None
    webhooks: bool
    research: bool
    # Whether this player agrees to be rated, and to be listed with it.
    rated: bool = False
    # Whether this server can write to people who name an address.
    mail: bool = False


class MeChange(Strict, frozen=True):
    name: Name | None = None
    # An https address that is called when it is this player's turn; empty removes it.
    webhook: Annotated[str, Meta(max_length=300)] | None = None
    research: bool | None = None
    rated: bool | None = None


class RecoveryCode(Wire, frozen=True):
    """A code with which another browser becomes this player; it replaces an earlier one."""

    code: str


class Recover(Strict, frozen=True):
    code: Annotated[str, Meta(min_length=16, max_length=60)]
