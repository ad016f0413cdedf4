"""The pages: the built web app, as `web/` makes it into the folder beside this package."""

from __future__ import annotations

import gzip
import mimetypes
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any

import msgspec
from litestar import Request, route
from litestar.exceptions import NotFoundException
from litestar.params import PathParameter
from litestar.response import Response

FOLDER = Path(__file__).parents[1] / "pages"
FIRST = "index.html"
NOT_BUILT = "The pages of Highlands are not built yet. In a clone of the project, `make play` builds them.\n"

FOR_EVER = "public, max-age=31536000, immutable"
"""For files whose names tell their contents."""
ASK_AGAIN = "no-cache"
SQUEEZED = frozenset({".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt"})
LEAST_SQUEEZED = 512
TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}

SQUEEZED_ALREADY = "squeezed_already"
"""Of a handler: that its answers need no compressing any more."""

PagePath = Annotated[str, PathParameter(max_length=200)]


class Page(msgspec.Struct, frozen=True):
    """A file as it is sent."""

    body: bytes
    squeezed: bytes | None
    type: str
    tag: str
    lasting: str


@cache
def pages(folder: Path = FOLDER) -> dict[str, Page]:
    """All files of the web app, by their paths: a megabyte or so, kept so that nothing but them can ever be sent."""
    return {
        path.relative_to(folder).as_posix(): _page(path, is_lasting=path.parent.name == "assets")
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def _page(path: Path, *, is_lasting: bool) -> Page:
    body = path.read_bytes()
    squeezed = None
    if path.suffix in SQUEEZED and len(body) >= LEAST_SQUEEZED:
        squeezed = gzip.compress(body, 9, mtime=0)
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return Page(body, squeezed, kind, f'"{sha256(body).hexdigest()[:24]}"', FOR_EVER if is_lasting else ASK_AGAIN)


def answer(request: Request[Any, Any, Any], page: Page) -> Response[bytes]:
    """A file, unless the browser has it already."""
    headers = {"etag": page.tag, "cache-control": page.lasting, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == page.tag:
        return Response(b"", status_code=304, headers=headers)
    body = page.body
    if page.squeezed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = page.squeezed, "gzip"
    return Response(body, media_type=page.type, headers=headers)


@route("/{page:path}", http_method=["GET", "HEAD"], include_in_schema=False, opt={SQUEEZED_ALREADY: True})
async def page(request: Request[Any, Any, Any], page: PagePath) -> Response[bytes]:
    """A file of the web app; at every other address that may be one of its pages, the app, which knows them."""
    path = page.lstrip("/")
    known = pages()
    if path in known:
        return answer(request, known[path])
    if path.startswith(("api/", "assets/")) or "." in path.rpartition("/")[2]:
        raise NotFoundException
    return _first(request)


@route("/", http_method=["GET", "HEAD"], include_in_schema=False, opt={SQUEEZED_ALREADY: True})
async def home(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The app."""
    return _first(request)


def _first(request: Request[Any, Any, Any]) -> Response[bytes]:
    if FIRST not in pages():
        return Response(NOT_BUILT.encode(), status_code=503, media_type="text/plain; charset=utf-8")
    return answer(request, pages()[FIRST])


PAGES = [home, page]
