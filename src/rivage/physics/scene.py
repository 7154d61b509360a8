"""Bodies as plain values: millimetres and degrees. How large pieces are and how rough is told by who makes a scene.

A piece's own axes: x the way it falls (its heading), y along its width, z along its height. A domino shows water on its back,
the side that looks along its own -x: falling forwards turns the water up.
"""

from collections.abc import Iterable
from itertools import product
from math import cos, hypot, pi, radians, sin, sqrt

from msgspec import Struct

from rivage.core.pose import Pose, Vector

from .errors import NoSuchDomino, within

REACH = 10_000.0
"""Nothing lies further than this from the centre of the table."""


class DominoSize(Struct, frozen=True):
    """The size of a domino."""

    height: float
    width: float
    thickness: float


class Disc(Struct, frozen=True):
    """The size of a token."""

    diameter: float
    thickness: float


class Scene(Struct, frozen=True, kw_only=True):
    """Everything that can move on a table."""

    dominoes: tuple[Pose, ...] = ()
    tokens: tuple[Pose, ...] = ()
    domino: DominoSize
    token: Disc
    fallen: float
    """A domino that leans more degrees from upright has fallen."""
    friction: float
    """Of pieces on each other."""
    floor: float
    """Of pieces on the table."""
    table: tuple[float, float] | None = None
    """Width and depth; beyond its edge it is 60 mm down to a rug. None: no edge."""

    @property
    def bodies(self) -> tuple[Pose, ...]:
        """Dominoes, then tokens: the numbering of trajectories."""
        return self.dominoes + self.tokens


class Push(Struct, frozen=True):
    """A fingertip that nudges the top of a domino's back, the way it heads. It touches that one domino only."""

    domino: int
    """Index in the scene."""
    speed: float = 120.0
    """Millimetres a second."""
    travel: float = 12.0
    height: float = 0.85
    """Of the domino's height."""
    radius: float = 4.0


class Release(Struct, frozen=True):
    """A hand that carries a domino to `pose` and lets go while still moving."""

    pose: Pose
    """Where it lets go; the tilt of the hand is part of it."""
    velocity: Vector = (0.0, 0.0, 0.0)
    """Millimetres a second."""
    spin: float = 0.0
    """Degrees a second, counter-clockwise seen from above."""
    approach: float = 40.0
    """How many milliseconds before letting go the hand is followed."""
    domino: int | None = None
    """Which domino of the scene it carries. None: one more, which becomes the last."""


def rounded(x: float, y: float, z: float, qx: float, qy: float, qz: float, qw: float) -> Pose:
    """A pose as it is written down: kept to the micrometre and to a millionth, so that written poses are exact."""
    # Adding 0.0 turns -0.0 into 0.0: both would be written alike, and only one of them comes back.
    return Pose(
        round(x, 3) + 0.0, round(y, 3) + 0.0, round(z, 3) + 0.0,
        round(qx, 6) + 0.0, round(qy, 6) + 0.0, round(qz, 6) + 0.0, round(qw, 6) + 0.0,
    )  # fmt: skip


def standing(x: float, y: float, heading: float, box: DominoSize, *, tilt: float = 0.0, lift: float = 0.0) -> Pose:
    """A domino on its foot; tilted forwards about its front edge, or backwards about its back edge, when a hand holds it so."""
    turn, lean = radians(heading) / 2, radians(tilt) / 2
    # Turn about the table's z after leaning about the piece's own y.
    quaternion = (-sin(turn) * sin(lean), cos(turn) * sin(lean), sin(turn) * cos(lean), cos(turn) * cos(lean))
    # The edge it leans on stays where it was.
    edge = box.thickness / 2 * (1 if tilt >= 0 else -1)
    c, s = cos(2 * lean), sin(2 * lean)
    ahead, up = edge - edge * c + box.height / 2 * s, edge * s + box.height / 2 * c
    return rounded(x + ahead * cos(2 * turn), y + ahead * sin(2 * turn), up + lift, *quaternion)


def flat(x: float, y: float, heading: float, box: DominoSize, *, water: bool = True) -> Pose:
    """A domino that lies, its length along `heading`; as it fell, water up, or on its back."""
    turn, lean = radians(heading) / 2, radians(90 if water else -90) / 2
    quaternion = (-sin(turn) * sin(lean), cos(turn) * sin(lean), sin(turn) * cos(lean), cos(turn) * cos(lean))
    return rounded(x, y, box.thickness / 2, *quaternion)


def astride(x: float, y: float, heading: float, box: DominoSize, disc: Disc) -> Pose:
    """A token that lies on the heads of standing dominoes."""
    half = radians(heading) / 2
    return rounded(x, y, box.height + disc.thickness / 2, 0.0, 0.0, sin(half), cos(half))


def check_scene(scene: Scene) -> None:
    """Refuse what no table can hold, before it reaches the engine.

    Raises:
        ValueOutOfRange: for sizes, frictions and poses that are not finite or absurd.
    """
    box, disc = scene.domino, scene.token
    within("height", box.height, 5, 200)
    within("width", box.width, 1, 400)
    within("thickness", box.thickness, 0.5, 100)
    within("token diameter", disc.diameter, 5, 200)
    within("token thickness", disc.thickness, 0.5, 50)
    within("friction", scene.friction, 0, 10)
    within("floor", scene.floor, 0, 10)
    if scene.table is not None:
        for side in scene.table:
            within("table", side, 100, REACH)
    within("number of bodies", len(scene.bodies), 0, 2000)
    for pose in scene.bodies:
        check_pose(pose)


def check_pose(pose: Pose) -> None:
    """Refuse a pose that is nowhere.

    Raises:
        ValueOutOfRange: for coordinates out of reach and quaternions that turn nothing.
    """
    within("x", pose.x, -REACH, REACH)
    within("y", pose.y, -REACH, REACH)
    within("z", pose.z, -REACH, REACH)
    parts = (pose.qx, pose.qy, pose.qz, pose.qw)
    for part in parts:
        within("quaternion", part, -1.001, 1.001)
    within("length of the quaternion", sqrt(sum(part * part for part in parts)), 0.99, 1.01)


def check_push(scene: Scene, push: Push) -> None:
    """Refuse a push that no finger gives.

    Raises:
        NoSuchDomino: when the scene has no domino of that number.
        ValueOutOfRange: for speeds and ways that are not a fingertip's.
    """
    if not 0 <= push.domino < len(scene.dominoes):
        raise NoSuchDomino(f"there is no domino {push.domino}", domino=push.domino)
    within("speed", push.speed, 1, 2000)
    within("travel", push.travel, 0.1, 100)
    within("height of the push", push.height, 0.05, 1)
    within("radius", push.radius, 0.5, 20)


def check_release(scene: Scene, release: Release) -> None:
    """Refuse a hand that no arm moves.

    Raises:
        NoSuchDomino: when it carries one that the scene does not have.
        ValueOutOfRange: for speeds and poses that are not a hand's.
    """
    if release.domino is not None and not 0 <= release.domino < len(scene.dominoes):
        raise NoSuchDomino(f"there is no domino {release.domino}", domino=release.domino)
    check_pose(release.pose)
    for part in release.velocity:
        within("velocity", part, -3000, 3000)
    within("spin", release.spin, -3600, 3600)
    within("approach", release.approach, 0, 500)


Solid = tuple[Pose, Vector]
"""A box: where, and half its sides along its own axes."""
SLACK = 0.05
"""Millimetres that may overlap: pieces that touch have room."""


def overlaps(pose: Pose, dominoes: Iterable[Pose], tokens: Iterable[Pose], box: DominoSize, disc: Disc) -> bool:
    """Is a domino at `pose` inside any other piece?"""
    half = (box.thickness / 2, box.width / 2, box.height / 2)
    others = [(other, half) for other in dominoes]
    others += [(bar, sides) for other in tokens for bar, sides in bars(other, disc.diameter / 2, disc.thickness)]
    return any(_meet((pose, half), other) for other in others)


def bars(pose: Pose, radius: float, thickness: float) -> list[Solid]:
    """A disc as an octagon of four crossed bars, its corners at `radius`."""
    sides = (radius * cos(pi / 8), radius * sin(pi / 8), thickness / 2)
    found = []
    for number in range(4):
        c, s = cos(number * pi / 8), sin(number * pi / 8)
        x, y, z, w = pose.qx, pose.qy, pose.qz, pose.qw
        # Turned about its own z by so many eighths of a turn.
        found.append((Pose(pose.x, pose.y, pose.z, x * c + y * s, y * c - x * s, z * c + w * s, w * c - z * s), sides))
    return found


def _meet(one: Solid, other: Solid) -> bool:
    """Two boxes meet when no axis keeps them apart."""
    (a, half_a), (b, half_b) = one, other
    between = (b.x - a.x, b.y - a.y, b.z - a.z)
    if hypot(*between) > hypot(*half_a) + hypot(*half_b):
        return False
    axes_a, axes_b = _axes(a), _axes(b)
    for axis in [*axes_a, *axes_b, *(_cross(p, q) for p, q in product(axes_a, axes_b))]:
        length = hypot(*axis)
        # Parallel edges give no axis of their own.
        if length < 1e-6:
            continue
        reach = sum(half * abs(_dot(axis, mine)) for half, mine in zip(half_a + half_b, axes_a + axes_b, strict=True))
        if abs(_dot(axis, between)) > reach - SLACK * length:
            return False
    return True


def _axes(pose: Pose) -> tuple[Vector, Vector, Vector]:
    return pose.turned((1.0, 0.0, 0.0)), pose.turned((0.0, 1.0, 0.0)), pose.turned((0.0, 0.0, 1.0))


def _dot(a: Vector, b: Vector) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def _cross(a: Vector, b: Vector) -> Vector:
    return a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]
