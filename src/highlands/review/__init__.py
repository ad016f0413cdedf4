"""Post-game analysis: the evaluation of every decision, better moves, and the turning points.

`review` analyses, `plot` draws the chances over the game, and `to_json` and `from_json` serialise a review.
"""

from highlands.review.analysis import review
from highlands.review.plot import plot
from highlands.review.report import Alternative, Decision, Evaluation, Review, Summary, from_json, to_json

__all__ = ["Alternative", "Decision", "Evaluation", "Review", "Summary", "from_json", "plot", "review", "to_json"]
