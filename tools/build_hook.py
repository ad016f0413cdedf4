"""For hatchling: a wheel has the built web app in it, or says how to build it; without it a server has no pages."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGES = Path("src", "highlands", "pages", "index.html")
WITHOUT_PAGES = "HIGHLANDS_WITHOUT_PAGES"
"""Set to 1, it allows a wheel without pages, for those who want the engine only."""
EDITABLE = "editable"


class WheelNeedsPages(BuildHookInterface[Any]):
    """Refuses to build a wheel before the web app is built."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Look for the pages. A clone that is installed in place can have them built later."""
        if version == EDITABLE or os.environ.get(WITHOUT_PAGES) == "1" or Path(self.root, PAGES).is_file():
            return
        raise SystemExit(
            f"{PAGES.parent} is missing: a server installed from this wheel would have no pages.\n"
            "In a clone, `make wheel` builds the web app first, and then the wheel.\n"
            f"For a wheel without the web app: {WITHOUT_PAGES}=1"
        )
