"""The command `highlands`: games in a terminal, and the other commands.

`session` runs a game of any kind for one person against bots of a level; how a game looks and speaks is its
`TerminalUI`. All that a UI is given is made from what the player's seat may see.
"""
