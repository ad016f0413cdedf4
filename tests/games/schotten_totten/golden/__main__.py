"""Make all golden playthroughs anew."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import count
from typing import Any

import highlands
from highlands.play.game import Game
from tests.games.schotten_totten.golden import DIGESTS, FOLDER, digest
from tests.games.schotten_totten.strategies import Habit, patient, play_on, recruiting, tactical, uniform


def first_game(fits: Callable[[Game], bool], habit: Habit, **options: Any) -> Game:
    """The first game, by its seed, that is as wanted."""
    for seed in count(1):
        game = highlands.new("schotten-totten", seed=seed, **options)
        play_on(game, random.Random(seed), habit)
        if fits(game):
            return game
    raise AssertionError


def words(game: Game) -> set[str]:
    """The first words of all moves."""
    return {move.text.replace("@", " ").split()[0] for move in game.moves}


def goes_through(*wanted: str) -> Callable[[Game], bool]:
    """A game in which all these moves are made."""
    return lambda game: set(wanted) <= words(game)


def is_drawn(game: Game) -> bool:
    return game.outcome is not None and not game.outcome.winners


def from_a_position() -> Game:
    """Begun in the middle of another, with cards that a player knows under the decks."""
    for seed in count(1):
        before = highlands.new("schotten-totten", tactics=True, first=0, seed=seed)
        play_on(before, random.Random(seed), recruiting, 40)
        position = before.full_position()
        if "{A}" in position and before.to_move is not None:
            game = highlands.from_position(position)
            play_on(game, random.Random(seed))
            return game
    raise AssertionError


RUSES = ("recruiter", "strategist", "banshee", "traitor")
TROOPS_AND_MODES = ("joker", "spy", "shield", "blind", "mud")

GAMES = {
    "standard": lambda: first_game(goes_through("claim", "done"), uniform),
    "expert": lambda: first_game(goes_through("claim", "done"), uniform, expert=True, first=1),
    "tactics": lambda: first_game(goes_through(*RUSES, *TROOPS_AND_MODES, "claim"), tactical, tactics=True),
    "tactics-expert": lambda: first_game(
        goes_through(*RUSES, *TROOPS_AND_MODES, "claim"), tactical, tactics=True, expert=True, first=0
    ),
    "match": lambda: first_game(goes_through("recruiter"), uniform, tactics=True, rounds=3),
    "from-a-position": from_a_position,
    "drawn": lambda: first_game(is_drawn, patient, stones=6),
    "passes": lambda: first_game(
        lambda game: game.moves[-1].text == "pass" and not is_drawn(game), patient, tactics=True
    ),
}


def main() -> None:
    """Write the records and the digests."""
    digests = []
    for name, make in GAMES.items():
        game = make()
        game.headers["note"] = f"golden playthrough: {name}"
        (FOLDER / f"{name}.record").write_text(game.full_record(), encoding="utf-8")
        digests.append(f'{name} = "{digest(game)}"')
    DIGESTS.write_text("\n".join(digests) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
