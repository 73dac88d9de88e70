"""Files of games that several people are still playing: they contain the coming dice, so only the operator of the
server they come from can open them (`herowright unseal`)."""

from __future__ import annotations

import base64

from cryptography.fernet import Fernet, InvalidToken
from msgspec import DecodeError, json

from herowright.table.errors import BadSave

SEALED = {"herowright": "sealed", "format": 1}


def seal(blob: bytes, key: Fernet) -> bytes:
    return json.encode({**SEALED, "content": base64.b64encode(key.encrypt(blob)).decode()})


def is_sealed(blob: bytes) -> bool:
    try:
        found = json.decode(blob)
    except (DecodeError, UnicodeDecodeError, RecursionError):
        return False
    return isinstance(found, dict) and found.get("herowright") == "sealed"


def unseal(blob: bytes, key: Fernet) -> bytes:
    """The save within a sealed file; `BadSave` if it was sealed elsewhere or is damaged."""
    try:
        return key.decrypt(base64.b64decode(json.decode(blob)["content"]))
    except (DecodeError, InvalidToken, ValueError, KeyError, TypeError):
        raise BadSave("server-wrong-seal") from None
