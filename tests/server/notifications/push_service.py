"""A push service of our own: it takes what is sent to browsers, and decrypts it as they would.

Written from RFC 8188, 8291 and 8292, and not with the server's own code.
"""

from __future__ import annotations

import base64
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from secrets import token_bytes, token_urlsafe
from typing import Any, NamedTuple

from cryptography.hazmat.primitives import hashes, hmac
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def base64url(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def from_base64url(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "==")


def _hmac(key: bytes, content: bytes) -> bytes:
    made = hmac.HMAC(key, hashes.SHA256())
    made.update(content)
    return made.finalize()


class Arrived(NamedTuple):
    """A message as the browser would have it."""

    content: dict[str, Any]
    raw: bytes
    headers: dict[str, str]


class Browser:
    """The keys of one subscription."""

    def __init__(self, service: PushService) -> None:
        self.path = f"/push/{token_urlsafe(12)}"
        self.endpoint = f"{service.address}{self.path}"
        self._key = ec.generate_private_key(ec.SECP256R1())
        self.p256dh = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.auth = token_bytes(16)
        self.arrived: list[Arrived] = []
        self.answers: list[int] = []
        """The statuses with which the next messages are refused."""
        self.refused = 0

    @property
    def subscription(self) -> dict[str, str]:
        """As a page tells it to the server."""
        return {"endpoint": self.endpoint, "p256dh": base64url(self.p256dh), "auth": base64url(self.auth)}

    def decrypt(self, body: bytes) -> bytes:
        salt, record_size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        public, cipher = body[21 : 21 + length], body[21 + length :]
        assert len(cipher) <= record_size
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), public))
        secret = _hmac(_hmac(self.auth, shared), b"WebPush: info\0" + self.p256dh + public + b"\x01")
        extracted = _hmac(salt, secret)
        key = _hmac(extracted, b"Content-Encoding: aes128gcm\0\x01")[:16]
        nonce = _hmac(extracted, b"Content-Encoding: nonce\0\x01")[:12]
        padded = AESGCM(key).decrypt(nonce, cipher, None).rstrip(b"\0")
        assert padded[-1] == 2
        return padded[:-1]


def verified_claims(authorization: str) -> dict[str, Any]:
    """The claims of a VAPID header, whose signature is by the key that it names."""
    token, key = (part.partition("=")[2] for part in authorization.removeprefix("vapid ").split(", "))
    head, claims, signature = token.split(".")
    raw = from_base64url(signature)
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_base64url(key))
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    read: dict[str, Any] = json.loads(from_base64url(claims))
    return {**read, "key": key}


class PushService:
    """The service, on a thread of its own."""

    def __init__(self) -> None:
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                self.send_response(service.take(self.path, body, dict(self.headers.items())))
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                """Nothing."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self._server.server_port}"
        self.browsers: dict[str, Browser] = {}
        self.is_away = False
        self.failed: list[Exception] = []

    def take(self, path: str, body: bytes, headers: dict[str, str]) -> int:
        """The status that a message is answered with."""
        browser = self.browsers.get(path)
        if browser is None:
            return 410
        if self.is_away or browser.answers:
            browser.refused += 1
            return 503 if self.is_away else browser.answers.pop(0)
        try:
            claims = verified_claims({name.lower(): value for name, value in headers.items()}["authorization"])
            assert claims["aud"] == self.address
            raw = browser.decrypt(body)
            browser.arrived.append(Arrived(json.loads(raw), raw, headers))
        except Exception as error:  # noqa: BLE001 - told to the test
            self.failed.append(error)
            return 400
        return 201

    def browser(self) -> Browser:
        """A new browser that is subscribed."""
        made = Browser(self)
        self.browsers[made.path] = made
        return made

    @contextmanager
    def running(self) -> Iterator[PushService]:
        thread = threading.Thread(target=self._server.serve_forever, args=(0.02,), daemon=True)
        thread.start()
        try:
            yield self
        finally:
            self._server.shutdown()
            self._server.server_close()
            thread.join()
        assert self.failed == []
