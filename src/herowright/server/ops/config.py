"""How a server is run. Everything has a default that is safe on a machine at home."""

from __future__ import annotations

from dataclasses import dataclass, field

from herowright.server.http.limits import Limits


@dataclass(frozen=True, slots=True)
class Config:
    """`db` is `sqlite:///FILE` or `postgresql://...`. `origins` are the public addresses of the page (such as
    `https://play.example.org`), where they are not simply this machine's own address."""

    db: str
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()
    # Seconds between the moves of bots, so that people can follow them.
    bot_pace: float = 0.5
    # Whether players may name an address that is told when it is their turn.
    webhooks: bool = False
    # Whether the one proxy in front of us says truly who is asking (X-Forwarded-For, X-Forwarded-Proto).
    behind_proxy: bool = False
    # Whether /metrics answers others than this machine.
    open_metrics: bool = False
    limits: Limits = field(default_factory=Limits)
