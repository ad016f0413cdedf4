"""Declared options: from one declaration come the checks, the texts, the flags, the form and OpenSpiel's parameters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_args

import pytest
import typer
from hypothesis import given
from hypothesis import strategies as st

from highlands import NotAllowedError, UnreadableError
from highlands.engine.state import Int8, Record, record_dtype
from highlands.games import BUILT_IN, game_spec
from highlands.i18n import message
from highlands.spec.game_spec import AnyGame
from highlands.spec.options import Count, Flag, Option, Seat, checked, read, stored, write
from highlands.terminal.game_flags import with_game_options


class Chosen(Record):
    fast: Int8
    players: Int8
    hand: Int8
    first: Int8


CHOSEN = record_dtype(Chosen)


def hand_of(chosen: Mapping[str, Any]) -> int:
    return 10 - int(chosen["players"])


LABEL = message("term-who-begins")
DECLARED: tuple[Option, ...] = (
    Flag("fast", LABEL),
    Count("players", LABEL, low=2, high=7, usual=5),
    Count("hand", LABEL, low=1, high=9, usual=hand_of, is_for_research=True),
    Seat("first", LABEL, seats="players"),
)

some_choice = st.integers(2, 7).flatmap(
    lambda players: st.fixed_dictionaries(
        {"players": st.just(players)},
        optional={
            "fast": st.booleans(),
            "hand": st.integers(1, 9),
            "first": st.none() | st.integers(0, players - 1),
        },
    )
)


@given(some_choice)
def test_what_is_written_is_read_again(chosen: dict[str, Any]):
    values = checked(DECLARED, chosen)
    record = stored(DECLARED, CHOSEN, values)
    text = write(DECLARED, record)
    assert checked(DECLARED, read(DECLARED, text)) == values
    assert stored(DECLARED, CHOSEN, checked(DECLARED, read(DECLARED, text))).tobytes() == record.tobytes()


@pytest.mark.parametrize(
    ("chosen", "text"),
    [
        ({}, ""),
        ({"fast": True, "first": 6, "players": 7}, "fast, players 7, first G"),
        ({"players": 3, "hand": 7}, "players 3"),
        ({"players": 3, "hand": 5}, "players 3, hand 5"),
    ],
)
def test_a_header_has_what_differs_from_the_plain_game(chosen: dict[str, Any], text: str):
    assert write(DECLARED, stored(DECLARED, CHOSEN, checked(DECLARED, chosen))) == text


@pytest.mark.parametrize(
    ("chosen", "reason"),
    [
        ({"slow": True}, "there is no option “slow”; there are: fast, players, hand, first"),
        ({"fast": 1}, "fast must be true or false, not 1"),
        ({"players": 8}, "players must be a whole number from 2 to 7, not 8"),
        ({"players": True}, "players must be a whole number from 2 to 7, not True"),
        ({"players": 3, "first": 3}, "first must be a seat from 0 to 2, or nobody in particular, not 3"),
    ],
)
def test_a_bad_choice_is_refused_with_what_would_be_right(chosen: dict[str, Any], reason: str):
    with pytest.raises(NotAllowedError) as refused:
        checked(DECLARED, chosen)
    assert str(refused.value) == reason


@pytest.mark.parametrize("text", ["fast 1", "players", "players x", "players 12345", "first AB", "slow", "fast, fast"])
def test_a_header_that_means_nothing_is_refused(text: str):
    with pytest.raises(UnreadableError):
        read(DECLARED, text)


def test_the_form_has_what_people_choose():
    fields = [option.form_field() for option in DECLARED]
    shown = [(field.name, field.kind, field.default, field.low, field.high) for field in fields if field is not None]
    assert shown == [("fast", "flag", False, 0, 0), ("players", "count", 5, 2, 7), ("first", "seat", None, 0, 0)]


def test_the_commands_have_a_flag_for_each_option_of_any_game():
    given_options: list[dict[str, Any]] = []

    def command(options: dict[str, Any], level: str = "shepherd") -> None:
        given_options.append(options)

    made: Any = with_game_options(command, seats=True)
    flags = {option.name for name in BUILT_IN for option in game_spec(name).options}
    assert set(made.__annotations__) == flags | {"level"}
    kind, option = get_args(made.__annotations__["rounds"])
    assert kind == int | None
    assert isinstance(option, typer.models.OptionInfo)
    made(**dict.fromkeys(flags) | {"tactics": True, "first": "B", "level": "warrior"})
    assert given_options == [{"tactics": True, "first": 1}]


@pytest.mark.parametrize("name", BUILT_IN)
def test_openspiels_defaults_are_the_plain_game(name: str):
    spec: AnyGame = game_spec(name)
    values = {option.name: option.from_parameter(option.parameter) for option in spec.options}
    assert spec.make_options(**values).tobytes() == spec.make_options().tobytes()
