"""Rigid-body physics for dominoes and tokens on a table: a small adapter over the Rapier engine.

`simulate` runs a `Scene` (all poses in millimetres) to rest and returns a `Motion`; `Worker` does the same in a background thread
for asyncio programs. `decode` reads the recorded trajectory of a motion. `wave` measures the speed of a falling row.

Only the submodules `aya`, `aya_workshop`, `samples` and `wave` use the pieces of the game Aya; import them directly.
"""

from rivage.core import Pose

from .cascade import Fall, Motion, simulate
from .errors import NoRoom, NoSuchDomino, PhysicsError, SimulationFailed, ValueOutOfRange
from .scene import Disc, DominoSize, Push, Release, Scene, astride, flat, standing
from .trajectory import DecodedMotion, decode
from .wave import Wave, wave
from .worker import Worker
from .workshop_result import Toppled

__all__ = [
    "DecodedMotion",
    "Disc",
    "DominoSize",
    "Fall",
    "Motion",
    "NoRoom",
    "NoSuchDomino",
    "PhysicsError",
    "Pose",
    "Push",
    "Release",
    "Scene",
    "SimulationFailed",
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
