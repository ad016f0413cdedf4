"""The rules of Kuhn poker: the eight kernels that every game has."""

from __future__ import annotations

from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from highlands.engine.chance import Rng, below
from highlands.engine.compiling import compiled
from highlands.engine.encoding import Tensor
from highlands.engine.kernel import NOBODY, Actions, register
from highlands.engine.state import NO_OBSERVER, Int8, Int8s, Record, record_dtype
from highlands.engine.state import State as GameState

SEATS, MOST_MOVES, MOST_CHIPS = 2, 3, 2
FEWEST_RANKS, MOST_RANKS = 3, 13
HIDDEN, PASS, BET = -1, 0, 1


class State(GameState):
    cards: Annotated[Int8s, (SEATS,)]  # HIDDEN where the observer may not see them
    moves: Annotated[Int8s, (MOST_MOVES,)]
    made: Int8
    ranks: Int8
    observer: Int8


class Options(Record):
    ranks: Int8


STATE, OPTIONS = record_dtype(State), record_dtype(Options)


@compiled
def is_over(state: State) -> bool:
    """After two moves, unless a bet after a pass waits for an answer; then after three."""
    return state.made == MOST_MOVES or (state.made == 2 and not (state.moves[0] == PASS and state.moves[1] == BET))


@compiled
def is_showdown(state: State) -> bool:
    """Whether it ended with nobody passing after a bet."""
    return is_over(state) and (state.moves[state.made - 1] == BET or state.moves[state.made - 2] == PASS)


@compiled
def deal_hidden(state: State, rng: Rng) -> None:
    """Deal the hidden cards out of those that nobody is seen to have."""
    for seat in range(SEATS):
        while state.cards[seat] == HIDDEN:
            card = below(rng, int(state.ranks))
            if card != state.cards[1 - seat]:
                state.cards[seat] = card


@compiled
def copy_public(state: State, out: State) -> None:
    """All but the cards and the observer."""
    out.made, out.ranks = state.made, state.ranks
    out.moves[0], out.moves[1], out.moves[2] = state.moves[0], state.moves[1], state.moves[2]


@compiled
def setup(state: State, options: Options, rng: Rng) -> None:
    state.made, state.ranks, state.observer = 0, options.ranks, NO_OBSERVER
    state.moves[0] = state.moves[1] = state.moves[2] = PASS
    state.cards[0] = state.cards[1] = HIDDEN
    deal_hidden(state, rng)


@compiled
def to_move(state: State) -> int:
    return NOBODY if is_over(state) else int(state.made) % SEATS


@compiled
def legal(state: State, out: Actions) -> int:
    if is_over(state) or (state.observer != NO_OBSERVER and state.observer != to_move(state)):
        return 0
    out[0], out[1] = PASS, BET
    return 2


@compiled
def apply(state: State, action: int, rng: Rng) -> None:
    state.moves[state.made] = action
    state.made += 1


@compiled
def returns(state: State, out: NDArray[np.float64]) -> None:
    out[0] = out[1] = 0.0
    if is_over(state):
        folder = (int(state.made) - 1) % SEATS
        winner = int(state.cards[1] > state.cards[0]) if is_showdown(state) else 1 - folder
        chips = MOST_CHIPS if state.moves[state.made - 1] == BET else 1
        out[winner], out[1 - winner] = chips / MOST_CHIPS, -chips / MOST_CHIPS


@compiled
def observe(state: State, seat: int, out: State) -> None:
    copy_public(state, out)
    out.observer = seat
    for other in range(SEATS):
        out.cards[other] = state.cards[other] if other == seat or is_showdown(state) else HIDDEN


@compiled
def resample(observation: State, rng: Rng, out: State) -> None:
    copy_public(observation, out)
    out.observer = NO_OBSERVER
    out.cards[0], out.cards[1] = observation.cards[0], observation.cards[1]
    deal_hidden(out, rng)


@compiled
def encode(observation: State, out: Tensor) -> None:
    own = int(observation.observer) % SEATS
    for index in range(SEATS * MOST_RANKS + MOST_MOVES * 2):
        out[index] = 0
    for seat in range(SEATS):
        if observation.cards[seat] != HIDDEN:
            out[(seat != own) * MOST_RANKS + observation.cards[seat]] = 1
    for index in range(int(observation.made)):
        out[SEATS * MOST_RANKS + index * 2 + observation.moves[index]] = 1


register(
    STATE,
    setup=setup,
    to_move=to_move,
    legal=legal,
    apply=apply,
    returns=returns,
    observe=observe,
    resample=resample,
    encode=encode,
)
