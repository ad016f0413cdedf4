"""The console: says things to the person at the terminal in their language, and asks them."""

from __future__ import annotations

import os
import unicodedata
from collections.abc import Mapping, Sequence

from rich.console import Console as RichConsole
from rich.text import Text

from highlands.i18n import ENGLISH, LANGUAGES, Message, message, say, word_files

MARK = "› "
NEWS_STYLE = "cyan"


class Leaving(Exception):  # noqa: N818 - it is a wish, not an error
    """The person wants to go: the input has ended, or Ctrl-C was pressed."""


def is_worded(language: str) -> bool:
    """Whether there are words in this language."""
    return bool(word_files(language))


def language_of(wish: str | None, surroundings: Mapping[str, str] = os.environ) -> str:
    """The language to speak: the one wished for, else that of the surroundings, else English.

    >>> language_of(None, {"LANG": "C.UTF-8"})
    'en'
    """
    wishes = [wish] if wish else [surroundings.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    locale = next((text for text in wishes if text), "").split(".")[0].replace("_", "-").lower()
    for language in LANGUAGES:
        if locale and locale.split("-")[0] == language.lower().split("-")[0] and is_worded(language):
            return language
    return ENGLISH


def bare(text: str) -> str:
    """A text without accents and capitals, as people type it in a hurry.

    >>> bare("Όχι"), bare("Não")
    ('οχι', 'nao')
    """
    return "".join(char for char in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(char))


def rule(title: str, width: int) -> Text:
    """A line across with a title in it."""
    left = max(width - len(title) - 2, 2) // 2
    right = max(width - len(title) - 2 - left, 1)
    return Text.assemble(("─" * left, "dim"), (f" {title} ", "bold"), ("─" * right, "dim"))


class Console:
    """A terminal that is spoken to in one language."""

    def __init__(self, rich: RichConsole, language: str) -> None:
        """Take the terminal and the language."""
        self.rich = rich
        self.language = language

    def words(self, what: object) -> str:
        """A message, or a list of them, as text."""
        return say(what, self.language)

    def sentence(self, what: object) -> str:
        """The same, beginning with a capital letter."""
        text = self.words(what)
        return text[:1].upper() + text[1:]

    def say(self, what: object, style: str = "") -> None:
        """Say something on a line of its own."""
        self.rich.print(Text(self.sentence(what), style=style))

    def news(self, lines: Sequence[Message]) -> Text:
        """What has happened, as a paragraph."""
        return Text(" ".join(self.sentence(line) for line in lines), style=NEWS_STYLE)

    def read(self, mark: str = MARK) -> str:
        """A line that the person types; Leaving where there is none."""
        try:
            return input(mark).strip()
        except (EOFError, KeyboardInterrupt):
            self.rich.print()
            raise Leaving from None

    def choose(self, question: Message, choices: Sequence[Message | str], usual: int = 0) -> int:
        """Let the person pick one of several by its number; Enter picks the usual one."""
        self.say(question, "bold")
        for number, choice in enumerate(choices, start=1):
            self.rich.print(Text(f"  {number}  {self.words(choice)}"))
        return self._read_number(1, len(choices), usual + 1) - 1

    def number(self, question: Message, low: int, high: int, usual: int) -> int:
        """A number within bounds; Enter means the usual one."""
        self.say(question, "bold")
        return self._read_number(low, high, usual)

    def _read_number(self, low: int, high: int, usual: int) -> int:
        """A number, asked for until it is one."""
        while True:
            text = self.read(f"[{usual}] {MARK}")
            if not text:
                return usual
            if text.isascii() and text.isdigit() and len(text) < 4 and low <= int(text) <= high:
                return int(text)
            self.say(message("term-number-between", low=low, high=high), "yellow")

    def agrees(self, question: Message, *, usually: bool) -> bool:
        """Yes or no; Enter means the usual answer."""
        self.say(question, "bold")
        yes, no = self.words(message("term-yes")), self.words(message("term-no"))
        while True:
            text = self.read(f"[{yes if usually else no}] {MARK}")
            if not text:
                return usually
            typed = bare(text)
            if typed and any(bare(answer).startswith(typed) for answer in (yes, "yes")):
                return True
            if typed and any(bare(answer).startswith(typed) for answer in (no, "no")):
                return False
            self.say(message("term-yes-or-no", yes=yes, no=no), "yellow")
