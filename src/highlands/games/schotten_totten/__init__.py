"""Schotten Totten: two players, nine stones, fifty-four clan cards and, in the tactical variant, ten tactics cards.

The kernels: `table`, `actions`, `formations`, `sides`, `decks`, `claims`, `legal`, `rules`, `sight`, `encoding`. For
people: `notation`, `position` and `setting_up`, `proof`, `reasons`, `view`, `board`, `picture`. The door is `RULESET`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from highlands.engine.kernel import register
from highlands.engine.state import NO_OBSERVER
from highlands.games.schotten_totten.evaluation import action_values, advice
from highlands.games.schotten_totten.rules import encoding, observation, transitions
from highlands.games.schotten_totten.rules import legal as legal_moves
from highlands.games.schotten_totten.state.actions import ACTIONS
from highlands.games.schotten_totten.state.cards import SEATS
from highlands.games.schotten_totten.state.layout import OPTIONS, STATE, Options, State
from highlands.games.schotten_totten.text import notation, options, parse_position, position, reasons
from highlands.games.schotten_totten.view import board, player_view, svg
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
    resample=observation.resample,
    observed_action=observation.observed_action,
    encode=encoding.encode,
    novice_values=action_values.novice_values,
    action_values=action_values.action_values,
    evaluate=action_values.evaluate,
)


class SchottenTotten(GameSpec[State, Options]):
    """The rules of Schotten Totten in Python's terms."""

    name = position.NAME
    state_dtype = STATE
    options_dtype = OPTIONS
    actions = ACTIONS
    encoded = encoding.ENCODED
    units = encoding.UNITS

    def options(self, /, **chosen: Any) -> Options:
        """`tactics`, `expert`, `rounds`, `first`; for reduced games `colours`, `stones`, `hand`."""
        return options.make_options(**chosen)

    def write_options(self, chosen: Options) -> str:
        """As a record's header has them."""
        return options.write_options(chosen)

    def options_of(self, text: str) -> Options:
        """From a record's header."""
        return options.read_options(text)

    def seats(self, state: State) -> int:
        """Always two."""
        return SEATS

    def round(self, state: State) -> int:
        """The number of the round, from 1."""
        return int(state.round_number)

    def write_action(self, state: State, action: int) -> str:
        """As `docs/notation.md` has it."""
        return notation.write_action(state, action)

    def write_actions(self, state: State, actions: Iterable[int]) -> list[str]:
        """The same of many."""
        return notation.write_actions(state, actions)

    def read_action(self, state: State, text: str) -> int:
        """The action that a text means."""
        return notation.read_action(state, text)

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
        """Only the deal of a further round."""
        return bool(state.round_number < state.rounds)

    def why_not(self, state: State, action: int) -> Message:
        """Why an action is not legal."""
        return reasons.why_not(state, action)

    def advice(self, observation: State, action: int) -> Message:
        """What speaks for an action."""
        return advice.advice(observation, action)

    def outcome(self, state: State) -> Outcome:
        """Who won the match, by the points."""
        points = [int(points) for points in state.points]
        winners = [seat for seat in range(SEATS) if points[seat] > points[1 - seat]]
        return Outcome(winners, points, [float((a > b) - (a < b)) for a, b in (points, points[::-1])])

    def view(self, observation: State, kept: dict[str, Any] | None = None) -> player_view.SchottenTottenView:
        """A seen table as a typed message."""
        return player_view.view(observation, kept)

    def board(self, state: State) -> str:
        """The border drawn with characters."""
        return board.board(state)

    def picture(self, state: State) -> str:
        """The border drawn as SVG."""
        return svg.picture(state)


SPEC = SchottenTotten()
