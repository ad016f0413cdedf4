"""What a command leads to, asked of the aggregate alone."""

from __future__ import annotations

import msgspec
import pytest

from highlands.protocol.messages import AnswerProposal, End, MakeMove, OfferDraw, Resign, Sit
from highlands.server.store import Event, SeatRow
from highlands.server.tables.aggregate import Claim, EventKind, TableAggregate
from highlands.server.tables.commands import MAX_EVENTS_BY_CHOICE, Command, NewEvent, RejectedError, claim_seat, handle
from tests.server.test_leaks import claims, played, reveals, row_of


@pytest.fixture
def table() -> TableAggregate:
    """A running game of two."""
    row = row_of("schotten-totten", "first A", 2)
    aggregate = TableAggregate(row)
    for event in played(row, 0, seed=1):
        aggregate.apply(event)
    return aggregate


def carry_out(table: TableAggregate, seat: int, command: Command) -> None:
    """Apply the event that a command leads to."""
    event = handle(table, seat, command)
    assert isinstance(event, NewEvent)
    table.apply(Event(number=table.version, at=1, seat=event.seat, kind=event.kind, text=event.text))


def test_a_player_who_changes_their_name_all_the_time_takes_nothing_from_the_other(table: TableAggregate):
    for number in range(MAX_EVENTS_BY_CHOICE - table.events_by_choice[1]):
        carry_out(table, 1, Sit(f"Ben {number}"))
    for command in (Sit("Bob"), OfferDraw(table.version)):
        with pytest.raises(RejectedError) as rejected:
            handle(table, 1, command)
        assert rejected.value.message.id == "server-too-fast"
    carry_out(table, 0, Sit("Anna"))
    carry_out(table, 0, OfferDraw(table.version))
    carry_out(table, 1, AnswerProposal(table.version, False))
    carry_out(table, 0, MakeMove(table.version, table.game.legal_moves[0].text))
    carry_out(table, 1, Resign(table.version))
    assert table.events[-1].kind == EventKind.RESIGN


def test_who_waits_for_a_share_that_does_not_come_can_close_the_table():
    row = row_of("schotten-totten", "first A", 2)
    table = TableAggregate(row)
    for seat, kind, text in [*claims(row, seed=1), reveals(row, seed=1)[0]]:
        table.apply(Event(number=table.version, at=1, seat=seat, kind=kind, text=text))
    assert table.awaited_shares == [1]
    carry_out(table, 0, Resign(table.version))
    assert (table.events[-1].kind, table.events[-1].seat) == (EventKind.ABANDON, 0)
    assert table.end == End("abandoned", [], [0, 0])
    with pytest.raises(RejectedError) as rejected:
        handle(table, 1, Resign(table.version))
    assert rejected.value.message.id == "server-over"


@pytest.mark.parametrize("rated", [True, False])
def test_for_ratings_a_draw_needs_all_who_can_still_win(rated: bool):
    row = msgspec.structs.replace(row_of("verraeter", "first A", 4), rated=rated)
    table = TableAggregate(row)
    for event in played(row, 0, seed=1):
        table.apply(event)
    carry_out(table, 3, Resign(table.version))
    assert handle(table, 0, OfferDraw(table.version)) is not None, "who has given up has no say"
    table.apply(Event(number=table.version, at=1, seat=2, kind=EventKind.STAND_IN, text=""))
    assert is_draw_refused(table) == rated, "who is away may come back"

    with_level = msgspec.structs.replace(row, seats=(*row.seats[:3], SeatRow(seat=3, bot="warrior")))
    table = TableAggregate(with_level)
    begins = [*claims(row, seed=1)[:3], *reveals(row, seed=1)[:3], (-1, EventKind.START, "")]
    for seat, kind, text in begins:
        table.apply(Event(number=table.version, at=1, seat=seat, kind=kind, text=text))
    assert is_draw_refused(table) == rated, "the level may be about to win"


def is_draw_refused(table: TableAggregate) -> bool:
    try:
        handle(table, 0, OfferDraw(table.version))
    except RejectedError as rejected:
        return rejected.message.id == "server-bots-play-on"
    return False


def test_nobody_sits_under_a_name_that_looks_like_anothers_at_the_table(table: TableAggregate):
    carry_out(table, 0, Sit("Ann"))
    carry_out(table, 1, Sit("Аnn"))  # with a Cyrillic letter
    assert table.names == {0: "Ann", 1: "Аnn (2)"}
    assert handle(table, 1, Sit("Аnn")) is None, "it is theirs already"
    assert handle(table, 0, Sit("Ann")) is None, "nobody is mistaken for themselves"


@pytest.mark.parametrize("keeps_seats", [False, True], ids=["a table", "a tournament's table"])
def test_a_seat_is_claimed_under_a_name_of_its_own_or_the_one_that_its_tournament_knows(keeps_seats: bool):
    row = msgspec.structs.replace(
        row_of("schotten-totten", "first A", 2), tournament_id="evening" if keeps_seats else None
    )
    table = TableAggregate(row)
    # In a tournament that began when names were asked for less.
    for seat, name in enumerate(("вот Ann", "ВОТ Ann")):
        event = claim_seat(table, seat, Claim(bytes([seat]) * 32, "", name))
        assert event is not None
        table.apply(Event(number=seat, at=1, seat=event.seat, kind=event.kind, text=event.text))
    assert table.names == {0: "вот Ann", 1: "ВОТ Ann" if keeps_seats else "ВОТ Ann (2)"}
