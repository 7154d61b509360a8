"""`GAME`, the implementation of `rivage.core.Game`. Its methods are defined in the other modules."""

from typing import Final

from rivage.core import Game

from . import notation, position, rules, sentences, view
from .actions import Take
from .meta import INFO
from .state import NimState


class Nim(Game[NimState, Take, view.NimView]):
    """Players take any number of pebbles from one heap; the last pebble decides."""

    info = INFO
    set_up = staticmethod(rules.set_up)
    to_act = staticmethod(rules.to_act)
    legal_actions = staticmethod(rules.legal_actions)
    apply = staticmethod(rules.apply)
    outcome = staticmethod(rules.outcome)
    describe = staticmethod(sentences.describe)
    label = staticmethod(sentences.label)
    view = staticmethod(view.view)
    parse_action = staticmethod(notation.parse_action)
    format_action = staticmethod(notation.format_action)
    parse_state = staticmethod(position.parse_state)
    format_state = staticmethod(position.format_state)


GAME: Final = Nim()
