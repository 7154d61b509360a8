"""Bodies in motion: dominoes and tokens on a table, behind one small adapter over Rapier.

Knows no game. `simulate` takes a scene and a hand and gives back what moved; `worker.Worker` does so in a thread of its own.
"""

from .cascade import Fall, Motion, simulate
from .errors import Broken, NoRoom, NoSuchDomino, PhysicsError, ValueOutOfRange
from .scene import Box, Disc, Pose, Push, Release, Scene, astride, flat, standing
from .trajectory import Played, decode
from .wave import Wave, wave
from .worker import Worker

__all__ = [
    "Box",
    "Broken",
    "Disc",
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
