"""What a workshop answers: the motion, and what can be learned from it. Dominoes are numbered from 1, as people count them."""

from msgspec import Struct

from rivage.core import Sentence

from .wave import Speed


class Stretch(Struct, frozen=True):
    """A straight row with even gaps that the wave ran along."""

    first: int
    last: int
    gap: float
    """Millimetres, face to face."""
    measured: Speed
    theory: Speed | None
    """Of a long row with that gap, on a table without slip; None where the theory has no wave."""


class Break(Struct, frozen=True):
    """Two dominoes, the first of which toppled the second, that do not touch where they lie."""

    by: int
    domino: int
    gap: float
    """Millimetres between them."""


class Toppled(Struct, frozen=True):
    """POST /api/v1/games/{game}/topple: what one push did."""

    motion: str
    """The recorded motion, as `acted.motion`."""
    seconds: float
    rest: str
    """What moved and where it lies now, as the action of physics is written."""
    fell: tuple[int, ...]
    """In the order of falling."""
    stands: int
    """How many still stand."""
    stretches: tuple[Stretch, ...]
    breaks: tuple[Break, ...]
    findings: tuple[Sentence, ...]
    """Where the wave stopped, and why."""
