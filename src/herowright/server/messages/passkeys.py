"""The messages about passkeys. Options and answers are the JSON of WebAuthn, as browsers read and write it."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from herowright.server.messages import Strict, Wire

PasskeyId = Annotated[str, Meta(min_length=64, max_length=64, pattern="^[0-9a-f]*$")]


class PasskeyInfo(Wire, frozen=True):
    """A passkey of this player: when it was made, and when somebody last signed in with it."""

    id: str
    site: str
    created: float
    used: float | None


class PasskeyOptions(Wire, frozen=True):
    """What the browser passes to its authenticator."""

    options: dict[str, Any]


class PasskeyAnswer(Strict, frozen=True):
    """What the authenticator answers."""

    credential: dict[str, Any]
