"""A client notices when a server shows something else about the shuffle than before."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from highlands.client import StoredSeats, UnfairDealError
from highlands.client.fair_deal import FairDeal
from highlands.client.stored_seats import StoredSeat
from highlands.engine import kernel
from highlands.engine.chance import Seed
from highlands.errors import HighlandsError
from highlands.games import game_spec
from highlands.play.commitments import commitment, mix_seed, share_commitment
from highlands.play.game import Game, deal
from highlands.play.record import dump_full
from highlands.protocol.messages import ClockState, End, RevealedSeed, SeatState, TableEvent, TableState
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
    values |= {
        "table": "table",
        "events": [],
        "seats": list(seats),
        "started": False,
        "commitment": commitment(SEED, SALT),
    }
    return TableState(**values | {"clock": ClockState(Unlimited(), [0, 0], None, [], []), **more})


def fair_deal() -> FairDeal:
    stored = StoredSeat(
        server="https://games.example.org",
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
    own = fair_deal()
    assert own.share_to_reveal(state(seat(0), seat(1, committed=False))) is None
    assert own.share_to_reveal(state(seat(0), seat(1))) == SHARES[0].hex()
    assert own.seat.commitments == dict(enumerate(COMMITMENTS))
    assert own.share_to_reveal(state(seat(0, revealed=True), seat(1))) is None


def test_a_bot_of_the_server_has_no_share():
    level = seat(1, committed=False, bot="warrior", is_bot=True)
    assert fair_deal().share_to_reveal(state(seat(0), level)) == SHARES[0].hex()


def test_an_honest_server_is_believed():
    own = fair_deal()
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
    own = fair_deal()
    own.share_to_reveal(state(seat(0), seat(1)))
    with pytest.raises(UnfairDealError, match=reason):
        own.check(changed)


def test_a_deal_without_the_own_share_is_caught():
    own = fair_deal()
    own.share_to_reveal(state(seat(0), seat(1)))
    with pytest.raises(UnfairDealError, match="our share is not part"):
        own.check_record(state(seat(0), seat(1, revealed=True), **OVER), "")


def test_a_bot_that_becomes_a_person_when_the_share_is_known_is_caught():
    own = fair_deal()
    level = seat(1, committed=False, bot="warrior", is_bot=True)
    assert own.share_to_reveal(state(seat(0), level)) is not None
    with pytest.raises(UnfairDealError, match="seat 1 has another commitment"):
        own.check(state(seat(0, revealed=True), seat(1)))


def test_a_deal_without_any_share_is_believed_only_where_that_was_said_before_sitting_down():
    game = deal(game_spec("schotten-totten"), game_spec("schotten-totten").read_options(""), Seed.of(SEED))
    seats = [seat(number, commitment=None) for number in range(2)]
    over = state(*seats, shared_deal=True, **OVER)
    with pytest.raises(UnfairDealError, match="our share is not part"):
        fair_deal().check_record(over, dump_full(game))
    own = fair_deal()
    own.seat = msgspec.structs.replace(own.seat, shared_deal=True)
    assert own.share_to_reveal(state(*seats, shared_deal=True)) is None
    own.check_record(over, dump_full(game))
    with pytest.raises(UnfairDealError, match="another deal"):
        own.check_record(over, dump_full(new_game(b"x" * 32)))
    with pytest.raises(HighlandsError, match="still playing"):
        own.check_record(msgspec.structs.replace(over, revealed_seed=None), "")


def test_a_share_that_is_left_out_of_the_deal_is_caught():
    own = fair_deal()
    own.share_to_reveal(state(seat(0), seat(1)))
    with pytest.raises(UnfairDealError, match="not everybody's share"):
        own.check_record(state(seat(0, revealed=True), seat(1), **OVER), "")


# The game that was shown, and its record

MIXED = mix_seed(SEED, dict(enumerate(SHARES)))


def new_game(seed: bytes = MIXED, name: str = "schotten-totten", options: str = "") -> Game[Any]:
    spec = game_spec(name)
    return deal(spec, spec.read_options(options), Seed.of(seed))


class Shown:
    """What a server shows seat A of a game, move by move."""

    def __init__(self, game: Game[Any]) -> None:
        self.own = fair_deal()
        self.own.take(state(seat(0), seat(1)))
        self.game = game
        self.events = 0
        self.show()

    def show(self, *events: tuple[str, str], **more: Any) -> TableState:
        numbered = [TableEvent(self.events + place, kind, 0, text) for place, (kind, text) in enumerate(events)]
        self.events += len(events)
        seats = [seat(number, revealed=True) for number in range(2)]
        shown = {"started": True, "view": self.game.view(0), "position": self.game.position(0).splitlines()}
        now = state(*seats, events=numbered, **shown | more)
        self.own.take(now)
        return now

    def move(self, choice: int = 0, **more: Any) -> None:
        self.game.play(self.game.legal_moves.texts[choice])
        before, made = self.game.history[-1]
        text = self.game.spec.write_action(before, kernel.observed_action(before, made.action, 0))
        self.show(("move", text), **more)

    def undo(self) -> None:
        self.game.undo()
        self.show(("undo", str(self.game.made)))

    def end(self, record: str) -> None:
        self.own.check_record(self.show(**OVER), record)


def shown_game() -> Shown:
    shown = Shown(new_game())
    for _ in range(8):
        shown.move()
    return shown


def test_the_game_that_was_shown_is_believed():
    shown = shown_game()
    shown.undo()
    shown.undo()
    for choice in (1, 0, 0):
        shown.move(choice)
    shown.end(dump_full(shown.game))


def test_a_server_that_shows_other_cards_than_it_dealt_is_caught():
    """It deals what it likes, and afterwards sends a record that begins with what it had promised."""
    shown = Shown(new_game(b"x" * 32))
    promised = new_game()
    with pytest.raises(UnfairDealError, match="after 0 moves other cards were shown"):
        shown.end(dump_full(promised))
    shown.move()
    with pytest.raises(UnfairDealError, match="other moves"):
        shown.end(dump_full(promised))


def test_a_server_that_lies_once_about_the_cards_is_caught():
    another = new_game(b"x" * 32)
    for lie in ({"view": another.view(0)}, {"position": another.position(0).splitlines()}):
        shown = Shown(new_game())
        shown.move()
        shown.move(**lie)
        shown.move()
        with pytest.raises(UnfairDealError, match="after 2 moves other cards were shown"):
            shown.end(dump_full(shown.game))


def test_cards_that_change_without_a_move_are_caught():
    shown = shown_game()
    with pytest.raises(UnfairDealError, match="other cards are shown after 8 moves"):
        shown.show(view=new_game(b"x" * 32).view(0))


def test_a_record_of_other_moves_or_another_game_is_caught():
    shown = shown_game()
    other = new_game()
    for _ in range(8):
        other.play(other.legal_moves.texts[-1])
    for record, reason in (
        (dump_full(other), "other moves"),
        (dump_full(new_game(name="verraeter")), "another game"),
        (dump_full(new_game(options="tactics")), "other options"),
        (dump_full(new_game(b"x" * 32)), "another deal"),
        ("nonsense", "line 1"),
    ):
        with pytest.raises(UnfairDealError, match=reason):
            shown.end(record)
