"""How long a person takes."""

import random
from typing import Final

_SECONDS: Final = {
    "draw": 1.0, "take": 1.0, "reserve": 1.0, "landscape": 1.5, "place": 4.0, "fork": 4.0, "lay": 5.0, "back": 1.0, "animal": 5.0,
    "buffer": 4.0, "raise": 3.0, "put": 3.0, "turn": 3.0, "push": 4.0, "first": 2.0, "start": 2.0, "flip": 2.0,
}  # fmt: skip
_SPREAD: Final = 0.25
"""Nobody is as quick every time."""


def pace(action: str, seed: int) -> float:
    """Seconds a person takes for an action, given as text."""
    verb = action.split(" ", 1)[0]
    return _SECONDS.get(verb, 1.0) * random.Random(seed).uniform(1 - _SPREAD, 1 + _SPREAD)
