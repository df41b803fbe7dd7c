"""An authenticator made of software: passkeys for tests that have no browser."""

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from typing import Any
from urllib.parse import urlsplit

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, WITH_KEY = 0x01, 0x40
"""Flags: the user has touched the key; a new key follows."""


def base64url(data: bytes) -> str:
    """Bytes as browsers write them."""
    return urlsafe_b64encode(data).decode().rstrip("=")


class SoftwarePasskey:
    """One passkey for one origin."""

    def __init__(self, origin: str, seed: int = 1) -> None:
        self.origin = origin
        self.count = 0
        self._key = ec.derive_private_key(seed + 1, ec.SECP256R1())
        self._id = sha256(b"%d" % seed).digest()

    @property
    def id(self) -> str:
        """The credential id."""
        return base64url(self._id)

    def create(self, options: dict[str, Any]) -> dict[str, Any]:
        """The JSON that a browser sends for a passkey that it has made."""
        numbers = self._key.public_key().public_numbers()
        key = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)}
        held = bytes(16) + len(self._id).to_bytes(2) + self._id + cbor2.dumps(key)
        data = self._authenticator_data(PRESENT | WITH_KEY) + held
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return {
            "id": self.id,
            "client_data": base64url(self._client_data("create", options["challenge"])),
            "attestation": base64url(attestation),
        }

    def show(self, challenge: str) -> dict[str, Any]:
        """The JSON that a browser sends for a passkey that was used."""
        self.count += 1
        words = self._client_data("get", challenge)
        data = self._authenticator_data(PRESENT)
        signature = self._key.sign(data + sha256(words).digest(), ec.ECDSA(SHA256()))
        return {
            "id": self.id,
            "client_data": base64url(words),
            "authenticator_data": base64url(data),
            "signature": base64url(signature),
        }

    def _client_data(self, what: str, challenge: str) -> bytes:
        assert urlsafe_b64decode(challenge + "=" * (-len(challenge) % 4))
        words = {"type": f"webauthn.{what}", "challenge": challenge, "origin": self.origin}
        return json.dumps(words).encode()

    def _authenticator_data(self, flags: int) -> bytes:
        host = urlsplit(self.origin).hostname or ""
        return sha256(host.encode()).digest() + bytes([flags]) + self.count.to_bytes(4)
