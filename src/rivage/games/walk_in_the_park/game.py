"""A Walk in the Park as one object that speaks the contract; each promise stands where the function is."""

from typing import Final

from msgspec.structs import replace

from rivage.core import Game, Options

from . import notation, position, rules, sentences, view
from .actions import Action
from .meta import FIRST_RULES, INFO, RULES
from .state import WalkState


class WalkInThePark(Game[WalkState, Action, view.WalkView]):
    """Everybody draws paths through the garden on the same roll."""

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
        """The game by that version of the rules."""
        return _VERSIONS.get(version)


class _EarlierWalk(WalkInThePark):
    """The game by an earlier version of the rules."""

    def __init__(self, version: int) -> None:
        self.info = replace(INFO, rules_version=version)

    def initial(self, seats: int, options: Options) -> WalkState:
        """The state before the first roll, by the rules of this version."""
        state = super().initial(seats, options)
        return replace(state, setting=replace(state.setting, rules=self.info.rules_version))


GAME: Final = WalkInThePark()
_VERSIONS: Final = {FIRST_RULES: _EarlierWalk(FIRST_RULES), RULES: GAME}
