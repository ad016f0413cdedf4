"""Check the words in all languages: complete, used, well placed, well formed, and with the same values to fill in.

    python -m tools.check_words

English is the measure. A message fails if another language lacks it or has one more, or has it in another file; if its
text uses a value that the English one doesn't or leaves one out; if a plural says "one" where the language's category
holds other numbers too (0 in Portuguese, 21 in Ukrainian); if no source mentions its id; or if a source makes it
without there being a text. A file of a page's own words may only be used by the pages. And a message fails that says a
thing by another word than the language's glossary (`tools.glossary`).
"""

from __future__ import annotations

import ast as python
import re
import sys
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

from babel import Locale
from fluent.syntax import FluentParser, ast

from highlands.i18n import LANGUAGES, LOCALES, WORDS
from tools import glossary

SOURCES = Path(__file__).parents[1] / "src" / "highlands"
PAGES = Path(__file__).parents[1] / "web" / "src"
QUOTED = re.compile(r"""["']([a-z][a-z0-9-]*)["']""")
MADE = re.compile(r'f"([a-z0-9-]*)\{')
"""Ids that are put together, like `f"how-to-{ruse}"`: their fixed beginnings."""
MADE_BY_PAGES = re.compile(r"`([a-z0-9-]*)\$\{")
SAID_BY_PAGES = re.compile(r"""\bt\(\s*['"]([a-z][a-z0-9-]*)['"]""")


def files() -> list[str]:
    """The files of words, by English's."""
    return sorted(path.name for path in (LOCALES / "en").glob("*.ftl"))


def messages(language: str, file: str) -> tuple[dict[str, set[str]], list[str]]:
    """The messages of a file of a language, each with the values it fills in; and what can't be read in it."""
    resource = FluentParser().parse((LOCALES / language / file).read_text(encoding="utf-8"))
    found: dict[str, set[str]] = {}
    faults: list[str] = []
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            faults.append(f"can't be read: {(entry.content or '').strip().splitlines()[0]}")
        elif isinstance(entry, ast.Message):
            if entry.id.name in found:
                faults.append(f"{entry.id.name} is there twice")
            found[entry.id.name] = set(variables(entry))
    return found, faults


def variables(node: Any) -> Iterator[str]:
    """The values a message fills in, wherever they stand in it."""
    if isinstance(node, ast.VariableReference):
        yield node.id.name
    elif isinstance(node, ast.BaseNode):
        for child in vars(node).values():
            yield from variables(child)
    elif isinstance(node, list):
        for child in node:
            yield from variables(child)


def wrong_plurals(language: str, file: str) -> Iterator[str]:
    """The messages with a variant `[one]` that leaves out its number, though it is chosen for another number than 1."""
    category = Locale.parse(language, sep="-").plural_form
    others = {str(number) for number in range(101) if number != 1 and category(number) == "one"}
    for entry in FluentParser().parse((LOCALES / language / file).read_text(encoding="utf-8")).body:
        if not isinstance(entry, ast.Message):
            continue
        for select in selections(entry):
            variants = {variant_key(variant): variant for variant in select.variants}
            if (
                "one" in variants
                and others - variants.keys()
                and set(variables(select.selector)).isdisjoint(variables(variants["one"].value))
            ):
                yield f"{entry.id.name}: [one] is also chosen for {min(others - variants.keys(), key=int)}; use [1]"


def selections(node: Any) -> Iterator[ast.SelectExpression]:
    """All selections in a part of a message."""
    if isinstance(node, ast.SelectExpression):
        yield node
    if isinstance(node, ast.BaseNode):
        for child in vars(node).values():
            yield from selections(child)
    elif isinstance(node, list):
        for child in node:
            yield from selections(child)


def variant_key(variant: ast.Variant) -> str:
    """The key of a variant as text: a category, a number or a word."""
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def mentioned() -> tuple[set[str], set[str]]:
    """The ids, and the beginnings of ids, that stand in the programs' sources."""
    ids: set[str] = set()
    beginnings: set[str] = set()
    for path in SOURCES.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        ids.update(QUOTED.findall(text))
        beginnings.update(beginning for beginning in MADE.findall(text) if beginning.endswith("-"))
    return ids, beginnings


def page_sources() -> Iterator[tuple[Path, str]]:
    """The sources of the pages."""
    for path in sorted(PAGES.rglob("*")):
        if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts"):
            yield path, path.read_text(encoding="utf-8")


def mentioned_by_pages() -> tuple[set[str], set[str]]:
    """The same of the pages' sources."""
    ids: set[str] = set()
    beginnings: set[str] = set()
    for _, text in page_sources():
        ids.update(QUOTED.findall(text))
        beginnings.update(beginning for beginning in MADE_BY_PAGES.findall(text) if beginning.endswith("-"))
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


def placed() -> tuple[dict[str, str], list[str]]:
    """All ids with their files, and those that are in two."""
    found: dict[str, str] = {}
    twice: list[str] = []
    for file in files():
        for name in messages("en", file)[0]:
            if name in found:
                twice.append(f"en: {name} is in {found[name]} and in {file}")
            found[name] = file
    return found, twice


def unused(everything: dict[str, str]) -> Iterator[str]:
    """What no source says. What the programs send is worded by both sides; what only pages say has its own files."""
    of_programs, of_pages = mentioned(), mentioned_by_pages()
    for name, file in everything.items():
        ids, beginnings = of_programs if fnmatchcase(file, WORDS) else of_pages
        if name not in ids and not name.startswith(tuple(beginnings)):
            yield f"en: no source uses {name} of {file}"


def unworded(everything: dict[str, str]) -> Iterator[str]:
    """What a source says without there being a text."""
    of_programs = [name for name, file in everything.items() if fnmatchcase(file, WORDS)]
    for place, pattern in made():
        if not any(fnmatchcase(name, pattern) for name in of_programs):
            yield f"en: {place} makes {pattern}, which has no text"
    for path, text in page_sources():
        for name in SAID_BY_PAGES.findall(text):
            if name not in everything:
                yield f"en: {path.relative_to(PAGES)} says {name}, which has no text"


def faults() -> Iterator[str]:
    """All that is wrong, a line each."""
    everything, twice = placed()
    yield from twice
    yield from unused(everything)
    yield from unworded(everything)
    for language in LANGUAGES:
        yield from (f"{language}: {fault}" for fault in glossary.faults(language))
    for language in LANGUAGES[1:]:
        for stray in {path.name for path in (LOCALES / language).glob("*.ftl")} - set(files()):
            yield f"{language}: {stray} is not in English"
        for file in files():
            yield from (f"{language}: {fault}" for fault in faults_of(language, file))


def faults_of(language: str, file: str) -> Iterator[str]:
    """What is wrong with a file, beside the English one."""
    if not (LOCALES / language / file).exists():
        yield f"there is no {file}"
        return
    english, unreadable = messages("en", file)
    yield from (f"English {file}: {fault}" for fault in unreadable)
    theirs, unreadable = messages(language, file)
    yield from (f"{file}: {fault}" for fault in unreadable)
    yield from (f"{name} is missing in {file}" for name in english if name not in theirs)
    yield from (f"{name} is not in the English {file}" for name in theirs if name not in english)
    yield from (f"{file}: {fault}" for fault in wrong_plurals(language, file))
    for name in english.keys() & theirs.keys():
        if strange := theirs[name] - english[name]:
            yield f"{name} fills in {', '.join(sorted(strange))}, which English doesn't"
        if lost := english[name] - theirs[name]:
            yield f"{name} doesn't fill in {', '.join(sorted(lost))}"


def main() -> int:
    """Say what is wrong."""
    found = list(faults())
    for fault in found:
        print(fault)
    print(f"{len(LANGUAGES)} languages, {len(placed()[0])} messages, {len(found)} faults")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
