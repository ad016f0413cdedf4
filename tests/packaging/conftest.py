"""A wheel that all tests of this folder share."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.packaging.environments import ROOT, build

WITHOUT_PAGES = {"HIGHLANDS_WITHOUT_PAGES": "1"}


@pytest.fixture(scope="package")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a wheel is built from, as git has it: without the web app."""
    clone = tmp_path_factory.mktemp("clone")
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, clone)
    for folder in ("src", "tools"):
        shutil.copytree(ROOT / folder, clone / folder, ignore=shutil.ignore_patterns("pages", "__pycache__"))
    return clone


@pytest.fixture(scope="package")
def wheel(clone: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel without the web app."""
    out = tmp_path_factory.mktemp("wheel")
    done = build(clone, out, **WITHOUT_PAGES)
    assert done.returncode == 0, done.stderr
    return next(out.glob("*.whl"))
