"""How long the house waits for people: what a host may set."""

import msgspec


class Patience(msgspec.Struct, frozen=True):
    """How long a table is kept open at which nothing happens, and how long who is away is waited for; 0 for ever."""

    waiting: int = 7
    """Days for one whose match has not begun."""
    playing: int = 90
    """Days for one where nobody's time runs, and no bot is to act."""
    absent: int = 10
    """Minutes that who is left alone waits for the others' turn before they may claim the win or close the table."""


USUAL = Patience()
