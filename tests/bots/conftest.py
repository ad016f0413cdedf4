"""What all tests of bots share: short waits, and a look at what is left behind."""

from __future__ import annotations

import gc
import threading
import time
from collections.abc import Iterator

import pytest

from highlands.bots import referee


@pytest.fixture(autouse=True)
def no_thread_is_left() -> Iterator[None]:
    yield
    began = time.monotonic()
    while left := [thread for thread in threading.enumerate() if thread.name == "bot"]:
        waited = time.monotonic() - began
        assert waited < 5, left
        # A bot that is in a cycle has kept its thread. It is young: to look at everything takes half a second.
        gc.collect(1 if waited < 0.2 else 2)
        time.sleep(0.01)


@pytest.fixture
def short_grace(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(referee, "GRACE", 0.05)
