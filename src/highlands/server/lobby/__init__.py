"""The lobby: tables that anyone may watch or join, and people who wait for somebody to play with.

Each node shows it to those who are connected to it, from the database; that something has changed is told to the other
nodes, which read it again. `feed` merges the changes and sends them, `lobby` pairs people.
"""

from highlands.server.lobby.lobby import Lobby

__all__ = ["Lobby"]
