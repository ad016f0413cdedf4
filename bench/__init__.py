"""Speed, measured side by side with peers in one run: ``python -m bench``.

Every claim of speed in this project is a row of this package's table. ``peers`` runs OpenSpiel's own loops,
``random_play`` ours, ``startup`` times fresh processes, and ``measure`` does the timing: contestants are interleaved,
so that a noisy machine slows all of them alike. ``balance`` measures no speed: it tests a landscape table by self-play.
"""
