"""Iterations per second of our ISMCTS, on one thread and on all cores, beside OpenSpiel's on its own card games.

An iteration of OpenSpiel's search plays a random game to its end; one of ours evaluates a leaf. So the ratio does not
compare engines: it says how many iterations a second buys in each.
"""

from functools import partial

import numpy as np
import pyspiel
from rich.progress import Progress

from bench.measure import Contestant, Pace, Row, interleave, paced, ratio, row_of
from bench.random_play import BASE, FOUR, SCHOTTEN_TOTTEN, TACTICS, THREE, RandomPlayer, Variant
from highlands.bots.search import Search
from highlands.engine.chance import Seed
from highlands.engine.cores import cores
from highlands.engine.kernel import observe, to_move
from highlands.engine.state import new_state

EXPERT = Variant("Schotten Totten, expert", SCHOTTEN_TOTTEN, {"expert": True})
VARIANTS = (BASE, TACTICS, EXPERT, THREE, FOUR)
PEERS = ("hearts", "euchre", "gin_rummy")
MOVES_BEFORE = 9
"""The positions that are searched are the middle of random games: one in so many moves."""
POSITIONS = 24
ITERATIONS = 2000
PEERS_ITERATIONS = 100
PEERS_UCT_C = 1.4


def searching(pace: Pace, progress: Progress) -> list[Row]:
    """Iterations per second."""
    contestants: dict[str, Contestant] = {
        named(variant, threads): paced(partial(search, variant, threads), pace.slot)
        for variant in VARIANTS
        for threads in sorted({1, cores()})
    }
    for name in PEERS:
        contestants[name] = paced(partial(peers_search, name), pace.slot)
    speeds = interleave(contestants, pace.repeats, progress, "search")
    counts = {name: PEERS_ITERATIONS if name in PEERS else ITERATIONS for name in contestants}
    rates = {name: [speed * counts[name] for speed in found] for name, found in speeds.items()}
    rows = []
    for variant in VARIANTS:
        alone = rates[named(variant, 1)]
        peer = "hearts" if variant in (THREE, FOUR) else "gin_rummy"
        rows.append(row_of(named(variant, 1), "iterations/s", alone, peer=peer, ratio=ratio(alone, rates[peer])))
        if cores() > 1:
            together = rates[named(variant, cores())]
            rows.append(
                row_of(
                    named(variant, cores()), "iterations/s", together, peer="one thread", ratio=ratio(together, alone)
                )
            )
    return rows + [row_of(f"OpenSpiel {name}: ISMCTS, random playouts", "iterations/s", rates[name]) for name in PEERS]


def named(variant: Variant, threads: int) -> str:
    """What a row says it is."""
    return f"{variant.name}: search, {threads} thread{'s' if threads > 1 else ''}"


def search(variant: Variant, threads: int, times: int) -> None:
    """Searches positions of random games, one after another."""
    game_states = RandomPlayer(variant, seed=1).sample(POSITIONS, one_in=MOVES_BEFORE)
    engine = Search(variant.spec, threads=threads)
    for time in range(times):
        game_state = game_states[time % POSITIONS]
        observed = new_state(variant.spec.state_dtype)
        observe(game_state, to_move(game_state), observed)
        engine.run(observed, Seed.of(time), iterations=ITERATIONS)


def peers_search(name: str, times: int) -> None:
    """Searches the first decision of deals of a peer's game with OpenSpiel's own search."""
    chance = np.random.default_rng(1)
    for time in range(times):
        state = pyspiel.load_game(name).new_initial_state()
        while state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(chance.choice(outcomes, p=odds)))
        pyspiel.ISMCTSBot(
            time,
            pyspiel.RandomRolloutEvaluator(1, time),
            PEERS_UCT_C,
            PEERS_ITERATIONS,
            -1,
            pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
            False,
            False,
        ).step(state)
