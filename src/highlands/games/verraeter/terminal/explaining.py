"""Explaining the points: how they stand, what the final scoring would bring or has brought, who has won."""

from __future__ import annotations

from highlands.games.verraeter.numbers import SUPPLY_THAT_COUNTS
from highlands.games.verraeter.terminal.naming import names_of, who
from highlands.games.verraeter.view.player_view import Player, VerraeterView
from highlands.i18n import Message, message


def ranking(view: VerraeterView) -> list[Player]:
    """The players, the one with most points first."""
    return sorted(view.players, key=lambda player: -player.points)


def _scored(view: VerraeterView, player: Player, before: int) -> dict[str, object]:
    """The parts of a player's points."""
    return {
        **who(view, player.seat),
        "points": before,
        "houses": player.counting_houses,
        "cards": player.counted,
        "final": player.final,
        "total": before + player.final,
    }


def score_lines(view: VerraeterView) -> list[Message]:
    """How the points stand, and what the final scoring would bring now."""
    lines = [message("term-v-score", **_scored(view, player, player.points)) for player in ranking(view)]
    return [*lines, message("term-v-score-why", most=SUPPLY_THAT_COUNTS)]


def final_scoring(end: VerraeterView) -> list[Message]:
    """The final scoring of a finished game, in which the points include it."""
    return [
        message("term-v-final-row", **_scored(end, player, player.points - player.final)) for player in ranking(end)
    ]


def result(end: VerraeterView) -> Message:
    """Who has won; who has as many points shares the victory (V-2)."""
    winners = end.winners
    best = end.players[winners[0]].points
    if end.observer not in winners:
        own = end.players[end.observer or 0].points
        names = names_of(end, winners)
        return message("term-v-lost", winners=names, number=len(winners), points=best, own=own)
    others = [seat for seat in winners if seat != end.observer]
    return (
        message("term-v-shared", others=names_of(end, others), points=best)
        if others
        else message("term-v-won", points=best)
    )
