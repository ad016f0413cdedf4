"""What can occur in a reduced game: its actions, and the numbers of its observations that can differ from 0."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from highlands.games.schotten_totten.state.actions import (
    CLAIM_STONE,
    DESTINATIONS,
    DONE,
    DRAW_CLAN,
    DRAW_TACTICS,
    PASS,
    PLAY_BANSHEE,
    PLAY_CLAN,
    PLAY_MODE,
    PLAY_RECRUITER,
    PLAY_STRATEGIST,
    PLAY_TRAITOR,
    PLAY_TROOP,
    RETURN_CLAN,
    RETURN_TACTICS,
    TO_DISCARD,
)
from highlands.games.schotten_totten.state.cards import (
    CLAN_CARDS,
    SEATS,
    STONES,
    TACTICS_KINDS,
    TROOPS,
    clan_cards,
)
from highlands.games.schotten_totten.state.layout import CLAIM, OVER, PLAY, Options
from highlands.games.schotten_totten.text.notation import clan_ids

SEAT_ROWS = range(SEATS)
OF_TACTICS = ("troops", "modes", "discard", "hand_tactics", "unseen_tactics", "deck_known", "deck_known_tactics")
"""The blocks of an observation that are empty without tactics cards."""


def possible_actions(options: Options) -> list[int]:
    """The actions of the catalogue that can occur, in their order."""
    cards, stones = clan_ids(clan_cards(int(options.colours), int(options.strengths))), range(int(options.stones))
    found = [
        *(PLAY_CLAN + card * STONES + stone for card in cards for stone in stones),
        PASS,
        *(CLAIM_STONE + stone for stone in stones),
        DONE,
    ]
    if options.tactics:
        movable = [*cards, *(CLAN_CARDS + troop for troop in range(TROOPS))]
        found += [
            *(PLAY_TROOP + troop * STONES + stone for troop in range(TROOPS) for stone in stones),
            *(PLAY_MODE + mode * STONES + stone for mode in range(2) for stone in stones),
            PLAY_RECRUITER,
            *(PLAY_STRATEGIST + card * DESTINATIONS + place for card in movable for place in (*stones, TO_DISCARD)),
            *(PLAY_BANSHEE + card for card in movable),
            *(PLAY_TRAITOR + card * STONES + stone for card in cards for stone in stones),
            *(DRAW_CLAN, DRAW_TACTICS),
            *(RETURN_CLAN + card for card in cards),
            *(RETURN_TACTICS + kind for kind in range(TACTICS_KINDS)),
        ]
    return sorted(found)


def kept_numbers(options: Options) -> Mapping[str, tuple[Sequence[int], ...]]:
    """For the blocks of an observation that shrink: what is left of each axis. Of some nothing is left."""
    cards, stones = clan_ids(clan_cards(int(options.colours), int(options.strengths))), range(int(options.stones))
    kept: dict[str, tuple[Sequence[int], ...]] = {
        "sides": (SEAT_ROWS, stones, cards),
        "troops": (SEAT_ROWS, stones, range(TROOPS)),
        "modes": (stones, range(2)),
        "border": (stones,),
        "claimed": (SEAT_ROWS, stones),
        "completed_first": (SEAT_ROWS, stones),
        "claims": (stones,),
        "hand": (SEAT_ROWS, cards),
        "unseen": (cards,),
        "discard": (cards,),
        "deck_known": (cards,),
    }
    if not options.tactics:
        kept |= dict.fromkeys(OF_TACTICS, ())
        kept["step"] = ((PLAY, CLAIM, OVER),)
    return kept
