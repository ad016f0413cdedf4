"""What the property tests of all games share."""

from __future__ import annotations

from hypothesis import settings
from hypothesis import strategies as st

SEEDS = st.binary(min_size=6, max_size=6).map(lambda seed: int.from_bytes(seed, "big"))
"""Bytes rather than a number, because Hypothesis would mostly try small numbers again and again."""


def examples(share: float) -> settings:
    """As many examples as this share of the profile's: for properties whose single example is a lot of work."""
    return settings(max_examples=max(1, round(settings().max_examples * share)))
