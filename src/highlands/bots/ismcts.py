"""Single-observer information set Monte Carlo tree search (SO-ISMCTS) with PUCT selection: the compiled kernels.

Each iteration determinizes the observation (`resample`), descends the tree, adds one node, evaluates the state there
and backs the result up along the path. What is special here:

- Nodes are information sets of the searching seat: edges are labelled with actions as that seat observes them. What
  another player does hidden from the seat is one edge, or the tree would branch on what the seat can't know; within
  it the hidden action is sampled from the evaluation's softmax.
- Max-n backup: every player maximises their own result, so three or four players work like two.
- Priors and leaf values come from the game's evaluation kernels (`action_values`, `evaluate`), not from random
  playouts. An action's prior value counts as `prior_visits` visits.

The kernels are unchecked: they are called through `highlands.bots.search`.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

from highlands.engine.chance import W32, Rng, load_words, next_word, store_words
from highlands.engine.compiling import compiled, compiled_with_arrays
from highlands.engine.kernel import (
    NOBODY,
    ActionValues,
    action_values,
    apply,
    evaluate,
    legal,
    observed_action,
    resample,
    returns,
    to_move,
)
from highlands.engine.state import Float64, Int32, Record, State, record_dtype

NONE = -1
ROOT = 0
MAX_DEPTH = 256
"""The longest path of a simulation; far beyond what is ever reached."""
FULL = -1
"""For a path's length: the tree's arrays can't hold the iteration, which is to be run again in larger ones."""
OBSERVED_CODES = 4
"""How many codes past the catalogue `observed_action` may return for actions as other seats observe them."""


class Node(Record):
    """An information set of the searching seat, with the results of the player to move there."""

    first_edge: Int32
    visits: Int32
    value_sum: Float64


NODE = record_dtype(Node)


class Edge(Record):
    """An action at a node. The edges of a node are a linked list."""

    action: Int32  # as the searching seat observes it
    next_edge: Int32  # the next edge of the same node
    child: Int32
    visits: Int32
    value_sum: Float64  # results of the player whose action it is
    prior_value: Float64  # the evaluation's value of the action
    prior: Float64  # exp(prior_value / temperature): the prior probability before normalisation


EDGE = record_dtype(Edge)


class SearchParameters(Record):
    """The settings of a search as the kernels take them; `highlands.bots.search.SearchSettings` in Python."""

    c_puct: Float64  # weight of the exploration term
    temperature: Float64  # softmax temperature of the priors and of sampled actions
    prior_visits: Float64  # as how many visits a prior value counts
    rollout_depth: Int32  # how many moves are played by the evaluation's softmax before a leaf is evaluated


SEARCH_PARAMETERS = record_dtype(SearchParameters)


class TreeArrays(NamedTuple):
    """The storage of a tree: nodes, edges, how many of each are in use, and the edge of each action at one node."""

    nodes: Any
    edges: Any
    used: Any
    edge_of: Any


class SearchBuffers(NamedTuple):
    """The scratch arrays of a search, allocated once per move."""

    states: Any
    """One state: the determinization of the present iteration."""
    actions: Any
    new_actions: Any
    values: Any
    path_edges: Any
    """The path of the present iteration: its edges, the nodes they start from, and the players who chose them."""
    path_nodes: Any
    path_movers: Any
    results: Any
    """Each seat's result of the present iteration."""
    result_sums: Any
    """Each seat's results of all iterations, added up."""


@compiled
def uniform(rng: Rng) -> float:
    """A random number from 0 up to 1, of 32 bits."""
    return float(next_word(rng) >> W32) / 4294967296.0


@compiled
def sample_softmax(values: ActionValues, number: int, temperature: float, rng: Rng) -> int:
    """An index, drawn from the softmax of the values. The values are overwritten."""
    best = values[0]
    for index in range(1, number):
        best = max(best, values[index])
    total = 0.0
    for index in range(number):
        values[index] = math.exp((values[index] - best) / temperature)
        total += values[index]
    left = uniform(rng) * total
    for index in range(number):
        left -= values[index]
        if left < 0.0:
            return index
    return number - 1


@compiled
def add_edge(tree: TreeArrays, node: int, action: int, prior_value: float, temperature: float) -> int:
    """Add an edge at the head of a node's list; return its place."""
    place = int(tree.used[1])
    tree.used[1] += 1
    edge = tree.edges[place]
    edge.action = action
    edge.next_edge = tree.nodes[node].first_edge
    edge.child = NONE
    edge.visits = 0
    edge.value_sum = 0.0
    edge.prior_value = prior_value
    edge.prior = math.exp(prior_value / temperature)
    tree.nodes[node].first_edge = place
    return place


@compiled
def child_of(tree: TreeArrays, edge: int) -> int:
    """The node that an edge leads to; added if it does not exist yet."""
    if tree.edges[edge].child == NONE:
        place = int(tree.used[0])
        tree.used[0] += 1
        node = tree.nodes[place]
        node.first_edge = NONE
        node.visits = 0
        node.value_sum = 0.0
        tree.edges[edge].child = place
    return int(tree.edges[edge].child)


@compiled
def index_edges(tree: TreeArrays, node: int) -> None:
    """Fill `edge_of` with the edges of a node."""
    place = int(tree.nodes[node].first_edge)
    while place != NONE:
        tree.edge_of[tree.edges[place].action] = place
        place = int(tree.edges[place].next_edge)


@compiled
def clear_edge_index(tree: TreeArrays, node: int) -> None:
    """Reset `edge_of`: only the entries of this node, which is cheaper than all."""
    place = int(tree.nodes[node].first_edge)
    while place != NONE:
        tree.edge_of[tree.edges[place].action] = NONE
        place = int(tree.edges[place].next_edge)


@compiled_with_arrays
def add_missing_edges(
    state: State, number: int, tree: TreeArrays, node: int, buffers: SearchBuffers, temperature: float
) -> None:
    """Add edges for the actions that are legal in this determinization and were in none before."""
    new = 0
    for index in range(number):
        if tree.edge_of[buffers.actions[index]] == NONE:
            buffers.new_actions[new] = buffers.actions[index]
            new += 1
    if new == 1 and number == 1:
        buffers.values[0] = 0.0
    elif new:
        action_values(state, buffers.new_actions, new, buffers.values)
    for index in range(new):
        action = int(buffers.new_actions[index])
        tree.edge_of[action] = add_edge(tree, node, action, buffers.values[index], temperature)


@compiled
def select_puct(number: int, tree: TreeArrays, node: int, buffers: SearchBuffers, parameters: Any) -> int:
    """The legal edge of the highest PUCT score: mean result, with the prior value mixed in, plus exploration."""
    prior_sum = 0.0
    visits = 0
    mean_prior_value = 0.0
    for index in range(number):
        edge = tree.edges[tree.edge_of[buffers.actions[index]]]
        prior_sum += edge.prior
        visits += int(edge.visits)
        mean_prior_value += edge.prior * edge.prior_value
    # Prior values are compared with each other only: the node's mean result sets their level.
    level = tree.nodes[node].value_sum / max(1, int(tree.nodes[node].visits)) - mean_prior_value / prior_sum
    exploration = parameters.c_puct * math.sqrt(float(visits + 1)) / prior_sum
    best = NONE
    best_score = 0.0
    for index in range(number):
        place = int(tree.edge_of[buffers.actions[index]])
        edge = tree.edges[place]
        tried = int(edge.visits)
        score = (edge.value_sum + parameters.prior_visits * (level + edge.prior_value)) / (
            tried + parameters.prior_visits
        )
        score += exploration * edge.prior / (1 + tried)
        if best == NONE or score > best_score:
            best, best_score = place, score
    return best


@compiled_with_arrays
def sample_hidden_action(
    state: State,
    seat: int,
    number: int,
    tree: TreeArrays,
    node: int,
    buffers: SearchBuffers,
    temperature: float,
    rng: Rng,
) -> tuple[int, int]:
    """Sample an action that the seat does not observe as it is: the edge of what it observes, and the action."""
    action_values(state, buffers.actions, number, buffers.values)
    action = int(buffers.actions[sample_softmax(buffers.values, number, temperature, rng)])
    observed = observed_action(state, action, seat)
    place = int(tree.nodes[node].first_edge)
    while place != NONE and tree.edges[place].action != observed:
        place = int(tree.edges[place].next_edge)
    if place == NONE:
        place = add_edge(tree, node, observed, 0.0, 1.0)
    return place, action


@compiled_with_arrays
def rollout(state: State, moves: int, temperature: float, rng: Rng, buffers: SearchBuffers) -> None:
    """Play a number of moves by the evaluation's softmax."""
    for _ in range(moves):
        if to_move(state) == NOBODY:
            return
        number = legal(state, buffers.actions)
        choice = 0
        if number > 1:
            action_values(state, buffers.actions, number, buffers.values)
            choice = sample_softmax(buffers.values, number, temperature, rng)
        apply(state, int(buffers.actions[choice]), rng)


@compiled_with_arrays
def evaluate_leaf(state: State, buffers: SearchBuffers, parameters: Any, rng: Rng) -> None:
    """Each seat's expected result after the rollout, or its result if the game ended in it."""
    rollout(state, int(parameters.rollout_depth), parameters.temperature, rng, buffers)
    if to_move(state) == NOBODY:
        returns(state, buffers.results)
    else:
        evaluate(state, buffers.results)


@compiled_with_arrays
def simulate(state: State, seat: int, rng: Rng, tree: TreeArrays, buffers: SearchBuffers, parameters: Any) -> int:
    """Selection, expansion and evaluation of one iteration; return the length of the path, or FULL."""
    if int(tree.used[0]) + MAX_DEPTH > len(tree.nodes):
        return FULL
    node = ROOT
    for depth in range(MAX_DEPTH):
        mover = to_move(state)
        if mover == NOBODY:
            returns(state, buffers.results)
            return depth
        number = legal(state, buffers.actions)
        if tree.nodes[node].visits == 0 and node != ROOT and number > 1:
            evaluate_leaf(state, buffers, parameters, rng)
            tree.nodes[node].visits = 1
            tree.nodes[node].value_sum = buffers.results[mover]
            return depth
        if int(tree.used[1]) + number > len(tree.edges):
            return FULL
        action = int(buffers.actions[0])
        if mover != seat and observed_action(state, action, seat) != action:
            edge, action = sample_hidden_action(state, seat, number, tree, node, buffers, parameters.temperature, rng)
        else:
            index_edges(tree, node)
            add_missing_edges(state, number, tree, node, buffers, parameters.temperature)
            edge = select_puct(number, tree, node, buffers, parameters)
            clear_edge_index(tree, node)
            action = int(tree.edges[edge].action)
        buffers.path_edges[depth] = edge
        buffers.path_nodes[depth] = node
        buffers.path_movers[depth] = mover
        node = child_of(tree, edge)
        apply(state, action, rng)
    evaluate_leaf(state, buffers, parameters, rng)
    return MAX_DEPTH


@compiled_with_arrays
def search(
    observed: State, rng: Rng, iterations: int, tree: TreeArrays, buffers: SearchBuffers, parameters: Any
) -> None:
    """Run iterations for the player to move; stops early where the tree's arrays can't hold another one.

    Chance is then as before that iteration, so that it is the same one in larger arrays.
    """
    seat = to_move(observed)
    state = buffers.states[0]
    for _ in range(iterations):
        before = load_words(rng)
        resample(observed, rng, state)
        length = simulate(state, seat, rng, tree, buffers, parameters)
        if length == FULL:
            store_words(before, rng)
            return
        for place in range(len(buffers.result_sums)):
            buffers.result_sums[place] += buffers.results[place]
        # Backpropagation: every player on the path counts their own result.
        for step in range(length):
            result = buffers.results[buffers.path_movers[step]]
            edge = tree.edges[buffers.path_edges[step]]
            edge.visits += 1
            edge.value_sum += result
            node = tree.nodes[buffers.path_nodes[step]]
            node.visits += 1
            node.value_sum += result
