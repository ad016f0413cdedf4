"""An authenticator with a passkey, as a browser would use it: WebAuthn with an ES256 key and no attestation."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from highlands.server.seat_secrets import base64url, from_base64url

PRESENT, VERIFIED, HAS_CREDENTIAL = 0x01, 0x04, 0x40


class Authenticator:
    """Makes one passkey, and shows it."""

    def __init__(self) -> None:
        self.id = secrets.token_bytes(16)
        self._key = ec.generate_private_key(ec.SECP256R1())
        self.counter = 0

    def make(self, options: dict[str, Any], origin: str) -> dict[str, Any]:
        """Answer `PublicKeyCredentialCreationOptionsJSON`."""
        point = self._key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        credential = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(public)
        data = self._data(options["rp"]["id"], PRESENT | HAS_CREDENTIAL) + credential
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._credential(
            {
                "clientDataJSON": _client_data("webauthn.create", options, origin),
                "attestationObject": base64url(attestation),
            }
        )

    def show(
        self, options: dict[str, Any], origin: str, user: str = "", *, is_verified: bool = False
    ) -> dict[str, Any]:
        """Answer `PublicKeyCredentialRequestOptionsJSON`; verified: it knows that it is its owner who shows it."""
        self.counter += 1
        data = self._data(options["rpId"], PRESENT | (VERIFIED if is_verified else 0))
        client_data = _client_data("webauthn.get", options, origin)
        signed = data + hashlib.sha256(from_base64url(client_data)).digest()
        return self._credential(
            {
                "clientDataJSON": client_data,
                "authenticatorData": base64url(data),
                "signature": base64url(self._key.sign(signed, ec.ECDSA(hashes.SHA256()))),
                "userHandle": base64url(user.encode()),
            }
        )

    def _data(self, relying_party: str, flags: int) -> bytes:
        return hashlib.sha256(relying_party.encode()).digest() + bytes([flags]) + self.counter.to_bytes(4, "big")

    def _credential(self, response: dict[str, str]) -> dict[str, Any]:
        own = base64url(self.id)
        return {"id": own, "rawId": own, "type": "public-key", "response": response, "clientExtensionResults": {}}


def _client_data(kind: str, options: dict[str, Any], origin: str) -> str:
    return base64url(json.dumps({"type": kind, "challenge": options["challenge"], "origin": origin}).encode())
