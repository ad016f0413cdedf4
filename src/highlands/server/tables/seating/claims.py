"""Taking a seat: by its invitation, at a rematch by the secret of one's seat at the table before, or as anyone may.

Who has a key as a player may show it in place of the secret of a seat that they took from another device.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from highlands.i18n import message
from highlands.protocol.names import bot_name, checked_name
from highlands.protocol.seats import ClaimedSeat, ClaimSeat, Invitation
from highlands.server.players.friends import Friends
from highlands.server.players.players import Identity, Players
from highlands.server.seat_secrets import digest, equal, invitation_digest, matches
from highlands.server.store.seek_rows import SeekRows
from highlands.server.store.tournaments import TournamentRows
from highlands.server.tables.aggregate import Claim, TableAggregate
from highlands.server.tables.commands import RejectedError, UsedInvitationError
from highlands.server.tables.live_table import LiveTable, UnknownTableError
from highlands.server.tables.projection import project_seats


class Entitlement(NamedTuple):
    """A seat that somebody may claim."""

    table: LiveTable
    seat: int
    player_id: str | None = None
    """The one player whose seat it is: who was paired, or challenged, or has entered a tournament; else anybody's."""
    name: str | None = None
    """That of the entrant for whom a tournament keeps it."""


class SeatClaims:
    """Answers those who want to take a seat."""

    def __init__(
        self,
        find_table: Callable[[str], Awaitable[LiveTable]],
        players: Players,
        friends: Friends,
        tournaments: TournamentRows,
        seeks: SeekRows,
        on_sat_down: Callable[[str], Awaitable[None]],
    ) -> None:
        """`find_table` finds the table of an id; `on_sat_down` is told of a table where a player has taken a seat."""
        self._find_table = find_table
        self._players = players
        self._friends = friends
        self._tournaments = tournaments
        self._seeks = seeks
        self._on_sat_down = on_sat_down

    async def invitation(self, table_id: str, proof: str | None) -> Invitation:
        """What somebody is invited to; UsedInvitationError if the seat is taken."""
        table, seat, *_ = await self._entitled(table_id, proof)
        return await table.read(lambda aggregate: _invitation(aggregate, seat))

    async def claim(self, table_id: str, proof: str | None, claim: ClaimSeat) -> ClaimedSeat:
        """Bind a seat to the secret that its player has made; stored durably on return.

        The same claim again, because its answer got lost, is acknowledged again. UsedInvitationError if the seat is
        bound to another secret.
        """
        player = None if claim.player is None else await self._players.identify(claim.player)
        table, seat, player_id, kept_name = await self._entitled(table_id, proof, claim.seat)
        # Else somebody could choose whose rating a game changes, or send a bot where none is expected.
        if player is not None and player_id not in (None, player.id):
            raise RejectedError(message("server-seat-of-other"))
        if player is None and player_id is not None and proof is not None:
            # Where their key is what gives them the seat, they take it as who they are: a guest could not be blocked.
            player = await self._players.find(proof)
        is_welcome = kept_name is not None or player is None or not await self._friends.is_unwelcome(player, table.id)
        if claim.secret in (proof, claim.player):
            raise RejectedError(message("server-secret-known"))
        is_bot = player is not None and player.player.is_bot
        if is_bot and proof is None:
            raise RejectedError(message("server-open-to-people"))
        # A kept name was checked when its player entered, by whatever was asked of names then.
        name = kept_name or (bot_name(claim.name) if is_bot else checked_name(claim.name))
        bound = Claim(digest(claim.secret), claim.commitment, name)
        if table.aggregate.row.rated:
            await self._enrol(player, table, seat, bound, is_welcome=is_welcome)
        share = None if claim.share is None else bytes.fromhex(claim.share)
        version = await table.claim(seat, bound, share, is_welcome=is_welcome)
        if player is not None:
            # If this fails, the client repeats its claim, which is acknowledged again.
            await self._players.sit_down(player, table_id, seat)
            await self._on_sat_down(table_id)
        return ClaimedSeat(seat, version)

    async def _entitled(self, table_id: str, proof: str | None, chosen: int | None = None) -> Entitlement:
        """The table, and the seat that somebody may claim with this invitation, or secret of the table before.

        Without either: the seat that they have chosen, or the first, of those that anyone may take. UnknownTableError
        does not tell whether the table or the proof is wrong.
        """
        table = await self._find_table(table_id)
        if proof is None:
            await table.catch_up()
            return Entitlement(table, _open_seat(table.aggregate, chosen))
        row = table.aggregate.row
        # All seats are compared, so that the timing reveals nothing.
        hashed = invitation_digest(proof)
        seats = [seat.seat for seat in row.seats if equal(hashed, seat.invitation_hash)]
        if seats:
            return Entitlement(table, seats[0], await self._seeks.seeker(table_id, hashed))
        if row.rematch_of is not None:
            before = (await self._find_table(row.rematch_of)).aggregate
            matching = [seat for seat, stored in before.secret_hashes.items() if matches(proof, stored)]
            old = [seat for seat in matching if await self._players.may_use_secret(row.rematch_of, seat)]
            if not old and (player := await self._players.find(proof)) is not None:
                old = await self._players.seats_at(row.rematch_of, player)
            seats = [rematch_seat(seat, before.seats) for seat in old]
            if seats:
                return Entitlement(table, seats[0])
        if (player := await self._players.find(proof)) is not None:
            if (challenged := await self._friends.challenged_seat(table_id, player)) is not None:
                return Entitlement(table, challenged, player.id)
            if (kept := await self._tournaments.kept_seat(table_id, player.id)) is not None:
                return Entitlement(table, kept.seat, player.id, kept.name)
        raise UnknownTableError(message("server-no-table"))

    async def _enrol(
        self, player: Identity | None, table: LiveTable, seat: int, claim: Claim, *, is_welcome: bool
    ) -> None:
        """Note before a claim whose rating the game is to change, so that no claim is stored without it.

        Of several who claim a seat at once the log says who has got it, by the digest of their secret.
        """
        if player is None:
            raise RejectedError(message("server-rated-guest"))
        if seat in table.aggregate.names:
            if table.aggregate.secret_hashes.get(seat) != claim.secret_hash:
                raise UsedInvitationError(message("server-seat-taken"))
            return  # it is their own, and was noted before
        if not is_welcome:
            raise UsedInvitationError(message("server-seat-taken"))
        if not await self._players.enrol(player, table.id, seat, claim.secret_hash):
            raise RejectedError(message("server-rated-one-seat"))


def rematch_seat(seat: int, seats: int) -> int:
    """The seat at the rematch of who had this one: everybody moves on by one."""
    return (seat + 1) % seats


def _open_seat(table: TableAggregate, chosen: int | None) -> int:
    """The seat that anyone may take; UnknownTableError where nobody may without an invitation.

    Whoever created the table sits down first: until then all of its seats are theirs to give.
    """
    if not table.row.open_to_all or not table.names:
        raise UnknownTableError(message("server-no-table"))
    if chosen is not None:
        if chosen not in range(table.seats) or table.row.seats[chosen].bot is not None:
            raise UsedInvitationError(message("server-seat-taken"))
        return chosen
    if not table.open_seats:
        raise UsedInvitationError(message("server-seat-taken"))
    return table.open_seats[0]


def _invitation(table: TableAggregate, seat: int) -> Invitation:
    if seat in table.names:
        raise UsedInvitationError(message("server-seat-taken"))
    row = table.row
    return Invitation(
        table=row.id,
        seat=seat,
        game=row.game,
        options=row.options,
        seats=project_seats(table, ()),
        time_control=table.time_control,
        hints=row.hints,
        public=row.public,
        rated=row.rated,
        shared_deal=row.deal_id is not None,
        commitment=table.commitment,
    )
