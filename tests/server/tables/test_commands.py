"""What a command leads to, asked of the aggregate alone."""

from __future__ import annotations

import pytest

from highlands.protocol.messages import AnswerProposal, End, MakeMove, OfferDraw, Resign, Sit
from highlands.server.store import Event
from highlands.server.tables.aggregate import EventKind, TableAggregate
from highlands.server.tables.commands import MAX_EVENTS_BY_CHOICE, Command, NewEvent, RejectedError, handle
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
