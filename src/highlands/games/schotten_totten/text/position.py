"""Positions of Schotten Totten as text: writing them, for full states and observations."""

from __future__ import annotations

from highlands.engine.bits import count
from highlands.games.schotten_totten.state.cards import (
    BLIND_MODE,
    CLAN_CARDS,
    COLOURS,
    MUD_MODE,
    NO_CARD,
    SEATS,
    STONES,
    STRENGTHS,
    TACTICS_CARDS,
    TACTICS_NAMES,
    number_of,
)
from highlands.games.schotten_totten.state.layout import (
    BASE_HAND,
    NO_JOKER,
    NOBODY,
    OVER,
    RECRUIT,
    RETURN,
    STEP_NAMES,
    TACTICS_HAND,
    State,
    is_complete,
    tactics_knower,
    was_first,
)
from highlands.games.schotten_totten.text.notation import (
    CLAN_TEXTS,
    UNKNOWN_CLAN,
    UNKNOWN_TACTICS,
    clan_texts,
    tactics_texts,
)
from highlands.games.schotten_totten.view.border import side_cards, stone_numbers, stone_owner
from highlands.spec.options import SEAT_LETTERS
from highlands.spec.position_text import write_cards

NAME = "schotten-totten"
PASSED = {0: "", 1: ", passed", 2: ", passed twice"}


def write_position(state: State) -> list[str]:
    """A state as the lines of a position; only what differs from the defaults, and always the hands and decks."""
    return [
        _first_line(state),
        f"round: {state.round_number} of {state.rounds}",
        f"points: {state.points[0]}-{state.points[1]}",
        f"began: {SEAT_LETTERS[state.starter]}",
        *(line for stone in stone_numbers(state) for line in _stone_lines(state, stone)),
        *(f"hand {SEAT_LETTERS[seat]}: {write_cards(_hand_tokens(state, seat))}" for seat in range(SEATS)),
        f"clan deck: {write_cards(_clan_deck_tokens(state))}",
        *([f"tactics deck: {write_cards(_tactics_deck_tokens(state))}"] if state.tactics else []),
        *_discard_lines(state),
        *_tactics_lines(state),
        f"to move: {_turn(state)}",
    ]


def _first_line(state: State) -> str:
    """The game and its variants."""
    words = [NAME]
    if state.tactics:
        words.append("tactics")
    if state.expert:
        words.append("expert")
    if state.colours != COLOURS:
        words.append(f"colours={state.colours}")
    if state.strengths != STRENGTHS:
        words.append(f"strengths={state.strengths}")
    if count(state.border) != STONES:
        words.append(f"stones={count(state.border)}")
    if state.hand_limit != (TACTICS_HAND if state.tactics else BASE_HAND):
        words.append(f"hand={state.hand_limit}")
    return " ".join(words)


def _stone_lines(state: State, stone: int) -> list[str]:
    """A stone with its sides, unless there is nothing to say of it."""
    sides = [side_cards(state, seat, stone) for seat in range(SEATS)]
    owner = stone_owner(state, stone)
    if not any(sides) and not state.modes[stone] and owner is None:
        return []
    head = f"stone {stone + 1}"
    if owner is not None:
        head += f" of {SEAT_LETTERS[owner]}"
    if state.modes[stone] & BLIND_MODE:
        head += " blind"
    if state.modes[stone] & MUD_MODE:
        head += " mud"
    texts = [" ".join(cards) or "-" for cards in sides]
    if all(is_complete(state, seat, stone) for seat in range(SEATS)):
        texts[0 if was_first(state, 0, stone) else 1] += " !"
    return [f"{head}: {texts[0]} / {texts[1]}"]


def _hand_tokens(state: State, seat: int) -> list[str]:
    """The cards of a hand, with the other player as knower where it is so (ST-9)."""
    knower = f"{{{SEAT_LETTERS[1 - seat]}}}"
    known = clan_texts(state.known[seat])
    tokens = [text + (knower if text in known else "") for text in clan_texts(state.hand[seat])]
    tokens += [UNKNOWN_CLAN] * (int(state.clan_held[seat]) - len(tokens))
    tactics = []
    for kind, name in enumerate(TACTICS_NAMES):
        marked = number_of(int(state.known_tactics[seat]), kind)
        tactics += [name + knower] * marked + [name] * (number_of(int(state.hand_tactics[seat]), kind) - marked)
    tactics += [UNKNOWN_TACTICS] * (int(state.tactics_held[seat]) - len(tactics))
    return tokens + tactics


def _knower(seat: int, *, no_joker: bool = False) -> str:
    """Who knows a card under a deck, with a mark where everybody knows that it is not a Joker (ST-18)."""
    return "" if seat == NOBODY else f"{{{SEAT_LETTERS[seat]}{'!' * no_joker}}}"


def _clan_deck_tokens(state: State) -> list[str]:
    """The clan deck from top to bottom."""
    places = [(int(state.clan_top) + step) % CLAN_CARDS for step in range(int(state.clan_left))]
    return [
        (UNKNOWN_CLAN if state.clan_deck[place] == NO_CARD else CLAN_TEXTS[state.clan_deck[place]])
        + _knower(state.clan_knower[place])
        for place in places
    ]


def _tactics_deck_tokens(state: State) -> list[str]:
    """The tactics deck from top to bottom."""
    places = [(int(state.tactics_top) + step) % TACTICS_CARDS for step in range(int(state.tactics_left))]
    return [
        (UNKNOWN_TACTICS if state.tactics_deck[place] == NO_CARD else TACTICS_NAMES[state.tactics_deck[place]])
        + _knower(tactics_knower(state, place), no_joker=bool(state.tactics_knower[place] >= NO_JOKER))
        for place in places
    ]


def _discard_lines(state: State) -> list[str]:
    cards = clan_texts(state.discard) + tactics_texts(state.discard_tactics)
    return [f"discard: {' '.join(cards)}"] if cards else []


def _tactics_lines(state: State) -> list[str]:
    """Who has played how many tactics cards, and who a Joker."""
    if not state.tactics:
        return []
    jokers = [SEAT_LETTERS[seat] for seat in range(SEATS) if state.joker_played[seat]]
    return [f"played: {state.played[0]}-{state.played[1]}", *([f"jokers: {' '.join(jokers)}"] if jokers else [])]


def _turn(state: State) -> str:
    """Who is to do what."""
    if state.step == OVER:
        return "nobody"
    step = STEP_NAMES[state.step]
    if state.step in (RECRUIT, RETURN):
        step += f" {state.pending}"
    return f"{SEAT_LETTERS[state.mover]} {step}{PASSED[int(state.passes)]}"
