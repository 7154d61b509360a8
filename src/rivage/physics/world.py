"""The one file that knows Rapier: a scene in, steps, poses out.

Rapier wants metres and single precision. Its settings below were measured against the theory of domino waves; the tables and
the commands that made them are in docs/explanation/physics.md. Two of them are not what one would guess. Contacts of moving
pieces are found anew at every step: recycled ones, as is the default, made rows of rough dominoes 4 % too fast. And they are
foreseen 2.5 mm ahead, with two passes to take the speed back out: a falling edge then meets the next face at the right moment
instead of up to a step late.

A token is an octagon of four crossed bars, not a cylinder: boxes lie on boxes without a tremor, while Rapier's flat cylinders
sink in and kick (laid down 0.01 mm above the dominoes they threw half a table over).
"""

from collections.abc import Sequence
from math import cos, hypot, pi, radians, sin, sqrt

import rapier3d as rapier

from rivage.core.pose import Pose, Vector, lean_of

from .errors import Broken, NoRoom
from .scene import Push, Release, Scene, bars, check_push, check_release, check_scene, overlaps, rounded

FRAME_RATE = 60
"""Frames a second of what is recorded."""
STEPS = 12
"""Steps a frame."""
GRAVITY = 9.81
DENSITY = 700.0
"""Of a domino, kilograms a cubic metre: wood."""
TOKEN_DENSITY = 900.0
TOKEN_DAMPING = 2.0
"""Takes the spin out of discs, which would roll and rock for ever."""
EQUAL_AREA = sqrt(pi / (2 * sqrt(2)))
"""Corner of an octagon with the area of a disc, in radii of the disc."""
SPREAD = 12.0
"""Half the side of a table without edge, and of the rug, metres."""
RUG = 0.06
"""How far down it is beyond the table's edge, metres."""

LENGTH_UNIT = 0.0125
ITERATIONS = 3
PASSES = 2
LINEAR_ERROR = 0.001
PREDICTION = 0.2
"""Of the length unit: 2.5 mm."""
RECYCLE = 0.003
"""Of the length unit: a contact is kept for the next step only while the pieces moved less than 0.04 mm."""
SOFTNESS = (240.0, 10.0)
TABLE_SOFTNESS = (480.0, 10.0)

GRASP = 0.2
"""A fingertip begins this many millimetres behind the back it pushes."""
SLOW = 0.002
"""Metres a second; slower is calm."""
SLOW_TURN = 0.25
"""Radians a second. One that is about to fall is soon faster than this; one that trembles on a heap is not."""

# Who meets whom: a finger only meets the piece it pushes.
_PIECES, _FINGER, _ALL = rapier.Group.GROUP_1, rapier.Group.GROUP_2, rapier.Group.ALL


class World:
    """A scene in Rapier's hands. Bodies keep the numbers of the scene: dominoes, then tokens."""

    def __init__(self, scene: Scene) -> None:
        """Build it; nothing moves yet.

        Raises:
            ValueOutOfRange: for a scene that no table can hold.
        """
        check_scene(scene)
        self.scene = scene
        self._world = rapier.PhysicsWorld(gravity=(0.0, 0.0, -GRAVITY))
        self._world.set_num_threads(1)
        self._settings()
        # Pieces on each other get `friction`, pieces on the table `floor`, whichever of the two is larger.
        rules = rapier.CoefficientCombineRule
        self._rule = rules.MAX if scene.floor >= scene.friction else rules.MIN
        self._ground()
        self._bodies: list[rapier.RigidBody] = []
        self._numbers: dict[rapier.RigidBodyHandle, int] = {}
        self._colliders: dict[rapier.ColliderHandle, int] = {}
        for pose in scene.dominoes:
            self._add(rapier.RigidBody.dynamic().position(_position(pose)), self._cuboid())
        for pose in scene.tokens:
            self._add(rapier.RigidBody.dynamic().position(_position(pose)).angular_damping(TOKEN_DAMPING), self._octagon())
        self._fingers: dict[rapier.RigidBodyHandle, int] = {}
        """Those at work, and how many steps each still has to go."""
        self._events = rapier.ChannelEventCollector()
        # The published types forget that a collector is a handler.
        self._world.event_handler = self._events  # type: ignore[assignment]

    def _settings(self) -> None:
        given = self._world.integration_parameters
        given.dt = 1 / (FRAME_RATE * STEPS)
        given.num_solver_iterations = ITERATIONS
        given.num_internal_stabilization_iterations = PASSES
        given.length_unit = LENGTH_UNIT
        given.normalized_allowed_linear_error = LINEAR_ERROR
        given.normalized_prediction_distance = PREDICTION
        given.contact_softness = rapier.SpringCoefficients(*SOFTNESS)
        given.static_contact_softness = rapier.SpringCoefficients(*TABLE_SOFTNESS)
        given.contact_recycling = True
        given.normalized_contact_recycle_distance = RECYCLE

    def _ground(self) -> None:
        slabs = [(SPREAD, SPREAD, 0.0)]
        if self.scene.table is not None:
            wide, deep = self.scene.table
            slabs = [(wide / 2000, deep / 2000, 0.0), (SPREAD, SPREAD, -RUG)]
        for wide, deep, top in slabs:
            slab = rapier.Collider.cuboid(wide, deep, 0.02).translation((0.0, 0.0, top - 0.02))
            self._world.add_body(rapier.RigidBody.fixed(), [self._touching(slab, self.scene.floor)])

    def _touching(self, shape: rapier.ColliderBuilder, friction: float) -> rapier.ColliderBuilder:
        return shape.friction(friction).friction_combine_rule(self._rule).restitution(0.0)

    def _cuboid(self) -> rapier.ColliderBuilder:
        box = self.scene.domino
        return rapier.Collider.cuboid(box.thickness / 2000, box.width / 2000, box.height / 2000).density(DENSITY)

    def _octagon(self) -> rapier.ColliderBuilder:
        disc = self.scene.token
        solids = bars(Pose(0.0, 0.0, 0.0), disc.diameter / 2 * EQUAL_AREA, disc.thickness)
        mass = TOKEN_DENSITY * pi * (disc.diameter / 2000) ** 2 * disc.thickness / 1000
        return rapier.Collider.compound(
            [(_position(pose), rapier.SharedShape.cuboid(*_metres(sides))) for pose, sides in solids]
        ).mass(mass)

    def _add(self, body: rapier.RigidBodyBuilder, shape: rapier.ColliderBuilder) -> rapier.RigidBody:
        shape = self._touching(shape, self.scene.friction).active_events(rapier.ActiveEvents.COLLISION_EVENTS)
        handle = self._world.add_body(body, [shape.collision_groups(rapier.InteractionGroups(_PIECES, _ALL))])
        added = self._world.rigid_bodies[handle]
        self._numbers[handle] = self._colliders[added.colliders[0]] = len(self._bodies)
        self._bodies.append(added)
        return added

    # ---------------------------------------------------------------- hands

    def push(self, push: Push) -> None:
        """Set a fingertip to a domino's back; `advance` moves it and takes it away.

        Raises:
            NoSuchDomino: when there is none of that number.
            ValueOutOfRange: for a push that no finger gives.
        """
        check_push(self.scene, push)
        box, pose = self.scene.domino, self.scene.dominoes[push.domino]
        back = pose.turned((-box.thickness / 2 - push.radius - GRASP, 0.0, (push.height - 0.5) * box.height))
        ahead = pose.turned((1.0, 0.0, 0.0))
        pace = push.speed / 1000 / (hypot(ahead[0], ahead[1]) or 1.0)
        body = rapier.RigidBody.kinematic_velocity_based().linvel((ahead[0] * pace, ahead[1] * pace, 0.0))
        body = body.translation(_metres((pose.x + back[0], pose.y + back[1], pose.z + back[2])))
        tip = self._touching(rapier.Collider.ball(push.radius / 1000), self.scene.friction)
        finger = self._world.add_body(body, [tip.collision_groups(rapier.InteractionGroups(_FINGER, _FINGER))])
        self._fingers[finger] = max(1, round((push.travel + GRASP) / push.speed * FRAME_RATE * STEPS))
        pushed = self._bodies[push.domino]
        self._world.colliders[pushed.colliders[0]].collision_groups = rapier.InteractionGroups(_PIECES | _FINGER, _ALL)
        pushed.wake_up()

    def release(self, release: Release) -> None:
        """Carry a domino of the scene in (the last, unless the hand names another), and let go of it.

        The hand is followed for the last moments as a body that yields to nothing, so what it brushes against is hit with the
        speed it has. It begins where there is room.

        Raises:
            NoSuchDomino: when it carries one that the scene does not have.
            ValueOutOfRange: for a hand that no arm moves.
            NoRoom: when every place on its way is taken.
        """
        check_release(self.scene, release)
        number = len(self.scene.dominoes) - 1 if release.domino is None else release.domino
        carried = self._bodies[number]
        steps = self._way(release, number)
        speed, spin = rapier.Vec3(*_metres(release.velocity)), rapier.Vec3(0.0, 0.0, radians(release.spin))
        carried.body_type = rapier.RigidBodyType.KINEMATIC_VELOCITY_BASED
        carried.position = rapier.Isometry3(*_position(_back(release, steps)))
        carried.linvel, carried.angvel = speed, spin
        for _ in range(steps):
            self._world.step()
        carried.body_type = rapier.RigidBodyType.DYNAMIC
        carried.linvel, carried.angvel = speed, spin
        carried.wake_up()

    def _way(self, release: Release, number: int) -> int:
        """How many steps the hand is followed: as long as asked for, less where its way begins inside something."""
        others = self.scene.dominoes[:number] + self.scene.dominoes[number + 1 :]
        wanted = round(release.approach / 1000 * FRAME_RATE * STEPS)
        for part in (1.0, 0.75, 0.5, 0.25, 0.0):
            steps = round(wanted * part)
            if not overlaps(_back(release, steps), others, self.scene.tokens, self.scene.domino, self.scene.token):
                return steps
        raise NoRoom("the hand has no free place to come from", x=release.pose.x, y=release.pose.y)

    # ---------------------------------------------------------------- time

    def advance(self) -> None:
        """One frame.

        Raises:
            Broken: when the engine met numbers it cannot go on with.
        """
        for _ in range(STEPS):
            self.step()
        if not self._world.quarantine.is_empty():
            raise Broken("the simulation met numbers it cannot go on with")

    def step(self) -> None:
        """The smallest step in time, 1/720 s."""
        self._world.step()
        for finger, left in list(self._fingers.items()):
            self._fingers[finger] = left - 1
            if left <= 1:
                self._world.remove_body(finger)
                del self._fingers[finger]

    def awake(self) -> list[int]:
        """Numbers of the pieces that are not asleep, in order."""
        numbers = self._numbers
        return sorted(numbers[handle] for handle in self._world.active_bodies() if handle in numbers)

    def restless(self, numbers: Sequence[int]) -> int | None:
        """One of the pieces that is not as good as still, looked for from the last to the first."""
        for number in reversed(numbers):
            body = self._bodies[number]
            move, turn = body.linvel, body.angvel
            if hypot(move.x, move.y, move.z) > SLOW or hypot(turn.x, turn.y, turn.z) > SLOW_TURN:
                return number
        return None

    @property
    def pushing(self) -> bool:
        """Is a finger still at work?"""
        return bool(self._fingers)

    def raw(self, number: int) -> tuple[float, ...]:
        """Where a piece is, as fine as the engine knows it: x y z in millimetres, then the quaternion, in the order of `Pose`."""
        body = self._bodies[number]
        place = body.translation
        x, y, z, w = body.rotation.to_tuple()
        return place.x * 1000, place.y * 1000, place.z * 1000, x, y, z, w

    def pose(self, number: int) -> Pose:
        """Where a piece is, as it is written down."""
        return rounded(*self.raw(number))

    def lean(self, number: int) -> float:
        """Degrees from upright, as fine as the engine knows it."""
        x, y, _, _ = self._bodies[number].rotation.to_tuple()
        return lean_of(x, y)

    def meetings(self) -> list[tuple[int, int]]:
        """Pairs of pieces that came within reach of each other since the last call, in order."""
        found = []
        for event in self._events.drain_collision_events():
            if event.started:
                one, other = self._colliders.get(event.collider1), self._colliders.get(event.collider2)
                if one is not None and other is not None:
                    found.append((one, other))
        return found


def _metres(vector: Vector) -> Vector:
    return vector[0] / 1000, vector[1] / 1000, vector[2] / 1000


def _position(pose: Pose) -> tuple[Vector, tuple[float, float, float, float]]:
    return _metres((pose.x, pose.y, pose.z)), (pose.qx, pose.qy, pose.qz, pose.qw)


def _back(release: Release, steps: int) -> Pose:
    """Where the hand was so many steps before it let go."""
    time = steps / (FRAME_RATE * STEPS)
    x, y, z = (part * time for part in release.velocity)
    half = -radians(release.spin) * time / 2
    c, s = cos(half), sin(half)
    given = release.pose
    return Pose(
        given.x - x, given.y - y, given.z - z,
        c * given.qx - s * given.qy, c * given.qy + s * given.qx, c * given.qz + s * given.qw, c * given.qw - s * given.qz,
    )  # fmt: skip
