"""Public card counting: which supply cards are surely in a hand, and from which pile the others were drawn.

All hands begin with cards that everybody knows, everything laid or discarded is seen, and the discard pile lies face
up until it becomes the new pile. So of every pile everybody knows which of its cards nobody has shown yet (its `pool`)
and how many of those each player drew (`drawn`). That a reshuffle brings a new pile matters: the earlier pile is empty
then, and its pool is exactly what the players still hide of it.

A shown card is accounted for at once where there is only one way: first as one that everybody knew of, then as one of
the only pile that it can be from. Where it can be from several piles it is `unsettled`, perhaps until what is shown
later leaves one way. Always, for every seat:

    hand = known + origin of every pile - unsettled cards

All of this is public but `origin`, the cards themselves. Only as many piles and unsettled cards are kept as the state
has space for. Beyond that the two earliest piles are taken together: that forgets something, but says nothing wrong.
How rare it is: `tests/games/verraeter/rules/test_memory.py`.
"""

from __future__ import annotations

from highlands.engine.bits import lowest
from highlands.engine.compiling import compiled
from highlands.games.verraeter.numbers import MOST_PLAYERS
from highlands.games.verraeter.state.cards import UNIT, VALUES, number_of
from highlands.games.verraeter.state.layout import MOST_UNSETTLED, NOBODY, PILES, State

UNLIMITED = 99
"""The limit of an unsettled card that can be any card drawn from its latest pile."""


@compiled
def begin_memory(state: State, pool: int) -> None:
    """Forget everything; the first pile consists of these cards."""
    state.present = 0
    state.unsettled = 0
    for pile in range(PILES):
        state.pool[pile] = 0
        for seat in range(MOST_PLAYERS):
            state.origin[seat, pile] = 0
            state.drawn[seat, pile] = 0
    state.pool[0] = pool
    for index in range(MOST_UNSETTLED):
        clear_unsettled(state, index)


@compiled
def clear_unsettled(state: State, index: int) -> None:
    """Empty a place of the list of unsettled cards."""
    state.unsettled_seat[index] = NOBODY
    state.unsettled_value[index] = 0
    state.unsettled_last[index] = 0
    state.unsettled_limit[index] = 0


@compiled
def copy_unsettled(state: State, index: int, out: State, to: int) -> None:
    """Write an unsettled card to another place, perhaps of another state."""
    out.unsettled_seat[to] = state.unsettled_seat[index]
    out.unsettled_value[to] = state.unsettled_value[index]
    out.unsettled_last[to] = state.unsettled_last[index]
    out.unsettled_limit[to] = state.unsettled_limit[index]


@compiled
def has_unsettled(state: State, seat: int) -> bool:
    """Whether a seat has shown cards of uncertain origin."""
    for index in range(int(state.unsettled)):
        if state.unsettled_seat[index] == seat:
            return True
    return False


@compiled
def piles_with(state: State, seat: int, value: int) -> int:
    """The piles of which a seat has drawn cards that may have this value."""
    piles = 0
    for pile in range(int(state.present) + 1):
        if state.drawn[seat, pile] and number_of(int(state.pool[pile]), value):
            piles |= 1 << pile
    return piles


@compiled
def account(state: State, seat: int, pile: int, value: int) -> None:
    """A card that a seat has shown was surely from this pile."""
    state.pool[pile] -= UNIT[value]
    state.origin[seat, pile] -= UNIT[value]
    state.drawn[seat, pile] -= 1


@compiled
def remember_shown(state: State, seat: int, handful: int) -> None:
    """Everybody sees a seat lay or discard these cards."""
    for value in range(VALUES):
        shown = number_of(handful, value)
        surely = min(shown, number_of(int(state.known[seat]), value))
        state.known[seat] -= UNIT[value] * surely
        for _ in range(shown - surely):
            remember_one(state, seat, value)


@compiled
def remember_one(state: State, seat: int, value: int) -> None:
    """A seat shows a card that was not surely known."""
    if state.present == 0:
        account(state, seat, 0, value)
        return
    piles = piles_with(state, seat, value)
    if piles & piles - 1 == 0 and not has_unsettled(state, seat):
        account(state, seat, lowest(piles), value)
        return
    while state.unsettled == MOST_UNSETTLED:
        take_earliest_together(state)
        settle(state)
    index = int(state.unsettled)
    state.unsettled = index + 1
    state.unsettled_seat[index] = seat
    state.unsettled_value[index] = value
    state.unsettled_last[index] = state.present
    state.unsettled_limit[index] = state.drawn[seat, int(state.present)]


@compiled
def ways(state: State, index: int) -> int:
    """The piles that an unsettled card can be from, each considered alone (arc consistency, without search)."""
    last = int(state.unsettled_last[index])
    piles = piles_with(state, int(state.unsettled_seat[index]), int(state.unsettled_value[index])) & (2 << last) - 1
    return piles if state.unsettled_limit[index] else piles & ~(1 << last)


@compiled
def settle(state: State) -> None:
    """Account for every unsettled card that can be from one pile only; each can settle others."""
    index = 0
    while index < state.unsettled:
        piles = ways(state, index)
        if piles & piles - 1 == 0:
            settle_one(state, index, lowest(piles))
            index = 0
        else:
            index += 1


@compiled
def settle_one(state: State, index: int, pile: int) -> None:
    """An unsettled card was surely from this pile: account for it, and strike it off the list."""
    seat = int(state.unsettled_seat[index])
    account(state, seat, pile, int(state.unsettled_value[index]))
    number = int(state.unsettled)
    was_last = state.unsettled_last[index] == pile
    limit = int(state.unsettled_limit[index])
    for other in range(number):
        if state.unsettled_seat[other] == seat and state.unsettled_last[other] == pile:
            # It took one of the cards that this one, or a later one, could have been.
            if other >= index:
                state.unsettled_limit[other] -= 1
            elif was_last:
                state.unsettled_limit[other] = min(int(state.unsettled_limit[other]), limit - 1)
    for later in range(index + 1, number):
        copy_unsettled(state, later, state, later - 1)
    clear_unsettled(state, number - 1)
    state.unsettled = number - 1


@compiled
def move_pile(state: State, pile: int, to: int) -> None:
    """Give what is remembered of a pile another place, together with what is there."""
    state.pool[to] += state.pool[pile]
    state.pool[pile] = 0
    for seat in range(int(state.players)):
        state.origin[seat, to] += state.origin[seat, pile]
        state.drawn[seat, to] += state.drawn[seat, pile]
        state.origin[seat, pile] = 0
        state.drawn[seat, pile] = 0
    for index in range(int(state.unsettled)):
        if state.unsettled_last[index] == pile:
            state.unsettled_last[index] = to


@compiled
def take_earliest_together(state: State) -> None:
    """Forget which of the two earliest piles a card was drawn from."""
    for index in range(int(state.unsettled)):
        # Whoever had drawn so many of the second of them had drawn all of the first.
        if state.unsettled_last[index] == 1:
            earlier = int(state.drawn[int(state.unsettled_seat[index]), 0])
            state.unsettled_limit[index] = min(UNLIMITED, int(state.unsettled_limit[index]) + earlier)
    for pile in range(1, int(state.present) + 1):
        move_pile(state, pile, pile - 1)
    state.present -= 1


@compiled
def close_up(state: State) -> int:
    """Strike off the piles of which nothing is hidden any more; return how many are left."""
    left = 0
    for pile in range(int(state.present) + 1):
        if state.pool[pile] == 0:
            for index in range(int(state.unsettled)):
                if state.unsettled_last[index] == pile:
                    state.unsettled_last[index] = left - 1
                    state.unsettled_limit[index] = UNLIMITED
        else:
            if left < pile:
                move_pile(state, pile, left)
            left += 1
    return left


@compiled
def know_sole_holders(state: State) -> None:
    """Of a used-up pile whose hidden cards are all in one hand, everybody knows them to be there."""
    for pile in range(int(state.present) + 1):
        holder = NOBODY
        holders = 0
        for seat in range(int(state.players)):
            if state.drawn[seat, pile]:
                holder = seat
                holders += 1
        if holders == 1 and not has_unsettled(state, holder):
            state.known[holder] += state.pool[pile]
            state.pool[pile] = 0
            state.origin[holder, pile] = 0
            state.drawn[holder, pile] = 0


@compiled
def remember_reshuffle(state: State, pool: int) -> None:
    """The present pile is used up; a new one of these cards takes its place."""
    settle(state)
    know_sole_holders(state)
    left = close_up(state)
    if left == PILES:
        take_earliest_together(state)
        settle(state)
        state.present = close_up(state) - 1
        left = int(state.present) + 1
    state.present = left
    state.pool[left] = pool
