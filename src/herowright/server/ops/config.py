"""How a server is run. Everything has a default that is safe on a machine at home."""

from __future__ import annotations

import math
from dataclasses import dataclass, field, fields, replace

KB, MB = 1024, 1024 * 1024


@dataclass(frozen=True, slots=True)
class Rate:
    per_second: float
    burst: int


UNLIMITED = Rate(math.inf, 1)


@dataclass(frozen=True, slots=True)
class Limits:
    """Every one of them can be set by `herowright serve --limit`; `limit-<name>` are its words.

    Rates hold for an address and for a player alike, `chat` for a player, `messages` for one WebSocket. `work` counts
    the seconds of what is done in processes of its own. Times are in seconds and sizes in bytes, if the name says
    nothing else."""

    requests: Rate = Rate(20, 200)
    changes: Rate = Rate(5, 40)
    arrivals: Rate = Rate(0.2, 30)
    openings: Rate = Rate(0.2, 20)
    imports: Rate = Rate(0.02, 10)
    chat: Rate = Rate(0.5, 12)
    # Attempts with a recovery code.
    recoveries: Rate = Rate(0.01, 5)
    messages: Rate = Rate(20, 40)
    work: Rate = Rate(0.5, 30)
    viewers_of_player: int = 12
    viewers_of_address: int = 48
    body: int = 16 * KB
    # A new table may bring a card pack with it.
    table_body: int = 512 * KB
    save_body: int = 16 * MB
    message: int = 8 * KB

    # Connections: how many, and how long each may take.
    connections: int = 4000
    connections_of_address: int = 128
    header_within: float = 10.0
    idle_within: float = 15.0
    answer_within: float = 30.0
    # A body may pause for so long, and has to come with at least so many bytes a second.
    body_within: float = 15.0
    body_rate: int = 16 * KB
    # How much of large bodies is held at once, of everybody together and of one address.
    uploads: int = 96 * MB
    uploads_of_address: int = 32 * MB

    # What is kept: unfinished tables of a player and their size, and what one address may add in a day.
    tables_of_player: int = 200
    stored_of_player: int = 64 * MB
    campaigns_of_player: int = 50
    entries_of_table: int = 50_000
    tables_a_day: int = 1000
    stored_a_day: int = 256 * MB
    reports_a_day: int = 20
    # After so many days without a change a table goes: one at which nothing was ever decided, and any. 0: never.
    days_unplayed: int = 30
    days_untouched: int = 365
    # So many lines of the log come with the welcome to a table, the others when they are asked for.
    log_lines: int = 1000

    @classmethod
    def off(cls) -> Limits:
        """For measuring a server from one machine: sizes are limited, speed and numbers are not."""
        usual = cls()
        rates = [field.name for field in fields(cls) if isinstance(getattr(usual, field.name), Rate)]
        counts = ("viewers_of_player", "viewers_of_address", "connections_of_address", "stored_of_player")
        kept = ("tables_of_player", "campaigns_of_player", "tables_a_day", "stored_a_day", "reports_a_day")
        return replace(usual, **dict.fromkeys(rates, UNLIMITED), **dict.fromkeys((*counts, *kept), 10**12))  # type: ignore[arg-type]


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
    # Addresses or networks of the proxies in front of us, which say truly who is asking (X-Forwarded-For and -Proto).
    proxies: tuple[str, ...] = ()
    # What others than this machine have to show to see /metrics, as `Authorization: Bearer TOKEN`.
    metrics_token: str | None = None
    # For tests: whether files may bring situations that no game has led to, and dice that are scripted.
    arranged_tables: bool = False
    limits: Limits = field(default_factory=Limits)
