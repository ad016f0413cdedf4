"""The third game: `game` is a whole game in one folder, and the tests play it through every channel of Highlands.

No line outside that folder knows the game.
"""
