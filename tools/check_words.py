"""Check the words in all languages: complete, used, well formed, and with the same values to fill in.

    python -m tools.check_words

English is the measure. A message fails if another language lacks it or has one more, if its text uses a value that the
English one doesn't or leaves one out, if no source mentions its id, or if a source makes it without there being a text.
"""

from __future__ import annotations

import ast as python
import re
import sys
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

from highlands.words import LANGUAGES, LOCALES

SOURCES = Path(__file__).parents[1] / "src" / "highlands"
QUOTED = re.compile(r"""["']([a-z][a-z0-9-]*)["']""")
MADE = re.compile(r'f"([a-z0-9-]*)\{')
"""Ids that are put together, like `f"how-to-{ruse}"`: their fixed beginnings."""


def messages(language: str) -> tuple[dict[str, set[str]], list[str]]:
    """The messages of a language, each with the values it fills in; and what can't be read in its file."""
    resource = FluentParser().parse((LOCALES / f"{language}.ftl").read_text(encoding="utf-8"))
    found: dict[str, set[str]] = {}
    faults: list[str] = []
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            faults.append(f"can't be read: {(entry.content or '').strip().splitlines()[0]}")
        elif isinstance(entry, ast.Message):
            if entry.id.name in found:
                faults.append(f"{entry.id.name} is there twice")
            found[entry.id.name] = set(_variables(entry))
    return found, faults


def _variables(node: Any) -> Iterator[str]:
    """The values a message fills in, wherever they stand in it."""
    if isinstance(node, ast.VariableReference):
        yield node.id.name
    elif isinstance(node, ast.BaseNode):
        for child in vars(node).values():
            yield from _variables(child)
    elif isinstance(node, list):
        for child in node:
            yield from _variables(child)


def mentioned() -> tuple[set[str], set[str]]:
    """The ids, and the beginnings of ids, that stand in the sources."""
    ids: set[str] = set()
    beginnings: set[str] = set()
    for path in SOURCES.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        ids.update(QUOTED.findall(text))
        beginnings.update(beginning for beginning in MADE.findall(text) if beginning.endswith("-"))
    return ids, beginnings


def made() -> Iterator[tuple[str, str]]:
    """Where a source makes a message with `message(...)`: the place, and a pattern for the ids it may have."""
    for path in sorted(SOURCES.rglob("*.py")):
        for call in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, python.Call) and isinstance(call.func, python.Name) and call.func.id == "message":
                for pattern in _patterns(call.args[0]):
                    yield f"{path.relative_to(SOURCES)}:{call.lineno}", pattern


def _patterns(node: python.expr) -> Iterator[str]:
    """The ids an expression may stand for, with * where an f-string fills something in; of the rest nothing is said."""
    if isinstance(node, python.Constant):
        yield str(node.value)
    elif isinstance(node, python.IfExp):
        yield from _patterns(node.body)
        yield from _patterns(node.orelse)
    elif isinstance(node, python.JoinedStr):
        yield "".join(str(part.value) if isinstance(part, python.Constant) else "*" for part in node.values)


def faults() -> Iterator[str]:
    """All that is wrong, a line each."""
    english, unreadable = messages("en")
    yield from (f"en: {fault}" for fault in unreadable)
    ids, beginnings = mentioned()
    for name in english:
        if name not in ids and not name.startswith(tuple(beginnings)):
            yield f"en: no source uses {name}"
    for place, pattern in made():
        if not any(fnmatchcase(name, pattern) for name in english):
            yield f"en: {place} makes {pattern}, which has no text"
    for language in LANGUAGES[1:]:
        if not (LOCALES / f"{language}.ftl").exists():
            yield f"{language}: there is no file"
            continue
        theirs, unreadable = messages(language)
        yield from (f"{language}: {fault}" for fault in unreadable)
        yield from (f"{language}: {name} is missing" for name in english if name not in theirs)
        yield from (f"{language}: {name} is not in English" for name in theirs if name not in english)
        for name in english.keys() & theirs.keys():
            if strange := theirs[name] - english[name]:
                yield f"{language}: {name} fills in {', '.join(sorted(strange))}, which English doesn't"
            if lost := english[name] - theirs[name]:
                yield f"{language}: {name} doesn't fill in {', '.join(sorted(lost))}"


def main() -> int:
    """Say what is wrong."""
    found = list(faults())
    for fault in found:
        print(fault)
    print(f"{len(LANGUAGES)} languages, {len(messages('en')[0])} messages, {len(found)} faults")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
