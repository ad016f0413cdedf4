"""The report on a match: a table for the terminal and as Markdown, the result of the SPRT, and all faults."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from rich import box
from rich.table import Table
from rich.text import Text

from highlands.arena.contest import Contest
from highlands.arena.game_runner import GameResult
from highlands.arena.match import Match
from highlands.arena.sprt import LLR_BOUND
from highlands.arena.standings import Standing, ranked, standings
from highlands.arena.statistics import Interval
from highlands.i18n import Message, message, say
from highlands.spec.options import SEAT_LETTERS

MINUS = "−"
"""As wide as a plus."""
JOINED = "\u00a0"
"""A space at which no line ends."""


def percent(score: Interval) -> str:
    """A score with its interval.

    >>> percent(Interval(0.542, 0.501, 0.583))
    '54.2\\xa0% (50.1–58.3)'
    """
    if math.isnan(score.value):
        return "–"
    return f"{100 * score.value:.1f}{JOINED}% ({100 * score.low:.1f}–{100 * score.high:.1f})"


def points(elo: float) -> str:
    """An Elo difference.

    >>> points(29.4), points(-29.4), points(float("inf"))
    ('+29', '−29', '+∞')
    """
    sign = MINUS if round(elo, 0) < 0 else "+" if elo > 0.5 else ""
    return sign + ("∞" if math.isinf(elo) else f"{abs(elo):.0f}")


def elo_text(elo: Interval) -> str:
    """An Elo difference with its interval."""
    return "–" if math.isnan(elo.value) else f"{points(elo.value)} ({points(elo.low)}…{points(elo.high)})"


def title(match: Match) -> Message:
    """What was played."""
    contest = match.contest
    return message(
        "arena-title",
        game=message("term-game-name", game=contest.game),
        options=contest.options,
        games=match.schedule.games_per_deal * len(match.deals),
        deals=len(match.deals),
    )


def caption(match: Match) -> Message:
    """How to read the numbers."""
    return message("arena-caption", share=f"{100 / match.contest.seats:.3g}")


def _columns(match: Match) -> list[str]:
    """The columns of the table, by the names that `arena-head` words."""
    strength = "elo" if len(match.contest.bots) == 2 else "rating"
    return ["bot", "played", "results", "score", strength, "decisions", "time", "faults"]


def _cells(row: Standing) -> list[str]:
    """A bot's row."""
    strength = ""
    if row.elo is not None:
        strength = elo_text(row.elo)
    elif row.rating is not None:
        strength = f"{row.rating.mean:.1f} ±{JOINED}{row.rating.reach:.1f}"
    return [
        row.name,
        str(row.played),
        f"+{row.won} ={row.shared} {MINUS}{row.lost}",
        percent(row.score),
        strength,
        str(row.decisions),
        f"{_short(row.milliseconds)} (≤{JOINED}{_short(row.slowest)})" if row.decisions else "–",
        str(row.faults.total()),
    ]


def _short(milliseconds: float) -> str:
    """A time with as many digits as matter.

    >>> _short(0.0837), _short(8.37), _short(8370.2)
    ('0.08', '8.4', '8370')
    """
    return f"{milliseconds:.{2 if milliseconds < 1 else 1 if milliseconds < 100 else 0}f}"


def _table_texts(match: Match, language: str) -> tuple[list[str], list[list[str]]]:
    """The heads and the rows, the best bot first."""
    heads = [say(message("arena-head", column=column), language) for column in _columns(match)]
    return heads, [_cells(row) for row in ranked(standings(match))]


def table(match: Match, language: str) -> Table:
    """The table for the terminal."""
    heads, rows = _table_texts(match, language)
    grid = Table(
        box=box.SIMPLE_HEAD,
        padding=(0, 1, 0, 0),
        title=Text(say(title(match), language), style="bold"),
        title_justify="left",
        caption=Text(say(caption(match), language), style="dim"),
        caption_justify="left",
    )
    for place, (head, *cells) in enumerate(zip(heads, *rows, strict=True)):
        longest = max(len(word) for cell in (head, *cells) for word in cell.split(" "))
        # On a narrow terminal the names of the bots are wrapped, never a number.
        grid.add_column(
            Text(head),
            justify="left" if place == 0 else "right",
            overflow="fold",
            min_width=None if place == 0 else longest,
        )
    for row in rows:
        grid.add_row(*map(Text, row))
    return grid


def markdown(match: Match, language: str) -> str:
    """The same table as Markdown."""
    heads, rows = _table_texts(match, language)
    lines = [heads, ["---", *["---:"] * (len(heads) - 1)], *rows]
    body = "\n".join(f"| {' | '.join(_escaped(cell) for cell in line)} |" for line in lines)
    return f"{say(title(match), language)}\n\n{body}\n\n{say(caption(match), language)}\n"


def _escaped(cell: str) -> str:
    """A text that ends no cell of Markdown: a bot's command may have a bar in it."""
    return cell.replace("|", "\\|")


def remarks(match: Match) -> Iterator[Message]:
    """Notes on the table: the status of the SPRT, and how many games are not counted."""
    test, hypotheses = match.test, match.contest.sprt
    if test is not None and hypotheses is not None:
        yield message(
            "arena-test",
            status=test.status.value,
            elo0=points(hypotheses.elo0),
            elo1=points(hypotheses.elo1),
            llr=f"{test.llr:.2f}",
            bound=f"{LLR_BOUND:.2f}",
            deals=test.deals,
        )
    counted = match.schedule.games_per_deal * len(match.deals)
    if aside := len(match.played) - counted:
        yield message("arena-aside", games=aside)


def fault_report(contest: Contest, played: GameResult) -> tuple[Message, Sequence[str]]:
    """What a bot did wrong in a game, and the position as it observed it."""
    forfeit = played.forfeit
    assert forfeit is not None
    report = message(
        "arena-fault",
        game=played.number,
        bot=contest.names[played.seating[forfeit.seat]],
        seat=SEAT_LETTERS[forfeit.seat],
        kind=message("arena-fault-kind", kind=forfeit.report.kind),
        details=forfeit.report.details,
    )
    return report, forfeit.report.position.splitlines()
