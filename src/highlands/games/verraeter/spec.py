"""The spec of Verräter: all that generic code asks of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec
import numpy as np
from numpy.typing import NDArray

import highlands.games.verraeter.kernels  # noqa: F401 - registers the kernels
from highlands.games.verraeter.evaluation import advice
from highlands.games.verraeter.numbers import FEWEST_PLAYERS, MOST_PLAYERS
from highlands.games.verraeter.rules import encoding, transitions
from highlands.games.verraeter.state.actions import ACTIONS
from highlands.games.verraeter.state.layout import OPTIONS, OVER, STATE, Options, State, rounds_of
from highlands.games.verraeter.text import notation, options, parse_position, position, reasons
from highlands.games.verraeter.view import board, player_view, svg
from highlands.i18n import Message
from highlands.spec.game_spec import Block, GameSpec, Outcome, blocks_of
from highlands.spec.options import Option

SECRET = ("saw",)
"""The blocks of which nothing is public."""
MIXED = ("players", "piles")
"""The blocks in which a player knows of the own cards what the others don't."""


class Verraeter(GameSpec[State, Options]):
    """For three or four `players`; `first` is the first start player, `landscapes` another landscape table."""

    name = position.NAME
    title = "Verräter"
    state_dtype = STATE
    options: ClassVar[tuple[Option, ...]] = options.DECLARED
    options_dtype = OPTIONS
    seat_range: ClassVar[tuple[int, int]] = (FEWEST_PLAYERS, MOST_PLAYERS)
    seats_option: ClassVar[str | None] = "players"
    blocks: ClassVar[tuple[Block, ...]] = blocks_of(encoding.LAYOUT, private=SECRET, mixed=MIXED)
    view_type: ClassVar[type[msgspec.Struct]] = player_view.VerraeterView
    terminal_ui: ClassVar[str] = "highlands.games.verraeter.terminal.terminal_ui:VerraeterUI"

    @property
    def actions(self) -> int:
        """The size of the catalogue."""
        return ACTIONS

    @property
    def units(self) -> NDArray[np.float32]:
        """Of how many parts each number of an observation is."""
        return encoding.UNITS

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
        """The state of a position."""
        return parse_position.read_position(lines)

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

    def most_moves(self, chosen: Options) -> int:
        """An estate of each player; in each round the conflict, and for each player an action card and some supply;
        the Builder; and a discard before each draw, of which nobody has two but the holder of Diplomat 2.
        """
        players = int(chosen.players)
        return players + rounds_of(chosen) * (1 + players + players + 1 + players + 1)

    def most_chance_events(self, chosen: Options) -> int:
        """The deal; in each round the card put aside; and a reshuffle with each move that makes somebody draw: the
        last one before the draws, and each discard.
        """
        return 1 + rounds_of(chosen) * (1 + 1 + int(chosen.players) + 1)

    def view(self, observation: State, kept: dict[str, Any] | None = None) -> player_view.VerraeterView:
        """An observation as a typed message."""
        return player_view.view(observation)

    def board(self, state: State) -> str:
        """The circle drawn with characters."""
        return board.board(state)

    def picture(self, state: State) -> str:
        """The circle drawn as SVG."""
        return svg.picture(state)


SPEC = Verraeter()
