"""The engine and the reference side by side through random games: the same moves allowed, the same positions."""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import Any

import pytest

import highlands
from highlands import Game
from highlands.games.schotten_totten.view.player_view import hands
from tests.games.schotten_totten.playing import VARIANTS, deck, hand
from tests.games.schotten_totten.reference.game import ELITE, MODES, RUSES, Deal, ReferenceGame, is_clan
from tests.games.schotten_totten.reference.proof import CLAN
from tests.games.schotten_totten.reference.stone import Stone

KINDS = {
    *("clan", *ELITE, *MODES, "recruiter", "banshee", "traitor", "strategist>stone", "strategist>discard"),
    *("claim", "done", "draw clan", "draw tactics", "return clan", "return tactics", "pass"),
}
"""Every kind of move."""

ORDER = {card: place for place, card in enumerate([*CLAN, *ELITE, *MODES, *RUSES])}


def kind_of(move: str) -> str:
    """The kind of a move by its text."""
    first, _, rest = move.partition(" ")
    if first == "return":
        return "return clan" if is_clan(rest) else "return tactics"
    if first == "strategist":
        return "strategist>discard" if move.endswith("discard") else "strategist>stone"
    if first == "draw":
        return move
    card = first.partition("@")[0]
    return "clan" if card in CLAN else card


# The reference's position in the notation


def texts(cards: list[str]) -> str:
    """Cards as the engine writes them."""
    return " ".join(sorted(cards, key=ORDER.__getitem__)) or "-"


def stone_line(number: int, stone: Stone) -> str:
    head = f"stone {number}" + (f" of {'AB'[stone.owner]}" if stone.owner is not None else "")
    sides = [texts(side) for side in stone.sides]
    if all(len(side) == stone.size for side in stone.sides):
        sides[0 if stone.completed_first(0) else 1] += " !"
    return f"{head}{' blind' * stone.blind}{' mud' * stone.mud}: {sides[0]} / {sides[1]}"


def turn_of(reference: ReferenceGame) -> str:
    if reference.over:
        return "to move: nobody"
    left = f" {reference.left}" if reference.step in ("recruit", "return") else ""
    before_playing = reference.step == "play" or (reference.step == "claim" and reference.expert)
    passes = reference.passed_turns + reference.passed if before_playing or reference.passed else 0
    return f"to move: {'AB'[reference.mover]} {reference.step}{left}{('', ', passed', ', passed twice')[passes]}"


def lines_of(reference: ReferenceGame) -> list[str]:
    """The position of a reference game, line by line as the engine writes it but without the first."""
    jokers = " ".join(letter for letter, played in zip("AB", reference.joker_played, strict=True) if played)
    lines = [
        f"round: {reference.round} of {reference.rounds}",
        f"points: {reference.points[0]}-{reference.points[1]}",
        f"began: {'AB'[reference.first]}",
        *(stone_line(number, stone) for number, stone in reference.stones.items()),
        *(f"hand {'AB'[seat]}: {texts(reference.hands[seat])}" for seat in (0, 1)),
        f"clan deck: {' '.join(reference.clan_deck) or '-'}",
    ]
    if reference.tactics:
        lines.append(f"tactics deck: {' '.join(reference.tactics_deck) or '-'}")
        lines.append(f"discard: {texts(reference.discard)}")
        lines.append(f"played: {reference.played[0]}-{reference.played[1]}")
        lines.append(f"jokers: {jokers}")
    lines.append(turn_of(reference))
    return [line for line in lines if not re.fullmatch(r"stone \d: - / -|discard: -|jokers: ", line)]


def lines_from(game: Game) -> list[str]:
    """The position of an engine's game without its first line, without who knows which card, and Jokers one by one."""
    plain = re.sub(r"\{[AB]!?\}", "", game.full_position()).replace("joker*2", "joker joker")
    return plain.splitlines()[1:]


# Lock-step


def cards_dealt(game: Game) -> Deal:
    """The cards of a round that just began: hands and decks."""
    return [hand(game, "A"), hand(game, "B")], deck(game, "clan"), deck(game, "tactics")


def side_by_side(seed: str, **options: Any) -> tuple[Game, ReferenceGame]:
    """The same game twice. The engine plays first, so the reference takes the deal of each further round from it."""
    game = highlands.new("schotten-totten", seed=seed, **options)
    assert game.to_move is not None
    reference = ReferenceGame(
        options.get("tactics", False),
        options.get("expert", False),
        game.to_move,
        *cards_dealt(game),
        rounds=options.get("rounds", 1),
        colours=options.get("colours", 6),
        strengths=options.get("strengths", 9),
        stones=options.get("stones", 9),
        hand=options.get("hand"),
        deal=lambda _: cards_dealt(game),
    )
    return game, reference


def any_move(chance: random.Random, moves: list[str]) -> str:
    """A move at random; in half of the cases its kind first, so that rare kinds are as common as the others."""
    kind = chance.choice(sorted({kind_of(move) for move in moves}))
    return chance.choice(moves if chance.random() < 0.5 else [move for move in moves if kind_of(move) == kind])


def play_in_lockstep(seed: str, **options: Any) -> Counter:
    """Play a random game on both, comparing all the way; count the kinds of moves and the ends of rounds."""
    chance, kinds = random.Random(seed), Counter[str]()
    game, reference = side_by_side(seed, **options)
    while game.to_move is not None:
        assert game.to_move == reference.to_move
        moves = [str(move) for move in game.legal_moves]
        assert len(moves) == len(set(moves))
        assert set(moves) == reference.legal(), game.full_record()
        move = any_move(chance, moves)
        kinds[kind_of(move)] += 1
        game.play(move)
        reference.play(move)
        state = game.state
        assert [sorted(hand.cards) for hand in hands(state)] == [sorted(reference.hand(s)) for s in (0, 1)]
        if chance.random() < 0.1:
            assert lines_from(game) == lines_of(reference), game.full_record()
    assert reference.to_move is None
    assert lines_from(game) == lines_of(reference), game.full_record()
    assert game.outcome is not None
    assert game.outcome.points == reference.points
    kinds.update("drawn" if winner is None else "won" for winner, _ in reference.results)
    return kinds


@pytest.mark.parametrize(("tactics", "expert"), VARIANTS)
def test_whole_games(tactics: bool, expert: bool) -> None:
    for number in range(25):
        play_in_lockstep(f"whole {number}", tactics=tactics, expert=expert)


def reduced(chance: random.Random) -> dict[str, Any]:
    """Options of a smaller game, in which decks run out and players pass, or of a short match of such games."""
    return {
        "tactics": chance.random() < 0.75,
        "expert": chance.random() < 0.5,
        "colours": chance.randint(2, 4),
        "strengths": chance.choice([9, 9, 8, 7]),
        "stones": chance.randint(1, 7),
        "hand": chance.randint(2, 7),
        "rounds": chance.randint(1, 3),
    }


def test_reduced_games_and_short_matches_with_every_kind_of_move() -> None:
    chance, kinds = random.Random(1), Counter[str]()
    for number in range(80):
        kinds += play_in_lockstep(f"reduced {number}", **reduced(chance))
    assert set(kinds) == KINDS | {"won", "drawn"}


@pytest.mark.long
@pytest.mark.parametrize("seed", [pytest.param(0, marks=pytest.mark.ci), 1, 2, 3])
@pytest.mark.parametrize(("tactics", "expert"), VARIANTS)
def test_many_whole_games_and_matches(tactics: bool, expert: bool, seed: int) -> None:
    kinds = Counter[str]()
    for number in range(100):
        kinds += play_in_lockstep(f"{seed} {number}", tactics=tactics, expert=expert, rounds=1 + number % 3)
    assert set(kinds) >= (KINDS if tactics else {"clan", "claim", "done"})


@pytest.mark.long
@pytest.mark.parametrize("seed", [pytest.param(1, marks=pytest.mark.ci), *range(2, 9)])
def test_many_reduced_games_and_short_matches(seed: int) -> None:
    chance, kinds = random.Random(seed), Counter[str]()
    for number in range(600):
        kinds += play_in_lockstep(f"reduced {seed} {number}", **reduced(chance))
    assert set(kinds) == KINDS | {"won", "drawn"}
