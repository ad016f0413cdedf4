"""An observation as a typed message: what a page, a terminal or a program shows of the game."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from highlands.engine.bits import count
from highlands.engine.state import NO_OBSERVER, fields_of
from highlands.games.schotten_totten.rules.claims import WINNING, claimable, has_row
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
    STEP_NAMES,
    STONES_TO_WIN,
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
    """What decided the last round of a match that is over: `row`, `stones`, `more`, or `even` for a drawn one."""
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


def hand_cards(state: State, seat: int) -> list[str]:
    """The cards of a hand, unknown ones last of their kind."""
    clan, tactics = clan_texts(state.hand[seat]), tactics_texts(state.hand_tactics[seat])
    hidden = int(state.clan_held[seat]) - len(clan)
    hidden_tactics = int(state.tactics_held[seat]) - len(tactics)
    return clan + [UNKNOWN_CLAN] * hidden + tactics + [UNKNOWN_TACTICS] * hidden_tactics


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
    if max(numbers) >= STONES_TO_WIN:
        return "stones"
    return "even" if numbers[0] == numbers[1] else "more"


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


def known_in_decks(state: State) -> dict[str, dict[int, str]]:
    """The cards in each deck that the observer has put there, by their place from the top (ST-9); else none."""
    known: dict[str, dict[int, str]] = {}
    if state.observer == NO_OBSERVER:
        return known
    for name, deck, top, left, texts in (
        ("clan", state.clan_deck, state.clan_top, state.clan_left, CLAN_TEXTS),
        ("tactics", state.tactics_deck, state.tactics_top, state.tactics_left, TACTICS_NAMES),
    ):
        order = (deck[top:] + deck[:top])[:left]
        if cards := {place: texts[card] for place, card in enumerate(order, start=1) if card != NO_CARD}:
            known[name] = cards
    return known


class BorderCache:
    """The stones as they were last shown, and what of it holds on after the next move.

    All that they are made of is open to everybody, so all seats are shown the same. As cards are seen, what a side can
    become at best changes only if one of the very cards is gone that it was to become this with: what could not be had
    from more cards can't be had from fewer.

    A server has one of these for each table. So it is kept in few objects: Python's collector goes through them all.
    """

    def __init__(self) -> None:
        """Nothing has been shown."""
        self._facts: list[Any] = []
        self._stones: list[Stone] = []
        self._made_of: list[StoneFacts] = []
        """Of each stone, what it was made of."""
        self._unseen = -1
        self._best: dict[int, Formation | None] = {}
        """Of each side, by its cards and its combat modes, its best."""
        self._coming: dict[int, int] = {}
        """The cards that are to come for it, as a set."""

    def stones(self, observation: State, state: State) -> list[Stone]:
        """The stones of an observation, whose fields these are."""
        facts = [getattr(state, name) for name in PUBLIC]
        if facts != self._facts:
            if state.unseen & ~self._unseen:
                self._best, self._coming = {}, {}
            bests, comings = self._best, self._coming
            self._best, self._coming = {}, {}
            claims = [int(claimable(observation, seat)) if state.complete[seat] else 0 for seat in range(SEATS)]
            made_of = [
                (
                    state.modes[stone],
                    stone_owner(state, stone),
                    *(state.completed_first[seat] >> stone & 1 for seat in range(SEATS)),
                    *self._side(state, 0, stone, claims[0], bests, comings),
                    *self._side(state, 1, stone, claims[1], bests, comings),
                )
                for stone in stone_numbers(state)
            ]
            self._stones = [
                self._stones[stone]
                if stone < len(self._made_of) and self._made_of[stone] == parts
                else _stone(stone, parts)
                for stone, parts in enumerate(made_of)
            ]
            self._made_of, self._facts, self._unseen = made_of, facts, state.unseen
        return list(self._stones)

    def _side(
        self,
        state: State,
        seat: int,
        stone: int,
        claims: int,
        bests: dict[int, Formation | None],
        comings: dict[int, int],
    ) -> SideFacts:
        """What a side is made of; `claims` are the stones that its player may claim when it is time."""
        clan, troops, modes = state.side[seat][stone], state.troops[seat][stone], state.modes[stone]
        key = clan | (troops | modes << TROOPS) << CLAN_CARDS
        if key in self._best:
            best = self._best[key]
        elif key in bests and not comings[key] & ~state.unseen:
            best = self._best[key] = bests[key]
            self._coming[key] = comings[key]
        else:
            best = self._best[key] = formation_of(clan, troops, modes, state.unseen)
            self._coming[key] = clan_set(best.coming) if best else 0
        open_stone = not (state.stones[0] | state.stones[1]) >> stone & 1
        wins = open_stone and WINS[state.stones[seat] | 1 << stone]
        return clan, troops, best, state.complete[seat] >> stone & 1, claims >> stone & 1, wins


def _stone(stone: int, facts: StoneFacts) -> Stone:
    """A stone that is made of this."""
    modes, owner, *firsts_and_sides = facts
    firsts, sides = firsts_and_sides[:SEATS], firsts_and_sides[SEATS:]
    made = [
        Side(clan_texts(clan) + troop_texts(troops), bool(complete), bool(firsts[seat]), best, bool(claims), wins)
        for seat, (clan, troops, best, complete, claims, wins) in enumerate((sides[:SIDE_FACTS], sides[SIDE_FACTS:]))
    ]
    return Stone(stone + 1, owner, bool(modes & BLIND_MODE), bool(modes & MUD_MODE), _size(modes), made, leader(made))


PUBLIC = ("side", "troops", "modes", "stones", "complete", "completed_first", "worth", "unseen", "border")
"""The fields that the stones are shown from: all of them are open to everybody."""

SideFacts = tuple[int, int, Formation | None, int, int, bool]
"""Of a side: its clan cards and its troops, its best, whether it is complete, is claimable, and would win the round."""
SIDE_FACTS = 6
WINS: list[bool] = WINNING.tolist()
"""For every set of stones whether it wins a round, as Python's own values."""
StoneFacts = tuple[Any, ...]
"""Of a stone: its combat modes, its owner, whether each side was completed first, and the facts of both sides."""


def view(observation: State, kept: dict[str, Any] | None = None) -> SchottenTottenView:
    """An observation as a message; what is kept from the last one of this game makes it quicker."""
    state = fields_of(observation)
    border: BorderCache = ({} if kept is None else kept).setdefault("border", BorderCache())
    return SchottenTottenView(
        observer=state.observer if 0 <= state.observer < SEATS else None,
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
        stones_to_win=STONES_TO_WIN,
        adjacent_to_win=ADJACENT_TO_WIN,
        won_by=won_by(state),
        stones=border.stones(observation, state),
        hands=[Hand(hand_cards(state, seat), state.clan_held[seat], state.tactics_held[seat]) for seat in range(SEATS)],
        clan_deck=state.clan_left,
        tactics_deck=state.tactics_left,
        discard=clan_texts(state.discard) + tactics_texts(state.discard_tactics),
        played=list(state.played),
        joker_played=[bool(played) for played in state.joker_played],
        unseen=clan_texts(state.unseen),
        unseen_tactics=tactics_texts(state.unseen_tactics),
        known_in_decks=known_in_decks(state),
    )
