"""Our cached functions leave the user's own Numba code alone, and importing us does no file work."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest

from highlands.engine.compat.jit import INTERPRETED, host_cpu, versions
from highlands.engine.compiling import compiled, compiled_inline, compiled_with_arrays


def run(folder: Path, script: str, **environment: str) -> str:
    """Run a script from a folder, with a kernel cache of its own there."""
    (folder / "script.py").write_text(script, encoding="utf-8")
    settings = os.environ | {"HIGHLANDS_CACHE": str(folder / "ours"), "HOME": str(folder)} | environment
    if "NUMBA_CACHE_DIR" not in environment:
        settings.pop("NUMBA_CACHE_DIR", None)
    command = [sys.executable, str(folder / "script.py")]
    return subprocess.run(command, env=settings, capture_output=True, text=True, check=True).stdout.strip()


USERS_OWN = """
import numba
before = {name: getattr(numba.config, name) for name in dir(numba.config) if name.isupper()}
import highlands, highlands.lab.envs
from highlands.engine.bits import append_members
import numpy as np
append_members(0, 5, np.zeros(4, np.int32), 0)
after = {name: getattr(numba.config, name) for name in dir(numba.config) if name.isupper()}
@numba.njit(cache=True)
def twice(number):
    return 2 * number
print(twice(4), before == after, twice.stats.cache_path)
"""


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
def test_the_users_own_functions_are_cached_where_the_user_wants_them(tmp_path: Path):
    doubled, unchanged, path = run(tmp_path, USERS_OWN).split(" ", 2)
    assert (doubled, unchanged) == ("8", "True")
    assert Path(path) == tmp_path / "__pycache__"
    assert list(Path(path).glob("script.twice*.nbc"))
    assert not list((tmp_path / "ours").rglob("*twice*"))
    assert list((tmp_path / "ours").rglob("bits.append_members*.nbc"))


IMPORTING = """
import sys
touched = []
def audit(event, args):
    if event in ("open", "os.mkdir", "os.listdir", "os.scandir", "os.utime", "shutil.rmtree", "os.remove"):
        touched.append((event, str(args[0])))
import numpy, numba, msgspec, fluent.runtime  # what others do is theirs
sys.addaudithook(audit)
import highlands
import highlands.games.verraeter, highlands.games.schotten_totten
ours = [
    (event, path) for event, path in touched
    if "highlands" in path and not path.endswith((".pyc", ".py")) and event != "os.listdir"
    or event in ("os.mkdir", "os.utime", "shutil.rmtree", "os.remove")
]
print(ours)
"""


def test_importing_does_no_file_work_in_the_cache(tmp_path: Path):
    """Sources are read by Python's own import, data files of the games by the games; nothing is made or removed."""
    touched = run(tmp_path, IMPORTING, PYTHONDONTWRITEBYTECODE="1")
    assert "kernels" not in touched
    assert "os.mkdir" not in touched
    assert "os.utime" not in touched
    assert not (tmp_path / "ours").exists()


WARNS = """
import warnings
import numpy as np
before = np.geterr()
import highlands
highlands.new("schotten-totten", seed=1)
print(before == np.geterr())
"""


def test_the_users_own_arithmetic_warns_as_before(tmp_path: Path):
    assert run(tmp_path, WARNS, NUMBA_DISABLE_JIT="1") == "True"


def test_chance_warns_of_nothing_as_ordinary_python(tmp_path: Path):
    drawn = "from highlands.engine.chance import Seed, next_word\nr = Seed.of(1).rng(0)\nprint(next_word(r))"
    compiled_here = run(tmp_path, drawn, NUMBA_DISABLE_JIT="1", PYTHONWARNINGS="error")
    assert compiled_here == run(tmp_path, drawn)


def test_the_tools_are_told_apart():
    assert "numba 0." in versions()
    assert "llvmlite 0." in versions()
    assert host_cpu()


def uncached(source: str, name: str, decorator: Any = compiled, **names: Any) -> Any:
    """A kernel without a file, whose code can be looked at."""
    namespace = names | {"decorator": decorator}
    exec(source, namespace)
    return namespace[name]


HALVES = """
@decorator
def halves(array):
    return total(array[1:]) + total(array[:1])
"""
TOTAL = """
@decorator
def total(array):
    result = 0.0
    for index in range(len(array)):
        result += array[index]
    return result
"""


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
def test_a_kernel_counts_no_references():
    """`_nrt=False` is an option that Numba does not document."""

    def code(decorator: Any) -> str:
        total = uncached(TOTAL, "total", decorator)
        halves = uncached(HALVES, "halves", decorator, total=total)
        assert halves(np.ones(3)) == 3.0
        return "".join(halves.inspect_llvm().values())

    assert "@NRT_incref" in code(numba.njit)
    assert "@NRT_incref" in code(compiled_with_arrays)
    assert "@NRT_incref" not in code(compiled)


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
def test_a_short_kernel_becomes_part_of_its_callers():
    total = uncached(TOTAL, "total", compiled_inline)
    halves = uncached(HALVES, "halves", compiled, total=total)
    assert halves(np.ones(3)) == 3.0
    (code,) = halves.inspect_llvm().values()
    assert not re.search(r"\bcall\b.*\btotal", code)


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
def test_a_function_without_a_file_is_compiled_and_not_cached():
    total = uncached(TOTAL, "total")
    assert total(np.ones(3)) == 3.0
    assert total.stats.cache_path is None
