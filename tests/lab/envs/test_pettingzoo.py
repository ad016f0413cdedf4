"""The PettingZoo environments: PettingZoo's own tests, and what those don't ask."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
import warnings
from typing import Any

import numpy as np
import pettingzoo
import pytest
from hypothesis import given
from hypothesis import strategies as st

import highlands
from highlands import NotAllowedError
from highlands.engine import kernel
from highlands.engine.chance import Seed
from highlands.engine.kernel import NOBODY
from highlands.engine.state import new_state
from highlands.lab.envs import pixels, rendering, schotten_totten_v0, stepping, verraeter_v0
from highlands.lab.envs.spaces import Spaces
from tests.lab.envs.playing import NAMES, VARIANTS, Policy, an_illegal_action

with warnings.catch_warnings():
    # Its tests import an environment of its own in a way that it has deprecated itself.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

MODULES = {"schotten-totten": schotten_totten_v0, "verraeter": verraeter_v0}
variants = pytest.mark.parametrize(("game", "options"), VARIANTS, ids=NAMES)
games = pytest.mark.parametrize("module", [schotten_totten_v0, verraeter_v0], ids=["schotten-totten", "verraeter"])

# Its list of environments whose observations are dictionaries is that of its own classic ones.
no_array = pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
no_box = pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")


def env_of(game: str, options: dict[str, Any], **more: Any) -> Any:
    return MODULES[game].env(**options, **more)


# PettingZoo's own tests


@no_array
@no_box
@variants
def test_api(game: str, options: dict[str, Any]):
    api_test(env_of(game, options), num_cycles=500)


@variants
def test_seeds(game: str, options: dict[str, Any]):
    seed_test(lambda: env_of(game, options), num_cycles=200)


@games
def test_rendering(module: Any):
    render_test(module.env)


@games
def test_performance_can_be_measured(module: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    clock = iter(range(0, 1000, 2))
    monkeypatch.setattr("time.time", lambda: next(clock))  # it runs for five seconds
    performance_benchmark(module.env())
    assert "turns per second" in capsys.readouterr().out


# What an agent gets


@given(st.sampled_from(VARIANTS), st.integers(0, 10**6))
def test_masks_are_the_legal_moves_and_observations_what_the_seat_knows(variant: tuple[str, dict[str, Any]], seed: int):
    game, options = variant
    env, policy = env_of(game, options), Policy(seed)
    env.reset(seed=seed)
    spec = env.spec
    spaces = Spaces(spec, spec.make_options(**options))
    for _ in range(150):
        if not env.agents or env.terminations[env.agent_selection]:
            break
        mover = env.possible_agents.index(env.agent_selection)
        legal = np.zeros(spec.actions, np.int32)
        for seat, agent in enumerate(env.agents):
            observed, numbers = new_state(spec.state_dtype), np.zeros(spec.encoded, np.float32)
            kernel.observe(env.game_state, seat, observed)
            kernel.encode(observed, numbers)
            given = env.observe(agent)
            assert given["observation"].tobytes() == spaces.of_observations(numbers).tobytes()
            may = sorted(legal[: kernel.legal(observed, legal)].tolist())
            assert spaces.catalogue[np.flatnonzero(given["action_mask"])].tolist() == may
            assert bool(may) == (seat == mover)
            assert env.observation_space(agent).contains(given)
        env.step(policy.choose(env.observe(env.agent_selection)["action_mask"]))


@given(st.sampled_from(VARIANTS), st.integers(0, 10**6), st.integers(0, 60))
def test_an_observation_tells_nothing_that_the_seat_cannot_know(
    variant: tuple[str, dict[str, Any]], seed: int, moves: int
):
    """What a seat can't know is dealt anew: it must not see the difference, in numbers, mask or text."""
    game, options = variant
    env, policy = env_of(game, options, render_mode="ansi"), Policy(seed)
    env.reset(seed=seed)
    for _ in range(moves):
        if env.terminations[env.agent_selection]:
            return
        env.step(policy.choose(env.observe(env.agent_selection)["action_mask"]))
    if env.terminations[env.agent_selection]:
        return
    rng = Seed.of(seed).rng(1)
    for seat, agent in enumerate(env.agents):
        other = copy.deepcopy(env)
        observed = new_state(env.spec.state_dtype)
        kernel.observe(env.game_state, seat, observed)
        kernel.resample(observed, rng, other._states[0])
        truth, seen_again = other._states
        stepping.observe_mover(truth, seen_again, other._observation, other._mask, other._legal_actions)
        ours, theirs = env.observe(agent), other.observe(agent)
        assert all(ours[part].tobytes() == theirs[part].tobytes() for part in ours)
        if agent == env.agent_selection:
            assert env.render() == other.render()


@variants
def test_the_results_come_at_the_end_and_the_points_with_them(game: str, options: dict[str, Any]):
    env, policy = env_of(game, options), Policy(1)
    env.reset(seed=1)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        total[agent] += reward
        assert not truncated
        if terminated:
            outcome = env.spec.outcome(env.game_state)
            seat = env.possible_agents.index(agent)
            assert info == {"points": outcome.points[seat]}
            assert reward == pytest.approx(outcome.returns[seat])
            assert not observation["action_mask"].any()
        else:
            assert (reward, info) == (0.0, {})
        env.step(None if terminated else policy.choose(observation["action_mask"]))
    assert not env.agents
    assert kernel.to_move(env.game_state) == NOBODY
    assert any(total.values())


def test_what_was_observed_does_not_change_later():
    env = schotten_totten_v0.env()
    env.reset(seed=1)
    before = env.observe(env.agent_selection)
    kept = copy.deepcopy(before)
    env.step(int(np.flatnonzero(before["action_mask"])[0]))
    assert all(np.array_equal(before[part], kept[part]) for part in kept)


def test_the_state_is_what_all_seats_know_together():
    env = verraeter_v0.env(players=3)
    env.reset(seed=1)
    state = env.state()
    assert env.state_space.contains(state)
    assert [row.tobytes() for row in state] == [env.observe(agent)["observation"].tobytes() for agent in env.agents]


# What is refused


@games
def test_an_illegal_action_raises_and_changes_nothing(module: Any):
    env = module.env()
    env.reset(seed=1)
    game_state, agent = env.game_state, env.agent_selection
    mask = env.observe(agent)["action_mask"]
    for action in (an_illegal_action(mask), -1, len(mask), 1.0, None, "pass", True, np.float32(1)):
        with pytest.raises(NotAllowedError, match=r"action .* of game 0 can’t be carried out"):
            env.step(action)
    assert env.agent_selection == agent
    assert env.game_state.tobytes() == game_state.tobytes()


@games
def test_an_illegal_action_can_forfeit_its_game_instead(module: Any):
    env = module.env(illegal="forfeit")
    env.reset(seed=1)
    offender = env.agent_selection
    env.step(an_illegal_action(env.observe(offender)["action_mask"]))
    assert all(env.terminations.values())
    assert env.rewards == {agent: -1.0 if agent == offender else 0.0 for agent in env.agents}
    for _ in env.agent_iter():
        env.step(None)
    env.reset(seed=1)
    assert not any(env.terminations.values())


@games
def test_a_random_legal_action_can_take_the_place_of_an_illegal_one(module: Any):
    env = module.env(illegal="random")
    courses = []
    for _ in range(2):
        env.reset(seed=1)
        steps = 0
        while not env.terminations[env.agent_selection]:
            env.step(an_illegal_action(env.observe(env.agent_selection)["action_mask"]))
            steps += 1
        assert steps > 10
        courses.append(env.game_state.tobytes())
    assert courses[0] == courses[1]


@games
def test_options_and_render_modes_are_checked(module: Any):
    with pytest.raises(ValueError, match="not 'ignore'"):
        module.env(illegal="ignore")
    with pytest.raises(NotAllowedError, match="no option"):
        module.env(surprise=True)
    with pytest.raises(ValueError, match="render mode"):
        module.env(render_mode="telepathy")


def test_a_game_must_be_dealt_first():
    with pytest.raises(AttributeError):
        schotten_totten_v0.env().last()


# Copies, seeds, drawings


def test_an_environment_can_be_copied_and_pickled():
    env, policy = verraeter_v0.env(players=3), Policy(2)
    env.reset(seed=2)
    for other in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        for _ in range(30):
            action = policy.choose(other.observe(other.agent_selection)["action_mask"])
            other.step(action)
        assert other.game_state.tobytes() != env.game_state.tobytes()
        assert other.observe(other.agent_selection)["action_mask"].any()


def test_without_a_seed_chance_goes_on():
    env = schotten_totten_v0.env()
    env.reset(seed=1)
    first = env.game_state
    env.reset()
    second = env.game_state
    env.reset(seed=1)
    assert env.game_state.tobytes() == first.tobytes()
    env.reset()
    assert env.game_state.tobytes() == second.tobytes() != first.tobytes()


def test_the_text_is_the_board_of_the_player_to_move():
    env = schotten_totten_v0.env(render_mode="ansi", first=1)
    env.reset(seed=1)
    game = highlands.new("schotten-totten", first=1, seed=1)
    board = str(env.render())
    assert board.splitlines()[-1] == game.board(1).splitlines()[-1]
    assert "A  hand: c? c? c? c? c? c?" in board


@games
def test_the_pixels_show_the_board_on_a_sheet_that_stays_as_large(module: Any):
    env, policy = module.env(render_mode="rgb_array"), Policy(1)
    env.reset(seed=1)
    first = env.render()
    assert first.dtype == np.uint8
    assert first[0, 0].tolist() == list(pixels.PAPER)
    for _ in range(40):
        env.step(policy.choose(env.observe(env.agent_selection)["action_mask"]))
    second = env.render()
    assert second.shape == first.shape == pixels.pixels("").shape
    assert (second != first).any()
    observed = rendering.observation_of_mover(env.spec, env.game_state)
    assert np.array_equal(second, pixels.pixels(env.spec.board(observed)))


def test_no_two_letters_look_alike_and_a_stranger_is_a_question_mark():
    letters = {cell.tobytes() for cell in pixels.CELLS}
    assert len(letters) == len(pixels.KNOWN) == len(set(pixels.KNOWN))
    assert np.array_equal(pixels.pixels("ß"), pixels.pixels("?"))
    assert pixels.pixels("a\n" * 40).shape[0] > pixels.pixels("a").shape[0]


def test_a_person_may_watch(capsys: pytest.CaptureFixture[str]):
    env = verraeter_v0.env(render_mode="human")
    env.reset(seed=1)
    assert capsys.readouterr().out.startswith("verraeter · round 1 of 8")
    env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    assert capsys.readouterr().out.startswith("verraeter · round 1 of 8")


def test_pettingzoo_makes_them_by_their_ids():
    env = pettingzoo.make("aec", "highlands/Verraeter-v0", players=3)
    assert str(env) == "verraeter_v0"
    assert env.possible_agents == ["player_0", "player_1", "player_2"]
    assert str(pettingzoo.make("aec", "highlands/SchottenTotten-v0", tactics=True)) == "schotten_totten_v0"


# The libraries are extras


def test_highlands_and_its_batches_import_neither_pettingzoo_nor_gymnasium():
    code = (
        "import sys, highlands.lab.envs, highlands.terminal.cli; "
        "assert not {'pettingzoo', 'gymnasium'} & set(sys.modules), sorted(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize(
    ("library", "part"),
    [("pettingzoo", "schotten_totten_v0"), ("gymnasium", "verraeter_v0"), ("gymnasium", "gymnasium")],
)
def test_a_missing_library_is_named_with_the_way_to_install_it(library: str, part: str):
    code = (
        f"import sys; sys.modules[{library!r}] = None\n"
        "import highlands.lab.envs\n"
        f"try: highlands.lab.envs.{part}\n"
        "except highlands.HighlandsError as error: print(isinstance(error, ImportError), error)"
    )
    said = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout
    assert said.startswith(f"True This needs {library}")
    assert "pip install 'highlands[envs]'" in said


def test_there_is_nothing_else_behind_the_door():
    import highlands.lab.envs

    with pytest.raises(AttributeError, match="chess_v6"):
        _ = highlands.lab.envs.chess_v6
