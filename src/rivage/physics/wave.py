"""A straight row, toppled in the very world the game uses: how fast does it run?"""

from math import sqrt

from msgspec import Struct
from msgspec.structs import replace

from . import aya
from .cascade import run
from .errors import within
from .scene import Box, Push, standing
from .world import FRAME_RATE, GRAVITY, STEPS, World

COUNT = 40
STRUCK = 2.0
"""Degrees; the front has reached a domino that leans so far."""
PATIENCE = 1.5
"""Seconds after which a front that reached no further domino has died."""


class Wave(Struct, frozen=True):
    """How a row fell."""

    speed: float | None
    """In units of √(g · height), over the later half of the row; None when the front did not get that far."""
    fell: int
    of: int


def wave(height: float, thickness: float, width: float, gap: float, friction: float, floor: float) -> Wave:
    """Push the first of 40 dominoes; `gap` is face to face. Millimetres.

    Raises:
        ValueOutOfRange: for sizes and frictions that no row can have.
    """
    box = Box(within("height", height, 10, 150), within("width", width, 2, 150), within("thickness", thickness, 1, 75))
    pitch = within("gap", gap, 0.3, 2 * height) + thickness
    places = [(number - (COUNT - 1) / 2) * pitch for number in range(COUNT)]
    row = tuple(standing(x, 0, 0, box) for x in places)
    world = World(replace(aya.scene_with(row), domino=box, friction=friction, floor=floor))
    world.push(fingertip(height))
    times = front(world)
    end = run(world)
    fell = sum(pose.lean > world.scene.fallen for pose in end.dominoes)
    half = COUNT // 2
    if len(times) < COUNT:
        return Wave(None, fell, COUNT)
    # Placements are kept to the micrometre: the true distance between the two.
    way = (row[-1].x - row[half].x) / 1000
    return Wave(round(way / (times[-1] - times[half]) / sqrt(GRAVITY * height / 1000), 4), fell, COUNT)


def fingertip(height: float) -> Push:
    """The game's push at the first domino; larger dominoes get a larger hand."""
    scale = height / aya.DOMINO.height
    given = Push(0)
    return Push(0, given.speed * sqrt(scale), given.travel * scale, given.height, given.radius * scale)


def front(world: World) -> list[float]:
    """When the front reached each domino, seconds, up to the first it did not reach."""
    times: list[float] = []
    before, now, last = 0.0, 0.0, 0.0
    steps = 0
    while len(times) < COUNT and now - last < PATIENCE:
        world.step()
        steps += 1
        now = steps / (FRAME_RATE * STEPS)
        lean = world.lean(len(times))
        while lean >= STRUCK:
            # Between two steps the lean grows evenly enough.
            part = (STRUCK - before) / (lean - before) if lean > before else 1.0
            times.append(now - (1 - part) / (FRAME_RATE * STEPS))
            last, before = now, 0.0
            if len(times) == COUNT:
                return times
            lean = world.lean(len(times))
        before = lean
    return times
