"""A seen table as a typed message: what a page, a terminal or a program shows of the game."""

from __future__ import annotations

import msgspec

from highlands.bits import count
from highlands.games.schotten_totten.cards import (
    BLIND_MODE,
    CLAN_CARDS,
    MUD_MODE,
    NO_CARD,
    SEATS,
    TACTICS_CARDS,
    TACTICS_NAMES,
)
from highlands.games.schotten_totten.claims import may_claim
from highlands.games.schotten_totten.notation import (
    CLAN_TEXTS,
    UNKNOWN_CLAN,
    UNKNOWN_TACTICS,
    clan_texts,
    tactics_texts,
    troop_texts,
)
from highlands.games.schotten_totten.proof import Formation, best_formation
from highlands.games.schotten_totten.table import NOBODY, STEP_NAMES, is_complete, stone_size
from highlands.kernel import TRUTH, Table


class Side(msgspec.Struct, frozen=True):
    """One player's side of a stone."""

    cards: list[str]
    complete: bool
    completed_first: bool
    best: Formation | None
    """What it is, or the best it can still become; None where it cannot be completed."""
    claimable: bool
    """Whether this side is provably not to be beaten, so that its player may claim the stone when it is time."""


class Stone(msgspec.Struct, frozen=True):
    """A stone of the border, with A's side and B's."""

    number: int
    owner: int | None
    blind: bool
    mud: bool
    size: int
    sides: list[Side]


class Hand(msgspec.Struct, frozen=True):
    """A hand: its cards, `c?` and `t?` for those that may not be known, and what is public of it (ST-17)."""

    cards: list[str]
    clan: int
    tactics: int


class SchottenTottenView(msgspec.Struct, frozen=True, tag="schotten-totten"):
    """All that a seat, or a spectator, may know."""

    seer: int | None
    """The seat whose view this is; None for a spectator's."""
    to_move: int | None
    step: str
    """`play`, `claim`, `draw`, `recruit`, `return` or `over`."""
    pending: int
    """Draws or returns of the Recruiter still to come."""
    passes: int
    tactics: bool
    expert: bool
    round: int
    rounds: int
    starter: int
    points: list[int]
    hand_limit: int
    stones: list[Stone]
    hands: list[Hand]
    clan_deck: int
    tactics_deck: int
    discard: list[str]
    played: list[int]
    """How many tactics cards each player has played."""
    joker_played: list[bool]
    unseen: list[str]
    """The clan cards that have never been face up: the ones a proof must reckon with."""
    unseen_tactics: list[str]
    known_in_decks: dict[str, dict[int, str]]
    """Under `clan` and `tactics`, what the seer has put under that deck, by its place from the top (ST-9)."""


def hand_cards(table: Table, seat: int) -> list[str]:
    """The cards of a hand, unknown ones last of their kind."""
    clan, tactics = clan_texts(table.hand[seat]), tactics_texts(table.hand_tactics[seat])
    hidden = int(table.clan_held[seat]) - len(clan)
    hidden_tactics = int(table.tactics_held[seat]) - len(tactics)
    return clan + [UNKNOWN_CLAN] * hidden + tactics + [UNKNOWN_TACTICS] * hidden_tactics


def side_cards(table: Table, seat: int, stone: int) -> list[str]:
    """The cards on a side."""
    return clan_texts(table.side[seat, stone]) + troop_texts(table.troops[seat, stone])


def stone_owner(table: Table, stone: int) -> int | None:
    """Who has claimed a stone."""
    return next((seat for seat in range(SEATS) if int(table.stones[seat]) >> stone & 1), None)


def stone_numbers(table: Table) -> range:
    """The stones of this game, from 0."""
    return range(count(table.border))


def _side(table: Table, seat: int, stone: int) -> Side:
    return Side(
        cards=side_cards(table, seat, stone),
        complete=bool(is_complete(table, seat, stone)),
        completed_first=bool(table.completed_first[stone] == seat),
        best=best_formation(table, seat, stone),
        claimable=stone_owner(table, stone) is None and bool(may_claim(table, seat, stone)),
    )


def _stone(table: Table, stone: int) -> Stone:
    return Stone(
        number=stone + 1,
        owner=stone_owner(table, stone),
        blind=bool(table.modes[stone] & BLIND_MODE),
        mud=bool(table.modes[stone] & MUD_MODE),
        size=int(stone_size(table, stone)),
        sides=[_side(table, seat, stone) for seat in range(SEATS)],
    )


def known_in_decks(table: Table) -> dict[str, dict[int, str]]:
    """The cards in each deck that the seer has put there, by their place from the top (ST-9); of the truth none."""
    known: dict[str, dict[int, str]] = {}
    if table.seer == TRUTH:
        return known
    for name, deck, top, left, texts, places in (
        ("clan", table.clan_deck, table.clan_top, table.clan_left, CLAN_TEXTS, CLAN_CARDS),
        ("tactics", table.tactics_deck, table.tactics_top, table.tactics_left, TACTICS_NAMES, TACTICS_CARDS),
    ):
        order = [int(deck[(int(top) + step) % places]) for step in range(int(left))]
        if cards := {place: texts[card] for place, card in enumerate(order, start=1) if card != NO_CARD}:
            known[name] = cards
    return known


def view(seen: Table) -> SchottenTottenView:
    """A seen table as a message."""
    return SchottenTottenView(
        seer=int(seen.seer) if 0 <= seen.seer < SEATS else None,
        to_move=None if seen.mover == NOBODY else int(seen.mover),
        step=STEP_NAMES[int(seen.step)],
        pending=int(seen.pending),
        passes=int(seen.passes),
        tactics=bool(seen.tactics),
        expert=bool(seen.expert),
        round=int(seen.round_number),
        rounds=int(seen.rounds),
        starter=int(seen.starter),
        points=[int(points) for points in seen.points],
        hand_limit=int(seen.hand_limit),
        stones=[_stone(seen, stone) for stone in stone_numbers(seen)],
        hands=[
            Hand(hand_cards(seen, seat), int(seen.clan_held[seat]), int(seen.tactics_held[seat]))
            for seat in range(SEATS)
        ],
        clan_deck=int(seen.clan_left),
        tactics_deck=int(seen.tactics_left),
        discard=clan_texts(seen.discard) + tactics_texts(seen.discard_tactics),
        played=[int(played) for played in seen.played],
        joker_played=[bool(played) for played in seen.joker_played],
        unseen=clan_texts(seen.unseen),
        unseen_tactics=tactics_texts(seen.unseen_tactics),
        known_in_decks=known_in_decks(seen),
    )
