"""Schotten Totten: two players, nine stones, fifty-four clan cards and, in the tactical variant, ten tactics cards.

The kernels: `table`, `actions`, `formations`, `sides`, `decks`, `claims`, `legal`, `rules`, `sight`, `encoding`. For
people: `notation`, `position` and `setting_up`, `proof`, `reasons`, `view`, `board`, `picture`. The door is `RULESET`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from highlands.games.schotten_totten import (
    advice,
    board,
    encoding,
    judgement,
    notation,
    options,
    picture,
    position,
    reasons,
    rules,
    setting_up,
    sight,
    view,
)
from highlands.games.schotten_totten import legal as legal_moves
from highlands.games.schotten_totten.actions import ACTIONS
from highlands.games.schotten_totten.cards import SEATS
from highlands.games.schotten_totten.table import OPTIONS, TABLE
from highlands.kernel import TRUTH, Table, register
from highlands.ruleset import Outcome, Ruleset
from highlands.words import Message

register(
    TABLE,
    setup=rules.setup,
    to_move=rules.to_move,
    legal=legal_moves.legal,
    mark=legal_moves.mark,
    unmark=legal_moves.unmark,
    apply=rules.apply,
    returns=rules.returns,
    conceal=sight.conceal,
    resample=sight.resample,
    seen_action=sight.seen_action,
    encode=encoding.encode,
    glance=judgement.glance,
    weigh=judgement.weigh,
    estimate=judgement.estimate,
)


class SchottenTotten(Ruleset):
    """The rules of Schotten Totten in Python's terms."""

    name = position.NAME
    table_dtype = TABLE
    options_dtype = OPTIONS
    actions = ACTIONS
    encoded = encoding.ENCODED
    units = encoding.UNITS

    def options(self, /, **chosen: Any) -> Table:
        """`tactics`, `expert`, `rounds`, `first`; for reduced games `colours`, `stones`, `hand`."""
        return options.make_options(**chosen)

    def write_options(self, chosen: Table) -> str:
        """As a record's header has them."""
        return options.write_options(chosen)

    def options_of(self, text: str) -> Table:
        """From a record's header."""
        return options.read_options(text)

    def seats(self, table: Table) -> int:
        """Always two."""
        return SEATS

    def round(self, table: Table) -> int:
        """The number of the round, from 1."""
        return int(table.round_number)

    def write_action(self, table: Table, action: int) -> str:
        """As `docs/notation.md` has it."""
        return notation.write_action(table, action)

    def write_actions(self, table: Table, actions: Iterable[int]) -> list[str]:
        """The same of many."""
        return notation.write_actions(table, actions)

    def read_action(self, table: Table, text: str) -> int:
        """The action that a text means."""
        return notation.read_action(table, text)

    def write_position(self, table: Table) -> list[str]:
        """As `docs/notation.md` has it."""
        return position.write_position(table)

    def read_position(self, lines: Sequence[str]) -> Table:
        """The table of a position."""
        return setting_up.read_position(lines)

    def is_whole(self, table: Table) -> bool:
        """Whether no card is unknown."""
        return bool(table.seer == TRUTH)

    def chance_ahead(self, table: Table) -> bool:
        """Only the deal of a further round."""
        return bool(table.round_number < table.rounds)

    def why_not(self, table: Table, action: int) -> Message:
        """Why an action is not legal."""
        return reasons.why_not(table, action)

    def advice(self, seen: Table, action: int) -> Message:
        """What speaks for an action."""
        return advice.advice(seen, action)

    def outcome(self, table: Table) -> Outcome:
        """Who won the match, by the points."""
        points = [int(points) for points in table.points]
        winners = [seat for seat in range(SEATS) if points[seat] > points[1 - seat]]
        return Outcome(winners, points, [float((a > b) - (a < b)) for a, b in (points, points[::-1])])

    def view(self, seen: Table, kept: dict[str, Any] | None = None) -> view.SchottenTottenView:
        """A seen table as a typed message."""
        return view.view(seen, kept)

    def board(self, table: Table) -> str:
        """The border drawn with characters."""
        return board.board(table)

    def picture(self, table: Table) -> str:
        """The border drawn as SVG."""
        return picture.picture(table)


RULESET = SchottenTotten()
