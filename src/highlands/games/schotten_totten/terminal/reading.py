"""Reading what a player types, forgivingly: `r7 3`, `7R at 3`, `c3`, `d c` are as good as the notation's own forms."""

from __future__ import annotations

import re
from collections.abc import Sequence

TACTICS = ("joker", "spy", "shield", "blind", "mud", "recruiter", "strategist", "banshee", "traitor")
RUSES = ("strategist", "banshee", "traitor")
FILLERS = ("at", "to", "on", "stone", "card", "the", "from", "a", "play", "use")
AWAY = ("discard", "away", "off", "out", "x")
CLAN_CARD = re.compile(r"(?P<colour>[roygbp])(?P<strength>[1-9])|(?P<strength2>[1-9])(?P<colour2>[roygbp])")
GLUED = re.compile(r"(?P<first>[roygbp][1-9]|[a-z]{3,})(?P<stone>[1-9])|(?P<claim>c)(?P<claimed>[1-9])")


def normalize(text: str, step: str) -> str:
    """A move as the notation writes it, if it can be guessed at this step; else the text as it is."""
    words = _words(text)
    guess = _guess(words, step) if words else None
    return guess or text


def _words(text: str) -> list[str]:
    """The words that matter, cards in the notation's form, numbers apart."""
    words: list[str] = []
    for word in re.sub(r"[@>,.:;→-]", " ", text.lower()).split():
        if word in FILLERS:
            continue
        if (match := GLUED.fullmatch(word)) and not CLAN_CARD.fullmatch(word):
            words += [part for part in match.groups() if part]
        else:
            words.append(word)
    return [_card(word) for word in words]


def _card(word: str) -> str:
    """A clan card or a tactics card by its beginning, in the notation's form; other words as they are."""
    if match := CLAN_CARD.fullmatch(word):
        return f"{(match['colour'] or match['colour2']).upper()}{match['strength'] or match['strength2']}"
    meant = [name for name in TACTICS if name.startswith(word)]
    return meant[0] if len(meant) == 1 and len(word) > 1 else word


def _is_card(word: str) -> bool:
    return word in TACTICS or bool(CLAN_CARD.fullmatch(word.lower()))


def _is_stone(word: str) -> bool:
    return len(word) == 1 and word in "123456789"


def _guess(words: Sequence[str], step: str) -> str | None:
    """What these words mean at this step."""
    head, rest = words[0], words[1:]
    if head in ("pass", "p") and not rest:
        return "pass"
    if head in RUSES:
        return _guess_ruse(head, rest)
    if head == "recruiter" and not rest and step != "return":
        return "recruiter"
    if step == "claim" and not rest and (head in ("done", "d", "no", "n", "end", "nothing") or _is_stone(head)):
        return f"claim {head}" if _is_stone(head) else "done"
    if head in ("claim", "c", "cl") and len(rest) == 1 and _is_stone(rest[0]):
        return f"claim {rest[0]}"
    return _guess_draw(words, step) or _guess_return(words, step) or _guess_laid(words)


def _guess_draw(words: Sequence[str], step: str) -> str | None:
    """Drawing: `draw clan`, `d t`, or at the time for it only `c` or `tactics`."""
    named = words[0] in ("draw", "d") and len(words) == 2
    deck = words[-1]
    if named or (step in ("draw", "recruit") and len(words) == 1):
        for name in ("clan", "tactics"):
            if name.startswith(deck):
                return f"draw {name}"
    return None


def _guess_return(words: Sequence[str], step: str) -> str | None:
    """The Recruiter's return: `return R7`, `r R7`, or at the time for it only the card."""
    if words[0] in ("return", "ret", "r", "back") and len(words) == 2 and _is_card(words[1]):
        return f"return {words[1]}"
    return f"return {words[0]}" if step == "return" and len(words) == 1 and _is_card(words[0]) else None


def _guess_laid(words: Sequence[str]) -> str | None:
    """A card and a stone, in either order."""
    if len(words) == 2:
        card, stone = words if _is_card(words[0]) else (words[1], words[0])
        if _is_card(card) and _is_stone(stone):
            return f"{card}@{stone}"
    return None


def _guess_ruse(ruse: str, rest: Sequence[str]) -> str | None:
    """A ruse: the card, perhaps its stone, and where it goes."""
    rest = ["discard" if word in AWAY else word for word in rest]
    if not rest or not _is_card(rest[0]) or not all(_is_stone(word) or word == "discard" for word in rest[1:]):
        return None
    card, places = rest[0], rest[1:]
    if ruse == "banshee":
        places = [place for place in places if place != "discard"]
        return f"banshee {card}" + "".join(f"@{place}" for place in places[:1]) if len(places) < 2 else None
    if len(places) == 1:
        return f"{ruse} {card}>{places[0]}"
    return f"{ruse} {card}@{places[0]}>{places[1]}" if len(places) == 2 else None
