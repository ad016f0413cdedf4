"""What a push service is sent: content encrypted for the browser (RFC 8291, RFC 8188), signed by the host (VAPID).

On the primitives of `cryptography`. `pywebpush` would bring two more HTTP clients, and its `http-ece` is published as
source only; the package `webpush` leaves the port out of a token's audience.
"""

from __future__ import annotations

import json
import os
import time
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from highlands.server.seat_secrets import base64url

CURVE = ec.SECP256R1()
KEY_BYTES = 32
POINT_BYTES = 65
AUTH_BYTES = 16
SALT_BYTES = 16
RECORD_BYTES = 4096
"""A push service need not take more (RFC 8030)."""
PADDED_BYTES = 1024
"""Contents are padded to this length, so that a push service can't tell them apart by it."""
LAST_RECORD = b"\x02"
TOKEN_SECONDS = 12 * 60 * 60


def read_point(raw: bytes) -> ec.EllipticCurvePublicKey:
    """A browser's public key; ValueError if it is no point of the curve."""
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, raw)


def encrypt(
    content: bytes,
    p256dh: bytes,
    auth: bytes,
    *,
    ephemeral: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
    padded_to: int = PADDED_BYTES,
) -> bytes:
    """Encrypt a content for a browser, as one record of `aes128gcm`; key and salt are random unless they are given."""
    key = ephemeral or ec.generate_private_key(CURVE)
    salt = os.urandom(SALT_BYTES) if salt is None else salt
    own = point_of(key)
    shared = key.exchange(ec.ECDH(), read_point(p256dh))
    secret = _derive(auth, shared, b"WebPush: info\0" + p256dh + own, 32)
    encryption_key = _derive(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(salt, secret, b"Content-Encoding: nonce\0", 12)
    padded = content + LAST_RECORD + bytes(max(0, padded_to - len(content)))
    header = salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(own)]) + own
    return header + AESGCM(encryption_key).encrypt(nonce, padded, None)


def _derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(algorithm=hashes.SHA256(), length=length, salt=salt, info=info).derive(secret)


def point_of(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public key of a private one, as an uncompressed point."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class VapidKey:
    """The host's key, by which push services and browsers know that a message is from it (RFC 8292)."""

    def __init__(self, raw: bytes, subject: str = "") -> None:
        """From its 32 bytes; `subject` is where the host can be reached, an https: or mailto: URL."""
        self._key = ec.derive_private_key(int.from_bytes(raw, "big"), CURVE)
        self._subject = subject
        self.public = base64url(point_of(self._key))
        """What a browser needs to subscribe."""

    @staticmethod
    def new() -> bytes:
        """The bytes of a new key."""
        return ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(KEY_BYTES, "big")

    def authorization(self, endpoint: str) -> str:
        """The header of a message to an endpoint: a JWT for that push service alone."""
        parts = urlsplit(endpoint)
        claims: dict[str, str | int] = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + TOKEN_SECONDS,
        }
        if self._subject:
            claims["sub"] = self._subject
        signed = ".".join(base64url(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        numbers = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        signature = b"".join(number.to_bytes(KEY_BYTES, "big") for number in numbers)
        return f"vapid t={signed}.{base64url(signature)}, k={self.public}"
