"""The web app's files, as the server sends them."""

from __future__ import annotations

import gzip
import re

import httpx
import pytest

from highlands.server.http import static_pages
from highlands.server.http.preloads import read_preloads
from tests.server.support.server_process import ServerProcess


@pytest.fixture(autouse=True)
def _built() -> None:
    if not (static_pages.FOLDER / static_pages.INDEX).exists():
        pytest.fail("the web app is not built: run `make test`, or tools/setup node web pages")


@pytest.mark.parametrize("path", ["/", "/t/abc", "/t/abc/replay?ply=3", "/rules/verraeter", "/mine", "/nonsense"])
def test_every_address_that_may_be_a_page_is_the_app(shared_server: ServerProcess, path: str):
    answer = shared_server.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "content-security-policy" in answer.headers
    assert "unsafe-eval" not in answer.headers["content-security-policy"]


@pytest.mark.parametrize("path", ["/assets/none.js", "/api/none", "/none.png", "/../pyproject.toml", "/%2e%2e/i18n.py"])
def test_what_is_not_there_is_not_found(shared_server: ServerProcess, path: str):
    assert shared_server.get(path).status_code == 404


def test_a_script_is_sent_compressed_and_kept_for_ever(shared_server: ServerProcess):
    name = next(path.name for path in (static_pages.FOLDER / "assets").glob("index-*.js"))
    answer = shared_server.get(f"/assets/{name}")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
    plain = httpx.get(f"{shared_server.address}/assets/{name}", headers={"accept-encoding": "identity"})
    assert plain.content == answer.content == (static_pages.FOLDER / "assets" / name).read_bytes()


def test_a_page_that_the_browser_has_is_not_sent_again(shared_server: ServerProcess):
    first = shared_server.get("/")
    again = httpx.get(shared_server.address, headers={"if-none-match": first.headers["etag"]})
    assert again.status_code == 304
    assert again.content == b""


@pytest.mark.parametrize("path", ["/", "/t/abc"])
def test_whoever_asks_only_whether_a_page_is_there_is_told(shared_server: ServerProcess, path: str):
    answer = httpx.head(f"{shared_server.address}{path}", headers={"accept-encoding": "identity"})
    assert answer.status_code == 200
    assert answer.content == b""
    assert answer.headers["etag"] == shared_server.get(path).headers["etag"]
    assert int(answer.headers["content-length"]) == len(shared_server.get(path).content)


def test_a_long_answer_is_compressed(shared_server: ServerProcess):
    answer = shared_server.get("/api/schema/openapi.json")
    assert answer.headers["content-encoding"] == "gzip"


def test_compressing_is_the_same_every_time():
    assert all(
        file.gzipped is None or gzip.decompress(file.gzipped) == file.body
        for file in static_pages.static_files().values()
    )


@pytest.mark.parametrize(
    ("accepted", "wish", "language"),
    [
        ("de-AT, en;q=0.5", None, "de"),
        ("fr, pt;q=0.3, uk;q=0.4", None, "uk"),
        ("de", "el", "el"),
        ("de", "xx", "de"),
        (None, None, "en"),
        ("fr;q=x, ,;q=", None, "en"),
    ],
)
def test_a_page_names_what_it_needs_in_the_language_that_the_browser_asks_for(
    shared_server: ServerProcess, accepted: str | None, wish: str | None, language: str
):
    """The files of the page and of its words, all of which are there; of no other language."""
    headers = {} if accepted is None else {"accept-language": accepted}
    answer = httpx.get(shared_server.address, headers=headers, params={} if wish is None else {"lang": wish})
    assert "accept-language" in answer.headers["vary"]
    preloads = read_preloads(static_pages.FOLDER)
    named = set(re.findall(r'<link rel="(?:modulepreload|stylesheet)" crossorigin href="/([^"]+)" />', answer.text))
    home, words = preloads.pages[""], preloads.messages[language]
    assert named == {*home.scripts, *home.styles, *(words[name] for name in home.messages)}
    assert named <= static_pages.static_files().keys()
