"""How Verräter looks and speaks in the terminal: how it is drawn, how what is typed is read, what is told."""

from highlands.terminal.verraeter.face import VerraeterFace

FACE = VerraeterFace

__all__ = ["FACE"]
