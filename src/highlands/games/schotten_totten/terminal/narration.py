"""Moves in words: what was done, and what could be."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence

from highlands.games.schotten_totten.text.messages import card_message
from highlands.games.schotten_totten.view.player_view import SchottenTottenView
from highlands.i18n import Message, message
from highlands.spec.terminal.terminal_ui import Way

LAID = re.compile(r"(?P<card>\w+)@(?P<stone>[1-9])")
RUSE = re.compile(r"(?P<ruse>strategist|banshee|traitor) (?P<card>\w+)@(?P<stone>[1-9])(?:>(?P<to>[1-9]|discard))?")
CLAIM = re.compile(r"claim (?P<stone>[1-9])")
RETURN = re.compile(r"return (?P<card>\S+)")
MODES = ("blind", "mud")


def told(move: str, who: str) -> Message:
    """A move that was made, by `you` or by the `other`."""
    if match := LAID.fullmatch(move):
        return message(
            "term-told-mode" if match["card"] in MODES else "term-told-lay",
            who=who,
            card=card_message(match["card"]),
            stone=int(match["stone"]),
        )
    if match := RUSE.fullmatch(move):
        return message(
            "term-told-ruse",
            who=who,
            ruse=match["ruse"],
            card=card_message(match["card"]),
            stone=int(match["stone"]),
            to=_destinations([match["to"] or "discard"]),
        )
    if match := CLAIM.fullmatch(move):
        return message("term-told-claim", who=who, stone=int(match["stone"]))
    if match := RETURN.fullmatch(move):
        hidden = match["card"].endswith("?")
        card = message("term-some-card", deck=match["card"][0]) if hidden else card_message(match["card"])
        return message("term-told-return", who=who, card=card)
    return message(f"term-did-{move.replace(' ', '-')}", who=who)


def _destinations(places: Sequence[str]) -> Message:
    """Where a ruse takes its card, or can take it: to a stone, to the discard pile, to one of these."""
    numbers = [place for place in places if place != "discard"]
    stones, discard = message("term-to-stones", number=len(numbers), stones=numbers), message("term-to-discard")
    if len(numbers) < len(places):
        return message("term-to-either", stones=stones, discard=discard) if numbers else discard
    return stones


def narrate(before: SchottenTottenView, move: str, after: SchottenTottenView) -> list[Message]:
    """What a player is told of a move: the other's deeds, the own draws, and the end of a round."""
    lines = []
    own = before.to_move == before.observer
    if not own and move != "done":
        lines.append(told(move, "other"))
    if own and after.round == before.round and (drawn := _drawn(before, after)):
        lines.append(message("term-told-drawn", cards=[card_message(card) for card in drawn]))
    if after.passes == 1 and after.to_move == after.observer and not own:
        lines.append(message("term-after-pass"))
    if after.round != before.round:
        seat = before.observer or 0
        gained = [new - old for new, old in zip(after.points, before.points, strict=True)]
        lines.append(message("term-round-over", round=before.round, own=gained[seat], other=gained[1 - seat]))
    return lines


def _drawn(before: SchottenTottenView, after: SchottenTottenView) -> list[str]:
    """The cards that came into the observer's hand."""
    seat = before.observer or 0
    return list((Counter(after.hands[seat].cards) - Counter(before.hands[seat].cards)).elements())


def listed(moves: Iterable[str]) -> list[Way]:
    """Legal moves in words, those of one card together."""
    places: dict[str, list[str]] = {}
    others: list[Way] = []
    for move in moves:
        if match := LAID.fullmatch(move):
            places.setdefault(f"{match['card']}@", []).append(match["stone"])
        elif match := RUSE.fullmatch(move):
            places.setdefault(move.partition(">")[0], []).append(match["to"] or "discard")
        elif match := RETURN.fullmatch(move):
            others.append((move, message("term-can-return", card=card_message(match["card"]))))
        elif match := CLAIM.fullmatch(move):
            others.append((move, message("term-can-claim", stone=int(match["stone"]))))
        else:
            others.append((move, message(f"term-may-{move.replace(' ', '-')}")))
    return [_group(start, to) for start, to in places.items()] + others


def _group(start: str, places: Sequence[str]) -> Way:
    """All places one card can go to: `R7@` to stones, `traitor G5@2` over to others."""
    if match := RUSE.fullmatch(start):
        words = message(
            "term-can-ruse",
            ruse=match["ruse"],
            card=card_message(match["card"]),
            stone=int(match["stone"]),
            to=_destinations(places),
        )
        return (start if match["ruse"] == "banshee" else f"{start}>{places[0]}", words)
    card = start[:-1]
    words = message(
        "term-can-mode" if card in MODES else "term-can-lay",
        card=card_message(card),
        number=len(places),
        stones=places,
    )
    return f"{start}{places[0]}", words
