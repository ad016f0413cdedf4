"""What a game is to compiled code: states, generic kernels, chance, sets as bits, observations as numbers."""
