"""Make all golden playthroughs anew."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import count, pairwise
from typing import Any

import highlands
from highlands.games.verraeter.text.landscapes import make_landscapes
from highlands.play.game import Game
from tests.games.verraeter.golden import DIGESTS, FOLDER, digest
from tests.games.verraeter.reference.game import ACTIONS, ROUNDS
from tests.games.verraeter.reference.test_lockstep import OTHER_TABLE, Policy, generous, hoarding, uniform

BUILDS_AND_DISCARDS = ("estate", "counting", "turn", "pass", "discard")
OTHER_LANDSCAPES = make_landscapes([tuple(row) for row in OTHER_TABLE.values()])


def play_on(game: Game, chance: random.Random, policy: Policy, moves: int | None = None) -> None:
    """Play so many moves, or to the end."""
    while game.to_move is not None and (moves is None or len(game.moves) < moves):
        game.play(policy(chance, [str(move) for move in game.legal_moves]))


def first_game(fits: Callable[[Game], bool], policy: Policy, **options: Any) -> Game:
    """The first game, by its seed, that is as wanted."""
    for seed in count(1):
        game = highlands.new("verraeter", seed=seed, **options)
        play_on(game, random.Random(seed), policy)
        if fits(game):
            return game
    raise AssertionError


def has_everything(game: Game) -> bool:
    """It lasts to the last round; every action card is kept, and everything is built and discarded, in its course."""
    texts = {move.text for move in game.moves}
    kept = {f"take {action}" for action in ACTIONS}
    return (
        not ends_early(game) and kept <= texts and {text.split()[0] for text in texts} >= {*BUILDS_AND_DISCARDS, "lay"}
    )


def ends_early(game: Game) -> bool:
    return game.spec.round(game.state) < ROUNDS[game.seats]


def is_shared(game: Game) -> bool:
    return game.outcome is not None and len(game.outcome.winners) > 1


def discards_twice(game: Game) -> bool:
    """The holder of Diplomat 2 discards for estates, and at once again for the extra card."""
    steps = [game.spec.write_position(state)[-1] for state, _ in game.history]
    return any(
        one.endswith("discard estates") and two == one.replace("estates", "diplomat") for one, two in pairwise(steps)
    )


def from_a_position() -> Game:
    """Begun in the middle of another game, at a moment when there is much to know of earlier piles."""
    for seed in count(1):
        before = highlands.new("verraeter", seed=seed, players=3)
        play_on(before, random.Random(seed), uniform, 50)
        position = before.full_position()
        if "earlier pile" in position and "unsettled" in position and before.to_move is not None:
            game = highlands.from_position(position, seed=seed)
            play_on(game, random.Random(seed), uniform)
            return game
    raise AssertionError


GAMES = {
    "three": lambda: first_game(has_everything, uniform, players=3),
    "three-early-end": lambda: first_game(ends_early, uniform, players=3, first=2),
    "three-generous": lambda: first_game(lambda _: True, generous, players=3),
    "four": lambda: first_game(has_everything, uniform),
    "four-shared-victory": lambda: first_game(is_shared, uniform, first=1),
    "four-hoarding": lambda: first_game(discards_twice, hoarding),
    "another-table": lambda: first_game(has_everything, uniform, first=0, landscapes=OTHER_LANDSCAPES),
    "from-a-position": from_a_position,
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
