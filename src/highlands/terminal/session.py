"""A session at the terminal: one person at one seat, bots of a level at all others, until they have had enough."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from highlands.bots.referee import Fault, ask, release_bot
from highlands.engine import kernel
from highlands.engine.state import State
from highlands.errors import HighlandsError
from highlands.games import game_spec
from highlands.i18n import Message, message
from highlands.play.game import Game, new
from highlands.spec.observation import LegalMoves, Move
from highlands.spec.options import SEAT_LETTERS
from highlands.spec.terminal import Console, Leaving, TerminalUI, Way
from highlands.spec.terminal.console import NEWS_STYLE
from highlands.terminal.hint import render as render_hints
from highlands.terminal.opponents import SECONDS, USUAL_LEVEL, ask_level, opponents, title

SEAT = 0
"""Where the person sits; who begins is an option of the game."""

REFUSAL_STYLE, HINT_STYLE = "yellow", "dim"

HINT_SECONDS = 1.0
"""How long a hint is thought about."""

TYPED = {
    "help": "?",
    "moves": "moves",
    "hint": "hint",
    "board": "board",
    "undo": "undo",
    "rules": "rules",
    "record": "record",
    "quit": "quit",
}
"""What is typed for each of the usual commands."""
ALIASES = {"?": "help", "h": "help", "m": "moves", "u": "undo", "q": "quit", "exit": "quit", "save": "record"}


def _command(typed: str) -> str:
    """The word that may be a command; a short form only where it stands alone."""
    word, _, details = typed.lower().partition(" ")
    return ALIASES.get(word, word) if not details or word == "?" else word


def play(
    console: Console,
    name: str,
    options: dict[str, Any] | None,
    bot: str | None = None,
    seed: str | None = None,
    record_path: Path | None = None,
) -> None:
    """Play one game, and others as long as the person likes; without options they are asked for, and the level too.

    The bot is a level, or any other that the arena takes.
    """
    spec = game_spec(name)
    ui = spec.make_terminal_ui(console)
    try:
        console.say(message("term-welcome", game=spec.title), "bold")
        chosen = ui.ask_options() if options is None else options
        opponent = bot or (ask_level(console) if options is None else USUAL_LEVEL)
        while True:
            game = new(name, seed=seed, **chosen)
            game.headers["players"] = " | ".join(
                console.words(message("term-player-you") if seat == SEAT else title(opponent))
                for seat in range(game.seats)
            )
            if not Session(console, ui, game, opponent, record_path).run():
                break
            seed = None
    except Leaving:
        console.say(message("term-bye"))


class Session:
    """One game with its player."""

    def __init__(self, console: Console, ui: TerminalUI, game: Game[State], bot: str, record_path: Path | None) -> None:
        """Sit down; Fault if the bot can't be created."""
        self.console = console
        self.ui = ui
        self.game = game
        self.record_path = record_path
        self.opponents = opponents(game, bot, SEAT)
        self.news: list[Message] = []
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "moves": self._moves,
            "hint": self._hint,
            "board": self._board,
            "undo": self._undo,
            "rules": self._rules,
            "record": self._record,
            "quit": self._quit,
        }

    def run(self) -> bool:
        """Play to the end, or until the person leaves; say whether they want another game."""
        try:
            self.news = self.ui.opening(self._view())
            while (mover := self.game.to_move) is not None:
                if mover == SEAT:
                    self._own_decision()
                else:
                    self._opponents_move(mover)
            self._show_board(self._view())
            for line in self.ui.closing(self.game, SEAT):
                self.console.say(line, "bold")
            if self.record_path:
                self._save(self.record_path)
            elif self.console.agrees(message("term-keep-record"), usually=False):
                self._save(self._unused_path())
            return self.console.agrees(message("term-another"), usually=True)
        except Fault as fault:
            self.console.say(message("term-bot-failed", details=fault.details), REFUSAL_STYLE)
            if self.record_path:
                self._save(self.record_path)
            return False
        except (Leaving, KeyboardInterrupt):
            if self.record_path:
                self._save(self.record_path)
            raise Leaving from None
        finally:
            for bot in self.opponents.values():
                release_bot(bot, self.game.outcome.points if self.game.outcome else None)

    def _view(self) -> msgspec.Struct:
        """What the person may know."""
        return self.game.view(SEAT)

    def _legal(self) -> list[str]:
        """The texts of the legal moves, worked out from what the person may know."""
        return [move.text for move in LegalMoves(self.game.spec, self.game.observe(SEAT))]

    # --- Moves -------------------------------------------------------------------------------------------------------

    def _opponents_move(self, mover: int) -> None:
        """Let an opponent do one thing; of a move that it makes hidden, the person sees only so much."""
        game, observation = self.game, self.game.observation(mover)
        move, _ = ask(self.opponents[mover], observation, SECONDS)
        observed = game.observe(SEAT)
        shown = game.spec.write_action(observed, kernel.observed_action(observed, move.action, SEAT))
        self._make(Move(move.action, shown))

    def _make(self, move: Move | str) -> None:
        """Make a move, and note what the person sees of it; an interlude is shown before the game goes on."""
        before, own = self._view(), self.game.to_move == SEAT
        made = self.game.play(move)
        after = self._view()
        shown = move.text if isinstance(move, Move) else made.text
        self.news = [*([] if own else self.news), *self.ui.narrate(before, shown, after)]
        interlude = self.ui.interlude(before, shown, after, self.news)
        if interlude is not None:
            self._show(interlude)
            self.console.say(message("term-enter-to-go-on"), HINT_STYLE)
            if _command(self.console.read()) == "quit":
                self._quit("")
            self.news = []

    def _own_decision(self) -> None:
        """Show the table and take what the person types, until it is a move (or takes one back)."""
        moves_before = len(self.game.moves)
        view = self._view()
        self._board("")
        while len(self.game.moves) == moves_before:
            typed = self.console.read()
            command, details = _command(typed), typed.partition(" ")[2]
            try:
                if not typed:
                    self._board("")
                elif command in self.commands:
                    self.commands[command](details.strip())
                elif command in self.ui.questions:
                    self._print(self.ui.answer(command, details.strip(), self.game.observe(SEAT)))
                else:
                    self._make(self.ui.normalize(typed, view))
            except HighlandsError as error:
                self.console.say(error.message, REFUSAL_STYLE)

    # --- What is shown -----------------------------------------------------------------------------------------------

    def _show(self, what: RenderableType) -> None:
        """Show something on a clean screen."""
        if self.console.rich.is_terminal:
            self.console.rich.clear()
        self.console.rich.print(what)

    def _show_board(self, view: msgspec.Struct) -> None:
        """Draw the table afresh, and narrate what has happened since the person's last move."""
        self._show(self.ui.board(view))
        if self.news:
            self.console.rich.print(self.console.news(self.news))

    def _print(self, what: RenderableType) -> None:
        self.console.rich.print(Padding(what, (0, 0, 0, 2)))

    def _print_ways(self, ways: Sequence[Way]) -> None:
        """What can be typed, and beside it what it does."""
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(no_wrap=True, style="bold")
        for typed, meaning in ways:
            grid.add_row(Text(typed), Text(self.console.words(meaning)))
        self._print(grid)

    # --- Commands ----------------------------------------------------------------------------------------------------

    def _help(self, details: str) -> None:
        """How to move now, and what else can be typed."""
        self._print_ways(self.ui.help(self._view(), self._legal()))
        usual = [(typed, message(f"term-help-{name}")) for name, typed in TYPED.items()]
        self._print_ways([*self.ui.questions.values(), *usual])

    def _moves(self, details: str) -> None:
        """All legal moves."""
        self._print_ways(self.ui.moves(self._view(), self._legal()))

    def _hint(self, details: str) -> None:
        """The best few moves."""
        title = message("hint-title", who="you", seat=SEAT_LETTERS[SEAT])
        self._print(render_hints(self.console, title, self.game.hint(SEAT, HINT_SECONDS)))

    def _board(self, details: str) -> None:
        """The table, and what is to be done."""
        view = self._view()
        self._show_board(view)
        self.console.say(self.ui.prompt(view, self._legal()), "bold")
        typed = ["?", *(typed for typed, _ in self.ui.questions.values()), "moves", "hint", "undo", "rules", "quit"]
        self.console.say(message("term-hint", typed=" · ".join(typed)), HINT_STYLE)

    def _rules(self, details: str) -> None:
        """The rules in short."""
        for line in self.ui.rules(self._view()):
            self._print(Text(self.console.sentence(line)))

    def _undo(self, details: str) -> None:
        """Take back everything since the person's own last decision, and that one."""
        if all(kernel.to_move(state) != SEAT for state, _ in self.game.history):
            self.console.say(message("nothing-to-undo"), REFUSAL_STYLE)
            return
        while True:
            taken_back = self.game.undo()
            if self.game.to_move == SEAT:
                break
        self.news = [message("term-undone", move=taken_back.text)]

    def _record(self, details: str) -> None:
        """Save what has happened so far, as far as the person may know it."""
        self._save(Path(details).expanduser() if details else self.record_path or self._unused_path())

    def _quit(self, details: str) -> None:
        """Leave, perhaps with a record."""
        if (
            self.record_path is None
            and self.game.moves
            and self.console.agrees(message("term-keep-record"), usually=False)
        ):
            self._save(self._unused_path())
        raise Leaving

    def _save(self, path: Path) -> None:
        """Write the record: of a finished game all of it, of a running one only what the person has seen."""
        text = self.game.full_record() if self.game.outcome else self.game.record(SEAT)
        try:
            path.write_text(text, encoding="utf-8")
        except OSError as error:
            self.console.say(message("term-cannot-save", path=str(path), reason=str(error.strerror)), REFUSAL_STYLE)
        else:
            self.console.say(message("term-saved", path=str(path)), NEWS_STYLE)

    def _unused_path(self) -> Path:
        """A file in the present folder that is not there yet."""
        stem = f"{self.game.spec.name}-{datetime.now().astimezone():%Y-%m-%d-%H%M%S}"
        return Path(f"{stem}.txt")
