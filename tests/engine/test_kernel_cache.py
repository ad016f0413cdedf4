"""The folders of compiled kernels: the user's choice, kept between runs, and pruned."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from highlands.engine.kernel_cache import KEPT, cache_root, common_folder, folder_for, open_folder
from highlands.engine.sources import PACKAGE, Sources


@pytest.fixture
def cache_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)
    monkeypatch.setenv("HIGHLANDS_CACHE", str(tmp_path))
    return tmp_path


def test_the_folder_in_use_is_that_of_the_present_sources():
    assert common_folder().name == Sources().digest()


def test_a_game_has_a_folder_of_its_own_and_files_of_the_same_name_have_their_own_in_it():
    rules = folder_for(PACKAGE / "games" / "verraeter" / "rules" / "encoding.py")
    state = folder_for(PACKAGE / "games" / "verraeter" / "state" / "cards.py")
    assert rules.parent == state.parent != folder_for(PACKAGE / "engine" / "bits.py").parent
    assert rules != state


def test_what_is_not_of_this_package_depends_on_all_of_it(tmp_path: Path):
    assert folder_for(tmp_path / "bot.py").parent == common_folder()
    assert folder_for(tmp_path / "bot.py") != folder_for(tmp_path / "other" / "bot.py")


def test_only_the_latest_caches_are_kept(cache_home: Path):
    root = cache_root() / "scope"
    for age in range(8):
        (root / f"old{age}").mkdir(parents=True)
        os.utime(root / f"old{age}", (1000 - age, 1000 - age))
    here = open_folder("scope", "now")
    assert here == root / "now"
    assert sorted(path.name for path in root.iterdir()) == sorted([here.name, "old0", "old1", "old2"])
    assert KEPT == 4


def test_a_cache_that_another_process_drops_meanwhile_is_no_trouble(cache_home: Path, monkeypatch: pytest.MonkeyPatch):
    root = cache_root() / "scope"
    for age in range(8):
        (root / f"old{age}").mkdir(parents=True)
    (root / "old3").rmdir()
    still_listed = [*root.iterdir(), root / "old3"]
    monkeypatch.setattr(Path, "iterdir", lambda path: iter(still_listed))
    monkeypatch.setattr(Path, "is_dir", lambda path: True)
    assert open_folder("scope", "now").exists()


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
