"""The terminal UI of Verräter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec
from rich.console import Group, RenderableType
from rich.text import Text

from highlands.games.verraeter.numbers import FEWEST_PLAYERS, MOST_PLAYERS, SUPPLY_THAT_COUNTS
from highlands.games.verraeter.state.layout import State
from highlands.games.verraeter.terminal.drawing import Drawing, action_grid, supply_grid
from highlands.games.verraeter.terminal.explaining import final_scoring, result, score_lines
from highlands.games.verraeter.terminal.naming import action_effect, own_strength, who
from highlands.games.verraeter.terminal.narration import aftermath, listed, narrate
from highlands.games.verraeter.terminal.reading import normalize
from highlands.games.verraeter.terminal.revealing import Revealing
from highlands.games.verraeter.terminal.view_changes import is_reveal
from highlands.games.verraeter.view.player_view import LastConflict, VerraeterView, view
from highlands.i18n import Message, message
from highlands.spec.game_spec import GameSpec
from highlands.spec.options import SEAT_LETTERS
from highlands.spec.terminal import FinishedGame, TerminalUI, Way
from highlands.spec.terminal.console import Console

STEP_HELP = {
    "settle": {"settle": "5"},
    "conflict": {"conflict": "3-4"},
    "supply": {"lay": "3 3 5", "lay-nothing": "0", "lay-all": "all"},
    "build": {"estate": "estate 5", "counting": "counting 5", "turn": "turn 3", "pass": "pass"},
    "discard": {"discard": "2 4"},
}
RULES = ("aim", "conflict", "choose", "supply", "reveal", "prize", "build", "draw", "end", "final")


def _of(a_view: msgspec.Struct) -> VerraeterView:
    assert isinstance(a_view, VerraeterView)
    return a_view


class VerraeterUI(TerminalUI):
    """How Verräter looks and speaks."""

    questions: ClassVar[dict[str, Way]] = {
        name: (name, message(f"term-v-help-{name}")) for name in ("score", "supply", "cards", "last")
    }

    def __init__(self, spec: GameSpec[Any, Any], console: Console) -> None:
        """Nothing has been told yet."""
        super().__init__(spec, console)
        self._last_told: tuple[LastConflict, RenderableType] | None = None

    def ask_options(self) -> dict[str, Any]:
        """How many play, and who is the first start player."""
        numbers = (MOST_PLAYERS, FEWEST_PLAYERS)
        choices = [message("term-v-players", number=number) for number in numbers]
        players = numbers[self.console.choose(message("term-v-how-many"), choices)]
        others = [message("term-v-name", who="other", seat=SEAT_LETTERS[seat]) for seat in range(1, players)]
        starters = [message("term-starter-lot"), message("term-starter-you"), *others]
        first = self.console.choose(message("term-v-who-starts"), starters)
        return {"players": players, "first": None if first == 0 else first - 1}

    def opening(self, view: msgspec.Struct) -> list[Message]:
        """Who starts, and whom the player serves."""
        observation = _of(view)
        start = next(player.seat for player in observation.players if player.start)
        own = observation.players[observation.observer or 0]
        return [message("term-v-opening", **who(observation, start)), message("term-v-you-serve", house=own.house)]

    def board(self, view: msgspec.Struct) -> RenderableType:
        """The circle, the players and the own cards."""
        return Drawing(_of(view), self.console).draw()

    def prompt(self, view: msgspec.Struct, moves: Sequence[str]) -> Message:
        """What the step asks for, with what would do."""
        observation = _of(view)
        if observation.step == "conflict":
            return message("term-v-prompt-conflict", places=[move.split()[1] for move in moves])
        if observation.step == "choose":
            return message("term-v-prompt-choose", cards=observation.offered)
        if observation.step == "discard":
            example = moves[0].removeprefix("discard ")
            number, draw = observation.discards, observation.draw
            return message("term-v-prompt-discard", number=number, draw=draw, reason=observation.draw_for, move=example)
        if observation.step == "supply":
            return message(
                "term-v-prompt-supply", move=moves[-1].removeprefix("lay "), house=own_strength(observation)[0]
            )
        if observation.step == "settle":
            return message("term-v-prompt-settle", move=moves[0].removeprefix("estate "))
        kinds = {move.split()[0]: move for move in reversed(moves)}
        return message("term-v-prompt-build", examples=list(reversed(kinds.values())))

    def normalize(self, text: str, view: msgspec.Struct) -> str:
        """Short and loose forms of the moves."""
        return normalize(text, _of(view))

    def narrate(self, before: msgspec.Struct, move: str, after: msgspec.Struct) -> list[Message]:
        """What the others did, what was drawn, which round begins."""
        return narrate(_of(before), move, _of(after))

    def interlude(
        self, before: msgspec.Struct, move: str, after: msgspec.Struct, news: Sequence[Message]
    ) -> RenderableType | None:
        """The reveal, step by step. Its ledger repeats what the news have told."""
        old, new = _of(before), _of(after)
        if not is_reveal(old, new):
            return None
        story = Revealing(old, new)
        shown = story.draw(self.console, aftermath(old, move, new))
        self._last_told = (story.last, shown)
        return shown

    def help(self, view: msgspec.Struct, moves: Sequence[str]) -> list[Way]:
        """How to do what this step asks for; of each action card to choose from, what it does."""
        observation = _of(view)
        if observation.step == "choose":
            cards = [(card, action_effect(card)) for card in observation.offered]
            return [*cards, ("", message("term-v-how-choose"))]
        return [(typed, message(f"term-v-how-{name}")) for name, typed in STEP_HELP[observation.step].items()]

    def moves(self, view: msgspec.Struct, moves: Sequence[str]) -> list[Way]:
        """One by one; the Builder's by their kind."""
        return listed(_of(view), moves)

    def rules(self, view: msgspec.Struct) -> list[Message]:
        """The course of a round, the end and the final scoring."""
        rounds = _of(view).rounds
        return [message(f"term-v-rules-{name}", rounds=rounds) for name in RULES]

    def answer(self, question: str, details: str, observation: State) -> RenderableType:
        """`score`, `supply`, `cards`, `last`."""
        looked_at = view(observation)
        if question == "score":
            return self._lines(score_lines(looked_at))
        if question == "supply":
            return supply_grid(looked_at, self.console)
        if question == "cards":
            return action_grid(looked_at, self.console)
        if looked_at.last is None or self._last_told is None or self._last_told[0] != looked_at.last:
            return self._lines([message("term-v-no-last")])
        return self._last_told[1]

    def _lines(self, lines: Sequence[Message]) -> Group:
        return Group(*(Text(self.console.sentence(line)) for line in lines))

    def closing(self, game: FinishedGame, seat: int) -> list[Message]:
        """The final scoring, and who won."""
        end = _of(game.view(seat))
        early = end.landscapes[0].house if len({landscape.house for landscape in end.landscapes}) == 1 else None
        lines = [message("term-v-early-end", house=early)] if early and end.round < end.rounds else []
        lines.append(message("term-v-final", most=SUPPLY_THAT_COUNTS))
        return [*lines, *final_scoring(end), result(end)]
