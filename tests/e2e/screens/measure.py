"""What is wrong with a page at a size of the screen: what sticks out, overlaps, or is too small to read."""

from __future__ import annotations

import time
from collections.abc import Iterable
from itertools import pairwise
from typing import Any

from playwright.sync_api import Page

Size = tuple[int, int]
SIZES: list[Size] = [
    (320, 568),
    (360, 640),
    (390, 844),
    (640, 360),
    (640, 400),
    (844, 390),
    (820, 1180),
    (1180, 820),
    (1280, 800),
    (1366, 768),
    (1920, 1080),
    (2560, 1440),
]
SMALL_PHONE: Size = (360, 640)
LAPTOP: Size = (1366, 768)
REPRESENTATIVE: list[Size] = [(320, 568), SMALL_PHONE, (640, 360), LAPTOP]
"""Phones upright and on their side, a laptop."""
DESKTOP: Size = (1280, 800)

MEASURE = """({ inside, apart, smallest, tolerance }) => {
    const faults = [];
    const shown = (element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 0 && height > 0 && element.checkVisibility() && !element.closest('.unseen');
    };
    const name = (element) =>
        element.dataset?.zone ?? element.dataset?.card ?? element.getAttribute('aria-label') ??
        element.textContent.trim().slice(0, 30);
    const found = (what) => [...document.querySelectorAll(what)].filter(shown);

    if (document.documentElement.scrollWidth > innerWidth) faults.push('the page is wider than the screen');
    for (const what of inside) {
        if (!found(what).length) faults.push(`${what} is not there`);
        for (const element of found(what)) {
            const { left, top, right, bottom } = element.getBoundingClientRect();
            const out = Math.max(-left, -top, right - innerWidth, bottom - innerHeight);
            if (out > tolerance) faults.push(`${name(element)} sticks out by ${Math.round(out)} px`);
        }
    }
    for (const [one, other] of apart) {
        for (const a of found(one)) for (const b of found(other)) {
            const [p, q] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
            const wide = Math.min(p.right, q.right) - Math.max(p.left, q.left);
            const high = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
            if (wide > tolerance && high > tolerance) faults.push(`${name(a)} and ${name(b)} overlap`);
        }
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const small = new Set();
    while (walker.nextNode()) {
        const element = walker.currentNode.parentElement;
        if (!walker.currentNode.data.trim() || !element || !shown(element)) continue;
        if (element.closest('script, style, defs, symbol')) continue;
        const scale = element.getScreenCTM?.()?.a ?? 1;
        const size = parseFloat(getComputedStyle(element).fontSize) * scale;
        if (size < smallest - 0.05) small.add(`"${walker.currentNode.data.trim()}" has ${size.toFixed(1)} px`);
    }
    return [...faults, ...small];
}"""
SMALLEST = 12
TOLERANCE = 1.5
"""Pixels: borders and rounding."""
SETTLING_SECONDS = 10.0
NUMBER_SHARE = 0.3
"""So much of a card's width, at its left, must stay uncovered: there its number stands."""
HAND = """() => [...document.querySelectorAll('[data-zone=hand] [data-card]')].map((card) => {
    const { left, top, width } = card.getBoundingClientRect();
    return { card: card.dataset.card, left, top, width };
})"""


def misfits(page: Page, size: Size, *, inside: Iterable[str], apart: Iterable[tuple[str, str]] = ()) -> list[str]:
    """What is wrong with the page at a size, once it has drawn itself anew for it.

    `inside` must be on the screen without scrolling, and the pairs of `apart` must not overlap.
    """
    page.set_viewport_size({"width": size[0], "height": size[1]})
    wanted = {"inside": list(inside), "apart": list(apart), "smallest": SMALLEST, "tolerance": TOLERANCE}
    deadline = time.monotonic() + SETTLING_SECONDS
    while True:
        found: list[str] = page.evaluate(MEASURE, wanted)
        found += covered_numbers(page.evaluate(HAND))
        if not found or time.monotonic() > deadline:
            return found
        page.wait_for_timeout(50)


def all_misfits(page: Page, sizes: Iterable[Size], **wanted: Any) -> dict[Size, list[str]]:
    """The same at several sizes, those with something wrong only. The page goes back to the desktop's."""
    found = {size: wrong for size in sizes if (wrong := misfits(page, size, **wanted))}
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    return found


def covered_numbers(hand: list[dict[str, Any]]) -> list[str]:
    """Cards of the hand whose number lies under the card before."""
    return [
        f"{one['card']} covers {other['card']}"
        for one, other in pairwise(hand)
        if abs(one["top"] - other["top"]) < one["width"] / 2
        and other["left"] - one["left"] < NUMBER_SHARE * one["width"]
    ]
