"""Physics as a table sees it: somebody who is given a state that waits for it and says what moved (`Game.simulated`)."""

from typing import Any, Protocol


class Simulated(Protocol):
    """What physics says."""

    @property
    def action(self) -> str:
        """What happened, as the game writes it."""
        ...

    @property
    def trajectory(self) -> bytes:
        """How it came about: the stream that clients play."""
        ...

    @property
    def seconds(self) -> float:
        """How long it takes to watch."""
        ...


class Simulator(Protocol):
    """Where bodies move, away from the event loop."""

    async def answer(self, game: str, state: Any) -> Simulated:
        """What happens in a state that waits for physics.

        Raises:
            Exception: whatever goes wrong in there; nothing has changed, and it may be asked again.
        """
        ...

    def unmoved(self, game: str) -> str:
        """The action that says that nothing has moved: what a match goes on with when there is no answer."""
        ...

    def close(self) -> None:
        """Start no other simulation."""
        ...
