"""``python -m bench.learning``: a policy for Schotten Totten that learns in self-play, on top of the judgement.

| module | |
| --- | --- |
| `features.plays` | what a player sees of the most promising plays, as numbers |
| `features.worlds` | what the critic sees: a full state and the order of the deck, stone by stone |
| `inference` | both networks in compiled code |
| `self_play` | games in compiled code, recorded for learning |
| `networks` | both networks in NumPy, with their gradients |
| `recording` | the games of an iteration in parts, recorded here or on a Ray cluster |
| `training` | proximal policy optimization (PPO) |
| `lookahead` | the policy's best plays, tried in sampled worlds: the kernels |
| `search` | the king's search with these kernels |
| `decisions` | what looking ahead gains at single decisions, and what the opponent's plays tell |
| `calibration` | whether what the critic calls 70 % comes true in 70 % |
| `bot` | the policy as a bot: `bench.learning.bot:LearnedBot` |

It stands in `bench`, not in the package: it is not shown to be strong enough for a level (docs/bots/levels.md).
"""
