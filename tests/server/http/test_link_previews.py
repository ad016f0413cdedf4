"""Previews of shared links: by the language of the table, with nothing that a stranger may not know."""

from __future__ import annotations

import re
import struct
from html import unescape

import httpx
import pytest

import highlands
from highlands.server.http import static_pages
from highlands.server.tables import pictures
from highlands.server.tables.pictures import SIZE
from highlands.server.tables.replay import History
from tests.server.support.server_process import ServerProcess


@pytest.fixture(autouse=True)
def _built() -> None:
    if not (static_pages.FOLDER / static_pages.INDEX).exists():
        pytest.fail("the web app is not built: run `make test`, or tools/setup node web pages")


def tags(server: ServerProcess, path: str, **headers: str) -> dict[str, str]:
    """The Open Graph tags of a page, as a messenger asks for it: the fragment is never sent."""
    page = httpx.get(server.address + path, headers=headers).text
    found = re.findall(r'<meta (?:property|name)="([\w:]+)" content="([^"]*)"', page)
    return {name: unescape(text) for name, text in found}


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "open the link to sit down or to watch"),
        ("de", "Öffne den Link"),
        ("el", "άνοιξε τον σύνδεσμο"),
        ("hu", "nyisd meg a hivatkozást"),
        ("pt-BR", "abra o link"),
        ("uk", "відкрийте посилання"),
    ],
)
def test_an_invitation_is_previewed_in_the_language_of_its_table(
    shared_server: ServerProcess, language: str, words: str
):
    created = shared_server.create_table(
        "verraeter", [None, "shepherd", None], options={"players": 3}, language=language
    )
    found = tags(shared_server, f"/t/{created['id']}?lang={language}")
    assert found["og:title"] == "Verräter"
    assert words in found["og:description"]
    assert found["og:locale"] == language.replace("-", "_")
    assert found["og:url"] == f"{shared_server.address}/t/{created['id']}"
    assert found["robots"] == "noindex"


def test_a_private_table_names_nobody(shared_server: ServerProcess):
    created = shared_server.create_table()
    names = ["Mairead of Skye", "Fearghas"]
    made = [
        shared_server.claim(created["id"], invitation, name)
        for invitation, name in zip(created["invitations"], names, strict=True)
    ]
    secrets = [*created["invitations"], created["spectator_secret"], *(one.secret for one in made)]
    for path in (f"/t/{created['id']}", f"/t/{created['id']}/replay"):
        page = shared_server.get(path).text
        assert not any(name in page for name in names)
        assert not any(secret in page for secret in secrets)


def test_a_public_table_says_who_plays_and_no_name_becomes_markup(shared_server: ServerProcess):
    created = shared_server.create_table(seats=[None, "shepherd"], public=True, language="de")
    name = '"><script>alert(1)</script>'
    assert tags(shared_server, f"/t/{created['id']}")["og:title"] == "Schotten Totten"
    shared_server.claim(created["id"], created["invitations"][0], name)
    assert tags(shared_server, f"/t/{created['id']}")["og:title"] == f"Schotten Totten: {name} – Schäfer"
    assert "<script>alert" not in shared_server.get(f"/t/{created['id']}").text


@pytest.mark.parametrize("path", ["/", "/rules/verraeter", "/t/none", "/t/none/replay", "/index.html"])
def test_every_other_page_is_previewed_as_the_app(shared_server: ServerProcess, path: str):
    found = tags(shared_server, path)
    assert found["og:title"] == "Highlands"
    assert found["og:url"] == shared_server.address + path
    assert "robots" not in found


def test_a_foreign_host_header_is_not_markup(shared_server: ServerProcess):
    page = httpx.get(shared_server.address, headers={"host": 'evil"><b>'}).text
    assert '"><b>' not in page


def test_a_public_game_is_shown_in_its_position(shared_server: ServerProcess):
    created = shared_server.create_table(seats=[None, "shepherd"], public=True)
    shared_server.claim(created["id"], created["invitations"][0], "Ann")
    found = tags(shared_server, f"/t/{created['id']}")
    assert found["og:image"] == f"{shared_server.address}/api/tables/{created['id']}/picture.png"
    picture = httpx.get(found["og:image"])
    assert picture.headers["content-type"] == "image/png"
    assert struct.unpack(">II", picture.content[16:24]) == SIZE
    assert len(picture.content) < 300_000, "messengers take no large ones"


def test_what_not_everybody_may_see_is_not_drawn(shared_server: ServerProcess):
    created = shared_server.create_table(seats=[None, "shepherd"])
    shared_server.claim(created["id"], created["invitations"][0], "Ann")
    assert tags(shared_server, f"/t/{created['id']}")["og:image"].endswith("/preview-schotten-totten.png")
    assert shared_server.get(f"/api/tables/{created['id']}/picture.png").status_code == 404


def test_before_the_deal_the_game_stands_for_the_position(shared_server: ServerProcess):
    created = shared_server.create_table(public=True)
    answer = shared_server.get(f"/api/tables/{created['id']}/picture.png")
    assert answer.status_code == 302
    assert shared_server.get(answer.headers["location"]).headers["content-type"] == "image/png"


@pytest.mark.parametrize("game", ["schotten-totten", "verraeter"])
def test_a_picture_holds_what_spectators_may_know(game: str):
    played = highlands.new(game, seed=5)
    for _ in range(6):
        played.play(next(iter(played.legal_moves)))
    past = History("t", "", [], [], None, played, played.observer_of(None), is_revealed=False)
    assert past.drawing() == played.svg()
    assert past.drawing() != played.full_svg()


def test_without_a_font_there_is_no_picture(monkeypatch: pytest.MonkeyPatch):
    bare = pictures.RENDER.replace("svg_string=", "skip_system_fonts=True, svg_string=")
    monkeypatch.setattr(pictures, "RENDER", bare)
    assert pictures.png(highlands.new("schotten-totten", seed=5).svg()) is None


@pytest.mark.parametrize("path", ["/", "/t/{table}"])
def test_the_picture_is_there_and_as_large_as_it_says(shared_server: ServerProcess, path: str):
    created = shared_server.create_table("verraeter", [None, None, None], options={"players": 3})
    found = tags(shared_server, path.format(table=created["id"]))
    picture = httpx.get(found["og:image"])
    assert picture.headers["content-type"] == found["og:image:type"] == "image/png"
    assert struct.unpack(">II", picture.content[16:24]) == SIZE
    assert (found["og:image:width"], found["og:image:height"]) == tuple(map(str, SIZE))
    assert len(picture.content) < 300_000, "messengers take no large ones"


def test_the_app_can_be_installed(shared_server: ServerProcess):
    """The manifest has what browsers ask for, and each icon is what it says."""
    manifest = shared_server.get("/manifest.webmanifest")
    assert manifest.headers["content-type"] == "application/manifest+json"
    app = manifest.json()
    assert {"name", "short_name", "start_url", "display", "background_color", "theme_color"} <= app.keys()
    for icon in app["icons"]:
        picture = shared_server.get(icon["src"])
        assert picture.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            size = struct.unpack(">II", picture.content[16:24])
            assert icon["sizes"] == "{}x{}".format(*size)
    sizes = {icon["sizes"] for icon in app["icons"] if icon["type"] == "image/png"}
    assert {"192x192", "512x512"} <= sizes
    assert any("maskable" in icon.get("purpose", "") for icon in app["icons"])
