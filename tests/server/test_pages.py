"""The pages, as the server sends them."""

from __future__ import annotations

import gzip

import httpx
import pytest

from highlands.server import pages
from tests.server.house import House


@pytest.fixture(autouse=True)
def _built() -> None:
    if not (pages.FOLDER / pages.FIRST).exists():
        pytest.fail("the web app is not built: run `make test`, or tools/setup node web pages")


@pytest.mark.parametrize("path", ["/", "/t/abc", "/t/abc/replay?ply=3", "/rules/verraeter", "/mine", "/nonsense"])
def test_every_address_that_may_be_a_page_is_the_app(small_house: House, path: str):
    answer = small_house.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "content-security-policy" in answer.headers
    assert "unsafe-eval" not in answer.headers["content-security-policy"]


@pytest.mark.parametrize(
    "path", ["/assets/none.js", "/api/none", "/none.png", "/../pyproject.toml", "/%2e%2e/words.py"]
)
def test_what_is_not_there_is_not_found(small_house: House, path: str):
    assert small_house.get(path).status_code == 404


def test_a_script_is_sent_compressed_and_kept_for_ever(small_house: House):
    name = next(path.name for path in (pages.FOLDER / "assets").glob("index-*.js"))
    answer = small_house.get(f"/assets/{name}")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
    plain = httpx.get(f"{small_house.address}/assets/{name}", headers={"accept-encoding": "identity"})
    assert plain.content == answer.content == (pages.FOLDER / "assets" / name).read_bytes()


def test_a_page_that_the_browser_has_is_not_sent_again(small_house: House):
    first = small_house.get("/")
    again = httpx.get(small_house.address, headers={"if-none-match": first.headers["etag"]})
    assert again.status_code == 304
    assert again.content == b""


@pytest.mark.parametrize("path", ["/", "/t/abc"])
def test_whoever_asks_only_whether_a_page_is_there_is_told(small_house: House, path: str):
    answer = httpx.head(f"{small_house.address}{path}", headers={"accept-encoding": "identity"})
    assert answer.status_code == 200
    assert answer.content == b""
    assert answer.headers["etag"] == small_house.get(path).headers["etag"]
    assert int(answer.headers["content-length"]) == len(small_house.get(path).content)


def test_a_long_answer_is_compressed(small_house: House):
    answer = small_house.get("/api/schema/openapi.json")
    assert answer.headers["content-encoding"] == "gzip"


def test_compressing_is_the_same_every_time():
    assert all(page.squeezed is None or gzip.decompress(page.squeezed) == page.body for page in pages.pages().values())
