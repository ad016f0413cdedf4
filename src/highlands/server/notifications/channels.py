"""How players are reached: what they change about it themselves."""

from __future__ import annotations

import re
from hashlib import sha256

import msgspec

from highlands.errors import HighlandsError
from highlands.i18n import message
from highlands.server.clock import now
from highlands.server.notifications.encryption import AUTH_BYTES, VapidKey, read_point
from highlands.server.notifications.links import KEY_NAME, Link, LinkSigner
from highlands.server.notifications.messages import (
    NotificationChoices,
    NotificationState,
    RenewPush,
    SubscribedDevice,
    SubscribePush,
)
from highlands.server.notifications.push import is_endpoint
from highlands.server.notifications.quiet import known_zones
from highlands.server.notifications.settings import NotificationPolicy
from highlands.server.players.players import Identity
from highlands.server.seat_secrets import from_base64url, new_id
from highlands.server.store import Store
from highlands.server.store.outbox import MAIL, MailAddress, NotificationSettings, OutboxMessage, PushSubscription

MAX_SUBSCRIPTIONS = 10
"""Of one player; a further one replaces the oldest."""
CONFIRM_MS = 3 * 24 * 60 * 60 * 1000
DAY_MS = 24 * 60 * 60 * 1000
MAIL_FORM = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")


def mailbox_of(address: str) -> str:
    """What is the same for all spellings of an address by which mail servers put mail into one box.

    Some know no dots in a name, and many let everything behind a plus sign be chosen freely.
    """
    local, _, domain = address.lower().rpartition("@")
    return f"{local.partition('+')[0].replace('.', '') or local}@{domain}"


class Channels:
    """The ways to reach the players of a store."""

    def __init__(self, store: Store, policy: NotificationPolicy, vapid: VapidKey, links: LinkSigner) -> None:
        """Use `open` instead."""
        self._rows = store.channels
        self._outbox = store.outbox
        self.policy = policy
        self.vapid = vapid
        self.links = links

    @classmethod
    async def open(cls, store: Store, policy: NotificationPolicy) -> Channels:
        """With the host's keys, which are made at the first start and shared by all nodes."""
        vapid = VapidKey(await store.channels.host_key("vapid", VapidKey.new()), policy.public_url)
        links = LinkSigner(await store.channels.host_key(KEY_NAME, LinkSigner.new_key()))
        return cls(store, policy, vapid, links)

    async def state(self, player_id: str) -> NotificationState:
        """How a player is reached."""
        mail = await self._rows.mail(player_id)
        settings = await self._rows.settings(player_id)
        return NotificationState(
            push_key=self.vapid.public if self.policy.has_push else None,
            has_mail=self.policy.has_mail,
            devices=[
                SubscribedDevice(
                    id=one.id,
                    device=one.device,
                    created_at=one.created_at,
                    endpoint_hash=sha256(one.endpoint.encode()).hexdigest(),
                )
                for one in await self._rows.subscriptions(player_id)
            ],
            mail=None if mail is None else mail.address,
            is_mail_confirmed=mail is not None and mail.confirmed_at is not None,
            choices=NotificationChoices(**msgspec.structs.asdict(settings)),
        )

    async def choose(self, player_id: str, choices: NotificationChoices) -> None:
        """Change what a player wants to be told."""
        if choices.time_zone not in known_zones() or (choices.quiet_from is None) != (choices.quiet_until is None):
            raise HighlandsError(message("notify-bad-hours"))
        await self._rows.change_settings(player_id, NotificationSettings(**msgspec.structs.asdict(choices)))

    # Push

    async def subscribe(self, player: Identity, wanted: SubscribePush) -> None:
        """Show notifications in a browser of a player's from now on."""
        p256dh, auth = self._keys_of(wanted)
        device = " ".join(wanted.device.split())
        await self._rows.subscribe(
            PushSubscription(
                id=new_id(),
                player_id=player.id,
                endpoint=wanted.endpoint,
                p256dh=p256dh,
                auth=auth,
                device=device if device.isprintable() else "",
                created_at=now(),
                device_id=player.device_id,
            ),
            MAX_SUBSCRIPTIONS,
        )

    async def renew(self, wanted: RenewPush) -> None:
        """Reach a browser at another endpoint from now on."""
        p256dh, auth = self._keys_of(wanted)
        await self._rows.renew(wanted.old_endpoint, endpoint=wanted.endpoint, p256dh=p256dh, auth=auth)

    def _keys_of(self, wanted: SubscribePush) -> tuple[bytes, bytes]:
        """The keys of a subscription; HighlandsError if it can be none."""
        if not self.policy.has_push:
            raise HighlandsError(message("notify-no-push"))
        try:
            p256dh, auth = from_base64url(wanted.p256dh), from_base64url(wanted.auth)
            read_point(p256dh)
        except ValueError:
            raise HighlandsError(message("notify-bad-subscription")) from None
        is_allowed = is_endpoint(wanted.endpoint, allows_private=self.policy.allows_private_push)
        if not is_allowed or len(auth) != AUTH_BYTES:
            raise HighlandsError(message("notify-bad-subscription"))
        return p256dh, auth

    async def unsubscribe(self, player_id: str, subscription_id: str) -> None:
        """Show no more notifications in a browser."""
        await self._rows.unsubscribe(player_id, subscription_id)

    # Mail

    async def enter_mail(self, player_id: str, address: str) -> None:
        """Note an address, and ask there whether it is theirs. Nothing else is ever sent before they have said so."""
        if not self.policy.has_mail:
            raise HighlandsError(message("notify-no-mail"))
        if MAIL_FORM.fullmatch(address) is None:
            raise HighlandsError(message("notify-bad-address"))
        known = await self._rows.mail(player_id)
        if known is not None and known.address == address and known.confirmed_at is not None:
            return
        at = now()
        to = sha256(mailbox_of(address).encode()).hexdigest()
        most = self.policy.confirmations_per_day
        # What is refused for its own sake takes nothing from the others.
        for keys, allowed in (
            ([f"to {to}", f"from {player_id}"], most),
            (["host"], self.policy.confirmations_per_host),
        ):
            if max(await self._rows.count_mail_requests(keys, at // DAY_MS)) > allowed:
                raise HighlandsError(message("notify-too-many-mails"))
        await self._rows.change_mail(MailAddress(player_id=player_id, address=address, created_at=at))
        asking = OutboxMessage(
            table_id="", number=at, player_id=player_id, kind="confirm", channel=MAIL, seat=-1, at=at, due_at=at
        )
        await self._outbox.add([asking])

    async def confirm_mail(self, token: str) -> None:
        """An address is its player's; HighlandsError if the link is too old, or not ours."""
        link = self.links.read(token, "confirm", now())
        if link is None or not await self._rows.confirm_mail(link.player_id, link.address, link.created_at, now()):
            raise HighlandsError(message("notify-bad-link"))

    async def unsubscribe_mail(self, token: str) -> None:
        """Forget an address, by a link that was sent to it. Said again, it changes nothing."""
        link = self.links.read(token, "unsubscribe", now())
        if link is None:
            raise HighlandsError(message("notify-bad-link"))
        await self._rows.unsubscribe_mail(link.player_id, link.address)

    async def remove_mail(self, player_id: str) -> None:
        """Forget a player's address."""
        await self._rows.remove_mail(player_id)

    def confirmation_token(self, mail: MailAddress) -> str:
        """The token of the link that confirms an address."""
        until = mail.created_at + CONFIRM_MS
        return self.links.write(Link("confirm", mail.player_id, mail.address, mail.created_at, until))

    def unsubscribing_token(self, mail: MailAddress) -> str:
        """The token of the link that unsubscribes an address."""
        return self.links.write(Link("unsubscribe", mail.player_id, mail.address, mail.created_at))
