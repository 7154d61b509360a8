"""The rules: players take any number of pebbles from one heap in turn."""

from rivage.core import IllegalAction, Legal, Listed, Options, Outcome, Seat

from .actions import Take
from .components import LAYOUTS
from .meta import LEFT_LAST, TOOK_LAST
from .notation import format_action
from .position import format_state
from .state import NimState


def set_up(seats: int, options: Options) -> NimState:
    """Return the heaps of the option `heaps`; seat 0 moves first."""
    return NimState(LAYOUTS[str(options["heaps"])], turn=0, misere=options["last"] == "loses")


def to_act(state: NimState) -> frozenset[Seat]:
    """Return the seat to move; nobody when all heaps are empty."""
    return frozenset((Seat(state.turn),)) if any(state.heaps) else frozenset()


def legal_actions(state: NimState, seat: Seat) -> Legal[Take]:
    """Return every number from every heap: heap by heap, the smallest number first."""
    if seat not in to_act(state):
        return Listed(())
    return Listed([Take(heap, count) for heap, size in enumerate(state.heaps) for count in range(1, size + 1)])


def apply(state: NimState, seat: Seat, action: Take) -> NimState:
    """Return the state after the pebbles were taken.

    Raises:
        IllegalAction: when it is not the seat's turn, or the heap has fewer pebbles.
    """
    if action not in legal_actions(state, seat):
        raise IllegalAction(format_action(action), where=format_state(state))
    left = state.heaps[action.heap] - action.count
    heaps = (*state.heaps[: action.heap], left, *state.heaps[action.heap + 1 :])
    return NimState(heaps, 1 - seat if any(heaps) else seat, state.misere, action)


def outcome(state: NimState) -> Outcome | None:
    """Return the winner when all heaps are empty."""
    if any(state.heaps):
        return None
    winner = 1 - state.turn if state.misere else state.turn
    returns = tuple(1.0 if seat == winner else -1.0 for seat in (0, 1))
    return Outcome(LEFT_LAST if state.misere else TOOK_LAST, returns, (Seat(winner),))
