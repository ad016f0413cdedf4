"""``python -m bench.decisions``: at which decisions does thinking gain, and how much? Writes docs/bots/levels.md.

A match of 400 games says within five points who is stronger, and takes hours; it does not say where. So single
decisions are looked at, of games between two bare judgements. What each of the most promising moves is truly worth
there is found by playing on from it with the bare judgement on both seats, many times: with the hands as they really
were, and the decks shuffled. A search chooses by what its seat may know, and its gain is what its move is worth less
the worth of the bare judgement's own. Added up over a game, that is what it gains on the bare judgement (the
performance difference lemma): a search that gains nothing here can't win more games against it.

The positions with their truths are kept in bench/results/decisions. Of Schotten Totten alone.
"""

import itertools
import pickle
import time
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import msgspec
import numpy as np
import typer
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import track

import highlands
from bench.ladder import DOCUMENT, VARIANTS, Variant
from bench.measure import RESULTS
from highlands.bots.rollouts.kernels import RNG_WORDS, roll_out_candidates
from highlands.bots.rollouts.search import RolloutSearch, RolloutSettings, new_buffers
from highlands.bots.search import Search, SearchResult
from highlands.engine.chance import Seed
from highlands.engine.kernel import action_values
from highlands.engine.state import state_from_bytes
from highlands.games import game_spec
from highlands.games.schotten_totten.state.cards import CLAN_CARDS, TACTICS_CARDS
from highlands.spec.observation import Past

POSITIONS = RESULTS / "decisions"
CANDIDATES, WORLDS = 16, 64
"""Of how many moves the worth is found, and in how many shuffles of the decks."""
FEWEST_MOVES = 4
"""A decision with fewer moves is left out."""
LAST_MOVE = 56
"""Positions come from before this move: hardly any game is longer."""
STAGES = (0, 16, 32, LAST_MOVE + 1)
"""The moves at which the stages of a game begin."""
TO_THE_END = -1
DECKS = (("clan", CLAN_CARDS), ("tactics", TACTICS_CARDS))


class Position(NamedTuple):
    """A decision: what the player to move knew, and what the evaluation's best moves were worth, the best first."""

    observed: bytes
    past: Past
    actions: NDArray[np.int32]
    worths: NDArray[np.float64]
    ply: int


class Thinker(msgspec.Struct, frozen=True):
    """A search with its settings."""

    says: str
    iterations: int
    settings: RolloutSettings | None = None
    """None: the tree search."""

    def run(self, position: Position, seed: Seed) -> SearchResult:
        """What it finds."""
        spec = game_spec("schotten-totten")
        observed = state_from_bytes(position.observed, spec.state_dtype)
        if self.settings is None:
            return Search(spec).run(observed, seed, iterations=self.iterations)
        search = RolloutSearch(spec, self.settings)
        return search.run(observed, seed, past=position.past, iterations=self.iterations)


THINKERS = [
    Thinker("tree search, 2,000 iterations", 2000),
    Thinker("480 rollouts", 480, RolloutSettings()),
    Thinker("480 rollouts, all worlds equally likely", 480, RolloutSettings(remembered=0)),
    Thinker("480 rollouts, to the end of the game", 480, RolloutSettings(depth=0)),
    Thinker("480 rollouts, evaluated after 8 moves", 480, RolloutSettings(depth=8)),
    Thinker("1,920 rollouts", 1920, RolloutSettings()),
]


def shuffled(state: Any, number: int, rng: np.random.Generator) -> NDArray[Any]:
    """Copies of a full state with both decks shuffled."""
    worlds = np.zeros(number, state.dtype)
    worlds[:] = state
    for deck, size in DECKS:
        places = (int(state[f"{deck}_top"]) + np.arange(int(state[f"{deck}_left"]))) % size
        for world in worlds[f"{deck}_deck"]:
            world[places] = rng.permutation(world[places])
    return worlds


def position_of(game: highlands.Game[Any], seat: int, order: NDArray[np.int32], rng: np.random.Generator) -> Position:
    """The decision that a game has come to, with the worth of its moves, of which these are the most promising."""
    actions = order[:CANDIDATES].copy()
    worlds = shuffled(game.state, WORLDS, rng)
    chances = rng.integers(1, 1 << 63, size=(WORLDS, RNG_WORDS)).astype(np.uint64)
    results = np.zeros((WORLDS, len(actions), game.seats))
    roll_out_candidates(worlds, chances, actions, TO_THE_END, 0.0, new_buffers(game.spec, game.seats), results)
    return Position(game.observe(seat).tobytes(), game.past(seat), actions, results[:, :, seat].mean(axis=0), game.made)


def decision_of(variant: Variant, number: int) -> Position | None:
    """One decision of a game between two bare judgements; None where the game ended before."""
    rng = np.random.default_rng(number)
    game = highlands.new(variant.game, seed=f"decision {number}", **variant.options)
    seat, stop = number % 2, int(rng.integers(LAST_MOVE))
    while (mover := game.to_move) is not None:
        actions = np.array(game.legal_moves.actions, np.int32)
        values = np.empty(len(actions))
        action_values(game.observe(mover), actions, len(actions), values)
        order = np.argsort(-values, kind="stable")
        if game.made >= stop and mover == seat and len(actions) >= FEWEST_MOVES:
            return position_of(game, seat, actions[order], rng)
        game.play(game.legal_moves[int(order[0])])
    return None


def load(key: str, number: int) -> list[Position]:
    """So many positions, from those that are kept and else anew."""
    path: Path = POSITIONS / f"{key}.pickle"
    kept: list[Position | None] = pickle.loads(path.read_bytes()) if path.exists() else []
    for place in track(range(len(kept), number), f"{key}: positions"):
        kept.append(decision_of(VARIANTS[key], place))
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(pickle.dumps(kept))
    return [position for position in kept[:number] if position is not None]


def gains_of(thinker: Thinker, positions: list[Position]) -> tuple[NDArray[np.float64], float]:
    """What its moves gain in the chance to win, in points; and the milliseconds of a decision."""
    began, gains = time.process_time(), []
    for number, position in enumerate(track(positions, thinker.says)):
        action = thinker.run(position, Seed.of(number)).moves[0].action
        place = np.flatnonzero(position.actions == action)
        # A move beyond the candidates is rare; it counts like the worst of them.
        worth = position.worths[place[0]] if len(place) else position.worths.min()
        gains.append(50.0 * (worth - position.worths[0]))
    return np.array(gains), 1000 * (time.process_time() - began) / max(len(positions), 1)


def cell(gains: NDArray[np.float64]) -> str:
    """A mean with its 95 % interval."""
    return f"{gains.mean():+.1f} ± {1.96 * gains.std() / max(len(gains), 1) ** 0.5:.1f}" if len(gains) else ""


def row(thinker: Thinker, positions: list[Position]) -> str:
    """A row of the table."""
    gains, milliseconds = gains_of(thinker, positions)
    plies = np.array([position.ply for position in positions])
    stages = [gains[(plies >= low) & (plies < high)] for low, high in itertools.pairwise(STAGES)]
    return f"| {' | '.join([thinker.says, *map(cell, stages), f'{milliseconds:.0f} ms'])} |"


def write(lines: list[str]) -> None:
    """Put the table into the document."""
    begin, end = "<!-- decisions: python -m bench.decisions -->\n", "<!-- end of decisions -->"
    before, rest = DOCUMENT.read_text(encoding="utf-8").split(begin)
    content = "\n".join(lines)
    DOCUMENT.write_text(f"{before}{begin}{content}\n{end}{rest.split(end)[1]}", encoding="utf-8")


def main(
    variant: Annotated[str, typer.Argument(help="One of: base, tactics, expert.")] = "base",
    games: Annotated[int, typer.Option(help="From how many games a position each is taken.", min=1)] = 600,
) -> None:
    """Find the gains of all searches."""
    positions = load(variant, games)
    stages = [f"moves {low} to {high - 1}" for low, high in itertools.pairwise(STAGES)]
    lines = [f"| {' | '.join(['search', *stages, 'a decision'])} |", f"|{' --- |' * (len(stages) + 2)}"]
    for thinker in THINKERS:
        lines.append(row(thinker, positions))
        Console().print(lines[-1])
    counts = np.histogram([position.ply for position in positions], STAGES)[0]
    lines.append(f"| *positions* | {' | '.join(map(str, counts))} | |")
    write(lines)


if __name__ == "__main__":
    typer.run(main)
