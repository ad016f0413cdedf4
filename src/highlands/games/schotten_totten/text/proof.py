"""The proof of a claim, for people: what each side is worth, how its wild cards are read, what could still beat it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import permutations

import msgspec

from highlands.engine.bits import lowest
from highlands.games.schotten_totten.rules.claims import may_claim
from highlands.games.schotten_totten.rules.formations import (
    COLOUR_RUN,
    COLOUR_SET,
    FORMATION,
    FORMATION_NAMES,
    JOKER_AT_MOST,
    OF_A_KIND,
    RUN,
    UNREACHABLE,
    reach,
)
from highlands.games.schotten_totten.state.cards import (
    BLIND_MODE,
    COLOUR,
    COLOUR_LETTERS,
    COLOURS,
    SHIELD,
    SHIELD_AT_MOST,
    SPY,
    SPY_STRENGTH,
    STRENGTHS,
    TACTICS_NAMES,
    TROOPS,
    VALUE,
)
from highlands.games.schotten_totten.state.layout import State, is_complete, size_with, stone_size
from highlands.games.schotten_totten.text.messages import cards_message, formation_message
from highlands.games.schotten_totten.text.notation import CLAN_TEXTS, clan_ids, clan_texts, troop_texts
from highlands.i18n import Message, message

OF_COLOUR: list[int] = COLOUR.tolist()
"""All clan cards of a colour, as Python's own numbers."""
OF_VALUE: list[int] = VALUE.tolist()
"""All clan cards of a strength; the index is the strength less one."""

CACHED_SIDES = 4096
"""For how many sides it is kept how they are best completed: enough for some hundred games at once."""

AT_MOST = (JOKER_AT_MOST, SPY_STRENGTH, SHIELD_AT_MOST)


class Formation(msgspec.Struct, frozen=True, gc=False):
    """What a side is, or the best it can still become."""

    formation: str
    """One of `sum`, `run`, `colour`, `of-a-kind`, `colour-run`."""
    total: int
    cards: list[str]
    """The cards that lie there."""
    coming: list[str]
    """The unseen clan cards that would complete it."""
    readings: dict[str, str]
    """What each wild card there stands for: `R7`, or only the strength, `7`, where the colour does not matter."""


class Proof(msgspec.Struct, frozen=True):
    """Whether a seat may claim a stone, and why."""

    stone: int
    seat: int
    provable: bool
    own: Formation | None
    """None where the side is not complete."""
    other: Formation | None
    """What the other side is or can still become; None where it cannot be completed."""
    reason: Message


def best_formation(state: State, seat: int, stone: int) -> Formation | None:
    """What a side is or the best it can still become, card by card; None where it cannot be completed (ST-8)."""
    clan, troops = int(state.side[seat, stone]), int(state.troops[seat, stone])
    return formation_of(clan, troops, int(state.modes[stone]), int(state.unseen))


def formation_of(clan: int, troops: int, modes: int, unseen: int) -> Formation | None:
    """The same of a side with these cards, at a stone with these combat modes, while these clan cards are unseen."""
    completed = _completed(clan, troops, modes, unseen)
    if completed is None:
        return None
    worth, coming, readings = completed
    formation, total = divmod(worth, FORMATION)
    return Formation(
        formation=FORMATION_NAMES[formation],
        total=total,
        cards=clan_texts(clan) + troop_texts(troops),
        coming=list(coming),
        readings=dict(readings),
    )


def worth_of(formation: Formation) -> tuple[int, int]:
    """What orders formations: their kind, then their total."""
    return FORMATION_NAMES.index(formation.formation), formation.total


Completed = tuple[int, tuple[str, ...], tuple[tuple[str, str], ...]]
"""The worth of a side, the texts of the cards that come, and of each troop its name and its reading."""


@lru_cache(maxsize=CACHED_SIDES)
def _completed(clan: int, troops: int, modes: int, unseen: int) -> Completed | None:
    """How a side is best completed. Kept, because all seats are shown the same sides, and empty ones are alike."""
    size = int(size_with(modes))
    worth = int(reach(clan, troops, size, unseen, bool(modes & BLIND_MODE)))
    if worth == UNREACHABLE:
        return None
    formation, total = divmod(worth, FORMATION)
    coming, readings = _completion(formation, total, Cards(clan, troops, size, unseen))
    return (
        worth,
        tuple(CLAN_TEXTS[card] for card in sorted(coming)),
        tuple((TACTICS_NAMES[troop], reading) for troop, reading in readings.items()),
    )


class Cards:
    """The cards of a side, and those that may come to it."""

    __slots__ = ("clan", "missing", "size", "troops", "unseen")

    def __init__(self, clan: int, troops: int, size: int, unseen: int) -> None:
        """Take the sets; of the troops a list is made."""
        self.clan = clan
        self.troops = [troop for troop in range(TROOPS) if troops >> troop & 1]
        self.size = size
        self.missing = size - clan.bit_count() - len(self.troops)
        self.unseen = unseen if self.missing else 0


Completion = tuple[list[int], dict[int, str]]
"""The cards that come, and the reading of each troop."""


def _completion(formation: int, total: int, side: Cards) -> Completion:
    """A way to complete a side to a formation that is known to be reachable."""
    if not side.missing and not side.troops:
        return [], {}
    if formation in (COLOUR_RUN, RUN):
        return next(_run_completions(formation, total, side))
    if formation == OF_A_KIND:
        value = total // side.size - 1
        return clan_ids(side.unseen & OF_VALUE[value])[: side.missing], dict.fromkeys(side.troops, str(value + 1))
    if formation == COLOUR_SET:
        return next(_colour_completions(total, side))
    return _strongest(side.unseen, side.missing), {troop: str(AT_MOST[troop]) for troop in side.troops}


def _strongest(cards: int, number: int) -> list[int]:
    """The strongest of some clan cards; of equal ones the first by colour."""
    found: list[int] = []
    for value in reversed(range(STRENGTHS)):
        if len(found) >= number:
            break
        found += clan_ids(cards & OF_VALUE[value])
    return found[:number]


def _colours_for(clan: int) -> list[int]:
    """The colours that all of some clan cards have."""
    return [colour for colour in range(COLOURS) if not clan & ~OF_COLOUR[colour]]


def _colour_completions(total: int, side: Cards) -> Iterator[Completion]:
    """Ways to complete a side to this total with cards of one colour."""
    at_most = sum(AT_MOST[troop] for troop in side.troops)
    for colour in _colours_for(side.clan):
        coming = _strongest(side.unseen & OF_COLOUR[colour], side.missing)
        worth = at_most + sum(card % STRENGTHS + 1 for card in clan_ids(side.clan) + coming)
        if len(coming) == side.missing and worth == total:
            yield coming, {troop: f"{COLOUR_LETTERS[colour]}{AT_MOST[troop]}" for troop in side.troops}


def _run_completions(formation: int, total: int, side: Cards) -> Iterator[Completion]:
    """Ways to complete a side to a run with this total, of one colour or of any."""
    start = (2 * total // side.size - side.size - 1) // 2
    have = {card % STRENGTHS for card in clan_ids(side.clan)}
    gaps = [value for value in range(start, start + side.size) if value not in have]
    if formation == RUN:
        yield from _fillings(gaps, "", side.troops, side.unseen)
    else:
        for colour in _colours_for(side.clan):
            yield from _fillings(gaps, COLOUR_LETTERS[colour], side.troops, side.unseen & OF_COLOUR[colour])


def _fillings(gaps: list[int], letter: str, troops: list[int], unseen: int) -> Iterator[Completion]:
    """Ways to fill the gaps of a run with troops, read as cards of a colour's letter, and with unseen cards."""
    for places in permutations(gaps, len(troops)):
        reading = dict(zip(troops, places, strict=True))
        spy_fits = reading.get(SPY, SPY_STRENGTH - 1) == SPY_STRENGTH - 1
        shield_fits = reading.get(SHIELD, 0) < SHIELD_AT_MOST
        fitting = [unseen & OF_VALUE[gap] for gap in gaps if gap not in places]
        if spy_fits and shield_fits and all(fitting):
            coming = [lowest(cards) for cards in fitting]
            yield coming, {troop: f"{letter}{value + 1}" for troop, value in reading.items()}


def prove(state: State, seat: int, stone: int) -> Proof:
    """Whether a seat's side of a stone is provably not to be beaten, with the reason. Uses only what lies face up."""
    own = best_formation(state, seat, stone) if is_complete(state, seat, stone) else None
    other = best_formation(state, 1 - seat, stone)
    return Proof(
        stone=stone + 1,
        seat=seat,
        provable=bool(may_claim(state, seat, stone)),
        own=own,
        other=other,
        reason=_reason(state, seat, stone, own, other),
    )


def _reason(state: State, seat: int, stone: int, own: Formation | None, other: Formation | None) -> Message:
    """The reason in one sentence."""
    if own is None:
        laid = len(troop_texts(state.troops[seat, stone])) + len(clan_texts(state.side[seat, stone]))
        return message("claim-side-incomplete", stone=stone + 1, missing=int(stone_size(state, stone)) - laid)
    ours = said(own)
    if other is None:
        return message("claim-other-impossible", own=ours)
    theirs = said(other)
    provable = may_claim(state, seat, stone)
    even = (own.formation, own.total) == (other.formation, other.total)
    if not other.coming:
        if even:
            return message("claim-tie-won" if provable else "claim-tie-lost", own=ours)
        return message("claim-stronger" if provable else "claim-weaker", own=ours, other=theirs)
    coming = cards_message(other.coming)
    if even and provable:
        return message("claim-proved-first", own=ours, cards=coming)
    return message("claim-proved" if provable else "claim-beatable", own=ours, other=theirs, cards=coming)


def said(formation: Formation) -> Message:
    """A formation as a message."""
    return formation_message(formation.formation, len(formation.cards) + len(formation.coming), formation.total)
