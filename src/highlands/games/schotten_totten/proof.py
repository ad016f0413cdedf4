"""The proof of a claim, for people: what each side is worth, how its wild cards are read, what could still beat it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

import msgspec

from highlands.games.schotten_totten.cards import COLOUR_LETTERS, COLOURS, SHIELD, SPY, STRENGTHS, TROOPS
from highlands.games.schotten_totten.claims import may_claim
from highlands.games.schotten_totten.formations import (
    COLOUR_RUN,
    COLOUR_SET,
    FORMATION,
    FORMATION_NAMES,
    JOKER_AT_MOST,
    OF_A_KIND,
    RUN,
    SHIELD_AT_MOST,
    SPY_STRENGTH,
    UNREACHABLE,
)
from highlands.games.schotten_totten.messages import cards_message, formation_message
from highlands.games.schotten_totten.notation import CLAN_TEXTS, clan_ids, clan_texts, troop_texts
from highlands.games.schotten_totten.sides import side_reach
from highlands.games.schotten_totten.table import is_complete, stone_size
from highlands.kernel import Table
from highlands.words import Message, message

AT_MOST = (JOKER_AT_MOST, SPY_STRENGTH, SHIELD_AT_MOST)


class Formation(msgspec.Struct, frozen=True):
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


def best_formation(table: Table, seat: int, stone: int) -> Formation | None:
    """What a side is or the best it can still become, card by card; None where it cannot be completed (ST-8)."""
    worth = int(side_reach(table, seat, stone))
    if worth == UNREACHABLE:
        return None
    formation, total = divmod(worth, FORMATION)
    clan = clan_ids(table.side[seat, stone])
    troops = [troop for troop in range(TROOPS) if int(table.troops[seat, stone]) >> troop & 1]
    size = int(stone_size(table, stone))
    missing = size - len(clan) - len(troops)
    unseen = clan_ids(table.unseen) if missing else []
    coming, readings = next(_completions(formation, total, clan, troops, size, unseen))
    return Formation(
        formation=FORMATION_NAMES[formation],
        total=total,
        cards=clan_texts(table.side[seat, stone]) + troop_texts(table.troops[seat, stone]),
        coming=[CLAN_TEXTS[card] for card in sorted(coming)],
        readings={troop_texts(1 << troop)[0]: reading for troop, reading in readings.items()},
    )


Completion = tuple[list[int], dict[int, str]]
"""The cards that come, and the reading of each troop."""


def _completions(
    formation: int, total: int, clan: list[int], troops: list[int], size: int, unseen: list[int]
) -> Iterator[Completion]:
    """Ways to complete a side to a formation that is known to be reachable."""
    missing = size - len(clan) - len(troops)
    if formation in (COLOUR_RUN, RUN):
        start = (2 * total // size - size - 1) // 2
        run = set(range(start, start + size))
        colours = range(COLOURS) if formation == COLOUR_RUN else [None]
        for colour in colours:
            if colour is None or all(card // STRENGTHS == colour for card in clan):
                yield from _run_completions(run, colour, clan, troops, unseen)
    elif formation == OF_A_KIND:
        value = total // size - 1
        coming = [card for card in unseen if card % STRENGTHS == value][:missing]
        yield coming, {troop: str(value + 1) for troop in troops}
    else:
        strongest = sorted(unseen, key=lambda card: (-(card % STRENGTHS), card))
        if formation == COLOUR_SET:
            for colour in range(COLOURS):
                coming = [card for card in strongest if card // STRENGTHS == colour][:missing]
                readings = {troop: f"{COLOUR_LETTERS[colour]}{AT_MOST[troop]}" for troop in troops}
                worth = sum(card % STRENGTHS + 1 for card in clan + coming) + sum(AT_MOST[troop] for troop in troops)
                if len(coming) == missing and worth == total and all(card // STRENGTHS == colour for card in clan):
                    yield coming, readings
        else:
            yield strongest[:missing], {troop: str(AT_MOST[troop]) for troop in troops}


def _run_completions(
    run: set[int], colour: int | None, clan: list[int], troops: list[int], unseen: list[int]
) -> Iterator[Completion]:
    """Ways to fill the gaps of a run, of one colour or of any, with troops and unseen cards."""
    by_strength = {card % STRENGTHS: card for card in reversed(unseen) if colour is None or card // STRENGTHS == colour}
    have = {card % STRENGTHS for card in clan}
    gaps = sorted(run - have)
    if not have <= run:
        return
    for places in permutations(gaps, len(troops)):
        reading = dict(zip(troops, places, strict=True))
        left = [gap for gap in gaps if gap not in places]
        spy_fits = reading.get(SPY, SPY_STRENGTH - 1) == SPY_STRENGTH - 1
        shield_fits = reading.get(SHIELD, 0) < SHIELD_AT_MOST
        if spy_fits and shield_fits and all(gap in by_strength for gap in left):
            letter = "" if colour is None else COLOUR_LETTERS[colour]
            yield (
                [by_strength[gap] for gap in left],
                {troop: f"{letter}{value + 1}" for troop, value in reading.items()},
            )


def prove(table: Table, seat: int, stone: int) -> Proof:
    """Whether a seat's side of a stone is provably not to be beaten, with the reason. Uses only what lies face up."""
    own = best_formation(table, seat, stone) if is_complete(table, seat, stone) else None
    other = best_formation(table, 1 - seat, stone)
    return Proof(
        stone=stone + 1,
        seat=seat,
        provable=bool(may_claim(table, seat, stone)),
        own=own,
        other=other,
        reason=_reason(table, seat, stone, own, other),
    )


def _reason(table: Table, seat: int, stone: int, own: Formation | None, other: Formation | None) -> Message:
    """The reason in one sentence."""
    if own is None:
        laid = len(troop_texts(table.troops[seat, stone])) + len(clan_texts(table.side[seat, stone]))
        return message("claim-side-incomplete", stone=stone + 1, missing=int(stone_size(table, stone)) - laid)
    ours = said(own)
    if other is None:
        return message("claim-other-impossible", own=ours)
    theirs = said(other)
    provable = may_claim(table, seat, stone)
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
