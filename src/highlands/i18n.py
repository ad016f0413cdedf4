"""What the program says to people, in their language: messages by id, worded in `locales/` (Fluent)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, reduce
from pathlib import Path
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource

LOCALES = Path(__file__).parent / "locales"
ENGLISH = "en"
WORDS = "words*.ftl"
"""The files of what the programs say: by subject, so that the pages fetch only those that they need. The other files of
a language are the pages' own."""
LANGUAGES = (ENGLISH, "de", "el", "hu", "pt-BR", "uk")


NUMBERS: dict[str, int] = {}
"""The numbers of the games' rules, which any text may fill in, so that no translation repeats one."""


def define_numbers(numbers: dict[str, int]) -> None:
    """Give the texts the numbers of a game's rules, by names that begin with the game's own letters."""
    NUMBERS.update(numbers)


class Message(msgspec.Struct, frozen=True):
    """Something to say: the id of its wording and the values to fill in, which may be messages or lists themselves."""

    id: str
    args: dict[str, Any] = {}


def message(name: str, /, **args: Any) -> Message:
    """Make a message; underscores in names stand for hyphens."""
    return Message(name, {arg.replace("_", "-"): value for arg, value in args.items()})


_added: list[Path] = []
"""The folders of other packages' messages."""


def add_locales(folder: Path) -> None:
    """Add the messages of a game from elsewhere: `<language>/*.ftl`."""
    if folder not in _added:
        _added.append(folder)
        wording.cache_clear()


def word_files(language: str) -> list[Path]:
    """The files of a language that the programs' words are in."""
    return sorted((LOCALES / language).glob(WORDS))


@cache
def wording(language: str) -> FluentBundle:
    """All words of a language."""
    bundle = FluentBundle([language], use_isolating=False)
    files = word_files(language)
    for folder in _added:
        files += sorted((folder / language).glob("*.ftl"))
    for file in files:
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def say(what: Any, language: str = ENGLISH) -> str:
    """Word a message, or a list of messages and plain values, in a language.

    A list ends with an "and", but for one of plain texts only: those are names and moves as they are typed.

    >>> say(message("stone-claimed", stone=3))
    'stone 3 has been claimed'
    >>> say([1, 2, 3]), say(["R7@1", "R7@2"])
    ('1, 2 and 3', 'R7@1, R7@2')
    """
    if isinstance(what, Message):
        return _fill(what, language)
    if isinstance(what, (list, tuple)):
        return _enumerate(what, language)
    return str(what)


def _enumerate(parts: Sequence[Any], language: str) -> str:
    """Word a list."""
    if not parts:
        return ""
    first, *others = (say(part, language) for part in parts)
    last = others.pop() if others and not all(isinstance(part, str) for part in parts) else None
    before = reduce(lambda before, part: say(message("list-comma", before=before, next=part), language), others, first)
    return before if last is None else say(message("list-and", before=before, last=last), language)


def _fill(what: Message, language: str) -> str:
    """Word a message. A value without a wording of its own is filled in as it is, a number with its plural forms.

    What a language has no text for is said in English.
    """
    bundle = wording(language)
    pattern = bundle.get_message(what.id).value if bundle.has_message(what.id) else None
    if pattern is None:
        if language == ENGLISH:
            raise LookupError(f"{language} has no text for {what.id}")
        return _fill(what, ENGLISH)
    args = {
        name: value if isinstance(value, (int, float)) else say(value, language) for name, value in what.args.items()
    }
    text, errors = bundle.format_pattern(pattern, NUMBERS | args)
    if errors:
        raise errors[0]
    return str(text)
