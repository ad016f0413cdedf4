"""The search by rollouts, with beliefs about hidden cards and exact endgames; `king` is the bot that plays by it."""
