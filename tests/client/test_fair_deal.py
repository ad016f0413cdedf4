"""A client notices when a server shows something else about the shuffle than before."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from highlands.client import StoredSeats, UnfairDealError
from highlands.client.fair_deal import FairDeal
from highlands.client.stored_seats import StoredSeat
from highlands.play.commitments import commitment, share_commitment
from highlands.protocol.messages import ClockState, End, RevealedSeed, SeatState, TableState
from highlands.protocol.time_controls import Unlimited

SEED, SALT = b"s" * 32, b"t" * 32
SHARES = [b"a" * 32, b"b" * 32]
COMMITMENTS = [share_commitment("table", seat, share) for seat, share in enumerate(SHARES)]
OVER = {"started": True, "end": End("draw", [], [0, 0]), "revealed_seed": RevealedSeed(SEED.hex(), SALT.hex())}


def seat(number: int, *, committed: bool = True, revealed: bool = False, **more: Any) -> SeatState:
    state = SeatState(
        name="somebody" if committed else None,
        bot=None,
        is_bot=False,
        connected=True,
        commitment=COMMITMENTS[number] if committed else None,
        share=SHARES[number].hex() if revealed else None,
    )
    return msgspec.structs.replace(state, **more)


def state(*seats: SeatState, **more: Any) -> TableState:
    values: dict[str, Any] = dict.fromkeys(TableState.__struct_fields__)
    values |= {"table": "table", "seats": list(seats), "started": False, "commitment": commitment(SEED, SALT)}
    return TableState(**values | {"clock": ClockState(Unlimited(), [0, 0], None, [], []), **more})


def deal() -> FairDeal:
    stored = StoredSeat(
        table="table",
        game="schotten-totten",
        options="",
        seats=2,
        seat=0,
        secret="x" * 32,
        share=SHARES[0].hex(),
        server_commitment=commitment(SEED, SALT),
    )
    return FairDeal(stored, StoredSeats())


def test_the_share_is_revealed_when_all_have_committed_and_not_before():
    own = deal()
    assert own.share_to_reveal(state(seat(0), seat(1, committed=False))) is None
    assert own.share_to_reveal(state(seat(0), seat(1))) == SHARES[0].hex()
    assert own.seat.commitments == dict(enumerate(COMMITMENTS))
    assert own.share_to_reveal(state(seat(0, revealed=True), seat(1))) is None


def test_a_bot_of_the_server_has_no_share():
    level = seat(1, committed=False, bot="warrior", is_bot=True)
    assert deal().share_to_reveal(state(seat(0), level)) == SHARES[0].hex()


def test_an_honest_server_is_believed():
    own = deal()
    own.share_to_reveal(state(seat(0), seat(1)))
    own.check(state(seat(0, revealed=True), seat(1, revealed=True), **OVER))


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        (state(seat(0), seat(1), commitment="0" * 64), "changed its commitment"),
        (state(seat(0, commitment="0" * 64), seat(1)), "another commitment as ours"),
        (state(seat(0), seat(1, commitment="0" * 64)), "seat 1 has another commitment"),
        (state(seat(0), seat(1, share="00" * 32)), "the share of seat 1"),
        (
            state(seat(0), seat(1), **OVER | {"revealed_seed": RevealedSeed("00" * 32, SALT.hex())}),
            "seed is not that it committed to",
        ),
    ],
)
def test_a_server_that_changes_its_story_is_caught(changed: TableState, reason: str):
    own = deal()
    own.share_to_reveal(state(seat(0), seat(1)))
    with pytest.raises(UnfairDealError, match=reason):
        own.check(changed)


def test_a_deal_without_the_own_share_is_caught():
    own = deal()
    own.share_to_reveal(state(seat(0), seat(1)))
    with pytest.raises(UnfairDealError, match="our share is not part"):
        own.check_record(state(seat(0), seat(1, revealed=True), **OVER), "")
