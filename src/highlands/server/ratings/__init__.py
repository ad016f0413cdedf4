"""Ratings of players by openskill, derived from how games at rated tables ended.

`model` rates games in their order, `ratings` keeps what is stored up to date, `routes` are the HTTP API.
"""
