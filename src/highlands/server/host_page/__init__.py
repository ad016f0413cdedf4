"""The host's page: who may open it, what it shows of the server, and what the host can do there.

`key` and `sessions` are its doors, `samples` the numbers of this node over time, `controls` what the host has chosen as
this node applies it, `actions` what the host does, `routes` the HTTP API. The host counts as an adversary: nothing here
reads a game's state, its seed or the text of an event.
"""
