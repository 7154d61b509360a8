"""A passkey in software, which can also give invalid responses."""

import hashlib
import json
import secrets
import struct
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url as text

PRESENT, ATTESTED = 0x01, 0x40


class SoftKey:
    """A key pair for one server."""

    def __init__(self, host: str = "127.0.0.1") -> None:
        self.id = secrets.token_bytes(32)
        self._host = host
        self._private = ec.generate_private_key(ec.SECP256R1())
        self.count = 0

    def create(self, options: dict[str, Any], origin: str) -> dict[str, Any]:
        """The result of `navigator.credentials.create`."""
        numbers = self._private.public_key().public_numbers()
        key = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)})
        data = self._head(PRESENT | ATTESTED) + bytes(16) + struct.pack(">H", len(self.id)) + self.id + key
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client_data = _client_data("webauthn.create", options, origin)
        return self._response(clientDataJSON=text(client_data), attestationObject=text(attestation))

    def get(self, options: dict[str, Any], origin: str) -> dict[str, Any]:
        """The result of `navigator.credentials.get`."""
        self.count += 1
        data, client_data = self._head(PRESENT), _client_data("webauthn.get", options, origin)
        signature = self._private.sign(data + hashlib.sha256(client_data).digest(), ec.ECDSA(hashes.SHA256()))
        return self._response(clientDataJSON=text(client_data), authenticatorData=text(data), signature=text(signature))

    def _head(self, flags: int) -> bytes:
        return hashlib.sha256(self._host.encode()).digest() + bytes([flags]) + struct.pack(">I", self.count)

    def _response(self, **response: str) -> dict[str, Any]:
        return {"id": text(self.id), "rawId": text(self.id), "type": "public-key", "response": response}


def _client_data(kind: str, options: dict[str, Any], origin: str) -> bytes:
    return json.dumps({"type": kind, "challenge": options["challenge"], "origin": origin, "crossOrigin": False}).encode()
