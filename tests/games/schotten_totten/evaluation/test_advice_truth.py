"""No reason for a move says what is not so: each strong one is held against the game played on, or brute force."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from math import comb

from hypothesis import given
from hypothesis import strategies as st

from highlands.games.schotten_totten.rules.claims import may_claim
from highlands.games.schotten_totten.rules.formations import FORMATION_NAMES
from highlands.games.schotten_totten.state.cards import BLIND_MODE
from highlands.games.schotten_totten.state.layout import stone_size
from highlands.games.schotten_totten.text.notation import clan_texts
from highlands.games.schotten_totten.view.border import side_cards
from highlands.i18n import say
from highlands.play.game import Game
from highlands.spec.observation import Move
from tests.games.schotten_totten.evaluation.test_advice import advised
from tests.games.schotten_totten.reference import proof as reference
from tests.games.schotten_totten.strategies import games


class Claimed:
    """What was said of a move, and the game before and after it."""

    def __init__(self, game: Game, move: Move) -> None:
        assert game.to_move is not None
        self.seat = game.to_move
        self.said = advised(game, move)
        self.move = str(move)
        self.before = game
        self.after = game.copy()
        self.after.play(move)

    @property
    def stone(self) -> int:
        """The stone that is spoken of, or that a card was laid at."""
        return int(self.said.args.get("stone", self.move[-1])) - 1

    def side(self, seat: int) -> list[str]:
        return list(side_cards(self.after.state, seat, self.stone))

    def complete(self, side: list[str], cards: list[str]) -> Iterator[tuple[int, int]]:
        """The strengths of a side with every choice of these cards; none where they are too many to try."""
        size, blind = int(stone_size(self.after.state, self.stone)), self.blind
        wild = {"joker", "spy", "shield"} & set(side)
        if comb(len(cards), size - len(side)) <= (100 if wild else 2000):
            for more in reference.completions(side, cards, size):
                yield reference.strongest_reading((*side, *more), blind)

    @property
    def coming(self) -> list[str]:
        """The clan cards that may still come to the own side."""
        return clan_texts(int(self.after.state.unseen) & ~int(self.before.state.known[1 - self.seat]))

    def named(self) -> set[str]:
        """The cards that are named."""
        return {f"{card.args['colour'][0].upper()}{card.args['strength']}" for card in self.said.args["cards"]}

    def with_one_more(self) -> Iterator[tuple[str, tuple[int, int]]]:
        """Each card that completes the own side, and the strength it gives."""
        for card in self.coming:
            yield card, reference.strongest_reading((*self.side(self.seat), card), self.blind)

    @property
    def blind(self) -> bool:
        return bool(self.after.state.modes[self.stone] & BLIND_MODE)

    @property
    def own_strength(self) -> tuple[int, int]:
        return reference.strongest_reading(self.side(self.seat), self.blind)

    def beating(self) -> list[tuple[int, int]]:
        """The strengths that beat the own side and that cards outside the own hand can make of the other one."""
        before = self.before.state
        hidden = clan_texts(int(self.after.state.unseen) & ~int(before.hand[self.seat]))
        found = self.complete(self.side(1 - self.seat), hidden)
        return [strength for strength in found if strength > self.own_strength]


def can_claim(told: Claimed) -> bool:
    if told.said.args.get("when", "now") == "now":
        return f"claim {told.stone + 1}" in told.after.legal_moves
    return bool(may_claim(told.after.state, told.seat, told.stone))


def wins_the_round(told: Claimed) -> bool:
    """Whether claiming all that can be claimed brings the five points of a round."""
    before = int(told.before.state.points[told.seat])
    while told.after.to_move == told.seat and any(str(move).startswith("claim") for move in told.after.legal_moves):
        if told.after.state.points[told.seat] > before:
            break
        told.after.play(told.after.legal_moves[0])
    return bool(told.after.state.points[told.seat] == before + 5)


def cannot_be_beaten(told: Claimed) -> bool:
    return bool(may_claim(told.after.state, told.seat, told.stone)) and not told.beating()


def beaten_only_by(told: Claimed) -> bool:
    kind = told.said.args["kind"].args["formation"]
    return all(FORMATION_NAMES[formation] == kind for formation, _ in told.beating())


def beaten_only_by_more_of_the_same(told: Claimed) -> bool:
    return all(formation == told.own_strength[0] for formation, _ in told.beating())


def beaten_at_best_by(told: Claimed) -> bool:
    formation = told.said.args["other"].args
    found = max(told.beating(), default=None)
    return found is None or (FORMATION_NAMES[found[0]], found[1]) == (formation["formation"], formation["total"])


def nothing_to_win(told: Claimed) -> bool:
    """No card that may come makes the own side stronger than the other, which is complete."""
    theirs = reference.strongest_reading(told.side(1 - told.seat), told.blind)
    mine = told.side(told.seat)
    if len(mine) == stone_size(told.after.state, told.stone):
        return not may_claim(told.after.state, told.seat, told.stone)
    return all(strength <= theirs for strength in told.complete(mine, told.coming))


def laid_by_hand(told: Claimed) -> bool:
    """The named cards are in the hand, and with them the side is the named formation."""
    own = told.said.args["own"].args
    formation, total = reference.strongest_reading((*told.side(told.seat), *told.named()), told.blind)
    in_hand = told.named() <= set(clan_texts(told.before.state.hand[told.seat]))
    return in_hand and (FORMATION_NAMES[formation], total) == (own["formation"], own["total"])


def completed_by_cards(told: Claimed) -> bool:
    """Each of the named cards, and no other that may come, makes the named formation."""
    kind = FORMATION_NAMES.index(told.said.args["kind"].args["formation"])
    return told.named() == {card for card, strength in told.with_one_more() if strength[0] == kind}


def won_by_cards(told: Claimed) -> bool:
    """The named cards, or as many as are said, and no others make the own side the stronger."""
    theirs = reference.strongest_reading(told.side(1 - told.seat), told.blind)
    winning = {card for card, strength in told.with_one_more() if strength > theirs}
    return told.named() == winning if "cards" in told.said.args else told.said.args["number"] == len(winning)


TRUTHS: dict[str, Callable[[Claimed], bool]] = {
    "advice-wins": wins_the_round,
    "advice-claim-wins": wins_the_round,
    "advice-completes-claim": can_claim,
    "advice-proves": can_claim,
    "advice-makes-claimable": can_claim,
    "advice-unbeatable": cannot_be_beaten,
    "advice-hand-blocks": lambda told: not told.beating(),
    "advice-only": beaten_only_by,
    "advice-only-higher": beaten_only_by_more_of_the_same,
    "advice-beatable": beaten_at_best_by,
    "advice-lost": nothing_to_win,
    "advice-gives-up": nothing_to_win,
    "advice-in-hand": laid_by_hand,
    "advice-towards-cards": completed_by_cards,
    "advice-winning-cards": won_by_cards,
    "advice-winning-number": won_by_cards,
}


@given(games(running=True), st.randoms(use_true_random=False))
def test_what_is_said_is_true(game: Game, chance: random.Random):
    for move in chance.choices(game.legal_moves, k=15):
        told = Claimed(game, move)
        if check := TRUTHS.get(told.said.id):
            assert check(told), (told.move, say(told.said))
