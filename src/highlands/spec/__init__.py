"""What a game is to Python: its spec, and the observation that a player or a bot gets."""
