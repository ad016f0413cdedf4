"""Links between files of this repository lead somewhere. `make docs` checks those within the site, headings too."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LINK = re.compile(r"\]\(([^)\s#]+)[^)]*\)|src=\"([^\"]+)\"")
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_the_links_of(page: Path):
    targets = [link or image for link, image in LINK.findall(page.read_text(encoding="utf-8"))]
    broken = [target for target in targets if "://" not in target and not (page.parent / target).exists()]
    assert broken == []


def test_there_are_pages_and_links():
    assert {"README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md"} <= {page.name for page in PAGES}
    assert LINK.findall("[rules](docs/rules.md#chance)") == [("docs/rules.md", "")]
