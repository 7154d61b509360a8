"""`GAME`, the implementation of `rivage.core.Game` for Deep River. Its methods are defined in the other modules."""

from typing import Final

from rivage.core import Game

from . import notation, position, rules, sentences, view
from .actions import Action
from .meta import INFO
from .state import DeepRiverState


class DeepRiver(Game[DeepRiverState, Action, view.DeepRiverView]):
    """The rules of Deep River, a two-player duel."""

    info = INFO
    set_up = staticmethod(rules.set_up)
    to_act = staticmethod(rules.to_act)
    legal_actions = staticmethod(rules.legal_actions)
    apply = staticmethod(rules.apply)
    outcome = staticmethod(rules.outcome)
    points = staticmethod(rules.points)
    view = staticmethod(view.view)
    describe = staticmethod(sentences.describe)
    label = staticmethod(sentences.label)
    parse_action = staticmethod(notation.parse_action)
    format_action = staticmethod(notation.format_action)
    parse_state = staticmethod(position.parse_state)
    format_state = staticmethod(position.format_state)


GAME: Final = DeepRiver()
"""The game, as registered in `rivage.games.ALL`."""
