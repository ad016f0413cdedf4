"""A bot in five lines: it claims every stone that it can, and otherwise plays the last of its legal moves."""


def choose(observation, moves, seconds):
    """Return a legal move."""
    for move in moves:
        if move.text.startswith("claim"):
            return move
    return moves[-1]
