"""An authenticator in software: makes passkeys and signs with them, as a phone or a password manager does."""

from __future__ import annotations

import base64
import json
import os
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, VERIFIED, WITH_KEY = 0x01, 0x04, 0x40


def encoded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


class Authenticator:
    """One passkey. `origin` is the page that asks, `site` the name that the passkey is for."""

    def __init__(self, origin: str, site: str = "127.0.0.1", counts: bool = True) -> None:
        self.origin, self.site, self.counts, self.count = origin, site, counts, 0
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = os.urandom(16)
        self.user = ""

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        self.user = options["user"]["id"]
        numbers = self.key.public_key().public_numbers()
        x, y = (number.to_bytes(32, "big") for number in (numbers.x, numbers.y))
        key = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        about = self._data(WITH_KEY) + bytes(16) + len(self.id).to_bytes(2, "big") + self.id + key
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": about})
        told = self._client("webauthn.create", options["challenge"])
        return self._credential({"clientDataJSON": encoded(told), "attestationObject": encoded(attestation)})

    def sign(self, options: dict[str, Any]) -> dict[str, Any]:
        self.count += self.counts
        about, told = self._data(), self._client("webauthn.get", options["challenge"])
        signature = self.key.sign(about + sha256(told).digest(), ec.ECDSA(SHA256()))
        said = {"clientDataJSON": told, "authenticatorData": about, "signature": signature}
        return self._credential({name: encoded(raw) for name, raw in said.items()} | {"userHandle": self.user})

    def _data(self, flags: int = 0) -> bytes:
        return sha256(self.site.encode()).digest() + bytes([PRESENT | VERIFIED | flags]) + self.count.to_bytes(4, "big")

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _credential(self, response: dict[str, str]) -> dict[str, Any]:
        id = encoded(self.id)
        return {"id": id, "rawId": id, "type": "public-key", "response": response, "clientExtensionResults": {}}
