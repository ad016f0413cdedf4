"""Schotten Totten played straight from the rules page: slow and obvious, to check the engine against.

Moves and cards are the texts of docs/notation.md. Everything about the position is open to look at, and a test may
set it up by hand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from tests.games.schotten_totten.reference.proof import COLOURS, STRENGTHS
from tests.games.schotten_totten.reference.stone import Stone

ELITE = ("joker", "spy", "shield")
MODES = ("blind", "mud")
RUSES = ("recruiter", "strategist", "banshee", "traitor")
TACTICS = ("joker", *ELITE, *MODES, *RUSES)

ADJACENT_TO_WIN = 3
STONES_TO_WIN = 5
POINTS_FOR_WINNING = 5
RECRUITED = 3
RETURNED = 2

Deal = tuple[Sequence[Sequence[str]], Sequence[str], Sequence[str]]
"""The two hands, the clan deck and the tactics deck, each deck from the top to the bottom."""


class IllegalMoveError(ValueError):
    """A text that is not among the legal moves."""


def is_clan(card: str) -> bool:
    """Whether a card is a clan card, not a tactics card."""
    return card not in TACTICS


class ReferenceGame:
    """A match of one or more rounds, with every card given beforehand."""

    mover: int
    step: str
    """`play`, `claim`, `draw`, `recruit` or `return`."""
    left: int
    """Draws left in the step `recruit`, returns left in the step `return`."""
    moment: int
    """A clock that ticks with every play, for the moments at which sides are completed (ST-4)."""
    passed: bool
    """Whether the mover has passed in this turn."""
    passed_turns: int
    """How many turns just before this one were passed, without a break."""

    def __init__(
        self,
        tactics: bool,
        expert: bool,
        first: int,
        hands: Sequence[Sequence[str]],
        clan_deck: Sequence[str],
        tactics_deck: Sequence[str] = (),
        *,
        rounds: int = 1,
        colours: int = 6,
        strengths: int = 9,
        stones: int = 9,
        hand: int | None = None,
        deal: Callable[[int], Deal] | None = None,
    ) -> None:
        """Start round 1 with these cards; deal(n) gives the cards of round n = 2, 3, …"""
        self.tactics = tactics
        self.expert = expert
        self.rounds = rounds
        self.clan = tuple(f"{colour}{value}" for colour in COLOURS[:colours] for value in STRENGTHS[:strengths])
        self.stone_count = stones
        self.hand_limit = hand if hand is not None else 7 if tactics else 6
        self.deal = deal

        self.points = [0, 0]
        self.results: list[tuple[int | None, tuple[int, int]]] = []
        """Of each finished round: the winner (None: drawn) and the stones held."""
        self.over = False
        self._start_round(1, first, (hands, clan_deck, tactics_deck))

    # What can be asked

    @property
    def to_move(self) -> int | None:
        """The seat that makes the next move; None when the match is over."""
        return None if self.over else self.mover

    @property
    def stones_held(self) -> tuple[int, int]:
        """How many stones each seat has claimed in this round."""
        owners = [stone.owner for stone in self.stones.values()]
        return owners.count(0), owners.count(1)

    def hand(self, seat: int) -> list[str]:
        """The cards a seat holds."""
        return list(self.hands[seat])

    def unseen(self) -> list[str]:
        """The clan cards that do not lie face up: in hands and decks, also those put under a deck (ST-9)."""
        observation = set(self.discard)
        for stone in self.stones.values():
            observation.update(*stone.sides)
        return [card for card in self.clan if card not in observation]

    def claimable(self, seat: int) -> list[int]:
        """The stones that a seat could claim as the cards lie now, from left to right."""
        unseen = self.unseen()
        return [number for number, stone in self.stones.items() if stone.claimable(seat, unseen)]

    def legal(self) -> set[str]:
        """Every legal move; none when the match is over."""
        if self.over:
            return set()
        if self.step == "play":
            return self._legal_plays()
        if self.step == "claim":
            return {f"claim {number}" for number in self.claimable(self.mover)} | {"done"}
        if self.step == "return":
            return {f"return {card}" for card in self._returnable()}
        return {"draw clan", "draw tactics"}

    def _legal_plays(self) -> set[str]:
        me = self.mover
        room = [number for number, stone in self.stones.items() if stone.has_room(me)]
        plays = {f"{card}@{number}" for card in self.hands[me] if is_clan(card) for number in room}
        if not plays:
            plays.add("pass")
        if self.played[me] <= self.played[1 - me]:
            for card in self.hands[me]:
                if not is_clan(card):
                    plays |= self._legal_tactics_plays(card, room)
        return plays

    def _legal_tactics_plays(self, card: str, room: list[int]) -> set[str]:
        me = self.mover
        unclaimed = [number for number, stone in self.stones.items() if stone.owner is None]
        own = [(laid, number) for number in unclaimed for laid in self.stones[number].sides[me]]
        others = [(laid, number) for number in unclaimed for laid in self.stones[number].sides[1 - me]]
        if card == "joker" and self.joker_played[me]:  # ST-14
            return set()
        if card in ELITE:
            return {f"{card}@{number}" for number in room}
        if card in MODES:
            return {f"{card}@{number}" for number in unclaimed}
        if card == "recruiter":  # ST-6
            return {"recruiter"} if self.clan_deck or self.tactics_deck else set()
        if card == "strategist":  # ST-7: another stone
            moved = {f"strategist {laid}@{n}>{to}" for laid, n in own for to in room if to != n}
            return moved | {f"strategist {laid}@{n}>discard" for laid, n in own}
        if card == "banshee":
            return {f"banshee {laid}@{n}" for laid, n in others}
        assert card == "traitor"  # ST-7: any stone with room, also the same
        return {f"traitor {laid}@{n}>{to}" for laid, n in others if is_clan(laid) for to in room}

    # What can be done

    def play(self, text: str) -> None:
        """Make a move, and carry out what follows without a choice."""
        legal = self.legal()
        if text not in legal:
            raise IllegalMoveError(f"{text!r} is not legal; legal are: {', '.join(sorted(legal)) or 'none'}")
        if self.step == "play":
            self._play(text)
        elif self.step == "claim":
            self._claim(text)
        elif self.step == "draw":
            self._draw(text.removeprefix("draw "))
            self._end_turn()
        elif self.step == "recruit":
            self._draw(text.removeprefix("draw "))
            self.left -= 1
            self._recruit()
        else:
            self._return(text.removeprefix("return "))

    def _play(self, text: str) -> None:
        me, other = self.mover, 1 - self.mover
        self.moment += 1
        if text == "pass":
            self.passed = True
            self._after_playing()
            return

        card = text.partition(" ")[0].partition("@")[0]
        self.hands[me].remove(card)
        if not is_clan(card):
            self.played[me] += 1
        if card == "joker":
            self.joker_played[me] = True
        if card in RUSES:
            self.discard.append(card)

        if card == "recruiter":
            self.left = RECRUITED
            self._recruit()
            return
        if card in RUSES:
            target, _, places = text.removeprefix(f"{card} ").partition("@")
            source, _, destination = places.partition(">")
            self.stones[int(source)].take(me if card == "strategist" else other, target)
            if card == "banshee" or destination == "discard":
                self.discard.append(target)
            else:
                self.stones[int(destination)].put(me, target, self.moment)
        elif card in MODES:
            self.stones[int(text.removeprefix(f"{card}@"))].lay_mode(card)
        else:
            self.stones[int(text.removeprefix(f"{card}@"))].put(me, card, self.moment)
        self._after_playing()

    def _claim(self, text: str) -> None:
        if text == "done":
            self._after_claiming()
            return
        self.stones[int(text.removeprefix("claim "))].owner = self.mover
        if self._has_won(self.mover):
            self._end_round(self.mover)
        else:
            self._begin_claiming()

    def _draw(self, deck: str) -> None:
        cards = self.clan_deck if deck == "clan" else self.tactics_deck
        self.hands[self.mover].append(cards.pop(0))

    def _recruit(self) -> None:
        """Go on with the Recruiter's draws: stop for a choice of decks, and after them begin the returns."""
        while self.left and (self.clan_deck or self.tactics_deck):
            if self.clan_deck and self.tactics_deck:
                self.step = "recruit"
                return
            self._draw("clan" if self.clan_deck else "tactics")
            self.left -= 1
        self.left = min(RETURNED, len(self._returnable()))
        self.step = "return"
        if not self.left:
            self._after_playing()

    def _returnable(self) -> list[str]:
        """What the mover may put back; who has played a Joker keeps the second one to the end (ST-18)."""
        kept = ("joker",) if self.joker_played[self.mover] else ()
        return [card for card in self.hands[self.mover] if card not in kept]

    def _return(self, card: str) -> None:
        self.hands[self.mover].remove(card)
        (self.clan_deck if is_clan(card) else self.tactics_deck).append(card)
        self.left -= 1
        if not self.left:
            self._after_playing()

    # The order of a turn: standard play, claim, draw; expert claim, play, draw

    def _begin_turn(self) -> None:
        self.passed = False
        if self.expert:
            self._begin_claiming()
        else:
            self.step = "play"

    def _begin_claiming(self) -> None:
        if self.claimable(self.mover):
            self.step = "claim"
        else:
            self._after_claiming()

    def _after_claiming(self) -> None:
        if self.expert:
            self.step = "play"
        else:
            self._begin_drawing()

    def _after_playing(self) -> None:
        if self.expert:
            self._begin_drawing()
        else:
            self._begin_claiming()

    def _begin_drawing(self) -> None:
        below_limit = len(self.hands[self.mover]) < self.hand_limit  # after the Recruiter too (ST-16)
        if below_limit and not self.passed:
            if self.clan_deck and self.tactics_deck:
                self.step = "draw"
                return
            if self.clan_deck:
                self._draw("clan")
            elif self.tactics_deck:
                self._draw("tactics")
        self._end_turn()

    def _end_turn(self) -> None:
        self.passed_turns = self.passed_turns + 1 if self.passed else 0
        self.mover = 1 - self.mover
        if self.passed_turns == 2:
            self._end_by_passing()
        else:
            self._begin_turn()

    # Rounds

    def _start_round(self, number: int, first: int, cards: Deal) -> None:
        hands, clan_deck, tactics_deck = cards
        self.round = number
        self.first = first
        self.hands = [list(hands[0]), list(hands[1])]
        self.clan_deck = list(clan_deck)
        self.tactics_deck = list(tactics_deck)
        self._check_deal()

        self.stones = {n: Stone() for n in range(1, self.stone_count + 1)}
        self.discard: list[str] = []
        self.played = [0, 0]
        self.joker_played = [False, False]
        self.mover = first
        self.step = "play"
        self.left = 0
        self.moment = 0
        self.passed = False
        self.passed_turns = 0
        self._begin_turn()

    def _check_deal(self) -> None:
        dealt = [*self.hands[0], *self.hands[1], *self.clan_deck, *self.tactics_deck]
        if sorted(card for card in dealt if is_clan(card)) != sorted(self.clan):
            raise ValueError("hands and clan deck must hold every clan card of the game once")
        tactics = Counter(card for card in dealt if not is_clan(card))
        if not tactics <= Counter(TACTICS if self.tactics else ()):
            raise ValueError("more tactics cards than the game has")

    def _has_won(self, seat: int) -> bool:
        held = [number for number, stone in self.stones.items() if stone.owner == seat]
        adjacent = any(all(n + i in held for i in range(ADJACENT_TO_WIN)) for n in held)
        return adjacent or len(held) >= STONES_TO_WIN or 2 * len(held) > self.stone_count

    def _end_by_passing(self) -> None:
        """Both players passed in turn (ST-10)."""
        for seat in (self.mover, 1 - self.mover):
            for number in self.claimable(seat):
                self.stones[number].owner = seat
                if self._has_won(seat):
                    self._end_round(seat)
                    return
        held = self.stones_held
        self._end_round(None if held[0] == held[1] else 0 if held[0] > held[1] else 1)

    def _end_round(self, winner: int | None) -> None:
        for seat in (0, 1):
            self.points[seat] += POINTS_FOR_WINNING if seat == winner else self.stones_held[seat]
        self.results.append((winner, self.stones_held))
        if self.round == self.rounds:
            self.over = True
            return
        assert self.deal is not None, "a match of several rounds needs deal"
        self._start_round(self.round + 1, 1 - self.first, self.deal(self.round + 1))  # ST-13
