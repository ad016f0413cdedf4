"""The server's HTTP API, typed, with patience where a request may be repeated."""

from __future__ import annotations

import asyncio
import logging
import re
from typing import Any, TypeVar

import httpx
import msgspec

from highlands.client.backoff import Backoff
from highlands.client.errors import UnreachableError, rejected
from highlands.errors import HighlandsError
from highlands.i18n import Message, message

log = logging.getLogger("highlands.client")

T = TypeVar("T")

TIMEOUT = 20.0
TOO_MANY = 429
SERVER_ERROR = 500
FIRST_ERROR = 400
REDIRECTION = 300
ADDRESS = re.compile(r"https?://[^\s/?#]+(/[^\s?#]*)?")

encode = msgspec.json.Encoder().encode


class _Refusal(msgspec.Struct):
    """The body of a refusal."""

    reason: Message
    english: str = ""


def server_address(server: str) -> str:
    """The address of a server as it is kept; HighlandsError if it is none, such as one without `https://`.

    >>> server_address("https://games.example.org/")
    'https://games.example.org'
    """
    if ADDRESS.fullmatch(server) is None:
        raise HighlandsError(message("client-address", address=server, example="https://games.example.org"))
    return server.rstrip("/")


class Api:
    """HTTP requests to one server."""

    def __init__(self, server: str, *, patience: float) -> None:
        """`patience` is for how many seconds a request is repeated that does not get through."""
        self._http = httpx.AsyncClient(base_url=server, timeout=TIMEOUT, trust_env=False)
        self._patience = patience
        self._is_away = False
        """Whether it has been said that the server can't be reached."""

    async def close(self) -> None:
        """Close all connections."""
        await self._http.aclose()

    async def get(self, path: str, kind: type[T], secret: str | None = None) -> T:
        """What is at a path."""
        return _decode(await self._send("GET", path, secret, None, may_repeat=True), kind)

    async def get_text(self, path: str, secret: str | None = None) -> str:
        """The text at a path."""
        return (await self._send("GET", path, secret, None, may_repeat=True)).text

    async def post(
        self, path: str, body: Any, kind: type[T], secret: str | None = None, *, may_repeat: bool = True
    ) -> T:
        """The answer to a body. What may not be repeated is sent again only if it surely did not get through."""
        return _decode(await self._send("POST", path, secret, encode(body), may_repeat=may_repeat), kind)

    async def _send(
        self, method: str, path: str, secret: str | None, content: bytes | None, *, may_repeat: bool
    ) -> httpx.Response:
        headers = {"content-type": "application/json"} if content is not None else {}
        if secret is not None:
            headers["authorization"] = f"Bearer {secret}"
        backoff = Backoff()
        loop = asyncio.get_running_loop()
        deadline = loop.time() + self._patience
        while True:
            try:
                answer = await self._http.request(method, path, content=content, headers=headers)
            except httpx.TransportError as error:
                is_unsent = isinstance(error, httpx.ConnectError | httpx.ConnectTimeout)
                if not (may_repeat or is_unsent) or loop.time() > deadline:
                    raise UnreachableError(str(error) or type(error).__name__) from None
                if not self._is_away:
                    self._is_away = True
                    log.warning("the server can't be reached; trying again: %s", str(error) or type(error).__name__)
            else:
                self._is_away = False
                is_passing = answer.status_code == TOO_MANY or (may_repeat and answer.status_code >= SERVER_ERROR)
                if not is_passing or loop.time() > deadline:
                    if answer.status_code >= FIRST_ERROR:
                        raise _error(answer)
                    if answer.status_code >= REDIRECTION:
                        raise UnreachableError(f"HTTP {answer.status_code}: {answer.headers.get('location', '')}")
                    return answer
            await asyncio.sleep(backoff.seconds())


def _decode(answer: httpx.Response, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(answer.content, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise UnreachableError(f"not this protocol: {error}") from None


def _error(answer: httpx.Response) -> Exception:
    try:
        refusal = msgspec.json.decode(answer.content, type=_Refusal)
    except (msgspec.DecodeError, UnicodeDecodeError):
        reason = message("client-unreachable", reason=f"HTTP {answer.status_code}")
        return rejected(reason, "", answer.status_code)
    return rejected(refusal.reason, refusal.english, answer.status_code)
