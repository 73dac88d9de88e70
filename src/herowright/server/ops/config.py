"""How a server is run. Everything has a default that is safe on a machine at home."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

KB, MB = 1024, 1024 * 1024


@dataclass(frozen=True, slots=True)
class Rate:
    per_second: float
    burst: int


UNLIMITED = Rate(math.inf, 1)


@dataclass(frozen=True, slots=True)
class Limits:
    """`requests` and `changes` hold for an address and for a player alike, `arrivals` (new players) and `openings`
    (new tables) too; `messages` holds for one WebSocket. `work` is counted in seconds of what is done in processes of
    its own."""

    requests: Rate = Rate(20, 200)
    changes: Rate = Rate(5, 40)
    arrivals: Rate = Rate(0.2, 30)
    openings: Rate = Rate(0.2, 20)
    messages: Rate = Rate(20, 40)
    work: Rate = Rate(0.5, 30)
    viewers_of_player: int = 12
    viewers_of_address: int = 48
    body: int = 16 * KB
    # A new table may bring a card pack with it.
    table_body: int = 512 * KB
    save_body: int = 16 * MB
    message: int = 8 * KB

    @classmethod
    def off(cls) -> Limits:
        """For measuring a server from one machine: sizes are limited, speed is not."""
        return cls(UNLIMITED, UNLIMITED, UNLIMITED, UNLIMITED, UNLIMITED, UNLIMITED, 1_000_000, 1_000_000)


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
    # For tests: whether files may bring situations that no game has led to, and dice that are scripted.
    arranged_tables: bool = False
    limits: Limits = field(default_factory=Limits)
