"""``python -m bench.datasets [sizes] [speed]``: measure self-play, and write it into the docs.

`sizes` is how many bytes a decision takes in the file, `speed` how many games are played in a second of one core's CPU
time: in compiled code, and move by move by the referee, as all bots are played for which there is no compiled code.
"""

import tempfile
import time
from collections.abc import Callable
from functools import partial
from itertools import cycle
from pathlib import Path
from typing import Annotated, Any

import typer

from bench.documented import DOCS, write_numbers
from bench.exploitability import table
from bench.measure import machine
from highlands.arena.game_runner import GameResult, play
from highlands.bots.registry import bot_factory
from highlands.lab.selfplay import new_series, write
from highlands.lab.selfplay.compiled_games import play_compiled
from highlands.lab.selfplay.searched_games import play_searched

PAGE = DOCS / "research" / "selfplay.md"
GAMES = 100
SEARCHED_GAMES = 10
TIMED_GAMES, SECONDS = 1000, 3.0
"""So many different games are played over and over, for so long."""
VARIANTS: dict[str, dict[str, Any]] = {
    "Schotten Totten": {"game": "schotten-totten"},
    "Schotten Totten with tactics": {"game": "schotten-totten", "tactics": True},
    "Verräter with four": {"game": "verraeter", "players": 4},
}
KINDS: dict[str, dict[str, Any]] = {
    "moves alone": {},
    "`--masks`": {"masks": True},
    "`--observations`": {"observations": True},
    "`--as-bytes`": {"as_bytes": True},
    "`--searches` (`chieftain,iterations=100`)": {"searches": True},
}
by_referee = partial(play, on_ask=lambda *_: None, keep_actions=True)
PLAYED: dict[str, tuple[str, Callable[..., GameResult]]] = {
    "`shepherd`": ("shepherd", play_compiled),
    "`warrior`": ("warrior", play_compiled),
    "`warrior`, by the referee": ("warrior", by_referee),
}


def bytes_a_decision(variant: dict[str, Any], kind: dict[str, Any]) -> float:
    """The size of a file over the number of its decisions."""
    searches = kind.get("searches", False)
    bot, number = ("chieftain,iterations=100", SEARCHED_GAMES) if searches else ("warrior", GAMES)
    series = new_series(bot=bot, games=number, seed="1", **variant, **kind)
    play_game = play_searched if searches else play_compiled
    games = [play_game(series.contest, [bot_factory(bot)], pairing) for pairing in series.remaining(())]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.parquet"
        decisions = write(path, series, {game.number: game for game in games}, lambda _: None)
        return path.stat().st_size / decisions


def games_a_second(variant: dict[str, Any], bot: str, play_game: Callable[..., GameResult]) -> float:
    """How many games a second of CPU time are played, without starting workers or writing a file."""
    series, factories = new_series(bot=bot, games=TIMED_GAMES, seed="1", **variant), [bot_factory(bot)]
    pairings = list(series.remaining(()))
    play_game(series.contest, factories, pairings[0])  # loads the kernels
    begin, played = time.process_time(), 0
    for pairing in cycle(pairings):
        play_game(series.contest, factories, pairing)
        played += 1
        if (taken := time.process_time() - begin) > SECONDS:
            break
    return played / taken


def sizes() -> str:
    """Bytes a decision."""
    rows = [["bytes a decision", *VARIANTS]]
    for name, kind in KINDS.items():
        rows.append([name, *(f"{bytes_a_decision(variant, kind):.1f}" for variant in VARIANTS.values())])
    return table(rows)


def speed() -> str:
    """Games a second."""
    rows = [["games a second of CPU time", *PLAYED]]
    for name, variant in VARIANTS.items():
        rows.append([name, *(f"{games_a_second(variant, *how):,.0f}" for how in PLAYED.values())])
    return table(rows) + f"\nOn one core, {machine()['date']}.\n"


TABLES = {"sizes": sizes, "speed": speed}


def main(names: Annotated[list[str] | None, typer.Argument(help="Which tables; all by default.")] = None) -> None:
    """Measure and write."""
    for name in names or TABLES:
        write_numbers(PAGE, f"python -m bench.datasets {name}", TABLES[name]())


if __name__ == "__main__":
    typer.run(main)
