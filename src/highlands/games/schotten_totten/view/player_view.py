"""An observation as a typed message: what a page, a terminal or a program shows of the game."""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Generic, TypeVar, cast

import msgspec
import numpy as np

from highlands.engine.bits import count
from highlands.engine.state import NO_OBSERVER, NUMBERS, fields_of
from highlands.games.schotten_totten.rules.claims import WINNING, claimable, has_row, majority
from highlands.games.schotten_totten.state.cards import (
    BLIND_MODE,
    CLAN_CARDS,
    MUD_MODE,
    NO_CARD,
    SEATS,
    TACTICS_NAMES,
    TROOPS,
)
from highlands.games.schotten_totten.state.layout import (
    ADJACENT_TO_WIN,
    NOBODY,
    PUBLIC_SIZE,
    STATE,
    STEP_NAMES,
    State,
    size_with,
)
from highlands.games.schotten_totten.text.notation import (
    CLAN_TEXTS,
    UNKNOWN_CLAN,
    UNKNOWN_TACTICS,
    clan_set,
    clan_texts,
    tactics_texts,
    troop_texts,
)
from highlands.games.schotten_totten.text.proof import Formation, formation_of, worth_of


class Side(msgspec.Struct, frozen=True, gc=False):
    """One player's side of a stone."""

    cards: list[str]
    complete: bool
    completed_first: bool
    best: Formation | None
    """What it is, or the best it can still become; None where it cannot be completed."""
    claimable: bool
    """Whether this side is provably not to be beaten, so that its player may claim the stone when it is time."""
    wins: bool
    """Whether the stone, which nobody has claimed yet, would win the round for the player of this side."""


class Stone(msgspec.Struct, frozen=True, gc=False):
    """A stone of the border, with A's side and B's."""

    number: int
    owner: int | None
    blind: bool
    mud: bool
    size: int
    sides: list[Side]
    leader: int | None
    """Whose best is the better, on equal terms the side completed first; None where neither is."""


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


def side_cards(state: State, seat: int, stone: int) -> list[str]:
    """The cards on a side."""
    return clan_texts(state.side[seat][stone]) + troop_texts(state.troops[seat][stone])


def stone_owner(state: State, stone: int) -> int | None:
    """Who has claimed a stone."""
    for seat in range(SEATS):
        if int(state.stones[seat]) >> stone & 1:
            return seat
    return None


def stone_numbers(state: State) -> range:
    """The stones of this game, from 0."""
    return range(count(state.border))


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


def leader(sides: list[Side]) -> int | None:
    """Whose best is the better. On equal terms the side completed first leads."""
    worths = [(-1, 0) if side.best is None else worth_of(side.best) for side in sides]
    if worths[0] == worths[1]:
        return next((seat for seat, side in enumerate(sides) if side.completed_first), None)
    return worths.index(max(worths))


@cache
def _size(modes: int) -> int:
    """How many cards a side takes under these combat modes; a call of a kernel is dear from Python."""
    return int(size_with(modes))


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

T = TypeVar("T")
"""A stone, or what is made of it for whoever is shown it."""

encode = msgspec.json.Encoder().encode


def as_it_is(stone: Stone) -> Stone:
    """For those who look into it."""
    return stone


def encoded(stone: Stone) -> msgspec.Raw:
    """For those who send it: most stones stay the same for many moves, and each is encoded once."""
    return msgspec.Raw(encode(stone))


class BorderCache(Generic[T]):
    """The stones as they were last shown, and what of it holds on after the next move.

    As cards are seen, what a side can become at best changes only if one of the very cards is gone that it was to
    become this with: what could not be had from more cards can't be had from fewer.

    A server has one of these for each table. So it is kept in few objects: Python's collector goes through them all.
    """

    def __init__(self, show: Callable[[Stone], T]) -> None:
        """Nothing has been shown."""
        self._shown_as = show
        self._stones: list[T] = []
        self._made_of: list[StoneFacts] = []
        """Of each stone, what it was made of."""
        self._cards: list[tuple[int, ...]] = []
        """Of each stone, the cards on both sides, and its combat modes."""
        self._awaited: list[int] = []
        """Of each stone, the set of cards that its sides are to become their best with."""
        self._standing: tuple[Any, ...] = ()
        """Who has claimed, completed and may claim which stones."""
        self._unseen = 0
        self._best: dict[int, Formation | None] = {}
        """Of each side, by its cards and its combat modes, its best."""
        self._coming: dict[int, int] = {}
        """The cards that are to come for it, as a set."""

    def stones(self, observation: State, state: State) -> list[T]:
        """The stones of an observation, whose fields these are."""
        claims = [int(claimable(observation, seat)) if state.complete[seat] else 0 for seat in range(SEATS)]
        standing = (*state.stones, *state.complete, *state.completed_first, *claims)
        cards = list(zip(*state.side, *state.troops, state.modes, strict=True))
        if state.unseen & ~self._unseen or len(self._best) > KEPT_SIDES:  # another round, or an earlier position
            self._best, self._coming, self._standing = {}, {}, ()
        if self._standing[:SEATS] != standing[:SEATS]:
            # What would win the round changes with every stone that is claimed.
            changed = list(stone_numbers(state))
            self._awaited = [0] * len(changed)
            del self._stones[len(changed) :], self._made_of[len(changed) :]
        else:
            touched = 0
            for old, new in zip(self._standing, standing, strict=True):
                touched |= old ^ new
            gone = ~state.unseen
            changed = [
                stone
                for stone, awaited in enumerate(self._awaited)
                if touched >> stone & 1 or awaited & gone or cards[stone] != self._cards[stone]
            ]
        for stone in changed:
            self._show(state, stone, claims)
        self._standing, self._cards, self._unseen = standing, cards, state.unseen
        return self._stones

    def _show(self, state: State, stone: int, claims: list[int]) -> None:
        """Make a stone anew, if anything of it has changed."""
        sides = [self._side(state, seat, stone, claims[seat]) for seat in range(SEATS)]
        made_of = (
            state.modes[stone],
            stone_owner(state, stone),
            *(state.completed_first[seat] >> stone & 1 for seat in range(SEATS)),
            *sides[0],
            *sides[1],
        )
        self._awaited[stone] = 0
        for clan, troops, *_ in sides:
            self._awaited[stone] |= self._coming[_side_key(clan, troops, state.modes[stone])]
        if stone == len(self._stones):
            self._stones.append(self._shown_as(_stone(stone, made_of)))
            self._made_of.append(made_of)
        elif self._made_of[stone] != made_of:
            self._stones[stone], self._made_of[stone] = self._shown_as(_stone(stone, made_of)), made_of

    def _side(self, state: State, seat: int, stone: int, claims: int) -> SideFacts:
        """What a side is made of; `claims` are the stones that its player may claim when it is time."""
        clan, troops, modes = state.side[seat][stone], state.troops[seat][stone], state.modes[stone]
        key = _side_key(clan, troops, modes)
        if key in self._coming and not self._coming[key] & ~state.unseen:
            best = self._best[key]
        else:
            best = self._best[key] = formation_of(clan, troops, modes, state.unseen)
            self._coming[key] = clan_set(best.coming) if best else 0
        open_stone = not (state.stones[0] | state.stones[1]) >> stone & 1
        wins = open_stone and WINS[count(state.border)][state.stones[seat] | 1 << stone]
        return clan, troops, best, state.complete[seat] >> stone & 1, claims >> stone & 1, wins


def _side_key(clan: int, troops: int, modes: int) -> int:
    """What the best of a side is kept by."""
    return clan | (troops | modes << TROOPS) << CLAN_CARDS


def _stone(stone: int, facts: StoneFacts) -> Stone:
    """A stone that is made of this."""
    modes, owner, *firsts_and_sides = facts
    firsts, sides = firsts_and_sides[:SEATS], firsts_and_sides[SEATS:]
    made = [
        Side(clan_texts(clan) + troop_texts(troops), bool(complete), bool(firsts[seat]), best, bool(claims), wins)
        for seat, (clan, troops, best, complete, claims, wins) in enumerate((sides[:SIDE_FACTS], sides[SIDE_FACTS:]))
    ]
    return Stone(stone + 1, owner, bool(modes & BLIND_MODE), bool(modes & MUD_MODE), _size(modes), made, leader(made))


SideFacts = tuple[int, int, Formation | None, int, int, bool]
"""Of a side: its clan cards and its troops, its best, whether it is complete, is claimable, and would win the round."""
SIDE_FACTS = 6
KEPT_SIDES = 60
"""How many sides are kept: those on the border now, and some that were."""
WINS: list[list[bool]] = WINNING.tolist()
"""For every length of the border and every set of stones whether it wins a round, as Python's own values."""
StoneFacts = tuple[Any, ...]
"""Of a stone: its combat modes, its owner, whether each side was completed first, and the facts of both sides."""


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
