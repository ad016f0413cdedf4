"""The same public game with other hidden cards: what a seat cannot know is dealt again, from the first state on.

All that a seat has ever known it still knows: its own hand, and what it put under a deck, wherever that went. So the
cards it does not know now can change places with each other in the whole history of a round, and the seat must not be
able to tell. Clan cards are named; of the tactics cards the two Jokers look alike, so each card has a number here.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from highlands.engine.chance import Seed
from highlands.engine.state import copy_state
from highlands.errors import NotAllowedError
from highlands.games.schotten_totten import SPEC
from highlands.games.schotten_totten.state.actions import RETURN_CLAN, RETURN_TACTICS
from highlands.games.schotten_totten.state.cards import UNIT, clan_cards
from highlands.games.schotten_totten.state.layout import State
from highlands.play.game import Game
from highlands.spec.observation import Move
from tests.games.schotten_totten.invariants import KINDS, clan_face_up, members, ring, tactics_of

TACTICS_CARDS = ("joker", *KINDS)
Made = tuple[State, Move]


@dataclass
class TacticsLedger:
    """Where each tactics card is, by its number in TACTICS_CARDS, and which seat has put it under the deck."""

    hands: list[list[int]]
    deck: list[int]
    put_by: dict[int, int] = field(default_factory=dict)
    returned: list[int | None] = field(default_factory=list)
    """Of each move, the card that went under the deck."""

    @classmethod
    def of(cls, state: State) -> TacticsLedger:
        """From the state before the first move; what is known there was put under the deck by the other."""
        free = [number for number in range(len(TACTICS_CARDS)) if state.tactics]

        def take(kind: str) -> int:
            number = next(number for number in free if TACTICS_CARDS[number] == kind)
            free.remove(number)
            return number

        ledger = cls([[take(kind) for kind in tactics_of(hand)] for hand in state.hand_tactics], [])
        for seat, hand in enumerate(ledger.hands):
            for kind in tactics_of(state.known_tactics[seat]):
                known = next(number for number in hand if TACTICS_CARDS[number] == kind and number not in ledger.put_by)
                ledger.put_by[known] = 1 - seat
        kinds = ring(state.tactics_deck, state.tactics_top, state.tactics_left)
        knowers = ring(state.tactics_knower, state.tactics_top, state.tactics_left)
        for number, knower in zip(kinds, knowers, strict=True):
            ledger.deck.append(take(KINDS[number]))
            if knower >= 0:
                ledger.put_by[ledger.deck[-1]] = knower % len(ledger.hands)
        return ledger

    def note(self, before: State, move: Move, after: State) -> None:
        """Follow one move: a card may leave the hand, and then cards may be drawn."""
        mover = int(before.mover)
        word = move.text.replace("@", " ").split()
        kind = word[1] if word[0] == "return" else word[0]
        self.returned.append(None)
        if kind in KINDS:
            # Where the other knows of one Joker out of two, it has seen that one go.
            hand = [number for number in self.hands[mover] if TACTICS_CARDS[number] == kind]
            number = next((number for number in hand if self.put_by.get(number) == 1 - mover), hand[0])
            self.hands[mover].remove(number)
            if word[0] == "return":
                self.returned[-1] = number
                self.put_by[number] = mover
                self.deck.append(number)
        for _ in range(len(self.deck) - int(after.tactics_left)):
            self.hands[mover].append(self.deck.pop(0))

    def unknown_to(self, seat: int | None) -> list[int]:
        """The hidden cards of which a seat (None: a spectator) can't tell where they are."""
        hidden = [*self.hands[0], *self.hands[1], *self.deck]
        if seat is None:
            return hidden
        return [number for number in hidden if number not in self.hands[seat] and self.put_by.get(number) != seat]


def unknown_clan(first: State, made: list[Made], last: State, seat: int | None) -> list[int]:
    """The hidden clan cards of which a seat can't tell where they are, from the cards and the log of returns."""
    unknown = set(members(clan_cards(int(last.colours), int(last.strengths)))) - set(clan_face_up(last))
    if seat is None:
        return sorted(unknown)
    put = {move.action - RETURN_CLAN for state, move in made if state.mover == seat and move.action >= RETURN_CLAN}
    put |= set(members(first.known[1 - seat]))
    cards = ring(first.clan_deck, first.clan_top, first.clan_left)
    knowers = ring(first.clan_knower, first.clan_top, first.clan_left)
    put |= {card for card, knower in zip(cards, knowers, strict=True) if knower == seat}
    return sorted(unknown - set(members(last.hand[seat])) - put)


@dataclass
class Swap:
    """Which card takes the place of which, in one round."""

    clan: dict[int, int]
    tactics: dict[int, int]
    ledger: TacticsLedger
    """After the last move."""

    def new_cards(self, first: State) -> State:
        """The first state with other hidden cards."""
        state = copy_state(first)
        for seat in (0, 1):
            state.hand[seat] = sum(1 << self.clan.get(card, card) for card in members(first.hand[seat]))
            state.known[seat] = sum(1 << self.clan.get(card, card) for card in members(first.known[seat]))
        for place, card in enumerate(first.clan_deck):
            state.clan_deck[place] = self.clan.get(int(card), card)
        begin = TacticsLedger.of(first)
        for seat, hand in enumerate(begin.hands):
            known = [number for number in hand if begin.put_by.get(number) == 1 - seat]
            state.hand_tactics[seat] = sum(int(UNIT[self.kind(number)]) for number in hand)
            state.known_tactics[seat] = sum(int(UNIT[self.kind(number)]) for number in known)
        for step, number in enumerate(begin.deck):
            state.tactics_deck[(int(first.tactics_top) + step) % len(TACTICS_CARDS)] = self.kind(number)
        return state

    def kind(self, number: int) -> int:
        """The kind of the card that takes this one's place."""
        return KINDS.index(TACTICS_CARDS[self.tactics.get(number, number)])

    def new_action(self, ply: int, action: int) -> int:
        """The same move, with the card that takes the place of the one put under a deck."""
        if RETURN_CLAN <= action < RETURN_TACTICS:
            return RETURN_CLAN + self.clan.get(action - RETURN_CLAN, action - RETURN_CLAN)
        number = self.ledger.returned[ply]
        return action if number is None else RETURN_TACTICS + self.kind(number)


def swap_unknown(made: list[Made], last: State, seat: int | None, chance: random.Random) -> Swap:
    """Let the cards that a seat does not know at the end of these moves change places at random."""
    first = made[0][0] if made else last
    ledger = TacticsLedger.of(first)
    states = [*(state for state, _ in made), last]
    for (before, move), after in zip(made, states[1:], strict=True):
        ledger.note(before, move, after)
    clan, tactics = unknown_clan(first, made, last, seat), ledger.unknown_to(seat)
    return Swap(
        dict(zip(clan, chance.sample(clan, len(clan)), strict=True)),
        dict(zip(tactics, chance.sample(tactics, len(tactics)), strict=True)),
        ledger,
    )


def replay(game: Game, swap: Swap, made: list[Made], last: State) -> bool:
    """Play a round anew with other cards; return whether it looks the same.

    It does not where a Joker came to a place that the rules exclude (ST-18): that is an inference, and no leak.
    """
    states = [*(state for state, _ in made[1:]), last] if made else []
    for ply, ((_, move), after) in enumerate(zip(made, states, strict=True)):
        try:
            game.play(Move(swap.new_action(ply, move.action), ""))
        except NotAllowedError:
            return False
        if (game.state.step, game.state.pending) != (after.step, after.pending):
            return False
    return True


def redealt(game: Game, seat: int | None, chance: random.Random) -> Game:
    """A game that a seat can't tell from this one, played anew with other hidden cards in all its rounds."""
    rounds: dict[int, list[Made]] = {int(game.state.round_number): []}
    for state, move in game.history:
        rounds.setdefault(int(state.round_number), []).append((state, move))
    other: Game | None = None
    for number, made in sorted(rounds.items()):
        # A round ends with a claim or a pass: nothing hidden moves in it, so the state before will do.
        is_last = number == game.state.round_number
        hidden, last = (made, game.state) if is_last else (made[:-1], made[-1][0])
        looks_same = False
        while not looks_same:
            swap = swap_unknown(hidden, last, seat, chance)
            first = swap.new_cards(made[0][0] if made else last)
            again = Game(SPEC, first, Seed.of("another"), game.options) if other is None else other.copy()
            again._state = first
            looks_same = replay(again, swap, hidden, last)
        for _, move in made[len(hidden) :]:
            again.play(move)
        other = again
    assert other is not None
    other.headers = dict(game.headers)
    return other
