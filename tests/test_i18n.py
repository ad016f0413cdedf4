"""The program's words: each message that is said has a text, each text is said, and both agree on what is filled in."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.errors import FluentReferenceError
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import highlands.games.verraeter.text.messages  # noqa: F401  its texts have the numbers of its rules, also if this file runs alone
from highlands.errors import HighlandsError, NotAllowedError
from highlands.games.schotten_totten.text.messages import formation_message
from highlands.i18n import LANGUAGES, LOCALES, NUMBERS, Message, message, say, word_files, wording

SOURCES = LOCALES.parent


class Said(NamedTuple):
    """A place in the sources where a message is made: its possible ids and what is filled in; None if that varies."""

    place: str
    ids: list[str]
    pattern: str | None
    filled: set[str] | None


@cache
def texts() -> dict[str, set[str]]:
    """The ids of all texts in English, each with what it has room for."""
    found: dict[str, set[str]] = {}
    for file in word_files("en"):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, fluent.Junk), entry.content
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in found, f"{entry.id.name} is there twice"
                found[entry.id.name] = set(rooms(entry))
    return found


def rooms(node: Any) -> Iterator[str]:
    """The values that a part of a text fills in."""
    if isinstance(node, fluent.VariableReference):
        yield node.id.name
    elif isinstance(node, fluent.BaseNode):
        yield from rooms(list(vars(node).values()))
    elif isinstance(node, list):
        for part in node:
            yield from rooms(part)


def constants(node: ast.AST) -> list[str]:
    return [part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str)]


def made_in(path: Path) -> Iterator[Said]:
    """Every call of `message` in a source file."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    for call in ast.walk(tree):
        if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "message"):
            continue
        place = f"{path.relative_to(SOURCES)}:{call.lineno}"
        names = [keyword.arg for keyword in call.keywords]
        filled = None if None in names else {str(name).replace("_", "-") for name in names}
        first = call.args[0]
        if isinstance(first, ast.JoinedStr):
            parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in first.values]
            yield Said(place, [], "".join(parts), filled)
        elif isinstance(first, ast.Constant):
            yield Said(place, [str(first.value)], None, filled)
        elif isinstance(first, ast.IfExp):
            yield Said(place, [*constants(first.body), *constants(first.orelse)], None, filled)
        else:
            around = [node for node in functions if node.lineno <= call.lineno <= (node.end_lineno or 0)]
            yield Said(place, [text for text in constants(around[-1]) if text in texts()], None, filled)


@cache
def all_said() -> list[Said]:
    return [said for path in sorted(SOURCES.rglob("*.py")) for said in made_in(path)]


def possible(said: Said) -> list[str]:
    """The ids that a call may mean."""
    return said.ids if said.pattern is None else [name for name in texts() if re.fullmatch(said.pattern, name)]


def faults(said: Said) -> Iterator[str]:
    """What is wrong where a message is made."""
    ids = possible(said)
    if not ids:
        yield f"{said.place}: no text for it"
    for name in ids:
        if name not in texts():
            yield f"{said.place}: no text for {name}"
        elif said.filled is not None and not texts()[name] <= said.filled | NUMBERS.keys():
            yield f"{said.place}: {name} has room for more: {texts()[name] - said.filled - NUMBERS.keys()}"
    if said.filled is not None and ids and not said.filled <= set().union(*(texts().get(name, set()) for name in ids)):
        yield f"{said.place}: more is filled in than {ids} have room for: {said.filled}"


def test_every_message_has_a_text_with_room_for_what_is_filled_in():
    assert len(all_said()) > 50
    assert [fault for said in all_said() for fault in faults(said)] == []


def test_every_text_is_said():
    assert texts().keys() - {name for said in all_said() for name in possible(said)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 5])
def test_every_text_can_be_worded(number: int, language: str):
    for name, filled in texts().items():
        words = say(Message(name, dict.fromkeys(filled, number)), language)
        assert words.strip()
        assert not re.search(r"\{ |\$|  ", words), name


# Wording


def test_messages_within_messages_and_lists_are_worded_too():
    cards = [message("clan-card", colour="red", strength=7), message("tactics-card", card="spy"), "c?"]
    assert say(cards) == "red 7, the Spy and c?"
    assert say(
        message("record-line", line=3, reason=message("record-move", text="R7@3", reason=message("game-is-over")))
    ) == ("line 3: “R7@3”: the game is over")
    assert say(7) == "7"


@pytest.mark.parametrize(
    ("parts", "language", "words"),
    [
        ([], "en", ""),
        ([3], "en", "3"),
        ([3, 5], "en", "3 and 5"),
        ([3, 5, 7, 9], "de", "3, 5, 7 und 9"),
        ((3, 5), "uk", "3 і 5"),
        (["R7@3"], "en", "R7@3"),
        (["R7@3", "R7@4", "pass"], "hu", "R7@3, R7@4, pass"),
    ],
)
def test_a_list_ends_with_an_and_unless_it_is_of_plain_texts(parts: Sequence[Any], language: str, words: str):
    assert say(parts, language) == words


@pytest.mark.parametrize(
    ("size", "words"), [(3, "three of a kind with a total of 27"), (4, "four of a kind with a total of 27")]
)
def test_of_a_kind_is_said_with_its_number_of_cards(size: int, words: str):
    assert say(formation_message("of-a-kind", size, 27)) == words


def test_what_a_language_has_no_text_for_is_said_in_english(monkeypatch: pytest.MonkeyPatch):
    bundle = FluentBundle(["de"], use_isolating=False)
    bundle.add_resource(FluentResource("record-line = Zeile { $line }: { $reason }\n"))
    monkeypatch.setattr("highlands.i18n.wording", lambda language: bundle if language == "de" else wording(language))
    assert say(message("record-line", line=3, reason=message("game-is-over")), "de") == "Zeile 3: the game is over"
    with pytest.raises(LookupError):
        say(message("no-such-text"), "de")


def test_underscores_in_names_stand_for_hyphens():
    assert message("x", one_two=3) == Message("x", {"one-two": 3})


def test_a_message_without_a_text_or_a_value_is_noticed():
    with pytest.raises(LookupError):
        say(message("no-such-text"))
    with pytest.raises(FluentReferenceError):
        say(message("stone-claimed"))


def test_an_error_says_its_reason():
    error = NotAllowedError(message("stone-claimed", stone=3))
    assert str(error) == say(error.message) == "stone 3 has been claimed"
    assert isinstance(error, HighlandsError)
    assert isinstance(error, ValueError)
