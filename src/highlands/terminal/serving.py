"""`highlands serve`, `highlands ratings`, `highlands backup`, `highlands restore`."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from highlands.errors import HighlandsError
from highlands.games import BUILT_IN
from highlands.i18n import Message, message
from highlands.terminal.browsing import is_running, local_url, open_browser, open_browser_when_running
from highlands.terminal.commands import NOT_GOOD, Language, refuse, refusing
from highlands.terminal.starting import console_in, precompile_shown

if TYPE_CHECKING:
    from highlands.server.host_page.key import KeyFile

Database = Annotated[
    str | None,
    typer.Option(help="The database, such as postgresql+asyncpg://user@host/name; by default an SQLite file of yours."),
]


HostKeyFile = Annotated[
    Path | None,
    typer.Option(
        help="The file with the key of the host's page; by default beside the SQLite file, or in your data folder.",
        metavar="FILE",
    ),
]
CHANGEABLE = {
    "requests_per_second": "requests_per_second",
    "connections_per_address": "connections_per_address",
    "tables_per_hour": "tables_per_hour",
    "players_per_hour": "players_per_hour",
    "abandon_after": "abandon_after_days",
    "min_bot_seconds": "min_bot_seconds",
    "review_iterations": "review_iterations",
    "no_new_players": "admits_players",
    "no_bots": "admits_bots",
    "no_push": "has_push",
}
"""The options that the host's page can change too, unless they are given; and what they are called there."""


def serve_command(  # noqa: PLR0913, PLR0917 - each argument is an option of the command
    context: typer.Context,
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for all interfaces.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on.", min=1, max=65535)] = 8181,
    database: Database = None,
    behind_proxy: Annotated[
        list[str] | None,
        typer.Option(
            help="Trust the forwarding headers of your own proxy at this address or network; can be repeated.",
            metavar="ADDRESS",
        ),
    ] = None,
    host_name: Annotated[
        list[str] | None,
        typer.Option(
            help="A name under which players reach the server, and then no other; can be repeated. By default numeric "
            "addresses and the names of this machine.",
            metavar="NAME",
        ),
    ] = None,
    monitor_host: Annotated[str, typer.Option(help="The address for /health and /metrics.")] = "127.0.0.1",
    monitor_port: Annotated[
        int | None,
        typer.Option(help="The port for /health and /metrics, by default the next one; 0 for none.", min=0, max=65535),
    ] = None,
    workers: Annotated[
        int, typer.Option(help="How many processes serve tables, on one PostgreSQL database.", min=1, max=64)
    ] = 1,
    bot_processes: Annotated[
        int | None, typer.Option(help="How many processes think for bots, hints and reviews.", min=1)
    ] = None,
    bots_on_demand: Annotated[
        bool, typer.Option("--bots-on-demand", help="Start these processes with the first bot, hint or review.")
    ] = False,
    min_bot_seconds: Annotated[
        float, typer.Option(help="The least time of a bot's move, so that people can follow it.", min=0)
    ] = 0.4,
    connections_per_address: Annotated[
        int, typer.Option(help="Limit of simultaneous connections from one address.", min=1)
    ] = 60,
    requests_per_second: Annotated[int, typer.Option(help="Rate limit of requests on one connection.", min=1)] = 10,
    tables_per_hour: Annotated[int, typer.Option(help="Rate limit of new tables from one address.", min=1)] = 120,
    players_per_hour: Annotated[int, typer.Option(help="Rate limit of new players from one address.", min=1)] = 60,
    review_iterations: Annotated[
        int | None, typer.Option(help="Search iterations for each decision in a review.", min=1)
    ] = None,
    abandon_after: Annotated[
        int, typer.Option(help="End tables at which nothing has happened for so many days; 0 for never.", min=0)
    ] = 90,
    no_new_players: Annotated[
        bool, typer.Option("--no-new-players", help="Let nobody new become a player: newcomers play as guests.")
    ] = False,
    no_bots: Annotated[
        bool, typer.Option("--no-bots", help="Admit no bots from outside (`highlands bot`), only the server's levels.")
    ] = False,
    no_push: Annotated[bool, typer.Option("--no-push", help="Send no push messages to players' browsers.")] = False,
    smtp: Annotated[
        str | None,
        typer.Option(
            help="Your mail server, such as smtp+starttls://user:password@host, for players who want mail.",
            envvar="HIGHLANDS_SMTP",
            metavar="URL",
        ),
    ] = None,
    mail_from: Annotated[str, typer.Option(help="The address that mail is from.", metavar="ADDRESS")] = "",
    public_address: Annotated[
        str, typer.Option(help="Where players reach the pages, such as https://games.example.org.", metavar="URL")
    ] = "",
    notify_after: Annotated[
        float, typer.Option(help="Nobody is called for what takes fewer seconds than this.", min=0.1, max=3600)
    ] = 15,
    push_to_private_addresses: Annotated[bool, typer.Option(hidden=True)] = False,
    open_in_browser: Annotated[bool, typer.Option("--open", help="Open the pages in your browser.")] = False,
    host_key: HostKeyFile = None,
    language: Language = None,
) -> None:
    """Serve tables over HTTP and WebSocket, until you stop it."""
    # Imported here, so that the other commands neither need nor wait for the server's packages.
    with refusing(language):
        from highlands.server import Settings
        from highlands.server.host_page.key import default_path, prepare_key
        from highlands.server.http.addresses import TrustedProxies
        from highlands.server.http.rate_limits import RateLimits
        from highlands.server.notifications import NotificationPolicy
        from highlands.server.notifications.mail import MailServer
        from highlands.server.run import bind, data_folder, default_database, serve
        from highlands.server.store import check_shareable, only_server
        from highlands.server.supervisor import share_cores, supervise

    console = console_in(language, to_errors=True)
    chosen = database or default_database()
    monitored = port + 1 if monitor_port is None else monitor_port
    url = local_url(host, port)
    if open_in_browser and is_running(url):
        console.say(message("serve-running", address=url))
        open_browser(url)
        return
    held = ExitStack()
    try:
        with ExitStack() as on_error:
            if workers > 1:
                check_shareable(chosen)
            TrustedProxies(behind_proxy or ())
            notifications = NotificationPolicy(
                has_push=not no_push,
                smtp_url=smtp,
                mail_from=mail_from,
                public_url=public_address.rstrip("/"),
                grace_seconds=notify_after,
                allows_private_push=push_to_private_addresses,
            )
            if notifications.has_mail:
                MailServer(notifications)
            bound = [on_error.enter_context(bind(host, port))]
            if monitored:
                bound.append(on_error.enter_context(bind(monitor_host, monitored)))
            on_error.enter_context(only_server(chosen))
            key = asyncio.run(prepare_key(chosen, host_key or default_path(chosen, data_folder())))
            held = on_error.pop_all()
    except HighlandsError as error:
        refuse(language, error, NOT_GOOD)
    precompile_shown(console, BUILT_IN)
    limits = RateLimits.of(
        requests_per_second=requests_per_second,
        connections_per_address=connections_per_address,
        tables_per_hour=tables_per_hour,
        players_per_hour=players_per_hour,
    )
    settings = Settings(
        database=chosen,
        proxies=tuple(behind_proxy or ()),
        host_names=tuple(host_name or ()),
        served_at=host,
        monitor_port=monitored or None,
        abandon_after_days=abandon_after,
        bot_processes=bot_processes if workers == 1 or bot_processes else share_cores(workers),
        min_bot_seconds=min_bot_seconds,
        start_processes=not bots_on_demand,
        limits=limits,
        review_iterations=review_iterations,
        notifications=notifications,
        admits_bots=not no_bots,
        admits_players=not no_new_players,
        fixed=frozenset(shown for name, shown in CHANGEABLE.items() if is_given(context, name)),
    )
    console.say(message("serve-ready", address=url))
    if database is None:
        console.say(message("serve-database", database=settings.database.partition(":///")[2]))
    for said in about_key(key, f"{url}host"):
        console.say(said)
    if open_in_browser:
        console.say(message("serve-stop"))
        open_browser_when_running(url)
    with held:
        if workers == 1:
            serve(settings, *bound)
        else:
            supervise(settings, workers, *bound)


def about_key(key: KeyFile, page: str) -> Iterator[Message]:
    """What the host is told of the key: itself only once, and only at a terminal, since logs are no place for it."""
    if key.new is not None:
        yield message("serve-host-page", address=page)
        yield message("serve-host-key-kept", path=str(key.path))
        if sys.stderr.isatty():
            yield message("serve-host-key", key=key.new)
    elif not key.is_valid:
        yield message("serve-host-key-elsewhere", path=str(key.path))


def is_given(context: typer.Context, name: str) -> bool:
    """Whether an option was given, rather than left at its default."""
    source = context.get_parameter_source(name)
    return source is not None and source.name != "DEFAULT"


def host_key_command(
    database: Database = None,
    host_key: HostKeyFile = None,
    new: Annotated[
        bool, typer.Option("--new", help="Make a new key: the old one opens nothing, and open pages are closed.")
    ] = False,
    language: Language = None,
) -> None:
    """Print the key of the host's page, or make a new one."""
    with refusing(language):
        from highlands.server.host_page.key import current_key, default_path, rotate_key
        from highlands.server.run import data_folder, default_database

    chosen = database or default_database()
    try:
        path = host_key or default_path(chosen, data_folder())
        key = asyncio.run((rotate_key if new else current_key)(chosen, path))
    except HighlandsError as error:
        refuse(language, error, NOT_GOOD)
    typer.echo(key)


ratings = typer.Typer(no_args_is_help=True, help="The ratings of players.")


@ratings.command("recompute")
def recompute_command(database: Database = None, language: Language = None) -> None:
    """Derive all ratings anew from the finished games, also while a server is running. The numbers stay the same."""
    with refusing(language):
        from highlands.server.ratings.model import rate_games
        from highlands.server.run import default_database
        from highlands.server.store.ratings import recompute

    try:
        done = asyncio.run(recompute(database or default_database(), rate_games))
    except HighlandsError as error:
        refuse(language, error, NOT_GOOD)
    counts = {"games": done.games, "ratings": done.ratings, "different": done.different}
    console_in(language).say(message("ratings-recomputed", **counts))


def backup_command(
    file: Annotated[Path, typer.Argument(help="The file to write.")],
    database: Database = None,
    language: Language = None,
) -> None:
    """Back up all tables into one file, also while a server is running."""
    with refusing(language):
        from highlands.server.run import default_database
        from highlands.server.store import backup

    try:
        asyncio.run(backup(database or default_database(), file))
    except HighlandsError as error:
        refuse(language, error, NOT_GOOD)
    console_in(language).say(message("backup-done", file=str(file)))


def restore_command(
    file: Annotated[Path, typer.Argument(help="The file that `backup` has written.")],
    database: Database = None,
    language: Language = None,
) -> None:
    """Restore all tables from a backup, into a database that has none."""
    with refusing(language):
        from highlands.server.run import default_database
        from highlands.server.store import restore

    try:
        asyncio.run(restore(file, database or default_database()))
    except HighlandsError as error:
        refuse(language, error, NOT_GOOD)
    console_in(language).say(message("restore-done", file=str(file)))
