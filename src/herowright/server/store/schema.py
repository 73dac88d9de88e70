"""What is kept: players, tables, the append-only list of everything that happened at each table, and campaigns.

`entries` is the truth. The later columns of `tables` repeat what the lobby, "my tables" and the alarm clock ask for,
and are written in the same transaction as the entry that changed them.
"""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

players = Table(
    "players",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("token", String(64), nullable=False, unique=True),  # hash of the cookie's secret
    Column("name", String(60), nullable=False),
    Column("webhook", String(300)),
    Column("created", Float, nullable=False),
    Column("recovery", String(64)),  # hash of the code that makes another browser this player
    Index("players_recovery", "recovery", unique=True),
)

# Browsers that became a player by its recovery code.
browsers = Table(
    "browsers",
    metadata,
    Column("token", String(64), primary_key=True),  # hash of the cookie's secret
    Column("player", String(16), ForeignKey("players.id"), nullable=False),
    Column("created", Float, nullable=False),
    Index("browsers_player", "player"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("owner", String(16), ForeignKey("players.id"), nullable=False),
    Column("invite", String(64), nullable=False),  # hash of the invitation's secret
    Column("title", String(200), nullable=False),
    Column("open", Boolean, nullable=False),
    Column("cover", Boolean, nullable=False),
    Column("clock", Text),
    Column("created", Float, nullable=False),
    # How the game began: a save, mostly of the very first moment.
    Column("start", LargeBinary, nullable=False),
    # What follows repeats the entries.
    Column("updated", Float, nullable=False),
    Column("decisions", Integer, nullable=False),
    Column("turn", Integer),
    Column("waiting", Boolean, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("roster", Text, nullable=False),
    # When the server itself has to do something: let a bot decide, or stop a clock.
    Column("due", Float),
    # The campaign whose scenario is played here.
    Column("campaign", String(16)),
    # How people ended the game before the rules did.
    Column("ended", String(16)),
    Index("tables_open", "open", "over", "updated"),
    Index("tables_due", "due"),
    Index("tables_owner", "owner"),
    Index("tables_updated", "updated"),
)

entries = Table(
    "entries",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("what", String(16), nullable=False),
    Column("seat", Integer),
    Column("player", String(16)),
    Column("data", Text, nullable=False),
)

checkpoints = Table(
    "checkpoints",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("blob", LargeBinary, nullable=False),
)

# Who plays which seat; several devices of one person are several players.
holders = Table(
    "holders",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", String(16), ForeignKey("players.id"), primary_key=True),
    Column("seen", Float),  # when this player last went away from the table
    Column("hidden", Boolean),  # whether this player does not want to see it in the list any more
    Index("holders_player", "player"),
)

# Who came by an invitation and may watch.
guests = Table(
    "guests",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("player", String(16), ForeignKey("players.id"), primary_key=True),
)

seat_links = Table(
    "seat_links",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("token", String(64), nullable=False),  # hash of the link's secret
)

# Promises of dice that a table was opened with. Each is good for one table, even if that is gone by now; what is older
# than any ticket can be is forgotten.
promises = Table(
    "promises",
    metadata,
    Column("promise", String(64), primary_key=True),
    Column("at", Float, nullable=False),
)

# What people tell whoever runs the server about others. It outlives the table; `chat` is what was said there last.
reports = Table(
    "reports",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("at", Float, nullable=False),
    Column("table", String(16), nullable=False),
    Column("game", String(40), nullable=False),
    Column("reporter", String(16), nullable=False),
    Column("reporter_name", String(60), nullable=False),
    Column("players", Text, nullable=False),
    Column("name", String(60), nullable=False),
    Column("seat", Integer),
    Column("reason", Text, nullable=False),
    Column("chat", Text, nullable=False),
)

# A party that goes from scenario to scenario. `json` is what it brings to the next one; `table` is where it plays now.
# Every change raises `revision`, and is refused if somebody else was faster.
campaigns = Table(
    "campaigns",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("owner", String(16), ForeignKey("players.id"), nullable=False),
    Column("invite", String(64), nullable=False),  # hash of the invitation's secret
    Column("json", Text, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("table", String(16), ForeignKey("tables.id")),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Index("campaigns_owner", "owner"),
)

# Who came to a campaign by its invitation.
fellows = Table(
    "fellows",
    metadata,
    Column("campaign", String(16), ForeignKey("campaigns.id"), primary_key=True),
    Column("player", String(16), ForeignKey("players.id"), primary_key=True),
    Index("fellows_player", "player"),
)

# The last sign of life of a server, and the times when there was none.
pulse = Table(
    "pulse",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("at", Float, nullable=False),
)

outages = Table(
    "outages",
    metadata,
    Column("began", Float, primary_key=True),
    Column("ended", Float, nullable=False),
)

# Keys of this server, such as the ones that seal reports of running games and tickets for dice.
keys = Table(
    "keys",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)
