"""Random games of Schotten Totten: from a seed, by a habit, with a last few moves that Hypothesis picks by number."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from hypothesis import strategies as st

import highlands
from highlands.games.schotten_totten.state.actions import (
    CLAIM_STONE,
    DONE,
    DRAW_TACTICS,
    PASS,
    PLAY_CLAN,
    PLAY_RECRUITER,
    PLAY_TROOP,
    RETURN_TACTICS,
)
from highlands.games.schotten_totten.state.layout import OVER, STEP_NAMES
from highlands.play.game import Game
from highlands.spec.observation import Move
from tests.strategies import SEEDS

Options = dict[str, Any]
Habit = Callable[[int], float]
"""How likely an action is to be chosen, beside the other legal ones."""

VARIANTS: list[Options] = [
    {"tactics": tactics, "expert": expert} for tactics in (False, True) for expert in (False, True)
]
NAMES = ["standard", "expert", "tactics", "tactics-expert"]


def uniform(action: int) -> float:
    """All legal moves alike."""
    return 1.0


def patient(action: int) -> float:
    """Hardly ever claims, so that the decks run out and players pass."""
    return 0.02 if CLAIM_STONE <= action < DONE else 1.0


def recruiting(action: int) -> float:
    """Looks for the Recruiter, plays it at once, and puts tactics cards back, which soon come up again."""
    if action == PLAY_RECRUITER:
        return 1000.0
    if action == DRAW_TACTICS or action >= RETURN_TACTICS:
        return 8.0
    if PLAY_TROOP <= action < PASS:
        return 0.05
    return patient(action)


def tactical(action: int) -> float:
    """Plays tactics cards wherever it can."""
    return 0.1 if PLAY_CLAN <= action < PLAY_TROOP else 1.0


HABITS: list[Habit] = [uniform, patient, tactical, recruiting, recruiting]


def play_on(game: Game, chance: random.Random, habit: Habit = uniform, moves: int = 10_000) -> None:
    """Play so many more moves at random, or to the end."""
    for _ in range(moves):
        actions = game.legal_moves.actions
        if not actions:
            return
        game.play(Move(chance.choices(actions, [habit(action) for action in actions])[0], ""))


def some_options(chance: random.Random, tactics: bool | None = None) -> Options:
    """One of the four variants; half of them reduced, some of them matches."""
    options: Options = {
        "tactics": chance.random() < 0.7 if tactics is None else tactics,
        "expert": chance.random() < 0.5,
        "rounds": chance.choice([1, 1, 2]),
        "first": chance.choice([None, 0, 1]),
    }
    if chance.random() < 0.5:
        options |= {"colours": chance.randint(2, 4), "stones": chance.randint(2, 7), "hand": chance.randint(2, 7)}
        options |= {"strengths": chance.randint(7, 9)}
    return options


def cut_back(game: Game, chance: random.Random, steps: Sequence[str]) -> None:
    """Undo to a state in one of these steps, each equally likely; or leave the game at its end."""
    waiting: dict[str, list[int]] = {STEP_NAMES[OVER]: [len(game.moves)]}
    for number, (state, _) in enumerate(game.history):
        waiting.setdefault(STEP_NAMES[state.step], []).append(number)
    step = chance.choice([step for step in steps if step in waiting])
    for _ in range(len(game.moves) - chance.choice(waiting[step])):
        game.undo()


@st.composite
def games_at(draw: st.DrawFn, step: str) -> Game:
    """A tactical game in which a player is at this step; without luck, at another."""
    chance = random.Random(draw(SEEDS))
    options = some_options(chance, tactics=True)
    game = highlands.new("schotten-totten", seed=chance.getrandbits(64), **options)
    play_on(game, chance, recruiting)
    cut_back(
        game, chance, [step] if any(STEP_NAMES[state.step] == step for state, _ in game.history) else STEP_NAMES[:1]
    )
    return game


@st.composite
def games(draw: st.DrawFn, tactics: bool | None = None, running: bool = False) -> Game:
    """A game somewhere on its way, at any step of a turn, or over: from one seed, then a few moves by their numbers.

    One seed, because Hypothesis likes to repeat itself in small choices, and games want variety.
    """
    chance = random.Random(draw(SEEDS))
    game = highlands.new("schotten-totten", seed=chance.getrandbits(64), **some_options(chance, tactics))
    play_on(game, chance, chance.choice(HABITS))
    cut_back(game, chance, STEP_NAMES[:OVER] if running else STEP_NAMES)
    for number in draw(st.binary(max_size=3)):
        actions = game.legal_moves.actions
        if actions and not (running and _ends_with(game, actions[number % len(actions)])):
            game.play(Move(actions[number % len(actions)], ""))
    return game


def _ends_with(game: Game, action: int) -> bool:
    """Whether an action would end the game."""
    game.play(Move(action, ""))
    over = game.to_move is None
    game.undo()
    return over
