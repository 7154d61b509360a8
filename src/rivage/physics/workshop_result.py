"""Result of a push in the workshop: the recorded motion and its analysis. Dominoes are numbered from 1."""

from msgspec import Struct

from rivage.core import Sentence

from .wave import Speed


class Stretch(Struct, frozen=True):
    """A straight, evenly spaced row that the wave passed."""

    first: int
    """Number of its first domino."""
    last: int
    """Number of its last domino."""
    gap: float
    """Millimetres between two facing faces."""
    measured: Speed
    """Measured speed of the wave."""
    theory: Speed | None
    """Theoretical speed in a long row with this gap, without slip on the table. None if the theory has no wave for this gap."""


class Break(Struct, frozen=True):
    """A domino and the domino that toppled it, when they do not touch in their final poses."""

    by: int
    """Number of the domino that toppled the other."""
    domino: int
    """Number of the toppled domino."""
    gap: float
    """Millimetres between them."""


class Toppled(Struct, frozen=True):
    """Response of POST /api/v1/games/{game}/topple: the result of one push."""

    motion: str
    """The recorded motion in base64, in the format of `acted.motion`."""
    seconds: float
    """Simulated seconds until everything was at rest."""
    rest: str
    """The pieces that moved and their final poses, in the notation of the physics action."""
    fell: tuple[int, ...]
    """Numbers of the dominoes that fell, in the order of falling."""
    stands: int
    """Number of dominoes that still stand."""
    stretches: tuple[Stretch, ...]
    """Straight rows in which the speed of the wave was measured."""
    breaks: tuple[Break, ...]
    """Dominoes that do not touch the domino that toppled them."""
    findings: tuple[Sentence, ...]
    """Places where the wave stopped, and the reasons."""
