"""Verräter: three or four players, two houses, twelve landscapes in a circle, and an allegiance that may change.

The kernels: `table`, `actions`, `bundles`, `memory`, `pile`, `conflict`, `rules`, `legal`, `sight`, `worlds`,
`encoding`, `tallies`. For people: `notation`, `position` and `setting_up`, `landscapes`, `reasons`, `view`, `board`,
`picture` with `emblems` and `vignettes`. The door is `RULESET`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from highlands.engine.kernel import register
from highlands.engine.state import NO_OBSERVER
from highlands.games.verraeter.evaluation import action_values, advice
from highlands.games.verraeter.rules import encoding, observation, resample, transitions
from highlands.games.verraeter.rules import legal as legal_moves
from highlands.games.verraeter.state.actions import ACTIONS
from highlands.games.verraeter.state.layout import OPTIONS, OVER, STATE, Options, State
from highlands.games.verraeter.text import notation, options, parse_position, position, reasons
from highlands.games.verraeter.view import board, player_view, svg
from highlands.i18n import Message
from highlands.spec.game_spec import GameSpec, Outcome

register(
    STATE,
    setup=transitions.setup,
    to_move=transitions.to_move,
    legal=legal_moves.legal,
    write_mask=legal_moves.write_mask,
    clear_mask=legal_moves.clear_mask,
    apply=transitions.apply,
    returns=transitions.returns,
    observe=observation.observe,
    resample=resample.resample,
    observed_action=observation.observed_action,
    encode=encoding.encode,
    novice_values=action_values.novice_values,
    action_values=action_values.action_values,
    evaluate=action_values.evaluate,
)


class Verraeter(GameSpec[State, Options]):
    """The rules of Verräter in Python's terms."""

    name = position.NAME
    state_dtype = STATE
    options_dtype = OPTIONS
    actions = ACTIONS
    encoded = encoding.ENCODED
    units = encoding.UNITS

    def options(self, /, **chosen: Any) -> Options:
        """`players` (3 or 4), `first` (the first start player), `landscapes` (the file of a landscape table)."""
        return options.make_options(**chosen)

    def write_options(self, chosen: Options) -> str:
        """As a record's header has them."""
        return options.write_options(chosen)

    def options_of(self, text: str) -> Options:
        """From a record's header."""
        return options.read_options(text)

    def seats(self, state: State) -> int:
        """Three or four."""
        return int(state.players)

    def round(self, state: State) -> int:
        """The number of the round, from 1."""
        return int(state.round_number)

    def write_action(self, state: State, action: int) -> str:
        """As `docs/notation.md` has it."""
        return notation.write_action(action)

    def read_action(self, state: State, text: str) -> int:
        """The action that a text means."""
        return notation.read_action(text)

    def write_position(self, state: State) -> list[str]:
        """As `docs/notation.md` has it."""
        return position.write_position(state)

    def read_position(self, lines: Sequence[str]) -> State:
        """The table of a position."""
        return parse_position.read_position(lines)

    def is_whole(self, state: State) -> bool:
        """Whether no card is unknown."""
        return bool(state.observer == NO_OBSERVER)

    def chance_ahead(self, state: State) -> bool:
        """While it runs: the card put aside in each round, and reshuffles."""
        return bool(state.step != OVER)

    def why_not(self, state: State, action: int) -> Message:
        """Why an action is not legal."""
        return reasons.why_not(state, action)

    def advice(self, observation: State, action: int) -> Message:
        """What speaks for an action."""
        return advice.advice(observation, action)

    def outcome(self, state: State) -> Outcome:
        """Most points win; who has as many shares the victory (V-2)."""
        points = [int(points) for points in state.points[: self.seats(state)]]
        shares = np.zeros(len(points))
        transitions.returns(state, shares)
        winners = [seat for seat, own in enumerate(points) if own == max(points)]
        return Outcome(winners, points, [float(share) for share in shares])

    def view(self, observation: State, kept: dict[str, Any] | None = None) -> player_view.VerraeterView:
        """A seen table as a typed message."""
        return player_view.view(observation)

    def board(self, state: State) -> str:
        """The circle drawn with characters."""
        return board.board(state)

    def picture(self, state: State) -> str:
        """The circle drawn as SVG."""
        return svg.picture(state)


SPEC = Verraeter()
