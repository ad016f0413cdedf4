"""The wheel: what is in it, what it asks for, and that it works where nothing else is installed."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from email.parser import Parser
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.packaging.base_only import normalized, pinned
from tests.packaging.environments import ROOT, build, install, outside

GAME = """
import json, sys
import highlands

game = highlands.new("schotten-totten", seed=7)
while game.to_move is not None:
    game.play(next(iter(game.legal_moves)))
assert highlands.load(game.full_record()).outcome == game.outcome
print(json.dumps({"at": highlands.__file__, "winners": game.outcome.winners}))
"""


def requirements(wheel: Path) -> list[str]:
    """What a wheel asks for, with and without extras."""
    with ZipFile(wheel) as archive:
        metadata = next(name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        return Parser().parsestr(archive.read(metadata).decode()).get_all("Requires-Dist", [])


def test_all_data_files_travel_with_the_code(wheel: Path):
    package = ROOT / "src" / "highlands"
    data = {
        path.relative_to(ROOT / "src").as_posix()
        for path in package.rglob("*")
        if path.suffix in {".ftl", ".toml", ".typed"} and path.is_file()
    }
    assert len(data) > 6
    with ZipFile(wheel) as archive:
        assert data <= set(archive.namelist())


def test_without_the_web_app_a_wheel_is_refused_with_the_way_to_build_it(clone: Path, tmp_path: Path):
    done = build(clone, tmp_path)
    assert done.returncode != 0
    assert "`make wheel`" in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_the_built_web_app_is_in_the_wheel(clone: Path, tmp_path: Path):
    # As git ignores it, so would hatchling if it were not told otherwise.
    shutil.copy(ROOT / ".gitignore", clone)
    pages = clone / "src" / "highlands" / "pages"
    pages.mkdir()
    (pages / "index.html").write_text("<!doctype html>", encoding="utf-8")
    try:
        done = build(clone, tmp_path)
        assert done.returncode == 0, done.stderr
        with ZipFile(next(tmp_path.glob("*.whl"))) as archive:
            assert "highlands/pages/index.html" in archive.namelist()
    finally:
        shutil.rmtree(pages)


def test_the_base_asks_for_what_it_needs_and_for_no_server(wheel: Path):
    base = {normalized(re.split(r"[^\w.-]", line)[0]) for line in requirements(wheel) if "extra ==" not in line}
    assert base == {"fluent-runtime", "llvmlite", "msgspec", "numba", "numpy", "rich", "typer"}


# In an environment of its own


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of programs of a new environment with the wheel and what its base asks for, as pinned."""
    return install(wheel, sys.executable, tmp_path_factory.mktemp("environment"))


def check_that_it_plays(programs: Path, folder: Path, **environment: str) -> None:
    """Play a game from Python and one at the terminal, and have bots play against each other."""

    def run(program: str, *arguments: str, typed: str = "") -> str:
        return subprocess.run(
            [programs / program, *arguments],
            input=typed,
            cwd=folder,
            env=outside(**environment),
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        ).stdout

    played = json.loads(run("python", "-c", GAME))
    assert Path(played["at"]).is_relative_to(programs.parent)
    assert played["winners"]
    assert "Good-bye!" in run("highlands", "play", "--tactics", "--level", "warrior", typed="moves\nquit\n")
    assert "clansman" in run("highlands", "arena", "clansman", "random", "--games", "2", "--workers", "1")


@pytest.mark.long
@pytest.mark.ci
def test_the_wheel_alone_plays_and_brings_no_server(installed: Path, tmp_path: Path):
    listed = subprocess.run(
        [installed / "python", "-m", "pip", "list", "--format", "json"],
        env=outside(),
        stdout=subprocess.PIPE,
        check=True,
    )
    there = {normalized(package["name"]) for package in json.loads(listed.stdout)}
    assert there - {"pip", "setuptools", "highlands"} <= pinned()
    assert not there & {"alembic", "asyncpg", "litestar", "sqlalchemy", "uvicorn"}
    # Interpreted, as compiling all kernels takes minutes; the next test does.
    check_that_it_plays(installed, tmp_path, NUMBA_DISABLE_JIT="1")


@pytest.mark.long
def test_the_wheel_alone_compiles_its_kernels(installed: Path, tmp_path: Path):
    check_that_it_plays(installed, tmp_path, HIGHLANDS_CACHE=str(tmp_path / "cache"))
    assert list((tmp_path / "cache").rglob("*.nbc"))
