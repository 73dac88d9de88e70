"""What strangers send, looked at in a process of its own: nothing here runs where tables are played."""

from __future__ import annotations

from herowright.games import registry
from herowright.server.tables import sealing
from herowright.table.errors import BadSave
from herowright.table.save import load, replay

# Long games of many decisions are replayed in a tenth of that.
SECONDS = 10.0


def replayed(blob: bytes, arranged: bool) -> bytes:
    """A saved game as a save of our own. It is played anew from seed, options and decisions, so whatever state the
    file holds never reaches a table; only tests bring arranged situations."""
    if sealing.is_sealed(blob):
        raise BadSave("server-sealed")
    table = load(blob, registry.find) if arranged else replay(blob, registry.find)
    return table.save()
