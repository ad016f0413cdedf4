"""Kuhn poker: two players put a chip into the pot and get one card each. In turn they pass or bet another chip.

After a bet, passing gives the pot away and betting calls. Otherwise the higher card wins the pot.
"""

from tests.kuhn_poker.game.spec import SPEC

__all__ = ["SPEC"]
