"""How much the properties are tried: a fixed sample in `make test`, many more and new ones in `make test-long`.

And which tests stay together on one worker of pytest-xdist.
"""

from __future__ import annotations

import gc
from typing import Any

import pytest
from hypothesis import HealthCheck, is_hypothesis_test, settings
from xdist.scheduler import LoadScopeScheduling

# No deadline: the first call of a kernel may compile it. Filling a table to the depth of a game is slow data by nature.
COMMON = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True)
settings.register_profile("sample", COMMON, max_examples=60, derandomize=True, database=None)
settings.register_profile("long", COMMON, max_examples=2000)

SHARING = (
    "e2e/tables",
    "e2e/access",
    "e2e/games",
    "e2e/screens",
    "server/nodes",
    "server/http",
    "server/tables",
    "server/store",
    "server",
    "packaging",
    "cluster/test_on_ray.py",
    "lab/envs/test_learners.py",
    "lab/envs/openspiel/test_learners.py",
    "games/verraeter/test_rule_numbers.py",
    "games/schotten_totten/test_rule_numbers.py",
    "games/schotten_totten/reference/test_perft.py",
    "test_wording.py",
)
"""Folders and files whose tests share a server, a database, a browser, a wheel or what took long to compute, the
longest first. One worker runs each of them as a whole and before the single tests, so that these are started once and
no long part is left for the end."""


def is_long(config: pytest.Config) -> bool:
    """Whether this run is that of `make test-long`."""
    return str(config.option.markexpr).strip() == "long"


def pytest_configure(config: pytest.Config) -> None:
    """Choose the profile before any test is read. What is imported then stays: no need to collect garbage meanwhile."""
    gc.disable()
    settings.load_profile("long" if is_long(config) else "sample")


def pytest_collection_finish() -> None:
    """Leave all that was imported out of later collections: with it each full one takes a third of a second."""
    gc.collect()
    gc.freeze()
    gc.enable()


def scope(nodeid: str) -> str:
    """What is run by one worker as a whole: a folder or file that shares something, or the test alone."""
    path = nodeid.removeprefix("tests/")
    return next((part for part in SHARING if path.startswith((f"{part}/", f"{part}::"))), nodeid)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """In the long run every property takes part, with the larger profile. What is shared comes first."""
    if is_long(config):
        for item in items:
            if is_hypothesis_test(getattr(item, "obj", None)):
                item.add_marker("long")
    order = {part: place for place, part in enumerate(SHARING)}
    items.sort(key=lambda item: order.get(scope(item.nodeid), len(order)))


class SharingScheduling(LoadScopeScheduling):  # type: ignore[misc]
    """Hands out the parts of SHARING as a whole, in that order, and then all other tests one by one."""

    def _split_scope(self, nodeid: str) -> str:
        return scope(nodeid)


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> SharingScheduling:
    """Schedule so. Not by xdist's groups, which it writes where the present pytest does not read them."""
    config.option.loadscopereorder = False  # it would order by the number of tests
    return SharingScheduling(config, log)
