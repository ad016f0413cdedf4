"""A fresh process, to be timed: ``python -m bench.fresh first-move`` or ``everything``.

It says how many seconds passed from `import highlands` on. Nothing that Highlands itself imports is imported before.
"""

import sys
import time


def play_first_move() -> None:
    """What a person waits for."""
    import highlands

    game = highlands.new("schotten-totten", tactics=True, seed=1)
    game.play(next(iter(game.legal_moves)))


def use_everything() -> None:
    """A whole game with all that is asked of it on the way: whatever is compiled is needed here."""
    import numpy as np

    import highlands
    from highlands import kernel
    from highlands.chance import Seed

    game, rng = highlands.new("schotten-totten", tactics=True, seed=1), Seed.of(1).state(0)
    while game.outcome is None:
        seen, dealt = kernel.new_table(game.rules.table_dtype), kernel.new_table(game.rules.table_dtype)
        kernel.conceal(game.table, game.to_move, seen)
        kernel.encode(seen, np.zeros(game.rules.encoded, np.float32))
        kernel.resample(seen, rng, dealt)
        game.view(game.to_move)
        game.play(max(game.legal_moves, key=lambda move: move.action))
    kernel.returns(game.table, np.zeros(game.seats))


if __name__ == "__main__":
    start = time.perf_counter()
    {"first-move": play_first_move, "everything": use_everything}[sys.argv[1]]()
    print(time.perf_counter() - start)
