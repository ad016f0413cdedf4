"""Work on a Ray cluster: numbered pieces of it, handed out in shards to a worker for every processor.

`pool` hands out and takes in; `worker` is what runs on the machines. What the pieces are, somebody else says, by a
`Performer`: `arena` has games played, `review` decisions analysed. Who does a piece, and how the pieces are divided,
must change nothing in what comes of it.
"""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType

import msgspec

from highlands.errors import HighlandsError
from highlands.extras import need
from highlands.i18n import Message

LIBRARY, EXTRA = "ray", "cluster"
"""What a cluster needs, and the extra that has it."""


class ClusterError(HighlandsError):
    """A cluster that can't be reached, or can't do the work."""


def ignore(news: Message) -> None:
    """Tell nobody."""


class Cluster(msgspec.Struct, frozen=True):
    """A Ray cluster to work on."""

    address: str
    """`auto` for the one that this machine belongs to, or that of its head, such as `10.0.0.1:6379`."""
    tell: Callable[[Message], None] = ignore
    """Called with what happens to its machines."""


def ray_library() -> ModuleType:
    """Ray; MissingExtraError, which names the extra, where it is not installed."""
    return need(LIBRARY, EXTRA)
