"""Untrusted input, handled in a separate process: nothing here runs where tables are played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from herowright import new_table, packs
from herowright.bots import bots_of
from herowright.games import registry
from herowright.locale.texts import LANGUAGES
from herowright.server.messages import CheckedPack, OwnValue
from herowright.server.tables import sealing
from herowright.table.campaigns import Party
from herowright.table.errors import BadSave
from herowright.table.save import load, read, replay
from herowright.table.table import Table


def replayed(blob: bytes, arranged: bool) -> tuple[bytes, list[str | None]]:
    """A saved game as a save of our own, and the bots at its seats as far as we know them. It is replayed from seed,
    options and decisions, so the state in the file never reaches a table; only tests load arranged situations."""
    if sealing.is_sealed(blob):
        raise BadSave("server-sealed")
    table = load(blob, registry.find) if arranged else replay(blob, registry.find)
    return table.save(), _bots(blob, table)


def _bots(blob: bytes, table: Table[Any]) -> list[str | None]:
    """Somebody has to play: a file that seats nothing but bots names none."""
    told, known = read(blob).get("bots"), bots_of(table.game.id)
    if not isinstance(told, list) or len(told) != table.seats:
        told = []
    bots = [bot if isinstance(bot, str) and bot in known else None for bot in told]
    return bots if None in bots else [None] * table.seats


def opened(game: str, seats: int, seed: int, options: Mapping[str, Any]) -> bytes:
    """A new table, as a save."""
    return new_table(game, seats, seed, options).save()


def is_plain(options: Mapping[str, Any]) -> bool:
    """Whether the options are only names of values, without packs or parties."""
    names = [name for value in options.values() for name in (value if isinstance(value, list) else [value])]
    return all(isinstance(name, str) for name in names)


def checked_pack(body: bytes, name: str, game: str) -> CheckedPack:
    """What a pack says; `BadPack` if it cannot be used."""
    checked = packs.parse_pack(body, name, game)
    names = {lang: packs.names(game, {"pack": checked}, lang) for lang in LANGUAGES}
    own = [
        OwnValue(setting=setting, value=value, names={lang: names[lang][f"{setting}-{value}"] for lang in LANGUAGES})
        for setting, value in packs.own_values(game, checked)
    ]
    return CheckedPack(pack=checked, own=own)


def party(blob: bytes) -> Party:
    """The party of a file; `BadParty` if it cannot be used."""
    rules = registry.campaigns()
    return rules.import_party(rules.read(blob))


def with_character(party: Party, blob: bytes) -> Party:
    """The party with the character of a file."""
    rules = registry.campaigns()
    return rules.import_character(party, rules.read(blob))
