"""Speed, measured side by side with peers in one run: ``python -m bench``.

Every claim of speed in this project is a row of this package's table. ``peers`` runs OpenSpiel's own loops,
``random_play`` ours; ``kernels`` times single ones, ``handmade`` compares with plain Numba, ``startup`` times fresh
processes, ``server`` loads a server; and ``measure`` does the timing: contestants are interleaved, so that a noisy
machine slows all of them alike. ``ladder`` and ``balance`` measure no speed: they test the levels of the bots, and a
landscape table, by self-play.
"""
