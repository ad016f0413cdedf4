"""What happens at tables without anybody's command, or beside the game.

`bots` moves for bots and gives hints, `timers` ends the turns whose time is up, `abandoned` ends the tables that
everybody has left, and `reviews` (`shared_reviews` among several nodes) judges finished games.
"""
