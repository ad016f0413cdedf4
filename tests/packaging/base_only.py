"""Run the command `highlands` as if only its base were installed: ``python -m tests.packaging.base_only ARGUMENTS``.

``--import`` instead of a command imports every module, and prints those that ask for an extra.
"""

from __future__ import annotations

import pkgutil
import re
import runpy
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.metadata import packages_distributions
from pathlib import Path
from types import ModuleType

PINS = Path(__file__).parents[2] / "requirements" / "base.txt"


def normalized(name: str) -> str:
    """A distribution's name in the one form in which names are compared."""
    return re.sub(r"[-_.]+", "-", name).lower()


def pinned(path: Path = PINS) -> set[str]:
    """The distributions that a list of pins names."""
    return {normalized(name) for name in re.findall(r"^([\w.-]+)==", path.read_text(encoding="utf-8"), re.MULTILINE)}


class BaseOnly(MetaPathFinder):
    """Hides every installed package that is not of the base."""

    def __init__(self) -> None:
        """Find out which those are."""
        base = pinned() | {"highlands"}
        self._hidden = {
            package
            for package, distributions in packages_distributions().items()
            if not base & {normalized(name) for name in distributions}
        }

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> None:
        """Refuse what is hidden; leave all else to the other finders."""
        if name.partition(".")[0] in self._hidden:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


def modules_with_extras() -> list[str]:
    """Import all modules of Highlands; those that can't be imported without an extra."""
    import highlands

    asking = []
    for module in pkgutil.walk_packages(highlands.__path__, "highlands.", onerror=lambda name: None):
        try:
            # The one that runs the program when it is imported.
            if not module.name.endswith("__main__"):
                import_module(module.name)
        except highlands.HighlandsError:
            asking.append(module.name)
    return asking


def main() -> None:
    """Hide the extras, and go on."""
    sys.meta_path.insert(0, BaseOnly())
    if sys.argv[1:] == ["--import"]:
        print(*modules_with_extras(), sep="\n")
    else:
        runpy.run_module("highlands", run_name="__main__")


if __name__ == "__main__":
    main()
