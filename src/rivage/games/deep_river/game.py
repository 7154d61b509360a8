"""Deep River as one object that speaks the contract; each promise stands where the function is."""

from typing import Final

from rivage.core import Game, IllegalAction, NotationError

from . import notation, rules, view
from .meta import INFO
from .state import Action, DeepRiverState


def parse_state(text: str) -> DeepRiverState:
    """Read a position, and play what it says was decided since.

    Raises:
        NotationError: says what is wrong, and where; also when an action in it is not legal there.
    """
    reading = notation.read(text)
    if reading.slots:
        state = rules.stand(
            reading.setting, reading.slots, reading.nests, reading.bear, reading.currents, reading.tilted, reading.mover
        )
    else:
        state = rules.before(reading.setting)
    for at, action in reading.since:
        if not state.actors:
            raise NotationError(f"the game is over before {action}", text=text, at=at)
        (seat,) = state.actors
        try:
            state = rules.apply(state, seat, action)
        except IllegalAction:
            raise NotationError(f"{action} cannot be played here", text=text, at=at) from None
    return state


class DeepRiver(Game[DeepRiverState, Action, view.DeepRiverView]):
    """A duel of eels and salmon around a hungry bear."""

    info = INFO
    set_up = staticmethod(rules.set_up)
    to_act = staticmethod(rules.to_act)
    legal_actions = staticmethod(rules.legal_actions)
    apply = staticmethod(rules.apply)
    outcome = staticmethod(rules.outcome)
    view = staticmethod(view.view)
    parse_action = staticmethod(notation.parse_action)
    format_action = staticmethod(notation.format_action)
    parse_state = staticmethod(parse_state)
    format_state = staticmethod(notation.format_state)


GAME: Final = DeepRiver()
