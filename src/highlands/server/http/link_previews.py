"""Previews of shared links (Open Graph): the title, the text and the picture that a messenger shows with a link.

A messenger's server asks for the page as a stranger does: the secret of a seat stands in the link's fragment, which no
browser or robot sends. So a preview holds what a stranger may know: of any table the game and the language of its
invitation, of a public table also who plays, and the position as spectators see it.
"""

from __future__ import annotations

from html import escape
from urllib.parse import quote

import msgspec

from highlands.games import game_names, game_spec
from highlands.i18n import ENGLISH, LANGUAGES, Message, message, say
from highlands.server.store import TableRow
from highlands.server.tables.pictures import SIZE, can_draw

SITE = "Highlands"
TITLE_TAG = "<title>Highlands</title>"
"""Where the tags go: behind the title of the built page."""


class LinkPreview(msgspec.Struct, frozen=True):
    """What a messenger shows with a link."""

    title: str
    description: str
    language: str
    picture: str
    """Its path at this server."""
    is_listed: bool
    """Whether search engines may list the page."""


def preview_of_app(language: str | None) -> LinkPreview:
    """Of any page that is not a table's."""
    chosen = language if language in LANGUAGES else ENGLISH
    return LinkPreview(SITE, say(message("preview-app"), chosen), chosen, "preview.png", is_listed=True)


def preview_of_table(row: TableRow) -> LinkPreview:
    """Of a table, its invitations, its spectators' link and its replay: they differ only in the fragment."""
    title = game_spec(row.game).title if row.game in game_names() else row.game
    names = [_name(seat.name, seat.bot) for seat in row.seats]
    is_seated = row.public and None not in names
    if row.finished_at is not None:
        text = message("preview-finished", game=title)
    else:
        text = message("preview-running" if is_seated else "preview-invitation", game=title)
    picture = picture_of_game(row.game)
    if is_seated:
        title = f"{title}: {' – '.join(say(name, row.language) for name in names)}"
        picture = f"api/tables/{row.id}/picture.png" if can_draw() else picture
    return LinkPreview(title, say(text, row.language), row.language, picture, is_listed=False)


def picture_of_game(game: str) -> str:
    """The picture of a game among the web app's files."""
    return f"preview-{game}.png"


def _name(name: str | None, bot: str | None) -> str | Message | None:
    return name if bot is None else message(f"level-{bot}")


def add_preview(page: str, preview: LinkPreview, address: str, origin: str) -> str:
    """The page with a preview in its head. Messengers take whole addresses only."""
    width, height = SIZE
    tags = {
        "og:type": "website",
        "og:site_name": SITE,
        "og:title": preview.title,
        "og:description": preview.description,
        "og:locale": preview.language.replace("-", "_"),
        "og:url": origin + quote(address),
        "og:image": f"{origin}/{preview.picture}",
        "og:image:type": "image/png",
        "og:image:width": str(width),
        "og:image:height": str(height),
        "og:image:alt": preview.title,
    }
    lines = [f'<meta property="{name}" content="{escape(text)}" />' for name, text in tags.items()]
    lines.append('<meta name="twitter:card" content="summary_large_image" />')
    if not preview.is_listed:
        lines.append('<meta name="robots" content="noindex" />')
    return page.replace(TITLE_TAG, "\n    ".join([TITLE_TAG, *lines]), 1)
