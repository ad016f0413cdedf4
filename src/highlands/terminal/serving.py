"""`highlands serve`, `highlands backup`, `highlands restore`."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from highlands.errors import HighlandsError
from highlands.i18n import message
from highlands.terminal.browsing import address_of, is_served, show, show_when_served
from highlands.terminal.commands import NOT_GOOD, Language, refuse, refusing
from highlands.terminal.starting import prepare_shown, talk_in

Database = Annotated[
    str | None,
    typer.Option(help="Where the games are kept, such as postgresql+asyncpg://user@host/name; else a file of yours."),
]


def serve_command(  # noqa: PLR0913, PLR0917 - each argument is an option of the command
    host: Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 for everybody.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen at.", min=1, max=65535)] = 8181,
    database: Database = None,
    behind_proxy: Annotated[bool, typer.Option(help="Believe the forwarding headers of a proxy of yours.")] = False,
    bot_threads: Annotated[int | None, typer.Option(help="How many bots may think at a time.", min=1)] = None,
    connections: Annotated[int, typer.Option(help="Connections from one address at most.", min=1)] = 60,
    requests: Annotated[int, typer.Option(help="Requests of one connection in a second at most.", min=1)] = 10,
    tables: Annotated[int, typer.Option(help="New tables from one address in an hour at most.", min=1)] = 120,
    review_iterations: Annotated[
        int | None, typer.Option(help="How long reviews think about each decision.", min=1)
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the pages in your browser.")] = False,
    language: Language = None,
) -> None:
    """Serve tables over HTTP and WebSocket, until you stop it."""
    # Only here: the other commands need neither wait for the server's packages nor have them.
    with refusing(language):
        from highlands.server import Settings
        from highlands.server.limits import Limits
        from highlands.server.serving import default_database, listen, serve
        from highlands.server.store import prepare_store

    talk = talk_in(language, to_errors=True)
    chosen = database or default_database()
    address = address_of(host, port)
    if open_browser and is_served(address):
        talk.say(message("serve-running", address=address))
        show(address)
        return
    try:
        listening = listen(host, port)
        asyncio.run(prepare_store(chosen))
    except HighlandsError as error:
        refuse(language, error, NOT_GOOD)
    prepare_shown(talk)
    limits = Limits(
        requests_a_second=requests,
        request_burst=4 * requests,
        connections_an_address=connections,
        tables_an_hour=tables,
        table_burst=max(30, tables // 4),
        api_a_second=2 * requests,
        api_burst=10 * requests,
    )
    settings = Settings(
        database=chosen,
        behind_proxy=behind_proxy,
        bot_threads=bot_threads,
        limits=limits,
        review_iterations=review_iterations,
    )
    talk.say(message("serve-ready", address=address))
    if database is None:
        talk.say(message("serve-database", database=settings.database.partition(":///")[2]))
    if open_browser:
        talk.say(message("serve-stop"))
        show_when_served(address)
    serve(settings, listening)


def backup_command(
    file: Annotated[Path, typer.Argument(help="The file to write.")],
    database: Database = None,
    language: Language = None,
) -> None:
    """Copy all tables into one file, also while a server is running."""
    with refusing(language):
        from highlands.server.serving import default_database
        from highlands.server.store import backup

    try:
        asyncio.run(backup(database or default_database(), file))
    except HighlandsError as error:
        refuse(language, error, NOT_GOOD)
    talk_in(language).say(message("backup-done", file=str(file)))


def restore_command(
    file: Annotated[Path, typer.Argument(help="The file that backup has written.")],
    database: Database = None,
    language: Language = None,
) -> None:
    """Bring all tables back from a copy, into a database that has none."""
    with refusing(language):
        from highlands.server.serving import default_database
        from highlands.server.store import restore

    try:
        asyncio.run(restore(file, database or default_database()))
    except HighlandsError as error:
        refuse(language, error, NOT_GOOD)
    talk_in(language).say(message("restore-done", file=str(file)))
