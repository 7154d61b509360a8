"""A state known by its identity, so that what follows from it is worked out once.

To compare states by all that is in them would cost more than that.
"""

from .state import AyaState


class Moment:
    """One state; equal to another only when it is the very same object."""

    __slots__ = ("state",)

    def __init__(self, state: AyaState) -> None:
        self.state = state

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Moment) and self.state is other.state

    def __hash__(self) -> int:
        return id(self.state)
