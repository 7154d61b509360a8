"""Implements the game contract for Aya by delegating to the modules of this package."""

from typing import Final

from msgspec.structs import replace

from rivage.core import Game, Options

from . import notation, position, rules, speech, view
from .actions import Action
from .meta import FIRST_RULES, INFO, SECOND_RULES, info_of
from .state import AyaState


class Aya(Game[AyaState, Action, view.AyaView]):
    """The game Aya: a river of dominoes, built against an hourglass and toppled together."""

    info = INFO
    set_up = staticmethod(rules.set_up)
    to_act = staticmethod(rules.to_act)
    legal_actions = staticmethod(rules.legal_actions)
    apply = staticmethod(rules.apply)
    outcome = staticmethod(rules.outcome)
    timers = staticmethod(rules.timers)
    simulated = staticmethod(rules.simulated)
    no_motion = staticmethod(rules.no_motion)
    needs_consent = staticmethod(rules.needs_consent)
    with_time = staticmethod(view.with_time)
    view = staticmethod(view.view)
    describe = staticmethod(speech.describe)
    label = staticmethod(speech.label)
    interpret = staticmethod(speech.interpret)
    suggestions = staticmethod(speech.suggestions)
    parse_action = staticmethod(notation.parse_action)
    format_action = staticmethod(notation.format_action)
    parse_state = staticmethod(position.parse_state)
    format_state = staticmethod(position.format_state)

    def by_version(self, version: int) -> "Aya | None":
        """The game with an earlier or the current version of the rules; None for an unknown version."""
        return _VERSIONS.get(version)


class _EarlierAya(Aya):
    """Aya with an earlier version of the rules."""

    def __init__(self, version: int) -> None:
        self.info = info_of(version)

    def initial(self, seats: int, options: Options) -> AyaState:
        """The initial state with the given options and this version of the rules."""
        state = super().initial(seats, options)
        return replace(state, setting=replace(state.setting, rules=self.info.rules_version))


GAME: Final = Aya()
"""Aya with the current version of the rules."""
_VERSIONS: Final = {game.info.rules_version: game for game in (_EarlierAya(FIRST_RULES), _EarlierAya(SECOND_RULES), GAME)}
