"""Which options make another variant of a game."""

from __future__ import annotations


def variant_of(options: str) -> str:
    """The options of a game without who began, which makes no other variant."""
    return ", ".join(option for option in options.split(", ") if not option.startswith("first "))
