"""What a game may offer beyond the contract, and how the table asks for it.

A game in real time has `timers(state)`: the facts of time that will happen unless something else happens first. A game with
bodies in motion has `simulated(state)`: whether physics, not a draw, must answer for chance now.
"""

from typing import Any

import msgspec

from .game import Game


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


def timers(game: Game[Any, Any, Any], state: Any) -> tuple[Timer, ...]:
    """What time will do in `state` if nothing else happens; nothing in most games."""
    asked = getattr(game, "timers", None)
    found: tuple[Timer, ...] = asked(state) if asked else ()
    return found


def simulated(game: Game[Any, Any, Any], state: Any) -> bool:
    """Whether physics must answer for chance in `state`; never in most games."""
    asked = getattr(game, "simulated", None)
    return bool(asked(state)) if asked else False
