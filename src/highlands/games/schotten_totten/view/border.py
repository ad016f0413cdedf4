"""The stones of the border as they are shown, each made again only when something of it has changed."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Generic, TypeVar

import msgspec

from highlands.engine.bits import count
from highlands.games.schotten_totten.rules.claims import WINNING, claimable
from highlands.games.schotten_totten.state.cards import BLIND_MODE, CLAN_CARDS, MUD_MODE, SEATS, TROOPS
from highlands.games.schotten_totten.state.layout import State, size_with
from highlands.games.schotten_totten.text.notation import clan_set, clan_texts, troop_texts
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
