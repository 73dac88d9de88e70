"""The server's storage: SQLite or PostgreSQL. All SQL is in this folder."""

from herowright.server.store.database import BadDatabase
from herowright.server.store.players import Player
from herowright.server.store.store import Store
from herowright.server.store.tokens import hashed, new_id, new_secret
from herowright.server.store.writer import Conflict, StorageFailed

__all__ = ["BadDatabase", "Conflict", "Player", "StorageFailed", "Store", "hashed", "new_id", "new_secret"]
