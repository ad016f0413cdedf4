"""Explaining a stone: what each side is or can become, who leads, whether it can be claimed; and what is known else."""

from __future__ import annotations

from highlands.games.schotten_totten.state.layout import State
from highlands.games.schotten_totten.text.messages import card_message, cards_message
from highlands.games.schotten_totten.text.proof import Formation, prove, said
from highlands.games.schotten_totten.view.border import Stone
from highlands.games.schotten_totten.view.player_view import SchottenTottenView, view
from highlands.i18n import Message, message


def why(observation: State, number: int) -> list[Message]:
    """All there is to say of a stone to the observer of a state."""
    looked_at = view(observation)
    seat = looked_at.observer or 0
    stone = looked_at.stones[number - 1]
    lines = [message(f"term-mode-{mode}") for mode in ("blind", "mud") if getattr(stone, mode)]
    lines += [_side(stone, seat, "you"), _side(stone, 1 - seat, "other")]
    if stone.owner is not None:
        return [*lines, message("term-why-claimed", who="you" if stone.owner == seat else "other")]
    lines.append(message("term-why-lead", lead=_lead(stone, seat)))
    proof = prove(observation, seat, number - 1)
    lines.append(message("term-why-yes" if proof.provable else "term-why-no", reason=proof.reason))
    if stone.sides[1 - seat].claimable:
        lines.append(message("term-why-theirs"))
    return lines


def known(observation: SchottenTottenView) -> list[Message]:
    """What the observer has put into the decks, and where it lies now (ST-9)."""
    return [
        message(
            "term-known",
            deck=deck,
            cards=[message("term-known-place", place=place, card=card_message(card)) for place, card in cards.items()],
        )
        for deck, cards in observation.known_in_decks.items()
    ]


def _side(stone: Stone, seat: int, who: str) -> Message:
    """One side: its cards, and what they are or can at best become."""
    side = stone.sides[seat]
    cards: object = cards_message(side.cards) if side.cards else message("term-why-nothing")
    return message("term-why-side", who=who, cards=cards, best=_best(side.best))


def _best(best: Formation | None) -> Message:
    """What a side is, or can at best become."""
    if best is None:
        return message("term-best-never")
    readings: object = ""
    if best.readings:
        readings = message("term-readings", readings=[_reading(card, as_) for card, as_ in best.readings.items()])
    if best.coming:
        return message("term-best-can", formation=said(best), cards=cards_message(best.coming), readings=readings)
    return message("term-best-is", formation=said(best), readings=readings)


def _reading(card: str, reading: str) -> Message:
    """What a wild card stands for: a clan card, or only a strength."""
    stands_for: object = card_message(reading) if len(reading) == 2 else reading
    return message("term-reading", card=card_message(card), reading=stands_for)


def _lead(stone: Stone, seat: int) -> str:
    """Who leads: `you`, `other` or `even`."""
    return "even" if stone.leader is None else "you" if stone.leader == seat else "other"
