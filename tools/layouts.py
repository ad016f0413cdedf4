"""Write the layouts of observations and actions into the docs of the environments, and the sizes of states into others.

    python -m tools.layouts

The pages have a pair of marks around each table or number; what stands between them is replaced.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from itertools import groupby, pairwise
from math import prod
from pathlib import Path
from types import ModuleType

from highlands.engine.chance import Seed
from highlands.engine.kernel import setup
from highlands.engine.state import new_state
from highlands.games import BUILT_IN, game_spec

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "research" / "environments.md"
SIZED = (ROOT / "README.md", ROOT / "docs" / "architecture.md")
"""The pages that say how large states are."""
MARKED = re.compile(r"(<!-- (observation|actions) of ([a-z-]+) -->\n).*?(<!-- end -->\n)", re.DOTALL)
SIZE = re.compile(r"(<!-- size of ([a-z-]+) -->).*?(<!-- end -->)")
KIND = re.compile(r"^([A-Z_]+) = [^#\n]*?(?:  # \+ ([^;\n]*).*)?$", re.MULTILINE)
"""A kind of actions in the source of a catalogue: its name, and behind it how the actions of this kind are counted."""
END = "ACTIONS"


def catalogue_of(game: str) -> ModuleType:
    """The module of a game that counts its actions."""
    return import_module(f"{BUILT_IN[game].partition(':')[0].rpartition('.')[0]}.state.actions")


def observation(game: str) -> str:
    """The table of a game's observation: each block with the place of its first number."""
    lines = ["| block | from | shape | counted in | what it tells |", "| --- | --- | --- | --- | --- |"]
    at = 0
    spec = game_spec(game)
    units = spec.units
    for name, shape, meaning, *_ in spec.blocks:
        counted = parts(units[at : at + prod(shape)].reshape(-1, shape[-1])[0].astype(int).tolist())
        lines.append(f"| `{name}` | {at} | {' × '.join(map(str, shape))} | {counted} | {meaning} |")
        at += prod(shape)
    lines.append(f"| | {at} | | | the end |")
    return "\n".join(lines) + "\n"


def parts(units: list[int]) -> str:
    """What the numbers of a row are counted in, in a few words.

    >>> parts([1, 1, 1]), parts([5, 5]), parts([2, 2, 1])
    ('', '5ths', '2 × halves, 1')
    """
    if set(units) == {1}:
        return ""
    runs = [(unit, len(list(run))) for unit, run in groupby(units)]
    if len(runs) == 1:
        return ordinal(runs[0][0])
    return ", ".join(ordinal(unit) if number == 1 else f"{number} × {ordinal(unit)}" for unit, number in runs)


def ordinal(unit: int) -> str:
    """The name of the parts."""
    return {1: "1", 2: "halves", 3: "3rds", 22: "22nds", 23: "23rds"}.get(unit, f"{unit}ths")


def kinds(game: str) -> Iterator[tuple[str, int, str]]:
    """The kinds of actions in the order of the catalogue: name, first action, how the actions are counted in it."""
    catalogue = catalogue_of(game)
    source = Path(catalogue.__file__ or "").read_text(encoding="utf-8")
    has_begun = False
    for name, counted in KIND.findall(source):
        first = getattr(catalogue, name)
        has_begun |= first == 0
        if has_begun:
            yield name, first, counted
        if name == END:
            return


def actions(game: str) -> str:
    """The table of a game's actions: each kind with its first and its last, as number and as text."""
    spec = game_spec(game)
    state = new_state(spec.state_dtype)
    setup(state, spec.make_options(), Seed.of("any").rng(0))
    lines = ["| kind | from | to | counted by | first | last |", "| --- | --- | --- | --- | --- | --- |"]
    for (name, first, counted), (_, following, _) in pairwise(kinds(game)):
        texts = [f"`{spec.write_action(state, action)}`" for action in (first, following - 1)]
        by = counted.replace("*", "×").replace(" - 1", "")
        lines.append(f"| `{name}` | {first} | {following - 1} | {by} | {texts[0]} | {texts[1]} |")
    return "\n".join(lines) + "\n"


def filled(page: str) -> str:
    """A page with the layouts as they are now."""
    states = {"observation": observation, "actions": actions}
    page = MARKED.sub(lambda found: found[1] + states[found[2]](found[3]) + found[4], page)
    return SIZE.sub(lambda found: f"{found[1]}{game_spec(found[2]).state_dtype.itemsize}{found[3]}", page)


if __name__ == "__main__":
    for path in (PAGE, *SIZED):
        path.write_text(filled(path.read_text(encoding="utf-8")), encoding="utf-8")
