"""An observation as a typed message: what a page, a terminal or a program shows of the game."""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from typing import Any, cast

import msgspec
import numpy as np

from highlands.engine.bits import count
from highlands.engine.state import NO_OBSERVER, NUMBERS, fields_of
from highlands.games.schotten_totten.rules.claims import has_row, majority
from highlands.games.schotten_totten.state.cards import (
    CLAN_CARDS,
    NO_CARD,
    SEATS,
    TACTICS_NAMES,
)
from highlands.games.schotten_totten.state.layout import (
    ADJACENT_TO_WIN,
    NOBODY,
    PUBLIC_SIZE,
    STATE,
    STEP_NAMES,
    State,
)
from highlands.games.schotten_totten.text.notation import (
    CLAN_TEXTS,
    UNKNOWN_CLAN,
    UNKNOWN_TACTICS,
    clan_texts,
    tactics_texts,
)
from highlands.games.schotten_totten.view.border import BorderCache, Stone, as_it_is, encoded


class Hand(msgspec.Struct, frozen=True, gc=False):
    """A hand: its cards, `c?` and `t?` for those that may not be known, and what is public of it (ST-17)."""

    cards: list[str]
    clan: int
    tactics: int


class SchottenTottenView(msgspec.Struct, frozen=True, gc=False, tag="schotten-totten"):
    """All that a seat, or a spectator, may know."""

    observer: int | None
    """The seat whose view this is; None for a spectator's."""
    to_move: int | None
    step: str
    """`play`, `claim`, `draw`, `recruit`, `return` or `over`."""
    pending: int
    """Draws or returns of the Recruiter still to come."""
    passes: int
    tactics: bool
    expert: bool
    round: int
    rounds: int
    starter: int
    points: list[int]
    hand_limit: int
    stones_to_win: int
    """So many stones win a round ..."""
    adjacent_to_win: int
    """... or so many adjacent ones."""
    won_by: str | None
    """What decided the round, once it is over: `row`, `stones`, `more`, or `even` for a drawn one."""
    round_winner: int | None
    """Who won the round, once it is over; None for a drawn one."""
    stones: list[Stone]
    hands: list[Hand]
    clan_deck: int
    tactics_deck: int
    discard: list[str]
    played: list[int]
    """How many tactics cards each player has played."""
    joker_played: list[bool]
    unseen: list[str]
    """The clan cards that have never been face up: the ones a proof must take into account."""
    unseen_tactics: list[str]
    known_in_decks: dict[str, dict[int, str]]
    """Under `clan` and `tactics`, what the observer has put under that deck, by its place from the top (ST-9)."""


def _unpacker(*names: str) -> Callable[[bytes], tuple[int, ...]]:
    """What reads some fields, in the order of their declaration, from the bytes of a state.

    `fields_of` reads all of them, which takes longer; and a field of the record itself takes as long as all of these.
    """
    code, at = "=", 0
    for name in names:
        field, offset = STATE.fields[name][:2]  # type: ignore[index]
        code += f"{offset - at}x{field.itemsize // field.base.itemsize}{NUMBERS[field.base.str[1:]]}"
        at = offset + field.itemsize
    return struct.Struct(code).unpack_from


_unpack_hands = _unpacker("clan_held", "tactics_held", "hand_tactics", "hand")


def hands(content: bytes) -> list[Hand]:
    """All hands of a state with these bytes, the unknown cards of each last of their kind."""
    numbers = _unpack_hands(content)
    shown = []
    for seat in range(SEATS):
        clan_held, tactics_held, tactics_cards, clan_cards = numbers[seat::SEATS]
        cards = clan_texts(clan_cards)
        cards += [UNKNOWN_CLAN] * (clan_held - len(cards))
        if tactics_held:
            tactics = tactics_texts(tactics_cards)
            cards += tactics + [UNKNOWN_TACTICS] * (tactics_held - len(tactics))
        shown.append(Hand(cards, clan_held, tactics_held))
    return shown


def won_by(state: State) -> str | None:
    """What decided a round that is over: adjacent stones, their number, or that somebody had more of them (ST-10)."""
    if STEP_NAMES[state.step] != "over":
        return None
    if any(has_row(stones) for stones in state.stones):
        return "row"
    numbers = [count(stones) for stones in state.stones]
    if max(numbers) >= majority(count(state.border)):
        return "stones"
    return "even" if numbers[0] == numbers[1] else "more"


def round_winner(state: State) -> int | None:
    """Who won a round that is over: by adjacent stones, else by the most."""
    decided = won_by(state)
    if decided in (None, "even"):
        return None
    if decided == "row":
        return next(seat for seat in range(SEATS) if has_row(state.stones[seat]))
    numbers = [count(stones) for stones in state.stones]
    return numbers.index(max(numbers))


def known_in_decks(observation: State, content: bytes) -> dict[str, dict[int, str]]:
    """The cards in each deck that the observer has put there, by their place from the top (ST-9); else none."""
    known: dict[str, dict[int, str]] = {}
    for name, texts, begin, end in _DECKS:
        if content[begin:end] != UNKNOWN_DECK[: end - begin]:
            deck: list[int] = observation[f"{name}_deck"].tolist()
            top, left = int(observation[f"{name}_top"]), int(observation[f"{name}_left"])
            order = (deck[top:] + deck[:top])[:left]
            if cards := {place: texts[card] for place, card in enumerate(order, start=1) if card != NO_CARD}:
                known[name] = cards
    return known


def _deck(name: str, texts: Sequence[str]) -> tuple[str, Sequence[str], int, int]:
    """A deck, the texts of its cards, and the bytes of a state that it fills."""
    field, offset = STATE.fields[f"{name}_deck"][:2]  # type: ignore[index]
    return name, texts, offset, offset + field.itemsize


_DECKS = _deck("clan", CLAN_TEXTS), _deck("tactics", TACTICS_NAMES)
UNKNOWN_DECK = np.full(CLAN_CARDS, NO_CARD, np.int8).tobytes()
"""The bytes of a deck in which no card is known, or the beginning of them."""


class PublicPart:
    """What all observers are shown alike: it is made of the public fields alone, and anew when any of them changes."""

    def __init__(self, show: Callable[[Stone], object]) -> None:
        """Nothing has been shown."""
        self._bytes = b""
        self._border = BorderCache(show)
        self._shown: SchottenTottenView | None = None

    def show(self, observation: State, content: bytes) -> SchottenTottenView:
        """The view of a spectator without the hands. It is kept, and so are its lists."""
        public = content[:PUBLIC_SIZE]
        if self._shown is None or public != self._bytes:
            self._shown = self._show(observation, fields_of(observation))
            self._bytes = public
        return self._shown

    def _show(self, observation: State, state: State) -> SchottenTottenView:
        return SchottenTottenView(
            observer=None,
            to_move=None if state.mover == NOBODY else state.mover,
            step=STEP_NAMES[state.step],
            pending=state.pending,
            passes=state.passes,
            tactics=bool(state.tactics),
            expert=bool(state.expert),
            round=state.round_number,
            rounds=state.rounds,
            starter=state.starter,
            points=list(state.points),
            hand_limit=state.hand_limit,
            stones_to_win=majority(count(state.border)),
            adjacent_to_win=ADJACENT_TO_WIN,
            won_by=won_by(state),
            round_winner=round_winner(state),
            # The cache goes on with its own list; this view may still be read when the next one is made.
            stones=cast(list[Stone], self._border.stones(observation, state).copy()),
            hands=[],
            clan_deck=state.clan_left,
            tactics_deck=state.tactics_left,
            discard=clan_texts(state.discard) + tactics_texts(state.discard_tactics),
            played=list(state.played),
            joker_played=[bool(played) for played in state.joker_played],
            unseen=clan_texts(state.unseen),
            unseen_tactics=tactics_texts(state.unseen_tactics),
            known_in_decks={},
        )


def view(observation: State, kept: dict[str, Any] | None = None) -> SchottenTottenView:
    """An observation as a message; what is kept from the last one of this game makes it quicker.

    Then it is to be sent, and its stones are encoded already.
    """
    public: PublicPart | None = None if kept is None else kept.get("public")
    if public is None:
        public = PublicPart(as_it_is if kept is None else encoded)
        if kept is not None:
            kept["public"] = public
    observer = int(observation["observer"])
    content = observation.tobytes()
    shown = public.show(observation, content)
    return msgspec.structs.replace(
        shown,
        stones=shown.stones.copy(),
        observer=observer if 0 <= observer < SEATS else None,
        hands=hands(content),
        known_in_decks={} if observer == NO_OBSERVER else known_in_decks(observation, content),
    )
