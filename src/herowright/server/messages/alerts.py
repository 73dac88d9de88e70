"""Messages about alerts: which browsers get push notifications, and when none are sent."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from herowright.server.messages import Language, Strict, Wire

Key = Annotated[str, Meta(min_length=16, max_length=100, pattern="^[A-Za-z0-9_=-]*$")]
Endpoint = Annotated[str, Meta(min_length=10, max_length=1000)]
Minute = Annotated[int, Meta(ge=0, lt=1440)]
Zone = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_+/-]*$")]
PushId = Annotated[str, Meta(min_length=32, max_length=32, pattern="^[0-9a-f]*$")]


class PushBrowser(Wire, frozen=True):
    """A browser that gets notifications. Its id is derived from its endpoint, so that the browser can recognise
    itself."""

    id: str
    created: float


class QuietHours(Strict, frozen=True):
    """Minutes of the day, in a time zone such as `Europe/Warsaw`, between which nothing is sent."""

    zone: Zone
    since: Minute
    until: Minute


class Alerts(Wire, frozen=True):
    """`on` says whether the operator allows push notifications, `key` is what a browser subscribes with."""

    on: bool
    key: str
    browsers: list[PushBrowser]
    quiet: QuietHours | None


class Subscribe(Strict, frozen=True):
    """The browser's subscription, and the language of its notifications."""

    endpoint: Endpoint
    p256dh: Key
    auth: Key
    lang: Language


class KeepQuiet(Strict, frozen=True):
    """`null`: never."""

    quiet: QuietHours | None
