"""The spec of a game: all that generic code asks of it beside its kernels.

A game is one folder with one `GameSpec`. Most of what a spec gives has a default that is made from the state, the
options and the kernels, so that a small game stays small: such a game says how its options, actions and observations
are called, and overrides what it wants to show in a form of its own.
"""

from __future__ import annotations

from abc import ABC
from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from math import prod
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, TypeVar

import msgspec
import numpy as np
from numpy.typing import NDArray

from highlands.engine.chance import Seed
from highlands.engine.kernel import NOBODY, returns, setup, to_move
from highlands.engine.state import NO_OBSERVER, Int8, Record, State, new_state, record_dtype
from highlands.errors import NotAllowedError, UnreadableError
from highlands.i18n import Message, message
from highlands.spec import options as option_texts
from highlands.spec import plain_text
from highlands.spec.chance_nodes import ChanceNodes
from highlands.spec.options import Option, OptionField

if TYPE_CHECKING:
    from highlands.spec.terminal import TerminalUI

S = TypeVar("S", bound=State)
P = TypeVar("P", bound=Record)


class NoOptions(Record):
    """The options record of a game that has none."""

    unused: Int8


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended."""

    winners: list[int]
    """The seats that won: none for a draw, several for a shared victory."""
    points: list[int]
    """What each seat scored."""
    returns: list[float]
    """1 for winning, -1 for losing, what lies between for a draw or a shared victory."""


class PlainView(msgspec.Struct, frozen=True, tag="plain", tag_field="type"):
    """The view of a game that has none of its own: the position as text."""

    game: str
    observer: int | None
    to_move: int | None
    round: int
    lines: list[str]


class Block(NamedTuple):
    """A block of the numbers that `kernel.encode` writes, and who can know any of them."""

    name: str
    shape: tuple[int, ...]
    meaning: str = ""
    is_public: bool = True
    is_private: bool = False

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


def blocks_of(
    layout: Iterable[tuple[str, tuple[int, ...], str]], private: Sequence[str] = (), mixed: Sequence[str] = ()
) -> tuple[Block, ...]:
    """The blocks of a layout: of private ones nothing is public, of mixed ones a seat knows more than others do."""
    return tuple(
        Block(name, shape, meaning, is_public=name not in private, is_private=name in (*private, *mixed))
        for name, shape, meaning in layout
    )


class GameInfo(msgspec.Struct, frozen=True):
    """A game as the server offers it."""

    name: str
    title: str
    fewest_seats: int
    most_seats: int
    seats_option: str | None
    """The option that says how many seats there are; None where they are always as many."""
    options: list[OptionField]


class GameSpec(ABC, Generic[S, P]):
    """One game. All texts are in the notation of `docs/notation.md`; all states are records of `state_dtype`."""

    name: str
    """As `highlands.new` takes it: small letters and hyphens."""
    title: str
    """What people call it, in every language."""
    state_dtype: np.dtype[S]
    options: ClassVar[tuple[Option, ...]] = ()
    options_dtype: np.dtype[P] = record_dtype(NoOptions)  # type: ignore[arg-type]
    """A field for each option, of its name."""
    action_names: ClassVar[tuple[str, ...]] = ()
    """The text of each action, where that doesn't depend on the state."""
    seat_range: ClassVar[tuple[int, int]] = (2, 2)
    """The fewest seats and the most."""
    seats_option: ClassVar[str | None] = None
    """The option that says how many there are, where that differs."""
    blocks: ClassVar[tuple[Block, ...]]
    """The numbers that `kernel.encode` writes, in order."""
    view_type: ClassVar[type[msgspec.Struct]] = PlainView
    """What `view` makes."""
    terminal_ui: ClassVar[str] = "highlands.spec.terminal.plain:PlainTerminalUI"
    """The class of the game's terminal UI, as `module:name`: imported when somebody plays there."""
    locales: ClassVar[Path | None] = None
    """A folder with `<language>/*.ftl` of the game's own messages."""
    version: ClassVar[int] = 0
    """The version of its environments: another one stands for other layouts of observations or actions."""
    utility: ClassVar[float] = 1.0
    """What a return of 1 is worth in the game's own points: OpenSpiel's utilities are in these."""

    @property
    def actions(self) -> int:
        """How many actions the catalogue has."""
        return len(self.action_names)

    @property
    def encoded(self) -> int:
        """How many numbers `kernel.encode` writes."""
        return sum(block.size for block in self.blocks)

    @property
    def units(self) -> NDArray[np.float32]:
        """How many parts the whole has, for each of them: floats are parts of a whole, bytes the parts themselves."""
        return np.ones(self.encoded, np.float32)

    # --- Names in libraries of others ---------------------------------------------------------------------------------

    @property
    def environment(self) -> str:
        """The name of its PettingZoo module: `schotten_totten_v0`."""
        return f"{self.name.replace('-', '_')}_v{self.version}"

    @property
    def environment_id(self) -> str:
        """Its id for `gymnasium.make` and `pettingzoo.make`: `highlands/SchottenTotten-v0`."""
        return f"highlands/{''.join(part.capitalize() for part in self.name.split('-'))}-v{self.version}"

    @property
    def openspiel_name(self) -> str:
        """Its name for `pyspiel.load_game`: `python_schotten_totten`."""
        return f"python_{self.name.replace('-', '_')}"

    # --- Options ------------------------------------------------------------------------------------------------------

    def make_options(self, /, **chosen: Any) -> P:
        """The options of a game as the record that `kernel.setup` takes; NotAllowedError for a bad one."""
        values = option_texts.checked(self.options, chosen)
        self.check_options(values)
        return option_texts.stored(self.options, self.options_dtype, values)

    def check_options(self, values: Mapping[str, Any]) -> None:
        """NotAllowedError for options that are good one by one but not together."""

    def write_options(self, record: P) -> str:
        """Options as a record's header has them: what differs from the plain game."""
        return option_texts.write(self.options, record)

    def read_options(self, text: str) -> P:
        """The options of a record's header."""
        return self.make_options(**option_texts.read(self.options, text))

    def info(self) -> GameInfo:
        """What a form needs to offer the game."""
        fields = [field for option in self.options if (field := option.form_field()) is not None]
        return GameInfo(self.name, self.title, *self.seat_range, self.seats_option, fields)

    # --- Course of the game -------------------------------------------------------------------------------------------

    def seats(self, state: S) -> int:
        """How many players."""
        fewest, most = self.seat_range
        if fewest != most:
            raise NotImplementedError(f"{type(self).__name__} has {fewest} to {most} seats, so it overrides `seats`")
        return most

    def seats_with(self, options: P) -> int:
        """How many players a game with these options has: a state knows."""
        state = new_state(self.state_dtype)
        setup(state, options, Seed.of("any").rng(0))
        return self.seats(state)

    def round(self, state: S) -> int:
        """The number of the round, from 1."""
        return 1

    def end_of_round(self, before: S, action: int) -> S | None:
        """Where an action ends a round and the next one is dealt in its course: the state in which that round ended."""
        return None

    def is_whole(self, state: S) -> bool:
        """Whether it is a full state, with no card unknown."""
        return bool(state.observer == NO_OBSERVER)

    def is_possible(self, state: S) -> bool:
        """Whether kernels may be given a state that somebody wrote down: they check nothing."""
        return True

    def chance_ahead(self, state: S) -> bool:
        """Whether chance may still play a part, so that the game needs a seed."""
        return self.deals(self.make_options()) is None and to_move(state) != NOBODY

    def progress(self, state: S) -> float:
        """How much of the game, or of its present round, is about over: 0 to 1. Bots share their time out by it."""
        return 1.0

    def outcome(self, state: S) -> Outcome:
        """How a finished game ended; of a running one, how it stands."""
        shares = np.zeros(self.seats(state))
        returns(state, shares)
        found = [float(share) for share in shares]
        winners = [seat for seat, own in enumerate(found) if own == max(found) > min(found)]
        return Outcome(winners, [round(own * self.utility) for own in found], found)

    def deals(self, options: P) -> int | None:
        """How many deals there are, if they are few and equally likely and nothing else is left to chance.

        OpenSpiel then has one chance node with these outcomes, so that its solvers can go through all of them.
        """
        return None

    def chance_nodes(self, options: P) -> ChanceNodes | None:
        """Chance outcome by outcome, where the game can tell it: then its whole tree can be gone through."""
        return None

    def is_reduced(self, options: P) -> bool:
        """Whether an option for research makes the game smaller than people play it."""
        values: dict[str, Any] = {}
        for option in self.options:
            values[option.name] = option.load(options)
        return any(option.is_for_research and values[option.name] != option.default(values) for option in self.options)

    def possible_actions(self, options: P) -> Sequence[int] | None:
        """The actions that can occur in a reduced game, in the order of the catalogue; None for all of them."""
        return None

    def kept_numbers(self, options: P) -> Mapping[str, tuple[Sequence[int], ...]]:
        """For the blocks of an observation that shrink in a reduced game: what of each axis is left, if anything."""
        return {}

    def most_moves(self, options: P) -> int:
        """More moves than this no game has; OpenSpiel must know."""
        raise NotImplementedError(f"{type(self).__name__} says for OpenSpiel how many moves a game has at most")

    def most_chance_events(self, options: P) -> int:
        """More chance events than this no game has: the deal, and moves after which something is drawn."""
        return 1 if self.deals(options) is not None else 1 + self.most_moves(options)

    # --- Text ---------------------------------------------------------------------------------------------------------

    def write_action(self, state: S, action: int) -> str:
        """An action that is about to be carried out on this state, as text."""
        return self.action_names[action]

    def write_actions(self, state: S, actions: Iterable[int]) -> list[str]:
        """Actions, any of which could be carried out on this state, as text."""
        return [self.write_action(state, action) for action in actions]

    def read_action(self, state: S, text: str) -> int:
        """The action that a text means on this state; UnreadableError or NotAllowedError if none."""
        typed = " ".join(text.lower().split())
        if typed not in self.action_names:
            raise UnreadableError(message("action-unreadable", text=text[:40], actions=list(self.action_names)))
        return self.action_names.index(typed)

    def write_position(self, state: S) -> list[str]:
        """A full state, or an observation, as the lines of a position."""
        return plain_text.write_position(self.name, state)

    def read_position(self, lines: Sequence[str]) -> S:
        """The state of a position: a full one if every card is given, else one observed by nobody in particular."""
        state = plain_text.read_position(self.name, self.state_dtype, lines)
        if not self.is_possible(state):
            raise NotAllowedError(message("position-impossible"))
        return state

    def why_not(self, state: S, action: int) -> Message:
        """Why an action is not legal on this state."""
        if to_move(state) == NOBODY:
            return message("game-is-over")
        return message("action-illegal", text=self.write_action(state, action))

    def advice(self, observed: S, action: int) -> Message:
        """What speaks for an action of the player whose observation this is, in a few words."""
        return message("advice-search")

    # --- What is shown ------------------------------------------------------------------------------------------------

    def view(self, observed: S, kept: dict[str, Any] | None = None) -> msgspec.Struct:
        """An observation as a typed message.

        Whoever shows a game again and again, after each move and to several seats, gives the same dictionary each
        time: a game may keep there what it has worked out from what is open to everybody. Such a view is made to be
        sent: parts of it may be encoded already (`msgspec.Raw`).
        """
        mover, observer = to_move(observed), int(observed.observer)
        return PlainView(
            game=self.name,
            observer=observer if observer in range(self.seats(observed)) else None,
            to_move=None if mover == NOBODY else mover,
            round=self.round(observed),
            lines=self.board(observed).splitlines(),
        )

    def board(self, state: S) -> str:
        """A full state, or an observation, drawn with characters."""
        return "\n".join(self.write_position(state))

    def picture(self, state: S) -> str:
        """The same drawn as SVG."""
        return plain_text.svg(self.board(state))

    def make_terminal_ui(self, console: Any) -> TerminalUI:
        """The game's terminal UI on a console."""
        module, _, name = self.terminal_ui.partition(":")
        made: TerminalUI = getattr(import_module(module), name)(self, console)
        return made


AnyGame = GameSpec[State, Record]
"""The spec of some game, to code that works for any."""
