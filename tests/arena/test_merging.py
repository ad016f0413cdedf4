"""Merging ledgers: parts of one contest become the whole; what does not fit together is refused."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from highlands.arena import Contest, GameResult, Header, Ledger, LedgerError, Match
from highlands.arena.ledger import read
from highlands.arena.match import Part
from highlands.arena.merging import merge, timeless
from highlands.errors import UnreadableError
from highlands.lab.selfplay.series import new_series
from highlands.terminal.arena import read_part
from tests.arena.helpers import bot, contest, made_up, play_all
from tests.terminal.player import run, words

GAMES = [made_up(number, (number + 1) // 2, (0, 1), (1.0, -1.0)) for number in range(1, 9)]


def ledger(path: Path, games: list[GameResult], of: Contest | None = None, wanted: int = 8) -> Path:
    """A ledger of these games."""
    kept = Ledger.create(path, Header(contest=of or contest("random", "last"), games=wanted))
    for game in games:
        kept.write(game)
    kept.close()
    return path


def test_each_game_is_there_once_in_the_order_of_their_numbers(tmp_path: Path):
    slower = msgspec.structs.replace(GAMES[3], thinking=made_up(1, 1, (0, 1), (0.0, 0.0)).thinking[:1] * 2)
    slower.thinking[0] = msgspec.structs.replace(slower.thinking[0], seconds=99.0)
    paths = [ledger(tmp_path / "a", GAMES[5:1:-1]), ledger(tmp_path / "b", [GAMES[0], slower], wanted=12)]
    merged = merge(paths, tmp_path / "all")
    header, games, _ = read(tmp_path / "all")
    assert games == merged.played == [GAMES[0], *GAMES[2:6]]
    assert header.games == 12


def test_games_that_went_differently_are_refused(tmp_path: Path):
    other = msgspec.structs.replace(GAMES[1], moves=11)
    paths = [ledger(tmp_path / "a", GAMES[:3]), ledger(tmp_path / "b", [other])]
    with pytest.raises(LedgerError, match=r"Game 2 went differently in .*a and in .*b"):
        merge(paths, tmp_path / "all")
    assert not (tmp_path / "all").exists()


@pytest.mark.parametrize(
    ("terms", "says"),
    [({"seed": "other"}, "“seed” the first has test, the second other"), ({"seconds": 1.0}, "seconds")],
)
def test_different_contests_are_refused(tmp_path: Path, terms: dict, says: str):
    other = contest("random", "last", **terms)
    paths = [ledger(tmp_path / "a", GAMES[:2]), ledger(tmp_path / "b", GAMES[2:], other)]
    with pytest.raises(LedgerError, match=says):
        merge(paths, tmp_path / "all")
    assert not (tmp_path / "all").exists()


def test_self_play_is_no_contest(tmp_path: Path):
    """Its ledger has the same form, but one bot: neither merged nor resumed, and the file stays as it was."""
    path = tmp_path / "games.parquet.jsonl"
    series = new_series("schotten-totten", "warrior", 8, seed="test", masks=True)
    Ledger.create(path, series).close()
    before = path.read_bytes()
    with pytest.raises(LedgerError, match="is of self-play"):
        merge([path, path], tmp_path / "all")
    for arguments in (["merge", str(path), "--out", str(tmp_path / "all")], ["--resume", str(path)]):
        shown = run("arena", *arguments)
        assert shown.exit_code == 2
        assert "highlands selfplay --resume" in words(shown.output)
    assert not (tmp_path / "all").exists()
    assert path.read_bytes() == before


def test_an_existing_file_is_not_overwritten(tmp_path: Path):
    path = ledger(tmp_path / "a", GAMES)
    with pytest.raises(LedgerError, match="already"):
        merge([path], path)
    assert read(path)[1] == GAMES


@pytest.mark.parametrize("parts", [1, 2, 3, 7])
def test_parts_are_all_of_a_contest_and_share_nothing(parts: int):
    terms = contest("random", "last")
    numbers = [
        pairing.number for part in range(1, parts + 1) for pairing in Match(terms, 10, part=Part(part, parts)).remaining
    ]
    assert sorted(numbers) == list(range(1, 11))
    assert sum(Match(terms, 10, part=Part(part, parts)).games_here for part in range(1, parts + 1)) == 10


def test_the_command_merges_and_reports_on_the_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    ledger(tmp_path / "1.jsonl", GAMES[:5])
    ledger(tmp_path / "2.jsonl", GAMES[4:])
    shown = run("arena", "merge", "1.jsonl", "2.jsonl", "--out", "all.jsonl")
    assert shown.exit_code == 0, shown.output
    assert "Merged into all.jsonl: 8 of 8 games." in words(shown.output)
    assert "8 games in 4 deals" in words(shown.output)


@pytest.mark.long
def test_a_contest_in_parts_is_the_contest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """By the command, in two parts; one of them is told of twice."""
    monkeypatch.chdir(tmp_path)
    for part in (1, 2):
        shown = run("arena", "random", bot("last"), "--games", "8", "--seed", "test", "--out", f"{part}.jsonl",
                    "--part", f"{part}/2", "--workers", "1")  # fmt: skip
        assert shown.exit_code == 0, shown.output
        assert "4 of 4 games" in words(shown.output)
    shown = run("arena", "merge", "1.jsonl", "2.jsonl", "1.jsonl", "--out", "all.jsonl")
    assert shown.exit_code == 0, shown.output
    assert "8 of 8 games" in words(shown.output)
    assert "8 games in 4 deals" in words(shown.output)
    whole = play_all(Match(contest("random", "last"), 8))
    assert list(map(timeless, read(tmp_path / "all.jsonl")[1])) == list(map(timeless, whole))


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["merge", "a.jsonl"], "with --out"),
        (["merge", "--out", "b.jsonl"], "name the files"),
        (["merge", "nowhere.jsonl", "--out", "b.jsonl"], "nowhere.jsonl can’t be read"),
        (["random", "random", "--part", "3/2"], "“3/2” is not a part"),
        (["random", "random", "--part", "1/2"], "needs its seed"),
    ],
)
def test_what_cannot_be_merged_is_refused_with_the_reason(
    arguments: list[str], says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.chdir(tmp_path)
    shown = run("arena", *arguments)
    assert shown.exit_code == 2
    assert says in words(shown.stderr)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("text", ["", "1", "0/2", "3/2", "1/0", "a/b", "1/2/3"])
def test_what_is_no_part_is_refused(text: str):
    with pytest.raises(UnreadableError):
        read_part(text)
