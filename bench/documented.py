"""Numbers in the docs are written by the command that measures them, between two marks that name it."""

from pathlib import Path

DOCS = Path(__file__).parents[1] / "docs"
END = "<!-- end of numbers -->"


def with_numbers(page: str, command: str, numbers: str) -> str:
    """A page with other numbers between the marks of a command; ValueError if it has no such marks.

    >>> with_numbers("a <!-- numbers: measure -->\\n1\\n<!-- end of numbers --> b", "measure", "2\\n")
    'a <!-- numbers: measure -->\\n2\\n<!-- end of numbers --> b'
    """
    begin = f"<!-- numbers: {command} -->\n"
    head, mark, rest = page.partition(begin)
    _, end, tail = rest.partition(END)
    if not mark or not end:
        raise ValueError(f"there is no place for the numbers of {command}")
    return f"{head}{mark}{numbers}{end}{tail}"


def write_numbers(page: Path, command: str, numbers: str) -> None:
    """Put a command's numbers into a page."""
    page.write_text(with_numbers(page.read_text(encoding="utf-8"), command, numbers), encoding="utf-8")
