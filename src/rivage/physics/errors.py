"""Exceptions raised by the physics package.

PhysicsError
├── ValueOutOfRange            physics.value     a number that is NaN, infinite, or outside its allowed range
├── NoSuchDomino               physics.domino    a push or a hand names a domino that is not in the scene
├── NoRoom                     physics.room      a carried domino would start inside another piece
└── SimulationFailed           physics.broken    the engine failed; no state was changed
"""

from rivage.core import RivageError


class PhysicsError(RivageError):
    """Base class of the errors of the physics package."""

    code = "physics.value"


class ValueOutOfRange(PhysicsError):
    """A number is NaN, infinite or outside its allowed range.

    `details` holds `what` (the name of the quantity), `value` (as text), `low` and `high`.
    """

    code = "physics.value"

    def __init__(self, quantity: str, value: float, low: float, high: float) -> None:
        # JSON cannot represent NaN and infinities, so the details hold the value as text.
        super().__init__(
            f"{quantity} must be between {low:g} and {high:g}, not {value}", what=quantity, value=str(value), low=low, high=high
        )


class NoSuchDomino(PhysicsError):
    """A push or a hand names a domino that is not in the scene, or one that has already fallen."""

    code = "physics.domino"


class NoRoom(PhysicsError):
    """A carried domino would start inside another piece, wherever its approach begins."""

    code = "physics.room"


class SimulationFailed(PhysicsError):
    """The physics engine failed, or the worker that runs it. No state was changed."""

    code = "physics.broken"


def within(quantity: str, value: float, low: float, high: float) -> float:
    """Return `value` if it lies between `low` and `high`, both included. `quantity` names it in the error text.

    Raises:
        ValueOutOfRange: if it does not, and for NaN.
    """
    if not low <= value <= high:
        raise ValueOutOfRange(quantity, value, low, high)
    return value
