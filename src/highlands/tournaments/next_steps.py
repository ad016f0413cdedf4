"""What is due in a tournament at a time, without anybody's command: its start, its rounds, its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from highlands.tournaments.aggregate import Tournament, TournamentGame
from highlands.tournaments.events import BeginRound, Enter, Finish, GameOutcome, Report, Seating, Start, TournamentEvent
from highlands.tournaments.pairing.arena import pair_arena
from highlands.tournaments.pairing.groups import pair_groups
from highlands.tournaments.pairing.round_robin import pair_round_robin, rounds_of
from highlands.tournaments.pairing.swiss import pair_swiss
from highlands.tournaments.plan import MAX_BOTS
from highlands.tournaments.standings import bracket, standings

SECOND_MS = 1000
MINUTE_MS = 60 * SECOND_MS
TWO = 2
MAX_OPEN_GAMES = 512
"""With so many, a league's next round waits, whatever its dates: each of them is a table of the server's."""


@dataclass(frozen=True)
class Director:
    """Decides what is due. It knows how many can play the game, and makes the ids of tables and shuffles."""

    fewest_seats: int
    most_seats: int
    new_id: Callable[[], str]

    def start(self, tournament: Tournament) -> TournamentEvent:
        """What begins a tournament: bots fill up one by one, then it starts; or it can't, with too few."""
        plan = tournament.plan
        playing = tournament.playing
        bots = sum(tournament.entrants[entrant].bot is not None for entrant in playing)
        if len(playing) < min(plan.fill_to, plan.max_entrants) and bots < MAX_BOTS:
            return Enter(plan.fill_level)
        # Bots alone would play for nobody, at the host's expense.
        if len(playing) < self.fewest_seats or bots == len(playing):
            return Finish("too-few")
        return Start(tuple(sorted(playing, key=lambda entrant: tournament.entrants[entrant].lot)))

    def due(self, tournament: Tournament, at: int) -> TournamentEvent | None:
        """The next event that is due; None if there is none."""
        plan = tournament.plan
        if tournament.status == "registering":
            is_time = plan.starts_at is not None and at >= plan.starts_at
            return self.start(tournament) if is_time else None
        if tournament.status == "over":
            return None
        unplayed = next((game for game in tournament.open_games if game.table is None), None)
        if unplayed is not None:
            return Report(unplayed.number, withdrawn_outcome(unplayed))
        if tournament.status == "paused" or not self._may_begin(tournament, at):
            return None
        return self._next_round(tournament, at)

    def _may_begin(self, tournament: Tournament, at: int) -> bool:
        """Whether it is time for another round, or the end."""
        plan = tournament.plan
        if plan.format == "arena":
            return True
        if (next_at := next_round_at(tournament)) is not None:
            if at < next_at:
                return False
            if plan.format == "round-robin":
                return len(tournament.open_games) < MAX_OPEN_GAMES
        if tournament.awaited_games:
            return False
        return not tournament.rounds or at >= tournament.last_at + plan.break_seconds * SECOND_MS

    def _next_round(self, tournament: Tournament, at: int) -> TournamentEvent | None:
        match tournament.plan.format:
            case "swiss":
                return self._swiss(tournament)
            case "round-robin":
                return self._round_robin(tournament)
            case "knock-out":
                found = bracket(tournament)
                return Finish() if found.is_over else self._round(tournament, found.due, ())
            case "arena":
                return self._arena(tournament, at)
            case "groups":
                return self._groups(tournament)

    def _swiss(self, tournament: Tournament) -> TournamentEvent:
        playing = tournament.playing
        if len(tournament.rounds) >= tournament.plan.rounds or len(playing) < TWO:
            return Finish()
        pairs, byes = pair_swiss(playing, tournament.history())
        return self._round(tournament, pairs, byes)

    def _round_robin(self, tournament: Tournament) -> TournamentEvent:
        number = len(tournament.rounds)
        if number >= _cycle_rounds(tournament):
            return Finish()
        pairs, _ = pair_round_robin(tournament.order, number)
        return self._round(tournament, pairs, ())

    def _arena(self, tournament: Tournament, at: int) -> TournamentEvent | None:
        until = pairs_until(tournament)
        assert until is not None
        if at >= until:
            return None if tournament.open_games else Finish()
        open_games = tournament.open_games
        busy = {entrant for game in open_games for entrant in game.entrants}
        free = [entrant for entrant in tournament.playing if entrant not in busy]
        bots = {entrant.number for entrant in tournament.entrants if entrant.bot is not None}
        if not open_games and bots.issuperset(tournament.playing) and not tournament.plan.admits_late:
            return Finish()
        # The history is long in the end: it is not worked out where nobody can be paired.
        if len(free) < TWO or bots.issuperset(free):
            return None
        pairs = pair_arena(free, tournament.history(), bots)
        return self._round(tournament, pairs, ()) if pairs else None

    def _groups(self, tournament: Tournament) -> TournamentEvent:
        playing, number = tournament.playing, len(tournament.rounds)
        if len(playing) < self.fewest_seats:
            return Finish()
        if number < tournament.plan.rounds:
            history = tournament.history()
            seed = f"{tournament.seed} {number}"
            groups, byes = pair_groups(playing, history, self.fewest_seats, self.most_seats, seed)
            return self._round(tournament, groups, byes)
        if tournament.plan.final and not tournament.rounds[-1].is_final:
            best = [row.entrant for row in standings(tournament) if tournament.entrants[row.entrant].is_in]
            seated = tournament.history().seated(best[: self.most_seats])
            return BeginRound((Seating(seated, self.new_id()),), is_final=True)
        return Finish()

    def _round(self, tournament: Tournament, games: Sequence[tuple[int, ...]], byes: Sequence[int]) -> TournamentEvent:
        def seating(entrants: tuple[int, ...]) -> Seating:
            out = tuple(seat for seat, entrant in enumerate(entrants) if not tournament.entrants[entrant].is_in)
            return Seating(entrants, None, out) if out else Seating(entrants, self.new_id())

        seatings = tuple(seating(entrants) for entrants in games)
        played = sum(found.table is not None for found in seatings)
        is_paired = tournament.plan.paired_deals and played >= TWO
        return BeginRound(seatings, tuple(byes), self.new_id() if is_paired else None)


def next_round_at(tournament: Tournament) -> int | None:
    """When the next round of a league begins, at the earliest; None if there are no dates, or no further round."""
    plan, began = tournament.plan, tournament.started_at
    if began is None or plan.round_every_seconds is None or tournament.status == "over" or not _has_more(tournament):
        return None
    return began + len(tournament.rounds) * plan.round_every_seconds * SECOND_MS


def _has_more(tournament: Tournament) -> bool:
    """Whether there are further rounds, as far as that is known."""
    plan, number = tournament.plan, len(tournament.rounds)
    match plan.format:
        case "round-robin":
            return number < _cycle_rounds(tournament)
        case "swiss":
            return number < plan.rounds
        case "groups":
            return number < plan.rounds + plan.final
        case "knock-out":
            return not bracket(tournament).is_over
        case "arena":
            return False


def pairs_until(tournament: Tournament) -> int | None:
    """Until when an arena pairs whoever is free; None for other formats, before the start and after the end."""
    if tournament.plan.format != "arena" or tournament.started_at is None or tournament.status == "over":
        return None
    return tournament.started_at + tournament.plan.arena_minutes * MINUTE_MS


def _cycle_rounds(tournament: Tournament) -> int:
    return rounds_of(len(tournament.order), tournament.plan.cycles)


def withdrawn_outcome(game: TournamentGame) -> GameOutcome:
    """What comes of a game of two that is not played, because one or both had withdrawn when it was paired."""
    scores = tuple(float(seat not in game.absent) for seat in range(len(game.entrants)))
    return GameOutcome(scores, "withdrawn", (), game.absent)


def absent_outcome(seats: int, absent: Sequence[int]) -> GameOutcome:
    """What comes of a game to which some did not come: those who did have won."""
    return GameOutcome(tuple(float(seat not in absent) for seat in range(seats)), "absent", (), tuple(sorted(absent)))
