"""How Schotten Totten looks and speaks in the terminal: `drawing` the border, `reading` what is typed, `telling`."""

from highlands.terminal.schotten_totten.face import SchottenTottenFace

FACE = SchottenTottenFace

__all__ = ["FACE"]
