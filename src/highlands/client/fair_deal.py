"""The fair deal from a client's side: when to reveal the share, and whether all that was shown fits together.

Nobody can steer the deal if one share in it is random and was unknown when the others committed to theirs. So a client
reveals its share only when all commitments stand, remembers them, and compares everything that it is shown later. When
the game is over, the cards are dealt again from what was revealed: they must be those that were shown, move by move.
"""

from __future__ import annotations

import msgspec

from highlands.client.errors import UnfairDealError
from highlands.client.shown_game import ShownGame
from highlands.client.stored_seats import StoredSeat, StoredSeats
from highlands.errors import HighlandsError
from highlands.i18n import message
from highlands.play.commitments import commitment, mix_seed, share_commitment
from highlands.play.record import load
from highlands.protocol.messages import TableState


class FairDeal:
    """Watches over the deal of one table for one seat."""

    def __init__(self, seat: StoredSeat, seats: StoredSeats) -> None:
        """Take the seat, and where it is kept."""
        self.seat = seat
        self._seats = seats
        self._shown = ShownGame()

    def take(self, state: TableState) -> str | None:
        """Take a state; the share, if it is to be revealed now. UnfairDealError if it contradicts an earlier one."""
        share = self.share_to_reveal(state)
        self._shown.take(state)
        return share

    def share_to_reveal(self, state: TableState) -> str | None:
        """The share, if it is to be revealed now; UnfairDealError if a state contradicts an earlier one."""
        self.check(state)
        if self.seat.shared_deal:
            return None
        people = {number: seat for number, seat in enumerate(state.seats) if seat.bot is None}
        committed = _committed(state)
        if state.started or state.end is not None or not people.keys() <= committed.keys():
            return None
        if not self.seat.commitments:
            # Kept before the share is out: from now on nobody may have committed to anything else.
            self.seat = msgspec.structs.replace(self.seat, commitments=committed)
            self._seats.put(self.seat)
        return None if people[self.seat.seat].share is not None else self.seat.share

    def check(self, state: TableState) -> None:
        """UnfairDealError if a state contradicts what was shown before."""
        kept = self.seat
        _require(state.commitment == kept.server_commitment, "the server has changed its commitment")
        own = state.seats[kept.seat]
        _require(own.commitment in (None, kept.commitment), "the server shows another commitment as ours")
        for number, seat in enumerate(state.seats):
            if kept.commitments:
                # Of every seat: one that had none when our share was still unknown must not get one afterwards.
                _require(seat.commitment == kept.commitments.get(number), f"seat {number} has another commitment")
            if seat.share is not None:
                fits = share_commitment(kept.table, number, bytes.fromhex(seat.share)) == seat.commitment
                _require(fits, f"the share of seat {number} does not fit its commitment")
        if state.revealed_seed is not None:
            seed, salt = bytes.fromhex(state.revealed_seed.seed), bytes.fromhex(state.revealed_seed.salt)
            _require(commitment(seed, salt) == kept.server_commitment, "the server's seed is not that it committed to")

    def check_record(self, state: TableState, record: str) -> None:
        """Deal the cards of a finished game again, and replay it; UnfairDealError if it is not the game that was shown.

        That is: the same game with the same options, the moves that this seat was shown, and after each of them, as far
        as this connection has been told, the cards that it was shown. HighlandsError while others play the same
        shuffle: then nothing can be checked yet.
        """
        self.check(state)
        if not state.started:
            return
        kept = self.seat
        if kept.shared_deal and state.revealed_seed is None:
            raise HighlandsError(message("tournament-sealed"))
        _require(state.revealed_seed is not None, "the server has not revealed its seed")
        assert state.revealed_seed is not None
        shares = {number: seat.share for number, seat in enumerate(state.seats) if seat.share is not None}
        # Without our share only where that was said before we sat down.
        _require(kept.shared_deal or shares.get(kept.seat) == kept.share, "our share is not part of the deal")
        _require(shares.keys() == kept.commitments.keys(), "not everybody's share is part of the deal")
        own = bytes.fromhex(state.revealed_seed.seed)
        mixed = mix_seed(own, {number: bytes.fromhex(share) for number, share in shares.items()})
        seed = own if kept.shared_deal else mixed
        try:
            # It replays every move by the rules, and checks the headers about the shuffle.
            game = load(record)
        except HighlandsError as error:
            raise UnfairDealError(str(error)) from error
        _require(game.seed is not None and game.seed.hex() == seed.hex(), "the record is of another deal")
        _require(game.spec.name == kept.game, "the record is of another game")
        options = None if game.options is None else game.spec.write_options(game.options)
        _require(
            options == game.spec.write_options(game.spec.read_options(kept.options)), "the record has other options"
        )
        self._shown.check(game, kept.seat)


def _committed(state: TableState) -> dict[int, str]:
    return {number: seat.commitment for number, seat in enumerate(state.seats) if seat.commitment is not None}


def _require(fits: bool, otherwise: str) -> None:
    if not fits:
        raise UnfairDealError(otherwise)
