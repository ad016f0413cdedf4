"""A fresh process, to be timed: ``python -m bench.startup.fresh_process WHAT GAME``, or ``everything [GAME]``.

It says how many seconds passed from `import highlands` on. Nothing that Highlands itself imports is imported before.
"""

import sys
import time

OPTIONS = {"schotten-totten": {"tactics": True}}
"""What makes a game use all that it has."""


def play_first_move(name: str) -> None:
    """What a person waits for."""
    import highlands

    game = highlands.new(name, seed=1, **OPTIONS.get(name, {}))
    game.play(next(iter(game.legal_moves)))


def step_batch(name: str) -> None:
    """What a researcher waits for."""
    from highlands.lab.envs import Batch

    batch = Batch(name, 2, seed=1)
    batch.step(batch.random_actions())


def use_everything(*only: str) -> None:
    """Whole games with all that is asked of them on the way: whatever is compiled is needed here."""
    from highlands.games import BUILT_IN

    for name in only or BUILT_IN:
        use_all_of(name)


def use_all_of(name: str) -> None:
    """One whole game with everything."""
    import numpy as np

    import highlands
    from highlands.engine import kernel
    from highlands.engine.chance import Seed
    from highlands.engine.state import new_state

    game, rng = highlands.new(name, seed=1, **OPTIONS.get(name, {})), Seed.of(1).rng(0)
    while game.outcome is None:
        observed, dealt = new_state(game.spec.state_dtype), new_state(game.spec.state_dtype)
        kernel.observe(game.state, kernel.to_move(game.state), observed)
        kernel.encode(observed, np.zeros(game.spec.encoded, np.float32))
        kernel.resample(observed, rng, dealt)
        game.view(game.to_move)
        game.play(max(game.legal_moves, key=lambda move: move.action))
    kernel.returns(game.state, np.zeros(game.seats))


if __name__ == "__main__":
    start = time.perf_counter()
    what, *games = sys.argv[1:]
    if what == "first-move":
        play_first_move(*games)
    elif what == "batch":
        step_batch(*games)
    else:
        use_everything(*games)
    print(time.perf_counter() - start)
