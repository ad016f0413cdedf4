"""The spec of Schotten Totten: all that generic code asks of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

import msgspec
import numpy as np
from numpy.typing import NDArray

import highlands.games.schotten_totten.kernels  # noqa: F401 - registers the kernels
from highlands.engine.chance import Seed
from highlands.engine.kernel import NOBODY, apply, to_move
from highlands.engine.state import copy_state
from highlands.games.schotten_totten import reduced
from highlands.games.schotten_totten.draws import Draws
from highlands.games.schotten_totten.evaluation import advice
from highlands.games.schotten_totten.rules import encoding
from highlands.games.schotten_totten.state.actions import ACTIONS
from highlands.games.schotten_totten.state.cards import SEATS, TACTICS_CARDS
from highlands.games.schotten_totten.state.layout import (
    OPTIONS,
    RECRUITER_DRAWS,
    RECRUITER_RETURNS,
    SIDE_SIZE,
    STATE,
    Options,
    State,
)
from highlands.games.schotten_totten.text import notation, options, parse_position, position, reasons
from highlands.games.schotten_totten.view import board, player_view, svg
from highlands.i18n import Message
from highlands.spec.chance_nodes import ChanceNodes
from highlands.spec.game_spec import Block, GameSpec, Outcome, blocks_of
from highlands.spec.options import Option

HELD = ("hand", "hand_tactics", "deck_known", "deck_known_tactics")
"""The blocks of the cards in hands and decks: nothing of them is public."""

MUD_ROOM = SEATS
"""The Mud Fight makes room for one more card on either side of its stone."""
TAKEN_AWAY = 2
"""The Banshee and the Strategist each take one card off the border for good, and so make room for another."""


class SchottenTotten(GameSpec[State, Options]):
    """The base game; `tactics`, `expert`, a match of several `rounds`; reduced by `colours`,
    `strengths`, `stones`, `hand`."""

    name = position.NAME
    title = "Schotten Totten"
    state_dtype = STATE
    options: ClassVar[tuple[Option, ...]] = options.DECLARED
    options_dtype = OPTIONS
    seat_range: ClassVar[tuple[int, int]] = (SEATS, SEATS)
    blocks: ClassVar[tuple[Block, ...]] = blocks_of(encoding.LAYOUT, private=HELD)
    view_type: ClassVar[type[msgspec.Struct]] = player_view.SchottenTottenView
    terminal_ui: ClassVar[str] = "highlands.games.schotten_totten.terminal.terminal_ui:SchottenTottenUI"

    @property
    def actions(self) -> int:
        """The size of the catalogue."""
        return ACTIONS

    @property
    def units(self) -> NDArray[np.float32]:
        """Of how many parts each number of an observation is."""
        return encoding.UNITS

    def check_options(self, values: Mapping[str, Any]) -> None:
        """Both hands must come out of the deck."""
        options.check_hands(values)

    def round(self, state: State) -> int:
        """The number of the round, from 1."""
        return int(state.round_number)

    def end_of_round(self, before: State, action: int) -> State | None:
        """The same action with this round as the last one: then nothing is dealt after it."""
        rounds = int(before.rounds)
        if before.round_number == rounds:
            return None
        state = copy_state(before)
        state.rounds = state.round_number
        apply(state, action, Seed.of("nothing is dealt").rng(0))
        state.rounds = rounds
        return state if to_move(state) == NOBODY else None

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
        """The state of a position."""
        return parse_position.read_position(lines)

    def chance_ahead(self, state: State) -> bool:
        """Only the deal of a further round."""
        return bool(state.round_number < state.rounds)

    def progress(self, state: State) -> float:
        """How much of the clan deck is drawn."""
        whole = int(state.colours) * int(state.strengths) - SEATS * int(state.hand_limit)
        return 1.0 - int(state.clan_left) / max(whole, 1)

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

    def most_moves(self, chosen: Options) -> int:
        """Counted by kind of move, each as if the others left it all the room it can have.

        Of clan cards no more are played than there are, nor than there is room for on the border. Two passing turns in
        a row end the round, so there are at most two more of them than of turns with a card. Every turn has at most one
        `done`, and with tactics each turn with a card at most one choice of a deck to draw from.
        """
        tactics, stones = int(chosen.tactics), int(chosen.stones)
        room = SEATS * SIDE_SIZE * stones + tactics * (MUD_ROOM + TAKEN_AWAY)
        cards = min(int(chosen.colours) * int(chosen.strengths), room) + tactics * TACTICS_CARDS
        passes = cards + 2
        dones = cards + passes
        draws = tactics * (cards + RECRUITER_DRAWS + RECRUITER_RETURNS)
        return int(chosen.rounds) * (cards + passes + stones + dones + draws)

    def chance_nodes(self, chosen: Options) -> ChanceNodes | None:
        """Draw by draw in reduced games of one round without tactics: of others no tree is small enough for it."""
        is_plain = not chosen.tactics and chosen.rounds == 1
        return Draws(chosen) if is_plain and self.is_reduced(chosen) else None

    def possible_actions(self, chosen: Options) -> Sequence[int] | None:
        """With the cards and stones that there are."""
        return reduced.possible_actions(chosen) if self.is_reduced(chosen) else None

    def kept_numbers(self, chosen: Options) -> Mapping[str, tuple[Sequence[int], ...]]:
        """The same for observations."""
        return reduced.kept_numbers(chosen) if self.is_reduced(chosen) else {}

    def most_chance_events(self, chosen: Options) -> int:
        """The deal of each round."""
        return int(chosen.rounds)

    def view(self, observation: State, kept: dict[str, Any] | None = None) -> player_view.SchottenTottenView:
        """An observation as a typed message."""
        return player_view.view(observation, kept)

    def board(self, state: State) -> str:
        """The border drawn with characters."""
        return board.board(state)

    def picture(self, state: State) -> str:
        """The border drawn as SVG."""
        return svg.picture(state)


SPEC = SchottenTotten()
