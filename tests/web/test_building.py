"""What the web app is made of: its own tests, its types, its size."""

from __future__ import annotations

import gzip
import re
import subprocess
from pathlib import Path

from highlands.i18n import LANGUAGES
from highlands.server.http import static_pages
from tools import write_types

ROOT = Path(__file__).parents[2]
MOST = 70_000
"""Bytes of script and style for the first page, compressed."""
MOST_FILES = 8
"""Scripts: each costs a slow network a round trip, as soon as they are more than the browser fetches at once."""


def test_the_types_of_the_messages_are_those_of_the_server():
    text = write_types.FILE.read_text(encoding="utf-8")
    assert write_types.types_text() == text, "run: python -m tools.write_types"


def test_its_own_tests_pass():
    done = subprocess.run(
        [ROOT / "tools" / "npm", "run", "--silent", "test"], capture_output=True, text=True, timeout=240, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_lock_file_names_no_registry():
    assert "resolved" not in (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")


def script(name: str) -> str:
    return (static_pages.FOLDER / "assets" / name).read_text(encoding="utf-8")


def needs(name: str, found: set[str]) -> set[str]:
    """A script with all that it can't do without: what it imports at its head, and so on."""
    if name not in found:
        found.add(name)
        for other in re.findall(r'(?:from|import)\s?"\./([\w.-]+\.js)"', script(name)):
            needs(other, found)
    return found


def compressed(names: set[str]) -> int:
    return sum(len(gzip.compress((static_pages.FOLDER / "assets" / name).read_bytes(), 9)) for name in names)


def test_the_first_page_is_small_in_every_language():
    """At the home page: the app, the page, the words of the largest language; with the style of these."""
    first = (static_pages.FOLDER / "index.html").read_text(encoding="utf-8")
    built = {path.name for path in (static_pages.FOLDER / "assets").iterdir()}
    scripts: set[str] = set()
    for name in re.findall(r"/assets/([\w.-]+\.js)", first):
        needs(name, scripts)
    for home in (name for name in built if re.match(r"HomePage-.*\.js", name)):
        needs(home, scripts)
    assert any(name.startswith("HomePage") for name in scripts)
    for kind in ("words", "web", "home"):
        files = [name for name in built if re.fullmatch(rf"{kind}-[\w-]{{8}}\.js", name)]
        assert len(files) == len(LANGUAGES)
        scripts.add(max(files, key=lambda name: compressed({name})))
    # The style of a script has its name.
    parts = {name.rpartition("-")[0] for name in (re.sub(r"-[\w-]{8}\.js$", "-", script) for script in scripts)}
    styles = {name for name in built if re.sub(r"-[\w-]{8}\.css$", "", name) in parts and name.endswith(".css")}
    assert set(re.findall(r"/assets/([\w.-]+\.css)", first)) < styles
    assert compressed(scripts | styles) <= MOST
    assert len(scripts) <= MOST_FILES
