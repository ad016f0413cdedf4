"""Reading what a player types, forgivingly: `farmer`, `335`, `0`, `3 4`, `e5` are as good as the notation's forms."""

from __future__ import annotations

import re

from highlands.errors import UnreadableError
from highlands.games.verraeter.state.cards import ACTION_NAMES, LANDSCAPES
from highlands.games.verraeter.view.player_view import VerraeterView
from highlands.i18n import message

FILLERS = ("at", "on", "to", "the", "a", "an", "card", "cards", "supply", "and", "between", "my", "landscape", "house")
NONE = ("0", "nothing", "none", "no", "n", "-", "pass", "p")


def normalize(text: str, view: VerraeterView) -> str:
    """A move as the notation writes it, if it can be guessed at this step; else the text as it is.

    UnreadableError where it may mean two things, with both of them.
    """
    words = [word for word in re.findall(r"[a-z]+|[0-9]+|-(?![0-9])", text.lower()) if word not in FILLERS]
    if not words or re.search(r"[^\w\s,;.:+@/&-]", text):
        return text
    guess = {
        "settle": _settle,
        "conflict": _conflict,
        "choose": _choose,
        "supply": _lay,
        "build": _build,
        "discard": _discard,
    }.get(view.step)
    return (guess(words, view) if guess else None) or text


def _begins(word: str, *names: str) -> bool:
    """Whether a word is the beginning of one of these."""
    return any(name.startswith(word) for name in names)


def _after(words: list[str], *verbs: str) -> list[str]:
    """The words without the verb at their head, if there is one."""
    return words[1:] if words[0].isalpha() and _begins(words[0], *verbs) else words


def _is_place(word: str) -> bool:
    return word.isdigit() and 1 <= int(word) <= LANDSCAPES


def _settle(words: list[str], view: VerraeterView) -> str | None:
    """`5`, `estate 5`, `e5`."""
    rest = _after(words, "estate", "place", "build")
    rest = _after(rest, "estate") if rest else rest
    return f"estate {int(rest[0])}" if len(rest) == 1 and _is_place(rest[0]) else None


def _conflict(words: list[str], view: VerraeterView) -> str | None:
    """`3-4`, `3 4`, `c 3 4`; one number alone if only one neighbour is of the other house."""
    rest = [word for word in _after(words, "conflict", "lay") if word != "-"]
    rest = [word for word in rest if not _begins(word, "conflict")]
    if not all(_is_place(word) for word in rest):
        return None
    if len(rest) == 2:
        return f"conflict {int(rest[0])}-{int(rest[1])}"
    if len(rest) == 1:
        here = view.landscapes[int(rest[0]) - 1]
        around = [view.landscapes[(here.number - 1 + step) % LANDSCAPES] for step in (-1, 1)]
        enemies = [landscape.number for landscape in around if landscape.house != here.house]
        if len(enemies) == 1:
            return f"conflict {here.number}-{enemies[0]}"
        if enemies:
            choices = [f"{here.number}-{number}" for number in enemies]
            raise UnreadableError(message("term-v-which-conflict", number=here.number, choices=choices))
    return None


def _choose(words: list[str], view: VerraeterView) -> str | None:
    """`farmer`, `f`, `d2`, `diplomat 5`, `take builder`; one Diplomat alone needs no number."""
    rest = words[1:] if len(words) > 1 and _begins(words[0], "take", "keep", "choose") else words
    word = "".join(rest)
    short = re.fullmatch(r"d[a-z]*([25])", word)
    if short and _begins(re.sub(r"\d", "", word), "diplomat"):
        return f"take diplomat{short[1]}"
    if len(rest) != 1 or not word.isalpha():
        return None
    meant = [card for card in ACTION_NAMES if card.startswith(word)]
    if len(meant) > 1:
        meant = [card for card in meant if card in view.offered]
    if len(meant) > 1:
        raise UnreadableError(message("term-v-which-card", choices=meant))
    return f"take {meant[0]}" if len(meant) == 1 else None


def _cards(words: list[str]) -> list[str] | None:
    """Supply cards, perhaps written as one number: `335`; None where something else is among them."""
    return sorted("".join(words)) if words and all(word.isdigit() for word in words) else None


def _lay(words: list[str], view: VerraeterView) -> str | None:
    """`3 3 5`, `335`, `lay 3 3 5`, `all`; `0` or `nothing` for none."""
    rest = _after(words, "lay", "play")
    if len(rest) <= 1 and (not rest or rest[0] in NONE):
        return "lay nothing" if rest else None
    if rest == ["all"]:
        return f"lay {' '.join(view.players[view.observer or 0].hand)}"
    cards = _cards(rest)
    return f"lay {' '.join(cards)}" if cards else None


def _discard(words: list[str], view: VerraeterView) -> str | None:
    """`2 4`, `24`, `discard 2 4`."""
    cards = _cards(_after(words, "discard"))
    return f"discard {' '.join(cards)}" if cards else None


def _build(words: list[str], view: VerraeterView) -> str | None:
    """`estate 5`, `c5`, `turn 3`, `pass`; the number of an own building alone turns it over."""
    rest = _after(words, "build", "place") if len(words) > 1 else words
    head = rest[0]
    if len(rest) == 1:
        if head in NONE:
            return "pass"
        if _is_place(head):
            building = view.landscapes[int(head) - 1].building
            if building is None:
                choices = [f"{what} {int(head)}" for what in ("estate", "counting")]
                raise UnreadableError(message("term-v-which-building", choices=choices))
            return f"turn {int(head)}" if building.owner == view.observer else None
    if len(rest) == 2 and head.isalpha() and _is_place(rest[1]):
        for what in ("estate", "counting", "turn"):
            if what.startswith(head) or (what == "turn" and head in ("flip", "over")):
                return f"{what} {int(rest[1])}"
    return None
