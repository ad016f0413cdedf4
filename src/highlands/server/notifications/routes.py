"""The HTTP API of notifications. A player's key is the bearer token; the links in mails have tokens of their own."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter

from highlands.errors import HighlandsError
from highlands.i18n import message
from highlands.protocol.secrets import ID_FORM
from highlands.server.http.requests import AdmissionDependency, AnyRequest, bearer_secret
from highlands.server.notifications.channels import Channels
from highlands.server.notifications.links import MAX_TOKEN
from highlands.server.notifications.messages import (
    EnterMail,
    NotificationChoices,
    NotificationState,
    RenewPush,
    SubscribePush,
    UseLink,
)
from highlands.server.players.players import Players

ChannelsDependency = NamedDependency[Channels]
PlayersDependency = NamedDependency[Players]
SubscriptionId = Annotated[str, PathParameter(min_length=1, max_length=32, pattern=ID_FORM)]
Token = Annotated[str, QueryParameter(max_length=MAX_TOKEN)]
TAGS = ["notifications"]


def _check_rate(request: AnyRequest, admission: AdmissionDependency) -> None:
    if not admission.may_subscribe(admission.client_address(request)):
        raise HighlandsError(message("server-too-fast"))


@get("/api/notifications", summary="Get how I am called back", tags=TAGS)
async def get_notifications(
    request: AnyRequest, players: PlayersDependency, channels: ChannelsDependency
) -> NotificationState:
    """The player's devices, mail address and choices, and what the host offers."""
    return await channels.state((await players.identify(bearer_secret(request))).id)


@put("/api/notifications/choices", summary="Choose what I am told, and when", tags=TAGS)
async def choose_notifications(
    data: JSONBody[NotificationChoices], request: AnyRequest, players: PlayersDependency, channels: ChannelsDependency
) -> NotificationState:
    """All of it at once."""
    player = await players.identify(bearer_secret(request))
    await channels.choose(player.id, data)
    return await channels.state(player.id)


@post("/api/notifications/push", summary="Show notifications in this browser", tags=TAGS, status_code=200)
async def subscribe_push(
    data: JSONBody[SubscribePush],
    request: AnyRequest,
    players: PlayersDependency,
    channels: ChannelsDependency,
    admission: AdmissionDependency,
) -> NotificationState:
    """Add the browser's push subscription; one that is known changes hands."""
    _check_rate(request, admission)
    player = await players.identify(bearer_secret(request))
    await channels.subscribe(player, data)
    return await channels.state(player.id)


@post("/api/notifications/push/renew", summary="Replace a push subscription", tags=TAGS, status_code=204)
async def renew_push(
    data: JSONBody[RenewPush], request: AnyRequest, channels: ChannelsDependency, admission: AdmissionDependency
) -> None:
    """As a service worker does it, which has no player's key. One that is not known is left alone."""
    _check_rate(request, admission)
    await channels.renew(data)


@delete("/api/notifications/push/{subscription:str}", summary="Show no more in a browser", tags=TAGS, status_code=200)
async def unsubscribe_push(
    subscription: SubscriptionId, request: AnyRequest, players: PlayersDependency, channels: ChannelsDependency
) -> NotificationState:
    """Forget a push subscription."""
    player = await players.identify(bearer_secret(request))
    await channels.unsubscribe(player.id, subscription)
    return await channels.state(player.id)


@post("/api/notifications/mail", summary="Enter a mail address", tags=TAGS, status_code=200)
async def enter_mail(
    data: JSONBody[EnterMail],
    request: AnyRequest,
    players: PlayersDependency,
    channels: ChannelsDependency,
    admission: AdmissionDependency,
) -> NotificationState:
    """A mail asks there whether it is the player's."""
    _check_rate(request, admission)
    player = await players.identify(bearer_secret(request))
    await channels.enter_mail(player.id, data.address)
    return await channels.state(player.id)


@delete("/api/notifications/mail", summary="Forget my mail address", tags=TAGS, status_code=200)
async def remove_mail(
    request: AnyRequest, players: PlayersDependency, channels: ChannelsDependency
) -> NotificationState:
    """No more mail."""
    player = await players.identify(bearer_secret(request))
    await channels.remove_mail(player.id)
    return await channels.state(player.id)


@post("/api/mail/confirm", summary="Confirm a mail address", tags=TAGS, status_code=204)
async def confirm_mail(data: JSONBody[UseLink], channels: ChannelsDependency) -> None:
    """With the token of the link that was sent there."""
    await channels.confirm_mail(data.token)


@post("/api/mail/unsubscribe", summary="Unsubscribe a mail address", tags=TAGS, status_code=204)
async def unsubscribe_mail(channels: ChannelsDependency, token: Token) -> None:
    """With the token of any mail, as mail programs do it with one click (RFC 8058). The body is not read."""
    await channels.unsubscribe_mail(token)


NOTIFICATION_ROUTES = [
    get_notifications,
    choose_notifications,
    subscribe_push,
    renew_push,
    unsubscribe_push,
    enter_mail,
    remove_mail,
    confirm_mail,
    unsubscribe_mail,
]
