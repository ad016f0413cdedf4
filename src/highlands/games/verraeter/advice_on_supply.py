"""What speaks for laying or discarding supply cards: how the conflict stands with them, as far as the player sees.

What is laid, and the own action card, count; the action cards of others and what they lay later are unknown.
"""

from __future__ import annotations

from itertools import chain, combinations

from highlands.bits import count
from highlands.games.verraeter.cards import TRAITOR, UNSEEN_ACTION, strength_of
from highlands.games.verraeter.conflict import house_strength
from highlands.games.verraeter.messages import supply_message
from highlands.games.verraeter.notation import supply_texts
from highlands.games.verraeter.table import order_of, rounds_of
from highlands.kernel import Table, copy_table
from highlands.words import Message, message


def advice_on_laying(seen: Table, seat: int, handful: int) -> Message:
    """What laying these cards does to the conflict, or what keeping them all is good for."""
    table = _as_known(seen, seat)
    house = int(table.house[seat])
    own, other = int(house_strength(table, house)), int(house_strength(table, 1 - house))
    hand = [int(text) for text in supply_texts(int(seen.hand[seat]))]
    if not handful:
        return _on_laying_nothing(seen, seat, own, other, own + sum(hand))
    after = own + int(strength_of(handful))
    if own > other:
        return message("advice-v-lay-more", own=after, other=other)
    if after > other:
        choices = chain.from_iterable(combinations(hand, number) for number in range(len(hand) + 1))
        least = min(own + sum(choice) for choice in choices if own + sum(choice) > other)
        return message("advice-v-lay-enough" if after == least else "advice-v-lay-lead", own=after, other=other)
    if after == other:
        return message("advice-v-lay-even", own=after)
    later = _others_lay_later(table, seat)
    return message("advice-v-lay-others" if later else "advice-v-lay-behind", own=after, other=other)


def _as_known(seen: Table, seat: int) -> Table:
    """The table as this player reckons with it: as the Traitor in the new house, and nothing of the others' cards."""
    table = copy_table(seen)
    for player in range(int(seen.players)):
        if player != seat:
            table.action[player] = UNSEEN_ACTION
        elif seen.action[seat] == TRAITOR:
            table.house[seat] = 1 - int(seen.house[seat])
    return table


def _others_lay_later(table: Table, seat: int) -> bool:
    """Whether another player of the own house is still to lay supply."""
    return any(
        table.house[player] == table.house[seat]
        and table.held[player]
        and order_of(table, player) > order_of(table, seat)
        for player in range(int(table.players))
    )


def _on_laying_nothing(seen: Table, seat: int, own: int, other: int, most: int) -> Message:
    """What keeping all cards is good for; `most` is the strength with the whole hand."""
    if seen.round_number == rounds_of(seen) and count(int(seen.counting_houses[seat])):
        return message("advice-v-keep-to-count")
    if own > other:
        return message("advice-v-keep-ahead", own=own, other=other)
    if most <= other:
        return message("advice-v-keep-hopeless", most=most, other=other)
    return message("advice-v-keep", own=own, other=other)


def advice_on_discarding(seen: Table, seat: int, handful: int) -> Message:
    """The lowest cards go, or the cards that stay are said."""
    hand = [int(text) for text in supply_texts(int(seen.hand[seat]))]
    gone = [int(text) for text in supply_texts(handful)]
    if gone == hand[: len(gone)]:
        return message("advice-v-discard-lowest", number=len(gone))
    return message("advice-v-discard", kept=supply_message(supply_texts(int(seen.hand[seat]) - handful)))
