"""Golden playthroughs: whole games as records, and a digest of the public state at the end of each.

They must replay for ever. Only where the format, the chance or a rule was changed on purpose are they made anew:

    python -m tests.games.schotten_totten.golden
"""

from __future__ import annotations

import hashlib
from pathlib import Path

from highlands.play.game import Game

FOLDER = Path(__file__).parent
DIGESTS = FOLDER / "digests.toml"


def digest(game: Game) -> str:
    """Of all that everybody sees now."""
    return hashlib.sha256(game.position(None).encode()).hexdigest()
