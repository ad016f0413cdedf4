"""Commit and reveal: a deal that nobody chooses, and that everybody can check afterwards.

The server commits to its seed when a table is created, and every player's client to a random share when it sits down.
Only when all commitments stand are the shares revealed. The seed of the deal is made of the server's seed and all
shares, so whoever adds a single honest, random part makes it random, and no one else can steer it.

Each hash begins with words of its own (domain separation), so that no value made for one purpose fits another.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping


def commitment(seed: bytes, salt: bytes) -> str:
    """What may be shown of a seed before a game: it fits no other seed, and tells nothing about this one."""
    return hashlib.sha256(b"highlands commitment " + salt + seed).hexdigest()


def share_commitment(table: str, seat: int, share: bytes) -> str:
    """What a client shows of its share before all have committed.

    It is bound to table and seat: nobody can repeat another's commitment as their own. A share is random enough to need
    no salt.
    """
    return hashlib.sha256(f"highlands share {table} {seat} ".encode() + share).hexdigest()


def mix_seed(seed: bytes, shares: Mapping[int, bytes]) -> bytes:
    """The seed of the deal: the server's seed mixed with the shares, by seat.

    A bot's seat has no share: what the server could add for it is in the server's seed already.
    """
    mixed = hashlib.sha256(b"highlands deal " + seed)
    for seat in sorted(shares):
        mixed.update(seat.to_bytes(1, "big") + shares[seat])
    return mixed.digest()
