"""docs/add-a-game.md quotes the third game as it is."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "add-a-game.md"
QUOTED = re.compile(r"<!-- from (\S+) -->\n```python\n(.*?)\n```\n", re.DOTALL)
KERNELS = ("setup", "to_move", "legal", "apply", "returns", "observe", "resample", "encode")


def quotes() -> list[tuple[str, str]]:
    return QUOTED.findall(PAGE.read_text(encoding="utf-8"))


def squeezed(code: str) -> str:
    """Code without what the formatter decides: on the page it is indented less, and so has other line breaks."""
    return re.sub(r"\s", "", code).replace(",)", ")")


def test_what_is_quoted_stands_in_the_file():
    assert len(quotes()) >= 8
    for path, code in quotes():
        assert squeezed(code) in squeezed((ROOT / path).read_text(encoding="utf-8")), f"{path} no longer has:\n{code}"


def test_every_kernel_and_the_spec_are_quoted():
    all_code = "\n".join(code for _, code in quotes())
    for kernel in KERNELS:
        assert f"def {kernel}(" in all_code
    assert "class KuhnPoker(GameSpec[State, Options]):" in all_code
