"""The terminal: `play` sits a person down against bots of a level; hints and reviews are shown here as well.

`session` runs a game of any kind and `talking` asks and answers; how one game looks and speaks is its `Face`. All that
a face is given is made from what the player's seat may see.
"""

from highlands.terminal.faces import Face, face
from highlands.terminal.session import play
from highlands.terminal.talking import Leaving, Talk

__all__ = ["Face", "Leaving", "Talk", "face", "play"]
