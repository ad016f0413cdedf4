"""Registers the kernels of Schotten Totten."""

from __future__ import annotations

from highlands.engine.kernel import register
from highlands.games.schotten_totten.evaluation import action_values
from highlands.games.schotten_totten.rules import backtrack, encoding, observation, transitions
from highlands.games.schotten_totten.rules import legal as legal_moves
from highlands.games.schotten_totten.state.layout import STATE

register(
    STATE,
    setup=transitions.setup,
    to_move=transitions.to_move,
    legal=legal_moves.legal,
    write_mask=legal_moves.write_mask,
    clear_mask=legal_moves.clear_mask,
    apply=transitions.apply,
    returns=transitions.returns,
    observe=observation.observe,
    resample=observation.resample,
    observed_action=observation.observed_action,
    backtrack=backtrack.backtrack,
    encode=encoding.encode,
    novice_values=action_values.novice_values,
    action_values=action_values.action_values,
    evaluate=action_values.evaluate,
)
