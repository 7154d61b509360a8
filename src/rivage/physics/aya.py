"""Physics for a table of Aya: its state as a scene, a simulation, and what came to rest as an action for the log.

The one place where the poses of the rules and those of physics are turned into each other.
"""

import math
from typing import Final

from msgspec import Struct

from rivage.games.aya.actions import Rest, Rests
from rivage.games.aya.bodies import bodies, on_table, rested
from rivage.games.aya.components import FRICTION, HEIGHT, TABLE_FRICTION, THICKNESS, TOKEN_RADIUS, TOKEN_THICKNESS, WIDTH
from rivage.games.aya.shapes import Pose as RulesPose
from rivage.games.aya.state import TOPPLING, AyaState, pose_of

from .cascade import Motion, simulate
from .errors import NoRoom
from .scene import Box, Disc, Pose, Push, Release, Scene
from .trajectory import decode

DOMINO: Final = Box(HEIGHT, WIDTH, THICKNESS)
TOKEN: Final = Disc(2 * TOKEN_RADIUS, TOKEN_THICKNESS)
STEP: Final = 0.2
"""Millimetres: a piece that moved more than this has a place in the stream of a motion."""
STEP_COSINE: Final = math.cos(math.radians(0.2))
"""The same for how it turned, by half the angle."""


class Answer(Struct, frozen=True):
    """What physics says."""

    action: Rests
    """For the log."""
    motion: Motion
    """How it came about; domino 1 of the table is number 0 here, and animals come after the dominoes in their order."""


def answer(state: AyaState) -> Answer:
    """What happens in a state that waits for physics.

    Raises:
        PhysicsError: when the scene is refused, or the engine cannot go on; nothing has changed.
    """
    scene, hand = scene_of(state), hand_of(state)
    try:
        return read(state, simulate(scene, hand))
    except NoRoom:
        # The rules look from above and saw room; by a hair there is none, beside something that leans. It is set down gently.
        return read(state, simulate(scene))


def scene_of(state: AyaState) -> Scene:
    """Everything on the table that can move."""
    where = bodies(state)
    width, depth = state.setting.size
    return Scene(
        dominoes=tuple(map(_to_physics, where.dominoes)),
        tokens=tuple(map(_to_physics, where.animals)),
        domino=DOMINO,
        token=TOKEN,
        friction=FRICTION,
        floor=TABLE_FRICTION,
        table=(float(width), float(depth)),
    )


def hand_of(state: AyaState) -> Push | Release | None:
    """What a hand has just done: a push, a domino let go of, or nothing that moves."""
    if state.phase == TOPPLING:
        return Push(state.pushed - 1)
    if not state.released:
        return None
    along, across, spin = state.motion
    number = state.released - 1
    pose = _to_physics(bodies(state).dominoes[number])
    return Release(pose, velocity=(float(along), float(across), 0.0), spin=float(spin), domino=number)


def read(state: AyaState, motion: Motion) -> Answer:
    """What a motion means for the table."""
    return Answer(rested(state, tuple(map(_to_rules, motion.dominoes)), tuple(map(_to_rules, motion.tokens))), motion)


def ends_so(state: AyaState, action: Rests, stream: bytes) -> bool:
    """Whether a recorded motion, begun from this table, ends where the action says. Nothing is simulated.

    Raises:
        ValueError: for bytes that are no motion, or of another table.
    """
    start = scene_of(state).bodies
    final = decode(stream, start).final
    poses = [_to_rules(final.get(number, pose)) for number, pose in enumerate(start)]
    split = len(state.dominoes)
    told, said = _by_name(rested(state, poses[:split], poses[split:])), _by_name(action)
    if any(said.get(name) != rest for name, rest in told.items()):
        return False
    # What moved by less than a step of the stream is not in it.
    names: list[int | str] = [*range(1, split + 1), *(rider.animal for rider in on_table(state))]
    began = dict(zip(names, start, strict=True))
    return all(name in began and _hardly_moved(began[name], rest) for name, rest in said.items() if name not in told)


def _by_name(action: Rests) -> dict[int | str, Rest]:
    return {**dict(action.dominoes), **dict(action.animals)}


def _hardly_moved(pose: Pose, rest: Rest) -> bool:
    now = pose_of(rest)
    same = abs(pose.qw * now.qw + pose.qx * now.qx + pose.qy * now.qy + pose.qz * now.qz)
    return math.dist((pose.x, pose.y, pose.z), (now.x, now.y, now.z)) < STEP and same > STEP_COSINE


def _to_physics(pose: RulesPose) -> Pose:
    return Pose(pose.x, pose.y, pose.z, pose.qw, pose.qx, pose.qy, pose.qz)


def _to_rules(pose: Pose) -> RulesPose:
    return RulesPose(pose.x, pose.y, pose.z, pose.qx, pose.qy, pose.qz, pose.qw)
