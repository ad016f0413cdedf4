"""What speaks for laying or discarding supply cards: how the conflict stands with them, as far as the player knows.

What is laid, and the own action card, count; the action cards of others and what they lay later are unknown.
"""

from __future__ import annotations

from itertools import chain, combinations

from highlands.engine.bits import count
from highlands.engine.state import copy_state
from highlands.games.verraeter.rules.conflict import house_strength, house_with
from highlands.games.verraeter.state.cards import UNSEEN_ACTION, strength_of
from highlands.games.verraeter.state.layout import State, order_of, rounds_of
from highlands.games.verraeter.text.messages import supply_message
from highlands.games.verraeter.text.notation import supply_texts
from highlands.i18n import Message, message


def advice_on_laying(observation: State, seat: int, handful: int) -> Message:
    """What laying these cards does to the conflict, or what keeping them all is good for."""
    state = _as_known(observation, seat)
    house = int(state.house[seat])
    own, other = int(house_strength(state, house)), int(house_strength(state, 1 - house))
    hand = [int(text) for text in supply_texts(int(observation.hand[seat]))]
    if not handful:
        return _on_laying_nothing(observation, seat, own, other, own + sum(hand))
    after = own + int(strength_of(handful))
    if own > other:
        return message("advice-v-lay-more", own=after, other=other)
    if after > other:
        choices = chain.from_iterable(combinations(hand, number) for number in range(len(hand) + 1))
        least = min(own + sum(choice) for choice in choices if own + sum(choice) > other)
        return message("advice-v-lay-enough" if after == least else "advice-v-lay-lead", own=after, other=other)
    if after == other:
        return message("advice-v-lay-even", own=after)
    later = _others_lay_later(state, seat)
    return message("advice-v-lay-others" if later else "advice-v-lay-behind", own=after, other=other)


def _as_known(observation: State, seat: int) -> State:
    """The state with what this player knows: the own Traitor in the new house, and nothing of the others' cards."""
    state = copy_state(observation)
    for player in range(int(observation.players)):
        if player != seat:
            state.action[player] = UNSEEN_ACTION
        else:
            state.house[seat] = house_with(int(observation.house[seat]), int(observation.action[seat]))
    return state


def _others_lay_later(state: State, seat: int) -> bool:
    """Whether another player of the own house is still to lay supply."""
    return any(
        state.house[player] == state.house[seat]
        and state.held[player]
        and order_of(state, player) > order_of(state, seat)
        for player in range(int(state.players))
    )


def _on_laying_nothing(observation: State, seat: int, own: int, other: int, most: int) -> Message:
    """What keeping all cards is good for; `most` is the strength with the whole hand."""
    if observation.round_number == rounds_of(observation) and count(int(observation.counting_houses[seat])):
        return message("advice-v-keep-to-count")
    if own > other:
        return message("advice-v-keep-ahead", own=own, other=other)
    if most <= other:
        return message("advice-v-keep-hopeless", most=most, other=other)
    return message("advice-v-keep", own=own, other=other)


def advice_on_discarding(observation: State, seat: int, handful: int) -> Message:
    """The lowest cards go, or the cards that stay are said."""
    hand = [int(text) for text in supply_texts(int(observation.hand[seat]))]
    gone = [int(text) for text in supply_texts(handful)]
    if gone == hand[: len(gone)]:
        return message("advice-v-discard-lowest", number=len(gone))
    return message("advice-v-discard", kept=supply_message(supply_texts(int(observation.hand[seat]) - handful)))
