"""A policy for all information sets of a game, as a file, and the bot that plays it.

`highlands solve` makes such a file. The bot is named like any other of a user's:

    highlands arena highlands.lab.solve.policy_file:PolicyBot,file=equilibrium.npz chieftain --stones 2 …

An information set is found by a hash chain over all that its player has observed.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from highlands.bots.bot import PlySeeds, Start
from highlands.bots.ismcts import uniform
from highlands.errors import NotAllowedError
from highlands.games import game_names, game_spec
from highlands.i18n import message
from highlands.lab.solve.tree import Floats, GameTree
from highlands.spec.chance_nodes import DEAL
from highlands.spec.observation import LegalMoves, Move, Observation

DIGEST_SIZE = 16


def field_bytes(dtype: np.dtype[Any]) -> NDArray[np.intp]:
    """The bytes of a record that belong to its fields: those between them are not kept when it is copied."""
    is_field = np.zeros(dtype.itemsize, np.bool_)
    for kind, begin, *_ in (dtype.fields or {}).values():
        is_field[begin : begin + kind.itemsize] = True
    return np.flatnonzero(is_field)


def chain_digest(history: Iterable[tuple[int, bytes]], kept: NDArray[np.intp]) -> bytes:
    """The hash chain over observed actions and the observations after them, of which these bytes count."""
    digest = b""
    for action, observation in history:
        content = np.frombuffer(observation, np.uint8)[kept].tobytes()
        known = digest + action.to_bytes(4, "little", signed=True) + content
        digest = blake2b(known, digest_size=DIGEST_SIZE).digest()
    return digest


class PolicyTable(NamedTuple):
    """What a file holds."""

    game: str
    options: str
    layout: str
    """Of the game's states: the digests of another one would be found nowhere."""
    shares: dict[bytes, NDArray[np.float32]]
    """By the digest of an information set with several actions, how likely each is, in ascending order."""


def layout_of(game: str) -> str:
    """The fields of a game's states."""
    return repr(game_spec(game).state_dtype.descr)


def write_policy(path: Path, tree: GameTree, policy: Floats) -> None:
    """Write a policy for all information sets with several actions; NotAllowedError if the game has none.

    Either the whole file comes to be, or none.
    """
    if not has_choices(tree):
        raise NotAllowedError(message("solve-no-choices"))
    kept = field_bytes(tree.spec.state_dtype)
    digests, sizes, shares = [], [], []
    for number, found in enumerate(tree.sets):
        own = policy[tree.set_starts[number] : tree.set_starts[number + 1]]
        if len(found.actions) > 1:
            digests.append(np.frombuffer(chain_digest(tree.history(number), kept), np.uint8))
            sizes.append(len(found.actions))
            shares.append(own.astype(np.float32))
    unfinished = path.with_name(f"{path.name}.part")
    try:
        with unfinished.open("wb") as file:
            np.savez_compressed(
                file,
                about=np.array([tree.spec.name, tree.spec.write_options(tree.options), layout_of(tree.spec.name)]),
                digests=np.array(digests, np.uint8),
                sizes=np.array(sizes, np.int32),
                shares=np.concatenate(shares),
            )
        unfinished.replace(path)
    except BaseException:
        unfinished.unlink(missing_ok=True)
        raise


def has_choices(tree: GameTree) -> bool:
    """Whether anybody ever has several actions."""
    return any(len(found.actions) > 1 for found in tree.sets)


def read_policy(path: Path) -> PolicyTable:
    """The policy of a file; NotAllowedError if it is none, or one of another version of the game."""
    try:
        return _read_policy(path, path.stat().st_mtime_ns)
    except OSError as error:
        raise NotAllowedError(message("policy-unreadable", path=str(path))) from error


@lru_cache(maxsize=2)
def _read_policy(path: Path, changed_at: int) -> PolicyTable:
    """The same, kept until the file changes."""
    try:
        about, digests, sizes, shares = _arrays(path)
    except Exception as error:  # NumPy and the archive's decoders raise whatever they like
        raise NotAllowedError(message("policy-unreadable", path=str(path))) from error
    game, options, layout = about.tolist()
    if game not in game_names() or layout != layout_of(game):
        raise NotAllowedError(message("policy-old", path=str(path)))
    parts = np.split(shares, np.cumsum(sizes)[:-1])
    return PolicyTable(game, options, layout, dict(zip(map(bytes, digests), parts, strict=True)))


def _arrays(path: Path) -> list[NDArray[Any]]:
    """What `write_policy` wrote; an exception if anything in it is not as it writes it."""
    with np.load(path, allow_pickle=False) as content:
        about, digests, sizes, shares = found = [content[name] for name in ("about", "digests", "sizes", "shares")]
    kinds = about.dtype.kind == "U" and (digests.dtype, sizes.dtype, shares.dtype) == (np.uint8, np.int32, np.float32)
    shapes = about.shape == (3,) and digests.shape == (len(sizes), DIGEST_SIZE) and sizes.ndim == shares.ndim == 1
    if not (kinds and shapes):
        raise ValueError("arrays of another kind")
    if sizes.min() < 2 or sizes.sum(dtype=np.int64) != len(shares):
        raise ValueError("sizes that are not those of the information sets")
    if not np.isfinite(shares).all() or shares.min() < 0 or not (np.add.reduceat(shares, _starts(sizes)) > 0).all():
        raise ValueError("shares that are no probabilities")
    if len(np.unique(digests, axis=0)) != len(digests):
        raise ValueError("an information set that is there twice")
    return found


def _starts(sizes: NDArray[Any]) -> NDArray[np.int64]:
    starts: NDArray[np.int64] = np.cumsum(sizes, dtype=np.int64) - sizes
    return starts


class PolicyBot:
    """Plays a policy from a file, in the game that it was made for."""

    def __init__(self, start: Start, file: str) -> None:
        """Read the file, once in a process; NotAllowedError if the game is another."""
        table = read_policy(Path(file))
        # Who begins is in the observations: a policy that knows both starts serves where one of them is chosen.
        if start.game != table.game or table.options not in (start.options, _but_first(start.options)):
            made_for = f"{table.game} ({table.options})"
            raise NotAllowedError(message("policy-other-game", path=file, game=made_for))
        self._shares, self._seeds = table.shares, PlySeeds(start)
        self._kept = field_bytes(game_spec(start.game).state_dtype)

    def choose(self, observation: Observation, moves: LegalMoves, seconds: float | None) -> Move:
        """A move, drawn by the probabilities of the information set."""
        if len(moves) == 1:
            return moves[0]
        shares = self.distribution(observation, moves)
        left = float(uniform(self._seeds.at(observation.ply).rng(0)))
        for place, share in enumerate(shares.tolist()):
            left -= share
            if left < 0.0:
                return moves[place]
        return moves[int(np.argmax(shares))]

    def distribution(self, observation: Observation, moves: LegalMoves) -> NDArray[np.float64]:
        """The probabilities of the legal moves."""
        past = observation.past
        actions = [DEAL, *past.actions.tolist()]
        states = [*(past.states[place].tobytes() for place in range(len(past.states))), observation.state.tobytes()]
        shares = self._shares.get(chain_digest(zip(actions, states, strict=True), self._kept))
        if shares is None:
            raise NotAllowedError(message("policy-no-such-set"))
        order = np.argsort(np.argsort(moves.actions))
        found = shares[order].astype(np.float64)
        chances: NDArray[np.float64] = found / found.sum()
        return chances


def _but_first(options: str) -> str:
    return ", ".join(part for part in options.split(", ") if not part.startswith("first "))
