"""Dice that nobody can choose or foresee.

The server draws a secret and publishes its hash, the *promise*. Only then does every seat add its own random number, a
*nonce*. When all seats are taken, the secret, the nonces and everything that was agreed on are written as one line of
text. Its hash is the *commitment*, published before the first choice; another hash of it is the seed. The text itself
is published when the game is over, and anybody can check all three.
"""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from functools import cached_property
from hashlib import sha256
from typing import Any

# Secrets and nonces: 256 bits, written as hexadecimal digits.
NUMBER = re.compile(r"[0-9a-f]{64}\Z")
# The option with the user's own cards; only the hash of a pack is written down.
PACK = "pack"


def fresh_number() -> str:
    return secrets.token_hex(32)


def promise(secret: str) -> str:
    """Published before anybody has added a nonce: from now on the secret is fixed."""
    return _hash("promise", secret)


def _hash(what: str, text: str) -> str:
    return sha256(f"herowright {what} {text}".encode()).hexdigest()


def canonical(value: Any) -> str:
    """The canonical form of plain data, whether it has been through a file or not."""
    return json.dumps(json.loads(json.dumps(value)), sort_keys=True, separators=(",", ":"))


@dataclass(frozen=True)
class Dice:
    """Everything the dice of a table are derived from. A seat that added no nonce has an empty one: the secret
    covers it. `seats` says who was there when the game was dealt, a `person` or a `bot`; `version` is the program's
    version."""

    secret: str
    nonces: tuple[str, ...]
    table: str
    game: str
    options: Mapping[str, Any]
    pack: str
    seats: tuple[str, ...]
    version: str

    @classmethod
    def agreed(
        cls,
        secret: str,
        nonces: tuple[str, ...],
        table: str,
        game: str,
        options: Mapping[str, Any],
        seats: tuple[str, ...],
        version: str,
    ) -> Dice:
        """The dice of a table with these settled options, with or without a pack."""
        return cls(secret, nonces, table, game, without_pack(options), pack_digest(options), seats, version)

    @classmethod
    def read(cls, text: str) -> Dice:
        """Parse such a line; `ValueError` for anything else."""
        found = json.loads(text)
        if not isinstance(found, dict) or found.keys() != {field.name for field in fields(cls)}:
            raise ValueError("no record of dice")
        dice = cls(**found | {"nonces": _words(found["nonces"]), "seats": _words(found["seats"])})
        words = (dice.secret, dice.table, dice.game, dice.pack, dice.version)
        if not (all(isinstance(each, str) for each in words) and isinstance(dice.options, dict)):
            raise ValueError("no record of dice")
        numbers = (dice.secret, *filter(None, dice.nonces))
        if not all(map(NUMBER.match, numbers)) or len(dice.nonces) != len(dice.seats) or dice.text != text:
            raise ValueError("no record of dice")
        return dice

    @cached_property
    def text(self) -> str:
        """The exact line that the commitment and the seed are hashes of."""
        return canonical(asdict(self))

    @property
    def promise(self) -> str:
        return promise(self.secret)

    @cached_property
    def commitment(self) -> str:
        return _hash("dice", self.text)

    @cached_property
    def seed(self) -> int:
        """Different nonces, options, cards or seats give different dice."""
        return int(_hash("seed", self.text)[:32], 16)

    def fits(self, game: str, seats: int, options: Mapping[str, Any]) -> bool:
        """Whether this game with these options is the one that was agreed on. A later version may have more
        settings."""
        agreed = all(canonical(options.get(name)) == canonical(value) for name, value in self.options.items())
        return (self.game, len(self.seats), self.pack) == (game, seats, pack_digest(options)) and agreed


def without_pack(options: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in options.items() if name != PACK}


def pack_digest(options: Mapping[str, Any]) -> str:
    pack = options.get(PACK)
    return _hash("pack", canonical(pack)) if pack else ""


def _words(value: Any) -> tuple[str, ...]:
    if not (isinstance(value, list) and all(isinstance(each, str) for each in value)):
        raise ValueError("no record of dice")
    return tuple(value)
