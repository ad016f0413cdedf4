"""The ledger: written game by game, read again, gone on with after any accident."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from highlands.arena import Contest, Header, Hypotheses, Ledger, LedgerError, Match
from highlands.arena.ledger import check_same, read, save_record
from highlands.arena.merging import timeless
from tests.arena.helpers import contest, made_up, play_all

GAMES = [made_up(number, (number + 1) // 2, (0, 1), (1.0, -1.0)) for number in range(1, 5)]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A ledger of four games."""
    ledger = Ledger.create(tmp_path / "folder" / "ledger.jsonl", Header(contest=contest("random", "last"), games=8))
    for game in GAMES:
        ledger.write(game)
    ledger.close()
    return ledger.path


def test_what_is_written_is_read_again(path: Path):
    header, games, size = read(path)
    assert header == Header(contest=contest("random", "last"), games=8)
    assert games == GAMES
    assert size == path.stat().st_size


def test_every_line_is_json(path: Path):
    assert all(isinstance(msgspec.json.decode(line), dict) for line in path.read_bytes().splitlines())


@pytest.mark.parametrize("torn", [1, 20, 100])
def test_a_torn_last_line_is_dropped(path: Path, torn: int):
    whole = path.read_bytes()
    path.write_bytes(whole[:-torn])
    ledger = Ledger.resume(path)
    assert ledger.played == GAMES[:3]
    ledger.write(GAMES[3])
    ledger.close()
    assert path.read_bytes() == whole


def test_a_new_ledger_never_overwrites_one(path: Path):
    with pytest.raises(LedgerError, match=r"There is a file .* already"):
        Ledger.create(path, Header(contest=contest("random", "last"), games=8))
    assert len(read(path)[1]) == 4


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "does not begin with a contest"),
        (b"hello\n", "does not begin with a contest"),
        (b'{"arena":1}\n', "does not begin with a contest"),
    ],
)
def test_what_is_no_ledger_is_refused(tmp_path: Path, content: bytes, says: str):
    path = tmp_path / "x.jsonl"
    path.write_bytes(content)
    with pytest.raises(LedgerError, match=says):
        Ledger.resume(path)
    assert path.read_bytes() == content


def test_a_ledger_of_another_format_is_refused(path: Path):
    path.write_bytes(path.read_bytes().replace(b'"arena":1', b'"arena":2', 1))
    with pytest.raises(LedgerError, match="has the format 2"):
        Ledger.resume(path)


def test_a_broken_line_in_the_middle_is_named(path: Path):
    lines = path.read_bytes().splitlines(keepends=True)
    lines[2] = b"{}\n"
    path.write_bytes(b"".join(lines))
    with pytest.raises(LedgerError, match=r"Line 3 of .* is no game"):
        Ledger.resume(path)


def test_a_ledger_that_is_not_there_is_refused(tmp_path: Path):
    with pytest.raises(LedgerError, match="can’t be read"):
        Ledger.resume(tmp_path / "nowhere.jsonl")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("seed", "other"),
        ("bots", ("random", "random")),
        ("options", "tactics, first A"),
        ("seconds", 1.0),
        ("sprt", Hypotheses(0, 10)),
        ("highlands", "0.0.1"),
    ],
)
def test_other_terms_are_refused_by_name(name: str, value: object):
    there: Contest = contest("random", "last")
    check_same(Path("x"), there, there)
    with pytest.raises(LedgerError, match=f"In “{name}” it has"):
        check_same(Path("x"), there, msgspec.structs.replace(there, **{name: value}))


def test_a_contest_gone_on_with_comes_to_the_same_as_one_that_was_never_interrupted(tmp_path: Path):
    what = contest("random", "last", game="verraeter", players=3)
    straight = Match(what, 12)
    play_all(straight)
    ledger = Ledger.create(tmp_path / "x.jsonl", Header(contest=what, games=12))
    # Some games, out of order as workers end them, and one that was torn.
    for number in (5, 1, 2, 9, 7):
        ledger.write(straight.played[number])
    ledger.close()
    ledger.path.write_bytes(ledger.path.read_bytes()[:-30])
    again = Ledger.resume(ledger.path)
    match = Match(what, 12, again.played)
    assert {game.number for game in play_all(match, ledger=again)} == {3, 4, 6, 7, 8, 10, 11, 12}
    again.close()
    _, games, _ = read(ledger.path)
    assert {game.number: timeless(game) for game in games} == {
        number: timeless(game) for number, game in straight.played.items()
    }
    assert Match(what, 12, games).scores(0) == straight.scores(0)


def test_a_folder_that_cannot_be_written_is_no_traceback(tmp_path: Path):
    (tmp_path / "file").write_text("")
    with pytest.raises(LedgerError, match="can’t be written"):
        save_record(tmp_path / "file", msgspec.structs.replace(GAMES[0], record="highlands record 1"))
