"""The tournaments of a store: reading their logs, and carrying out what people want of them.

A log grows under the unique key (tournament, number), so that of two nodes that append at once one decides anew.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from secrets import token_hex
from weakref import WeakValueDictionary

import msgspec

from highlands.errors import HighlandsError
from highlands.i18n import LANGUAGES, message
from highlands.protocol.names import bot_name, checked_name
from highlands.server.clock import now
from highlands.server.nodes.bus import Bus, TournamentChanged
from highlands.server.players.players import Identity, Players
from highlands.server.seat_secrets import new_id
from highlands.server.store import ConflictError, NameTakenError, Store
from highlands.server.store.tournaments import EntrantRow, StoredEvent, TournamentRow
from highlands.server.tables.commands import RejectedError
from highlands.server.tournaments.commands import handle_organiser
from highlands.server.tournaments.feed import TournamentFeed
from highlands.server.tournaments.messages import (
    CreateTournament,
    OrganiserCommand,
    RoundState,
    TournamentList,
    TournamentState,
    TournamentSummary,
    TournamentView,
)
from highlands.server.tournaments.plans import check_plan, seat_range
from highlands.server.tournaments.projection import is_open, project_round, project_tournament
from highlands.tournaments import Tournament, TournamentPlan
from highlands.tournaments.aggregate import Entrant
from highlands.tournaments.events import Enter, Finish, Readmit, TournamentEvent, Withdraw
from highlands.tournaments.next_steps import Director

MAX_ATTEMPTS = 10
"""How often something is decided anew because other nodes were first."""
MAX_ORGANISED = 5
"""How many tournaments of one organiser may be open."""
MAX_ENTERED = 30
"""How many open tournaments a player may have entered."""
MAX_CHANGES = 40
"""How often an entrant may leave and come back, so that nobody can fill the disk with it."""
MAX_CACHED = 500
"""How many tournaments are kept in memory beside those that this node directs."""

log = logging.getLogger("highlands.server")

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(TournamentEvent).decode
decode_plan = msgspec.json.Decoder(TournamentPlan).decode


def encode_plan(plan: TournamentPlan) -> str:
    """A plan as it is stored: without what is as usual, so that a node of the version before reads it, unless it asks
    for something that this one alone can do."""
    usual = dict(zip(plan.__struct_fields__[::-1], plan.__struct_defaults__[::-1], strict=False))
    fields = msgspec.structs.asdict(plan)
    return encode({name: value for name, value in fields.items() if name not in usual or value != usual[name]}).decode()


class UnknownTournamentError(HighlandsError):
    """There is no such tournament."""


@contextmanager
def readable() -> Iterator[None]:
    """Refuse what a newer server has stored, and this one can't read."""
    try:
        yield
    except msgspec.ValidationError as error:
        log.warning("a tournament of a newer server: %s", error)
        raise RejectedError(message("tournament-newer")) from None


@dataclass
class LiveTournament:
    """A tournament in memory."""

    row: TournamentRow
    tournament: Tournament
    is_stale: bool = True
    """Whether another node may have appended to its log."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    shown: tuple[int, list[EntrantRow], TournamentState] | None = None
    """What was shown last, of which version and with which names: to work out standings takes a while."""

    @property
    def id(self) -> str:
        """Its id."""
        return self.row.id


class Tournaments:
    """All tournaments of a store, as this node serves them."""

    def __init__(self, store: Store, bus: Bus, players: Players) -> None:
        """None is in memory yet."""
        self.rows = store.tournaments
        self.feed = TournamentFeed(self.state)
        self.on_created: Callable[[str], None] = lambda _: None
        """Is called with a tournament that this node has created, and so directs."""
        self.is_directed: Callable[[str], bool] = lambda _: False
        """Whether this node directs a tournament, and so looks at it all the time."""
        self._store = store
        self._bus = bus
        self._players = players
        self._live: dict[str, LiveTournament] = {}
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    # Reading

    async def find(self, tournament_id: str) -> LiveTournament:
        """A tournament as its log says; UnknownTournamentError if there is none."""
        live = self._live.get(tournament_id)
        if live is None:
            # Held in a variable: the dictionary itself keeps a lock only while somebody does.
            lock = self._loading.setdefault(tournament_id, asyncio.Lock())
            async with lock:
                live = self._live.get(tournament_id) or await self._load(tournament_id)
        elif not self.is_directed(tournament_id):
            self._live[tournament_id] = self._live.pop(tournament_id)
        # Who holds the lock may be reading it: what is half read is shown to nobody.
        if live.is_stale or live.lock.locked():
            async with live.lock:
                if live.is_stale:
                    await self._read_on(live)
        return live

    async def _load(self, tournament_id: str) -> LiveTournament:
        row = await self.rows.find(tournament_id)
        if row is None:
            raise UnknownTournamentError(message("tournament-unknown"))
        self._make_room()
        with readable():
            live = self._live[tournament_id] = LiveTournament(row, Tournament(decode_plan(row.plan), row.seed))
        return live

    def _make_room(self) -> None:
        """Forget the tournaments that were asked for longest ago, but none that this node directs or changes."""
        others = [one for one, live in self._live.items() if not (live.lock.locked() or self.is_directed(one))]
        for tournament_id in others[: max(0, len(others) + 1 - MAX_CACHED)]:
            del self._live[tournament_id]

    async def _read_on(self, live: LiveTournament) -> None:
        """Fold in what the log has more; where the lock is held."""
        live.is_stale = False
        try:
            events = await self.rows.events(live.id, live.tournament.version)
            with readable():
                for event in events:
                    if event.number == live.tournament.version:
                        live.tournament.apply(decode(event.text), event.at)
        except BaseException:
            # Also where a newer server has appended something: half a tournament is shown to nobody.
            live.is_stale = True
            raise

    async def state(self, tournament_id: str) -> TournamentState:
        """What everybody may know of a tournament."""
        live = await self.find(tournament_id)
        entrants = await self.rows.entrants(tournament_id)
        version = live.tournament.version
        if live.shown is None or live.shown[:2] != (version, entrants):
            state = project_tournament(live.id, live.row.created_at, live.tournament, entrants)
            live.shown = version, entrants, state
        return live.shown[2]

    async def round(self, tournament_id: str, number: int) -> RoundState:
        """A round by its number, from 0."""
        tournament = (await self.find(tournament_id)).tournament
        if number >= len(tournament.rounds):
            raise UnknownTournamentError(message("tournament-no-round"))
        return project_round(tournament, tournament.rounds[number])

    async def view(self, tournament_id: str, identity: Identity | None) -> TournamentView:
        """A tournament for somebody who has shown their key, or none."""
        state = await self.state(tournament_id)
        live = await self.find(tournament_id)
        you = None if identity is None else await self.rows.entrant(tournament_id, identity.id)
        tables = [
            game.table
            for game in live.tournament.open_games
            if game.table is not None and you in game.entrants and game.entrants.index(you) not in game.absent
        ]
        # A pairing is shown a moment before its table is there.
        existing = await self.rows.existing(tables) if tables else set()
        return TournamentView(
            state=state,
            you=you,
            is_organiser=identity is not None and await self._is_organiser(tournament_id, identity),
            your_tables=[table for table in tables if table in existing],
        )

    async def _is_organiser(self, tournament_id: str, identity: Identity) -> bool:
        """Read anew: who was one may be another player now, or have had themselves forgotten."""
        row = await self.rows.find(tournament_id)
        return row is not None and row.organiser_id == identity.id

    async def list(self, identity: Identity | None) -> TournamentList:
        """The tournaments that somebody can find."""
        own = [] if identity is None else await self.rows.of_player(identity.id)
        return TournamentList(public=summaries(await self.rows.listed()), own=summaries(own))

    # Changing

    async def create(self, identity: Identity, wanted: CreateTournament) -> str:
        """Create a tournament, whose organiser a player is; its id."""
        if wanted.language not in LANGUAGES:
            raise HighlandsError(message("server-no-language", languages=list(LANGUAGES)))
        plan = check_plan(wanted.plan)
        if await self.rows.open_tournaments(identity.id) >= MAX_ORGANISED:
            raise HighlandsError(message("tournament-too-many"))
        row = TournamentRow(
            id=new_id(),
            created_at=now(),
            organiser_id=identity.id,
            plan=encode_plan(plan),
            seed=token_hex(16),
            language=wanted.language,
            public=plan.public,
            node_id=self._store.node_id,
        )
        await self.rows.add(row)
        self.on_created(row.id)
        return row.id

    async def enter(self, tournament_id: str, identity: Identity, name: str) -> None:
        """Let a player take part; who had withdrawn is back. Said again, it changes nothing."""
        known = await self.rows.entrant(tournament_id, identity.id)
        if known is not None:
            await self.decide(tournament_id, lambda tournament: _come_back(tournament, known))
            return
        is_bot = identity.player.is_bot
        shown = bot_name(name) if is_bot else checked_name(name)
        if await self.rows.open_entries(identity.id) >= MAX_ENTERED:
            raise RejectedError(message("tournament-too-many"))

        def entering(tournament: Tournament) -> Enter:
            if is_bot and not tournament.plan.admits_bots:
                raise RejectedError(message("tournament-no-bots"))
            if len(tournament.entrants) >= 2 * tournament.plan.max_entrants or not is_open(tournament):
                raise RejectedError(message("tournament-closed"))
            return Enter()

        await self.decide(tournament_id, entering, player_id=identity.id, name=shown)

    async def withdraw(self, tournament_id: str, identity: Identity) -> None:
        """Let a player take part no more; a game that runs goes on."""
        known = await self.rows.entrant(tournament_id, identity.id)
        if known is None:
            raise UnknownTournamentError(message("tournament-not-entered"))

        def leaving(tournament: Tournament) -> Withdraw | None:
            entrant = tournament.entrants[known]
            if not entrant.is_in or tournament.status == "over":
                return None
            _check_changes(entrant)
            return Withdraw(known, "self")

        await self.decide(tournament_id, leaving)

    async def organise(self, tournament_id: str, identity: Identity, command: OrganiserCommand) -> None:
        """Carry out a command of the organiser's."""
        live = await self.find(tournament_id)
        if not await self._is_organiser(tournament_id, identity):
            raise RejectedError(message("tournament-not-yours"))
        director = self.director(live)
        while await self.decide(tournament_id, lambda tournament: handle_organiser(tournament, command, director)):
            if live.tournament.status != "registering" or command.__struct_config__.tag != "start":
                return

    def director(self, live: LiveTournament) -> Director:
        """Says what is due in a tournament."""
        return Director(*seat_range(live.tournament.plan), new_id)

    async def decide(
        self,
        tournament_id: str,
        decide: Callable[[Tournament], TournamentEvent | None],
        *,
        player_id: str | None = None,
        name: str = "",
    ) -> TournamentEvent | None:
        """Append the event that is decided on, if any, and return it; stored durably then.

        Where another node was first, it is decided anew in the light of what happened there.
        """
        live = await self.find(tournament_id)
        async with live.lock:
            for _ in range(MAX_ATTEMPTS):
                if live.is_stale:
                    await self._read_on(live)
                tournament = live.tournament
                event = decide(tournament)
                if event is None:
                    return None
                entrant = None
                if isinstance(event, Enter):
                    number = len(tournament.entrants)
                    entrant = EntrantRow(tournament_id=tournament_id, entrant=number, player_id=player_id, name=name)
                at = now()
                stored = StoredEvent(tournament.version, at, encode(event).decode())
                live.is_stale = True  # until it is known what came of it
                try:
                    await self.rows.append(tournament_id, stored, entrant=entrant, finishes=isinstance(event, Finish))
                except ConflictError:
                    if player_id is not None and await self.rows.entrant(tournament_id, player_id) is not None:
                        return None  # the same player has entered at another node
                    continue
                except NameTakenError:
                    raise RejectedError(message("tournament-name-taken")) from None
                tournament.apply(event, at)
                live.is_stale = False
                self.changed(tournament_id)
                return event
            raise RejectedError(message("server-busy"))

    # Between nodes

    def changed(self, tournament_id: str) -> None:
        """Tell everybody who looks at a tournament that it is another than before."""
        self.feed.changed(tournament_id)
        self._bus.publish(TournamentChanged(self._store.node_id, tournament_id))

    def hear(self, heard: TournamentChanged) -> None:
        """Another node has appended to a log."""
        if heard.node != self._store.node_id:
            if (live := self._live.get(heard.tournament)) is not None:
                live.is_stale = True
            self.feed.changed(heard.tournament)

    def missed(self) -> None:
        """Messages may have got lost."""
        for live in self._live.values():
            live.is_stale = True
        self.feed.missed()


def summaries(rows: Iterable[TournamentRow]) -> list[TournamentSummary]:
    """Tournaments in a list, without those of a newer server that this one can't read: they harm no other."""
    found: list[TournamentSummary] = []
    for row in rows:
        try:
            plan = decode_plan(row.plan)
        except msgspec.ValidationError as error:
            log.warning("a tournament can't be listed: %s", error, extra={"tournament": row.id})
            continue
        found.append(TournamentSummary(id=row.id, plan=plan, created_at=row.created_at, finished_at=row.finished_at))
    return found


def _come_back(tournament: Tournament, known: int) -> Readmit | None:
    entrant = tournament.entrants[known]
    if entrant.is_in:
        return None
    if entrant.withdrawn_by == "organiser" or tournament.status == "over":
        raise RejectedError(message("tournament-closed"))
    _check_changes(entrant)
    return Readmit(known)


def _check_changes(entrant: Entrant) -> None:
    if entrant.changes >= MAX_CHANGES:
        raise RejectedError(message("tournament-too-many-changes"))


def players_of(rows: Sequence[EntrantRow]) -> dict[int, str]:
    """The players among the entrants."""
    return {row.entrant: row.player_id for row in rows if row.player_id is not None}
