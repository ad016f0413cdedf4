"""One seat of many games against bots: what the Gymnasium environments are made of."""

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
from highlands.lab.envs.arrays import BatchArrays, refusal
from highlands.lab.envs.illegal import IllegalAction, check_illegal, illegal_rows, replace_rows
from highlands.lab.envs.opponents import EXTERNAL, RANDOM_SEAT, LearnerArrays, advance_rows
from highlands.lab.envs.purposes import AGAINST_BOTS
from highlands.lab.envs.spaces import Spaces
from highlands.play.precompile import precompile
from highlands.spec.observation import Observation

Opponent = str | BotFactory
"""A bot: one of ours by its name (`random`, `warrior`), any other as the arena names it, or what makes one."""

USUAL_OPPONENT = "shepherd"

COMPILED_BOTS = {"random": (RANDOM, 0.0)} | {
    name: ({"novice_values": NOVICE_VALUES, "action_values": ACTION_VALUES}[level.evaluation], level.temperature)
    for name, level in LEVELS.items()
    if not level.iterations
}
"""The bots that compiled code can ask: how they choose, and at which temperature."""


class SingleAgentGames:
    """Games in which the caller plays one seat, the learner's, and bots play the others."""

    def __init__(
        self,
        game: str,
        n: int,
        opponents: Opponent | Sequence[Opponent],
        seat: int | None,
        autoreset: bool,
        illegal: IllegalAction,
        options: dict[str, Any],
    ) -> None:
        """Allocate the arrays; nothing is dealt yet. `opponents` are those clockwise from the seat, or one for all.

        Without a seat it is drawn anew for every game. With `autoreset`, a game that ends is followed by the next.
        """
        if n < 1:
            raise ValueError(f"there must be a game at least, not {n}")
        precompile([game], purpose=AGAINST_BOTS)
        arrays = BatchArrays(game, n, Seed.of(None), options)
        self.arrays = arrays
        self.autoreset = autoreset
        check_illegal(illegal)
        self._illegal = illegal
        if seat is not None and seat not in range(arrays.seats):
            raise NotAllowedError(message("no-such-seat", seat=seat, seats=arrays.seats))
        self._seat = RANDOM_SEAT if seat is None else seat
        self._makers: list[BotFactory | None] = [None]
        policies, temperatures = np.full(arrays.seats, EXTERNAL, np.int32), np.zeros(arrays.seats)
        for place, opponent in enumerate(_each(opponents, arrays.seats), start=1):
            if isinstance(opponent, str) and opponent in COMPILED_BOTS:
                policies[place], temperatures[place] = COMPILED_BOTS[opponent]
                self._makers.append(None)
            else:
                self._makers.append(bot_factory(opponent) if isinstance(opponent, str) else opponent)
        self._buffers = arrays.buffers()
        self._seats = LearnerArrays(
            action_rngs=arrays.action_rngs,
            learners=np.zeros(n, np.int32),
            policies=policies,
            temperatures=temperatures,
            values=np.zeros(arrays.spec.actions),
            moves_made=np.zeros(n, np.int32),
            games_begun=np.zeros(n, np.int64),
            results=np.zeros(arrays.seats),
            rewards=np.zeros(n),
            done=np.zeros(n, np.bool_),
            final_observations=np.zeros((n, arrays.spec.encoded), np.float32),
        )
        self._bots: dict[tuple[int, int], tuple[int, Bot]] = {}
        """The external bots, by row and seat, each with the number of the game that it was made for."""

    @property
    def learners(self) -> NDArray[np.int32]:
        """The learner's seat in each game."""
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
    def spaces(self) -> Spaces:
        """What the actions and the numbers of observations are."""
        return self.arrays.spaces

    @property
    def observations(self) -> NDArray[np.float32]:
        """What the learner knows in each game; a reduced game's is a copy."""
        return self.spaces.of_observations(self.arrays.observations)

    @property
    def masks(self) -> NDArray[np.int8]:
        """What the learner may do in each game; a reduced game's is a copy."""
        return self.spaces.of_masks(self.arrays.masks)

    def final_observation(self, row: int) -> NDArray[np.float32]:
        """Where the last step ended a game: the learner's last observation of it, a copy."""
        return self.spaces.of_observations(self._seats.final_observations[row]).copy()

    def reset(self, seed: int | None) -> None:
        """Begin all games anew, up to the first turn of the learner in each of them."""
        if seed is not None:
            self.arrays.seed(Seed.of(seed))
        self._advance(np.zeros(len(self.done), np.int64), resets=True)

    def step(self, given: NDArray[np.int64]) -> None:
        """Carry out the learner's action in each game, up to its next turn.

        An illegal one is treated as the games were made to; in a game that is over it raises NotAllowedError always.
        """
        actions = self.spaces.all_to_catalogue(given)
        forfeited = illegal_rows(self._buffers, actions)
        if forfeited:
            over = [row for row in forfeited if self.arrays.movers[row] == NOBODY]
            if self._illegal == "raise" or over:
                row = over[0] if over else forfeited[0]
                raise refusal(self.arrays.spec, self.spaces, self.arrays.states[row], row, given[row])
            if self._illegal == "random":
                actions = actions.copy()
                replace_rows(self._buffers, self.arrays.action_rngs, forfeited, actions)
                forfeited = []
        self._advance(actions, resets=False, forfeited=forfeited)

    def close(self) -> None:
        """Close the external bots."""
        for _, bot in self._bots.values():
            release_bot(bot)
        self._bots.clear()

    def render(self, row: int, mode: str | None) -> str | NDArray[np.uint8] | None:
        """A game as the learner sees it."""
        observed = rendering.observation_of(self.arrays.spec, self.arrays.states[row], int(self.learners[row]))
        return rendering.render(self.arrays.spec, observed, mode)

    def _advance(self, actions: NDArray[np.int64], resets: bool, forfeited: Sequence[int] = ()) -> None:
        """Advance all arrays, and then each row whose external bot has answered, until all wait for the learner."""
        self.rewards[:] = 0.0
        self.done[:] = False
        begin = 0
        for row in forfeited:
            self._run(actions, resets, begin, row)
            self._forfeit(actions, row)
            begin = row + 1
        self._run(actions, resets, begin, len(actions))
        movers, answers = self.arrays.movers, np.zeros_like(actions)
        while len(waiting := np.flatnonzero((movers != self.learners) & (movers != NOBODY))):
            for row in map(int, waiting):
                answers[row] = self._ask(row)
                self._run(answers, False, row, row + 1)

    def _forfeit(self, actions: NDArray[np.int64], row: int) -> None:
        """End a game for an illegal action of the learner; with `autoreset` the next begins."""
        self._seats.final_observations[row] = self.arrays.observations[row]
        if self.autoreset:
            self._run(actions, True, row, row + 1)
        else:
            stepping.clear_row(self._buffers, row)
            self.arrays.movers[row] = NOBODY
        self.rewards[row] = stepping.FORFEIT
        self.done[row] = True

    def _run(self, actions: NDArray[np.int64], resets: bool, begin: int, end: int) -> None:
        """The compiled loop."""
        advance_rows(self._buffers, self._seats, self._seat, actions, resets, self.autoreset, begin, end)

    def _ask(self, row: int) -> int:
        """The action of an external bot, on its seat's observation."""
        seat = int(self.arrays.movers[row])
        spec = self.arrays.spec
        observed = rendering.observation_of(spec, self.arrays.states[row], seat)
        move, _ = ask(self._bot(row, seat), Observation(spec, observed, seat, int(self._seats.moves_made[row])), None)
        return move.action

    def _bot(self, row: int, seat: int) -> Bot:
        """The bot on a seat: a new one for each game."""
        game = int(self._seats.games_begun[row])
        before = self._bots.get((row, seat))
        if before is not None and before[0] == game:
            return before[1]
        if before is not None:
            release_bot(before[1])
        make = self._makers[(seat - int(self.learners[row])) % self.arrays.seats]
        assert make is not None, "only seats of external bots are asked"
        # Derived from the row's generator, so that the same seed gives the same bots.
        word = int(self.arrays.action_rngs[row, 0])
        start = Start(
            game=self.arrays.spec.name,
            options=self.arrays.spec.write_options(self.arrays.options[0]),
            seats=self.arrays.seats,
            seat=seat,
            seed=f"{word} {game}",
        )
        bot = create_bot(make, start)
        self._bots[row, seat] = game, bot
        return bot


def _each(opponents: Opponent | Sequence[Opponent], seats: int) -> Sequence[Opponent]:
    """One opponent for each of the other seats."""
    if not isinstance(opponents, Sequence) or isinstance(opponents, str):
        return [_checked(opponents)] * (seats - 1)
    if len(opponents) != seats - 1:
        raise NotAllowedError(
            message("env-opponents", seats=str(seats), needed=str(seats - 1), given=str(len(opponents)))
        )
    return [_checked(opponent) for opponent in opponents]


def _checked(opponent: Any) -> Opponent:
    """An opponent, or TypeError: many a user gives a bot where what makes bots is needed."""
    if isinstance(opponent, str):
        return opponent
    if not callable(opponent):
        kind = type(opponent).__name__
        raise TypeError(f"an opponent is a bot's name, or what makes a bot from a Start for each game, not a {kind}")
    factory: BotFactory = opponent
    return factory
