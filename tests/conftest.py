"""How much the properties are tried: a fixed sample in `make test`, many more and new ones in `make test-long`.

And which tests stay together on one worker of pytest-xdist (`--dist loadgroup`).
"""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, is_hypothesis_test, settings

# No deadline: the first call of a kernel may compile it. Filling a table to the depth of a game is slow data by nature.
COMMON = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True)
settings.register_profile("sample", COMMON, max_examples=100, derandomize=True, database=None)
settings.register_profile("long", COMMON, max_examples=2000)

TESTS = Path(__file__).parent
SHARING = ("e2e", "packaging", "server")
"""Folders whose tests share a server, a database, a browser or a wheel. Each of them is a group, which one worker runs
as a whole and before the single tests, so that these are started once and no long part is left for the end."""


def is_long(config: pytest.Config) -> bool:
    """Whether this run is that of `make test-long`."""
    return str(config.option.markexpr).strip() == "long"


def pytest_configure(config: pytest.Config) -> None:
    """Choose the profile before any test is read."""
    settings.load_profile("long" if is_long(config) else "sample")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Group the tests that share something. In the long run every property takes part, with the larger profile."""
    for folder in SHARING:
        for item in items:
            if item.path.is_relative_to(TESTS / folder):
                item.add_marker(pytest.mark.xdist_group(folder))
    if is_long(config):
        for item in items:
            if is_hypothesis_test(getattr(item, "obj", None)):
                item.add_marker("long")
