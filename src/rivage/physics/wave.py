"""The speed of a wave of falling dominoes: simulated for a straight row, measured in a recorded motion, and in theory.

The theory assumes no slip at the floor, no bounce, and friction between faces (after van Leeuwen, "The domino effect"). It is
derived from the mechanics, independently of the simulation: a train of leaning dominoes, each resting on the next, has one degree
of freedom, the angle of the foremost. In its units height, gravity and mass are 1; `d` is the thickness and `s` the gap.
"""

from collections.abc import Sequence
from math import asin, cos, sin, sqrt

from msgspec import Struct
from msgspec.structs import replace

from rivage.core import Pose
from rivage.core.pose import lean_of

from . import aya
from .cascade import run
from .errors import within
from .scene import DominoSize, Push, standing
from .trajectory import decode
from .world import FRAME_RATE, GRAVITY, STEPS_PER_FRAME, World

ROW_DOMINOES = 40
"""Dominoes in the simulated row."""
STRUCK_LEAN_DEG = 2.0
"""Degrees. The front has reached a domino that leans by at least this much."""
STALL_S = 1.5
"""Seconds. The wave has stopped if its front does not reach another domino for this long."""


class Wave(Struct, frozen=True):
    """The result of toppling a straight row."""

    speed: float | None
    """Speed in units of √(g · height), over the second half of the row. None if the front did not reach the last domino."""
    fell: int
    """Number of dominoes that fell."""
    of: int
    """Number of dominoes in the row."""


def wave(height: float, thickness: float, width: float, gap: float, friction: float, floor: float) -> Wave:
    """Topple a straight row of 40 dominoes and measure the speed of the wave.

    Sizes are in millimetres; `gap` is the distance between two facing faces. `friction` is the coefficient between dominoes,
    `floor` the coefficient between a domino and the table.

    Raises:
        ValueOutOfRange: if a size, the gap or a friction is outside the allowed range.
    """
    box = DominoSize(within("height", height, 10, 150), within("width", width, 2, 150), within("thickness", thickness, 1, 75))
    pitch = within("gap", gap, 0.3, 2 * height) + thickness
    places = [(number - (ROW_DOMINOES - 1) / 2) * pitch for number in range(ROW_DOMINOES)]
    row = tuple(standing(x, 0, 0, box) for x in places)
    world = World(replace(aya.scene_with(row), domino=box, friction=friction, floor=floor))
    world.push(scaled_push(height))
    times = front_times(world)
    end = run(world)
    fell = sum(pose.lean > world.scene.fallen for pose in end.dominoes)
    half = ROW_DOMINOES // 2
    if len(times) < ROW_DOMINOES:
        return Wave(None, fell, ROW_DOMINOES)
    # Poses are rounded to micrometres, so the distance is taken from the poses.
    distance = (row[-1].x - row[half].x) / 1000
    return Wave(round(distance / (times[-1] - times[half]) / sqrt(GRAVITY * height / 1000), 4), fell, ROW_DOMINOES)


def scaled_push(height: float) -> Push:
    """The push of the game at the first domino, scaled to the height of the dominoes."""
    scale = height / aya.DOMINO.height
    given = Push(0)
    return Push(0, given.speed * sqrt(scale), given.travel * scale, given.height, given.radius * scale)


def front_times(world: World) -> list[float]:
    """Seconds at which the front reached each domino, up to the first domino that it did not reach."""
    times: list[float] = []
    before, now, last = 0.0, 0.0, 0.0
    steps = 0
    while len(times) < ROW_DOMINOES and now - last < STALL_S:
        world.step()
        steps += 1
        now = steps / (FRAME_RATE * STEPS_PER_FRAME)
        lean = world.lean(len(times))
        while lean >= STRUCK_LEAN_DEG:
            # Interpolate between two steps: the lean grows almost linearly.
            part = (STRUCK_LEAN_DEG - before) / (lean - before) if lean > before else 1.0
            times.append(now - (1 - part) / (FRAME_RATE * STEPS_PER_FRAME))
            last, before = now, 0.0
            if len(times) == ROW_DOMINOES:
                return times
            lean = world.lean(len(times))
        before = lean
    return times


PASSED_LEAN_DEG = 12.0
"""Degrees. The front has passed a domino that leans by at least this much.

A much smaller lean could be skipped between two frames.
"""
MIN_TIMED_DOMINOES = 5
"""Dominoes. Smallest number of timed dominoes for which a speed is computed."""


class Speed(Struct, frozen=True):
    """The speed of a wave."""

    millimetres: float
    """The speed in millimetres per second."""
    unit: float
    """The speed in units of √(g · height)."""

    @classmethod
    def of(cls, unit: float, height: float) -> "Speed":
        """The speed from a value in units of √(g · height), for dominoes of that height in millimetres."""
        return cls(round(unit * sqrt(GRAVITY * height / 1000) * 1000, 1), round(unit, 3))


def passing_times(stream: bytes, start: Sequence[Pose]) -> dict[int, float]:
    """Seconds at which the front passed each body of a recorded motion, by body index.

    Bodies that it never passed are missing. `start` holds the poses of all bodies at the start.
    """
    found: dict[int, float] = {}
    before = {body: (0, pose.lean) for body, pose in enumerate(start)}
    for frame, body, pose in decode(stream, start).moves:
        lean = lean_of(pose.qx, pose.qy)
        then, leaned = before[body]
        before[body] = frame, lean
        if body not in found and leaned < PASSED_LEAN_DEG <= lean:
            # A body without a record in a frame did not move, so its lean changed within the last frame.
            part = (PASSED_LEAN_DEG - leaned) / (lean - leaned)
            found[body] = (max(then, frame - 1) + part * (frame - max(then, frame - 1))) / FRAME_RATE
    return found


def fit_speed(distances: Sequence[float], times: Sequence[float], height: float) -> Speed | None:
    """Fit a speed to the distances (millimetres) that the front had covered at the given times (seconds).

    None if there are fewer than `MIN_TIMED_DOMINOES` values, or all at the same time.
    """
    count = len(distances)
    if count < MIN_TIMED_DOMINOES:
        return None
    mean_distance, mean_time = sum(distances) / count, sum(times) / count
    variance = sum((t - mean_time) ** 2 for t in times)
    if variance <= 0:
        return None
    covariance = sum((x - mean_distance) * (t - mean_time) for x, t in zip(distances, times, strict=True))
    return Speed.of(covariance / variance / 1000 / sqrt(GRAVITY * height / 1000), height)


def theoretical_speed(d: float, mu: float, s: float, *, train: int = 24, parts: int = 24, hits: int = 34) -> float:
    """Speed of the steady wave in theory, in units of √(g · height).

    `d` is the thickness and `s` the gap, in units of the height; `mu` is the friction between dominoes. `train`, `parts` and
    `hits` set the precision: dominoes that move together, integration steps between two collisions, and simulated collisions.
    """
    tip = asin(s)
    inertia = (1 + d * d) / 3
    turn, length, time = 0.5, 1, 0.0
    for _ in range(hits):
        time, turn = _fall(d, mu, s, length, turn, tip, parts, inertia)
        # The collision: momenta before and after it, weighted so that the forces between the dominoes cancel.
        _, rates, _ = _train(tip, d, mu, s, length)
        before = [0.0, *(rate * turn for rate in rates)]
        length = min(length + 1, train)
        _, rates, weights = _train(0.0, d, mu, s, length)
        turn = sum(w * b for w, b in zip(weights, before, strict=False)) / sum(w * r for w, r in zip(weights, rates, strict=True))
    return (s + d) / time


def _fall(d: float, mu: float, s: float, length: int, turn: float, tip: float, parts: int, inertia: float) -> tuple[float, float]:
    """Time until the foremost domino, upright and turning at `turn`, strikes the next, and its turning rate at that moment."""

    def slope(angle: float, turning: float) -> float:
        angles, rates, weights = _train(angle, d, mu, s, length)
        tiny = 1e-5
        _, more, _ = _train(angle + tiny, d, mu, s, length)
        mass = inertia * sum(w * r for w, r in zip(weights, rates, strict=True))
        swing = inertia * sum(w * (b - a) / tiny for w, a, b in zip(weights, rates, more, strict=True))
        pull = sum(w * (sin(a) - d * cos(a)) / 2 for w, a in zip(weights, angles, strict=True))
        return (pull / turning - turning * swing) / mass

    time, step = 0.0, tip / parts
    for part in range(parts):
        angle = part * step
        k1 = slope(angle, turn)
        k2 = slope(angle + step / 2, turn + step / 2 * k1)
        k3 = slope(angle + step / 2, turn + step / 2 * k2)
        k4 = slope(angle + step, turn + step * k3)
        after = turn + step / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
        time += step / 6 * (1 / turn + 4 / (turn + step / 2 * k2) + 1 / after)
        turn = after
    return time, turn


def _train(angle: float, d: float, mu: float, s: float, length: int) -> tuple[list[float], list[float], list[float]]:
    """Angles, turning rates and weights of the dominoes of a train, from the front backwards.

    Rates are relative to the foremost domino. The weights make the contact forces cancel.
    """
    angles, rates, weights = [angle], [1.0], [1.0]
    for _ in range(length - 1):
        ahead = angles[-1]
        between = asin(max(-1.0, min(1.0, (s + d) * cos(ahead) - d)))
        slide = (s + d) * sin(ahead)
        angles.append(ahead + between)
        rates.append(rates[-1] * (1 - slide / cos(between)))
        weights.append(weights[-1] * (cos(between) - slide - mu * d) / (cos(between) + mu * sin(between)))
    return angles, rates, weights
