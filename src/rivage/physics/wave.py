"""How fast a wave of falling dominoes runs: simulated for a straight row, timed in a recorded motion, and in theory.

The theory has no slip at the floor, no bounce, and friction between faces (after van Leeuwen, "The domino effect"). It is written
from the mechanics, not from the program: a train of leaning dominoes, each resting on the next, moves with one freedom, the angle
of the foremost. Its units: height, gravity and mass are 1; `d` is the thickness, `s` the gap.
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
from .world import FRAME_RATE, GRAVITY, STEPS, World

ROW_DOMINOES = 40
STRUCK_LEAN_DEG = 2.0
"""Degrees; the front has reached a domino that leans so far."""
STALL_S = 1.5
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
    box = DominoSize(within("height", height, 10, 150), within("width", width, 2, 150), within("thickness", thickness, 1, 75))
    pitch = within("gap", gap, 0.3, 2 * height) + thickness
    places = [(number - (ROW_DOMINOES - 1) / 2) * pitch for number in range(ROW_DOMINOES)]
    row = tuple(standing(x, 0, 0, box) for x in places)
    world = World(replace(aya.scene_with(row), domino=box, friction=friction, floor=floor))
    world.push(fingertip(height))
    times = front(world)
    end = run(world)
    fell = sum(pose.lean > world.scene.fallen for pose in end.dominoes)
    half = ROW_DOMINOES // 2
    if len(times) < ROW_DOMINOES:
        return Wave(None, fell, ROW_DOMINOES)
    # Placements are kept to the micrometre: the true distance between the two.
    way = (row[-1].x - row[half].x) / 1000
    return Wave(round(way / (times[-1] - times[half]) / sqrt(GRAVITY * height / 1000), 4), fell, ROW_DOMINOES)


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
    while len(times) < ROW_DOMINOES and now - last < STALL_S:
        world.step()
        steps += 1
        now = steps / (FRAME_RATE * STEPS)
        lean = world.lean(len(times))
        while lean >= STRUCK_LEAN_DEG:
            # Between two steps the lean grows evenly enough.
            part = (STRUCK_LEAN_DEG - before) / (lean - before) if lean > before else 1.0
            times.append(now - (1 - part) / (FRAME_RATE * STEPS))
            last, before = now, 0.0
            if len(times) == ROW_DOMINOES:
                return times
            lean = world.lean(len(times))
        before = lean
    return times


PASSED_LEAN_DEG = 12.0
"""Degrees; the front has passed a domino that leans so far. Much less would be passed between two frames."""
MIN_TIMED_DOMINOES = 5
"""A speed is told of a row with at least so many dominoes."""


class Speed(Struct, frozen=True):
    """How fast a wave ran."""

    millimetres: float
    """A second."""
    unit: float
    """The same in units of √(g · height)."""

    @classmethod
    def of(cls, unit: float, height: float) -> "Speed":
        """The speed of that many units for dominoes so many millimetres high."""
        return cls(round(unit * sqrt(GRAVITY * height / 1000) * 1000, 1), round(unit, 3))


def passed(stream: bytes, start: Sequence[Pose]) -> dict[int, float]:
    """The second in which the front passed each body of a motion; those it never passed are missing."""
    found: dict[int, float] = {}
    before = {body: (0, pose.lean) for body, pose in enumerate(start)}
    for frame, body, pose in decode(stream, start).moves:
        lean = lean_of(pose.qx, pose.qy)
        then, leaned = before[body]
        before[body] = frame, lean
        if body not in found and leaned < PASSED_LEAN_DEG <= lean:
            # A body without a record at a frame did not move: what it gained it gained in the last frame.
            part = (PASSED_LEAN_DEG - leaned) / (lean - leaned)
            found[body] = (max(then, frame - 1) + part * (frame - max(then, frame - 1))) / FRAME_RATE
    return found


def speed(ways: Sequence[float], times: Sequence[float], height: float) -> Speed | None:
    """The speed that fits best: the front was so many millimetres on at each of these times. None where too little is known."""
    count = len(ways)
    if count < MIN_TIMED_DOMINOES:
        return None
    way, time = sum(ways) / count, sum(times) / count
    spread = sum((each - time) ** 2 for each in times)
    if spread <= 0:
        return None
    found = sum((one - way) * (other - time) for one, other in zip(ways, times, strict=True)) / spread
    return Speed.of(found / 1000 / sqrt(GRAVITY * height / 1000), height)


def theoretical_speed(d: float, mu: float, s: float, *, train: int = 24, parts: int = 24, hits: int = 34) -> float:
    """V/√(gh) of the steady wave."""
    tip = asin(s)
    inertia = (1 + d * d) / 3
    turn, length, time = 0.5, 1, 0.0
    for _ in range(hits):
        time, turn = _fall(d, mu, s, length, turn, tip, parts, inertia)
        # The blow: momenta before and after, weighed so that the forces between the dominoes drop out.
        _, rates, _ = _train(tip, d, mu, s, length)
        before = [0.0, *(rate * turn for rate in rates)]
        length = min(length + 1, train)
        _, rates, weights = _train(0.0, d, mu, s, length)
        turn = sum(w * b for w, b in zip(weights, before, strict=False)) / sum(w * r for w, r in zip(weights, rates, strict=True))
    return (s + d) / time


def _fall(d: float, mu: float, s: float, length: int, turn: float, tip: float, parts: int, inertia: float) -> tuple[float, float]:
    """Time until the foremost, upright and turning at `turn`, strikes the next; and how fast it turns then."""

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
    """Angles, rates in units of the foremost's, and weights that make the contact forces cancel; from the front backwards."""
    angles, rates, weights = [angle], [1.0], [1.0]
    for _ in range(length - 1):
        ahead = angles[-1]
        between = asin(max(-1.0, min(1.0, (s + d) * cos(ahead) - d)))
        slide = (s + d) * sin(ahead)
        angles.append(ahead + between)
        rates.append(rates[-1] * (1 - slide / cos(between)))
        weights.append(weights[-1] * (cos(between) - slide - mu * d) / (cos(between) + mu * sin(between)))
    return angles, rates, weights
