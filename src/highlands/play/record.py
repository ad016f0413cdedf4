"""The record: a game as a text file that people can read and compare."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from typing import NoReturn

import msgspec

from highlands.engine import kernel
from highlands.engine.chance import Seed
from highlands.engine.state import NO_OBSERVER, State, new_state
from highlands.errors import BrokenRecordError, HighlandsError
from highlands.games import game_spec
from highlands.i18n import Message, message
from highlands.play.commitments import commitment, mix_seed, share_commitment
from highlands.play.game import Game, deal
from highlands.spec.observation import Move
from highlands.spec.options import SEAT_LETTERS

FIRST_LINE = "highlands record 1"
KEPT_HEADERS = ("players", "date", "place", "note")
"""What people may write about a game; kept as it is."""
PROMISED = ("commitment", "salt")
"""What the server showed of its seed before the game, and what it takes to check that."""
SHARED = ("server seed", "table", "share commitments", "shares")
"""Where the players' clients had shares in the deal: what the seed of the deal was mixed of, and who promised what."""
CHECKED = (*PROMISED, *SHARED)
HEADERS = ("game", "options", "seed", "seen by", "result", *CHECKED, *KEPT_HEADERS)

SEED = re.compile(r"[0-9a-f]{64}")
BY_SEAT = re.compile(r"(?P<seat>[A-Z]) (?P<value>[0-9a-f]{64})")
ROUND = re.compile(r"round (?P<round>[0-9]{1,2})")
TURN = re.compile(r"(?P<turn>[0-9]{1,4}) (?P<seat>[A-Z]): (?P<moves>.*)")


class Record(msgspec.Struct):
    """A record as read: its parts, not yet replayed. Lines are counted from 1."""

    headers: dict[str, str] = msgspec.field(default_factory=dict)
    start: list[str] = msgspec.field(default_factory=list)
    now: list[str] = msgspec.field(default_factory=list)
    turns: list[Turn] = msgspec.field(default_factory=list)


class Turn(msgspec.Struct):
    """One line of moves, and the round it stands in."""

    line: int
    round: int
    number: int
    seat: str
    moves: list[str]


def dump_full(game: Game[State]) -> str:
    """A game as a whole record: with its seed and all hidden moves, so that it can be replayed."""
    seed = [] if game.seed is None else [f"seed: {game.seed.hex()}"]
    start = [] if game.options is not None else _start_lines(game, game.start)
    lines = [*_first_lines(game), *seed, *_kept_headers(game, (*CHECKED, *KEPT_HEADERS)), f"result: {result(game)}"]
    return "\n".join([*lines, *start, *_turn_lines(game, NO_OBSERVER)]) + "\n"


def dump(game: Game[State], seat: int | None) -> str:
    """A game as the record of what a seat (None: a spectator) observed of it, with the position it knows now."""
    observer = game.observer_of(seat)
    start: list[str] = []
    if game.options is None:
        observed = new_state(game.spec.state_dtype)
        kernel.observe(game.start, observer, observed)
        start = _start_lines(game, observed)
    seen_by = f"seen by: {'spectator' if seat is None else SEAT_LETTERS[seat]}"
    lines = [*_first_lines(game), *_kept_headers(game, KEPT_HEADERS), seen_by, f"result: {result(game)}"]
    now = [f"now: {line}" for line in game.spec.write_position(game.observe(seat))]
    return "\n".join([*lines, *start, *_turn_lines(game, observer), "", *now]) + "\n"


def _first_lines(game: Game[State]) -> list[str]:
    """The format, the game and its options."""
    lines = [FIRST_LINE, f"game: {game.spec.name}"]
    if game.options is not None:
        lines.append(f"options: {game.spec.write_options(game.options)}".rstrip())
    return lines


def _kept_headers(game: Game[State], names: Iterable[str]) -> list[str]:
    return [f"{name}: {' '.join(game.headers[name].split())}" for name in names if name in game.headers]


def _start_lines(game: Game[State], start: State) -> list[str]:
    """The position that a game began from, where it did not begin with a deal."""
    return [f"start: {line}" for line in game.spec.write_position(start)]


def result(game: Game[State]) -> str:
    """The points of each seat, or that it is running."""
    if game.outcome is None:
        return "running"
    return ", ".join(f"{SEAT_LETTERS[seat]} {points}" for seat, points in enumerate(game.outcome.points))


def turns(game: Game[State]) -> Iterator[tuple[int, int, int, list[tuple[State, Move]]]]:
    """Turn by turn: its number, its round, its seat, and its moves, each with the full state before it.

    A turn is what one seat does in a row within a round.
    """
    spec = game.spec
    grouped = groupby(game.history, key=lambda made: (spec.round(made[0]), kernel.to_move(made[0])))
    for number, ((round_number, mover), made) in enumerate(grouped, start=1):
        yield number, round_number, mover, list(made)


def _turn_lines(game: Game[State], observer: int) -> Iterator[str]:
    """The moves as an observer saw them."""
    spec = game.spec
    last_round = 0
    for number, round_number, mover, made in turns(game):
        if round_number != last_round:
            yield ""
            yield f"round {round_number}"
            last_round = round_number
        texts = [spec.write_action(state, kernel.observed_action(state, move.action, observer)) for state, move in made]
        yield f"{number} {SEAT_LETTERS[mover]}: {', '.join(texts)}"


def _refuse(line: int, reason: Message) -> NoReturn:
    raise BrokenRecordError(message("record-line", line=line, reason=reason))


def read(text: str) -> Record:
    """Take a record apart; BrokenRecordError names the line that can't be read."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != FIRST_LINE:
        _refuse(1, message("record-first-line", text=FIRST_LINE))
    record = Record()
    round_number = 0
    for number, raw in enumerate(lines[1:], start=2):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        if match := ROUND.fullmatch(line):
            round_number = int(match["round"])
        elif match := TURN.fullmatch(line):
            moves = [move.strip() for move in match["moves"].split(",")]
            record.turns.append(Turn(number, round_number, int(match["turn"]), match["seat"], moves))
        else:
            _read_header(record, number, line)
    for needed in ("game", "result"):
        if needed not in record.headers:
            _refuse(1, message("record-header-missing", name=needed))
    return record


def _read_header(record: Record, number: int, line: str) -> None:
    """Take in one header line."""
    name, colon, value = line.partition(":")
    name, value = name.strip().lower(), value.strip()
    if colon and name == "start":
        record.start.append(value)
    elif colon and name == "now":
        record.now.append(value)
    elif not colon or name not in HEADERS:
        _refuse(number, message("record-unreadable", text=line))
    elif name in record.headers:
        _refuse(number, message("record-header-twice", name=name))
    else:
        record.headers[name] = value


def begin(record: Record) -> Game[State]:
    """The game of a record before its first move."""
    headers = record.headers
    if "seen by" in headers:
        raise BrokenRecordError(message("record-seen"))
    for name, misplaced in (("now", record.now), ("options", record.start and "options" in headers)):
        if misplaced:
            raise BrokenRecordError(message("record-header-misplaced", name=name))
    try:
        spec = game_spec(headers["game"].lower())
        seed_text = headers.get("seed")
        if seed_text is not None and not SEED.fullmatch(seed_text):
            raise BrokenRecordError(message("record-seed"))
        seed = None if seed_text is None else Seed.of(seed_text)
        if not record.start:
            if seed is None:
                raise BrokenRecordError(message("record-needs-seed"))
            game = deal(spec, spec.read_options(headers.get("options", "")), seed)
        else:
            state = spec.read_position(record.start)
            if not spec.is_whole(state) or (seed is None and spec.chance_ahead(state)):
                raise BrokenRecordError(message("record-needs-seed"))
            game = Game(spec, state, seed, None)
    except BrokenRecordError:
        raise
    except HighlandsError as error:
        raise BrokenRecordError(message("record-beginning", reason=error.message)) from error
    game.headers = {name: headers[name] for name in (*CHECKED, *KEPT_HEADERS) if name in headers}
    _check_promise(game)
    return game


def _check_promise(game: Game[State]) -> None:
    """Where commitments were shown before the game, the seed must fit them."""
    headers = game.headers
    if not any(name in headers for name in CHECKED):
        return
    if game.seed is None:
        raise BrokenRecordError(message("record-commitment"))
    seed = bytes.fromhex(game.seed.hex())
    if any(name in headers for name in SHARED):
        server_seed = _read_bytes(headers, "server seed")
        if mix_seed(server_seed, _read_shares(game)) != seed:
            raise BrokenRecordError(message("record-shares"))
        seed = server_seed
    if commitment(seed, _read_bytes(headers, "salt")) != headers.get("commitment"):
        raise BrokenRecordError(message("record-commitment"))


def _read_bytes(headers: Mapping[str, str], name: str) -> bytes:
    """The value of a header that has 32 bytes."""
    if not SEED.fullmatch(headers.get(name, "")):
        raise BrokenRecordError(message("record-commitment"))
    return bytes.fromhex(headers[name])


def _read_shares(game: Game[State]) -> dict[int, bytes]:
    """The players' shares by seat, each checked against its commitment."""
    headers = game.headers
    shares = {seat: bytes.fromhex(share) for seat, share in _read_by_seat(headers.get("shares", "")).items()}
    promised = _read_by_seat(headers.get("share commitments", ""))
    table = headers.get("table", "")
    if not shares or promised != {seat: share_commitment(table, seat, share) for seat, share in shares.items()}:
        raise BrokenRecordError(message("record-shares"))
    return shares


def write_by_seat(values: Mapping[int, str]) -> str:
    """A header with a value for some seats, such as `A 0f…, C 7a…`."""
    return ", ".join(f"{SEAT_LETTERS[seat]} {values[seat]}" for seat in sorted(values))


def _read_by_seat(text: str) -> dict[int, str]:
    """The values of such a header."""
    found: dict[int, str] = {}
    for part in text.split(","):
        match = BY_SEAT.fullmatch(part.strip())
        seat = -1 if match is None else SEAT_LETTERS.find(match["seat"])
        if match is None or seat < 0 or seat in found:
            raise BrokenRecordError(message("record-shares"))
        found[seat] = match["value"]
    return found


def replay(record: Record) -> Game[State]:
    """The game of a record, every move checked; BrokenRecordError says where it first breaks a rule."""
    game = begin(record)
    for expected, turn in enumerate(record.turns, start=1):
        mover = game.to_move
        if mover is None:
            _refuse(turn.line, message("game-is-over"))
        if turn.seat != SEAT_LETTERS[mover]:
            _refuse(turn.line, message("record-wrong-seat", seat=SEAT_LETTERS[mover], written=turn.seat))
        if turn.number != expected:
            _refuse(turn.line, message("record-wrong-turn", number=expected, written=turn.number))
        if turn.round != game.spec.round(game.state):
            _refuse(turn.line, message("record-wrong-round", number=game.spec.round(game.state), written=turn.round))
        for text in turn.moves:
            try:
                if game.to_move != mover:
                    raise BrokenRecordError(message("record-turn-over", text=text))
                game.play(text)
            except HighlandsError as error:
                _refuse(turn.line, message("record-move", text=text, reason=error.message))
    if record.headers["result"] != result(game):
        raise BrokenRecordError(message("record-result", written=record.headers["result"], result=result(game)))
    return game


def load(text: str) -> Game[State]:
    """The game of a record, every move checked.

    >>> load("highlands record 1\\ngame: schotten-totten\\nresult: running")
    Traceback (most recent call last):
    ...
    highlands.errors.BrokenRecordError: the record has no seed, and the game needs one
    """
    return replay(read(text))
