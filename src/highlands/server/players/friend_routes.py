"""The HTTP API of friends. A player's key is the bearer token."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import delete, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from highlands.errors import HighlandsError
from highlands.i18n import message
from highlands.protocol.secrets import ID_FORM
from highlands.protocol.tables import CreatedTable, CreateTable
from highlands.server.http.requests import AdmissionDependency, AnyRequest, bearer_secret
from highlands.server.http.routes import TableId, plan_of
from highlands.server.players.device_routes import check_tokens
from highlands.server.players.messages import LookAtLink, PlayerNamed
from highlands.server.players.players import Identity
from highlands.server.players.social_messages import Block, Challenge, FriendLink, FriendResults, FriendsState
from highlands.server.seat_secrets import base64url
from highlands.server.tables.commands import RejectedError
from highlands.server.tables.manager import TableManager
from highlands.spec.options import SEAT_LETTERS

ManagerDependency = NamedDependency[TableManager]
Id = Annotated[str, PathParameter(min_length=1, max_length=32, pattern=ID_FORM)]
TAGS = ["friends"]


class ChallengeFriend(CreateTable, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The table to create, with a seat for the friend."""

    friend_seat: Annotated[int, msgspec.Meta(ge=0, lt=len(SEAT_LETTERS))]


async def _identify(request: AnyRequest, manager: TableManager) -> Identity:
    return await manager.players.identify(bearer_secret(request))


@get("/api/friends", summary="Get my friends", tags=TAGS)
async def get_friends(request: AnyRequest, manager: ManagerDependency) -> FriendsState:
    """Friends, their challenges, and whom the player has blocked."""
    return await manager.friends.state(await _identify(request, manager))


@get("/api/friends/results", summary="Get my results against friends", tags=TAGS)
async def get_friend_results(request: AnyRequest, manager: ManagerDependency) -> list[FriendResults]:
    """Won, drawn and lost against each friend; for the player alone."""
    return await manager.friends.results(await _identify(request, manager))


@post("/api/friends/links", summary="Make a link for a friend", tags=TAGS, status_code=200)
async def make_friend_link(
    request: AnyRequest, manager: ManagerDependency, admission: AdmissionDependency
) -> FriendLink:
    """Whoever uses it is a friend: once, and not for ever."""
    check_tokens(request, admission)
    token, lasts = await manager.friends.new_link(await _identify(request, manager))
    return FriendLink(token=base64url(token), lasts_ms=lasts)


@delete("/api/friends/links", summary="Withdraw my links", tags=TAGS, status_code=204)
async def withdraw_friend_links(request: AnyRequest, manager: ManagerDependency) -> None:
    """Those that nobody has used lead nowhere from now on."""
    await manager.friends.withdraw_links(await _identify(request, manager))


@post("/api/friends/links/look", summary="Look at a friend's link", tags=TAGS, status_code=200)
async def look_at_friend_link(data: JSONBody[LookAtLink], manager: ManagerDependency) -> PlayerNamed:
    """Whose it is. POST keeps the token out of the URL."""
    return await manager.friends.look_at_link(data.token)


@post("/api/friends/links/use", summary="Become friends", tags=TAGS, status_code=200)
async def use_friend_link(data: JSONBody[LookAtLink], request: AnyRequest, manager: ManagerDependency) -> FriendsState:
    """With whoever has made the link."""
    identity = await _identify(request, manager)
    await manager.friends.use_link(identity, data.token)
    return await manager.friends.state(identity)


@delete("/api/friends/{friend:str}", summary="Be friends no more", tags=TAGS, status_code=200)
async def part(friend: Id, request: AnyRequest, manager: ManagerDependency) -> FriendsState:
    """On both sides, and without a message."""
    identity = await _identify(request, manager)
    await manager.friends.part(identity, friend)
    return await manager.friends.state(identity)


@post("/api/friends/{friend:str}/challenge", summary="Challenge a friend", tags=TAGS)
async def challenge(
    friend: Id,
    data: JSONBody[ChallengeFriend],
    request: AnyRequest,
    manager: ManagerDependency,
    admission: AdmissionDependency,
) -> CreatedTable:
    """Create a table at which a seat is kept for the friend, who is called."""
    identity = await _identify(request, manager)
    known = await manager.friends.friend(identity, friend)
    if not admission.may_create_table(admission.client_address(request)):
        raise HighlandsError(message("server-too-many"))
    people = [seat for seat, planned in enumerate(data.seats) if planned.bot is None]
    if data.friend_seat not in people or people == [data.friend_seat]:
        raise HighlandsError(message("server-challenge-needs-two"))
    await manager.friends.check_challenges(identity, known)
    created = await manager.create(plan_of(data))
    await manager.friends.challenge(identity, known, created.id, data.friend_seat)
    return created


@get("/api/challenges", summary="Get my challenges", tags=TAGS)
async def get_challenges(request: AnyRequest, manager: ManagerDependency) -> list[Challenge]:
    """Those that can still be taken up, the latest first."""
    return await manager.friends.challenges(await _identify(request, manager))


@delete("/api/challenges/{table_id:str}", summary="Decline a challenge", tags=TAGS, status_code=204)
async def decline(table_id: TableId, request: AnyRequest, manager: ManagerDependency) -> None:
    """The table is closed, and the friend sees it."""
    identity = await _identify(request, manager)
    seat = await manager.store.friends.challenged_seat(table_id, identity.id)
    if seat is None:
        raise HighlandsError(message("server-no-table"))
    table = await manager.table(table_id)
    if table.aggregate.started or seat in table.aggregate.names:
        raise RejectedError(message("server-seat-taken"))
    await table.close_unclaimed(seat)


@post("/api/blocks", summary="Block somebody", tags=TAGS, status_code=200)
async def block(data: JSONBody[Block], request: AnyRequest, manager: ManagerDependency) -> FriendsState:
    """They are not paired with the player, take no seat beside them, send no challenge, and are not heard greeting.

    They are told nothing of it.
    """
    identity = await _identify(request, manager)
    if data.friend is not None:
        friend = await manager.friends.friend(identity, data.friend)
        row = await manager.players.player(friend.friend_id)
        await manager.friends.block(identity, friend.friend_id, None if row is None else row.name)
    elif data.seek is not None:
        seek = await manager.store.seeks.find(data.seek)
        await manager.friends.block(identity, None if seek is None else seek.player_id, seek.name if seek else None)
    elif data.table is not None and data.seat is not None:
        # Only who may see the table at all.
        table, _ = await manager.authorize(data.table, bearer_secret(request))
        players = await manager.players.at_table(table.id)
        await manager.friends.block(identity, players.get(data.seat), table.aggregate.names.get(data.seat))
    else:
        raise HighlandsError(message("server-unreadable"))
    await manager.muted.blocks_changed(identity.id)
    return await manager.friends.state(identity)


@delete("/api/blocks/{block_id:str}", summary="Block somebody no more", tags=TAGS, status_code=200)
async def unblock(block_id: Id, request: AnyRequest, manager: ManagerDependency) -> FriendsState:
    """Their greetings are shown again, too."""
    identity = await _identify(request, manager)
    await manager.friends.unblock(identity, block_id)
    await manager.muted.blocks_changed(identity.id)
    return await manager.friends.state(identity)


FRIEND_ROUTES = [
    get_friends,
    get_friend_results,
    make_friend_link,
    withdraw_friend_links,
    look_at_friend_link,
    use_friend_link,
    part,
    challenge,
    get_challenges,
    decline,
    block,
    unblock,
]
