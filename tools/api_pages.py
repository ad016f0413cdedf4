"""Pages of the documentation from the docstrings: a page for each package, found when the site is built.

Sphinx reads docstrings as reStructuredText, and ours are Markdown, of which they use little: code in backticks, bold,
lists, tables, examples. `as_rst` translates just that.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

CODE = re.compile(r"(`+)(.+?)\1")
BOLD = re.compile(r"\*\*(?=\S).+?(?<=\S)\*\*")
SPECIAL = re.compile(r"[\\*|_]")
"""Would begin markup in reStructuredText, and mean themselves in our prose."""
RULE_OF_TABLE = re.compile(r"[|\s:-]+")
ROW, CELL = "   * - ", "     - "
"""How the first and the other cells of a row begin in a list-table."""
CODE_BLOCK = " " * 4


def write_pages(package: Path, folder: Path) -> None:
    """Write the pages of a package and of all packages in it, and an index of them; remove those of an earlier time."""
    pages = dict(_pages(package))
    names = "\n".join(f"   {name}" for name in pages)
    pages["index"] = f"{_title('The Python API')}.. toctree::\n   :maxdepth: 1\n\n{names}\n"
    folder.mkdir(exist_ok=True)
    for path in folder.glob("*.rst"):
        if path.stem not in pages:
            path.unlink()
    for name, text in pages.items():
        path = folder / f"{name}.rst"
        # Sphinx reads a page again if its file is newer.
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")


def _pages(package: Path) -> Iterator[tuple[str, str]]:
    """The name of every package, and its page."""
    for init in sorted(package.rglob("__init__.py")):
        name = ".".join(init.parent.relative_to(package.parent).parts)
        modules = sorted(path.stem for path in init.parent.glob("*.py") if not path.stem.startswith("__"))
        sections = [f"{_title(name)}.. automodule:: {name}\n"]
        sections += [f"{_title(module, '-')}.. automodule:: {name}.{module}\n   :members:\n" for module in modules]
        yield name, "\n".join(sections)


def _title(text: str, line: str = "=") -> str:
    return f"{text}\n{line * len(text)}\n\n"


def as_rst(lines: Iterable[str]) -> list[str]:
    """A docstring in our Markdown as reStructuredText.

    >>> as_rst(["Move `a_` on to b_, **at once**:", ">>> 2 * 3", "6", "", "A * B"])
    ['Move ``a_`` on to b\\\\_, **at once**:', '', '>>> 2 * 3', '6', '', 'A \\\\* B']
    >>> as_rst(["These:", "- one", "  and more", "- two"])
    ['These:', '', '- one', '  and more', '- two']
    """
    translated: list[str] = []
    example = False
    for line in lines:
        text = line.strip()
        before = translated[-1] if translated else ""
        if text.startswith(">>>") and not example:
            example = True
            translated += [""] if before.strip() else []
        example = example and bool(text)
        if example or not text:
            translated.append(line)
        elif line.startswith(CODE_BLOCK) and (not before.strip() or before.startswith(CODE_BLOCK)):
            translated += [*([] if before.strip() else ["::", ""]), line]
        elif text.startswith("|"):
            translated += _row(text, begins=not before.startswith(CELL))
        else:
            indent = line[: len(line) - len(line.lstrip())]
            follows_prose = (
                before.startswith(indent) and before.strip() and not before[len(indent) :].startswith((" ", "- "))
            )
            translated += [""] if text.startswith("- ") and follows_prose else []
            translated.append(indent + _prose(text))
    return translated


def _prose(text: str) -> str:
    """A line with what is code or bold as it is, and everything else meaning itself."""
    parts: list[str] = []
    end = 0
    for match in re.finditer(f"{CODE.pattern}|{BOLD.pattern}", text):
        parts += [SPECIAL.sub(r"\\\g<0>", text[end : match.start()]), _kept(match)]
        end = match.end()
    return "".join([*parts, SPECIAL.sub(r"\\\g<0>", text[end:])])


def _kept(match: re.Match[str]) -> str:
    return f"``{match[2]}``" if match[2] is not None else match[0]


def _row(text: str, *, begins: bool) -> list[str]:
    """A row of a table; the first one is the head."""
    if RULE_OF_TABLE.fullmatch(text):
        return []
    cells = [_prose(cell.strip()) for cell in text.strip("|").split("|")]
    head = ["", ".. list-table::", "   :header-rows: 1", ""] if begins else []
    return [*head, *(f"{CELL if number else ROW}{cell}" for number, cell in enumerate(cells))]
