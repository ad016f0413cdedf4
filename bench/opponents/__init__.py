"""Opponents for Schotten Totten that share nothing with the evaluation of the built-in bots.

They are written against `observation.view` alone, as a user's bots would be. A bot that learns to beat its own image
shows it here: what it gains on itself, it does not gain on them.

| bot | plays by |
| --- | --- |
| `bench.opponents.enumerator:Enumerator` | how likely each side completes each formation, by enumerating completions |
| `bench.opponents.neighbour:Neighbour` | three adjacent stones, its own and the opponent's |
| `bench.opponents.hoarder:Hoarder` | colour runs |
"""
