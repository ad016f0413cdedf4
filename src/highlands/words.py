"""What the program says to people, in their language: messages by id, worded in `locales/*.ftl` (Fluent)."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource

LOCALES = Path(__file__).parent / "locales"
LANGUAGES = ("en", "de", "el", "hu", "pt-BR", "uk")


class Message(msgspec.Struct, frozen=True):
    """Something to say: the id of its wording and the values to fill in, which may be messages or lists themselves."""

    id: str
    args: dict[str, Any] = {}


def message(name: str, /, **args: Any) -> Message:
    """Make a message; underscores in names stand for hyphens."""
    return Message(name, {arg.replace("_", "-"): value for arg, value in args.items()})


@cache
def wording(language: str) -> FluentBundle:
    """All words of a language."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((LOCALES / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle


def say(what: Any, language: str = "en") -> str:
    """Word a message, or a list of messages and plain values, in a language.

    >>> say(message("stone", number=3))
    'stone 3'
    """
    if isinstance(what, Message):
        return _fill(what, language)
    if isinstance(what, (list, tuple)):
        return ", ".join(say(part, language) for part in what)
    return str(what)


def _fill(what: Message, language: str) -> str:
    """Word a message. A value without a wording of its own is filled in as it is, a number with its plural forms."""
    bundle = wording(language)
    pattern = bundle.get_message(what.id).value
    if pattern is None:
        raise LookupError(f"{language}.ftl has no text for {what.id}")
    args = {
        name: value if isinstance(value, (int, float)) else say(value, language) for name, value in what.args.items()
    }
    text, errors = bundle.format_pattern(pattern, args)
    if errors:
        raise errors[0]
    return str(text)
