"""Run with NUMBA_DISABLE_JIT=1 by `test_learned_policy`: what the policy sees, says and looks ahead to.

Without any compiling, which would take far longer.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

import highlands
from bench.learning.bot import is_served
from bench.learning.features.layout import JUDGED
from bench.learning.features.plays import describe_plays, new_plays
from bench.learning.features.worlds import describe_world, new_worlds
from bench.learning.inference import new_thoughts, think, world_value
from bench.learning.lookahead import roll_out_by_policy, weigh_by_policy
from bench.learning.networks import new_critic, new_policy
from bench.learning.self_play import Players, new_buffers
from highlands.bots.rollouts.beliefs import PlayerModel
from highlands.engine import kernel
from highlands.engine.chance import Seed
from highlands.engine.state import State, copy_state, new_state
from highlands.games.schotten_totten.state.cards import CLAN_CARDS, COLOUR, STONES, STRENGTHS

MOVES = 16
LATE = 44
"""After so many moves a game is nearly over: the rest of it is soon played without compiling."""

TEMPERATURE = 0.5


def play_best(game: highlands.Game, players: Players) -> None:
    """Lay the card that the policy likes best; claim what the judgement does."""
    seat = game.to_move
    assert seat is not None
    observation = game.observation(seat)
    actions, thoughts = np.array(observation.moves.actions, np.int32), new_thoughts()
    if len(actions) > 1 and is_served(observation.state, actions):
        kept = think(observation.state, actions, len(actions), players.own, thoughts)
        place = int(thoughts.plays.places[int(thoughts.values[:kept].argmax())])
    else:
        values = np.zeros(len(actions))
        kernel.action_values(observation.state, actions, len(actions), values)
        place = int(values.argmax())
    game.play(game.legal_moves[place])


def is_choice(game: highlands.Game) -> bool:
    """Whether a card is to be chosen now."""
    seat = game.to_move
    if seat is None:
        return False
    observation = game.observation(seat)
    actions = np.array(observation.moves.actions, np.int32)
    return len(actions) > 1 and is_served(observation.state, actions)


def late_game() -> tuple[highlands.Game, Players]:
    """A game in which a card is to be chosen, with the deck empty; and a policy."""
    rng = np.random.default_rng(2)
    policy, critic = new_policy(rng, width=4), new_critic(rng)
    policy.output[:] = 0.1
    players, game = Players(policy, policy, critic, None, 0.0), highlands.new("schotten-totten", first=0, seed=3)
    for ply in range(LATE):
        game.play(game.legal_moves[ply * 7 % len(game.legal_moves)])
    while not is_choice(game):
        play_best(game, players)
    assert game.state.clan_left == 0
    return game, players


def look_ahead() -> None:
    """Rollouts are the games that the policy plays on both seats, judged by the critic where they end early."""
    game, players = late_game()
    critic = players.critic
    candidates = np.array(game.legal_moves.actions[:2], np.int32)
    worlds, chances = np.zeros(1, game.state.dtype), np.array([[1, 2, 3, 4]], np.uint64)
    worlds[0] = game.state
    for depth in (0, 3):
        results = np.zeros((1, 2, 2))
        roll_out_by_policy(worlds, chances, candidates, depth, players, new_buffers(), results)
        for place in range(len(candidates)):
            line, choices = game.copy(), 0
            line.play(line.legal_moves[place])
            while (mover := line.to_move) is not None:
                choices += is_choice(line)
                if depth and choices == depth:
                    break
                play_best(line, players)
            if mover is None:
                expected = np.zeros(2)
                kernel.returns(line.state, expected)
            else:
                world = new_worlds(1)
                describe_world(line.state, world.stones[0], world.table[0])
                value = world_value(world.stones[0], world.table[0], critic, new_thoughts().layers)
                expected = np.array([value if mover == each else -value for each in range(2)])
            assert np.allclose(results[0, place], expected), (depth, place, results[0, place], expected)


def believe() -> None:
    """A world is as likely as the policy with the hand of that world would have laid what the opponent did."""
    game, players = late_game()
    opponent = game.to_move
    assert opponent is not None
    actions, thoughts = np.array(game.legal_moves.actions, np.int32), new_thoughts()
    kept = think(game.observe(opponent), actions, len(actions), players.own, thoughts)
    rank = int(thoughts.values[:kept].argmax())
    shares = np.exp(thoughts.values[:kept] / TEMPERATURE)
    expected = np.log(0.9 * shares[rank] / shares.sum() + 0.1 / len(actions))
    game.play(game.legal_moves[int(thoughts.plays.places[rank])])
    while game.to_move == opponent:
        play_best(game, players)
    seat = game.to_move
    assert seat is not None
    worlds, found = np.zeros(1, game.state.dtype), np.zeros(1)
    kernel.resample(game.observe(seat), Seed.of("any").rng(0), worlds[0])
    model, states = PlayerModel(TEMPERATURE, 0.1, 1), np.zeros(2, game.state.dtype)
    weigh_by_policy(worlds, game.past(seat), seat, model, players, Seed.of(1).rng(0), states, new_buffers(), found)
    assert np.isclose(found[0], expected), (found, expected)


def turned(cards: int) -> int:
    """A set of cards with its colours changed: each is the next one."""
    return int(cards) >> STRENGTHS | (int(cards) & int(COLOUR[0])) << (CLAN_CARDS - STRENGTHS)


def see_symmetrically(observed: State, actions: NDArray[np.int32]) -> None:
    """A play is told by the same numbers when colours are changed, and when left and right are."""
    seen: list[dict[tuple[int, int], tuple[NDArray[np.float32], NDArray[np.float32]]]] = []
    for change in range(3):
        state: Any = copy_state(observed)
        if change == 1:
            for seat in range(2):
                state.hand[seat], state.known[seat] = turned(state.hand[seat]), turned(state.known[seat])
                state.side[seat] = [turned(side) for side in state.side[seat]]
            state.unseen = turned(state.unseen)
        if change == 2:
            state.side[:] = state.side[:, ::-1].copy()
        plays = new_plays()
        cards, stones = actions // STONES, actions % STONES
        if change == 1:
            cards = (cards - STRENGTHS) % CLAN_CARDS
        if change == 2:
            stones = STONES - 1 - stones
        changed = np.sort(cards * STONES + stones).astype(np.int32)
        kept = describe_plays(state, changed, len(changed), plays)
        found = {}
        for rank in range(kept):
            card, stone = divmod(int(changed[plays.places[rank]]), STONES)
            if change == 1:
                card = (card + STRENGTHS) % CLAN_CARDS
            if change == 2:
                stone = STONES - 1 - stone
            found[card, stone] = (plays.features[rank].copy(), plays.common.copy())
        seen.append(found)
    for other in seen[1:]:
        both = seen[0].keys() & other.keys()
        assert len(both) >= len(seen[0]) - 1, "other plays are taken for the best"
        for play in both:
            # Of plays that are worth the same, either may come first: their rank is no part of the comparison.
            ours, theirs = seen[0][play], other[play]
            differ = np.flatnonzero(~np.isclose(ours[0], theirs[0], atol=1e-5))
            assert set(differ.tolist()) <= {JUDGED + 1}, (play, differ)
            assert np.allclose(ours[1], theirs[1], atol=1e-5), (play, np.flatnonzero(ours[1] != theirs[1]))


def main() -> None:
    game = highlands.new("schotten-totten", first=0, seed=3)
    for ply in range(MOVES):
        seat = game.to_move
        assert seat is not None
        moves = game.observation(seat).moves
        game.play(moves[ply * 7 % len(moves)])
    seat = game.to_move
    assert seat is not None
    observation = game.observation(seat)
    actions = np.array(observation.moves.actions, np.int32)
    policy = new_policy(np.random.default_rng(1), width=4)

    thoughts = new_thoughts()
    kept = think(observation.state, actions, len(actions), policy, thoughts)
    judged = np.zeros(len(actions))
    kernel.action_values(observation.state, actions, len(actions), judged)
    assert np.allclose(thoughts.values[:kept], np.sort(judged)[::-1][:kept]), "untaught, it is not the judgement"
    assert np.allclose(judged[thoughts.plays.places[:kept]], thoughts.values[:kept]), "the values of other plays"

    see_symmetrically(observation.state, actions)
    policy.output[:] = 1.0
    think(observation.state, actions, len(actions), policy, thoughts)
    assert not np.allclose(thoughts.values[:kept], np.sort(judged)[::-1][:kept]), "what it learned changes nothing"
    world, other = new_state(observation.spec.state_dtype), new_thoughts()
    kernel.resample(observation.state, Seed.of("another world").rng(0), world)
    assert world.tobytes() != game.state.tobytes()
    think(world, actions, len(actions), policy, other)
    assert np.array_equal(other.plays.features, thoughts.plays.features), "it sees what the player can't know"
    assert np.array_equal(other.plays.common, thoughts.plays.common), "it sees what the player can't know"
    assert np.array_equal(other.values, thoughts.values)


if __name__ == "__main__":
    main()
    look_ahead()
    believe()
