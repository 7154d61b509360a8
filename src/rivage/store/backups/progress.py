"""How far a backup is, for whoever waits."""

from collections.abc import Callable

Progress = Callable[[str, int, int], None]
"""Called with what is being done, how much of it is done, and how much there is; 0 when nobody knows."""


def silent(_what: str, _done: int, _of: int) -> None:
    """Tells nobody."""
