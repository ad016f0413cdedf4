"""Taking seats at a table in this process, past the network."""

from __future__ import annotations

from highlands.play.commitments import share_commitment
from highlands.server.seat_secrets import digest
from highlands.server.tables.aggregate import Claim, EventKind
from highlands.server.tables.live_table import LiveTable


def secret_of(seat: int) -> str:
    """The secret that a player has made for their seat."""
    return f"secret of {seat}"


def share_of(seat: int) -> bytes:
    """A player's share of the deal."""
    return bytes([seat]) * 32


def claim_of(table: str, seat: int, name: str) -> Claim:
    """What a player claims a seat with."""
    return Claim(digest(secret_of(seat)), share_commitment(table, seat, share_of(seat)), name)


def sat_down(table: str, *names: str) -> list[tuple[int, EventKind, str]]:
    """The events of those who have taken their seats, and revealed their shares."""
    claims = [(seat, EventKind.CLAIM, claim_of(table, seat, name).text) for seat, name in enumerate(names)]
    return [*claims, *((seat, EventKind.REVEAL, share_of(seat).hex()) for seat in range(len(names)))]


async def take_seats(table: LiveTable) -> None:
    """All people take their seats and reveal their shares, and the game begins."""
    people = list(table.aggregate.human_seats)
    for seat in people:
        await table.claim(seat, claim_of(table.id, seat, f"Player {seat}"), None)
    for seat in people:
        await table.reveal(seat, share_of(seat))
