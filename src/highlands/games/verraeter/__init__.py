"""Verräter: three or four players, two houses, twelve landscapes in a circle, and an allegiance that may change.

The kernels: `table`, `actions`, `bundles`, `memory`, `pile`, `conflict`, `rules`, `legal`, `sight`, `worlds`,
`encoding`, `tallies`. For people: `notation`, `position` and `setting_up`, `landscapes`, `reasons`, `view`, `board`,
`picture` with `emblems` and `vignettes`. The door is `RULESET`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from highlands.games.verraeter import (
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
    worlds,
)
from highlands.games.verraeter import legal as legal_moves
from highlands.games.verraeter.actions import ACTIONS
from highlands.games.verraeter.table import OPTIONS, OVER, TABLE
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
    resample=worlds.resample,
    seen_action=sight.seen_action,
    encode=encoding.encode,
    glance=judgement.glance,
    weigh=judgement.weigh,
    estimate=judgement.estimate,
)


class Verraeter(Ruleset):
    """The rules of Verräter in Python's terms."""

    name = position.NAME
    table_dtype = TABLE
    options_dtype = OPTIONS
    actions = ACTIONS
    encoded = encoding.ENCODED
    units = encoding.UNITS

    def options(self, /, **chosen: Any) -> Table:
        """`players` (3 or 4), `first` (the first start player), `landscapes` (the file of a landscape table)."""
        return options.make_options(**chosen)

    def write_options(self, chosen: Table) -> str:
        """As a record's header has them."""
        return options.write_options(chosen)

    def options_of(self, text: str) -> Table:
        """From a record's header."""
        return options.read_options(text)

    def seats(self, table: Table) -> int:
        """Three or four."""
        return int(table.players)

    def round(self, table: Table) -> int:
        """The number of the round, from 1."""
        return int(table.round_number)

    def write_action(self, table: Table, action: int) -> str:
        """As `docs/notation.md` has it."""
        return notation.write_action(action)

    def read_action(self, table: Table, text: str) -> int:
        """The action that a text means."""
        return notation.read_action(text)

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
        """While it runs: the card put aside in each round, and reshuffles."""
        return bool(table.step != OVER)

    def why_not(self, table: Table, action: int) -> Message:
        """Why an action is not legal."""
        return reasons.why_not(table, action)

    def advice(self, seen: Table, action: int) -> Message:
        """What speaks for an action."""
        return advice.advice(seen, action)

    def outcome(self, table: Table) -> Outcome:
        """Most points win; who has as many shares the victory (V-2)."""
        points = [int(points) for points in table.points[: self.seats(table)]]
        shares = np.zeros(len(points))
        rules.returns(table, shares)
        winners = [seat for seat, own in enumerate(points) if own == max(points)]
        return Outcome(winners, points, [float(share) for share in shares])

    def view(self, seen: Table, kept: dict[str, Any] | None = None) -> view.VerraeterView:
        """A seen table as a typed message."""
        return view.view(seen)

    def board(self, table: Table) -> str:
        """The circle drawn with characters."""
        return board.board(table)

    def picture(self, table: Table) -> str:
        """The circle drawn as SVG."""
        return picture.picture(table)


RULESET = Verraeter()
