"""``python -m bench.server [parts…] [--quick]``: measure the server, and write the numbers into docs/hosting.md."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeElapsedColumn

from bench.measure import FULL, QUICK, Row, show
from bench.server.load import PARTS
from bench.server.workers import scaling
from highlands.engine.cores import cores

DOCUMENT = Path(__file__).parents[2] / "docs" / "hosting.md"
BEGIN, END = "<!-- server: python -m bench.server -->\n", "<!-- end of server -->\n"
HEADING = ["| | measured | bar | |", "| --- | --- | --- | --- |"]
WIDTH_IN_A_FILE = 160
ALL = {**PARTS, "workers": scaling}


def line(row: Row) -> str:
    """A row of the table in the document."""
    measured = f"{row.value:,.3g} {row.unit}" if row.value < 1000 else f"{row.value:,.0f} {row.unit}"
    if row.ratio is not None:
        measured += f", {row.ratio:.2f} × {row.peer}"
    bar = "" if row.bar is None else f"{row.bar} {'✓' if row.passes else 'missed'}"
    return f"| {row.what} | {measured} | {bar} | {row.note} |"


def write(rows: list[Row]) -> None:
    """Put the rows into the document, in place of earlier ones of the same name."""
    before, rest = DOCUMENT.read_text(encoding="utf-8").split(BEGIN)
    table, after = rest.split(END)
    lines = {text.split(" | ")[0]: text for text in table.splitlines()[len(HEADING) :]}
    lines |= {(text := line(row)).split(" | ")[0]: text for row in rows}
    DOCUMENT.write_text(f"{before}{BEGIN}{chr(10).join([*HEADING, *lines.values()])}\n{END}{after}", encoding="utf-8")


def main(
    parts: Annotated[list[str] | None, typer.Argument(help=f"Some of: {', '.join(ALL)}. All if none is given.")] = None,
    quick: Annotated[bool, typer.Option(help="Shorter and less sure; the document is left as it is.")] = False,
) -> None:
    """Measure the server; exit with 1 if a bar is missed."""
    console = Console()
    if not console.is_terminal:
        console.width = WIDTH_IN_A_FILE
    rows: list[Row] = []
    columns = *Progress.get_default_columns(), MofNCompleteColumn(), TimeElapsedColumn()
    with Progress(*columns, console=console) as progress:
        console.print(f"{cores()} cores, which the load generator shares")
        for part in parts or ALL:
            rows += ALL[part](QUICK if quick else FULL, progress)
    show(rows, console)
    if not quick:
        write(rows)
    raise typer.Exit(1 if any(row.passes is False for row in rows) else 0)


if __name__ == "__main__":
    typer.run(main)
