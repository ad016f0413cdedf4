"""Text as an array of pixels, in small letters of our own: the same on every machine, and without any library."""

from __future__ import annotations

import textwrap

import numpy as np
from numpy.typing import NDArray

KNOWN = "".join(map(chr, range(ord(" "), ord("~") + 1))) + "·"
"""The characters that have a letter; any other is shown as a question mark."""
COLUMNS, ROWS = 5, 7
DOTS = (
    "000000000000005F00000007000700147F147F14242A7F2A12231308646236495522500005030000001C2241000041221C00"
    "14083E081408083E080800503000000808080808006060000020100804023E5149453E00427F400042615149462141454B31"
    "1814127F1027454545393C4A49493001710905033649494936064949291E0036360000005636000008142241001414141414"
    "00412214080201510906324979413E7E1111117E7F494949363E414141227F4141221C7F494949417F090909013E4149497A"
    "7F0808087F00417F41002040413F017F081422417F404040407F020C027F7F0408107F3E4141413E7F090909063E4151215E"
    "7F09192946464949493101017F01013F4040403F1F2040201F3F4038403F631408146307087008076151494543007F414100"
    "02040810200041417F0004020102044040404040000102040020545454787F484444383844444420384444487F3854545418"
    "087E0901020E5151513F7F0804047800447D40002040443D007F1028440000417F40007C041804787C080404783844444438"
    "7F1111110E0E1111117F7C080404084854545420043F4440203C4040207C1C2040201C3C4030403C44281028440F5050503F"
    "4464544C44000836410000007F0000004136080008040808100000080000"
)
"""Of each known character five columns of dots, in hexadecimal: the lowest bit is the dot at the top."""
HANGING, HANG = "gpqy", 2
"""These letters stand so many rows lower than the others."""

CELL_WIDTH, CELL_HEIGHT = COLUMNS + 1, ROWS + 3
LINE_LENGTH, LINES = 100, 26
"""A sheet has room for so much, so that the pictures of a game are equally large. Longer lines are broken."""
MARGIN, SCALE = 4, 2
PAPER, INK = (251, 248, 240), (43, 42, 39)


def _cells() -> NDArray[np.bool_]:
    """Every known character in a cell: [characters, rows, columns]."""
    columns = np.frombuffer(bytes.fromhex(DOTS), np.uint8).reshape(len(KNOWN), COLUMNS)
    cells = np.zeros((len(KNOWN), CELL_HEIGHT, CELL_WIDTH), np.bool_)
    cells[:, :ROWS, :COLUMNS] = (columns[:, None, :] >> np.arange(ROWS)[None, :, None]) & 1
    for letter in map(KNOWN.index, HANGING):
        cells[letter] = np.roll(cells[letter], HANG, axis=0)
    return cells


CELLS = _cells()


def lines_of(text: str) -> list[str]:
    """The lines as they stand on the sheet; what goes on in the next one is set in."""
    lines: list[str] = []
    for line in text.splitlines():
        lines += textwrap.wrap(line, LINE_LENGTH, subsequent_indent="    ", drop_whitespace=False) or [""]
    return lines


def pixels(text: str) -> NDArray[np.uint8]:
    """A text on a sheet of paper: [height, width, 3]. A long text has a longer sheet.

    >>> pixels("R7 G7 B7").shape
    (536, 1216, 3)
    """
    lines = lines_of(text)
    lines += [""] * (LINES - len(lines))
    unknown = KNOWN.index("?")
    places = [
        [KNOWN.index(letter) if letter in KNOWN else unknown for letter in line.ljust(LINE_LENGTH)] for line in lines
    ]
    dots = CELLS[np.array(places)].swapaxes(1, 2).reshape(len(lines) * CELL_HEIGHT, LINE_LENGTH * CELL_WIDTH)
    dots = np.pad(dots, MARGIN).repeat(SCALE, axis=0).repeat(SCALE, axis=1)
    return np.where(dots[:, :, None], np.array(INK, np.uint8), np.array(PAPER, np.uint8))
