"""A second, separately written reading of the rules, and games played beside the engine."""
