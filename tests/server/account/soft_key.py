"""A passkey made of software: it answers as a device does, and as a device never would."""

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
    """One key pair for one house."""

    def __init__(self, host: str = "127.0.0.1") -> None:
        self.id = secrets.token_bytes(32)
        self._host = host
        self._private = ec.generate_private_key(ec.SECP256R1())
        self.count = 0

    def create(self, options: dict[str, Any], origin: str) -> dict[str, Any]:
        """What a browser gives for `navigator.credentials.create`."""
        numbers = self._private.public_key().public_numbers()
        key = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)})
        told = self._head(PRESENT | ATTESTED) + bytes(16) + struct.pack(">H", len(self.id)) + self.id + key
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": told})
        return self._answer(clientDataJSON=text(_said("webauthn.create", options, origin)), attestationObject=text(attestation))

    def get(self, options: dict[str, Any], origin: str) -> dict[str, Any]:
        """What a browser gives for `navigator.credentials.get`."""
        self.count += 1
        told, said = self._head(PRESENT), _said("webauthn.get", options, origin)
        signature = self._private.sign(told + hashlib.sha256(said).digest(), ec.ECDSA(hashes.SHA256()))
        return self._answer(clientDataJSON=text(said), authenticatorData=text(told), signature=text(signature))

    def _head(self, flags: int) -> bytes:
        return hashlib.sha256(self._host.encode()).digest() + bytes([flags]) + struct.pack(">I", self.count)

    def _answer(self, **response: str) -> dict[str, Any]:
        return {"id": text(self.id), "rawId": text(self.id), "type": "public-key", "response": response}


def _said(kind: str, options: dict[str, Any], origin: str) -> bytes:
    return json.dumps({"type": kind, "challenge": options["challenge"], "origin": origin, "crossOrigin": False}).encode()
