"""What a page needs beside the app, named in its HTML, so that the browser fetches everything at once.

Else it would learn of them only from the app's script, a round trip later. `web/src/build/preloads.ts`
writes which files these are.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec

from highlands.i18n import ENGLISH, LANGUAGES

FILE = "preloads.json"
HEAD_END = "</head>"
MOST_LANGUAGES = 20
"""So many of a browser's languages are looked at."""


class PageFiles(msgspec.Struct, frozen=True):
    """What a page needs, beside the app."""

    scripts: list[str]
    styles: list[str]
    messages: list[str]
    """The names of its message files."""


class Preloads(msgspec.Struct, frozen=True):
    """The files of the pages that most people come in by."""

    pages: dict[str, PageFiles]
    """By the first part of the page's path."""
    messages: dict[str, dict[str, str]]
    """The built message files, by language and name."""


@cache
def read_preloads(folder: Path) -> Preloads:
    """What the build has written; nothing without a build."""
    file = folder / FILE
    return msgspec.json.decode(file.read_bytes(), type=Preloads) if file.exists() else Preloads({}, {})


def negotiate_language(accepted: str | None, wish: str | None = None) -> str:
    """The language that the app will choose, unless the reader has set one: that of the address, then the browser's.

    >>> negotiate_language("pt;q=0.8, fr, uk-UA;q=0.9")
    'uk'
    """
    if wish in LANGUAGES:
        return wish
    ranges: list[tuple[float, str]] = []
    for part in (accepted or "").split(",")[:MOST_LANGUAGES]:
        tag, _, quality = part.partition(";q=")
        try:
            ranges.append((float(quality or 1), tag.strip().lower()))
        except ValueError:
            continue
    for _, tag in sorted(ranges, key=lambda one: -one[0]):
        for language in LANGUAGES:
            if language.lower() == tag:
                return language
        for language in LANGUAGES:
            if language.lower().split("-")[0] == tag.split("-")[0]:
                return language
    return ENGLISH


def add_preloads(page: str, folder: Path, path: str, language: str) -> str:
    """The page's HTML, with links to what it needs."""
    preloads = read_preloads(folder)
    files = preloads.pages.get(path.partition("/")[0])
    if files is None:
        return page
    return page.replace(HEAD_END, "".join([*_links(files, preloads.messages.get(language, {})), HEAD_END]), 1)


def _links(files: PageFiles, messages: dict[str, str]) -> Iterator[str]:
    for style in files.styles:
        yield f'<link rel="stylesheet" crossorigin href="/{style}" />'
    words = [messages[name] for name in files.messages if name in messages]
    for script in [*files.scripts, *words]:
        yield f'<link rel="modulepreload" crossorigin href="/{script}" />'
