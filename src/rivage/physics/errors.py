"""What physics refuses, as a tree.

PhysicsError
├── ValueOutOfRange            physics.value     not a number, infinite, or absurdly small or large
├── NoSuchDomino               physics.domino    a push at a domino that is not in the scene
├── NoRoom                     physics.room      a hand that would begin inside another piece
└── Broken                     physics.broken    the simulation itself failed; nothing was changed
"""

from rivage.core import RivageError


class PhysicsError(RivageError):
    """Anything physics refuses."""

    code = "physics.value"


class ValueOutOfRange(PhysicsError):
    """A number that no table can hold."""

    code = "physics.value"

    def __init__(self, what: str, value: float, low: float, high: float) -> None:
        # NaN and infinities have no place in JSON: the details carry them as text.
        super().__init__(
            f"{what} must be between {low:g} and {high:g}, not {value}", what=what, value=str(value), low=low, high=high
        )


class NoSuchDomino(PhysicsError):
    """A push at a domino that is not there."""

    code = "physics.domino"


class NoRoom(PhysicsError):
    """A carried domino has no free place to come from."""

    code = "physics.room"


class Broken(PhysicsError):
    """The engine gave up: what it was asked is kept, nothing has moved."""

    code = "physics.broken"


def within(what: str, value: float, low: float, high: float) -> float:
    """The value, if it lies between the two.

    Raises:
        ValueOutOfRange: also for NaN.
    """
    if not low <= value <= high:
        raise ValueOutOfRange(what, value, low, high)
    return value
