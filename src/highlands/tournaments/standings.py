"""Where everybody stands, and by what ties are broken.

- *Buchholz*: the sum of the opponents' scores. A bye counts as an opponent of one's own score.
- *Sonneborn-Berger*: the sum of the opponents' scores, each times what one got against them.
- *Wins*: games with a whole point, byes not among them.
- *Share*: of the points of the games at tables of several, one's own share.

What is still equal after these shares a place, and is listed in the order of lots.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Literal

import msgspec

from highlands.tournaments.aggregate import Tournament, counted_score
from highlands.tournaments.pairing.knock_out import Bracket, play_bracket
from highlands.tournaments.plan import Format

TieBreak = Literal["reached", "final", "share", "buchholz", "sonneborn-berger", "wins"]

TIE_BREAKS: dict[Format, tuple[TieBreak, ...]] = {
    "swiss": ("buchholz", "sonneborn-berger", "wins"),
    "round-robin": ("sonneborn-berger", "wins"),
    "knock-out": ("wins",),
    "arena": ("wins", "buchholz"),
    "groups": ("share", "buchholz", "wins"),
}
"""In this order, after the score. In a knock-out, how far one got comes first, and after a final table its places."""


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """An entrant's place."""

    place: int
    """From 1; equals share one."""
    entrant: int
    score: float
    games: int
    """That are over and count."""
    tie_breaks: dict[TieBreak, float]
    """In the order in which they decide."""


def standings(tournament: Tournament) -> list[Standing]:
    """All entrants, the best first; those who withdrew too."""
    scores = tournament.scores()
    broken = _tie_breaks(tournament, scores)
    before_score: tuple[TieBreak, ...] = ("reached", "final")
    decided_first = [name for name in before_score if any(name in found for found in broken.values())]
    kinds = [*decided_first, *TIE_BREAKS[tournament.plan.format]]
    games = Counter(entrant for game in tournament.counted_games for entrant in game.entrants)

    def key(entrant: int) -> tuple[float, ...]:
        found = broken[entrant]
        before = [-found.get(name, 0.0) for name in decided_first]
        return (*before, -scores[entrant], *(-found.get(name, 0.0) for name in kinds[len(before) :]))

    in_order = sorted(scores, key=lambda entrant: (key(entrant), tournament.entrants[entrant].lot))
    places: dict[tuple[float, ...], int] = {}
    for place, entrant in enumerate(in_order, 1):
        places.setdefault(key(entrant), place)
    return [
        Standing(
            place=places[key(entrant)],
            entrant=entrant,
            score=scores[entrant],
            games=games[entrant],
            tie_breaks={name: broken[entrant].get(name, 0.0) for name in kinds},
        )
        for entrant in in_order
    ]


def bracket(tournament: Tournament) -> Bracket:
    """How far a knock-out has come."""
    results: defaultdict[tuple[int, int], list[tuple[float, float]]] = defaultdict(list)
    for game in tournament.counted_games:
        first, second = game.entrants
        for one, other in ((first, second), (second, first)):
            results[one, other].append((game.score_of(one), game.score_of(other)))
    return play_bracket(tournament.order, lambda one, other: results[one, other])


def _tie_breaks(tournament: Tournament, scores: dict[int, float]) -> dict[int, dict[TieBreak, float]]:
    found: dict[int, defaultdict[TieBreak, float]] = {entrant: defaultdict(float) for entrant in scores}
    for game in tournament.counted_games:
        for seat, entrant in enumerate(game.entrants):
            own = found[entrant]
            got = counted_score(tournament, game, entrant)
            own["wins"] += game.score_of(entrant) == 1.0
            for other in game.entrants:
                if other != entrant:
                    own["buchholz"] += scores[other]
                    own["sonneborn-berger"] += got * scores[other]
            if game.outcome is not None and sum(game.outcome.points) > 0:
                own["share"] += game.outcome.points[seat] / sum(game.outcome.points)
            if tournament.rounds[game.round].is_final:
                # Everybody at the final table is before all others.
                own["final"] = 1 + game.score_of(entrant)
    for entrant, byes in tournament.byes.items():
        found[entrant]["buchholz"] += byes * scores[entrant]
    if tournament.plan.format == "knock-out" and tournament.order:
        for entrant, reached in bracket(tournament).reached.items():
            found[entrant]["reached"] = reached
    return {entrant: {name: round(value, 6) for name, value in own.items()} for entrant, own in found.items()}
