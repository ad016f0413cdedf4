"""A game as the server has shown it to a seat, to be compared with its record when all cards are open."""

from __future__ import annotations

import msgspec

from highlands.client.errors import UnfairDealError
from highlands.engine import kernel
from highlands.engine.state import State, new_state
from highlands.play.game import Game
from highlands.protocol.messages import TableState

encode = msgspec.json.Encoder().encode


class ShownGame:
    """The moves as they were shown, and what was shown of the cards after each; without what was taken back."""

    def __init__(self) -> None:
        """Nothing has been shown."""
        self._last_event = -1
        self._moves: list[str] = []
        self._views: dict[int, bytes] = {}
        """By how many moves had been made."""
        self._positions: dict[int, list[str]] = {}

    def take(self, state: TableState) -> None:
        """Take what a state shows. What was shown first counts: after a reconnection all events come again."""
        for event in state.events:
            if event.number <= self._last_event:
                continue
            self._last_event = event.number
            if event.kind == "move":
                self._moves.append(event.text)
            elif event.kind == "undo":
                self._take_back(int(event.text))
        made = len(self._moves)
        # Cards that are shown twice are the same: else the record would be compared with the later ones only.
        if state.view is not None:
            view = encode(state.view)
            if self._views.setdefault(made, view) != view:
                raise UnfairDealError(f"other cards are shown after {made} moves than before")
        if state.position is not None and self._positions.setdefault(made, state.position) != state.position:
            raise UnfairDealError(f"another position is shown after {made} moves than before")

    def _take_back(self, made: int) -> None:
        del self._moves[made:]
        self._views = {number: view for number, view in self._views.items() if number <= made}
        self._positions = {number: lines for number, lines in self._positions.items() if number <= made}

    def check(self, game: Game[State], seat: int) -> None:
        """UnfairDealError unless a game from its record is the very game that the seat was shown."""
        spec, observer = game.spec, game.observer_of(seat)
        observed = [
            spec.write_action(before, kernel.observed_action(before, move.action, observer))
            for before, move in game.history
        ]
        if observed != self._moves:
            raise UnfairDealError("the record has other moves than were shown")
        out = new_state(spec.state_dtype)
        for made, view in self._views.items():
            kernel.observe(game.made_at(made)[0] if made < game.made else game.state, observer, out)
            if encode(spec.view(out)) != view or self._positions.get(made) not in (None, spec.write_position(out)):
                raise UnfairDealError(f"after {made} moves other cards were shown than were dealt")
