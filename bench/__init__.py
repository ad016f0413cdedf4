"""Speed, measured side by side with peers in one run: ``python -m bench``.

Every claim of speed in this project is a row of this package's table. ``peers`` runs OpenSpiel's own loops, ``crews``
ours, ``start`` times fresh processes, and ``measure`` holds the clock: what is to be compared takes turns, so that a
noisy machine slows all of it alike. ``balance`` measures no speed: it lets knowing players try out a landscape table.
"""
