"""Bots at a server over the network: any bot that the arena takes, as a player like others.

`rules` says which games it takes, `host` finds them and plays several at once, `game` plays one of them, and
`bot_process` (with `worker` in it) is where the bot thinks: a process of its own for each game.
"""
