"""What a client keeps in files, and what it reads from them."""

from __future__ import annotations

import stat
from pathlib import Path

import msgspec
import pytest

from highlands.client import Client, PlayerKey, SeatFile
from highlands.client.bots.host import Place, read_link
from highlands.client.bots.rules import RulesError, read_rules
from highlands.client.key_file import KeyFileError
from highlands.client.stored_seats import StoredSeat
from highlands.errors import HighlandsError
from highlands.protocol.time_controls import Fischer, Unlimited
from highlands.terminal.bot import usual_name

SERVER = "https://games.example.org"
SEAT = StoredSeat(
    server=SERVER,
    table="table",
    game="schotten-totten",
    options="",
    seats=2,
    seat=1,
    secret="s" * 32,
    share="ab" * 32,
    server_commitment="cd" * 32,
)


def test_a_key_file_is_made_once_and_for_its_owner_alone(tmp_path: Path):
    path = tmp_path / "folder" / "key"
    key = PlayerKey.load_or_create(path)
    assert PlayerKey.load_or_create(path) == key
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


@pytest.mark.parametrize("mode", [0o640, 0o604, 0o660])
def test_a_key_that_others_can_read_is_refused(tmp_path: Path, mode: int):
    path = tmp_path / "key"
    PlayerKey.load_or_create(path)
    path.chmod(mode)
    with pytest.raises(KeyFileError, match="600"):
        PlayerKey.load_or_create(path)


@pytest.mark.parametrize("content", [b"", b"nonsense", b'{"key": "short"}', b'{"key": 7}', b"\xff\xfe"])
def test_a_file_without_a_key_is_refused(tmp_path: Path, content: bytes):
    path = tmp_path / "key"
    path.write_bytes(content)
    path.chmod(0o600)
    with pytest.raises(KeyFileError):
        PlayerKey.load(path)


def test_seats_outlive_the_program(tmp_path: Path):
    path = tmp_path / "seats"
    seats = SeatFile(path)
    seats.put(SEAT)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert SeatFile(path).get(SERVER, "table") == SEAT
    seats.remove(SERVER, "table")
    assert SeatFile(path).all == []
    assert [file.name for file in tmp_path.iterdir()] == ["seats"]


def test_a_seat_is_of_its_server_alone(tmp_path: Path):
    seats = SeatFile(tmp_path / "seats")
    elsewhere = msgspec.structs.replace(SEAT, server="https://elsewhere.example.org", secret="t" * 32)
    seats.put(SEAT)
    seats.put(elsewhere)
    seats.remove(SERVER, "table")
    again = SeatFile(tmp_path / "seats")
    assert (again.at(SERVER), again.at(elsewhere.server)) == ([], [elsewhere])


def test_a_key_that_was_not_written_whole_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    def crash(_: int) -> None:
        raise OSError(5, "the disk is away")

    path = tmp_path / "key"
    with monkeypatch.context() as patch:
        patch.setattr("os.fsync", crash)
        with pytest.raises(KeyFileError):
            PlayerKey.load_or_create(path)
    assert not path.exists()
    assert PlayerKey.load_or_create(path) == PlayerKey.load(path)


@pytest.mark.parametrize("address", ["localhost:8181", "games.example.org", "ws://games.example.org", "", "https://"])
def test_an_address_without_a_scheme_is_refused(address: str):
    with pytest.raises(HighlandsError, match="no address"):
        Client(address)


def test_rules_in_a_file(tmp_path: Path):
    path = tmp_path / "rules.toml"
    path.write_text(
        """
        name = "Robo"
        games = 2
        never = ["Bob"]
        [[offers]]
        game = "schotten-totten"
        options = { tactics = true }
        clock = { kind = "fischer", seconds = 300, increment = 3 }
        [[offers]]
        game = "verraeter"
        """
    )
    rules = read_rules(path)
    assert (rules.name, rules.games, rules.accept_draws) == ("Robo", 2, False)
    assert [offer.clock for offer in rules.offers] == [Fischer(300, 3), Unlimited()]
    assert (rules.admits("Ann"), rules.admits("Bob")) == (True, False)


@pytest.mark.parametrize(
    "text",
    [
        "games = 0",
        "colour = 3",
        "name = ",
        '[[offers]]\ngame = "chess"',
        '[[offers]]\ngame = "schotten-totten"\noptions = { players = 3 }',
        '[[offers]]\ngame = "verraeter"\nclock = { kind = "hourglass" }',
    ],
)
def test_rules_that_can_not_be_read_say_why(tmp_path: Path, text: str):
    path = tmp_path / "rules.toml"
    path.write_text(text)
    with pytest.raises(RulesError, match=r"rules\.toml"):
        read_rules(path)
    with pytest.raises(RulesError):
        read_rules(tmp_path / "nowhere.toml")


def test_a_link_to_a_seat():
    assert read_link(" https://games.example.org/t/ab-_9#invite-Se-cret_ ") == Place("ab-_9", "Se-cret_")
    for link in (
        "https://games.example.org/t/ab#the-secret-of-a-seat",
        "https://games.example.org/t/ab",
        "nonsense",
        "https://games.example.org/#secret",
    ):
        with pytest.raises(HighlandsError):
            read_link(link)


def test_a_bot_without_a_name_is_called_by_what_it_is():
    names = ["bots/mine.py:choose", "package.module:Mine,depth=3", "cmd:./fast --depth 3", "warrior,temperature=0.3"]
    assert [usual_name(name) for name in names] == ["mine", "Mine", "fast", "warrior"]
