"""Games share a bounded number of processes, in turn by their clocks."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from highlands.bots.bot import Start
from highlands.bots.referee import Fault, FaultReport
from highlands.client.bots.bot_process import BotProcess
from highlands.client.bots.processes import BotProcesses, GameBot
from highlands.client.bots.worker import BeginGame, Choose, Done, EndGame, Task


class Recorded(BotProcess):
    """Answers with the seed of the game that it has a bot for."""

    made: list[Recorded]

    def __init__(self) -> None:
        super().__init__("warrior")
        self.tasks: list[Task] = []
        self._game: str | None = None
        self._thinks = False
        self.made.append(self)

    async def _exchange(self, task: Task) -> Done:
        assert not self._thinks, "two games think in one process"
        self._thinks = True
        await asyncio.sleep(0.01)
        self._thinks = False
        self.tasks.append(task)
        if isinstance(task, BeginGame):
            self._game = task.start.seed
            return Done(fault=FaultReport("exception", "no such bot") if self._game == "wrong" else None)
        if isinstance(task, EndGame):
            self._game = None
            return Done()
        assert self._game is not None
        return Done(self._game)


@pytest.fixture(autouse=True)
def made(monkeypatch: pytest.MonkeyPatch) -> list[Recorded]:
    monkeypatch.setattr(Recorded, "made", [], raising=False)
    return Recorded.made


def game(processes: BotProcesses, name: str) -> GameBot:
    return GameBot(processes, Start(game="schotten-totten", options="", seats=2, seat=0, seed=name))


async def decide(bot: GameBot, left: float | None = None) -> str:
    async with bot.thinking(left) as process:
        return await process.choose([], 0, 1.0)


def run(work: Any) -> Any:
    async def timed() -> Any:
        async with asyncio.timeout(20):
            return await work

    return asyncio.run(timed())


def test_however_many_games_there_are_they_share_the_processes(made: list[Recorded]) -> None:
    async def play(bot: GameBot) -> set[str]:
        await bot.create()
        moves = {await decide(bot) for _ in range(3)}
        await bot.end_game(None)
        return moves

    async def work() -> None:
        processes = BotProcesses(Recorded, 2)
        names = [str(number) for number in range(12)]
        assert await asyncio.gather(*(play(game(processes, name)) for name in names)) == [{name} for name in names]

    run(work())
    assert len(made) == 2


def test_a_bot_is_created_once_while_there_is_a_process_for_every_game(made: list[Recorded]) -> None:
    async def work() -> None:
        processes = BotProcesses(Recorded, 2)
        bots = [game(processes, name) for name in "ab"]
        for _ in range(3):
            await asyncio.gather(*map(decide, bots))
        for bot in bots:
            await bot.end_game([1, 0])
        await decide(game(processes, "c"))

    run(work())
    assert len(made) == 2
    begun = [task.start.seed for process in made for task in process.tasks if isinstance(task, BeginGame)]
    assert sorted(begun) == ["a", "b", "c"]
    assert [task.points for process in made for task in process.tasks if isinstance(task, EndGame)] == [[1, 0]] * 2


def test_who_has_the_least_time_left_thinks_next_and_who_is_cancelled_holds_nobody_up() -> None:
    async def work() -> None:
        processes, order = BotProcesses(Recorded, 1), list[str]()

        async def think(name: str, left: float | None) -> None:
            order.append(await decide(game(processes, name), left))

        clocks = {"thinks": 9.0, "no clock": None, "days": 1e6, "slow": 30.0, "gone": 1.0, "fast": 5.0}
        tasks = {name: asyncio.create_task(think(name, left)) for name, left in clocks.items()}
        await asyncio.sleep(0)
        tasks.pop("gone").cancel()
        await asyncio.gather(*tasks.values())
        assert order == ["thinks", "fast", "slow", "no clock", "days"]

    run(work())


def test_a_process_that_is_lent_to_who_is_cancelled_at_that_moment_is_given_back() -> None:
    async def work() -> None:
        processes = BotProcesses(Recorded, 1)
        async with game(processes, "first").thinking():
            waiting = asyncio.create_task(decide(game(processes, "gone")))
            await asyncio.sleep(0)
        waiting.cancel()
        assert await decide(game(processes, "next")) == "next"

    run(work())


def test_a_bot_that_can_not_be_created_takes_no_process_from_others(made: list[Recorded]) -> None:
    async def work() -> None:
        processes = BotProcesses(Recorded, 1)
        with pytest.raises(Fault):
            await game(processes, "wrong").create()
        assert await decide(game(processes, "right")) == "right"

    run(work())
    assert [type(task) for task in made[0].tasks] == [BeginGame, BeginGame, Choose]
