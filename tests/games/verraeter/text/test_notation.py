"""Moves, positions and options as text, and back; and whatever is typed, only our own errors."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from highlands.engine import kernel
from highlands.engine.chance import Seed
from highlands.engine.state import NO_OBSERVER, new_state
from highlands.errors import HighlandsError, UnreadableError
from highlands.games.verraeter import SPEC
from highlands.games.verraeter.state.actions import ACTIONS
from tests.games.verraeter.helpers import (
    fields,
    legal_texts,
    observed_by,
    position_refusal,
    random_game,
    state_of,
    to_move,
)

LAST = ("last_conflict", "last_strength", "last_laid", "last_action", "last_prize", "last_lost", "observer")
"""What a position does not tell."""


def test_every_action_has_a_text_that_is_read_back():
    state = state_of("verraeter")
    texts = [SPEC.write_action(state, action) for action in range(ACTIONS + 1)]
    assert len(set(texts)) == ACTIONS + 1
    assert [SPEC.read_action(state, text) for text in texts] == list(range(ACTIONS + 1))


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("  LAY 5  3 3 ", "lay 3 3 5"),
        ("lay -", "lay nothing"),
        ("estate@5", "estate 5"),
        ("conflict 4-3", "conflict 3-4"),
        ("conflict 1 - 12", "conflict 12-1"),
        ("take D2", "take diplomat2"),
        ("take Diplomat 5", "take diplomat5"),
        ("Turn 12", "turn 12"),
    ],
)
def test_moves_are_read_generously_and_written_in_one_form(typed, written):
    state = state_of("verraeter")
    assert SPEC.write_action(state, SPEC.read_action(state, typed)) == written


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("hello", "v-no-such-move"),
        ("lay 7", "v-no-such-supply"),
        ("lay 8 8", "v-too-many-alike"),
        ("lay 2 2 2 2 2 3", "v-how-to-lay"),
        ("discard nothing", "v-how-to-discard"),
        ("discard 2 2 2 2", "v-how-to-discard"),
        ("take spy", "v-no-such-action"),
        ("conflict 1-3", "v-no-neighbours"),
        ("estate 13", "v-no-such-move"),
        ("turn 0", "v-no-such-move"),
    ],
)
def test_unreadable_moves_are_refused_with_a_reason(text, reason):
    with pytest.raises(UnreadableError) as caught:
        SPEC.read_action(state_of("verraeter"), text)
    assert caught.value.message.id == reason


@pytest.mark.parametrize("players", [3, 4])
def test_positions_of_full_states_and_observations_are_read_back(players):
    for seed in range(12):
        for number, state in enumerate(random_game(seed, players)):
            if number % 9 != seed % 9:
                continue
            for observer in (NO_OBSERVER, *range(players + 1)):
                written = state if observer == NO_OBSERVER else observed_by(state, observer)
                read = SPEC.read_position(SPEC.write_position(written))
                assert SPEC.is_whole(read) == (observer == NO_OBSERVER) or read.step == 6
                for name, value in fields(written).items():
                    assert name in LAST or fields(read)[name] == value, name


def test_a_position_can_be_written_in_one_line_and_any_case():
    state = state_of("VERRAETER Players=3; Points: 1-2-3; TO MOVE: b CONFLICT")
    assert to_move(state) == "B conflict"
    assert [int(points) for points in state.points[:3]] == [1, 2, 3]


def test_defaults_of_a_position():
    state = state_of("verraeter")
    assert legal_texts(state) == ["conflict 6-7", "conflict 12-1"]
    assert SPEC.write_position(state)[0] == "verraeter players=4"
    observation = SPEC.view(observed_by(state, 0))
    assert [player.hand for player in observation.players] == [["3", "4", "5"]] * 4
    assert [player.house for player in observation.players] == ["eagles", "roses", "eagles", "roses"]
    assert observation.pile == 11


def test_unknown_cards_are_dealt_from_what_is_left():
    lines = ("verraeter players=3; hand A: ? ? 8; hand B: ?*5; hand C: -; discard: 2*5 3*5 4*5",)
    for seed in range(20):
        state = state_of(*lines, seed=seed)
        observation = SPEC.view(state)
        assert set(observation.players[0].hand + observation.players[1].hand) <= {"5", "6", "8"}
        assert observation.players[0].hand[-1] == "8"
        assert observation.pile == 0


@pytest.mark.parametrize(
    ("reason", "lines"),
    [
        ("position-first-line", "schotten-totten"),
        ("v-position-players", "verraeter players=5"),
        ("v-position-players", "verraeter tactics"),
        ("position-line", "verraeter; hand E: 3"),
        ("position-line-twice", "verraeter; round: 1; round: 2"),
        ("v-position-seat", "verraeter players=3; hand D: 3"),
        ("position-value", "verraeter; round: 9"),
        ("position-value", "verraeter; round: 0"),
        ("position-value", "verraeter; allegiance: E R E"),
        ("position-value", "verraeter; points: 1-2-3"),
        ("position-value", "verraeter; circle: wE"),
        ("v-position-kinds", "verraeter; circle: wE wE rE fE vE cE wR pR rR fR vR cR"),
        ("v-position-two-buildings", "verraeter; buildings A: estate 3; buildings B: counting 3"),
        ("v-position-buildings", "verraeter; buildings A: counting 3, counting 4, counting 5"),
        ("v-position-buildings", "verraeter; buildings A: estate 3, estate 4, estate 5, estate 6"),
        ("v-no-neighbours", "verraeter; conflict: 3-5"),
        ("v-position-step", "verraeter; conflict: 1-2; to move: A choose"),
        ("v-position-step", "verraeter; to move: A choose"),
        ("v-position-step", "verraeter; to move: A conflict"),
        ("v-position-step", "verraeter; to move: B settle"),
        ("v-position-step", "verraeter; conflict: 6-7; hand A: -; to move: A supply"),
        ("v-position-step", "verraeter; circle: wE pE rE fE vE cE wE pE rE fE vE cE"),
        ("v-position-over-early", "verraeter; to move: nobody"),
        ("v-position-not-chosen", "verraeter; conflict: 6-7; action C: farmer; to move: B choose"),
        ("v-position-not-now", "verraeter; aside: farmer"),
        ("v-position-not-now", "verraeter; laid A: 3"),
        ("v-position-not-now", "verraeter; saw A: farmer"),
        (
            "v-position-action-twice",
            "verraeter; conflict: 6-7; action A: farmer; action B: farmer; to move: C choose",
        ),
        ("v-position-face-up", "verraeter; to move: A build"),
        (
            "v-position-no-builder",
            "verraeter players=3; action A: farmer; action B: builder; action C: traitor; to move: A build",
        ),
        (
            "v-position-one-observer",
            (
                "verraeter; conflict: 6-7; saw A: farmer builder traitor strategist diplomat2;"
                "saw B: farmer builder traitor strategist; to move: B choose"
            ),
        ),
        ("v-position-saw", "verraeter; conflict: 6-7; saw A: farmer builder; to move: B choose"),
        ("hand-too-large", "verraeter; hand A: 2 2 2 2 2 3"),
        ("v-position-too-many", "verraeter; discard: 8 8"),
        ("v-position-too-many", "verraeter; hand A: 8; hand B: 8"),
        ("v-position-known", "verraeter; hand A: 8; known A: 3"),
        ("v-position-pile", "verraeter; pile: 2 2"),
        ("v-position-earlier-piles", "verraeter; earlier pile 2: 3 / A 3"),
        ("v-position-earlier-size", "verraeter; hand A: 3; earlier pile 1: 3 5 / A 3"),
        ("v-position-origin", "verraeter; hand A: -; earlier pile 1: 3 / A ?"),
        (
            "v-position-unsettled",
            "verraeter; hand A: 3; hand B: 4; earlier pile 1: 3 4 / A 3 / B 4; unsettled: A 5 by 1; discard: 5",
        ),
        ("position-value", "verraeter; unsettled: A 5 by 4"),
        ("v-landscapes-rows", "verraeter; landscapes: 1 2 3"),
    ],
)
def test_positions_that_contradict_themselves_are_refused_with_a_reason(reason, lines):
    assert position_refusal(lines) == reason


def test_options_as_text():
    for text in ("", "players 3", "first B", "players 3, first C"):
        assert SPEC.write_options(SPEC.read_options(text)) == text
    for text in ("players 5", "players", "first E", "rounds 3", "players 3, players 3", "players 3, first D"):
        with pytest.raises(HighlandsError):
            SPEC.read_options(text)


def test_options_are_checked():
    for chosen in ({"players": 2}, {"players": True}, {"first": 4}, {"players": 3, "first": 3}, {"rounds": 2}):
        with pytest.raises(HighlandsError):
            SPEC.make_options(**chosen)


# Whatever is typed

WORDS = """verraeter players=3 players=4 hand A: B: C: known pile: discard: earlier 1: 2: unsettled: by : / , ; - ?
?*3 2 3 4 5 6 8 2*5 circle: wE pR round: to move: supply choose build farmer estates nobody conflict: 6-7 saw action
aside: traitor builder diplomat2 buildings estate counting landscapes: 0 lay take turn 12 13 nothing"""
PIECES = st.sampled_from(WORDS.split())
TYPED = st.one_of(st.text(max_size=60), st.lists(PIECES, max_size=14).map(" ".join))


@settings(max_examples=300, deadline=None)
@given(TYPED)
def test_any_text_is_a_move_or_refused(text):
    try:
        action = SPEC.read_action(state_of("verraeter"), text)
    except HighlandsError:
        return
    assert 0 <= action <= ACTIONS


@settings(max_examples=300, deadline=None)
@given(st.lists(TYPED, max_size=6), st.booleans())
def test_any_text_is_a_position_or_refused(lines, with_head):
    try:
        state = SPEC.read_position([*(["verraeter players=3"] if with_head else []), *lines])
    except HighlandsError:
        return
    check_playable(state)


WRITTEN = [
    "; ".join(SPEC.write_position(observed_by(state, seed % 5)))
    for seed in range(4)
    for number, state in enumerate(random_game(seed, 4))
    if number % 13 == 12
]


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(WRITTEN), st.data())
def test_any_change_of_a_position_is_a_position_or_refused(text, data):
    words = text.split(" ")
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(words) - 1))
        words[place] = data.draw(st.one_of(PIECES, st.sampled_from(words)))
    try:
        state = SPEC.read_position([" ".join(words)])
    except HighlandsError:
        return
    check_playable(state)


def check_playable(state):
    """Whatever was read as a position can be completed, and played for a while."""
    rng = Seed.of(1).rng(0)
    if not SPEC.is_whole(state):
        whole = new_state(SPEC.state_dtype)
        kernel.resample(state, rng, whole)
        state = whole
    out = np.empty(SPEC.actions, dtype=np.int32)
    for _ in range(12):
        number = kernel.legal(state, out)
        if kernel.to_move(state) < 0:
            break
        assert number > 0
        kernel.apply(state, int(out[number - 1]), rng)
    assert SPEC.read_position(SPEC.write_position(state)) is not None


@settings(max_examples=100, deadline=None)
@given(TYPED)
def test_any_text_is_options_or_refused(text):
    try:
        SPEC.read_options(text)
    except HighlandsError:
        return
