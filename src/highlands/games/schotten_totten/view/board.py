"""The border drawn with characters: for a print-out, a log, or a shell. Full states and observations alike."""

from __future__ import annotations

from highlands.games.schotten_totten.state.layout import State
from highlands.games.schotten_totten.view.border import Stone
from highlands.games.schotten_totten.view.player_view import SchottenTottenView, view
from highlands.spec.options import SEAT_LETTERS

COLUMN = 10
MARGIN = 2


def board(state: State) -> str:
    """The border with its observer at the bottom (A for full states and spectators); unknown cards are `c?`, `t?`."""
    observation = view(state)
    below = observation.observer or 0
    above = 1 - below
    lines = [
        _title(observation),
        _player(observation, above),
        "",
        *_side_rows(observation, above)[::-1],
        _row("", [_stone_text(stone) for stone in observation.stones]),
        *_mode_rows(observation),
        *_side_rows(observation, below),
        "",
        _player(observation, below),
        _decks(observation),
        *_known(observation),
        *_legend(observation),
        turn_text(observation),
    ]
    return "\n".join(line.rstrip() for line in lines)


def _known(observation: SchottenTottenView) -> list[str]:
    """What the observer knows of the decks."""
    return [
        f"known in the {name} deck: {', '.join(f'{card} in place {place}' for place, card in cards.items())}"
        for name, cards in observation.known_in_decks.items()
    ]


def _row(label: str, cells: list[str]) -> str:
    """One line across all stones."""
    return label.ljust(MARGIN) + "".join(cell.center(COLUMN) for cell in cells)


def _title(observation: SchottenTottenView) -> str:
    """The game, its variants, the round and the points."""
    variants = [name for name, on in (("tactics", observation.tactics), ("expert", observation.expert)) if on]
    title = " ".join(["schotten-totten", *variants])
    first, second = observation.points
    return f"{title} · round {observation.round} of {observation.rounds} · points A {first}, B {second}"


def _player(observation: SchottenTottenView, seat: int) -> str:
    """A player's hand and what they have played of the tactics cards."""
    hand = observation.hands[seat]
    text = f"{SEAT_LETTERS[seat]}  hand: {' '.join(hand.cards) or 'empty'}"
    if observation.tactics:
        joker = ", a Joker among them" if observation.joker_played[seat] else ""
        text += f" · tactics cards played: {observation.played[seat]}{joker}"
    return text


def _side_rows(observation: SchottenTottenView, seat: int) -> list[str]:
    """The cards of a player's sides in rows, from the stones outward."""
    rows = []
    for place in range(max(stone.size for stone in observation.stones)):
        cells = []
        for stone in observation.stones:
            cards = stone.sides[seat].cards
            cell = cards[place] if place < len(cards) else "·" if place < stone.size and stone.owner is None else ""
            cells.append(f"{cell} !" if place == 0 and contested_first(stone) == seat else cell)
        rows.append(_row(SEAT_LETTERS[seat] if place == 0 else "", cells))
    return rows


def contested_first(stone: Stone) -> int | None:
    """Where both sides are complete, the seat whose side was completed first."""
    if not all(side.complete for side in stone.sides):
        return None
    return next(seat for seat, side in enumerate(stone.sides) if side.completed_first)


def _stone_text(stone: Stone) -> str:
    """A stone's number and who has claimed it."""
    return f"[ {stone.number} ]" if stone.owner is None else f"[{stone.number} of {SEAT_LETTERS[stone.owner]}]"


def _mode_rows(observation: SchottenTottenView) -> list[str]:
    """The combat modes below the stones, where there are any."""
    modes = [" ".join(["mud"] * stone.mud + ["blind"] * stone.blind) for stone in observation.stones]
    return [_row("", modes)] if any(modes) else []


def _decks(observation: SchottenTottenView) -> str:
    """What is left to draw, and what is out of the game."""
    text = f"clan deck: {observation.clan_deck}"
    if observation.tactics:
        text += f" · tactics deck: {observation.tactics_deck} · discard: {' '.join(observation.discard) or 'empty'}"
    return text


def _legend(observation: SchottenTottenView) -> list[str]:
    """What the mark means, where it is used."""
    marked = any(contested_first(stone) is not None for stone in observation.stones)
    return ["! completed first"] if marked else []


def turn_text(observation: SchottenTottenView) -> str:
    """Whose turn it is, and which step of it."""
    if observation.to_move is None:
        return "the game is over"
    step = {
        "play": "play a card",
        "claim": "claim stones, or be done",
        "draw": "draw a card",
        "recruit": f"recruit: {observation.pending} to draw",
        "return": f"recruit: {observation.pending} to return",
    }[observation.step]
    passed = " · the player before passed" if observation.passes and observation.step == "play" else ""
    return f"{SEAT_LETTERS[observation.to_move]} to move: {step}{passed}"
