"""The search: a Monte-Carlo tree over what one seat sees, on tables dealt anew at every turn of it.

Each turn (an iteration) fills the holes of the seen table at random, walks down the tree by what the seat would see
happening, adds one node, and takes the judgement's estimate of the table there back up. At each node the player to move
is taken to want their own result, as it stands with three or four players as well. The judgement gives the first
opinion of every action; what the tree has seen of it weighs more with every visit.

What another player does unseen is no branch of the tree, or the seat would later know what it can't: there the player
follows the judgement.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

from highlands.engine.chance import W32, Rng, next_word
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
DEEPEST = 256
"""No walk down the tree is longer; far beyond what is ever reached."""
BEHIND_CATALOGUE = 4
"""Room behind the catalogue for actions as others see them."""


class Node(Record):
    """A moment of the game as the seat sees it: its first edge, and the results so far of the player to move."""

    first: Int32
    visits: Int32
    total: Float64


NODE = record_dtype(Node)


class Edge(Record):
    """An action of a node."""

    action: Int32  # as the seat sees it
    following: Int32  # the next edge of the same node
    child: Int32
    visits: Int32
    total: Float64  # the results of the player whose action it is
    opinion: Float64  # what the judgement says
    favour: Float64  # ... as odds


EDGE = record_dtype(Edge)


class SearchSettings(Record):
    """How a search behaves."""

    curiosity: Float64  # how far the odds count against the results
    warmth: Float64  # the difference of opinion that makes odds of e to 1
    trust: Float64  # as how many visits an opinion counts
    foresight: Int32  # how many moves the judgement plays on before a table is estimated


SEARCH_SETTINGS = record_dtype(SearchSettings)


class Tree(NamedTuple):
    """A tree: arrays of nodes and edges, how many of each are in use, and room to find an action's edge."""

    nodes: Any
    edges: Any
    used: Any
    edge_of: Any


class Room(NamedTuple):
    """What a search needs to work in."""

    worlds: Any
    """One table: the world of the present iteration."""
    actions: Any
    fresh: Any
    weights: Any
    path: Any
    """The edges of the walk down, the nodes they begin at, and the players who chose them."""
    places: Any
    movers: Any
    results: Any
    expected: Any
    """Each seat's results of all iterations, added up."""


@compiled
def fraction(rng: Rng) -> float:
    """A random number from 0 up to 1."""
    return float(next_word(rng) >> W32) / 4294967296.0


@compiled
def pick(weights: ActionValues, number: int, warmth: float, rng: Rng) -> int:
    """The place of an action, likelier the better it is thought of."""
    best = weights[0]
    for index in range(1, number):
        best = max(best, weights[index])
    total = 0.0
    for index in range(number):
        weights[index] = math.exp((weights[index] - best) / warmth)
        total += weights[index]
    left = fraction(rng) * total
    for index in range(number):
        left -= weights[index]
        if left < 0.0:
            return index
    return number - 1


@compiled
def add_edge(tree: Tree, node: int, action: int, opinion: float, warmth: float) -> int:
    """A new edge of a node, in front of the others."""
    place = int(tree.used[1])
    tree.used[1] += 1
    edge = tree.edges[place]
    edge.action = action
    edge.following = tree.nodes[node].first
    edge.child = NONE
    edge.visits = 0
    edge.total = 0.0
    edge.opinion = opinion
    edge.favour = math.exp(opinion / warmth)
    tree.nodes[node].first = place
    return place


@compiled
def child_of(tree: Tree, edge: int) -> int:
    """Where an edge leads; a new node if nobody has been there."""
    if tree.edges[edge].child == NONE:
        place = int(tree.used[0])
        tree.used[0] += 1
        node = tree.nodes[place]
        node.first = NONE
        node.visits = 0
        node.total = 0.0
        tree.edges[edge].child = place
    return int(tree.edges[edge].child)


@compiled
def mark_edges(tree: Tree, node: int) -> None:
    """Note the edge of each action of a node."""
    place = int(tree.nodes[node].first)
    while place != NONE:
        tree.edge_of[tree.edges[place].action] = place
        place = int(tree.edges[place].following)


@compiled
def unmark_edges(tree: Tree, node: int) -> None:
    """Forget them, for the next node."""
    place = int(tree.nodes[node].first)
    while place != NONE:
        tree.edge_of[tree.edges[place].action] = NONE
        place = int(tree.edges[place].following)


@compiled_with_arrays
def widen(world: State, number: int, tree: Tree, node: int, room: Room, warmth: float) -> None:
    """Give a node the edges that it lacks for what is legal in this world."""
    new = 0
    for index in range(number):
        if tree.edge_of[room.actions[index]] == NONE:
            room.fresh[new] = room.actions[index]
            new += 1
    if new == 1 and number == 1:
        room.weights[0] = 0.0
    elif new:
        action_values(world, room.fresh, new, room.weights)
    for index in range(new):
        action = int(room.fresh[index])
        tree.edge_of[action] = add_edge(tree, node, action, room.weights[index], warmth)


@compiled
def most_promising(number: int, tree: Tree, node: int, room: Room, habits: Any) -> int:
    """The edge to follow: the best by its results so far, what is thought of it, and how little it was tried."""
    odds = 0.0
    visits = 0
    mean_opinion = 0.0
    for index in range(number):
        edge = tree.edges[tree.edge_of[room.actions[index]]]
        odds += edge.favour
        visits += int(edge.visits)
        mean_opinion += edge.favour * edge.opinion
    # Opinions are compared with each other only: what the tree says of the node sets their level.
    level = tree.nodes[node].total / max(1, int(tree.nodes[node].visits)) - mean_opinion / odds
    push = habits.curiosity * math.sqrt(float(visits + 1)) / odds
    best = NONE
    most = 0.0
    for index in range(number):
        place = int(tree.edge_of[room.actions[index]])
        edge = tree.edges[place]
        tried = int(edge.visits)
        hope = (edge.total + habits.trust * (level + edge.opinion)) / (tried + habits.trust)
        hope += push * edge.favour / (1 + tried)
        if best == NONE or hope > most:
            best, most = place, hope
    return best


@compiled_with_arrays
def follow_unseen(
    world: State, seat: int, number: int, tree: Tree, node: int, room: Room, warmth: float, rng: Rng
) -> tuple[int, int]:
    """Let a player choose what the seat does not see, by the judgement: the edge of what is seen, and the action."""
    action_values(world, room.actions, number, room.weights)
    action = int(room.actions[pick(room.weights, number, warmth, rng)])
    shown = observed_action(world, action, seat)
    place = int(tree.nodes[node].first)
    while place != NONE and tree.edges[place].action != shown:
        place = int(tree.edges[place].following)
    if place == NONE:
        place = add_edge(tree, node, shown, 0.0, 1.0)
    return place, action


@compiled_with_arrays
def play_on(world: State, moves: int, warmth: float, rng: Rng, room: Room) -> None:
    """Let the judgement play a number of moves."""
    for _ in range(moves):
        if to_move(world) == NOBODY:
            return
        number = legal(world, room.actions)
        choice = 0
        if number > 1:
            action_values(world, room.actions, number, room.weights)
            choice = pick(room.weights, number, warmth, rng)
        apply(world, int(room.actions[choice]), rng)


@compiled_with_arrays
def result_of(world: State, room: Room, habits: Any, rng: Rng) -> None:
    """What each seat may expect of a world, or has got if it is over."""
    play_on(world, int(habits.foresight), habits.warmth, rng, room)
    if to_move(world) == NOBODY:
        returns(world, room.results)
    else:
        evaluate(world, room.results)


@compiled_with_arrays
def walk_down(world: State, seat: int, rng: Rng, tree: Tree, room: Room, habits: Any) -> int:
    """Go from the root to a new node or to the end of the game, and see what is expected there; the walk's length."""
    node = ROOT
    for depth in range(DEEPEST):
        mover = to_move(world)
        if mover == NOBODY:
            returns(world, room.results)
            return depth
        number = legal(world, room.actions)
        if tree.nodes[node].visits == 0 and node != ROOT and number > 1:
            result_of(world, room, habits, rng)
            tree.nodes[node].visits = 1
            tree.nodes[node].total = room.results[mover]
            return depth
        action = int(room.actions[0])
        if mover != seat and observed_action(world, action, seat) != action:
            edge, action = follow_unseen(world, seat, number, tree, node, room, habits.warmth, rng)
        else:
            mark_edges(tree, node)
            widen(world, number, tree, node, room, habits.warmth)
            edge = most_promising(number, tree, node, room, habits)
            unmark_edges(tree, node)
            action = int(tree.edges[edge].action)
        room.path[depth] = edge
        room.places[depth] = node
        room.movers[depth] = mover
        node = child_of(tree, edge)
        apply(world, action, rng)
    result_of(world, room, habits, rng)
    return DEEPEST


@compiled_with_arrays
def search(observed: State, rng: Rng, iterations: int, tree: Tree, room: Room, habits: Any) -> None:
    """Grow the tree by a number of iterations, as far as there is room."""
    seat = to_move(observed)
    world = room.worlds[0]
    for _ in range(iterations):
        if int(tree.used[0]) + DEEPEST > len(tree.nodes) or int(tree.used[1]) + len(room.actions) > len(tree.edges):
            return
        resample(observed, rng, world)
        length = walk_down(world, seat, rng, tree, room, habits)
        for place in range(len(room.expected)):
            room.expected[place] += room.results[place]
        for step in range(length):
            result = room.results[room.movers[step]]
            edge = tree.edges[room.path[step]]
            edge.visits += 1
            edge.total += result
            node = tree.nodes[room.places[step]]
            node.visits += 1
            node.total += result
