"""Physics of Aya: converts a game state to a scene, simulates it, and converts the final poses to the action that is logged.

The sizes and frictions of the pieces, and the lean at which a domino has fallen, are defined in `games.aya.components`.
"""

import math
from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from rivage.core import Pose, Simulated
from rivage.games.aya import GAME
from rivage.games.aya.actions import Rest, Rests
from rivage.games.aya.bodies import bodies, on_table, to_rests
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
"""Size of Aya's dominoes, in millimetres."""
TOKEN: Final = Disc(2 * TOKEN_RADIUS, TOKEN_THICKNESS)
"""Size of Aya's animal tokens, in millimetres."""
IN_THE_BOX: Final = (DOMINOES, len(ANIMALS))
"""Number of dominoes and of animal tokens in the box."""
DEFAULT_TABLE: Final = next((float(width), float(depth)) for width, depth in TABLES.values())
"""Width and depth of the default table, in millimetres."""
TRAJECTORY_PRECISION_MM: Final = 0.2
"""Millimetres. A piece that moved further than this has records in the trajectory of a motion."""
TRAJECTORY_PRECISION_COSINE: Final = math.cos(math.radians(0.2))
"""Cosine of half the angle of a turn. A piece that turned further than this has records in the trajectory."""


_MAX_REAL_TIME_FALLS: Final = 2
"""Dominoes. If at most this number fall, the motion is replayed in real time."""
_REPLAY_PER_DOMINO_S: Final = 0.09
"""Seconds of replay for each falling domino. This and the next two are the same as in the client's `pace.ts`."""
_REPLAY_PER_PHOTO_S: Final = 0.9
"""Seconds of replay for each photo."""
_MAX_REPLAY_OF_PHOTOS_S: Final = 14.0
"""Seconds. Longest replay time for all photos together."""
_PAUSE_AFTER_WAVE_S: Final = 6.0
"""Seconds in which players look at the result of a wave before bots push again."""


class SimulationResult(Struct, frozen=True):
    """The result of simulating a game state."""

    action: Rests
    """The action of chance that puts the final poses into the game state and the log."""
    motion: Motion
    """The simulated motion. Domino 1 of the table has index 0 here; animals follow the dominoes in their order on the table."""


def simulate_state(state: AyaState) -> SimulationResult:
    """Simulate a state that waits for physics.

    Raises:
        PhysicsError: if the scene is invalid or the engine fails. The state is unchanged.
    """
    scene, hand = scene_of(state), hand_of(state)
    try:
        return read(state, simulate(scene, hand))
    except NoRoom:
        # The rules check for room in two dimensions. Beside a leaning piece the bodies may still overlap a little in three. Then
        # the domino is placed without the motion of the hand.
        return read(state, simulate(scene))


def simulated(state: AyaState) -> Simulated:
    """Simulate a state that waits for physics, and return the action, the trajectory and the replay time that a table records.

    Raises:
        PhysicsError: if the scene is invalid or the engine fails. The state is unchanged.
    """
    result = simulate_state(state)
    return Simulated(GAME.format_action(result.action), result.motion.trajectory, _replay_duration_s(state, result.motion))


def _replay_duration_s(state: AyaState, motion: Motion) -> float:
    """Estimated duration of the replay in clients, in seconds.

    A wave is replayed in slow motion, slower still around each photo.
    """
    fell = len(motion.falls)
    if state.phase != TOPPLING or fell <= _MAX_REAL_TIME_FALLS:
        return motion.seconds
    photos = (len(state.tiles) + len(state.riders)) * fell / len(state.dominoes)
    slowed = fell * _REPLAY_PER_DOMINO_S + min(photos * _REPLAY_PER_PHOTO_S, _MAX_REPLAY_OF_PHOTOS_S)
    return max(motion.seconds, slowed) + _PAUSE_AFTER_WAVE_S


def scene_with(dominoes: Iterable[Pose] = (), tokens: Iterable[Pose] = (), table: tuple[float, float] | None = None) -> Scene:
    """A scene of Aya's dominoes and tokens at the given poses. `table` is width and depth in millimetres; None has no edge."""
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
    """The scene of a game state: all bodies on its table."""
    placed = bodies(state)
    width, depth = state.setting.size
    return scene_with(placed.dominoes, placed.animals, (float(width), float(depth)))


def hand_of(state: AyaState) -> Hand:
    """The hand that acts in a game state: pushes, the release of a carried domino, or None."""
    if state.phase == TOPPLING:
        return tuple(Push(number - 1) for number in state.all_pushed())
    if not state.released:
        return None
    along, across, spin = state.motion
    number = state.released - 1
    pose = bodies(state).dominoes[number]
    return Release(pose, velocity=(float(along), float(across), 0.0), spin=float(spin), domino=number)


def read(state: AyaState, motion: Motion) -> SimulationResult:
    """Convert the motion of a state's scene to a result with the action for the log."""
    return SimulationResult(to_rests(state, motion.dominoes, motion.tokens), motion)


def motion_matches(state: AyaState, action: str, stream: bytes) -> bool:
    """Whether a recorded motion that starts from this state ends where the action says. Nothing is simulated.

    An empty stream matches only the action in which nothing moved.

    Raises:
        ValueError: if the bytes are not a trajectory, or belong to another table.
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
    recorded, expected = _by_name(to_rests(state, poses[:split], poses[split:])), _by_name(action)
    if any(expected.get(name) != rest for name, rest in recorded.items()):
        return False
    # The trajectory leaves out movements that are smaller than its precision.
    names: list[int | str] = [*range(1, split + 1), *(rider.animal for rider in on_table(state))]
    initial = dict(zip(names, start, strict=True))
    return all(
        name in initial and _within_precision(initial[name], rest) for name, rest in expected.items() if name not in recorded
    )


def _by_name(action: Rests) -> dict[int | str, Rest]:
    return {**dict(action.dominoes), **dict(action.animals)}


def _within_precision(pose: Pose, rest: Rest) -> bool:
    now = pose_of(rest)
    same = abs(pose.qx * now.qx + pose.qy * now.qy + pose.qz * now.qz + pose.qw * now.qw)
    return (
        math.dist((pose.x, pose.y, pose.z), (now.x, now.y, now.z)) < TRAJECTORY_PRECISION_MM
        and same > TRAJECTORY_PRECISION_COSINE
    )
