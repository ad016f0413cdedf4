"""`highlands bot`: seat a bot at a server, over the network."""

from __future__ import annotations

import asyncio
import logging
import re
import signal
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from highlands.bots.registry import bot_factory
from highlands.games import BUILT_IN
from highlands.i18n import Message, message
from highlands.play.precompile import INTERRUPTED
from highlands.protocol.names import MAX_NAME_LENGTH
from highlands.terminal.commands import Language, refusing
from highlands.terminal.starting import console_in, precompile_shown

PATIENCE = 24 * 3600.0
"""For how many seconds a server may be out of reach before a game is given up."""


def bot_command(
    bot: Annotated[str, typer.Argument(help="The bot, as in the arena: warrior, file.py:name or cmd:program.")],
    server: Annotated[str, typer.Option(help="The server's address, such as https://games.example.org.")],
    key_file: Annotated[
        Path, typer.Option(help="The file with the bot's key; created, readable by you alone, if it is not there.")
    ],
    rules: Annotated[
        Path | None, typer.Option(help="A TOML file: its name, which games it takes, how many at once, from whom.")
    ] = None,
    seat: Annotated[
        list[str] | None, typer.Option(metavar="LINK", help="Take the seat of this invitation; can be repeated.")
    ] = None,
    name: Annotated[str | None, typer.Option(help="The bot's name, in place of that in the rules.")] = None,
    language: Language = None,
) -> None:
    """Play at a server with a bot. Everybody there sees that it is one.

    Without rules and seats it waits in the lobby for somebody who wants to play any of the games with it.
    """
    # Imported here, so that the other commands neither need nor wait for the client's packages.
    with refusing(language):
        from highlands.client import Client, PlayerKey, SeatFile, server_address
        from highlands.client.bots.host import BotHost, read_link
        from highlands.client.bots.rules import Offer, Rules, read_rules

        address = server_address(server)
        bot_factory(bot)
        places = [read_link(link) for link in seat or ()]
        if rules is not None:
            wanted = read_rules(rules)
        else:
            wanted = Rules(name=usual_name(bot), offers=[] if places else [Offer(game=game) for game in BUILT_IN])
        if name is not None:
            wanted = msgspec.structs.replace(wanted, name=name)
        key = PlayerKey.load_or_create(key_file).key
        seats = SeatFile(key_file.with_name(f"{key_file.name}.seats"))
        console = console_in(language)
        if not (places or wanted.offers or wanted.tournaments or seats.at(address)):
            console.say(message("remote-bot-nothing"))
            return
        precompile_shown(console, BUILT_IN)
        logging.basicConfig(format="%(asctime)s %(name)s: %(message)s")

        def say(news: Message) -> None:
            console.say(news)

        async def play() -> None:
            task = asyncio.current_task()
            assert task is not None
            asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
            async with Client(address, key, seats=seats, patience=PATIENCE) as client:
                host = BotHost(client, bot, wanted, say)
                await host.register(str(key_file))
                await host.run(places)

        try:
            asyncio.run(play())
        except (KeyboardInterrupt, asyncio.CancelledError):
            raise typer.Exit(INTERRUPTED) from None


def usual_name(bot: str) -> str:
    """A name for a bot that has none: what it is, without where it is.

    >>> usual_name("bots/mine.py:Deep,depth=3"), usual_name("cmd:node bot.js"), usual_name("warrior")
    ('Deep', 'bot', 'warrior')
    """
    if bot.startswith("cmd:"):
        files = [Path(word).stem for word in bot.removeprefix("cmd:").split() if Path(word).suffix]
        found = files[-1] if files else Path(bot.removeprefix("cmd:").split()[0]).name
    else:
        found = bot.split(",", maxsplit=1)[0].rpartition(":")[2]
        if found == "choose":
            found = Path(bot.split(",", maxsplit=1)[0].rpartition(":")[0]).stem
    return re.sub(r"[^\w .-]", "", found)[:MAX_NAME_LENGTH] or "bot"
