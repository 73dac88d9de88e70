"""The schema: players, tables, the append-only list of everything that happened at each table, and campaigns.

`entries` is the source of truth. The later columns of `tables` repeat what the lobby, "my tables" and the scheduler
query, and are written in the same transaction as the entry that changed them.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
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
    Column("research", Boolean),  # whether finished games may be used for research
    Column("rated", Boolean),  # whether they agree to be rated
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
    # What is known before one sits down: the options, and what else does not change (`Terms`).
    Column("terms", Text),
    # And what may change: where the dice come from, and `quiet` if spectators may not talk.
    Column("marks", String(40)),
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

# Promises of dice that a table was opened with. Each is valid for one table, even if that has been deleted; those older
# than any ticket can be are dropped.
promises = Table(
    "promises",
    metadata,
    Column("promise", String(64), primary_key=True),
    Column("at", Float, nullable=False),
)

# Reports about others to the operator. They outlive the table; `chat` is the last lines of its chat.
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

# Finished games, and how each seat did in them. They outlive their tables and need no rules to be shown.
finished = Table(
    "finished",
    metadata,
    Column("table", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("mode", String(16), nullable=False),  # versus, together or alone
    Column("began", Float, nullable=False),
    Column("ended", Float, nullable=False),
    Column("decisions", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("how", String(16)),  # how people ended it before the rules did
    Column("dice", String(16), nullable=False),
    Column("daily", String(10)),  # the day whose game it was
    Column("terms", Text, nullable=False),
    Column("rated", Boolean),  # whether it has counted for ratings; NULL: it is still to be looked at
    Index("finished_daily", "daily", "game"),
)

performances = Table(
    "performances",
    metadata,
    Column("table", String(16), ForeignKey("finished.table"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", String(16)),  # whoever sat down there
    Column("name", String(60), nullable=False),
    Column("bot", String(40)),
    Column("hero", Text, nullable=False),
    Column("kind", String(80), nullable=False),  # the class or character, for statistics
    Column("score", Integer),
    Column("place", Integer),
    Column("won", Boolean, nullable=False),
    Column("resigned", Boolean, nullable=False),
    Column("luck", Float),  # by how many percent chance gave more than average, if the game can tell
    Column("agreed", Boolean, nullable=False),  # whether they had agreed to be rated when the game ended
    Column("called", String(40)),  # what the player calls this hero
    Index("performances_player", "player"),
)

# What people who agree to be rated have shown, game by game.
ratings = Table(
    "ratings",
    metadata,
    Column("player", String(16), ForeignKey("players.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

# Everybody's one try at the game of a day.
dailies = Table(
    "dailies",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("player", String(16), ForeignKey("players.id"), primary_key=True),
    Column("table", String(16), nullable=False),
)

# Browsers that are told by a push when it is their player's turn.
subscriptions = Table(
    "subscriptions",
    metadata,
    Column("id", String(32), primary_key=True),  # hash of the endpoint
    Column("player", String(16), ForeignKey("players.id"), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("lang", String(8), nullable=False),
    Column("created", Float, nullable=False),
    Index("subscriptions_player", "player"),
)

# Quiet hours (minutes of the day in the player's time zone), when the next notification is due, and when the last one
# was sent.
alerting = Table(
    "alerting",
    metadata,
    Column("player", String(16), ForeignKey("players.id"), primary_key=True),
    Column("zone", String(64), nullable=False),
    Column("quiet_from", Integer),
    Column("quiet_until", Integer),
    Column("due", Float),
    Column("told", Float),
    Index("alerting_due", "due"),
)

# Tables at which it became somebody's turn and which they have not looked at since; `told` if a push has told them.
alerts = Table(
    "alerts",
    metadata,
    Column("player", String(16), ForeignKey("players.id"), primary_key=True),
    Column("table", String(16), primary_key=True),
    Column("at", Float, nullable=False),
    Column("told", Boolean, nullable=False),
    Index("alerts_table", "table"),
)

# Public keys of passkeys; each signs a browser in as its player.
passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(64), primary_key=True),  # hash of the credential's own id
    Column("player", String(16), ForeignKey("players.id"), nullable=False),
    Column("credential", Text, nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("count", BigInteger, nullable=False),  # of its signatures, if it counts them
    Column("site", String(255), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float),
    Index("passkeys_player", "player"),
)

# What a passkey has to sign next, for whoever asked: each works once.
challenges = Table(
    "challenges",
    metadata,
    Column("player", String(16), ForeignKey("players.id"), primary_key=True),
    Column("what", String(8), primary_key=True),  # make or enter
    Column("challenge", String(100), nullable=False),
    Column("at", Float, nullable=False),
)

# A player's link, by which others become friends.
friend_links = Table(
    "friend_links",
    metadata,
    Column("player", String(16), ForeignKey("players.id"), primary_key=True),
    Column("token", String(64), nullable=False, unique=True),  # hash of the link's secret
    Column("created", Float, nullable=False),
)

# Both of two friends have a row.
friends = Table(
    "friends",
    metadata,
    Column("player", String(16), ForeignKey("players.id"), primary_key=True),
    Column("friend", String(16), ForeignKey("players.id"), primary_key=True),
    Column("since", Float, nullable=False),
)

# Who invited whom to a table.
invitations = Table(
    "invitations",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("player", String(16), ForeignKey("players.id"), primary_key=True),
    Column("by", String(16), ForeignKey("players.id"), nullable=False),
    Column("at", Float, nullable=False),
    Column("declined", Boolean, nullable=False),
    Index("invitations_player", "player"),
)

# Where people want to be written to. `confirmed` is when the link that was sent there was opened.
addresses = Table(
    "addresses",
    metadata,
    Column("player", String(16), ForeignKey("players.id"), primary_key=True),
    Column("address", String(254), nullable=False),
    Column("lang", String(8), nullable=False),
    Column("confirmed", Float),
    Column("turns", Boolean, nullable=False),  # whether turn alerts go there
    Index("addresses_address", "address"),
)

# Links that were sent to addresses; each works once.
mail_links = Table(
    "mail_links",
    metadata,
    Column("token", String(64), primary_key=True),  # hash of the link's secret
    Column("player", String(16), ForeignKey("players.id"), nullable=False),
    Column("what", String(8), nullable=False),  # confirm or enter
    Column("address", String(254), nullable=False),
    Column("at", Float, nullable=False),
    Index("mail_links_address", "address"),
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
