"""Loading the kernels before a node serves anybody.

A kernel is loaded from the cache at its first call, and with the first of them half of Numba is imported: that takes a
good part of a second. On the event loop nobody would be answered meanwhile, just when the clients of a node that was
killed come to the one that replaces it.
"""

from __future__ import annotations

import msgspec

from highlands.games import BUILT_IN, game_spec
from highlands.protocol.time_controls import Unlimited
from highlands.server.store import Event, SeatRow, TableRow
from highlands.server.tables.aggregate import SERVER, SUBSTITUTE, EventKind, TableAggregate
from highlands.server.tables.projection import project_state

MOVES = 12
"""How many moves are made: enough to come by every kernel that a table calls."""
NO_SECRET = bytes(32)


def load_kernels() -> None:
    """Play the beginning of each game at a table that is nobody's."""
    for game in BUILT_IN:
        table = _scratch_table(game)
        _append(table, 0, EventKind.SIT, "A")
        _append(table, SERVER, EventKind.START)
        for _ in range(MOVES):
            for observer in (None, *range(table.seats)):
                project_state(table, observer, 0, since=table.version - 1)
            assert table.to_move is not None
            _append(table, table.to_move, EventKind.MOVE, table.legal_moves.texts[0])


def _scratch_table(game: str) -> TableAggregate:
    """One person and bots: then the moves that may be taken back are worked out as well."""
    spec = game_spec(game)
    options = spec.make_options()
    seats = (SeatRow(seat=seat, bot=SUBSTITUTE if seat else None) for seat in range(spec.seats_with(options)))
    return TableAggregate(
        TableRow(
            id="",
            created_at=0,
            game=game,
            options=spec.write_options(options),
            public=False,
            hints=False,
            language="en",
            time_control=msgspec.json.encode(Unlimited()).decode(),
            seed=NO_SECRET,
            salt=NO_SECRET,
            spectator_hash=NO_SECRET,
            seats=tuple(seats),
            # The deal follows from the seed alone.
            log_format=1,
        )
    )


def _append(table: TableAggregate, seat: int, kind: EventKind, text: str = "") -> None:
    table.apply(Event(number=table.version, at=0, seat=seat, kind=kind, text=text))
