"""Games being played: `Game`, records, and compiling ahead of play."""
