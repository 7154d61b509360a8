"""Bodies in motion: dominoes and tokens on a table, behind one small adapter over Rapier.

`simulate` takes a scene and a hand and gives back what moved; `worker.Worker` does so in a thread of its own. Only `aya` knows a
game: what its pieces are like, and what a motion means for its table. Who needs the game's own pieces asks it.
"""

from rivage.core import Pose

from .cascade import Fall, Motion, simulate
from .errors import Broken, NoRoom, NoSuchDomino, PhysicsError, ValueOutOfRange
from .scene import Disc, DominoSize, Push, Release, Scene, astride, flat, standing
from .trajectory import Played, decode
from .wave import Wave, wave
from .worker import Worker
from .workshop_result import Toppled

__all__ = [
    "Broken",
    "Disc",
    "DominoSize",
    "Fall",
    "Motion",
    "NoRoom",
    "NoSuchDomino",
    "PhysicsError",
    "Played",
    "Pose",
    "Push",
    "Release",
    "Scene",
    "Toppled",
    "ValueOutOfRange",
    "Wave",
    "Worker",
    "astride",
    "decode",
    "flat",
    "simulate",
    "standing",
    "wave",
]
