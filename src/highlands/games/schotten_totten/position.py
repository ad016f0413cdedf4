"""Positions of Schotten Totten as text: writing them, for true and for seen tables."""

from __future__ import annotations

from highlands.bits import count
from highlands.games.schotten_totten.cards import (
    BLIND_MODE,
    CLAN_CARDS,
    COLOURS,
    MUD_MODE,
    NO_CARD,
    SEATS,
    STONES,
    TACTICS_CARDS,
    TACTICS_NAMES,
    number_of,
)
from highlands.games.schotten_totten.notation import (
    CLAN_TEXTS,
    UNKNOWN_CLAN,
    UNKNOWN_TACTICS,
    clan_texts,
    tactics_texts,
)
from highlands.games.schotten_totten.table import (
    BASE_HAND,
    NOBODY,
    OVER,
    RECRUIT,
    RETURN,
    STEP_NAMES,
    TACTICS_HAND,
    is_complete,
    was_first,
)
from highlands.games.schotten_totten.view import side_cards, stone_numbers, stone_owner
from highlands.kernel import Table
from highlands.ruleset import SEAT_LETTERS

NAME = "schotten-totten"
PASSED = {0: "", 1: ", passed", 2: ", passed twice"}


def write_position(table: Table) -> list[str]:
    """A table as the lines of a position; only what differs from the defaults, and always the hands and decks."""
    return [
        _first_line(table),
        f"round: {table.round_number} of {table.rounds}",
        f"points: {table.points[0]}-{table.points[1]}",
        f"began: {SEAT_LETTERS[table.starter]}",
        *(line for stone in stone_numbers(table) for line in _stone_lines(table, stone)),
        *(f"hand {SEAT_LETTERS[seat]}: {_texts(_hand_tokens(table, seat))}" for seat in range(SEATS)),
        f"clan deck: {_texts(_clan_deck_tokens(table))}",
        *([f"tactics deck: {_texts(_tactics_deck_tokens(table))}"] if table.tactics else []),
        *_discard_lines(table),
        *_tactics_lines(table),
        f"to move: {_turn(table)}",
    ]


def _first_line(table: Table) -> str:
    """The game and its variants."""
    words = [NAME]
    if table.tactics:
        words.append("tactics")
    if table.expert:
        words.append("expert")
    if table.colours != COLOURS:
        words.append(f"colours={table.colours}")
    if count(table.border) != STONES:
        words.append(f"stones={count(table.border)}")
    if table.hand_limit != (TACTICS_HAND if table.tactics else BASE_HAND):
        words.append(f"hand={table.hand_limit}")
    return " ".join(words)


def _stone_lines(table: Table, stone: int) -> list[str]:
    """A stone with its sides, unless there is nothing to say of it."""
    sides = [side_cards(table, seat, stone) for seat in range(SEATS)]
    owner = stone_owner(table, stone)
    if not any(sides) and not table.modes[stone] and owner is None:
        return []
    head = f"stone {stone + 1}"
    if owner is not None:
        head += f" of {SEAT_LETTERS[owner]}"
    if table.modes[stone] & BLIND_MODE:
        head += " blind"
    if table.modes[stone] & MUD_MODE:
        head += " mud"
    texts = [" ".join(cards) or "-" for cards in sides]
    if all(is_complete(table, seat, stone) for seat in range(SEATS)):
        texts[0 if was_first(table, 0, stone) else 1] += " !"
    return [f"{head}: {texts[0]} / {texts[1]}"]


def _hand_tokens(table: Table, seat: int) -> list[str]:
    """The cards of a hand, with the other player as knower where it is so (ST-9)."""
    knower = f"{{{SEAT_LETTERS[1 - seat]}}}"
    known = clan_texts(table.known[seat])
    tokens = [text + (knower if text in known else "") for text in clan_texts(table.hand[seat])]
    tokens += [UNKNOWN_CLAN] * (int(table.clan_held[seat]) - len(tokens))
    tactics = []
    for kind, name in enumerate(TACTICS_NAMES):
        marked = number_of(int(table.known_tactics[seat]), kind)
        tactics += [name + knower] * marked + [name] * (number_of(int(table.hand_tactics[seat]), kind) - marked)
    tactics += [UNKNOWN_TACTICS] * (int(table.tactics_held[seat]) - len(tactics))
    return tokens + tactics


def _knower(seat: int) -> str:
    return "" if seat == NOBODY else f"{{{SEAT_LETTERS[seat]}}}"


def _clan_deck_tokens(table: Table) -> list[str]:
    """The clan deck from top to bottom."""
    places = [(int(table.clan_top) + step) % CLAN_CARDS for step in range(int(table.clan_left))]
    return [
        (UNKNOWN_CLAN if table.clan_deck[place] == NO_CARD else CLAN_TEXTS[table.clan_deck[place]])
        + _knower(table.clan_knower[place])
        for place in places
    ]


def _tactics_deck_tokens(table: Table) -> list[str]:
    """The tactics deck from top to bottom."""
    places = [(int(table.tactics_top) + step) % TACTICS_CARDS for step in range(int(table.tactics_left))]
    return [
        (UNKNOWN_TACTICS if table.tactics_deck[place] == NO_CARD else TACTICS_NAMES[table.tactics_deck[place]])
        + _knower(table.tactics_knower[place])
        for place in places
    ]


def _texts(tokens: list[str]) -> str:
    """Tokens with equal neighbours counted: `c? c? c?` is `c?*3`."""
    words: list[str] = []
    start = 0
    for end in range(1, len(tokens) + 1):
        if end == len(tokens) or tokens[end] != tokens[start]:
            number = end - start
            words.append(tokens[start] if number == 1 else f"{tokens[start]}*{number}")
            start = end
    return " ".join(words) or "-"


def _discard_lines(table: Table) -> list[str]:
    cards = clan_texts(table.discard) + tactics_texts(table.discard_tactics)
    return [f"discard: {' '.join(cards)}"] if cards else []


def _tactics_lines(table: Table) -> list[str]:
    """Who has played how many tactics cards, and who a Joker."""
    if not table.tactics:
        return []
    jokers = [SEAT_LETTERS[seat] for seat in range(SEATS) if table.joker_played[seat]]
    return [f"played: {table.played[0]}-{table.played[1]}", *([f"jokers: {' '.join(jokers)}"] if jokers else [])]


def _turn(table: Table) -> str:
    """Who is to do what."""
    if table.step == OVER:
        return "nobody"
    step = STEP_NAMES[table.step]
    if table.step in (RECRUIT, RETURN):
        step += f" {table.pending}"
    return f"{SEAT_LETTERS[table.mover]} {step}{PASSED[int(table.passes)]}"
