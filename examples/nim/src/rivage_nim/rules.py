"""The rules: by turns take as many pebbles as you like from one heap."""

from rivage.core import IllegalAction, Legal, Listed, Options, Outcome, Seat

from .actions import Take
from .components import LAYOUTS
from .meta import LEFT_LAST, TOOK_LAST
from .notation import format_action
from .position import format_state
from .state import NimState


def set_up(seats: int, options: Options) -> NimState:
    """The heaps as they were agreed upon; seat 0 begins."""
    return NimState(LAYOUTS[str(options["heaps"])], turn=0, misere=options["last"] == "loses")


def to_act(state: NimState) -> frozenset[Seat]:
    """Whose turn it is; nobody's when nothing is left."""
    return frozenset((Seat(state.turn),)) if any(state.heaps) else frozenset()


def legal_actions(state: NimState, seat: Seat) -> Legal[Take]:
    """Every number from every heap: heap by heap, the smallest number first."""
    if seat not in to_act(state):
        return Listed(())
    return Listed([Take(heap, count) for heap, size in enumerate(state.heaps) for count in range(1, size + 1)])


def apply(state: NimState, seat: Seat, action: Take) -> NimState:
    """The state after pebbles were taken.

    Raises:
        IllegalAction: when it is not the seat's turn, or there are not so many in that heap.
    """
    if action not in legal_actions(state, seat):
        raise IllegalAction(format_action(action), where=format_state(state))
    left = state.heaps[action.heap] - action.count
    heaps = (*state.heaps[: action.heap], left, *state.heaps[action.heap + 1 :])
    return NimState(heaps, 1 - seat if any(heaps) else seat, state.misere, action)


def outcome(state: NimState) -> Outcome | None:
    """Who won, once nothing is left."""
    if any(state.heaps):
        return None
    winner = 1 - state.turn if state.misere else state.turn
    returns = tuple(1.0 if seat == winner else -1.0 for seat in (0, 1))
    return Outcome(LEFT_LAST if state.misere else TOOK_LAST, returns, (Seat(winner),))
