"""A position as PNG, for messengers that show a picture with a link: the game's own drawing, rendered by resvg.

Rendering takes a few tenths of a second and holds the interpreter's lock. So it is done in a process of its own, which
is also ended if it takes too long.
"""

from __future__ import annotations

import subprocess
import sys
from functools import cache
from importlib.util import find_spec

from highlands.svg import framed

SIZE = (1200, 630)
"""What messengers ask for."""
PAPER = "#e3decf"
SECONDS = 10.0
NO_FONT = 3
RENDER = f"""
import sys
from resvg_py import svg_to_bytes

sample = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20">%s</svg>'
words = '<text x="2" y="16" font-size="16" font-family="serif">8</text>'
if svg_to_bytes(svg_string=sample % words) == svg_to_bytes(svg_string=sample % ""):
    sys.exit({NO_FONT})
sys.stdout.buffer.write(svg_to_bytes(svg_string=sys.stdin.buffer.read().decode()))
"""
"""A board without its numbers would be no picture of the position: where the system has no font, there is none."""


@cache
def can_draw() -> bool:
    """Whether there is something to render with."""
    return find_spec("resvg_py") is not None


def png(drawing: str) -> bytes | None:
    """A drawing in the size for messengers; None if it can't be rendered here. It blocks: call it in a thread."""
    if not can_draw():
        return None
    source = framed(drawing, *SIZE, PAPER).encode()
    try:
        done = subprocess.run(
            [sys.executable, "-I", "-c", RENDER], input=source, capture_output=True, timeout=SECONDS, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return None
    return done.stdout if done.returncode == 0 else None
