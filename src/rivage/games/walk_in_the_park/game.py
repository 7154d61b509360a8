"""`GAME`, the implementation of `rivage.core.Game` for A Walk in the Park. Its methods are defined in the other modules."""

from typing import Final

from msgspec.structs import replace

from rivage.core import Game, Options

from . import notation, position, rules, sentences, view
from .actions import Action
from .meta import FIRST_RULES, INFO, RULES
from .state import WalkState


class WalkInThePark(Game[WalkState, Action, view.WalkView]):
    """The rules of A Walk in the Park, a roll-and-write game for one to eight players."""

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
    parse_action = staticmethod(notation.LEXICON.parse_action)
    format_action = staticmethod(notation.format_action)
    parse_state = staticmethod(position.parse_state)
    format_state = staticmethod(position.format_state)
    parse_round = staticmethod(notation.LEXICON.parse_round)
    format_round = staticmethod(notation.format_round)

    def by_version(self, version: int) -> "WalkInThePark | None":
        """Return the game with the rules of `version`, or None when there is no such version."""
        return _VERSIONS.get(version)


class _EarlierWalk(WalkInThePark):
    """The game with an earlier version of the rules."""

    def __init__(self, version: int) -> None:
        self.info = replace(INFO, rules_version=version)

    def initial(self, seats: int, options: Options) -> WalkState:
        """Return the state before the first roll, with the rules of this version."""
        state = super().initial(seats, options)
        return replace(state, setting=replace(state.setting, rules=self.info.rules_version))


GAME: Final = WalkInThePark()
"""The game with the current rules, as registered in `rivage.games.ALL`."""
_VERSIONS: Final = {FIRST_RULES: _EarlierWalk(FIRST_RULES), RULES: GAME}
