"""Plain values that describe a scene: sizes, poses, pushes and releases. Lengths are in millimetres, angles in degrees.

A piece has its own axes: x points the way it falls (its heading), y along its width, z along its height. The water of a domino is
on its back, the face that points along its own -x, so a domino that falls forwards ends with the water up.
"""

from collections.abc import Iterable
from itertools import product
from math import cos, hypot, pi, radians, sin, sqrt

from msgspec import Struct

from rivage.core.pose import Pose, Vector

from .errors import NoSuchDomino, within

MAX_COORDINATE_MM = 10_000.0
"""Millimetres. Largest absolute coordinate of a pose."""


class DominoSize(Struct, frozen=True):
    """The size of a domino in millimetres."""

    height: float
    width: float
    thickness: float


class Disc(Struct, frozen=True):
    """The size of a token, a flat disc, in millimetres."""

    diameter: float
    thickness: float


class Scene(Struct, frozen=True, kw_only=True):
    """All bodies on a table, their sizes and frictions: the input of a simulation."""

    dominoes: tuple[Pose, ...] = ()
    """Poses of the dominoes."""
    tokens: tuple[Pose, ...] = ()
    """Poses of the tokens."""
    domino: DominoSize
    """Size of every domino."""
    token: Disc
    """Size of every token."""
    fallen: float
    """Degrees from upright. A domino that leans more has fallen."""
    friction: float
    """Friction coefficient between pieces."""
    floor: float
    """Friction coefficient between a piece and the table."""
    table: tuple[float, float] | None = None
    """Width and depth in millimetres; beyond the edge, pieces fall 60 mm onto a rug. None: the table has no edge."""

    @property
    def bodies(self) -> tuple[Pose, ...]:
        """All bodies, dominoes first, then tokens. Trajectories number bodies in this order."""
        return self.dominoes + self.tokens


class Push(Struct, frozen=True):
    """A push: a fingertip moves against the top of a domino's back, along its heading. It collides with that domino only."""

    domino: int
    """Index in `Scene.dominoes`."""
    speed: float = 120.0
    """Speed of the fingertip, in millimetres per second."""
    travel: float = 12.0
    """Distance that the fingertip moves, in millimetres."""
    height: float = 0.85
    """Height of the contact point, as a fraction of the domino's height."""
    radius: float = 4.0
    """Radius of the fingertip, in millimetres."""


class Release(Struct, frozen=True):
    """A release: a hand carries a domino to `pose` and lets go while still moving."""

    pose: Pose
    """Pose at the moment of release, including the tilt of the hand."""
    velocity: Vector = (0.0, 0.0, 0.0)
    """Velocity of the hand, in millimetres per second."""
    spin: float = 0.0
    """Rotation of the hand in degrees per second, counter-clockwise seen from above."""
    approach: float = 40.0
    """Milliseconds of the hand's motion that are simulated before the release."""
    domino: int | None = None
    """Index of the carried domino in `Scene.dominoes`. None: a new domino, appended to the others."""


def rounded(x: float, y: float, z: float, qx: float, qy: float, qz: float, qw: float) -> Pose:
    """A pose rounded to the precision of the notation: 0.001 mm, and a millionth for the quaternion."""
    # Adding 0.0 turns -0.0 into 0.0. Both have the same text in the notation, so -0.0 would not survive a round trip.
    return Pose(
        round(x, 3) + 0.0, round(y, 3) + 0.0, round(z, 3) + 0.0,
        round(qx, 6) + 0.0, round(qy, 6) + 0.0, round(qz, 6) + 0.0, round(qw, 6) + 0.0,
    )  # fmt: skip


def standing(x: float, y: float, heading: float, box: DominoSize, *, tilt: float = 0.0, lift: float = 0.0) -> Pose:
    """Return the pose of a standing domino of size `box`: foot at (x, y) in millimetres, facing `heading` in degrees.

    `tilt` (degrees) leans it forwards about its front edge, or backwards about its back edge if negative; `lift` (millimetres)
    raises it above the table.
    """
    turn, lean = radians(heading) / 2, radians(tilt) / 2
    # First lean about the piece's own y axis, then turn about the table's z axis.
    quaternion = (-sin(turn) * sin(lean), cos(turn) * sin(lean), sin(turn) * cos(lean), cos(turn) * cos(lean))
    # The edge it leans on does not move.
    edge = box.thickness / 2 * (1 if tilt >= 0 else -1)
    c, s = cos(2 * lean), sin(2 * lean)
    ahead, up = edge - edge * c + box.height / 2 * s, edge * s + box.height / 2 * c
    return rounded(x + ahead * cos(2 * turn), y + ahead * sin(2 * turn), up + lift, *quaternion)


def flat(x: float, y: float, heading: float, box: DominoSize, *, water: bool = True) -> Pose:
    """Return the pose of a lying domino of size `box`: centre at (x, y) in millimetres, length along `heading` in degrees.

    `water` says whether its water face is up.
    """
    turn, lean = radians(heading) / 2, radians(90 if water else -90) / 2
    quaternion = (-sin(turn) * sin(lean), cos(turn) * sin(lean), sin(turn) * cos(lean), cos(turn) * cos(lean))
    return rounded(x, y, box.thickness / 2, *quaternion)


def astride(x: float, y: float, heading: float, box: DominoSize, disc: Disc) -> Pose:
    """Return the pose of a token of size `disc` on top of standing dominoes of size `box`.

    Its centre is at (x, y) in millimetres; `heading` is its rotation in degrees.
    """
    half = radians(heading) / 2
    return rounded(x, y, box.height + disc.thickness / 2, 0.0, 0.0, sin(half), cos(half))


def check_scene(scene: Scene) -> None:
    """Validate a scene before it reaches the engine.

    Raises:
        ValueOutOfRange: if a size, a friction or a pose is not finite or outside its allowed range.
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
            within("table", side, 100, MAX_COORDINATE_MM)
    within("number of bodies", len(scene.bodies), 0, 2000)
    for pose in scene.bodies:
        check_pose(pose)


def check_pose(pose: Pose) -> None:
    """Validate a pose.

    Raises:
        ValueOutOfRange: if a coordinate is out of range, or the quaternion is not of length 1.
    """
    within("x", pose.x, -MAX_COORDINATE_MM, MAX_COORDINATE_MM)
    within("y", pose.y, -MAX_COORDINATE_MM, MAX_COORDINATE_MM)
    within("z", pose.z, -MAX_COORDINATE_MM, MAX_COORDINATE_MM)
    parts = (pose.qx, pose.qy, pose.qz, pose.qw)
    for part in parts:
        within("quaternion", part, -1.001, 1.001)
    within("length of the quaternion", sqrt(sum(part * part for part in parts)), 0.99, 1.01)


def check_push(scene: Scene, push: Push) -> None:
    """Validate a push.

    Raises:
        NoSuchDomino: if the scene has no domino with that index.
        ValueOutOfRange: if its speed, travel, height or radius is outside the allowed range.
    """
    if not 0 <= push.domino < len(scene.dominoes):
        raise NoSuchDomino(f"there is no domino {push.domino}", domino=push.domino)
    within("speed", push.speed, 1, 2000)
    within("travel", push.travel, 0.1, 100)
    within("height of the push", push.height, 0.05, 1)
    within("radius", push.radius, 0.5, 20)


def check_release(scene: Scene, release: Release) -> None:
    """Validate a release.

    Raises:
        NoSuchDomino: if the scene has no domino with that index.
        ValueOutOfRange: if its pose, velocity, spin or approach is outside the allowed range.
    """
    if release.domino is not None and not 0 <= release.domino < len(scene.dominoes):
        raise NoSuchDomino(f"there is no domino {release.domino}", domino=release.domino)
    check_pose(release.pose)
    for part in release.velocity:
        within("velocity", part, -3000, 3000)
    within("spin", release.spin, -3600, 3600)
    within("approach", release.approach, 0, 500)


Solid = tuple[Pose, Vector]
"""A box: the pose of its centre, and half its side lengths along its own axes."""
OVERLAP_TOLERANCE_MM = 0.05
"""Millimetres. Pieces that overlap by less count as touching."""


def overlaps(pose: Pose, dominoes: Iterable[Pose], tokens: Iterable[Pose], box: DominoSize, disc: Disc) -> bool:
    """Whether a domino at `pose` would overlap any other piece."""
    half = (box.thickness / 2, box.width / 2, box.height / 2)
    others = [(other, half) for other in dominoes]
    others += [(bar, sides) for other in tokens for bar, sides in octagon_bars(other, disc.diameter / 2, disc.thickness)]
    return any(_boxes_overlap((pose, half), other) for other in others)


def octagon_bars(pose: Pose, radius: float, thickness: float) -> list[Solid]:
    """An octagon with corners at `radius`, built from four crossed bars; it stands for a disc."""
    sides = (radius * cos(pi / 8), radius * sin(pi / 8), thickness / 2)
    found = []
    for number in range(4):
        c, s = cos(number * pi / 8), sin(number * pi / 8)
        x, y, z, w = pose.qx, pose.qy, pose.qz, pose.qw
        # Turned about its own z axis by `number` eighths of a turn.
        found.append((Pose(pose.x, pose.y, pose.z, x * c + y * s, y * c - x * s, z * c + w * s, w * c - z * s), sides))
    return found


def _boxes_overlap(one: Solid, other: Solid) -> bool:
    """Whether two boxes overlap: the separating axis test."""
    (a, half_a), (b, half_b) = one, other
    between = (b.x - a.x, b.y - a.y, b.z - a.z)
    if hypot(*between) > hypot(*half_a) + hypot(*half_b):
        return False
    axes_a, axes_b = _axes(a), _axes(b)
    for axis in [*axes_a, *axes_b, *(_cross(p, q) for p, q in product(axes_a, axes_b))]:
        length = hypot(*axis)
        # The cross product of parallel edges is zero: it is not an axis.
        if length < 1e-6:
            continue
        reach = sum(half * abs(_dot(axis, mine)) for half, mine in zip(half_a + half_b, axes_a + axes_b, strict=True))
        if abs(_dot(axis, between)) > reach - OVERLAP_TOLERANCE_MM * length:
            return False
    return True


def _axes(pose: Pose) -> tuple[Vector, Vector, Vector]:
    return pose.turned((1.0, 0.0, 0.0)), pose.turned((0.0, 1.0, 0.0)), pose.turned((0.0, 0.0, 1.0))


def _dot(a: Vector, b: Vector) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def _cross(a: Vector, b: Vector) -> Vector:
    return a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]
