"""Where the numbers of a play, and those of the whole decision, begin. New ones come last: files keep their weights."""

CANDIDATES = 16
"""So many plays are described, the best by the judgement."""
FORMATIONS = 5
MOST_CARDS = 7

# Of a play: what the judgement says of it, and what goes with its card.
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
# The cards themselves.
STRENGTH = 60
NEAR_CARDS = 69
SAME_STRENGTH = 77
OWN_STRENGTHS = 81
THEIR_STRENGTHS = 90
OWN_USES = 99
AROUND = 102
REACH = 110
PLAY_FEATURES = 115

# Of the decision: what all its plays have in common.
PROGRESS = 0
HAND = 17
CHANCES = 20
BORDER = 29
CARDS = 45
# The cards themselves.
HAND_STRENGTHS = 56
UNSEEN_STRENGTHS = 65
HAND_COLOURS = 74
UNSEEN_COLOURS = 80
OWN_REACH = 86
THEIR_REACH = 95
COMMON_FEATURES = 104
