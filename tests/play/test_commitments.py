"""The seed of a deal: everybody's part counts, and nobody's can be exchanged."""

from __future__ import annotations

import hashlib

from hypothesis import given
from hypothesis import strategies as st

from highlands.play.commitments import commitment, mix_seed, share_commitment

BYTES32 = st.binary(min_size=32, max_size=32)
SHARES = st.dictionaries(st.integers(0, 3), BYTES32, min_size=1)
TABLES = st.text(st.sampled_from("abcXYZ019_-"), min_size=1, max_size=12)


@given(BYTES32, SHARES, st.data())
def test_any_one_share_changes_the_seed(seed: bytes, shares: dict[int, bytes], data: st.DataObject):
    seat = data.draw(st.sampled_from(sorted(shares)))
    other = data.draw(BYTES32.filter(lambda share: share != shares[seat]))
    assert mix_seed(seed, {**shares, seat: other}) != mix_seed(seed, shares)


@given(BYTES32, BYTES32, SHARES)
def test_the_servers_seed_changes_it_too(seed: bytes, other: bytes, shares: dict[int, bytes]):
    assert (mix_seed(seed, shares) == mix_seed(other, shares)) == (seed == other)


@given(BYTES32, SHARES)
def test_it_does_not_matter_who_reveals_first(seed: bytes, shares: dict[int, bytes]):
    assert mix_seed(seed, dict(reversed(shares.items()))) == mix_seed(seed, shares)


@given(BYTES32, SHARES, st.integers(0, 3))
def test_it_matters_whose_share_it_is(seed: bytes, shares: dict[int, bytes], seat: int):
    """Exchanged, moved or left out, shares give another seed."""
    moved = {(seat + other) % 4: share for other, share in shares.items()}
    assert (mix_seed(seed, moved) == mix_seed(seed, shares)) == (moved == shares)
    for left_out in shares:
        rest = {other: share for other, share in shares.items() if other != left_out}
        assert mix_seed(seed, rest) != mix_seed(seed, shares)


@given(TABLES, TABLES, st.integers(0, 3), st.integers(0, 3), BYTES32, BYTES32)
def test_a_commitment_fits_one_share_of_one_seat_at_one_table(
    table: str, other_table: str, seat: int, other_seat: int, share: bytes, other_share: bytes
):
    same = (table, seat, share) == (other_table, other_seat, other_share)
    assert (share_commitment(table, seat, share) == share_commitment(other_table, other_seat, other_share)) == same


@given(TABLES, st.integers(0, 3), BYTES32, BYTES32)
def test_no_hash_made_for_one_purpose_serves_another(table: str, seat: int, one: bytes, other: bytes):
    """Domain separation: not even for the same bytes."""
    made = [
        commitment(one, other),
        share_commitment(table, seat, one),
        mix_seed(one, {seat: other}).hex(),
        hashlib.sha256(one + other).hexdigest(),
        hashlib.sha256(one).hexdigest(),
    ]
    assert len(set(made)) == len(made)


def test_the_values_that_the_pages_compute_too():
    """The same stand in web/src/fair-deal/commitments.test.ts, and docs/rules.md says how they are made."""
    seed, first, second = bytes(range(32)), b"\1" * 32, b"\2" * 32
    assert commitment(seed, bytes(range(32, 64))) == "b71ffcb5f8ec232ff7b38c1707d41fef1aa3a4536d468475ec6655b8b83e7535"
    assert share_commitment("aB_-9", 1, second) == "8f226d41a083ba0afa98ee99cf8ea017b441fdfe25e4ce16936f2bb3b7d96245"
    assert (
        mix_seed(seed, {0: first, 1: second}).hex()
        == "ff85d23a2f746d452b206a4090d106e1c9fdcda85e3e3195f65bb0dcf0eb375c"
    )
    assert mix_seed(seed, {1: second}).hex() == "a06b59f9cd844668d06200f1d88754afaf5a0c8956623333b898a57aa091c21b"
