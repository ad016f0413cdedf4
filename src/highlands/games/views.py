"""The type of a view of any game, for messages that carry one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Union

import msgspec

from highlands.games import BUILT_IN, game_spec
from highlands.spec.game_spec import PlainView

if TYPE_CHECKING:
    View = msgspec.Struct
else:
    # From the registry, so that the generated protocol and the web's types name each game's own view.
    View = Union[*(game_spec(name).view_type for name in BUILT_IN), PlainView]
