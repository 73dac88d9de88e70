"""The settings of a server. Every default is safe on a machine at home."""

from __future__ import annotations

import math
from dataclasses import dataclass, field, fields, replace
from typing import Any

KB, MB = 1024, 1024 * 1024


@dataclass(frozen=True, slots=True)
class Rate:
    per_second: float
    burst: int


UNLIMITED = Rate(math.inf, 1)


@dataclass(frozen=True, slots=True)
class Limits:
    """Each of them can be set with `herowright serve --limit`; `limit-<name>` are its message ids.

    Rates apply to an address and to a player alike, `chat` to a player, `messages` to one WebSocket. `changes` holds
    for requests and, for each player, for switches and for the whole table asked for by WebSocket. `work` counts the
    seconds of work done in other processes, and of whatever grows with all that somebody has played. Times are in
    seconds and sizes in bytes unless the name says otherwise.
    """

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
    # How long a body may pause, and how many bytes per second it needs at least.
    body_within: float = 15.0
    body_rate: int = 16 * KB
    # How much of large bodies is held at once, in total and per address.
    uploads: int = 96 * MB
    uploads_of_address: int = 32 * MB

    # What is stored: unfinished tables of a player and their size, and what one address may add in a day.
    tables_of_player: int = 200
    stored_of_player: int = 64 * MB
    campaigns_of_player: int = 50
    entries_of_table: int = 50_000
    tables_a_day: int = 1000
    stored_a_day: int = 256 * MB
    reports_a_day: int = 20
    # Days without a change after which a table is removed: one at which nothing was ever decided, and any. 0: never.
    days_unplayed: int = 30
    days_untouched: int = 365
    # How many lines of the log come with the welcome to a table; the others are sent on request.
    log_lines: int = 1000

    @classmethod
    def off(cls) -> Limits:
        """For measuring a server from one machine: sizes are limited, speed and numbers are not."""
        usual = cls()
        rates = [field.name for field in fields(cls) if isinstance(getattr(usual, field.name), Rate)]
        counts = ("viewers_of_player", "viewers_of_address", "connections_of_address", "stored_of_player")
        kept = ("tables_of_player", "campaigns_of_player", "tables_a_day", "stored_a_day", "reports_a_day")
        unlimited: dict[str, Any] = dict.fromkeys(rates, UNLIMITED) | dict.fromkeys((*counts, *kept), 10**12)
        return replace(usual, **unlimited)


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
    # Whether players may name an address that is called when it is their turn.
    webhooks: bool = False
    # Whether browsers may subscribe to Web Push, with which private key (by default one is generated and kept in the
    # database), and whom push services can contact about it: `mailto:` or `https:`.
    push: bool = True
    push_key: str | None = None
    push_contact: str | None = None
    # The mail server, such as `smtps://name:password@mail.example.org`, and the address that mail comes from. Without
    # one, nobody can name an address.
    mail: str | None = None
    mail_from: str | None = None
    # Addresses or networks of the trusted proxies in front of us (X-Forwarded-For and -Proto).
    proxies: tuple[str, ...] = ()
    # The token that other machines need to see /metrics, as `Authorization: Bearer TOKEN`.
    metrics_token: str | None = None
    # For tests: whether files may contain arranged situations and scripted dice.
    arranged_tables: bool = False
    limits: Limits = field(default_factory=Limits)
