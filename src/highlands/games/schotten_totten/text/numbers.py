"""The numbers of the rules for texts: every message may fill them in, by these names."""

from __future__ import annotations

from highlands.games.schotten_totten.state.cards import (
    CLAN_CARDS,
    COLOURS,
    JOKERS,
    SHIELD_AT_MOST,
    SPY_STRENGTH,
    STONES,
    STRENGTHS,
    TACTICS_CARDS,
)
from highlands.games.schotten_totten.state.layout import (
    ADJACENT_TO_WIN,
    BASE_HAND,
    MOST_ROUNDS,
    MUD_SIZE,
    RECRUITER_DRAWS,
    RECRUITER_RETURNS,
    ROUND_POINTS,
    SIDE_SIZE,
    STONES_TO_WIN,
    TACTICS_HAND,
    TACTICS_LEAD,
)

RULE_NUMBERS = {
    "st-adjacent-to-win": ADJACENT_TO_WIN,
    "st-base-hand": BASE_HAND,
    "st-clan-cards": CLAN_CARDS,
    "st-colours": COLOURS,
    "st-jokers": JOKERS,
    "st-most-rounds": MOST_ROUNDS,
    "st-mud-size": MUD_SIZE,
    "st-recruiter-draws": RECRUITER_DRAWS,
    "st-recruiter-returns": RECRUITER_RETURNS,
    "st-round-points": ROUND_POINTS,
    "st-shield-at-most": SHIELD_AT_MOST,
    "st-side-size": SIDE_SIZE,
    "st-spy-strength": SPY_STRENGTH,
    "st-stones": STONES,
    "st-stones-to-win": STONES_TO_WIN,
    "st-strengths": STRENGTHS,
    "st-tactics-cards": TACTICS_CARDS,
    "st-tactics-hand": TACTICS_HAND,
    "st-tactics-lead": TACTICS_LEAD,
}
