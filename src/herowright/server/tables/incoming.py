"""What strangers send, looked at in a process of its own: nothing here runs where tables are played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from herowright import new_table, packs
from herowright.games import registry
from herowright.locale.texts import LANGUAGES
from herowright.server.messages import CheckedPack, OwnValue
from herowright.server.tables import sealing
from herowright.table.campaigns import Party
from herowright.table.errors import BadSave
from herowright.table.save import load, replay


def replayed(blob: bytes, arranged: bool) -> bytes:
    """A saved game as a save of our own. It is played anew from seed, options and decisions, so whatever state the
    file holds never reaches a table; only tests bring arranged situations."""
    if sealing.is_sealed(blob):
        raise BadSave("server-sealed")
    table = load(blob, registry.find) if arranged else replay(blob, registry.find)
    return table.save()


def opened(game: str, seats: int, seed: int, options: Mapping[str, Any]) -> bytes:
    """A new table, as a save."""
    return new_table(game, seats, seed, options).save()


def is_plain(options: Mapping[str, Any]) -> bool:
    """Whether the options are but names of values, and no packs or parties."""
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
