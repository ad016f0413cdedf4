"""The tactical variant: its limits, and each of its cards."""

from __future__ import annotations

import pytest

from highlands import UnreadableError
from tests.games.schotten_totten.playing import after, at, deck, hand, legal, line, observation, proof, refusal, turn

TACTICS = "schotten-totten tactics"


# Limits


@pytest.mark.parametrize(("played", "may"), [("0-0", True), ("1-1", True), ("1-2", True), ("2-1", False)])
def test_a_player_may_be_at_most_one_tactics_card_ahead(played: str, may: bool) -> None:
    ruses = ["banshee", "traitor", "recruiter"][: int(played[0]) + int(played[2])]
    game = at(f"{TACTICS}; hand A: R1 spy shield mud strategist; discard: {' '.join(ruses)}; played: {played}")
    assert bool(legal(game, "spy")) == bool(legal(game, "mud")) == may
    if not may:
        name, words = refusal(game, "shield@1")
        assert name == "too-many-tactics"
        assert "2 tactics cards and your opponent 1" in words
        assert "only one ahead" in words


@pytest.mark.parametrize(
    "first",
    ["joker@1", "spy@1", "shield@1", "blind@1", "mud@1", "strategist R1@9>discard", "banshee G1@9", "traitor G1@9>1"],
)
def test_every_tactics_card_counts_toward_the_limit(first: str) -> None:
    card = first.split(maxsplit=1)[0].split("@", maxsplit=1)[0]
    game = at(f"{TACTICS}; stone 9: R1 / G1; hand A: {card} recruiter c?*5; hand B: P1 P2")
    game.play(first)
    assert line(game, "played") == "played: 1-0"
    game.play("draw clan")
    game.play("P1@8")
    game.play("draw clan")
    assert refusal(game, "recruiter")[0] == "too-many-tactics"


def test_after_the_opponents_tactics_card_one_may_play_another() -> None:
    game = after(f"{TACTICS}; hand A: spy shield R1; hand B: mud P1", "spy@1", "draw clan", "mud@2", "draw clan")
    assert line(game, "played") == "played: 1-1"
    assert legal(game, "shield") == {f"shield@{stone}" for stone in range(1, 10)}


def test_tactics_cards_count_toward_the_hand_limit_and_any_number_may_be_held() -> None:
    game = at(f"{TACTICS}; hand A: R1 joker joker spy shield blind; tactics deck: mud t?*4")
    game.play("R1@1")
    game.play("draw tactics")
    assert hand(game, "A") == ["joker", "joker", "spy", "shield", "blind", "mud"]
    with pytest.raises(UnreadableError, match="the hand of A is over its limit of 7"):
        at(f"{TACTICS}; hand A: R1 R2 joker joker spy shield blind mud")


def test_a_player_plays_only_one_joker() -> None:
    game = at(f"{TACTICS}; stone 1: joker / -; hand A: joker spy c?*5; discard: banshee")
    assert legal(game, "joker") == set()
    assert refusal(game, "joker@2") == ("one-joker", "you have played a Joker already; a player plays only one")
    assert legal(game, "spy") != set()


def test_each_player_may_play_a_joker() -> None:
    game = at(f"{TACTICS}; stone 1: joker / -; hand B: joker c?*6; to move: B play")
    game.play("joker@1")
    assert line(game, "stone 1") == "stone 1: joker / joker"
    assert line(game, "jokers") == "jokers: A B"


# Elite troops


@pytest.mark.parametrize("troop", ["joker", "spy", "shield"])
def test_an_elite_troop_is_played_like_a_clan_card(troop: str) -> None:
    sides = "stone 1: R1 R2 R4 / -; stone 2 mud: R5 R6 R7 / -; stone 3 of B: O1 / G7 G8 G9; stone 4: O2 O3 / -"
    game = at(f"{TACTICS}; {sides}; hand A: {troop} c?*6; played: 0-1")
    assert legal(game, troop) == {f"{troop}@{stone}" for stone in (2, 4, 5, 6, 7, 8, 9)}
    assert refusal(game, f"{troop}@1") == ("no-room", "your side of stone 1 is full: it takes 3 cards")
    assert refusal(game, f"{troop}@3") == ("stone-claimed", "stone 3 has been claimed")
    game.play(f"{troop}@4")
    assert line(game, "stone 4") == f"stone 4: O2 O3 {troop} / -"
    assert turn(game) == "A draw"


def read(side: str, *, mode: str = "") -> tuple[str, int, dict[str, str]]:
    """What a complete side of A is, and what its wild cards stand for."""
    own = proof(at(f"{TACTICS}; stone 1{mode}: {side} / -; discard: banshee strategist; to move: A claim"), "A", 1).own
    assert own is not None
    return own.formation, own.total, own.readings


def test_the_joker_is_any_colour_and_any_strength() -> None:
    assert read("R8 R9 joker") == ("colour-run", 24, {"joker": "R7"})
    assert read("R1 R2 joker") == ("colour-run", 6, {"joker": "R3"})
    assert read("R1 R3 joker") == ("colour-run", 6, {"joker": "R2"})
    assert read("P4 P5 joker") == ("colour-run", 15, {"joker": "P6"})
    assert read("R4 O4 joker") == ("of-a-kind", 12, {"joker": "4"})
    assert read("R4 R9 joker") == ("colour", 22, {"joker": "R9"})
    assert read("R4 O5 joker") == ("run", 15, {"joker": "6"})
    assert read("R4 O9 joker") == ("sum", 22, {"joker": "9"})


def test_the_spy_is_a_seven_of_any_colour() -> None:
    assert read("R8 R9 spy") == ("colour-run", 24, {"spy": "R7"})
    assert read("R7 O7 spy") == ("of-a-kind", 21, {"spy": "7"})
    assert read("R1 R4 spy") == ("colour", 12, {"spy": "R7"})
    assert read("R6 O5 spy") == ("run", 18, {"spy": "7"})
    assert read("R1 O1 spy") == ("sum", 9, {"spy": "7"})


def test_the_shield_bearer_is_a_one_two_or_three_of_any_colour() -> None:
    assert read("R2 R3 shield") == ("colour-run", 6, {"shield": "R1"})
    assert read("R1 R3 shield") == ("colour-run", 6, {"shield": "R2"})
    assert read("R4 R2 shield") == ("colour-run", 9, {"shield": "R3"})
    assert read("R2 O2 shield") == ("of-a-kind", 6, {"shield": "2"})
    assert read("R3 O3 shield") == ("of-a-kind", 9, {"shield": "3"})
    assert read("R4 O4 shield") == ("sum", 11, {"shield": "3"})
    assert read("R4 R9 shield") == ("colour", 16, {"shield": "R3"})
    assert read("R4 O5 shield") == ("run", 12, {"shield": "3"})


def test_several_wild_cards_on_one_side() -> None:
    assert read("R9 joker spy") == ("colour-run", 24, {"joker": "R8", "spy": "R7"})
    assert read("R3 joker shield") == ("colour-run", 9, {"joker": "R4", "shield": "R2"})
    assert read("joker spy shield")[:2] == ("colour", 19)
    assert read("R1 R2 joker shield", mode=" mud") == ("colour-run", 10, {"joker": "R4", "shield": "R3"})
    assert read("joker spy shield R5", mode=" blind mud") == ("sum", 24, {"joker": "9", "spy": "7", "shield": "3"})


def test_what_a_wild_card_stands_for_is_fixed_only_when_the_stone_is_decided() -> None:
    game = at(f"{TACTICS}; stone 1: joker R8 / -; hand A: O8 R9")
    assert proof(game.copy(), "A", 1).reason.id == "claim-side-incomplete"
    of_a_kind, colour_run = game.copy(), game.copy()
    of_a_kind.play("O8@1")
    colour_run.play("R9@1")
    for changed, reading in ((of_a_kind, "8"), (colour_run, "R7")):
        own = proof(changed, "A", 1).own
        assert own is not None
        assert own.readings == {"joker": reading}


# Combat modes


@pytest.mark.parametrize("mode", ["blind", "mud"])
def test_a_combat_mode_is_played_onto_any_unclaimed_stone(mode: str) -> None:
    sides = "stone 1: R1 R2 R4 / O1 O2 O4 !; stone 3 of B: R3 / G7 G8 G9"
    game = at(f"{TACTICS}; {sides}; hand A: {mode} c?*6")
    assert legal(game, mode) == {f"{mode}@{stone}" for stone in (1, 2, 4, 5, 6, 7, 8, 9)}
    assert refusal(game, f"{mode}@3") == ("stone-claimed", "stone 3 has been claimed")
    game.play(f"{mode}@2")
    assert line(game, "stone 2") == f"stone 2 {mode}: - / -"
    assert line(game, "discard") == ""


def test_under_blind_mans_bluff_only_the_sum_counts_on_both_sides() -> None:
    game = at(f"{TACTICS}; stone 1: R1 R2 R3 / G9 B8 P8 !; hand A: blind c?*6; hand B: P1 c?*6")
    assert proof(game, "A", 1).provable
    game.play("blind@1")
    words = "the other side is stronger: a sum of 25 against a sum of 6"
    assert refusal(game, "claim 1") == ("claim-weaker", words)
    game.play("draw clan")
    game.play("P1@9")
    assert legal(game) == {"claim 1", "done"}


def test_under_mud_fight_each_side_takes_four_cards() -> None:
    game = at(f"{TACTICS}; stone 1: R7 R8 R9 / G9 B8 P8 !; hand A: mud R6 c?*5; hand B: P7 c?*6")
    game.play("mud@1")
    assert refusal(game, "claim 1") == ("claim-side-incomplete", "your side of stone 1 still needs a card")
    game.play("draw clan")
    game.play("P7@1")
    game.play("draw clan")
    game.play("R6@1")
    assert legal(game) == {"claim 1", "done"}
    assert str(proof(game, "A", 1).reason.id) == "claim-stronger"


# Ruses


def test_a_ruse_is_carried_out_and_goes_to_the_discard_pile() -> None:
    game = after(f"{TACTICS}; stone 1: - / G5; hand A: banshee c?*6", "banshee G5@1")
    for seat in (0, 1, None):
        assert observation(game, seat).discard == ["G5", "banshee"], "both may look through it"


def test_the_recruiter_draws_three_cards_from_either_deck_and_puts_two_back() -> None:
    decks = "clan deck: P7 P8 P9 c?*41; tactics deck: spy shield t?*7"
    game = at(f"{TACTICS}; hand A: R1 R2 R3 recruiter; {decks}")
    game.play("recruiter")
    for left, (choice, card) in zip((3, 2, 1), (("clan", "P7"), ("tactics", "spy"), ("clan", "P8")), strict=True):
        assert turn(game) == f"A recruit {left}"
        assert legal(game) == {"draw clan", "draw tactics"}
        game.play(f"draw {choice}")
        assert card in hand(game, "A")
    assert turn(game) == "A return 2"
    assert legal(game) == {"return R1", "return R2", "return R3", "return P7", "return P8", "return spy"}
    assert refusal(game, "return R9") == ("not-in-hand", "red 9 is not in your hand")
    game.play("return R2")
    assert refusal(game, "draw clan")[1] == "now the Recruiter puts one more card back, for example “return R7”"
    game.play("return spy")
    assert deck(game, "clan")[0] == "P9"
    assert deck(game, "clan")[-1] == "R2{A}"
    assert deck(game, "tactics")[-1] == "spy{A}"
    assert turn(game) == "A draw"
    assert line(game, "discard") == "discard: recruiter"


def test_the_strategist_moves_an_own_card_to_another_unclaimed_stone_or_discards_it() -> None:
    sides = "stone 1: R1 spy / G1; stone 2: R3 R4 R5 / -; stone 3 of A: O7 O8 O9 / -; stone 4: - / G2"
    position = f"{TACTICS}; {sides}; hand A: strategist c?*6; discard: banshee; played: 1-1"
    game = at(position)
    to = ["discard", *"456789"]
    cards = {"R1@1": to, "spy@1": to, **{f"R{n}@2": ["1", *to] for n in (3, 4, 5)}}
    assert legal(game, "strategist") == {
        f"strategist {card}>{there}" for card, all_to in cards.items() for there in all_to
    }
    assert refusal(game, "strategist G1@1>5")[0] == "card-not-there"
    game.play("strategist R4@2>1")
    assert line(game, "stone 1") == "stone 1: R1 R4 spy / G1"
    assert line(game, "stone 2") == "stone 2: R3 R5 / -"
    game = after(position, "strategist spy@1>discard")
    assert line(game, "stone 1") == "stone 1: R1 / G1"
    assert line(game, "discard") == "discard: spy strategist banshee"
    assert line(after(position, "strategist R4@2>discard"), "discard") == "discard: R4 strategist banshee"


def test_the_banshee_discards_a_card_of_the_opponents_side() -> None:
    sides = "stone 1: R1 / G1 joker; stone 2 blind: R3 / spy; stone 3 of B: O1 / O7 O8 O9"
    position = f"{TACTICS}; {sides}; hand A: banshee c?*6"
    game = at(position)
    assert legal(game, "banshee") == {"banshee G1@1", "banshee joker@1", "banshee spy@2"}
    assert refusal(game, "banshee R1") == ("not-on-other-side", "red 1 is not on your opponent’s side of the border")
    game.play("banshee G1@1")
    assert line(game, "stone 1") == "stone 1: R1 / joker"
    assert line(game, "discard") == "discard: G1 banshee"
    assert line(after(position, "banshee joker@1"), "discard") == "discard: joker banshee"


def test_the_traitor_takes_a_clan_card_from_the_opponents_side_to_the_own() -> None:
    sides = "stone 1: R1 / G1 joker; stone 2: R3 R4 R6 / G3; stone 3 of B: O1 / O7 O8 O9"
    game = at(f"{TACTICS}; {sides}; hand A: traitor c?*6")
    assert legal(game, "traitor") == {
        f"traitor {card}>{stone}" for card in ("G1@1", "G3@2") for stone in (1, 4, 5, 6, 7, 8, 9)
    }
    with pytest.raises(UnreadableError, match="takes a clan card"):
        game.play("traitor joker@1>1")
    game.play("traitor G3@2>1")
    assert line(game, "stone 1") == "stone 1: R1 G3 / G1 joker"
    assert line(game, "stone 2") == "stone 2: R3 R4 R6 / -"
    assert line(game, "discard") == "discard: traitor"


def test_a_stone_can_be_claimed_right_after_a_ruse() -> None:
    game = after(f"{TACTICS}; stone 1: R7 R8 / G8 R9; hand A: traitor c?*6", "traitor R9@1>1", "claim 1")
    assert line(game, "stone 1") == "stone 1 of A: R7 R8 R9 / G8"
    game = after(f"{TACTICS}; stone 1: R5 R6 R7 / G7 G8 G9 !; hand A: banshee c?*6; discard: G6", "banshee G8@1")
    assert legal(game) == {"claim 1", "done"}, "green 6 and 8 lie on the discard pile"
