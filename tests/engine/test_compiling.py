"""The cache of compiled kernels: kept between runs, and out of reach as soon as any kernel source changes."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest

from highlands.engine import compiling
from highlands.engine.compiling import (
    CACHE,
    INTERPRETED,
    KEPT_CACHES,
    PACKAGE,
    SOURCES,
    cache_root,
    choose_cache,
    digest,
    kernel_sources,
    room_of,
    sources_behind,
)

NUMBAS_OWN = {"njit", "jit", "vectorize", "guvectorize"}
MAKES_KERNELS = {"compiled", "compiled_in_place", "compiled_with_arrays", "overload", "intrinsic", "_generic"}


def copied_package(folder: Path) -> Path:
    """A copy of the package to change at will."""
    return Path(shutil.copytree(PACKAGE, folder / "highlands", ignore=shutil.ignore_patterns("__pycache__")))


def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def decorators_in(path: Path) -> set[str]:
    """The names of all decorators that a source uses."""
    functions = [node for node in ast.walk(tree_of(path)) if isinstance(node, ast.FunctionDef)]
    parts = [part for function in functions for decorator in function.decorator_list for part in ast.walk(decorator)]
    return {part.id for part in parts if isinstance(part, ast.Name)}


def file_of(module: str) -> Path | None:
    """The source of a module of this package, if it is one."""
    place = PACKAGE.joinpath(*module.split(".")[1:])
    return next((path for path in (place.with_suffix(".py"), place / "__init__.py") if path.exists()), None)


def imported_by(path: Path) -> Iterator[Path]:
    """The sources of this package from which one imports, by name or as modules."""
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Import):
            yield from (
                file for alias in node.names if (file := file_of(alias.name)) and alias.name.startswith("highlands")
            )
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path} imports by a relative name"
            if node.module and node.module.split(".")[0] == "highlands":
                modules = [file_of(f"{node.module}.{alias.name}") for alias in node.names]
                yield from (module or file_of(node.module) or path for module in modules)


# Which sources count


def test_every_source_that_declares_a_kernel_counts():
    makers = {path for path in PACKAGE.rglob("*.py") if MAKES_KERNELS & decorators_in(path)}
    assert (
        {PACKAGE / "engine" / name for name in ("bits.py", "chance.py", "kernel.py")} < makers <= set(kernel_sources())
    )


def test_every_source_that_says_which_kernel_is_whose_counts():
    """Compiled generic code holds the kernels that were registered when it was compiled."""
    calls = {path for path in PACKAGE.rglob("*.py") if re.search(r"^register\(", path.read_text("utf-8"), re.MULTILINE)}
    assert PACKAGE / "games" / "schotten_totten" / "kernels.py" in calls <= set(kernel_sources())


def test_all_that_kernels_import_counts():
    """A constant in a file that does not count could change unnoticed."""
    for path in kernel_sources():
        assert set(imported_by(path)) <= set(kernel_sources()), path


def test_kernels_are_made_with_our_own_decorators_only():
    makers = [
        path.name for path in PACKAGE.rglob("*.py") if NUMBAS_OWN & set(re.findall(r"\w+", path.read_text("utf-8")))
    ]
    assert makers == ["compiling.py"]


# What depends on what


def behind(path: Path) -> set[Path]:
    """The sources that the kernels of a file may depend on."""
    return set(sources_behind(room_of(path), SOURCES))


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_whatever_a_kernel_source_imports_lies_behind_it(path: Path):
    found: set[Path] = set()
    waiting = [path]
    while waiting:
        source = waiting.pop()
        if source not in found and source in SOURCES:
            found.add(source)
            waiting += imported_by(source)
    assert found <= behind(path)


def test_behind_generic_code_lie_all_games_and_behind_a_game_only_itself():
    games = {path for path in SOURCES if path.is_relative_to(PACKAGE / "games")}
    assert games < behind(PACKAGE / "bots" / "search.py")
    for game in ("schotten_totten", "verraeter"):
        folder = PACKAGE / "games" / game
        own = {path for path in games if path.is_relative_to(folder)}
        assert behind(folder / "rules.py") & games == own
    assert not games & behind(PACKAGE / "chance.py")


def test_games_do_not_call_each_others_kernels_through_the_generic_ones():
    """Else a game would depend on all games, and what lies behind it would be too little."""
    for path in SOURCES:
        if path.is_relative_to(PACKAGE / "games") and MAKES_KERNELS & decorators_in(path):
            imports = [node for node in ast.walk(tree_of(path)) if isinstance(node, ast.ImportFrom)]
            assert "kernel" not in [alias.name for node in imports for alias in node.names]
            taken = {alias.name for node in imports if node.module == "highlands.engine.kernel" for alias in node.names}
            assert taken <= {"Actions", "Mask", "ActionValues", "NOBODY"}, path


# The digest


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    copy = copied_package(tmp_path)
    monkeypatch.setattr(compiling, "PACKAGE", copy)
    return copy


@pytest.mark.parametrize(
    "changed",
    [
        "engine/bits.py",
        "engine/chance.py",
        "engine/compiling.py",
        "engine/kernel.py",
        "games/schotten_totten/state/cards.py",
    ],
)
def test_a_change_in_any_kernel_source_changes_the_digest(package: Path, changed: str):
    before = digest(kernel_sources())
    with (package / changed).open("a", encoding="utf-8") as source:
        source.write("\n")
    assert digest(kernel_sources()) != before


def test_a_new_a_lost_and_a_renamed_source_change_the_digest(package: Path):
    observed = {digest(kernel_sources())}
    (package / "games" / "new.py").write_text("@compiled\ndef new(): ...\n", encoding="utf-8")
    observed.add(digest(kernel_sources()))
    (package / "games" / "new.py").rename(package / "games" / "renamed.py")
    observed.add(digest(kernel_sources()))
    (package / "games" / "schotten_totten" / "rules" / "claims.py").unlink()
    observed.add(digest(kernel_sources()))
    assert len(observed) == 4


def test_what_is_no_kernel_source_leaves_the_digest_as_it_is(package: Path):
    before = digest(kernel_sources())
    (package / "words.py").write_text("", encoding="utf-8")
    (package / "games" / "schotten_totten" / "board.py").write_text("", encoding="utf-8")
    (package / "games" / "readme.txt").write_text("", encoding="utf-8")
    assert digest(kernel_sources()) == before


# The folder


@pytest.fixture
def cache_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)
    monkeypatch.setenv("HIGHLANDS_CACHE", str(tmp_path))
    monkeypatch.setattr(numba.config, "CACHE_DIR", numba.config.CACHE_DIR)
    return tmp_path


def test_the_cache_in_use_is_that_of_the_present_sources():
    assert CACHE.name == digest(SOURCES)
    assert kernel_sources() == SOURCES


def test_only_the_latest_caches_are_kept(cache_home: Path):
    root = cache_root() / "room"
    for age in range(8):
        (root / f"old{age}").mkdir(parents=True)
        os.utime(root / f"old{age}", (1000 - age, 1000 - age))
    here = choose_cache("room", SOURCES)
    assert here == root / digest(SOURCES)
    assert sorted(path.name for path in root.iterdir()) == sorted([here.name, "old0", "old1", "old2"])
    assert KEPT_CACHES == 4


def test_a_cache_that_another_process_drops_meanwhile_is_no_trouble(cache_home: Path, monkeypatch: pytest.MonkeyPatch):
    root = cache_root() / "room"
    for age in range(8):
        (root / f"old{age}").mkdir(parents=True)
    (root / "old3").rmdir()
    still_listed = [*root.iterdir(), root / "old3"]
    monkeypatch.setattr(Path, "iterdir", lambda path: iter(still_listed))
    monkeypatch.setattr(Path, "is_dir", lambda path: True)
    assert choose_cache("room", SOURCES).exists()


def test_the_users_own_choice_of_a_folder_is_followed(cache_home: Path, monkeypatch: pytest.MonkeyPatch):
    assert cache_root() == cache_home / "highlands" / "kernels"
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(cache_home / "numba"))
    assert cache_root() == cache_home / "numba" / "highlands" / "kernels"
    monkeypatch.delenv("NUMBA_CACHE_DIR")
    monkeypatch.delenv("HIGHLANDS_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(cache_home / "xdg"))
    assert cache_root() == cache_home / "xdg" / "highlands" / "kernels"


def test_where_the_folder_can_not_be_made_a_temporary_one_serves(cache_home: Path, monkeypatch: pytest.MonkeyPatch):
    blocked = cache_home / "blocked"
    blocked.write_text("a file, no folder", encoding="utf-8")
    monkeypatch.setenv("HIGHLANDS_CACHE", str(blocked))
    assert not cache_root().is_relative_to(cache_home)


# A stale rule


FOUR_STONES = """
from highlands.engine.state import new_state
from highlands.games.schotten_totten.rules.claims import has_won
from highlands.games.schotten_totten.state.layout import STATE
state = new_state(STATE)
state.stones[0] = 0b101010101 >> 2
print(has_won(state, 0), sum(has_won.stats.cache_hits.values()))
"""

WHO_MOVES = """
from highlands.engine import kernel
from highlands.engine.compiling import compiled
from highlands.engine.state import new_state
from highlands.games.schotten_totten.state.layout import STATE
from highlands.games import game_spec
game_spec("schotten-totten")
@compiled
def who_moves(state):
    return kernel.to_move(state)
state = new_state(STATE)
state.clan_left = 5
print(who_moves(state), sum(who_moves.stats.cache_hits.values()))
"""


def run(script: str, folder: Path) -> str:
    """Run a script with the package that lies in a folder, and a cache there too."""
    (folder / "script.py").write_text(script, encoding="utf-8")
    stamp = 1_000_000_000
    os.utime(folder / "script.py", (stamp, stamp))
    environment = os.environ | {
        "PYTHONPATH": str(folder),
        "HIGHLANDS_CACHE": str(folder),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    environment.pop("NUMBA_CACHE_DIR", None)
    command = [sys.executable, str(folder / "script.py")]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.strip()


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
def test_a_stale_rule_is_never_served(tmp_path: Path):
    """The rule that five stones win stands in another file than the kernel that asks for it."""
    package = copied_package(tmp_path)
    assert run(FOUR_STONES, tmp_path) == "False 0"
    assert run(FOUR_STONES, tmp_path) == "False 1", "the second run finds the kernel in the cache"
    change(package / "games" / "schotten_totten" / "state" / "layout.py", "STONES_TO_WIN = 5", "STONES_TO_WIN = 4")
    assert run(FOUR_STONES, tmp_path) == "True 0"


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
def test_nor_is_generic_code_with_a_kernel_that_is_not_the_games_any_more(tmp_path: Path):
    package = copied_package(tmp_path)
    assert run(WHO_MOVES, tmp_path) == "0 0"
    assert run(WHO_MOVES, tmp_path) == "0 1"
    change(
        package / "games" / "schotten_totten" / "kernels.py",
        "to_move=transitions.to_move,",
        "to_move=transitions.decks_left,",
    )
    assert run(WHO_MOVES, tmp_path) == "5 0"


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
def test_a_change_in_one_game_leaves_the_other_compiled(tmp_path: Path):
    package = copied_package(tmp_path)
    assert run(FOUR_STONES, tmp_path) == "False 0"
    with (package / "games" / "verraeter" / "rules" / "transitions.py").open("a", encoding="utf-8") as source:
        source.write("\n")
    assert run(FOUR_STONES, tmp_path) == "False 1"


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
def test_kernels_are_compiled_once_for_all_whole_numbers():
    def twice(number: int) -> int:
        return 2 * number

    double: Any = compiling.compiled(twice)

    @compiling.compiled
    def doubles(small: Any) -> Any:
        return double(small) + double(7) + double(1 << 40)

    assert doubles(np.int8(3)) == 6 + 14 + (1 << 41)
    assert double.signatures == [(numba.int64,)]
