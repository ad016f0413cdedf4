"""A terminal UI that does for any game: it asks for the declared options, and shows positions and moves as texts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from rich.console import RenderableType
from rich.text import Text

from highlands.errors import UnreadableError
from highlands.i18n import Message, message
from highlands.spec.game_spec import PlainView
from highlands.spec.options import SEAT_LETTERS, Count, Flag, Seat
from highlands.spec.terminal.terminal_ui import FinishedGame, TerminalUI, Way


class PlainTerminalUI(TerminalUI):
    """Shows the lines of a `PlainView`; a subclass overrides what its game can say better."""

    def ask_options(self) -> dict[str, Any]:
        """One question for each option that people choose."""
        chosen: dict[str, Any] = {}
        for option in self.spec.options:
            question = option.label
            if option.is_for_research:
                continue
            if isinstance(option, Flag):
                chosen[option.name] = self.console.agrees(question, usually=False)
            elif isinstance(option, Count):
                chosen[option.name] = self.console.number(question, option.low, option.high, option.default(chosen))
            elif isinstance(option, Seat):
                seats = chosen[option.seats] if isinstance(option.seats, str) else option.seats
                others = [message("plain-player", who="other", seat=SEAT_LETTERS[seat]) for seat in range(1, seats)]
                starters = [message("term-starter-lot"), message("term-starter-you"), *others]
                first = self.console.choose(question, starters)
                chosen[option.name] = None if first == 0 else first - 1
        return chosen

    def opening(self, view: msgspec.Struct) -> list[Message]:
        """Who begins."""
        shown = _of(view)
        return [] if shown.to_move is None else [message("plain-begins", **self._who(shown, shown.to_move))]

    def board(self, view: msgspec.Struct) -> RenderableType:
        """The lines of the view."""
        return Text("\n".join(_of(view).lines))

    def prompt(self, view: msgspec.Struct, moves: Sequence[str]) -> Message:
        """The first legal move, as an example."""
        return message("plain-prompt", move=moves[0])

    def normalize(self, text: str, view: msgspec.Struct) -> str:
        """Small letters, single spaces."""
        return " ".join(text.lower().split())

    def narrate(self, before: msgspec.Struct, move: str, after: msgspec.Struct) -> list[Message]:
        """The moves of the others."""
        shown = _of(before)
        if shown.to_move is None or shown.to_move == shown.observer:
            return []
        return [message("plain-moved", move=move, **self._who(shown, shown.to_move))]

    def interlude(
        self, before: msgspec.Struct, move: str, after: msgspec.Struct, news: Sequence[Message]
    ) -> RenderableType | None:
        """Nothing."""
        return None

    def help(self, view: msgspec.Struct, moves: Sequence[str]) -> list[Way]:
        """The legal moves."""
        return self.moves(view, moves)

    def moves(self, view: msgspec.Struct, moves: Sequence[str]) -> list[Way]:
        """One by one, as they are typed."""
        return [(move, message("plain-legal-move")) for move in moves]

    def rules(self, view: msgspec.Struct) -> list[Message]:
        """Where they are is the game's to say."""
        return [message("plain-rules", game=self.spec.title)]

    def answer(self, question: str, details: str, observed: Any) -> RenderableType:
        """There are no questions."""
        raise UnreadableError(message("action-unreadable", text=question, actions=list(self.questions)))

    def closing(self, game: FinishedGame, seat: int) -> list[Message]:
        """Everybody's points, and whether the player won."""
        outcome = game.outcome
        assert outcome is not None, "only a finished game has an outcome"
        how = "drawn" if not outcome.winners else "won" if seat in outcome.winners else "lost"
        points = ", ".join(f"{SEAT_LETTERS[other]} {scored}" for other, scored in enumerate(outcome.points))
        return [message("plain-over", how=how, points=points)]

    @staticmethod
    def _who(view: PlainView, seat: int) -> dict[str, str]:
        """Whether a seat is the player's own, and its letter."""
        return {"who": "you" if seat == view.observer else "other", "seat": SEAT_LETTERS[seat]}


def _of(view: msgspec.Struct) -> PlainView:
    assert isinstance(view, PlainView)
    return view
