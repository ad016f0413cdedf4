"""People who play tournaments at a node in this process, past the network."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

from highlands.play.commitments import share_commitment
from highlands.protocol.messages import Resign
from highlands.protocol.seats import ClaimSeat
from highlands.protocol.secrets import new_secret
from highlands.protocol.time_controls import Fischer
from highlands.server.players.messages import NewPlayer
from highlands.server.players.players import Identity
from highlands.server.players.profile import Profile, profile_of
from highlands.server.players.routes import opened_games
from highlands.server.tables.manager import TableManager
from highlands.server.tournaments.messages import (
    CreateTournament,
    OrganiserCommand,
    StartNow,
    TournamentState,
    TournamentView,
)
from highlands.tournaments import TournamentPlan

MOST_STEPS = 400


def plan(format: str = "swiss", **more: Any) -> TournamentPlan:  # noqa: A002 - named as in the plan
    """A plan of a format."""
    game = "verraeter" if format == "groups" else "schotten-totten"
    values = {"name": "Club evening", "game": game, "format": format, "fill_level": "shepherd", **more}
    return msgspec.convert({"time_control": Fischer(600), **values}, TournamentPlan)


class Member:
    """A player, with their key and the secrets of their seats."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.key = new_secret()
        self.secrets: dict[str, str] = {}
        self.shares: dict[str, bytes] = {}

    async def identity(self, manager: TableManager, **more: Any) -> Identity:
        """The player, who is known from the first time on."""
        return await manager.players.register(NewPlayer(key=self.key, name=self.name, **more))

    async def view(self, manager: TableManager, tournament: str) -> TournamentView:
        """What they are shown."""
        return await manager.tournaments.view(tournament, await self.identity(manager))

    async def profile(self, manager: TableManager) -> Profile:
        """Their results as they are shown them."""
        identity = await self.identity(manager)
        return profile_of(await opened_games(manager, identity.id))

    async def claim(self, manager: TableManager, table: str, **more: Any) -> int:
        """Take the seat that is kept for them; returns it."""
        invitation = await manager.claims.invitation(table, self.key)
        share = self.shares.setdefault(table, secrets.token_bytes(32))
        values = {"player": self.key, **more}
        claim = ClaimSeat(
            secret=self.secrets.setdefault(table, new_secret()),
            name=self.name,
            commitment=share_commitment(table, invitation.seat, share),
            **values,
        )
        return (await manager.claims.claim(table, self.key, claim)).seat

    async def reveal(self, manager: TableManager, table: str) -> None:
        """Reveal the share, once all have sat down."""
        live, seat = await manager.authorize(table, self.secrets[table])
        assert seat is not None
        await live.reveal(seat, self.shares[table])

    async def resign(self, manager: TableManager, table: str) -> None:
        """Give a game up, or close a table before it has begun."""
        live, seat = await manager.authorize(table, self.secrets[table])
        assert seat is not None
        await live.execute(seat, Resign(live.aggregate.version))


class Club:
    """Members at a node, and one tournament of theirs."""

    def __init__(self, manager: TableManager, *names: str) -> None:
        self.manager = manager
        self.members = {name: Member(name) for name in names}
        self.id = ""

    @property
    def organiser(self) -> Member:
        """Who has created it."""
        return next(iter(self.members.values()))

    async def create(self, chosen: TournamentPlan) -> None:
        """Create the tournament, and let everybody enter."""
        identity = await self.organiser.identity(self.manager)
        self.id = await self.manager.tournaments.create(identity, CreateTournament(plan=chosen))
        for member in self.members.values():
            await self.manager.tournaments.enter(self.id, await member.identity(self.manager), member.name)

    async def organise(self, command: OrganiserCommand) -> None:
        """Let the organiser do something."""
        identity = await self.organiser.identity(self.manager)
        await self.manager.tournaments.organise(self.id, identity, command)

    async def start(self) -> None:
        """Begin."""
        await self.organise(StartNow())
        await self.step()

    async def step(self) -> None:
        """Let the node do what is due."""
        await self.manager.runner.step()

    async def state(self) -> TournamentState:
        """What everybody is shown."""
        return await self.manager.tournaments.state(self.id)

    async def at(self, table: str) -> list[Member]:
        """Whose seats are at a table."""
        found = []
        for member in self.members.values():
            if table in (await member.view(self.manager, self.id)).your_tables:
                found.append(member)
        return found

    async def sit_down(self, table: str) -> list[Member]:
        """All of them take their seats."""
        members = await self.at(table)
        for member in members:
            await member.claim(self.manager, table)
        for member in members:
            await member.reveal(self.manager, table)
        return members

    async def open_tables(self) -> list[str]:
        """The tables at which people are awaited, or play."""
        state = await self.state()
        bots = {entrant.number for entrant in state.entrants if entrant.bot is not None}
        games = [game for game in state.open_games if not bots.issuperset(game.entrants)]
        return [game.table for game in games if game.table is not None]

    async def play_round(self) -> None:
        """Whoever comes first by name at each table resigns; bots play among themselves."""
        for table in await self.open_tables():
            for member in sorted(await self.sit_down(table), key=lambda member: member.name)[:1]:
                await member.resign(self.manager, table)
        await self.step()
