"""The simulated world: the only module that uses Rapier. It takes a scene, advances it in steps and returns poses.

Rapier computes in metres and single precision. The settings below were measured against the theory of domino waves; the tables
and the commands that made them are in docs/explanation/physics.md. Two settings are surprising. Contacts of moving pieces are
computed anew at every step, because Rapier's default of recycling them made rows of rough dominoes 4 % too fast. And contacts are
predicted 2.5 mm ahead, with two stabilisation iterations that take the added speed out again, so that a falling edge meets the
next face at the right moment instead of up to a step late.

A token is an octagon of four crossed bars, not a cylinder. Boxes rest on boxes without jitter, while Rapier's flat cylinders sink
in and bounce: tokens placed 0.01 mm above their dominoes knocked over half a table.
"""

from collections.abc import Sequence
from math import cos, hypot, pi, radians, sin, sqrt

import rapier3d as rapier

from rivage.core.pose import Pose, Vector, lean_of

from .errors import NoRoom, SimulationFailed
from .scene import Push, Release, Scene, check_push, check_release, check_scene, octagon_bars, overlaps, rounded

FRAME_RATE = 60
"""Frames per second of a recorded motion."""
STEPS_PER_FRAME = 12
"""Simulation steps per frame."""
GRAVITY = 9.81
"""Metres per second squared."""
DENSITY = 700.0
"""Kilograms per cubic metre, of a wooden domino."""
TOKEN_DENSITY = 900.0
"""Kilograms per cubic metre, of a card token."""
TOKEN_DAMPING = 2.0
"""Per second. Angular damping of tokens, which would otherwise roll and rock for ever."""
OCTAGON_RADIUS = sqrt(pi / (2 * sqrt(2)))
"""Radii of a disc. Distance from the centre to the corners of an octagon of the same area."""
GROUND_HALF_WIDTH_M = 12.0
"""Metres. Half the side of the rug, and of a table without an edge."""
RUG_DEPTH_M = 0.06
"""Metres. Height of the table above the rug."""

LENGTH_UNIT = 0.0125
"""Metres. Typical size of a body, to which Rapier relates its tolerances."""
SOLVER_ITERATIONS = 3
STABILIZATION_ITERATIONS = 2
LINEAR_ERROR = 0.001
"""Length units. Penetration of two bodies that Rapier does not correct."""
PREDICTION_DISTANCE = 0.2
"""Length units: 2.5 mm."""
CONTACT_RECYCLE_DISTANCE = 0.003
"""Length units: a contact is reused in the next step only if the pieces moved less than 0.04 mm."""
CONTACT_SOFTNESS = (240.0, 10.0)
"""Natural frequency in hertz and damping ratio of contacts between pieces."""
TABLE_SOFTNESS = (480.0, 10.0)
"""Natural frequency in hertz and damping ratio of contacts with the table."""

FINGER_DISTANCE_MM = 0.2
"""Millimetres between a fingertip and the back of the domino when a push starts."""
REST_SPEED_M_S = 0.002
"""Metres per second. A piece that moves more slowly counts as at rest."""
REST_SPIN_RAD_S = 0.25
"""Radians per second. A piece that turns more slowly counts as at rest.

A domino that is about to fall soon turns faster than this; a domino that trembles on a heap does not.
"""

# Collision groups: a finger collides only with the piece it pushes.
_PIECES, _FINGER, _ALL = rapier.Group.GROUP_1, rapier.Group.GROUP_2, rapier.Group.ALL


class World:
    """A scene as a Rapier world. Bodies have the indices of the scene: dominoes first, then tokens."""

    def __init__(self, scene: Scene) -> None:
        """Build the world without advancing it.

        Raises:
            ValueOutOfRange: if the scene has a size, a friction or a pose outside the allowed range.
        """
        check_scene(scene)
        self.scene = scene
        self._world = rapier.PhysicsWorld(gravity=(0.0, 0.0, -GRAVITY))
        self._world.set_num_threads(1)
        self._settings()
        # Rapier combines the frictions of two colliders by this rule. It must give `friction` between two pieces and `floor`
        # between a piece and the table, whichever of the two is larger.
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
        """Active fingers, with the number of steps each has left."""
        self._events = rapier.ChannelEventCollector()
        # The published types do not declare that a collector is an event handler.
        self._world.event_handler = self._events  # type: ignore[assignment]

    def _settings(self) -> None:
        given = self._world.integration_parameters
        given.dt = 1 / (FRAME_RATE * STEPS_PER_FRAME)
        given.num_solver_iterations = SOLVER_ITERATIONS
        given.num_internal_stabilization_iterations = STABILIZATION_ITERATIONS
        given.length_unit = LENGTH_UNIT
        given.normalized_allowed_linear_error = LINEAR_ERROR
        given.normalized_prediction_distance = PREDICTION_DISTANCE
        given.contact_softness = rapier.SpringCoefficients(*CONTACT_SOFTNESS)
        given.static_contact_softness = rapier.SpringCoefficients(*TABLE_SOFTNESS)
        given.contact_recycling = True
        given.normalized_contact_recycle_distance = CONTACT_RECYCLE_DISTANCE

    def _ground(self) -> None:
        slabs = [(GROUND_HALF_WIDTH_M, GROUND_HALF_WIDTH_M, 0.0)]
        if self.scene.table is not None:
            wide, deep = self.scene.table
            slabs = [(wide / 2000, deep / 2000, 0.0), (GROUND_HALF_WIDTH_M, GROUND_HALF_WIDTH_M, -RUG_DEPTH_M)]
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
        solids = octagon_bars(Pose(0.0, 0.0, 0.0), disc.diameter / 2 * OCTAGON_RADIUS, disc.thickness)
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
        """Start a push: place a fingertip behind a domino. `step` moves the fingertip and removes it at the end.

        Raises:
            NoSuchDomino: if the scene has no domino with that index.
            ValueOutOfRange: if the push has a value outside the allowed range.
        """
        check_push(self.scene, push)
        box, pose = self.scene.domino, self.scene.dominoes[push.domino]
        back = pose.turned((-box.thickness / 2 - push.radius - FINGER_DISTANCE_MM, 0.0, (push.height - 0.5) * box.height))
        ahead = pose.turned((1.0, 0.0, 0.0))
        pace = push.speed / 1000 / (hypot(ahead[0], ahead[1]) or 1.0)
        body = rapier.RigidBody.kinematic_velocity_based().linvel((ahead[0] * pace, ahead[1] * pace, 0.0))
        body = body.translation(_metres((pose.x + back[0], pose.y + back[1], pose.z + back[2])))
        tip = self._touching(rapier.Collider.ball(push.radius / 1000), self.scene.friction)
        finger = self._world.add_body(body, [tip.collision_groups(rapier.InteractionGroups(_FINGER, _FINGER))])
        self._fingers[finger] = max(1, round((push.travel + FINGER_DISTANCE_MM) / push.speed * FRAME_RATE * STEPS_PER_FRAME))
        pushed = self._bodies[push.domino]
        self._world.colliders[pushed.colliders[0]].collision_groups = rapier.InteractionGroups(_PIECES | _FINGER, _ALL)
        pushed.wake_up()

    def release(self, release: Release) -> None:
        """Simulate the last moments of a hand that carries a domino of the scene, and release the domino.

        The carried domino is the last one unless the release names another. It is a kinematic body until its release, so it hits
        its neighbours with the speed of the hand. Its approach is shortened if its start would be inside another piece.

        Raises:
            NoSuchDomino: if the scene has no domino with that index.
            ValueOutOfRange: if the release has a value outside the allowed range.
            NoRoom: if every possible start of the approach is inside another piece.
        """
        check_release(self.scene, release)
        number = len(self.scene.dominoes) - 1 if release.domino is None else release.domino
        carried = self._bodies[number]
        steps = self._approach_steps(release, number)
        speed, spin = rapier.Vec3(*_metres(release.velocity)), rapier.Vec3(0.0, 0.0, radians(release.spin))
        carried.body_type = rapier.RigidBodyType.KINEMATIC_VELOCITY_BASED
        carried.position = rapier.Isometry3(*_position(_hand_pose(release, steps)))
        carried.linvel, carried.angvel = speed, spin
        for _ in range(steps):
            self._world.step()
        carried.body_type = rapier.RigidBodyType.DYNAMIC
        carried.linvel, carried.angvel = speed, spin
        carried.wake_up()

    def _approach_steps(self, release: Release, number: int) -> int:
        """The number of steps of the approach, shortened when its start would be inside another piece."""
        others = self.scene.dominoes[:number] + self.scene.dominoes[number + 1 :]
        wanted = round(release.approach / 1000 * FRAME_RATE * STEPS_PER_FRAME)
        for part in (1.0, 0.75, 0.5, 0.25, 0.0):
            steps = round(wanted * part)
            if not overlaps(_hand_pose(release, steps), others, self.scene.tokens, self.scene.domino, self.scene.token):
                return steps
        raise NoRoom("the carried domino has no free place to start from", x=release.pose.x, y=release.pose.y)

    # ---------------------------------------------------------------- time

    def advance(self) -> None:
        """Advance by one frame.

        Raises:
            SimulationFailed: if the engine computed invalid numbers.
        """
        for _ in range(STEPS_PER_FRAME):
            self.step()
        if not self._world.quarantine.is_empty():
            raise SimulationFailed("the physics engine computed invalid numbers")

    def step(self) -> None:
        """Advance by one simulation step, 1/720 s."""
        self._world.step()
        for finger, left in list(self._fingers.items()):
            self._fingers[finger] = left - 1
            if left <= 1:
                self._world.remove_body(finger)
                del self._fingers[finger]

    def awake(self) -> list[int]:
        """Indices of the pieces that are not asleep, in ascending order."""
        numbers = self._numbers
        return sorted(numbers[handle] for handle in self._world.active_bodies() if handle in numbers)

    def find_moving(self, numbers: Sequence[int]) -> int | None:
        """The last of the given pieces that is not at rest, or None."""
        for number in reversed(numbers):
            body = self._bodies[number]
            move, turn = body.linvel, body.angvel
            if hypot(move.x, move.y, move.z) > REST_SPEED_M_S or hypot(turn.x, turn.y, turn.z) > REST_SPIN_RAD_S:
                return number
        return None

    @property
    def pushing(self) -> bool:
        """Whether a finger is still moving."""
        return bool(self._fingers)

    def raw(self, number: int) -> tuple[float, ...]:
        """Unrounded pose of a piece: x y z in millimetres, then the quaternion, in the order of `Pose`."""
        body = self._bodies[number]
        place = body.translation
        x, y, z, w = body.rotation.to_tuple()
        return place.x * 1000, place.y * 1000, place.z * 1000, x, y, z, w

    def pose(self, number: int) -> Pose:
        """Pose of a piece, rounded to the precision of the notation."""
        return rounded(*self.raw(number))

    def lean(self, number: int) -> float:
        """Unrounded lean of a piece, in degrees from upright."""
        x, y, _, _ = self._bodies[number].rotation.to_tuple()
        return lean_of(x, y)

    def new_contacts(self) -> list[tuple[int, int]]:
        """Pairs of pieces that came into contact since the last call, in order."""
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


def _hand_pose(release: Release, steps_before: int) -> Pose:
    """Pose of the carried domino a number of steps before its release."""
    time = steps_before / (FRAME_RATE * STEPS_PER_FRAME)
    x, y, z = (part * time for part in release.velocity)
    half = -radians(release.spin) * time / 2
    c, s = cos(half), sin(half)
    given = release.pose
    return Pose(
        given.x - x, given.y - y, given.z - z,
        c * given.qx - s * given.qy, c * given.qy + s * given.qx, c * given.qz + s * given.qw, c * given.qw - s * given.qz,
    )  # fmt: skip
