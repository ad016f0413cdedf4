"""A person who hears a page and sees nothing of it: the accessibility tree, the keyboard, and what live regions say."""

from __future__ import annotations

import re
import time
from typing import Any, NamedTuple

from playwright.sync_api import Page

from tools.render_words import renderings

LISTEN = """() => {
    if (window.heard) return;
    window.heard = [];
    const LIVE = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log]';
    const isAtomic = (region) => region.matches('[role=status], [role=alert]');
    // Behind a modal dialog nothing is read out, nor is what is hidden.
    const isReached = (region) => {
        const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
        return !region.closest('[inert], [aria-hidden=true]') && (!modal || modal.contains(region)) &&
            region.checkVisibility();
    };
    const say = (region, text) => {
        if (text.trim() && isReached(region)) window.heard.push(text.trim().replace(/\\s+/g, ' '));
    };
    new MutationObserver((changes) => {
        const atomic = new Set();
        for (const { target, addedNodes, type } of changes) {
            const element = target instanceof Element ? target : target.parentElement;
            const region = element?.closest(LIVE);
            if (!region) continue;
            if (isAtomic(region)) atomic.add(region);
            else if (type === 'characterData') say(region, target.textContent);
            else for (const node of addedNodes) say(region, node.textContent);
        }
        for (const region of atomic) say(region, region.textContent);
    }).observe(document, { subtree: true, childList: true, characterData: true });
}"""
"""What a screen reader reads out by itself: additions to live regions that were there before, whole ones if atomic."""

SECONDS = 30.0


class Node(NamedTuple):
    """An element as the accessibility tree has it."""

    role: str
    name: str
    id: int
    is_disabled: bool
    is_pressed: bool
    groups: tuple[str, ...]
    """The names of the groups, dialogs and lists around it, the outermost first."""


def pattern(name: str, language: str) -> str:
    """A message in all its variants as a regular expression: what is filled in may be anything."""
    texts = {re.sub(r"‹[\w-]+›|\d+", "⟦⟧", one.text) for one in renderings(language, name)}
    return "|".join(sorted(re.escape(text).replace("⟦⟧", ".+") for text in texts))


class ScreenReader:
    """Finds controls by role and name alone, and presses keys."""

    def __init__(self, page: Page) -> None:
        page.add_init_script(f"({LISTEN})()")
        self._page = page
        self._session = page.context.new_cdp_session(page)
        self._session.send("Accessibility.enable")
        self._nodes: list[Node] = []

    @property
    def heard(self) -> list[str]:
        """All that was read out since the page was opened."""
        found: list[str] = self._page.evaluate("window.heard ?? []")
        return found

    def look(self) -> None:
        """Read the tree: all that can be reached, in the order of reading."""
        nodes = self._session.send("Accessibility.getFullAXTree")["nodes"]
        known = {node["nodeId"]: node for node in nodes}
        self._nodes = [self._node(node, known) for node in nodes if not node["ignored"]]

    def _node(self, node: dict[str, Any], known: dict[str, Any]) -> Node:
        properties = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
        return Node(
            role=_value(node, "role"),
            name=re.sub(r"\s+", " ", _value(node, "name")).strip(),
            id=int(node.get("backendDOMNodeId", 0)),
            is_disabled=bool(properties.get("disabled")),
            is_pressed=properties.get("pressed") == "true",
            groups=tuple(self._groups(node, known)),
        )

    def _groups(self, node: dict[str, Any], known: dict[str, Any]) -> list[str]:
        found: list[str] = []
        while (parent := known.get(node.get("parentId", ""))) is not None:
            if not parent["ignored"] and _value(parent, "name"):
                found.insert(0, _value(parent, "name"))
            node = parent
        return found

    def find(self, role: str, name: str = ".*", within: str | None = None) -> list[Node]:
        """The usable controls of a role at the last look, by a pattern for the whole name."""
        return [
            node
            for node in self._nodes
            if node.role == role
            and not node.is_disabled
            and re.fullmatch(name, node.name)
            and (within is None or any(re.fullmatch(within, group) for group in node.groups))
        ]

    def wait_for(self, what: Any, what_for: str, seconds: float = SECONDS) -> Any:
        """Look until something is there, and return it."""
        deadline = time.monotonic() + seconds
        while True:
            self.look()
            if found := what():
                return found
            assert time.monotonic() < deadline, f"{what_for} did not come; heard last: {self.heard[-5:]}"
            self._page.wait_for_timeout(60)

    def press(self, node: Node) -> None:
        """Go to a control and press Enter, as a screen reader does."""
        self._session.send("DOM.focus", {"backendNodeId": node.id})
        self._page.keyboard.press("Enter")


def _value(node: dict[str, Any], name: str) -> str:
    return str(node.get(name, {}).get("value", ""))
