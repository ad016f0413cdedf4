"""Reading the stone lines of a position."""

from __future__ import annotations

import re

from highlands.errors import UnreadableError
from highlands.games.schotten_totten.rules.sides import note_arrival
from highlands.games.schotten_totten.state.cards import BIT, BLIND, BLIND_MODE, MUD, MUD_MODE, SEATS, TROOPS
from highlands.games.schotten_totten.state.layout import State, laid, stone_size
from highlands.games.schotten_totten.text.parse_face_up import take_face_up
from highlands.i18n import message
from highlands.spec.options import SEAT_LETTERS

HEAD = re.compile(r"stone (?P<stone>[1-9])(?: of (?P<owner>[ab]))?(?P<modes>(?: blind| mud)*)")


def set_stones(state: State, fields: dict[str, str]) -> None:
    """Lay out the border."""
    written: set[str] = set()
    for name, value in fields.items():
        if name.startswith("stone "):
            number = name.split()[1]
            if number in written:
                raise UnreadableError(message("position-line-twice", text=f"stone {number}"))
            written.add(number)
            match = HEAD.fullmatch(name)
            sides = value.split("/")
            if not match or len(sides) != SEATS:
                raise UnreadableError(message("position-stone", stone=int(number)))
            if not state.border >> int(number) - 1 & 1:
                raise UnreadableError(message("no-such-stone", stone=int(number)))
            _set_stone(state, int(number) - 1, match, sides)


def _set_stone(state: State, stone: int, match: re.Match[str], sides: list[str]) -> None:
    """Lay out one stone: its modes, both sides, which was completed first, and who claimed it."""
    for mode, flag in ((BLIND, BLIND_MODE), (MUD, MUD_MODE)):
        name = "blind" if mode == BLIND else "mud"
        number = match["modes"].lower().split().count(name)
        for _ in range(number):
            take_face_up(state, name)
            state.modes[stone] |= flag
    marked = [seat for seat in range(SEATS) if "!" in sides[seat]]
    for seat in range(SEATS):
        _set_side(state, seat, stone, sides[seat].replace("!", " "))
    complete = [seat for seat in range(SEATS) if laid(state, seat, stone) == stone_size(state, stone)]
    if len(marked) > 1 or not set(marked) <= set(complete) or (len(complete) == SEATS and not marked):
        raise UnreadableError(message("position-first", stone=stone + 1))
    for seat in sorted(complete, key=lambda seat: seat not in marked):
        note_arrival(state, seat, stone)
    if match["owner"]:
        owner = SEAT_LETTERS.index(match["owner"].upper())
        if owner not in complete:
            raise UnreadableError(message("position-owner", stone=stone + 1, seat=SEAT_LETTERS[owner]))
        state.stones[owner] |= 1 << stone


def _set_side(state: State, seat: int, stone: int, text: str) -> None:
    """Lay the cards of one side."""
    for word in text.split():
        if word == "-":
            continue
        is_clan, card = take_face_up(state, word)
        if is_clan:
            state.side[seat, stone] |= BIT[card]
        elif card < TROOPS and not state.troops[seat, stone] >> card & 1:
            state.troops[seat, stone] |= 1 << card
        else:
            raise UnreadableError(message("no-card-to-lay", text=word))
    if laid(state, seat, stone) > stone_size(state, stone):
        raise UnreadableError(message("side-too-long", stone=stone + 1, size=int(stone_size(state, stone))))
