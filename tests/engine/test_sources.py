"""Which sources kernels depend on: every change of one changes the digest that their cache is named after."""

from __future__ import annotations

import ast
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from highlands.engine.sources import PACKAGE, Sources

SOURCES = Sources()
NUMBAS_OWN = {"njit", "vectorize", "guvectorize"}
MAKES_KERNELS = {
    "compiled",
    "compiled_inline",
    "compiled_parallel",
    "compiled_with_arrays",
    "overload",
    "intrinsic",
    "_generic",
}


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
        {PACKAGE / "engine" / name for name in ("bits.py", "chance.py", "kernel.py")} < makers <= set(SOURCES.kernels)
    )


def test_every_source_that_says_which_kernel_is_whose_counts():
    """Compiled generic code holds the kernels that were registered when it was compiled."""
    calls = {path for path in PACKAGE.rglob("*.py") if re.search(r"^register\(", path.read_text("utf-8"), re.MULTILINE)}
    assert PACKAGE / "games" / "schotten_totten" / "kernels.py" in calls <= set(SOURCES.kernels)


def test_all_that_kernels_import_counts():
    """A constant in a file that does not count could change unnoticed."""
    registering = {path for path in SOURCES.kernels if path.name == "__init__.py"}
    for path in set(SOURCES.kernels) - registering:
        assert set(imported_by(path)) <= set(SOURCES.kernels), path


def test_kernels_are_made_with_our_own_decorators_only():
    makers = [
        path.name for path in PACKAGE.rglob("*.py") if NUMBAS_OWN & set(re.findall(r"\w+", path.read_text("utf-8")))
    ]
    assert makers == ["jit.py"]


# What depends on what


def behind(path: Path) -> set[Path]:
    """The sources that the kernels of a file may depend on."""
    return set(SOURCES.behind(SOURCES.scope(path)))


@pytest.mark.parametrize("path", SOURCES.kernels, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_whatever_a_kernel_source_imports_lies_behind_it(path: Path):
    found: set[Path] = set()
    waiting = [path]
    while waiting:
        source = waiting.pop()
        if source not in found and source in SOURCES.kernels:
            found.add(source)
            waiting += imported_by(source)
    assert found <= behind(path)


def test_behind_generic_code_lie_all_games_and_behind_a_game_only_itself():
    games = {path for path in SOURCES.kernels if path.is_relative_to(PACKAGE / "games")}
    assert games < behind(PACKAGE / "bots" / "ismcts.py")
    for game in ("schotten_totten", "verraeter"):
        folder = PACKAGE / "games" / game
        own = {path for path in games if path.is_relative_to(folder)}
        assert behind(folder / "rules" / "legal.py") & games == own
    assert not games & behind(PACKAGE / "engine" / "chance.py")


def test_games_do_not_call_each_others_kernels_through_the_generic_ones():
    """Else a game would depend on all games, and what lies behind it would be too little."""
    for path in SOURCES.kernels:
        if path.is_relative_to(PACKAGE / "games") and MAKES_KERNELS & decorators_in(path):
            imports = [node for node in ast.walk(tree_of(path)) if isinstance(node, ast.ImportFrom)]
            assert "kernel" not in [alias.name for node in imports for alias in node.names]
            taken = {alias.name for node in imports if node.module == "highlands.engine.kernel" for alias in node.names}
            assert taken <= {"Actions", "Mask", "ActionValues", "NOBODY"}, path


# The digest


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of the package to change at will."""
    return Path(shutil.copytree(PACKAGE, tmp_path / "highlands", ignore=shutil.ignore_patterns("__pycache__")))


@pytest.mark.parametrize(
    "changed",
    [
        "engine/bits.py",
        "engine/compat/intrinsics.py",
        "engine/compat/jit.py",
        "engine/chance.py",
        "engine/compiling.py",
        "engine/kernel.py",
        "games/schotten_totten/state/cards.py",
    ],
)
def test_a_change_in_any_kernel_source_changes_the_digest(package: Path, changed: str):
    before = Sources(package).digest()
    with (package / changed).open("a", encoding="utf-8") as source:
        source.write("\n")
    assert Sources(package).digest() != before


def test_a_new_a_lost_and_a_renamed_source_change_the_digest(package: Path):
    observed = {Sources(package).digest()}
    (package / "games" / "new.py").write_text("@compiled\ndef new(): ...\n", encoding="utf-8")
    observed.add(Sources(package).digest())
    (package / "games" / "new.py").rename(package / "games" / "renamed.py")
    observed.add(Sources(package).digest())
    (package / "games" / "schotten_totten" / "rules" / "claims.py").unlink()
    observed.add(Sources(package).digest())
    assert len(observed) == 4


def test_what_is_no_kernel_source_leaves_the_digest_as_it_is(package: Path):
    before = Sources(package).digest()
    (package / "i18n.py").write_text("", encoding="utf-8")
    (package / "games" / "schotten_totten" / "view" / "board.py").write_text("", encoding="utf-8")
    (package / "games" / "readme.txt").write_text("", encoding="utf-8")
    assert Sources(package).digest() == before
