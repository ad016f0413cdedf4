"""Every message of the programs and the pages, worded in every language. `make check` holds the glossaries."""

from __future__ import annotations

import re
from functools import cache

import pytest
from babel import Locale

from highlands.i18n import LANGUAGES
from tools import glossary
from tools.render_words import COUNTS, Rendering, counted, entries, renderings


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_worded_with_every_number(language: str):
    """A missing value raises; what is left of a placeable or a doubled blank would be seen."""
    for name in entries(language):
        for one in renderings(language, name):
            assert one.text.strip(), name
            assert not re.search(r"\{ |\$|  ", one.text), one.text


def said_numbers(one: Rendering) -> int:
    """How often the number is said, in digits."""
    count = next(iter(one.counts.values()))
    return len(re.findall(rf"(?<!\d){count}(?!\d)", one.text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_form_hides_a_number_that_english_says(language: str):
    """Only one, and none, may be said in words: a form that 21 shares with 1, or 0 with 1, says the number."""
    category = Locale.parse(language, sep="-").plural_form
    hidden = []
    for name in entries("en"):
        if not counted(name):
            continue
        english = {tuple(one.choices.values()) + tuple(one.counts.values()): one for one in renderings("en", name)}
        for one in renderings(language, name):
            if not one.counts or next(iter(one.counts.values())) in (0, 1):
                continue
            theirs = english.get(tuple(one.choices.values()) + tuple(one.counts.values()))
            if theirs is not None and theirs.counts and said_numbers(theirs) and not said_numbers(one):
                hidden.append(f"{name} ({category(next(iter(one.counts.values())))}): {one.text}")
    assert hidden == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_of_one_is_not_said_of_others(language: str):
    """A text for 1 without the digit ("a card") must be for 1 alone."""
    wrong = []
    for name in entries(language):
        texts = {(tuple(one.choices.values()), *one.counts.values()): one for one in renderings(language, name)}
        for one in texts.values():
            if not one.counts or next(iter(one.counts.values())) != 1 or said_numbers(one):
                continue
            for count in COUNTS:
                other = texts.get((tuple(one.choices.values()), *([count] * len(one.counts))))
                if count != 1 and other is not None and other.text == one.text and english_says(name, one.choices):
                    wrong.append(f"{name}: {one.text} ({count})")
    assert wrong == []


@cache
def english_says_with(name: str) -> list[dict[str, str]]:
    """The choices with which the English text for 5 says the number. Others have no number at all."""
    return [one.choices for one in renderings("en", name) if 5 in one.counts.values() and re.search(r"5", one.text)]


def english_says(name: str, choices: dict[str, str]) -> bool:
    """Whether the English text says the number with these choices; other languages may choose by more."""
    said = english_says_with(name)
    return any(all(choices.get(key, value) == value for key, value in one.items()) for one in said)


def test_another_word_for_a_thing_is_found(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(
        glossary, "message_texts", lambda _: [("some-message", "Anna lays a table and captures a rock")]
    )
    found = list(glossary.faults("en"))
    assert "some-message says “rock”; the word for stone is “stone”" in found
    assert "some-message says “capture”; the word for claim is “claim”" in found
    assert "glossary.toml: no message says “landscape” (landscape)" in found
