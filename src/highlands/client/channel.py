"""A WebSocket that reconnects by itself: requests with their answers, and what the server sends of its own accord."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
from collections.abc import Callable
from types import TracebackType
from typing import Any, Self

import msgspec
from msgspec import UNSET
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from highlands.client.backoff import Backoff
from highlands.client.errors import InterruptedRequestError, RejectedError, UnreachableError, rejected
from highlands.errors import HighlandsError
from highlands.protocol.messages import ClientRequest, Ping, Rejection, ServerAnswer

log = logging.getLogger("highlands.client")

PING_SECONDS = 30.0
"""How often a silent client says that it is there; the server disconnects one that is silent for two minutes."""
DEAD_SECONDS = 20.0
"""A connection over which no answer to a ping comes for so long is given up."""
TELL_AFTER = 3
"""After so many vain attempts to connect it is said once that the server can't be reached."""
MAX_MESSAGE = 8 << 20
FINAL_CODES = frozenset({4003, 4004, 4005})
"""No such table for this secret; not this protocol: to connect again is of no use."""
MAX_REQUEST_ID = 2**31 - 1

encode = msgspec.json.Encoder().encode


class _MessageType(msgspec.Struct):
    """Enough of a message to say whether we know its kind."""

    type: str = ""


class _Pending:
    """A request whose answer has not come."""

    def __init__(self, request: ClientRequest, *, may_repeat: bool) -> None:
        self.request = request
        self.may_repeat = may_repeat
        """Whether it may be sent again, because it is carried out at most once."""
        self.answer: asyncio.Future[ServerAnswer] = asyncio.get_running_loop().create_future()


class Channel:
    """A WebSocket with a handshake, which is connected again whenever it is lost.

    `patience` is how many seconds the server may be out of reach before whoever waits is told.
    """

    def __init__(self, url: str, handshake: msgspec.Struct, replies: Any, *, patience: float) -> None:
        """Not connected yet; `replies` is the type of all that the server sends."""
        self._url = url
        self._handshake = handshake
        self._decode: Callable[[str | bytes], Any] = msgspec.json.Decoder(replies).decode
        self._known = {kind.__struct_config__.tag for kind in replies.__args__}
        self._patience = patience
        self._socket: ClientConnection | None = None
        self._is_ready = asyncio.Event()
        """Set while the handshake on the present connection has been answered."""
        self._pending: dict[int, _Pending] = {}
        self._ids = itertools.count(1)
        self._running: asyncio.Task[None] | None = None
        self._refusal: RejectedError | None = None
        """Why the server has refused the handshake on the present connection."""
        self._failure: HighlandsError | None = None
        """Why it has been given up."""
        self.connections = 0
        """How often it has been connected."""

    # Life cycle

    async def __aenter__(self) -> Self:
        """Connect, and wait for the first answer."""
        self._running = asyncio.get_running_loop().create_task(self._run())
        try:
            await self._ready()
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Disconnect."""
        await self.close()

    async def close(self) -> None:
        """Disconnect, for good."""
        if self._running is not None:
            self._running.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._running
        self._give_up(UnreachableError("closed"))

    async def _run(self) -> None:
        """Stay connected, until it is closed or of no use any more."""
        backoff = Backoff()
        loop = asyncio.get_running_loop()
        lost_at, attempts = loop.time(), 0
        while self._failure is None:
            try:
                await self._serve(backoff)
                reason = "closed"
            except (OSError, TimeoutError, ConnectionClosed, InvalidHandshake) as error:
                reason = str(error) or type(error).__name__
            except HighlandsError as error:
                self._give_up(error)
                return
            except msgspec.DecodeError as error:
                self._give_up(UnreachableError(f"not this protocol: {error}"))
                return
            except Exception as error:
                # Nobody may wait for ever, whatever it is.
                log.exception("giving the connection up")
                self._give_up(UnreachableError(f"{type(error).__name__}: {error}"))
                return
            if self._is_ready.is_set():
                self._is_ready.clear()
                lost_at, attempts = loop.time(), 0
            self._interrupt()
            if loop.time() - lost_at > self._patience:
                self._give_up(UnreachableError(reason))
                return
            attempts += 1
            # A connection that is lost is nothing to speak of; that there is no other one is, once.
            log.log(logging.WARNING if attempts == TELL_AFTER else logging.INFO, "connecting again: %s", reason)
            await asyncio.sleep(backoff.seconds())

    async def _serve(self, backoff: Backoff) -> None:
        """Connect, and take what comes until the connection ends."""
        async with connect(
            self._url,
            compression=None,
            max_size=MAX_MESSAGE,
            open_timeout=DEAD_SECONDS,
            ping_interval=DEAD_SECONDS,
            ping_timeout=DEAD_SECONDS,
            close_timeout=1,
        ) as socket:
            self._socket, self._refusal = socket, None
            await socket.send(encode(self._handshake).decode())
            pinging = asyncio.get_running_loop().create_task(self._ping(socket))
            try:
                async for text in socket:
                    self._take(self._read(text))
                    if not self._is_ready.is_set() and self._refusal is None:
                        self.connections += 1
                        backoff.reset()
                        self._is_ready.set()
                        await self._repeat()
            except ConnectionClosed:
                pass
            finally:
                pinging.cancel()
                self._socket = None
        if socket.close_code in FINAL_CODES:
            self._check_refusal(socket.close_code)

    def _check_refusal(self, code: int | None) -> None:
        """Raise why the server has closed the connection, unless it may be another time."""
        if self._refusal is None:
            raise UnreachableError(f"closed with code {code}")
        if not self._refusal.is_passing:
            raise self._refusal

    async def _ping(self, socket: ClientConnection) -> None:
        with contextlib.suppress(ConnectionClosed):
            while True:
                await asyncio.sleep(PING_SECONDS)
                await socket.send(encode(Ping()).decode())

    def _give_up(self, error: HighlandsError) -> None:
        """Tell everybody who waits."""
        self._failure = self._failure or error
        for pending in self._pending.values():
            if not pending.answer.done():
                pending.answer.set_exception(self._failure)
        self._pending.clear()
        self._is_ready.set()
        self._on_failure()

    # Messages

    def _read(self, text: str | bytes) -> Any:
        """A message; None for one of a kind that only a newer client knows."""
        try:
            return self._decode(text)
        except msgspec.ValidationError:
            if msgspec.json.decode(text, type=_MessageType).type in self._known:
                raise
            return None

    def _take(self, message: Any) -> None:
        if isinstance(message, ServerAnswer) and message.id is not UNSET:
            pending = self._pending.pop(message.id, None)
            if pending is not None and not pending.answer.done():
                pending.answer.set_result(message)
        elif isinstance(message, Rejection) and not self._is_ready.is_set():
            # Of the handshake: what the server closes the connection for.
            self._refusal = rejected(message.reason, message.english)
        elif message is not None:
            self._on_message(message)

    def _on_message(self, message: Any) -> None:
        """A message that answers no request."""

    def _on_failure(self) -> None:
        """Nothing will come any more."""

    # Requests

    async def _ready(self) -> None:
        await self._is_ready.wait()
        if self._failure is not None:
            raise self._failure

    async def ask(self, request: ClientRequest, *, may_repeat: bool = False) -> Any:
        """The answer to a request; RejectedError if it is a rejection.

        Where the connection is lost before the answer comes, a request that `may_repeat` is sent again as it is; others
        end with InterruptedRequestError.
        """
        await self._ready()
        number = next(self._ids) % MAX_REQUEST_ID
        pending = _Pending(msgspec.structs.replace(request, id=number), may_repeat=may_repeat)
        self._pending[number] = pending
        try:
            await self._send(pending)
            answer = await pending.answer
        finally:
            self._pending.pop(number, None)
        if isinstance(answer, Rejection):
            raise rejected(answer.reason, answer.english)
        return answer

    async def _send(self, pending: _Pending) -> None:
        if self._socket is None:
            if not pending.may_repeat:
                raise InterruptedRequestError
            return  # it is sent when there is a connection
        with contextlib.suppress(ConnectionClosed):  # then it is interrupted, or repeated
            await self._socket.send(encode(pending.request).decode())

    def _interrupt(self) -> None:
        """The connection is lost: what may not be sent again has no answer."""
        for number, pending in list(self._pending.items()):
            if not pending.may_repeat and not pending.answer.done():
                pending.answer.set_exception(InterruptedRequestError())
                del self._pending[number]

    async def _repeat(self) -> None:
        """Send again what has not been answered."""
        for pending in list(self._pending.values()):
            if pending.may_repeat:
                await self._send(pending)
