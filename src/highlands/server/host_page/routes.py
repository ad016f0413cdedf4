"""The HTTP API of the host's page.

What opens it is told in bodies, never in a URL; from then on the session is the bearer token.
"""

from __future__ import annotations

from typing import Annotated, Any

from litestar import delete, get, patch, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Stream

from highlands.errors import HighlandsError
from highlands.i18n import message
from highlands.protocol.secrets import ID_FORM
from highlands.server.clock import now
from highlands.server.host_page.backup_download import pieces
from highlands.server.host_page.host_page import HostPage
from highlands.server.host_page.messages import (
    AdmittedPasskey,
    Announce,
    BackupTicket,
    BlockAddress,
    BlockSeat,
    ConnectedAddress,
    EndTable,
    HostBlocked,
    HostNumbers,
    HostSettingsChange,
    HostSettingsState,
    HostTable,
    LoggedAction,
    OpenedPage,
    OpenPage,
    ShownAnnouncement,
    ShowPasskey,
)
from highlands.server.host_page.sessions import Host
from highlands.server.http.requests import AnyRequest, bearer_secret
from highlands.server.http.static_pages import PRECOMPRESSED
from highlands.server.metrics import HOST_REFUSED
from highlands.server.players.passkeys import Site
from highlands.server.players.tokens import read_token
from highlands.server.seat_secrets import base64url

HostPageDependency = NamedDependency[HostPage]
TAGS = ["host"]
RowId = Annotated[str, PathParameter(min_length=1, max_length=32, pattern=ID_FORM)]
PasskeyId = Annotated[str, PathParameter(min_length=1, max_length=1400, pattern=ID_FORM)]
Ticket = Annotated[str, PathParameter(min_length=1, max_length=64, pattern=ID_FORM)]
Number = Annotated[int, QueryParameter(ge=0, le=2**53)]
MaybeNumber = Annotated[int | None, QueryParameter(ge=0, le=2**53)]
TableKey = Annotated[str, QueryParameter(max_length=32)]


async def _host(page: HostPage, request: AnyRequest) -> Host:
    return await page.sessions.identify(bearer_secret(request))


def _site(page: HostPage, request: AnyRequest) -> Site:
    return Site(page.admission.origin(request))


def _check_opening(page: HostPage, request: AnyRequest) -> None:
    """HighlandsError for an address that has knocked very often."""
    if not page.admission.may_open_host_page(page.admission.client_address(request)):
        raise HighlandsError(message("server-too-fast"))


# The door


@post("/api/host/open", summary="Open the host's page", tags=TAGS, status_code=200)
async def open_page(data: JSONBody[OpenPage], request: AnyRequest, host_page: HostPageDependency) -> OpenedPage:
    """With the key that was printed at the first start."""
    _check_opening(host_page, request)
    try:
        return await host_page.sessions.open_with_key(data.key)
    except HighlandsError:
        HOST_REFUSED.inc()
        raise


@post("/api/host/open/passkey/options", summary="Begin to open it with a passkey", tags=TAGS, status_code=200)
async def begin_open(request: AnyRequest, host_page: HostPageDependency) -> dict[str, Any]:
    """WebAuthn's `PublicKeyCredentialRequestOptionsJSON`, with a challenge that is used once."""
    _check_opening(host_page, request)
    return await host_page.passkey_options(_site(host_page, request), "host-sign-in")


@post("/api/host/open/passkey", summary="Open the host's page with a passkey", tags=TAGS, status_code=200)
async def open_with_passkey(
    data: JSONBody[ShowPasskey], request: AnyRequest, host_page: HostPageDependency
) -> OpenedPage:
    """A passkey that the host has admitted."""
    try:
        return await host_page.open_with_passkey(_site(host_page, request), data.credential)
    except HighlandsError:
        HOST_REFUSED.inc()
        raise


@post("/api/host/close", summary="Close the host's page", tags=TAGS, status_code=204)
async def close_page(request: AnyRequest, host_page: HostPageDependency) -> None:
    """The session opens nothing any more."""
    await host_page.sessions.close(await _host(host_page, request))


# What it shows


@get("/api/host/numbers", summary="Get how the server is", tags=TAGS)
async def get_numbers(request: AnyRequest, host_page: HostPageDependency, since: Number = 0) -> HostNumbers:
    """With the samples of all nodes after a time."""
    await _host(host_page, request)
    return await host_page.numbers(since)


@get("/api/host/tables", summary="List the running tables", tags=TAGS)
async def list_tables(
    request: AnyRequest, host_page: HostPageDependency, after_at: MaybeNumber = None, after: TableKey = ""
) -> list[HostTable]:
    """The newest first; those after the last one of the page before."""
    await _host(host_page, request)
    return await host_page.tables(None if after_at is None else (after_at, after))


@get("/api/host/log", summary="Get what the host has done", tags=TAGS)
async def get_log(request: AnyRequest, host_page: HostPageDependency, before: MaybeNumber = None) -> list[LoggedAction]:
    """The latest first; those before an entry. Nothing removes any."""
    await _host(host_page, request)
    return await host_page.log(before)


@get("/api/host/addresses", summary="List the addresses that are connected", tags=TAGS)
async def list_addresses(request: AnyRequest, host_page: HostPageDependency) -> list[ConnectedAddress]:
    """Those with the most WebSockets first."""
    await _host(host_page, request)
    own = host_page.admission.client_address(request)
    return [
        ConnectedAddress(address=address, connections=number, is_own=address == own)
        for address, number in (await host_page.controls.addresses()).items()
    ]


# What the host does


@post("/api/host/tables/{table_id:str}/end", summary="End a table", tags=TAGS, status_code=204)
async def end_table(
    data: JSONBody[EndTable], table_id: RowId, request: AnyRequest, host_page: HostPageDependency
) -> None:
    """It counts as abandoned; those who sit there are told that it was the host."""
    await host_page.actions.end_table(await _host(host_page, request), table_id, data.note)


@get("/api/host/blocks", summary="List who is kept out", tags=TAGS)
async def list_blocks(request: AnyRequest, host_page: HostPageDependency) -> list[HostBlocked]:
    """The newest first."""
    await _host(host_page, request)
    return await host_page.blocked()


@post("/api/host/blocks", summary="Keep a player or an address out", tags=TAGS, status_code=200)
async def add_block(
    data: JSONBody[BlockAddress | BlockSeat], request: AnyRequest, host_page: HostPageDependency
) -> list[HostBlocked]:
    """At all nodes; their connections are closed within seconds."""
    host = await _host(host_page, request)
    if isinstance(data, BlockAddress):
        own = host_page.admission.client_address(request)
        await host_page.actions.block_address(host, data.address, own)
    else:
        await host_page.actions.block_seat(host, data.table, data.seat)
    return await host_page.blocked()


@delete("/api/host/blocks/{block_id:str}", summary="Keep somebody out no more", tags=TAGS, status_code=200)
async def remove_block(block_id: RowId, request: AnyRequest, host_page: HostPageDependency) -> list[HostBlocked]:
    """They may come back at once."""
    await host_page.actions.unblock(await _host(host_page, request), block_id)
    return await host_page.blocked()


@get("/api/announcements", summary="Get what the host announces", tags=TAGS)
async def get_announcements(host_page: HostPageDependency) -> list[ShownAnnouncement]:
    """For all pages: plain text."""
    return host_page.controls.announcements


@post("/api/host/announcements", summary="Announce something", tags=TAGS, status_code=200)
async def add_announcement(
    data: JSONBody[Announce], request: AnyRequest, host_page: HostPageDependency
) -> list[ShownAnnouncement]:
    """On all pages, until it ends."""
    await host_page.actions.announce(await _host(host_page, request), data)
    return host_page.controls.announcements


@delete("/api/host/announcements/{announcement_id:str}", summary="Withdraw it", tags=TAGS, status_code=200)
async def remove_announcement(
    announcement_id: RowId, request: AnyRequest, host_page: HostPageDependency
) -> list[ShownAnnouncement]:
    """Pages show it no more."""
    await host_page.actions.withdraw(await _host(host_page, request), announcement_id)
    return host_page.controls.announcements


@get("/api/host/settings", summary="Get the settings", tags=TAGS)
async def get_settings(request: AnyRequest, host_page: HostPageDependency) -> HostSettingsState:
    """Those that can change while the server runs."""
    await _host(host_page, request)
    return host_page.controls.settings_state


@patch("/api/host/settings", summary="Change settings", tags=TAGS)
async def change_settings(
    data: JSONBody[HostSettingsChange], request: AnyRequest, host_page: HostPageDependency
) -> HostSettingsState:
    """At all nodes."""
    await host_page.actions.change_settings(await _host(host_page, request), data)
    return host_page.controls.settings_state


@get("/api/host/passkeys", summary="List the passkeys that open it", tags=TAGS)
async def list_passkeys(request: AnyRequest, host_page: HostPageDependency) -> list[AdmittedPasskey]:
    """Those that their players still have."""
    await _host(host_page, request)
    return await host_page.passkeys()


@post("/api/host/passkeys/options", summary="Begin to admit a passkey", tags=TAGS, status_code=200)
async def begin_admission(request: AnyRequest, host_page: HostPageDependency) -> dict[str, Any]:
    """WebAuthn's `PublicKeyCredentialRequestOptionsJSON`, with a challenge that is used once."""
    await _host(host_page, request)
    return await host_page.passkey_options(_site(host_page, request), "host-admit-passkey")


@post("/api/host/passkeys", summary="Admit a passkey", tags=TAGS, status_code=200)
async def admit_passkey(
    data: JSONBody[ShowPasskey], request: AnyRequest, host_page: HostPageDependency
) -> list[AdmittedPasskey]:
    """A player's passkey opens the page from now on."""
    host = await _host(host_page, request)
    await host_page.admit_passkey(host, _site(host_page, request), data.credential)
    return await host_page.passkeys()


@delete("/api/host/passkeys/{passkey:str}", summary="Admit a passkey no more", tags=TAGS, status_code=200)
async def dismiss_passkey(
    passkey: PasskeyId, request: AnyRequest, host_page: HostPageDependency
) -> list[AdmittedPasskey]:
    """The sessions that it has opened end."""
    await host_page.dismiss_passkey(await _host(host_page, request), passkey)
    return await host_page.passkeys()


@post("/api/host/backups", summary="Prepare to fetch a backup", tags=TAGS, status_code=200)
async def prepare_backup(request: AnyRequest, host_page: HostPageDependency) -> BackupTicket:
    """A ticket that is used once: so the browser itself can save the file, however large it is."""
    host = await _host(host_page, request)
    await host_page.manager.store.host.note(host.entry("backup"))
    return BackupTicket(ticket=base64url(await host_page.tokens.issue("host-backup")))


@get("/api/host/backups/{ticket:str}", summary="Fetch a backup", tags=TAGS, opt={PRECOMPRESSED: True})
async def fetch_backup(ticket: Ticket, host_page: HostPageDependency) -> Stream:
    """As `highlands backup` writes it. It has the seeds of running games, and so all cards."""
    if await host_page.tokens.use(read_token(ticket), "host-backup") is None:
        raise HighlandsError(message("server-bad-link"))
    if host_page.backing_up.locked():
        raise HighlandsError(message("server-busy"))
    return Stream(
        pieces(host_page.database, host_page.backing_up),
        media_type="application/vnd.sqlite3",
        headers={"content-disposition": f'attachment; filename="highlands-{now()}.db"'},
    )


FOR_ALL = frozenset(get_announcements.paths)
"""What an address is told that the host keeps out."""

HOST_ROUTES = [
    open_page,
    begin_open,
    open_with_passkey,
    close_page,
    get_numbers,
    list_tables,
    get_log,
    list_addresses,
    end_table,
    list_blocks,
    add_block,
    remove_block,
    get_announcements,
    add_announcement,
    remove_announcement,
    get_settings,
    change_settings,
    list_passkeys,
    begin_admission,
    admit_passkey,
    dismiss_passkey,
    prepare_backup,
    fetch_backup,
]
