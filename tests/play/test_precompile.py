"""Compiling everything once: told while it happens, and skipped when it is done."""

from __future__ import annotations

import contextlib
import io
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event
from typing import Any

import pytest

import highlands
from highlands.engine.compat.events import OnCompile, compilations
from highlands.engine.compiling import INTERPRETED, compiled
from highlands.games import BUILT_IN
from highlands.play import compile_progress, precompile
from highlands.spec.game_spec import AnyGame

pytestmark = pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")


@pytest.fixture
def unmarked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """As if nothing were compiled yet."""
    monkeypatch.setattr(precompile, "common_folder", lambda: tmp_path)
    precompile._is_marked.cache_clear()
    yield tmp_path
    precompile._is_marked.cache_clear()


@pytest.mark.long
@pytest.mark.ci
def test_when_it_is_done_a_marker_for_each_game_says_so(unmarked: Path):
    assert not precompile.is_precompiled(BUILT_IN)
    precompile.precompile(BUILT_IN)
    assert precompile.is_precompiled(BUILT_IN)
    assert set(unmarked.iterdir()) == {precompile.marker(precompile.PLAY, game) for game in BUILT_IN}


def test_a_game_waits_for_no_other(unmarked: Path, monkeypatch: pytest.MonkeyPatch):
    exercised: list[str] = []
    monkeypatch.setattr(
        precompile, "RULES", precompile.RULES._replace(exercise=lambda spec: exercised.append(spec.name))
    )
    highlands.new("schotten-totten", seed=1)
    assert exercised == ["schotten-totten"]
    assert list(unmarked.iterdir()) == [precompile.marker(precompile.RULES, "schotten-totten")]
    highlands.from_position("schotten-totten; stone 4: G5 R5 B5 / G7 P4 B3 !; to move: A claim")
    assert exercised == ["schotten-totten"]
    highlands.new("verraeter", seed=1)
    assert exercised == ["schotten-totten", "verraeter"]


def test_who_has_the_bots_has_the_rules(unmarked: Path):
    precompile.marker(precompile.PLAY, "verraeter").touch()
    assert precompile.is_precompiled(["verraeter"], precompile.RULES)
    assert not precompile.is_precompiled(["schotten-totten"], precompile.RULES)


def test_purposes_inside_a_purpose_are_part_of_it(unmarked: Path):
    """What exercises a purpose may use what asks for one: that must neither begin anew nor report for itself."""
    begun: list[str] = []

    def exercise(spec: AnyGame) -> None:
        begun.append(spec.name)
        precompile.precompile([spec.name], purpose=purpose)

    purpose = precompile.Purpose("nested", "", exercise)
    precompile.precompile(["verraeter"], lambda *_: None, purpose)
    assert begun == ["verraeter"]


@pytest.fixture
def scratch_kernel() -> Any:
    """A kernel that is not compiled yet."""
    names: dict[str, Any] = {"compiled": compiled, "__name__": "highlands.scratch"}
    exec("@compiled\ndef doubled(number):\n    return number * 2", names)
    return names["doubled"]


def test_what_is_compiled_because_it_is_called_is_shown_too(
    scratch_kernel: Any, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
):
    scratch_kernel(6)  # what listens since an earlier test has told of its first by now
    caplog.clear()
    listeners: list[OnCompile] = []
    monkeypatch.setattr(compile_progress, "on_compilations", listeners.append)
    compile_progress.show_late_compilations.__wrapped__()
    with compilations(listeners[0]):
        assert scratch_kernel(6.5) == 13.0
        assert [record.levelname for record in caplog.records] == ["WARNING"]
        assert scratch_kernel(True) == 2
        assert len(caplog.records) == 1


def test_what_another_thread_compiles_as_compiling_ahead_ends_is_none_of_its_business(scratch_kernel: Any):
    """One thread has a kernel compiled meanwhile, which begins before the end of that and ends after it."""
    compile_progress.show_late_compilations()
    has_begun, may_end = Event(), Event()

    def hold(name: str, is_done: bool) -> None:
        has_begun.set()
        assert may_end.wait(60)

    with ThreadPoolExecutor(1) as other, compilations(hold):
        with compile_progress.reporting(lambda *_: None):
            called = other.submit(scratch_kernel, 3)
            assert has_begun.wait(60)
        may_end.set()
        assert called.result(60) == 6


def test_progress_that_fails_fails_no_kernel(unmarked: Path, scratch_kernel: Any):
    told: list[str] = []

    def fail(name: str, done: int, total: int) -> None:
        told.append(name)
        raise OSError("a closed terminal")

    purpose = precompile.Purpose("scratch", "", lambda spec: scratch_kernel(3))
    precompile.precompile(["verraeter"], fail, purpose)
    assert told == ["doubled", "doubled"]
    assert precompile.is_precompiled(["verraeter"], purpose)


def test_a_second_thread_waits_until_all_is_compiled(unmarked: Path):
    """Neither goes on with half of it, nor compiles the same again."""
    has_begun, may_end = Event(), Event()
    exercised: list[str] = []

    def exercise(spec: AnyGame) -> None:
        exercised.append(spec.name)
        has_begun.set()
        assert may_end.wait(60)

    purpose = precompile.Purpose("waiting", "", exercise)
    with ThreadPoolExecutor(2) as threads:
        first = threads.submit(precompile.precompile, ["verraeter"], lambda *_: None, purpose)
        assert has_begun.wait(60)
        second = threads.submit(precompile.precompile, ["verraeter"], lambda *_: None, purpose)
        with pytest.raises(TimeoutError):
            second.result(0.2)
        may_end.set()
        first.result(60)
        second.result(60)
    assert exercised == ["verraeter"]


def test_a_game_of_others_waits_for_none(unmarked: Path):
    """Its kernels are compiled as they are called: no marker could say whether its sources have changed."""
    assert precompile.is_precompiled(["kuhn-poker"])


def test_where_nobody_looks_it_is_logged(
    unmarked: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
):
    """A server that starts without a terminal, or a script, waits for minutes: its log says why."""
    monkeypatch.setattr(precompile, "cores", lambda: 1)
    with caplog.at_level("INFO", logger="highlands"):
        precompile.precompile(["schotten-totten"])
    assert caplog.records[0].levelname == "WARNING"
    assert "compiling" in caplog.text


def test_progress_is_a_line_for_each_tenth():
    lines: list[str] = []
    report = compile_progress.every_tenth(lines.append)
    for done in range(195):
        report("legal", done, 194)
    assert len(lines) == 10
    assert "194" in lines[-1]


def test_at_a_terminal_progress_is_one_line():
    out = io.StringIO()
    report = compile_progress.line_on(out)
    report("legal", 3, 194)
    report("apply", 4, 194)
    assert out.getvalue().count(compile_progress.CLEAR_LINE) == 2
    assert "\n" not in out.getvalue()
    assert "apply" in out.getvalue()


PARENT = """
import time
from highlands.play.precompile import PLAY, _process
with _process(PLAY, "verraeter") as child:
    print(child.pid, flush=True)
    time.sleep(600)
"""


@pytest.mark.parametrize("ending", ["terminate", "kill"])
def test_no_compiling_process_outlives_its_parent(tmp_path: Path, ending: str):
    """The child has an empty cache, so it would go on for a minute."""
    environment = os.environ | {"HIGHLANDS_CACHE": str(tmp_path)}
    parent = subprocess.Popen([sys.executable, "-c", PARENT], env=environment, stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None
    child = int(parent.stdout.readline())
    getattr(parent, ending)()
    parent.wait()
    parent.stdout.close()
    for _ in range(300):
        if not is_alive(child):
            return
        time.sleep(0.1)
    raise AssertionError("it goes on")


def is_alive(process: int) -> bool:
    """Whether a process runs; one that has ended and waits to be reaped does not."""
    status = Path(f"/proc/{process}/stat")
    if Path("/proc").exists():
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):
            return status.read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
        return False
    try:
        os.kill(process, 0)
    except OSError:
        return False
    return True


def test_who_is_interrupted_begins_again(unmarked: Path, monkeypatch: pytest.MonkeyPatch):
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(precompile, "cores", lambda: 1)
    purpose = precompile.PLAY._replace(exercise=interrupted)
    with pytest.raises(KeyboardInterrupt):
        precompile.precompile(BUILT_IN, purpose=purpose)
    assert not precompile.is_precompiled(BUILT_IN, purpose)


def test_a_warm_start_says_nothing():
    precompile.precompile(BUILT_IN)
    command = [sys.executable, "-W", "error", "-m", "highlands.play.precompile"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=dict(os.environ))
    assert done.stdout == done.stderr == ""


def test_everything_that_play_uses_is_compiled_then():
    """In a process of its own: after precompiling, a game with all its views compiles nothing more."""
    precompile.precompile(BUILT_IN)
    program = """
import random
import highlands
from highlands.engine.compat.events import compilations
def refuse(name, is_done): raise SystemExit(f"compiles {name}")
chance = random.Random(1)
with compilations(refuse):
    game = highlands.new("schotten-totten", tactics=True, seed=1)
    while game.to_move is not None:
        if len(game.moves) % 8 == 0:
            game.board(game.to_move), game._repr_svg_(), game.position(game.to_move)
            game.hint(game.to_move, 0.001)
        game.play(chance.choice(list(game.legal_moves)))
    highlands.load(game.full_record())
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
