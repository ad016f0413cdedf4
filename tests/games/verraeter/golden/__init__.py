"""Golden playthroughs: whole games as records, and a digest of what lies on the table at the end of each.

They must replay for ever. Only where the format, the chance or a rule was changed on purpose are they made anew:

    python -m tests.games.verraeter.golden
"""

from __future__ import annotations

import hashlib
from pathlib import Path

from highlands.play.game import Game

FOLDER = Path(__file__).parent
DIGESTS = FOLDER / "digests.toml"


def digest(game: Game) -> str:
    """Of all that everybody may know of the state now."""
    return hashlib.sha256(game.position(None).encode()).hexdigest()
