"""``python -m bench.datasets``: how many bytes a decision takes in a file of self-play, written into the docs."""

import tempfile
from pathlib import Path
from typing import Any

from bench.documented import DOCS, write_numbers
from highlands.bots.registry import bot_factory
from highlands.lab.selfplay import new_series, write
from highlands.lab.selfplay.compiled_games import play_compiled
from highlands.lab.selfplay.searched_games import play_searched

PAGE = DOCS / "research" / "selfplay.md"
GAMES = 100
SEARCHED_GAMES = 10
VARIANTS: dict[str, dict[str, Any]] = {
    "Schotten Totten": {"game": "schotten-totten"},
    "Verräter with four": {"game": "verraeter", "players": 4},
}
KINDS: dict[str, dict[str, Any]] = {
    "moves alone": {},
    "`--masks`": {"masks": True},
    "`--observations`": {"observations": True},
    "`--as-bytes`": {"as_bytes": True},
    "`--searches` (`chieftain,iterations=100`)": {"searches": True},
}


def bytes_a_decision(variant: dict[str, Any], kind: dict[str, Any]) -> float:
    """The size of a file over the number of its decisions."""
    searches = kind.get("searches", False)
    bot, number = ("chieftain,iterations=100", SEARCHED_GAMES) if searches else ("warrior", GAMES)
    series = new_series(bot=bot, games=number, seed="1", **variant, **kind)
    play = play_searched if searches else play_compiled
    games = [play(series.contest, [bot_factory(bot)], pairing) for pairing in series.remaining(())]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.parquet"
        found = {game.number: game.searches for game in games if isinstance(game.searches, bytes)}
        moves = {game.number: game.actions for game in games if isinstance(game.actions, bytes)}
        write(path, series, moves, lambda _: None, found)
        return path.stat().st_size / sum(game.moves for game in games)


def main() -> None:
    """Measure and write."""
    lines = [f"| bytes a decision | {' | '.join(VARIANTS)} |", "| --- |" + " --- |" * len(VARIANTS)]
    for name, kind in KINDS.items():
        sizes = [f"{bytes_a_decision(variant, kind):.1f}" for variant in VARIANTS.values()]
        lines.append(f"| {name} | {' | '.join(sizes)} |")
    write_numbers(PAGE, "python -m bench.datasets", "\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
