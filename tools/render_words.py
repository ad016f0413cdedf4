"""Render every message that has a number in it, at numbers of every plural category, for a reader of the language.

    python -m tools.render_words [LANGUAGE ...]

What is selected by words (a house, a card) is rendered in each variant; other values are filled in as ‹name›.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from functools import cache
from itertools import product

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from highlands.games import game_names, game_spec
from highlands.i18n import LANGUAGES, LOCALES, NUMBERS
from tools.check_words import files, selections, variables, variant_key

COUNTS = (0, 1, 2, 5, 21)
"""Every plural category of our languages, and where they surprise: 0 is `one` in Portuguese, 21 in Ukrainian."""
CATEGORIES = frozenset({"zero", "one", "two"})
"""Every plural has one of them; `few` and `many` are also the names of choices."""
COUNTED = frozenset({"number", "points", "total", "left", "games", "moves", "deals", "rounds", "missing", "draw"})
"""Values that are numbers also where no language selects by them."""


for _game in game_names():
    # A game that is loaded has defined the numbers of its rules.
    game_spec(_game)


class Rendering:
    """A message in a language with certain values."""

    def __init__(self, name: str, counts: dict[str, int], choices: dict[str, str], text: str) -> None:
        """Of the values, the numbers and the words by which variants are selected."""
        self.name, self.counts, self.choices, self.text = name, counts, choices, text


@cache
def entries(language: str) -> dict[str, ast.Message]:
    """All messages of a language, in the order of their files."""
    found: dict[str, ast.Message] = {}
    for file in files():
        resource = FluentParser().parse((LOCALES / language / file).read_text(encoding="utf-8"))
        found |= {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}
    return found


@cache
def bundle(language: str) -> FluentBundle:
    """All words of a language, the programs' and the pages'."""
    made = FluentBundle([language], use_isolating=False)
    for file in files():
        made.add_resource(FluentResource((LOCALES / language / file).read_text(encoding="utf-8")))
    return made


class _Formatted(Visitor):
    """Finds what is formatted as a number."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802 - the visitor's name for it
        if node.id.name == "NUMBER":
            self.found |= {one.id.name for one in node.arguments.positional if isinstance(one, ast.VariableReference)}


def formatted(entry: ast.Message) -> set[str]:
    """The values of a message that it formats as numbers."""
    visitor = _Formatted()
    visitor.visit(entry)
    return visitor.found


@cache
def counted(name: str) -> frozenset[str]:
    """The values of a message that are numbers: some language selects a plural by them."""
    found: set[str] = set()
    for language in LANGUAGES:
        entry = entries(language)[name]
        found |= (COUNTED & set(variables(entry))) | formatted(entry)
        for select in selections(entry):
            keys = {variant_key(variant) for variant in select.variants}
            if keys & CATEGORIES or any(key.isdigit() for key in keys):
                found |= set(variables(select.selector))
    return frozenset(found - NUMBERS.keys())


def chosen(entry: ast.Message, numbers: frozenset[str]) -> dict[str, list[str]]:
    """The words by which a message selects its variants."""
    found: dict[str, list[str]] = {}
    for select in selections(entry):
        for value in set(variables(select.selector)) - numbers - NUMBERS.keys():
            keys = [variant_key(variant) for variant in select.variants]
            found[value] = list(dict.fromkeys([*found.get(value, []), *keys]))
    return found


@cache
def renderings(language: str, name: str) -> list[Rendering]:
    """A message with all its numbers alike, in all its variants. ValueError if a value is missing."""
    return list(_render(language, name))


def _render(language: str, name: str) -> Iterator[Rendering]:
    entry = entries(language)[name]
    numbers = counted(name)
    choices = chosen(entry, numbers)
    texts = {value: f"‹{value}›" for value in set(variables(entry)) - numbers - choices.keys()}
    for picked in product(*choices.values()):
        for count in COUNTS if numbers else COUNTS[-1:]:
            selected = dict(zip(choices, picked, strict=True))
            counts = dict.fromkeys(numbers & set(variables(entry)), count)
            pattern = bundle(language).get_message(name).value
            assert pattern is not None
            text, errors = bundle(language).format_pattern(pattern, texts | NUMBERS | selected | counts)
            if errors:
                raise ValueError(f"{language}: {name}: {errors}")
            yield Rendering(name, counts, selected, str(text))


def main(languages: list[str]) -> int:
    """Write them, message by message: a line for each form, with the numbers that have it and # in their place."""
    for language in languages or LANGUAGES:
        print(f"\n=== {language}")
        for name in entries(language):
            forms: dict[str, list[str]] = {}
            for one in renderings(language, name) if counted(name) else ():
                count = str(next(iter(one.counts.values()), ""))
                text = re.sub(rf"\b{count}\b", "#", one.text) if count else one.text
                forms.setdefault(text, []).append(count)
            if forms:
                print(f"\n{name}")
            for text, counts in forms.items():
                print(f"  {' '.join(dict.fromkeys(counts))}: {text}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
