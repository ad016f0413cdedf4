"""Numba and llvmlite are imported by `engine.compat` alone, in versions that the tests have run with."""

from __future__ import annotations

import ast
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest

from highlands.engine.sources import PACKAGE

FENCED = {"numba", "llvmlite"}
FENCE = PACKAGE / "engine" / "compat"


def fenced_imports(path: Path) -> set[str]:
    """What of Numba or llvmlite a source imports."""
    modules: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            modules |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            modules.add(node.module)
    return {module for module in modules if module.split(".")[0] in FENCED}


def test_no_other_file_imports_them():
    outside = {path: fenced_imports(path) for path in PACKAGE.rglob("*.py") if not path.is_relative_to(FENCE)}
    assert {path.relative_to(PACKAGE).as_posix(): found for path, found in outside.items() if found} == {}
    assert any(fenced_imports(path) for path in FENCE.glob("*.py"))


@pytest.mark.parametrize("package", sorted(FENCED))
def test_the_range_of_versions_ends_with_the_release_that_was_tested(package: str):
    """What is private may change with the next minor release: the range is widened when the tests have passed."""
    project = tomllib.loads((PACKAGE.parents[1] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    (declared,) = [line for line in project["dependencies"] if line.split(">")[0] == package]
    major, minor, *_ = version(package).split(".")
    assert declared.endswith(f"<{major}.{int(minor) + 1}")
