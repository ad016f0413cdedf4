"""Draws the pictures that messengers show with a shared link, from the web app's own art: `web/public/preview*.png`.

python -m tests.e2e.screens.link_pictures

They are in the repository, since the server has no browser to draw them with. Draw them again when the art changes.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from highlands.server.tables.pictures import SIZE
from tests.e2e.conftest import BROWSERS, launch
from tests.server.support.server_process import ServerProcess

FOLDER = Path(__file__).parents[3] / "web" / "public"
COMPOSE = """([games, title, line]) => {
    document.querySelector('#picture')?.remove();
    const picture = document.createElement('div');
    picture.id = 'picture';
    picture.style = 'position:fixed;inset:0;z-index:100;background:var(--scene-sky-1);overflow:hidden;' +
        'font-family:var(--display);color:var(--ink);text-align:center';
    const scene = document.querySelector('.scene').firstElementChild.cloneNode(true);
    scene.style = 'position:absolute;left:0;bottom:0;width:100%;height:400px';
    const heading = document.createElement('div');
    heading.style = 'position:absolute;inset:44px 0 auto;font-size:84px;font-weight:700;line-height:1.1';
    heading.textContent = title;
    const words = document.createElement('div');
    words.style = 'position:absolute;inset:142px 0 auto;font-size:36px';
    words.textContent = line;
    const row = document.createElement('div');
    row.style = 'position:absolute;inset:auto 0 40px;height:320px;display:flex;justify-content:space-evenly';
    for (const game of games) {
        const art = document.querySelector(`input[value="${game}"] + .picture`).cloneNode(true);
        art.style = 'height:320px;width:520px;position:relative;display:block;filter:drop-shadow(0 6px 10px #0006)';
        row.append(art);
    }
    picture.append(scene, heading, words, row);
    document.body.append(picture);
}"""
PICTURES = {
    "preview": (["schotten-totten", "verraeter"], "Highlands", "Schotten Totten · Verräter"),
    "preview-schotten-totten": (["schotten-totten"], "Schotten Totten", "Highlands"),
    "preview-verraeter": (["verraeter"], "Verräter", "Highlands"),
}


def main() -> None:
    """Draw them all."""
    width, height = SIZE
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        host = ServerProcess(f"sqlite+aiosqlite:///{folder}/games.db", Path(folder) / "server.log")
        host.start()
        browser = launch(playwright, BROWSERS)
        page = browser.new_page(viewport={"width": width, "height": height}, base_url=host.address, locale="en")
        page.goto("/")
        page.wait_for_selector(".scene svg")
        for name, contents in PICTURES.items():
            page.evaluate(COMPOSE, list(contents))
            page.wait_for_timeout(500)
            page.screenshot(path=FOLDER / f"{name}.png")
        browser.close()
        host.kill()


if __name__ == "__main__":
    main()
