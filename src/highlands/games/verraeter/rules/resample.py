"""Determinization: full states that the observer can't tell from the true one, at random.

What `resample` does, exactly. Everybody is taken to choose freely, so nothing follows from what a player likes to do.

Action cards. Those that the observer passed on lie with the players after the observer; those that never came to the
observer are the one put aside and those of the players before. Within each group every order is equally likely. That
is exact.

Supply. The cards of each pile that nobody has shown, less those that the observer drew, are dealt to the places where
they can be: every way to deal them is equally likely. That is exact as long as every shown card could be accounted for
(see `memory`), for players who choose what to show without regard to its value, and show of two equal cards the one
that everybody knew of. Where shown cards are unsettled, a pile is first guessed for each, the most constrained first,
with the chance that a card at random of the player's hidden cards was this one; a guess that leaves some card without
a pile is thrown away. Of CANDIDATES complete guesses one is kept, by how likely they are (importance resampling). So a
determinization never contradicts what the observer knows, and every one that does not can come out; the chances among
unsettled ones are near the exact.
"""

from __future__ import annotations

from highlands.engine.bits import count, lowest
from highlands.engine.chance import Rng, below, shuffle
from highlands.engine.compiling import compiled
from highlands.engine.state import NO_OBSERVER
from highlands.games.verraeter.numbers import MOST_PLAYERS
from highlands.games.verraeter.rules.memory import settle_one, ways
from highlands.games.verraeter.rules.observation import copy_memory, copy_own, copy_public
from highlands.games.verraeter.state.cards import (
    ALL_ACTIONS,
    NO_ACTION,
    NO_CARD,
    SUPPLY_CARDS,
    UNIT,
    UNSEEN_ACTION,
    VALUES,
    number_of,
    size_of,
)
from highlands.games.verraeter.state.layout import CHOOSE, NOBODY, PILES, SUPPLY, State, left_of, order_of

CANDIDATES = 4
MOST_GUESSES = 10_000
"""Far more than any state of a game needs; one that contradicts itself would need more."""
FINE = 1 << 30


@compiled
def chance_of(rng: Rng) -> float:
    """A uniform number from 0 to 1."""
    return below(rng, FINE) / FINE


@compiled
def guess_weight(state: State, index: int, pile: int) -> float:
    """How likely a hidden card at random of this player is one of this pile and has the unsettled card's value."""
    places = int(state.drawn[int(state.unsettled_seat[index]), pile])
    if state.unsettled_last[index] == pile:
        places = min(places, int(state.unsettled_limit[index]))
    pool = int(state.pool[pile])
    return places * number_of(pool, int(state.unsettled_value[index])) / size_of(pool)


@compiled
def most_constrained(state: State) -> int:
    """The unsettled card that can be from the fewest piles."""
    best = 0
    fewest = PILES + 1
    for index in range(int(state.unsettled)):
        number = count(ways(state, index))
        if number < fewest:
            fewest = number
            best = index
    return best


@compiled
def guess_pile(state: State, index: int, rng: Rng) -> float:
    """Settle an unsettled card at random; return how likely a card like it was at all."""
    total = 0.0
    piles = ways(state, index)
    waiting = piles
    while waiting:
        total += guess_weight(state, index, lowest(waiting))
        waiting &= waiting - 1
    chosen = lowest(piles)
    if piles & piles - 1:
        left = chance_of(rng) * total
        while piles:
            chosen = lowest(piles)
            left -= guess_weight(state, index, chosen)
            piles &= piles - 1
            if left < 0:
                break
    settle_one(state, index, chosen)
    return total


@compiled
def begin_guess(observation: State, out: State) -> None:
    """Make `out` remember only what the observer can't place: pools, places and unsettled cards of the others.

    The cards that a guess places are then subtracted from `origin`, which begins at nothing.
    """
    copy_memory(observation, out)
    for seat in range(MOST_PLAYERS):
        for pile in range(PILES):
            out.drawn[seat, pile] -= size_of(int(observation.origin[seat, pile]))
            out.pool[pile] -= observation.origin[seat, pile]
            out.origin[seat, pile] = 0
    for place in range(int(observation.pile_left)):
        if observation.pile[place] != NO_CARD:
            out.pool[int(observation.present)] -= UNIT[int(observation.pile[place])]
    keep = 0
    for index in range(int(observation.unsettled)):
        seat = int(observation.unsettled_seat[index])
        if hides_something(observation, seat):
            out.unsettled_seat[keep] = seat
            out.unsettled_value[keep] = observation.unsettled_value[index]
            out.unsettled_last[keep] = observation.unsettled_last[index]
            out.unsettled_limit[keep] = observation.unsettled_limit[index]
            keep += 1
    out.unsettled = keep


@compiled
def hides_something(observation: State, seat: int) -> bool:
    """Whether the observer doesn't know all that a seat drew."""
    for pile in range(int(observation.present) + 1):
        if observation.drawn[seat, pile] > size_of(int(observation.origin[seat, pile])):
            return True
    return False


@compiled
def guess(observation: State, rng: Rng, out: State) -> float:
    """Guess a pile for each unsettled card of the others; return how likely all of it is: 0 if it came to a dead end.

    Leaves in `out` the pools, the places and the origins, which are negative: what the guess has placed.
    """
    begin_guess(observation, out)
    likely = 1.0
    while out.unsettled:
        index = most_constrained(out)
        if ways(out, index) == 0:
            return 0.0
        likely *= guess_pile(out, index, rng)
    return likely


@compiled
def guess_well(observation: State, rng: Rng, out: State) -> bool:
    """One of several complete guesses, by how likely they are; False if there is none to be found.

    A kernel has no buffer to keep a guess in, so the one that is chosen is made again from the same chance.
    """
    chosen = after = (rng[0], rng[1], rng[2], rng[3])
    total = 0.0
    complete = 0
    for _ in range(MOST_GUESSES):
        before = (rng[0], rng[1], rng[2], rng[3])
        likely = guess(observation, rng, out)
        if complete == CANDIDATES:
            rng[0], rng[1], rng[2], rng[3] = after
            return True
        if likely > 0.0:
            if rng[0] == before[0] and rng[1] == before[1]:
                return True  # There was nothing to guess.
            complete += 1
            total += likely
            if chance_of(rng) * total < likely:
                chosen = before
            if complete == CANDIDATES:
                after = (rng[0], rng[1], rng[2], rng[3])
                rng[0], rng[1], rng[2], rng[3] = chosen
    return False


@compiled
def fill_supply(observation: State, rng: Rng, out: State) -> None:
    """Deal what the observer can't place to hands and pile; `out` is as `guess` leaves it, its pile is free for use."""
    loose = out.pile
    number = 0
    for pile in range(int(observation.present) + 1):
        number = 0
        for value in range(VALUES):
            for _ in range(number_of(int(out.pool[pile]), value)):
                loose[number] = value
                number += 1
        shuffle(rng, loose, number)
        for seat in range(int(observation.players)):
            cards = int(observation.origin[seat, pile]) - int(out.origin[seat, pile])
            for _ in range(int(out.drawn[seat, pile])):
                number -= 1
                cards += UNIT[int(loose[number])]
            out.origin[seat, pile] = cards
    # What is left of the present pile lies at its bottom. From the top down, each place takes its card from there.
    for place in range(SUPPLY_CARDS - 1, -1, -1):
        card = int(observation.pile[place])
        if card == NO_CARD and place < observation.pile_left:
            number -= 1
            card = int(loose[number])
        out.pile[place] = card
    copy_memory(observation, out)
    for seat in range(int(observation.players)):
        hand = int(observation.known[seat])
        for pile in range(int(observation.present) + 1):
            hand += int(out.origin[seat, pile])
        out.hand[seat] = hand
    for index in range(int(observation.unsettled)):
        out.hand[int(observation.unsettled_seat[index])] -= UNIT[int(observation.unsettled_value[index])]


@compiled
def has_chosen(observation: State, seat: int) -> bool:
    """Whether a seat has kept an action card."""
    return bool(observation.action[seat] != NO_ACTION)


@compiled
def witness(observation: State) -> int:
    """The seat of which it is known what came into its hands, or NOBODY."""
    for seat in range(int(observation.players)):
        if observation.saw[seat]:
            return seat
    return NOBODY


@compiled
def draw_from_set(members: int, rng: Rng) -> int:
    """A member of a set at random."""
    for _ in range(below(rng, count(members))):
        members &= members - 1
    return lowest(members)


@compiled
def fill_actions(observation: State, rng: Rng, out: State) -> None:
    """Give each hidden action card a place: first those that came to the witness, then those that did not."""
    seat = witness(observation)
    passed = int(observation.saw[seat]) if seat != NOBODY else 0
    free = ALL_ACTIONS
    for owner in range(int(observation.players)):
        if observation.action[owner] >= 0:
            free &= ~(1 << int(observation.action[owner]))
    if observation.aside != NO_ACTION:
        free &= ~(1 << int(observation.aside))
    for owner in range(int(observation.players)):
        if observation.action[owner] == UNSEEN_ACTION:
            after = seat != NOBODY and order_of(observation, owner) >= order_of(observation, seat)
            card = draw_from_set(free & passed if after else free & ~passed, rng)
            out.action[owner] = card
            free &= ~(1 << card)
    out.aside = observation.aside if observation.aside != NO_ACTION else draw_from_set(free & ~passed, rng)
    pass_on(observation, out)


@compiled
def pass_on(observation: State, out: State) -> None:
    """Work out which action cards came into each one's hands."""
    hands = ALL_ACTIONS & ~(1 << int(out.aside))
    seat = int(observation.start)
    for _ in range(int(observation.players)):
        out.saw[seat] = hands
        if not has_chosen(observation, seat):
            break
        hands &= ~(1 << int(out.action[seat]))
        seat = left_of(observation, seat)


@compiled
def resample(observation: State, rng: Rng, out: State) -> None:
    """A full state that the observer of this one can't tell from the true one."""
    copy_public(observation, out)
    for seat in range(MOST_PLAYERS):
        copy_own(observation, seat, out)
    out.observer = NO_OBSERVER
    out.aside = NO_ACTION
    if not guess_well(observation, rng, out):
        raise ValueError("this observation contradicts itself")
    fill_supply(observation, rng, out)
    if observation.step in (CHOOSE, SUPPLY):
        fill_actions(observation, rng, out)
