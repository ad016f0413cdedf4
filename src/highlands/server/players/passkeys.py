"""Passkeys (WebAuthn): with one of them a player's other browsers become their devices. There is no password.

A passkey is a discoverable credential, so that nobody has to say who they are before they show it. Which authenticator
made it is not asked (attestation `none`). It belongs to the name under which the host was reached (the relying party
id): browsers offer it there alone, and only over TLS or at `localhost`.
"""

from __future__ import annotations

import json
from typing import Any, NamedTuple

import webauthn
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from highlands.errors import HighlandsError
from highlands.i18n import message
from highlands.server.clock import now
from highlands.server.http.addresses import parse_address
from highlands.server.http.host_names import split_host
from highlands.server.players.devices import Devices
from highlands.server.players.messages import AddedDevice, NewDevice
from highlands.server.players.players import Identity, shown_name
from highlands.server.players.tokens import LIFETIMES, Purpose, Tokens
from highlands.server.seat_secrets import from_base64url
from highlands.server.store import Store
from highlands.server.store.players import PasskeyRow

MAX_PASSKEYS = 10
MAX_ID_BYTES = 1023
"""WebAuthn's own bound."""
MAX_KEY_BYTES = 2048
"""More than any public key of the algorithms that are asked for."""
RELYING_PARTY = "Highlands"
VERIFICATION = UserVerificationRequirement.PREFERRED


class Site(NamedTuple):
    """Under which name the host was reached."""

    origin: str

    @property
    def id(self) -> str:
        """The relying party id; HighlandsError where there can be none."""
        name = split_host(self.origin.partition("://")[2])
        if parse_address(name) is not None:
            raise HighlandsError(message("server-no-passkeys-here"))
        return name


class Passkeys:
    """The passkeys of the players of a store."""

    def __init__(self, store: Store, devices: Devices, tokens: Tokens) -> None:
        """All of them."""
        self._rows = store.devices
        self._devices = devices
        self._tokens = tokens

    async def options_to_add(self, identity: Identity, site: Site) -> dict[str, Any]:
        """What a browser needs to make a passkey: `PublicKeyCredentialCreationOptions` as JSON."""
        known = [PublicKeyCredentialDescriptor(one.id) for one in await self._rows.passkeys(identity.id)]
        name = identity.player.name or RELYING_PARTY
        options = webauthn.generate_registration_options(
            rp_id=site.id,
            rp_name=RELYING_PARTY,
            user_name=name,
            user_id=identity.id.encode(),
            user_display_name=name,
            challenge=await self._tokens.issue("add-passkey", identity.id),
            timeout=LIFETIMES["add-passkey"],
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=VERIFICATION
            ),
            exclude_credentials=known,
        )
        return json.loads(webauthn.options_to_json(options))  # type: ignore[no-any-return]

    async def add(self, identity: Identity, site: Site, credential: dict[str, Any], name: str) -> None:
        """Add the passkey that a browser has made for a challenge of ours."""
        challenge = _challenge_of(credential)
        used = await self._tokens.use(challenge, "add-passkey")
        if used is None or used.player_id != identity.id:
            raise HighlandsError(message("server-bad-passkey"))
        try:
            made = webauthn.verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.id,
                expected_origin=site.origin,
            )
        except Exception:  # noqa: BLE001 - of bytes that are no CBOR the library raises whatever it stumbles on
            raise HighlandsError(message("server-bad-passkey")) from None
        if len(made.credential_id) > MAX_ID_BYTES or len(made.credential_public_key) > MAX_KEY_BYTES:
            raise HighlandsError(message("server-bad-passkey"))
        passkey = PasskeyRow(
            id=made.credential_id,
            player_id=identity.id,
            public_key=made.credential_public_key,
            sign_count=made.sign_count,
            name=shown_name(name),
            created_at=now(),
            device_id=identity.device_id,
        )
        if not await self._rows.add_passkey(passkey, MAX_PASSKEYS):
            raise HighlandsError(message("server-too-many-passkeys"))

    async def options_to_sign_in(self, site: Site) -> dict[str, Any]:
        """What a browser needs to show a passkey: `PublicKeyCredentialRequestOptions` as JSON."""
        return await self.options_to_show(site, "sign-in", VERIFICATION)

    async def options_to_show(
        self, site: Site, purpose: Purpose, verification: UserVerificationRequirement
    ) -> dict[str, Any]:
        """The same for whatever purpose."""
        options = webauthn.generate_authentication_options(
            rp_id=site.id,
            challenge=await self._tokens.issue(purpose),
            timeout=LIFETIMES[purpose],
            user_verification=verification,
        )
        return json.loads(webauthn.options_to_json(options))  # type: ignore[no-any-return]

    async def sign_in(self, site: Site, credential: dict[str, Any], new: NewDevice) -> AddedDevice:
        """Let a browser be a device of the player whose passkey it has shown."""
        passkey = await self.shown(site, credential, "sign-in")
        return await self._devices.adopt(passkey.player_id, new)

    async def shown(
        self, site: Site, credential: dict[str, Any], purpose: Purpose, *, requires_verification: bool = False
    ) -> PasskeyRow:
        """The passkey that a browser has shown for a challenge of ours; HighlandsError if it is none.

        Verification: that the authenticator knows its owner, by a finger, a face or a PIN, and not only has it.
        """
        challenge = _challenge_of(credential)
        if await self._tokens.use(challenge, purpose) is None:
            raise HighlandsError(message("server-bad-passkey"))
        passkey = await self._rows.passkey(_id_of(credential))
        if passkey is None:
            raise HighlandsError(message("server-unknown-passkey"))
        try:
            shown = webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.id,
                expected_origin=site.origin,
                credential_public_key=passkey.public_key,
                credential_current_sign_count=passkey.sign_count,
                require_user_verification=requires_verification,
            )
        except Exception:  # noqa: BLE001 - as above
            raise HighlandsError(message("server-bad-passkey")) from None
        await self._rows.count_signature(passkey.id, shown.new_sign_count)
        return passkey

    async def remove(self, identity: Identity, passkey_id: str) -> None:
        """Remove a passkey. The devices that were added with it stay."""
        await self._rows.remove_passkey(identity.id, _bytes(passkey_id))


def _challenge_of(credential: dict[str, Any]) -> bytes:
    """The challenge that a browser says it has answered: whether it is one of ours, the tokens know."""
    try:
        client_data = json.loads(from_base64url(credential["response"]["clientDataJSON"]))
        return from_base64url(client_data["challenge"])
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise HighlandsError(message("server-bad-passkey")) from None


def _id_of(credential: dict[str, Any]) -> bytes:
    return _bytes(credential.get("id"))


def _bytes(text: Any) -> bytes:
    try:
        return from_base64url(text)
    except (ValueError, TypeError, AttributeError):
        raise HighlandsError(message("server-bad-passkey")) from None
