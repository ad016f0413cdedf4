"""Compiling everything once: told while it happens, and skipped when it is done."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from highlands.engine.compiling import INTERPRETED
from highlands.play import precompile

pytestmark = pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")


@pytest.fixture
def unmarked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """As if it were not known that all is compiled."""
    monkeypatch.setattr(precompile, "CACHE", tmp_path)
    precompile._is_marked.cache_clear()
    yield tmp_path
    precompile._is_marked.cache_clear()


def test_when_it_is_done_a_marker_says_so(unmarked: Path):
    assert not precompile.is_prepared()
    precompile.prepare()
    assert precompile.is_prepared()
    assert list(unmarked.iterdir()) == [precompile.marker()]


def test_who_is_interrupted_begins_again(unmarked: Path, monkeypatch: pytest.MonkeyPatch):
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(precompile, "_try_out", interrupted)
    with pytest.raises(KeyboardInterrupt):
        precompile.prepare()
    assert not precompile.is_prepared()


def test_a_warm_start_says_nothing():
    precompile.prepare()
    command = [sys.executable, "-W", "error", "-m", "highlands.play.precompile"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=dict(os.environ))
    assert done.stdout == done.stderr == ""


def test_everything_that_play_uses_is_compiled_then():
    """In a process of its own: after preparing, a game with all its views compiles nothing more."""
    precompile.prepare()
    program = """
import random
import highlands
from numba.core import event
class Strict(event.Listener):
    def on_start(self, compiling): raise SystemExit(f"compiles {compiling.data['dispatcher'].py_func}")
    def on_end(self, compiling): pass
chance = random.Random(1)
with event.install_listener("numba:compile", Strict()):
    game = highlands.new("schotten-totten", tactics=True, seed=1)
    while game.to_move is not None:
        if len(game.moves) % 8 == 0:
            game.board(game.to_move), game._repr_svg_(), game.position(game.to_move)
            game.hint(game.to_move, 0.001)
        game.play(chance.choice(list(game.legal_moves)))
    highlands.load(game.record())
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
