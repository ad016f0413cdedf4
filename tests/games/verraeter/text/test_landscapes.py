"""The landscape table: the package's own, a host's own, and bad ones."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from highlands.errors import HighlandsError, NotAllowedError
from highlands.games.verraeter import SPEC
from highlands.games.verraeter.state.cards import KIND_NAMES
from highlands.games.verraeter.text.landscapes import (
    NUMBER_NAMES,
    PACKAGE_FILE,
    Provenance,
    parse_landscapes,
    usual_landscapes,
    write_rows,
)
from tests.games.verraeter.helpers import look, new_game, play, points, state_of

OWN = PACKAGE_FILE.read_text(encoding="utf-8")


def test_the_usual_table_is_that_of_the_rules():
    assert usual_landscapes().rows() == [
        (0, 3, 2, 1, 0),
        (3, 4, 3, 2, 1),
        (5, 5, 4, 3, 2),
        (7, 6, 4, 3, 2),
        (10, 7, 5, 3, 2),
        (15, 8, 6, 4, 3),
    ]


def test_every_number_says_where_it_is_from():
    provenance = usual_landscapes().provenance
    marked = {
        mark: {
            (KIND_NAMES[kind], NUMBER_NAMES[column])
            for kind, row in enumerate(provenance)
            for column, found in enumerate(row)
            if found is mark
        }
        for mark in Provenance
    }
    assert marked[Provenance.RULEBOOK] == {("river", "I"), ("city", "III")}
    assert marked[Provenance.REPORTED] == {*((kind, "base") for kind in KIND_NAMES), ("river", "II")}
    assert len(marked[Provenance.OWN]) == 6 * 5 - 2 - 7


def host_table(tmp_path, old, new):
    path = tmp_path / "my-table.toml"
    assert old in OWN
    path.write_text(OWN.replace(old, new), encoding="utf-8")
    return path


def test_a_host_can_play_with_a_table_of_their_own(tmp_path):
    path = host_table(tmp_path, "base = 15\nI = 8", "base = 20\nI = 9")
    for given_as in (path, str(path)):
        table = new_game(1, players=4, landscapes=given_as)
        city = next(land for land in look(table).landscapes if land.kind == "city")
        assert (city.base, city.prize) == (20, [9, 6, 4, 3])


def test_the_prizes_are_those_of_the_hosts_table():
    rows = write_rows(usual_landscapes()).replace("0 3 2 1 0", "0 99 2 1 0")
    table = state_of(
        "verraeter players=3; conflict: 12-1; allegiance: E R E; to move: C supply",
        "action A: farmer; action B: diplomat5; action C: strategist; aside: traitor",
        f"landscapes: {rows}",
    )
    play(table, "lay nothing")
    assert points(table) == [0, 99, 2]


def test_only_another_table_is_written_in_options_and_positions(tmp_path):
    plain = SPEC.make_options()
    assert SPEC.write_options(plain) == ""
    own = SPEC.make_options(landscapes=host_table(tmp_path, "IV = 0", "IV = 1"))
    text = SPEC.write_options(own)
    assert text == "landscapes 0 3 2 1 1 / 3 4 3 2 1 / 5 5 4 3 2 / 7 6 4 3 2 / 10 7 5 3 2 / 15 8 6 4 3"
    assert SPEC.read_options(text).tobytes() == own.tobytes()
    table = state_of("verraeter", f"landscapes: {text.removeprefix('landscapes ')}")
    assert f"landscapes: {text.removeprefix('landscapes ')}" in SPEC.write_position(table)
    assert not any(line.startswith("landscapes") for line in SPEC.write_position(state_of("verraeter")))


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("base = 0", "base = 100", 9, "v-landscapes-number"),
        ("base = 0", "base = -1", 9, "v-landscapes-number"),
        ("base = 0", "base = true", 9, "v-landscapes-number"),
        ("base = 0", "base = 1.5", 9, "v-landscapes-number"),
        ("IV = 1", 'IV = "one"', 21, "v-landscapes-number"),
        ("[city]", "[town]", 49, "v-landscapes-unknown"),
        ("base = 15\n", "", 49, "v-landscapes-missing"),
        ("base = 15", "base = 15\nV = 3", 51, "v-landscapes-unknown"),
        ('rulebook = ["III"]', "rulebook = true", 55, "v-landscapes-provenance"),
        ('rulebook = ["III"]', 'rulebook = ["V"]', 55, "v-landscapes-provenance"),
        ('rulebook = ["III"]', 'rulebook = ["base"]', 56, "v-landscapes-provenance"),
        (OWN[OWN.index("[city]") :], "", 48, "v-landscapes-no-section"),
    ],
)
def test_a_bad_table_is_refused_with_the_line_and_the_reason(tmp_path, old, new, line, reason):
    path = host_table(tmp_path, old, new)
    with pytest.raises(NotAllowedError) as caught:
        SPEC.make_options(landscapes=path)
    refused = caught.value.message
    assert refused.id == "v-landscapes-line"
    assert (refused.args["file"], refused.args["line"], refused.args["reason"].id) == (str(path), line, reason)


def test_what_is_no_table_at_all_is_refused(tmp_path):
    path = tmp_path / "bad.toml"
    for content, reason in (
        (b"\xff\xfe", "v-landscapes-file"),
        (b"[city\n", "v-landscapes-toml"),
        (b"#" * 200_000, "v-landscapes-long"),
    ):
        path.write_bytes(content)
        with pytest.raises(NotAllowedError) as caught:
            SPEC.make_options(landscapes=path)
        assert caught.value.message.id == reason
    with pytest.raises(NotAllowedError) as caught:
        SPEC.make_options(landscapes=tmp_path / "nowhere.toml")
    assert caught.value.message.id == "v-landscapes-file"
    with pytest.raises(NotAllowedError):
        SPEC.make_options(landscapes=7)


PIECES = st.sampled_from(
    ["[city]", "[river]", "base = 3", "I = 4", "city = 1", "[[city]]", "rulebook = []", "=", "\n", "é", "[city.x]"]
)


@settings(max_examples=200, deadline=None)
@given(st.one_of(st.text(max_size=80), st.lists(PIECES, max_size=12).map("\n".join)), st.integers(0, len(OWN)))
def test_any_text_is_a_table_or_refused(text, place):
    for whole in (text, OWN[:place] + text + OWN[place:]):
        try:
            parse_landscapes(whole, "a file")
        except HighlandsError:
            continue
