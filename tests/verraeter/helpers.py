"""Tables from positions, moves by their texts, and random games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from highlands import kernel
from highlands.chance import Rng, Seed, below
from highlands.errors import HighlandsError
from highlands.games.verraeter import RULESET
from highlands.games.verraeter.view import VerraeterView, view
from highlands.kernel import NOBODY, Table, new_table

PAIRS = "circle: rE rR wE wR pE pR fE fR vE vR cE cR"
"""A circle in which each Eagle landscape has a Rose one of its kind on its right."""


def table_of(*lines: str, seed: int = 0) -> Table:
    """The true table of a position; unknown cards are dealt."""
    table = RULESET.read_position(lines)
    if RULESET.is_whole(table):
        return table
    whole = new_table(RULESET.table_dtype)
    kernel.resample(table, Seed.of(seed).state(0), whole)
    return whole


def new_game(seed: int, **options: Any) -> Table:
    """The table of a new game."""
    table = new_table(RULESET.table_dtype)
    kernel.setup(table, RULESET.options(**options), Seed.of(seed).state(0))
    return table


def legal_actions(table: Table) -> list[int]:
    """What the player to move may do."""
    out = np.empty(RULESET.actions, dtype=np.int32)
    return [int(action) for action in out[: kernel.legal(table, out)]]


def legal_texts(table: Table) -> list[str]:
    """The same as texts."""
    return [RULESET.write_action(table, action) for action in legal_actions(table)]


def play(table: Table, *moves: str, seed: int = 0) -> Table:
    """Make moves, each of which must be legal; return the table."""
    for number, text in enumerate(moves):
        action = RULESET.read_action(table, text)
        assert action in legal_actions(table), f"{text}: not among {legal_texts(table)}"
        kernel.apply(table, action, Seed.of(seed).state(number))
    return table


def refusal(table: Table, text: str) -> str:
    """The id of the reason why a move is refused."""
    action = RULESET.read_action(table, text)
    assert action not in legal_actions(table)
    return RULESET.why_not(table, action).id


def position_refusal(*lines: str) -> str:
    """The id of the reason why a position is refused."""
    try:
        RULESET.read_position(lines)
    except HighlandsError as error:
        return error.message.id
    raise AssertionError("the position was not refused")


def seen_by(table: Table, seat: int) -> Table:
    """The table as a seat sees it."""
    out = new_table(RULESET.table_dtype)
    kernel.conceal(table, seat, out)
    return out


def look(table: Table, seat: int | None = None) -> VerraeterView:
    """The view of a seat, or of the truth."""
    return view(table if seat is None else seen_by(table, seat))


def hands(table: Table) -> list[str]:
    """Everybody's supply."""
    return [" ".join(player.hand) for player in look(table).players]


def points(table: Table) -> list[int]:
    """Everybody's victory points."""
    return [int(points) for points in table.points[: table.players]]


def to_move(table: Table) -> str:
    """Who is to do what."""
    return RULESET.write_position(table)[-1].removeprefix("to move: ")


def random_game(seed: int, players: int, rng: Rng | None = None) -> Iterator[Table]:
    """The tables of a random game from the set-up to the end: one record, changed from step to step."""
    chance = Seed.of(seed).state(1) if rng is None else rng
    table = new_game(seed, players=players)
    yield table
    while kernel.to_move(table) != NOBODY:
        actions = legal_actions(table)
        kernel.apply(table, actions[below(chance, len(actions))], chance)
        yield table


def fields(table: Table) -> dict[str, bytes]:
    """Every field's bytes, without the gaps between fields."""
    return {name: np.asarray(table[name]).tobytes() for name in table.dtype.names}
