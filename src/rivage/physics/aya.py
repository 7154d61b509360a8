"""Physics for a table of Aya: its pieces, its state as a scene, a simulation, and what came to rest as an action for the log.

The one module of this package that knows a game. How large and how rough the pieces are, and when a domino has fallen, is said in
`games.aya.components`.
"""

import math
from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from rivage.core import Pose, Simulated
from rivage.games.aya import GAME
from rivage.games.aya.actions import Rest, Rests
from rivage.games.aya.bodies import bodies, on_table, rested
from rivage.games.aya.components import (
    ANIMALS,
    DOMINOES,
    FRICTION,
    HEIGHT,
    LEAN,
    TABLE_FRICTION,
    TABLES,
    THICKNESS,
    TOKEN_RADIUS,
    TOKEN_THICKNESS,
    WIDTH,
)
from rivage.games.aya.state import TOPPLING, AyaState, pose_of

from .cascade import Hand, Motion, simulate
from .errors import NoRoom
from .scene import Disc, DominoSize, Push, Release, Scene
from .trajectory import decode

DOMINO: Final = DominoSize(HEIGHT, WIDTH, THICKNESS)
TOKEN: Final = Disc(2 * TOKEN_RADIUS, TOKEN_THICKNESS)
IN_THE_BOX: Final = (DOMINOES, len(ANIMALS))
"""Dominoes and tokens."""
USUAL_TABLE: Final = next((float(width), float(depth)) for width, depth in TABLES.values())
STEP: Final = 0.2
"""Millimetres: a piece that moved more than this has a place in the stream of a motion."""
STEP_COSINE: Final = math.cos(math.radians(0.2))
"""The same for how it turned, by half the angle."""


_STRAY_DOMINOES: Final = 2
"""Dominoes. The fall of no more than these is replayed in real time."""
_DOMINO_S: Final = 0.09
_PHOTO_S: Final = 0.9
_MAX_PHOTOS_S: Final = 14.0
"""Seconds of replay for each falling domino, for each photo, and for all photos at most, as in the client's `pace.ts`."""
_LOOK_S: Final = 6.0
"""Seconds in which players look at what a wave has left before bots push again."""


class SimulationResult(Struct, frozen=True):
    """What physics says."""

    action: Rests
    """For the log."""
    motion: Motion
    """How it came about; domino 1 of the table is number 0 here, and animals come after the dominoes in their order."""


def answer(state: AyaState) -> SimulationResult:
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


def simulated(state: AyaState) -> Simulated:
    """The same, as a table records it.

    Raises:
        PhysicsError: as `answer` does.
    """
    said = answer(state)
    return Simulated(GAME.format_action(said.action), said.motion.trajectory, _watching_s(state, said.motion))


def _watching_s(state: AyaState, motion: Motion) -> float:
    """About how long clients replay a motion, in seconds: a wave runs in slow motion, more slowly still around each photo."""
    fell = len(motion.falls)
    if state.phase != TOPPLING or fell <= _STRAY_DOMINOES:
        return motion.seconds
    photos = (len(state.tiles) + len(state.riders)) * fell / len(state.dominoes)
    slowed = fell * _DOMINO_S + min(photos * _PHOTO_S, _MAX_PHOTOS_S)
    return max(motion.seconds, slowed) + _LOOK_S


def scene_with(dominoes: Iterable[Pose] = (), tokens: Iterable[Pose] = (), table: tuple[float, float] | None = None) -> Scene:
    """Pieces of the box somewhere; without `table` on one that has no edge."""
    return Scene(
        dominoes=tuple(dominoes),
        tokens=tuple(tokens),
        domino=DOMINO,
        token=TOKEN,
        fallen=LEAN,
        friction=FRICTION,
        floor=TABLE_FRICTION,
        table=table,
    )


def scene_of(state: AyaState) -> Scene:
    """Everything on the table that can move."""
    where = bodies(state)
    width, depth = state.setting.size
    return scene_with(where.dominoes, where.animals, (float(width), float(depth)))


def hand_of(state: AyaState) -> Hand:
    """What a hand has just done: pushes, a domino let go of, or nothing that moves."""
    if state.phase == TOPPLING:
        return tuple(Push(number - 1) for number in state.all_pushed())
    if not state.released:
        return None
    along, across, spin = state.motion
    number = state.released - 1
    pose = bodies(state).dominoes[number]
    return Release(pose, velocity=(float(along), float(across), 0.0), spin=float(spin), domino=number)


def read(state: AyaState, motion: Motion) -> SimulationResult:
    """What a motion means for the table."""
    return SimulationResult(rested(state, motion.dominoes, motion.tokens), motion)


def motion_matches(state: AyaState, action: str, stream: bytes) -> bool:
    """Whether a recorded motion, begun from this table, ends where the action says; without any, nothing may have moved.

    Nothing is simulated.

    Raises:
        ValueError: for bytes that are no motion, or of another table.
    """
    if not stream:
        return action == GAME.format_action(Rests())
    rests = GAME.parse_action(action)
    return isinstance(rests, Rests) and _matches(state, rests, stream)


def _matches(state: AyaState, action: Rests, stream: bytes) -> bool:
    start = scene_of(state).bodies
    final = decode(stream, start).final
    poses = [final.get(number, pose) for number, pose in enumerate(start)]
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
    same = abs(pose.qx * now.qx + pose.qy * now.qy + pose.qz * now.qz + pose.qw * now.qw)
    return math.dist((pose.x, pose.y, pose.z), (now.x, now.y, now.z)) < STEP and same > STEP_COSINE
