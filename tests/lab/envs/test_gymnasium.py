"""The Gymnasium environments: one seat against bots."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from highlands import NotAllowedError
from highlands.bots import FunctionBot, Start
from highlands.bots.levels import LEVELS, move_values, sample_move
from highlands.engine import kernel
from highlands.engine.chance import Seed
from highlands.engine.kernel import NOBODY
from highlands.engine.state import new_state
from highlands.games import BUILT_IN, game_spec
from highlands.lab.envs import Batch, opponents
from highlands.lab.envs.gymnasium import SeatEnv, SeatVectorEnv
from highlands.lab.envs.single_agent import COMPILED_BOTS
from highlands.spec.observation import LegalMoves, Move, Observation
from tests.lab.envs.playing import NAMES, VARIANTS, Policy, an_illegal_action, arrays_of, encoded_for

variants = pytest.mark.parametrize(("game", "options"), VARIANTS, ids=NAMES)
IN_COMPILED_CODE = ["random", "shepherd", "clansman", "warrior"]


def first_move(observation: Observation, moves: LegalMoves, seconds: float | None) -> Move:
    return moves[0]


def play(env: SeatVectorEnv, steps: int, seed: int = 1) -> list[Any]:
    """All that random play gets to see."""
    policy = Policy(seed)
    observations, infos = env.reset(seed=seed)
    got: list[Any] = [observations.tobytes()]
    for _ in range(steps):
        actions = np.array([policy.choose(mask) for mask in infos["action_mask"]])
        observations, rewards, terminations, truncations, infos = env.step(actions)
        assert not truncations.any()
        assert not rewards[~terminations].any()
        got.append((observations.tobytes(), rewards.tolist(), terminations.tolist(), infos["seat"].tolist()))
    return got


# One game


# Its random actions come from the space without a mask, so most of them are illegal.
@pytest.mark.parametrize("illegal", ["forfeit", "random"])
@pytest.mark.parametrize("game", BUILT_IN)
def test_gymnasiums_own_checks_pass_on_the_bare_environment(game: str, illegal: Any):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(SeatEnv(game, illegal=illegal), skip_render_check=True)


@pytest.mark.parametrize("name", [game_spec(game).environment_id for game in BUILT_IN])
@pytest.mark.parametrize("mode", ["ansi", "rgb_array", "human"])
def test_a_registered_environment_plays_and_shows_itself(name: str, mode: str):
    env = gymnasium.make(name, opponents="random", render_mode=mode)
    policy = Policy(1)
    _, info = env.reset(seed=1)
    shown: Any = env.render()
    assert isinstance(shown, {"ansi": str, "rgb_array": np.ndarray, "human": type(None)}[mode])
    for _ in range(3 if mode == "rgb_array" else 200):
        _, _, terminated, _, info = env.step(policy.choose(info["action_mask"]))
        if terminated:
            break
    env.render()
    env.close()


@variants
def test_a_game_goes_to_its_end_and_gives_its_result(game: str, options: dict[str, Any]):
    env, policy = SeatEnv(game, opponents="warrior", **options), Policy(3)
    seats = set()
    for seed in range(10):
        observation, info = env.reset(seed=seed)
        terminated, reward = False, 0.0
        while not terminated:
            assert arrays_of(env).movers[0] == info["seat"]
            assert reward == 0.0
            observation, reward, terminated, truncated, info = env.step(policy.choose(info["action_mask"]))
            assert not truncated
        seats.add(info["seat"])
        arrays = arrays_of(env)
        outcome = arrays.spec.outcome(arrays.states[0])
        assert reward == pytest.approx(outcome.returns[info["seat"]])
        assert kernel.to_move(arrays.states[0]) == NOBODY
        assert observation.tobytes() == encoded_for(arrays, 0, info["seat"]).tobytes()
        assert not info["action_mask"].any()
        with pytest.raises(NotAllowedError):
            env.step(0)
    assert len(seats) > 1


def test_a_seat_can_be_kept():
    env = SeatEnv("verraeter", opponents="random", seat=2)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}


# Many games


@variants
@pytest.mark.parametrize("bot", IN_COMPILED_CODE)
def test_thousands_of_steps_against_bots(game: str, options: dict[str, Any], bot: str):
    env = SeatVectorEnv(game, 32, opponents=bot, **options)
    assert sum(sum(terminations) for _, _, terminations, _ in play(env, 100)[1:]) > 10
    env.close()


@variants
def test_the_seat_is_to_move_and_sees_what_it_may_know(game: str, options: dict[str, Any]):
    env, policy = SeatVectorEnv(game, 8, opponents="shepherd", **options), Policy(5)
    observations, infos = env.reset(seed=5)
    for _ in range(60):
        arrays = arrays_of(env)
        for row, seat in enumerate(infos["seat"]):
            assert kernel.to_move(arrays.states[row]) == seat
            assert observations[row].tobytes() == encoded_for(arrays, row, int(seat)).tobytes()
            legal = np.zeros(arrays.spec.actions, np.int32)
            may = legal[: kernel.legal(arrays.states[row], legal)]
            assert arrays.spaces.catalogue[np.flatnonzero(infos["action_mask"][row])].tolist() == sorted(may.tolist())
        observations, _, _, _, infos = env.step(np.array([policy.choose(mask) for mask in infos["action_mask"]]))
    assert env.observation_space.contains(observations)


def test_a_game_that_ends_is_followed_by_the_next_in_the_same_step():
    env, policy = SeatVectorEnv("schotten-totten", 6, opponents="random", colours=2, stones=3, hand=2), Policy(1)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    _, infos = env.reset(seed=1)
    ended = 0
    for _ in range(60):
        step = env.step(np.array([policy.choose(mask) for mask in infos["action_mask"]]))
        observations, _, terminations, _, infos = step
        assert infos["action_mask"].any(axis=1).all()
        assert ("final_obs" in infos) == terminations.any()
        for row in np.flatnonzero(terminations):
            assert infos["_final_obs"][row]
            assert infos["final_obs"][row].tobytes() != observations[row].tobytes()
            ended += 1
    assert ended > 5


@pytest.mark.parametrize("bot", [*IN_COMPILED_CODE, "warrior,temperature=0.2"])
def test_the_same_seed_gives_the_same_games(bot: str):
    first = play(SeatVectorEnv("verraeter", 3, opponents=bot), 30)
    assert play(SeatVectorEnv("verraeter", 3, opponents=bot), 30) == first
    assert play(SeatVectorEnv("verraeter", 3, opponents=bot), 30, seed=2) != first


def test_arrays_are_copies_unless_one_wants_them_as_they_are():
    for copies in (True, False):
        env, policy = SeatVectorEnv("verraeter", 2, opponents="random", copy=copies), Policy(1)
        observations, infos = env.reset(seed=1)
        before = observations.copy()
        env.step(np.array([policy.choose(mask) for mask in infos["action_mask"]]))
        assert np.array_equal(before, observations) == copies


def test_gymnasium_makes_the_vector_form_too():
    env = gymnasium.make_vec(
        "highlands/Verraeter-v0", num_envs=3, vectorization_mode="vector_entry_point", opponents="random", players=3
    )
    observations, infos = env.reset(seed=1)
    assert (observations.shape, infos["action_mask"].shape) == ((3, 497), (3, 481))
    env.close()


def test_many_games_show_themselves():
    env = SeatVectorEnv("schotten-totten", 2, opponents="random", seat=0, render_mode="ansi")
    env.reset(seed=1)
    assert all("B  hand: c? c?" in board for board in env.render())


# The opponents


def test_bots_sit_clockwise_from_the_seat_each_with_its_own_way():
    asked: list[tuple[str, int]] = []

    def named(name: str) -> Any:
        def make(start: Start) -> FunctionBot:
            def choose(observation: Observation, moves: LegalMoves, seconds: float | None) -> Move:
                asked.append((name, observation.seat))
                assert observation.seat == start.seat
                assert observation.state.observer == observation.seat
                assert observation.ply >= 0
                return moves[0]

            return FunctionBot(choose)

        return make

    env = SeatVectorEnv("verraeter", 2, opponents=[named("left"), "random", named("right")], seat=1)
    play(env, 20)
    assert set(asked) == {("left", 2), ("right", 0)}
    env.close()


@variants
@pytest.mark.parametrize("bot", IN_COMPILED_CODE[1:])
def test_a_level_plays_alike_in_compiled_code_and_outside(game: str, options: dict[str, Any], bot: str):
    batch, level = Batch(game, 1, seed=7, **options), LEVELS[bot]
    spec, state = batch.spec, batch.states[0]
    policy, temperature = COMPILED_BOTS[bot]
    choices, weights = np.zeros(spec.actions, np.int32), np.zeros(spec.actions)
    for number in range(60):
        observed = new_state(spec.state_dtype)
        dice, same_dice = (Seed.of(number).rng(0) for _ in range(2))
        action = opponents.bot_action(state, observed, policy, temperature, dice, choices, weights)
        moves = LegalMoves(spec, observed)
        observation = Observation(spec, observed, int(kernel.to_move(observed)), number)
        values = move_values(level.evaluation, observation, moves)
        assert action == moves.actions[sample_move(values, temperature, same_dice) if len(moves) > 1 else 0]
        batch.step([batch.spaces.from_catalogue(action)])


def test_a_searching_bot_plays():
    env = SeatVectorEnv("verraeter", 2, opponents="chieftain,iterations=20")
    play(env, 8)
    env.close()


def test_every_level_that_does_not_search_plays_in_compiled_code():
    assert set(IN_COMPILED_CODE) == {"random"} | {name for name, level in LEVELS.items() if not level.iterations}


# What is refused


def test_an_illegal_action_raises_and_changes_nothing():
    env = SeatVectorEnv("verraeter", 2, opponents="random")
    _, infos = env.reset(seed=1)
    before = arrays_of(env).states.tobytes()
    actions = infos["action_mask"].argmax(axis=1)
    actions[1] = an_illegal_action(infos["action_mask"][1])
    with pytest.raises(NotAllowedError, match="of game 1 "):
        env.step(actions)
    assert arrays_of(env).states.tobytes() == before
    with pytest.raises(ValueError, match="an action for each"):
        env.step(actions[:1])


@variants
def test_an_illegal_action_can_forfeit_its_game_instead(game: str, options: dict[str, Any]):
    env = SeatVectorEnv(game, 3, opponents="random", illegal="forfeit", **options)
    observations, infos = env.reset(seed=1)
    actions = infos["action_mask"].argmax(axis=1)
    actions[1] = an_illegal_action(infos["action_mask"][1])
    _, rewards, terminations, _, after = env.step(actions)
    assert terminations.tolist() == [False, True, False]
    assert rewards.tolist() == [0.0, -1.0, 0.0]
    assert after["final_obs"][1].tobytes() == observations[1].tobytes()
    assert after["action_mask"].any(axis=1).all()
    _, rewards, terminations, _, _ = env.step(after["action_mask"].argmax(axis=1))
    assert not terminations.any()
    assert not rewards.any()


def test_after_a_forfeit_one_game_is_over_until_it_is_reset():
    env = SeatEnv("verraeter", opponents="random", illegal="forfeit")
    observation, info = env.reset(seed=1)
    last, reward, terminated, _, after = env.step(an_illegal_action(info["action_mask"]))
    assert (reward, terminated) == (-1.0, True)
    assert last.tobytes() == observation.tobytes()
    assert not after["action_mask"].any()
    with pytest.raises(NotAllowedError):
        env.step(int(info["action_mask"].argmax()))
    _, info = env.reset()
    assert not env.step(int(info["action_mask"].argmax()))[2]


@variants
def test_a_random_legal_action_can_take_the_place_of_an_illegal_one(game: str, options: dict[str, Any]):
    env = SeatVectorEnv(game, 4, opponents="random", illegal="random", **options)
    _, infos = env.reset(seed=1)
    before = arrays_of(env).states.copy()
    ended = 0
    for _ in range(100):
        _, rewards, terminations, _, infos = env.step(np.array([an_illegal_action(m) for m in infos["action_mask"]]))
        assert not rewards[~terminations].any()
        ended += int(terminations.sum())
    assert ended
    assert all(arrays_of(env).states[row].tobytes() != before[row].tobytes() for row in range(4))


def test_the_legal_actions_are_given_as_sb3_contrib_asks_for_them():
    env = SeatEnv("schotten-totten", opponents="random")
    _, info = env.reset(seed=1)
    assert env.action_masks().dtype == np.bool_
    assert env.action_masks().tolist() == (info["action_mask"] > 0).tolist()
    many = SeatVectorEnv("schotten-totten", 3, opponents="random")
    _, infos = many.reset(seed=1)
    assert many.action_masks().tolist() == (infos["action_mask"] > 0).tolist()


def test_seats_opponents_and_modes_are_checked():
    with pytest.raises(ValueError, match="not 'ignore'"):
        SeatEnv("verraeter", illegal="ignore")  # type: ignore[arg-type]
    with pytest.raises(NotAllowedError, match="no seat 3"):
        SeatEnv("verraeter", players=3, seat=3)
    with pytest.raises(NotAllowedError, match="game of 3 players: 2, not 1"):
        SeatEnv("verraeter", players=3, opponents=["random"])
    for wrong in (FunctionBot(first_move), [FunctionBot(first_move), "random"]):  # a bot, not what makes one
        with pytest.raises(TypeError, match="not a FunctionBot"):
            SeatEnv("verraeter", players=3, opponents=wrong)  # type: ignore[arg-type]
    with pytest.raises(NotAllowedError, match="no bot"):
        SeatEnv("verraeter", opponents="nobody")
    with pytest.raises(ValueError, match="render mode"):
        SeatVectorEnv("verraeter", 1, render_mode="telepathy")
