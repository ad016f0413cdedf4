"""Bots that are programs: what they are sent, what they may do wrong, and that nothing of them is left."""

from __future__ import annotations

import json
import os
import select
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import highlands
from highlands import Game
from highlands.bots import subprocess_bot
from highlands.bots.bot import Bot
from highlands.bots.referee import Fault, ask, create_bot, has_abandoned_threads, release_bot
from highlands.bots.subprocess_bot import SubprocessBotFactory
from highlands.engine import kernel
from highlands.engine.chance import Seed
from highlands.engine.state import new_state
from highlands.spec.observation import Observation
from tests.bots.playing import GAMES, NAMES, at_random, start

LANGUAGE = """
import json, os, sys, time
def say(**message): print(json.dumps(message), flush=True)
def hear(): return json.loads(sys.stdin.readline())
"""
HANDSHAKE = """
hear(); say(type="handshake", protocol=1, name="test")
hear(); say(type="ready")
"""
PLAYER = """
for line in sys.stdin:
    log.write(line); log.flush()
    message = json.loads(line)
    if message["type"] == "handshake": say(type="handshake", protocol=1)
    if message["type"] == "new_game": say(type="ready")
    if message["type"] == "choose": say(type="move", ply=message["ply"], move=message["legal_moves"][0])
    if message["type"] == "quit": break
"""

Script = Callable[[str], SubprocessBotFactory]


@pytest.fixture
def game() -> Game:
    return highlands.new("schotten-totten", first=0, seed=1)


@pytest.fixture
def script(tmp_path: Path) -> Iterator[Script]:
    """Makes bots of a Python program; `log` in it is a file that `log.txt` is read from."""
    made: list[SubprocessBotFactory] = []

    def of(source: str) -> SubprocessBotFactory:
        path = tmp_path / "bot.py"
        opening = f"log = open({str(tmp_path / 'log.txt')!r}, 'a')\n"
        path.write_text(LANGUAGE + opening + source)
        made.append(SubprocessBotFactory([sys.executable, "-I", str(path)]))
        return made[-1]

    yield of
    for factory in made:
        factory.close()
    assert not has_abandoned_threads()


@pytest.fixture
def alive(tmp_path: Path) -> Iterator[Callable[[], bool]]:
    """Whether a process still lives that has opened `alive` for writing. One has to before it is asked."""
    os.mkfifo(tmp_path / "alive")
    fifo = os.open(tmp_path / "alive", os.O_RDONLY | os.O_NONBLOCK)
    yield lambda: not select.select([fifo], [], [], 5)[0]
    os.close(fifo)


def fault_of(bot: Bot, game: Game, seconds: float | None = 5.0) -> Fault:
    began = time.monotonic()
    with pytest.raises(Fault) as caught:
        ask(bot, game.observation(0), seconds)
    assert time.monotonic() - began < 10
    assert caught.value.position == game.position(0)
    return caught.value


# What it is sent


def heard(tmp_path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (tmp_path / "log.txt").read_text().splitlines()]


def test_a_game_from_handshake_to_quit(script: Script, game: Game, tmp_path: Path):
    factory = script(PLAYER)
    bot = create_bot(factory, start(game, 0, "dice"))
    first = game.legal_moves[0]
    assert ask(bot, game.observation(0), 2.5)[0] == first
    assert ask(bot, game.observation(0), None)[0] == first
    release_bot(bot, [1, 0])
    factory.close()
    handshake, new_game, request, unlimited, game_over, quits = heard(tmp_path)
    assert handshake == {"type": "handshake", "protocol": 1, "host": f"highlands {highlands.__version__}"}
    about = {"game": "schotten-totten", "options": "first A", "seats": 2, "seat": 0, "seed": "dice"}
    assert new_game == {"type": "new_game", **about}
    assert sorted(request) == ["legal_moves", "ply", "position", "seconds", "type", "view"]
    assert (request["type"], request["ply"], request["seconds"]) == ("choose", 0, 2.5)
    assert request["position"] == game.position(0).splitlines()
    assert request["legal_moves"] == [move.text for move in game.legal_moves]
    assert (request["view"]["type"], request["view"]["observer"]) == ("schotten-totten", 0)
    assert unlimited == {**request, "seconds": None}
    assert game_over == {"type": "game_over", "points": [1, 0]}
    assert quits == {"type": "quit"}


def test_one_process_serves_one_game_after_another(script: Script, game: Game, tmp_path: Path):
    factory = script(PLAYER)
    for _ in range(3):
        bot = create_bot(factory, start(game))
        ask(bot, game.observation(0), 5.0)
        release_bot(bot)
        release_bot(bot)
    factory.close()
    kinds = [message["type"] for message in heard(tmp_path)]
    assert kinds == ["handshake", *["new_game", "choose", "game_over"] * 3, "quit"]


def test_two_seats_of_a_game_are_two_processes(script: Script, game: Game, tmp_path: Path):
    factory = script(PLAYER)
    bots = [create_bot(factory, start(game, seat)) for seat in (0, 1)]
    for bot in bots:
        release_bot(bot)
    assert [message["type"] for message in heard(tmp_path)].count("handshake") == 2


def test_one_that_ends_after_its_game_is_started_anew(script: Script, game: Game, tmp_path: Path):
    factory = script(HANDSHAKE + "log.write('once'); log.flush(); hear()")
    for _ in range(2):
        release_bot(create_bot(factory, start(game)))
    factory.close()
    assert (tmp_path / "log.txt").read_text() == "onceonce"


@pytest.mark.parametrize(("name", "options"), GAMES, ids=NAMES)
def test_nothing_it_is_sent_depends_on_what_its_seat_can_not_know(
    script: Script, tmp_path: Path, name: str, options: dict[str, Any]
):
    factory = script(PLAYER)
    differing = 0
    for moves in (0, 5, 25):
        game = at_random(name, options, moves, moves)
        seat = game.to_move
        assert seat is not None
        observation = game.observation(seat)
        other, observed = new_state(game.spec.state_dtype), new_state(game.spec.state_dtype)
        kernel.resample(observation.state, Seed.of(moves).rng(0), other)
        kernel.observe(other, seat, observed)
        differing += other.tobytes() != game.state.tobytes()
        for looked in (observation, Observation(game.spec, observed, seat, observation.ply)):
            bot = create_bot(factory, start(game, seat))
            ask(bot, looked, 2.0)
            release_bot(bot)
    assert differing == 3
    sent = [line for line in (tmp_path / "log.txt").read_bytes().splitlines() if b'"position"' in line]
    assert len(sent) == 6
    assert sent[::2] == sent[1::2]


# What it may do wrong when asked


@pytest.mark.parametrize(
    ("source", "details"),
    [
        ("print('Let me see.', flush=True)", "should have sent a message of type “move”, but sent: Let me see. (JSON"),
        ("say(type='ready')", "should have sent a message of type “move”, but sent: {"),
        ("say(type='move', ply=0)", "should have sent a message of type “move”, but sent: {"),
        ("say(type='move', ply=0, move=7)", "should have sent a message of type “move”, but sent: {"),
        ("print('[' * 100_000, flush=True)", "should have sent a message of type “move”, but sent: [[["),
        (r"os.write(1, b'\xff\xfe\n')", r"should have sent a message of type “move”, but sent: \xff\xfe"),
        (r"""os.write(1, b'{"type":"move","ply":0,"move":"\xff"}\n')""", "should have sent a message of type “move”"),
        ("say(type='move', ply=1, move='pass')", "was asked about ply 0, answered 1"),
        ("while True: os.write(1, b'x' * 60_000)", "sent a line of more than 1,000,000 bytes"),
        ("print('ouch', file=sys.stderr); sys.exit(3)", "ended with exit status 3\nouch"),
        ("sys.stderr.write('x' * 50_000 + 'ouch'); os._exit(4)", "ended with exit status 4\nxxx"),
        ("os.kill(os.getpid(), 9)", "ended with exit status -9"),
        ("1 / 0", "ended with exit status 1\nTraceback (most recent call last)"),
        ("os.close(1); time.sleep(60)", "closed its standard input or output"),
    ],
)
def test_a_program_that_does_not_keep_to_the_protocol_is_unreachable(
    script: Script, game: Game, source: str, details: str
):
    bot = create_bot(script(f"{HANDSHAKE}hear()\n{source}\ntime.sleep(60)"), start(game))
    fault = fault_of(bot, game)
    assert fault.kind == "unreachable"
    assert fault.details.startswith(details)
    assert len(fault.details) < 2000
    assert "was killed after an earlier fault" in fault_of(bot, game).details
    release_bot(bot)


def test_a_move_that_is_not_legal_is_a_fault_like_any_bots(script: Script, game: Game):
    bot = create_bot(script(HANDSHAKE + "hear(); say(type='move', ply=0, move='claim 9'); hear()"), start(game))
    fault = fault_of(bot, game)
    assert fault.kind == "illegal"
    assert fault.details.startswith("answered 'claim 9': ")


@pytest.mark.usefixtures("short_grace")
@pytest.mark.parametrize(
    "source",
    [
        "time.sleep(60)",
        "while True: os.write(2, b'x' * 60_000)",
        r"while True: os.write(1, b'\n' * 60_000)",
        "while True: os.write(1, b'x'); time.sleep(0.01)",
        "import signal; signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(60)",
    ],
    ids=["silent", "stderr", "empty lines", "trickle", "stubborn"],
)
def test_a_program_that_does_not_answer_in_time(script: Script, game: Game, source: str):
    bot = create_bot(script(f"{HANDSHAKE}hear()\n{source}"), start(game))
    fault = fault_of(bot, game, 0.3)
    assert fault.kind == "timeout"
    assert fault.details.startswith("had not answered after 0.35 seconds")


def test_a_late_answer_is_never_taken_for_the_next(script: Script, game: Game):
    twice = "hear(); [say(type='move', ply=0, move=move) for move in ('R1@1', 'R1@2')]; hear(); time.sleep(60)"
    bot = create_bot(script(HANDSHAKE + twice), start(game))
    with pytest.raises(Fault) as first:
        ask(bot, game.observation(0), 5.0)
    assert first.value.kind == "illegal"
    observation = game.observation(0)
    observation.ply = 2
    with pytest.raises(Fault, match="asked about ply 2, answered 0"):
        ask(bot, observation, 5.0)


def test_much_on_standard_error_holds_nobody_up(script: Script, game: Game):
    noisy = (
        "message = hear(); sys.stderr.write('x' * 3_000_000); say(type='move', ply=0, move=message['legal_moves'][0])"
    )
    bot = create_bot(script(HANDSHAKE + noisy), start(game))
    assert ask(bot, game.observation(0), 20.0)[0] == game.legal_moves[0]


def test_a_program_that_reads_no_more_holds_nobody_up(script: Script, game: Game):
    deaf = "message = hear(); say(type='move', ply=0, move=message['legal_moves'][0]); time.sleep(60)"
    bot = create_bot(script(HANDSHAKE + deaf), start(game))
    ask(bot, game.observation(0), 5.0)
    assert isinstance(bot, subprocess_bot.SubprocessBot)
    program = bot._program
    assert program is not None
    long = subprocess_bot.GameOver([0] * 1_000_000)  # more than a pipe holds
    program.send(long)
    with pytest.raises(Fault, match="had not answered"):
        program.ask(long, subprocess_bot.MoveReply, 0.3)


def test_a_program_that_closes_its_input(script: Script, game: Game):
    closing = "message = hear(); os.close(0); say(type='move', ply=0, move=message['legal_moves'][0]); time.sleep(60)"
    bot = create_bot(script(HANDSHAKE + closing), start(game))
    ask(bot, game.observation(0), 5.0)
    assert fault_of(bot, game, 60.0).details == "closed its standard input or output"


# What it may do wrong when it begins


@pytest.mark.parametrize(
    ("source", "kind", "details"),
    [
        ("hear(); say(type='handshake', protocol=2)", "unreachable", "speaks protocol 2; this is protocol 1"),
        (
            "hear(); say(type='handshake', protocol='1')",
            "unreachable",
            "should have sent a message of type “handshake”",
        ),
        (
            "hear(); say(type='move', ply=0, move='pass')",
            "unreachable",
            "should have sent a message of type “handshake”",
        ),
        ("print('Hi!')", "unreachable", "should have sent a message of type “handshake”, but sent: Hi! ("),
        ("sys.exit('no licence')", "unreachable", "ended with exit status 1\nno licence"),
        ("time.sleep(60)", "timeout", "had not answered after 1 seconds"),
        ("hear(); say(type='handshake', protocol=1); time.sleep(60)", "timeout", "had not answered after 1 seconds"),
        ("hear(); say(type='handshake', protocol=1); sys.exit(3)", "unreachable", "ended with exit status 3"),
    ],
)
def test_a_program_that_does_not_sit_down(
    script: Script, game: Game, source: str, kind: str, details: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(subprocess_bot, "START_TIMEOUT", 1.0)
    with pytest.raises(Fault) as fault:
        create_bot(script(source), start(game))
    assert (fault.value.kind, fault.value.position) == (kind, "")
    assert fault.value.details.startswith(details)


def test_a_program_that_misses_its_handshake_is_given_up(
    script: Script, game: Game, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    monkeypatch.setattr(subprocess_bot, "START_TIMEOUT", 1.0)
    factory = script("log.write('started\\n'); log.flush(); time.sleep(60)")
    faults = []
    for _ in range(3):
        with pytest.raises(Fault) as caught:
            create_bot(factory, start(game))
        faults.append(caught.value)
    assert [fault.kind for fault in faults] == ["timeout"] * 3
    assert "given up" not in faults[0].details
    assert all("given up" in fault.details and "had not answered" in fault.details for fault in faults[1:])
    assert (tmp_path / "log.txt").read_text() == "started\n"


def test_a_program_that_is_not_there(game: Game, tmp_path: Path):
    with pytest.raises(Fault, match=r"can't be started: .*No such file"):
        create_bot(SubprocessBotFactory([str(tmp_path / "nothing")]), start(game))


# What is left of it

HANGING = HANDSHAKE + "import subprocess; message = hear()\nsubprocess.run(['sh', '-c', 'sleep 60 > {fifo}'])"


@pytest.mark.usefixtures("short_grace")
def test_what_a_program_has_started_ends_with_it(script: Script, game: Game, tmp_path: Path, alive: Callable[[], bool]):
    bot = create_bot(script(HANGING.format(fifo=tmp_path / "alive")), start(game))
    assert fault_of(bot, game, 1.0).kind == "timeout"
    assert not alive()


def test_a_bot_that_is_dropped_ends_its_program(script: Script, game: Game, tmp_path: Path, alive: Callable[[], bool]):
    bot = create_bot(script(f"fifo = open({str(tmp_path / 'alive')!r}, 'w')\n{PLAYER}"), start(game))
    ask(bot, game.observation(0), 5.0)
    del bot
    assert not alive()


def test_a_program_that_will_not_quit_is_ended(
    script: Script, game: Game, tmp_path: Path, alive: Callable[[], bool], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(subprocess_bot, "QUIT_TIMEOUT", 0.1)
    factory = script(f"fifo = open({str(tmp_path / 'alive')!r}, 'w'){HANDSHAKE}time.sleep(60)")
    release_bot(create_bot(factory, start(game)))
    factory.close()
    assert not alive()


def test_programs_end_even_when_we_are_killed(script: Script, tmp_path: Path, alive: Callable[[], bool]):
    script(f"fifo = open({str(tmp_path / 'alive')!r}, 'w'){HANDSHAKE}\nwhile True: pass")
    host = f"""
import os, sys
from highlands.bots import Start
from highlands.bots.subprocess_bot import SubprocessBotFactory
start = Start(game="verraeter", options="", seats=3, seat=0, seed="")
bot = SubprocessBotFactory([sys.executable, {str(tmp_path / "bot.py")!r}])(start)
os.kill(os.getpid(), 9)
"""
    assert subprocess.run([sys.executable, "-c", host], check=False).returncode == -9
    assert not alive()
