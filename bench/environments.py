"""The environments beside those of peers: PettingZoo's and RLCard's one game at a time, pgx's many at once.

Everybody plays at random, and a step counts with all that a learner gets from it: observation and legal actions. One
game at a time is stepped as PettingZoo's own `performance_benchmark` does. Of pgx, and of us, the best batch size of
several counts, found in qualifying rounds, once with a call from Python for each step, as a learner makes it, and once
with many steps in one compiled loop. Our observations are measured as bytes, as pgx has its own, and as floats.
`python -m bench batches --docs` writes these into docs/research/environments.md.

All have the same cores: pgx's compiler takes as many of them as it likes, and we are tried with one thread and with a
thread for each. For all on one core: `taskset -c 0 python -m bench batches`. That can be better for pgx, whose
compiler shares out even work that is too small for it.
"""

import os
import random
import statistics
import warnings
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

import numpy as np
from rich.progress import Progress

from bench.measure import Bar, Pace, Row, interleave, machine, paced, ratio, row_of
from bench.random_play import BASE, FOUR, TACTICS, THREE, Variant
from highlands.engine.cores import cores
from highlands.lab.envs import Batch

os.environ.setdefault("JAX_PLATFORMS", "cpu")

try:
    import jax
    import pettingzoo
    import pgx
    import rlcard
    from pgx.experimental import auto_reset

    from highlands.lab.envs import schotten_totten_v0, verraeter_v0
except ModuleNotFoundError as missing:
    raise SystemExit(
        f"{missing.name} is missing. `make bench` installs the peers, or: pip install 'highlands[bench]'."
    ) from missing

Run = Callable[[int], object]
"""Makes so many steps."""

MODULES = {"schotten-totten": schotten_totten_v0, "verraeter": verraeter_v0}
VARIANTS = (BASE, TACTICS, THREE, FOUR)
QUALIFYING_ROUNDS = 3
"""How often batch sizes are measured first. The best round ranks them: on a busy machine one says little."""

LEDUC, HANABI = "leduc_holdem", "hanabi"
CARD_GAMES_OF_PETTINGZOO = {LEDUC: "leduc_holdem-v4", HANABI: "hanabi-v5"}
CARD_GAMES_OF_RLCARD = ("uno", "gin-rummy")
CARD_GAMES_OF_PGX = ("kuhn_poker", "leduc_holdem")
"""All card games that pgx 2.6 has; bridge bidding has left it."""

PGX_BATCHES = (64, 512, 4096, 32768)
LOOP = 64
"""Steps in one compiled loop."""
EACH, TOGETHER = WAYS = "a call for each step", f"{LOOP} steps in a call"
OUR_BATCHES = (64, 128, 256, 512, 1024, 4096)
OUR_FORMS = {"bytes": np.uint8, "floats": np.float32}
"""What our observations are written in."""

ENOUGH = 10.0
"""How many times as fast as PettingZoo's own we are to be, one game at a time ..."""
PEER = "pgx kuhn_poker"
ENOUGH_AT_ONCE = {EACH: 1.5, TOGETHER: 2.0}
"""... and as this one, many at once."""


# One game at a time


def one_at_a_time(pace: Pace, progress: Progress) -> list[Row]:
    """Steps per second of PettingZoo environments, and of RLCard's games as it steps them itself."""
    ours = {variant.name: partial(turns, MODULES[variant.game].env(**variant.options)) for variant in VARIANTS}
    peers, missing = pettingzoo_peers()
    peers |= {f"RLCard {name}": partial(rlcard_turns, rlcard.make(name)) for name in CARD_GAMES_OF_RLCARD}
    speeds = interleave(
        {name: paced(run, pace.slot) for name, run in (ours | peers).items()},
        pace.repeats,
        progress,
        "one game at a time",
    )
    against = f"PettingZoo {LEDUC}"
    return [
        *(row_of(f"{name}: one game at a time", "steps/s", speeds[name]) for name in peers),
        *(
            Row(what=f"{name}: one game at a time", unit="steps/s", value=0.0, note=why)
            for name, why in missing.items()
        ),
        *(
            row_of(
                f"{name}: PettingZoo environment",
                "steps/s",
                speeds[name],
                peer=LEDUC,
                ratio=ratio(speeds[name], speeds[against]),
                bar=Bar("ratio", ENOUGH),
            )
            for name in ours
        ),
    ]


def pettingzoo_peers() -> tuple[dict[str, Run], dict[str, str]]:
    """PettingZoo's own card games, as it makes them; and those that can't be made here, with the reason."""
    runs: dict[str, Run] = {}
    missing: dict[str, str] = {}
    for name, made_as in CARD_GAMES_OF_PETTINGZOO.items():
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                runs[f"PettingZoo {name}"] = partial(turns, pettingzoo.make("aec", f"classic/{made_as}"))
        except Exception as reason:  # noqa: BLE001 - whatever keeps a peer from running is told in its row
            missing[f"PettingZoo {name}"] = f"could not be made: {str(reason).splitlines()[0]}"
    return runs, missing


def turns(env: Any, number: int) -> None:
    """The loop of PettingZoo's `performance_benchmark`."""
    env.reset()
    done = 0
    while done < number:
        for agent in env.agent_iter(env.num_agents):
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                action = None
            elif isinstance(observation, dict) and "action_mask" in observation:
                action = random.choice(np.flatnonzero(observation["action_mask"]).tolist())
            else:
                action = env.action_space(agent).sample()
            env.step(action)
            done += 1
            if all(env.terminations.values()) or all(env.truncations.values()):
                env.reset()


def rlcard_turns(env: Any, number: int) -> None:
    """The like for an environment of RLCard's own form."""
    state, _ = env.reset()
    for _ in range(number):
        if env.is_over():
            state, _ = env.reset()
        state, _ = env.step(random.choice(list(state["legal_actions"])))


# Many games at once


def many_at_once(pace: Pace, progress: Progress) -> list[Row]:
    """Steps per second of batches: of pgx's card games and of ours, each in its best size, in both ways."""
    runs: dict[Contest, dict[str, Run]] = {}
    for way in WAYS:
        runs |= {Contest(f"pgx {name}", way): pgx_runs(name, way) for name in CARD_GAMES_OF_PGX}
        runs |= {
            Contest(f"{variant.name}: Batch, {form}", way, form): our_runs(variant, form, way)
            for variant in VARIANTS
            for form in OUR_FORMS
        }
    best: dict[Contest, tuple[str, Run]] = {}
    for contest, sizes in runs.items():
        contestants = {size: paced(run, pace.qualifying_slot) for size, run in sizes.items()}
        qualifying = interleave(contestants, QUALIFYING_ROUNDS, progress, f"batch sizes of {contest.name}")
        size = max(sizes, key=lambda size: max(qualifying[size]))
        best[contest] = size, sizes[size]
    contestants = {f"{contest.name}, {contest.way}": paced(run, pace.slot) for contest, (_, run) in best.items()}
    speeds = interleave(contestants, pace.repeats, progress, "many games at once")
    return batch_rows(
        {contest: size for contest, (size, _) in best.items()},
        {contest: speeds[f"{contest.name}, {contest.way}"] for contest in best},
    )


class Contest(NamedTuple):
    """What is measured: whose batch, and how it is called."""

    name: str
    way: str
    form: str | None = None
    """In which observations are written; None for pgx."""


def batch_rows(sizes: Mapping[Contest, str], speeds: Mapping[Contest, Sequence[float]]) -> list[Row]:
    """The peers' rows and ours; in each form and way the fastest of ours must be fast enough beside pgx's Kuhn poker.

    A call for each step is compared with the same of pgx; our loop with whatever pgx is fastest with.
    """

    def speed(contest: Contest) -> float:
        return statistics.median(speeds[contest])

    peers = [contest for contest in speeds if contest.form is None]
    kuhn = {contest.way: contest for contest in peers if contest.name == PEER}
    against = {EACH: kuhn[EACH], TOGETHER: max(kuhn.values(), key=speed)}
    shared = f"{cores()} core{'s' * (cores() > 1)} for each"
    rows = [
        row_of(f"{peer.name}: {peer.way}", "steps/s", speeds[peer], note=f"{sizes[peer]}; {shared}") for peer in peers
    ]
    for contest in (contest for contest in speeds if contest.form is not None):
        alike = [other for other in speeds if (other.form, other.way) == (contest.form, contest.way)]
        peer = against[contest.way]
        rows.append(
            row_of(
                f"{contest.name}: {contest.way}",
                "steps/s",
                speeds[contest],
                peer=f"{peer.name}, {peer.way}",
                ratio=ratio(speeds[contest], speeds[peer]),
                bar=Bar("ratio", ENOUGH_AT_ONCE[contest.way]) if contest == max(alike, key=speed) else None,
                note=f"{sizes[contest]}; {shared}",
            )
        )
    return rows


def our_runs(variant: Variant, form: str, way: str) -> dict[str, Run]:
    """Our batches, by size and threads."""
    runs: dict[str, Run] = {}
    for size in OUR_BATCHES:
        for threads in sorted({1, cores()}):
            batch = Batch(variant.game, size, seed=1, threads=threads, dtype=OUR_FORMS[form], **variant.options)
            name = f"{size} games, {threads} thread{'s' * (threads > 1)}"
            runs[name] = partial(batch_steps if way == EACH else batch_loops, batch)
    return runs


def batch_steps(batch: Batch, number: int) -> None:
    """Random steps of a batch, each of its games' counted."""
    for _ in range(-(-number // len(batch))):
        batch.step(batch.random_actions())


def batch_loops(batch: Batch, number: int) -> None:
    """The same, many steps at a time."""
    for _ in range(-(-number // (len(batch) * LOOP))):
        batch.play_at_random(LOOP)


def pgx_runs(name: str, way: str) -> dict[str, Run]:
    """pgx's batches, by size."""
    return {f"{size} games": PgxBatch(name, size, steps=1 if way == EACH else LOOP).run for size in PGX_BATCHES}


def batch_table(rows: Sequence[Row], quick: bool) -> str:
    """What the batches did, for the docs: millions of steps a second, each in its best size."""
    found: dict[str, dict[str, str]] = {}
    for row in rows:
        name, _, way = row.what.rpartition(": ")
        times = "" if row.ratio is None else f", {row.ratio:.2g} ×"
        found.setdefault(name, {})[way] = f"{row.value / 1e6:.2g}{times} ({row.note.partition(';')[0]})"
    lines = [f"| million steps a second | {' | '.join(WAYS)} |", "| --- |" + " --- |" * len(WAYS)]
    lines += [f"| {name} | {' | '.join(cells[way] for way in WAYS)} |" for name, cells in found.items()]
    facts, how = machine(), ", with `--quick`" if quick else ""
    peers = sorted({row.peer for row in rows if row.peer is not None})
    told = f"Each with its best number of games; × is how many times as fast as {' or '.join(peers)}."
    return "\n".join(lines) + f"\n\n{told} Measured on {facts['cores']} cores, {facts['date']}{how}.\n"


class PgxBatch:
    """A batch of one of pgx's games that plays at random, compiled as its own examples do it."""

    def __init__(self, name: str, size: int, steps: int) -> None:
        env = pgx.make(name)
        stepped = jax.vmap(auto_reset(env.step, env.init))

        def one(carry: tuple[Any, Any], _: None) -> tuple[tuple[Any, Any], None]:
            state, key = carry
            key, for_actions, for_chance = jax.random.split(key, 3)
            logits = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
            actions = jax.random.categorical(for_actions, logits, axis=-1)
            return (stepped(state, actions, jax.random.split(for_chance, size)), key), None

        self.size, self.steps = size, steps
        self.advance = jax.jit(lambda carry: jax.lax.scan(one, carry, None, length=steps)[0])
        key = jax.random.PRNGKey(1)
        self.carry = jax.jit(jax.vmap(env.init))(jax.random.split(key, size)), key

    def run(self, number: int) -> None:
        """So many steps, each game's counted."""
        for _ in range(-(-number // (self.size * self.steps))):
            self.carry = self.advance(self.carry)
        jax.block_until_ready(self.carry)
