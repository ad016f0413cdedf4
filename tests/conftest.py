"""How much the properties are tried: a fixed sample in `make test`, many more and new ones in `make test-long`."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, is_hypothesis_test, settings

# No deadline: the first call of a kernel may compile it. Filling a table to the depth of a game is slow data by nature.
COMMON = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True)
settings.register_profile("sample", COMMON, max_examples=100, derandomize=True, database=None)
settings.register_profile("long", COMMON, max_examples=2000)


def is_long(config: pytest.Config) -> bool:
    """Whether this run is that of `make test-long`."""
    return str(config.option.markexpr).strip() == "long"


def pytest_configure(config: pytest.Config) -> None:
    """Choose the profile before any test is read."""
    settings.load_profile("long" if is_long(config) else "sample")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """In the long run every property takes part, with the larger profile."""
    if is_long(config):
        for item in items:
            if is_hypothesis_test(getattr(item, "obj", None)):
                item.add_marker("long")
