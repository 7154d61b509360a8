"""How a game can end, as values made once."""

from typing import Final

from rivage.core import Outcome, Seat

from . import meta
from .components import BEAR_START, CURRENTS_HOME, EELS, NESTS, SALMON, TILES

NOBODY: Final[frozenset[Seat]] = frozenset()
_LAST = str(TILES)

_WINS: Final = {
    (reason, seat): Outcome(reason, (1.0, -1.0) if seat == 0 else (-1.0, 1.0), (Seat(seat),))
    for reason in (meta.BEAR_HOME, meta.CURRENTS_HOME)
    for seat in (0, 1)
}
_DRAWS: Final = {reason: Outcome(reason, (0.0, 0.0), ()) for reason in (meta.CURRENTS_HOME_DRAW, meta.REPETITION, meta.TOO_LONG)}


def outcome_of(reason: str, winner: str, sides: tuple[str, str]) -> Outcome:
    """The outcome for the seats; `winner` is a side, or empty for a draw."""
    return _WINS[reason, sides.index(winner)] if winner else _DRAWS[reason]


def home(bear: int, currents: tuple[str, ...]) -> tuple[str, str] | None:
    """Whether bear or currents end the game at the end of a turn: the reason and the winning side, empty for a draw."""
    if bear == NESTS[EELS]:
        return meta.BEAR_HOME, SALMON
    if bear == NESTS[SALMON]:
        return meta.BEAR_HOME, EELS
    if "".join(currents).count(_LAST) < CURRENTS_HOME:
        return None
    if bear == BEAR_START:
        return meta.CURRENTS_HOME_DRAW, ""
    return meta.CURRENTS_HOME, EELS if bear > BEAR_START else SALMON
