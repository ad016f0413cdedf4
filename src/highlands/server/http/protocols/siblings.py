"""The workers behind one port hand each other WebSockets, so that all who are at a table are at one worker.

The kernel gives a new connection to any worker. Where the players of a table are at different ones, both keep the table
and fold in each of its moves, which costs about half of what a second worker brings. So the worker that has read the
request for a table's WebSocket passes the connection on (SCM_RIGHTS), with what it has read, before anything is
answered. Nothing depends on it: a table can be served anywhere, and whoever gets no sign of the other serves it itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import re
import socket
import time
import zlib
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import cast

log = logging.getLogger("highlands.server")

LIVE_TABLE = re.compile(rb"/api/tables/([^/?]+)/live(?:\?|$)")
"""The address of a table's WebSocket."""
SIGN_SECONDS = 0.5
"""How often a worker shows that it runs."""
SILENT_SECONDS = 2.0
"""A worker without such a sign for so long is handed nothing: it is stopped, or busy."""
MAX_BYTES = 64 * 1024
"""More than the head of a request may have."""
AT_ONCE = 32
"""How many connections are taken before others have their turn."""


class Siblings:
    """The workers behind one port, as one of them sees them. Each has a place, and a socket in a folder of theirs."""

    def __init__(self, folder: Path, place: int, number: int) -> None:
        """The worker at this place of so many; it takes nothing yet."""
        self._paths = [folder / f"worker-{other}" for other in range(number)]
        self._place = place
        self._socket: socket.socket | None = None
        self._sender = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._sender.setblocking(False)
        self._sign: asyncio.TimerHandle | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    # Taking

    def listen(self, make_protocol: Callable[[], asyncio.Protocol]) -> None:
        """Take connections from now on, instead of whoever was at this place before."""
        self._loop = asyncio.get_running_loop()
        own = self._paths[self._place]
        bound = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        bound.setblocking(False)
        fresh = own.with_name(f"{own.name}.{os.getpid()}")
        try:
            bound.bind(str(fresh))
            fresh.rename(own)
        except OSError as error:  # such as a folder whose name is too long for a socket
            log.warning("this worker is passed no connections: %s", error)
            bound.close()
            return
        self._socket = bound
        self._loop.add_reader(bound.fileno(), self._take, make_protocol)
        self._show_sign(own.stat().st_ino)

    def close(self) -> None:
        """Take no more; what nobody has taken is closed."""
        if self._socket is not None and self._loop is not None:
            self._loop.remove_reader(self._socket.fileno())
            self._socket.close()
            self._socket = None
        self._sender.close()
        if self._sign is not None:
            self._sign.cancel()

    def _show_sign(self, inode: int) -> None:
        """Show that this worker runs, as long as its place is its own."""
        own = self._paths[self._place]
        with contextlib.suppress(OSError):
            if own.stat().st_ino == inode:
                os.utime(own)
        assert self._loop is not None
        self._sign = self._loop.call_later(SIGN_SECONDS, self._show_sign, inode)

    def _take(self, make_protocol: Callable[[], asyncio.Protocol]) -> None:
        assert self._socket is not None
        assert self._loop is not None
        for _ in range(AT_ONCE):
            try:
                read, files, _, _ = socket.recv_fds(self._socket, MAX_BYTES, 1)
            except OSError:
                return
            for file in files:
                self._loop.create_task(_serve(socket.socket(fileno=file), read, make_protocol))

    # Handing over

    def hand_over(self, transport: asyncio.BaseTransport, url: bytes, read: bytes) -> bool:
        """Pass a connection on to the worker whose table it asks for, with what was read of it.

        False if that is this worker, or can't take it now.
        """
        asked = LIVE_TABLE.match(url)
        place = self._place if asked is None else zlib.crc32(asked[1]) % len(self._paths)
        if place == self._place or self._socket is None:
            return False
        connection = cast("socket.socket", transport.get_extra_info("socket"))
        try:
            if time.time() - self._paths[place].stat().st_mtime > SILENT_SECONDS:
                return False
            files = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [connection.fileno()]))]
            self._sender.sendmsg([read], files, 0, str(self._paths[place]))
        except OSError:
            return False
        return True


async def _serve(connection: socket.socket, read: bytes, make_protocol: Callable[[], asyncio.Protocol]) -> None:
    """Go on with a connection where another worker has left off."""
    try:
        _, protocol = await asyncio.get_running_loop().connect_accepted_socket(make_protocol, connection)
    except OSError:
        connection.close()
        return
    protocol.data_received(read)
