"""Secrets that give access to a seat or a table. Only their hashes are stored."""

from __future__ import annotations

import secrets
from hashlib import sha256

# Ids and codes are read aloud and typed now and then: no letters that look alike.
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"


def new_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(12))


def new_secret() -> str:
    return secrets.token_urlsafe(24)


def hashed(secret: str) -> str:
    """Secrets are long and random, so a plain hash is enough."""
    return sha256(secret.encode()).hexdigest()
