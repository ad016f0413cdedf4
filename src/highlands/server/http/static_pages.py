"""The web app's files, as `web/` builds them into the package's folder `pages`."""

from __future__ import annotations

import gzip
import mimetypes
import re
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any

import msgspec
from litestar import Request, route
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import PathParameter
from litestar.response import Response

from highlands.server.http.link_previews import add_preview, preview_of_app, preview_of_table
from highlands.server.http.preloads import add_preloads, negotiate_language
from highlands.server.http.security import AdmissionControl
from highlands.server.tables.manager import TableManager

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
TABLE_PAGE = re.compile(r"t/([A-Za-z0-9_-]{1,32})(?:/replay)?/?")
"""The address of a table, without its fragment."""


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
    media_type = MEDIA_TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    is_compressible = path.suffix in COMPRESSIBLE
    return _file(path.read_bytes(), media_type, IMMUTABLE if is_immutable else REVALIDATE, is_compressible)


def _file(body: bytes, media_type: str, cache_control: str, is_compressible: bool) -> StaticFile:
    gzipped = gzip.compress(body, 9, mtime=0) if is_compressible and len(body) >= MIN_COMPRESSED_BYTES else None
    return StaticFile(body, gzipped, media_type, f'"{sha256(body).hexdigest()[:24]}"', cache_control)


def respond(request: Request[Any, Any, Any], file: StaticFile) -> Response[bytes]:
    """A file, or 304 if the browser's copy is current."""
    headers = {"etag": file.etag, "cache-control": file.cache_control, "vary": "accept-encoding, accept-language"}
    if request.headers.get("if-none-match") == file.etag:
        return Response(b"", status_code=304, headers=headers)
    body = file.body
    if file.gzipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = file.gzipped, "gzip"
    return Response(body, media_type=file.media_type, headers=headers)


@route("/{file:path}", http_method=["GET", "HEAD"], include_in_schema=False, opt={PRECOMPRESSED: True})
async def static_file(
    request: Request[Any, Any, Any],
    file: FilePath,
    manager: NamedDependency[TableManager],
    admission: NamedDependency[AdmissionControl],
) -> Response[bytes]:
    """A file of the web app; for any other path that may be a page, the app itself, whose router knows them."""
    path = file.lstrip("/")
    known = static_files()
    if path in known and path != INDEX:
        return respond(request, known[path])
    if path.startswith(("api/", "assets/")) or ("." in path.rpartition("/")[2] and path != INDEX):
        raise NotFoundException
    return await _page(request, path, manager, admission)


@route("/", http_method=["GET", "HEAD"], include_in_schema=False, opt={PRECOMPRESSED: True})
async def index(
    request: Request[Any, Any, Any],
    manager: NamedDependency[TableManager],
    admission: NamedDependency[AdmissionControl],
) -> Response[bytes]:
    """The app."""
    return await _page(request, "", manager, admission)


async def _page(
    request: Request[Any, Any, Any], path: str, manager: TableManager, admission: AdmissionControl
) -> Response[bytes]:
    """The app, with the preview of this address in its head."""
    known = static_files().get(INDEX)
    if known is None:
        return Response(NOT_BUILT.encode(), status_code=503, media_type="text/plain; charset=utf-8")
    wish = request.query_params.get("lang")
    preview = preview_of_app(wish)
    table = TABLE_PAGE.fullmatch(path)
    # The store is asked no more often than by other requests; without a preview the page is as good.
    if table is not None and admission.may_request(request):
        row = await manager.store.table(table[1])
        if row is not None:
            preview = preview_of_table(row)
    page = add_preview(known.body.decode(), preview, f"/{path}", admission.origin(request))
    page = add_preloads(page, FOLDER, path, negotiate_language(request.headers.get("accept-language"), wish))
    return respond(request, _file(page.encode(), known.media_type, known.cache_control, is_compressible=True))


STATIC_ROUTES = [index, static_file]
