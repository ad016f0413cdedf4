"""Short finished games to look back at."""

from __future__ import annotations

import random

import highlands
from highlands import Game

LAST_CHANCE = """schotten-totten
stone 1 of A: R7 R8 R9 ! / G1 G2 B4
stone 2 of A: O7 O8 O9 ! / G3 B5 P6
stone 3: Y7 Y8 Y9 / B1 B2 B6 !
stone 6 of B: R1 Y2 O4 / P7 P8 P9 !
stone 7 of B: O1 Y1 R3 / G7 G8 G9 !
stone 8: R4 O5 Y6 ! / B7 B8 B9
hand A: P1 P2 P3 G4 G5
to move: A claim"""
"""Who claims now has three stones side by side: A here and at once, or else B in the next turn."""

LAST_ROUND = """verraeter players=3
round: 9
circle: wE pR rE fR vE cE wR pR rE fR vE cR
points: 6-7-6
buildings A: estate 3, counting 12
buildings B: estate 4
buildings C: estate 6, estate 8
hand A: 2 5 5
hand B: 3 4 6
hand C: 4 4
to move: B conflict"""


def finish(game: Game, seed: int = 1) -> Game:
    """The game, played on at random to its end."""
    chance = random.Random(seed)
    while game.to_move is not None:
        game.play(chance.choice(list(game.legal_moves)))
    return game


def small_border() -> Game:
    """A whole game with three stones and three colours."""
    return finish(highlands.new("schotten-totten", stones=3, colours=3, hand=3, tactics=True, rounds=2, seed=1))


def last_round() -> Game:
    """The last round of a game of three."""
    return finish(highlands.from_position(LAST_ROUND, seed=1))


def win_let_go() -> Game:
    """A does not claim the stone that wins, and B wins."""
    game = highlands.from_position(LAST_CHANCE, seed=1)
    game.headers["players"] = "Ann | Ben"
    game.play("done")
    game.play(next(move for move in game.legal_moves if not str(move).endswith("@8")))
    game.play("claim 8")
    return game
