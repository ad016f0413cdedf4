"""How games look and speak in a terminal: the console, the base class of their UIs, and one that does for any game.

This room needs `rich`; it is imported when somebody plays in a terminal.
"""

from highlands.spec.terminal.console import Console, Leaving
from highlands.spec.terminal.terminal_ui import FinishedGame, TerminalUI, Way

__all__ = ["Console", "FinishedGame", "Leaving", "TerminalUI", "Way"]
