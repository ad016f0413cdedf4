"""The glossaries, `locales/<language>/glossary.toml`: one word for one thing, held against all messages.

`tools.check_words` reports what is found here: a message that says a thing by another word than the glossary's, a word
that no message uses (the glossary is out of date), and a term that a language lacks.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from typing import Any

from fluent.syntax import FluentParser, ast

from highlands.i18n import ENGLISH, LOCALES

FILE = "glossary.toml"
FILLED_IN = "…"
"""Stands for what a message fills in, so that the words around it don't run together."""


class Term:
    """The word for a thing, and what is not said for it."""

    def __init__(self, name: str, use: str, stem: str | None = None, **others: list[str]) -> None:
        """As the file has it: `use`, and perhaps `stem`, `not` and `except`."""
        self.name, self.use = name, use
        self.stem = _from_word_start(stem or re.escape(use))
        self.forbidden = [_from_word_start(pattern) for pattern in others.pop("not", [])]
        self.exceptions = frozenset(others.pop("except", []))
        if others:
            raise ValueError(f"{name}: a term has use, stem, not and except, but no {', '.join(others)}")


def _from_word_start(pattern: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w)(?:{pattern})", re.IGNORECASE)


def terms(language: str) -> dict[str, Term]:
    """The glossary of a language."""
    with (LOCALES / language / FILE).open("rb") as file:
        return {name: Term(name, **entry) for name, entry in tomllib.load(file).items()}


def message_texts(language: str) -> Iterator[tuple[str, str]]:
    """All messages of a language: the id, and the words of all variants."""
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                yield entry.id.name, " ".join(_patterns(entry.value))


def _patterns(pattern: ast.Pattern) -> Iterator[str]:
    """The words of a pattern, and of the variants in it."""
    yield "".join(part.value if isinstance(part, ast.TextElement) else FILLED_IN for part in pattern.elements)
    for part in pattern.elements:
        yield from _variants(part)


def _variants(node: Any) -> Iterator[str]:
    if isinstance(node, ast.Variant):
        yield from _patterns(node.value)
    elif isinstance(node, (ast.Placeable, ast.SelectExpression)):
        for child in node.variants if isinstance(node, ast.SelectExpression) else [node.expression]:
            yield from _variants(child)


def faults(language: str) -> Iterator[str]:
    """What is wrong, a line each."""
    if not (LOCALES / language / FILE).exists():
        yield f"there is no {FILE}"
        return
    known, texts = terms(language), list(message_texts(language))
    yield from (f"{FILE} has no {name}" for name in terms(ENGLISH) if name not in known)
    for term in known.values():
        if not any(term.stem.search(text) for _, text in texts):
            yield f"{FILE}: no message says “{term.use}” ({term.name})"
        for pattern in term.forbidden:
            for name, text in texts:
                if name not in term.exceptions and (found := pattern.search(text)):
                    yield f"{name} says “{found[0]}”; the word for {term.name} is “{term.use}”"
