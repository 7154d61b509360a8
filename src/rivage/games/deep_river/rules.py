"""The rules of Deep River as the contract asks for them. What each action does is in `steps.py`."""

from typing import Final

from rivage.core import CHANCE, Chances, IllegalAction, Legal, Listed, Options, Outcome, Seat

from . import actions, meta
from .actions import Action
from .components import EELS, SALMON, TILES
from .position import format_state
from .state import DeepRiverState, Setting
from .steps import before, step

_NOTHING: Final[Listed[Action]] = Listed(())
_BY_CHANCE: Final = {table[0]: Chances(table) for table in (actions.TILES, actions.THROW, actions.FIRST)}
"""What chance can draw, by the first of it."""

_FIRST: Final = {"chance": "", "eels": EELS, "salmon": SALMON}
"""The side that begins, by the value of the option `first`."""


def set_up(seats: int, options: Options) -> DeepRiverState:
    """Before anything is drawn; there are always two seats."""
    pie = options[meta.PIE.name] is True
    first = "" if pie else _FIRST[str(options[meta.FIRST.name])]
    return before(Setting(top_only=options[meta.STACK_COUNTS.name] == "top", pie=pie, first=first))


def to_act(state: DeepRiverState) -> frozenset[Seat]:
    """Chance during set-up, the mover's seat in play, nobody when it is over."""
    return state.actors


def legal_actions(state: DeepRiverState, seat: Seat) -> Legal[Action]:
    """What `seat` may do now."""
    if seat not in state.actors:
        return _NOTHING
    if seat == CHANCE:
        return _BY_CHANCE[state.legal[0]]
    return Listed(state.legal)


def apply(state: DeepRiverState, seat: Seat, action: Action) -> DeepRiverState:
    """The state after `action`.

    Raises:
        IllegalAction: when it is not this seat's to act, or the action is not legal.
    """
    if seat not in state.actors or action not in state.legal:
        raise IllegalAction(str(action), where=format_state(state))
    return step(state, action)


def outcome(state: DeepRiverState) -> Outcome | None:
    """Why it ended, or None while it runs."""
    return state.result


def points(state: DeepRiverState) -> tuple[float, ...]:
    """How many steps the bear is from each seat's nest: whose nest is farther wins when the currents are home."""
    bear = state.position.bear
    return tuple(float(bear if side == EELS else TILES + 1 - bear) for side in state.setting.sides)
