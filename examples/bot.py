"""A bot as a subprocess, in plain Python without Highlands. See docs/bots.md for the protocol."""

import json
import sys

TAKE = ["strategist", "diplomat5", "traitor", "farmer", "diplomat2", "builder"]


def score(move, view, seat):
    """How good a move looks."""
    verb, _, rest = move.partition(" ")
    if verb == "claim":  # a stone that is ours
        return 1000
    if verb == "take":  # Verräter: the action card it likes best
        return -TAKE.index(rest)
    if verb in {"estate", "counting", "turn"}:  # Verräter: build where the own house rules
        return 1 if view["landscapes"][int(rest) - 1]["house"] == view["players"][seat]["house"] else -1
    if verb == "lay":  # Verräter: about two strong cards
        return 0 if rest == "nothing" else sum(map(int, rest.split())) - 4 * max(0, len(rest.split()) - 2)
    card, at, stone = move.partition("@")
    if at and len(card) == 2:  # Schotten Totten: a clan card to cards of its colour or strength
        own = view["stones"][int(stone) - 1]["sides"][seat]["cards"]
        return 10 * sum(card[0] == other[0] or card[1] == other[1] for other in own) - 8 * len(own) + int(card[1])
    return 0


seat = 0
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "handshake":
        answer = {"type": "handshake", "protocol": 1, "name": "example in Python"}
    elif message["type"] == "new_game":
        seat = message["seat"]
        answer = {"type": "ready"}
    elif message["type"] == "choose":
        best = max(message["legal_moves"], key=lambda move: score(move, message["view"], seat))
        answer = {"type": "move", "ply": message["ply"], "move": best}
    else:  # "game_over" and "quit" need no answer
        continue
    print(json.dumps(answer), flush=True)
