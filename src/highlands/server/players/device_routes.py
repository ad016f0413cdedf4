"""The HTTP API of a player's devices and passkeys. A player's key is the bearer token."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import delete, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from highlands.errors import HighlandsError
from highlands.i18n import message
from highlands.protocol.secrets import ID_FORM
from highlands.server.http.requests import AdmissionDependency, AnyRequest, bearer_secret
from highlands.server.players.devices import Devices
from highlands.server.players.messages import (
    AddedDevice,
    AddPasskey,
    DeviceLink,
    LookAtLink,
    PlayerNamed,
    PlayerState,
    SignIn,
    UseDeviceLink,
)
from highlands.server.players.passkeys import Passkeys, Site
from highlands.server.players.tokens import Tokens
from highlands.server.tables.manager import TableManager

ManagerDependency = NamedDependency[TableManager]
DeviceId = Annotated[str, PathParameter(min_length=1, max_length=32, pattern=ID_FORM)]
PasskeyId = Annotated[str, PathParameter(min_length=1, max_length=1400, pattern=ID_FORM)]
"""An authenticator may choose up to 1023 bytes."""
TAGS = ["devices"]


def _devices(manager: TableManager) -> Devices:
    return Devices(manager.store, manager.players, Tokens(manager.store))


def _passkeys(manager: TableManager) -> Passkeys:
    return Passkeys(manager.store, _devices(manager), Tokens(manager.store))


def _site(request: AnyRequest, admission: AdmissionDependency) -> Site:
    return Site(admission.origin(request))


def check_tokens(request: AnyRequest, admission: AdmissionDependency) -> None:
    """HighlandsError for an address that has asked for very many challenges and links."""
    if not admission.may_have_token(admission.client_address(request)):
        raise HighlandsError(message("server-too-fast"))


@post("/api/player/passkeys/options", summary="Begin to add a passkey", tags=TAGS, status_code=200)
async def begin_passkey(
    request: AnyRequest, manager: ManagerDependency, admission: AdmissionDependency
) -> dict[str, Any]:
    """WebAuthn's `PublicKeyCredentialCreationOptionsJSON`, with a challenge that is used once."""
    check_tokens(request, admission)
    identity = await manager.players.identify(bearer_secret(request))
    return await _passkeys(manager).options_to_add(identity, _site(request, admission))


@post("/api/player/passkeys", summary="Add a passkey", tags=TAGS, status_code=200)
async def add_passkey(
    data: JSONBody[AddPasskey], request: AnyRequest, manager: ManagerDependency, admission: AdmissionDependency
) -> PlayerState:
    """The passkey that the browser has made for the challenge."""
    identity = await manager.players.identify(bearer_secret(request))
    await _passkeys(manager).add(identity, _site(request, admission), data.credential, data.device)
    return await manager.players.state(identity)


@delete("/api/player/passkeys/{passkey:str}", summary="Remove a passkey", tags=TAGS, status_code=200)
async def remove_passkey(passkey: PasskeyId, request: AnyRequest, manager: ManagerDependency) -> PlayerState:
    """Nobody signs in with it any more. Devices that were added with it stay."""
    identity = await manager.players.identify(bearer_secret(request))
    await _passkeys(manager).remove(identity, passkey)
    return await manager.players.state(identity)


@post("/api/sign-in/options", summary="Begin to sign in with a passkey", tags=TAGS, status_code=200)
async def begin_sign_in(
    request: AnyRequest, manager: ManagerDependency, admission: AdmissionDependency
) -> dict[str, Any]:
    """WebAuthn's `PublicKeyCredentialRequestOptionsJSON`, with a challenge that is used once."""
    check_tokens(request, admission)
    return await _passkeys(manager).options_to_sign_in(_site(request, admission))


@post("/api/sign-in", summary="Sign in with a passkey", tags=TAGS, status_code=200)
async def sign_in(
    data: JSONBody[SignIn], request: AnyRequest, manager: ManagerDependency, admission: AdmissionDependency
) -> AddedDevice:
    """The browser becomes a device of the player whose passkey it shows."""
    return await _passkeys(manager).sign_in(_site(request, admission), data.credential, data.device)


@post("/api/player/device-links", summary="Make a link for another device", tags=TAGS, status_code=200)
async def make_device_link(
    request: AnyRequest, manager: ManagerDependency, admission: AdmissionDependency
) -> DeviceLink:
    """Whoever opens it first has the player: it is used once, and not for long."""
    check_tokens(request, admission)
    return await _devices(manager).new_link(await manager.players.identify(bearer_secret(request)))


@post("/api/device-links/look", summary="Look at a link for another device", tags=TAGS, status_code=200)
async def look_at_device_link(data: JSONBody[LookAtLink], manager: ManagerDependency) -> PlayerNamed:
    """Whose it is. POST keeps the token out of the URL."""
    return await _devices(manager).look_at_link(data.token)


@post("/api/device-links/use", summary="Use a link for another device", tags=TAGS, status_code=200)
async def use_device_link(data: JSONBody[UseDeviceLink], manager: ManagerDependency) -> AddedDevice:
    """The browser becomes a device of the player who has made the link."""
    return await _devices(manager).use_link(data.token, data.device)


@delete("/api/player/devices/{device:str}", summary="Remove a device", tags=TAGS, status_code=204)
async def remove_device(device: DeviceId, request: AnyRequest, manager: ManagerDependency) -> None:
    """Its key and the secrets of the seats that it took open nothing any more, at once."""
    identity = await manager.players.identify(bearer_secret(request))
    await _devices(manager).remove(identity, device)
    manager.device_removed(device)


DEVICE_ROUTES = [
    begin_passkey,
    add_passkey,
    remove_passkey,
    begin_sign_in,
    sign_in,
    make_device_link,
    look_at_device_link,
    use_device_link,
    remove_device,
]
