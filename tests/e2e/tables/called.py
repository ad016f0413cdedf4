"""Somebody who is called by notifications of their browser, from a push service of our own."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import CDPSession, expect

from tests.e2e.player import Player
from tests.server.notifications.push_service import Browser, PushService
from tests.server.support.server_process import ServerProcess

# Chromium's own push service is Google's, which no test asks: its part, the subscription, is ours.
SUBSCRIBED = """(() => {
  const own = %s;
  let isOn = false;
  const subscription = {
    endpoint: own.endpoint,
    toJSON: () => ({ endpoint: own.endpoint, keys: { p256dh: own.p256dh, auth: own.auth } }),
    unsubscribe: async () => !(isOn = false),
  };
  PushManager.prototype.subscribe = async (options) => {
    if (!options.userVisibleOnly || options.applicationServerKey.length !== 65) throw new Error('no such key');
    isOn = true;
    return subscription;
  };
  PushManager.prototype.getSubscription = async () => (isOn ? subscription : null);
  Notification.requestPermission = async () => 'granted';
})()"""

# As the browser tells it when its push service has replaced a subscription, which no test can make it do.
REPLACED = """([old, own]) => {
  const event = new ExtendableEvent('pushsubscriptionchange');
  const keys = { p256dh: own.p256dh, auth: own.auth };
  event.oldSubscription = { endpoint: old };
  event.newSubscription = { endpoint: own.endpoint, toJSON: () => ({ endpoint: own.endpoint, keys }) };
  self.dispatchEvent(event);
}"""

SHOWN = "navigator.serviceWorker.ready.then((one) => one.getNotifications())"


class Called:
    """Somebody who looks at a table only when their browser's service worker has shown a notification."""

    def __init__(self, player: Player, service: PushService) -> None:
        self.player = player
        self.browser: Browser = service.browser()
        player.browser.grant_permissions(["notifications"])
        player.browser.add_init_script(SUBSCRIBED % json.dumps(self.browser.subscription))
        self.followed = 0

    def subscribe(self) -> None:
        page = self.player.page
        self.player.open("/notifications")
        page.get_by_role("button", name="Turn on").click()
        expect(page.get_by_text("Notifications are on in this browser.")).to_be_visible()

    def leave(self) -> None:
        self.player.open("about:blank")

    def replace_subscription(self, service: PushService) -> None:
        """The push service reaches this browser at another endpoint from now on; the service worker says so."""
        old, self.browser = self.browser, service.browser()
        del service.browsers[old.path]
        (worker,) = self.player.browser.service_workers
        with self.player.browser.expect_event(
            "response", lambda response: response.url.endswith("/push/renew")
        ) as told:
            worker.evaluate(REPLACED, [old.endpoint, self.browser.subscription])
        assert told.value.status == 204

    def follow(self, host: ServerProcess) -> None:
        """Wait for the next message, let the service worker show it, and open the table that it names."""
        path = self.shown_path(host)
        # Wherever they are, the page says so.
        expect(self.player.page.get_by_role("link", name="My games Your turn: 1")).to_be_visible()
        self.player.states.clear()
        self.player.open(path)
        self.player.wait(lambda: bool(self.player.states))

    def shown_path(self, host: ServerProcess) -> str:
        """Wait for the next message, and let the service worker show it: where it leads."""
        self.player.wait(lambda: len(self.browser.arrived) > self.followed, 60, "a message")
        arrived = self.browser.arrived[self.followed]
        self.followed += 1
        self.player.open("/rules")
        shown = self._show(host, arrived.raw.decode())
        assert (shown["title"], shown["table"]) == (arrived.content["title"], arrived.content["table"])
        return str(shown["path"])

    def _show(self, host: ServerProcess, content: str) -> dict[str, Any]:
        page = self.player.page
        page.evaluate("navigator.serviceWorker.ready.then(() => null)")
        session: CDPSession = self.player.browser.new_cdp_session(page)
        ids: list[str] = []
        session.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda event: ids.extend(
                one["registrationId"] for one in event["registrations"] if one["scopeURL"].startswith(host.address)
            ),
        )
        session.send("ServiceWorker.enable")
        self.player.wait(lambda: bool(ids))
        each = "{ title: one.title, table: one.data.table, path: one.data.path }"
        listing = f"{SHOWN}.then((all) => all.map((one) => ({each})))"
        found: list[dict[str, Any]] = []

        def is_shown() -> bool:
            found[:] = page.evaluate(listing)
            if not found:
                # One that is delivered while the worker is about to rest is lost; of two the second takes the place.
                message = {"origin": host.address, "registrationId": ids[-1], "data": content}
                session.send("ServiceWorker.deliverPushMessage", message)
                page.wait_for_timeout(300)
            return bool(found)

        self.player.wait(is_shown, what_for="the notification")
        page.evaluate(f"{SHOWN}.then((all) => all.map((one) => one.close()))")
        session.detach()
        (one,) = found
        return one
