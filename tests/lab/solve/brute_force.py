"""The tree of a small game of Schotten Totten by brute force: the rules written once more, with no code of Highlands.

The base game of one round, A begins. A card is a pair of colour and strength; a side, a hand and a deck are tuples of
cards. Proofs try every completion.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import combinations

Card = tuple[int, int]
Cards = tuple[Card, ...]
Moves = list[tuple[str, "Position"]]


@dataclass(frozen=True)
class Position:
    """A state with all cards; `seen` is what each player has lived through."""

    hands: tuple[Cards, Cards]
    deck: Cards
    sides: tuple[tuple[Cards, ...], tuple[Cards, ...]]
    limit: int
    owners: tuple[int | None, ...]
    first: tuple[int | None, ...]
    """Who completed a side of each stone first."""
    mover: int = 0
    claims: tuple[int, ...] = ()
    passes: int = 0
    winner: int | None = None
    over: bool = False
    seen: tuple[tuple[object, ...], tuple[object, ...]] = field(default=((), ()))


def worth(cards: Cards) -> tuple[int, int]:
    colours, strengths = {colour for colour, _ in cards}, sorted(strength for _, strength in cards)
    run = strengths == list(range(strengths[0], strengths[0] + 3))
    kind = 3 if len(set(strengths)) == 1 else 2 if len(colours) == 1 else 1 if run else 0
    return (4 if run and len(colours) == 1 else kind), sum(strengths)


def may_claim(at: Position, seat: int, stone: int) -> bool:
    own, other = at.sides[seat][stone], at.sides[1 - seat][stone]
    if at.owners[stone] is not None or len(own) < 3:
        return False
    unseen = (*at.hands[0], *at.hands[1], *at.deck)
    endings = [worth((*other, *more)) for more in combinations(unseen, 3 - len(other))]
    mine = worth(own)
    return all(mine > ending or (mine == ending and at.first[stone] == seat) for ending in endings)


def has_won(at: Position, seat: int) -> bool:
    held = [owner == seat for owner in at.owners]
    adjacent = any(all(held[stone : stone + 3]) for stone in range(len(held) - 2))
    return adjacent or 2 * sum(held) > len(held)


def taken(at: Position, seat: int, stone: int) -> Position:
    owners = tuple(seat if place == stone else owner for place, owner in enumerate(at.owners))
    after = replace(at, owners=owners)
    return replace(after, over=True, winner=seat, claims=()) if has_won(after, seat) else after


def observed(at: Position, event: object) -> Position:
    """Everybody sees an event."""
    return replace(at, seen=((*at.seen[0], event), (*at.seen[1], event)))


def moves(at: Position) -> Moves:
    """What the player to move may do, and the position before its draw."""
    if at.claims:
        found: Moves = []
        for stone in at.claims:
            after = taken(at, at.mover, stone)
            left = tuple(other for other in at.claims if other != stone)
            found.append((f"claim {stone}", after if after.over else replace(after, claims=left)))
        return [*found, ("done", replace(at, claims=()))]
    seat = at.mover
    room = [n for n, owner in enumerate(at.owners) if owner is None and len(at.sides[seat][n]) < 3]
    if not room or not at.hands[seat]:
        return [("pass", after_playing(replace(at, passes=at.passes + 1)))]
    return [(f"{card}@{stone}", laid(at, card, stone)) for card in at.hands[seat] for stone in room]


def laid(at: Position, card: Card, stone: int) -> Position:
    seat = at.mover
    own = tuple((*side, card) if n == stone else side for n, side in enumerate(at.sides[seat]))
    hand = tuple(held for held in at.hands[seat] if held != card)
    first = at.first
    if len(own[stone]) == 3 and len(at.sides[1 - seat][stone]) < 3:
        first = tuple(seat if n == stone else who for n, who in enumerate(first))
    sides = (own, at.sides[1]) if seat == 0 else (at.sides[0], own)
    hands = (hand, at.hands[1]) if seat == 0 else (at.hands[0], hand)
    return after_playing(replace(at, sides=sides, hands=hands, first=first, passes=0))


def after_playing(at: Position) -> Position:
    return replace(at, claims=tuple(n for n in range(len(at.owners)) if may_claim(at, at.mover, n)))


def draws(at: Position) -> Iterator[tuple[float, Position]]:
    """The ends of a turn: every card that may be drawn, if any is."""
    seat = at.mover
    if at.passes or not at.deck or len(at.hands[seat]) >= at.limit:
        yield 1.0, next_turn(at)
        return
    for card in at.deck:
        hand = tuple(sorted((*at.hands[seat], card)))
        seen = tuple((*view, card if who == seat else "draws") for who, view in enumerate(at.seen))
        after = replace(at, hands=(hand, at.hands[1]) if seat == 0 else (at.hands[0], hand), seen=(seen[0], seen[1]))
        yield 1 / len(at.deck), next_turn(replace(after, deck=tuple(left for left in at.deck if left != card)))


def next_turn(at: Position) -> Position:
    other = 1 - at.mover
    if at.passes < 2:
        return replace(at, mover=other)
    for seat in (other, at.mover):
        # All that can be claimed now: a stone taken on the way changes no proof.
        for stone in [n for n in range(len(at.owners)) if may_claim(at, seat, n)]:
            at = taken(at, seat, stone)
            if at.over:
                return at
    held = [at.owners.count(seat) for seat in (0, 1)]
    return replace(at, over=True, winner=None if held[0] == held[1] else int(held[1] > held[0]))


@dataclass
class Counts:
    """What there is in a tree."""

    decisions: int = 0
    terminals: int = 0
    sets: set[object] = field(default_factory=set)
    value: float = 0.0
    """What A wins on the average if both play uniformly at random."""


def walk(at: Position, chance: float, counts: Counts) -> None:
    if at.over:
        counts.terminals += 1
        counts.value += chance * (0 if at.winner is None else 1 - 2 * at.winner)
        return
    counts.decisions += 1
    counts.sets.add((at.mover, at.seen[at.mover]))
    found = moves(at)
    for name, before_draw in found:
        after = observed(before_draw, (at.mover, name))
        if after.over or after.claims:
            walk(after, chance / len(found), counts)
        else:
            for share, following in draws(after):
                walk(following, chance * share / len(found), counts)


def count_tree(colours: int, strengths: int, stones: int, hand: int) -> Counts:
    """The whole tree of a game."""
    counts = Counts()
    cards = tuple((colour, strength) for colour in range(colours) for strength in range(1, strengths + 1))
    deals = [
        (one, other) for one in combinations(cards, hand) for other in combinations(sorted(set(cards) - set(one)), hand)
    ]
    for one, other in deals:
        deck = tuple(card for card in cards if card not in one + other)
        sides, nobody = ((),) * stones, (None,) * stones
        start = Position((one, other), deck, (sides, sides), hand, nobody, nobody, seen=((one,), (other,)))
        walk(start, 1 / len(deals), counts)
    return counts
