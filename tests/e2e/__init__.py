"""The game in a real browser, against a real server."""
