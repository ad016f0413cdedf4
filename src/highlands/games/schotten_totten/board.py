"""The border drawn with characters: for a print-out, a log, a quick look. True and seen tables alike."""

from __future__ import annotations

from highlands.games.schotten_totten.view import SchottenTottenView, Stone, view
from highlands.kernel import Table
from highlands.ruleset import SEAT_LETTERS

COLUMN = 10
MARGIN = 2


def board(table: Table) -> str:
    """The table with its seer at the bottom (A for the truth and for spectators); cards not known are `c?` and `t?`."""
    seen = view(table)
    below = seen.seer or 0
    above = 1 - below
    lines = [
        _title(seen),
        _player(seen, above),
        "",
        *_side_rows(seen, above)[::-1],
        _row("", [_stone_text(stone) for stone in seen.stones]),
        *_mode_rows(seen),
        *_side_rows(seen, below),
        "",
        _player(seen, below),
        _decks(seen),
        *_known(seen),
        *_legend(seen),
        turn_text(seen),
    ]
    return "\n".join(line.rstrip() for line in lines)


def _known(seen: SchottenTottenView) -> list[str]:
    """What the seer knows of the decks."""
    return [
        f"known in the {name} deck: {', '.join(f'{card} in place {place}' for place, card in cards.items())}"
        for name, cards in seen.known_in_decks.items()
    ]


def _row(label: str, cells: list[str]) -> str:
    """One line across all stones."""
    return label.ljust(MARGIN) + "".join(cell.center(COLUMN) for cell in cells)


def _title(seen: SchottenTottenView) -> str:
    """The game, its variants, the round and the points."""
    variants = [name for name, on in (("tactics", seen.tactics), ("expert", seen.expert)) if on]
    title = " ".join(["schotten-totten", *variants])
    return f"{title} · round {seen.round} of {seen.rounds} · points A {seen.points[0]}, B {seen.points[1]}"


def _player(seen: SchottenTottenView, seat: int) -> str:
    """A player's hand and what they have played of the tactics cards."""
    hand = seen.hands[seat]
    text = f"{SEAT_LETTERS[seat]}  hand: {' '.join(hand.cards) or 'empty'}"
    if seen.tactics:
        joker = ", a Joker among them" if seen.joker_played[seat] else ""
        text += f" · tactics cards played: {seen.played[seat]}{joker}"
    return text


def _side_rows(seen: SchottenTottenView, seat: int) -> list[str]:
    """The cards of a player's sides in rows, from the stones outward."""
    rows = []
    for place in range(max(stone.size for stone in seen.stones)):
        cells = []
        for stone in seen.stones:
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


def _mode_rows(seen: SchottenTottenView) -> list[str]:
    """The combat modes below the stones, where there are any."""
    modes = [" ".join(["mud"] * stone.mud + ["blind"] * stone.blind) for stone in seen.stones]
    return [_row("", modes)] if any(modes) else []


def _decks(seen: SchottenTottenView) -> str:
    """What is left to draw, and what is out of the game."""
    text = f"clan deck: {seen.clan_deck}"
    if seen.tactics:
        text += f" · tactics deck: {seen.tactics_deck} · discard: {' '.join(seen.discard) or 'empty'}"
    return text


def _legend(seen: SchottenTottenView) -> list[str]:
    """What the mark means, where it is used."""
    marked = any(contested_first(stone) is not None for stone in seen.stones)
    return ["! completed first"] if marked else []


def turn_text(seen: SchottenTottenView) -> str:
    """Whose turn it is, and which step of it."""
    if seen.to_move is None:
        return "the game is over"
    step = {
        "play": "play a card",
        "claim": "claim stones, or be done",
        "draw": "draw a card",
        "recruit": f"recruit: {seen.pending} to draw",
        "return": f"recruit: {seen.pending} to return",
    }[seen.step]
    passed = " · the player before passed" if seen.passes and seen.step == "play" else ""
    return f"{SEAT_LETTERS[seen.to_move]} to move: {step}{passed}"
