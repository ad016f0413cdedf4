"""What a client keeps of its seats: their secrets, its shares of the deals, and what it was shown before."""

from __future__ import annotations

from pathlib import Path
from secrets import token_bytes

import msgspec

from highlands.client.key_file import KeyFileError, replace_file
from highlands.i18n import message
from highlands.play.commitments import share_commitment
from highlands.protocol.seats import Invitation
from highlands.protocol.secrets import new_secret

SHARE_BYTES = 32


class StoredSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat that a client has taken, or is about to take."""

    server: str
    """The address of the server, to which alone the secrets are sent."""
    table: str
    game: str
    options: str
    """In the syntax of a record's header."""
    seats: int
    """How many there are."""
    seat: int
    """Which one is the client's, from 0."""
    secret: str
    """Opens the seat; made by the client."""
    share: str
    """The client's share of the deal, in hexadecimal digits."""
    server_commitment: str
    """The server's, as it was shown before the seat was claimed."""
    commitments: dict[int, str] = {}
    """Those of all players, as they were shown before the share was revealed."""
    shared_deal: bool = False
    """Whether the server said, before the seat was claimed, that it alone shuffles, for several tables."""
    is_kept: bool = False
    """Whether a tournament keeps it for the player, whose key is the invitation, also after a restart."""

    @property
    def share_bytes(self) -> bytes:
        """The share."""
        return bytes.fromhex(self.share)

    @property
    def commitment(self) -> str:
        """The client's own, to its share."""
        return share_commitment(self.table, self.seat, self.share_bytes)


def new_seat(server: str, invitation: Invitation, seat: int, *, is_kept: bool = False) -> StoredSeat:
    """A seat to be claimed, with a fresh secret and a fresh share."""
    return StoredSeat(
        server=server,
        table=invitation.table,
        game=invitation.game,
        options=invitation.options,
        seats=len(invitation.seats),
        seat=seat,
        secret=new_secret(),
        share=token_bytes(SHARE_BYTES).hex(),
        server_commitment=invitation.commitment,
        shared_deal=invitation.shared_deal,
        is_kept=is_kept,
    )


class StoredSeats:
    """The seats of a client in memory, by server and table."""

    def __init__(self) -> None:
        """None yet."""
        self._seats: dict[tuple[str, str], StoredSeat] = {}

    def get(self, server: str, table: str) -> StoredSeat | None:
        """The seat at a table of a server."""
        return self._seats.get((server, table))

    def put(self, seat: StoredSeat) -> None:
        """Keep a seat; durable on return, where seats are kept in a file."""
        self._seats[seat.server, seat.table] = seat
        self._write()

    def remove(self, server: str, table: str) -> None:
        """Keep the seat at a table no longer."""
        if self._seats.pop((server, table), None) is not None:
            self._write()

    @property
    def all(self) -> list[StoredSeat]:
        """All of them, of whatever server."""
        return list(self._seats.values())

    def at(self, server: str) -> list[StoredSeat]:
        """Those at one server."""
        return [seat for seat in self._seats.values() if seat.server == server]

    def _write(self) -> None:
        """In memory there is nothing to write."""


class SeatFile(StoredSeats):
    """The same in a file that only its owner may read: a program that is started again goes on with its games."""

    def __init__(self, path: Path) -> None:
        """Those in the file, if there is one."""
        super().__init__()
        self._path = path
        try:
            seats = msgspec.json.decode(path.read_bytes(), type=list[StoredSeat])
        except FileNotFoundError:
            return
        except (OSError, msgspec.DecodeError, UnicodeDecodeError):
            raise KeyFileError(message("client-key-unreadable", path=str(path))) from None
        self._seats = {(seat.server, seat.table): seat for seat in seats}

    def _write(self) -> None:
        replace_file(self._path, msgspec.json.encode(self.all))
