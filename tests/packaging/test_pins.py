"""The pinned packages: the same version in every list, whoever mirrors the package index."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LISTS = sorted((ROOT / "requirements").glob("*.txt"))
PIN = re.compile(r"^([\w.-]+)==(\S+)", re.MULTILINE)


def test_every_list_pins_a_package_to_the_same_version():
    versions: dict[str, set[str]] = defaultdict(set)
    for path in LISTS:
        for name, version in PIN.findall(path.read_text(encoding="utf-8")):
            versions[name].add(version)
    assert len(versions) > 100
    assert {name: found for name, found in versions.items() if len(found) > 1} == {}


@pytest.mark.parametrize("path", LISTS, ids=lambda path: path.name)
def test_no_list_names_where_packages_come_from(path: Path):
    assert not re.search(r"^\s*(--|-[if]\b)|://", path.read_text(encoding="utf-8"), re.MULTILINE)
