"""One seat of many games, against bots: what the environments of Gymnasium stand on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from highlands.bots.bot import Bot, BotFactory, Start
from highlands.bots.levels import LEVELS
from highlands.bots.policy import ACTION_VALUES, NOVICE_VALUES, RANDOM
from highlands.bots.referee import ask, create_bot, release_bot
from highlands.bots.registry import bot_factory
from highlands.engine.chance import Seed
from highlands.engine.kernel import NOBODY
from highlands.errors import NotAllowedError
from highlands.i18n import message
from highlands.lab.envs import rendering, stepping
from highlands.lab.envs.opponents import DRAWN, OUTSIDE, Seats, play_on
from highlands.lab.envs.rows import Rows, refusal
from highlands.spec.observation import Observation

Opponent = str | BotFactory
"""A bot: one of ours by its name (`random`, `warrior`), any other as the arena names it, or what makes one."""

JUDGES = {"random": (RANDOM, 0.0)} | {
    name: ({"novice_values": NOVICE_VALUES, "action_values": ACTION_VALUES}[level.evaluation], level.temperature)
    for name, level in LEVELS.items()
    if not level.iterations
}
"""The bots that compiled code can ask: how they choose, and how readily they slip."""


class Seated:
    """Games in which one seat is played from here and bots play the others."""

    def __init__(
        self,
        game: str,
        n: int,
        opponents: Opponent | Sequence[Opponent],
        seat: int | None,
        renews: bool,
        options: dict[str, Any],
    ) -> None:
        """Make room; nothing is dealt yet. `opponents` are those clockwise from the seat, or one for all of them.

        Without a seat it is drawn anew for every game. Where it renews, a game that ends is followed by the next.
        """
        rows = Rows(game, n, Seed.of(None), options)
        self.rows = rows
        self.renews = renews
        if seat is not None and seat not in range(rows.seats):
            raise NotAllowedError(message("no-such-seat", seat=seat, seats=rows.seats))
        self._seat = DRAWN if seat is None else seat
        self._makers: list[BotFactory | None] = [None]
        judges, weakness = np.full(rows.seats, OUTSIDE, np.int32), np.zeros(rows.seats)
        for chair, opponent in enumerate(_each(opponents, rows.seats), start=1):
            if isinstance(opponent, str) and opponent in JUDGES:
                judges[chair], weakness[chair] = JUDGES[opponent]
                self._makers.append(None)
            else:
                self._makers.append(bot_factory(opponent) if isinstance(opponent, str) else opponent)
        self._shown = rows.shown()
        self._seats = Seats(
            dice=rows.dice,
            learners=np.zeros(n, np.int32),
            judges=judges,
            weakness=weakness,
            weights=np.zeros(rows.spec.actions),
            made=np.zeros(n, np.int32),
            games=np.zeros(n, np.int64),
            results=np.zeros(rows.seats),
            rewards=np.zeros(n),
            done=np.zeros(n, np.bool_),
            finals=np.zeros((n, rows.spec.encoded), np.float32),
        )
        self._bots: dict[tuple[int, int], tuple[int, Bot]] = {}
        """The bots outside compiled code, by row and seat, each with the number of the game that it was made for."""

    @property
    def learners(self) -> NDArray[np.int32]:
        """The seat that is played from here, in each game."""
        learners: NDArray[np.int32] = self._seats.learners
        return learners

    @property
    def rewards(self) -> NDArray[np.float64]:
        """The learner's result where the last step ended a game; 0 elsewhere."""
        rewards: NDArray[np.float64] = self._seats.rewards
        return rewards

    @property
    def done(self) -> NDArray[np.bool_]:
        """Where the last step ended a game."""
        done: NDArray[np.bool_] = self._seats.done
        return done

    @property
    def finals(self) -> NDArray[np.float32]:
        """Where the last step ended a game: the last that the learner saw of it."""
        finals: NDArray[np.float32] = self._seats.finals
        return finals

    def deal(self, seed: int | None) -> None:
        """Begin all games anew, up to the first turn of the learner in each of them."""
        if seed is not None:
            self.rows.seed(Seed.of(seed))
        self._play_on(np.zeros(len(self.done), np.int64), begins=True)

    def step(self, actions: NDArray[np.int64]) -> None:
        """Carry out the learner's action in each game, up to its next turn; NotAllowedError if one is illegal."""
        illegal = stepping.first_illegal(self._shown, actions, 0, len(actions))
        if illegal < len(actions):
            raise refusal(self.rows.spec, self.rows.states[illegal], illegal, actions[illegal])
        self._play_on(actions, begins=False)

    def close(self) -> None:
        """Let the bots go."""
        for _, bot in self._bots.values():
            release_bot(bot)
        self._bots.clear()

    def render(self, row: int, mode: str | None) -> str | NDArray[np.uint8] | None:
        """A game as the learner sees it."""
        observed = rendering.observer_of(self.rows.spec, self.rows.states[row], int(self.learners[row]))
        return rendering.render(self.rows.spec, observed, mode)

    def _play_on(self, actions: NDArray[np.int64], begins: bool) -> None:
        """Go on everywhere, and then wherever a bot outside has answered."""
        self.rewards[:] = 0.0
        self.done[:] = False
        self._run(actions, begins, 0, len(actions))
        movers, answers = self.rows.movers, np.zeros_like(actions)
        while len(waiting := np.flatnonzero((movers != self.learners) & (movers != NOBODY))):
            for row in map(int, waiting):
                answers[row] = self._ask(row)
                self._run(answers, False, row, row + 1)

    def _run(self, actions: NDArray[np.int64], begins: bool, begin: int, end: int) -> None:
        """The compiled loop."""
        play_on(self._shown, self._seats, self._seat, actions, begins, self.renews, begin, end)

    def _ask(self, row: int) -> int:
        """The action of a bot outside compiled code, on what its seat may know."""
        seat = int(self.rows.movers[row])
        spec = self.rows.spec
        observed = rendering.observer_of(spec, self.rows.states[row], seat)
        move, _ = ask(self._bot(row, seat), Observation(spec, observed, seat, int(self._seats.made[row])), None)
        return move.action

    def _bot(self, row: int, seat: int) -> Bot:
        """The bot on a seat: a new one for each game."""
        game = int(self._seats.games[row])
        before = self._bots.get((row, seat))
        if before is not None and before[0] == game:
            return before[1]
        if before is not None:
            release_bot(before[1])
        make = self._makers[(seat - int(self.learners[row])) % self.rows.seats]
        assert make is not None, "only seats of bots outside are asked"
        # The dice are where chance has brought them: the same seed gives the same bots.
        dice = int(self.rows.dice[row, 0])
        start = Start(
            game=self.rows.spec.name,
            options=self.rows.spec.write_options(self.rows.options[0]),
            seats=self.rows.seats,
            seat=seat,
            seed=f"{dice} {game}",
        )
        bot = create_bot(make, start)
        self._bots[row, seat] = game, bot
        return bot


def _each(opponents: Opponent | Sequence[Opponent], seats: int) -> Sequence[Opponent]:
    """One opponent for each of the other seats."""
    if isinstance(opponents, str) or callable(opponents):
        return [opponents] * (seats - 1)
    if len(opponents) != seats - 1:
        raise NotAllowedError(
            message("env-opponents", seats=str(seats), needed=str(seats - 1), given=str(len(opponents)))
        )
    return opponents
