"""Where the numbers of a play, and those of the whole decision, begin."""

CANDIDATES = 16
"""So many plays are described, the best by the judgement."""
FORMATIONS = 5
MOST_CARDS = 7

# Of a play.
JUDGED = 0
COUNTS = 8
OWN_FORMATIONS = 15
THEIR_FORMATIONS = 20
NEIGHBOURS = 25
RIVALS = 31
USES = 34
SIDES = 42
PLACE = 54
COMPANIONS = 56
PLAY_FEATURES = 60

# Of the decision: what all its plays have in common.
PROGRESS = 0
HAND = 17
CHANCES = 20
BORDER = 29
CARDS = 45
COMMON_FEATURES = 56
