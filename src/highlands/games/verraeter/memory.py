"""What everybody can count of the supply: which cards are surely in a hand, and from which pile the others were drawn.

All hands begin with cards that everybody knows, everything laid or discarded is seen, and the discard pile lies face
up until it becomes the new pile. So of every pile everybody knows which of its cards nobody has shown yet (its `pool`)
and how many of those each player drew (`drawn`). That a reshuffle brings a new pile matters: the earlier pile is empty
then, and its pool is exactly what the players still hide of it.

A shown card is accounted for at once where there is only one way: first as one that everybody knew of, then as one of
the only pile that it can be from. Where it can be from several piles it is `unsettled`, perhaps until what is shown
later leaves one way. Always, for every seat:

    hand = known + origin of every pile - unsettled cards

All of this is public but `origin`, the cards themselves. Only so many piles and unsettled cards are kept as the table
has room for. Beyond that the two earliest piles are taken together: that forgets something, but says nothing wrong.
How rare it is: `tests/verraeter/test_memory.py`.
"""

from __future__ import annotations

from highlands.bits import lowest
from highlands.compiling import compiled
from highlands.games.verraeter.cards import MOST_PLAYERS, UNIT, VALUES, number_of
from highlands.games.verraeter.table import MOST_UNSETTLED, NOBODY, PILES
from highlands.kernel import Table

UNLIMITED = 99
"""The room of an unsettled card that can be any card drawn from its latest pile."""


@compiled
def begin_memory(table: Table, pool: int) -> None:
    """Forget everything; the first pile consists of these cards."""
    table.present = 0
    table.unsettled = 0
    for pile in range(PILES):
        table.pool[pile] = 0
        for seat in range(MOST_PLAYERS):
            table.origin[seat, pile] = 0
            table.drawn[seat, pile] = 0
    table.pool[0] = pool
    for index in range(MOST_UNSETTLED):
        clear_unsettled(table, index)


@compiled
def clear_unsettled(table: Table, index: int) -> None:
    """Empty a place of the list of unsettled cards."""
    table.unsettled_seat[index] = NOBODY
    table.unsettled_value[index] = 0
    table.unsettled_last[index] = 0
    table.unsettled_room[index] = 0


@compiled
def copy_unsettled(table: Table, index: int, out: Table, to: int) -> None:
    """Write an unsettled card to another place, perhaps of another table."""
    out.unsettled_seat[to] = table.unsettled_seat[index]
    out.unsettled_value[to] = table.unsettled_value[index]
    out.unsettled_last[to] = table.unsettled_last[index]
    out.unsettled_room[to] = table.unsettled_room[index]


@compiled
def has_unsettled(table: Table, seat: int) -> bool:
    """Whether a seat has shown cards of uncertain origin."""
    for index in range(int(table.unsettled)):
        if table.unsettled_seat[index] == seat:
            return True
    return False


@compiled
def piles_with(table: Table, seat: int, value: int) -> int:
    """The piles of which a seat has drawn cards that may have this value."""
    piles = 0
    for pile in range(int(table.present) + 1):
        if table.drawn[seat, pile] and number_of(int(table.pool[pile]), value):
            piles |= 1 << pile
    return piles


@compiled
def account(table: Table, seat: int, pile: int, value: int) -> None:
    """A card that a seat has shown was surely from this pile."""
    table.pool[pile] -= UNIT[value]
    table.origin[seat, pile] -= UNIT[value]
    table.drawn[seat, pile] -= 1


@compiled
def remember_shown(table: Table, seat: int, handful: int) -> None:
    """Everybody sees a seat lay or discard these cards."""
    for value in range(VALUES):
        shown = number_of(handful, value)
        surely = min(shown, number_of(int(table.known[seat]), value))
        table.known[seat] -= UNIT[value] * surely
        for _ in range(shown - surely):
            remember_one(table, seat, value)


@compiled
def remember_one(table: Table, seat: int, value: int) -> None:
    """A seat shows a card that was not surely known."""
    if table.present == 0:
        account(table, seat, 0, value)
        return
    piles = piles_with(table, seat, value)
    if piles & piles - 1 == 0 and not has_unsettled(table, seat):
        account(table, seat, lowest(piles), value)
        return
    while table.unsettled == MOST_UNSETTLED:
        take_earliest_together(table)
        settle(table)
    index = int(table.unsettled)
    table.unsettled = index + 1
    table.unsettled_seat[index] = seat
    table.unsettled_value[index] = value
    table.unsettled_last[index] = table.present
    table.unsettled_room[index] = table.drawn[seat, int(table.present)]


@compiled
def ways(table: Table, index: int) -> int:
    """The piles that an unsettled card can be from, as far as one sees without trying out the other ones."""
    last = int(table.unsettled_last[index])
    piles = piles_with(table, int(table.unsettled_seat[index]), int(table.unsettled_value[index])) & (2 << last) - 1
    return piles if table.unsettled_room[index] else piles & ~(1 << last)


@compiled
def settle(table: Table) -> None:
    """Account for every unsettled card that can be from one pile only; each can settle others."""
    index = 0
    while index < table.unsettled:
        piles = ways(table, index)
        if piles & piles - 1 == 0:
            settle_one(table, index, lowest(piles))
            index = 0
        else:
            index += 1


@compiled
def settle_one(table: Table, index: int, pile: int) -> None:
    """An unsettled card was surely from this pile: account for it, and strike it off the list."""
    seat = int(table.unsettled_seat[index])
    account(table, seat, pile, int(table.unsettled_value[index]))
    number = int(table.unsettled)
    was_last = table.unsettled_last[index] == pile
    room = int(table.unsettled_room[index])
    for other in range(number):
        if table.unsettled_seat[other] == seat and table.unsettled_last[other] == pile:
            # It took one of the cards that this one, or a later one, could have been.
            if other >= index:
                table.unsettled_room[other] -= 1
            elif was_last:
                table.unsettled_room[other] = min(int(table.unsettled_room[other]), room - 1)
    for later in range(index + 1, number):
        copy_unsettled(table, later, table, later - 1)
    clear_unsettled(table, number - 1)
    table.unsettled = number - 1


@compiled
def move_pile(table: Table, pile: int, to: int) -> None:
    """Give what is remembered of a pile another place, together with what is there."""
    table.pool[to] += table.pool[pile]
    table.pool[pile] = 0
    for seat in range(int(table.players)):
        table.origin[seat, to] += table.origin[seat, pile]
        table.drawn[seat, to] += table.drawn[seat, pile]
        table.origin[seat, pile] = 0
        table.drawn[seat, pile] = 0
    for index in range(int(table.unsettled)):
        if table.unsettled_last[index] == pile:
            table.unsettled_last[index] = to


@compiled
def take_earliest_together(table: Table) -> None:
    """Forget which of the two earliest piles a card was drawn from."""
    for index in range(int(table.unsettled)):
        # Whoever had drawn so many of the second of them had drawn all of the first.
        if table.unsettled_last[index] == 1:
            earlier = int(table.drawn[int(table.unsettled_seat[index]), 0])
            table.unsettled_room[index] = min(UNLIMITED, int(table.unsettled_room[index]) + earlier)
    for pile in range(1, int(table.present) + 1):
        move_pile(table, pile, pile - 1)
    table.present -= 1


@compiled
def close_up(table: Table) -> int:
    """Strike off the piles of which nothing is hidden any more; return how many are left."""
    left = 0
    for pile in range(int(table.present) + 1):
        if table.pool[pile] == 0:
            for index in range(int(table.unsettled)):
                if table.unsettled_last[index] == pile:
                    table.unsettled_last[index] = left - 1
                    table.unsettled_room[index] = UNLIMITED
        else:
            if left < pile:
                move_pile(table, pile, left)
            left += 1
    return left


@compiled
def know_sole_holders(table: Table) -> None:
    """Of a used-up pile whose hidden cards are all in one hand, everybody knows them to be there."""
    for pile in range(int(table.present) + 1):
        holder = NOBODY
        holders = 0
        for seat in range(int(table.players)):
            if table.drawn[seat, pile]:
                holder = seat
                holders += 1
        if holders == 1 and not has_unsettled(table, holder):
            table.known[holder] += table.pool[pile]
            table.pool[pile] = 0
            table.origin[holder, pile] = 0
            table.drawn[holder, pile] = 0


@compiled
def remember_reshuffle(table: Table, pool: int) -> None:
    """The present pile is used up; a new one of these cards takes its place."""
    settle(table)
    know_sole_holders(table)
    left = close_up(table)
    if left == PILES:
        take_earliest_together(table)
        settle(table)
        table.present = close_up(table) - 1
        left = int(table.present) + 1
    table.present = left
    table.pool[left] = pool
