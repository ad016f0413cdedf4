"""Looking back at a finished game: what every decision was worth, what was better, where the game turned.

`review` judges, `plot` draws the chances over the game, and `to_json` and `from_json` carry a review elsewhere.
"""

from highlands.review.judging import review
from highlands.review.plot import plot
from highlands.review.report import Alternative, Decision, Judgement, Review, Summary, from_json, to_json

__all__ = ["Alternative", "Decision", "Judgement", "Review", "Summary", "from_json", "plot", "review", "to_json"]
