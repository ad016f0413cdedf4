"""Compiled kernels go to other machines of the same kind, and to no others."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from highlands.engine.compiling import INTERPRETED
from highlands.play import kernel_archive
from highlands.play.kernel_archive import KernelArchiveError, load_archive, write_archive

FILES = {
    "bots-policy/d1/bots/policy.choose-7.py311.1.nbc": b"code 1",
    "bots-policy/d1/bots/policy.choose-7.py311.2.nbc": b"code 2",
    "bots-policy/d1/bots/policy.choose-7.py311.nbi": b"index",
    "engine-bits/d2/engine/bits.count-3.py311.1.nbc": b"code 3",
    "engine-bits/d2/engine/bits.count-3.py311.nbi": b"other index",
    "all/d0/precompiled-play-verraeter": b"",
}
LEFT_OUT = {"all/d0/1f2e/mine.f-1.py311.nbi": b"a user's own", "bots-policy/d1/bots/tmp1": b"unfinished"}
"""Code of the user's own has no place in it, nor what another process is just writing."""

Machine = Callable[[str], Path]


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    """Goes to a machine by its name: the root of its cache, which is empty at first."""

    def go_to(name: str) -> Path:
        root = tmp_path / name
        (root / "all" / "d0").mkdir(parents=True, exist_ok=True)
        monkeypatch.setattr(kernel_archive, "common_folder", lambda: root / "all" / "d0")
        monkeypatch.setattr(
            kernel_archive, "_folders", lambda: [root / "bots-policy" / "d1", root / "engine-bits" / "d2"]
        )
        return root

    return go_to


@pytest.fixture
def archive(machine: Machine, tmp_path: Path) -> Path:
    """Written on one machine."""
    fill(machine("first"), FILES | LEFT_OUT)
    path = tmp_path / "kernels.zip"
    write_archive(path)
    return path


def fill(root: Path, files: dict[str, bytes]) -> None:
    for name, content in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_bytes(content)


def contents(root: Path) -> dict[str, bytes]:
    return {path.relative_to(root).as_posix(): path.read_bytes() for path in root.rglob("*") if path.is_file()}


def rewrite(path: Path, **manifest: object) -> None:
    """Change what an archive says of itself."""
    with zipfile.ZipFile(path) as before:
        kept = {name: before.read(name) for name in before.namelist()}
    kept[kernel_archive.MANIFEST] = json.dumps(json.loads(kept[kernel_archive.MANIFEST]) | manifest).encode()
    with zipfile.ZipFile(path, "w") as after:
        for name, content in kept.items():
            after.writestr(name, content)


def test_another_machine_gets_the_same_cache(machine: Machine, archive: Path):
    root = machine("second")
    load_archive(archive)
    assert contents(root) == FILES


def test_code_comes_before_the_index_that_names_it_and_markers_last(archive: Path):
    with zipfile.ZipFile(archive) as written:
        names = written.namelist()
    assert [Path(name).suffix for name in names] == [".json", ".nbc", ".nbc", ".nbc", ".nbi", ".nbi", ""]


def test_what_is_compiled_already_stays_and_what_differs_is_not_called_complete(machine: Machine, archive: Path):
    """Code 1 of the archive under an index that was written here would be called for other arguments."""
    root = machine("second")
    here = {
        "bots-policy/d1/bots/policy.choose-7.py311.nbi": b"mine",
        "bots-policy/d1/bots/policy.choose-7.py311.1.nbc": b"?",
    }
    fill(root, here)
    load_archive(archive)
    assert contents(root) == here | {name: content for name, content in FILES.items() if name.startswith("engine-bits")}


def test_loading_it_again_changes_nothing(machine: Machine, archive: Path):
    root = machine("second")
    for _ in range(2):
        load_archive(archive)
        assert contents(root) == FILES


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"digest": "another"}, "other sources"),
        ({"format": 2}, "other sources"),
        ({"target": ["riscv64", "rocket", "+v"]}, "another kind of processor: riscv64 rocket"),
    ],
)
def test_what_was_made_for_another_kind_is_refused(
    machine: Machine, archive: Path, changed: dict[str, object], reason: str
):
    rewrite(archive, **changed)
    root = machine("second")
    with pytest.raises(KernelArchiveError, match=reason):
        load_archive(archive)
    assert contents(root) == {}


@pytest.mark.parametrize(
    "name", ["../outside.nbi", "other/d1/a.nbi", "bots-policy/d1/../../../a.nbi", "bots-policy/d1/run.sh"]
)
def test_nothing_is_written_outside_the_caches(machine: Machine, archive: Path, tmp_path: Path, name: str):
    with zipfile.ZipFile(archive, "a") as written:
        written.writestr(name, b"")
    machine("second")
    with pytest.raises(KernelArchiveError, match="can’t be used"):
        load_archive(archive)
    assert not [path for path in tmp_path.rglob("*") if path.name in {"outside.nbi", "a.nbi", "run.sh"}]


@pytest.mark.parametrize("content", [b"", b"no archive", None])
def test_what_is_no_archive_is_refused(machine: Machine, tmp_path: Path, content: bytes | None):
    path = tmp_path / "file"
    if content is not None:
        path.write_bytes(content)
    machine("second")
    with pytest.raises(KernelArchiveError, match="can’t be used"):
        load_archive(path)


def test_a_manifest_that_says_nothing_is_refused(machine: Machine, archive: Path):
    rewrite(archive, digest=None)
    with pytest.raises(KernelArchiveError, match="can’t be used"):
        load_archive(archive)


def test_a_file_that_cannot_be_written_leaves_nothing_behind(machine: Machine, tmp_path: Path):
    machine("first")
    with pytest.raises(KernelArchiveError):
        write_archive(tmp_path / "no such folder" / "kernels.zip")
    assert not (tmp_path / "no such folder").exists()


COUNTING = """
from highlands.engine.compat.events import compilations
compiled = []
with compilations(lambda name, is_done: compiled.append(name)):
    import highlands
    game = highlands.new("verraeter", seed=1)
    game.play(next(iter(game.legal_moves)))
print(len(compiled))
"""


@pytest.mark.long
@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
def test_a_machine_that_loads_it_compiles_nothing(tmp_path: Path):
    path, cache = tmp_path / "kernels.zip", tmp_path / "cache"
    elsewhere = os.environ | {"HIGHLANDS_CACHE": str(cache)}
    program = [sys.executable, "-m", "highlands", "precompile"]
    subprocess.run([*program, "--out", str(path)], check=True, timeout=3600)
    subprocess.run([*program, "--load", str(path)], env=elsewhere, check=True, timeout=120)
    run = subprocess.run(
        [sys.executable, "-c", COUNTING], env=elsewhere, check=True, timeout=600, capture_output=True, text=True
    )
    assert run.stdout.split()[-1] == "0"
    assert msgspec.json.decode(zipfile.ZipFile(path).read(kernel_archive.MANIFEST))["format"] == kernel_archive.FORMAT
