"""What happens in tournaments without anybody's command: rounds begin, tables are created, results are reported.

One node directs a tournament, by a lease as long as it lives. It is no lock: what it appends is decided in full
knowledge of the log, tables are created under ids that stand in the log, and a result is appended only to a game that
has none. So whatever a node had begun when it died, the next one ends, and nothing is done twice.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection
from typing import TYPE_CHECKING

from highlands.server.clock import now
from highlands.server.nodes.bus import Bus, DealReleased
from highlands.server.seat_secrets import new_id
from highlands.server.store.outbox import OutboxMessage
from highlands.server.tournaments.plans import new_deal, tournament_table
from highlands.server.tournaments.results import missing_seats, outcome_of
from highlands.server.tournaments.tournaments import LiveTournament, Tournaments, players_of
from highlands.tournaments import Tournament
from highlands.tournaments.aggregate import Round, TournamentGame
from highlands.tournaments.events import Finish, Report, Reseat, TournamentEvent, Vacate, Withdraw

if TYPE_CHECKING:
    from highlands.server.tables.live_table import LiveTable
    from highlands.server.tables.manager import TableManager

log = logging.getLogger("highlands.server")

LOOP_SECONDS = 0.5
CLAIM_SECONDS = 2.0
"""How often it is looked for tournaments that no living node directs."""
MAX_STEPS = 2000
"""How many events of one tournament may be due at a time."""
UNUSED_MS = 60 * 24 * 60 * 60 * 1000
"""A tournament without a start time that has not begun for so long is cancelled."""
TWO = 2


class TournamentRunner:
    """Directs the tournaments of this node."""

    def __init__(self, manager: TableManager, tournaments: Tournaments, bus: Bus) -> None:
        """None yet."""
        self._manager = manager
        self._store = manager.store
        self._rows = manager.store.tournaments
        self._tournaments = tournaments
        self._bus = bus
        self._since: dict[str, int] = {}
        """The tournaments that this node directs, and since when: nobody is missed while nobody served them."""
        self._ready: set[str] = set()
        """Tables that surely exist, and at which bots have begun where only they play."""
        self._begun: set[str] = set()
        """Tables at which everybody has come."""
        self._dealt: set[str] = set()
        """Shuffles that everybody who plays them has been dealt."""
        self._released: set[str] = set()
        """Shuffles that nobody plays any more."""
        tournaments.on_created = self.direct
        tournaments.is_directed = lambda tournament_id: tournament_id in self._since

    def direct(self, tournament_id: str) -> None:
        """Direct a tournament that this node has created."""
        self._since[tournament_id] = now()

    async def run(self) -> None:
        """Do what is due, for ever."""
        claimed_at = 0.0
        loop = asyncio.get_running_loop()
        while True:
            try:
                if self._manager.is_draining:
                    return
                if loop.time() - claimed_at > CLAIM_SECONDS and self._manager.membership.is_fresh:
                    await self._claim()
                    claimed_at = loop.time()
                await self.step()
            except Exception:
                log.exception("directing tournaments failed")
            await asyncio.sleep(LOOP_SECONDS)

    async def _claim(self) -> None:
        """Take over what nobody directs, and see what others have taken over."""
        await self._rows.claim(self._store.node_id)
        mine = await self._rows.directed_by(self._store.node_id)
        at = now()
        self._since = {tournament_id: self._since.get(tournament_id, at) for tournament_id in mine}
        for tournament_id, entrant in await self._rows.orphans(self._store.node_id):
            await self._withdraw_orphan(tournament_id, entrant)

    async def _withdraw_orphan(self, tournament_id: str, entrant: int) -> None:
        """Pair somebody no more who has had themselves forgotten, or is one with another entrant now."""

        def decide(tournament: Tournament) -> TournamentEvent | None:
            is_in = tournament.status != "over" and tournament.entrants[entrant].is_in
            return Withdraw(entrant, "self") if is_in else None

        await self._tournaments.decide(tournament_id, decide)

    async def step(self) -> None:
        """Do what is due in all tournaments that this node directs."""
        open_tables: set[str] = set()
        for tournament_id in list(self._since):
            try:
                live = await self._tournaments.find(tournament_id)
                await self._direct(live)
                open_tables |= {game.table for game in live.tournament.awaited_games if game.table is not None}
            except Exception:
                # The others go on, whatever is wrong with this one.
                log.exception("directing a tournament failed", extra={"table": f"tournament {tournament_id}"})
        self._ready &= open_tables
        self._begun &= open_tables

    async def _direct(self, live: LiveTournament) -> None:
        if live.tournament.status != "over":
            await self._go_on(live)
        if live.tournament.status == "over":
            await self._settle(live)

    async def _go_on(self, live: LiveTournament) -> None:
        """Report what has ended, begin what is due."""
        awaited = live.tournament.awaited_games
        over = await self._over(awaited)
        for game in list(live.tournament.open_games):
            if game.table is None:
                continue
            await self._make_ready(live, game)
            if game.table in over or await self._is_given_up(live, game):
                await self._report(live, game)
        for game in awaited:
            if game.is_played_on and game.table in over:
                await self._vacate(live, game.number)
        for _ in range(MAX_STEPS):
            if await self._tournaments.decide(live.id, self._due(live)) is None:
                break
        for game in live.tournament.awaited_games:
            await self._make_ready(live, game)
        await self._deal(live)
        await self._release(live)

    async def _settle(self, live: LiveTournament) -> None:
        """End what a tournament that is over has left: nobody is awaited any more where a shuffle of several tables was
        not dealt yet, and when those who play it are done, it is open to all."""
        sealed = [game for game in live.tournament.awaited_games if live.tournament.is_sealed(game.round)]
        over = await self._over(sealed)
        for game in sealed:
            if game.table is None or game.table in over or await self._is_undealt(game.table):
                await self._vacate(live, game.number)
        await self._release(live)
        if not any(live.tournament.is_sealed(began.number) for began in live.tournament.rounds):
            self._since.pop(live.id, None)

    async def _is_undealt(self, table_id: str) -> bool:
        """Whether no cards were dealt at a table, which is closed then, or was never made."""
        if table_id in self._begun:
            return False
        if not await self._rows.existing([table_id]):
            return True
        table = await self._manager.table(table_id)
        await table.close_unstarted()
        if table.aggregate.started:
            self._begun.add(table_id)
        return not table.aggregate.started

    async def _over(self, games: Collection[TournamentGame]) -> set[str]:
        """Those of the tables of some games that are over."""
        tables = [game.table for game in games if game.table is not None]
        return await self._rows.over(tables) if tables else set()

    def _due(self, live: LiveTournament) -> Callable[[Tournament], TournamentEvent | None]:
        director, at = self._tournaments.director(live), now()

        def due(tournament: Tournament) -> TournamentEvent | None:
            is_forgotten = tournament.status == "registering" and tournament.plan.starts_at is None
            if is_forgotten and at - live.row.created_at > UNUSED_MS:
                return Finish("cancelled")
            return director.due(tournament, at)

        return due

    # Tables

    async def _make_ready(self, live: LiveTournament, game: TournamentGame) -> None:
        """Create a game's table if there is none, and call those who are to sit there."""
        table_id = game.table
        if table_id is None or table_id in self._ready:
            return
        tournament, plan = live.tournament, live.tournament.plan
        levels = [
            plan.fill_level if seat in game.absent else tournament.entrants[entrant].bot
            for seat, entrant in enumerate(game.entrants)
        ]
        deal_id = tournament.rounds[game.round].deal
        deal = None if deal_id is None else await self._rows.deal(new_deal(deal_id, live.id))
        row = tournament_table(live.row, plan, table_id, levels, deal)
        kept = [entrant if level is None else None for entrant, level in zip(game.entrants, levels, strict=True)]
        is_new = await self._rows.add_table(row, live.id, kept)
        if is_new:
            self._tournaments.changed(live.id)
        if is_new and row.public:
            self._manager.lobby.table_changed(table_id)
        # The messages have keys of their own: a node that died here may have left some out.
        await self._call(live, table_id, kept)
        if all(level is not None for level in levels):
            await self._manager.table(table_id)  # which begins the game, since nobody is awaited
        self._ready.add(table_id)

    async def _call(self, live: LiveTournament, table_id: str, kept: list[int | None]) -> None:
        """Tell those who are to play that their table is there."""
        players = players_of(await self._rows.entrants(live.id))
        at = now()
        messages = [
            OutboxMessage(
                table_id=table_id,
                number=0,
                player_id=players[entrant],
                kind="game",
                channel=channel,
                seat=seat,
                at=at,
                due_at=at,
            )
            for seat, entrant in enumerate(kept)
            if entrant is not None and entrant in players
            for channel in await self._store.channels.of_player(players[entrant])
        ]
        await self._store.outbox.add(messages)

    async def _is_given_up(self, live: LiveTournament, game: TournamentGame) -> bool:
        """Close a table at which somebody has not come in time; False if all have, or there still is time."""
        assert game.table is not None
        waits_since = max(game.created_at, self._since.get(live.id, now()))
        if game.table in self._begun or now() < waits_since + live.tournament.plan.grace_seconds * 1000:
            return False
        table = await self._manager.table(game.table)
        await table.catch_up()
        if table.aggregate.started:
            self._begun.add(game.table)
            return table.aggregate.end is not None
        is_shared = table.aggregate.row.deal_id is not None
        if is_shared and table.aggregate.end is None and not table.aggregate.open_seats:
            return False  # those who sit here wait for other tables
        await table.close_unstarted()
        return table.aggregate.end is not None

    async def _deal(self, live: LiveTournament) -> None:
        """Begin the games with a shuffle once all who are to play it sit at their tables, or are awaited no more.

        Whoever was dealt it earlier could tell those who have not sat down yet, or be one of them with another key.
        """
        for began in live.tournament.rounds:
            if began.deal is None or began.deal in self._dealt:
                continue
            if (seated := await self._seated(live, began)) is not None:
                for table in seated:
                    await table.deal()
                self._dealt.add(began.deal)

    async def _seated(self, live: LiveTournament, began: Round) -> list[LiveTable] | None:
        """The tables of a round that are to be dealt its shuffle; None while somebody is awaited."""
        found: list[LiveTable] = []
        for game in began.games:
            if game.table is None or (game.is_over and not game.is_corrected):
                continue
            table = await self._manager.table(game.table)
            await table.catch_up()
            if game.is_corrected:
                # Nobody is awaited there any more; what has begun is played on.
                await table.close_unstarted()
            elif not table.aggregate.started and (table.aggregate.open_seats or table.aggregate.end is not None):
                return None
            else:
                found.append(table)
        return found

    # Results

    async def _report(self, live: LiveTournament, game: TournamentGame) -> None:
        """Append what came of a table that is over; of a table of several to which somebody did not come, another."""
        assert game.table is not None
        reported = game.table
        table = await self._manager.table(reported)
        await table.catch_up()
        aggregate = table.aggregate
        if aggregate.end is None:
            return
        missing = [] if aggregate.started else missing_seats(aggregate)
        away = {*missing, *game.absent}
        people = [seat for seat, entrant in enumerate(game.entrants) if live.tournament.entrants[entrant].bot is None]
        goes_on = bool(missing) and len(game.entrants) > TWO and not away.issuperset(people)
        event: TournamentEvent
        if goes_on:
            event = Reseat(game.number, new_id(), tuple(sorted(away)))
        else:
            event = Report(game.number, outcome_of(aggregate, game))

        def decide(tournament: Tournament) -> TournamentEvent | None:
            current = tournament.games[game.number]
            is_settled = tournament.status == "over" or current.is_over or current.table != reported
            return None if is_settled else event

        await self._tournaments.decide(live.id, decide)

    async def _vacate(self, live: LiveTournament, number: int) -> None:
        """Append that a table is over, of whose game something else was said before, or nothing will be any more."""

        def decide(tournament: Tournament) -> TournamentEvent | None:
            game = tournament.games[number]
            is_settled = game.is_over or tournament.status == "over"
            return Vacate(number) if game.is_awaited and is_settled else None

        await self._tournaments.decide(live.id, decide)

    async def _release(self, live: LiveTournament) -> None:
        """Open what is known of shuffles that nobody plays any more."""
        for began in live.tournament.rounds:
            if began.deal is None or began.deal in self._released or live.tournament.is_sealed(began.number):
                continue
            if await self._rows.release(began.deal, now()):
                self._released.add(began.deal)
                self._bus.publish(DealReleased(self._store.node_id, began.deal))
                self._manager.deal_released(began.deal)
