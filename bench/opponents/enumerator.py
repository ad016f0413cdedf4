"""Reckons by enumeration how likely each side completes each formation, and lays where that wins most stones."""

from functools import lru_cache
from itertools import combinations

from bench.opponents.border import SIZE, Border, Lay, Side, forced, formation, lays
from highlands.bots import Start
from highlands.spec.observation import LegalMoves, Move, Observation

HELD = 0.75
"""How likely a card in hand comes where it is wanted."""
EMPTY = ((2, 15), 1.0)
"""What an empty side becomes: a colour of middling strength."""
NEIGHBOURS = 0.35
"""How much more a stone counts for each own or leading stone beside it."""
MOST_COMPLETIONS = 260
"""Of the completions by two cards, only the strongest are looked at."""


class Enumerator:
    """A bot by enumeration of formations."""

    def __init__(self, start: Start) -> None:
        """Keep nothing: all is in the view."""

    def choose(self, observation: Observation, moves: LegalMoves, seconds: float | None) -> Move:
        """The card that adds most to the stones won, with regard to what it would add elsewhere."""
        move = forced(moves)
        return move if move is not None else Reckoning(Border(observation)).best(lays(moves))


class Reckoning:
    """The chances at all stones of one border."""

    def __init__(self, border: Border) -> None:
        """Reckon how likely a card that is not in hand comes."""
        self.border = border
        self.drawn = min(0.9, 0.55 * border.to_draw / max(len(border.unseen), 1))
        self.chance_of = lru_cache(maxsize=None)(self._chance_of)

    def best(self, choices: list[Lay]) -> Move:
        """The lay that gains most; of a card that would serve better elsewhere, less what is given up there."""
        gains = {(lay.card, lay.stone): self._gain(lay) for lay in choices}

        def value(lay: Lay) -> float:
            elsewhere = [gain for (card, stone), gain in gains.items() if card == lay.card and stone != lay.stone]
            return gains[lay.card, lay.stone] - 0.5 * max([0.0, *elsewhere])

        return max(choices, key=value).move

    def _gain(self, lay: Lay) -> float:
        own, theirs = self.border.own[lay.stone], self.border.theirs[lay.stone]
        change = self.chance_of(own | {lay.card}, theirs) - self.chance_of(own, theirs)
        beside = [
            self.border.owner[stone] for stone in (lay.stone - 1, lay.stone + 1) if 0 <= stone < len(self.border.own)
        ]
        return change * (1.0 + NEIGHBOURS * sum(owner is not False for owner in beside))

    def _chance_of(self, own: Side, theirs: Side) -> float:
        """How likely an own side beats the other."""
        mine, other = self._outcomes(own, HELD), self._outcomes(theirs, self.drawn)
        return sum(p * q for strength, p in mine for against, q in other if strength > against)

    def _outcomes(self, side: Side, held: float) -> list[tuple[tuple[int, int], float]]:
        """What a side becomes, and how likely: the strongest completion whose cards come."""
        missing = SIZE - len(side)
        if missing <= 0:
            return [(formation(side), 1.0)]
        if not side:
            return [EMPTY]
        pool = [
            (card, held if card in self.border.hand else self.drawn) for card in self.border.hand | self.border.unseen
        ]
        if held == self.drawn:
            pool = [(card, chance) for card, chance in pool if card not in self.border.hand]
        completions = []
        for more in combinations(pool, missing):
            chance = 1.0
            for _, comes in more:
                chance *= comes
            completions.append((formation(side | {card for card, _ in more}), chance))
        completions.sort(reverse=True)
        outcomes, left = [], 1.0
        for strength, chance in completions[:MOST_COMPLETIONS]:
            outcomes.append((strength, left * chance))
            left *= 1.0 - chance
        return outcomes
