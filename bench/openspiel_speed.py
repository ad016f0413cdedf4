"""``python -m bench.openspiel_speed``: how fast our games go through OpenSpiel's interface, beside its own in Python.

By CPU time of one process, which other work on the machine disturbs little; written into docs/research/openspiel.md.
"""

import random
import time
from collections.abc import Callable

import pyspiel
import typer
from open_spiel.python.games import kuhn_poker, liars_poker  # noqa: F401 - they register themselves

import highlands.lab.envs.openspiel  # noqa: F401 - likewise
from bench.documented import DOCS, write_numbers
from bench.exploitability import table
from bench.measure import machine

PAGE = DOCS / "research" / "openspiel.md"
SECONDS = 3.0
GAMES = {
    "python_schotten_totten": "`python_schotten_totten`",
    "python_schotten_totten(tactics=True)": "`python_schotten_totten(tactics=True)`",
    "python_verraeter": "`python_verraeter`",
    "python_liars_poker": "OpenSpiel's `python_liars_poker`",
    "python_kuhn_poker": "OpenSpiel's `python_kuhn_poker`",
}
ASKED = "python_schotten_totten"


def played(game: pyspiel.Game, seed: int) -> pyspiel.State:
    """A game at random, to its end."""
    state, chance = game.new_initial_state(), random.Random(seed)
    while not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
    return state


def moves_a_second(name: str) -> tuple[float, float]:
    """Moves and games per second of random play, without the choices of chance."""
    game = pyspiel.load_game(name)
    played(game, 0)
    moves, games, begin = 0, 0, time.process_time()
    while (taken := time.process_time() - begin) < SECONDS:
        moves += sum(action.player >= 0 for action in played(game, games).full_history())
        games += 1
    return moves / taken, games / taken


def microseconds(call: Callable[[], object]) -> float:
    """CPU time of a call."""
    call()
    calls, begin = 0, time.process_time()
    while (taken := time.process_time() - begin) < SECONDS / 4:
        call()
        calls += 1
    return 1e6 * taken / calls


def in_the_middle() -> pyspiel.State:
    """A state after some moves."""
    state, chance = pyspiel.load_game(ASKED).new_initial_state(), random.Random(1)
    while state.is_chance_node() or state.move_number() < 30:
        state.apply_action(chance.choice(state.legal_actions()))
    return state


def main() -> None:
    """Measure and write."""
    rows = [["random play", "moves a second", "games a second"]]
    for name, words in GAMES.items():
        moves, games = moves_a_second(name)
        rows.append([words, f"{moves:,.0f}", f"{games:,.0f}"])
    state, chance = in_the_middle(), random.Random(2)
    calls: dict[str, Callable[[], object]] = {
        "a world from an information state (`resample_from_infostate`)": lambda: state.resample_from_infostate(
            0, chance.random
        ),
        "an observation as numbers (`observation_tensor`)": lambda: state.observation_tensor(0),
        "the same as text (`observation_string`)": lambda: state.observation_string(0),
    }
    asked = [[f"of `{ASKED}`", "microseconds"]]
    asked += [[name, f"{microseconds(call):,.0f}"] for name, call in calls.items()]
    numbers = f"{table(rows)}\n{table(asked)}\nBy CPU time of one process, {machine()['date']}.\n"
    print(numbers)
    write_numbers(PAGE, "python -m bench.openspiel_speed", numbers)


if __name__ == "__main__":
    typer.run(main)
