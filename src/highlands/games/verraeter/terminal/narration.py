"""Moves in words: what was done, what followed from it, and what could be done."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from highlands.games.verraeter.state.cards import ACTION_NAMES
from highlands.games.verraeter.terminal.naming import action_effect, landscape_name, own_strength, strength_of, who
from highlands.games.verraeter.terminal.view_changes import cards_of, draws, is_reveal
from highlands.games.verraeter.view.player_view import VerraeterView
from highlands.i18n import Message, message
from highlands.spec.terminal import Way

PLACED = ("estate", "counting", "turn")


def narrate(before: VerraeterView, move: str, after: VerraeterView) -> list[Message]:
    """What a player is told of a move: the others' deeds, and what followed. A reveal is told by `revealing`."""
    lines = [] if before.to_move == before.observer else [told(before, move)]
    return lines if is_reveal(before, after) else [*lines, *aftermath(before, move, after)]


def told(before: VerraeterView, move: str) -> Message:
    """A move that was made, as the observer of the view saw it."""
    assert before.to_move is not None, "somebody made the move"
    seat = who(before, before.to_move)
    word, *rest = move.split()
    if word in PLACED:
        landscape = before.landscapes[int(rest[0]) - 1]
        is_estate = landscape.building is not None and not landscape.building.counting_house
        what = word if word != "turn" else "turn-estate" if is_estate else "turn-counting"
        return message("term-v-told-built", **seat, what=what, landscape=landscape_name(landscape))
    if word == "conflict":
        sides = [before.landscapes[int(number) - 1] for number in rest[0].split("-")]
        names = [landscape_name(side) for side in sides]
        return message("term-v-told-conflict", **seat, one=names[0], two=names[1], house=sides[0].house)
    if word == "lay" and cards_of(move):
        house = before.players[before.to_move].house
        cards = cards_of(move)
        return message("term-v-told-laid", **seat, cards=" ".join(cards), total=strength_of(cards), house=house)
    if word == "discard":
        return message("term-v-told-discarded", **seat, cards=" ".join(cards_of(move)), draw=before.draw)
    return message(f"term-v-told-{word}", **seat)


def aftermath(before: VerraeterView, move: str, after: VerraeterView) -> list[Message]:
    """What followed by itself: a new pile, the draws, a new round."""
    drawn = draws(before, move, after)
    lines = []
    if after.pile > before.pile - sum(len(cards) for cards in drawn.values()):
        lines.append(message("term-v-new-pile"))
    if drawn:
        lines.append(message("term-v-drawn", draws=[_draw(after, seat, cards) for seat, cards in drawn.items()]))
    if after.round != before.round:
        start = next(player.seat for player in after.players if player.start)
        lines.append(message("term-v-new-round", **who(after, start), round=after.round, rounds=after.rounds))
    return lines


def _draw(view: VerraeterView, seat: int, cards: Sequence[str]) -> Message:
    """What one player has drawn."""
    shown = " ".join(cards) if seat == view.observer else ""
    return message("term-v-draw", **who(view, seat), cards=shown, number=len(cards))


def listed(view: VerraeterView, moves: Iterable[str]) -> list[Way]:
    """Legal moves in words; what the Builder can do, by its kind."""
    ways: list[Way] = []
    places: dict[str, list[int]] = {}
    for move in moves:
        word, *rest = move.split()
        if word in PLACED and view.step == "build":
            places.setdefault(word, []).append(int(rest[0]))
        else:
            ways.append((move, _can(view, move)))
    built = [
        (f"{word} {numbers[0]}", message("term-v-can-build", what=word, places=numbers))
        for word, numbers in places.items()
    ]
    return built + ways


def _can(view: VerraeterView, move: str) -> Message:
    """What a move would do."""
    word, *rest = move.split()
    if word == "estate":
        landscape = view.landscapes[int(rest[0]) - 1]
        return message("term-v-can-settle", landscape=landscape_name(landscape), house=landscape.house)
    if word == "conflict":
        one, two = (view.landscapes[int(number) - 1] for number in rest[0].split("-"))
        return message(
            "term-v-can-conflict",
            one=landscape_name(one),
            base_one=one.base,
            two=landscape_name(two),
            base_two=two.base,
            house=one.house,
        )
    if word == "take":
        return action_effect(rest[0])
    if cards := cards_of(move):
        if word == "discard":
            return message("term-v-can-discard", total=strength_of(cards))
        house, own = own_strength(view)
        strength = own.total + strength_of(cards)
        return message("term-v-can-lay", total=strength_of(cards), strength=strength, house=house)
    return message("term-v-can-lay-nothing" if word == "lay" else "term-v-can-pass")


def action_knowledge(view: VerraeterView) -> dict[str, str]:
    """Of each action card that the observer knows something of: whether it is `own`, `gone`, `passed`, `aside`, `left`.

    A card that never came was taken before or put aside first; what was passed on is with a later player or put aside.
    For the first to choose and the last to choose, it is certain where it is: nobody took before, nobody takes after.
    """
    if view.observer is None or not view.saw:
        return {}
    own = view.players[view.observer]
    start = next(player.seat for player in view.players if player.start)
    place = (view.observer - start) % len(view.players)
    missing = "aside" if place == 0 else "gone"
    others = "offered" if view.offered else "left" if place == len(view.players) - 1 else "passed"
    return {card: "own" if card == own.action else others if card in view.saw else missing for card in ACTION_NAMES}
