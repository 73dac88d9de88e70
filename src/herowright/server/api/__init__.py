"""The HTTP API: every route, in the order in which the documentation shows them."""

from herowright.server.api import games, people, seats, tables
from herowright.server.endpoint import Endpoint

ENDPOINTS: tuple[Endpoint, ...] = (
    games.games,
    games.cards,
    games.pack,
    games.rules,
    games.texts,
    people.me,
    people.change_me,
    people.my_tables,
    tables.lobby,
    tables.open_table,
    tables.bring_table,
    tables.table,
    tables.join,
    tables.invite,
    seats.sit,
    seats.stand,
    seats.bot,
    seats.link,
    tables.table_cards,
    tables.moment,
    tables.course,
    tables.export,
)
