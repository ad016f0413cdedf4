"""A copy of the package in which numbers of the rules are changed, and what its channels say then."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import highlands

PACKAGE = Path(highlands.__file__).parent
ROOT = Path(__file__).parents[2]

Change = tuple[str, str, str]
"""A file of the game's folder, a line of it, and the new line."""


def channels_with(folder: Path, game: str, changes: Sequence[Change]) -> dict[str, Any]:
    """What a game's `rule_channels` prints in the copy, by the name of the game's folder.

    The copy has the bytecode of the package, which holds where a source is unchanged: to compile all of it anew would
    take as long as the rest. Files like `x.pyc.123` are being written by another process, and vanish.
    """
    copy = folder / "highlands"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("pages", "*.pyc.*"))
    for file, line, changed in changes:
        path = copy / "games" / game / file
        text = path.read_text(encoding="utf-8")
        assert text.count(f"\n{line}\n") == 1, f"{line} stands once in {file}"
        path.write_text(text.replace(f"\n{line}\n", f"\n{changed}\n"), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", f"tests.games.{game}.rule_channels"],
        env=os.environ | {"NUMBA_DISABLE_JIT": "1", "PYTHONPATH": os.pathsep.join([str(folder), str(ROOT)])},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found
