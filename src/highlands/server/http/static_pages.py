"""The web app's files, as `web/` builds them into the package's folder `pages`."""

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

FOLDER = Path(__file__).parents[2] / "pages"
INDEX = "index.html"
NOT_BUILT = "The pages of Highlands are not built yet. In a clone of the project, `make play` builds them.\n"

IMMUTABLE = "public, max-age=31536000, immutable"
"""For files with a content hash in their name."""
REVALIDATE = "no-cache"
COMPRESSIBLE = frozenset({".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt"})
MIN_COMPRESSED_BYTES = 512
MEDIA_TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}

PRECOMPRESSED = "precompressed"
"""The option of a route whose responses the compression middleware must leave alone."""

FilePath = Annotated[str, PathParameter(max_length=200)]


class StaticFile(msgspec.Struct, frozen=True):
    """A file, ready to be sent."""

    body: bytes
    gzipped: bytes | None
    media_type: str
    etag: str
    cache_control: str


@cache
def static_files(folder: Path = FOLDER) -> dict[str, StaticFile]:
    """All files of the web app by path, in memory (about a megabyte): no request can reach any other file."""
    return {
        path.relative_to(folder).as_posix(): _read(path, is_immutable=path.parent.name == "assets")
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def _read(path: Path, *, is_immutable: bool) -> StaticFile:
    body = path.read_bytes()
    gzipped = None
    if path.suffix in COMPRESSIBLE and len(body) >= MIN_COMPRESSED_BYTES:
        gzipped = gzip.compress(body, 9, mtime=0)
    media_type = MEDIA_TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    etag = f'"{sha256(body).hexdigest()[:24]}"'
    return StaticFile(body, gzipped, media_type, etag, IMMUTABLE if is_immutable else REVALIDATE)


def respond(request: Request[Any, Any, Any], file: StaticFile) -> Response[bytes]:
    """A file, or 304 if the browser's copy is current."""
    headers = {"etag": file.etag, "cache-control": file.cache_control, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.etag:
        return Response(b"", status_code=304, headers=headers)
    body = file.body
    if file.gzipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = file.gzipped, "gzip"
    return Response(body, media_type=file.media_type, headers=headers)


@route("/{file:path}", http_method=["GET", "HEAD"], include_in_schema=False, opt={PRECOMPRESSED: True})
async def static_file(request: Request[Any, Any, Any], file: FilePath) -> Response[bytes]:
    """A file of the web app; for any other path that may be a page, the app itself, whose router knows them."""
    path = file.lstrip("/")
    known = static_files()
    if path in known:
        return respond(request, known[path])
    if path.startswith(("api/", "assets/")) or "." in path.rpartition("/")[2]:
        raise NotFoundException
    return _index(request)


@route("/", http_method=["GET", "HEAD"], include_in_schema=False, opt={PRECOMPRESSED: True})
async def index(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The app."""
    return _index(request)


def _index(request: Request[Any, Any, Any]) -> Response[bytes]:
    if INDEX not in static_files():
        return Response(NOT_BUILT.encode(), status_code=503, media_type="text/plain; charset=utf-8")
    return respond(request, static_files()[INDEX])


STATIC_ROUTES = [index, static_file]
