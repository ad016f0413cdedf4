"""Words for the tests of Schotten Totten: set up a position, ask about it, play, all in the notation."""

from __future__ import annotations

import pytest

import highlands
from highlands import Game, NotAllowedError
from highlands.games.schotten_totten.text.proof import Proof, prove
from highlands.games.schotten_totten.view.player_view import SchottenTottenView

VARIANTS = [
    pytest.param(tactics, expert, id=" ".join(["tactics"] * tactics + ["expert"] * expert) or "plain")
    for tactics in (False, True)
    for expert in (False, True)
]
"""All four combinations of the options `tactics` and `expert`."""


def at(position: str) -> Game:
    """A game that stands at this position; what is left open in it is dealt always the same."""
    return highlands.from_position(position, seed="the tests")


def after(position: str, *moves: str) -> Game:
    """A game in which these moves were made from this position."""
    game = at(position)
    for move in moves:
        game.play(move)
    return game


def legal(game: Game, beginning: str = "") -> set[str]:
    """The legal moves, or only those whose texts begin so."""
    return {str(move) for move in game.legal_moves if str(move).startswith(beginning)}


def line(game: Game, name: str) -> str:
    """The line of the position that begins so; nothing if there is none."""
    return next((text for text in game.full_position().splitlines() if text.startswith(name)), "")


def turn(game: Game) -> str:
    """Who is to do what: `A play`."""
    return line(game, "to move").removeprefix("to move: ")


def hand(game: Game, seat: str) -> list[str]:
    """The cards of a hand, by colour and strength, tactics cards last."""
    cards = line(game, f"hand {seat}").removeprefix(f"hand {seat}: ").replace("joker*2", "joker joker")
    return [] if cards == "-" else cards.split()


def deck(game: Game, name: str) -> list[str]:
    """The cards of the `clan` or `tactics` deck, from the top to the bottom."""
    cards = line(game, f"{name} deck").removeprefix(f"{name} deck: ").replace("joker*2", "joker joker")
    return [] if cards == "-" else cards.split()


def points(game: Game) -> list[int]:
    """The points of a match that is over."""
    assert game.outcome is not None
    return game.outcome.points


def observation(game: Game, seat: int | None) -> SchottenTottenView:
    """What a seat sees; None is a spectator."""
    view = game.view(seat)
    assert isinstance(view, SchottenTottenView)
    return view


def proof(game: Game, seat: str, stone: int) -> Proof:
    """Whether a seat may claim a stone, and why."""
    return prove(game.state, "AB".index(seat), stone - 1)


def refusal(game: Game, move: str) -> tuple[str, str]:
    """The id and the English words of the reason why a move is refused; nothing may have changed then."""
    before, made = game.full_position(), game.moves
    with pytest.raises(NotAllowedError) as caught:
        game.play(move)
    assert game.full_position() == before
    assert game.moves == made
    assert move not in game.legal_moves
    return caught.value.message.id, str(caught.value)
