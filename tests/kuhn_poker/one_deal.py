"""Kuhn poker with one deal, which everybody could know."""

from __future__ import annotations

from typing import Any, cast

from highlands.lab.chance import FewDeals
from tests.kuhn_poker.game.spec import SPEC, KuhnPoker


class OneDeal(FewDeals):
    """The first of all deals is the only one."""

    most_outcomes = 1

    def __init__(self, options: Any) -> None:
        self._deals = FewDeals(cast(Any, SPEC), options, SPEC.deals(options))._deals[:1]


class KnownPoker(KuhnPoker):
    """Kuhn poker in which nothing is left to chance."""

    def chance_nodes(self, options: Any) -> OneDeal:
        return OneDeal(options)
