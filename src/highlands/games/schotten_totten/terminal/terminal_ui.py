"""The terminal UI of Schotten Totten."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec
from rich.console import Group, RenderableType
from rich.text import Text

from highlands.errors import UnreadableError
from highlands.games.schotten_totten.state.layout import MOST_ROUNDS, State
from highlands.games.schotten_totten.terminal.drawing import Drawing, card_list, unseen_grid
from highlands.games.schotten_totten.terminal.explaining import known, why
from highlands.games.schotten_totten.terminal.narration import LAID, listed, narrate
from highlands.games.schotten_totten.terminal.reading import normalize
from highlands.games.schotten_totten.view.player_view import SchottenTottenView, view
from highlands.i18n import Message, message
from highlands.spec.terminal import FinishedGame, TerminalUI, Way

VARIANTS: tuple[dict[str, bool], ...] = ({}, {"tactics": True}, {"expert": True}, {"tactics": True, "expert": True})
STARTERS = (None, 0, 1)
TACTICS_HELP = {
    "joker": "joker 5",
    "spy": "spy 5",
    "shield": "shield 5",
    "blind": "blind 5",
    "mud": "mud 5",
    "recruiter": "recruiter",
    "strategist": "strategist G5 7",
    "banshee": "banshee G5",
    "traitor": "traitor G5 7",
}
STEP_HELP = {
    "claim": {"claim": "claim 3", "done": "done"},
    "draw": {"clan": "clan", "tactics": "tactics"},
    "recruit": {"clan": "clan", "tactics": "tactics"},
    "return": {"return": "return R7"},
}


def _of(a_view: msgspec.Struct) -> SchottenTottenView:
    assert isinstance(a_view, SchottenTottenView)
    return a_view


class SchottenTottenUI(TerminalUI):
    """How Schotten Totten looks and speaks."""

    questions: ClassVar[dict[str, Way]] = {
        typed.split()[0]: (typed, message(f"term-help-{typed.split()[0]}")) for typed in ("why 3", "unseen", "discard")
    }

    def ask_options(self) -> dict[str, Any]:
        """The variant, the rounds, and who begins."""
        names = [message(f"term-choice-{'-'.join(variant) or 'base'}") for variant in VARIANTS]
        chosen: dict[str, Any] = dict(VARIANTS[self.console.choose(message("term-which-variant"), names)])
        chosen["rounds"] = self.console.number(message("term-how-many-rounds"), 1, MOST_ROUNDS, 1)
        starters = [message(f"term-starter-{name}") for name in ("lot", "you", "other")]
        chosen["first"] = STARTERS[self.console.choose(message("term-who-begins"), starters)]
        return chosen

    def opening(self, view: msgspec.Struct) -> list[Message]:
        """Who begins."""
        observation = _of(view)
        return [message("term-begins", who="you" if observation.to_move == observation.observer else "other")]

    def board(self, view: msgspec.Struct) -> RenderableType:
        """The border with all that lies on it."""
        return Drawing(_of(view), self.console).draw()

    def prompt(self, view: msgspec.Struct, moves: Sequence[str]) -> Message:
        """The step of the turn, with an example that would do."""
        observation = _of(view)
        if observation.step == "play":
            return message("term-prompt-pass") if moves[0] == "pass" else message("term-prompt-play", move=moves[0])
        if observation.step == "claim":
            stones = [int(move.split()[1]) for move in moves if move.startswith("claim")]
            return message("term-prompt-claim", number=len(stones), stones=stones, move=moves[0])
        return message(f"term-step-{observation.step}", left=observation.pending, move=moves[0])

    def normalize(self, text: str, view: msgspec.Struct) -> str:
        """Short and loose forms of the moves."""
        return normalize(text, _of(view).step)

    def narrate(self, before: msgspec.Struct, move: str, after: msgspec.Struct) -> list[Message]:
        """What the opponent did, what was drawn, how a round ended."""
        return narrate(_of(before), move, _of(after))

    def interlude(
        self, before: msgspec.Struct, move: str, after: msgspec.Struct, news: Sequence[Message]
    ) -> RenderableType | None:
        """The end of a round, before the next one is dealt."""
        if _of(before).round == _of(after).round:
            return None
        return Group(self.board(before), self.console.news(news))

    def help(self, view: msgspec.Struct, moves: Sequence[str]) -> list[Way]:
        """How to do what this step asks for, and for each tactics card in hand what it does."""
        observation = _of(view)
        if observation.step != "play":
            return [(typed, message(f"term-help-{name}")) for name, typed in STEP_HELP[observation.step].items()]
        ways = [(moves[0], message("term-help-lay" if LAID.fullmatch(moves[0]) else "term-help-pass"))]
        own = observation.observer or 0
        tactics = [card for card in dict.fromkeys(observation.hands[own].cards) if card in TACTICS_HELP]
        ways += [(TACTICS_HELP[card], message(f"term-help-{card}")) for card in tactics]
        if tactics and observation.played[own] > observation.played[1 - own]:
            ways.append(
                ("", message("too-many-tactics", own=observation.played[own], other=observation.played[1 - own]))
            )
        return ways

    def moves(self, view: msgspec.Struct, moves: Sequence[str]) -> list[Way]:
        """Those of one card together."""
        return listed(moves)

    def rules(self, view: msgspec.Struct) -> list[Message]:
        """The base game, with what the variants change."""
        observation = _of(view)
        names = [
            "aim",
            "turn",
            "claim",
            "formations",
            "ties",
            *(["tactics", "troops", "modes", "ruses"] * observation.tactics),
        ]
        names += ["expert"] * observation.expert + ["match"] * (observation.rounds > 1)
        return [message(f"term-rules-{name}") for name in names]

    def answer(self, question: str, details: str, observation: State) -> RenderableType:
        """`why 3`, `unseen`, `discard`."""
        looked_at = view(observation)
        if question == "why":
            stones = [stone.number for stone in looked_at.stones]
            number = details.lower().removeprefix("stone").strip()
            if number not in map(str, stones):
                raise UnreadableError(message("term-why-which", stones=stones))
            return Group(*(Text(self.console.sentence(line)) for line in why(observation, int(number))))
        if question == "unseen":
            lines: list[RenderableType] = [Text(self.console.sentence(message("term-unseen"))), unseen_grid(looked_at)]
            if looked_at.unseen_tactics:
                lines += [
                    Text(self.console.sentence(message("term-unseen-tactics"))),
                    card_list(looked_at.unseen_tactics),
                ]
            lines += [Text(self.console.sentence(line)) for line in known(looked_at)]
            return Group(*lines)
        if not looked_at.discard:
            return Text(self.console.sentence(message("term-discard-empty")))
        return card_list(looked_at.discard)

    def closing(self, game: FinishedGame, seat: int) -> list[Message]:
        """Each round's points, then who won and how."""
        totals = {game.spec.round(state): [int(points) for points in state.points] for state, _ in game.history}
        assert game.outcome is not None, "only a finished game has an outcome"
        ends = [*list(totals.values())[1:], game.outcome.points]
        lines = []
        if len(totals) > 1:
            for (number, start), end in zip(totals.items(), ends, strict=True):
                lines.append(
                    message(
                        "term-round-over",
                        round=number,
                        own=end[seat] - start[seat],
                        other=end[1 - seat] - start[1 - seat],
                    )
                )
        own, other = game.outcome.points[seat], game.outcome.points[1 - seat]
        view = _of(game.view(seat))
        how = "match" if len(totals) > 1 else view.won_by
        result = message(
            "term-won" if own > other else "term-lost" if own < other else "term-drawn",
            own=own,
            other=other,
            how=how,
            number=view.stones_to_win,
        )
        return [*lines, result]
