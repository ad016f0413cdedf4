"""What the fork server does once for all servers of the tests: imports, loading the kernels, and freezing both.

A server does the same at its start (`highlands.server.warm_up`), which is half of what its start costs.
"""

from __future__ import annotations

import gc

import highlands.arena.pools.worker
import highlands.server.run
import highlands.terminal.cli  # noqa: F401
import tests.server.store.processes  # noqa: F401
from highlands.server.warm_up import load_kernels

load_kernels()
# What is frozen is walked through by no collection, and so stays shared by all the processes.
gc.collect()
gc.freeze()
