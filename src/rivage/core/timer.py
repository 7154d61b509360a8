"""Time that a game measures itself."""

import msgspec


class Timer(msgspec.Struct, frozen=True):
    """A fact of time to come: after so many seconds chance acts `action`.

    The table starts to count when a timer with this kind and number is first asked for, and stops when it is no longer.
    """

    kind: str
    """A stable key: what runs (`glass`, `patience`)."""
    number: int
    """Tells one run of a kind from the next."""
    seconds: int
    action: str
    """As `format_action` writes it."""
    seat: int = -1
    """Whose time it is; -1: everybody's."""
